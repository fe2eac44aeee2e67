"""A game as its journal tells it: the history in memory, what happened so far, and what a client has missed.

`version` counts the entries of the journal and never goes back; `seq` counts the picks that stand: an undo lowers it.
While seats choose apart, a viewer's numbers count only what it sees (veil.py).
"""

from collections.abc import Iterator
from typing import Final, final

import msgspec

from longhouse import Event, Game, History, Journal, JournalError, find_game, new_game, save
from longhouse.kernel.decision import NOBODY, Decision, Option
from longhouse.kernel.history import replay_pick
from longhouse.kernel.journal import STANDARD, read_journal, read_pick, write_head, write_pick
from longhouse.kernel.saving import SaveError
from longhouse.kernel.saving import load as load_table
from longhouse.server.store import Entry, TableInfo
from longhouse.server.story import Log
from longhouse.server.veil import Apartness, Veil, seats_apart

UNDO: Final = "undo"  # the line of an entry that takes the last pick back
LOG_KEPT: Final = 300  # events; older ones are told by the replay
EventPacked = tuple[int, str, str, int, list[int], int, int]


class Snapshot(msgspec.Struct, array_like=True):
    """A table in the middle of its game, and the last of what happened."""

    seq: int
    table: list[object]
    events: list[EventPacked]
    asked_at: dict[int, int]
    undone: int
    picks: list[str]  # as the journal orders them; the entries stand as they came


@final
class Record:
    """One running (or finished) game."""

    def __init__(self, history: History, table_id: str) -> None:
        self.history: Final = history
        self.table_id: Final = table_id
        self.version = 1  # the deal
        self.log: Log = []
        self.log_from = 0  # the first pick whose events are all in the log
        self.seqs: dict[int, int] = {1: 0}  # after which version how many picks stood
        self.undone = 0  # the last version that was an undo
        self.said: dict[tuple[str, str], int] = {}  # by person and the client's id: after how many picks it was done
        self.veil: Final = Veil()
        self.asked_at: dict[int, int] = {}  # by seat: the seq that it was told when its question arose
        self.mover = NOBODY  # whose entry was the last
        self.kept = 0  # the version of the newest snapshot

    @property
    def game(self) -> Game:
        return self.history.game

    @property
    def seq(self) -> int:
        return len(self.history.journal.picks)

    # --- picks

    def pick(self, option: Option, seat: int) -> str:
        """Pick, and return the line for the journal. Raises IllegalPick, and then nothing has changed."""
        before, apart = self.history.table.questions, seats_apart(self.history.table)
        pick = self.history.pick(option, seat)
        self.picked(seat, before, apart)
        return write_pick(self.game, pick)

    def picked(self, seat: int, before: list[Decision], apart: Apartness) -> None:
        self.stepped(seat, apart, 1)
        self.remember()
        self.note_asked(before, seat)

    def undo(self) -> str:
        seat, apart = self.history.journal.picks[-1].seat, seats_apart(self.history.table)
        self.history.undo()
        if not self.stepped(seat, apart, -1):
            self.undone = self.version
        self.log = [(seq, event) for seq, event in self.log if seq <= self.seq]
        self.asked_at = {d.seat: self.told(d.seat)[0] for d in self.history.table.questions}
        return UNDO

    def stepped(self, seat: int, apart: Apartness, change: int) -> bool:
        """One more entry; whether only its seat knows of it."""
        self.mover = seat
        self.version += 1
        self.seqs[self.version] = self.seq
        table = self.history.table
        return self.veil.step(seat, apart, seats_apart(table), bool(table.events), change, (self.seq, self.version))

    def told(self, viewer: int) -> tuple[int, int]:
        """The seq and the version that this viewer is told."""
        return self.veil.told(viewer)

    def remember(self) -> None:
        """Keep what the last pick (or the deal) brought about."""
        seq = self.seq
        self.log += [(seq, event) for event in self.history.table.events]
        if len(self.log) > 2 * LOG_KEPT:
            del self.log[:-LOG_KEPT]
            self.log_from = self.log[0][0] + 1

    def note_asked(self, before: list[Decision], seat: int) -> None:
        """Where several seats choose at once, the pick of one leaves the questions to the others as they were."""
        old = {decision.seat: decision for decision in before if decision.seat != seat}
        asked: dict[int, int] = {}
        for decision in self.history.table.questions:
            now = self.told(decision.seat)[0]
            known = same(old.get(decision.seat), decision)
            asked[decision.seat] = self.asked_at.get(decision.seat, now) if known else now
        self.asked_at = asked

    def in_time(self, seat: int, seq: int) -> bool:
        """Whether who was told this seq saw the question that is open to this seat now."""
        now = self.told(seat)[0]
        return self.asked_at.get(seat, now) <= seq <= now

    def take(self, entry: Entry) -> None:
        """The next entry of the journal, with the luck that it has recorded. Raises JournalError."""
        history = self.history
        if entry.version != self.version + 1:
            raise JournalError(f"entry {self.version + 1} is missing")
        if entry.line == UNDO:
            if not history.before:
                raise JournalError(f"entry {entry.version}: nothing can be taken back here")
            self.undo()
            return
        before, apart = history.table.questions, seats_apart(history.table)
        pick = read_pick(self.game, entry.version, entry.line, len(history.journal.seats))
        replay_pick(history, entry.version, pick)
        self.picked(pick.seat, before, apart)

    def may_pick(self, option: Option, seat: int, seq: int) -> bool:
        return self.in_time(seat, seq) and option in self.history.table.asked(seat).options

    def latest(self) -> Log:
        """What the last pick brought about."""
        return [(self.seq, event) for event in self.history.table.events]

    # --- what a client has missed

    def since(self, version: int) -> Log | None:
        """What happened after a version that a client has seen; None if it must be told everything anew."""
        if version not in self.seqs or self.undone > version:
            return None
        seq = self.seqs[version]
        return [(n, event) for n, event in self.log if n > seq] if seq + 1 >= self.log_from else None

    # --- snapshots

    def may_be_kept(self, every: int) -> bool:
        """A snapshot forgets what could be taken back and who knows what, so it is made only where that is nothing."""
        calm = not self.history.before and seats_apart(self.history.table) is None
        return calm and self.version - self.kept >= every

    def snapshot(self) -> bytes:
        events = [
            (seq, event.kind, event.rule, event.seat, event.args, event.public, event.seen_by)
            for seq, event in self.log[-LOG_KEPT:]
        ]
        picks = [write_pick(self.game, pick) for pick in self.history.journal.picks]
        kept = Snapshot(self.seq, save(self.history.table), events, self.asked_at, self.undone, picks)
        return msgspec.msgpack.encode(kept)


def same(one: Decision | None, other: Decision) -> bool:
    return one is not None and (one.ask, one.args, one.options) == (other.ask, other.args, other.options)


# --- from a journal to a game


def begin(table: TableInfo) -> str:
    """The head of a new journal: what was agreed on, and the deal."""
    history = new_game(
        table.game, seats=[seat.name for seat in table.seats], seed=table.seed, options={**table.options}
    )
    history.journal.proof = table.proof
    return write_head(history.game, history.journal)


def standing(entries: list[Entry]) -> list[str]:
    """The lines of a journal as it stands, without what was taken back."""
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
    """The same lines as a journal orders them: entries stand as they came, but what seats chose apart at the same time
    is told seat by seat. Raises JournalError."""
    lines = standing(entries)
    record = open_record(table, [Entry(table.id, version, line) for version, line in enumerate(lines, 1)])
    return [lines[0], *[write_pick(record.game, pick) for pick in record.history.journal.picks]]


def open_record(table: TableInfo, entries: list[Entry], snapshot: tuple[int, bytes] | None = None) -> Record:
    """The game of these entries; raises JournalError if this version of the rules cannot go on with it."""
    game = find_game(table.game)
    journal = read_journal(game, entries[0].line)
    if journal.content != STANDARD:
        raise JournalError("this journal was played with other content")
    record = from_snapshot(table.id, game, journal, entries, snapshot) if snapshot is not None else None
    if record is None:
        record = Record(History(game, journal, game.content()), table.id)
        record.remember()
        record.note_asked([], -1)
    for entry in entries[: record.version]:
        note_said(record, entry, record.seqs[entry.version])
    for entry in entries[record.version :]:
        record.take(entry)
        note_said(record, entry, record.told(record.mover)[0])
    return record


def note_said(record: Record, entry: Entry, seq: int) -> None:
    if entry.person is not None and entry.said is not None:
        record.said[entry.person, entry.said] = seq


def from_snapshot(
    table_id: str, game: Game, journal: Journal, entries: list[Entry], snapshot: tuple[int, bytes]
) -> Record | None:
    """The game as it was kept; None if it was kept by another version, for then the journal must do."""
    version, data = snapshot
    history = History(game, journal, game.content())
    try:
        kept = msgspec.msgpack.decode(data, type=Snapshot)
        history.table = load_table(game, game.content(), kept.table)
    except (msgspec.DecodeError, SaveError):
        return None
    if version > len(entries):
        return None
    history.listen()
    if len(standing(entries[:version])) != kept.seq + 1:
        return None
    journal.picks = [read_pick(game, number, line, len(journal.seats)) for number, line in enumerate(kept.picks, 1)]
    record = Record(history, table_id)
    for entry, seq in zip(entries[:version], counted(entries), strict=False):
        record.seqs[entry.version] = seq
    record.version = record.kept = version
    record.veil.lift((kept.seq, version))
    record.log = [(event[0], Event(*event[1:])) for event in kept.events]
    record.log_from = record.log[0][0] + 1 if len(record.log) >= LOG_KEPT else 0
    record.asked_at, record.undone = kept.asked_at, kept.undone
    return record


def counted(entries: list[Entry]) -> Iterator[int]:
    """After each entry, how many picks stand; the first is the deal."""
    seq = -1
    for entry in entries:
        seq += -1 if entry.line == UNDO else 1
        yield seq
