"""GW-11: the three dice of the full game, and what comes of them, in its order."""

from typing import Final, final

from longhouse.games.watch.rules.heroes import offer_heroes
from longhouse.games.watch.rules.production import collect
from longhouse.games.watch.rules.wildlings import advance
from longhouse.games.watch.state.table import Watch
from longhouse.games.watch.state.words import LUCK_DICE, LUCK_TRAIL, NOT_ON_DISPLAY, REMOVE_HERO
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table

# GW-11.2: what comes after production
TRAGEDY: Final = 0
ADVANCE: Final = 1


def roll_three_dice(t: Watch, seat: Seat) -> None:
    """GW-11.1, GW-11.6: all three dice at once; then production or the 7, and the heroes that serve after it."""
    one = t.chance.below(LUCK_DICE, 6) + 1
    two = t.chance.below(LUCK_DICE, 6) + 1
    t.trail_die = t.chance.below(LUCK_TRAIL, t.box.north.die_sides) + 1
    if t.listening:
        t.record("watch-event-rolled-three", "GW-11.1", seat, [one, two, t.trail_die])
    tragic = t.box.tragedy and one == two == t.trail_die
    t.enter(AfterProduction(seat, TRAGEDY if tragic else ADVANCE))
    before = [t.hands.size(owner) for owner in range(t.seats)]
    collect(t, seat, one, two)
    if one + two != 7:
        offer_heroes(t, before)


@final
class AfterProduction(SeatFrame):
    """GW-11.2: (c) Tragedy of Heroes, (d) the advance; (e) is the turn that goes on below. A 7 does not stop (d)."""

    def __init__(self, seat: Seat, step: int) -> None:
        super().__init__(seat)
        self.step = step

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        if self.step == TRAGEDY and table.display:
            table.ask(self.seat, "watch-ask-remove-hero", [table.box.say[REMOVE_HERO][hero] for hero in table.display])
        else:
            table.leave()
            advance(table, table.trail_die)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Watch)
        self.step = ADVANCE
        remove_hero(table, seat, option.a)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Watch)
        if option.verb != REMOVE_HERO:
            return NOT_NOW
        return MAY if option.a in table.display else NOT_ON_DISPLAY

    def clone(self) -> "AfterProduction":
        return AfterProduction(self.seat, self.step)


def remove_hero(t: Watch, seat: Seat, hero: int) -> None:
    """GW-16.1: out of the game."""
    t.display = [other for other in t.display if other != hero]
    if t.listening:
        t.record("watch-event-hero-removed", "GW-16.1", seat, [hero])
