"""CM-4.4, CM-5.26, CM-5.27: a place is resolved: its cost, then its steps in the order listed."""

from typing import Final, final

from longhouse.games.midgard.rules.market import open_market
from longhouse.games.midgard.rules.recruiting import collect, recruit
from longhouse.games.midgard.rules.resolving import meanwhile_barred
from longhouse.games.midgard.rules.sage import Peek, draw_destiny
from longhouse.games.midgard.rules.sailing import Sail
from longhouse.games.midgard.rules.shops import BuyLongship, Pray, TakeRune, hire
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.steps import Step
from longhouse.games.midgard.state.table import Midgard
from longhouse.games.midgard.state.verbs import can_pay, gain, gain_glory, gain_one, pay, take_blame
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, SeatFrame, Table

FREE: Final[list[int]] = [0] * w.GOODS  # never written to


def cost_of(t: Midgard, seat: Seat, place: int) -> list[int]:
    """CM-5.26: what is paid first; CM-10.5: nothing, by a seafarer whom the merchants know."""
    printed = t.box.places[place]
    ability = t.box.ability(t.leaders[seat], w.AT_MERCHANT)
    if ability is not None and ability.verb == w.DO_COST_ZERO:
        for step in printed.steps:
            if step.verb == w.DO_GAIN_CARD:
                return FREE
    return printed.cost


def workers_at(t: Midgard, place: int) -> int:
    """How many stand there in this round."""
    return t.placed[::2].count(place)


def visit(t: Midgard, seat: Seat, place: int) -> None:
    """CM-6.3: a private longship is a place whose only step is to sail."""
    if t.box.places[place].kind == w.LONGSHIP:
        t.enter(Sail(seat, t.box.ship_of_place(place)))
    else:
        t.enter(Visit(seat, place, 0, 0))


@final
class Visit(SeatFrame):
    """CM-5.26: `at` 0 is the cost, then come the steps; `times`: how often they were paid for in this visit."""

    def __init__(self, seat: Seat, place: int, at: int, times: int) -> None:
        super().__init__(seat)
        self.place = place
        self.at = at
        self.times = times

    def run(self, table: Table) -> None:
        assert isinstance(table, Midgard)
        steps = table.box.places[self.place].steps
        at = self.at
        if at > len(steps):
            self.go_again(table)
            return
        self.at = at + 1
        if at == 0:
            self.times += 1
            pay(table, self.seat, cost_of(table, self.seat, self.place), "CM-4.14")
        else:
            self.carry_out(table, steps[at - 1])

    def carry_out(self, t: Midgard, step: Step) -> None:
        """CM-5.27"""
        if step.verb in (w.DO_RESERVE_FIGHT, w.DO_SAIL, w.DO_PEEK_JOURNEY, w.DO_DRAW_DESTINY, w.DO_FIRST_PLAYER):
            venture(t, self.seat, step)
        elif step.verb == w.DO_TAKE_RUNE:
            t.enter(TakeRune(self.seat))
        elif step.verb == w.DO_BUY_LONGSHIP:
            t.enter(BuyLongship(self.seat))
        elif step.verb == w.DO_BUY_FAVOUR:
            t.enter(Pray(self.seat, self.place, self.at - 2))
        elif step.verb == w.DO_HIRE_WORKER:
            hire(t, self.seat, step, workers_at(t, self.place) - 1)
        elif step.verb == w.DO_TRADE:
            open_market(t, self.seat, step)
        else:
            bring_in(t, self.seat, step, "CM-4.8" if self.place == t.box.beg else "CM-4.9")

    # --- once more

    def go_again(self, t: Midgard) -> None:
        """CM-5.18, CM-5.26: at least once, and as often as the place allows and the player can pay."""
        left = t.box.places[self.place].repeat_max - self.times
        if left > 0 and can_pay(t, self.seat, cost_of(t, self.seat, self.place)):
            options = [t.box.say[w.AGAIN][0], t.box.say[w.DONE][0]]
            t.ask_about(self.seat, "midgard-ask-again", [self.place, left], options)
        else:
            t.leave()

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        if option.verb == w.AGAIN:
            self.at = 0
        else:
            table.leave()

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Midgard)
        return MAY if option.verb in (w.AGAIN, w.DONE) else meanwhile_barred(table, option, seat)

    def clone(self) -> "Visit":
        return Visit(self.seat, self.place, self.at, self.times)


def bring_in(t: Midgard, seat: Seat, step: Step, rule: str) -> None:
    """CM-4.9: what a place gives: resources, warriors, glory; and blame."""
    if step.verb == w.DO_COLLECT_STOCK:
        take_stock(t, seat, step.stock)
    elif step.verb == w.DO_RECRUIT:
        recruit(t, seat, step.dice, rule)
    elif step.verb == w.DO_GAIN:
        gain(t, seat, step.goods, rule)
        gain_glory(t, seat, step.glory, w.FROM_DEEDS, rule)
    elif step.verb == w.DO_BLAME:
        take_blame(t, seat, step.n, rule)
    elif step.verb == w.DO_GAIN_CARD:
        card = t.box.merchants[t.merchants[-1]]
        gain(t, seat, card.goods, "CM-5.14")
        recruit(t, seat, card.dice, "CM-5.14")


def take_stock(t: Midgard, seat: Seat, stock: int) -> None:
    """CM-5.1 to CM-5.5: all that lies there."""
    if stock == w.STOCK_FOOD:
        gain_one(t, seat, w.FOOD, t.stock[stock], "CM-5.5")
        t.stock[stock] = 0
    else:
        collect(t, seat, stock)


def venture(t: Midgard, seat: Seat, step: Step) -> None:
    """CM-4.5, CM-4.6: what is reserved, sent out, looked at, or led."""
    if step.verb == w.DO_RESERVE_FIGHT:
        t.holder[step.target] = seat
    elif step.verb == w.DO_SAIL:
        t.enter(Sail(seat, t.box.ship_names.index(step.ship)))
    elif step.verb == w.DO_PEEK_JOURNEY:
        t.enter(Peek(seat, step.n))
    elif step.verb == w.DO_DRAW_DESTINY:
        draw_destiny(t, seat, step)
    else:
        move_token(t, seat)


def move_token(t: Midgard, seat: Seat) -> None:
    """CM-5.8: taken from its holder; a player who holds it must give it to the player on their left (CM-1.13)."""
    if t.first != seat:
        t.first = seat
        if t.listening:
            t.record("midgard-event-token-taken", "CM-5.8", seat, [])
        return
    t.first = (seat + 1) % t.seats
    if t.listening:
        t.record("midgard-event-token-given", "CM-5.8", seat, [t.first])
