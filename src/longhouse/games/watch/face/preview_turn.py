"""What the roll would bring, and what is left open at the end of a turn. See preview.py."""

from typing import Final

from longhouse.games.watch.face.preview_north import averted, trails
from longhouse.games.watch.face.previewing import SEVEN, cards_moved, chances, fact, warning, ways, yields
from longhouse.games.watch.rules.production import produce
from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.table import IN_HIS_CAMP, MOST_ROLLED, Watch
from longhouse.kernel.decision import Seat
from longhouse.kernel.face import Fact

SPENDING: Final = (w.ROAD, w.SETTLEMENT, w.KEEP, w.GUARD, w.BUY_CARD, w.GIVE)  # picks that make a hand smaller


def rolling(view: Watch, seat: Seat) -> list[Fact]:
    """GW-3.4 to GW-3.7: what each roll would bring, all other players and the supply considered."""
    facts: list[Fact] = []
    total = 0
    for roll in range(2, MOST_ROLLED + 1):
        after = view.clone()
        if roll != SEVEN:
            produce(after, roll)
        for found in cards_moved(view, after, seat, "give", "GW-3.4"):
            facts.append(fact("GW-3.4", "roll", [roll, *found.args, ways(roll)]))
            total += ways(roll)
    facts.append(fact("GW-3.4", "roll-any", [total]))
    if view.hands.size(seat) > view.box.hand_limit:
        facts.append(fact("GW-6.1", "roll-seven", [view.hands.size(seat) // 2, ways(SEVEN)]))
    facts += patrol_first(view, seat)
    return facts + trails(view) if view.box.full else facts


def patrol_first(view: Watch, seat: Seat) -> list[Fact]:
    """GW-3.2, GW-3.5: Tormund could be sent off a hex of one's own before the roll."""
    mine = [] if view.tormund == IN_HIS_CAMP else yields(view, seat, view.tormund)
    if not any(mine):
        return []
    cards = [view.box.cards[option.a] for option in view.legal_options(seat) if option.verb == w.PLAY]
    if not any(card.role == w.PATROL for card in cards):
        return []
    return [warning("GW-3.2", "patrol-first", [view.tormund, *mine, chances(view, view.tormund)])]


def ending(view: Watch, seat: Seat) -> list[Fact]:
    """GW-15.6: whether 10 points win, which they may do only as the turn ends; and what could still be prevented."""
    won = view.box.wins_at_end_of_turn and view.points(seat) >= view.box.goal
    if won:
        return [fact(view.box.winning_rule, "wins", [view.points(seat)])]
    return full_hand(view, seat) + (averted(view, seat) if view.box.full else [])


def full_hand(view: Watch, seat: Seat) -> list[Fact]:
    """GW-6.1: a hand of more than seven cards, of which some could be used now."""
    held = view.hands.size(seat)
    if held <= view.box.hand_limit or not any(option.verb in SPENDING for option in view.legal_options(seat)):
        return []
    return [warning("GW-6.1", "full-hand", [held // 2, held])]
