"""NG-18: how creatures appear and act; NG-19: more of them."""

from typing import final

from longhouse.games.northgard.rules.battle import creature_attacks
from longhouse.games.northgard.rules.retreat import lose_figures
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.map import NO_NUMBERS
from longhouse.games.northgard.state.reasons import CALL_CREATURE_THERE, LAIR_FIRST
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.verbs import territory_barred
from longhouse.kernel.decision import NO_EYES, NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table
from longhouse.kernel.zone import Zone

# --- NG-18.3: appearance


def appear(t: Northgard, region: int, acts: bool) -> None:
    """NG-18.3, NG-18.5: the top card goes to the right end of the row, its figure to this region; if any is left."""
    creature = draw_creature(t)
    if creature == w.NONE:
        return
    t.row = [*t.row, creature]
    t.creature_at[creature] = region
    t.reveals += 1
    if t.listening:
        t.record("northgard-event-creature-appeared", "NG-18.3", NOBODY, [creature, t.territory(region)])
    if acts:
        act(t, creature)


def draw_creature(t: Northgard) -> int:
    """NG-18.3: an empty deck is refilled from the discard pile."""
    if not t.creature_top.cards and not t.creature_rest.cards and t.creature_discard:
        cards = t.creature_discard[:]
        t.chance.shuffle(w.LUCK_CREATURES, cards)
        t.creature_rest = Zone(cards, NO_EYES, w.POOL_CREATURES)
        t.creature_discard = NO_NUMBERS
    if t.creature_top.cards:
        cards = t.creature_top.cards
        t.creature_top = Zone(cards[:-1], NO_EYES, w.POOL_CREATURES)
        return cards[-1]
    if t.creature_rest.cards:
        cards = t.creature_rest.cards
        t.creature_rest = Zone(cards[:-1], NO_EYES, w.POOL_CREATURES)
        return cards[-1]
    return w.NONE


def act(t: Northgard, creature: int) -> None:
    """NG-18.9, NG-18.10: in a controlled territory a Draugr takes a figure and a Valkyrie attacks; others only stay."""
    rep = t.territory(t.creature_at[creature])
    holder = t.holder[rep]
    ability = t.box.creatures[creature].ability
    if holder == NOBODY:
        return
    if ability == w.KILL_ONE:
        lose_figures(t, holder, rep, 1, "NG-18.9")
    elif ability == w.ATTACKS:
        creature_attacks(t, creature)


# --- NG-19: More creatures!


def more_may_come(t: Northgard) -> bool:
    """NG-19.1: only while fewer creatures are on the map than there are players (NG-RU19)."""
    left = len(t.creature_top.cards) + len(t.creature_rest.cards) + len(t.creature_discard)
    return len(t.row) < t.seats and left > 0


def call_barred(t: Northgard, rep: int) -> int:
    """NG-19.2: a territory with a lair and no creature; if there is none, any without a creature."""
    why = territory_barred(t, rep)
    if why != MAY:
        return why
    if t.creatures_in(rep):
        return CALL_CREATURE_THERE
    return MAY if t.lairs(rep) or not free_lairs(t) else LAIR_FIRST


def free_lairs(t: Northgard) -> list[int]:
    return [rep for rep in t.land.reps if t.lairs(rep) and not t.creatures_in(rep)]


def call_sites(t: Northgard) -> list[int]:
    return free_lairs(t) or [rep for rep in t.land.reps if not t.creatures_in(rep)]


def lair_in(t: Northgard, rep: int) -> int:
    """The region with a lair, or else the territory's own."""
    for region in t.land.regions(rep):
        if t.box.tiles.lair_of[t.box.tiles.region_tile[region]] == region:
            return region
    return rep


@final
class MoreCreatures(SeatFrame):
    """NG-19: a player who has passed may make a creature appear in a territory of their choice; it acts at once."""

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        sites = call_sites(table) if more_may_come(table) else []
        if not sites:
            table.leave()
            return
        say = table.box.say
        table.ask(self.seat, "northgard-ask-call", [*[say[w.CALL][rep] for rep in sites], say[w.NO][0]])

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        table.leave()
        if option.verb == w.CALL:
            appear(table, lair_in(table, option.a), True)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        if option.verb == w.CALL:
            return call_barred(table, option.a)
        return MAY if option.verb == w.NO else NOT_NOW
