"""VW-7.8, VW-8.4, VW-19.6, VW-19.7: strength, defence, and what can still be made legal."""

import random
from itertools import combinations
from pathlib import Path

import pytest

import longhouse
from tests.scenes.wild.scene import Scene


def strict(**content: Path) -> Scene:
    """VW-7.9: with the setting that refuses attacks that cannot succeed."""
    return Scene("red", "blue", allow_hopeless_attacks=False, **content)


def declared(target: str, *cards: str) -> Scene:
    """Red attacks with these cards from hand, in this order; blue may answer."""
    scene = Scene("red", "blue").hand("red", *cards).hand("blue", "beer").town("blue", "smelter", "tavern").turn("red")
    scene.pick("red", f"attack/blue,{target}")
    for card in cards:
        verb = "commit" if card in ("sword", "odins_boost", "mjolnir") else "add"
        if f"{verb}/{card}" in scene.options("red"):
            scene.pick("red", f"{verb}/{card}")
    return scene.pick("red", "declare")


@pytest.mark.parametrize(
    ("cards", "strength"),
    [
        (["elf_archer", "elf_archer"], 4),
        (["viking_warrior", "pigator", "bone_crusher"], 9),
        (["thor"], 5),  # an aura is for fighters only
        (["thor", "grendel"], 9),
        (["thor", "elf_archer", "elf_archer"], 11),
        (["elf_archer", "sword"], 5),
        (["elf_archer", "viking_warrior", "odins_boost"], 5),
        (["elf_archer", "viking_warrior", "odins_boost", "thor", "sword", "mjolnir"], 22),
        (["assassin", "bear_rider", "shaman"], 8),
    ],
)
def test_vw_7_8_strength_of_an_attack(cards: list[str], strength: int) -> None:
    """VW-7.8: printed strength, might, auras for each fighter, boosts with a fighter."""
    declared("1", *cards).hears("table", f"VW-19.8 red attacked blue smelter {strength} 1")


def test_vw_7_8_might_counts_breweries() -> None:
    """VW-7.8, VW-17.3, VW-18.12, VW-6.9, VW-RU5: Dvergar has 1 more for each brewery, new or not."""
    scene = Scene("red", "blue").hand("red", "dvergr").town("red", "brewery", "brewery new", "smelter")
    scene.hand("blue", "beer")
    scene.turn("red").pick("red", "attack/blue,hall", "declare")
    scene.hears("table", "VW-19.8 red attacked blue town_hall_1 5 4")


def test_vw_17_7_a_copy_attacks_as_what_it_is_printed_as() -> None:
    """VW-17.7, VW-17.13, VW-7.8: Loki's Lens as Thor: 5, and an aura; it counts as an attacker."""
    scene = Scene("red", "blue").hand("red", "thor", "loki_lens", "elf_archer").hand("blue", "sheep_cannon")
    scene.hall("blue", 3).turn("red").pick("red", "play/thor", "play/loki_lens")
    scene.shows(ready=["loki_lens as thor", "thor"]).pick("red", "attack/blue,hall", "ready/loki_lens")
    scene.pick("red", "add/elf_archer", "declare")
    scene.hears("table", "VW-19.8 red attacked blue town_hall_3 8 6", "VW-17.7 red attacks-as loki_lens thor")
    scene.shows(ready=["thor"]).pick("blue", "respond/sheep_cannon").shows(vp={"blue": 2})


def test_vw_8_4_defence_of_a_building() -> None:
    """VW-8.4, VW-17.3: printed defence and all cards that lie on it; Shockwave Towers count the attackers again."""
    scene = Scene("red", "blue").hand("red", "pigator", "pigator", "pigator", "pigator").hand("blue", "beer")
    scene.town("blue", "tavern").fort("blue", "1", "tower", "shockwave_tower").fort("blue", "hall", "sheep_cannon")
    scene.turn("red")
    scene.pick("red", "attack/blue,1", "add/pigator", "declare")
    scene.hears("table", "VW-19.8 red attacked blue tavern 10 8")
    scene.pick("blue", "pass").pick("red", "attack/blue,hall", "add/pigator", "declare")
    scene.hears("table", "VW-19.8 red attacked blue town_hall_1 10 9")


def test_vw_ex17_hero_trap() -> None:
    """VW-EX17, VW-8.14, VW-8.4: without Thor his aura is gone; strength 4 against 3 succeeds, against 5 it does not."""
    scene = Scene("red", "blue").hand("red", "thor", "elf_archer", "elf_archer").hand("blue", "hero_trap", "tower")
    scene.town("blue", "tavern").turn("red")
    scene.pick("red", "attack/blue,1", "add/thor", "add/elf_archer", "add/elf_archer")
    scene.pick("red", "declare").hears("table", "VW-19.8 red attacked blue tavern 11 3")
    scene.pick("blue", "respond/hero_trap")
    scene.hears("table", "VW-8.2 blue responded hero_trap 11 3", "VW-8.14 blue taken-out thor 4 3")
    scene.twin().pick("blue", "pass").shows(damaged=1, vp={"red": 1, "blue": 0})
    scene.pick("blue", "respond/tower").hears("table", "VW-8.5 blue repelled tavern 4 5", "VW-8.6 blue scored 3")
    scene.shows(damaged=0, vp={"red": 0, "blue": 3}, played={"red": ["elf_archer", "elf_archer", "thor"]})


def test_vw_8_14_boosts_need_a_fighter_who_still_takes_part() -> None:
    """VW-8.14, VW-7.8: the Assassin takes the only fighter out, and the Sword no longer counts."""
    scene = Scene("red", "blue").hand("red", "elf_archer", "sword", "thor").hand("blue", "assassin").turn("red")
    scene.pick("red", "attack/blue,hall", "add/elf_archer", "commit/sword", "add/thor", "declare")
    scene.hears("table", "VW-19.8 red attacked blue town_hall_1 11 4").pick("blue", "respond/assassin")
    scene.hears("table", "VW-8.14 blue taken-out elf_archer 5 4").shows(damaged=1)


def test_vw_ex18_building_an_attack() -> None:
    """VW-EX18, VW-7.9, VW-19.7: a Shockwave Tower on a smelter: 1 + 1 + the attackers."""
    scene = strict().hand("red", "viking_warrior", "elf_archer").town("blue", "smelter")
    scene.fort("blue", "1", "shockwave_tower").turn("red").barred("red", "attack/blue,1", "VW-7.9", "too-weak")
    scene = strict().hand("red", "elf_archer", "elf_archer", "viking_warrior").town("blue", "smelter")
    scene.fort("blue", "1", "shockwave_tower").turn("red").pick("red", "attack/blue,1")
    scene.offers("red", "add/viking_warrior", "add/elf_archer").pick("red", "add/elf_archer")
    assert scene.table.decision.args == [2, 3]  # the strength so far, and what it must reach
    scene.barred("red", "declare", "VW-7.9", "not-strong-enough").pick("red", "add/elf_archer").may("red", "declare")
    assert scene.table.decision.args == [4, 4]


def test_vw_19_7_no_boost_without_a_fighter() -> None:
    """VW-19.7, VW-3.7: Alviss against three Shockwave Towers, 3 against 1 + 3 + 3, and Mjöllnir cannot join him."""
    scene = strict().hand("red", "alvis", "mjolnir").town("blue", "smelter")
    scene.fort("blue", "1", *["shockwave_tower"] * 3).turn("red")
    scene.barred("red", "attack/blue,1", "VW-7.9", "too-weak")
    scene = strict().hand("red", "alvis", "mjolnir", "viking_warrior").town("blue", "smelter")
    scene.fort("blue", "1", *["shockwave_tower"] * 3).turn("red").may("red", "attack/blue,1")


def test_vw_19_7_a_hero_joins_fighters_and_is_counted_after_them() -> None:
    """VW-19.7: 1 + 2 + 3 reach the 6 of a town hall of level 3; a crusher beside Thor is 9 against 5 + 2 x 2."""
    scene = strict().hand("red", "viking_warrior", "elf_archer", "alvis").hall("blue", 3).turn("red")
    scene.pick("red", "attack/blue,hall").offers("red", "add/viking_warrior", "add/elf_archer", "add/alvis")
    scene = strict().hand("red", "bone_crusher", "thor").town("blue", "smelter")
    scene.fort("blue", "1", "shockwave_tower", "shockwave_tower", "tower").turn("red").may("red", "attack/blue,1")


# --- other contents


def altered(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    """The content with some things changed."""
    text = (longhouse.find_game("wild").folder / "content.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "content.toml"
    path.write_text(text, encoding="utf-8")
    return path


def card_with(name: str, strength: int, new: int) -> tuple[str, str]:
    """A change of a card's strength."""
    text = (longhouse.find_game("wild").folder / "content.toml").read_text(encoding="utf-8")
    at = text.index(f'id = "{name}"')
    old = text[at : text.index(f"strength = {strength}\n", at)] + f"strength = {strength}\n"
    return old, old.replace(f"strength = {strength}\n", f"strength = {new}\n")


def test_vw_19_6_also_the_first_card_of_a_content_can_attack(tmp_path: Path) -> None:
    """VW-19.6: the order of the cards in the content does not matter."""
    text = (longhouse.find_game("wild").folder / "content.toml").read_text(encoding="utf-8")
    first, at = text.index('[[card]]\nid = "beer"'), text.index('[[card]]\nid = "viking_warrior"')
    warrior = text[at : text.index("\n\n", at) + 2]
    path = altered(tmp_path, (warrior, ""), (text[first : first + 20], warrior + text[first : first + 20]))
    scene = Scene("red", "blue", content=path).hand("red", "viking_warrior").town("blue", "beer_storage").turn("red")
    scene.pick("red", "attack/blue,1").offers("red", "declare")


def test_vw_19_7_a_hero_who_does_harm(tmp_path: Path) -> None:
    """VW-19.7: two Shockwave Towers on a smelter, 3 and 2 for each attacker: Thor alone reaches it, not with Alviss."""
    scene = strict(content=altered(tmp_path, card_with("alvis", 3, 0))).hand("red", "thor", "alvis")
    scene.town("blue", "smelter").fort("blue", "1", "shockwave_tower", "shockwave_tower").turn("red")
    scene.pick("red", "attack/blue,1").offers("red", "declare").barred("red", "add/alvis", "VW-19.7", "cannot-succeed")


def test_vw_19_7_an_aura_is_worth_more_than_who_has_it(tmp_path: Path) -> None:
    """VW-19.7: three crushers are 9 against 5 + 2 x 3; Thor, weak as a child, makes it 13 against 5 + 2 x 4."""
    path = altered(tmp_path, card_with("thor", 5, 1))
    scene = strict(content=path).hand("red", "thor", *["bone_crusher"] * 3).town("blue", "tavern")
    scene.fort("blue", "1", "shockwave_tower", "shockwave_tower").turn("red").pick("red", "attack/blue,1")
    scene.pick("red", "add/thor", "declare").hears("table", "VW-19.8 red attacked blue tavern 13 13")
    path = altered(tmp_path, card_with("thor", 5, 0))
    scene = strict(content=path).hand("red", "thor", *["bone_crusher"] * 3).town("blue", "tavern")
    scene.fort("blue", "1", "shockwave_tower", "shockwave_tower").turn("red").barred("red", "attack/blue,1", "VW-7.9")


def test_vw_19_7_the_boost_of_a_fighter(tmp_path: Path) -> None:
    """VW-19.7, VW-7.8: an archer with a `boost` of 2 brings 4 to an attack."""
    old = 'strength = 2\neffect = []\ntext = "Fighter, strength 2."'
    new = 'strength = 2\neffect = [{ when = "attack", do = "boost", n = 2 }]\ntext = "Fighter, strength 2."'
    scene = strict(content=altered(tmp_path, (old, new))).hand("red", "elf_archer").turn("red")
    scene.pick("red", "attack/blue,hall", "declare").hears("table", "VW-19.8 red attacked blue town_hall_1 4 4")


def test_vw_19_7_somebody_must_attack(tmp_path: Path) -> None:
    """VW-19.7, VW-7.6: a tavern with no defence except a tower that counts attackers; a hero without strength."""
    tower = '{ when = "respond", do = "defend", n = 1 }, { when = "respond", do = "defend", n = 1, per = "attacker" }'
    changes = (("defence = 3\n", "defence = 0\n"), (tower, tower[tower.index("}, ") + 3 :]), card_with("alvis", 3, 0))
    scene = strict(content=altered(tmp_path, *changes)).hand("red", "alvis").town("blue", "tavern", "tavern")
    scene.fort("blue", "2", "shockwave_tower").turn("red").offers_of("red", "attack", "blue,1")
    scene.barred("red", "attack/blue,2", "VW-7.9", "too-weak")


def test_vw_10_1_a_dragon_of_more_defence(tmp_path: Path) -> None:
    """VW-10.1: it is never attacked without hope."""
    path = altered(tmp_path, ('defence = 1\nreward = [{ do = "token"', 'defence = 2\nreward = [{ do = "token"'))
    scene = Scene("red", "blue", content=path).hand("red", "viking_warrior").turn("red")
    scene.barred("red", "dragon", "VW-10.1", "too-weak-for-it")


# --- against all selections there are

STRENGTH = {"viking_warrior": 1, "elf_archer": 2, "bone_crusher": 3, "alvis": 3, "thor": 5, "valkyrie": 4}
AURA = {"thor": 1, "odins_boost": 1}
BOOST = {"sword": 3, "mjolnir": 7}
HEROES = ("alvis", "thor", "valkyrie")
PRINTED = {"hall": 4, "1": 1, "2": 3}


def is_legal(cards: tuple[str, ...], defence: int, each: int) -> bool:
    """VW-7.8, VW-7.9, VW-3.7, written a second time."""
    attackers = [card for card in cards if card in STRENGTH]
    fighters = [card for card in attackers if card not in HEROES]
    if not attackers or (not fighters and len(attackers) < len(cards)):
        return False
    strength = sum(STRENGTH[card] for card in attackers) + len(fighters) * sum(AURA.get(card, 0) for card in cards)
    strength += sum(BOOST.get(card, 0) for card in cards) if fighters else 0
    return strength >= defence + each * len(attackers)


def some_is_legal(cards: list[str], defence: int, each: int) -> bool:
    return any(is_legal(some, defence, each) for n in range(len(cards)) for some in combinations(cards, n + 1))


@pytest.mark.parametrize("seed", range(60))
def test_vw_19_7_what_is_listed_can_be_carried_through(seed: int) -> None:
    """VW-19.6, VW-19.7, VW-19.1: a target is listed only if some selection is legal; no card leads to a dead end."""
    luck = random.Random(seed)
    one_copy = ["alvis", "thor", "valkyrie", "odins_boost", "sword", "mjolnir"]
    cards = luck.sample(one_copy, luck.randint(0, 3)) + luck.choices(
        ["viking_warrior", "elf_archer"], k=luck.randint(0, 2)
    )
    towers = {slot: luck.randint(0, 3) for slot in PRINTED}
    while sum(towers.values()) > 3:
        towers[luck.choice([slot for slot in PRINTED if towers[slot]])] -= 1
    scene = strict().hand("red", *cards, "beer").town("blue", "smelter", "tavern")
    for slot, n in towers.items():
        scene.fort("blue", slot, *["shockwave_tower"] * n)
    scene.turn("red")
    listed = [slot for slot in PRINTED if some_is_legal(cards, PRINTED[slot] + towers[slot], towers[slot])]
    scene.offers_of("red", "attack", *[f"blue,{slot}" for slot in listed])
    for slot in listed:
        build_up(scene.twin(), slot, PRINTED[slot] + towers[slot], towers[slot], luck)


def build_up(scene: Scene, slot: str, defence: int, each: int, luck: random.Random) -> None:
    """Card by card at random, until nothing can be added: all that is listed is legal, and `declare` is at the end."""
    scene.pick("red", f"attack/blue,{slot}")
    while scene.options("red") != ["declare"]:
        scene.pick("red", luck.choice([text for text in scene.options("red") if text != "declare"]))
    scene.pick("red", "declare").told("attacked", "damaged")
    lines = [line.split() for line in scene.heard()]
    joined = tuple(line[3] for line in lines if line[2] in ("attacks", "committed"))
    assert is_legal(joined, defence, each), joined
