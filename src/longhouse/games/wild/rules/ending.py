"""VW-16: achievements, and who has won."""

from longhouse.games.wild.rules.scoring import score
from longhouse.games.wild.rules.storage import stored
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import NO_NUMBERS, Wild
from longhouse.kernel.decision import NOBODY, Seat


def end_game(t: Wild) -> None:
    """VW-16.3 to VW-16.10: after the last round."""
    t.phase = w.PHASE_END
    t.ending = w.BY_TARGET if max(points_of(t)) >= t.box.target else w.BY_ROUNDS
    t.shares = [share(t, achievement) for achievement in t.achievements]
    points = points_of(t)
    tied = [seat for seat in range(t.seats) if points[seat] == max(points)]
    t.winners = break_tie(t, tied) if len(tied) > 1 else tied
    t.places = [place(t, seat, points) for seat in range(t.seats)]
    t.end()
    if t.listening:
        for seat in t.winners:
            t.record("wild-event-won", "VW-16.6", seat, [points[seat]])


def points_of(t: Wild) -> list[int]:
    return [t.vp(seat) for seat in range(t.seats)]


# --- achievements


def share(t: Wild, achievement: int) -> list[int]:
    """VW-16.4: the points of an achievement, by seat; shared by all who fulfil it."""
    gained = [0] * t.seats
    fulfil = leaders(t, achievement, list(range(t.seats)))
    if t.listening and not fulfil:
        t.record("wild-event-unfulfilled", "VW-16.4", NOBODY, [achievement])
    for seat in fulfil:
        gained[seat] = t.box.achievement_vp[len(fulfil) - 1]
        if t.listening:
            t.record("wild-event-fulfilled", "VW-16.3", seat, [achievement, measure(t, seat, achievement)])
        score(t, seat, gained[seat], w.FROM_ACHIEVEMENTS, "VW-16.4")
    return gained


def leaders(t: Wild, achievement: int, among: list[Seat]) -> list[Seat]:
    """VW-16.3, VW-RU9: who has the most, if that is anything at all."""
    values = [measure(t, seat, achievement) for seat in among]
    most = max(values)
    return [among[at] for at in range(len(among)) if values[at] == most] if most else NO_NUMBERS


def measure(t: Wild, seat: Seat, achievement: int) -> int:
    """VW-16.5: of cards, all that the seat owns, wherever they lie; VW-10.7: undead are nobody's."""
    kind, what = t.box.achievements[achievement].measure, t.box.achievements[achievement].what
    if kind == w.MEASURE_MISSIONS:
        return len(t.completed[seat].cards)
    if kind == w.MEASURE_BUILDINGS:
        return len(t.towns[seat]) - 1
    if kind == w.MEASURE_STORED:
        return stored(t, seat, what)
    if kind == w.MEASURE_CARD:
        return t.owned[seat][what]
    n = 0
    for number, card in enumerate(t.box.cards):
        if what == (card.kind if kind == w.MEASURE_KIND else card.deck):
            n += t.owned[seat][number]
    return n


# --- the winner


def break_tie(t: Wild, contenders: list[Seat]) -> list[Seat]:
    """VW-16.7 to VW-16.9: achievements of the box one by one, as long as there is more than one contender."""
    unused = [n for n in range(len(t.box.achievements)) if n not in t.achievements]
    t.chance.shuffle(w.CHANCE_ACHIEVEMENTS, unused)
    while unused and len(contenders) > 1:
        achievement = unused.pop()
        t.breaking = [*t.breaking, achievement]
        if t.listening:
            t.record("wild-event-tie-achievement", "VW-16.7", NOBODY, [achievement])
        contenders = remaining(t, achievement, contenders)
    t.tie = w.TIE_ACHIEVEMENT if len(contenders) == 1 else w.TIE_SHARED
    return contenders


def remaining(t: Wild, achievement: int, contenders: list[Seat]) -> list[Seat]:
    """VW-16.7, VW-RU11: a player who misses it drops out, if another meets it. VW-16.8: among whom it is measured."""
    fulfil = leaders(t, achievement, list(range(t.seats)) if t.box.tie_among_all else contenders)
    stay = [seat for seat in contenders if seat in fulfil]
    if not stay:
        return contenders
    if t.listening:
        for seat in contenders:
            if seat not in stay:
                t.record("wild-event-dropped-out", "VW-16.7", seat, [achievement])
    return stay


def place(t: Wild, seat: Seat, points: list[int]) -> int:
    """VW-16.10: behind the winners by points; who dropped out of the tie-break is placed behind the winners."""
    if seat in t.winners:
        return 1
    better = 0
    for other in range(t.seats):
        if other in t.winners or points[other] > points[seat]:
            better += 1
    return better + 1
