"""Plain facts about tables: who sits where, what was agreed, what was said; and the rows that keep them."""

import json
import secrets
import time
from dataclasses import dataclass, field, replace
from typing import Final

from longhouse.kernel.proof import Proof, commitment_of
from longhouse.server.store.models import SeatRow, TableRow

ID_BYTES: Final = 8
SECRET_BYTES: Final = 32


@dataclass(slots=True)
class SeatInfo:
    """Who sits in a seat. `bot` plays a bot's seat, `stand_in` that of somebody who left."""

    seat: int
    kind: str  # person, hotseat, bot, open
    name: str
    person: str | None = None
    bot: str = ""
    stand_in: str = ""
    word: str = ""  # added to the luck of the table
    formalities: bool = False  # what is asked only for form's sake, the server answers for them

    @property
    def played_by(self) -> str:
        """The bot that picks for this seat now; empty for a person."""
        return self.bot if self.kind == "bot" else self.stand_in


@dataclass(slots=True)
class TableInfo:
    """Everything about a table but its journal."""

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
    seating: int = 0  # grows when anything changes but the game
    secret: str = ""  # what the luck comes from; empty if a seed was chosen, or the game was brought here as a journal

    @property
    def is_past(self) -> bool:
        """Nobody plays here any more, so nothing is hidden: it is over, or a journal was brought that has no end."""
        return self.status in ("over", "brought")

    def seats_of(self, person: str) -> list[int]:
        """The seats of the person with this id; a visitor without a name has the id "", and no seats."""
        return [seat.seat for seat in self.seats if person and seat.person == person]

    def looks_like(self, other: "TableInfo") -> bool:
        """Whether nobody but those who asked for it can see a difference."""
        return visible_part(self) == visible_part(other)

    @property
    def proof(self) -> Proof | None:
        if not self.secret:
            return None
        return Proof(commitment_of(self.secret), self.secret, [seat.word for seat in self.seats])


def visible_part(table: TableInfo) -> TableInfo:
    """All but when it changed, and how formalities are answered."""
    return replace(table, changed=0.0, seating=0, seats=[replace(seat, formalities=False) for seat in table.seats])


@dataclass(slots=True)
class Entry:
    """A line of a journal, and who said it under which id."""

    table_id: str
    version: int
    line: str
    person: str | None = None
    said: str | None = None
    over: bool = False  # with this pick the game has ended


@dataclass(slots=True)
class ChatLine:
    id: int
    person: str
    name: str
    seat: int
    text: str
    at: float


def new_id() -> str:
    """An id that nobody can guess: whoever has the link may come in."""
    return secrets.token_urlsafe(ID_BYTES)


def new_secret() -> str:
    """Luck that nobody can guess."""
    return secrets.token_hex(SECRET_BYTES)


# --- as they lie in the database


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
    )


def seat_info(row: SeatRow) -> SeatInfo:
    return SeatInfo(row.seat, row.kind, row.name, row.person, row.bot, row.stand_in, row.word, row.formalities)
