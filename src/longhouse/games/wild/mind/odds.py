"""What an opponent may answer an attack with, as far as a seat can know."""

from typing import Final

from longhouse.games.wild.mind.standing import Mind
from longhouse.games.wild.rules.strength import card_defence
from longhouse.games.wild.state import words as w
from longhouse.kernel.decision import Seat

SPARE: Final = 0.5  # how likely another card is still in hand after the turn, compared with one that is held back
TAKEN_OUT: Final = 2  # strength that an attack loses with an attacker


def holds_above(mind: Mind, victim: Seat, margin: int, attackers: int) -> float:
    """VW-8.2: how likely the opponent holds cards that raise the defence by more than the margin."""
    key = victim << 16 | min(margin, 127) << 8 | attackers
    if key not in mind.chances:
        mind.chances[key] = held_chance(mind, victim, margin, attackers)
    return mind.chances[key]


def held_chance(mind: Mind, victim: Seat, margin: int, attackers: int) -> float:
    t = mind.view
    held = len(t.hands[victim].cards)
    hidden = t.hidden_cards(victim)
    total = float(sum(hidden))
    if held == 0 or total <= 0.0:
        return 0.0
    answers: list[int] = []
    for card in range(len(hidden)):
        if hidden[card] > 0 and t.box.cards[card].respond_steps:
            answers += [answer(mind, victim, card, attackers)] * hidden[card]
    if had_turn(mind, victim):
        total = len(answers) + SPARE * (total - len(answers))
    each = min(1.0, held / max(1.0, total))
    return chance(answers, each, margin)


def chance(answers: list[int], each: float, margin: int) -> float:
    """The chance that one of the cards, or two together, are enough; each is in hand with the chance `each`."""
    none = 1.0
    rest = 0
    for power in answers:
        if power > margin:
            none *= 1.0 - each
        else:
            rest += power
    enough = 1.0 - none
    if rest > margin:
        enough += none * each * each * 0.5
    return min(1.0, enough)


def answer(mind: Mind, victim: Seat, card: int, attackers: int) -> int:
    """What a card takes from the margin of an attack."""
    n = card_defence(mind.view, victim, card, attackers)
    for step in mind.view.box.cards[card].respond_steps:
        if step.verb == w.DO_REMOVE_ATTACKER and step.kinds >> w.FIGHTER & 1:
            n += TAKEN_OUT
    return n


def had_turn(mind: Mind, other: Seat) -> bool:
    """VW-6.1: in this round, before the current turn."""
    t = mind.view
    return (other - t.first) % t.seats < (t.active - t.first) % t.seats
