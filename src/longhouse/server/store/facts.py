"""Plain data about tables: who sits where, what was agreed, what was said; and the conversion to and from rows."""

import json
import secrets
import time
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, TypeAlias

from longhouse.kernel.proof import Proof, commitment_of
from longhouse.server.store.models import ChatRow, SeatRow, TableRow

ID_BYTES: Final = 8
SECRET_BYTES: Final = 32
TITLE_LENGTH: Final = 64


@dataclass(slots=True)
class SeatInfo:
    """Who sits in a seat. `bot` plays a bot's seat, `stand_in` the seat of a person who left."""

    seat: int
    kind: str  # person, hotseat, bot, open
    name: str
    person: str | None = None
    bot: str = ""
    stand_in: str = ""
    word: str = ""  # added to the table's random seed
    formalities: bool = False  # whether the server answers mere formalities for this seat
    promise: str = ""  # the hash of the word, which is known before anybody's word is

    @property
    def played_by(self) -> str:
        """The bot that picks for this seat now; empty for a person."""
        return self.bot if self.kind == "bot" else self.stand_in


@dataclass(slots=True)
class TableInfo:
    """Everything about a table except its journal."""

    id: str
    game: str
    rules: int
    settings: dict[str, str]
    seed: str
    watch: str  # all, link, none
    host: str
    seats: list[SeatInfo]
    status: str = "open"
    created: float = field(default_factory=time.time)
    changed: float = field(default_factory=time.time)
    rematch: str | None = None
    seating: int = 0  # increases when anything except the game changes
    secret: str = ""  # the source of all randomness; empty if a seed was chosen or the journal was uploaded
    pack: str = ""  # the fingerprint of the owner's values that it is played with; empty for none
    pack_title: str = ""
    lesson: str = ""  # the name of a lesson of its game, if it is the table of one
    course: str = ""  # where in the lesson its learner is (`Course.kept`)
    parent: str = ""  # the table whose game is played on here; empty if it was brought as a file
    parent_picks: int = -1  # after how many of its picks; -1 if this game began with its own deal

    @property
    def is_past(self) -> bool:
        """Nobody plays here any more, so nothing is hidden: the game is over or was given up, or an unfinished journal
        was uploaded."""
        return self.status in ("over", "given_up", "brought")

    def is_left_by(self, person: str) -> bool:
        """Whether bots play on in all seats of this person."""
        seats = [seat for seat in self.seats if person and seat.person == person]
        return bool(seats) and all(seat.stand_in for seat in seats)

    def promise(self, person: str, promise: str) -> None:
        """A person has one word, which belongs to the first of their seats."""
        seats = self.seats_of(person)
        if seats and self.secret:
            self.seats[seats[0]].promise = promise

    def seats_of(self, person: str) -> list[int]:
        """The seats of the person with this id; a visitor without a name has the id "", and no seats."""
        return [seat.seat for seat in self.seats if person and seat.person == person]

    def looks_like(self, other: "TableInfo") -> bool:
        """Whether the difference between the two is visible only to players who asked for it."""
        return visible_part(self) == visible_part(other)

    @property
    def proof(self) -> Proof | None:
        if not self.secret:
            return None
        words, promises = [seat.word for seat in self.seats], [seat.promise for seat in self.seats]
        return Proof(commitment_of(self.secret), self.secret, words, promises)

    @property
    def commitment(self) -> str | None:
        return commitment_of(self.secret) if self.secret else None

    @property
    def awaits_words(self) -> bool:
        """Whether somebody has promised a word and not revealed it yet."""
        return bool(self.secret) and any(seat.promise and not seat.word for seat in self.seats)


def visible_part(table: TableInfo) -> TableInfo:
    """Everything except the time of the last change and the seats' choice about formalities."""
    return replace(table, changed=0.0, seating=0, seats=[replace(seat, formalities=False) for seat in table.seats])


@dataclass(slots=True)
class Entry:
    """A line of a journal, and who sent it with which id."""

    table_id: str
    version: int
    line: str
    person: str | None = None
    said: str | None = None
    over: bool = False  # whether this pick ended the game
    at: float = 0.0  # when it was written, as the database knows it


@dataclass(slots=True)
class ChatLine:
    """A line of chat, and the id with which its speaker sent it."""

    id: int
    person: str
    name: str
    seat: int
    text: str
    at: float
    said: str | None = None


class Presence(NamedTuple):
    """Who is at a table: the people who have a seat there, and how many others watch."""

    people: frozenset[str]
    watching: int


NOBODY: Final = Presence(frozenset(), 0)
Ballots: TypeAlias = dict[int, dict[str, str]]  # by seat, then by the person who voted: what they want


def new_id() -> str:
    """An id that nobody can guess: anyone who has the link may come in."""
    return secrets.token_urlsafe(ID_BYTES)


def new_secret() -> str:
    """A random secret that nobody can guess."""
    return secrets.token_hex(SECRET_BYTES)


# --- as they lie in the database


def chat_row(table_id: str, line: ChatLine) -> ChatRow:
    return ChatRow(
        table_id=table_id,
        person=line.person,
        name=line.name,
        seat=line.seat,
        text=line.text,
        at=line.at,
        said=line.said,
    )


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(row.id, row.person, row.name, row.seat, row.text, row.at, row.said)


def entry_row(entry: Entry, now: float) -> dict[str, object]:
    return {
        "table_id": entry.table_id,
        "version": entry.version,
        "line": entry.line,
        "person": entry.person,
        "said": entry.said,
        "at": now,
    }


def table_row(table: TableInfo) -> TableRow:
    return TableRow(
        id=table.id,
        game=table.game,
        rules=table.rules,
        settings=json.dumps(table.settings),
        secret=table.secret,
        seed=table.seed,
        watch=table.watch,
        status=table.status,
        host=table.host,
        created=table.created,
        changed=table.changed,
        rematch=table.rematch,
        pack=table.pack,
        pack_title=table.pack_title[:TITLE_LENGTH],
        lesson=table.lesson,
        course=table.course,
        parent=table.parent,
        parent_picks=table.parent_picks,
    )


def seat_row(table_id: str, seat: SeatInfo) -> SeatRow:
    return SeatRow(
        table_id=table_id,
        seat=seat.seat,
        kind=seat.kind,
        person=seat.person,
        bot=seat.bot,
        name=seat.name,
        stand_in=seat.stand_in,
        word=seat.word,
        formalities=seat.formalities,
        promise=seat.promise,
    )


def table_info(row: TableRow, seats: list[SeatInfo]) -> TableInfo:
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        settings=json.loads(row.settings),
        seed=row.seed,
        watch=row.watch,
        host=row.host,
        seats=seats,
        status=row.status,
        created=row.created,
        changed=row.changed,
        rematch=row.rematch,
        seating=row.seating,
        secret=row.secret,
        pack=row.pack,
        pack_title=row.pack_title,
        lesson=row.lesson,
        course=row.course,
        parent=row.parent,
        parent_picks=row.parent_picks,
    )


def seat_info(row: SeatRow) -> SeatInfo:
    bots = (row.bot, row.stand_in)
    return SeatInfo(row.seat, row.kind, row.name, row.person, *bots, row.word, row.formalities, row.promise)
