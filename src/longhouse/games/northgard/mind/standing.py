"""What a seat has on the map and has begun, counted in one pass."""

from typing import Final, final

from longhouse.games.northgard.rules.battle import COUNTING, DECIDING, Battle
from longhouse.games.northgard.rules.build import Build
from longhouse.games.northgard.rules.cards.play import PlayCard
from longhouse.games.northgard.rules.cards.script import Script
from longhouse.games.northgard.rules.explore import PLACED, Explore
from longhouse.games.northgard.rules.harvest import TRADING, Harvest
from longhouse.games.northgard.rules.move import Move
from longhouse.games.northgard.rules.placing import PlaceTile
from longhouse.games.northgard.rules.recruit import Recruit
from longhouse.games.northgard.rules.sides import ATTACKER, DEFENDER, FACE
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.map import BITS
from longhouse.games.northgard.state.table import Northgard
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.table import Frame

CLOSING: Final[tuple[float, ...]] = (1.0, 0.62, 0.36, 0.2, 0.1, 0.05)  # how likely land closes, by open sides
# how likely an attack is to succeed, by its power less the defender's, from -4 to 5
LIKELY: Final[tuple[float, ...]] = (0.05, 0.1, 0.15, 0.25, 0.4, 0.6, 0.75, 0.86, 0.94, 0.97)
TO_BUILD: Final = 0.35  # how likely a large building is built where there is room
NUISANCE: Final[tuple[float, ...]] = (1.0, 2.5, 0.8, 3.0)  # of creatures, by ability
LARGE_BUILT: Final = 7 << BITS * w.FORTRESS | 7 << BITS * w.FORGE | 7 << BITS * w.ALTAR_OF_KINGS
# the worth of a card's remaining step, by verb, in fame
TO_COME: Final[tuple[float, ...]] = (
    1.5,
    1.2,
    2.2,
    1.8,
    1.5,
    1.0,
    1.8,
    0.5,
    1.5,
    1.8,
    0.8,
    1.2,
    0.8,
    0.4,
    0.2,
    0.3,
    0.5,
    0.0,
)


@final
class Standing:
    """The land of a seat and its neighbourhood. Expectations are in territories or in fame."""

    def __init__(self, t: Northgard, seat: Seat) -> None:
        self.lands = 0
        self.closed = 0
        self.harvest_fame = 0  # NG-13.2, NG-13.3, each year
        self.tiles = 0
        self.income = [0] * w.RESOURCES
        self.to_close = 0.0
        self.open_lands = 0
        self.large = 0
        self.small = 0
        self.forges = 0
        self.towers = 0  # and fortresses: what helps defenders
        self.closed_large = 0
        self.large_sites = 0
        self.room = 0.0  # neutral land beside the seat's own
        self.threat = 0.0
        self.prey = 0.0
        self.nuisance = 0.0
        self.hopes: Final[list[float]] = []  # by territory: to be closed and have a large building (NG-16.1)
        holder = t.holder
        for rep in t.land.reps:
            if holder[rep] == seat:
                self.count(t, seat, rep)

    def count(self, t: Northgard, seat: Seat, rep: int) -> None:
        land = t.land
        open_sides, size, built = land.open_sides[rep], land.size(rep), t.built[rep]
        self.lands += 1
        self.tiles += size
        if open_sides:
            self.open_lands += 1
            self.to_close += CLOSING[min(open_sides, 5)] * (1.0 + 0.25 * size)
        else:
            self.closed += 1
            if built & LARGE_BUILT:
                self.closed_large += 1
        if t.row:
            self.count_creatures(t, rep)
        if not t.row or not t.houses(rep, w.NO_TILE_HARVEST):
            self.count_harvest(t, land.symbols[rep], size, open_sides)
        if built:
            self.count_buildings(t, built)
        sites = self.large_sites
        self.count_sites(t, rep)
        if built & LARGE_BUILT or self.large_sites > sites:
            self.hopes.append(CLOSING[min(open_sides, 5)] * (1.0 if built & LARGE_BUILT else TO_BUILD))
        self.look_round(t, seat, rep)

    def count_creatures(self, t: Northgard, rep: int) -> None:
        for creature in t.creatures_in(rep):
            self.nuisance += NUISANCE[t.box.creatures[creature].ability]

    def count_harvest(self, t: Northgard, symbols: int, size: int, open_sides: int) -> None:
        """NG-13.2, NG-13.4: what the tiles give."""
        self.income[w.FOOD] += symbols & 31
        self.income[w.WOOD] += symbols >> 5 & 31
        self.income[w.LORE] += symbols >> 10 & 31
        if open_sides == 0:
            big = size >= t.box.harvest_big_tiles
            self.harvest_fame += t.box.harvest_fame_big if big else t.box.harvest_fame_small

    def count_buildings(self, t: Northgard, built: int) -> None:
        for building in range(w.BUILDINGS):
            n = built >> BITS * building & 7
            if n == 0:
                continue
            kind = t.box.buildings[building]
            if kind.large:
                self.large += n
            else:
                self.small += n
            self.forges += n * kind.year_draw
            self.harvest_fame += n * kind.fame
            self.towers += n * (kind.defend_power + kind.defend_kill)
            goods = kind.goods
            for resource in range(w.RESOURCES):
                self.income[resource] += n * goods[resource]

    def count_sites(self, t: Northgard, rep: int) -> None:
        """NG-2.3: large slots on which nothing stands."""
        printed, following = t.box.tiles, t.land.next
        region = rep
        while True:
            for slot in printed.region_slots[region]:
                if t.slots[slot] == w.NONE and printed.slot_kind[slot] == w.LARGE:
                    self.large_sites += 1
            region = following[region]
            if region == rep:
                return

    def look_round(self, t: Northgard, seat: Seat, rep: int) -> None:
        """The strongest and the weakest enemy beside a territory, and whether there is neutral land."""
        mine = t.figures(rep)
        strong, weak = 0, 99
        neutral = False
        for beside in t.land.beside[rep]:
            other = t.holder[beside]
            if other == NOBODY:
                neutral = True
            elif t.is_enemy(seat, other):
                strong = max(strong, t.figures(beside))
                weak = min(weak, defence(t, beside))
        stake = stake_of(t, rep)
        if strong:
            self.threat += stake * likely(strong - defence(t, rep))
        if weak < 99:
            self.prey += likely(mine - weak)
        if neutral:
            self.room += 1.0 if mine > 1 else 0.5


def best_hopes(t: Northgard, seat: Seat, land: Standing) -> list[float]:
    """The territories nearest to a victory, as many as it needs; NG-20.6: partners count together."""
    hopes = land.hopes[:]
    if t.box.teams:
        hopes += Standing(t, t.box.partner(seat)).hopes
    hopes.sort()
    hopes.reverse()
    return hopes[: t.box.to_win]


def defence(t: Northgard, rep: int) -> int:
    """NG-12.2, NG-12.3: the defence of a territory; a kill counts as one power."""
    built = t.built[rep]
    return t.figures(rep) + (
        2 * (built >> BITS * w.FORTRESS & 7) + (built >> BITS * w.DEFENSE_TOWER & 7) if built else 0
    )


def stake_of(t: Northgard, rep: int) -> float:
    """How much more this territory is worth than a bare one."""
    worth = 1.0 if t.land.open_sides[rep] else 1.5
    return worth + (1.0 if t.built[rep] & LARGE_BUILT else 0.0)


def likely(lead: int) -> float:
    return LIKELY[min(9, max(0, lead + 4))]


# --- what has begun


def raid_hope(t: Northgard, seat: Seat) -> float:
    """What a seat may still win in current battles, less what it may lose in them."""
    if t.raider == NOBODY:
        return 0.0
    hope = 0.0
    for rep in t.land.reps:
        n = t.raiding(rep)
        if n and (t.raider == seat or t.holder[rep] == seat):
            chance = battle_chance(t, rep, n) * stake_of(t, rep)
            hope += chance if t.raider == seat else -chance
    return hope


def battle_chance(t: Northgard, rep: int, raiders: int) -> float:
    """How likely the raiders are to take a territory, given what both sides have brought so far."""
    top = fought(t)
    if top is None or top.territory != rep or top.creature != w.NONE or top.step <= COUNTING:
        return likely(raiders - defence(t, rep))
    if top.step > DECIDING:
        return 1.0 if top.winner == ATTACKER else 0.0
    lead = top.score(ATTACKER) - top.score(DEFENDER)
    if top.part(ATTACKER, FACE) != w.NONE and top.part(DEFENDER, FACE) == w.NONE:
        lead -= 1  # that die is still to come
    return likely(lead)


def fought(t: Northgard) -> Battle | None:
    for at in range(len(t.agenda) - 1, -1, -1):
        frame = t.agenda[at]
        if isinstance(frame, Battle):
            return frame
    return None


def pending(t: Northgard, seat: Seat) -> float:
    """The worth of what a played card still lets a seat do, in fame."""
    worth = 0.0
    for at in range(1, len(t.agenda)):
        worth += pending_in(t, seat, t.agenda[at])
    return worth


def pending_in(t: Northgard, seat: Seat, frame: Frame) -> float:
    if isinstance(frame, Script):
        return script_to_come(t, frame.script, frame.at) if frame.seat == seat else 0.0
    if isinstance(frame, PlayCard):
        return script_to_come(t, t.box.cards[frame.card].script, 0) if frame.seat == seat else 0.0
    if isinstance(frame, Recruit):
        return 0.8 * min(2, frame.left) if frame.seat == seat else 0.0
    if isinstance(frame, Move):
        return 0.6 * min(2, frame.points) if frame.seat == seat else 0.0
    if isinstance(frame, Explore):
        return 2.2 if frame.seat == seat and frame.stage != PLACED else 0.0
    if isinstance(frame, PlaceTile):
        return 2.2 if frame.seat == seat else 0.0
    if isinstance(frame, Build):
        return 1.8 if frame.seat == seat and not frame.built else 0.0
    return 0.0


def script_to_come(t: Northgard, script: int, at: int) -> float:
    steps = t.box.scripts[script]
    worth = 0.0
    for i in range(at, len(steps)):
        worth += TO_COME[t.box.steps[steps[i]].verb]
    return worth


def harvests_to_come(t: Northgard, seat: Seat) -> int:
    """NG-13.1: this year's too, until the seat has collected."""
    years = t.box.last_year - max(1, t.year)
    if t.phase < w.PHASE_HARVEST:
        return years + 1
    if t.phase > w.PHASE_HARVEST:
        return years
    for frame in t.agenda:
        if isinstance(frame, Harvest):
            together = t.box.harvest_together and frame.step == TRADING
            return years if together or (seat - t.first) % t.seats < frame.at else years + 1
    return years
