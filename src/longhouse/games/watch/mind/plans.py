"""What a seat could build next and what that is worth, as the greedy bot sees it.

Everything is weighed in victory points. A plan is something worth building, with its cost. A hand is worth as much as
the best plan it can pay for, less for every round that the missing cards take: see outlook.py.
"""

from typing import Final, final

from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.board import ANY
from longhouse.games.watch.state.sites import distance_barred, road_sites
from longhouse.games.watch.state.table import EMPTY, FRESH, IN_HAND, IN_HIS_CAMP, Watch
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.graph import trail_through
from longhouse.kernel.table import MAY

WEIGHT: Final = (1.0, 1.0, 0.8, 1.1, 1.1)  # of a resource; grain and ore also pay for keeps and cards
CURVE: Final = [pips**0.8 for pips in range(300)]  # much of one resource is worth less than some of each
GROWTH: Final = 0.14  # points that a pip brings over a whole game
ROUTE: Final = 0.04  # worth of a trade route, per pip and card saved
DISCOUNT: Final = 0.76  # the worth of a point a round later
SECOND: Final = 0.25  # the share of the best plan of another kind
WIN: Final = 50.0
CLAIM: Final = 0.05  # a road that a plan needs anyway is better built early
OVERFULL: Final = 0.05  # a card over the hand limit, when a seven may come
CARD: Final = 0.004  # any card in hand
KEPT: Final = 0.25  # what a progress card may still be worth later
HELP: Final = 0.15  # the least worth of a proposal
FAVOUR: Final = 0.05  # what helping the proposer costs
PROPOSALS: Final = 2  # of one turn
ONWARD: Final = 0.25  # the share of the next place beside the first
LEADER: Final = 8  # public points from which nobody should be helped

# what can still be done in this turn
NOTHING: Final = 0
BUILDING: Final = 1
TRADING: Final = 2


@final
class Plan:
    """Something worth building: where, behind how many roads, the first of them, what all of it costs and brings."""

    def __init__(self, item: int, place: int, roads: int, first: int, cost: list[int], gain: float) -> None:
        self.item: Final = item
        self.place: Final = place
        self.roads: Final = roads
        self.first: Final = first
        self.cost: Final = cost
        self.gain: Final = gain


@final
class Mind:
    """What a seat concludes from its view, calculated once per decision."""

    def __init__(self, view: Watch, seat: Seat) -> None:
        self.view: Final = view
        self.seat: Final = seat
        self.hand = view.hands.row(seat)
        self.pips: Final = pips_of(view, seat)
        self.rates: Final = view.rates[seat * w.RESOURCES : (seat + 1) * w.RESOURCES]
        self.points: Final = view.points(seat)
        lead = self.points
        for other in range(view.seats):
            lead = max(lead, view.public_points(other))
        self.growth: Final = GROWTH * max(0, view.box.goal - lead) / view.box.goal
        self.income: Final = [0.0] * w.RESOURCES
        self.plans: list[Plan] = []
        self.lengthening: list[int] = []  # paths

    def make_plans(self) -> None:
        lost = blocked_pips(self.view, self.seat)
        for r in range(w.RESOURCES):
            self.income[r] = (self.pips[r] - 0.6 * lost[r]) * self.view.seats / 36
        plan_settlements(self)
        plan_keeps(self)
        plan_longest_road(self)
        plan_card(self)

    def scored(self, points: int) -> float:
        """The worth of these points: everything if they win."""
        return points + (WIN if self.points + points >= self.view.box.goal else 0.0)


# --- production and places


def pips_of(view: Watch, seat: Seat) -> list[int]:
    """In how many of 36 rolls a card of each resource is produced."""
    pips = [0] * w.RESOURCES
    for corner in range(len(view.buildings)):
        if view.buildings[corner] == seat:
            for place in view.box.board.map.corner_hexes[corner]:
                if view.token[place] >= 0:
                    r = view.box.terrain_resource[view.terrain[place]]
                    pips[r] += view.box.token_pips[view.token[place]] * (1 + view.keeps[corner])
    return pips


def blocked_pips(view: Watch, seat: Seat) -> list[int]:
    """GW-3.5, GW-11.3: what Tormund and wildlings take from these."""
    pips = [0] * w.RESOURCES
    places = [] if view.tormund == IN_HIS_CAMP else [view.tormund]
    if view.box.full:
        places += [place for place in range(len(view.gift)) if view.gift[place] != EMPTY and place != view.tormund]
    for place in places:
        if view.token[place] >= 0:
            r = view.box.terrain_resource[view.terrain[place]]
            for corner in view.box.board.map.hex_corners[place]:
                if view.buildings[corner] == seat:
                    pips[r] += view.box.token_pips[view.token[place]] * (1 + view.keeps[corner])
    return pips


def yield_of(view: Watch, pips: list[int], corner: int) -> float:
    """What one more building here would add to this production."""
    more = pips[:]
    added = 0.0
    for place in view.box.board.map.corner_hexes[corner]:
        token = view.token[place]
        if token >= 0:
            r = view.box.terrain_resource[view.terrain[place]]
            before = more[r]
            more[r] += view.box.token_pips[token]
            added += WEIGHT[r] * (CURVE[more[r]] - CURVE[before])
    return added


def site_worth(mind: Mind, corner: int) -> float:
    """A new settlement here: its yield, and the trade route it reaches (GW-4.6)."""
    view = mind.view
    worth = yield_of(view, mind.pips, corner)
    for route in view.box.routes_at[corner]:
        for r in range(w.RESOURCES):
            if route.resource in (ANY, r):
                worth += ROUTE * (mind.pips[r] + 1) * max(0, mind.rates[r] - route.rate)
    return worth


def open_to(view: Watch, corner: int) -> bool:
    return distance_barred(view, corner) == MAY


# --- plans


def with_roads(cost: list[int], road: list[int], n: int) -> list[int]:
    return [cost[r] + n * road[r] for r in range(w.RESOURCES)]


def plan_settlements(mind: Mind) -> None:
    """The two best sites at hand, and the best ones one, two and three roads away."""
    view = mind.view
    if not view.stock[mind.seat * w.PIECES + w.PIECE_SETTLEMENT]:
        return
    away, first = reach(mind)
    found: list[list[Plan]] = [[], [], [], []]
    cost = view.box.costs[w.ITEM_SETTLEMENT]
    for corner in range(len(away)):
        n = away[corner]
        if n < len(found) and n <= view.stock[mind.seat * w.PIECES + w.PIECE_ROAD] and open_to(view, corner):
            gain = mind.scored(view.box.worth[w.ITEM_SETTLEMENT]) + mind.growth * site_worth(mind, corner)
            if n and rival_road_at(mind, corner):
                gain *= 0.7
            price = with_roads(cost, view.box.costs[w.ITEM_ROAD], n)
            insert_best(found[n], Plan(w.ITEM_SETTLEMENT, corner, n, first[corner], price, gain))
    for n in range(len(found)):
        mind.plans.extend(found[n][: 2 if n == 0 else 1])


def insert_best(plans: list[Plan], plan: Plan) -> None:
    """The two best, the better one first."""
    if not plans or plan.gain > plans[0].gain:
        plans.insert(0, plan)
    elif len(plans) == 1 or plan.gain > plans[1].gain:
        plans.insert(1, plan)


def rival_road_at(mind: Mind, corner: int) -> bool:
    for path in mind.view.box.board.map.corner_sides[corner]:
        if mind.view.roads[path] not in (NOBODY, mind.seat):
            return True
    return False


def reach(mind: Mind) -> tuple[list[int], list[int]]:
    """GW-5.3, GW-5.4: how many new roads lead to each intersection, and the first of them."""
    view = mind.view
    places = view.box.board.map
    away = [9] * len(view.buildings)
    first = [NOBODY] * len(view.buildings)
    border: list[int] = []
    for path in range(len(view.roads)):
        if view.roads[path] == mind.seat:
            for end in places.side_ends[path]:
                if away[end]:
                    away[end] = 0
                    border.append(end)
    for n in (1, 2, 3):
        beyond: list[int] = []
        for corner in border:
            if view.buildings[corner] not in (NOBODY, mind.seat):
                continue
            for path in places.corner_sides[corner]:
                if view.roads[path] == NOBODY:
                    a, b = places.side_ends[path]
                    end = b if a == corner else a
                    if away[end] > n:
                        away[end] = n
                        first[end] = path if n == 1 else first[corner]
                        beyond.append(end)
        border = beyond
    return away, first


def plan_keeps(mind: Mind) -> None:
    """The two settlements that a keep would help most."""
    view = mind.view
    if not view.stock[mind.seat * w.PIECES + w.PIECE_KEEP]:
        return
    found: list[Plan] = []
    for corner in range(len(view.buildings)):
        if view.buildings[corner] == mind.seat and not view.keeps[corner]:
            points = view.box.worth[w.ITEM_KEEP] - view.box.worth[w.ITEM_SETTLEMENT]
            gain = mind.scored(points) + mind.growth * yield_of(view, mind.pips, corner)
            insert_best(found, Plan(w.ITEM_KEEP, corner, 0, NOBODY, view.box.costs[w.ITEM_KEEP], gain))
    mind.plans.extend(found[:2])


def plan_longest_road(mind: Mind) -> None:
    """GW-8.2: a few roads that make the seat's road the longest; `lengthening` are those that do most for it."""
    view = mind.view
    seat = mind.seat
    if view.holders[w.LONGEST_ROAD] == seat:
        return
    longest = view.box.tile_minimum[w.LONGEST_ROAD]
    for other in range(view.seats):
        if other != seat:
            longest = max(longest, view.lengths[other] + 1)
    if longest - view.lengths[seat] > 3:
        return
    best = view.lengths[seat]
    for option in road_sites(view, seat):
        length = length_with(view, seat, option.a)
        if length > best:
            best = length
            mind.lengthening = []
        if length == best and length > view.lengths[seat]:
            mind.lengthening.append(option.a)
    need = 1 + max(0, longest - best)
    if mind.lengthening and need <= view.stock[seat * w.PIECES + w.PIECE_ROAD]:
        gain = mind.scored(view.box.tile_points[w.LONGEST_ROAD])
        cost = with_roads([0] * w.RESOURCES, view.box.costs[w.ITEM_ROAD], need)
        mind.plans.append(Plan(w.ITEM_ROAD, NOBODY, need, NOBODY, cost, gain))


def length_with(view: Watch, seat: Seat, path: int) -> int:
    places = view.box.board.map
    roads = view.roads[:]
    roads[path] = seat
    return trail_through(path, seat, roads, view.buildings, places.corner_sides, places.side_ends)


def plan_card(mind: Mind) -> None:
    """GW-5.8: a card is worth the average of the unseen cards."""
    view = mind.view
    if not view.deck.cards:
        return
    total = 0
    gain = 0.0
    for kind in range(len(view.box.cards)):
        card = view.box.cards[kind]
        unseen = card.count
        for row in range(3 * view.seats):
            unseen -= view.cards.counts[row * view.cards.width + kind]
        unseen -= view.discarded.cards.count(kind)
        total += unseen
        if card.role == w.VICTORY:
            gain += unseen * mind.scored(card.points)
        elif card.role == w.PATROL:
            gain += unseen * patrol_promise(mind)
        else:
            gain += unseen * 0.5
    mind.plans.append(Plan(w.ITEM_CARD, NOBODY, 0, NOBODY, view.box.costs[w.ITEM_CARD], gain / max(1, total)))


def patrol_promise(mind: Mind) -> float:
    """A patrol not yet bought: a theft, and a step towards Largest Patrol (GW-8.5)."""
    view = mind.view
    mine = view.patrols(mind.seat)
    for kind in view.box.patrol_kinds:
        mine += view.cards.counts[view.card_row(IN_HAND, mind.seat) + kind]
        mine += view.cards.counts[view.card_row(FRESH, mind.seat) + kind]
    need = max(1, patrols_to_hold(mind) - mine)
    if view.holders[w.LARGEST_PATROL] == mind.seat:
        return 0.3
    return 0.25 + 1.2 / (need + 0.5)


def patrols_to_hold(mind: Mind) -> int:
    """GW-8.5: how many face-up patrols take Largest Patrol now."""
    need = mind.view.box.tile_minimum[w.LARGEST_PATROL]
    for other in range(mind.view.seats):
        if other != mind.seat:
            need = max(need, mind.view.patrols(other) + 1)
    return need


def threat(view: Watch, seat: Seat) -> float:
    points = view.public_points(seat)
    return points + (4.0 if points >= LEADER else 0.0)
