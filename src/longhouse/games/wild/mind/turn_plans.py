"""The main menu as the greedy bot sees it: cards are drawn first, then it attacks, completes a mission, buys."""

from typing import Final

from longhouse.games.wild.mind.card_worth import average_worth, draw_worth
from longhouse.games.wild.mind.raids import raid_values
from longhouse.games.wild.mind.shopping import Basket, Ware, best_basket
from longhouse.games.wild.mind.standing import Mind, count_glory, room
from longhouse.games.wild.rules.missions import progress
from longhouse.games.wild.rules.storage import loose, stored
from longhouse.games.wild.rules.strength import amount
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.cards import Card
from longhouse.kernel.decision import Option

NEVER: Final = -100.0
# what comes first in a turn
DRAWING: Final = 1000.0
GAINING: Final = 900.0
COPYING: Final = 800.0
CLEARING: Final = 700.0  # everything playable is played before the hand is discarded
RENEWING: Final = 600.0
COMPLETING: Final = 500.0
ATTACKING: Final = 400.0
BUYING: Final = 300.0
EXCHANGING: Final = 200.0
CLOSING: Final = 100.0  # what can wait until nothing else is left
SWAPPING: Final = 50.0
LEAVING: Final = -50.0  # what could be bought, but is not in the basket

DRAWS: Final = 1 << w.DO_DRAW | 1 << w.DO_DIG | 1 << w.DO_RECOVER
OTHERS: Final = 1 << w.DO_GAIN | 1 << w.DO_STEAL | 1 << w.DO_DESTROY | 1 << w.DO_VP
ATTACKS: Final = (w.ATTACK, w.FIGHT_UNDEAD, w.FIGHT_DRAGON)
PURCHASES: Final = (w.BUY, w.PATH, w.BUILD, w.UPGRADE_HALL)


def judge_turn(mind: Mind, options: list[Option]) -> list[float]:
    """VW-6.2: first what costs nothing; attacks and purchases are weighed only after that."""
    values = [free_worth(mind, option) for option in options]
    if max(values) > ATTACKING:
        return values
    at = [n for n in range(len(options)) if options[n].verb in ATTACKS]
    if at:
        found = raid_values(mind, [options[n] for n in at])
        for n in range(len(at)):
            values[at[n]] = ATTACKING + found[n] if found[n] > 0.0 else NEVER
        if max(values) > ATTACKING:
            return values
    return shopping_values(mind, options, values)


def free_worth(mind: Mind, option: Option) -> float:
    verb = option.verb
    if verb == w.PLAY:
        return play_worth(mind, option.a)
    if verb == w.MISSION:
        return mission_worth(mind, option.a)
    if verb == w.SWAP:
        return swap_worth(mind, option.a)
    return 0.0 if verb == w.END_TURN else NEVER


# --- cards


def play_worth(mind: Mind, card: int) -> float:
    """VW-3.9: cards that bring more cards come first. Plain resource cards are played when something is paid, fighters
    when they attack."""
    printed = mind.view.box.cards[card]
    verbs = 0
    for step in printed.play_steps:
        verbs |= 1 << step.verb
    if verbs >> w.DO_DISCARD_HAND & 1:
        return RENEWING if renewal_pays(mind, card) else NEVER
    if verbs >> w.DO_COPY & 1:
        return COPYING if has_copied(mind) else NEVER
    if verbs & DRAWS:
        return DRAWING + draw_worth(mind, card)
    if verbs & OTHERS and not printed.plain and gives(mind, printed):
        return GAINING
    if holds_renewal(mind) and (printed.attacks or printed.plain):
        return CLEARING
    return NEVER


def gives(mind: Mind, printed: Card) -> bool:
    """VW-17.3: a card that is multiplied by nothing can wait."""
    n = 0
    for step in printed.play_steps:
        n += amount(mind.view, mind.seat, step, 0) if step.verb == w.DO_GAIN else 1
    return n > 0


def has_copied(mind: Mind) -> bool:
    """VW-17.7: whether a card worth copying was played in this turn."""
    for card in mind.view.played_now:
        printed = mind.view.box.cards[card]
        if not printed.committed and not printed.copies and draw_worth(mind, card) > 0.8 * average_worth(mind):
            return True
    return False


def holds_renewal(mind: Mind) -> bool:
    t = mind.view
    for card in t.hands[mind.seat].cards:
        for step in t.box.cards[card].play_steps:
            if step.verb == w.DO_DISCARD_HAND:
                return renewal_pays(mind, card)
    return False


def renewal_pays(mind: Mind, renewal: int) -> bool:
    """VW-17.1: whether it draws more cards than the unplayable ones it discards."""
    t = mind.view
    lost = 0.0
    for card in t.hands[mind.seat].cards:
        printed = t.box.cards[card]
        if printed.only_responds or printed.committed:
            lost += draw_worth(mind, card)
    gain = 0
    for step in t.box.cards[renewal].play_steps:
        if step.verb == w.DO_DRAW:
            gain += step.n
    return gain * average_worth(mind) > lost


# --- missions


def mission_worth(mind: Mind, mission: int) -> float:
    """VW-11.2: one per round, so a mission that will still be fulfilled in the next one waits for a better one."""
    t = mind.view
    printed = t.box.missions[mission]
    lasting = printed.check in (w.CHECK_HAVE_BUILDING, w.CHECK_HALL_LEVEL)
    best = True
    for other in t.missions[mind.seat]:
        if t.box.missions[other].vp > printed.vp:
            best = False
    if lasting or not best:
        return CLOSING + printed.vp - (0.5 if lasting else 0.0)
    return COMPLETING + printed.vp


def swap_worth(mind: Mind, mission: int) -> float:
    """VW-11.6: a spare gold token, for a mission that is far from fulfilled."""
    t = mind.view
    printed = t.box.missions[mission]
    if mind.left < 1.0 or progress(t, mind.seat, mission) >= printed.n:
        return NEVER
    spare = t.loot[mind.seat * w.RESOURCES + w.GOLD] + loose(t, mind.seat, w.GOLD)
    if spare <= room(mind, w.GOLD) - stored(t, mind.seat, w.GOLD):
        return NEVER
    return SWAPPING - mission_hope(mind, mission)


def mission_hope(mind: Mind, mission: int) -> float:
    """How likely a mission is to be fulfilled, times what it brings."""
    printed = mind.view.box.missions[mission]
    easy = printed.check in (w.CHECK_BOUGHT, w.CHECK_HAVE_BUILDING, w.CHECK_HALL_LEVEL)
    return printed.vp * (0.9 if easy else 0.5) + count_glory(mind, w.MEASURE_MISSIONS)


# --- purchases


def shopping_values(mind: Mind, options: list[Option], values: list[float]) -> list[float]:
    """The most expensive affordable thing of the basket; if there is none, an exchange."""
    if not any(option.verb in PURCHASES or option.verb == w.EXCHANGE for option in options):
        return values
    basket = best_basket(mind)
    for n in range(len(options)):
        if options[n].verb in PURCHASES:
            values[n] = bought_worth(basket, options[n])
        elif options[n].verb == w.EXCHANGE and basket.wares:
            given = basket.beer_given if options[n].a == w.BEER else basket.gold_given
            values[n] = EXCHANGING if given else NEVER
    return values


def bought_worth(basket: Basket, option: Option) -> float:
    for ware in basket.wares:
        if is_meant(ware, option):
            return BUYING + min(90.0, ware.worth)
    for ware in basket.offered:
        if is_meant(ware, option):
            return LEAVING + min(40.0, ware.worth)
    return NEVER


def is_meant(ware: Ware, option: Option) -> bool:
    return ware.verb == option.verb and (ware.n == option.a or ware.verb == w.UPGRADE_HALL)
