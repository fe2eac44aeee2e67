"""Victory points, and what every change of the score triggers: VW-15.8."""

from longhouse.games.wild.rules.asgard import receive_asgard
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import Seat


def score(t: Wild, seat: Seat, n: int, source: int, rule: str) -> None:
    """VW-15.8: the marker moves, the end of the game is checked, Asgard cards that are due are received.

    It may enter a frame, so scoring must be the last thing a step does.
    """
    if n <= 0:
        return
    t.earned[seat * w.POINT_SOURCES + source] += n
    if t.listening:
        t.record("wild-event-scored", rule, seat, [n])
    if source != w.FROM_ACHIEVEMENTS:  # VW-15.7
        check_target(t, seat)
        check_thresholds(t, seat)


def check_target(t: Wild, seat: Seat) -> None:
    """VW-16.2, VW-RU36: if any player reaches the target, in anybody's turn, the round is the last."""
    if not t.last and t.vp(seat) >= t.box.target:
        t.last = True
        if t.listening:
            t.record("wild-event-last-round", "VW-16.2", seat, [t.box.target])


def check_thresholds(t: Wild, seat: Seat) -> None:
    """VW-15.1, VW-15.5, VW-15.6: a card for each threshold that is reached for the first time."""
    due = thresholds_reached(t, t.vp(seat)) - t.served[seat]
    if due > 0:
        t.served[seat] += due
        receive_asgard(t, seat, due)


def thresholds_reached(t: Wild, points: int) -> int:
    n = 0
    for threshold in t.box.thresholds:
        if points >= threshold:
            n += 1
    return n
