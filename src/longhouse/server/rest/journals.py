"""Journals and replays. A finished game is open to everybody who may watch it; of a running game you get what you
saw."""

import asyncio
import re
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from longhouse import Journal, JournalError, SettingError
from longhouse import replay as play_again
from longhouse.kernel.decision import NOBODY, SPECTATOR
from longhouse.kernel.journal import STANDARD, write_head, write_pick
from longhouse.messages import Phrase, journal_phrase, setting_phrase
from longhouse.server.base.limits import check_rate
from longhouse.server.base.refusal import Refusal, Shape, may_refuse, refuse, shown
from longhouse.server.people.names import presentable
from longhouse.server.people.people import Person, id_of, person_of, somebody
from longhouse.server.rest.seating import Promise, short
from longhouse.server.store.facts import Entry, SeatInfo, TableInfo, new_id
from longhouse.server.store.store import Store
from longhouse.server.table import telling
from longhouse.server.table.entries import journal_text
from longhouse.server.table.record import lines_in_order
from longhouse.server.table.retelling import FRAMES_AT_ONCE, retell
from longhouse.server.table.rooms import Rooms
from longhouse.server.wire.wire import ENCODER

router: Final = APIRouter(prefix="/api", tags=["journals"])

MOST_PICKS: Final = 5000  # in an uploaded journal; a game between people has a few hundred
NAME_LENGTH: Final = 64
TEXT: Final = {"text/plain": {"schema": {"type": "string"}}}


class Uploaded(Shape):
    """The table at which the journal can be replayed."""

    id: str
    picks: int


async def open_table(request: Request, table_id: str) -> tuple[TableInfo, Person | None]:
    """The table, if it exists and this visitor may see it."""
    table = await store_of(request).find(table_id)
    if table is None:
        raise refuse(404, "room-unknown-table")
    person = await person_of(request)
    if not telling.may_watch(table, id_of(person)):
        raise refuse(403, "room-no-spectators")
    return table, person


def store_of(request: Request) -> Store:
    store = request.app.state.store
    assert isinstance(store, Store)
    return store


# --- down


@router.get(
    "/tables/{table_id}/journal",
    response_class=PlainTextResponse,
    responses={200: {"content": TEXT}, **may_refuse(403, 404, 409)},
)
async def journal(request: Request, table_id: str) -> PlainTextResponse:
    """The whole journal, once the game is over: before that, it would reveal hidden information. See `replay` for the
    rest."""
    table, _ = await open_table(request, table_id)
    if not table.is_past:
        raise refuse(409, "room-journal-later")
    entries = await store_of(request).entries(table_id)
    async with request.app.state.retelling:
        text = await asyncio.to_thread(written, table, entries)
    name = f"{table.game}-{re.sub('[^A-Za-z0-9]', '', table.id)}.journal"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


def written(table: TableInfo, entries: list[Entry]) -> str:
    """As the players' own program would have written it; unchanged if it was played by other rules than ours."""
    try:
        return "".join(lines_in_order(table, entries))
    except (JournalError, SettingError):
        return journal_text(entries)


@router.get("/tables/{table_id}/replay", responses=may_refuse(403, 404, 409, 422))
async def replay(
    request: Request,
    table_id: str,
    viewpoint: Annotated[
        str, Query(alias="as", max_length=12, description="A seat, `spectator`, or after the end `all`")
    ] = "",
    first: Annotated[int, Query(alias="from", ge=0, le=100_000, description="The first pick; 0 is the deal")] = 0,
    last: Annotated[int, Query(alias="to", ge=0, le=100_000, description="The last pick")] = FRAMES_AT_ONCE - 1,
) -> Response:
    """At most 200 frames, each the table after one pick, as the viewer sees it (wire.py: ReplayOut)."""
    table, person = await open_table(request, table_id)
    entries = await store_of(request).entries(table_id)
    if not entries:
        raise refuse(409, "room-not-begun")
    viewer = whose_eyes(table, person, viewpoint)
    facts = (telling.table_facts(table, ""), [telling.seat_facts(seat) for seat in table.seats])
    try:
        async with request.app.state.retelling:  # a whole game takes a while, and live tables have priority
            replayed = await asyncio.to_thread(retell, table, entries, viewer, first, last, facts)
    except (JournalError, SettingError) as problem:
        raise refuse(409, "room-unreadable-table") from problem
    return Response(ENCODER.encode(replayed), media_type="application/json")


def whose_eyes(table: TableInfo, person: Person | None, viewpoint: str) -> int:
    """Your own seat or the public view; after the end, any seat or everything."""
    mine = table.seats_of(id_of(person))
    seats = list(range(len(table.seats))) if table.is_past else mine
    if viewpoint == "":
        return mine[0] if mine else SPECTATOR
    if viewpoint == "spectator":
        return SPECTATOR
    if viewpoint == "all" and table.is_past:
        return NOBODY
    if viewpoint.isascii() and viewpoint.isdigit() and int(viewpoint) in seats:
        return int(viewpoint)
    raise refuse(403, "room-not-your-eyes", field="as")


# --- up


@router.post(
    "/journals",
    status_code=201,
    responses=may_refuse(400, 401, 403, 409, 413, 422),
    openapi_extra={"requestBody": {"content": TEXT, "required": True}},
)
async def upload(request: Request) -> Uploaded:
    """Upload a journal, to replay it and show it to others. It is played through first."""
    person = await somebody(request)
    await check_rate(request, "journal", person.id)
    try:
        text = (await request.body()).decode()
        async with request.app.state.retelling:
            table, lines, pack = await asyncio.to_thread(read_upload, text, person.id)
    except (JournalError, SettingError, UnicodeDecodeError) as problem:
        raise damaged(problem) from problem
    if pack:
        await store_of(request).keep_pack(table.pack, pack)
    await store_of(request).create(table, lines)
    return Uploaded(id=table.id, picks=len(lines) - 1)


def damaged(problem: Exception) -> Refusal:
    """Why it cannot be played, in the reader's language where there is a message for it."""
    why: Phrase | str = shown(str(problem))
    if isinstance(problem, UnicodeDecodeError):
        why = Phrase("journal-not-text", {})
    elif isinstance(problem, SettingError | JournalError) and problem.key:
        why = short(setting_phrase(problem) if isinstance(problem, SettingError) else journal_phrase(problem))
    return refuse(422, "room-journal-damaged", problem=why)


def read_upload(text: str, person: str) -> tuple[TableInfo, list[str], str]:
    """A table for the finished game, the lines of its journal as we would have written them, and its pack."""
    if text.count("\n") - text.count("\n|") > MOST_PICKS + 100:  # the lines of a pack are no picks
        raise JournalError(f"more than {MOST_PICKS} picks", "journal-long", {"most": MOST_PICKS})
    history = play_again(text)
    journal = history.journal
    lines = [write_head(history.game, journal), *[write_pick(history.game, journal, pick) for pick in journal.picks]]
    seats = [SeatInfo(seat, "person", presentable(name)) for seat, name in enumerate(journal.seats)]
    table = uploaded_table(journal, seats, person, "over" if history.table.over else "brought")
    if journal.content != STANDARD:
        table.pack, table.pack_title = journal.content, history.content.title
    return table, lines, journal.pack


def uploaded_table(journal: Journal, seats: list[SeatInfo], person: str, status: str) -> TableInfo:
    return TableInfo(
        id=new_id(),
        game=journal.game,
        rules=journal.version,
        settings=journal.settings,
        seed=journal.seed[:NAME_LENGTH],
        watch="link",
        host=person,
        seats=seats,
        status=status,
        parent_picks=journal.taken_over,
    )


# --- once more


class Wanting(Shape):
    """What you need to promise if the next game begins at once."""

    promise: Promise | None = None


class Again(Shape):
    """The table that follows this one, the link to it, and the SHA-256 of its secret."""

    id: str
    link: str
    commitment: str | None


@router.post("/tables/{table_id}/rematch", status_code=201, responses=may_refuse(400, 401, 403, 404, 409, 413, 422))
async def rematch(request: Request, table_id: str, wish: Wanting | None = None) -> Again:
    """The same people, settings and bots once more. Everybody who asks later gets the same table."""
    person = await somebody(request)
    table, _ = await open_table(request, table_id)
    rooms = request.app.state.rooms
    assert isinstance(rooms, Rooms)
    if not table.seats_of(person.id):
        raise refuse(403, "room-not-your-seat")
    if table.status != "over":
        raise refuse(409, "room-not-over")
    await check_rate(request, "table", person.id)
    again = await rooms.rematch(table, person.id, (wish and wish.promise) or "")
    found = await store_of(request).find(again)
    return Again(id=again, link=f"/join/{again}", commitment=None if found is None else found.commitment)
