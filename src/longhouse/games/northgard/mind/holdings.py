"""What land and goods are worth to a seat, in fame: the numbers that the greedy bot uses."""

from typing import Final, final

from longhouse.games.northgard.rules.ending import is_closed_large
from longhouse.games.northgard.rules.harvest import harvest_goods
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.map import BITS
from longhouse.games.northgard.state.table import Northgard
from longhouse.kernel.decision import NOBODY, Seat

UNREST: Final = 6.0  # five fame, and a card that does nothing
UNIT: Final = 1.0
WIN: Final = 60.0
CLOSE_CHANCE: Final[tuple[float, ...]] = (1.0, 0.62, 0.36, 0.2, 0.1, 0.05)  # within some years, by open sides
PROGRESS: Final[tuple[float, ...]] = (0.0, 1.0, 4.0, 60.0)  # by closed territories with a large building
PLENTY: Final = 5  # beyond this many of a kind, one more is worth less
RESOURCE_WORTH: Final[tuple[float, ...]] = (0.55, 1.0, 0.8)


@final
class Mind:
    """What a seat concludes from its view, calculated once per decision."""

    def __init__(self, view: Northgard, seat: Seat) -> None:
        self.view: Final = view
        self.seat: Final = seat
        self.own: Final = view.own(seat)
        self.years: Final = harvests_left(view)
        self.goods: Final = view.goods[seat * w.RESOURCES : (seat + 1) * w.RESOURCES]
        self.income: Final = harvest_goods(view, seat)
        self.collected: Final = view.phase > w.PHASE_CREATURES  # this year's harvest is done
        self.prices: Final = [0.0] * w.RESOURCES
        self.closed_large: Final = [count_closed_large(view, other) for other in range(view.seats)]
        self.worths: Final[dict[int, float]] = {}
        self.chances: Final[dict[int, float]] = {}
        self.explored: list[float] = []
        self.open_lands: Final = len([rep for rep in self.own if view.land.is_open(rep)])
        self.set_prices()

    def set_prices(self) -> None:
        """Goods have a worth while there is time to use them; at the end, a third of a fame (NG-16.5)."""
        for r in range(w.RESOURCES):
            price = RESOURCE_WORTH[r] * (0.3 + 0.15 * self.years) * PLENTY / max(PLENTY, self.goods[r])
            self.prices[r] = max(0.34, price) if self.years > 1 else 0.34
        if self.years > 1 and self.income[w.FOOD] <= self.view.box.upkeep[self.view.on_map(self.seat)][0]:
            self.prices[w.FOOD] += 0.35

    def card(self) -> float:
        """The worth of one more card in hand: the earlier it comes, the longer it pays."""
        return 0.9 + 0.45 * self.years

    def stock(self, resource: int) -> int:
        """What there will be to pay the winter with."""
        return self.goods[resource] + (0 if self.collected else self.income[resource])


def harvests_left(t: Northgard) -> int:
    """NG-5.1: this year's too, until it is done."""
    year = max(1, t.year)
    return max(0, t.box.last_year - year + (0 if t.phase > w.PHASE_HARVEST else 1))


def count_closed_large(t: Northgard, seat: Seat) -> int:
    """NG-16.1; NG-20.6: partners count together."""
    partner = t.box.partner(seat)
    n = 0
    for rep in t.land.reps:
        if t.holder[rep] != NOBODY and t.holder[rep] in (seat, partner) and is_closed_large(t, rep):
            n += 1
    return n


def progress(mind: Mind, n: int) -> float:
    """The worth of this many closed territories with a large building."""
    if not mind.view.box.win_by_territories:
        return 0.0
    short = mind.view.box.to_win - n
    return PROGRESS[3 - short] if 0 <= short <= 3 else (0.0 if short > 3 else PROGRESS[3])


def step_up(mind: Mind) -> float:
    """What one more closed territory with a large building is worth."""
    have = mind.closed_large[mind.seat]
    return progress(mind, have + 1) - progress(mind, have)


# --- the winter, NG-14


def winter_cost(mind: Mind, units: int, food: int, wood: int) -> float:
    """The cost of feeding this many units with this much food and wood; that of Unrest if it cannot be done."""
    t = mind.view
    units = min(units, t.box.units_per_player)
    need_food, need_wood = t.box.upkeep[units]
    short = max(0, need_food - food) + max(0, need_wood - wood)
    if short == 0:
        return 0.0
    spare = max(0, food - need_food) + max(0, wood - need_wood) + mind.stock(w.LORE)
    if spare >= short * t.box.trade_in and not t.box.trade_same:
        return 1.2 * short
    return UNREST


def winter_worry(mind: Mind, more_units: int, food: int, wood: int) -> float:
    """How much more this winter costs with more units and this much less food and wood."""
    t = mind.view
    units = t.on_map(mind.seat)
    have_food, have_wood = mind.stock(w.FOOD), mind.stock(w.WOOD)
    now = winter_cost(mind, units, have_food, have_wood)
    return winter_cost(mind, units + more_units, have_food - food, have_wood - wood) - now


def upkeep_worry(mind: Mind, more_units: int) -> float:
    """NG-14.1: the next winter, and the food of all winters to come."""
    t = mind.view
    units = t.on_map(mind.seat)
    after = min(units + more_units, t.box.units_per_player)
    more = sum(t.box.upkeep[after]) - sum(t.box.upkeep[units])
    later = 0.0
    if mind.years > 1 and t.box.upkeep[after][0] > mind.income[w.FOOD] + mind.goods[w.FOOD] // 2:
        later = 0.8 * min(3, mind.years - 1)
    return winter_worry(mind, more_units, 0, 0) + 0.3 * more * min(3, mind.years) + (later if more else 0.0)


# --- territories


def symbols_worth(mind: Mind, symbols: int, built: int) -> float:
    """What tiles and buildings give in the years left."""
    t = mind.view
    worth = 0.0
    for r in range(w.RESOURCES):
        n = symbols >> 5 * r & 31
        if built:
            for building in (w.FOOD_SILO, w.WOODCUTTERS_LODGE, w.CARVED_STONE):
                n += t.box.buildings[building].goods[r] * (built >> BITS * building & 7)
        worth += n * mind.prices[r]
    return worth * max(mind.years * 0.8, 0.4)


def buildings_worth(mind: Mind, built: int) -> float:
    if not built:
        return 0.0
    years = mind.years
    worth = (built >> BITS * w.ALTAR_OF_KINGS & 7) * 3.0 * years
    worth += (built >> BITS * w.FORGE & 7) * (0.9 + 0.2 * years) * max(0, years - 1)
    return worth + (built >> BITS * w.FORTRESS & 7) * 0.5 + (built >> BITS * w.TRAINING_CAMP & 7) * 0.25 * years


def closing_worth(mind: Mind, size: int, open_sides: int) -> float:
    """NG-10.6, NG-13.2: fame of a closed territory, or the chance of it for an open one."""
    years = mind.years
    box = mind.view.box
    if open_sides == 0:
        return float(years * (box.harvest_fame_big if size >= box.harvest_big_tiles else box.harvest_fame_small))
    chance = CLOSE_CHANCE[min(open_sides, 5)] * min(1.0, 0.35 + 0.2 * years)
    later = box.harvest_fame_big if size + 1 >= box.harvest_big_tiles else box.harvest_fame_small
    return chance * (size + 1 + later * max(0.0, years - 0.7))


def slots_worth(mind: Mind, small: int, large: int, open_sides: int) -> float:
    """What may still be built, above all a large building."""
    years = min(4, max(0, mind.years - 1))
    near = 1.0 if open_sides <= 2 else 0.6
    rich = 1.6 if mind.stock(w.WOOD) >= 3 else 0.7
    return 0.15 * years * min(small, 2) + (rich * years * near if large else 0.0)


def free_counts(t: Northgard, rep: int) -> int:
    """Free slots of a territory, packed: small and rune, then large << 8."""
    printed = t.box.tiles
    n = 0
    region = rep
    while True:
        for slot in printed.region_slots[region]:
            if t.slots[slot] == w.NONE:
                n += 256 if printed.slot_kind[slot] == w.LARGE else 1
        region = t.land.next[region]
        if region == rep:
            return n


def land_worth(mind: Mind, size: int, open_sides: int, symbols: int, built: int, free: int) -> float:
    """The worth of such a territory to a player who holds it until the end."""
    worth = symbols_worth(mind, symbols, built) + buildings_worth(mind, built)
    worth += closing_worth(mind, size, open_sides) + slots_worth(mind, free & 255, free >> 8, open_sides)
    return worth


def worth_of(mind: Mind, rep: int) -> float:
    """The worth of a territory as it is; creatures that live there lower it."""
    if rep in mind.worths:
        return mind.worths[rep]
    t = mind.view
    land = t.land
    worth = land_worth(
        mind, land.size(rep), land.open_sides[rep], land.symbols[rep] & 32767, t.built[rep], free_counts(t, rep)
    )
    if t.row:
        worth -= creatures_nuisance(t, rep)
    mind.worths[rep] = worth
    return worth


def creatures_nuisance(t: Northgard, rep: int) -> float:
    nuisance = 0.0
    for creature in t.creatures_in(rep):
        ability = t.box.creatures[creature].ability
        nuisance += (1.0, 2.5, 0.8, 3.0)[ability]
    return nuisance


def denied(mind: Mind, rep: int) -> float:
    """The worth of taking a territory from its holder."""
    t = mind.view
    holder = t.holder[rep]
    worth = 0.6 * worth_of(mind, rep) / max(1, t.seats - 1)
    if holder != NOBODY and is_closed_large(t, rep):
        have = mind.closed_large[holder]
        worth += progress(mind, have) - progress(mind, have - 1)
    return worth


def total(values: list[float]) -> float:
    """The built-in sum starts with an int, which the compiled build does not accept as a float."""
    amount = 0.0
    for value in values:
        amount += value
    return amount
