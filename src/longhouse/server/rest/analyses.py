"""Analyses of finished games: asked for, followed and stopped by whoever may see the replay."""

import asyncio
import hashlib
from typing import Annotated, Final, Literal, cast

import msgspec
from fastapi import APIRouter, Query, Request, Response

from longhouse import JournalError, SettingError
from longhouse.kernel.registry import find_game
from longhouse.messages.phrase import Phrase
from longhouse.server.base.limits import check_rate
from longhouse.server.base.refusal import may_refuse, refuse
from longhouse.server.people.bot_names import names_of
from longhouse.server.people.people import Person, id_of, somebody
from longhouse.server.rest.journals import open_table, store_of
from longhouse.server.store.analyses import Progress
from longhouse.server.store.facts import Entry, TableInfo
from longhouse.server.table.record import lines_in_order
from longhouse.server.thought.analysts import Analysts, question_from
from longhouse.server.wire.analysis import AnalysisOut, ReportOut
from longhouse.server.wire.wire import ENCODER

router: Final = APIRouter(prefix="/api", tags=["journals"])

MOST_AT_ONCE: Final = 3  # games of one person that wait or are being analysed
State = Literal["none", "waiting", "running", "stopped", "done", "failed"]


@router.get("/tables/{table_id}/analysis", responses=may_refuse(403, 404, 409, 422))
async def analysis(
    request: Request,
    table_id: str,
    have: Annotated[int, Query(ge=-1, le=100_000, description="The `stamp` of the report that you have")] = -1,
) -> Response:
    """How far it is, and what has been found (wire/analysis.py: AnalysisOut)."""
    table, person = await finished_table(request, table_id)
    return told(await analysts_of(request).analyses.progress(table.id, have), person, have)


@router.post("/tables/{table_id}/analysis", responses=may_refuse(400, 401, 403, 404, 409, 422))
async def analyse(request: Request, table_id: str) -> Response:
    """Have the game of this table analysed, or go on with what was stopped. The same game is analysed only once."""
    person = await somebody(request)
    table, _ = await finished_table(request, table_id)
    analysts = analysts_of(request)
    found = await analysts.analyses.progress(table.id)
    if found is None or found.state in ("stopped", "failed"):
        await check_rate(request, "analysis", person.id)
        if not analysts.processes or find_game(table.game).open_mind is None:
            raise refuse(409, "server-analysis-never")
        text = await text_of(request, table)
        journal = hashlib.sha256(text.encode()).hexdigest()
        question = question_from(text, names_of(table.seats))
        if not await analysts.analyses.ask(table.id, journal, person.id, question, MOST_AT_ONCE):
            raise refuse(409, "server-analysis-many", most=MOST_AT_ONCE)
        analysts.bell.set()
    return told(await analysts.analyses.progress(table.id), person)


@router.post("/tables/{table_id}/analysis/stop", responses=may_refuse(400, 401, 403, 404, 409, 422))
async def stop(request: Request, table_id: str) -> Response:
    """Stop what you have asked for. What was found stays, and it can go on later."""
    person = await somebody(request)
    table, _ = await finished_table(request, table_id)
    analyses = analysts_of(request).analyses
    found = await analyses.progress(table.id)
    if found is not None and found.state in ("waiting", "running"):
        if found.person != person.id:
            raise refuse(403, "server-analysis-not-yours")
        await analyses.stop(found.journal)
    return told(await analyses.progress(table.id), person)


async def finished_table(request: Request, table_id: str) -> tuple[TableInfo, Person | None]:
    table, person = await open_table(request, table_id)
    if not table.is_past:
        raise refuse(409, "server-analysis-later")
    return table, person


def analysts_of(request: Request) -> Analysts:
    analysts = request.app.state.analysts
    assert isinstance(analysts, Analysts)
    return analysts


async def text_of(request: Request, table: TableInfo) -> str:
    entries = await store_of(request).entries(table.id)
    try:
        async with request.app.state.retelling:
            return await asyncio.to_thread(in_order, table, entries)
    except (JournalError, SettingError) as problem:
        raise refuse(409, "room-unreadable-table") from problem


def in_order(table: TableInfo, entries: list[Entry]) -> str:
    return "".join(lines_in_order(table, entries))


def told(found: Progress | None, person: Person | None, have: int = -1) -> Response:
    return Response(ENCODER.encode(answer(found, person, have)), media_type="application/json")


def answer(found: Progress | None, person: Person | None, have: int) -> AnalysisOut:
    if found is None:
        return AnalysisOut("none", 0, 0, 0, None, 0.0, False, None, -1, None)
    left = found.seconds / found.here * (found.all - found.here) if found.here else None
    why = Phrase("server-analysis-failed", {}) if found.state == "failed" else None
    report = cast(ReportOut, msgspec.Raw(found.report.encode())) if found.report else None  # it is JSON already
    return AnalysisOut(
        cast(State, found.state),
        found.ahead,
        found.here,
        found.all,
        left,
        found.seconds,
        found.person == id_of(person),
        why,
        found.here if found.report or have == found.here else -1,
        report,
    )
