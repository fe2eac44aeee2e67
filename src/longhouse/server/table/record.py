"""A game as recorded in its journal: the history in memory, what has happened so far, and what a client has missed.

`version` counts the entries of the journal and never decreases; `seq` counts the picks that have not been undone.
Neither ever leaves the server: viewers get other numbers, which count only what they were shown (veil.py).
"""

import hashlib
from collections.abc import Iterator
from typing import Final, final

import msgspec

from longhouse import Event, Game, History, Journal, JournalError, find_game, new_game, save
from longhouse.kernel.chance import COUNTER, KEYED
from longhouse.kernel.content import ContentFile
from longhouse.kernel.decision import EVERYBODY, NOBODY, Decision, Option
from longhouse.kernel.history import NOWHERE, content_of_journal, replay_pick
from longhouse.kernel.journal import Pick, played_game, read_journal, read_pick, write_head, write_pick
from longhouse.kernel.packs.pack import open_pack
from longhouse.kernel.saving import SaveError
from longhouse.kernel.saving import load as load_table
from longhouse.server.store.facts import Entry, TableInfo
from longhouse.server.table.story import Log
from longhouse.server.table.veil import Apartness, Veil, seats_apart, seen_by

UNDO: Final = "undo"  # the line of an entry that undoes the last pick
CHECKSUM: Final = 16  # bytes before a snapshot
LOG_KEPT: Final = 300  # events; the replay has the older ones
EventPacked = tuple[int, str, str, int, list[int], int, int]


class Snapshot(msgspec.Struct, array_like=True):
    """A table in the middle of its game, and its latest events."""

    seq: int
    table: list[object]
    events: list[EventPacked]
    asked_at: dict[int, int]
    undone: int
    picks: list[str]  # in journal order, whereas the entries are in the order in which they arrived
    seen_by: list[int]  # by entry: a mask of the viewers who know of it


@final
class Record:
    """One running (or finished) game."""

    def __init__(self, history: History, table_id: str) -> None:
        self.history: Final = history
        self.table_id: Final = table_id
        self.log: Log = []
        self.log_from = 0  # the first entry whose events are all in the log
        self.undone = 0  # the last entry that undid something everybody had seen
        self.said: dict[tuple[str, str], int] = {}  # by person and client id: the seq that its seat was sent
        self.veil: Final = Veil(history.table.seats)
        self.asked_at: dict[int, int] = {}  # by seat: the seq that it was sent when its question arose
        self.mover = NOBODY  # whose entry was the last
        self.acted: Final[dict[int, tuple[int, float]]] = {}  # by seat: its player's last entry, and when
        self.kept = 0  # the version of the latest snapshot

    @property
    def game(self) -> Game:
        return self.history.game

    @property
    def version(self) -> int:
        return self.veil.entries

    @property
    def seq(self) -> int:
        return len(self.history.journal.picks)

    # --- picks

    def play(self, option: Option, seat: int) -> str:
        """Play a pick and return its line for the journal. Raises IllegalPick and changes nothing if it is not
        legal."""
        before, apart = self.history.table.questions, seats_apart(self.history.table)
        pick = self.history.pick(option, seat)
        self.picked(seat, before, apart)
        return write_pick(self.game, self.history.journal, pick)

    def picked(self, seat: int, before: list[Decision], apart: Apartness) -> None:
        self.mover = seat
        self.veil.picked(seen_by(self.history, seat, apart))
        self.remember()
        self.note_asked(before, seat)

    def undo(self) -> str:
        """Undo the last pick; only viewers who saw it learn of this."""
        before = self.history.table.questions
        self.mover = self.history.journal.picks[-1].seat
        self.history.undo()
        pick = self.veil.undone()
        if self.veil.seen_by[pick] == EVERYBODY:
            self.undone = self.version
        self.log = [(entry, event) for entry, event in self.log if entry < pick]
        self.note_asked(before, self.mover)
        return UNDO

    def numbers_for(self, viewer: int, entry: int = -1) -> tuple[int, int]:
        """The seq and version for this viewer, now or after an earlier entry."""
        return self.veil.numbers_for(viewer, entry)

    def numbered(self, viewer: int, log: Log) -> Log:
        """Events, each with its seq for this viewer."""
        return [(self.numbers_for(viewer, entry)[0], event) for entry, event in log]

    def remember(self) -> None:
        """Log the events of the last pick (or of the deal)."""
        self.log += self.latest()
        if len(self.log) > 2 * LOG_KEPT:
            del self.log[:-LOG_KEPT]
            self.log_from = self.log[0][0] + 1

    def note_asked(self, before: list[Decision], seat: int) -> None:
        """Where several seats choose at once, a pick by one of them leaves the others' questions as they were."""
        old = {decision.seat: decision for decision in before if decision.seat != seat}
        asked: dict[int, int] = {}
        for decision in self.history.table.questions:
            now = self.numbers_for(decision.seat)[0]
            known = same(old.get(decision.seat), decision)
            asked[decision.seat] = min(self.asked_at.get(decision.seat, now), now) if known else now
        self.asked_at = asked

    def in_time(self, seat: int, seq: int) -> bool:
        """Whether a viewer who was sent this seq has seen the question that this seat is asked now."""
        now = self.numbers_for(seat)[0]
        return self.asked_at.get(seat, now) <= seq <= now

    def take(self, entry: Entry) -> Pick | None:
        """Apply the next entry of the journal, with the recorded random outcomes. Returns the pick, or None for an
        undo. Raises JournalError."""
        history = self.history
        if entry.version != self.version + 1:
            raise JournalError(f"entry {self.version + 1} is missing")
        if entry.line == UNDO:
            if not history.before:
                raise JournalError(f"entry {entry.version}: there is nothing to undo here")
            self.undo()
            return None
        before, apart = history.table.questions, seats_apart(history.table)
        pick = read_pick(self.game, history.journal.format, entry.version, entry.line, len(history.journal.seats))
        replay_pick(history, entry.version, pick)
        self.picked(pick.seat, before, apart)
        return pick

    def may_pick(self, option: Option, seat: int, seq: int) -> bool:
        return self.in_time(seat, seq) and option in self.history.table.legal_options(seat)

    def latest(self) -> Log:
        """The events of the last pick."""
        return [(self.version, event) for event in self.history.table.events]

    # --- what a client has missed

    def since(self, viewer: int, version: int) -> Log | None:
        """Events after a version that this viewer was sent; None if the viewer needs the whole state."""
        seen = self.veil.find(viewer, version)
        if not seen or self.undone > seen or seen + 1 < self.log_from:
            return None
        return [(entry, event) for entry, event in self.log if entry > seen]

    # --- snapshots

    def may_be_kept(self, every: int) -> bool:
        """A snapshot loses what could be undone, and which picks are not in order yet, so it is made only where there
        are neither. Seats may be in the middle of choosing separately: what they have chosen is on the table."""
        calm = not self.history.before and self.history.apart_from == NOWHERE
        return calm and self.version - self.kept >= every

    def snapshot(self) -> bytes:
        events = [
            (entry, event.kind, event.rule, event.seat, event.args, event.public, event.seen_by)
            for entry, event in self.log[-LOG_KEPT:]
        ]
        picks = [write_pick(self.game, self.history.journal, pick) for pick in self.history.journal.picks]
        table, known = save(self.history.table), self.veil.seen_by
        data = msgspec.msgpack.encode(Snapshot(self.seq, table, events, self.asked_at, self.undone, picks, known))
        return checksum(data) + data


def checksum(data: bytes) -> bytes:
    """A damaged snapshot could still be read, as another table than the journal's."""
    return hashlib.blake2b(data, digest_size=CHECKSUM).digest()


def same(one: Decision | None, other: Decision) -> bool:
    return one is not None and (one.ask, one.args, one.options) == (other.ask, other.args, other.options)


# --- from a journal to a game


def begin(table: TableInfo, pack: str = "") -> str:
    """The head of a new journal: what was agreed on, and the deal."""
    seats = [seat.name for seat in table.seats]
    content = open_pack(find_game(table.game), pack, table.pack_title) if pack else None
    settings = {**table.settings}
    generator = KEYED if table.secret else COUNTER  # a seed that was chosen gives the same game here as elsewhere
    history = new_game(
        table.game, seats=seats, seed=table.seed, settings=settings, content=content, generator=generator
    )
    history.journal.proof = table.proof
    return write_head(history.game, history.journal)


def standing(entries: list[Entry]) -> list[str]:
    """The lines of a journal without the picks that were undone."""
    lines: list[str] = []
    for entry in entries:
        if entry.line == UNDO:
            lines.pop()
        else:
            lines.append(entry.line)
    return lines


def journal_text(entries: list[Entry]) -> str:
    return "".join(standing(entries))


def lines_in_order(table: TableInfo, entries: list[Entry]) -> list[str]:
    """The same lines in journal order: entries are stored as they arrived, but in a journal the picks that seats made
    separately at the same time are grouped by seat. Raises JournalError."""
    lines = standing(entries)
    record = open_record(table, [Entry(table.id, version, line) for version, line in enumerate(lines, 1)])
    return [lines[0], *[write_pick(record.game, record.history.journal, pick) for pick in record.history.journal.picks]]


def open_record(table: TableInfo, entries: list[Entry], snapshot: tuple[int, bytes] | None = None) -> Record:
    """The game of these entries. Raises JournalError if this version of the rules cannot continue it."""
    game = played_game(entries[0].line)
    journal = read_journal(game, entries[0].line)
    content = content_of_journal(game, journal)
    record = from_snapshot(table.id, game, journal, content, entries, snapshot) if snapshot is not None else None
    if record is None:
        record = Record(History(game, journal, content), table.id)
        record.remember()
        record.note_asked([], -1)
    for entry, seat in zip(entries[1 : record.version], movers(entries), strict=False):
        note_who(record, entry, seat)
    for entry in entries[record.version :]:
        record.take(entry)
        note_who(record, entry, record.mover)
    return record


def note_who(record: Record, entry: Entry, seat: int) -> None:
    """Whose entry this was. What a bot or a formality did for a seat is not the player's own doing."""
    if entry.person is not None:
        record.acted[seat] = (entry.version, entry.at)
    if entry.person is not None and entry.said is not None:
        record.said[entry.person, entry.said] = record.numbers_for(seat, entry.version)[0]


def from_snapshot(
    table_id: str, game: Game, journal: Journal, content: ContentFile, entries: list[Entry], snapshot: tuple[int, bytes]
) -> Record | None:
    """The game from a snapshot; None if another version made it or it is damaged, so that the journal is replayed."""
    version, data = snapshot[0], snapshot[1][CHECKSUM:]
    if checksum(data) != snapshot[1][:CHECKSUM]:
        return None
    history = History(game, journal, content)
    try:
        kept = msgspec.msgpack.decode(data, type=Snapshot)
        history.table = load_table(game, content, kept.table)
    except (msgspec.DecodeError, SaveError):
        return None
    fits = version <= len(entries) and len(standing(entries[:version])) == kept.seq + 1 and goes_on(entries[version:])
    if not fits or len(kept.seen_by) != version + 1:
        return None
    history.record_events()
    journal.picks = [
        read_pick(game, journal.format, number, line, len(journal.seats)) for number, line in enumerate(kept.picks, 1)
    ]
    record = Record(history, table_id)
    for entry in entries[1:version]:
        if entry.line == UNDO:
            record.veil.undone()
        else:
            record.veil.picked(kept.seen_by[entry.version])
    record.kept = version
    record.log = [(event[0], Event(*event[1:])) for event in kept.events]
    record.log_from = record.log[0][0] + 1 if len(record.log) >= LOG_KEPT else 0
    record.asked_at, record.undone = kept.asked_at, kept.undone
    return record


def goes_on(entries: list[Entry]) -> bool:
    """Whether these entries undo none of those before them."""
    picks = 0
    for entry in entries:
        picks += -1 if entry.line == UNDO else 1
        if picks < 0:
            return False
    return True


def movers(entries: list[Entry]) -> Iterator[int]:
    """Whose entry each is, after the deal: a pick is undone by the seat that made it."""
    made: list[int] = []
    for entry in entries[1:]:
        if entry.line != UNDO:
            made.append(int(entry.line.partition(" ")[0]))
        yield made.pop() if entry.line == UNDO else made[-1]
