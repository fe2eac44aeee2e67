"""Vikings Gone Wild, as a learner sees it."""

from typing import Final

from longhouse import fields
from longhouse.games.wild.rules.strength import ENTRY_CARD, card_defence
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import NO_PLAN, Wild
from longhouse.kernel.decision import Seat

MARKED: Final = 4  # numbers for a building, after its kind: tokens, construction, damage, fortification cards
PILES: Final = ("mission_ones", "mission_rest", "asgard_deck", "asgard_box", "path_deck", "path_discard")
ATTACKS: Final = (w.ATTACK, w.FIGHT_UNDEAD, w.FIGHT_DRAGON)


def layout(table: Wild) -> list[fields.Part]:
    box, seats = table.box, table.seats
    return [
        fields.Number("round", 12),
        fields.Which("phase", len(w.PHASE_IDS)),
        fields.Who("first", seats),
        fields.Who("active", seats),
        fields.Number("last"),
        fields.Worked("points", seats, points, box.target),
        fields.BySeat("earned", seats, w.POINT_SOURCES, 10),
        fields.BySeat("served", seats, 1, 3),
        fields.Worked("towns", seats * box.slots * (len(box.sites) + MARKED), towns),
        fields.BySeat("loot", seats, w.RESOURCES, 4),
        fields.Numbers("token_supply", w.RESOURCES, 25),
        fields.Numbers("building_supply", box.buildings, 12),
        fields.Worked("marks", seats * len(w.MARK_IDS), marks),
        fields.BySeat("attacked", seats),
        *cards(table),
        *turn(table),
    ]


def cards(table: Wild) -> list[fields.Part]:
    box, seats = table.box, table.seats
    kinds, missions = len(box.cards), len(box.missions)
    return [
        fields.Numbers("pile_supply", kinds, 8),
        fields.CardsBySeat("hands", seats, kinds),
        fields.KindsBySeat("discards", seats, kinds),
        fields.KindsBySeat("played", seats, kinds),
        fields.ListBySeat("owned", seats, kinds, 2),
        fields.LeftBySeat("decks", seats, 20),
        fields.Worked("forts", seats * kinds, forts),
        fields.Kinds("destroyed", kinds),
        fields.KindsBySeat("missions", seats, missions),
        fields.CardsBySeat("completed", seats, missions),
        fields.Kinds("mission_under", missions),
        fields.Kinds("asgard_row", kinds),
        fields.Places("path", box.path_open, kinds),
        *[fields.Left(pile, 20) for pile in PILES],
        fields.Kinds("achievements", len(box.achievements)),
    ]


def turn(table: Wild) -> list[fields.Part]:
    """What is kept for one turn only."""
    box, seats = table.box, table.seats
    kinds = len(box.cards)
    return [
        fields.Numbers("pool_now", w.RESOURCES, 6),
        fields.Worked("ready", kinds, ready),
        fields.Kinds("played_now", kinds),
        fields.Who("victim", seats),
        fields.Number("damaged", 4),
        fields.Number("damaged_hall"),
        fields.Number("best_fighter", 5),
        fields.Numbers("bought", len(w.BOUGHT_IDS), 2),
        fields.Numbers("spent", w.RESOURCES, 6),
        fields.Worked("plan", len(w.VERBS) + seats * box.slots + kinds, plan),
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


LAYOUT: Final = fields.Layout(layout)
