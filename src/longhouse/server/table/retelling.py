"""Replays a game from its journal for the replay page: frame by frame, as one viewer sees it."""

from typing import Final

from longhouse import JournalError, Table
from longhouse.kernel.decision import NOBODY
from longhouse.kernel.journal import Pick
from longhouse.kernel.secret import hidden_asker
from longhouse.messages.phrase import Phrase
from longhouse.messages.speech import journal_phrase
from longhouse.server.people.bot_names import names_of
from longhouse.server.store.facts import Entry, TableInfo
from longhouse.server.table import story
from longhouse.server.table.entries import standing
from longhouse.server.table.record import Record, lines_in_order, open_record
from longhouse.server.wire.parts import SeatFacts, TableFacts
from longhouse.server.wire.wire import FrameOut, ReplayOut

FRAMES_AT_ONCE: Final = 200
Facts = tuple[TableFacts, list[SeatFacts]]


def retell(table: TableInfo, entries: list[Entry], viewer: int, first: int, last: int, facts: Facts) -> ReplayOut:
    """The frames from the first pick to the last. `viewer` NOBODY sees everything, which is only for finished games.

    Of a running game these are the moments that the viewer was shown, as they came: there are none for picks that
    others made in secret. A finished game is in the order of its journal. If other rules played it, it is told up to
    the pick that ours cannot follow, which is named; of a running game that would say too much.
    """
    in_order, broken = tellable(table, entries) if table.is_past else (standing(entries), None)
    lines = [Entry(table.id, version, line) for version, line in enumerate(in_order, 1)]
    names = names_of(table.seats)
    last = min(last, first + FRAMES_AT_ONCE - 1)
    record = open_record(table, lines[:1])
    frames = [frame(record, viewer, names, 0)] if first == 0 else []
    seen = 0
    for line in lines[1:]:
        hidden = not table.is_past and bool(hidden_asker(record.history.table.agenda))
        pick = record.take(line)
        before, seen = seen, record.seq if table.is_past else record.numbers_for(viewer)[0]
        if seen > before and first <= seen <= last:
            frames.append(frame(record, viewer, names, seen, pick, hidden))
    view = eyes(record.history.table, viewer)
    over = story.score(table.game, record.history.table.result) if table.status == "over" else None
    return ReplayOut(facts[0], facts[1], seen, story.seat_of(view), story.scenery(view), frames, over, broken)


def tellable(table: TableInfo, entries: list[Entry]) -> tuple[list[str], Phrase | None]:
    """The lines of a finished game; and, if they cannot all be played, why they end there. Raises JournalError if not
    even the deal can be."""
    try:
        return lines_in_order(table, entries), None
    except JournalError:
        lines = standing(entries)
    record = open_record(table, [Entry(table.id, 1, lines[0])])
    for at, line in enumerate(lines[1:], 1):
        try:
            record.take(Entry(table.id, at + 1, line))
        except JournalError as problem:
            return lines[:at], reason(problem, at)
    return lines, None


def reason(problem: JournalError, pick: int) -> Phrase:
    why = journal_phrase(problem)
    return Phrase(why.key, {**why.args, "number": pick}) if why.key else Phrase("room-unreadable-table", {})


def eyes(table: Table, viewer: int) -> Table:
    return table if viewer == NOBODY else table.view(viewer)


def frame(
    record: Record, viewer: int, names: story.Names, seq: int, pick: Pick | None = None, hidden: bool = False
) -> FrameOut:
    """The table after its last pick. The option is shown only to the seat that picked it: it may be a secret. So is the
    seat itself, if the question was `hidden`."""
    view = eyes(record.history.table, viewer)
    seat, option = (story.NO_SEAT, "") if pick is None else (pick.seat, pick.option)
    shown = option if viewer in (NOBODY, seat) else ""
    if hidden and viewer != seat:
        seat = story.NO_SEAT
    events = story.events(view, [(seq, event) for _, event in record.latest()], names)
    return FrameOut(seq, seat, shown, events, story.picture(view))
