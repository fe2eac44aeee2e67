"""NG-21.2: an enemy's unit is removed."""

from typing import final

from longhouse.games.northgard.rules.retreat import lose_figures
from longhouse.games.northgard.state import reasons as r
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.cards import Step
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.verbs import gain_one, territory_barred
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table


def remove_unit_barred(t: Northgard, seat: Seat, step: Step, last: int) -> int:
    """NG-11.10: without a legal target the card may not be played."""
    for rep in t.land.reps:
        if t.holder[rep] != NOBODY and strike_barred(t, seat, step, rep) == MAY:
            return MAY
    return r.NOBODY_TO_STRIKE


def strike_barred(t: Northgard, seat: Seat, step: Step, rep: int) -> int:
    """NG-21.2: an enemy's territory; `enemy_adjacent`: adjacent to one of the player's."""
    if not t.is_enemy(seat, t.holder[rep]):
        return r.NO_ENEMY_THERE
    if step.target != w.TARGET_ENEMY_ADJACENT:
        return MAY
    for beside in t.land.beside[rep]:
        if t.holder[beside] == seat:
            return MAY
    return r.NOT_BESIDE_YOURS


def spoils_barred(t: Northgard, rep: int, resource: int) -> int:
    """NG-21.2: a kind that the territory has a symbol of."""
    return MAY if t.symbols(rep, resource) + t.produced(rep, resource) else r.NO_SPOILS_THERE


def remove_unit(t: Northgard, seat: Seat, step: Step) -> None:
    """NG-21.2"""
    t.enter(RemoveUnit(seat, step.number, w.NONE))


@final
class RemoveUnit(SeatFrame):
    """NG-21.2: an enemy's territory; its owner returns a figure; then maybe 1 resource of that territory."""

    def __init__(self, seat: Seat, step: int, territory: int) -> None:
        super().__init__(seat)
        self.step = step
        self.territory = territory  # NONE: to be chosen

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        step = table.box.steps[self.step]
        if self.territory == w.NONE:
            self.choose_territory(table, step)
        elif step.collect:
            self.choose_spoils(table)
        else:
            table.leave()

    def choose_territory(self, t: Northgard, step: Step) -> None:
        say = t.box.say[w.STRIKE]
        options = [
            say[rep] for rep in t.land.reps if t.holder[rep] != NOBODY and strike_barred(t, self.seat, step, rep) == MAY
        ]
        if len(options) > 1:
            t.ask(self.seat, "northgard-ask-strike", options)
        elif options:
            self.strike(t, options[0].a)
        else:
            t.leave()

    def strike(self, t: Northgard, rep: int) -> None:
        self.territory = rep
        if t.listening:
            t.record("northgard-event-struck", "NG-21.2", self.seat, [t.holder[rep], rep])
        lose_figures(t, t.holder[rep], rep, 1, "NG-21.2")

    def choose_spoils(self, t: Northgard) -> None:
        options = [option for option in t.box.say[w.GAIN] if spoils_barred(t, self.territory, option.a) == MAY]
        if len(options) > 1:
            t.ask_about(self.seat, "northgard-ask-spoils", [self.territory], options)
        elif options:
            self.collect(t, options[0].a)
        else:
            t.leave()

    def collect(self, t: Northgard, resource: int) -> None:
        t.leave()
        gain_one(t, self.seat, resource, t.box.steps[self.step].collect, "NG-21.2")

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        if option.verb == w.STRIKE:
            self.strike(table, option.a)
        else:
            self.collect(table, option.a)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        if self.territory == w.NONE:
            if option.verb != w.STRIKE:
                return NOT_NOW
            why = territory_barred(table, option.a)
            return why or strike_barred(table, seat, table.box.steps[self.step], option.a)
        return spoils_barred(table, self.territory, option.a) if option.verb == w.GAIN else NOT_NOW

    def clone(self) -> "RemoveUnit":
        return RemoveUnit(self.seat, self.step, self.territory)
