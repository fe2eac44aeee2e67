"""What a seat cannot see, dealt again: another table on which this seat would see exactly the same."""

import random

from longhouse.kernel.apart import Apart, is_done
from longhouse.kernel.chance import seeded
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.secret import secret_frames
from longhouse.kernel.table import Table
from longhouse.kernel.zone import NO_POOL, Tally, Zone


def determinize(table: Table, seat: Seat, seed: str) -> None:
    """Deal every hidden card again, choose again what others chose in secret, and reseed the generator.

    Works on a table and on a seat's view alike (what is not seen is what is left of its pool), so that a
    bot that has only its view can imagine whole tables.
    """
    rng = random.Random(seed)
    table.viewer = NOBODY
    table.events = []
    zones = table.zones()
    tallies = table.tallies()
    pools = {zone.pool for zone in zones} | {tally.pool for tally in tallies}
    for pool in sorted(pools - {NO_POOL}):
        deal_pool(table, pool, zones, tallies, seat, rng)
    table.imagine(seat)
    counts = table.chance.counts
    table.chance = seeded(str(rng.getrandbits(64)), tuple([str(i) for i in range(len(counts))]))
    table.chance.counts = counts
    choose_again(table, tallies, seat, rng)


def deal_pool(table: Table, pool: int, zones: list[Zone], tallies: list[Tally], seat: Seat, rng: random.Random) -> None:
    """All cards of a pool that are neither seen nor proved are shuffled and dealt to the places that are not seen."""
    left = table.pool(pool)[:]
    zones = [zone for zone in zones if zone.pool == pool]
    tallies = [tally for tally in tallies if tally.pool == pool]
    for zone in zones:
        for at in range(len(zone.cards)):
            if zone.shows(at, seat):
                left[zone.cards[at]] -= 1
    for tally in tallies:
        turn_over(table, tally, seat, left)
    for tally in tallies:
        suppose(table, tally, seat, left, rng)
    unseen = [kind for kind in range(len(left)) for _ in range(left[kind])]
    rng.shuffle(unseen)
    for zone in zones:
        if not sees(zone.seen_by, seat):
            zone.cards = [
                zone.cards[at] if zone.shows(at, seat) else take_fitting(table, zone, unseen)
                for at in range(len(zone.cards))
            ]
    for tally in tallies:
        deal_rows(tally, unseen)


def take_fitting(table: Table, zone: Zone, unseen: list[int]) -> int:
    """The next card that may lie in this zone."""
    for at in range(len(unseen) - 1, -1, -1):
        if may_lie(table, zone, unseen[at]):
            return unseen.pop(at)
    raise AssertionError("no card of the pool may lie where one lies")


def may_lie(table: Table, zone: Zone, card: int) -> bool:
    return table.may_hold(zone, card) and all(frame.may_hold(table, zone, card) for frame in secret_frames(table))


def turn_over(table: Table, tally: Tally, seat: Seat, left: list[int]) -> None:
    """Turn all rows over that the seat does not see, but for the cards that everybody knows are there."""
    tally.unknown = tally.unknown[:]
    for row in range(len(tally.seen_by)):
        if not sees(tally.seen_by[row], seat):
            tally.unknown[row] = tally.size(row)
            tally.clear(row)
            for kind, n in enumerate(proved(table, tally.pool, row)):
                tally.counts[row * tally.width + kind] = n
                tally.unknown[row] -= n
        for kind in range(tally.width):
            left[kind] -= tally.counts[row * tally.width + kind]


def suppose(table: Table, tally: Tally, seat: Seat, left: list[int], rng: random.Random) -> None:
    """A seat that is asked something only certain hands can answer is given such a hand, chosen at random."""
    for row in range(len(tally.seen_by)):
        if sees(tally.seen_by[row], seat):
            continue
        for frame in secret_frames(table):
            sets = [cards for cards in frame.needs(table, tally.pool, row) if within(cards, left)]
            if sets:
                for kind, n in enumerate(rng.choice(sets)):
                    tally.counts[row * tally.width + kind] += n
                    tally.unknown[row] -= n
                    left[kind] -= n


def within(cards: list[int], left: list[int]) -> bool:
    return all(cards[kind] <= left[kind] for kind in range(len(cards)))


def proved(table: Table, pool: int, row: int) -> list[int]:
    """The cards that a seat is known to hold, because of the frames on the agenda."""
    cards: list[int] = []
    for frame in secret_frames(table):
        more = frame.proves(table, pool, row)
        cards = [max(a, b) for a, b in zip(cards, more, strict=True)] if cards and more else cards or more
    return cards


def deal_rows(tally: Tally, unseen: list[int]) -> None:
    for row in range(len(tally.seen_by)):
        for _ in range(tally.unknown[row]):
            tally.counts[row * tally.width + unseen.pop()] += 1
        tally.unknown[row] = 0


def choose_again(table: Table, tallies: list[Tally], seat: Seat, rng: random.Random) -> None:
    """Replace the secret choices of others by random legal ones."""
    if table.over:
        return
    for at, frame in enumerate(table.agenda):
        if isinstance(frame, Apart):
            for tally in tallies:
                if tally.pool == NO_POOL:
                    for row in range(len(tally.seen_by)):
                        if row != seat:
                            tally.clear(row)
            choose_apart(table, at, frame, frame.begin_again(seat), rng)
    table.reask()


def choose_apart(table: Table, at: int, apart: Apart, seats: list[Seat], rng: random.Random) -> None:
    """These seats choose until nobody waits for them. Open picks are known and not made again."""
    above = table.agenda[at + 1 :]
    table.agenda = table.agenda[: at + 1]
    table.reask()
    for seat in seats:
        while not is_done(apart.agenda_of(seat)):
            options = [option for option in table.legal_options(seat) if not apart.is_open(option, seat)]
            table.play(rng.choice(options), seat)
    table.agenda += above


def sees(mask: int, seat: Seat) -> bool:
    return (mask >> seat & 1) == 1
