"""NG-21: what a card's text says is what the card does when it is played."""

import re

import pytest

import longhouse
from tests.scenes.northgard.scene import Scene

TEXTS = {card.text("id"): card.text("text") for card in longhouse.find_game("northgard").content().root.entries("card")}


def saying(pattern: str) -> list[str]:
    return [name for name, text in TEXTS.items() if re.match(pattern, text)]


def played(card: str, clans: str = "wolf goat") -> Scene:
    """Red plays it with 3 units in start.n beside 1 unit of blue in start.e, and 4 of everything."""
    scene = Scene("red", "blue", clans=clans).units("red", "start.n", 3).units("blue", "start.e", 1)
    scene.goods("red", food=4, wood=4, lore=4).hand("red", card).hand("blue", "start_move").turn("red")
    return scene.pick("red", f"play/{card}")


@pytest.mark.parametrize("card", [name for name in saying(r"Move \d") if name not in ("snake_clan", "annexation")])
def test_ng_9_1_move(card: str) -> None:
    """NG-9.1, NG-9.7, NG-12.3: this many points, the power that the card adds to a battle, and what else it says."""
    points, power = re.match(r"Move (\d)(?:, \+(\d) power)?", TEXTS[card]).groups("0")  # type: ignore[union-attr]
    scene = played(card).asks("red move")
    assert scene.decision("red").args == [int(points)]
    scene.pick("red", "from/start.n", "figures/2", "to/start.e")
    if int(points) > 1:
        scene.pick("red", "done")
    if card == "intimidate":
        scene.asks("red push").pick("red", "no")
    scene.asks("red battle-food")
    assert scene.decision("red").args[1:] == [2 + int(power), 1]


@pytest.mark.parametrize("card", saying(r"Recruit \d(?! in each)"))
def test_ng_7_1_recruit(card: str) -> None:
    """NG-7.1: this many units; NG-11.1: where the card says, all in one territory if it says so."""
    text = TEXTS[card]
    n = int(text[len("Recruit ")])
    scene = played(card).asks("red recruit")
    assert scene.decision("red").args == [n]
    neutral = ["start.s", "start.w"] if "neutral" in text else []
    own = ["start.n"] if "neutral" not in text or "own or neutral" in text or "is allowed" in text else []
    scene.offers_of("red", "recruit", *own, *neutral)
    if n > 1:
        first = (own + neutral)[0]
        scene.pick("red", f"recruit/{first}")
        scene.offers_of("red", "recruit", *([first] if "in one" in text else [*own, *neutral]))


@pytest.mark.parametrize("card", saying(r"Draw \d(?! card for each)"))
def test_ng_11_5_draw(card: str) -> None:
    """NG-11.5: this many are drawn; some are kept, discarded, put back on top. NG-11.6: or more are paid for."""
    text = re.sub(r"put (\d) back", r"back \1", TEXTS[card])
    numbers = {word: int(n) for word, n in re.findall(r"(Draw|keep|discard|back) (\d)", text)}
    scene = played(card)
    assert sum(" drew " in line for line in scene.heard()) == numbers["Draw"]
    for verb, n in (("discard", numbers.get("discard", 0)), ("return", numbers.get("back", 0))):
        for _ in range(n):
            wanted = [text for text in scene.options("red") if text.startswith(f"{verb}/")]
            scene.pick("red", wanted[0])
    if "May pay" in TEXTS[card]:
        scene.asks("red pay").pick("red", "no")
    kept = numbers.get("keep", numbers["Draw"])
    left = 7 - numbers["Draw"] + numbers.get("back", 0)
    scene.asks("red play-on").shows(hand_size={"red": kept}, deck_size={"red": left})
    assert len(scene.table.discards[0]) == numbers.get("discard", 0)


@pytest.mark.parametrize("card", saying(r"Gain \d"))
def test_ng_11_5_gain(card: str) -> None:
    """NG-11.5: this many of this resource from the supply."""
    n, resource = re.match(r"Gain (\d) (\w+)", TEXTS[card]).groups()  # type: ignore[union-attr]
    goods = {"food": 4, "wood": 4, "lore": 4}
    goods[resource] += int(n)
    played(card).shows(goods={"red": goods})


@pytest.mark.parametrize("card", saying(r"Explore"))
def test_ng_10_2_explore(card: str) -> None:
    """NG-10.2, NG-11.3: with this many tiles; NG-10.12: or another one instead."""
    tiles = int((re.findall(r"of (\d) tiles", TEXTS[card]) or ["1"])[0])
    scene = played(card, "boar goat")
    assert len(scene.table.drawn) == tiles
    if tiles > 1:
        scene.offers_of("red", "tile", *scene.table.box.tiles.tile_names[1 : 1 + tiles])
    else:
        asked = {"scout_camp": "explore-tile", "huginn_and_muninn": "place"}
        scene.asks(f"red {asked.get(card, 'turn-tile')}")


@pytest.mark.parametrize("card", saying(r"Build"))
def test_ng_8_1_build(card: str) -> None:
    """NG-8.1, NG-21.8: a small building costs 1 wood, or nothing with the card that saves 1; NG-17.7: food for Goat."""
    scene = Scene("red", "blue", clans="goat boar").land("t01 0,-1").units("red", "start.n", 3)
    scene.units("blue", "start.e", 1).goods("red", wood=2).hand("red", card).turn("red").pick("red", f"play/{card}")
    scene.pick("red", "build/food_silo").shows(buildings={"start.n": ["food_silo"]})
    wood = 2 if "1 wood less" in TEXTS[card] else 1
    scene.shows(goods={"red": {"food": 1, "wood": wood}})


@pytest.mark.parametrize("card", saying(r"One of: Recruit 1, Move 1, Explore, Build"))
def test_ng_11_6_one_of_four(card: str) -> None:
    """NG-11.6: the feasts."""
    for choice, ask in (("choose/1", "recruit"), ("choose/2", "move"), ("choose/3", "turn-tile")):
        played(card).pick("red", choice).asks(f"red {ask}")
    scene = Scene("red", "blue").land("t01 0,-1").units("red", "start.n", 1).goods("red", wood=1).hand("red", card)
    scene.turn("red").pick("red", f"play/{card}", "choose/4").asks("red build")


@pytest.mark.parametrize("card", ["hunters", "woodcutters", "loremasters"])
def test_ng_11_1_one_per_symbol(card: str) -> None:
    """NG-11.1 `per`: in each own territory as many as it has such symbols, those of buildings too."""
    (resource,) = re.findall(r"per (food|wood|lore) symbol", TEXTS[card])
    building = {"food": "food_silo", "wood": "woodcutters_lodge", "lore": "carved_stone"}[resource]
    scene = Scene("red", "blue").units("red", "start.n", 1).units("red", "start.w", 1).units("blue", "start.e", 1)
    scene.building("start.n", building, building, slot="none").hand("red", card).turn("red").pick("red", f"play/{card}")
    scene.only("red", "recruit/start.n", "done").pick("red", "recruit/start.n", "recruit/start.n").asks("red play-on")
    scene.shows(units={"start.n": 3, "start.w": 1})
