"""VW-2: the set-up."""

from typing import final

from longhouse.games.wild.rules.rounds import BEGIN, Round
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.decks import refill_missions, shuffled
from longhouse.games.wild.state.path import refill_path
from longhouse.games.wild.state.table import Wild, counted
from longhouse.games.wild.state.verbs import without_top
from longhouse.kernel.decision import NO_EYES, NOBODY
from longhouse.kernel.table import Frame, Table
from longhouse.kernel.zone import Zone


@final
class SetUp(Frame):
    """VW-2.11: in the order in which random numbers are drawn. Nothing is chosen."""

    def run(self, table: Table) -> None:
        assert isinstance(table, Wild)
        table.leave()
        choose_first(table)
        shuffle_missions(table)
        lay_asgard(table)
        lay_path(table)
        lay_achievements(table)
        deal(table)
        table.enter(Round(BEGIN, 0))


def set_up() -> Frame:
    """Where every game begins."""
    return SetUp()


def choose_first(t: Wild) -> None:
    """VW-2.9: at random, or the seat that the host has named."""
    t.first = t.box.first_seat if t.box.first_seat != w.NONE else t.chance.below(w.CHANCE_SEATS, t.seats)
    if t.listening:
        t.record("wild-event-first", "VW-2.9", t.first, [])


def shuffle_missions(t: Wild) -> None:
    """VW-2.1: those worth 1 VP lie on top of the others."""
    ones = [mission for mission in t.box.mission_deck if t.box.missions[mission].vp == 1]
    others = [mission for mission in t.box.mission_deck if t.box.missions[mission].vp > 1]
    t.mission_ones = shuffled(t, w.CHANCE_MISSIONS, ones, w.POOL_MISSIONS)
    t.mission_rest = shuffled(t, w.CHANCE_MISSIONS, others, w.POOL_MISSIONS)


def lay_asgard(t: Wild) -> None:
    """VW-2.2, VW-2.3: a number of cards for each player, two of them face up; the others go back to the box unseen."""
    cards = shuffled(t, w.CHANCE_ASGARD, t.box.asgard_deck, w.POOL_ASGARD).cards
    unused = len(cards) - t.box.asgard_per_player * t.seats
    t.asgard_box = Zone(cards[:unused], NO_EYES, w.POOL_ASGARD)
    t.asgard_deck = Zone(cards[unused:], NO_EYES, w.POOL_ASGARD)
    for _ in range(t.box.asgard_open):
        t.asgard_row = [*t.asgard_row, t.asgard_deck.cards[-1]]
        t.asgard_deck = without_top(t.asgard_deck)
    if t.listening:
        for card in t.asgard_row:
            t.record("wild-event-asgard-laid", "VW-2.3", NOBODY, [card])


def lay_path(t: Wild) -> None:
    """VW-2.7: each card revealed pushes the others to the right; undead stay."""
    t.path_deck = shuffled(t, w.CHANCE_PATH, t.box.path_deck, w.POOL_PATH)
    refill_path(t, "VW-2.7")


def lay_achievements(t: Wild) -> None:
    """VW-2.6: four at random, or those of the first game; the others stay in the box."""
    if t.box.first_game_setup:
        t.achievements = t.box.first_game[:]
    else:
        kinds = list(range(len(t.box.achievements)))
        t.chance.shuffle(w.CHANCE_ACHIEVEMENTS, kinds)
        t.achievements = kinds[: t.box.achievements_in_play]
    if t.listening:
        for achievement in t.achievements:
            t.record("wild-event-achievement-laid", "VW-2.6", NOBODY, [achievement])


def deal(t: Wild) -> None:
    """VW-2.8: missions and starting decks, in turn order. The first hand is drawn in the first draw phase."""
    refill_missions(t, "VW-2.8")
    for seat in t.turn_order():
        t.decks[seat] = shuffled(t, w.CHANCE_DECKS, t.box.starting_deck, w.POOL_PLAYERS + seat)
        t.owned[seat] = counted(len(t.box.cards), t.box.starting_deck)
