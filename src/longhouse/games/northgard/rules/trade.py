"""NG-13.5, NG-20.5: the trade step of a player's harvest: with the supply, and between partners."""

from typing import Final, final

from longhouse.games.northgard.state import reasons as r
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.verbs import gain_one, pay
from longhouse.games.northgard.state.words import DONE, GAIN, GIVE, NO, RESOURCES, SWAP, YES
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NO_ARGS, NOT_NOW, SeatFrame, Table

NOT_GIVEN: Final[list[int]] = [0, 0, 0]  # never written to


def give_barred(t: Northgard, seat: Seat, given: list[int], resource: int) -> int:
    """NG-13.5: three resources of any kinds; NG-RU5 (`same3`): three of one kind."""
    held = t.goods[seat * RESOURCES + resource] - given[resource]
    if t.box.trade_same and held < t.box.trade_in:
        return r.TRADE_NOT_THREE
    if sum(t.goods[seat * RESOURCES : (seat + 1) * RESOURCES]) < t.box.trade_in:
        return r.TRADE_TOO_FEW
    return MAY if held else r.TRADE_NOT_HELD


def give_amounts(t: Northgard, why: int, seat: Seat, given: list[int], resource: int) -> list[int]:
    """NG-13.5: of the resources for one trade."""
    have = sum(t.goods[seat * RESOURCES : (seat + 1) * RESOURCES])
    if why == r.TRADE_NOT_THREE:
        have = t.goods[seat * RESOURCES + resource] - given[resource]
    if why == r.TRADE_NOT_HELD:
        return [given[resource]]
    return [t.box.trade_in - have, have] if why in (r.TRADE_TOO_FEW, r.TRADE_NOT_THREE) else NO_ARGS


def swap_barred(t: Northgard, seat: Seat, given: int, wanted: int, declined: int, swapped: int) -> int:
    """NG-20.8: one resource for one of another kind that the partner holds; not declined before, not undone."""
    partner = t.box.partner(seat)
    if partner == NOBODY:
        return r.NO_PARTNER
    if not t.goods[seat * RESOURCES + given]:
        return r.SWAP_NOT_HELD
    if not t.goods[partner * RESOURCES + wanted]:
        return r.SWAP_PARTNER_LACKS
    if declined & swap_bit(given, wanted):
        return r.SWAP_DECLINED
    return r.SWAP_UNDOES if swapped & swap_bit(wanted, given) else MAY


def swap_bit(given: int, wanted: int) -> int:
    return 1 << (given * RESOURCES + wanted)


@final
class TradeStep(SeatFrame):
    """NG-13.5, NG-20.5: any number of trades and swaps. `declined` and `swapped`: offers of this step, a bit each."""

    def __init__(self, seat: Seat, declined: int, swapped: int) -> None:
        super().__init__(seat)
        self.declined = declined
        self.swapped = swapped

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        options = self.trades(table)
        if options:
            options.append(table.box.say[DONE][0])
            table.ask(self.seat, "northgard-ask-trade", options)
        else:
            table.leave()

    def trades(self, t: Northgard) -> list[Option]:
        options = [o for o in t.box.say[GIVE] if give_barred(t, self.seat, NOT_GIVEN, o.a) == MAY]
        if t.box.teams:
            options += [o for o in t.box.say[SWAP] if self.swap_barred(t, o.a, o.b) == MAY]
        return options

    def swap_barred(self, t: Northgard, given: int, wanted: int) -> int:
        return swap_barred(t, self.seat, given, wanted, self.declined, self.swapped)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        if option.verb == DONE:
            table.leave()
        elif option.verb == SWAP:
            table.enter(SwapOffer(table.box.partner(seat), seat, option.a, option.b))
        else:
            give(table, seat, NOT_GIVEN, option.a)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        if option.verb == GIVE:
            return give_barred(table, seat, NOT_GIVEN, option.a)
        if option.verb == SWAP:
            return self.swap_barred(table, option.a, option.b)
        return MAY if option.verb == DONE else NOT_NOW

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Northgard)
        return give_amounts(table, why, seat, NOT_GIVEN, option.a)

    def answered(self, given: int, wanted: int, accepted: bool) -> None:
        if accepted:
            self.swapped |= swap_bit(given, wanted)
        else:
            self.declined |= swap_bit(given, wanted)

    def clone(self) -> "TradeStep":
        return TradeStep(self.seat, self.declined, self.swapped)


def give(t: Northgard, seat: Seat, given: list[int], resource: int) -> None:
    """NG-13.5: one more resource is laid down; NG-RU5: or three of its kind at once."""
    laid = given[:]
    laid[resource] += t.box.trade_in if t.box.trade_same else 1
    t.enter(Barter(seat, laid))


@final
class Barter(SeatFrame):
    """NG-13.5: resources laid down for one of choice; nothing is paid before it is chosen."""

    def __init__(self, seat: Seat, given: list[int]) -> None:
        super().__init__(seat)
        self.given = given

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        if sum(self.given) == table.box.trade_in:
            table.ask_about(self.seat, "northgard-ask-trade-gain", self.given, table.box.say[GAIN])
            return
        options = [o for o in table.box.say[GIVE] if give_barred(table, self.seat, self.given, o.a) == MAY]
        if len(options) == 1:
            self.lay(options[0].a)
        else:
            table.ask_about(self.seat, "northgard-ask-trade-give", self.given, options)

    def lay(self, resource: int) -> None:
        self.given = self.given[:]
        self.given[resource] += 1

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        if option.verb == GIVE:
            self.lay(option.a)
        else:
            table.leave()
            trade_goods(table, seat, self.given, option.a)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        laid = sum(self.given) == table.box.trade_in
        if option.verb == GAIN:
            return MAY if laid else r.TRADE_GIVE_FIRST
        if option.verb == GIVE and not laid:
            return give_barred(table, seat, self.given, option.a)
        return NOT_NOW

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Northgard)
        return give_amounts(table, why, seat, self.given, option.a)

    def clone(self) -> "Barter":
        return Barter(self.seat, self.given)


def trade_goods(t: Northgard, seat: Seat, given: list[int], taken: int) -> None:
    """NG-13.5"""
    pay(t, seat, given, "NG-13.5")
    gain_one(t, seat, taken, t.box.trade_out, "NG-13.5")


def swap_goods(t: Northgard, seat: Seat, partner: Seat, given: int, wanted: int) -> None:
    """NG-20.5: 1 for 1."""
    t.goods[seat * RESOURCES + given] -= 1
    t.goods[seat * RESOURCES + wanted] += 1
    t.goods[partner * RESOURCES + given] += 1
    t.goods[partner * RESOURCES + wanted] -= 1
    if t.listening:
        t.record("northgard-event-swapped", "NG-20.5", seat, [given, partner, wanted])


@final
class SwapOffer(SeatFrame):
    """NG-20.8: the partner accepts or declines."""

    def __init__(self, seat: Seat, by: Seat, given: int, wanted: int) -> None:
        super().__init__(seat)
        self.by: Final = by
        self.given: Final = given
        self.wanted: Final = wanted

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        args = [self.by, self.given, self.wanted]
        table.ask_about(self.seat, "northgard-ask-swap", args, [table.box.say[YES][0], table.box.say[NO][0]])

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        table.leave()
        step = table.agenda[-1]
        assert isinstance(step, TradeStep)
        step.answered(self.given, self.wanted, option.verb == YES)
        if option.verb == YES:
            swap_goods(table, self.by, seat, self.given, self.wanted)
        elif table.listening:
            table.record("northgard-event-swap-declined", "NG-20.8", seat, [self.by, self.given, self.wanted])

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        return MAY if option.verb in (YES, NO) else NOT_NOW
