"""The rarer questions, as the greedy bot answers them: trade, retreat, strikes, creatures."""

from longhouse.games.northgard.mind.holdings import UNIT, Mind, buildings_worth, symbols_worth, worth_of
from longhouse.games.northgard.mind.plans import some_day, strike_worth, use_worth
from longhouse.games.northgard.mind.war import entering_worth, hunt_worth, leaving_cost, risk, shelter_worth
from longhouse.games.northgard.rules.cards.exchange import building_at, spot_region
from longhouse.games.northgard.rules.cards.push import PushDefender
from longhouse.games.northgard.rules.cards.relocate import Relocate
from longhouse.games.northgard.rules.fights import Fights
from longhouse.games.northgard.rules.retreat import Retreat
from longhouse.games.northgard.rules.trade import Barter, SwapOffer, TradeStep
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.map import BITS
from longhouse.kernel.decision import NOBODY, Decision, Option


def judge_rarer(mind: Mind, decision: Decision, option: Option) -> float:
    top = mind.view.agenda[-1]
    if isinstance(top, TradeStep):
        return trade_worth(mind, option)
    if isinstance(top, Barter):
        return lack(mind, option.a) if option.verb == w.GAIN else spare(mind, top.given, option.a)
    if isinstance(top, SwapOffer):
        wins = lack(mind, top.given) - lack(mind, top.wanted)
        return wins if option.verb == w.YES else 0.0
    if isinstance(top, Relocate):
        return relocate_worth(mind, top, option)
    if isinstance(top, Retreat):
        return shelter_worth(mind, option.a) if option.verb == w.RETREAT else float(option.a + option.b)
    if isinstance(top, PushDefender):
        return 1.0 - 0.1 * worth_of(mind, option.a) if option.verb == w.TO else 0.5
    if isinstance(top, Fights):
        return fight_worth(mind, top, option)
    return plain_worth(mind, decision, option)


# --- goods


def lack(mind: Mind, resource: int) -> float:
    """How much a good is missed, above all for the winter."""
    need = 0 if resource == w.LORE else mind.view.box.upkeep[mind.view.on_map(mind.seat)][resource]
    return 5.0 if mind.stock(resource) < need else mind.prices[resource]


def spare(mind: Mind, given: list[int], resource: int) -> float:
    """How easily one more of a good can be given away."""
    need = 0 if resource == w.LORE else mind.view.box.upkeep[mind.view.on_map(mind.seat)][resource]
    left = mind.stock(resource) - given[resource] - need
    return left - 0.5 * mind.prices[resource] if left > 0 else -5.0


def trade_worth(mind: Mind, option: Option) -> float:
    """NG-13.5: three for one only for the winter, or with far too much of a good."""
    if option.verb == w.DONE:
        return 0.0
    if option.verb == w.SWAP:
        return lack(mind, option.b) - lack(mind, option.a) - 0.1
    t = mind.view
    need = t.box.upkeep[t.on_map(mind.seat)]
    short = max(0, need[0] - mind.stock(w.FOOD)) + max(0, need[1] - mind.stock(w.WOOD))
    free = mind.stock(w.LORE) + max(0, mind.stock(w.FOOD) - need[0]) + max(0, mind.stock(w.WOOD) - need[1])
    if short == 0 or free < t.box.trade_in * short:
        return -1.0
    return 5.0 + spare(mind, [0, 0, 0], option.a)


# --- figures


def relocate_worth(mind: Mind, top: Relocate, option: Option) -> float:
    """The seat's figures as in a movement; an enemy's away from where they matter, but not into the seat's land."""
    t = mind.view
    enemy = t.box.steps[top.step].who == w.WHO_ENEMY
    if option.verb == w.FROM:
        if enemy:
            return strike_worth(mind, option.a) + (0.5 * worth_of(mind, option.a) if t.figures(option.a) <= 2 else 0.0)
        return 0.05 * t.figures(option.a) - (leaving_cost(mind, option.a, 1, 0) if t.figures(option.a) == 1 else 0.0)
    if option.verb == w.FIGURES:
        return float(option.a) if enemy else group_size_worth(mind, top.source, option)
    if option.verb != w.TO:
        return 0.0
    if enemy:
        return -5.0 if t.holder[option.a] == mind.seat else 1.0 if t.holder[option.a] != NOBODY else 0.0
    return entering_worth(mind, option.a, top.units, 1 if top.kaija else 0, w.NONE)


def group_size_worth(mind: Mind, source: int, option: Option) -> float:
    """All but one, which holds the land."""
    left = mind.view.figures(source) - option.a - option.b
    return -5.0 if left == 0 else -abs(left - 1.0)


def fight_worth(mind: Mind, fights: Fights, option: Option) -> float:
    """NG-18.11: creatures that are likely to fall; NG-18.12: the best land first."""
    if option.verb == w.ATTACK:
        return hunt_worth(mind, option.a, fights.card)
    if option.verb == w.FIGHT:
        return worth_of(mind, option.a)
    return 0.0


def plain_worth(mind: Mind, decision: Decision, option: Option) -> float:
    """Questions that can be judged without their frame."""
    t = mind.view
    verb = option.verb
    if verb == w.STRIKE:
        return strike_worth(mind, option.a)
    if verb == w.UNIT:
        return 0.5 if t.kaija == w.NONE else 1.0
    if verb == w.KAIJA:
        return 0.75
    if verb == w.GAIN:
        return lack(mind, option.a)
    if verb == w.PAY:
        return 0.1 - 0.1 * lack(mind, option.a)
    if verb == w.RIVAL:
        return len(t.hands[option.a].cards) + 2.0 * mind.closed_large[option.a] + len(t.own(option.a))
    if verb == w.NAME:
        return use_worth(mind, option.a)
    if verb == w.COUNTER:
        return some_day(mind, t.box.cards[decision.args[1]].script) - 1.9
    if verb in (w.SCORCH, w.CALL, w.GO):
        return token_worth(mind, verb, option.a)
    if verb in (w.EXCHANGE, w.BUILD):
        return exchange_worth(mind, option)
    return 1.0 if verb == w.YES else 0.0


def token_worth(mind: Mind, verb: int, rep: int) -> float:
    """NG-17.9: where the token takes most; NG-19.2, NG-18.19: where a creature hurts others."""
    t = mind.view
    enemy = t.is_enemy(mind.seat, t.holder[rep])
    if verb != w.SCORCH:
        return worth_of(mind, rep) + UNIT * t.figures(rep) if enemy else -worth_of(mind, rep) - 1.0
    now = 0.0 if t.scorched == w.NONE else scorched_yield(mind, t.territory(t.scorched))
    return scorched_yield(mind, rep) - now


def scorched_yield(mind: Mind, rep: int) -> float:
    """NG-17.9: what the token takes from an enemy, or how much safer it makes one of the seat's territories."""
    t = mind.view
    if t.holder[rep] == mind.seat:
        return risk(mind, rep, t.figures(rep)) - risk(mind, rep, t.figures(rep) + 1)
    if not t.is_enemy(mind.seat, t.holder[rep]):
        return 0.0
    return 0.3 + min(1.0, symbols_worth(mind, t.land.symbols[rep] & 32767, t.built[rep]))


def exchange_worth(mind: Mind, option: Option) -> float:
    """NG-21.9: replace a building that brings less than an altar or a lodge would."""
    t = mind.view
    if option.verb == w.BUILD:
        built = 1 << BITS * option.a
        return symbols_worth(mind, 0, built) + buildings_worth(mind, built)
    built = 1 << BITS * building_at(t, option.a)
    large = t.box.buildings[building_at(t, option.a)].large
    best = 1 << BITS * (w.ALTAR_OF_KINGS if large else w.WOODCUTTERS_LODGE)
    if t.holder[t.land.of[spot_region(t, option.a)]] != mind.seat:
        return -1.0
    gain = symbols_worth(mind, 0, best) + buildings_worth(mind, best)
    return gain - symbols_worth(mind, 0, built) - buildings_worth(mind, built) - 0.3
