"""What cards are worth to a seat: drawn once, and owned until the end. A card is recognised by its steps alone."""

from typing import Final

from longhouse.games.wild.mind.standing import Mind, card_glory, price
from longhouse.games.wild.rules.strength import amount, card_defence, own_strength
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.cards import Card
from longhouse.games.wild.state.steps import Step

HIT: Final[tuple[float, ...]] = (0.0, 1.2, 1.6, 2.0, 2.4, 2.8, 3.1, 3.4)  # by strength: points in a turn
REPEL: Final[tuple[float, ...]] = (0.0, 0.4, 0.6, 0.75, 0.85, 0.95)  # by defence: how often it is enough
DRAW: Final = 1.1  # of the average card, for one more drawn
DIG: Final = 1.0
RECOVER: Final = 1.3
DESTROY: Final = 0.25
STEAL: Final = 0.2  # for one less of an opponent's
COPY: Final = 1.4
ESTIMATE: Final = 0.8  # of an average card, while the average is being calculated
WAIT: Final = 0.8  # rounds until a new card is drawn for the first time


# --- drawn once


def draw_worth(mind: Mind, card: int) -> float:
    """The worth of drawing it halfway through the rounds to come."""
    if card not in mind.worths:
        printed = mind.view.box.cards[card]
        worth = attack_worth(mind, card, printed) + defence_worth(mind, card)
        for step in printed.play_steps:
            worth += step_worth(mind, step)
        mind.worths[card] = worth
    return mind.worths[card]


def average_worth(mind: Mind) -> float:
    """What it is worth to draw one of the seat's own cards."""
    if mind.average < 0.0:
        mind.average = ESTIMATE
        owned = mind.view.owned[mind.seat]
        total = 0.0
        for card in range(len(owned)):
            if owned[card]:
                total += owned[card] * draw_worth(mind, card)
        mind.average = max(0.0, total / max(1, mind.cards))
        mind.worths.clear()
    return mind.average


def step_worth(mind: Mind, step: Step) -> float:
    """The worth of a step of VW-17.1 that is resolved when the card is played."""
    verb = step.verb
    time = mind.left / 2
    if verb == w.DO_GAIN:
        n = amount(mind.view, mind.seat, step, 0)
        return n * (price(w.GOLD if step.resource == w.ANY else step.resource, time))
    if verb == w.DO_DRAW:
        return step.n * DRAW * average_worth(mind)
    if verb == w.DO_DIG:
        return DIG * average_worth(mind)
    if verb == w.DO_RECOVER:
        return step.n * RECOVER * average_worth(mind)
    if verb == w.DO_STEAL:
        return step.n * (price(step.resource, time) + STEAL)
    if verb == w.DO_DESTROY:
        return DESTROY * min(1.0, time / 3)
    if verb == w.DO_DISCARD_HAND:
        return -average_worth(mind)
    if verb == w.DO_COPY:
        return COPY * average_worth(mind)
    return float(step.n) if verb == w.DO_VP else 0.0


def attack_worth(mind: Mind, card: int, printed: Card) -> float:
    """What a fighter, a hero or a committed upgrade earns in an attack."""
    if not printed.attacks and not printed.committed:
        return 0.0
    t, seat = mind.view, mind.seat
    strength = own_strength(t, seat, card) + printed.boost + 2 * printed.aura
    worth = HIT[min(strength, len(HIT) - 1)]
    if printed.committed:
        worth *= 0.7
    for step in printed.win_steps:
        worth += 0.7 * step_worth(mind, step)
    return worth * targets_left(mind)


def targets_left(mind: Mind) -> float:
    """VW-9.9: many fighters need many buildings to attack."""
    t = mind.view
    most = 0
    for other in range(t.seats):
        if other != mind.seat:
            most = max(most, len(t.towns[other]))
    fighters = mind.often * attackers_owned(mind, mind.seat)
    return min(1.0, (most + 2.0) / max(0.1, most + fighters))


def attackers_owned(mind: Mind, seat: int) -> int:
    t = mind.view
    n = 0
    for card in range(len(t.box.cards)):
        if t.owned[seat][card] and t.box.cards[card].attacks:
            n += t.owned[seat][card]
    return n


def defence_worth(mind: Mind, card: int) -> float:
    """VW-8.6, VW-8.8, VW-9.9: points for a repelled attack, and what the attacker does not score."""
    printed = mind.view.box.cards[card]
    if not printed.respond_steps:
        return 0.0
    strength = card_defence(mind.view, mind.seat, card, 1)
    for step in printed.respond_steps:
        if step.verb == w.DO_REMOVE_ATTACKER:
            strength += 2 if step.kinds >> w.FIGHTER & 1 else 1
    gain = 1.4 + 2.0 * mind.rival
    worth = REPEL[min(strength, len(REPEL) - 1)] * gain * danger(mind)
    return 0.3 * worth if printed.attacks else worth


def danger(mind: Mind) -> float:
    """How likely an attack is in a round, shared among the fortifications that can answer it."""
    t = mind.view
    most = 0.0
    for other in range(t.seats):
        if other != mind.seat:
            most = max(most, attackers_owned(mind, other) / max(1, sum(t.owned[other])))
    forts = 0
    for card in range(len(t.box.cards)):
        if t.box.cards[card].kind == w.FORTIFICATION:
            forts += t.owned[mind.seat][card]
    return min(1.0, 3.0 * most) / (1.0 + 0.4 * mind.often * forts)


# --- owned until the end


def own_worth(mind: Mind, card: int) -> float:
    """VW-3.8: from the next rounds on; it is drawn in place of another card."""
    uses = mind.often * max(0.0, mind.left - WAIT)
    average = average_worth(mind)
    return uses * (draw_worth(mind, card) - average) + card_glory(mind, card)
