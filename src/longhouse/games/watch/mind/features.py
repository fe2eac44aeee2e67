"""How well a seat is doing: the numbers from which its chance to win is calculated."""

from typing import Final

from longhouse.games.watch.mind.prospects import Land, Reach, hand_of, patrol_race, pending, road_race, soon
from longhouse.games.watch.mind.wall_prospects import exposed, guard_step, hero_ready, tragic_lead, wall_danger
from longhouse.games.watch.mind.weights import EARLY, LATE
from longhouse.games.watch.rules.turn import TRADING, Turn
from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.table import FRESH, IN_HAND, Watch
from longhouse.kernel.decision import Seat
from longhouse.kernel.search.evaluation import alone, chances, decided
from longhouse.kernel.table import Table

NAMES: Final[tuple[str, ...]] = (
    "points",
    "near",  # the last three points before the goal
    "lumber",  # income by resource: the first pips count most
    "brick",
    "wool",
    "grain",
    "ore",
    "income",  # all pips
    "kinds",  # resources with any income
    "rolls",  # how many of 36 rolls bring anything
    "blocked",  # pips that Tormund and wildlings take
    "routes",  # cards saved in supply trade, by pip
    "any route",
    "hand",
    "too many",  # cards that a seven may cost
    "settlement soon",
    "keep soon",
    "card soon",
    "site",  # pips of the best place at hand, and behind one and two roads
    "second site",
    "site behind a road",
    "site behind two",
    "keeps",
    "stock",  # settlements that can still be founded
    "road",
    "longest road",
    "road race",
    "patrols",
    "largest patrol",
    "patrol race",
    "patrol cards",
    "progress cards",
    "fresh cards",  # bought in this turn
    "pending",  # cards and roads that an open effect still brings
    "active",
    "can build",
    "turns away",
    "unplaced",
    "guards",  # from here on: the full game
    "guard step",
    "tragic end",
    "exposed",
    "hero",
    "hero side",
)

PIPS: Final = 36.0
STARTS: Final = 2  # settlements of the set-up
CURVE: Final = [(pips / 4) ** 0.5 for pips in range(300)]


def features(t: Table, seat: Seat) -> list[float]:
    """In the order of NAMES; from a whole table, an imagined one or a view."""
    assert isinstance(t, Watch)
    return row(t, Land(t), seat)


def row(t: Watch, land: Land, seat: Seat) -> list[float]:
    points, hand = t.points(seat), hand_of(t, seat)
    numbers = [points / 10, max(0, points - t.box.goal + 3) / 3]
    add_income(t, land, seat, numbers)
    size = sum(hand)
    numbers.append(size / 7)
    numbers.append(max(0, size - t.box.hand_limit) / 4)
    add_building(t, land, seat, hand, numbers)
    add_races(t, seat, numbers)
    add_cards(t, seat, numbers)
    add_tempo(t, seat, numbers)
    add_wall(t, seat, numbers)
    return numbers


def add_income(t: Watch, land: Land, seat: Seat, numbers: list[float]) -> None:
    """GW-3.4, GW-4.6: the income, and what it can be traded for."""
    total, kinds, saved, blocked, rates = 0, 0, 0, 0, 0
    for r in range(w.RESOURCES):
        slot = seat * w.RESOURCES + r
        pips = land.pips[slot]
        numbers.append(CURVE[pips])
        total += pips
        kinds += 1 if pips else 0
        saved += pips * (t.box.supply_rate - t.rates[slot])
        blocked += land.blocked[slot]
        rates += 1 if t.rates[slot] < t.box.supply_rate else 0
    numbers.append(total / 20)
    numbers.append(kinds / 5)
    numbers.append(land.rolls[seat] / PIPS)
    numbers.append(blocked / 10)
    numbers.append(saved / 20)
    numbers.append(1.0 if rates == w.RESOURCES else 0.0)


def add_building(t: Watch, land: Land, seat: Seat, hand: list[int], numbers: list[float]) -> None:
    """GW-5: how soon something can be built, and where."""
    reach = Reach(t, seat)
    stock = seat * w.PIECES
    towns, keeps = t.stock[stock + w.PIECE_SETTLEMENT], t.stock[stock + w.PIECE_KEEP]
    income = [land.pips[seat * w.RESOURCES + r] * t.seats / PIPS for r in range(w.RESOURCES)]
    rates = t.rates[seat * w.RESOURCES : (seat + 1) * w.RESOURCES]
    roads = reach.roads()
    numbers.append(soon(t, income, rates, hand, w.ITEM_SETTLEMENT, roads) if towns and roads < 3 else 0.0)
    upgrades = keeps and towns < t.box.pieces[w.PIECE_SETTLEMENT]
    numbers.append(soon(t, income, rates, hand, w.ITEM_KEEP, 0) if upgrades else 0.0)
    numbers.append(soon(t, income, rates, hand, w.ITEM_CARD, 0) if t.deck.cards else 0.0)
    numbers.append(reach.best / 10 if towns else 0.0)
    numbers.append(reach.second / 10 if towns > 1 else 0.0)
    numbers.append(reach.behind_one / 10 if towns else 0.0)
    numbers.append(reach.behind_two / 10 if towns else 0.0)
    numbers.append((t.box.pieces[w.PIECE_KEEP] - keeps) / 4)
    numbers.append(towns / 5)


def add_races(t: Watch, seat: Seat, numbers: list[float]) -> None:
    """GW-8: the two tiles, and how far the seat is from them or ahead of the others."""
    numbers.append(t.lengths[seat] / 5)
    numbers.append(1.0 if t.holders[w.LONGEST_ROAD] == seat else 0.0)
    numbers.append(road_race(t, seat))
    numbers.append(t.patrols(seat) / 3)
    numbers.append(1.0 if t.holders[w.LARGEST_PATROL] == seat else 0.0)
    numbers.append(patrol_race(t, seat))


def add_cards(t: Watch, seat: Seat, numbers: list[float]) -> None:
    """GW-7: what is not played yet; a hidden card counts half as each kind. Victory cards are points."""
    counts, hand, fresh = t.cards.counts, t.card_row(IN_HAND, seat), t.card_row(FRESH, seat)
    unknown = t.cards.unknown[seat] + t.cards.unknown[t.seats + seat]
    patrols, progress, new = unknown / 2, unknown / 4, 0
    for kind in t.box.playable_kinds:
        n = counts[hand + kind] + counts[fresh + kind]
        new += counts[fresh + kind]
        if t.box.cards[kind].role == w.PATROL:
            patrols += n
        else:
            progress += n
    numbers.append(patrols / 2)
    numbers.append(progress / 2)
    numbers.append(new / 2)


def add_tempo(t: Watch, seat: Seat, numbers: list[float]) -> None:
    """GW-3.1: whose turn it is, and whether they may still build; in the set-up, what is still to be placed."""
    turn = t.agenda[0]
    active = t.active == seat and t.turn > 0
    numbers.append(pending(t, seat) / 3)
    numbers.append(1.0 if active else 0.0)
    numbers.append(1.0 if active and isinstance(turn, Turn) and turn.step >= TRADING else 0.0)
    numbers.append((seat - t.active) % t.seats / t.seats)
    placed = t.box.pieces[w.PIECE_SETTLEMENT] - t.stock[seat * w.PIECES + w.PIECE_SETTLEMENT]
    numbers.append((STARTS - placed) / STARTS if t.turn == 0 else 0.0)


def add_wall(t: Watch, seat: Seat, numbers: list[float]) -> None:
    """GW-13 to GW-15"""
    if not t.box.full:
        numbers.extend(NO_WALL)
        return
    numbers.append(t.guards(seat) / 5)
    numbers.append(guard_step(t, seat))
    numbers.append(tragic_lead(t, seat))
    numbers.append(exposed(t, seat))
    numbers.append(hero_ready(t, seat))
    numbers.append(1.0 if t.hero_sides[seat] == w.SIDE_A else 0.0)


NO_WALL: Final = [0.0] * 6


def progress(t: Table) -> float:
    """0 at the start, 1 at the end: how near a player is to the goal, or the Wall to its fall."""
    assert isinstance(t, Watch)
    most = 0
    for seat in range(t.seats):
        most = max(most, t.public_points(seat))
    return min(1.0, max(most / t.box.goal, wall_danger(t) if t.box.full else 0.0))


def evaluate(t: Table) -> list[float]:
    """By seat, the chance to win; for a finished game its result."""
    score = t.result
    if score is not None:
        return decided(score, alone(t.seats))
    assert isinstance(t, Watch)
    land = Land(t)
    return chances([row(t, land, seat) for seat in range(t.seats)], EARLY, LATE, progress(t))
