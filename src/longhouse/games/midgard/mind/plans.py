"""Where to place a worker: what each place may lead to with the workers to come."""

from typing import Final, final

from longhouse.games.midgard.mind.battle_plans import best_orders, own_tokens, sorties, target_of
from longhouse.games.midgard.mind.deeds import Deed, all_deeds
from longhouse.games.midgard.mind.standing import MOST, Mind, dice_worth, goods_worth
from longhouse.games.midgard.rules.odds import size
from longhouse.games.midgard.rules.recruiting import most_warriors
from longhouse.games.midgard.state import words as w

OTHERWISE: Final = 1.6  # the worth of a worker whose place was taken
WIDE: Final = 5  # deeds that are followed to the last worker
SHORES: Final = 2  # shores to choose from for a ship


@final
class Outlook:
    """What a seat would have after some deeds; `used`: a bit for each place of theirs."""

    def __init__(self, goods: list[int], dice: list[int], tokens: int, hunts: bool, worth: float, used: int) -> None:
        self.goods: Final = goods
        self.dice: Final = dice
        self.tokens: Final = tokens
        self.hunts: Final = hunts
        self.worth: Final = worth
        self.used: Final = used
        self.value = 0.0


@final
class Planner:
    """The placement as one decision sees it."""

    def __init__(self, mind: Mind) -> None:
        t, seat = mind.view, mind.seat
        self.mind: Final = mind
        self.workers: Final = t.workers[seat]
        self.limit: Final = most_warriors(t, seat) - mind.owned + t.warriors_home(seat)
        self.now: Final = Outlook(mind.goods, mind.dice, own_tokens(mind), t.hunts(seat), 0.0, 0)
        deeds = all_deeds(mind)
        self.caps: Final = most_dice(self, deeds)
        self.stock: Final = most_food(self, deeds)
        self.deeds: Final = worthwhile(self, deeds)
        self.now.value = self.value(self.now)

    def after(self, outlook: Outlook, deed: Deed) -> Outlook | None:
        """None if it cannot be paid or its shore is taken; CM-1.8: dice beyond the limit are not gained."""
        goods = [outlook.goods[good] + deed.goods[good] for good in range(w.GOODS)]
        tokens = joined(outlook.tokens, deed.token)
        if min(goods) < 0 or tokens < 0:
            return None
        dice = outlook.dice
        if any(deed.dice):
            dice = dice[:]
            room = max(0, self.limit - sum(dice))
            for die in (w.AXE, w.SPEAR, w.SWORD):
                more = min(deed.dice[die], room)
                dice[die] += more
                room -= more
        hunts = outlook.hunts or deed.hunts
        return Outlook(goods, dice, tokens, hunts, outlook.worth + deed.worth, outlook.used | 1 << deed.place)

    def value(self, outlook: Outlook) -> float:
        dice, mind = outlook.dice, self.mind
        pool = dice[0] | dice[1] << 6 | dice[2] << 12
        food = min(outlook.goods[w.FOOD], self.stock)
        fights = best_orders(mind, outlook.tokens, pool, food, self.caps, self.stock, outlook.hunts)
        return outlook.worth + fights + goods_worth(mind, outlook.goods) + dice_worth(mind, dice[0], dice[1], dice[2])


def joined(tokens: int, more: int) -> int:
    """Targets in order, so that the same set is evaluated once; -1: the plan has a ship at this shore."""
    if more == 0:
        return tokens
    shift = 0
    while tokens >> shift:
        here = tokens >> shift & 7
        if here == more & 7:
            return -1
        if here < more & 7:
            break
        shift += 8
    return tokens & (1 << shift) - 1 | more << shift | tokens >> shift << shift + 8


def most_dice(planner: Planner, deeds: list[Deed]) -> int:
    """The most of each type that any plan will have."""
    caps = 0
    for die in range(w.DICE):
        gains = sorted([deed.dice[die] for deed in deeds], reverse=True)
        n = planner.mind.dice[die] + sum(gains[: planner.workers])
        caps |= min(n, planner.limit) << 6 * die
    return caps


def most_food(planner: Planner, deeds: list[Deed]) -> int:
    gains = sorted([deed.goods[w.FOOD] for deed in deeds], reverse=True)
    return min(MOST, planner.mind.goods[w.FOOD] + sum(gains[: planner.workers]))


def worthwhile(planner: Planner, deeds: list[Deed]) -> list[Deed]:
    """The shores where a ship can win most."""
    found: list[Deed] = []
    ships: dict[int, list[tuple[float, int]]] = {}
    for at in range(len(deeds)):
        deed = deeds[at]
        if target_of(deed.token) >= w.SHORE_1:
            ships.setdefault(deed.place, []).append((best_sortie(planner, deed.token), at))
        else:
            found.append(deed)
    for shores in ships.values():
        shores.sort(reverse=True)
        found += [deeds[at] for _, at in shores[:SHORES]]
    return found


def best_sortie(planner: Planner, token: int) -> float:
    for worth, crew, food in sorties(planner.mind, target_of(token), planner.caps, planner.stock):
        if size(crew) + food <= token >> 3:
            return worth
    return 0.0


# --- the worth of places


def place_values(mind: Mind) -> dict[int, float]:
    """By place: what it changes, and the best that may follow; the most promising are followed to the end."""
    planner = Planner(mind)
    afters = first_steps(planner)
    found: list[tuple[float, int]] = []
    for at in range(len(afters)):
        deed, after = planner.deeds[at], afters[at]
        if after is not planner.now:
            found.append((deed.first + follow(planner, deed, after, workers_after(planner, deed), False), at))
    found.sort(reverse=True)
    values: dict[int, float] = {}
    for rank in range(len(found)):
        worth, at = found[rank]
        deed = planner.deeds[at]
        if rank < WIDE:
            worth = deed.first + follow(planner, deed, afters[at], workers_after(planner, deed), True)
        values[deed.place] = max(worth, values.get(deed.place, worth))
    return values


def first_steps(planner: Planner) -> list[Outlook]:
    """By deed, what it leads to if it is done next; if it cannot be done, nothing changes."""
    afters: list[Outlook] = []
    for deed in planner.deeds:
        after = planner.after(planner.now, deed)
        if after is None:
            after = planner.now
        else:
            after.value = planner.value(after)
            deed.first = after.value - planner.now.value
        afters.append(after)
    return afters


def workers_after(planner: Planner, deed: Deed) -> int:
    return planner.workers - (0 if deed.again else 1)


def follow(planner: Planner, deed: Deed, outlook: Outlook, workers: int, on: bool) -> float:
    """What the next worker adds at its best place, weighted by the chance that it is free; `on`: and all workers after
    it."""
    if workers == 0:
        return 0.0
    best, best_deed, best_after = 0.0, deed, outlook
    fights = deed.fights()
    for other in planner.deeds:
        if outlook.used >> other.place & 1 or other.again:
            continue
        after = planner.after(outlook, other)
        if after is None:
            continue
        if (fights and other.fights()) or outlook.used & outlook.used - 1:
            after.value = planner.value(after)
        else:
            after.value = outlook.value + other.first
        likely = other.left * (after.value - outlook.value) + (1.0 - other.left) * OTHERWISE
        if likely > best:
            best, best_deed, best_after = likely, other, after
    if on and best_after is not outlook:
        best += follow(planner, best_deed, best_after, workers - 1, True)
    return best
