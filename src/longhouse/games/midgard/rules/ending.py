"""CM-12: final scoring, and who has won."""

from longhouse.games.midgard.rules.destinies import bonus, measure
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.games.midgard.state.verbs import opened
from longhouse.kernel.decision import Seat


def end_game(t: Midgard) -> None:
    """CM-12.1, CM-12.2: everything is opened, then scored from the same position; scoring spends nothing."""
    t.phase = w.PHASE_END
    t.destinies = [opened(zone) for zone in t.destinies]
    t.trophies = [opened(zone) for zone in t.trophies]
    t.reveals += 1
    t.finish = [sources(t, seat) for seat in range(t.seats)]
    decide(t)
    t.end()
    if t.listening:
        for seat in counting_order(t):
            tell(t, seat)
        for seat in t.winners:
            t.record("midgard-event-won", "CM-12.13", seat, [sum(t.finish[seat])])


def decide(t: Midgard) -> None:
    """CM-12.13: most glory; among the tied, most defeated enemies; then the victory is shared."""
    t.tie = w.NO_TIE
    totals = [sum(row) for row in t.finish]
    tied = [seat for seat in range(t.seats) if totals[seat] == max(totals)]
    if len(tied) > 1:
        most = max([len(t.trophies[seat].cards) for seat in tied])
        tied = [seat for seat in tied if len(t.trophies[seat].cards) == most]
        t.tie = w.TIE_ENEMIES if len(tied) == 1 else w.TIE_SHARED
    t.winners = tied


# --- glory by source


def sources(t: Midgard, seat: Seat) -> list[int]:
    """CM-12.1: the track, then destinies, sets, runes, longship, favour, coins, blame."""
    track = t.earned[seat * w.TRACK_SOURCES : (seat + 1) * w.TRACK_SOURCES]
    goods, box = seat * w.GOODS, t.box
    return [
        *track,
        sum([bonus(t, seat, destiny) for destiny in all_destinies(t, seat)]),
        sets(t, seat) * box.set_glory,
        sum([box.runes[rune].glory for rune in t.runes[seat]]),
        longship_glory(t, seat),
        t.goods[goods + w.FAVOUR] * box.favour_glory,
        t.goods[goods + w.COIN] // box.coins_per_glory,
        blame_glory(t, seat),
    ]


def all_destinies(t: Midgard, seat: Seat) -> list[int]:
    """CM-9.9: those that `success` has revealed are scored again."""
    return sorted([*t.destinies[seat].cards, *t.revealed[seat]])


def sets(t: Midgard, seat: Seat) -> int:
    """CM-12.6: one of each colour, draugr and monsters in any mix; trolls have none."""
    return min([measure(t, seat, colour) for colour in range(w.COLOURS)])


def longship_glory(t: Midgard, seat: Seat) -> int:
    """CM-12.8"""
    return 0 if t.ship_of[seat] == w.NONE else t.box.ships[t.ship_of[seat]].glory


def blame_glory(t: Midgard, seat: Seat) -> int:
    """CM-12.11: the last number of the table also holds for more."""
    return t.box.blame_glory[min(t.blame[seat], len(t.box.blame_glory) - 1)]


# --- what is reported


def counting_order(t: Midgard) -> list[Seat]:
    """CM-12.14: beginning with the last on the glory track."""
    order = t.turn_order()
    order.sort(key=t.glory)
    return order


def tell(t: Midgard, seat: Seat) -> None:
    """CM-12.1: what each thing brings, where there is any."""
    goods, row = seat * w.GOODS, t.finish[seat][w.TRACK_SOURCES :]
    for destiny in all_destinies(t, seat):
        t.record("midgard-event-scored-destiny", "CM-12.3", seat, [destiny, bonus(t, seat, destiny)])
    if row[1]:
        t.record("midgard-event-scored-sets", "CM-12.6", seat, [sets(t, seat), row[1]])
    if row[2]:
        t.record("midgard-event-scored-runes", "CM-12.7", seat, [len(t.runes[seat]), row[2]])
    if t.ship_of[seat] != w.NONE:
        t.record("midgard-event-scored-longship", "CM-12.8", seat, [t.ship_of[seat], row[3]])
    if row[4]:
        t.record("midgard-event-scored-favour", "CM-12.9", seat, [t.goods[goods + w.FAVOUR], row[4]])
    if row[5]:
        t.record("midgard-event-scored-coins", "CM-12.10", seat, [t.goods[goods + w.COIN], row[5]])
    if row[6]:
        t.record("midgard-event-scored-blame", "CM-12.11", seat, [t.blame[seat], row[6]])
    t.record("midgard-event-total", "CM-12.13", seat, [sum(t.finish[seat])])
