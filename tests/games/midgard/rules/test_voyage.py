"""CM-8.8 to CM-8.13, CM-8.22, CM-8.24: ships at the shores."""

import pytest

from tests.scenes.midgard.scene import Scene


def sail(journey: str, monster: str, food: int, shore: str = "shore_1", **dice: int) -> Scene:
    """Red's ship comes to a shore; red is asked in each fight there, having a favour."""
    scene = Scene("red", "blue").journey(shore, journey).monster(shore, monster).goods("red", favour=1)
    return scene.voyage("red", shore, "large", food=food, **dice)


# --- A: the journey


def test_cm_8_8_the_journey_is_revealed_and_discarded() -> None:
    """CM-8.8, CM-RU35: everybody sees it; it is discarded when it is resolved."""
    scene = sail("storm", "nykr_red", food=1, axe=2).discarded("no_wind").combat().asks("red lose-sea")
    scene.hears("blue", "CM-8.8 red journey shore_1 storm")
    scene.shows("blue", journeys={"shore_1": "storm", "shore_2": "?"}, journey_discard=["no_wind"])
    scene.roll("axe hit").pick("red", "lose/axe").asks("red fight")
    scene.shows(journeys={"shore_1": ""}, journey_discard=["no_wind", "storm"])


def test_cm_8_8_a_reveal_is_not_taken_back() -> None:
    """CM-8.8: it shows something hidden, so no pick is taken back across it."""
    scene = sail("all_quiet", "nykr_red", food=0).runes("red", "journey").voyage("red", "shore_2", "small").combat()
    before = scene.table.barriers()
    scene.pick("red", "decline").hears("table", "CM-8.8 red journey shore_2 all_quiet").asks("red journey")
    assert scene.table.barriers() == before + 1


def test_cm_8_8_even_without_warriors() -> None:
    """CM-8.8, CM-8.24: an empty ship also reveals its journey; its food goes to the supply."""
    scene = sail("kraken", "nykr_red", food=2).combat()
    scene.hears("table", "CM-8.8 red journey shore_1 kraken", "CM-8.24 red lost-food shore_1 2")
    scene.hears("table", "CM-8.24 red voyage-over shore_1").hears_not("table", "fight", "rolled")
    scene.shows(journey_discard=["kraken"], goods={"red": {"favour": 1}}, coins={"shore_1": 1}, round=2)


def test_cm_8_8_only_on_that_ship() -> None:
    """CM-8.8: what is aboard another ship of the same player is safe."""
    scene = sail("whirlpool", "nykr_red", food=1, axe=1).voyage("red", "shore_2", "small", food=1, axe=1)
    scene.roll("axe hit").combat().asks("red fight").shows(sent={"shore_1": {}, "shore_2": {"axe": 1}})
    scene.shows(laden={"shore_1": 0, "shore_2": 0})


def test_cm_8_9_all_quiet() -> None:
    """CM-8.9: nothing."""
    scene = sail("all_quiet", "nykr_red", food=1, axe=2).roll("axe hit", "axe hit").combat().asks("red fight")
    scene.hears_not("table", "lost-food", "lost-warrior").shows(sent={"shore_1": {"axe": 2}})


def test_cm_8_8_a_shore_without_a_ship_keeps_its_journey() -> None:
    """CM-8.8, CM-11.4: it stays face down."""
    scene = sail("all_quiet", "nykr_red", food=1, axe=1).journey("shore_2", "storm", seen="blue")
    scene.roll("axe hit").combat().shows("blue", journeys={"shore_2": "storm"}).shows("red", journeys={"shore_2": "?"})


# --- the kraken


def test_cm_ex15_all_dice_fight_the_kraken() -> None:
    """CM-EX15, CM-8.11: banned ones too; 3 glory, 2 dice lost; 3 axes eat 2 food and fight the serpent."""
    scene = sail("kraken", "sea_serpent_blue", food=3, sword=2, axe=3)
    scene.roll("sword hit", "sword hit", "axe hit", "axe hit", "axe blank").combat().asks("red fight")
    scene.hears("table", "CM-8.14 red fight shore_1 kraken 2 sword+3 axe").pick("red", "done", "lose/sword")
    scene.roll("axe hit", "axe hit", "axe hit").pick("red", "lose/sword").asks("red fight")
    scene.hears(
        "table",
        "CM-8.20 red defeated kraken",
        "CM-8.20 red glory 3",
        "CM-8.12 red fed shore_1 2 3",
        "CM-8.13 red lost-food shore_1 1",
        "CM-8.14 red fight shore_1 sea_serpent_blue 3 axe",
    )
    scene.hears_not("table", "banned").shows(glory={"red": 3}, trophies={"red": []}, sent={"shore_1": {"axe": 3}})
    scene.shows(enemies={"shore_1": "sea_serpent_blue"}, journey_discard=["kraken"])


def test_cm_8_11_all_die_in_victory_over_the_kraken() -> None:
    """CM-8.11, CM-8.24: the glory is gained, but the voyage ends."""
    scene = sail("kraken", "nykr_red", food=2, axe=2).roll("axe double", "axe hit").combat().pick("red", "done")
    scene.hears("table", "CM-8.20 red glory 3", "CM-8.24 red lost-food shore_1 2", "CM-8.24 red voyage-over shore_1")
    scene.shows(glory={"red": 3}, enemies={"shore_1": "nykr_red"}, coins={"shore_1": 1})


def test_cm_8_11_beaten_by_the_kraken() -> None:
    """CM-8.11, CM-8.21, CM-8.24"""
    scene = sail("kraken", "nykr_red", food=1, axe=1).roll("axe hit").combat().pick("red", "done")
    scene.hears("table", "CM-8.21 red beaten kraken", "CM-8.24 red voyage-over shore_1").shows(glory={"red": 0})


# --- B: food


@pytest.mark.parametrize(
    ("shore", "food", "eaten", "starve"),
    [("shore_2", 2, 2, 1), ("shore_3", 4, 4, 1), ("shore_1", 5, 3, 0), ("shore_3", 5, 5, 0), ("shore_1", 0, 0, 5)],
)
def test_cm_ex13_feeding(shore: str, food: int, eaten: int, starve: int) -> None:
    """CM-EX13, CM-8.12, CM-8.13, CM-RU27: one food feeds two warriors on shores 1 and 2, one on shores 3 and 4."""
    scene = sail("all_quiet", "frost_giant_red", food, shore, axe=5).roll(*["axe blank"] * (5 - starve)).combat()
    if eaten:
        scene.hears("table", f"CM-8.12 red fed {shore} {eaten} {5 - starve}")
    if starve:
        scene.hears("table", f"CM-8.12 red starving {shore} {starve}", f"CM-8.12 red lost-warrior {shore} axe")
    if eaten < food:
        scene.hears("table", f"CM-8.13 red lost-food {shore} {food - eaten}")
    scene.all_rolled().shows(laden={shore: 0}, sent={shore: {"axe": 5 - starve} if starve < 5 else {}})


def test_cm_8_12_the_fourth_shore() -> None:
    """CM-8.12: one food, one warrior."""
    scene = Scene("red", "blue", "green", "yellow").goods("red", favour=1)
    scene.voyage("red", "shore_4", "large", food=2, axe=3).roll("axe blank", "axe blank").combat().asks("red fight")
    scene.hears("table", "CM-8.12 red fed shore_4 2 2", "CM-8.12 red starving shore_4 1")


def test_cm_8_13_surplus_food_does_not_come_home() -> None:
    """CM-8.13: all that is aboard goes to the supply; what is at home stays there."""
    scene = sail("all_quiet", "nykr_red", food=4, axe=2).goods("red", food=2, favour=1).roll("axe double", "axe hit")
    scene.combat().hears("table", "CM-8.13 red lost-food shore_1 3").pick("red", "done")
    scene.shows(goods={"red": {"food": 2, "favour": 2}}, laden={"shore_1": 0})


# --- C: the monster


def test_cm_ex14_banned_dice_are_fed_and_lost_unrolled() -> None:
    """CM-EX14, CM-7.6, CM-8.22, CM-RU21: 3 food feed all 5, both swords go, 3 axes fight."""
    scene = sail("all_quiet", "sea_serpent_blue", food=3, sword=2, axe=3).roll(*["axe hit"] * 3).combat()
    scene.hears(
        "table",
        "CM-8.8 red journey shore_1 all_quiet",
        "CM-8.12 red fed shore_1 3 5",
        "CM-8.22 red banned sea_serpent_blue 2 sword",
        "CM-8.22 red lost-warrior shore_1 sword",
        "CM-8.22 red lost-warrior shore_1 sword",
        "CM-8.14 red fight shore_1 sea_serpent_blue 3 axe",
        "CM-8.15 red rolled axe hit, axe hit, axe hit",
    )
    scene.all_rolled().asks("red fight").shows(sent={"shore_1": {"axe": 3}})


def test_cm_ru21_banned_dice_eat() -> None:
    """CM-RU21: 1 food for 2 swords and 2 axes: two of them starve, whichever red names."""
    scene = sail("all_quiet", "sea_serpent_blue", food=1, sword=2, axe=2).roll("axe hit", "axe hit").combat()
    scene.asks("red starve").pick("red", "lose/sword", "lose/sword").hears_not("table", "banned")
    scene.shows(sent={"shore_1": {"axe": 2}}).asks("red fight")


def test_cm_8_22_if_no_dice_remain_there_is_no_fight() -> None:
    """CM-8.22, CM-8.24: the monster stays, with its coins; CM-11.5: and gets one more."""
    scene = sail("all_quiet", "sea_serpent_blue", food=1, sword=2).monster("shore_1", "sea_serpent_blue", coins=2)
    scene.combat().hears("table", "CM-8.22 red banned sea_serpent_blue 2 sword", "CM-8.24 red voyage-over shore_1")
    scene.hears_not("table", "fight").shows(enemies={"shore_1": "sea_serpent_blue"}, coins={"shore_1": 3})


def test_cm_8_13_the_monster_is_fought_and_the_survivors_return() -> None:
    """CM-8.13, CM-8.20: glory, favour, the card; the dice come home. CM-6.8: the ship stays until clean-up."""
    scene = sail("all_quiet", "fenris_cub_red", food=2, sword=1, axe=3).voyage("blue", "shore_2", "small")
    scene.runes("blue", "journey").roll("sword blank", "axe double", "axe hit", "axe blank").combat()
    scene.pick("red", "done", "lose/axe", "lose/sword").asks("blue journey")
    scene.shows(glory={"red": 8}, goods={"red": {"favour": 2}}, trophies={"red": ["fenris_cub_red"]})
    scene.shows(dice={"red": {"axe": 2}}, ships={"shore_1": "large"}, enemies={"shore_1": ""})


# --- the rune of the journey


def test_cm_9_6_another_journey_instead() -> None:
    """CM-9.6: the first is discarded without effect, the top of the deck is resolved, even if it is worse."""
    scene = sail("no_wind", "nykr_red", food=1, axe=3).runes("red", "journey").journey_deck("whirlpool")
    scene.combat().asks("red journey").offers("red", "use/journey", "decline").shows(journey_discard=[])
    scene.roll("axe hit", "axe hit").pick("red", "use/journey")
    scene.hears(
        "table",
        "CM-9.6 red rune journey",
        "CM-8.8 red journey shore_1 whirlpool",
        "CM-8.9 red lost-warrior shore_1 axe",
        "CM-8.12 red fed shore_1 1 2",
    )
    scene.shows(journey_discard=["no_wind", "whirlpool"], used={"red": ["journey"]}).asks("red fight")


def test_cm_9_6_it_may_be_declined() -> None:
    """CM-9.6: then the first is resolved, and the rune is kept for another ship."""
    scene = sail("no_wind", "nykr_red", food=1, axe=1).runes("red", "journey", "healing")
    scene.voyage("red", "shore_2", "small").combat().barred("red", "use/healing", "CM-9.13", "rune-not-here")
    scene.pick("red", "decline").hears(
        "table", "CM-8.9 red lost-food shore_1 1", "CM-8.8 red journey shore_2 all_quiet"
    )
    scene.asks("red journey").shows(used={"red": []})


def test_cm_ru33_not_for_the_ship_of_another() -> None:
    """CM-RU33: only the owner of the ship may replace its journey."""
    scene = sail("storm", "nykr_red", food=1, axe=1).runes("blue", "journey").combat().asks("red lose-sea")
    scene.barred("blue", "use/journey", "CM-1.2", "not-asked").barred("red", "use/journey", "CM-9.1", "not-your-rune")


def test_cm_3_10_an_empty_deck_is_made_anew() -> None:
    """CM-3.10, CM-9.6, CM-RU35: from the discard pile, with the journey that was just discarded."""
    scene = sail("lost", "nykr_red", food=1, axe=1).runes("red", "journey").journey_deck(only=True)
    scene.combat().asks("red journey").shows(decks={"journey": 0})
    discarded = scene.table.journey_discard
    scene.load("journeys", *[0] * len(discarded)).pick("red", "use/journey").asks("red fight")
    scene.told("rune", "journeys-shuffled", "journey").shows(journey_discard=["all_quiet"])
    left = [*scene.table.journey_deck.cards, *scene.table.journey_discard]
    assert sorted(left) == sorted([*discarded, scene.journey_card("lost")])
