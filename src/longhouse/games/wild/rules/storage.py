"""VW-13, VW-19.12: the storage phase."""

from typing import Final, final

from longhouse.games.wild.rules.scoring import score
from longhouse.games.wild.state import reasons as r
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import NO_NUMBERS, Wild
from longhouse.games.wild.state.verbs import return_tokens, set_tokens
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NO_ARGS, NOT_NOW, Frame, SeatFrame, Table

# steps of the phase, VW-13.10
STORE: Final = 0
BURN: Final = 1
SCORE: Final = 2


@final
class Storage(Frame):
    """VW-13.10: all store, `at` of them have; tokens left on producers return to the supply; full storages score."""

    def __init__(self, step: int, at: int) -> None:
        self.step = step
        self.at = at

    def run(self, table: Table) -> None:
        assert isinstance(table, Wild)
        if self.step == BURN:
            self.step = SCORE
            burn(table)
        elif self.at < table.seats:
            seat = table.seat_at(self.at)
            if self.step == SCORE:
                self.at += 1
                score(table, seat, full_storages(table, seat) * table.box.full_storage_vp, w.FROM_STORAGES, "VW-13.5")
            elif asks_how(table, seat):
                table.ask(seat, "wild-ask-storage", [table.box.say[w.AUTOMATIC][0], table.box.say[w.BY_HAND][0]])
            else:
                self.at += 1
                store_automatically(table, seat)
        else:
            self.next_step(table)

    def next_step(self, t: Wild) -> None:
        if self.step == STORE:
            self.step = BURN
            self.at = 0
        else:
            t.leave()

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Wild)
        self.at += 1
        if option.verb == w.AUTOMATIC:
            store_automatically(table, seat)
        else:
            table.enter(StoreByHand(seat, w.BEER, NO_NUMBERS))

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        if option.verb == w.HOLD:
            return r.STORE_FIRST_SAY
        return MAY if option.verb in (w.AUTOMATIC, w.BY_HAND) else NOT_NOW

    def clone(self) -> "Storage":
        return Storage(self.step, self.at)


@final
class StoreByHand(SeatFrame):
    """VW-19.12: for beer and then for gold, how many tokens each storage will hold; `held` by those asked about."""

    def __init__(self, seat: Seat, resource: int, held: list[int]) -> None:
        super().__init__(seat)
        self.resource = resource
        self.held = held

    def run(self, table: Table) -> None:
        assert isinstance(table, Wild)
        slots = storages(table, self.seat, self.resource)
        if len(self.held) < len(slots):
            self.ask(table, slots[len(self.held)])
            return
        fill(table, self.seat, self.resource, self.held)
        self.resource += 1
        self.held = NO_NUMBERS
        if self.resource == w.RESOURCES:
            table.leave()

    def ask(self, t: Wild, slot: int) -> None:
        """VW-19.1: one number alone is not asked for."""
        low, high = self.lowest(t), self.highest(t)
        if low == high:
            self.held = [*self.held, low]
        else:
            args = [self.resource, slot, self.left(t)]
            t.ask_about(self.seat, "wild-ask-hold", args, t.box.say[w.HOLD][low : high + 1])

    def left(self, t: Wild) -> int:
        """Tokens that can still be placed."""
        return stored(t, self.seat, self.resource) + loose(t, self.seat, self.resource) - sum(self.held)

    def lowest(self, t: Wild) -> int:
        """VW-13.9: what lies in storages is not thrown away, and must fit into those still to come."""
        slots = storages(t, self.seat, self.resource)
        placed = len(self.held)
        room = 0
        for slot in slots[placed + 1 :]:
            room += capacity(t, self.seat, slot)
        return max(0, stored(t, self.seat, self.resource) - sum(self.held) - room)

    def highest(self, t: Wild) -> int:
        slot = storages(t, self.seat, self.resource)[len(self.held)]
        return min(capacity(t, self.seat, slot), self.left(t))

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        self.held = [*self.held, option.a]

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Wild)
        return self.hold_barred(table, option.a) if option.verb == w.HOLD else NOT_NOW

    def hold_barred(self, t: Wild, n: int) -> int:
        if n > self.highest(t):
            return r.NOTHING_TO_STORE
        return r.NOT_THROWN_AWAY if n < self.lowest(t) else MAY

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Wild)
        return [self.highest(table)] if why == r.NOTHING_TO_STORE else NO_ARGS

    def clone(self) -> "StoreByHand":
        return StoreByHand(self.seat, self.resource, self.held)


# --- what there is to store


def storages(t: Wild, seat: Seat, resource: int) -> list[int]:
    """VW-13.3: the slots of the working storages of a type, in the order of building."""
    town = t.towns[seat]
    return [slot for slot in range(1, len(town)) if stores(t, seat, slot, resource) and t.works(seat, slot)]


def stores(t: Wild, seat: Seat, slot: int, resource: int) -> bool:
    return t.box.sites[t.site(seat, slot)].stores == resource


def capacity(t: Wild, seat: Seat, slot: int) -> int:
    return t.box.sites[t.site(seat, slot)].capacity


def stored(t: Wild, seat: Seat, resource: int) -> int:
    """Tokens in the storages of a type."""
    n = 0
    for slot in range(1, len(t.towns[seat])):
        if stores(t, seat, slot, resource):
            n += t.tokens(seat, slot)
    return n


def loose(t: Wild, seat: Seat, resource: int) -> int:
    """VW-13.1: tokens on producers; VW-13.7: with `store_hall_loot` those on the town hall too."""
    n = t.loot[seat * w.RESOURCES + resource] if t.box.store_hall_loot else 0
    for slot in range(1, len(t.towns[seat])):
        if t.box.sites[t.site(seat, slot)].produces == resource:
            n += t.tokens(seat, slot)
    return n


def asks_how(t: Wild, seat: Seat) -> bool:
    """VW-19.12: whether there is anything to choose, for beer or for gold."""
    return t.box.by_hand and (has_choice(t, seat, w.BEER) or has_choice(t, seat, w.GOLD))


def has_choice(t: Wild, seat: Seat, resource: int) -> bool:
    """A token that could be stored, or one that could be moved. VW-19.1: full storages leave no choice."""
    slots = storages(t, seat, resource)
    room = 0
    for slot in slots:
        room += capacity(t, seat, slot) - t.tokens(seat, slot)
    if room == 0:
        return False
    return loose(t, seat, resource) > 0 or (len(slots) > 1 and stored(t, seat, resource) > 0)


# --- storing


def store_automatically(t: Wild, seat: Seat) -> None:
    """VW-13.8"""
    for resource in range(w.RESOURCES):
        if storages(t, seat, resource):
            fill(t, seat, resource, automatic(t, seat, resource))


def automatic(t: Wild, seat: Seat, resource: int) -> list[int]:
    """VW-13.8: what each storage of the type will hold: the one that holds most is filled first."""
    slots = storages(t, seat, resource)
    left = stored(t, seat, resource) + loose(t, seat, resource)
    held = [0] * len(slots)
    for at in by_fullness(t, seat, slots):
        held[at] = min(left, capacity(t, seat, slots[at]))
        left -= held[at]
    return held


def by_fullness(t: Wild, seat: Seat, slots: list[int]) -> list[int]:
    """Places in the list: the fullest first; among equals, the one built first."""
    order: list[int] = []
    for at in range(len(slots)):
        n = t.tokens(seat, slots[at])
        place = 0
        while place < len(order) and t.tokens(seat, slots[order[place]]) >= n:
            place += 1
        order.insert(place, at)
    return order


def fill(t: Wild, seat: Seat, resource: int, held: list[int]) -> None:
    """VW-13.1, VW-13.2: the storages then hold these numbers; what is added is taken from producers, then the town
    hall."""
    slots = storages(t, seat, resource)
    before = [t.tokens(seat, slot) for slot in slots]
    take_loose(t, seat, resource, sum(held) - sum(before))
    for at in range(len(slots)):
        if held[at] != before[at]:
            set_tokens(t, seat, slots[at], held[at])
            if t.listening:
                t.record("wild-event-stored", "VW-13.1", seat, [t.site(seat, slots[at]), slots[at], held[at]])


def take_loose(t: Wild, seat: Seat, resource: int, n: int) -> None:
    for slot in range(1, len(t.towns[seat])):
        if n > 0 and t.box.sites[t.site(seat, slot)].produces == resource and t.tokens(seat, slot):
            set_tokens(t, seat, slot, 0)
            n -= 1
    t.loot[seat * w.RESOURCES + resource] -= n


# --- after storing


def burn(t: Wild) -> None:
    """VW-13.4, VW-RU20"""
    for seat in t.turn_order():
        burned = [0] * w.RESOURCES
        for slot in range(1, len(t.towns[seat])):
            resource = t.box.sites[t.site(seat, slot)].produces
            if resource != w.NONE and t.tokens(seat, slot):
                burned[resource] += 1
                return_tokens(t, resource, 1)
                set_tokens(t, seat, slot, 0)
        if t.listening and sum(burned) > 0:
            t.record("wild-event-burned", "VW-13.4", seat, burned)


def full_storages(t: Wild, seat: Seat) -> int:
    """VW-13.5, VW-13.3"""
    n = 0
    for resource in range(w.RESOURCES):
        for slot in storages(t, seat, resource):
            if t.tokens(seat, slot) == capacity(t, seat, slot):
                n += 1
    return n
