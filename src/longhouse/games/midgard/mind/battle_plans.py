"""What to send where: the crews that pay against each enemy, and the best way to share dice and food among them.

A crew is the dice of a fight as one number, as in odds.py. A sortie is what it is worth, a crew, and its food.
"""

from typing import Final

from longhouse.games.midgard.mind.standing import Mind, lost_price
from longhouse.games.midgard.rules import odds
from longhouse.games.midgard.state import words as w

SAILS: Final = 6  # a kind of cached chance, after those of odds.py
GUARD: Final = 1 << 5 | 1 << 11 | 1 << 17
MOST_DICE: Final = 8
RESERVE_FOOD: Final = 2  # spare food for the journey, beyond what the crew eats
LEAST: Final = 0.15  # the least worth of a sortie
AT_SEA: Final = 0.35  # dice lost on the way, on average
NO_SHIP: Final = 0
TOKEN_BITS: Final = 8

Sortie = tuple[float, int, int]

# --- crews


def fits(pool: int, crew: int) -> bool:
    """Whether the pool holds all dice of the crew."""
    return ((pool | GUARD) - crew) & GUARD == GUARD


def dice_of(crew: int) -> list[int]:
    return [crew & odds.TYPE, crew >> 6 & odds.TYPE, crew >> 12]


def crews_of(pool: int) -> list[int]:
    """All crews that can be sent from a pool, smaller crews before those that contain them."""
    swords, spears, axes = pool & odds.TYPE, pool >> 6 & odds.TYPE, pool >> 12
    crews: list[int] = []
    for axe in range(axes + 1):
        for spear in range(spears + 1):
            for sword in range(swords + 1):
                if 0 < sword + spear + axe <= MOST_DICE:
                    crews.append(sword | spear << 6 | axe << 12)
    return crews


def allowed(mind: Mind, target: int, pool: int) -> int:
    """CM-7.5, CM-7.6: a pool without dice that are of no use there."""
    ban = mind.view.box.enemies[mind.view.enemies[target]].ban
    for die in range(w.DICE):
        if ban[die]:
            pool &= ~(odds.TYPE << 6 * die)
    return pool


# --- what a crew is worth at a target


def fight_worth(mind: Mind, target: int, crew: int) -> float:
    """Chance to win, less the dice that do not return."""
    enemy = mind.view.box.enemies[mind.view.enemies[target]]
    won = odds.chance(mind.view.box, mind.style, crew, enemy.attack, enemy.defence)
    if won < 0.2:
        return 0.0
    home = odds.survivors(mind.view.box, mind.style, crew, enemy.attack, enemy.defence)
    return won * mind.gain(target) - (odds.size(crew) - home) * lost_price(mind, crew)


def voyage_worth(mind: Mind, target: int, crew: int, food: int, least: float) -> float:
    """The same across the sea; the food is eaten or gone. It need not be exact if it is at most `least`."""
    box = mind.view.box
    enemy = box.enemies[mind.view.enemies[target]]
    quiet = odds.chance(box, mind.style, crew, enemy.attack, enemy.defence)
    if quiet < 0.25:
        return 0.0
    home = odds.survivors(box, mind.style, crew, enemy.attack, enemy.defence)
    each, gain = lost_price(mind, crew), mind.gain(target)
    cost = odds.size(crew) * each + food * mind.price(w.FOOD)
    if quiet * gain + home * each - cost <= least:
        return least
    won = voyage_chance(mind, target, crew, food)
    return won * gain + max(0.0, home * won / quiet - AT_SEA) * each - cost


def voyage_chance(mind: Mind, target: int, crew: int, food: int) -> float:
    """By what is known of the journey; each journey is calculated once per game."""
    t = mind.view
    course = odds.Course(t.box, t.leaders[mind.seat], target, t.enemies[target])
    weights = journey_weights(mind, target)
    won = 0.0
    for journey in range(len(weights)):
        if weights[journey] > 0.0:
            won += weights[journey] * sails(course, journey, crew, food)
    return won


def journey_weights(mind: Mind, target: int) -> list[float]:
    if target not in mind.weights:
        cards = odds.journeys_there(mind.view, mind.seat, target - w.SHORE_1)
        n = max(1, sum(cards))
        mind.weights[target] = [card / n for card in cards] if cards else [1.0]
    return mind.weights[target]


def sails(course: odds.Course, journey: int, crew: int, food: int) -> float:
    key = ((crew << 6 | food) << 8 | course.enemy) << 4 | course.per_food
    key = ((key << 7 | journey) << 11 | course.style) << 3 | SAILS
    found = course.box.odds.get(key, odds.UNKNOWN)
    if found < 0.0:
        found = course.sails(journey, 0, 0, crew, food)
        odds.keep(course.box, key, found)
    return found


def hunt_worth(mind: Mind, pool: int) -> float:
    """CM-8.4: the food brought by dice that stay at home."""
    if pool == 0:
        return 0.0
    if pool not in mind.hunts:
        food = odds.hunt_food(mind.view.box, mind.view.leaders[mind.seat], dice_of(pool))
        have = mind.goods[w.FOOD]
        steps = mind.ladders[w.FOOD]
        whole = int(food)
        low, high = steps[min(31, have + whole)], steps[min(31, have + whole + 1)]
        mind.hunts[pool] = low - steps[min(31, have)] + (food - whole) * (high - low)
    return mind.hunts[pool]


# --- what may be sent


def sorties(mind: Mind, target: int, pool: int, food: int) -> list[Sortie]:
    """The sorties of a pool, best first, without any whose extra dice or food make it no better."""
    key = (pool << 6 | food) << 3 | target
    if key not in mind.lists:
        found = ship_sorties(mind, target, pool, food) if target >= w.SHORE_1 else town_sorties(mind, target, pool)
        found.sort(reverse=True)
        mind.lists[key] = found
    return mind.lists[key]


def town_sorties(mind: Mind, target: int, pool: int) -> list[Sortie]:
    best: dict[int, float] = {0: LEAST}
    found: list[Sortie] = []
    for crew in crews_of(allowed(mind, target, pool)):
        worth, less = fight_worth(mind, target, crew), less_worth(best, crew)
        best[crew] = max(worth, less)
        if worth > less:
            found.append((worth, crew, 0))
    return found


def less_worth(best: dict[int, float], crew: int) -> float:
    """The worth of a crew with one die less."""
    worth = LEAST
    for die in range(w.DICE):
        if crew >> 6 * die & odds.TYPE:
            worth = max(worth, best.get(crew - (1 << 6 * die), LEAST))
    return worth


def ship_sorties(mind: Mind, target: int, pool: int, food: int) -> list[Sortie]:
    """CM-8.12: with the food that the crew eats, and some spare food."""
    per_food = mind.view.box.warriors_per_food(target)
    best: dict[int, float] = {0: LEAST}
    found: list[Sortie] = []
    for crew in crews_of(allowed(mind, target, pool)):
        needs = (odds.size(crew) + per_food - 1) // per_food
        less = less_worth(best, crew)
        for more in range(RESERVE_FOOD + 1):
            if needs + more <= food:
                worth = voyage_worth(mind, target, crew, needs + more, less)
                if worth > less:
                    found.append((worth, crew, needs + more))
                    less = worth
        best[crew] = less
    return found


# --- sharing


def token(target: int, capacity: int) -> int:
    """A target with the room of the ship there; never 0."""
    return target + 1 | capacity << 3


def target_of(here: int) -> int:
    return (here & 7) - 1


def best_orders(mind: Mind, tokens: int, pool: int, food: int, caps: int, stock: int, hunts: bool) -> float:
    """The most that can be made of these targets (eight bits each). `caps`, `stock`: the most dice and food that this
    decision will ask about; sorties are listed for them once."""
    if tokens == 0:
        return hunt_worth(mind, pool) if hunts else 0.0
    key = ((tokens << 18 | pool) << 6 | food) << 1 | (1 if hunts else 0)
    known = mind.plans.get(key, odds.UNKNOWN)
    if known >= 0.0:
        return known
    here, rest = tokens & 255, tokens >> TOKEN_BITS
    capacity = here >> 3
    best = best_orders(mind, rest, pool, food, caps, stock, hunts)
    most = best  # the best of the other targets with everything
    for worth, crew, fed in sorties(mind, target_of(here), caps, stock):
        if worth + most <= best:
            break
        if fed <= food and fits(pool, crew) and (capacity == NO_SHIP or odds.size(crew) + fed <= capacity):
            best = max(best, worth + best_orders(mind, rest, pool - crew, food - fed, caps, stock, hunts))
    mind.plans[key] = best
    return best


def chosen_orders(mind: Mind, tokens: int, pool: int, food: int, hunts: bool) -> list[Sortie]:
    """What best_orders has found, target by target."""
    caps, stock = pool, food
    found: list[Sortie] = []
    while tokens:
        here, rest = tokens & 255, tokens >> TOKEN_BITS
        pick: Sortie = (0.0, 0, 0)
        best = best_orders(mind, rest, pool, food, caps, stock, hunts)
        for worth, crew, fed in sorties(mind, target_of(here), caps, stock):
            if fed <= food and fits(pool, crew) and (here >> 3 == NO_SHIP or odds.size(crew) + fed <= here >> 3):
                value = worth + best_orders(mind, rest, pool - crew, food - fed, caps, stock, hunts)
                if value > best:
                    best = value
                    pick = (worth, crew, fed)
        found.append(pick)
        pool, food, tokens = pool - pick[1], food - pick[2], rest
    return found


def own_tokens(mind: Mind) -> int:
    """The fights and ships of this seat."""
    t = mind.view
    tokens = 0
    for target in t.targets_of(mind.seat):
        if t.enemies[target] != w.NONE:
            room = t.box.ships[t.ship_at[target]].capacity if target >= w.SHORE_1 else NO_SHIP
            tokens = tokens << TOKEN_BITS | token(target, room)
    return tokens


def own_pool(mind: Mind) -> int:
    return odds.crew_of(mind.dice)
