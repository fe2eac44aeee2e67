"""VW-3, VW-17: what a card gives when it is played, and the choices that its steps ask for."""

from longhouse.games.wild.face.previewing import changes, fact, gain, only, scoring, warning
from longhouse.games.wild.rules.cards.copying import copyable
from longhouse.games.wild.rules.cards.playing import Perform
from longhouse.games.wild.rules.cards.recovering import fits
from longhouse.games.wild.rules.cards.stealing import Steal, slot_of, steal_options, tokens_at
from longhouse.games.wild.rules.loot import fullest, rooms
from longhouse.games.wild.rules.strength import amount, own_strength
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.steps import Step
from longhouse.games.wild.state.table import Wild, less
from longhouse.games.wild.state.verbs import from_hand, lay_played
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.face import Fact

# --- a card from the main menu


def playing(view: Wild, seat: Seat, card: int) -> list[Fact]:
    """VW-3.3, VW-3.4: what it gives, step by step, once it has left the hand."""
    after = view.clone()
    from_hand(after, seat, card)
    lay_played(after, seat, card)
    return of_card(after, seat, card)


def of_card(view: Wild, seat: Seat, card: int) -> list[Fact]:
    if not view.box.cards[card].attacks:
        return of_steps(view, seat, card) or [warning("VW-3.14", "nothing", [])]
    return [fact("VW-3.4", "ready", [card, own_strength(view, seat, card)]), *of_steps(view, seat, card)]


def of_steps(view: Wild, seat: Seat, card: int) -> list[Fact]:
    facts: list[Fact] = []
    for step in view.box.cards[card].play_steps:
        facts += of_step(view, seat, step)
    return facts


def of_step(view: Wild, seat: Seat, step: Step) -> list[Fact]:
    verb = step.verb
    if verb == w.DO_GAIN:
        return gaining(view, seat, step)
    if verb == w.DO_DRAW:
        return drawing(view, seat, step.n)
    if verb == w.DO_VP:
        return scoring(view, seat, step.n, "VW-9.12")
    if verb == w.DO_DISCARD_HAND:
        return discarding(view, seat)
    if verb == w.DO_DIG:
        return digging(view, seat, step)
    if verb == w.DO_STEAL:
        return stealing(view, seat, step)
    return choosing(view, seat, step)


def gaining(view: Wild, seat: Seat, step: Step) -> list[Fact]:
    n = amount(view, seat, step, 0)
    if step.resource == w.ANY:
        return [fact("VW-19.10", "any", [n])]
    return gain("VW-3.3", only(step.resource, n))


def drawing(view: Wild, seat: Seat, n: int) -> list[Fact]:
    """VW-3.11: first from the deck, then from the discard pile."""
    deck, discard = len(view.decks[seat].cards), len(view.discards[seat])
    facts = [warning("VW-3.10", "draws", [min(n, deck + discard), deck], deck + discard == 0)]
    return [*facts, fact("VW-3.11", "reshuffles", [discard])] if n > deck and discard else facts


def discarding(view: Wild, seat: Seat) -> list[Fact]:
    """A later step finds these cards in the discard pile; `view` is a copy that may be changed."""
    hand = view.hands[seat].cards
    view.discards[seat] = [*view.discards[seat], *hand]
    return [fact("VW-17.1", "discards", [len(hand)])]


def digging(view: Wild, seat: Seat, step: Step) -> list[Fact]:
    """VW-17.5: how many of the cards that may be revealed fit; which they are, their owner knows."""
    cards = less(view.hidden_cards(seat), view.hands[seat].cards)
    for card in view.discards[seat]:
        cards[card] += 1
    fit = sum([n for card, n in enumerate(cards) if step.kinds >> view.box.cards[card].kind & 1])
    return [fact("VW-17.5", "digs", [fit, sum(cards)])]


def stealing(view: Wild, seat: Seat, step: Step) -> list[Fact]:
    """VW-17.6: from how many sources, or, if there is none, what happens instead."""
    sources = steal_options(view, seat, step.resource, NOBODY)
    if sources:
        return [fact("VW-17.6", "steals", [step.resource, len(sources)])]
    facts: list[Fact] = []
    for other in step.otherwise:
        facts += of_step(view, seat, other)
    return facts


def choosing(view: Wild, seat: Seat, step: Step) -> list[Fact]:
    """VW-17.4, VW-17.7, VW-17.12: how many cards there are to choose from."""
    if step.verb == w.DO_DESTROY:
        n = len(view.hands[seat].cards) if step.from_hand else 0
        n += len(view.discards[seat]) if step.from_discard else 0
        return [warning("VW-17.12", "destroys", [n], n == 0)]
    if step.verb == w.DO_RECOVER:
        fit = len([card for card in view.discards[seat] if fits(view, card, step.kinds, step.except_decks)])
        return [warning("VW-17.4", "recovers", [min(step.n, fit), fit], fit == 0)]
    return [fact("VW-17.7", "copies", [len(copyable(view, step.kinds))])] if step.verb == w.DO_COPY else []


# --- the choices of a card


def of_effect(view: Wild, option: Option, seat: Seat) -> list[Fact]:
    """VW-19.10"""
    verb = option.verb
    if verb == w.STEP:
        return next_step(view, seat, option.a)
    if verb == w.GAIN:
        return gain("VW-19.10", only(option.a, 1))
    if verb in (w.DESTROY_HAND, w.DESTROY_DISCARD):
        return [fact("VW-3.15", "card", [option.a]), *destroying(view, seat, option.a)]
    if verb == w.RECOVER:
        return [fact("VW-17.4", "card", [option.a])]
    if verb == w.STEAL:
        return taking(view, seat, option.a, option.b)
    if verb == w.COPY:
        return copying(view, seat, option.a)
    return [fact("VW-17.4", "nothing", [])]


def next_step(view: Wild, seat: Seat, at: int) -> list[Fact]:
    """VW-17.11: the step that is resolved next."""
    frame = view.agenda[-1]
    assert isinstance(frame, Perform)
    return of_step(view.clone(), seat, view.box.cards[frame.as_card].play_steps[at])


def copying(view: Wild, seat: Seat, card: int) -> list[Fact]:
    """VW-17.7: what the copying card becomes."""
    facts = of_steps(view.clone(), seat, card)
    attacks = view.box.cards[card].attacks
    return [fact("VW-17.7", "strength", [own_strength(view, seat, card)]), *facts] if attacks else facts


def taking(view: Wild, seat: Seat, victim: Seat, source: int) -> list[Fact]:
    """VW-17.6: what is left there, and where the token will lie."""
    frame = view.agenda[-1]
    assert isinstance(frame, Steal)
    left = tokens_at(view, victim, source, frame.resource) - 1
    facts = [fact("VW-17.6", "holds", [slot_of(view, victim, source, frame.resource), left])]
    return [*facts, *lying(view, seat, frame.resource)]


def destroying(view: Wild, seat: Seat, card: int) -> list[Fact]:
    """VW-3.15: it no longer counts for achievements."""
    after = view.clone()
    owned = view.owned[seat][:]
    owned[card] -= 1
    after.owned[seat] = owned
    return changes(view, after, seat)


# --- where tokens will lie


def placing(view: Wild, option: Option, seat: Seat) -> list[Fact]:
    """VW-9.6, VW-19.14: the storage that was picked, or where a token of the dragon would go."""
    if option.verb == w.STORE:
        return [fact("VW-9.6", "hold", [option.a, view.tokens(seat, option.a) + 1])]
    return lying(view, seat, option.a)


def lying(view: Wild, seat: Seat, resource: int) -> list[Fact]:
    """VW-9.6: the fullest storage with room, or the town hall."""
    slots = rooms(view, seat, resource)
    if not slots:
        return [fact("VW-9.6", "on-hall", [resource])]
    slot = fullest(view, seat, slots)
    return [fact("VW-9.6", "hold", [slot, view.tokens(seat, slot) + 1])]
