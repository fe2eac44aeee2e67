"""What a seat can expect from land, roads and cards, in numbers for features.py."""

from typing import Final, final

from longhouse.games.watch.mind.outlook import waiting
from longhouse.games.watch.mind.plans import with_roads
from longhouse.games.watch.rules.effects import FreeRoads, Gain, NameResource
from longhouse.games.watch.rules.tormund import MoveTormund, RevealDiscards
from longhouse.games.watch.rules.wall import PlaceGuards
from longhouse.games.watch.state.sites import distance_barred, road_sites, settlement_sites
from longhouse.games.watch.state.table import GIVES, Watch
from longhouse.games.watch.state.words import ITEM_ROAD, LARGEST_PATROL, LONGEST_ROAD, PIECE_ROAD, PIECES, RESOURCES
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.table import MAY

WAYS: Final = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]  # to roll each sum with two dice
DISCOUNT: Final = 0.8  # the worth of a building a round later
NOWHERE: Final = 3  # roads to a place that is too far away
NAMED: Final = 3  # cards that Monopoly brings, about


@final
class Land:
    """What the hexes bring all seats, from the counts that the table keeps."""

    def __init__(self, t: Watch) -> None:
        self.pips: Final = [0] * (t.seats * RESOURCES)  # seat * RESOURCES + resource
        self.blocked: Final = [0] * (t.seats * RESOURCES)  # the part that is blocked
        self.rolls: Final = [0] * t.seats  # rolls of 36 that bring anything
        for roll in range(2, len(t.yields)):
            ways, paid = WAYS[roll], 0
            for place, slot, n in t.yields[roll]:
                self.pips[slot] += ways * n
                seat = slot // RESOURCES
                if t.silent(place):
                    self.blocked[slot] += ways * n
                elif not paid >> seat & 1:
                    paid |= 1 << seat
                    self.rolls[seat] += ways


@final
class Reach:
    """GW-5.3, GW-5.5: pips of the best places that a seat can found on: at hand, behind a road, behind two."""

    def __init__(self, t: Watch, seat: Seat) -> None:
        self.best = 0
        self.second = 0
        self.behind_one = 0
        self.behind_two = 0
        at_hand: set[int] = set()
        for option in settlement_sites(t, seat):
            at_hand.add(option.a)
            pips = place_pips(t, option.a)
            if pips > self.best:
                self.best, self.second = pips, self.best
            elif pips > self.second:
                self.second = pips
        if t.stock[seat * PIECES + PIECE_ROAD]:
            self.look_ahead(t, seat, at_hand)

    def look_ahead(self, t: Watch, seat: Seat, seen: set[int]) -> None:
        far = t.stock[seat * PIECES + PIECE_ROAD] > 1
        ends, neighbours = t.box.side_ends, t.box.corner_neighbours
        for option in road_sites(t, seat):
            for end in ends[option.a]:
                if end in seen or t.buildings[end] != NOBODY:
                    continue
                seen.add(end)
                if distance_barred(t, end) == MAY:
                    self.behind_one = max(self.behind_one, place_pips(t, end))
                if far:
                    for beyond in neighbours[end]:
                        if beyond not in seen and distance_barred(t, beyond) == MAY:
                            self.behind_two = max(self.behind_two, place_pips(t, beyond))

    def roads(self) -> int:
        """How many roads lead to the nearest of them."""
        if self.best:
            return 0
        if self.behind_one:
            return 1
        return 2 if self.behind_two else NOWHERE


def place_pips(t: Watch, corner: int) -> int:
    pips = 0
    for place in t.box.corner_hexes[corner]:
        token = t.token[place]
        if token >= 0:
            pips += t.box.token_pips[token]
    return pips


def hand_of(t: Watch, seat: Seat) -> list[int]:
    """The cards of a seat, without those that it has chosen to discard; unseen ones are assumed to be mixed."""
    hand = t.hands.row(seat)
    unknown = t.hands.unknown[seat]
    discards = len(t.agenda) > 2 and isinstance(t.agenda[-2], RevealDiscards)
    for r in range(RESOURCES):
        if unknown:
            hand[r] += (unknown + r) // RESOURCES
        if discards:
            hand[r] -= t.chosen.counts[seat * t.chosen.width + GIVES + r]
    return hand


def soon(t: Watch, income: list[float], rates: list[int], hand: list[int], item: int, roads: int) -> float:
    """1 if it can be paid now; the longer it takes, the less."""
    cost = t.box.costs[item]
    if roads:
        cost = with_roads(cost, t.box.costs[ITEM_ROAD], roads)
    rounds = waiting(income, rates, hand, cost)
    return DISCOUNT**rounds if rounds else 1.0


def road_race(t: Watch, seat: Seat) -> float:
    """GW-8.2: roads ahead of all others, or short of the tile; -1 to 1."""
    most = t.box.tile_minimum[LONGEST_ROAD] - 1
    for other in range(t.seats):
        if other != seat:
            most = max(most, t.lengths[other])
    return max(-3, min(3, t.lengths[seat] - most)) / 3


def patrol_race(t: Watch, seat: Seat) -> float:
    """GW-8.5: the same for patrols."""
    most = t.box.tile_minimum[LARGEST_PATROL] - 1
    for other in range(t.seats):
        if other != seat:
            most = max(most, t.patrols(other))
    return max(-3, min(3, t.patrols(seat) - most)) / 3


def pending(t: Watch, seat: Seat) -> float:
    """What open effects still bring this seat, in cards."""
    cards = 0
    for at in range(1, len(t.agenda)):
        frame = t.agenda[at]
        if isinstance(frame, Gain):
            cards += frame.left if frame.seat == seat else 0
        elif isinstance(frame, FreeRoads):
            cards += 2 * frame.left if frame.seat == seat else 0
        elif isinstance(frame, PlaceGuards):
            cards += 3 * frame.left if frame.seat == seat else 0
        elif isinstance(frame, NameResource):
            cards += NAMED if frame.seat == seat else 0
        elif isinstance(frame, MoveTormund):
            cards += frame.thefts if frame.seat == seat else 0
    return cards
