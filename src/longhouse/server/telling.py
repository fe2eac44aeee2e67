"""What a room says of itself: who is here, the whole state, and what a pick has changed. One message serves all
sockets that look through the same eyes."""

from typing import Final, NamedTuple

from longhouse import Table
from longhouse.kernel.decision import SPECTATOR
from longhouse.messages.phrase import Phrase
from longhouse.server import story
from longhouse.server.record import Record
from longhouse.server.store import ChatLine, SeatInfo, TableInfo
from longhouse.server.story import Log
from longhouse.server.wire import (
    ChatOut,
    DecisionOut,
    Role,
    ScoreOut,
    SeatFacts,
    TableFacts,
    UndoOut,
    UpdateMsg,
)

EVENTS_TOLD: Final = 200  # with the whole state; the replay has them all
NOTHING_TO_UNDO: Final = Phrase("room-undo-nothing", {})


class Scene(NamedTuple):
    """The table through somebody's eyes, without what has just happened: if it is the same, nothing is to be told."""

    picture: dict[str, object]
    decisions: list[DecisionOut]
    undo: UndoOut
    over: ScoreOut | None


def scene(record: Record, view: Table, names: list[str]) -> Scene:
    result = record.history.table.result if view.over else None
    told = story.score(record.game.name, result)
    return Scene(story.picture(view), story.decisions(view, names), undo_out(record, view), told)


def undo_out(record: Record, view: Table) -> UndoOut:
    """The answer may depend on nothing that the viewer does not see: why not is said only to who has a move."""
    seat = story.seat_of(view)
    if seat != story.NO_SEAT and record.history.can_undo(seat):
        return UndoOut(seat, True)
    asked = any(decision.seat == seat for decision in view.decisions)
    return UndoOut(seat, False, NOTHING_TO_UNDO if asked else None)


def update(record: Record, view: Table, shown: Scene, log: Log, seats: list[SeatFacts], names: list[str]) -> UpdateMsg:
    events = story.events(view, log, names)
    seq, version = record.told(view.viewer)
    return UpdateMsg(seq, version, shown.picture, shown.decisions, events, shown.undo, shown.over, seats)


def table_facts(table: TableInfo, host: str) -> TableFacts:
    return TableFacts(
        id=table.id,
        game=table.game,
        rules=table.rules,
        options=table.options,
        status=table.status,  # type: ignore[arg-type]  # the database holds nothing else
        watch=table.watch,  # type: ignore[arg-type]
        host=host,
        created=table.created,
        seed=table.seed if table.status == "over" else None,
        rematch=table.rematch,
    )


def seat_facts(seat: SeatInfo, online: bool) -> SeatFacts:
    kind = seat.kind
    return SeatFacts(seat.seat, seat.name, kind, seat.bot, online or kind == "bot", seat.stand_in)  # type: ignore[arg-type]


def chat_out(line: ChatLine) -> ChatOut:
    return ChatOut(line.id, line.name, line.seat, line.text, line.at)


def role_of(table: TableInfo, person: str, seats: list[int]) -> Role:
    if person and person == table.host:
        return "host"
    return "seat" if seats else "spectator"


def may_watch(table: TableInfo, person: str, seats: list[int]) -> bool:
    """While seats are open everybody with the link may look; a game may be closed to all who do not play."""
    return bool(seats) or table.watch != "none" or table.status == "open" or bool(person and person == table.host)


def whose_eyes(seats: list[int], wanted: int | None, asked: list[int]) -> int:
    """At one screen the seat that is asked for, else the one that has a move; who has no seat sees what all see."""
    if wanted in seats and wanted is not None:
        return wanted
    return next((seat for seat in asked if seat in seats), seats[0] if seats else SPECTATOR)
