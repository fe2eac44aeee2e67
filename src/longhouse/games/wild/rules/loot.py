"""VW-9.6, VW-19.14: a token that was looted, stolen or won is placed."""

from typing import Final, final

from longhouse.games.wild.rules.storage import by_fullness, capacity, storages, stores
from longhouse.games.wild.state import reasons as r
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.games.wild.state.verbs import set_tokens
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NO_ARGS, NOT_NOW, SeatFrame, Table


def place_loot(t: Wild, seat: Seat, resource: int, rule: str) -> None:
    """VW-9.6: one token that was taken already: into a storage of its type that has room, else on the town hall."""
    slots = rooms(t, seat, resource)
    if not slots:
        t.loot[seat * w.RESOURCES + resource] += 1
        if t.listening:
            t.record("wild-event-loot-on-hall", rule, seat, [resource])
    elif t.box.by_hand and differ(t, seat, slots):
        t.enter(PlaceLoot(seat, resource))
    else:
        put(t, seat, fullest(t, seat, slots), rule)


def rooms(t: Wild, seat: Seat, resource: int) -> list[int]:
    """The slots of the working storages of a type that have room."""
    return [slot for slot in storages(t, seat, resource) if t.tokens(seat, slot) < capacity(t, seat, slot)]


def fullest(t: Wild, seat: Seat, slots: list[int]) -> int:
    """VW-9.6: among equals, the one built first."""
    return slots[by_fullness(t, seat, slots)[0]]


def differ(t: Wild, seat: Seat, slots: list[int]) -> bool:
    """VW-19.14: two of them hold different numbers of tokens."""
    return len({t.tokens(seat, slot) for slot in slots}) > 1


def put(t: Wild, seat: Seat, slot: int, rule: str) -> None:
    n = t.tokens(seat, slot) + 1
    set_tokens(t, seat, slot, n)
    if t.listening:
        t.record("wild-event-loot-stored", rule, seat, [t.site(seat, slot), slot, n])


@final
class PlaceLoot(SeatFrame):
    """VW-19.14: which of the storages with room."""

    def __init__(self, seat: Seat, resource: int) -> None:
        super().__init__(seat)
        self.resource: Final = resource

    def run(self, table: Table) -> None:
        assert isinstance(table, Wild)
        slots = [
            slot
            for slot in storages(table, self.seat, self.resource)
            if store_barred(table, self.seat, self.resource, slot) == MAY
        ]
        say = table.box.say[w.STORE]
        table.ask_about(self.seat, "wild-ask-store", [self.resource], [say[slot] for slot in slots])

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Wild)
        table.leave()
        put(table, seat, option.a, "VW-9.6")

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Wild)
        return store_barred(table, seat, self.resource, option.a) if option.verb == w.STORE else NOT_NOW

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Wild)
        return [capacity(table, seat, option.a)] if why == r.NO_ROOM else NO_ARGS


def store_barred(t: Wild, seat: Seat, resource: int, slot: int) -> int:
    """VW-9.6, VW-19.1"""
    if slot >= len(t.towns[seat]) or not stores(t, seat, slot, resource):
        return r.NO_STORAGE
    if not t.works(seat, slot):
        return r.STORAGE_UNFINISHED
    if t.tokens(seat, slot) >= capacity(t, seat, slot):
        return r.NO_ROOM
    return MAY if t.twin(seat, slot) == slot else r.LISTED_ONCE
