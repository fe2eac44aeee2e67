"""NG-5: a year and its phases."""

from typing import Final, final

from longhouse.games.northgard.rules.creature_phase import CreaturePhase
from longhouse.games.northgard.rules.ending import check_end
from longhouse.games.northgard.rules.harvest import Harvest
from longhouse.games.northgard.rules.second_chance import SecondChance
from longhouse.games.northgard.rules.turn import Turn
from longhouse.games.northgard.rules.winter import Winter
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.map import NO_NUMBERS
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.zones import draw_to_hand
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.table import Frame, Table
from longhouse.kernel.zone import Zone

# steps of a year: the phases of NG-5.1; the last one has two
START: Final = 0
ACTIONS: Final = 1
CREATURES: Final = 2
HARVEST: Final = 3
WINTER: Final = 4
CHECK: Final = 5
ADVANCE: Final = 6


@final
class Year(Frame):
    """NG-5.1: start of the year, actions, (creatures,) harvest, winter, end of the year."""

    def __init__(self, step: int) -> None:
        self.step = step

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        if self.step == START:
            self.step = ACTIONS
            begin_year(table)
        elif self.step == ACTIONS:
            self.next_turn(table)
        elif self.step == CHECK:
            self.step = ADVANCE
            table.phase = w.PHASE_END
            if not check_end(table):
                table.enter(SecondChance(0, 0))
        elif self.step == ADVANCE:
            self.step = START
            end_year(table)
        else:
            self.enter_phase(table)

    def next_turn(self, t: Northgard) -> None:
        """NG-6.1: clockwise, until all have passed."""
        seat = next_seat(t)
        if seat == NOBODY:
            self.step = CREATURES
            end_actions(t)
            return
        t.turn += 1
        t.active = seat
        if t.listening:
            t.record("northgard-event-turn", "NG-6.1", seat, [t.turn])
        t.enter(Turn(seat, len(t.resolved[seat])))

    def enter_phase(self, t: Northgard) -> None:
        """NG-18.17, NG-13.1, NG-14.1"""
        step = self.step
        self.step += 1
        if step == HARVEST:
            t.phase = w.PHASE_HARVEST
            t.enter(Harvest(0, 0))
        elif step == WINTER:
            t.phase = w.PHASE_WINTER
            t.enter(Winter())
        elif t.box.creatures_on:
            t.phase = w.PHASE_CREATURES
            t.enter(CreaturePhase(0, 0, w.NONE))

    def clone(self) -> "Year":
        return Year(self.step)


def begin_year(t: Northgard) -> None:
    """NG-5.2, NG-5.3: everybody draws in turn order, then the display is laid out."""
    t.year += 1
    t.phase = w.PHASE_START
    t.passed = [0] * t.seats
    if t.listening:
        t.record("northgard-event-year", "NG-5.1", NOBODY, [t.year])
    for seat in t.turn_order():
        draw_to_hand(t, seat, year_draw(t, seat), "NG-5.2")
    lay_display(t)
    t.phase = w.PHASE_ACTIONS
    t.active = NOBODY


def year_draw(t: Northgard, seat: Seat) -> int:
    """NG-5.2: 4 cards, and 1 for each Forge in the player's territories."""
    forges = sum([t.has(rep, w.FORGE) for rep in t.own(seat)])
    return t.box.hand_draw + forges * t.box.buildings[w.FORGE].year_draw


def lay_display(t: Northgard) -> None:
    """NG-5.3: as many cards as players from the development deck; in the last year the achievements."""
    if t.year == t.box.last_year:
        t.display = t.achievements
        t.achievements = NO_NUMBERS
    else:
        t.display = [next_development(t) for _ in range(t.seats)]
        t.reveals += 1
    if t.listening:
        for card in t.display:
            t.record("northgard-event-displayed", "NG-5.3", NOBODY, [card])


def next_development(t: Northgard) -> int:
    """NG-3.3: the early cards lie on top of the advanced ones."""
    if t.early.cards:
        card = t.early.cards[-1]
        t.early = Zone(t.early.cards[:-1], t.early.seen_by, t.early.pool)
    else:
        card = t.advanced.cards[-1]
        t.advanced = Zone(t.advanced.cards[:-1], t.advanced.seen_by, t.advanced.pool)
    return card


def next_seat(t: Northgard) -> Seat:
    """NG-6.1: the next player who has not passed; the first player begins."""
    order = t.turn_order() if t.active == NOBODY else [*t.clockwise_after(t.active), t.active]
    for seat in order:
        if not t.passed[seat]:
            return seat
    return NOBODY


def end_actions(t: Northgard) -> None:
    """NG-6.13: what nobody has taken leaves the game."""
    t.active = NOBODY
    if t.listening:
        for card in t.display:
            t.record("northgard-event-display-gone", "NG-6.13", NOBODY, [card])
    t.removed = [*t.removed, *t.display]
    t.display = NO_NUMBERS


def end_year(t: Northgard) -> None:
    """NG-15.4: flags and lists of this year end."""
    t.flags = [0] * t.seats
    t.resolved = [NO_NUMBERS for _ in range(t.seats)]
