"""Tables before the game: find one, create one, sit down, leave, start."""

import asyncio
from contextlib import suppress
from typing import Annotated, Final, final
from weakref import WeakValueDictionary

from fastapi import APIRouter, Query, Request
from pydantic import Field, StringConstraints

from longhouse.kernel.proof import commitment_of
from longhouse.server.base.limits import check_rate
from longhouse.server.base.refusal import Shape, language_of, may_refuse, refuse
from longhouse.server.people.bot_names import name_bots, outlines_of
from longhouse.server.people.names import outline
from longhouse.server.people.people import Person, id_of, person_of, somebody
from longhouse.server.rest.catalogue import Id
from longhouse.server.rest.listing import ListingOut, Listings
from longhouse.server.rest.packs import CAN_BE_FAULTY, SourcesOut, packs_of
from longhouse.server.rest.seating import Promise, TableWish, agree, known_bot
from longhouse.server.store.facts import SeatInfo, TableInfo
from longhouse.server.store.store import Store, Taken
from longhouse.server.table import telling
from longhouse.server.table.handlers import STAND_IN
from longhouse.server.table.rooms import Rooms

router: Final = APIRouter(prefix="/api/tables", tags=["tables"])


class Created(Shape):
    """A new table, the link that invites to it, and the SHA-256 of its secret (null if the seed was chosen). If you
    promised a word and no seat is open, the game begins when you have revealed it."""

    id: str
    link: str
    commitment: str | None


class Sitting(Shape):
    """The seat you want, counted from 0."""

    seat: Annotated[int, Field(ge=0, le=15, strict=True)]
    promise: Promise | None = None


class Promising(Shape):
    """The SHA-256 of the word that you will add to the table's random seed."""

    promise: Promise


class Revealing(Shape):
    """The word that you have promised: 128 to 256 random bits."""

    word: Annotated[str, StringConstraints(pattern="^[0-9a-f]{32,64}$"), Field(examples=["5e" * 16])]


class Beginning(Shape):
    """With `bots`, the seats that are still free go to bots of this name."""

    bots: Annotated[str | None, Field(max_length=32, examples=["greedy"])] = None


class Removing(Shape):
    """With `back`, the table is put back on your list."""

    back: Annotated[bool, Field(strict=True)] = False


# --- looking


@router.get("", responses=may_refuse(422))
async def tables(
    request: Request,
    mine: Annotated[bool, Query(description="Tables where you have a seat")] = False,
    open: Annotated[bool, Query(description="Tables with a free seat, and games that anyone may watch")] = False,
) -> list[ListingOut]:
    """Open tables, or your own; at most fifty."""
    lobby, person = lobby_of(request), await person_of(request)
    if mine and not open:
        found = [] if person is None else await lobby.listings.tables_of(person)
    else:
        found = await lobby.listings.open_tables()
    return await lobby.listings.listings(found, person)


@router.get("/{id}", responses=may_refuse(403, 404, 422))
async def table(request: Request, id: Id) -> ListingOut:
    """A table by its link. A table that is closed to spectators is shown only to its players."""
    person = await person_of(request)
    return await lobby_of(request).listings.listing(await watched(request, id, person), person)


@router.get("/{id}/sources", responses=may_refuse(403, 404, 422))
async def sources(request: Request, id: Id) -> SourcesOut:
    """Where the values of this table come from: a pack has its own."""
    return await packs_of(request).sources(await watched(request, id, await person_of(request)))


async def watched(request: Request, id: str, person: Person | None) -> TableInfo:
    """A table that this person may see."""
    found = await lobby_of(request).find(id)
    if not telling.may_watch(found, id_of(person)):
        raise refuse(403, "room-no-spectators")
    return found


# --- before the game


@router.post("", status_code=201, responses=CAN_BE_FAULTY)
async def create(request: Request, wish: TableWish) -> Created:
    """A new table. If no seat is open, the game begins at once."""
    lobby, person = lobby_of(request), await somebody(request)
    await check_rate(request, "table", person.id)
    made = agree(wish, person, language_of(request))
    for seat, asked in zip(made.seats, wish.seats, strict=True):
        if seat.person is not None or getattr(asked, "name", None):
            await check_free(request, seat.name, person, f"seats.{seat.seat}.name")
    if wish.pack is not None:
        await packs_of(request).give(request, made, wish.pack, person)
    await lobby.add(made)
    return Created(id=made.id, link=f"/join/{made.id}", commitment=made.commitment)


@router.post("/{id}/sit", responses=may_refuse(400, 401, 403, 404, 409, 413, 422))
async def sit(request: Request, id: Id, wish: Sitting) -> ListingOut:
    """Take a free seat."""
    lobby, person = lobby_of(request), await somebody(request)
    await check_rate(request, "seat", person.id)
    await check_free(request, person.name, person, "name")
    async with lobby.alone(id):
        await lobby.sit(await lobby.find(id), person, wish.seat, wish.promise or "")
    return await lobby.listings.listing(await lobby.find(id), person)


@router.post("/{id}/leave", responses=may_refuse(401, 403, 404, 422))
async def leave(request: Request, id: Id) -> ListingOut:
    """Leave your seat. Before the game it becomes free again; in a game with others a bot plays on until you come
    back."""
    lobby, person = lobby_of(request), await somebody(request)
    await check_rate(request, "seat", person.id)
    async with lobby.alone(id):
        left = await lobby.leave(await lobby.find(id), person)
    return await lobby.listings.listing(left, person)


@router.post("/{id}/give-up", responses=may_refuse(401, 403, 404, 409, 422))
async def give_up(request: Request, id: Id) -> ListingOut:
    """End a game against bots without a result. Its journal and its replay stay, and nothing is hidden in them, so the
    game cannot be taken up again."""
    lobby, person = lobby_of(request), await somebody(request)
    await check_rate(request, "seat", person.id)
    async with lobby.alone(id):
        await lobby.give_up(await lobby.find(id), person)
    return await lobby.listings.listing(await lobby.find(id), person)


@router.post("/{id}/remove", responses=may_refuse(400, 401, 403, 404, 409, 413, 422))
async def remove(request: Request, id: Id, wish: Removing | None = None) -> ListingOut:
    """Take a table where you do not play any more off your list, or put it back. For all others nothing changes."""
    lobby, person = lobby_of(request), await somebody(request)
    await check_rate(request, "seat", person.id)
    table = await lobby.find(id)
    await lobby.take_off(table, person, wish is not None and wish.back)
    return await lobby.listings.listing(table, person)


@router.post("/{id}/promise", responses=may_refuse(400, 401, 403, 404, 409, 413, 422))
async def promise(request: Request, id: Id, wish: Promising) -> ListingOut:
    """Promise a word for the random seed. A new promise replaces your last one. After the start of the game none is
    taken any more: `promises` in the answer says which were."""
    lobby, person = lobby_of(request), await somebody(request)
    await check_rate(request, "seat", person.id)
    async with lobby.alone(id):
        await lobby.promise(await lobby.find(id), person, wish.promise)
    return await lobby.listings.listing(await lobby.find(id), person)


@router.post("/{id}/word", responses=may_refuse(400, 401, 403, 404, 409, 413, 422))
async def word(request: Request, id: Id, wish: Revealing) -> ListingOut:
    """Reveal the word that you have promised, while the table is `starting`. When the last one is there, the game
    begins; a word that does not come in time is replaced by its promise."""
    lobby, person = lobby_of(request), await somebody(request)
    await check_rate(request, "seat", person.id)
    async with lobby.alone(id):
        await lobby.reveal(await lobby.find(id), person, wish.word)
    return await lobby.listings.listing(await lobby.find(id), person)


@router.post("/{id}/start", responses=may_refuse(400, 401, 403, 404, 409, 413, 422))
async def start(request: Request, id: Id, wish: Beginning | None = None) -> ListingOut:
    """Start the game once all seats are taken. Only the host may; repeating it does no harm."""
    lobby, person = lobby_of(request), await somebody(request)
    await check_rate(request, "seat", person.id)
    language = language_of(request)
    async with lobby.alone(id):
        await lobby.start(await lobby.find(id), person, None if wish is None else wish.bots, language)
    return await lobby.listings.listing(await lobby.find(id), person)


async def check_free(request: Request, name: str, person: Person, field: str) -> None:
    """Raises Refusal if the name belongs to somebody's account: one that was free once may no longer be."""
    if await request.app.state.accounts.is_taken(name, but_by=person.id):
        raise refuse(409, "server-account-taken", field=field, name=name)


@final
class Lobby:
    """What is done to a table from outside its game; for each table, one thing at a time."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store: Final = store
        self.rooms: Final = rooms
        self.listings: Final = Listings(store.database, rooms)
        self.locks: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    def alone(self, id: str) -> asyncio.Lock:
        return self.locks.setdefault(id, asyncio.Lock())

    async def find(self, id: str) -> TableInfo:
        found = await self.store.find(id)
        if found is None:
            raise refuse(404, "room-unknown-table")
        return found

    async def add(self, table: TableInfo) -> None:
        await self.store.create(table)
        if not any(seat.kind == "open" for seat in table.seats):
            await self.rooms.begin(table)

    async def sit(self, table: TableInfo, person: Person, number: int, promise: str) -> None:
        check_seat(table, person, number)
        seat = table.seats[number] = SeatInfo(number, "person", person.name, person.id)
        table.promise(person.id, promise)
        try:
            await self.store.change_seat(table.id, seat, "open")
        except Taken:
            raise refuse(403, "server-seat-taken", field="seat") from None
        await self.rooms.refresh(table.id)

    async def leave(self, table: TableInfo, person: Person) -> TableInfo:
        seats = [seat for seat in table.seats if seat.person == person.id]
        if not seats and table.host != person.id:
            raise refuse(403, "server-not-seated")
        if table.status == "open":
            await self.get_up(table, person, seats)
        elif table.status in ("starting", "playing") and others(table, person):
            await self.hand_over(table, seats)
        return table

    async def get_up(self, table: TableInfo, person: Person, seats: list[SeatInfo]) -> None:
        """Free the seats. A host passes the table on; when nobody is left, it is removed."""
        for seat in seats:
            was, table.seats[seat.seat] = seat.kind, SeatInfo(seat.seat, "open", "")
            await self.store.change_seat(table.id, table.seats[seat.seat], was)
        left = others(table, person)
        if not left:
            await self.take_away(table)
        elif table.host == person.id:
            table.host = left[0]
            await self.listings.pass_on(table.id, left[0])
        await self.rooms.refresh(table.id)

    async def take_away(self, table: TableInfo) -> None:
        """Disconnect everybody who is still watching; if they come back, they learn that there is no such table."""
        await self.listings.remove(table.id)
        room = self.rooms.live.get(table.id)
        if room is not None:
            await room.close()

    async def hand_over(self, table: TableInfo, seats: list[SeatInfo]) -> None:
        """Have a bot play on for a person who says that they are leaving; they may take the seat back at any time."""
        for seat in seats:
            seat.stand_in = STAND_IN
            await self.store.change_seat(table.id, seat, seat.kind)
        await self.rooms.refresh(table.id)

    async def give_up(self, table: TableInfo, person: Person) -> None:
        """Doing it twice does no harm. With others in the game, a bot may play on instead."""
        if not table.seats_of(person.id):
            raise refuse(403, "server-not-seated")
        if others(table, person):
            raise refuse(409, "server-give-up-others")
        if table.status == "given_up":
            return
        try:
            await self.store.give_up(table.id)
        except Taken:
            raise refuse(409, "server-give-up-nothing") from None
        await self.rooms.refresh(table.id)

    async def take_off(self, table: TableInfo, person: Person, back: bool) -> None:
        if not table.seats_of(person.id) and table.host != person.id:
            raise refuse(403, "server-not-seated")
        if not table.is_past and not table.is_left_by(person.id):
            raise refuse(409, "server-remove-playing")
        await self.store.take_off(table.id, person.id, back)

    async def promise(self, table: TableInfo, person: Person, promise: str) -> None:
        """Nothing happens if the host was quicker and has started the game: that is nobody's mistake."""
        if not table.seats_of(person.id):
            raise refuse(403, "server-not-seated")
        if not table.secret:
            raise refuse(409, "server-promise-chosen")
        with suppress(Taken):
            await self.store.promise(table.id, table.seats_of(person.id)[0], promise)
            await self.rooms.refresh(table.id)

    async def reveal(self, table: TableInfo, person: Person, word: str) -> None:
        """Doing it twice does no harm."""
        seats = [table.seats[seat] for seat in table.seats_of(person.id)]
        promised = [seat for seat in seats if seat.promise == commitment_of(word)]
        if not promised:
            raise refuse(403, "server-word-other", field="word")
        if promised[0].word == word:
            return
        promised[0].word = word
        try:
            await self.store.reveal(table.id, promised[0])
        except Taken:
            raise refuse(409, "server-word-late") from None
        await self.rooms.dealer.revealed(table.id)
        await self.rooms.refresh(table.id)

    async def start(self, table: TableInfo, person: Person, bots: str | None, language: str) -> None:
        if table.host != person.id:
            raise refuse(403, "server-not-host")
        if table.status != "open":
            return
        free = [seat for seat in table.seats if seat.kind == "open"]
        if free and bots is None:
            raise refuse(409, "server-seats-free", free=len(free))
        for seat in free:
            seat.kind, seat.bot = "bot", known_bot(bots or "", "bots")
        name_bots(free, outlines_of(table.seats), language)
        for seat in free:
            await self.store.change_seat(table.id, seat, "open")
        try:
            await self.rooms.begin(table)
        except Taken:
            return  # somebody else has started it in the meantime, which is just as good


def lobby_of(request: Request) -> Lobby:
    lobby = request.app.state.lobby
    assert isinstance(lobby, Lobby)
    return lobby


def others(table: TableInfo, person: Person) -> list[str]:
    """The other people who sit there."""
    return [seat.person for seat in table.seats if seat.person is not None and seat.person != person.id]


def check_seat(table: TableInfo, person: Person, number: int) -> None:
    """Check that this person may sit there; raises Refusal."""
    if number >= len(table.seats):
        raise refuse(422, "server-no-such-seat", field="seat", seats=len(table.seats))
    if table.seats[number].person == person.id:
        raise refuse(409, "server-seated-already", field="seat")
    if table.status != "open" or not any(seat.kind == "open" for seat in table.seats):
        raise refuse(409, "server-table-full")
    if table.seats[number].kind != "open":
        raise refuse(403, "server-seat-taken", field="seat")
    if table.seats_of(person.id):
        raise refuse(409, "server-seated-already", field="seat")
    if outline(person.name) in outlines_of(table.seats):
        raise refuse(409, "server-name-at-table", field="name", name=person.name)
