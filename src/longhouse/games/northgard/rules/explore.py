"""NG-10: Explore."""

from typing import Final, final

from longhouse.games.northgard.rules.clans import after_explore
from longhouse.games.northgard.rules.creatures import appear
from longhouse.games.northgard.rules.placing import PlaceTile, fits
from longhouse.games.northgard.state import reasons as r
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.cards import Step
from longhouse.games.northgard.state.map import NO_NUMBERS
from longhouse.games.northgard.state.pile import draw_tiles, put_back
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.verbs import gain, gain_fame
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table

# stages of an Explore action
DRAW: Final = 0
KEEP: Final = 1  # choose among the tiles drawn
PLACED: Final = 2


def explore_barred(t: Northgard, seat: Seat, step: Step, last: int) -> int:
    """NG-10.1: a tile in the pile, and an open territory without a Brown Bear to explore from."""
    if not t.pile.cards:
        return r.PILE_EMPTY
    for territory in t.land.reps:
        mine = step.source == w.FROM_ANY_OPEN or t.holder[territory] == seat
        if mine and t.land.is_open(territory) and not t.houses(territory, w.LOCK):
            return MAY
    return r.NO_OPEN_LAND


def explore(t: Northgard, seat: Seat, step: Step) -> None:
    """NG-10.13: one whole Explore action."""
    t.enter(Explore(seat, step.number, DRAW, 1 if step.redraw else 0))


def draw_fitting(t: Northgard, seat: Seat, n: int, purpose: int, rule: str, again: str) -> None:
    """NG-10.4: draw tiles, then (by the rule `again`) one after another, until one fits. Without any, none is left."""
    untried = len(t.pile.cards)
    while untried:
        draw_tiles(t, seat, min(n, untried), rule)
        untried -= len(t.drawn)
        for tile in t.drawn:
            if fits(t, tile, purpose, seat):
                return
        put_back(t, seat, NO_NUMBERS, again)
        n = 1
        rule = again
    if t.listening:
        t.record("northgard-event-no-tile", again, seat, [])


@final
class Explore(SeatFrame):
    """NG-10.2 to NG-10.8: draw, choose, place, then what the placing brings. `redraws` are left to be taken."""

    def __init__(self, seat: Seat, step: int, stage: int, redraws: int) -> None:
        super().__init__(seat)
        self.step = step
        self.stage = stage
        self.redraws = redraws

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        if self.stage == DRAW:
            self.draw(table, table.box.steps[self.step].draw, "NG-10.2")
        elif self.stage == KEEP:
            self.ask(table)
        else:
            self.settle(table)

    def purpose(self, t: Northgard) -> int:
        """NG-21.13: Huginn and Muninn see every open territory."""
        return w.FOR_EXPLORE_ANYWHERE if t.box.steps[self.step].source == w.FROM_ANY_OPEN else w.FOR_EXPLORE

    def draw(self, t: Northgard, n: int, rule: str) -> None:
        """NG-10.11: without a tile the action is over."""
        self.stage = KEEP
        draw_fitting(t, self.seat, n, self.purpose(t), rule, "NG-10.4")
        if not t.drawn:
            t.leave()

    def ask(self, t: Northgard) -> None:
        """NG-10.5: one of the tiles that fit must be placed; what is forced is not asked."""
        options = [t.box.say[w.TILE][tile] for tile in t.drawn if self.tile_barred(t, tile) == MAY]
        if self.redraw_barred(t) == MAY:
            options.append(t.box.say[w.REDRAW][0])
        if len(options) > 1:
            t.ask(self.seat, "northgard-ask-explore-tile", options)
        else:
            self.keep(t, options[0].a)

    def tile_barred(self, t: Northgard, tile: int) -> int:
        if tile not in t.drawn:
            return r.TILE_NOT_DRAWN
        return MAY if fits(t, tile, self.purpose(t), self.seat) else r.TILE_DOES_NOT_FIT

    def redraw_barred(self, t: Northgard) -> int:
        """NG-10.12: once, and only while the pile holds a tile."""
        if not self.redraws:
            return r.NO_REDRAW
        return MAY if t.pile.cards else r.PILE_EMPTY

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        if option.verb == w.REDRAW:
            self.redraws -= 1
            put_back(table, seat, NO_NUMBERS, "NG-11.3")
            self.draw(table, 1, "NG-11.3")
        else:
            self.keep(table, option.a)

    def keep(self, t: Northgard, tile: int) -> None:
        """NG-10.2: the others go under the pile; NG-21.4: Lay of the Land collects what the tile shows."""
        self.stage = PLACED
        put_back(t, self.seat, [tile], "NG-10.2")
        if t.box.steps[self.step].collect_tile:
            gain(t, self.seat, tile_goods(t, tile), "NG-21.4")
        t.enter(PlaceTile(self.seat, tile, self.purpose(t), w.NONE))

    def settle(self, t: Northgard) -> None:
        """NG-10.8: fame, then clan powers, then a creature, if the tile has a lair."""
        t.leave()
        tile = t.land.placed[-3]
        closed = t.land.closed_on(tile)
        for territory in closed:
            if t.listening:
                t.record("northgard-event-closed", "NG-1.3", self.seat, [territory, t.land.size(territory)])
            if t.holder[territory] == self.seat:
                gain_fame(t, self.seat, t.land.size(territory), "NG-10.6")
        after_explore(t, self.seat, closed)
        wake_lair(t, tile, True)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        if option.verb == w.TILE:
            return self.tile_barred(table, option.a)
        return self.redraw_barred(table) if option.verb == w.REDRAW else NOT_NOW

    def clone(self) -> "Explore":
        return Explore(self.seat, self.step, self.stage, self.redraws)


def tile_goods(t: Northgard, tile: int) -> list[int]:
    """NG-11.3: every resource symbol printed on a tile."""
    printed = t.box.tiles
    symbols = sum([printed.symbols[region] for region in range(printed.tile_first[tile], printed.tile_end[tile])])
    return [symbols & 31, symbols >> 5 & 31, symbols >> 10 & 31]


def wake_lair(t: Northgard, tile: int, acts: bool) -> None:
    """NG-18.3: a creature appears in the lair of a tile just placed; NG-18.4: in the set-up it does not act."""
    lair = t.box.tiles.lair_of[tile]
    if t.box.creatures_on and lair != w.NONE:
        appear(t, lair, acts)
