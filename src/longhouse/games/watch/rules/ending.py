"""GW-9, GW-15: how the game ends: a player has the points, or the Wall falls."""

from longhouse.games.watch.state.table import FRESH, IN_HAND, Watch
from longhouse.games.watch.state.verbs import show_victory_cards
from longhouse.games.watch.state.words import BY_BREACHES, BY_CARDS, BY_GIFT, BY_GUARDS, BY_NOBODY, BY_POINTS
from longhouse.kernel.decision import NOBODY, Seat


def check_victory(t: Watch) -> None:
    """GW-9.2: the game ends at once when the player whose turn it is has 10 points; GW-15.5: or as the turn ends.

    GW-15.1: wildlings come first; where they have ended the game, 10 points win nothing.
    """
    box = t.box
    if t.shown[t.active] + box.most_hidden_points < box.goal or box.wins_at_end_of_turn or t.over:
        return
    if t.points(t.active) >= box.goal:
        claim_victory(t)


def may_have_won(t: Watch) -> bool:
    """GW-9.2: whether the hidden cards of the player whose turn it is could be enough, by what everybody knows."""
    box = t.box
    if t.shown[t.active] + box.most_hidden_points < box.goal or box.wins_at_end_of_turn:
        return False
    return t.cards.size(IN_HAND * t.seats + t.active) + t.cards.size(FRESH * t.seats + t.active) > 0


def claim_victory(t: Watch) -> None:
    """GW-9.3: claimed automatically, hidden victory cards counted."""
    t.winner = t.active
    for seat in [t.active, *t.clockwise_after(t.active)]:
        show_victory_cards(t, seat)
    if t.listening:
        t.record("watch-event-won", t.box.winning_rule, t.active, [t.points(t.active)])
    t.end()


# --- the Wall falls


def check_breaches(t: Watch) -> None:
    """GW-15.2: the marker has reached the end of its track."""
    if t.breaches >= t.box.north.breach_limit:
        fall(t, BY_BREACHES)


def check_gift(t: Watch) -> None:
    """GW-13.7, GW-15.2: more wildlings in the Gift than allowed."""
    if t.in_gift() > t.box.north.gift_limit:
        fall(t, BY_GIFT)


def fall(t: Watch, ending: int) -> None:
    """GW-15.2, GW-15.3: at once, on anybody's turn; hidden victory cards are revealed and counted."""
    t.ending = ending
    if t.listening:
        t.record("watch-event-fallen", "GW-15.2", NOBODY, [])
    for seat in [t.active, *t.clockwise_after(t.active)]:
        show_victory_cards(t, seat)
    find_tragic_winner(t)
    if t.listening:
        if t.winner == NOBODY:
            t.record("watch-event-all-lost", "GW-15.3", NOBODY, [])
        else:
            t.record("watch-event-survived", "GW-15.3", t.winner, [t.guards(t.winner)])
    t.end()


def find_tragic_winner(t: Watch) -> None:
    """GW-15.3: most guards on the Wall; of those more points; of those more cards; otherwise everybody loses."""
    tied = most(list(range(t.seats)), [t.guards(seat) for seat in range(t.seats)])
    t.tie = BY_GUARDS
    if len(tied) > 1:
        tied = most(tied, [t.points(seat) for seat in range(t.seats)])
        t.tie = BY_POINTS
    if len(tied) > 1:
        tied = most(tied, [t.hands.size(seat) for seat in range(t.seats)])
        t.tie = BY_CARDS
    if len(tied) > 1:
        t.tie = BY_NOBODY
    else:
        t.winner = tied[0]


def most(seats: list[Seat], values: list[int]) -> list[Seat]:
    """The seats with the highest value among them."""
    highest = max([values[seat] for seat in seats])
    return [seat for seat in seats if values[seat] == highest]
