"""NG-15.1, NG-16: the end of the game, total fame and who has won."""

from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.table import Northgard
from longhouse.kernel.decision import EVERYBODY, NOBODY, Seat


def check_end(t: Northgard) -> bool:
    """NG-15.1: condition 1 beats condition 2 (NG-16.1); if one of them holds, the game ends now."""
    closed = [seats for seats in sides(t) if t.box.win_by_territories and closed_large(t, seats) >= t.box.to_win]
    if closed:
        t.ending = w.BY_TERRITORIES
        decide(t, closed)
        return True
    if t.year >= t.box.last_year:
        t.ending = w.BY_FAME
        decide(t, sides(t))
        return True
    return False


def sides(t: Northgard) -> list[list[Seat]]:
    """Who wins together: every player alone, or the two teams (NG-16.8, NG-20.6)."""
    if t.box.teams:
        return [[seat, t.box.partner(seat)] for seat in range(t.seats // 2)]
    return [[seat] for seat in range(t.seats)]


def closed_large(t: Northgard, seats: list[Seat]) -> int:
    """NG-15.1: closed territories with at least one large building."""
    return sum([sum([is_closed_large(t, rep) for rep in t.own(seat)]) for seat in seats])


def is_closed_large(t: Northgard, rep: int) -> bool:
    return not t.land.is_open(rep) and built(t, rep, True) > 0


def decide(t: Northgard, tied: list[list[Seat]]) -> None:
    """NG-16.2 to NG-16.4: most fame, then most territories, units, buildings; then the victory is shared."""
    t.tie = w.NO_TIE
    for number, measure in enumerate((w.TIE_FAME, w.TIE_TERRITORIES, w.TIE_UNITS, w.TIE_BUILDINGS)):
        if len(tied) > 1:
            tied = most(t, tied, measure)
            t.tie = measure if number or t.ending == w.BY_TERRITORIES else w.NO_TIE
    if len(tied) > 1:
        t.tie = w.TIE_SHARED
    t.winners = sorted([seat for seats in tied for seat in seats])
    t.finish = [sources(t, seat) for seat in range(t.seats)]
    t.fame.seen_by = [EVERYBODY] * t.seats
    t.reveals += 1
    t.end()
    if t.listening:
        tell(t)


def tell(t: Northgard) -> None:
    """NG-16.5: all fame is laid open, and the winners are named."""
    totals = [sum(row) for row in t.finish]
    for seat in t.turn_order():
        t.record("northgard-event-total", "NG-16.5", seat, [totals[seat]])
    for seat in t.winners:
        if t.ending == w.BY_TERRITORIES:
            t.record("northgard-event-won-territories", "NG-16.1", seat, [closed_large(t, side_of(t, seat))])
        else:
            t.record("northgard-event-won", "NG-16.3", seat, [sum([totals[other] for other in side_of(t, seat)])])


def side_of(t: Northgard, seat: Seat) -> list[Seat]:
    partner = t.box.partner(seat)
    return [seat] if partner == NOBODY else [seat, partner]


def most(t: Northgard, tied: list[list[Seat]], measure: int) -> list[list[Seat]]:
    """Those who have the most of it; partners together (NG-20.6)."""
    values = [sum([value(t, seat, measure) for seat in seats]) for seats in tied]
    return [seats for i, seats in enumerate(tied) if values[i] == max(values)]


def value(t: Northgard, seat: Seat, measure: int) -> int:
    """NG-16.2, NG-16.4; NG-17.5: Kaija counts as a unit."""
    own = t.own(seat)
    if measure == w.TIE_TERRITORIES:
        return len(own)
    if measure == w.TIE_UNITS:
        return sum([t.figures(rep) for rep in own])
    if measure == w.TIE_BUILDINGS:
        return sum([built(t, rep, False) + built(t, rep, True) for rep in own])
    return sum(sources(t, seat))


# --- total fame


def sources(t: Northgard, seat: Seat) -> list[int]:
    """NG-16.5: tokens, sets of resources, development cards, achievements, Unrest."""
    goods = sum(t.goods[seat * w.RESOURCES : (seat + 1) * w.RESOURCES])
    printed = 0
    achieved = 0
    unrest = 0
    for card in t.box.cards:
        n = t.owned[seat][card.number]
        if n:
            printed += n * card.fame
            unrest += n * card.end_fame
            if card.deck == w.DECK_ACHIEVEMENT:
                achieved += n * achievement(t, seat, card.number)
    return [t.fame.counts[seat], goods // t.box.fame_per_resources, printed, achieved, unrest]


def achievement(t: Northgard, seat: Seat, card: int) -> int:
    """NG-16.6, NG-16.8: scored from the position; creatures do not matter."""
    fame = 0
    for number in t.box.scripts[t.box.cards[card].script]:
        step = t.box.steps[number]
        fame += step.fame * sum([counted(t, rep, step.per) for rep in t.own(seat)])
    return fame


def counted(t: Northgard, rep: int, per: int) -> int:
    """NG-16.6: how many of these things a territory has."""
    if per == w.PER_UNIT:
        return t.figures(rep)
    if per == w.PER_LAIR:
        return t.lairs(rep)
    if per in (w.PER_SMALL_BUILDING, w.PER_LARGE_BUILDING):
        return built(t, rep, per == w.PER_LARGE_BUILDING)
    if per in (w.PER_EMPTY_SMALL_SLOT, w.PER_EMPTY_LARGE_SLOT):
        return empty_slots(t, rep, per == w.PER_EMPTY_LARGE_SLOT)
    return t.symbols(rep, per - w.PER_FOOD) + t.produced(rep, per - w.PER_FOOD)


def built(t: Northgard, rep: int, large: bool) -> int:
    """Large or small buildings of a territory."""
    return sum([t.has(rep, b) for b in range(w.BUILDINGS) if t.box.buildings[b].large == large])


def empty_slots(t: Northgard, rep: int, large: bool) -> int:
    """NG-16.6: large ones, or small and rune ones."""
    n = 0
    for region in t.land.regions(rep):
        for slot in t.box.tiles.region_slots[region]:
            if t.slots[slot] == w.NONE and (t.box.tiles.slot_kind[slot] == w.LARGE) == large:
                n += 1
    return n
