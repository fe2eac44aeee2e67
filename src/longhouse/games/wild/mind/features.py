"""How well a seat is doing: the numbers from which its chance to win is calculated."""

from typing import Final

from longhouse.games.wild.mind import prospects
from longhouse.games.wild.mind.weights import EARLY, LATE
from longhouse.games.wild.rules.rounds import hand_draw
from longhouse.games.wild.rules.settlement import building_limit
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.search.evaluation import alone, chances, decided
from longhouse.kernel.table import Table

NAMES: Final[tuple[str, ...]] = (
    "points",  # including those that the turn has already earned
    "storages",  # points for full storages in this round
    "achievements",  # expected points, except for tokens
    "treasures",  # expected points for tokens
    "missions",  # expected points
    "threshold",  # how near the next Asgard card is
    "asgard",
    "breweries",
    "smelters",
    "beer storages",
    "gold storages",
    "taverns",
    "drakkars",
    "beer kept",  # tokens that can be stored
    "gold kept",
    "hall",
    "last hall",
    "places",  # for buildings
    "cards",
    "deck beer",  # drawn in a round
    "deck gold",
    "deck attack",
    "deck defence",
    "deck draws",
    "beer",  # spendable in this round
    "gold",
    "attack",
    "raid",  # points that the attackers in play can earn
    "draws",
    "defence",  # in hand, while others can still attack
    "exposed",  # buildings that others can still attack in this round
    "on turn",
    "turn to come",
    "last turn over",
    "first next",
)

MOST_PLACES: Final = 3  # for buildings; more of them are hardly needed


def features(t: Table, seat: Seat) -> list[float]:
    """In the order of NAMES; from a whole table, an imagined one or a view."""
    assert isinstance(t, Wild)
    return row(t, prospects.Outlook(t), seat)


def row(t: Wild, outlook: prospects.Outlook, seat: Seat) -> list[float]:
    town = prospects.Town(t, seat, not outlook.scored[seat])
    numbers: list[float] = []
    add_points(t, outlook, town, seat, numbers)
    add_town(t, outlook, town, seat, numbers)
    add_cards(t, outlook, town, seat, numbers)
    add_round(t, outlook, town, seat, numbers)
    return numbers


def add_points(t: Wild, outlook: prospects.Outlook, town: prospects.Town, seat: Seat, numbers: list[float]) -> None:
    """VW-9.12"""
    points = t.vp(seat) + outlook.due[seat]
    numbers.append(points / 20)
    numbers.append(0.0 if outlook.scored[seat] else (town.full(w.BEER) + town.full(w.GOLD)) / 2)
    numbers.append(prospects.achievement_hope(t, outlook, seat, False) / 6)
    numbers.append(prospects.achievement_hope(t, outlook, seat, True) / 6)
    numbers.append(prospects.mission_hope(t, outlook, seat) / 4)
    numbers.append(next_threshold(t, points) * outlook.growth)


def next_threshold(t: Wild, points: int) -> float:
    """VW-15.1: the nearer, the more; 0 if no card can be had."""
    if not t.asgard_deck.cards:
        return 0.0
    before = 0
    for threshold in t.box.thresholds:
        if points < threshold:
            return (points - before) / (threshold - before)
        before = threshold
    return 0.0


def add_town(t: Wild, outlook: prospects.Outlook, town: prospects.Town, seat: Seat, numbers: list[float]) -> None:
    """VW-6.7, VW-6.10: what buildings will do in the rounds to come."""
    growth = outlook.growth
    asgard = 0
    for card in t.box.asgard_deck:
        asgard += t.owned[seat][card]
    numbers.append(growth * asgard / 2)
    for resource in range(w.RESOURCES):
        numbers.append(growth * town.makers[resource] / 2)
    for resource in range(w.RESOURCES):
        numbers.append(growth * town.storages[resource] / 2)
    numbers.append(growth * town.draws / 2)
    numbers.append(growth * town.keeps / 2)
    for resource in range(w.RESOURCES):
        numbers.append(growth * town.kept(resource) / 4)
    level, limit = t.level(seat), building_limit(t, seat)
    numbers.append(growth if level > 1 else 0.0)
    numbers.append(growth if level == w.HALL_LEVELS else 0.0)
    numbers.append(growth * (min(MOST_PLACES, limit - len(t.towns[seat]) + 1) if limit else MOST_PLACES) / MOST_PLACES)


def add_cards(t: Wild, outlook: prospects.Outlook, town: prospects.Town, seat: Seat, numbers: list[float]) -> None:
    """VW-5.4: what a hand from the deck brings in a round, and what the current hand can still do."""
    deck = prospects.deck_yield(t, seat)
    cards = sum(t.owned[seat])
    often = outlook.growth * hand_draw(t, seat) / max(1, cards)
    numbers.append(outlook.growth * cards / 20)
    numbers.append(often * deck.beer / 4)
    numbers.append(often * deck.gold / 2)
    numbers.append(often * deck.attack() / 4)
    numbers.append(often * deck.defence / 4)
    numbers.append(often * deck.draws)
    hand = prospects.hand_yield(t, seat, deck, cards)
    if prospects.had_turn(t, seat):
        numbers.extend(NO_TURN)
    else:
        add_hand(t, hand, town, seat, numbers)
    numbers.append(hand.defence / 4 if others_to_come(t, seat) else 0.0)


def add_hand(t: Wild, hand: prospects.Yield, town: prospects.Town, seat: Seat, numbers: list[float]) -> None:
    """VW-4.1, VW-7.6: for a player whose turn is still to come or has begun."""
    active = seat == t.active
    loot = seat * w.RESOURCES
    numbers.append((hand.beer + (t.pool_now[w.BEER] if active else 0) + t.loot[loot] + town.loose[w.BEER]) / 5)
    numbers.append((hand.gold + (t.pool_now[w.GOLD] if active else 0) + t.loot[loot + 1] + town.loose[w.GOLD]) / 3)
    if active:
        for packed in t.ready:
            hand.add_attacker(t, seat, packed >> 8, 1)
    numbers.append(hand.attack() / 4)
    numbers.append(prospects.raid(t, seat, hand.unseen) / 4)
    numbers.append(hand.draws)


NO_TURN: Final = [0.0] * 5


def others_to_come(t: Wild, seat: Seat) -> bool:
    """VW-8.1: whether others can still attack in this round."""
    if t.active == NOBODY:
        return t.phase < w.PHASE_STORAGE
    return t.active != seat or (t.active + 1) % t.seats != t.first


def add_round(t: Wild, outlook: prospects.Outlook, town: prospects.Town, seat: Seat, numbers: list[float]) -> None:
    """VW-6.1, VW-7.3: whose turns are still to come."""
    over = prospects.had_turn(t, seat)
    safe = not others_to_come(t, seat) or (t.attacked[seat] and t.victim != seat)
    numbers.append(0.0 if safe else town.exposed / 4)
    numbers.append(1.0 if seat == t.active else 0.0)
    numbers.append(0.0 if over or seat == t.active else 1.0)
    numbers.append(1.0 if over and t.last else 0.0)
    numbers.append(outlook.growth if (t.first + 1) % t.seats == seat else 0.0)


def progress(t: Table) -> float:
    """0 at the start, 1 at the end: how near a player is to the target, or the round to the last."""
    assert isinstance(t, Wild)
    if t.last:
        return 1.0
    most = 0
    for seat in range(t.seats):
        most = max(most, t.vp(seat))
    part = most / t.box.target
    if t.box.round_limit:
        part = max(part, (t.round - 1) / t.box.round_limit)
    return min(1.0, part)


def evaluate(t: Table) -> list[float]:
    """By seat, the chance to win; for a finished game its result."""
    score = t.result
    if score is not None:
        return decided(score, alone(t.seats))
    assert isinstance(t, Wild)
    outlook = prospects.Outlook(t)
    return chances([row(t, outlook, seat) for seat in range(t.seats)], EARLY, LATE, progress(t))
