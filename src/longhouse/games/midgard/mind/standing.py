"""What a seat has and may win, in glory: the numbers that the greedy bot uses."""

from math import exp
from typing import Final, final

from longhouse.games.midgard.rules.destinies import is_measured, measure
from longhouse.games.midgard.rules.odds import style_of
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import Seat

DIE_WORTH: Final[tuple[float, ...]] = (1.9, 2.4, 2.7)  # in time to use it
STRONG_DIE: Final = 2.9  # for a leader who makes more of it
IN_TIME: Final[tuple[float, ...]] = (0.0, 0.5, 0.75, 0.95, 1.1, 1.2, 1.3, 1.4)  # by rounds to come
CROWD: Final[tuple[float, ...]] = (1.0, 1.0, 1.0, 1.0, 1.0, 0.95, 0.85, 0.7, 0.55)  # the worth of one more die
FOOD_STEPS: Final[tuple[float, ...]] = (1.0, 1.0, 0.95, 0.9, 0.8, 0.7, 0.5, 0.35, 0.2)  # the first, the second, ..
WOOD_STEPS: Final[tuple[float, ...]] = (1.1, 0.8, 0.5, 0.3, 0.2)
SHIP_WOOD: Final[tuple[float, ...]] = (1.1, 1.0, 1.0, 0.9, 0.3)  # while a longship can be bought
COIN_STEPS: Final[tuple[float, ...]] = (0.9, 0.7, 0.6, 0.5, 0.45, 0.4)
HIRE_COIN: Final = 1.3  # up to the price of the spare worker
MOST: Final = 31  # of a good; any more are worth nothing
FAVOUR_USE: Final = 0.35  # beyond what it scores: to reroll


@final
class Mind:
    """What a seat concludes from its view, calculated once per decision."""

    def __init__(self, view: Midgard, seat: Seat) -> None:
        self.view: Final = view
        self.seat: Final = seat
        self.later: Final = max(0, view.box.rounds - max(1, view.round))  # rounds to come
        self.style: Final = style_of(view.box, view.leaders[seat])
        self.goods: Final = view.goods[seat * w.GOODS : (seat + 1) * w.GOODS]
        self.dice: Final = view.reserve[seat * w.DICE : (seat + 1) * w.DICE]
        self.owned: Final = view.warriors(seat)
        self.held: Final = [*view.destinies[seat].cards, *view.revealed[seat]]
        self.prices: Final = [die_price(self, die) for die in range(w.DICE)]
        self.ladders: Final = [ladder(self, good) for good in range(w.GOODS)]
        self.gains: Final[dict[int, float]] = {}  # by target
        self.hunts: Final[dict[int, float]] = {}  # by crew
        self.lists: Final[dict[int, list[tuple[float, int, int]]]] = {}  # by target: what may be sent there
        self.plans: Final[dict[int, float]] = {}
        self.weights: Final[dict[int, list[float]]] = {}  # by target: how likely each journey is

    def price(self, good: int) -> float:
        n = min(MOST - 1, self.goods[good])
        return self.ladders[good][n + 1] - self.ladders[good][n]

    def gain(self, target: int) -> float:
        """What the enemy there is worth to the player who defeats it."""
        if target not in self.gains:
            self.gains[target] = victory_worth(self, target)
        return self.gains[target]


# --- dice


def die_price(mind: Mind, die: int) -> float:
    t = mind.view
    ability = t.box.ability(t.leaders[mind.seat], w.COUNT_HITS)
    base = STRONG_DIE if ability is not None and ability.die == die else DIE_WORTH[die]
    return base * IN_TIME[min(mind.later, 7)]


def dice_worth(mind: Mind, swords: int, spears: int, axes: int) -> float:
    """The worth of all its dice; each further one adds less."""
    n = swords + spears + axes
    each = swords * mind.prices[0] + spears * mind.prices[1] + axes * mind.prices[2]
    worth = 0.0
    if n:
        worth = each / n * crowd(n)
    return worth + measured(mind, w.MEASURE_WARRIORS, n)


def crowd(n: int) -> float:
    amount = 0.0
    for at in range(n):
        amount += CROWD[min(at, 8)]
    return amount


def lost_price(mind: Mind, crew: int) -> float:
    """The average price of a die of this crew (see odds.py)."""
    swords, spears, axes = crew & 63, crew >> 6 & 63, crew >> 12
    n = swords + spears + axes
    if n == 0:
        return 0.0
    each = (swords * mind.prices[0] + spears * mind.prices[1] + axes * mind.prices[2]) / n
    return each * CROWD[min(8, max(0, mind.owned - 1))]


# --- goods


def ladder(mind: Mind, good: int) -> list[float]:
    """The worth of none, one, two, ... of a good; CM-12.9, CM-12.10: at the end it is scored."""
    found = [0.0]
    for n in range(MOST):
        found.append(found[n] + rung(mind, good, n))
    for n in range(MOST + 1):
        found[n] += measured(mind, w.MEASURE_FOOD + good, n)
    return found


def rung(mind: Mind, good: int, n: int) -> float:
    """What the next one is worth to a player who has n."""
    box = mind.view.box
    time = min(1.0, 0.4 + 0.2 * mind.later) if mind.later else 0.0
    if good == w.FAVOUR:
        return box.favour_glory + (FAVOUR_USE if mind.later else 0.2)
    if good == w.FOOD:
        return FOOD_STEPS[min(n, len(FOOD_STEPS) - 1)] * time
    if good == w.WOOD:
        steps = SHIP_WOOD if mind.later >= 2 and mind.view.ship_of[mind.seat] == w.NONE else WOOD_STEPS
        return steps[min(n, len(steps) - 1)] * time
    scored = 1.0 / box.coins_per_glory
    if mind.later >= 2 and n < hire_goal(mind):
        return max(scored, HIRE_COIN * min(1.0, 0.4 + 0.1 * mind.later))
    return max(scored, COIN_STEPS[min(n, len(COIN_STEPS) - 1)] * time)


def hire_goal(mind: Mind) -> int:
    """CM-5.17: the coins to be saved for the spare worker, none once it is hired."""
    t = mind.view
    if t.crew[mind.seat] > t.box.workers:
        return 0
    for place in t.box.places:
        for step in place.steps:
            if step.verb == w.DO_HIRE_WORKER:
                return step.prices[min(0 if t.box.huts_by_round else t.hired, len(step.prices) - 1)]
    return 0


def goods_worth(mind: Mind, goods: list[int]) -> float:
    amount = 0.0
    for good in range(w.GOODS):
        amount += mind.ladders[good][min(MOST, goods[good])]
    return amount


# --- destinies, CM-12.3


def measured(mind: Mind, what: int, n: int) -> float:
    """The worth of the seat's destinies that compare this, with n of it."""
    worth = 0.0
    for destiny in mind.held:
        if mind.view.box.destinies[destiny].measure == what:
            worth += destiny_worth(mind, destiny, float(n))
    return worth


def destiny_worth(mind: Mind, destiny: int, n: float) -> float:
    """The chance to be ahead or tied at the end with n now, times what that scores."""
    t = mind.view
    card = t.box.destinies[destiny]
    most = 0.0
    for other in range(t.seats):
        if other != mind.seat:
            most = max(most, others_count(t, mind.seat, other, card.measure))
    spread = 0.35 + 0.33 * mind.later
    ahead, level = sigmoid((n - most - 0.5) / spread), sigmoid((n - most + 0.5) / spread)
    worth = card.big * ahead + card.small * (level - ahead)
    return worth if n >= card.minimum else worth * min(0.6, 0.15 * mind.later)


def sigmoid(x: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, 1.7 * x))))


def others_count(t: Midgard, seat: Seat, other: Seat, what: int) -> float:
    """CM-H3: the trophies of others are secret, but not what was defeated or how much glory each player has."""
    if what >= w.MEASURE_FOOD or t.box.hall_of_fame:
        return float(measure(t, other, what))
    cards = -measure(t, seat, what)
    for enemy in t.defeated:
        if is_measured(t.box.enemies[enemy], what):
            cards += 1
    glory = -t.glory(seat)
    for player in range(t.seats):
        glory += t.glory(player)
    return cards * t.glory(other) / glory if glory else 0.0


def own_worth(mind: Mind, destiny: int) -> float:
    """What a destiny is worth now."""
    return destiny_worth(mind, destiny, float(measure(mind.view, mind.seat, mind.view.box.destinies[destiny].measure)))


# --- enemies


def victory_worth(mind: Mind, target: int) -> float:
    """CM-8.20: glory, goods and coins; what the card adds to sets and destinies; CM-8.7: the blame."""
    t = mind.view
    if t.enemies[target] == w.NONE:
        return 0.0
    enemy = t.box.enemies[t.enemies[target]]
    worth = float(enemy.glory)
    for good in range(w.GOODS):
        worth += enemy.reward[good] * mind.price(good)
    worth += t.coins[target] * mind.price(w.COIN) + trophy_worth(mind, w.MEASURE_TROLLS + enemy.kind)
    if enemy.colour != w.NONE:
        worth += set_worth(mind, enemy.colour) + trophy_worth(mind, enemy.colour)
    if enemy.kind == w.TROLLS:
        worth += troll_worth(mind)
    return worth


def trophy_worth(mind: Mind, what: int) -> float:
    """What one more card counts for the seat's destinies."""
    have = measure(mind.view, mind.seat, what)
    return measured(mind, what, have + 1) - measured(mind, what, have)


def set_worth(mind: Mind, colour: int) -> float:
    """CM-12.6: a card of a missing colour, or one that may complete a set later."""
    have = [measure(mind.view, mind.seat, other) for other in range(w.COLOURS)]
    lowest = min(have)
    glory = float(mind.view.box.set_glory)
    if have[colour] > lowest:
        return glory / 3 * min(1.0, mind.later / 5) * 0.6 ** (have[colour] - lowest)
    lacking = have.count(lowest)
    if lacking == 1:
        return glory
    return glory / lacking * (0.2, 0.7, 0.9, 1.0)[min(3, mind.later)]


def blame_price(t: Midgard, n: int) -> float:
    """CM-12.11: what the next token costs a player who has n."""
    table = t.box.blame_glory
    return float(table[min(n, len(table) - 1)] - table[min(n + 1, len(table) - 1)])


def blame_worry(mind: Mind, seat: Seat) -> float:
    """The cost of the next blame of a seat, considering those still to come."""
    n = mind.view.blame[seat]
    return max(blame_price(mind.view, n), 0.5 * (blame_price(mind.view, n) + blame_price(mind.view, n + 1)))


def troll_worth(mind: Mind) -> float:
    """CM-8.7, CM-11.2: one blame less for the seat, one more for a rival, and none for everybody."""
    t = mind.view
    own = t.blame[mind.seat]
    worth = blame_price(t, own - 1) if own else 0.0
    worth += 0.6 * blame_worry(mind, mind.seat)
    rivals = 0.0
    for other in range(t.seats):
        if other != mind.seat:
            rivals = max(rivals, blame_worry(mind, other))
    return worth + 0.4 * rivals / max(1, t.seats - 1)
