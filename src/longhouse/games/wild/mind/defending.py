"""How to answer an attack, as the greedy bot sees it."""

from typing import Final

from longhouse.games.wild.mind.card_worth import draw_worth
from longhouse.games.wild.mind.standing import Mind
from longhouse.games.wild.rules.responses import attack_below, is_removable
from longhouse.games.wild.rules.strength import ENTRY_CARD, Assault, card_defence, own_strength, strength
from longhouse.games.wild.state import words as w
from longhouse.kernel.decision import Option

MOST: Final = 6  # cards that are considered together


def judge_response(mind: Mind, options: list[Option]) -> list[float]:
    """VW-8.5: the smallest set of cards that repels the attack; if none does, or none is needed, pass."""
    chosen = best_answer(mind, attack_below(mind.view))
    values: list[float] = []
    for option in options:
        if option.verb == w.PASS:
            values.append(0.5)
        else:
            values.append(1.0 if option.a in chosen else 0.0)
    return values


def best_answer(mind: Mind, attack: Assault) -> list[int]:
    t = mind.view
    lacking = attack.strength(t) - attack.defence(t) + 1
    if lacking <= 0:
        return []
    held = [card for card in t.hands[mind.seat].cards if t.box.cards[card].respond_steps][:MOST]
    powers = [power_of(mind, attack, card) for card in held]
    costs = [draw_worth(mind, card) + 0.01 * powers[at] for at, card in enumerate(held)]
    best: list[int] = []
    least = 99.0
    for mask in range(1, 1 << len(held)):
        power, cost = 0, 0.0
        for at in range(len(held)):
            if mask >> at & 1:
                power += powers[at]
                cost += costs[at]
        if power >= lacking and cost < least:
            least = cost
            best = [held[at] for at in range(len(held)) if mask >> at & 1]
    return best


def power_of(mind: Mind, attack: Assault, card: int) -> int:
    """What a card adds to the defence or takes from the attack."""
    t = mind.view
    n = card_defence(t, mind.seat, card, attack.attackers(t))
    for step in t.box.cards[card].respond_steps:
        if step.verb == w.DO_REMOVE_ATTACKER:
            n += most_removed(mind, attack, step.kinds)
    return n


def most_removed(mind: Mind, attack: Assault, kinds: int) -> int:
    """VW-8.14: how much weaker the attack is without its best card of these kinds."""
    t = mind.view
    most = 0
    for at in range(len(attack.entries)):
        if is_removable(t, attack, at, kinds):
            most = max(most, attack.strength(t) - strength(t, attack.seat, attack.entries, attack.gone | 1 << at))
    return most


def taken_out_worth(mind: Mind, option: Option) -> float:
    """VW-8.4: the card that the attack misses most."""
    t = mind.view
    attack = attack_below(t)
    most = 0
    for at in range(len(attack.entries)):
        if attack.entries[at] & ENTRY_CARD == option.a and not attack.gone >> at & 1:
            most = max(most, attack.strength(t) - strength(t, attack.seat, attack.entries, attack.gone | 1 << at))
    return most + 0.01 * own_strength(t, attack.seat, option.a)
