"""A quick estimate of what a seat may gain from its fights, ships and hunts this round."""

from typing import Final, final

from longhouse.games.midgard.rules.assignment import ordered
from longhouse.games.midgard.rules.fight import HEALING, LOSING, Fight
from longhouse.games.midgard.rules.odds import TYPE, best_left, chance, reroll_odds, size, standing_odds, style_of
from longhouse.games.midgard.rules.rolls import MARKING, ROLLED, Roll, die_at, face_at, hits_of, rolled
from longhouse.games.midgard.rules.rolls import size as dice_in
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import NO_ORDERS, Midgard
from longhouse.kernel.decision import Seat

ENOUGH: Final = 0.8  # a chance that needs no more dice
HUNTED: Final[tuple[float, ...]] = (0.67, 0.67, 0.83)  # food that a die brings on average
MOST_DICE: Final = 8
BEST_FIRST: Final[tuple[int, ...]] = (w.AXE, w.SPEAR, w.SWORD)


@final
class Prospects:
    """Chances are exact for dice that were sent; before that, the most valuable targets get what they need."""

    def __init__(self, t: Midgard, seat: Seat, have: list[int]) -> None:
        self.table: Final = t
        self.seat: Final = seat
        self.have: Final = have  # cards by colour
        self.style: Final = style_of(t.box, t.leaders[seat]) if t.leaders[seat] != w.NONE else 0
        self.pool: Final = t.reserve[seat * w.DICE : (seat + 1) * w.DICE]
        self.owned: Final = self.pool[:]
        self.food = t.goods[seat * w.GOODS + w.FOOD]
        self.town = 0.0
        self.sea = 0.0
        self.spoils = 0.0
        self.sets = 0.0
        self.troll = 0.0
        self.risk = 0.0
        self.hunt = 0.0
        self.look()

    def look(self) -> None:
        """First the targets that have dice, then those that may get some, the greatest glory first."""
        t = self.table
        waiting: list[tuple[int, int]] = []
        for target in t.targets_of(self.seat):
            crew = self.sent(target)
            if t.enemies[target] == w.NONE:
                continue
            if crew:
                fed = t.laden[target] * t.box.warriors_per_food(target) if target >= w.SHORE_1 else size(crew)
                self.hope(target, crew, fed)
            elif t.phase <= w.PHASE_ASSIGNMENT:
                waiting.append((-t.box.enemies[t.enemies[target]].glory, target))
        if waiting:
            waiting.sort()
            crews = [self.ordered(target) for _, target in waiting]
            for at in range(len(waiting)):
                self.send(waiting[at][1], crews[at])
        self.hunts()

    def hunts(self) -> None:
        t = self.table
        top = t.agenda[-1]
        if isinstance(top, Roll) and not isinstance(top, Fight):
            if top.seat == self.seat:
                self.hunt = float(min(t.box.hunt_food_max, counted(t, top, 0)[0]))
        elif t.phase <= w.PHASE_ASSIGNMENT and t.hunts(self.seat):
            for die in range(w.DICE):
                self.hunt += self.pool[die] * HUNTED[die]
            self.hunt = min(float(t.box.hunt_food_max), self.hunt)

    def sent(self, target: int) -> int:
        """The dice there."""
        crew = 0
        for die in range(w.DICE):
            n = self.table.sent[target * w.DICE + die]
            self.owned[die] += n
            crew |= n << 6 * die
        return crew

    def ordered(self, target: int) -> int:
        """The dice that are to go there; they are no longer in the pool."""
        crew = 0
        if self.table.orders is not NO_ORDERS:
            for die in range(w.DICE):
                n = ordered(self.table, self.seat, target, die)
                self.pool[die] -= n
                crew |= n << 6 * die
        return crew

    def send(self, target: int, crew: int) -> None:
        """As many of the best dice as needed, besides those that are ordered."""
        t = self.table
        enemy = t.box.enemies[t.enemies[target]]
        most, n = MOST_DICE, size(crew)
        if target >= w.SHORE_1:
            per_food = t.box.warriors_per_food(target)
            room = t.box.ships[t.ship_at[target]].capacity * per_food // (per_food + 1)
            most = min(room, self.food * per_food)
        won = chance(t.box, self.style, crew, enemy.attack, enemy.defence)
        for die in BEST_FIRST:
            while self.pool[die] > 0 and n < most and won < ENOUGH and not enemy.ban[die]:
                self.pool[die] -= 1
                crew += 1 << 6 * die
                n += 1
                won = chance(t.box, self.style, crew, enemy.attack, enemy.defence)
        fed = n
        if target >= w.SHORE_1:
            fed = min(n, self.food * t.box.warriors_per_food(target))
            self.food -= min(self.food, n)
        self.hope(target, crew, fed)

    def hope(self, target: int, crew: int, fed: int) -> None:
        """The expected result of a fight with this crew, as far as it is fed."""
        t = self.table
        enemy = t.box.enemies[t.enemies[target]]
        for die in range(w.DICE):
            if enemy.ban[die]:
                crew &= ~(TYPE << 6 * die)
        won = self.won(target, crew)
        n = size(crew)
        if fed < n:
            won *= fed / n
        self.risk += n * (1.0 - won)
        if target >= w.SHORE_1:
            self.sea += won * enemy.glory
        else:
            self.town += won * enemy.glory
        self.spoils += won * (sum(enemy.reward) + t.coins[target])
        if enemy.colour != w.NONE:
            self.sets += won * (1.0 if self.have[enemy.colour] == min(self.have) else 0.3)
        else:
            self.troll += won

    def won(self, target: int, crew: int) -> float:
        """How likely the enemy is to be defeated, given what has happened in the current fight."""
        t = self.table
        enemy = t.box.enemies[t.enemies[target]]
        for frame in t.agenda:
            if isinstance(frame, Fight) and frame.target == target and frame.enemy == t.enemies[target]:
                need = enemy.defence - frame.damage
                if frame.step == ROLLED or frame.step == MARKING:
                    return self.rolled(frame, enemy.attack, need)
                if need <= 0:
                    return 1.0
                losses = frame.losses if frame.step == HEALING or frame.step == LOSING else 0
                return best_left(t.box, self.style, crew, enemy.attack, need, losses)
        return chance(t.box, self.style, crew, enemy.attack, enemy.defence)

    def rolled(self, fight: Fight, attack: int, need: int) -> float:
        """CM-8.16: as the dice lie; those that are marked are rolled again."""
        box, leader = self.table.box, self.table.leaders[self.seat]
        mask = fight.marked if fight.step == MARKING else 0
        kept = counted(self.table, fight, mask)
        dice = rolled(fight.dice)
        if mask == 0:
            return standing_odds(box, leader, dice, kept[0], kept[1], attack, need)
        again = [0] * w.DICE
        for at in range(dice_in(fight.dice)):
            if mask >> at & 1:
                again[die_at(fight.dice, at)] += 1
        return reroll_odds(box, leader, dice, again, kept, fight.reaction, attack, need)[1]


def counted(t: Midgard, roll: Roll, mask: int) -> list[int]:
    """Hits and shields of the dice that are not marked."""
    kept = [0, 0]
    for at in range(dice_in(roll.dice)):
        if not mask >> at & 1:
            die, face = die_at(roll.dice, at), face_at(roll.faces, at)
            kept[0] += hits_of(t.box, t.leaders[roll.seat], die, face, roll.reaction)
            kept[1] += t.box.dice[die].shields[face]
    return kept
