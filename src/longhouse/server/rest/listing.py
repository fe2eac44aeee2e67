"""Tables as the lobby shows them: which ones there are, who sits there, whose move it is."""

import time
from typing import Annotated, Final, final

import msgspec
from pydantic import Field
from sqlalchemy import Select, delete, or_, select

from longhouse.kernel.decision import SPECTATOR
from longhouse.server.base.refusal import Shape
from longhouse.server.people.people import Person
from longhouse.server.store.database import Database
from longhouse.server.store.facts import NOBODY, Presence, SeatInfo, TableInfo, seat_info, table_info
from longhouse.server.store.models import RemovedRow, SeatRow, TableRow
from longhouse.server.store.presences import Presences
from longhouse.server.store.store import set_table
from longhouse.server.table import telling
from longhouse.server.table.record import Record
from longhouse.server.table.rooms import Rooms, UnreadableTable
from longhouse.server.wire.parts import Chance, SeatKind, Status, WatchRule

LISTED: Final = 50
OPEN_FOR: Final = 7 * 24 * 3600  # an open table that nobody has touched for this long is no longer shown
PLAYED_WITHIN: Final = 24 * 3600
REMEMBERED: Final = 1000


class TableOut(Shape):
    """What was agreed on before the game. The commitment is the SHA-256 of the secret; secret and seed are revealed
    when the game is over. By seat, `promises` are the SHA-256 of the words, which are revealed when the game begins."""

    id: str
    game: str
    rules: int
    settings: dict[str, str]
    status: Status
    watch: WatchRule
    host: str
    created: float
    commitment: str | None
    secret: str | None
    seed: str | None
    rematch: str | None
    pack: str
    promises: list[str]
    words: list[str]
    lesson: str
    parent: Annotated[str, Field(description="The table whose game is played on here, if it is on this server")]
    parent_move: Annotated[int, Field(description="After which of its moves; -1 if this game has its own deal")]
    chance: Annotated[Chance, Field(description="What the game leaves to chance, dice before draws")]


class SeatOut(Shape):
    """Who sits where."""

    seat: int
    name: str
    kind: SeatKind
    bot: str
    online: bool
    stand_in: str
    needed: int
    wait: int
    named: str


class ListingOut(Shape):
    """A table and its current state, as far as it is public."""

    table: TableOut
    seats: list[SeatOut]
    waiting: Annotated[list[int], Field(description="The seats that have to choose now")]
    me: Annotated[list[int], Field(description="Your seats")]
    winners: Annotated[list[int], Field(description="Once the game is over")]


class Standing(msgspec.Struct, frozen=True):
    """Whose move it is, or who has won. Only the seats in `hidden` themselves learn that they have to choose."""

    waiting: list[int]
    hidden: list[int]
    winners: list[int]


NOT_BEGUN: Final = Standing([], [], [])


@final
class Listings:
    """Reads from the database or, for a table in memory, from its room."""

    def __init__(self, database: Database, rooms: Rooms) -> None:
        self.database: Final = database
        self.rooms: Final = rooms
        self.presences: Final = Presences(rooms.driver.workers)
        self.known: Final[dict[tuple[str, float], Standing]] = {}  # by table and time of its last change

    # --- which

    async def open_tables(self) -> list[TableInfo]:
        """Tables with a free seat first, then games that anyone may watch. Tables by invitation are not listed."""
        now = time.time()
        free = select(SeatRow.table_id).where(SeatRow.kind == "open")
        shown = select(TableRow).where(TableRow.watch == "all").order_by(TableRow.changed.desc()).limit(LISTED)
        waiting = shown.where(TableRow.status == "open", TableRow.changed > now - OPEN_FOR, TableRow.id.in_(free))
        played = shown.where(TableRow.status == "playing", TableRow.changed > now - PLAYED_WITHIN)
        found = [*(await self.find(waiting)), *(await self.find(played))]
        return found[:LISTED]

    async def tables_of(self, person: Person) -> list[TableInfo]:
        """Running games first, then the most recent; without those that they have taken off the list, unless they play
        there again."""
        removed = select(RemovedRow.table_id).where(RemovedRow.person == person.id)
        playing = (
            select(SeatRow.table_id)
            .join(TableRow)
            .where(SeatRow.person == person.id, SeatRow.stand_in == "", TableRow.status == "playing")
        )
        seated = select(SeatRow.table_id).where(SeatRow.person == person.id)
        mine = select(TableRow).where(or_(TableRow.id.in_(seated), TableRow.host == person.id))
        mine = mine.where(or_(TableRow.id.not_in(removed), TableRow.id.in_(playing)))
        found = await self.find(mine.order_by(TableRow.changed.desc()).limit(LISTED))
        return sorted(found, key=lambda table: table.is_past)

    async def find(self, query: Select[TableRow]) -> list[TableInfo]:
        async with self.database.reading() as session:
            rows = list(await session.scalars(query))
            among = select(SeatRow).where(SeatRow.table_id.in_([row.id for row in rows])).order_by(SeatRow.seat)
            seats: dict[str, list[SeatInfo]] = {}
            for seat in await session.scalars(among):
                seats.setdefault(seat.table_id, []).append(seat_info(seat))
        return [table_info(row, seats.get(row.id, [])) for row in rows]

    # --- how they stand

    async def listings(self, tables: list[TableInfo], person: Person | None) -> list[ListingOut]:
        elsewhere = await self.presences.elsewhere([table.id for table in tables if table.id not in self.rooms.live])
        return [await self.describe(table, person, elsewhere.get(table.id, NOBODY)) for table in tables]

    async def listing(self, table: TableInfo, person: Person | None) -> ListingOut:
        return (await self.listings([table], person))[0]

    async def describe(self, table: TableInfo, person: Person | None, elsewhere: Presence) -> ListingOut:
        standing = await self.standing(table)
        room = self.rooms.live.get(table.id)
        hosts = [seat.name for seat in table.seats if seat.person == table.host]
        facts = telling.table_facts(table, hosts[0] if hosts else "")
        seats = [
            telling.seat_facts(seat, seat.person in elsewhere.people) if room is None else room.crowd.seat_fact(seat)
            for seat in table.seats
        ]
        mine = [seat.seat for seat in table.seats if person is not None and seat.person == person.id]
        return ListingOut(
            table=TableOut.model_validate(msgspec.to_builtins(facts)),
            seats=[SeatOut.model_validate(msgspec.to_builtins(seat)) for seat in seats],
            waiting=[*standing.waiting, *[seat for seat in standing.hidden if seat in mine]],
            me=mine,
            winners=standing.winners,
        )

    async def standing(self, table: TableInfo) -> Standing:
        """A table that is not in memory is read once after each change, without opening a room for it."""
        if table.status in ("open", "given_up", "brought"):
            return NOT_BEGUN
        room = self.rooms.live.get(table.id)
        if room is not None:
            return standing_of(room.record)
        key = (table.id, table.changed)
        if key not in self.known:
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            try:
                self.known[key] = standing_of(await self.rooms.record(table))
            except UnreadableTable:
                self.known[key] = NOT_BEGUN
        return self.known[key]

    # --- changes that concern the lobby alone

    async def pass_on(self, table_id: str, host: str) -> None:
        async with self.database.writing() as session:
            await set_table(session, table_id, host=host, seating=TableRow.seating + 1)

    async def remove(self, table_id: str) -> None:
        """Delete a table at which nobody sits and nothing was played."""
        async with self.database.writing() as session:
            await session.execute(delete(TableRow).where(TableRow.id == table_id, TableRow.status == "open"))


def standing_of(record: Record | None) -> Standing:
    if record is None:
        return NOT_BEGUN
    table = record.history.table
    result = table.result if table.over else None
    asked = [] if table.over else [decision.seat for decision in table.decisions]
    public = [decision.seat for decision in table.view(SPECTATOR).decisions]
    waiting = [seat for seat in asked if seat in public]
    return Standing(waiting, [seat for seat in asked if seat not in public], [] if result is None else result.winners)
