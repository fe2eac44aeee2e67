"""What a seat cannot see, dealt again: another table on which this seat would see just the same."""

import random

from longhouse.kernel.chance import STATE, seeded
from longhouse.kernel.decision import NOBODY, NOTHING_ASKED, Seat
from longhouse.kernel.table import Apart, Table
from longhouse.kernel.zone import NO_POOL, Tally, Zone


def reshuffle_unseen(table: Table, seat: Seat, seed: str) -> None:
    """Deal every hidden card anew, choose anew what others chose in secret, and reseed what luck will bring.

    Works on a table and on a seat's view alike (what is not seen is what its pool has left), so that a
    bot that holds only its view can imagine whole tables.
    """
    luck = random.Random(seed)
    table.viewer = NOBODY
    table.events = []
    zones = table.zones()
    tallies = table.tallies()
    pools = {zone.pool for zone in zones} | {tally.pool for tally in tallies}
    for pool in sorted(pools - {NO_POOL}):
        deal_pool(table, pool, zones, tallies, seat, luck)
    streams = len(table.chance.words) // STATE
    draws = table.chance.draws
    table.chance = seeded(str(luck.getrandbits(64)), tuple([str(i) for i in range(streams)]))
    table.chance.draws = draws
    choose_again(table, tallies, seat, luck)


def deal_pool(
    table: Table, pool: int, zones: list[Zone], tallies: list[Tally], seat: Seat, luck: random.Random
) -> None:
    left = table.pool(pool)[:]
    for zone in zones:
        if zone.pool == pool and sees(zone.seen_by, seat):
            for card in zone.cards:
                left[card] -= 1
    for tally in tallies:
        if tally.pool == pool:
            for row in range(len(tally.seen_by)):
                if sees(tally.seen_by[row], seat):
                    for kind in range(tally.width):
                        left[kind] -= tally.counts[row * tally.width + kind]
    unseen = [kind for kind in range(len(left)) for _ in range(left[kind])]
    luck.shuffle(unseen)
    for zone in zones:
        if zone.pool == pool and not sees(zone.seen_by, seat):
            zone.cards = [unseen.pop() for _ in zone.cards]
    for tally in tallies:
        if tally.pool == pool:
            deal_rows(tally, seat, unseen)


def deal_rows(tally: Tally, seat: Seat, unseen: list[int]) -> None:
    tally.unknown = tally.unknown[:]
    for row in range(len(tally.seen_by)):
        if not sees(tally.seen_by[row], seat):
            cards = [unseen.pop() for _ in range(tally.size(row))]
            tally.clear(row)
            tally.unknown[row] = 0
            for card in cards:
                tally.counts[row * tally.width + card] += 1


def choose_again(table: Table, tallies: list[Tally], seat: Seat, luck: random.Random) -> None:
    """Whoever has chosen in secret has chosen something legal: any such choice may be the true one."""
    done: list[Seat] = []
    if table.over:
        return
    for frame in table.agenda:
        if isinstance(frame, Apart):
            for tally in tallies:
                if tally.pool == NO_POOL:
                    for row in range(len(tally.seen_by)):
                        if row != seat:
                            tally.clear(row)
            done = frame.begin_again(seat, True)
    table.reask()
    for other in done:
        decision = table.asked(other)
        while decision is not NOTHING_ASKED:
            table.play(other, luck.choice(decision.options))
            decision = table.asked(other)


def sees(mask: int, seat: Seat) -> bool:
    return (mask >> seat & 1) == 1
