"""The questions outside the main menu, as the greedy bot answers them."""

from typing import Final

from longhouse.games.wild.mind.card_worth import average_worth, draw_worth, own_worth
from longhouse.games.wild.mind.raids import token_worth
from longhouse.games.wild.mind.shopping import best_basket
from longhouse.games.wild.mind.standing import Mind, price
from longhouse.games.wild.rules.cards.playing import Perform
from longhouse.games.wild.rules.cards.stealing import slot_of
from longhouse.games.wild.state import words as w
from longhouse.kernel.decision import Option

NO: Final = -100.0


def answer_worth(mind: Mind, option: Option) -> float:
    """Questions about one card or one token."""
    verb = option.verb
    if verb == w.ASGARD:
        return own_worth(mind, option.a)
    if verb in (w.RECOVER, w.COPY):
        return 0.1 + draw_worth(mind, option.a)
    if verb == w.KEEP:
        return kept_card(mind, option.a)
    if verb in (w.DESTROY_HAND, w.DESTROY_DISCARD):
        return destroyed_worth(mind, option)
    if verb == w.STEAL:
        return stolen_worth(mind, option)
    if verb == w.GAIN:
        return gain_worth(mind, option.a)
    if verb == w.TOKEN:
        return token_worth(mind, option.a)
    if verb == w.STORE:
        return float(mind.view.tokens(mind.seat, option.a))
    if verb == w.STEP:
        return step_order(mind, option.a)
    return 1.0 if verb in (w.TAKE, w.AUTOMATIC) else 0.0 if verb in (w.STOP, w.NO_CARD, w.DONE, w.DECLINE) else NO


def step_order(mind: Mind, at: int) -> float:
    """VW-3.9: cards are drawn before anything is chosen."""
    top = mind.view.agenda[-1]
    if isinstance(top, Perform):
        verb = mind.view.box.cards[top.as_card].play_steps[at].verb
        return 10.0 - at if verb in (w.DO_DRAW, w.DO_DIG, w.DO_RECOVER) else -float(at)
    return -float(at)


def kept_card(mind: Mind, card: int) -> float:
    """VW-5.5: it is added to the next hand, and the deck has one less to draw."""
    return 0.05 + draw_worth(mind, card)


def destroyed_worth(mind: Mind, option: Option) -> float:
    """VW-3.15: cards weaker than average, but not those that could still be played in this turn."""
    worth = average_worth(mind) - draw_worth(mind, option.a) - 0.15
    return worth - (price(w.BEER, mind.left) if option.verb == w.DESTROY_HAND else 0.0)


def stolen_worth(mind: Mind, option: Option) -> float:
    """VW-17.6: from a player who is ahead, preferably from a full storage."""
    t = mind.view
    worth = 1.0 + 0.05 * t.vp(option.a)
    for resource in range(w.RESOURCES):
        slot = slot_of(t, option.a, option.b, resource)
        if slot > w.HALL and t.box.sites[t.site(option.a, slot)].stores == resource:
            full = t.tokens(option.a, slot) == t.box.sites[t.site(option.a, slot)].capacity
            worth += 1.0 if full else 0.2
    return worth


def gain_worth(mind: Mind, resource: int) -> float:
    """VW-19.10: what the best basket lacks, otherwise what is worth more."""
    t = mind.view
    t.pool_now[resource] += 1
    worth = sum([ware.worth for ware in best_basket(mind).wares])
    t.pool_now[resource] -= 1
    return worth + 0.01 * price(resource, mind.left)
