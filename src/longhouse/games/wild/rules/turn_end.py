"""VW-6.16: what the attacks of a turn score when it ends: for the attacker, or for full defence."""

from longhouse.games.wild.rules.scoring import score
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.games.wild.state.verbs import mark_site
from longhouse.kernel.decision import NOBODY, Seat


def end_of_turn(t: Wild, seat: Seat) -> None:
    """VW-9.12: never both, because full defence means that nothing was damaged. The last thing of a step: it scores."""
    if t.damaged:
        score(t, seat, attack_points(t, t.damaged), w.FROM_ATTACKS, "VW-9.9")
    elif t.victim != NOBODY:
        full_defence(t, t.victim)


def attack_points(t: Wild, damaged: int) -> int:
    """VW-9.9, VW-RU12: the table, and a fixed number more for each building beyond it."""
    table = t.box.attack_vp
    if damaged < len(table):
        return table[damaged]
    return table[-1] + (damaged - len(table) + 1) * t.box.attack_vp_beyond


def full_defence(t: Wild, victim: Seat) -> None:
    """VW-8.8 to VW-8.10: a point, and a damage token on the town hall, even while it is under construction."""
    mark_site(t, victim, w.HALL, w.DAMAGE)
    if t.listening:
        t.record("wild-event-full-defence", "VW-8.8", victim, [])
    score(t, victim, t.box.full_defence_vp, w.FROM_DEFENCE, "VW-8.8")
