"""How the server is doing: /healthz for its operator, /metrics for Prometheus."""

import asyncio
import hmac
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, Counter, Gauge, Histogram, generate_latest

import longhouse
from longhouse.server.base.limits import is_local
from longhouse.server.base.refusal import may_refuse, refuse

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

PICKS: Final = Counter("longhouse_picks_total", "Picks that are in a journal", ["game", "by"])
REFUSED: Final = Counter("longhouse_refused_total", "Picks and undos that were refused", ["why"])
BAD_FRAMES: Final = Counter("longhouse_bad_frames_total", "Frames that were no message of ours", ["what"])
DROPPED: Final = Counter("longhouse_dropped_connections_total", "Connections turned away or cut off", ["why"])
RESYNCS: Final = Counter("longhouse_resyncs_total", "Readers so slow that they were dropped to the whole state")
FAILURES: Final = Counter("longhouse_room_failures_total", "Rooms that had to read their journal again")
PICK_SECONDS: Final = Histogram(
    "longhouse_pick_seconds", "From a pick received to its updates ready to be sent", buckets=SECONDS
)
BOT_SECONDS: Final = Histogram("longhouse_bot_seconds", "What a bot takes for a pick", buckets=SECONDS)
THINKER_WAIT_SECONDS: Final = Histogram(
    "longhouse_thinker_wait_seconds", "How long a table waits for a thinking process", buckets=SECONDS
)
SOCKETS: Final = Gauge("longhouse_sockets", "Open sockets")
ROOMS: Final = Gauge("longhouse_rooms", "Tables in memory")
TASKS: Final = Gauge("longhouse_tasks", "Tasks of the event loop")

router = APIRouter()


@router.get("/healthz", tags=["health"])
async def healthz(request: Request) -> JSONResponse:
    """200 while the database answers and picks can be saved, otherwise 503."""
    problem = await request.app.state.database.state()
    return JSONResponse({"status": problem or "ok", "version": longhouse.__version__}, 503 if problem else 200)


@router.get("/metrics", tags=["health"], responses=may_refuse(403))
async def metrics(request: Request) -> Response:
    """In the Prometheus text format; only for this machine, or with the token from the settings."""
    if not may_measure(request, request.app.state.settings.metrics_token):
        raise refuse(403, "server-metrics")
    TASKS.set(len(asyncio.all_tasks()))
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def may_measure(request: Request, token: str) -> bool:
    """Behind a proxy the address is the visitor's, so the proxy does not open up what was closed."""
    if token:
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    return is_local(request)
