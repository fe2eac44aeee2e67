"""NG-21.3: figures moved by a card, without a Move action."""

from typing import final

from longhouse.games.northgard.rules.cards.script import Script
from longhouse.games.northgard.rules.fights import relocated
from longhouse.games.northgard.rules.retreat import arrive, depart, displace, kaija_may_enter
from longhouse.games.northgard.state import reasons as r
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.cards import Step
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.verbs import territory_barred
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NO_ARGS, NOT_NOW, SeatFrame, Table

# --- from where


def relocate_barred(t: Northgard, seat: Seat, step: Step, last: int) -> int:
    """NG-11.11: a figure to move, and a territory for it."""
    last = w.NONE if last == w.NONE else t.land.of[last]
    for rep in t.land.reps:
        if t.holder[rep] != NOBODY and source_barred(t, seat, step, last, rep) == MAY:
            return MAY
    return r.NOWHERE_TO_RELOCATE


def source_barred(t: Northgard, seat: Seat, step: Step, last: int, rep: int) -> int:
    """NG-21.18: whose figures, from where, and not away from a Brown Bear or a Valkyrie."""
    why = place_barred(t, seat, step, last, rep)
    if why != MAY:
        return why
    if t.units[rep] and has_target(t, step, last, rep, False):
        return MAY
    if t.kaija_in(rep) and has_target(t, step, last, rep, True):
        return MAY
    return r.NOWHERE_TO_RELOCATE


def place_barred(t: Northgard, seat: Seat, step: Step, last: int, rep: int) -> int:
    holder = t.holder[rep]
    if step.who == w.WHO_ENEMY:
        if not t.is_enemy(seat, holder):
            return r.NO_ENEMY_THERE
    elif holder != seat:
        return r.NOT_YOURS
    if step.source == w.FROM_ADJACENT_TO_LAST and (last == w.NONE or last not in t.land.beside[rep]):
        return r.NOT_BESIDE_RECRUITS
    if t.houses(rep, w.LOCK):
        return r.BEAR_HOLDS
    return r.VALKYRIE_HOLDS if t.houses(rep, w.ATTACKS) else MAY


# --- where to


def target_barred(t: Northgard, step: Step, last: int, source: int, to: int, kaija: bool) -> int:
    """NG-21.18, NG-21.3: where the figures of the holder of `source` may be put; `kaija`: she has to be among them."""
    if step.to == w.TO_LAST:
        if to != last:
            return r.RECRUIT_NOT_LAST
    elif step.to == w.TO_ADJACENT:
        if to not in t.land.beside[source]:
            return r.NOT_BESIDE
    elif to == source or not t.land.is_open(to):
        return r.NOT_OTHER_OPEN
    return guest_barred(t, step, t.holder[source], to, kaija)


def guest_barred(t: Northgard, step: Step, owner: Seat, to: int, kaija: bool) -> int:
    """NG-21.3, NG-20.4: no partner's territory, others' only for a battle; Kaija by NG-17.4; never a Valkyrie's."""
    if t.houses(to, w.ATTACKS):
        return r.VALKYRIE_ALONE_THERE
    holder = t.holder[to]
    if holder in (NOBODY, owner):
        return MAY
    if not t.is_enemy(owner, holder):
        return r.OTHERS_THERE
    if not step.battle:
        return r.OTHERS_THERE
    return r.KAIJA_STAYS_OUT if kaija and not kaija_may_enter(t, owner, to) else MAY


def places(t: Northgard, step: Step, last: int, source: int) -> list[int]:
    """Where `to` looks for territories."""
    if step.to == w.TO_LAST:
        return [last]
    return t.land.neighbours(source) if step.to == w.TO_ADJACENT else t.land.reps


def has_target(t: Northgard, step: Step, last: int, source: int, kaija: bool) -> bool:
    return any(target_barred(t, step, last, source, to, kaija) == MAY for to in places(t, step, last, source))


# --- relocating


def relocate(t: Northgard, script: Script, step: Step) -> None:
    """NG-21.3"""
    last = w.NONE if script.last == w.NONE else t.land.of[script.last]
    t.enter(Relocate(script.seat, step.number, last, w.NONE, w.NONE, False, w.NONE))


@final
class Relocate(SeatFrame):
    """NG-21.18: a territory, how many of its figures, and where they go. What is forced is not asked.

    NG-21.19: of an enemy's figures only the number is chosen; their owner says which.
    """

    def __init__(self, seat: Seat, step: int, last: int, source: int, units: int, kaija: bool, target: int) -> None:
        super().__init__(seat)
        self.step = step
        self.last = last  # the territory just recruited in
        self.source = source  # NONE: to be chosen
        self.units = units  # NONE: to be chosen; of an enemy: figures
        self.kaija = kaija  # she goes too; of an enemy: she has to, since there are not enough units
        self.target = target  # once they are there

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        step = table.box.steps[self.step]
        if self.source == w.NONE:
            self.choose_source(table, step)
        elif self.units == w.NONE:
            self.choose_figures(table, step)
        elif self.target == w.NONE:
            self.choose_target(table, step)
        else:
            self.end(table)

    def choose_source(self, t: Northgard, step: Step) -> None:
        say = t.box.say[w.FROM]
        options = [
            say[rep]
            for rep in t.land.reps
            if t.holder[rep] != NOBODY and source_barred(t, self.seat, step, self.last, rep) == MAY
        ]
        if options and step.optional:
            options.append(t.box.say[w.DONE][0])
        if len(options) > 1:
            enemy = step.who == w.WHO_ENEMY
            t.ask(self.seat, "northgard-ask-relocate-enemy" if enemy else "northgard-ask-relocate", options)
        elif options:
            self.source = options[0].a
        else:
            t.leave()

    # --- how many

    def choose_figures(self, t: Northgard, step: Step) -> None:
        options = [option for option in t.box.say[w.FIGURES] if self.figures_barred(t, step, option) == MAY]
        if len(options) > 1:
            t.ask_about(self.seat, "northgard-ask-relocate-figures", [self.source], options)
        else:
            self.picked(t, options[0], self.seat)

    def figures_barred(self, t: Northgard, step: Step, option: Option) -> int:
        """NG-21.18: at most n; NG-21.19: of an enemy, only as many as there is a territory for."""
        units = t.units[self.source]
        kaija = 1 if t.kaija_in(self.source) else 0
        if option.a + option.b > step.n:
            return r.RELOCATE_NOT_SO_MANY
        enemy = step.who == w.WHO_ENEMY
        if enemy and option.b:
            return r.OWNER_CHOOSES
        if option.b > kaija or option.a > (units + kaija if enemy else units):
            return r.RELOCATE_NOT_SO_MANY
        with_kaija = option.a > units if enemy else option.b == 1
        if has_target(t, step, self.last, self.source, with_kaija):
            return MAY
        return r.KAIJA_STAYS_OUT if with_kaija else r.NOWHERE_TO_RELOCATE

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Northgard)
        if why != r.RELOCATE_NOT_SO_MANY:
            return NO_ARGS
        there = table.units[self.source] + (1 if table.kaija_in(self.source) else 0)
        return [min(table.box.steps[self.step].n, there)]

    # --- where to

    def choose_target(self, t: Northgard, step: Step) -> None:
        say = t.box.say[w.TO]
        options = [
            say[to]
            for to in places(t, step, self.last, self.source)
            if target_barred(t, step, self.last, self.source, to, self.kaija) == MAY
        ]
        if len(options) > 1:
            t.ask_about(self.seat, "northgard-ask-relocate-to", [self.source], options)
        else:
            self.go(t, options[0].a)

    def go(self, t: Northgard, to: int) -> None:
        self.target = to
        owner = t.holder[self.source]
        if owner != self.seat:
            displace(t, owner, self.source, to, self.units, "NG-21.19")
            return
        kaija = 1 if self.kaija else 0
        depart(t, owner, self.source, self.units, kaija)
        arrive(t, owner, to, self.units, kaija)
        if t.listening:
            t.record("northgard-event-relocated", "NG-21.3", owner, [self.units, kaija, self.source, to])

    def end(self, t: Northgard) -> None:
        """NG-11.16: a battle is fought at once."""
        t.leave()
        if t.raider != NOBODY:
            relocated(t, t.raider, self.target)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        if option.verb == w.FROM:
            self.source = option.a
        elif option.verb == w.FIGURES:
            self.units = option.a
            self.kaija = option.b == 1 or option.a > table.units[self.source]
        elif option.verb == w.TO:
            self.go(table, option.a)
        else:
            table.leave()

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        step = table.box.steps[self.step]
        verb = option.verb
        if self.source == w.NONE:
            if verb == w.FROM:
                why = territory_barred(table, option.a)
                return why or source_barred(table, seat, step, self.last, option.a)
            return NOT_NOW if verb != w.DONE else MAY if step.optional else r.STEP_COMPULSORY
        if self.units == w.NONE:
            return self.figures_barred(table, step, option) if verb == w.FIGURES else NOT_NOW
        if verb != w.TO:
            return NOT_NOW
        why = territory_barred(table, option.a)
        return why or target_barred(table, step, self.last, self.source, option.a, self.kaija)

    def clone(self) -> "Relocate":
        return Relocate(self.seat, self.step, self.last, self.source, self.units, self.kaija, self.target)
