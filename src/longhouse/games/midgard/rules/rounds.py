"""CM-1.2, CM-3, CM-11: the rounds, their set-up and clean-up, and the last window for runes."""

from typing import Final, final

from longhouse.games.midgard.rules.assignment import Assignment
from longhouse.games.midgard.rules.combat import Combat
from longhouse.games.midgard.rules.ending import end_game
from longhouse.games.midgard.rules.placement import Placement
from longhouse.games.midgard.rules.runes import free_runes, rune_barred, use_free
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import NO_NUMBERS, Midgard
from longhouse.games.midgard.state.verbs import draw_journey, take_blame, top, without_top
from longhouse.kernel.decision import NO_EYES, NOBODY, Decision, Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, Frame, Table
from longhouse.kernel.zone import Zone

# steps of a round: the phases of CM-1.2; after the last round, the runes of CM-9.2 and the end
BEGIN: Final = 0
PLACEMENT: Final = 1
ASSIGNMENT: Final = 2
COMBAT: Final = 3
CLEAN_UP: Final = 4
LAST_RUNES: Final = 5
SCORING: Final = 6


@final
class Round(Frame):
    """CM-1.2: round set-up, worker placement, assignment, combat, clean-up.

    In the last window for runes `at` is the place in turn order of the player who is asked.
    """

    def __init__(self, step: int, at: int) -> None:
        self.step = step
        self.at = at

    def run(self, table: Table) -> None:
        assert isinstance(table, Midgard)
        step = self.step
        if step == LAST_RUNES:
            self.last_runes(table)
            return
        self.step += 1
        if step == BEGIN:
            begin_round(table)
        elif step == CLEAN_UP:
            clean_up(table)
            if table.round < table.box.rounds:
                self.step = BEGIN
        elif step == SCORING:
            end_game(table)
        else:
            enter_phase(table, step)

    def last_runes(self, t: Midgard) -> None:
        """CM-9.2: once, in turn order, each player who has a free rune that would do something."""
        while self.at < t.seats and not free_runes(t, self.seat(t)):
            self.at += 1
        if self.at == t.seats:
            self.step = SCORING
            t.active = NOBODY
            return
        t.active = self.seat(t)
        t.ask(t.active, "midgard-ask-last-runes", [*free_runes(t, t.active), t.box.say[w.DONE][0]])

    def offers(self, table: Table) -> list[Decision]:
        """CM-9.2, CM-RU10: while one player decides, everybody else may flip a free rune."""
        assert isinstance(table, Midgard)
        offers: list[Decision] = []
        if table.box.runes_any_moment:
            for seat in range(table.seats):
                options = free_runes(table, seat)
                if options:
                    offers.append(Decision(seat, "midgard-ask-any-moment", [], options))
        return offers

    def seat(self, t: Midgard) -> Seat:
        return (t.first + self.at) % t.seats

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Midgard)
        if option.verb == w.USE:
            use_free(table, seat, option.a)
        else:
            self.at += 1

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Midgard)
        if option.verb == w.USE:
            return rune_barred(table, seat, option.a, w.WINDOW_FREE)
        return MAY if option.verb == w.DONE and seat == table.decision.seat else NOT_NOW

    def clone(self) -> "Round":
        return Round(self.step, self.at)


def enter_phase(t: Midgard, step: int) -> None:
    """CM-1.2: each leaves the agenda when it is over."""
    if step == PLACEMENT:
        t.phase = w.PHASE_PLACEMENT
        t.enter(Placement(0))
    elif step == ASSIGNMENT:
        t.phase = w.PHASE_ASSIGNMENT
        t.enter(Assignment(0))
    else:
        t.phase = w.PHASE_COMBAT
        t.enter(Combat(0))


# --- round set-up


def begin_round(t: Midgard) -> None:
    """CM-3.1 to CM-3.8, in this order."""
    t.round += 1
    t.turn = t.round
    t.phase = w.PHASE_ROUND
    t.reveals += 1
    if t.listening:
        t.record("midgard-event-round", "CM-1.2", NOBODY, [t.round])
    turn_up_town(t)
    lay_journeys(t)
    lay_runes(t)
    turn_up_monsters(t)
    turn_up_merchant(t)
    fill_stocks(t)


def turn_up_town(t: Midgard) -> None:
    """CM-3.1, CM-3.2"""
    lay_enemy(t, w.TROLL, top(t.troll_deck), "CM-3.1")
    t.troll_deck = without_top(t.troll_deck)
    for n in range(t.box.round_draugr):
        lay_enemy(t, w.DRAUGR_1 + n, top(t.draugr_deck), "CM-3.2")
        t.draugr_deck = without_top(t.draugr_deck)


def lay_enemy(t: Midgard, target: int, enemy: int, rule: str) -> None:
    t.enemies[target] = enemy
    if t.listening:
        t.record("midgard-event-enemy", rule, NOBODY, [target, enemy])


def lay_journeys(t: Midgard) -> None:
    """CM-3.3, CM-3.6: face down, where there is none."""
    for shore in range(t.box.shores_used):
        if not t.journeys[shore].cards:
            t.journeys[shore] = Zone([draw_journey(t)], NO_EYES, w.POOL_JOURNEYS)
            if t.listening:
                t.record("midgard-event-journey-laid", "CM-3.3", NOBODY, [shore])


def lay_runes(t: Midgard) -> None:
    """CM-3.4: as long as the deck lasts."""
    display = t.display[:]
    for space in range(len(display)):
        if display[space] == w.NONE and t.rune_deck.cards:
            display[space] = top(t.rune_deck)
            t.rune_deck = without_top(t.rune_deck)
            if t.listening:
                t.record("midgard-event-rune-laid", "CM-3.4", NOBODY, [display[space]])
    t.display = display


def turn_up_monsters(t: Midgard) -> None:
    """CM-3.5: those that are undefeated stay, with their coins."""
    for target in range(w.SHORE_1, w.SHORE_1 + t.box.shores_used):
        if t.enemies[target] == w.NONE:
            lay_enemy(t, target, top(t.monster_deck), "CM-3.5")
            t.monster_deck = without_top(t.monster_deck)


def turn_up_merchant(t: Midgard) -> None:
    """CM-3.7"""
    t.merchants = [*t.merchants, top(t.merchant_deck)]
    t.merchant_deck = without_top(t.merchant_deck)
    if t.listening:
        t.record("midgard-event-merchant", "CM-3.7", NOBODY, [t.merchants[-1]])


def fill_stocks(t: Midgard) -> None:
    """CM-3.8, CM-3.9: on top of what lies there; dice only as far as the supply lasts."""
    added = t.box.round_stock[:]
    for die in range(w.DICE):
        added[die] = min(added[die], t.supply[die])
        t.supply[die] -= added[die]
    for kind in range(w.STOCKS):
        t.stock[kind] += added[kind]
    if t.listening:
        t.record("midgard-event-stocked", "CM-3.8", NOBODY, added)


# --- clean-up


def clean_up(t: Midgard) -> None:
    """CM-11.1 to CM-11.5; CM-11.4: what was revealed of the journeys is in the discard pile by now."""
    t.phase = w.PHASE_CLEANUP
    bring_home(t)
    if t.enemies[w.TROLL] != w.NONE:
        discard_enemy(t, w.TROLL, "CM-11.2")
        for seat in t.turn_order():
            take_blame(t, seat, 1, "CM-11.2")
    for target in range(w.DRAUGR_1, w.DRAUGR_1 + t.box.round_draugr):
        if t.enemies[target] != w.NONE:
            discard_enemy(t, target, "CM-11.3")
    for target in range(w.SHORE_1, w.SHORE_1 + t.box.shores_used):
        if t.enemies[target] != w.NONE:
            t.coins[target] += 1
            if t.listening:
                t.record("midgard-event-monster-coin", "CM-11.5", NOBODY, [target, t.coins[target]])


def bring_home(t: Midgard) -> None:
    """CM-11.1: workers and longships; CM-7.11: a demand held for this round only."""
    t.workers = t.crew[:]
    t.placed = NO_NUMBERS
    t.full = 0
    t.holder = [NOBODY] * w.TARGETS
    t.ship_at = [w.NONE] * w.TARGETS
    t.demanded = NOBODY
    if t.listening:
        t.record("midgard-event-workers-home", "CM-11.1", NOBODY, [])


def discard_enemy(t: Midgard, target: int, rule: str) -> None:
    """CM-11.3: one pile for trolls and draugr."""
    enemy = t.enemies[target]
    t.enemies[target] = w.NONE
    t.enemy_discard = [*t.enemy_discard, enemy]
    if t.listening:
        t.record("midgard-event-enemy-gone", rule, NOBODY, [target, enemy])
