"""CM-2: the set-up."""

from typing import Final, final

from longhouse.games.midgard.rules.destinies import draw_destinies, give_destiny
from longhouse.games.midgard.rules.rounds import BEGIN, Round
from longhouse.games.midgard.state import reasons as r
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import NO_ZONES, Midgard
from longhouse.games.midgard.state.verbs import enlist, gain, gain_glory, take_blame
from longhouse.kernel.decision import NO_EYES, NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, Frame, Table
from longhouse.kernel.zone import Zone

# steps of the set-up
SHUFFLE: Final = 0
LEADERS: Final = 1
DEAL: Final = 2

DISTRUST_BLAME: Final = 1  # CM-13.2


@final
class SetUp(Frame):
    """CM-2: stalls, decks and the first player; then leaders, `at` of them chosen; then what everybody starts with."""

    def __init__(self, step: int, at: int) -> None:
        self.step = step
        self.at = at

    def run(self, table: Table) -> None:
        assert isinstance(table, Midgard)
        if self.step == SHUFFLE:
            self.step = LEADERS
            lay_stalls(table)
            shuffle_decks(table)
            choose_first(table)
            if table.box.leaders_random:
                deal_leaders(table)
                self.at = table.seats
        elif self.step == LEADERS and self.at < table.seats:
            options = [option for option in table.box.say[w.LEADER] if leader_barred(table, option.a) == MAY]
            table.ask(self.seat(table), "midgard-ask-leader", options)
        else:
            table.leave()
            deal(table)
            table.enter(Round(BEGIN, 0))

    def seat(self, t: Midgard) -> Seat:
        """CM-2.7: counter-clockwise from the right of the first player, who chooses last."""
        return (t.first - 1 - self.at) % t.seats

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Midgard)
        self.at += 1
        take_leader(table, seat, option.a)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Midgard)
        return leader_barred(table, option.a) if option.verb == w.LEADER else NOT_NOW

    def clone(self) -> "SetUp":
        return SetUp(self.step, self.at)


def set_up() -> Frame:
    """Where every game begins."""
    return SetUp(SHUFFLE, 0)


# --- stalls, decks, first player


def lay_stalls(t: Midgard) -> None:
    """CM-2.2, CM-14: a number of war stalls and trade stalls; the others leave the game."""
    stalls = range(t.box.first_stall, t.box.first_longship)
    war = [place for place in stalls if t.box.places[place].war]
    trade = [place for place in stalls if not t.box.places[place].war]
    t.chance.shuffle(w.CHANCE_STALLS, war)
    t.chance.shuffle(w.CHANCE_STALLS, trade)
    t.stalls = sorted([*war[: t.box.war_stalls], *trade[: t.box.trade_stalls]])
    if t.listening:
        for place in t.stalls:
            t.record("midgard-event-stall", "CM-2.2", NOBODY, [place])


def shuffle_decks(t: Midgard) -> None:
    """CM-2.4"""
    box = t.box
    t.rune_deck = shuffled(t, w.CHANCE_CARDS, list(range(len(box.runes))), w.POOL_RUNES)
    t.destiny_deck = shuffled(t, w.CHANCE_CARDS, list(range(len(box.destinies))), w.POOL_DESTINIES)
    t.bundles = NO_ZONES
    t.merchant_deck = shuffled(t, w.CHANCE_CARDS, list(range(len(box.merchants))), w.POOL_MERCHANTS)
    t.troll_deck = shuffled(t, w.CHANCE_ENEMIES, box.deck_of[w.TROLLS], w.POOL_ENEMIES)
    t.draugr_deck = shuffled(t, w.CHANCE_ENEMIES, box.deck_of[w.DRAUGR], w.POOL_ENEMIES)
    t.monster_deck = shuffled(t, w.CHANCE_ENEMIES, box.deck_of[w.MONSTERS], w.POOL_ENEMIES)
    journeys = [kind for kind in range(len(box.journeys)) for _ in range(box.journeys[kind].count)]
    t.journey_deck = shuffled(t, w.CHANCE_JOURNEYS, journeys, w.POOL_JOURNEYS)


def shuffled(t: Midgard, stream: int, cards: list[int], pool: int) -> Zone:
    cards = cards[:]
    t.chance.shuffle(stream, cards)
    return Zone(cards, NO_EYES, pool)


def choose_first(t: Midgard) -> None:
    """CM-2.6: at random, or the player who opened the table and has the first seat."""
    t.first = t.chance.below(w.CHANCE_SEATS, t.seats) if t.box.first_random else 0
    if t.listening:
        t.record("midgard-event-first", "CM-2.6", t.first, [])


# --- leaders


def leader_barred(t: Midgard, leader: int) -> int:
    """CM-2.7: each can be chosen once."""
    return r.LEADER_TAKEN if leader in t.leaders else MAY


def take_leader(t: Midgard, seat: Seat, leader: int) -> None:
    t.leaders[seat] = leader
    if t.listening:
        t.record("midgard-event-leader", "CM-2.7", seat, [leader])


def deal_leaders(t: Midgard) -> None:
    """CM-2.7: option `leader_choice`."""
    leaders = list(range(len(t.box.leaders)))
    t.chance.shuffle(w.CHANCE_SEATS, leaders)
    for seat in range(t.seats):
        take_leader(t, seat, leaders[seat])


# --- what everybody starts with


def deal(t: Midgard) -> None:
    """CM-2.8 to CM-2.12, in turn order."""
    box = t.box
    for seat in t.turn_order():
        gain(t, seat, box.start_goods, "CM-2.8")
        enlist(t, seat, box.start_dice, "CM-2.8")
        t.workers[seat] = t.crew[seat]
        gain_glory(t, seat, box.start_glory, w.FROM_DEEDS, "CM-2.10")
        for destiny in draw_destinies(t, seat, box.start_destinies):
            give_destiny(t, seat, destiny, "CM-2.11")
        blame = box.start_blame + (DISTRUST_BLAME if box.distrust else 0)
        if blame:
            take_blame(t, seat, blame, "CM-2.12")
