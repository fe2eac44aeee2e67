"""Vikings Gone Wild, as a learner sees it."""

from typing import Final

from longhouse.fields import (
    BySeat,
    CardsBySeat,
    Kinds,
    KindsBySeat,
    Layout,
    Left,
    LeftBySeat,
    ListBySeat,
    Number,
    Numbers,
    Part,
    Places,
    Which,
    Who,
    Worked,
)
from longhouse.games.wild.rules.strength import ENTRY_CARD, card_defence
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import NO_PLAN, Wild
from longhouse.kernel.decision import Seat

MARKED: Final = 4  # numbers for a building, after its kind: tokens, construction, damage, fortification cards
PILES: Final = ("mission_ones", "mission_rest", "asgard_deck", "asgard_box", "path_deck", "path_discard")
ATTACKS: Final = (w.ATTACK, w.FIGHT_UNDEAD, w.FIGHT_DRAGON)


def layout(table: Wild) -> list[Part]:
    box, seats = table.box, table.seats
    return [
        Number("round", 12),
        Which("phase", len(w.PHASE_IDS)),
        Who("first", seats),
        Who("active", seats),
        Number("last"),
        Worked("points", seats, points, box.target),
        BySeat("earned", seats, w.POINT_SOURCES, 10),
        BySeat("served", seats, 1, 3),
        Worked("towns", seats * box.slots * (len(box.sites) + MARKED), towns),
        BySeat("loot", seats, w.RESOURCES, 4),
        Numbers("token_supply", w.RESOURCES, 25),
        Numbers("building_supply", box.buildings, 12),
        Worked("marks", seats * len(w.MARK_IDS), marks),
        BySeat("attacked", seats),
        *cards(table),
        *turn(table),
    ]


def cards(table: Wild) -> list[Part]:
    box, seats = table.box, table.seats
    kinds, missions = len(box.cards), len(box.missions)
    return [
        Numbers("pile_supply", kinds, 8),
        CardsBySeat("hands", seats, kinds),
        KindsBySeat("discards", seats, kinds),
        KindsBySeat("played", seats, kinds),
        ListBySeat("owned", seats, kinds, 2),
        LeftBySeat("decks", seats, 20),
        Worked("forts", seats * kinds, forts),
        Kinds("destroyed", kinds),
        KindsBySeat("missions", seats, missions),
        CardsBySeat("completed", seats, missions),
        Kinds("mission_under", missions),
        Kinds("asgard_row", kinds),
        Places("path", box.path_open, kinds),
        *[Left(pile, 20) for pile in PILES],
        Kinds("achievements", len(box.achievements)),
    ]


def turn(table: Wild) -> list[Part]:
    """What is kept for one turn only."""
    box, seats = table.box, table.seats
    kinds = len(box.cards)
    return [
        Numbers("pool_now", w.RESOURCES, 6),
        Worked("ready", kinds, ready),
        Kinds("played_now", kinds),
        Who("victim", seats),
        Number("damaged", 4),
        Number("damaged_hall"),
        Number("best_fighter", 5),
        Numbers("bought", len(w.BOUGHT_IDS), 2),
        Numbers("spent", w.RESOURCES, 6),
        Worked("plan", len(w.VERBS) + seats * box.slots + kinds, plan),
    ]


def points(view: Wild, seat: Seat) -> list[int]:
    """VW-9.12: victory points, by seat."""
    return [view.vp((seat + n) % view.seats) for n in range(view.seats)]


def towns(view: Wild, seat: Seat) -> list[float]:
    """By seat and slot: the building, its tokens, and what lies on it."""
    width = len(view.box.sites) + MARKED
    numbers = [0.0] * (view.seats * view.box.slots * width)
    for n in range(view.seats):
        who = (seat + n) % view.seats
        for slot, packed in enumerate(view.towns[who]):
            at = (n * view.box.slots + slot) * width
            numbers[at + (packed & w.SITE_KIND)] = 1.0
            walls = sum(card_defence(view, who, card, 1) for card in view.forts_on(who, slot))
            building, damaged = not view.works(who, slot), view.is_damaged(who, slot)
            numbers[at + width - MARKED : at + width] = [view.tokens(who, slot) / 4, building, damaged, walls / 4]
    return numbers


def marks(view: Wild, seat: Seat) -> list[int]:
    """VW-6.17: by seat, what it has already done in this round."""
    seats, bits = range(view.seats), range(len(w.MARK_IDS))
    return [view.marks[(seat + n) % view.seats] >> bit & 1 for n in seats for bit in bits]


def forts(view: Wild, seat: Seat) -> list[int]:
    """By seat and card: fortifications that lie on its buildings; `towns` has the strength of each building."""
    kinds = len(view.box.cards)
    numbers = [0] * (view.seats * kinds)
    for at in range(0, len(view.forts), 3):
        who, _, card = view.forts[at : at + 3]
        numbers[(who - seat) % view.seats * kinds + card] += 1
    return numbers


def ready(view: Wild, seat: Seat) -> list[int]:
    """VW-3.4, VW-17.7: by card, how many may attack as this one."""
    counts = [0] * len(view.box.cards)
    for packed in view.ready:
        counts[packed >> 8] += 1
    return counts


def plan(view: Wild, seat: Seat) -> list[int]:
    """VW-7.12, VW-19.4: what the seat is putting together: its verb, the attacked building, its cards."""
    verbs, places = len(w.VERBS), view.seats * view.box.slots
    numbers = [0] * (verbs + places + len(view.box.cards))
    made = [] if view.plan is NO_PLAN else view.plan.row(seat)
    if not any(made):
        return numbers
    verb = made[0] - 1
    numbers[verb] = 1
    if verb == w.ATTACK:
        numbers[verbs + (made[1] - seat) % view.seats * view.box.slots + made[2]] = 1
    if verb in ATTACKS:
        for entry in made[4 : 4 + made[3]]:
            numbers[verbs + places + (entry & ENTRY_CARD)] += 1
    return numbers


LAYOUT: Final = Layout(layout)
