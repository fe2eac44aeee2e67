"""CM-5.1 to CM-5.17: the locations of the board; CM-1.6 to CM-1.9, CM-1.12: how many warriors come."""

import pytest

from longhouse.kernel.zone import FACE_DOWN
from tests.scenes.midgard.scene import Opening, Scene


def two(**settings: str) -> Scene:
    return Scene("red", "blue", **settings)


def stock(scene: Scene) -> object:
    """All that lies at the smiths and in the smokehouse."""
    return scene.fact_of(scene.table, "stock")


# --- the smiths and the smokehouse


@pytest.mark.parametrize(("place", "die"), [("blacksmith", "axe"), ("hafter", "spear"), ("swordsmith", "sword")])
def test_cm_5_1_all_dice_that_lie_there(place: str, die: str) -> None:
    """CM-5.1, CM-5.2, CM-5.3: of that smith alone."""
    scene = two().stock(sword=2, spear=2, axe=2).placement("red").pick("red", f"place/{place}")
    scene.shows(dice={"red": {die: 2}})
    assert stock(scene) == {name: 2 for name in ("sword", "spear", "axe") if name != die}
    assert scene.heard("blue")[-1] == f"CM-5.4 red recruited 2 {die}"


@pytest.mark.parametrize(("place", "die"), [("blacksmith", "axe"), ("hafter", "spear"), ("swordsmith", "sword")])
def test_cm_5_1_however_many_they_are(place: str, die: str) -> None:
    """CM-5.1, CM-5.2, CM-5.3, CM-3.8: what nobody takes for seven rounds piles up, and one worker takes it all."""
    scene = two().stock(**{die: 7}).placement("red").pick("red", f"place/{place}")
    scene.shows(dice={"red": {die: 7}}).hears_last("blue", f"CM-5.4 red recruited 7 {die}")
    assert stock(scene) == {}


def test_cm_ex7_the_hafter() -> None:
    """CM-EX7, CM-5.2, CM-3.8: untouched in round 1, round 2 offers 2 spearmen."""
    opening = Opening(2, leader_choice="random", first_player="host").shows(round=1, stock={"spear": 1})
    for _ in range(4):
        opening.pick("red", "place/beg").pick("blue", "place/beg")
    opening.shows(round=2, stock={"sword": 2, "spear": 2, "axe": 2, "food": 2}, supply={"sword": 8, "spear": 10})
    opening.pick("red", "place/hafter").hears_last("blue", "CM-5.4 red recruited 2 spear")
    opening.shows(dice={"red": {"sword": 1, "spear": 2}}, stock={"sword": 2, "axe": 2, "food": 2})


def test_cm_5_4_dice_above_the_limit_go_to_the_supply() -> None:
    """CM-5.4, CM-1.7: they do not stay at the smith."""
    scene = two().stock(axe=3).dice("red", sword=7).placement("red").shows(supply={"sword": 5, "spear": 12, "axe": 7})
    scene.pick("red", "place/blacksmith").shows(dice={"red": {"sword": 7, "axe": 1}})
    assert stock(scene) == {}
    scene.shows(supply={"sword": 5, "spear": 12, "axe": 9})
    scene.hears("red", "CM-1.8 red recruited 1 axe", "CM-1.8 red surplus 2 axe")


def test_cm_5_5_the_smokehouse() -> None:
    """CM-5.5: all food that lies there."""
    scene = two().stock(food=8, sword=1).goods("red", food=1).placement("red").pick("red", "place/smokehouse")
    scene.shows(goods={"red": {"food": 9}}).hears_last("red", "CM-5.5 red gained 8 food")
    assert stock(scene) == {"sword": 1}


# --- how many warriors


def test_cm_1_7_assigned_dice_count() -> None:
    """CM-1.7, CM-10.1: reserve and assigned dice together are at most 8."""
    scene = two().stock(spear=3).dice("red", sword=4).fight("red", "troll", axe=3).placement("red")
    scene.pick("red", "place/hafter").shows(warriors={"red": 8}, dice={"red": {"sword": 4, "spear": 1}})


def test_cm_1_8_of_several_types_the_player_chooses() -> None:
    """CM-1.8: one at a time, until the longhouse is full; what is forced then is not asked."""
    scene = two().merchant("ms_free_company").dice("red", axe=7).placement("red").pick("red", "place/merchant_ship")
    scene.asks("red recruit").offers("red", "recruit/sword", "recruit/spear").shows(
        goods={"red": {"food": 1, "wood": 1}}
    )
    scene.barred("red", "recruit/axe", "CM-1.8", "die-not-offered").barred("red", "done", "CM-4.4")
    scene.pick("red", "recruit/spear").shows(dice={"red": {"axe": 7, "spear": 1}}, supply={"sword": 12, "spear": 11})
    scene.hears("blue", "CM-1.8 red recruited 1 spear", "CM-1.8 red surplus 1 sword").asks("blue place")


def test_cm_1_8_with_no_room_nothing_is_asked() -> None:
    """CM-1.8, CM-4.7"""
    scene = two().merchant("ms_free_company").dice("red", axe=8).placement("red").pick("red", "place/merchant_ship")
    scene.asks("blue place").shows(dice={"red": {"axe": 8}}, goods={"red": {"food": 1, "wood": 1}})


def test_cm_1_9_what_the_supply_lacks_is_forfeited() -> None:
    """CM-1.9, CM-1.6: never owed, and what is missing cannot be chosen."""
    scene = two().stalls("militia").goods("red", food=1).supply(sword=1).placement("red").pick("red", "place/militia")
    scene.shows(dice={"red": {"sword": 1}}, supply={"sword": None, "spear": 12, "axe": 10})
    scene.hears("red", "CM-1.9 red supply-short 1 sword", "CM-4.9 red recruited 1 sword")
    scene = two().merchant("ms_free_company").supply(sword=0).dice("red", axe=7).placement("red")
    scene.pick("red", "place/merchant_ship").asks("blue place").shows(dice={"red": {"axe": 7, "spear": 1}})
    scene.hears("red", "CM-1.9 red supply-short 1 sword", "CM-5.14 red recruited 1 spear").hears_not("red", "surplus")


def test_cm_1_12_nobody_dismisses_warriors() -> None:
    """CM-1.12, CM-RU34: a full longhouse gets nothing; older dice make no room."""
    scene = two().stock(axe=1).dice("red", sword=8).placement("red").may_not("red", "lose/sword")
    scene.pick("red", "place/blacksmith").asks("blue place").shows(dice={"red": {"sword": 8}})


# --- the merchant ship


def test_cm_5_14_everything_on_the_card() -> None:
    """CM-5.14: for 1 coin."""
    scene = two(leaders="ullr dagrun").merchant("ms_whalers").goods("red", coin=2).placement("red")
    scene.pick("red", "place/merchant_ship").shows(goods={"red": {"coin": 1, "food": 1}}, dice={"red": {"spear": 2}})
    heard = ["CM-4.14 red paid 1 coin", "CM-5.14 red gained 1 food", "CM-5.14 red recruited 2 spear"]
    scene.hears("blue", *heard)


def test_cm_10_5_gylfir_pays_nothing_to_the_merchant() -> None:
    """CM-10.5: Gylfir may go there with 0 coins; the others pay, and Gylfir pays elsewhere."""
    scene = two(leaders="gylfir ullr").merchant("ms_timber").goods("red", coin=1).placement("red")
    scene.pick("red", "place/merchant_ship").shows(goods={"red": {"coin": 1, "wood": 3, "food": 2}})
    scene = two(leaders="gylfir ullr").merchant("ms_timber").placement("red").may("red", "place/merchant_ship")
    scene.barred("red", "place/large_longship", "CM-4.13").pick("red", "place/beg")
    scene.barred("blue", "place/merchant_ship", "CM-4.13", "place-too-dear")


# --- the Runesmith


def smith() -> Scene:
    return two().display("healing", "glory").deck("rune", "journey").goods("red", wood=1).placement("red")


def test_cm_5_15_an_open_rune() -> None:
    """CM-5.15: for 1 wood; its space stays empty."""
    scene = (
        smith().pick("red", "place/runesmith").asks("red take-rune").offers("red", "take/healing", "take/glory", "draw")
    )
    scene.barred("red", "take/journey", "CM-5.15", "rune-not-open").barred("red", "decline", "CM-4.4")
    scene.pick("red", "take/healing").shows(runes={"red": ["healing"]}, display=["", "glory", ""], goods={"red": {}})
    scene.hears_last("blue", "CM-5.15 red rune-taken healing").shows(decks={"rune": 8}).asks("blue place")


def test_cm_5_15_the_top_of_the_deck() -> None:
    """CM-5.15, CM-H5: unseen, and public when it lies down."""
    scene = smith().pick("red", "place/runesmith")
    assert scene.seen("red").rune_deck.cards[-1] == FACE_DOWN
    drawn, taken = scene.twin().pick("red", "draw"), scene.twin().pick("red", "take/glory")
    assert drawn.table.barriers() > taken.table.barriers() == scene.table.barriers(), "nobody takes a draw back"
    scene.pick("red", "draw").shows("blue", runes={"red": ["journey"]}, display=["healing", "glory", ""])
    scene.shows(decks={"rune": 7}).hears_last("blue", "CM-5.15 red rune-drawn journey")


def test_cm_5_15_a_rune_must_be_left() -> None:
    """CM-5.15: in display or deck; the last one is not asked for."""
    scene = two().display().deck("rune", only=True).goods("red", wood=1).placement("red")
    scene.barred("red", "place/runesmith", "CM-5.15", "no-rune-left")
    scene = two().display("glory").deck("rune", only=True).goods("red", wood=1).placement("red")
    scene.pick("red", "place/runesmith").asks("blue place").shows(runes={"red": ["glory"]}, display=["", "", ""])
    scene = two().display().deck("rune", "potential", only=True).goods("red", wood=1).placement("red")
    scene.pick("red", "place/runesmith").asks("blue place").shows(runes={"red": ["potential"]}, decks={"rune": 0})
    scene = two().display("glory", "healing").deck("rune", only=True).goods("red", wood=1).placement("red")
    scene.pick("red", "place/runesmith").barred("red", "draw", "CM-5.15", "rune-deck-empty")


# --- the Stave Church


@pytest.mark.parametrize(("favour", "coins"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_cm_ex3_the_prices_of_favour(favour: int, coins: int) -> None:
    """CM-EX3, CM-5.16: one purchase; with 20 coins no more than 4 favour."""
    scene = two().goods("red", coin=20).placement("red").pick("red", "place/stave_church").asks("red pray")
    scene.offers("red", "pray/1", "pray/2", "pray/3", "pray/4").pick("red", f"pray/{favour}").asks("blue place")
    scene.shows(goods={"red": {"coin": 20 - coins, "favour": favour}})
    scene.hears("blue", f"CM-5.16 red paid {coins} coin", f"CM-5.16 red gained {favour} favour")


def test_cm_ex3_with_five_coins() -> None:
    """CM-EX3, CM-5.16: 1 and 3 coins; CM-4.13: at least 1."""
    scene = (
        two().goods("red", coin=5).placement("red").pick("red", "place/stave_church").offers("red", "pray/1", "pray/2")
    )
    scene.barred("red", "pray/3", "CM-5.16", "prayer-too-dear").barred("red", "done", "CM-4.4")
    scene = two().goods("red", coin=2).placement("red").pick("red", "place/stave_church").asks("blue place")
    scene.shows(goods={"red": {"coin": 1, "favour": 1}})


# --- the Worker Huts

COLOURS = ("red", "blue", "green", "yellow")


def huts(*hired: str) -> Scene:
    """These have hired in earlier rounds; it is red's turn."""
    return Scene(*COLOURS).crew(*hired).goods("red", coin=5).placement("red")


@pytest.mark.parametrize(("price", "paid"), [("game", (5, 4, 3, 2)), ("round", (5, 4, 5, 5))])
def test_cm_ex4_the_price_of_a_worker(price: str, paid: tuple[int, ...]) -> None:
    """CM-EX4, CM-5.17, CM-RU7, CM-RU30: A in round 2, C in the same round, B in round 5, D in round 6."""
    scene = Scene(*COLOURS, huts_price=price)
    for colour in COLOURS:
        scene.goods(colour, coin=5)
    scene.placement("red")
    hires = {2: ["red", "green"], 5: ["blue"], 6: ["yellow"]}
    while scene.table.round <= 6:
        colour = scene.questions()[0].split()[0]
        hiring = colour in hires.get(scene.table.round, []) and "place/worker_huts" in scene.options(colour)
        scene.pick(colour, "place/worker_huts" if hiring else "place/beg")
        if hiring:
            scene.hears("red", f"CM-5.17 {colour} paid {paid[scene.table.hired - 1]} coin", f"CM-5.17 {colour} hired")
    scene.shows(crew=dict.fromkeys(COLOURS, 4), workers=dict.fromkeys(COLOURS, 4), hired=4)
    left = zip(("red", "green", "blue", "yellow"), paid, strict=True)
    assert {colour: scene.table.goods[COLOURS.index(colour) * 4 + 2] for colour in COLOURS} == {
        colour: 5 - coins for colour, coins in left
    }


def test_cm_ru7_by_the_round_a_second_worker_makes_the_huts_cheaper() -> None:
    """CM-RU7: 4 coins are enough once somebody stands there."""
    scene = Scene("red", "blue", huts_price="round").goods("red", coin=5).goods("blue", coin=4).placement("blue")
    scene.barred("blue", "place/worker_huts", "CM-5.17", "hire-too-dear").pick("blue", "place/beg")
    scene.pick("red", "place/worker_huts").pick("blue", "place/worker_huts").shows(goods={"blue": {"food": 1}})


def test_cm_5_17_once_for_each_player() -> None:
    """CM-5.17, CM-RU8: even with the coins; the price must be there."""
    scene = huts("red").barred("red", "place/worker_huts", "CM-5.17", "spare-hired")
    scene = Scene(*COLOURS).crew("blue").goods("red", coin=3).placement("red")
    scene.barred("red", "place/worker_huts", "CM-5.17", "hire-too-dear")
    Scene(*COLOURS).crew("blue").goods("red", coin=4).placement("red").may("red", "place/worker_huts")


def test_cm_5_17_the_worker_in_the_huts_stays_for_the_round() -> None:
    """CM-5.17, CM-4.15: the placed one; the hired one comes to the others."""
    scene = huts().shows(workers={"red": 3}).pick("red", "place/worker_huts").shows(workers={"red": 3})
    scene.shows(placed=["red worker_huts"])
