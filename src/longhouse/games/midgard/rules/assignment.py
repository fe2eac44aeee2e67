"""CM-7: dice and food for the fights and ships, in turn order or sealed."""

from typing import Final, final

from longhouse.games.midgard.rules.runes import free_runes, rune_barred, use_free
from longhouse.games.midgard.state import reasons as r
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import CARGO, NO_ORDERS, ORDERS, Midgard
from longhouse.kernel.apart import apart
from longhouse.kernel.decision import EVERYBODY, NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NO_ARGS, NOT_NOW, Frame, SeatFrame, Table
from longhouse.kernel.zone import NO_POOL, tally

BEGIN: Final = 0  # and from 1 on: how many seats have had their turn, and one more
SEALED: Final = -1  # the sealed assignments are in, or turn order was demanded


@final
class Assignment(Frame):
    """CM-7: the phase. `at` is BEGIN, SEALED, or the number of the turn."""

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, table: Table) -> None:
        assert isinstance(table, Midgard)
        if self.at == BEGIN:
            self.begin(table)
        elif self.at == SEALED:
            self.unseal(table)
        elif self.at <= table.seats:
            self.next_seat(table)
        else:
            self.finish(table)

    def begin(self, t: Midgard) -> None:
        """CM-7.1: without fights and ships there is nothing to do; CM-7.2, CM-7.3: how it is done."""
        holders = [seat for seat in t.turn_order() if t.targets_of(seat)]
        t.demanded = NOBODY
        if not holders:
            self.finish(t)
        elif t.box.simultaneous:
            self.at = SEALED
            t.orders = tally(t.seats, ORDERS, [1 << seat for seat in range(t.seats)], NO_POOL)
            starts: list[SeatFrame] = [Seal(seat, seat not in holders) for seat in t.turn_order()]
            t.enter(apart("midgard-ask-assign-others", starts))
        else:
            self.in_turn_order(t)

    def in_turn_order(self, t: Midgard) -> None:
        """CM-7.2: visible to all."""
        self.at = 1
        t.orders = tally(t.seats, ORDERS, [EVERYBODY] * t.seats, NO_POOL)

    def next_seat(self, t: Midgard) -> None:
        seat = t.turn_order()[self.at - 1]
        self.at += 1
        if t.targets_of(seat):
            t.active = seat
            t.enter(Assign(seat))

    def unseal(self, t: Midgard) -> None:
        """CM-7.3: the last has confirmed and all is revealed together; or the sealed entries are discarded."""
        if t.demanded != NOBODY:
            self.in_turn_order(t)
            return
        t.reveals += 1
        for seat in t.turn_order():
            commit(t, seat, "CM-7.3")
        self.finish(t)

    def finish(self, t: Midgard) -> None:
        t.orders = NO_ORDERS
        t.active = NOBODY
        t.leave()

    def clone(self) -> "Assignment":
        return Assignment(self.at)


@final
class Assign(SeatFrame):
    """CM-7.2: a seat makes its assignments openly, and confirms them all at once."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def run(self, table: Table) -> None:
        assert isinstance(table, Midgard)
        table.ask(self.seat, "midgard-ask-assign", order_options(table, self.seat))

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Midgard)
        if option.verb == w.CONFIRM:
            commit(table, seat, "CM-7.2")
            table.leave()
        elif option.verb == w.USE:
            use_free(table, seat, option.a)
        else:
            change_orders(table, option, seat)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Midgard)
        return r.NOT_SEALED if option.verb == w.DEMAND else order_barred(table, option, seat)

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Midgard)
        return order_amounts(table, why, option, seat)


@final
class Seal(SeatFrame):
    """CM-7.3: a seat fills in its assignments unseen. A player who has confirmed or has none to make may still demand
    turn order or flip a free rune (CM-9.2), and nobody waits for it."""

    def __init__(self, seat: Seat, confirmed: bool) -> None:
        super().__init__(seat)
        self.confirmed = confirmed

    def run(self, table: Table) -> None:
        assert isinstance(table, Midgard)
        demand = table.box.say[w.DEMAND][0]
        if self.confirmed:
            runes = free_runes(table, self.seat) if table.box.runes_any_moment else []
            table.ask(self.seat, "midgard-ask-demand", [demand, *runes])
        else:
            table.ask(self.seat, "midgard-ask-seal", [*order_options(table, self.seat), demand])

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Midgard)
        if option.verb == w.DEMAND:
            demand_turn_order(table, seat)
        elif option.verb == w.CONFIRM:
            self.confirmed = True
        elif option.verb == w.USE:
            use_free(table, seat, option.a)
        else:
            change_orders(table, option, seat)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Midgard)
        if option.verb == w.DEMAND:
            return MAY
        runes_wait = option.verb == w.USE and not table.box.runes_any_moment
        if self.confirmed and (option.verb in ASSIGNING or runes_wait):
            return r.CONFIRMED if table.targets_of(seat) else r.NOTHING_TO_ASSIGN
        return order_barred(table, option, seat)

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Midgard)
        return order_amounts(table, why, option, seat)

    def is_done(self) -> bool:
        return self.confirmed

    def is_open(self, option: Option) -> bool:
        """CM-7.11, CM-H1: a demand and a flipped rune are seen by all."""
        return option.verb in (w.DEMAND, w.USE)

    def clone(self) -> "Seal":
        return Seal(self.seat, self.confirmed)


def demand_turn_order(t: Midgard, seat: Seat) -> None:
    """CM-7.3, CM-7.11: picked on the common agenda, whose top are the seats that choose apart."""
    t.demanded = seat
    t.orders = NO_ORDERS
    if t.listening:
        t.record("midgard-event-demanded", "CM-7.3", seat, [])
    t.leave()


# --- what may be assigned, in turn order and sealed alike

ASSIGNING: Final[tuple[int, ...]] = (w.SEND, w.RECALL, w.LOAD, w.UNLOAD, w.CONFIRM)


def order_options(t: Midgard, seat: Seat) -> list[Option]:
    say = t.box.say
    options: list[Option] = []
    for target in t.targets_of(seat):
        for die in range(w.DICE):
            if send_barred(t, seat, target, die) == MAY:
                options.append(say[w.SEND][target * w.DICE + die])
        for die in range(w.DICE):
            if recall_barred(t, seat, target, die) == MAY:
                options.append(say[w.RECALL][target * w.DICE + die])
        if load_barred(t, seat, target) == MAY:
            options.append(say[w.LOAD][target])
        if unload_barred(t, seat, target) == MAY:
            options.append(say[w.UNLOAD][target])
    return [*options, say[w.CONFIRM][0], *free_runes(t, seat)]


def order_barred(t: Midgard, option: Option, seat: Seat) -> int:
    verb = option.verb
    if verb == w.SEND:
        return send_barred(t, seat, option.a, option.b)
    if verb == w.RECALL:
        return recall_barred(t, seat, option.a, option.b)
    if verb == w.LOAD:
        return load_barred(t, seat, option.a)
    if verb == w.UNLOAD:
        return unload_barred(t, seat, option.a)
    if verb == w.USE:
        return rune_barred(t, seat, option.a, w.WINDOW_FREE)
    return MAY if verb == w.CONFIRM else NOT_NOW


def order_amounts(t: Midgard, why: int, option: Option, seat: Seat) -> list[int]:
    """CM-7.4, CM-7.7: the warriors of a kind and the food that are all sent or loaded, and what a ship carries."""
    if why == r.NO_DIE_LEFT:
        return [t.reserve[seat * w.DICE + option.b]]
    if why == r.NO_FOOD_LEFT:
        return [t.goods[seat * w.GOODS + w.FOOD]]
    return [t.box.ships[t.ship_at[option.a]].capacity] if why == r.SHIP_FULL else NO_ARGS


def change_orders(t: Midgard, option: Option, seat: Seat) -> None:
    """One die or one food more or less; what is ordered stays where it is until it is confirmed or revealed."""
    kind = option.b if option.verb in (w.SEND, w.RECALL) else w.CARGO_FOOD
    more = 1 if option.verb in (w.SEND, w.LOAD) else -1
    t.orders.counts[seat * ORDERS + option.a * CARGO + kind] += more


def commit(t: Midgard, seat: Seat, rule: str) -> None:
    """CM-7.8, CM-7.10: dice leave the reserve and food the stock, for good."""
    for target in t.targets_of(seat):
        dice = [ordered(t, seat, target, die) for die in range(w.DICE)]
        food = ordered(t, seat, target, w.CARGO_FOOD)
        for die in range(w.DICE):
            t.reserve[seat * w.DICE + die] -= dice[die]
            t.sent[target * w.DICE + die] += dice[die]
        t.goods[seat * w.GOODS + w.FOOD] -= food
        t.laden[target] += food
        if t.listening and target >= w.SHORE_1:
            t.record("midgard-event-loaded", rule, seat, [target, *dice, food])
        elif t.listening:
            t.record("midgard-event-sent", rule, seat, [target, *dice])
    t.orders.clear(seat)


def send_barred(t: Midgard, seat: Seat, target: int, die: int) -> int:
    """CM-7.4: a die goes to one place; CM-7.5: not where its type is banned in town; CM-7.7: not into a full ship."""
    if t.holder[target] != seat:
        return r.NOT_YOUR_FIGHT
    if is_banned(t, target, die):
        return r.DIE_BANNED
    if free_dice(t, seat, die) == 0:
        return r.NO_DIE_LEFT
    return r.SHIP_FULL if target >= w.SHORE_1 and room(t, seat, target) == 0 else MAY


def recall_barred(t: Midgard, seat: Seat, target: int, die: int) -> int:
    """CM-7.8: until it is confirmed."""
    if t.holder[target] != seat:
        return r.NOT_YOUR_FIGHT
    return MAY if ordered(t, seat, target, die) else r.DIE_NOT_SENT


def load_barred(t: Midgard, seat: Seat, target: int) -> int:
    """CM-7.7: from the owner's stock, as far as the ship has room."""
    if target < w.SHORE_1:
        return r.NO_SHIP
    if t.holder[target] != seat:
        return r.NOT_YOUR_FIGHT
    if free_food(t, seat) == 0:
        return r.NO_FOOD_LEFT
    return MAY if room(t, seat, target) else r.SHIP_FULL


def unload_barred(t: Midgard, seat: Seat, target: int) -> int:
    """CM-7.8: until it is confirmed."""
    if target < w.SHORE_1:
        return r.NO_SHIP
    if t.holder[target] != seat:
        return r.NOT_YOUR_FIGHT
    return MAY if ordered(t, seat, target, w.CARGO_FOOD) else r.NO_FOOD_ABOARD


def is_banned(t: Midgard, target: int, die: int) -> bool:
    """CM-7.5, CM-7.6: what a monster bans may board the ship."""
    return target < w.SHORE_1 and t.enemies[target] != w.NONE and t.box.enemies[t.enemies[target]].ban[die]


# --- what is ordered, and what is left


def ordered(t: Midgard, seat: Seat, target: int, kind: int) -> int:
    return t.orders.counts[seat * ORDERS + target * CARGO + kind]


def free_dice(t: Midgard, seat: Seat, die: int) -> int:
    """CM-7.4: in the reserve, and not ordered anywhere."""
    n = t.reserve[seat * w.DICE + die]
    for target in range(w.TARGETS):
        n -= ordered(t, seat, target, die)
    return n


def free_food(t: Midgard, seat: Seat) -> int:
    n = t.goods[seat * w.GOODS + w.FOOD]
    for target in range(w.SHORE_1, w.TARGETS):
        n -= ordered(t, seat, target, w.CARGO_FOOD)
    return n


def room(t: Midgard, seat: Seat, target: int) -> int:
    """CM-6.5: what the capacity of a ship leaves for warriors and food together."""
    n = t.box.ships[t.ship_at[target]].capacity
    for kind in range(CARGO):
        n -= ordered(t, seat, target, kind)
    return n
