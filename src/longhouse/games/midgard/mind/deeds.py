"""What a worker changes at each place, as far as a seat can foresee it."""

from typing import Final, final

from longhouse.games.midgard.mind.battle_plans import token
from longhouse.games.midgard.mind.rune_plans import best_rune, sage_worth
from longhouse.games.midgard.mind.standing import Mind, blame_worry, goods_worth
from longhouse.games.midgard.rules.placement import place_barred
from longhouse.games.midgard.rules.shops import hire_price, ship_barred
from longhouse.games.midgard.rules.visits import cost_of, workers_at
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.steps import Step
from longhouse.kernel.table import MAY

LEFT_ALONE: Final = 0.78  # the chance that a rival leaves a place free, for each rival before the seat's next turn
WORKER: Final = 2.6  # the worth of one more worker in a round
SHIP_TRIP: Final = 0.9  # the worth of a longship in a round
ROOM: Final = 0.06  # and each item that it carries
FIRST: Final = 0.25  # the first-player token, for each rival
TRADES: Final = 5  # most food to be bought at the Market in one plan


@final
class Deed:
    """What a worker at a place changes: goods, dice, a target (see `token`), a hunt; `worth`: all else, in glory."""

    def __init__(self, place: int, left: float) -> None:
        self.place: Final = place
        self.left: Final = left  # how likely it can still be done at the seat's next turn
        self.goods = [0] * w.GOODS
        self.dice = [0] * w.DICE
        self.token = 0
        self.hunts = False
        self.again = False  # a spare worker replaces it
        self.worth = 0.0
        self.first = 0.0  # what it would change if done next

    def fights(self) -> bool:
        """Whether it matters for fights."""
        return self.token > 0 or self.hunts or self.goods[w.FOOD] != 0 or any(self.dice)

    def copy(self) -> "Deed":
        other = Deed(self.place, self.left)
        other.goods, other.dice = self.goods[:], self.dice[:]
        other.token, other.hunts, other.again, other.worth = self.token, self.hunts, self.again, self.worth
        return other


def all_deeds(mind: Mind) -> list[Deed]:
    t = mind.view
    deeds: list[Deed] = []
    for place in range(len(t.box.places)):
        if place_barred(t, mind.seat, place) == MAY:
            deeds += deeds_at(mind, place)
    return deeds


def likely_left(mind: Mind, place: int) -> float:
    """Until the seat's next turn."""
    t = mind.view
    printed = t.box.places[place]
    if printed.spaces != 1:
        return 1.0
    left = 1.0
    for other in range(t.seats):
        if other != mind.seat and t.workers[other]:
            left *= LEFT_ALONE if printed.kind != w.LONGSHIP else 0.97
    return left


def deeds_at(mind: Mind, place: int) -> list[Deed]:
    t = mind.view
    printed = t.box.places[place]
    deed = Deed(place, likely_left(mind, place))
    if printed.kind == w.LONGSHIP:
        return sailing(mind, deed, t.box.ship_of_place(place))
    cost = cost_of(t, mind.seat, place)
    deed.goods = [-n for n in cost]
    deeds = [deed]
    for step in printed.steps:
        deeds = [after for before in deeds for after in stepped(mind, before, step)]
    return repeated(mind, deeds[0], printed.repeat_max) if printed.repeat_max > 1 else deeds


def repeated(mind: Mind, deed: Deed, most: int) -> list[Deed]:
    """CM-5.18: once, or as often as it can be paid."""
    deeds = [deed]
    for times in range(2, most + 1):
        more = deed.copy()
        more.goods = [n * times for n in deed.goods]
        if min([mind.goods[good] + more.goods[good] for good in range(w.GOODS)]) >= 0:
            deeds.append(more)
    return deeds


def stepped(mind: Mind, deed: Deed, step: Step) -> list[Deed]:
    """CM-5.27; if there is a choice, each branch."""
    t, verb = mind.view, step.verb
    if verb == w.DO_SAIL:
        return sailing(mind, deed, t.box.ship_names.index(step.ship))
    if verb == w.DO_BUY_LONGSHIP:
        return buying(mind, deed)
    if verb == w.DO_BUY_FAVOUR:
        return praying(mind, deed, step)
    if verb == w.DO_TRADE:
        return trading(mind, deed)
    if verb == w.DO_RESERVE_FIGHT:
        deed.token = token(step.target, 0)
    elif verb == w.DO_RESERVE_HUNT:
        deed.hunts = not t.hunts(mind.seat)
    else:
        bring_in(mind, deed, step)
    return [deed]


def bring_in(mind: Mind, deed: Deed, step: Step) -> None:
    """CM-4.9"""
    verb = step.verb
    if verb == w.DO_COLLECT_STOCK:
        if step.stock == w.STOCK_FOOD:
            deed.goods[w.FOOD] += mind.view.stock[step.stock]
        else:
            deed.dice[step.stock] += mind.view.stock[step.stock]
    elif verb == w.DO_RECRUIT:
        recruited(mind, deed, step.dice)
    elif verb == w.DO_GAIN:
        deed.worth += step.glory
        gained(deed, step.goods)
    else:
        deed.worth += rarer_worth(mind, deed, step)


def gained(deed: Deed, goods: list[int]) -> None:
    for good in range(w.GOODS):
        deed.goods[good] += goods[good]


def recruited(mind: Mind, deed: Deed, dice: list[int]) -> None:
    """CM-1.9"""
    for die in range(w.DICE):
        deed.dice[die] += min(dice[die], mind.view.supply[die])


def rarer_worth(mind: Mind, deed: Deed, step: Step) -> float:
    t, verb = mind.view, step.verb
    if verb == w.DO_GAIN_CARD:
        card = t.box.merchants[t.merchants[-1]]
        gained(deed, card.goods)
        recruited(mind, deed, card.dice)
        return 0.0
    if verb == w.DO_HIRE_WORKER:
        deed.goods[w.COIN] -= hire_price(t, step, workers_at(t, deed.place))
        deed.again = True
        return WORKER * mind.later
    if verb == w.DO_BLAME:
        return -blame_worry(mind, mind.seat) * step.n
    if verb == w.DO_TAKE_RUNE:
        return best_rune(mind)
    if verb == w.DO_DRAW_DESTINY:
        return sage_worth(mind, step)
    if verb == w.DO_FIRST_PLAYER:
        worth = FIRST * (t.seats - 1) if mind.later else 0.0
        return -worth if t.first == mind.seat else worth
    return 0.1  # a look


# --- places with a choice


def sailing(mind: Mind, deed: Deed, ship: int) -> list[Deed]:
    deeds: list[Deed] = []
    for target in mind.view.free_shores():
        if mind.view.enemies[target] != w.NONE:
            other = deed.copy()
            other.token = token(target, mind.view.box.ships[ship].capacity)
            deeds.append(other)
    return deeds


def buying(mind: Mind, deed: Deed) -> list[Deed]:
    """CM-5.12"""
    t = mind.view
    deeds: list[Deed] = []
    for ship in t.box.private_ships:
        if ship_barred(t, mind.goods, ship) == MAY:
            other = deed.copy()
            other.worth += ship_worth(mind, ship)
            gained(other, [-n for n in t.box.ships[ship].cost])
            deeds.append(other)
    return deeds


def ship_worth(mind: Mind, ship: int) -> float:
    """CM-12.8, and the voyages that it makes."""
    vessel = mind.view.box.ships[ship]
    return vessel.glory + mind.later * (SHIP_TRIP + ROOM * (vessel.capacity - 6))


def praying(mind: Mind, deed: Deed, step: Step) -> list[Deed]:
    """CM-5.16"""
    deeds: list[Deed] = []
    for row in range(len(step.row_coins)):
        if mind.goods[w.COIN] >= step.row_coins[row]:
            other = deed.copy()
            other.goods[w.COIN] -= step.row_coins[row]
            other.goods[w.FAVOUR] += step.row_favour[row]
            deeds.append(other)
    return deeds


def trading(mind: Mind, deed: Deed) -> list[Deed]:
    """CM-5.13: some food for what is missed least, then any exchange that pays."""
    deeds: list[Deed] = []
    for food in range(min(TRADES, mind.goods[w.WOOD] + mind.goods[w.COIN]) + 1):
        goods = mind.goods[:]
        for _ in range(food):
            swap_best(mind, goods, w.FOOD)
        while food == 0 and swap_best(mind, goods, w.NONE) > 0.01:
            pass
        other = deed.copy()
        other.goods = [goods[good] - mind.goods[good] for good in range(w.GOODS)]
        deeds.append(other)
    return deeds


def swap_best(mind: Mind, goods: list[int], wanted: int) -> float:
    """Makes the best exchange for what is wanted (NONE: anything that pays) and returns what it changes."""
    best, given, taken = -99.0, w.NONE, w.NONE
    now = goods_worth(mind, goods)
    for give in range(w.FAVOUR):
        for take in range(w.FAVOUR):
            if give != take and goods[give] and wanted in (take, w.NONE):
                goods[give] -= 1
                goods[take] += 1
                worth = goods_worth(mind, goods) - now
                goods[give] += 1
                goods[take] -= 1
                if worth > best:
                    best, given, taken = worth, give, take
    if given != w.NONE and (wanted != w.NONE or best > 0.01):
        goods[given] -= 1
        goods[taken] += 1
    return best
