"""CM-4 to CM-6: what a place costs and gives now, and what the choices inside it bring."""

import pytest

from tests.scenes.midgard.scene import Scene


def tells(scene: Scene, text: str, *facts: str) -> None:
    """Exactly these facts, in this order."""
    assert scene.preview("red", text) == list(facts), f"{text}: {scene.preview('red', text)}"


def town() -> Scene:
    scene = Scene("red", "blue", "green", leaders="asmundr dagrun ullr").goods("red", food=2, wood=3, coin=6)
    scene.dice("red", sword=3, spear=2, axe=1).stock(sword=2, spear=3, food=2).blame(red=1)
    return scene.stalls("beggar", "skald", "jomsvikings")


def test_cm_5_1_stocks() -> None:
    """CM-5.1 to CM-5.5, CM-4.7: what lies there; one of three spearmen would not fit and goes to the supply."""
    scene = town().placement("red")
    tells(scene, "place/blacksmith", "CM-4.7 empty")
    tells(scene, "place/swordsmith", "CM-4.9 recruits 2 sword")
    tells(scene, "place/hafter", "CM-4.9 recruits 3 spear", "CM-5.4 no-room 1")
    tells(scene, "place/smokehouse", "CM-5.5 gain 2 food")


def test_cm_5_18_stalls_and_begging() -> None:
    """CM-5.18, CM-5.19, CM-5.24, CM-4.8, CM-12.11: costs first; the Beggar as often as the food allows."""
    scene = town().placement("red")
    tells(scene, "place/beggar", "CM-4.14 cost 1 food", "CM-4.9 gain 1 favour", "CM-5.26 times 2")
    tells(scene, "place/skald", "CM-1.10 glory 2")
    tells(scene, "place/jomsvikings", "CM-4.14 cost 2 coin", "CM-4.9 recruits 1 sword+1 axe")
    tells(scene, "place/beg", "CM-4.9 gain 1 food", "CM-12.11 blame 2 -2")
    tells(scene.pick("red", "place/beggar"), "again", "CM-5.26 cost 1 food", "CM-4.9 gain 1 favour")
    scene = town().goods("red", food=7).placement("red")
    tells(scene, "place/beggar", "CM-4.14 cost 1 food", "CM-4.9 gain 1 favour", "CM-5.26 times 3")


def test_cm_1_9_the_supply_is_short() -> None:
    """CM-1.9: one axe is missing, the sword is there; CM-1.8: with 7 dice only one of two fits."""
    scene = town().supply(axe=0).placement("red")
    facts = ("CM-4.14 cost 2 coin", "CM-4.9 recruits 1 sword", "CM-1.9 supply-short 1 axe")
    tells(scene, "place/jomsvikings", *facts)
    scene = town().dice("red", sword=7).placement("red")
    tells(scene, "place/jomsvikings", "CM-4.14 cost 2 coin", "CM-4.9 recruits 1 sword+1 axe", "CM-1.8 no-room 1")
    scene.pick("red", "place/jomsvikings")
    tells(scene, "recruit/axe", "CM-4.9 recruits 1 axe")


def test_cm_5_6_fights_and_hunts() -> None:
    """CM-5.6, CM-5.7, CM-8.20, CM-8.7: the enemy, the prize, and the odds of all dice at home that it does not ban."""
    scene = town().dice("red", spear=1, axe=1).enemy("troll", "forest_troll_2").enemy("draugr_1", "barrow_wretch_red")
    scene.placement("red")
    name, facts = "forest_troll_2", scene.preview("red", "place/troll")
    assert facts[0] == f"CM-5.32 enemy {name} 2 4" and facts[2] == "CM-8.7 troll"
    assert facts[1].startswith("CM-8.20 prize ") and facts[3].startswith("CM-8.14 odds-all 1 spear ")
    prize = "CM-8.20 prize 1 1 coin"
    odds = "CM-8.14 odds-all 1 spear+1 axe 96"
    tells(scene, "place/draugr_1", "CM-5.32 enemy barrow_wretch_red 1 1", prize, odds)
    tells(scene, "place/hunting_grounds", "CM-8.4 hunt 2 1.5")
    scene.pick("red", "place/hunting_grounds").pick("blue", "place/beg").pick("green", "place/beg")
    tells(scene, "place/hunting_grounds", "CM-5.7 hunts-already")


def test_cm_5_8_the_first_player_token() -> None:
    """CM-5.8: given to the left by its holder, taken by anybody else."""
    tells(town().placement("red"), "place/jarls_longhouse", "CM-4.9 recruits 1 sword", "CM-5.8 token-given blue")
    scene = town().first("green").placement("red")
    tells(scene, "place/jarls_longhouse", "CM-4.9 recruits 1 sword", "CM-5.8 token-taken")


def test_cm_5_9_the_sage() -> None:
    """CM-5.9, CM-10.3, CM-H4: a look and destinies; inside, what is known of each journey."""
    scene = town().journey("shore_2", "storm", seen="red").placement("red")
    tells(scene, "place/sages_house", "CM-5.9 look 1", "CM-5.9 destinies 1 1")
    scene.pick("red", "place/sages_house")
    tells(scene, "peek/shore_1", "CM-8.9 quiet 47")  # 8 of the 17 that are not seen
    tells(scene, "peek/shore_2", "CM-8.9 journey storm")
    scene = Scene("red", "blue", leaders="dagrun ullr").placement("red")
    tells(scene, "place/sages_house", "CM-5.9 look 1", "CM-5.9 destinies 2 1")
    scene = Scene("red", "blue").deck("destiny", only=True).placement("red")
    tells(scene, "place/sages_house", "CM-5.9 look 1", "CM-5.9 destinies 0 0")


def test_cm_6_5_longships() -> None:
    """CM-5.10, CM-5.11, CM-6.3, CM-6.5: the fee, the capacity, and how many shores are free."""
    scene = town().ship("red", "karvi").placement("red")
    tells(scene, "place/large_longship", "CM-4.14 cost 1 coin", "CM-6.5 capacity 10", "CM-6.1 shores 3")
    tells(scene, "place/small_longship", "CM-6.5 capacity 5", "CM-6.1 shores 3")
    tells(scene, "place/karvi", "CM-6.5 capacity 6", "CM-6.1 shores 3")


def test_cm_6_1_shores() -> None:
    """CM-6.1, CM-8.12, CM-8.20: the monster with its coins, what food feeds, and the odds of what would fit."""
    scene = town().monster("shore_1", "sea_serpent_red", coins=2).monster("shore_3", "nykr_red")
    scene.journey("shore_3", "all_quiet", seen="red").placement("red").pick("red", "place/large_longship")
    facts = scene.preview("red", "sail/shore_1")
    assert facts[0] == "CM-5.32 enemy sea_serpent_red 3 4" and facts[1] == "CM-8.20 prize 13 2 coin+2 favour"
    assert facts[2:4] == ["CM-8.12 feeds 2", "CM-8.9 quiet 41"]
    assert facts[4].startswith("CM-8.8 voyage-all 2 sword+2 spear 2 "), "axes are banned, two food feed four"
    facts = scene.preview("red", "sail/shore_3")
    assert facts[2:] == ["CM-8.12 feeds 1", "CM-8.9 journey all_quiet", "CM-8.8 voyage-all 1 spear+1 axe 2 64 64"]


def test_cm_6_5_no_more_is_reckoned_with_than_the_ship_carries() -> None:
    """CM-6.5, CM-8.12: of 6 dice and 9 food, three axes and enough food for them sail on the small ship."""
    scene = Scene("red", "blue").dice("red", spear=2, axe=4).goods("red", food=9).monster("shore_1", "nykr_red")
    scene.journey("shore_1", "all_quiet", seen="red").placement("red").pick("red", "place/small_longship")
    scene.foresees("red", "sail/shore_1", "CM-8.8 voyage-all 3 axe 2 96 96")


def test_cm_5_12_shops() -> None:
    """CM-5.12, CM-5.15, CM-5.16, CM-5.17: what can be had with 3 wood and 6 coins."""
    scene = town().placement("red")
    tells(scene, "place/shipwright", "CM-5.12 longships 2", "CM-6.6 once-ship 1")
    tells(scene, "place/runesmith", "CM-4.14 cost 1 wood", "CM-5.15 runes 3 7")
    tells(scene, "place/stave_church", "CM-5.16 prayer 1 1", "CM-5.16 prayer 2 3", "CM-5.16 prayer 3 6")
    tells(scene, "place/worker_huts", "CM-5.17 cost 5 coin", "CM-4.11 worker", "CM-5.17 once-worker 8")
    tells(scene, "place/market", "CM-5.13 swaps 11")


@pytest.mark.parametrize(("leader", "facts"), [("asmundr", ["CM-4.14 cost 1 coin"]), ("gylfir", [])])
def test_cm_10_5_the_merchant_ship(leader: str, facts: list[str]) -> None:
    """CM-5.14, CM-10.5: what the open card shows; Gylfir pays nothing."""
    scene = Scene("red", "blue", leaders=f"{leader} ullr").goods("red", coin=1).merchant("ms_whalers").placement("red")
    tells(scene, "place/merchant_ship", *facts, "CM-5.14 gain 1 food", "CM-4.9 recruits 2 spear")


def test_cm_5_16_the_choices_inside() -> None:
    """CM-5.12, CM-5.13, CM-5.15, CM-5.16, CM-12.7 to CM-12.9: prices, and what counts at the end."""
    scene = town().display("gifts", "healing").placement("red")
    church = scene.twin().pick("red", "place/stave_church")
    tells(church, "pray/3", "CM-5.16 cost 6 coin", "CM-5.16 gain 3 favour", "CM-12.9 glory-end 6")
    yard = scene.twin().pick("red", "place/shipwright")
    tells(yard, "buy/karvi", "CM-5.12 cost 2 wood+1 coin", "CM-6.5 capacity 6", "CM-12.8 glory-end 3")
    smith = scene.twin().pick("red", "place/runesmith")
    tells(smith, "take/healing", "CM-12.7 glory-end 2", "CM-9.5 rune healing")
    tells(smith, "draw", "CM-5.15 unseen 8")
    market = scene.twin().pick("red", "place/market")
    tells(market, "swap/wood,coin", "CM-5.13 cost 1 wood", "CM-5.13 gain 1 coin")
    tells(market, "done")
