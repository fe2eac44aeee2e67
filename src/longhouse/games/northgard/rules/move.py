"""NG-9: moving. The battles that follow are in fights.py."""

from typing import final

from longhouse.games.northgard.rules.fights import begin
from longhouse.games.northgard.rules.recruit import count_at
from longhouse.games.northgard.rules.retreat import arrive, depart, kaija_may_enter
from longhouse.games.northgard.state import reasons as r
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.box import MOST_FIGURES
from longhouse.games.northgard.state.cards import Step
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.verbs import end_raid, gain, territory_barred
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NO_ARGS, NOT_NOW, SeatFrame, Table

# --- where a group may go


def move_barred(t: Northgard, seat: Seat, step: Step, last: int) -> int:
    """NG-11.11: at least one unit of the player's on the map; NG-9.8: it need not be able to go anywhere."""
    return r.NOBODY_TO_MOVE if t.is_homeless(seat) else MAY


def cost(border: int, step: Step) -> int:
    """NG-9.1: 1 point over a regular border, 2 over a rough one."""
    return 2 if border == w.ROUGH and not step.ignore_rough else 1


def target_barred(t: Northgard, seat: Seat, step: Step, points: int, source: int, to: int, kaija: bool) -> int:
    """NG-9.1, NG-9.10: adjacent, the points for the border, and a territory that this group may enter."""
    border = t.land.beside[source].get(to, 0)
    if border == 0:
        return r.NOT_BESIDE
    price = cost(border, step)
    if price > points:
        return r.TOO_FEW_POINTS
    holder = t.holder[to]
    if holder != NOBODY and holder == t.box.partner(seat):
        return MAY if way_out(t, seat, step, points - price, to, kaija, 0) else r.NO_WAY_OUT
    return stop_barred(t, seat, to, kaija)


def stop_barred(t: Northgard, seat: Seat, to: int, kaija: bool) -> int:
    """NG-9.10: a territory, not a partner's, that this group may enter and stay in."""
    if kaija and not kaija_may_enter(t, seat, to):
        return r.KAIJA_STAYS_OUT
    if t.row and len([c for c in t.creatures_in(to) if not t.box.creatures[c].shares]) > 1:
        return r.TWO_VALKYRIES
    return MAY


def way_out(t: Northgard, seat: Seat, step: Step, points: int, through: int, kaija: bool, seen: int) -> bool:
    """NG-20.4: whether a group can go on from a partner's territory to one where it may stop. `seen`: a bit each."""
    if points == 0 or not may_pass(t, through):
        return False
    seen |= 1 << through
    partner = t.box.partner(seat)
    borders = t.land.beside[through]
    for to in borders:
        left = points - cost(borders[to], step)
        if left < 0 or seen >> to & 1:
            continue
        if t.holder[to] != partner:
            if stop_barred(t, seat, to, kaija) == MAY:
                return True
        elif way_out(t, seat, step, left, to, kaija, seen):
            return True
    return False


def may_pass(t: Northgard, rep: int) -> bool:
    """NG-18.8, NG-18.10: whether figures that have come into a territory in this action may leave it again."""
    if t.houses(rep, w.ATTACKS):
        return False
    return t.box.bear_pass_through or not t.houses(rep, w.LOCK)


def has_target(t: Northgard, seat: Seat, step: Step, points: int, source: int, kaija: bool) -> bool:
    return any(target_barred(t, seat, step, points, source, to, kaija) == MAY for to in t.land.beside[source])


# --- the movements


def move(t: Northgard, seat: Seat, step: Step) -> None:
    """NG-9.1: a Move action of n points."""
    t.enter(Move(seat, step.number, step.n, w.NONE, w.NONE, False, [], False))


@final
class Move(SeatFrame):
    """NG-9.2: movements one after another: a territory, the figures that go, where they go; until the player ends it.

    NG-20.4: a group in a partner's territory goes on together, so it stays chosen.
    """

    def __init__(
        self,
        seat: Seat,
        step: int,
        points: int,
        source: int,
        units: int,
        kaija: bool,
        came: list[int],
        kaija_moved: bool,
    ) -> None:
        super().__init__(seat)
        self.step = step
        self.points = points
        self.source = source  # NONE: to be chosen
        self.units = units  # that go with this movement; NONE: to be chosen
        self.kaija = kaija  # goes with this movement
        self.came = came  # NG-9.11, beside Brown Bears: territory, units that came in, territory, units ..
        self.kaija_moved = kaija_moved  # in this action

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        if self.source == w.NONE:
            self.choose_source(table)
        elif self.units == w.NONE:
            self.choose_figures(table)
        else:
            self.choose_target(table)

    # --- from where

    def choose_source(self, t: Northgard) -> None:
        options: list[Option] = []
        if self.points:
            step = t.box.steps[self.step]
            for rep in t.land.reps:
                if t.holder[rep] != self.seat and t.raider == NOBODY:
                    continue
                if self.source_barred(t, step, rep) == MAY:
                    options.append(t.box.say[w.FROM][rep])
        if options:
            options.append(t.box.say[w.DONE][0])
            t.ask_about(self.seat, "northgard-ask-move", [self.points], options)
        else:
            self.end(t)

    def source_barred(self, t: Northgard, step: Step, rep: int) -> int:
        """NG-9.1, NG-9.4: a territory of the player's; with `pass_enemy` also one just entered by their units."""
        if t.holder[rep] != self.seat:
            if t.raiding(rep) == 0:
                return r.NOT_YOURS
            if not step.pass_enemy:
                return r.RAIDERS_STOP
        units = self.free_units(t, rep)
        kaija = self.kaija_free(t, rep)
        if units and has_target(t, self.seat, step, self.points, rep, False):
            return MAY
        if kaija and has_target(t, self.seat, step, self.points, rep, True):
            return MAY
        if units or kaija:
            return r.NO_WAY_ON
        return r.VALKYRIE_HOLDS if t.houses(rep, w.ATTACKS) else r.BEAR_HOLDS

    def free_units(self, t: Northgard, rep: int) -> int:
        """NG-9.11: how many units may leave a territory."""
        units = t.units[rep] if t.holder[rep] == self.seat else t.raiders[rep]
        if not t.row:
            return units
        if not may_pass(t, rep):
            return 0
        if t.holder[rep] == self.seat and t.houses(rep, w.LOCK):
            return min(units, count_at(self.came, rep))
        return units

    def kaija_free(self, t: Northgard, rep: int) -> bool:
        """NG-9.11: Kaija for herself."""
        if t.clans[self.seat] != w.BEAR or not t.kaija_in(rep) or not may_pass(t, rep):
            return False
        return self.kaija_moved or not t.houses(rep, w.LOCK)

    # --- how many

    def choose_figures(self, t: Northgard) -> None:
        say = t.box.say[w.FIGURES]
        step = t.box.steps[self.step]
        units = self.free_units(t, self.source)
        options: list[Option] = []
        if units and has_target(t, self.seat, step, self.points, self.source, False):
            options = say[:units]
        if self.kaija_free(t, self.source) and has_target(t, self.seat, step, self.points, self.source, True):
            options = options + say[MOST_FIGURES : MOST_FIGURES + units + 1]
        if len(options) > 1:
            t.ask_about(self.seat, "northgard-ask-move-figures", [self.source], options)
        else:
            self.units = options[0].a
            self.kaija = options[0].b == 1

    def figures_barred(self, t: Northgard, units: int, kaija: bool) -> int:
        if units > self.free_units(t, self.source) or (kaija and not self.kaija_free(t, self.source)):
            return r.NOT_SO_MANY
        step = t.box.steps[self.step]
        if has_target(t, self.seat, step, self.points, self.source, kaija):
            return MAY
        return r.KAIJA_STAYS_OUT if kaija else r.NO_WAY_ON

    # --- where to

    def choose_target(self, t: Northgard) -> None:
        step = t.box.steps[self.step]
        say = t.box.say[w.TO]
        options = [
            say[to]
            for to in t.land.beside[self.source]
            if target_barred(t, self.seat, step, self.points, self.source, to, self.kaija) == MAY
        ]
        if len(options) > 1:
            t.ask_about(self.seat, "northgard-ask-move-to", [self.source, self.points], options)
        else:
            self.go(t, options[0].a)

    def go(self, t: Northgard, to: int) -> None:
        """NG-9.1, NG-9.5: the group leaves, the group arrives."""
        step = t.box.steps[self.step]
        source, kaija = self.source, 1 if self.kaija else 0
        self.points -= cost(t.land.beside[source][to], step)
        if kaija:
            if step.kaija_collect and not self.kaija_moved:
                collect_behind(t, self.seat, source, step.kaija_collect)
            self.kaija_moved = True
        self.count_those_who_came(t, source, -self.units)
        self.count_those_who_came(t, to, self.units)
        depart(t, self.seat, source, self.units, kaija)
        arrive(t, self.seat, to, self.units, kaija)
        if t.listening:
            t.record("northgard-event-moved", "NG-9.1", self.seat, [self.units, kaija, source, to])
        if t.holder[to] == self.seat or t.is_enemy(self.seat, t.holder[to]):
            self.source = self.units = w.NONE
            self.kaija = False
        else:
            self.source = to

    def count_those_who_came(self, t: Northgard, rep: int, n: int) -> None:
        """NG-9.11: needed only where a Brown Bear holds those back who were there before."""
        if not t.row or not t.houses(rep, w.LOCK):
            return
        came = [rep, count_at(self.came, rep) + n]
        for at in range(0, len(self.came), 2):
            if self.came[at] != rep:
                came += self.came[at : at + 2]
        self.came = came

    # --- the answers

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        if option.verb == w.FROM:
            self.source = option.a
        elif option.verb == w.FIGURES:
            self.units = option.a
            self.kaija = option.b == 1
        elif option.verb == w.TO:
            self.go(table, option.a)
        else:
            self.end(table)

    def end(self, t: Northgard) -> None:
        """NG-9.6: now the battles are fought, and creatures may be attacked."""
        t.leave()
        if t.raider != NOBODY and not t.kaija_raids and sum(t.raiders) == 0:
            end_raid(t)
        begin(t, self.seat, self.step)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        step = table.box.steps[self.step]
        verb = option.verb
        if self.source == w.NONE:
            if verb == w.FROM:
                return territory_barred(table, option.a) or self.source_barred(table, step, option.a)
            return MAY if verb == w.DONE else NOT_NOW
        if self.units == w.NONE:
            return self.figures_barred(table, option.a, option.b == 1) if verb == w.FIGURES else NOT_NOW
        if verb == w.TO:
            why = territory_barred(table, option.a)
            return why or target_barred(table, seat, step, self.points, self.source, option.a, self.kaija)
        passing = table.holder[self.source] != seat and not table.is_enemy(seat, table.holder[self.source])
        return r.MUST_GO_ON if verb == w.DONE and passing else NOT_NOW

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Northgard)
        if why == r.NOT_SO_MANY:
            return [self.free_units(table, self.source)]
        if why != r.TOO_FEW_POINTS:
            return NO_ARGS
        price = cost(table.land.beside[self.source][option.a], table.box.steps[self.step])
        return [price - self.points, self.points]

    def clone(self) -> "Move":
        return Move(self.seat, self.step, self.points, self.source, self.units, self.kaija, self.came, self.kaija_moved)


def collect_behind(t: Northgard, seat: Seat, rep: int, kinds: int) -> None:
    """NG-11.2, NG-17.16: what the territory shows that Kaija leaves; no harvest, so a Wolf does not hinder it."""
    goods = [0] * w.RESOURCES
    for resource in range(w.RESOURCES):
        if kinds >> resource & 1:
            goods[resource] = t.symbols(rep, resource) + t.produced(rep, resource)
    gain(t, seat, goods, "NG-11.2")
