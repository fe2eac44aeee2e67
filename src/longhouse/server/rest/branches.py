"""Playing on: a new table that begins at a move of a past game, with new luck."""

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Request
from pydantic import Field

from longhouse import JournalError, SettingError
from longhouse.kernel.branch import branch_of
from longhouse.kernel.branch import play_on as begin_there
from longhouse.kernel.chance import KEYED
from longhouse.messages import journal_phrase, setting_phrase
from longhouse.server.base.limits import check_rate
from longhouse.server.base.refusal import Refusal, Shape, language_of, may_refuse, refuse
from longhouse.server.people.people import Person, somebody
from longhouse.server.rest.catalogue import Id
from longhouse.server.rest.journals import open_table, store_of
from longhouse.server.rest.lobby import Created, check_free, lobby_of
from longhouse.server.rest.seating import MOST_SEATS, Promise, SeatWish, short, take_seats
from longhouse.server.store.facts import Entry, SeatInfo, TableInfo, new_id, new_secret
from longhouse.server.table.record import past_game
from longhouse.server.wire.parts import WatchRule

router: Final = APIRouter(prefix="/api/tables", tags=["tables"])

Move = Annotated[int, Field(ge=0, le=100_000, strict=True, description="After how many picks; 0 is the deal")]


class BranchWish(Shape):
    """A table that begins at a move of this one. All that was agreed stays, and all that was hidden."""

    move: Move
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]
    watch: WatchRule = "link"
    promise: Promise | None = None


@router.post("/{id}/play-on", status_code=201, responses=may_refuse(400, 401, 403, 404, 409, 413, 422))
async def play_on(request: Request, id: Id, wish: BranchWish) -> Created:
    """Play on from a move of a game that is over, or of an uploaded journal, at a new table with the same settings.
    Seats are filled as in `POST /api/tables`; what is rolled and drawn from there on is new. A running game cannot be
    played on."""
    person = await somebody(request)
    parent, _ = await open_table(request, id)
    if not parent.is_past:
        raise refuse(409, "room-not-over")
    await check_rate(request, "table", person.id)
    if len(wish.seats) != len(parent.seats):
        raise refuse(422, "server-branch-seats", field="seats", seats=len(parent.seats))
    seats = take_seats(wish.seats, person, language_of(request))
    for seat, asked in zip(seats, wish.seats, strict=True):
        if seat.person is not None or getattr(asked, "name", None):
            await check_free(request, seat.name, person, f"seats.{seat.seat}.name")
    made = branched(parent, wish, person, seats)
    entries = await store_of(request).entries(parent.id)
    try:
        async with request.app.state.retelling:  # it replays a whole game
            await asyncio.to_thread(rehearse, made, parent, entries)
    except (JournalError, SettingError) as problem:
        raise impossible(problem) from problem
    await lobby_of(request).add(made)
    return Created(id=made.id, link=f"/join/{made.id}", commitment=made.commitment)


def branched(parent: TableInfo, wish: BranchWish, host: Person, seats: list[SeatInfo]) -> TableInfo:
    made = TableInfo(new_id(), parent.game, parent.rules, parent.settings, "", wish.watch, host.id, seats)
    made.secret = new_secret()
    made.pack, made.pack_title = parent.pack, parent.pack_title
    made.parent, made.parent_picks = parent.id, wish.move
    made.promise(host.id, wish.promise or "")
    return made


def rehearse(made: TableInfo, parent: TableInfo, entries: list[Entry]) -> None:
    """Raises JournalError if nobody could play on from there."""
    game, journal, content = past_game(parent, entries)
    branch = branch_of(game, journal, made.parent_picks, [str(seat.seat) for seat in made.seats], made.id, KEYED)
    begin_there(game, branch, content)


def impossible(problem: JournalError | SettingError) -> Refusal:
    """There is no such move, or the game is over there. Otherwise the journal cannot be played by our rules."""
    if isinstance(problem, JournalError) and problem.key in ("journal-beyond", "journal-ended"):
        return Refusal(422, short(journal_phrase(problem)), "move")
    if isinstance(problem, SettingError) and problem.key:
        return Refusal(409, short(setting_phrase(problem)))
    return refuse(409, "room-unreadable-table")
