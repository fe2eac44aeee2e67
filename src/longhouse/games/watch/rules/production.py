"""GW-3.4 to GW-3.7: what a roll brings."""

from longhouse.games.watch.rules.tormund import seven_rolled
from longhouse.games.watch.state.table import EMPTY, Watch
from longhouse.games.watch.state.verbs import take_from_supply
from longhouse.games.watch.state.words import LUCK_DICE, RESOURCES
from longhouse.kernel.decision import NOBODY, Seat


def roll_dice(t: Watch, seat: Seat) -> None:
    """GW-3.1: two dice; on 7 see GW-6, otherwise the hexes of that number produce."""
    one = t.chance.below(LUCK_DICE, 6) + 1
    two = t.chance.below(LUCK_DICE, 6) + 1
    if t.listening:
        t.record("watch-event-rolled", "GW-3.1", seat, [one, two])
    collect(t, seat, one, two)


def collect(t: Watch, seat: Seat, one: int, two: int) -> None:
    if one + two == 7:
        seven_rolled(t, seat)
    else:
        produce(t, one + two)


def produce(t: Watch, roll: int) -> None:
    """GW-3.4, GW-3.5: settlements 1, keeps 2 cards for every bordering hex of the number, except Tormund's and
    (GW-11.3) those of wildlings.
    """
    counts = t.hands.counts
    before = counts[:] if t.listening else counts
    supply_place = t.box.supply_place
    short = False
    tormund = t.tormund
    gift = t.gift  # by hex; empty in the base game
    for place, slot, n in t.yields[roll]:
        if place != tormund and (not gift or gift[place] == EMPTY):
            counts[slot] += n
            i = supply_place[slot]
            counts[i] -= n
            if counts[i] < 0:
                short = True
    if short:
        settle_shortage(t, roll)
    if t.listening:
        tell_gains(t, before)


def settle_shortage(t: Watch, roll: int) -> None:
    """GW-3.6: of a resource that cannot serve all claims, a sole claimant gets what is left, several get nothing."""
    for resource in range(RESOURCES):
        owed = -t.supply(resource)
        if owed > 0:
            claims = [0] * t.seats
            for place, slot, n in t.yields[roll]:
                if not t.silent(place) and slot % RESOURCES == resource:
                    claims[slot // RESOURCES] += n
            sole = claims.count(0) == t.seats - 1 and not t.box.strict_shortage
            for seat in range(t.seats):
                if claims[seat]:
                    take_from_supply(t, seat, resource, -owed if sole else -claims[seat])
            if t.listening:
                t.record("watch-event-shortage", "GW-3.6", NOBODY, [resource])


def tell_gains(t: Watch, before: list[int]) -> None:
    for seat in range(t.seats):
        cards = [t.hands.counts[i] - before[i] for i in range(seat * RESOURCES, (seat + 1) * RESOURCES)]
        if any(cards):
            t.record("watch-event-gained", "GW-3.4", seat, cards)


def starting_income(t: Watch, seat: Seat, intersection: int, rule: str) -> None:
    """GW-2.3, GW-2.7: 1 card for every producing hex that borders this settlement."""
    cards = [0] * RESOURCES
    for place in t.box.corner_hexes[intersection]:
        resource = t.box.terrain_resource[t.terrain[place]]
        if resource >= 0:
            take_from_supply(t, seat, resource, 1)
            cards[resource] += 1
    if t.listening and any(cards):
        t.record("watch-event-gained", rule, seat, cards)
