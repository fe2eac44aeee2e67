"""A game as recorded in its journal: the history in memory, what has happened so far, and what a client has missed.

`version` counts the entries of the journal and never decreases; `seq` counts the picks that have not been undone.
Neither ever leaves the server: viewers get other numbers, which count only what they were shown (veil.py).
"""

import hashlib
from typing import Final, final

import msgspec

from longhouse import Event, Game, History, Journal, JournalError, find_game, new_game, save
from longhouse.kernel.branch import branch_of
from longhouse.kernel.chance import COUNTER, KEYED
from longhouse.kernel.content import ContentFile
from longhouse.kernel.decision import EVERYBODY, NOBODY, Decision, Option
from longhouse.kernel.history import NOWHERE, content_of_journal, replay, replay_pick
from longhouse.kernel.journal import Pick, played_game, read_journal, read_pick, write_head, write_pick
from longhouse.kernel.packs.pack import open_pack
from longhouse.kernel.saving import SaveError
from longhouse.kernel.saving import load as load_table
from longhouse.lessons.staging import pick_with
from longhouse.server.store.facts import Entry, TableInfo
from longhouse.server.table.entries import UNDO, back_line, goes_on, kept_by, movers, standing
from longhouse.server.table.story import Log
from longhouse.server.table.veil import Apartness, Veil, seats_apart, seen_by

CHECKSUM: Final = 16  # bytes before a snapshot
LOG_KEPT: Final = 200  # events; the replay has the older ones
LOG_AT_MOST: Final = 250  # when there are more, the older ones go
SAID_KEPT: Final = 50  # picks that are known again when they are sent again; older ones come too late anyway
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
    asked_since: dict[int, int] = {}  # empty in a snapshot of an older server, after which all versions are in time


@final
class Record:
    """One running (or finished) game."""

    def __init__(self, history: History, table_id: str) -> None:
        self.history = history
        self.table_id: Final = table_id
        self.log: Log = []
        self.log_from = 0  # the first entry whose events are all in the log
        self.undone = 0  # the last entry that undid something everybody had seen
        self.said: dict[tuple[str, str], int] = {}  # by person and client id: the seq that its seat was sent
        self.veil: Final = Veil(history.table.seats)
        self.asked_at: dict[int, int] = {}  # by seat: the seq that it was sent when its question arose,
        self.asked_since: dict[int, int] = {}  # and the version
        self.mover = NOBODY  # whose entry was the last
        self.acted: Final[dict[int, tuple[int, float]]] = {}  # by seat: its player's last entry, and when
        self.kept = 0  # the version of the latest snapshot
        self.turn_of = self.whose_turn()
        self.turns = 0  # how many have begun since we have this record

    @property
    def game(self) -> Game:
        return self.history.game

    @property
    def version(self) -> int:
        return self.veil.entries

    @property
    def seq(self) -> int:
        return len(self.history.journal.picks)

    def whose_turn(self) -> int:
        """NOBODY between turns."""
        return self.game.face().whose_turn(self.history.table)

    # --- picks

    def play(self, option: Option, seat: int, luck: tuple[int, ...] = ()) -> str:
        """Play a pick, in a lesson with these outcomes, and return its line for the journal. Raises IllegalPick and
        changes nothing if it is not legal."""
        before, apart = self.history.table.questions, seats_apart(self.history.table)
        pick = pick_with(self.history, option, seat, luck) if luck else self.history.pick(option, seat)
        self.picked(seat, before, apart)
        return write_pick(self.game, self.history.journal, pick)

    def picked(self, seat: int, before: list[Decision], apart: Apartness) -> None:
        self.mover = seat
        self.veil.picked(seen_by(self.history, seat, apart))
        self.remember()
        self.note_asked(before, seat)
        self.note_turn()

    def note_turn(self) -> None:
        was, self.turn_of = self.turn_of, self.whose_turn()
        self.turns += self.turn_of != was

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

    def go_back(self, picks: int) -> str:
        """To the first picks of a lesson, across chance: the journal so far is played again."""
        history = self.history
        self.history = replay(history.game, history.journal, history.content, picks)
        entry = self.veil.went_back(picks)
        self.undone = self.version
        self.log = [(number, event) for number, event in self.log if number <= entry]
        self.note_asked([], NOBODY)
        return back_line(picks)

    def numbers_for(self, viewer: int, entry: int = -1) -> tuple[int, int]:
        """The seq and version for this viewer, now or after an earlier entry."""
        return self.veil.numbers_for(viewer, entry)

    def numbered(self, viewer: int, log: Log) -> Log:
        """Events, each with its seq for this viewer."""
        return [(self.numbers_for(viewer, entry)[0], event) for entry, event in log]

    def remember(self) -> None:
        """Log the events of the last pick (or of the deal)."""
        self.log += self.latest()
        if len(self.log) > LOG_AT_MOST:
            del self.log[:-LOG_KEPT]
            self.log_from = self.log[0][0] + 1

    def note_asked(self, before: list[Decision], seat: int) -> None:
        """Where several seats choose at once, a pick by one of them leaves the others' questions as they were."""
        old = {decision.seat: decision for decision in before if decision.seat != seat}
        asked_at, asked_since = self.asked_at, self.asked_since
        self.asked_at, self.asked_since = {}, {}
        for decision in self.history.table.questions:
            asked, (seq, version) = decision.seat, self.numbers_for(decision.seat)
            known = same(old.get(asked), decision)
            self.asked_at[asked] = min(asked_at.get(asked, seq), seq) if known else seq
            self.asked_since[asked] = asked_since.get(asked, 0) if known else version

    def in_time(self, seat: int, seq: int, version: int | None = None) -> bool:
        """Whether a viewer who was sent these numbers has seen the question that this seat is asked now. After an undo
        and another pick, the seq is the same again; the version is not, but older clients do not send it."""
        seq_now, version_now = self.numbers_for(seat)
        if version is not None and not self.asked_since.get(seat, version_now) <= version <= version_now:
            return False
        return self.asked_at.get(seat, seq_now) <= seq <= seq_now

    def take(self, entry: Entry) -> Pick | None:
        """Apply the next entry of the journal, with the recorded random outcomes. Returns the pick, or None if it takes
        picks back. Raises JournalError."""
        history = self.history
        if entry.version != self.version + 1:
            raise JournalError(f"entry {self.version + 1} is missing")
        if entry.line == UNDO:
            if not history.before:
                raise JournalError(f"entry {entry.version}: there is nothing to undo here")
            self.undo()
            return None
        kept = kept_by(entry.line)
        if kept is not None:
            self.go_back(kept)
            return None
        before, apart = history.table.questions, seats_apart(history.table)
        pick = read_pick(self.game, history.journal.format, entry.version, entry.line, len(history.journal.seats))
        replay_pick(history, entry.version, pick)
        self.picked(pick.seat, before, apart)
        return pick

    def may_pick(self, option: Option, seat: int, seq: int, version: int | None = None) -> bool:
        return self.in_time(seat, seq, version) and option in self.history.table.legal_options(seat)

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
        data = msgspec.msgpack.encode(
            Snapshot(self.seq, table, events, self.asked_at, self.undone, picks, known, self.asked_since)
        )
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


def play_on(table: TableInfo, parent: TableInfo, entries: list[Entry]) -> list[str]:
    """The lines of a new journal that begins with the first picks of another table's. Raises JournalError."""
    game, journal, _ = past_game(parent, entries)
    seats = [seat.name for seat in table.seats]
    branch = branch_of(game, journal, table.parent_picks, seats, table.seed, KEYED)
    branch.proof = table.proof
    return [write_head(game, branch), *[write_pick(game, branch, pick) for pick in branch.picks]]


def past_game(table: TableInfo, entries: list[Entry]) -> tuple[Game, Journal, ContentFile]:
    """The game of a table that is over, from the journal that can be downloaded. Raises JournalError."""
    text = "".join(lines_in_order(table, entries))
    game = played_game(text)
    journal = read_journal(game, text)
    return game, journal, content_of_journal(game, journal)


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
        if len(record.said) > SAID_KEPT:
            del record.said[next(iter(record.said))]


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
        back = kept_by(entry.line)
        if back is not None:
            record.veil.went_back(back)
        elif entry.line == UNDO:
            record.veil.undone()
        else:
            record.veil.picked(kept.seen_by[entry.version])
    record.kept = version
    record.log = [(event[0], Event(*event[1:])) for event in kept.events]
    record.log_from = record.log[0][0] + 1 if len(record.log) >= LOG_KEPT else 0
    record.asked_at, record.undone = kept.asked_at, kept.undone
    record.asked_since = kept.asked_since or dict.fromkeys(kept.asked_at, 0)
    return record
