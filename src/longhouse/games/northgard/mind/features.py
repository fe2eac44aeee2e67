"""How well a seat is doing: the numbers from which its chance to win is calculated."""

from typing import Final

from longhouse.games.northgard.mind.standing import Standing, best_hopes, harvests_to_come, pending, raid_hope
from longhouse.games.northgard.mind.weights import EARLY, LATE
from longhouse.games.northgard.rules.ending import achievement
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.table import Northgard
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.search.evaluation import alone, chances, decided, joined, shared
from longhouse.kernel.table import Table

NAMES: Final[tuple[str, ...]] = (
    "points",  # fame if the game ended now
    "sure",  # fame of the harvests to come, if nothing changes
    "lands",
    "tiles",
    "closed",
    "to close",  # open territories that may close, weighted by how near they are
    "open",  # whether the seat can explore at all
    "figures",
    "most figures",  # beyond seven, which must be fed
    "food",
    "wood",
    "lore",
    "food to come",
    "wood to come",
    "lore to come",
    "hungry",  # what will be missing in the next winter
    "hand",
    "forges",
    "cards",  # of development, for the years to come
    "few cards",  # starting cards removed: better ones are drawn sooner
    "upgrades",
    "unrest",
    "large",
    "small",
    "large sites",
    "toward",  # the likeliest territories to become such
    "defences",
    "closed large",  # NG-16.1, out of the number that wins
    "near",  # the chance to get them all
    "victory",  # whether all are there
    "room",  # neutral land beside the seat's own
    "threat",
    "prey",
    "creatures",
    "raids",
    "pending",
    "passed",
    "first",
    "to move",
)


def features(t: Table, seat: Seat) -> list[float]:
    """In the order of NAMES; from a whole table, an imagined one or a view."""
    assert isinstance(t, Northgard)
    land = Standing(t, seat)
    box = t.box
    harvests = harvests_to_come(t, seat)
    years = box.last_year - max(1, t.year)
    goods = t.goods[seat * w.RESOURCES : (seat + 1) * w.RESOURCES]
    figures = t.on_map(seat)
    have = [0] * len(w.DECK_IDS)
    points = shown_fame(t, seat) + (goods[0] + goods[1] + goods[2]) // box.fame_per_resources
    points += count_cards(t, seat, have)
    hopes = best_hopes(t, seat, land) if box.win_by_territories else []
    sure, toward, near = 0, 0.0, 1.0 if len(hopes) == box.to_win else 0.0
    for hope in hopes:
        toward += hope
        near *= hope
        if hope == 1.0:
            sure += 1
    later = harvests / 7
    return [
        points / 40,
        land.harvest_fame * harvests / 40,
        land.lands / 5,
        land.tiles / 10,
        land.closed / 3,
        land.to_close * min(1.0, years / 3) / 2,
        min(2, land.open_lands) * min(1.0, years / 3),
        figures / 7,
        max(0, figures - 7) / 4,
        min(goods[w.FOOD], 8) / 5,
        min(goods[w.WOOD], 8) / 5,
        min(goods[w.LORE], 8) / 5,
        land.income[w.FOOD] * later / 5,
        land.income[w.WOOD] * later / 5,
        land.income[w.LORE] * later / 5,
        hunger(t, figures, goods, land.income, harvests > years),
        hand_of(t, seat) / 4,
        land.forges * years / 5,
        (have[w.DECK_EARLY] + have[w.DECK_ADVANCED]) * years / 12,
        (len(box.start_cards) - have[w.DECK_START]) * years / 7,
        have[w.DECK_CLAN] * years / 7,
        have[w.DECK_UNREST] * years / 7,
        land.large / 2,
        land.small / 4,
        min(3, land.large_sites) * min(1.0, years / 3) / 2,
        toward / box.to_win,
        land.towers / 3,
        sure / box.to_win,
        near,
        1.0 if sure == box.to_win else 0.0,
        land.room / 3,
        land.threat / 3,
        land.prey / 3,
        land.nuisance / 3,
        raid_hope(t, seat),
        pending(t, seat) / 3,
        float(t.passed[seat]),
        1.0 if t.first == seat else 0.0,
        1.0 if t.decision.seat == seat else 0.0,
    ]


def count_cards(t: Northgard, seat: Seat, have: list[int]) -> int:
    """How many cards of each deck a seat owns, into `have`; returns what they score (NG-16.5)."""
    owned, cards = t.owned[seat], t.box.cards
    fame = 0
    for card in range(len(owned)):
        n = owned[card]
        if n:
            kind = cards[card]
            have[kind.deck] += n
            fame += n * (kind.fame + kind.end_fame)
            if kind.deck == w.DECK_ACHIEVEMENT:
                fame += n * achievement(t, seat, card)
    return fame


def shown_fame(t: Northgard, seat: Seat) -> int:
    """NG-13.6: in a view, hidden fame is assumed to be like visible fame, as in an imagined world."""
    seen_by, viewer = t.fame.seen_by, t.viewer
    if viewer == NOBODY or seen_by[seat] >> viewer & 1:
        return t.fame.counts[seat]
    known = [t.fame.counts[row] for row in range(t.seats) if seen_by[row] >> viewer & 1]
    return sum(known) // len(known) if known else 0


def hunger(t: Northgard, figures: int, goods: list[int], income: list[int], to_collect: bool) -> float:
    """NG-14.2: how much of the upkeep is missing now; a third of it can be traded for."""
    if t.phase >= w.PHASE_WINTER:
        return 0.0
    food, wood = t.box.upkeep[figures]
    missing, spare = 0, 0
    for resource in range(w.RESOURCES):
        need = food if resource == w.FOOD else wood if resource == w.WOOD else 0
        rest = goods[resource] + (income[resource] if to_collect else 0) - need
        if rest < 0:
            missing -= rest
        else:
            spare += rest
    return max(0.0, missing - spare / t.box.trade_in) / 2 + (0.1 if missing else 0.0)


def hand_of(t: Northgard, seat: Seat) -> int:
    """Cards in hand, without Unrest if it is visible."""
    cards = t.hands[seat].cards
    return len(cards) - cards.count(t.box.unrest_card)


def progress(t: Table) -> float:
    """0 at the start, 1 at the end."""
    assert isinstance(t, Northgard)
    if t.year == 0:
        return 0.0
    part = 0.6 * sum(t.passed) / t.seats
    if t.phase > w.PHASE_ACTIONS:
        part = 0.6 + 0.1 * (t.phase - w.PHASE_ACTIONS)
    return (t.year - 1 + part) / t.box.last_year


def sides(t: Table) -> list[int]:
    """NG-20.2: the side of each seat."""
    assert isinstance(t, Northgard)
    return [seat % 2 for seat in range(t.seats)] if t.box.teams else alone(t.seats)


def evaluate(t: Table) -> list[float]:
    """By seat, the chance to win; for a finished game its result."""
    of = sides(t)
    score = t.result
    if score is not None:
        return decided(score, of)
    rows = [features(t, seat) for seat in range(t.seats)]
    return shared(chances(joined(rows, of), EARLY, LATE, progress(t)), of)
