"""NG-12.9 to NG-12.12: figures that are lost, moved by others, or retreat."""

from typing import Final, final

from longhouse.games.northgard.state import reasons as r
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.verbs import (
    begin_raid,
    drop_kaija,
    drop_raiders,
    drop_units,
    settle_holder,
    territory_barred,
)
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NO_ARGS, NOT_NOW, SeatFrame, Table

# --- figures of a seat in a territory, on whichever side of a battle


def units_of(t: Northgard, seat: Seat, rep: int) -> int:
    """The units of a player in a territory, whether they hold it or have come in."""
    if t.holder[rep] == seat:
        return t.units[rep]
    return t.raiders[rep] if t.raider == seat else 0


def kaija_of(t: Northgard, seat: Seat, rep: int) -> int:
    """1 if she is this player's and there."""
    return 1 if t.kaija_in(rep) and t.clans[seat] == w.BEAR else 0


def figures_of(t: Northgard, seat: Seat, rep: int) -> int:
    return units_of(t, seat, rep) + kaija_of(t, seat, rep)


def depart(t: Northgard, seat: Seat, rep: int, units: int, kaija: int) -> None:
    """NG-9.5: the last figure that leaves a territory makes it neutral."""
    if t.holder[rep] == seat:
        t.units[rep] -= units
    else:
        t.raiders[rep] -= units
    if kaija:
        t.kaija = w.NONE
        t.kaija_raids = False
    settle_holder(t, rep)


def arrive(t: Northgard, seat: Seat, rep: int, units: int, kaija: int) -> None:
    """NG-1.4, NG-1.6: units that come to another player's territory do not own it before the battle."""
    raids = t.holder[rep] not in (NOBODY, seat)
    if raids:
        begin_raid(t, seat)
        t.raiders[rep] += units
    else:
        t.holder[rep] = seat
        t.units[rep] += units
    if kaija:
        t.kaija = rep
        t.kaija_raids = raids


def kaija_may_enter(t: Northgard, seat: Seat, rep: int) -> bool:
    """NG-17.4: not another player's territory, except in a year of The Bear Awakens."""
    return t.holder[rep] in (NOBODY, seat) or t.flagged(seat, w.FLAG_KAIJA_MAY_ATTACK)


# --- figures that the owner has to name: lost, pushed, bribed


def lose_figures(t: Northgard, seat: Seat, rep: int, n: int, rule: str) -> None:
    """NG-12.9: n figures return to the reserve (all of them, if there are no more)."""
    part_with(t, seat, rep, n, w.NONE, rule)


def displace(t: Northgard, seat: Seat, rep: int, to: int, n: int, rule: str) -> None:
    """NG-11.2, NG-21.19: another player moves n figures, their owner says which."""
    part_with(t, seat, rep, n, to, rule)


def part_with(t: Northgard, seat: Seat, rep: int, n: int, to: int, rule: str) -> None:
    """NG-RU17: the owner chooses; there is something to choose only if Kaija and n units are there."""
    n = min(n, figures_of(t, seat, rep))
    if n == 0:
        return
    unit = figure_barred(t, seat, rep, n, to, w.UNIT)
    kaija = figure_barred(t, seat, rep, n, to, w.KAIJA)
    if unit == MAY and kaija == MAY:
        t.enter(Losses(seat, rep, n, to, rule))
    else:
        send(t, seat, rep, n - 1 if unit != MAY else n, 1 if unit != MAY else 0, to, rule)


def figure_barred(t: Northgard, seat: Seat, rep: int, n: int, to: int, verb: int) -> int:
    """NG-12.9: n units, or Kaija and one unit less; NG-17.4: she does not go everywhere."""
    if verb == w.UNIT:
        return MAY if units_of(t, seat, rep) >= n else r.NOT_SO_MANY_FIGURES
    if kaija_of(t, seat, rep) == 0:
        return r.NOT_SO_MANY_FIGURES
    return MAY if to == w.NONE or kaija_may_enter(t, seat, to) else r.KAIJA_STAYS_OUT


def send(t: Northgard, seat: Seat, rep: int, units: int, kaija: int, to: int, rule: str) -> None:
    """To the reserve (NONE) or to another territory."""
    if to != w.NONE:
        depart(t, seat, rep, units, kaija)
        arrive(t, seat, to, units, kaija)
        if t.listening:
            t.record("northgard-event-driven", rule, seat, [units, kaija, rep, to])
        return
    if units and t.holder[rep] == seat:
        drop_units(t, seat, rep, units, rule)
    elif units:
        drop_raiders(t, rep, units, rule)
    if kaija:
        drop_kaija(t, rule)


@final
class Losses(SeatFrame):
    """NG-12.9, NG-18.9, NG-21.2, NG-21.19: the owner names the figures one by one, until there is nothing to choose."""

    def __init__(self, seat: Seat, territory: int, n: int, to: int, rule: str) -> None:
        super().__init__(seat)
        self.territory: Final = territory
        self.n: Final = n
        self.to: Final = to  # NONE: the reserve
        self.rule: Final = rule

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        options = [table.box.say[w.UNIT][0], table.box.say[w.KAIJA][0]]
        ask = "northgard-ask-losses" if self.to == w.NONE else "northgard-ask-driven"
        table.ask_about(self.seat, ask, [self.n, self.territory], options)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        table.leave()
        if option.verb == w.KAIJA:
            send(table, seat, self.territory, self.n - 1, 1, self.to, self.rule)
        else:
            send(table, seat, self.territory, 1, 0, self.to, self.rule)
            part_with(table, seat, self.territory, self.n - 1, self.to, self.rule)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        if option.verb not in (w.UNIT, w.KAIJA):
            return NOT_NOW
        return figure_barred(table, seat, self.territory, self.n, self.to, option.verb)


# --- NG-12.10: retreat


class Waiting(SeatFrame):
    """A frame that knows which fights against creatures are still to come (NG-12.16)."""

    def __init__(self, seat: Seat, named: list[int]) -> None:
        super().__init__(seat)
        self.named = named  # creatures


def fight_waits(t: Northgard, rep: int) -> bool:
    """NG-12.16: units of two players stand there, or a creature that has been named."""
    if t.raider != NOBODY and t.raiding(rep):
        return True
    for frame in t.agenda:
        if isinstance(frame, Waiting) and rep in [t.territory(t.creature_at[creature]) for creature in frame.named]:
            return True
    return False


def shelter_barred(t: Northgard, seat: Seat, rep: int) -> int:
    """NG-12.10, NG-12.12, NG-20.4: neutral or the owner's own, without a fight to come and without a Valkyrie."""
    if t.holder[rep] not in (NOBODY, seat):
        return r.RETREAT_TO_OTHERS
    if fight_waits(t, rep):
        return r.FIGHT_WAITS_THERE
    return r.RETREAT_TO_VALKYRIE if t.houses(rep, w.ATTACKS) else MAY


def retreat_barred(t: Northgard, seat: Seat, rep: int, to: int, over_rough: bool) -> int:
    """NG-12.10: to an adjacent territory, over a regular border (NG-11.2: or any, with `ignore_rough`)."""
    why = territory_barred(t, to)
    if why != MAY:
        return why
    border = t.land.beside[rep].get(to, 0)
    if border == 0:
        return r.RETREAT_NOT_BESIDE
    if not border & w.REGULAR and not over_rough:
        return r.RETREAT_OVER_ROUGH
    return shelter_barred(t, seat, to)


def shelters(t: Northgard, seat: Seat, rep: int, over_rough: bool) -> list[int]:
    return [to for to in t.land.neighbours(rep) if retreat_barred(t, seat, rep, to, over_rough) == MAY]


def retreat(t: Northgard, seat: Seat, rep: int, over_rough: bool) -> None:
    """NG-12.11: compulsory if there is a way; otherwise the figures return to the reserve."""
    if figures_of(t, seat, rep) == 0:
        return
    if shelters(t, seat, rep, over_rough):
        t.enter(Retreat(seat, rep, over_rough, w.NONE))
    else:
        lose_figures(t, seat, rep, figures_of(t, seat, rep), "NG-12.11")


@final
class Retreat(SeatFrame):
    """NG-12.10: a territory, then how many go there, until all are gone. NG-12.12: no points, no Brown Bear."""

    def __init__(self, seat: Seat, territory: int, over_rough: bool, to: int) -> None:
        super().__init__(seat)
        self.territory = territory
        self.over_rough = over_rough
        self.to = to  # NONE: still to be chosen

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        left = figures_of(table, self.seat, self.territory)
        if left == 0:
            table.leave()
        elif self.to == w.NONE:
            self.choose_shelter(table)
        elif left == 1:
            units = units_of(table, self.seat, self.territory)
            self.go(table, units, 1 - units)
        else:
            options = [o for o in table.box.say[w.FIGURES] if self.figures_barred(table, o) == MAY]
            table.ask_about(self.seat, "northgard-ask-retreat-figures", [self.to], options)

    def choose_shelter(self, t: Northgard) -> None:
        """What is forced is not asked: with one way out all take it."""
        ways = shelters(t, self.seat, self.territory, self.over_rough)
        if len(ways) == 1:
            self.to = ways[0]
            self.go(t, units_of(t, self.seat, self.territory), kaija_of(t, self.seat, self.territory))
        else:
            options = [t.box.say[w.RETREAT][to] for to in ways]
            left = figures_of(t, self.seat, self.territory)
            t.ask_about(self.seat, "northgard-ask-retreat", [left, self.territory], options)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        if option.verb == w.RETREAT:
            self.to = option.a
        else:
            self.go(table, option.a, option.b)

    def go(self, t: Northgard, units: int, kaija: int) -> None:
        to = self.to
        self.to = w.NONE
        depart(t, self.seat, self.territory, units, kaija)
        arrive(t, self.seat, to, units, kaija)
        if t.listening:
            t.record("northgard-event-retreated", "NG-12.10", self.seat, [units, kaija, self.territory, to])

    def figures_barred(self, t: Northgard, option: Option) -> int:
        enough = option.a <= units_of(t, self.seat, self.territory)
        return MAY if enough and option.b <= kaija_of(t, self.seat, self.territory) else r.NOT_SO_MANY_FIGURES

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        if option.verb == w.RETREAT:
            if self.to != w.NONE:
                return r.TERRITORY_CHOSEN
            return retreat_barred(table, seat, self.territory, option.a, self.over_rough)
        if option.verb == w.FIGURES:
            return r.TERRITORY_FIRST if self.to == w.NONE else self.figures_barred(table, option)
        return NOT_NOW

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Northgard)
        return [units_of(table, seat, self.territory)] if why == r.NOT_SO_MANY_FIGURES else NO_ARGS

    def clone(self) -> "Retreat":
        return Retreat(self.seat, self.territory, self.over_rough, self.to)
