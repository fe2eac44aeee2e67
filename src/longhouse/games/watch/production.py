"""GW-3.4 to GW-3.7: what a roll brings."""

from longhouse.games.watch.table import Watch
from longhouse.games.watch.tormund import seven_rolled
from longhouse.games.watch.verbs import take_from_supply
from longhouse.games.watch.words import LUCK_DICE, RESOURCES
from longhouse.kernel.decision import NOBODY, Seat


def roll_dice(t: Watch, seat: Seat) -> None:
    """GW-3.1: two dice; on 7 see GW-6, else the hexes of that number produce."""
    one = t.chance.below(LUCK_DICE, 6) + 1
    two = t.chance.below(LUCK_DICE, 6) + 1
    if t.listening:
        t.record("watch-event-rolled", "GW-3.1", seat, [one, two])
    if one + two == 7:
        seven_rolled(t, seat)
    else:
        produce(t, one + two)


def produce(t: Watch, roll: int) -> None:
    """GW-3.4, GW-3.5: settlements 1, keeps 2 cards for every bordering hex of the number, but Tormund's."""
    claims = [0] * (t.seats * RESOURCES)
    wanted = [0] * RESOURCES
    for place in t.producers[roll]:
        if place != t.tormund:
            resource = t.box.terrain_resource[t.terrain[place]]
            for corner in t.box.board.map.hex_corners[place]:
                seat = t.buildings[corner]
                if seat != NOBODY:
                    n = 1 + t.keeps[corner]
                    claims[seat * RESOURCES + resource] += n
                    wanted[resource] += n
    for resource in range(RESOURCES):
        if wanted[resource]:
            if wanted[resource] > t.supply(resource):
                share_shortage(t, claims, resource)
            else:
                serve(t, claims, resource)
    if t.listening:
        tell_gains(t, claims, "GW-3.4")


def serve(t: Watch, claims: list[int], resource: int) -> None:
    for seat in range(t.seats):
        n = claims[seat * RESOURCES + resource]
        if n:
            take_from_supply(t, seat, resource, n)


def share_shortage(t: Watch, claims: list[int], resource: int) -> None:
    """GW-3.6: too little for all claims: a sole claimant takes what is left (unless strict), several get nothing."""
    claimants = [seat for seat in range(t.seats) if claims[seat * RESOURCES + resource]]
    left = t.supply(resource)
    for seat in claimants:
        claims[seat * RESOURCES + resource] = 0
    if len(claimants) == 1 and not t.box.strict_shortage:
        claims[claimants[0] * RESOURCES + resource] = left
        take_from_supply(t, claimants[0], resource, left)
    if t.listening:
        t.record("watch-event-shortage", "GW-3.6", NOBODY, [resource])


def tell_gains(t: Watch, claims: list[int], rule: str) -> None:
    for seat in range(t.seats):
        cards = claims[seat * RESOURCES : (seat + 1) * RESOURCES]
        if any(cards):
            t.record("watch-event-gained", rule, seat, cards)


def starting_income(t: Watch, seat: Seat, intersection: int) -> None:
    """GW-2.3, GW-2.7: 1 card for every producing hex that borders this settlement."""
    cards = [0] * RESOURCES
    for place in t.box.board.map.corner_hexes[intersection]:
        resource = t.box.terrain_resource[t.terrain[place]]
        if resource >= 0:
            take_from_supply(t, seat, resource, 1)
            cards[resource] += 1
    if t.listening and any(cards):
        t.record("watch-event-gained", "GW-2.7", seat, cards)
