"""GW-9: the end of the base game."""

from longhouse.games.watch.table import Watch
from longhouse.games.watch.verbs import show_victory_cards


def check_victory(t: Watch) -> None:
    """GW-9.2: the game ends at once when the player whose turn it is has 10 points; GW-15.5: or as the turn ends."""
    if t.points(t.active) >= t.box.goal and not t.box.wins_at_end_of_turn:
        claim_victory(t)


def claim_victory(t: Watch) -> None:
    """GW-9.3: claimed automatically, hidden victory cards counted."""
    t.winner = t.active
    for seat in [t.active, *t.clockwise_after(t.active)]:
        show_victory_cards(t, seat)
    if t.listening:
        t.record("watch-event-won", t.box.winning_rule, t.active, [t.points(t.active)])
    t.end()
