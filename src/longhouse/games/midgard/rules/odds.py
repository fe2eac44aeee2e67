"""Exact chances of fights, hunts and voyages, as long as nobody spends favour or flips a rune.

If dice must be given up, the rest must win as often as possible. Chances are cached in the box under whole numbers that
name their question. A crew is the dice of a fight as one number: six bits per type.
"""

from typing import Final, final

from longhouse.games.midgard.rules.rolls import hits_of
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.box import MidgardBox
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.zone import FACE_DOWN

TYPE: Final = 63  # the bits of a type
SHIELDS: Final = 16  # width of a throw: chances by hits, then by shields
UNKNOWN: Final = -1.0
SAME: Final = 1e-12  # what rounding may make of two equal chances
MOST_KEPT: Final = 65536  # cached chances: some 11 MB; with more, a server that runs for weeks would only grow

# kinds of cached chances
WINS: Final = 0
WINS_AFTER_LOSSES: Final = 1
COMES_HOME: Final = 2
LANDS: Final = 3
PASSES_KRAKEN: Final = 4
PAST_KRAKEN: Final = 5

# --- what others ask


def fight_odds(box: MidgardBox, leader: int, dice: list[int], attack: int, defence: int, damage: int) -> float:
    """CM-8.14 to CM-8.21: how likely these dice are to defeat an enemy that has taken this much damage."""
    if damage >= defence:
        return 1.0
    return chance(box, style_of(box, leader), crew_of(dice), attack, defence - damage)


def expected_survivors(box: MidgardBox, leader: int, dice: list[int], attack: int, defence: int, damage: int) -> float:
    """CM-8.20: how many dice return on average; none from a fight that is lost."""
    if damage >= defence:
        return float(sum(dice))
    return survivors(box, style_of(box, leader), crew_of(dice), attack, defence - damage)


def hunt_food(box: MidgardBox, leader: int, dice: list[int]) -> float:
    """CM-8.4: the food that a hunt brings on average; more than the most is not gained."""
    return hunt_again(box, leader, dice, 0, 0)


def standing_odds(
    box: MidgardBox, leader: int, dice: list[int], hits: int, shields: int, attack: int, need: int
) -> float:
    """How likely the fight is to be won if this roll is kept."""
    if hits >= need:
        return 1.0
    return best_left(box, style_of(box, leader), crew_of(dice), attack, need - hits, max(0, attack - shields))


def reroll_odds(
    box: MidgardBox,
    leader: int,
    dice: list[int],
    again: list[int],
    kept: list[int],
    reaction: int,
    attack: int,
    need: int,
) -> tuple[float, float]:
    """CM-8.16: some dice are rolled again beside hits and shields that stay (`kept`): how likely they are to defeat the
    enemy in this round, and in this fight at all."""
    style, crew = style_of(box, leader), crew_of(dice)
    rolls = throw(box, reacting(style, reaction), crew_of(again))
    now, later = 0.0, 0.0
    for at in range(len(rolls)):
        if rolls[at] > 0.0:
            left = need - kept[0] - at // SHIELDS
            if left <= 0:
                now += rolls[at]
            else:
                losses = max(0, attack - kept[1] - at % SHIELDS)
                later += rolls[at] * best_left(box, style, crew, attack, left, losses)
    return now, now + later


def hunt_again(box: MidgardBox, leader: int, again: list[int], kept: int, reaction: int) -> float:
    """CM-8.3: the food on average if some dice are rolled again beside hits that stay."""
    rolls = throw(box, reacting(style_of(box, leader), reaction), crew_of(again))
    food = 0.0
    for at in range(len(rolls)):
        food += rolls[at] * min(kept + at // SHIELDS, box.hunt_food_max)
    return food


def voyage_odds(t: Midgard, seat: Seat, target: int, dice: list[int], food: int) -> tuple[float, float]:
    """CM-8.8 to CM-8.13, CM-8.22: how likely a ship is to defeat its monster by what is known of the journey; and how
    likely if all is quiet."""
    if t.enemies[target] == w.NONE:
        return 0.0, 0.0
    course = Course(t.box, t.leaders[seat], target, t.enemies[target])
    crew = crew_of(dice)
    quiet = course.lands(crew, food)
    cards = journeys_there(t, seat, target - w.SHORE_1)
    if not cards:
        return quiet, quiet
    total = 0.0
    for journey in range(len(cards)):
        if cards[journey]:
            total += cards[journey] * course.sails(journey, 0, 0, crew, food)
    return total / sum(cards), quiet


def journeys_there(t: Midgard, seat: Seat, shore: int) -> list[int]:
    """CM-H4: by kind, the journey cards that may lie at a shore as far as a seat (in a view: the viewer) can know; none
    where no card lies."""
    eyes = seat if t.viewer == NOBODY else t.viewer
    zone = t.journeys[shore]
    if not zone.cards:
        return []
    if zone.shows(0, eyes) and zone.cards[0] != FACE_DOWN:
        return [1 if journey == zone.cards[0] else 0 for journey in range(len(t.box.journeys))]
    left = t.pool(w.POOL_JOURNEYS)
    for other in t.journeys:
        if other.cards and other.shows(0, eyes) and other.cards[0] != FACE_DOWN:
            left[other.cards[0]] -= 1
    return left


# --- dice


def crew_of(dice: list[int]) -> int:
    return dice[w.SWORD] | dice[w.SPEAR] << 6 | dice[w.AXE] << 12


def one_of(die: int) -> int:
    """A crew of one."""
    return 1 << 6 * die


def size(crew: int) -> int:
    return (crew & TYPE) + (crew >> 6 & TYPE) + (crew >> 12)


def crews_left(crew: int, losses: int) -> list[int]:
    """What may be left of a crew after this many losses."""
    swords, spears, axes = crew & TYPE, crew >> 6 & TYPE, crew >> 12
    crews: list[int] = []
    for sword in range(min(swords, losses) + 1):
        for spear in range(min(spears, losses - sword) + 1):
            if losses - sword - spear <= axes:
                crews.append(crew - sword - (spear << 6) - ((losses - sword - spear) << 12))
    return crews


def style_of(box: MidgardBox, leader: int) -> int:
    """CM-10.4: 0, except for a leader whose dice hit differently."""
    return 0 if box.ability(leader, w.COUNT_HITS) is None else leader + 1


def reacting(style: int, reaction: int) -> int:
    """CM-9.8: in a roll in which each shield also deals this many hits."""
    return style | reaction << 5


def throw(box: MidgardBox, style: int, crew: int) -> list[float]:
    """How likely the dice of a crew are to show each number of hits and shields: hits * SHIELDS + shields."""
    if crew == 0:
        return [1.0 if at == 0 else 0.0 for at in range(SHIELDS)]
    key = crew << 8 | style
    if key in box.throws:
        return box.throws[key]
    die = w.SWORD if crew & TYPE else w.SPEAR if crew >> 6 & TYPE else w.AXE
    rest = throw(box, style, crew - one_of(die))
    faces = box.dice[die].faces
    leader, reaction = (style & 31) - 1, style >> 5
    moves = [hits_of(box, leader, die, face, reaction) * SHIELDS + box.dice[die].shields[face] for face in faces]
    rolls = [0.0] * (len(rest) + max(moves) // SHIELDS * SHIELDS)
    share = 1.0 / len(faces)
    for at in range(len(rest)):
        if rest[at] > 0.0:
            for move in moves:
                rolls[at + move] += rest[at] * share
    box.throws[key] = rolls
    return rolls


def keep(box: MidgardBox, key: int, found: float) -> None:
    """Forgets everything now and then: the chances that matter are soon known again."""
    if len(box.odds) >= MOST_KEPT:
        box.odds.clear()
    box.odds[key] = found


# --- fights


def chance(box: MidgardBox, style: int, crew: int, attack: int, need: int) -> float:
    """A crew still has to deal `need` damage. A round that changes nothing is rolled until one does."""
    if crew == 0:
        return 0.0
    key = (((crew << 8 | attack) << 8 | need) << 8 | style) << 3 | WINS
    known = box.odds.get(key, UNKNOWN)
    if known >= 0.0:
        return known
    rolls = throw(box, style, crew)
    blocked = min(attack, SHIELDS)
    missed, later, idle = 0.0, 0.0, 0.0
    for hits in range(min(need, len(rolls) // SHIELDS)):
        row = hits * SHIELDS
        for shields in range(blocked):
            p = rolls[row + shields]
            if p > 0.0:
                missed += p
                later += p * best_left(box, style, crew, attack, need - hits, attack - shields)
        safe = sum(rolls[row + blocked : row + SHIELDS], 0.0)
        missed += safe
        if hits == 0:
            idle = safe
        elif safe > 0.0:
            later += safe * chance(box, style, crew, attack, need - hits)
    found = settled(1.0 - missed + later, idle)
    keep(box, key, found)
    return found


def settled(value: float, idle: float) -> float:
    """The outcome of a round that changes nothing with chance `idle` and is then rolled again, as often as it takes."""
    if idle > 1.0 - SAME:
        return 0.0
    return min(1.0, max(0.0, value / (1.0 - idle)))


def best_left(box: MidgardBox, style: int, crew: int, attack: int, need: int, losses: int) -> float:
    """CM-8.18, CM-8.21: what is best to be left with after some losses."""
    if losses == 0:
        return chance(box, style, crew, attack, need)
    if losses >= size(crew):
        return 0.0
    key = ((((crew << 8 | attack) << 8 | need) << 8 | style) << 8 | losses) << 3 | WINS_AFTER_LOSSES
    found = box.odds.get(key, UNKNOWN)
    if found >= 0.0:
        return found
    for die in range(w.DICE):
        if crew >> 6 * die & TYPE:
            found = max(found, best_left(box, style, crew - one_of(die), attack, need, losses - 1))
    keep(box, key, found)
    return found


def survivors(box: MidgardBox, style: int, crew: int, attack: int, need: int) -> float:
    """Of a fight that is fought to be won."""
    if crew == 0:
        return 0.0
    key = (((crew << 8 | attack) << 8 | need) << 8 | style) << 3 | COMES_HOME
    known = box.odds.get(key, UNKNOWN)
    if known >= 0.0:
        return known
    rolls = throw(box, style, crew)
    n = size(crew)
    home, idle = 0.0, 0.0
    for at in range(len(rolls)):
        p = rolls[at]
        if p > 0.0:
            hits, losses = at // SHIELDS, max(0, attack - at % SHIELDS)
            if hits >= need:
                home += p * max(0, n - losses)
            elif hits == 0 and losses == 0:
                idle += p
            elif losses < n:
                home += p * most_left(box, style, crew, attack, need - hits, losses)
    found = 0.0 if idle > 1.0 - SAME else home / (1.0 - idle)
    keep(box, key, found)
    return found


def most_left(box: MidgardBox, style: int, crew: int, attack: int, need: int, losses: int) -> float:
    """Of the losses that are best for winning those that bring most dice home."""
    best = best_left(box, style, crew, attack, need, losses)
    most = 0.0
    for left in crews_left(crew, losses):
        if chance(box, style, left, attack, need) >= best - SAME:
            most = max(most, survivors(box, style, left, attack, need))
    return most


# --- voyages


@final
class Course:
    """A ship's way to the monster of a shore."""

    def __init__(self, box: MidgardBox, leader: int, target: int, enemy: int) -> None:
        self.box: Final = box
        self.style: Final = style_of(box, leader)
        self.per_food: Final = box.warriors_per_food(target)
        self.enemy: Final = enemy

    def ashore(self, crew: int) -> float:
        """CM-8.22: what the monster bans is gone before the fight."""
        monster = self.box.enemies[self.enemy]
        for die in range(w.DICE):
            if monster.ban[die]:
                crew -= (crew >> 6 * die & TYPE) << 6 * die
        return chance(self.box, self.style, crew, monster.attack, monster.defence)

    def lands(self, crew: int, food: int) -> float:
        """CM-8.12: those are fed with whom the fight goes best."""
        hungry = size(crew) - food * self.per_food
        if hungry <= 0:
            return self.ashore(crew)
        key = self.key(crew, food, 0, 0, LANDS)
        found = self.box.odds.get(key, UNKNOWN)
        if found < 0.0:
            found = max([self.ashore(left) for left in crews_left(crew, hungry)])
            keep(self.box, key, found)
        return found

    def sails(self, journey: int, at: int, lost: int, crew: int, food: int) -> float:
        """CM-8.9, CM-8.10: from the step `at` of a journey on, of which `lost` items are gone already."""
        steps = self.box.journeys[journey].steps
        if at == len(steps):
            return self.lands(crew, food)
        step = steps[at]
        if step.verb == w.DO_FIGHT:
            return self.passes_kraken(crew, food, self.box.enemies[self.box.kraken].defence)
        best = UNKNOWN
        if lost < step.n:
            if food and w.FOOD in step.among:
                best = self.sails(journey, at, lost + 1, crew, food - 1)
            for die in range(w.DICE):
                if step.warriors and crew >> 6 * die & TYPE:
                    best = max(best, self.sails(journey, at, lost + 1, crew - one_of(die), food))
        return best if best >= 0.0 else self.sails(journey, at + 1, 0, crew, food)

    def passes_kraken(self, crew: int, food: int, need: int) -> float:
        """CM-8.11: the survivors sail on; the losses are chosen for what follows."""
        if crew == 0:
            return 0.0
        key = self.key(crew, food, need, 0, PASSES_KRAKEN)
        known = self.box.odds.get(key, UNKNOWN)
        if known >= 0.0:
            return known
        attack = self.box.enemies[self.box.kraken].attack
        value, idle = 0.0, 0.0
        shares = shares_of(throw(self.box, self.style, crew), attack, need)
        for at in range(len(shares)):
            hits, losses = at // (attack + 1), at % (attack + 1)
            if at == 0 and need:
                idle = shares[at]
            elif shares[at] > 0.0:
                value += shares[at] * self.best_past(crew, food, need - hits, losses)
        found = settled(value, idle)
        keep(self.box, key, found)
        return found

    def best_past(self, crew: int, food: int, need: int, losses: int) -> float:
        """What is best to be left with after some losses to the kraken, which still needs `need` damage."""
        if losses == 0:
            return self.passes_kraken(crew, food, need) if need else self.lands(crew, food)
        if losses >= size(crew):
            return 0.0
        key = self.key(crew, food, need, losses, PAST_KRAKEN)
        found = self.box.odds.get(key, UNKNOWN)
        if found < 0.0:
            for die in range(w.DICE):
                if crew >> 6 * die & TYPE:
                    found = max(found, self.best_past(crew - one_of(die), food, need, losses - 1))
            keep(self.box, key, found)
        return found

    def key(self, crew: int, food: int, need: int, losses: int, what: int) -> int:
        food = min(food, size(crew))  # more feeds nobody
        voyage = ((crew << 6 | food) << 8 | self.enemy) << 4 | self.per_food
        return (((voyage << 7 | need) << 5 | losses) << 6 | self.style) << 3 | what


def shares_of(rolls: list[float], attack: int, need: int) -> list[float]:
    """A throw by hits (no more than needed) and losses: hits * (attack + 1) + losses."""
    shares = [0.0] * ((need + 1) * (attack + 1))
    for at in range(len(rolls)):
        if rolls[at] > 0.0:
            shares[min(need, at // SHIELDS) * (attack + 1) + max(0, attack - at % SHIELDS)] += rolls[at]
    return shares
