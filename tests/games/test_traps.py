"""The traps that newcomers fall into: each is warned of before the pick, and its like that is none is not."""

from collections.abc import Callable

import pytest

import longhouse
from tests.games.watch.face.test_preview_warnings import AnyPlay as WatchPlay
from tests.scenes.midgard.scene import Scene as Midgard
from tests.scenes.northgard.scene import Scene as Northgard
from tests.scenes.watch.scene import Scene as Watch
from tests.scenes.watch.scene import quiet_north
from tests.scenes.wild.scene import Scene as Wild

AnyScene = Midgard | Northgard | Wild | WatchPlay

# --- Midgard


def rich(**more: int) -> Midgard:
    return Midgard("red", "blue").goods("red", coin=9, wood=9, food=2).dice("red", **more).placement("red")


def aboard(axes: int, food: int, stock: int = 0) -> Midgard:
    """On a ship for five, to a shore where one food feeds two."""
    scene = Midgard("red", "blue").voyage("red", "shore_1", "small").goods("red", food=food + stock)
    scene.dice("red", axe=axes + 1).assignment()
    return scene.pick("red", *["send/shore_1,axe"] * axes, *["load/shore_1"] * food)


def journey(card: str) -> Midgard:
    scene = Midgard("red", "blue").journey("shore_1", card).monster("shore_1", "nykr_red")
    scene.runes("red", "journey").voyage("red", "shore_1", "small", food=2, axe=2).journey_deck("storm")
    return scene.combat()


def hunting() -> Midgard:
    return Midgard("red", "blue").dice("red", axe=2).placed("red", "hunting_grounds").workers(red=1).placement("red")


# --- Northgard


def recruiting(food: int) -> Northgard:
    """A fourth unit has to be fed in the winter."""
    scene = Northgard("red", "blue").units("red", "start.n", 3).goods("red", food=food)
    return scene.hand("red", "start_recruit").turn("red").pick("red", "play/start_recruit")


def wintering(food: int) -> Northgard:
    scene = Northgard("red", "blue").units("red", "start.n", 7).goods("red", food=food)
    return scene.hand("red", "start_move").turn("red")


def leaving(stay: int) -> Northgard:
    """The territory with the camp, and how many stay there."""
    scene = Northgard("red", "blue").tile("t28", 0, -1).units("red", "start.n", 2 + stay).units("red", "start.s", 1)
    scene.building("start.n", "training_camp", slot="none").hand("red", "start_move").turn("red")
    return scene.pick("red", "play/start_move", "from/start.n", "figures/2")


def removing(card: str) -> Northgard:
    scene = Northgard("red", "blue").goods("red", lore=3).hand("red", card).deck("red", "start_move", "start_build")
    return scene.turn("red")


def exploring(owner: str) -> Northgard:
    """The tile closes the land of NG-EX17."""
    scene = Northgard("red", "blue").tile("t28", 0, -1).units(owner, "t28.s", 1).units("red", "start.e", 1).pile("t30")
    scene.hand("red", "start_explore").land("t02 1,0 1").turn("red")
    return scene.pick("red", "play/start_explore")


def feeding(fortresses: int) -> Northgard:
    """Blue, who decides last, defends with two."""
    scene = Northgard("red", "blue").tile("t28", 0, -1).units("red", "start.n", 2).units("blue", "start.e", 2)
    scene.building("start.e", *["fortress"] * fortresses, slot="none").goods("blue", food=2)
    scene.hand("red", "start_move").turn("red")
    return scene.pick("red", "play/start_move", "from/start.n", "figures/2", "to/start.e")


# --- the Watch


def before_roll(tormund: str) -> Watch:
    scene = Watch("red", "blue").settlement("red", "0,2,S").cards("red", ranger_patrol=1).tormund(tormund)
    return scene.turn("red")


def building(tormund: str) -> Watch:
    """A corner with a single hex that yields."""
    scene = Watch("red", "blue").road("red", "3,2,E").hand("red", lumber=1, brick=1, wool=1, grain=1)
    return scene.tormund(tormund).turn("red", "build")


def near(points: int) -> Watch:
    """Blue, with so many points, accepts."""
    keeps = ["0,2,S", "2,0,SE", "2,2,S", "1,1,N"][: points // 2]
    scene = Watch("red", "blue", "yellow").keep("blue", *keeps).hand("red", ore=2).hand("blue", wool=2)
    scene.turn("red", "trade").pick("red", "propose", "add/ore", "done", "add/wool", "send")
    return scene.pick("blue", "accept").pick("yellow", "decline")


def camps(full: int) -> Watch:
    scene = quiet_north().hand("red", lumber=1, brick=1, wool=1, grain=1).road("red", "0,2,E")
    for camp in range(full):
        scene.wildling("camp", f"hornfoot-{camp + 1}", "regular")
    return scene.turn("red", "build")


# --- Wild


def builder(*town: str) -> Wild:
    return Wild("red", "blue").pool(beer=9, gold=9).town("red", *town).turn("red")


def warrior(*ready: str, mission: bool = False) -> Wild:
    scene = Wild("red", "blue").town("blue", "brewery").ready(*ready)
    return (scene.missions("red", "worker").bought(building=1) if mission else scene).turn("red")


def thief(tokens: int) -> Wild:
    town = f"gold_storage tokens={tokens}" if tokens else "gold_storage"
    return Wild("red", "blue").hand("red", "elf_archer").town("blue", town).turn("red")


def owner(tokens: int) -> Wild:
    town = f"gold_storage tokens={tokens}" if tokens else "gold_storage"
    return Wild("red", "blue").town("red", town, "smelter").turn("red")


def player(card: str, *discard: str) -> Wild:
    return Wild("red", "blue").hand("red", card).discard("red", *discard).deck("red", only=True).turn("red")


@pytest.mark.parametrize(
    ("make", "text", "told"),
    [
        # CM-5.17, CM-6.6: once in a game
        (rich, "place/worker_huts", ["once-worker"]),
        (rich, "place/shipwright", ["once-ship"]),
        (rich, "place/stave_church", []),
        # CM-5.7: the huts of the hunters, once in a round
        (hunting, "place/hunting_grounds", ["hunts-already"]),
        # CM-8.12: food for two warriors
        (lambda: aboard(3, food=1), "confirm", ["unfed"]),
        (lambda: aboard(3, food=2), "confirm", []),
        (lambda: aboard(2, food=1), "send/shore_1,axe", ["unfed"]),
        (lambda: aboard(2, food=1, stock=1), "send/shore_1,axe", []),
        # CM-9.6: the rune on a journey that does no harm
        (lambda: journey("all_quiet"), "use/journey", ["calm-already"]),
        (lambda: journey("whirlpool"), "use/journey", []),
        # NG-14.2: more units than the winter allows
        (lambda: recruiting(0), "recruit/start.n", ["winter-short"]),
        (lambda: recruiting(1), "recruit/start.n", []),
        (lambda: wintering(0), "pass", ["discard-hand", "winter-short"]),
        (lambda: wintering(2), "pass", ["discard-hand"]),
        # NG-8.5: buildings in a territory that is left empty
        (lambda: leaving(0), "to/t28.n", ["abandons"]),
        (lambda: leaving(1), "to/t28.n", []),
        # NG-4.6: the fame of a card that is removed
        (lambda: removing("scouts"), "remove/scouts", ["card-fame-lost"]),
        (lambda: removing("intimidate"), "remove/intimidate", []),
        # GW-3.2: the patrol comes before the roll
        (lambda: before_roll("0,2"), "roll", ["patrol-first"]),
        (lambda: before_roll("2,2"), "roll", []),
        # GW-3.5: a settlement whose land is silent
        (lambda: building("3,2"), "settlement/3,2,NE", ["income-silent"]),
        (lambda: building("2,2"), "settlement/3,2,NE", []),
        # GW-9.1: a trade with somebody who nearly wins
        (lambda: near(8), "close/blue", ["helps-leader"]),
        (lambda: near(6), "close/blue", []),
        # GW-12.10: no free camp
        (lambda: camps(4), "settlement/0,2,SE", ["rush-near"]),
        (lambda: camps(3), "settlement/0,2,SE", []),
        # VW-13.1: a storage that nothing fills
        (builder, "build/beer_storage", ["storage-idle"]),
        (lambda: builder("brewery"), "build/beer_storage", []),
        (lambda: builder("smelter"), "build/beer_storage", ["storage-idle"]),
        # VW-11.2, VW-3.4: what a turn leaves undone
        (lambda: warrior("elf_archer"), "end-turn", ["ready-unused"]),
        (lambda: warrior(mission=True), "end-turn", ["mission-open"]),
        (warrior, "end-turn", []),
        # VW-9.4: an empty storage
        (lambda: thief(0), "attack/blue,1", ["no-loot"]),
        (lambda: thief(1), "attack/blue,1", []),
        # VW-6.15: tokens on a building that is dismantled
        (lambda: owner(2), "dismantle/1", ["tokens-lost"]),
        (lambda: owner(0), "dismantle/1", []),
    ],
)
def test_a_trap_is_warned_of(make: Callable[[], AnyScene], text: str, told: list[str]) -> None:
    played = make()
    face = longhouse.find_game(played.NAME).face()
    facts = face.preview(played.seen("red"), played.option(text), played.seat("red"))
    assert [fact.key.partition("-preview-")[2] for fact in facts if fact.warns] == told
    assert all(fact.rule for fact in facts)


@pytest.mark.parametrize(("owner", "told"), [("blue", ["closes-theirs"]), ("red", [])])
def test_ng_13_2_closing_the_land_of_somebody_else(owner: str, told: list[str]) -> None:
    """NG-13.2: of all ways to turn the tile there, those that close it."""
    scene = exploring(owner).pick("red", "place/1,-1")
    face = longhouse.find_game("northgard").face()
    all_facts = [face.preview(scene.seen("red"), scene.option(text), 0) for text in scene.options("red")]
    closing = [facts for facts in all_facts if any(fact.key == "northgard-preview-close" for fact in facts)]
    assert closing
    for facts in closing:
        assert [fact.key.partition("-preview-")[2] for fact in facts if fact.warns] == told


@pytest.mark.parametrize(("fortresses", "told"), [(0, []), (3, ["food-wasted"])])
def test_ng_12_4_food_that_changes_nothing(fortresses: int, told: list[str]) -> None:
    """NG-12.4: who pays last knows what it is worth."""
    scene = feeding(fortresses)
    facts = longhouse.find_game("northgard").face().preview(scene.seen("blue"), scene.option("food/1"), 1)
    assert [fact.key.partition("-preview-")[2] for fact in facts if fact.warns] == told
