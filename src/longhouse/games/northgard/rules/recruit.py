"""NG-7: recruiting."""

from typing import final

from longhouse.games.northgard.rules.cards.script import Script, script_below
from longhouse.games.northgard.state import reasons as r
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.cards import Step
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.verbs import place_kaija, place_units, territory_barred
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table

# --- may this be done?


def recruit_barred(t: Northgard, seat: Seat, step: Step, last: int) -> int:
    """NG-11.11: a figure in the reserve and a territory for it."""
    why = figure_barred(t, seat)
    if why != MAY:
        return why
    homeless = may_land(t, seat, step)
    last = w.NONE if last == w.NONE else t.land.of[last]
    for rep in candidates(t, seat, step, homeless, last):
        if ground_barred(t, seat, step, homeless, last, rep) == MAY and limit(t, step, rep):
            return MAY
    return r.NOWHERE_TO_RECRUIT


def figure_barred(t: Northgard, seat: Seat) -> int:
    """NG-7.2, NG-17.2: only what is in the reserve can be placed; Kaija may wait there too."""
    return MAY if t.reserve[seat] or t.kaija_home(seat) else r.RESERVE_EMPTY


def may_land(t: Northgard, seat: Seat, step: Step) -> bool:
    """NG-7.4: a player with nobody on the map may recruit in neutral territories."""
    return step.where == w.WHERE_OWN and step.group != w.GROUP_EACH and t.is_homeless(seat)


def candidates(t: Northgard, seat: Seat, step: Step, homeless: bool, last: int) -> list[int]:
    """NG-11.1: where `where` looks for territories."""
    if step.where == w.WHERE_LAST:
        return [last] if last != w.NONE else []
    return t.own(seat) if step.where == w.WHERE_OWN and not homeless else t.land.reps


def ground_barred(t: Northgard, seat: Seat, step: Step, homeless: bool, last: int, rep: int) -> int:
    """NG-7.1, NG-7.5, NG-11.1: whether this step may begin to recruit there."""
    return where_barred(t, seat, step, homeless, last, rep) or filter_barred(t, seat, step, rep) or beast_barred(t, rep)


def where_barred(t: Northgard, seat: Seat, step: Step, homeless: bool, last: int, rep: int) -> int:
    """NG-11.1 `where`."""
    if step.where == w.WHERE_LAST:
        return MAY if rep == last else r.RECRUIT_NOT_LAST
    holder = t.holder[rep]
    if holder == seat:
        return r.RECRUIT_NOT_NEUTRAL if step.where == w.WHERE_NEUTRAL else MAY
    if holder != NOBODY:
        return r.RECRUIT_AMONG_OTHERS
    return r.RECRUIT_NOT_OWN if step.where == w.WHERE_OWN and not homeless else MAY


def filter_barred(t: Northgard, seat: Seat, step: Step, rep: int) -> int:
    """NG-11.1 `filter`; NG-20.7: a partner is no enemy."""
    if step.filter == w.FILTER_NEXT_TO_ENEMY:
        for beside in t.land.beside[rep]:
            if t.is_enemy(seat, t.holder[beside]):
                return MAY
        return r.NO_ENEMY_BESIDE
    if step.filter == w.FILTER_OPEN_OR_TILE_WOOD and not t.land.is_open(rep) and t.symbols(rep, w.WOOD) == 0:
        return r.CLOSED_WITHOUT_WOOD
    return MAY


def beast_barred(t: Northgard, rep: int) -> int:
    """NG-7.5: not beside a Brown Bear or a Fallen Valkyrie."""
    if t.houses(rep, w.LOCK):
        return r.BEAR_BARS_RECRUITS
    return r.VALKYRIE_BARS_RECRUITS if t.houses(rep, w.ATTACKS) else MAY


def limit(t: Northgard, step: Step, rep: int) -> int:
    """NG-11.1 `each`, `per`: how many figures one territory may get."""
    if step.per == w.PER_NOTHING:
        return step.n
    resource = step.per - w.PER_FOOD
    return t.symbols(rep, resource) + t.produced(rep, resource)


# --- recruiting


def recruit(t: Northgard, script: Script, step: Step) -> None:
    """NG-7.1. The script learns where the last figure was placed."""
    last = w.NONE if script.last == w.NONE else t.land.of[script.last]
    left = w.ANY_NUMBER if step.group == w.GROUP_EACH else step.n
    t.enter(Recruit(script.seat, step.number, left, last, may_land(t, script.seat, step), [], w.NONE))


@final
class Recruit(SeatFrame):
    """NG-7.1: a territory for one figure after another, as many as the player likes."""

    def __init__(
        self, seat: Seat, step: int, left: int, last: int, homeless: bool, placed: list[int], chosen: int
    ) -> None:
        super().__init__(seat)
        self.step = step
        self.left = left
        self.last = last  # the territory that `where = last` means
        self.homeless = homeless  # when the action began
        self.placed = placed  # by this step: territory, figures, territory, figures ..
        self.chosen = chosen  # where the next figure goes, while the player says which one

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        if self.chosen != w.NONE:
            ask_figure(table, self.seat, "northgard-ask-recruit-figure", self.chosen)
            return
        options = self.sites(table)
        if not options:
            self.end(table)
            return
        options.append(table.box.say[w.DONE][0])
        if self.left == w.ANY_NUMBER:
            table.ask(self.seat, "northgard-ask-recruit-each", options)
        else:
            table.ask_about(self.seat, "northgard-ask-recruit", [self.left], options)

    def sites(self, t: Northgard) -> list[Option]:
        if self.left == 0 or figure_barred(t, self.seat) != MAY:
            return []
        step = t.box.steps[self.step]
        say = t.box.say[w.RECRUIT]
        reps = candidates(t, self.seat, step, self.homeless, self.last)
        return [say[rep] for rep in reps if self.site_barred(t, step, rep) == MAY]

    def site_barred(self, t: Northgard, step: Step, rep: int) -> int:
        """NG-11.1: a territory that this step has already chosen stays allowed."""
        here = count_at(self.placed, rep)
        if here == 0:
            why = ground_barred(t, self.seat, step, self.homeless, self.last, rep)
            if why != MAY:
                return why
        return self.group_barred(t, step, rep, here)

    def group_barred(self, t: Northgard, step: Step, rep: int, here: int) -> int:
        """NG-11.1 `group`."""
        if step.group == w.GROUP_SAME:
            return r.RECRUIT_TOGETHER if self.placed and here == 0 else MAY
        if step.group == w.GROUP_ANY:
            return MAY
        if here == 0 and len(self.placed) >= 2 * step.max_territories:
            return r.NO_MORE_TERRITORIES
        if here < limit(t, step, rep):
            return MAY
        return r.NO_MORE_THERE

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        if option.verb == w.DONE:
            self.end(table)
        elif option.verb != w.RECRUIT:
            self.place(table, self.chosen, option.verb == w.KAIJA)
            self.chosen = w.NONE
        elif table.kaija_home(seat) and table.reserve[seat]:
            self.chosen = option.a
        else:
            self.place(table, option.a, table.reserve[seat] == 0)

    def place(self, t: Northgard, rep: int, kaija: bool) -> None:
        place_figure(t, self.seat, rep, kaija, "NG-7.1")
        if self.left != w.ANY_NUMBER:
            self.left -= 1
        for at in range(0, len(self.placed), 2):
            if self.placed[at] == rep:
                self.placed[at + 1] += 1
                self.last = rep
                return
        self.placed += [rep, 1]
        self.last = rep

    def end(self, t: Northgard) -> None:
        """NG-7.3: then the camps add their units; NG-7.8: not while a later step continues the action."""
        t.leave()
        script = script_below(t)
        script.last = self.last if self.placed else w.NONE
        step = t.box.steps[self.step]
        if step.holds_camps:
            script.pending = script.last
        elif step.camps and step.where != w.WHERE_LAST:
            add_camps(t, self.seat, self.placed[0::2])

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        if self.chosen != w.NONE:
            return MAY if option.verb in (w.UNIT, w.KAIJA) else NOT_NOW
        if option.verb == w.DONE:
            return MAY
        if option.verb != w.RECRUIT:
            return NOT_NOW
        return territory_barred(table, option.a) or self.site_barred(table, table.box.steps[self.step], option.a)

    def clone(self) -> "Recruit":
        return Recruit(self.seat, self.step, self.left, self.last, self.homeless, self.placed[:], self.chosen)


def count_at(pairs: list[int], rep: int) -> int:
    """What a list of territory, number, territory, number .. has for one territory."""
    for at in range(0, len(pairs), 2):
        if pairs[at] == rep:
            return pairs[at + 1]
    return 0


def place_figure(t: Northgard, seat: Seat, rep: int, kaija: bool, rule: str) -> None:
    """NG-7.6: Kaija may be placed instead of a unit."""
    if kaija:
        place_kaija(t, seat, rep, rule)
    else:
        place_units(t, seat, rep, 1, rule)


def ask_figure(t: Northgard, seat: Seat, ask: str, rep: int) -> None:
    t.ask_about(seat, ask, [rep], [t.box.say[w.UNIT][0], t.box.say[w.KAIJA][0]])


# --- Training Camps


def add_camps(t: Northgard, seat: Seat, territories: list[int]) -> None:
    """NG-7.3: 1 additional unit per Training Camp where a figure was placed, in the order of placing."""
    bonus = t.box.buildings[w.TRAINING_CAMP].recruit_bonus
    due: list[int] = []
    for region in territories:
        rep = t.land.of[region]
        n = t.has(rep, w.TRAINING_CAMP) * bonus
        if n:
            due += [rep, n]
    if not due:
        return
    if t.kaija_home(seat):
        t.enter(Camps(seat, due))
        return
    for at in range(0, len(due), 2):
        n = min(due[at + 1], t.reserve[seat])
        if n:
            place_units(t, seat, due[at], n, "NG-7.3")


@final
class Camps(SeatFrame):
    """NG-7.8: the Bear player says whether the additional figure of a camp is a unit or Kaija."""

    def __init__(self, seat: Seat, due: list[int]) -> None:
        super().__init__(seat)
        self.due = due  # territory, figures, territory, figures ..

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        if not self.due or figure_barred(table, self.seat) != MAY:
            table.leave()
        elif table.reserve[self.seat] and table.kaija_home(self.seat):
            ask_figure(table, self.seat, "northgard-ask-camp-figure", self.due[0])
        else:
            self.place(table, table.reserve[self.seat] == 0)

    def place(self, t: Northgard, kaija: bool) -> None:
        rep = self.due[0]
        self.due[1] -= 1
        if self.due[1] == 0:
            self.due = self.due[2:]
        place_figure(t, self.seat, rep, kaija, "NG-7.3")

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        self.place(table, option.verb == w.KAIJA)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        return MAY if option.verb in (w.UNIT, w.KAIJA) else NOT_NOW

    def clone(self) -> "Camps":
        return Camps(self.seat, self.due[:])
