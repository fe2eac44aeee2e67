"""Chances of fights, hunts and voyages: by hand, by counting every roll, and by real fights."""

import tomllib
from fractions import Fraction
from itertools import product
from math import sqrt

import pytest

from longhouse import find_game
from longhouse.games.midgard.rules.fight import Fight
from longhouse.games.midgard.rules.losses import AT_SEA, TO_ENEMY, Losses
from longhouse.games.midgard.rules.odds import (
    MOST_KEPT,
    Course,
    best_left,
    crew_of,
    crews_left,
    expected_survivors,
    fight_odds,
    hunt_again,
    hunt_food,
    journeys_there,
    one_of,
    reroll_odds,
    standing_odds,
    voyage_odds,
)
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.box import MidgardBox
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.chance import seeded
from longhouse.kernel.decision import Option
from longhouse.kernel.search.unseen import determinize
from tests.games.content import change, open_box
from tests.scenes.midgard.scene import Scene

Dice = tuple[int, int, int]
FIGHTS = 4000
VOYAGES = 1200
ONE_SWORD, ONE_SPEAR, ONE_AXE = [1, 0, 0], [0, 1, 0], [0, 0, 1]


@pytest.fixture(scope="module")
def box() -> MidgardBox:
    return Scene("red", "blue").table.box


def leader(box: MidgardBox, name: str) -> int:
    return [each.name for each in box.leaders].index(name)


# --- by hand


@pytest.mark.parametrize(
    ("dice", "defence", "odds"),
    [(ONE_AXE, 1, 4 / 6), (ONE_SWORD, 1, 2 / 5), (ONE_SPEAR, 1, 2 / 4), (ONE_SWORD, 2, 1 / 5), (ONE_AXE, 3, 0.0)],
)
def test_cm_8_20_one_die_alone(box: MidgardBox, dice: list[int], defence: int, odds: float) -> None:
    """CM-8.18 to CM-8.21: attack 1 takes the die, victory or not; a shield keeps it, and the round changes nothing."""
    assert fight_odds(box, w.NONE, dice, 1, defence, 0) == pytest.approx(odds)
    assert expected_survivors(box, w.NONE, dice, 1, defence, 0) == 0


def test_cm_8_21_two_axes(box: MidgardBox) -> None:
    """CM-8.21: 8 of 9 rolls hit, and one axe comes home; after two blanks one axe rolls alone."""
    assert fight_odds(box, w.NONE, [0, 0, 2], 1, 1, 0) == pytest.approx(8 / 9 + 1 / 9 * 4 / 6)
    assert expected_survivors(box, w.NONE, [0, 0, 2], 1, 1, 0) == pytest.approx(8 / 9)


def test_cm_8_14_damage_counts_and_no_dice_never_win(box: MidgardBox) -> None:
    """CM-8.14, CM-8.6"""
    assert fight_odds(box, w.NONE, ONE_SWORD, 1, 3, 2) == fight_odds(box, w.NONE, ONE_SWORD, 1, 1, 0)
    assert fight_odds(box, w.NONE, [0, 0, 0], 1, 3, 3) == 1.0 and fight_odds(box, w.NONE, [0, 0, 0], 1, 3, 2) == 0.0
    assert expected_survivors(box, w.NONE, [2, 0, 1], 1, 3, 3) == 3.0


@pytest.mark.parametrize("dice", [ONE_SWORD, [2, 0, 0], [4, 0, 0], [7, 0, 0]])
def test_cm_8_21_dice_that_never_hit_never_win(dice: list[int]) -> None:
    """CM-8.21: not even if no die is lost and every round is rolled again."""
    game = find_game("midgard")
    printed = tomllib.loads((game.folder / "content.toml").read_text(encoding="utf-8"))
    blunt = open_box(game, change(printed, "dice 0 faces", ["blank"] * 4 + ["shield"] * 2))
    assert isinstance(blunt, MidgardBox)
    assert expected_survivors(blunt, w.NONE, dice, 0, 1, 0) == 0
    assert fight_odds(blunt, w.NONE, dice, 0, 1, 0) == 0


def test_cm_8_18_without_attack_every_fight_is_won(box: MidgardBox) -> None:
    """CM-8.18, CM-8.21: nobody is lost, and the fight goes on until it is won."""
    assert fight_odds(box, w.NONE, ONE_SWORD, 0, 7, 0) == pytest.approx(1.0)
    assert expected_survivors(box, w.NONE, [1, 1, 0], 0, 7, 0) == pytest.approx(2.0)


def test_cm_10_4_swords_of_svanhildr(box: MidgardBox) -> None:
    """CM-10.4: 2 on a hit, 3 on a double; her spears are like any other."""
    svanhildr = leader(box, "svanhildr")
    assert fight_odds(box, svanhildr, ONE_SWORD, 1, 2, 0) == pytest.approx(2 / 5)
    assert fight_odds(box, svanhildr, ONE_SWORD, 1, 3, 0) == pytest.approx(1 / 5)
    assert fight_odds(box, svanhildr, ONE_SPEAR, 1, 2, 0) == fight_odds(box, w.NONE, ONE_SPEAR, 1, 2, 0)
    assert fight_odds(box, leader(box, "ullr"), ONE_SWORD, 1, 2, 0) == fight_odds(box, w.NONE, ONE_SWORD, 1, 2, 0)


def test_cm_8_4_food_of_a_hunt(box: MidgardBox) -> None:
    """CM-8.4, CM-10.4: a sword brings 3/6, Svanhildr's 5/6; of many axes no more than 6."""
    assert hunt_food(box, w.NONE, ONE_SWORD) == pytest.approx(3 / 6)
    assert hunt_food(box, leader(box, "svanhildr"), ONE_SWORD) == pytest.approx(5 / 6)
    faces = [box.dice[w.AXE].hits[face] for face in box.dice[w.AXE].faces]
    rolls = [min(6, sum(roll)) for roll in product(faces, repeat=5)]
    assert hunt_food(box, w.NONE, [0, 0, 5]) == pytest.approx(sum(rolls) / len(rolls))
    assert hunt_again(box, w.NONE, ONE_SPEAR, 5, 0) == pytest.approx(5 + 1 / 3)
    assert hunt_again(box, w.NONE, ONE_SPEAR, 0, 1) == pytest.approx(3 / 6 + 2 / 6)


def test_cm_8_16_a_roll_that_stands_and_one_that_is_rolled_again(box: MidgardBox) -> None:
    """CM-8.16: two swords against attack 1, defence 2, of which one shows a hit and one a blank."""
    assert standing_odds(box, w.NONE, [2, 0, 0], 1, 0, 1, 2) == pytest.approx(2 / 5)  # one sword needs one hit
    assert standing_odds(box, w.NONE, [2, 0, 0], 2, 0, 1, 2) == 1.0
    now, ever = reroll_odds(box, w.NONE, [2, 0, 0], ONE_SWORD, [1, 0], 0, 1, 2)
    alone = fight_odds(box, w.NONE, [2, 0, 0], 1, 1, 0)  # a shield keeps both
    assert now == pytest.approx(2 / 6) and ever == pytest.approx(2 / 6 + 3 / 6 * 2 / 5 + 1 / 6 * alone)
    now, _ = reroll_odds(box, w.NONE, [2, 0, 0], ONE_SWORD, [1, 0], 1, 1, 2)
    assert now == pytest.approx(3 / 6), "CM-9.8: with reaction a shield hits too"


# --- by counting every roll


def counted(box: MidgardBox, chief: int, dice: Dice, attack: int, need: int, known: dict[object, Fraction]) -> Fraction:
    """The chance by every roll of every die, in whole fractions."""
    if need <= 0:
        return Fraction(1)
    if not any(dice):
        return Fraction(0)
    if (dice, need) in known:
        return known[dice, need]
    rolls = rolls_of(box, chief, dice)
    value, idle = Fraction(0), Fraction(0)
    for hits, shields in rolls:
        losses = min(sum(dice), max(0, attack - shields))
        if hits >= need:
            value += 1
        elif hits == 0 and losses == 0:
            idle += 1
        else:
            value += max(counted(box, chief, left, attack, need - hits, known) for left in without(dice, losses))
    known[dice, need] = value / (len(rolls) - idle)
    return known[dice, need]


def rolls_of(box: MidgardBox, chief: int, dice: Dice) -> list[tuple[int, int]]:
    sides = []
    for die, n in enumerate(dice):
        for _ in range(n):
            mine = {w.HIT: 2, w.DOUBLE: 3} if die == w.SWORD and chief == leader(box, "svanhildr") else {}
            printed = {w.HIT: 1, w.DOUBLE: 2, **mine}
            sides.append([(printed.get(face, 0), int(face == w.SHIELD)) for face in box.dice[die].faces])
    return [(sum(hits for hits, _ in roll), sum(shield for _, shield in roll)) for roll in product(*sides)]


def without(dice: Dice, n: int) -> list[Dice]:
    if n == 0:
        return [dice]
    fewer = [tuple(m - (die == other) for other, m in enumerate(dice)) for die in range(3) if dice[die]]
    return [left for a, b, c in fewer for left in without((a, b, c), n - 1)]


@pytest.mark.parametrize("chief", ["gylfir", "svanhildr"])
@pytest.mark.parametrize("dice", [(1, 1, 0), (2, 0, 1), (1, 1, 1), (0, 2, 1), (2, 1, 1)])
@pytest.mark.parametrize(("attack", "defence"), [(1, 2), (2, 3), (3, 4), (1, 5), (4, 5)])
def test_cm_8_14_every_roll_counted(box: MidgardBox, chief: str, dice: Dice, attack: int, defence: int) -> None:
    """CM-8.14 to CM-8.21: the dice that are lost are chosen best."""
    exact = counted(box, leader(box, chief), dice, attack, defence, {})
    assert fight_odds(box, leader(box, chief), list(dice), attack, defence, 0) == pytest.approx(float(exact), abs=1e-12)


def returning(box: MidgardBox, dice: Dice, attack: int, need: int) -> Fraction:
    """How many come home by every roll, in whole fractions; losses are chosen first to win, then to bring many home."""
    rolls = rolls_of(box, w.NONE, dice)
    value, idle = Fraction(0), Fraction(0)
    for hits, shields in rolls:
        losses = min(sum(dice), max(0, attack - shields))
        if hits >= need:
            value += sum(dice) - losses
        elif hits == 0 and losses == 0:
            idle += 1
        elif losses < sum(dice):
            ways = without(dice, losses)
            best = max(counted(box, w.NONE, left, attack, need - hits, {}) for left in ways)
            kept = [left for left in ways if counted(box, w.NONE, left, attack, need - hits, {}) == best]
            value += max(returning(box, left, attack, need - hits) for left in kept)
    return value / (len(rolls) - idle)


def test_cm_8_20_survivors_of_a_fight_that_is_fought_to_be_won(box: MidgardBox) -> None:
    """CM-8.18, CM-8.20: an axe wins more often than a spear, which would come home more often."""
    exact = returning(box, (0, 1, 2), 2, 4)
    assert expected_survivors(box, w.NONE, [0, 1, 2], 2, 4, 0) == pytest.approx(float(exact), abs=1e-12)


def test_cm_8_18_what_is_left_after_losses() -> None:
    """CM-8.18: each mix of types once; not more than there are."""
    crew = crew_of([1, 2, 1])
    assert sorted(crews_left(crew, 3)) == sorted(crew_of(dice) for dice in ([1, 0, 0], [0, 1, 0], [0, 0, 1]))
    assert crews_left(crew, 0) == [crew] and crews_left(crew, 4) == [0]


# --- by real fights


def close(wins: int, tries: int, odds: float) -> bool:
    """Within three standard deviations."""
    return abs(wins / tries - odds) <= 3 * sqrt(odds * (1 - odds) / tries)


def best_loss(t: Midgard, course: Course | None, options: list[Option]) -> Option:
    """What the odds assume is given up."""
    losses = t.agenda[-1]
    assert isinstance(losses, Losses)
    return max(options, key=lambda option: worth(t, course, losses, option.a))


def worth(t: Midgard, course: Course | None, losses: Losses, cargo: int) -> float:
    """How likely the victory is without one of these."""
    box, at = t.box, losses.target
    crew, food, left = crew_of(t.sent[at * w.DICE : (at + 1) * w.DICE]), t.laden[at], losses.n - 1
    if cargo == w.CARGO_FOOD:
        food -= 1
    else:
        crew -= one_of(cargo)
    fights = [frame for frame in t.agenda if isinstance(frame, Fight)]
    if losses.why == TO_ENEMY:
        card = box.enemies[fights[0].enemy]
        need = max(0, card.defence - fights[0].damage)
        if card.kind == w.KRAKEN:
            assert course is not None
            return course.best_past(crew, food, need, left)
        return best_left(box, 0, crew, card.attack, need, left) if need else 0.0
    assert course is not None
    if losses.why == AT_SEA:
        journey = t.journeys[at - w.SHORE_1].cards[0]
        return course.sails(journey, 0, box.journeys[journey].steps[0].n - left, crew, food)
    return max([course.ashore(rest) for rest in crews_left(crew, left)])


def fought_out(t: Midgard, course: Course | None) -> Midgard:
    """Confirmed, and played until the fight is over."""
    t.pick(t.box.say[w.CONFIRM][0])
    while t.round == 1:
        t.pick(best_loss(t, course, t.decision.options))
    return t


@pytest.mark.parametrize(
    ("enemy", "dice"),
    [
        ("mountain_troll_1", {"sword": 4}),
        ("river_troll_1", {"sword": 2, "axe": 1}),
        ("cave_troll_1", {"spear": 1, "axe": 1}),
    ],
)
def test_cm_8_5_real_fights_are_won_as_often(enemy: str, dice: dict[str, int]) -> None:
    """CM-8.5: without favour and runes, with losses as the odds assume; and as many dice come home."""
    scene = Scene("red", "blue").dice("red", **dice).enemy("troll", enemy).fight("red", "troll").assignment()
    scene.pick("red", *[f"send/troll,{die}" for die, n in dice.items() for _ in range(n)])
    card = scene.table.box.enemies[scene.enemy_card(enemy)]
    wins, home = 0, 0
    for seed in range(FIGHTS):
        table = scene.table.clone()
        table.chance = seeded(str(seed), tuple(stream.name for stream in w.STREAMS))
        fought_out(table, None)
        wins += len(table.trophies[0].cards)
        home += table.warriors(0)
    sent = [dice.get(name, 0) for name in w.DIE_IDS]
    odds = fight_odds(scene.table.box, w.NONE, sent, card.attack, card.defence, 0)
    assert close(wins, FIGHTS, odds), f"{wins / FIGHTS} won, {odds} expected"
    survive = expected_survivors(scene.table.box, w.NONE, sent, card.attack, card.defence, 0)
    assert abs(home / FIGHTS - survive) < 3 * sum(sent) / 2 / sqrt(FIGHTS)


@pytest.mark.parametrize(
    ("shore", "monster", "dice", "food"),
    [
        ("shore_1", "lyndwurm_red", {"sword": 3, "spear": 1}, 2),
        ("shore_3", "sea_serpent_blue", {"sword": 2, "axe": 4}, 4),
    ],
)
def test_cm_8_8_real_voyages_succeed_as_often(shore: str, monster: str, dice: dict[str, int], food: int) -> None:
    """CM-8.8 to CM-8.13, CM-8.22: journeys dealt again from what red knows, the kraken fought, the hungry and the
    banned gone."""
    scene = Scene("red", "blue").dice("red", **dice).goods("red", food=food).monster(shore, monster)
    scene.journey("shore_1", "storm", seen="blue").discarded("kraken").voyage("red", shore, "large").assignment()
    orders = [f"send/{shore},{die}" for die, n in dice.items() for _ in range(n)] + [f"load/{shore}"] * food
    target = w.TARGET_IDS.index(shore)
    scene.pick("red", *orders)
    course = Course(scene.table.box, w.NONE, target, scene.table.enemies[target])
    wins = 0
    for seed in range(VOYAGES):
        table = scene.table.clone()
        determinize(table, 0, str(seed))
        wins += len(fought_out(table, course).trophies[0].cards)
    odds, quiet = voyage_odds(scene.seen("red"), 0, target, [dice.get(name, 0) for name in w.DIE_IDS], food)
    assert close(wins, VOYAGES, odds), f"{wins / VOYAGES} won, {odds} expected"
    assert 0.0 < odds < quiet


# --- journeys


def test_cm_h4_what_is_known_of_a_journey() -> None:
    """CM-H4: a player who has looked knows it; the others count all cards that are neither discarded nor known to
    them."""
    scene = Scene("red", "blue").journey("shore_1", "kraken", seen="red").journey("shore_2", "storm", seen="blue")
    scene.discarded("lost", "all_quiet").placement("red")
    names = [journey.name for journey in scene.table.box.journeys]

    def known(colour: str, shore: int) -> dict[str, int]:
        seat = scene.seat(colour)
        cards = journeys_there(scene.seen(colour), seat, shore)
        assert cards == journeys_there(scene.table, seat, shore)
        return {name: n for name, n in zip(names, cards, strict=True) if n}

    assert known("red", 0) == {"kraken": 1} and known("blue", 1) == {"storm": 1}
    left = {"all_quiet": 7, "kraken": 2, "lost": 1, "no_wind": 2, "storm": 2, "whirlpool": 2}
    assert known("red", 1) == known("red", 2) == {**left, "kraken": 1}
    assert known("blue", 0) == {**left, "storm": 1}


def odds_of(scene: Scene, dice: list[int], food: int) -> tuple[float, float]:
    return voyage_odds(scene.seen("red"), 0, w.SHORE_1, dice, food)


@pytest.mark.parametrize(
    ("journey", "same_as", "food"),
    [("all_quiet", [0, 0, 3], 2), ("no_wind", [0, 0, 2], 1), ("whirlpool", [0, 0, 2], 1), ("storm", [0, 0, 2], 1)],
)
def test_cm_8_9_a_journey_that_is_known(journey: str, same_as: list[int], food: int) -> None:
    """CM-8.9, CM-8.12: 3 axes with 2 food on the first shore; whatever is lost, 2 axes land, except on a quiet sea."""
    scene = (
        Scene("red", "blue").monster("shore_1", "hafgufa_red").journey("shore_1", journey, seen="red").placement("red")
    )
    _, left = odds_of(scene, same_as, food)
    assert odds_of(scene, [0, 0, 3], 2) == pytest.approx((left, odds_of(scene, [0, 0, 3], 2)[1]))


def test_cm_8_22_banned_dice_do_not_fight_but_eat() -> None:
    """CM-8.22, CM-8.12: swords do nothing against the serpent; if food is short, they starve first."""
    scene = Scene("red", "blue").monster("shore_1", "sea_serpent_blue").placement("red")
    _, axes = odds_of(scene, [0, 0, 4], 2)
    assert odds_of(scene, [2, 0, 4], 3)[1] == odds_of(scene, [2, 0, 4], 2)[1] == pytest.approx(axes)
    assert odds_of(scene, [2, 0, 0], 2) == (0.0, 0.0)
    assert odds_of(scene, [2, 0, 4], 3)[0] > odds_of(scene, [0, 0, 4], 2)[0], "they die in the whirlpool instead"


def test_cm_8_11_the_kraken_is_fought_with_all_aboard() -> None:
    """CM-8.11: of three axes one is left at best, which cannot deal 3; of four there may be two."""
    scene = (
        Scene("red", "blue").monster("shore_1", "nykr_red").journey("shore_1", "kraken", seen="red").placement("red")
    )
    assert odds_of(scene, [0, 0, 3], 2)[0] == 0.0 and odds_of(scene, [0, 0, 4], 2)[0] > 0.0
    assert odds_of(scene, [0, 0, 8], 4)[0] > odds_of(scene, [0, 0, 4], 2)[0]


def past_kraken(box: MidgardBox, axes: int, need: int) -> Fraction:
    """By every roll: axes against a kraken of attack 2 that still needs `need` damage, then against attack 1, defence
    3; each round costs two."""
    if axes <= 2:
        return Fraction(0)
    rolls = rolls_of(box, w.NONE, (0, 0, axes))
    landing = counted(box, w.NONE, (0, 0, axes - 2), 1, 3, {})
    again = [past_kraken(box, axes - 2, need - hits) for hits in range(need)]
    return sum([landing if hits >= need else again[hits] for hits, _ in rolls], Fraction(0)) / len(rolls)


@pytest.mark.parametrize("axes", [4, 5])
def test_cm_8_11_every_roll_counted_against_the_kraken(box: MidgardBox, axes: int) -> None:
    """CM-8.11, CM-8.21: the fight goes on until it is defeated; only survivors of a victory land."""
    scene = Scene("red", "blue").monster("shore_1", "nykr_red").journey("shore_1", "kraken", seen="red")
    exact = past_kraken(box, axes, 2)
    assert odds_of(scene.placement("red"), [0, 0, axes], 5)[0] == pytest.approx(float(exact), abs=1e-12)


def test_cm_10_4_svanhildr_at_sea(box: MidgardBox) -> None:
    """CM-10.4, CM-8.12: two of three swords are fed; the odds of different owners are not mixed up."""
    for name in ("gylfir", "svanhildr", "gylfir"):
        scene = Scene("red", "blue", leaders=f"{name} ullr").monster("shore_1", "nykr_red").placement("red")
        landed = fight_odds(box, leader(box, name), [2, 0, 0], 1, 3, 0)
        assert odds_of(scene, [3, 0, 0], 1)[1] == pytest.approx(landed)


def test_only_so_many_chances_are_kept() -> None:
    """Nobody can tell the difference: what was forgotten is computed again."""
    game = find_game("midgard")
    printed = tomllib.loads((game.folder / "content.toml").read_text(encoding="utf-8"))
    box, fresh = open_box(game, printed), open_box(game, printed)
    assert isinstance(box, MidgardBox)
    assert isinstance(fresh, MidgardBox)
    box.odds.update((-key, 0.5) for key in range(1, MOST_KEPT + 1))
    assert fight_odds(box, 0, [2, 1, 1], 3, 4, 0) == fight_odds(fresh, 0, [2, 1, 1], 3, 4, 0)
    assert box.odds == fresh.odds
