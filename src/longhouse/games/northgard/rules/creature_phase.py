"""NG-18.17 to NG-18.22: phase 2.5, the creatures move and act."""

from typing import Final, final

from longhouse.games.northgard.rules.creatures import act
from longhouse.games.northgard.state.reasons import CREATURE_NOT_BESIDE, CREATURE_PREFERS, CREATURE_THERE
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.verbs import territory_barred
from longhouse.games.northgard.state.words import BUILDINGS, BY_RESOURCES, BY_UNITS, GO, NONE, RESOURCES
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, Frame, Table

MOVING: Final = 0
ACTED: Final = 1


def rank(t: Northgard, rep: int, priority: int) -> int:
    """NG-18.19: what a creature counts."""
    if priority == BY_UNITS:
        return t.figures(rep)
    if priority == BY_RESOURCES:
        return sum([t.symbols(rep, resource) + t.produced(rep, resource) for resource in range(RESOURCES)])
    return sum([t.has(rep, building) * t.box.buildings[building].points for building in range(BUILDINGS)])


def ways(t: Northgard, creature: int) -> list[int]:
    """NG-18.18: adjacent territories without any creature, those with units before neutral ones."""
    here = t.territory(t.creature_at[creature])
    free = [rep for rep in t.land.neighbours(here) if not t.creatures_in(rep)]
    held = [rep for rep in free if t.holder[rep] != NOBODY]
    return held or free


def best_ways(t: Northgard, creature: int) -> list[int]:
    """NG-18.19, NG-RU60: the best by the first priority, among them by the second, then by the third."""
    best = ways(t, creature)
    for priority in t.box.creatures[creature].priorities:
        if len(best) > 1:
            most = max([rank(t, rep, priority) for rep in best])
            best = [rep for rep in best if rank(t, rep, priority) == most]
    return best


def go_barred(t: Northgard, creature: int, rep: int) -> int:
    why = territory_barred(t, rep)
    if why != MAY:
        return why
    if rep not in t.land.beside[t.territory(t.creature_at[creature])]:
        return CREATURE_NOT_BESIDE
    if t.creatures_in(rep):
        return CREATURE_THERE
    return MAY if rep in best_ways(t, creature) else CREATURE_PREFERS


@final
class CreaturePhase(Frame):
    """NG-18.17: all creatures of the row from left to right; each first moves, then uses its ability.

    `creature` is the one whose turn it is (NONE: it is still to be read off the row): a beaten one leaves the row.
    """

    def __init__(self, at: int, step: int, creature: int) -> None:
        self.at = at
        self.step = step
        self.creature = creature

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        if self.step == ACTED:
            self.step = MOVING
            if self.creature in table.row:  # NG-18.21
                self.at += 1
            self.creature = NONE
        if self.at == len(table.row):
            table.leave()
            return
        self.creature = table.row[self.at]
        self.move(table)

    def move(self, t: Northgard) -> None:
        """NG-18.18: it must move if it can; NG-18.20: if it cannot, it may still act."""
        best = best_ways(t, self.creature)
        if len(best) > 1:
            t.ask_about(t.first, "northgard-ask-creature", [self.creature], [t.box.say[GO][rep] for rep in best])
        elif best:
            self.go(t, best[0])
        else:
            self.step = ACTED
            if t.box.stuck_creature_acts:
                act(t, self.creature)

    def go(self, t: Northgard, rep: int) -> None:
        self.step = ACTED
        came_from = t.territory(t.creature_at[self.creature])
        t.creature_at[self.creature] = rep
        if t.listening:
            t.record("northgard-event-creature-moved", "NG-18.18", NOBODY, [self.creature, came_from, rep])
        act(t, self.creature)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        self.go(table, option.a)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        return go_barred(table, self.creature, option.a) if option.verb == GO else NOT_NOW

    def clone(self) -> "CreaturePhase":
        return CreaturePhase(self.at, self.step, self.creature)
