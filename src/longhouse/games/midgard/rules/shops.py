"""CM-5.12, CM-5.15 to CM-5.17: longships, runes, favour and spare workers."""

from typing import Final, final

from longhouse.games.midgard.rules.resolving import meanwhile_barred
from longhouse.games.midgard.state import reasons as r
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.steps import Step
from longhouse.games.midgard.state.table import Midgard
from longhouse.games.midgard.state.verbs import gain_one, pay, pay_one, top, without_top
from longhouse.kernel.decision import Option, Seat, lacking
from longhouse.kernel.table import MAY, NO_ARGS, NOT_NOW, SeatFrame, Table


def held_by(t: Midgard, seat: Seat) -> list[int]:
    """The goods of a player, to compare with a price."""
    return t.goods[seat * w.GOODS : (seat + 1) * w.GOODS]


def coins_missing(price: int, held: list[int]) -> list[int]:
    """How many coins are missing, and how many there are."""
    return [price - held[w.COIN], held[w.COIN]]


# --- CM-5.15: runes


def open_runes(t: Midgard) -> list[int]:
    return [rune for rune in t.display if rune != w.NONE]


def rune_left(t: Midgard) -> bool:
    """CM-5.15: in display or deck."""
    return len(t.rune_deck.cards) > 0 or len(open_runes(t)) > 0


def take_rune_barred(t: Midgard, option: Option) -> int:
    """CM-5.15: an open one, or the top card of the deck."""
    if option.verb == w.DRAW:
        return MAY if t.rune_deck.cards else r.RUNE_DECK_EMPTY
    return MAY if option.a in t.display else r.RUNE_NOT_OPEN


def take_open_rune(t: Midgard, seat: Seat, rune: int) -> None:
    """CM-5.15: its space stays empty until the next round set-up."""
    t.display = [w.NONE if lying == rune else lying for lying in t.display]
    t.runes[seat] = [*t.runes[seat], rune]
    if t.listening:
        t.record("midgard-event-rune-taken", "CM-5.15", seat, [rune])


def draw_rune(t: Midgard, seat: Seat) -> None:
    """CM-H5: unseen; it becomes public when it lies down."""
    rune = top(t.rune_deck)
    t.rune_deck = without_top(t.rune_deck)
    t.runes[seat] = [*t.runes[seat], rune]
    t.reveals += 1
    if t.listening:
        t.record("midgard-event-rune-drawn", "CM-5.15", seat, [rune])


@final
class TakeRune(SeatFrame):
    """CM-5.15"""

    def run(self, table: Table) -> None:
        assert isinstance(table, Midgard)
        options = [table.box.say[w.TAKE][rune] for rune in open_runes(table)]
        if table.rune_deck.cards:
            options.append(table.box.say[w.DRAW][0])
        if len(options) == 1:
            self.picked(table, options[0], self.seat)
        else:
            table.ask(self.seat, "midgard-ask-take-rune", options)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Midgard)
        table.leave()
        if option.verb == w.DRAW:
            draw_rune(table, seat)
        else:
            take_open_rune(table, seat, option.a)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Midgard)
        if option.verb in (w.TAKE, w.DRAW):
            return take_rune_barred(table, option)
        return meanwhile_barred(table, option, seat)


# --- CM-5.16: favour


def prayer_row(step: Step, favour: int) -> int:
    """The row of the table that sells this much favour, or NONE."""
    return step.row_favour.index(favour) if favour in step.row_favour else w.NONE


def prayer_barred(held: list[int], step: Step, favour: int) -> int:
    """CM-5.16: exactly the price of a row."""
    row = prayer_row(step, favour)
    if row == w.NONE:
        return NOT_NOW
    return MAY if held[w.COIN] >= step.row_coins[row] else r.PRAYER_TOO_DEAR


def favour_barred(held: list[int], step: Step) -> int:
    """CM-5.16: the cheapest row, at least."""
    return MAY if held[w.COIN] >= min(step.row_coins) else r.FAVOUR_TOO_DEAR


@final
class Pray(SeatFrame):
    """CM-5.16: one purchase, from the table of this step of a place. `pray/1` is the first option: 1 favour."""

    def __init__(self, seat: Seat, place: int, step: int) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.step: Final = step

    def printed(self, t: Midgard) -> Step:
        return t.box.places[self.place].steps[self.step]

    def run(self, table: Table) -> None:
        assert isinstance(table, Midgard)
        step, held = self.printed(table), held_by(table, self.seat)
        options = [o for o in table.box.say[w.PRAY] if prayer_barred(held, step, o.a + 1) == MAY]
        if len(options) == 1:
            self.picked(table, options[0], self.seat)
        else:
            table.ask(self.seat, "midgard-ask-pray", options)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Midgard)
        table.leave()
        step = self.printed(table)
        pay_one(table, seat, w.COIN, step.row_coins[prayer_row(step, option.a + 1)], "CM-5.16")
        gain_one(table, seat, w.FAVOUR, option.a + 1, "CM-5.16")

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Midgard)
        if option.verb == w.PRAY:
            return prayer_barred(held_by(table, seat), self.printed(table), option.a + 1)
        return meanwhile_barred(table, option, seat)

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Midgard)
        if why != r.PRAYER_TOO_DEAR:
            return NO_ARGS
        step = self.printed(table)
        return coins_missing(step.row_coins[prayer_row(step, option.a + 1)], held_by(table, seat))


# --- CM-5.12: private longships


def ship_barred(t: Midgard, held: list[int], ship: int) -> int:
    """CM-5.12: one of those left, for its wood and coins."""
    if ship not in t.box.private_ships:
        return r.LONGSHIP_NOT_SOLD
    if ship in t.ship_of:
        return r.LONGSHIP_SOLD
    cost = t.box.ships[ship].cost
    return MAY if is_enough(held, cost) else r.LONGSHIP_TOO_DEAR


def is_enough(held: list[int], price: list[int]) -> bool:
    return all(held[good] >= price[good] for good in range(w.GOODS))


def ships_barred(t: Midgard, seat: Seat, held: list[int]) -> int:
    """CM-5.12, CM-6.6: for a player who has none and can pay for one."""
    if t.ship_of[seat] != w.NONE:
        return r.LONGSHIP_OWNED
    payable = any(ship_barred(t, held, ship) == MAY for ship in t.box.private_ships)
    return MAY if payable else r.LONGSHIPS_TOO_DEAR


def ships_amounts(t: Midgard, held: list[int]) -> list[int]:
    """CM-5.12: for the ship of those left that misses the fewest goods."""
    prices = [t.box.ships[ship].cost for ship in t.box.private_ships if ship not in t.ship_of]
    fewest = NO_ARGS
    for price in prices:
        amounts = lacking(price, held)
        if not fewest or sum(amounts[: w.GOODS]) < sum(fewest[: w.GOODS]):
            fewest = amounts
    return fewest or [0] * (2 * w.GOODS)


@final
class BuyLongship(SeatFrame):
    """CM-5.12: it is never given back."""

    def run(self, table: Table) -> None:
        assert isinstance(table, Midgard)
        held = held_by(table, self.seat)
        options = [o for o in table.box.say[w.BUY] if ship_barred(table, held, o.a) == MAY]
        if len(options) == 1:
            self.picked(table, options[0], self.seat)
        else:
            table.ask(self.seat, "midgard-ask-buy-longship", options)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Midgard)
        table.leave()
        pay(table, seat, table.box.ships[option.a].cost, "CM-5.12")
        table.ship_of[seat] = option.a
        if table.listening:
            table.record("midgard-event-longship", "CM-5.12", seat, [option.a])

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Midgard)
        if option.verb == w.BUY:
            return ship_barred(table, held_by(table, seat), option.a)
        return meanwhile_barred(table, option, seat)

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Midgard)
        return lacking(table.box.ships[option.a].cost, held_by(table, seat)) if why == r.LONGSHIP_TOO_DEAR else NO_ARGS


# --- CM-5.17: spare workers


def hire_price(t: Midgard, step: Step, there: int) -> int:
    """CM-RU7: by the hires of the game, or by the workers that stand `there` already in this round."""
    hires = there if t.box.huts_by_round else t.hired
    return step.prices[min(hires, len(step.prices) - 1)]


def hire_barred(t: Midgard, seat: Seat, held: list[int], step: Step, there: int) -> int:
    """CM-5.17, CM-RU8: once in the game for each player, at the current price."""
    if t.crew[seat] > t.box.workers:
        return r.SPARE_HIRED
    return MAY if held[w.COIN] >= hire_price(t, step, there) else r.HIRE_TOO_DEAR


def hire(t: Midgard, seat: Seat, step: Step, there: int) -> None:
    """CM-4.11: the spare worker may be placed in this round and in every later one."""
    pay_one(t, seat, w.COIN, hire_price(t, step, there), "CM-5.17")
    t.hired += 1
    t.crew[seat] += 1
    t.workers[seat] += 1
    if t.listening:
        t.record("midgard-event-hired", "CM-5.17", seat, [])
