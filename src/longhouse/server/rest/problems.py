"""Turns everything that goes wrong with a request into a refusal: JSON with a sentence for the reader, never a
traceback."""

from itertools import pairwise
from typing import Final

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from longhouse.messages.phrase import Phrase
from longhouse.server.base.headers import SECURITY
from longhouse.server.base.refusal import Refusal, refuse, shown
from longhouse.server.people.accounts import LONGEST, SHORTEST
from longhouse.server.people.names import LONGEST as LONGEST_NAME
from longhouse.server.rest.packs import Faulty, answer_faulty
from longhouse.server.rest.seating import KINDS
from longhouse.server.store.store import Taken

LOG: Final = structlog.get_logger("longhouse.requests")
BAD_DATA: Final = "22"  # a class of PostgreSQL's error codes

BY_STATUS: Final = {
    400: "server-not-readable",
    404: "server-no-such-page",
    405: "server-wrong-method",
    415: "server-not-readable",
}

# pydantic's kinds of errors that people can do something about
BY_KIND: Final = {
    "missing": "server-field-missing",
    "extra_forbidden": "server-field-unknown",
    "string_too_long": "server-field-long",
    "too_long": "server-field-long",
    "string_too_short": "server-field-short",
    "too_short": "server-field-short",
}


def register_problems(app: FastAPI) -> None:
    app.add_exception_handler(HTTPException, answer_refusal)
    app.add_exception_handler(RequestValidationError, answer_bad_fields)
    app.add_exception_handler(Faulty, answer_faulty)
    app.add_exception_handler(Taken, answer_late)
    app.add_exception_handler(SQLAlchemyError, answer_database_error)
    app.add_exception_handler(Exception, answer_bug)


async def answer_refusal(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, HTTPException)
    if not isinstance(problem, Refusal):
        key = BY_STATUS.get(problem.status_code, "server-not-readable")
        headers = dict(problem.headers or {})
        problem = Refusal(problem.status_code, Phrase(key, {}), headers=headers)
    return JSONResponse(problem.to_json(), problem.status_code, problem.headers)


async def answer_bad_fields(request: Request, problem: Exception) -> JSONResponse:
    """Reports the first wrong field; the others show up once it is corrected."""
    assert isinstance(problem, RequestValidationError)
    refusal = refusal_of(problem.errors()[0])
    return JSONResponse(refusal.to_json(), refusal.status_code)


def refusal_of(error: dict[str, object]) -> Refusal:
    kind, place = str(error["type"]), error["loc"]
    assert isinstance(place, tuple)
    if kind == "json_invalid" or place == ("body",):
        return refuse(400, "server-not-readable")
    field = field_at(place)
    last = field.rpartition(".")[2]
    if last == "password" and kind.startswith("string_too"):
        return refuse(422, "server-password-length", field=field, least=SHORTEST, most=LONGEST)
    if last == "name" and kind.startswith("string_too"):
        key = "server-name-long" if kind == "string_too_long" else "server-name-empty"
        return refuse(422, key, field=field, **({"most": LONGEST_NAME} if kind == "string_too_long" else {}))
    return refuse(422, BY_KIND.get(kind, "server-field-wrong"), field=field, name=field)


def field_at(place: tuple[str | int, ...]) -> str:
    """`seats.1.name`, without the kind of seat that pydantic inserts."""
    parts = [part for before, part in pairwise(place) if not (isinstance(before, int) and part in KINDS)]
    return ".".join(shown(str(part)) for part in parts)


async def answer_late(request: Request, problem: Exception) -> JSONResponse:
    """Somebody else was quicker, perhaps in another process."""
    refusal = refuse(409, "room-late")
    return JSONResponse(refusal.to_json(), refusal.status_code)


async def answer_database_error(request: Request, problem: Exception) -> JSONResponse:
    """Locked, full, read-only or gone: nothing was done, and it may work again later. Unless PostgreSQL cannot store
    what was sent, such as a text with a zero in it, which SQLite can."""
    if str(getattr(getattr(problem, "orig", None), "sqlstate", "")).startswith(BAD_DATA):
        return await answer_refusal(request, refuse(400, "server-not-readable"))
    LOG.error("the database failed", path=request.url.path, problem=repr(problem)[:300])
    refusal = Refusal(503, Phrase("server-database", {}), headers={"Retry-After": "5"})
    return JSONResponse(refusal.to_json(), refusal.status_code, refusal.headers)


async def answer_bug(request: Request, problem: Exception) -> JSONResponse:
    """A bug in the server. It is logged in full detail, none of which leaves the server."""
    LOG.error("a request failed", path=request.url.path, exc_info=problem)
    refusal = refuse(500, "server-broken")
    return JSONResponse(refusal.to_json(), refusal.status_code, SECURITY)
