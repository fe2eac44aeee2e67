"""CM-5.18 to CM-5.25: the stalls; CM-5.26, CM-5.27: places are carried out as the data says."""

from pathlib import Path

import pytest

import longhouse
from longhouse.games.midgard.state import words as w
from tests.scenes.midgard.scene import Opening, Scene


def two(stall: str, **goods: int) -> Scene:
    return Scene("red", "blue", leaders="ullr dagrun").stalls(stall).goods("red", **goods).placement("red")


# --- trade


def test_cm_5_18_the_beggar_up_to_three_times() -> None:
    """CM-5.18: 1 food for 1 favour."""
    scene = two("beggar", food=4).pick("red", "place/beggar").shows(goods={"red": {"food": 3, "favour": 1}})
    scene.asks("red again").offers("red", "again", "done").barred("red", "place/beg", "CM-4.4").pick("red", "again")
    scene.asks("red again").shows(goods={"red": {"food": 2, "favour": 2}}).pick("red", "again").asks("blue place")
    scene.shows(goods={"red": {"food": 1, "favour": 3}})


def test_cm_5_18_at_least_once_and_as_long_as_there_is_food() -> None:
    """CM-5.18, CM-4.13: its cost once; a step that cannot be paid is not asked for."""
    scene = two("beggar", food=3).pick("red", "place/beggar", "done").asks("blue place")
    scene.shows(goods={"red": {"food": 2, "favour": 1}})
    two("beggar", food=1).pick("red", "place/beggar").asks("blue place").shows(goods={"red": {"favour": 1}})
    two("beggar").barred("red", "place/beggar", "CM-4.13", "place-too-dear")


def test_cm_5_19_the_skald() -> None:
    """CM-5.19: 2 glory."""
    two("skald").pick("red", "place/skald").shows(glory={"red": 2}).hears_last("blue", "CM-4.9 red glory 2")


@pytest.mark.parametrize(
    ("stall", "gain"), [("generous_merchant", {"food": 1, "wood": 1}), ("benefactor", {"coin": 2})]
)
def test_cm_5_20_stalls_that_give(stall: str, gain: dict[str, int]) -> None:
    """CM-5.20, CM-5.21"""
    two(stall).pick("red", f"place/{stall}").shows(goods={"red": gain}).asks("blue place")


# --- war


@pytest.mark.parametrize(
    ("stall", "cost", "dice"),
    [
        ("militia", {"food": 1}, {"sword": 2}),
        ("raiders", {"wood": 1}, {"spear": 2}),
        ("jomsvikings", {"coin": 2}, {"sword": 1, "axe": 1}),
        ("varangians", {"coin": 1}, {"sword": 1, "spear": 1}),
    ],
)
def test_cm_5_22_stalls_that_recruit(stall: str, cost: dict[str, int], dice: dict[str, int]) -> None:
    """CM-5.22, CM-5.23, CM-5.24, CM-5.25: once in a visit."""
    more = {good: 3 * n for good, n in cost.items()}
    scene = two(stall, **more).pick("red", f"place/{stall}").asks("blue place").shows(dice={"red": dice})
    scene.shows(goods={"red": {good: 2 * n for good, n in cost.items()}})


def test_cm_ex18_seven_warriors_at_the_jomsvikings() -> None:
    """CM-EX18, CM-1.8: 2 coins for the sword or the axe; the other stays in the supply."""
    for keep, left in (("sword", {"sword": 4, "spear": 12, "axe": 10}), ("axe", {"sword": 5, "spear": 12, "axe": 9})):
        scene = Scene("red", "blue").stalls("jomsvikings").goods("red", coin=2).dice("red", sword=7).placement("red")
        scene.pick("red", "place/jomsvikings").offers("red", "recruit/sword", "recruit/axe").shows(goods={"red": {}})
        scene.pick("red", f"recruit/{keep}").asks("blue place").shows(warriors={"red": 8}, supply=left)


def test_cm_2_2_stalls_that_are_not_in_play() -> None:
    """CM-2.2, CM-4.2"""
    two("skald").barred("red", "place/benefactor", "CM-2.2", "stall-not-out").may("red", "place/skald")


# --- the data


def content(tmp_path: Path, old: str, new: str) -> Path:
    text = (longhouse.find_game("midgard").folder / "content.toml").read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old} is in the content {text.count(old)} times"
    path = tmp_path / "content.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


def altered(tmp_path: Path, old: str, new: str) -> Scene:
    scene = Scene("red", "blue", leaders="ullr dagrun", content=content(tmp_path, old, new))
    return scene.stalls("skald", "benefactor")


def test_cm_5_26_effects_come_in_the_order_listed(tmp_path: Path) -> None:
    """CM-5.26, CM-5.27: any place may have any verb; its cost comes first, and a repeat costs again."""
    steps = '{ do = "gain", coin = 1 }, { do = "collect_stock", what = "spear" }, { do = "sail", ship = "small" }'
    scene = altered(tmp_path, 'effect = [{ do = "gain", glory = 2 }]', f"effect = [{steps}]").stock(spear=2)
    scene.placement("red").pick("red", "place/skald").asks("red sail").shows(goods={"red": {"coin": 1}})
    heard = ["CM-4.1 red placed skald", "CM-4.9 red gained 1 coin", "CM-5.4 red recruited 2 spear"]
    assert scene.heard("red") == heard
    scene.pick("red", "sail/shore_2").shows(ships={"shore_2": "small"}).asks("blue place")


def test_cm_4_4_a_cost_and_a_price_must_both_be_payable(tmp_path: Path) -> None:
    """CM-4.4, CM-4.14: what the cost takes cannot be spent once more."""
    steps = '{ do = "gain", wood = 1 }, { do = "buy_favour", table = [{ coin = 2, favour = 1 }] }'
    old, new = 'cost = {}\neffect = [{ do = "gain", coin = 2 }]', f"cost = {{ coin = 1 }}\neffect = [{steps}]"
    scene = altered(tmp_path, old, new).goods("red", coin=2).placement("red")
    scene.barred("red", "place/benefactor", "CM-5.16", "favour-too-dear")
    scene = altered(tmp_path, old, new).goods("red", coin=3).placement("red").pick("red", "place/benefactor")
    scene.shows(goods={"red": {"wood": 1, "favour": 1}}).asks("blue place")


def test_cm_5_27_every_verb_of_a_place_is_known() -> None:
    """CM-5.27: what the places of the box do."""
    box = Scene("red", "blue").table.box
    verbs = {step.verb for place in box.places for step in place.steps}
    assert verbs == set(range(w.DO_COLLECT_STOCK, w.DO_GAIN_CARD + 1))
    assert [place.name for place in box.places if place.repeat_max > 1] == ["beggar"]
    assert [place.name for place in box.places if place.spaces == 0] == ["hunting_grounds", "beg"]


def test_cm_5_26_a_place_holds_as_many_workers_as_it_has_spaces(tmp_path: Path) -> None:
    """CM-5.26, CM-4.3: two here, of anybody."""
    effect = 'cost = {}\neffect = [{ do = "gain", coin = 2 }]'
    scene = altered(tmp_path, f"spaces = 1\n{effect}", f"spaces = 2\n{effect}").placement("red")
    scene.pick("red", "place/benefactor").pick("blue", "place/benefactor")
    scene.barred("red", "place/benefactor", "CM-4.3", "place-taken").pick("red", "place/beg")
    scene.barred("blue", "place/benefactor", "CM-4.3", "place-taken")


def test_cm_5_27_the_market_trades_what_the_data_says(tmp_path: Path) -> None:
    """CM-5.27, CM-5.13: no coins here."""
    scene = altered(tmp_path, 'among = ["food", "wood", "coin"], ratio', 'among = ["food", "wood"], ratio')
    scene.goods("red", food=1, coin=1).placement("red").pick("red", "place/market")
    scene.offers("red", "swap/food,wood", "done").barred("red", "swap/coin,food", "CM-1.2", "not-now")
    scene.barred("red", "swap/food,coin", "CM-1.2", "not-now")


def test_cm_5_28_a_rune_may_keep_more_destinies(tmp_path: Path) -> None:
    """CM-5.28: `keep_extra`; one is kept after the other, the rest goes under the deck."""
    scene = altered(tmp_path, "draw = 2, keep_extra = 0", "draw = 2, keep_extra = 1").runes("red", "true_vision")
    scene.deck("destiny", "craftsman", "prepared", "runemaster").placement("red")
    scene.pick("red", "place/sages_house", "peek/shore_1", "use/true_vision").asks("red keep")
    scene.pick("red", "keep/prepared").asks("red keep").offers("red", "keep/craftsman", "keep/runemaster")
    scene.barred("red", "keep/prepared", "CM-9.10", "destiny-not-drawn").pick("red", "keep/craftsman")
    scene.shows(destinies={"red": ["craftsman", "prepared"]}, under=[["runemaster"]], looked=[]).asks("blue place")


def test_cm_5_29_a_leader_may_keep_more_destinies(tmp_path: Path) -> None:
    """CM-5.29, CM-10.3: `keep_extra`; with nothing to choose nobody is asked."""
    scene = altered(tmp_path, "draw = 1, keep_extra = 0", "draw = 1, keep_extra = 1")
    scene.deck("destiny", "craftsman", "prepared").placement("blue").pick("blue", "place/sages_house", "peek/shore_1")
    scene.shows(destinies={"blue": ["craftsman", "prepared"]}, under=[]).asks("red place")


def test_cm_10_1_a_leader_has_his_own_limit(tmp_path: Path) -> None:
    """CM-10.1, CM-1.7: with a leader board that says less than 8."""
    ullr = 'ability = [{ when = "combat_round_final_roll"'
    scene = altered(tmp_path, f"warriors_max = 8\n{ullr}", f"warriors_max = 5\n{ullr}").stock(axe=4)
    scene.dice("red", sword=3)
    scene.placement("red").pick("red", "place/blacksmith").shows(dice={"red": {"sword": 3, "axe": 2}})
    scene.hears("red", "CM-1.8 red recruited 2 axe", "CM-1.8 red surplus 2 axe")


def test_cm_2_10_what_everybody_starts_with_is_data(tmp_path: Path) -> None:
    """CM-2.10, CM-2.12: glory and blame of the start; distrust comes on top."""
    path = content(tmp_path, "blame = 0\nglory = 0\n", "blame = 2\nglory = 3\n")
    opening = Opening(2, leader_choice="random", distrust=True, content=path)
    opening.shows(glory={"red": 3, "blue": 3}, blame={"red": 3, "blue": 3})


def test_cm_5_27_the_last_price_holds_for_later_hires(tmp_path: Path) -> None:
    """CM-5.27, CM-5.17: if the data has fewer prices than there are players."""
    scene = altered(tmp_path, "prices = [5, 4, 3, 2]", "prices = [3]").goods("red", coin=3).goods("blue", coin=3)
    scene.placement("red").pick("red", "place/worker_huts").pick("blue", "place/worker_huts")
    scene.shows(goods={"red": {}, "blue": {}}, hired=2)
