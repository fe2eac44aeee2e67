"""CM-7: assignment in turn order; CM-6.5: how much a ship holds."""

import pytest

from tests.scenes.midgard.scene import Scene


def in_turn(*colours: str) -> Scene:
    """CM-7.2: nobody waits for a demand."""
    return Scene(*colours, assign="turn_order")


def test_cm_7_1_only_who_has_a_fight_or_a_ship_is_asked() -> None:
    """CM-7.1: blue has neither; after red the phase is over."""
    scene = in_turn("red", "blue", "green").dice("red", sword=1).dice("blue", sword=3).dice("green", axe=1)
    scene.fight("red", "draugr_2").voyage("green", "shore_1", "small").assignment().asks("red assign")
    scene.pick("red", "confirm").asks("green assign")


def test_cm_7_1_nobody_is_asked_without_fights_and_ships() -> None:
    """CM-7.1: the round goes on at once; here to the next one."""
    scene = in_turn("red", "blue").dice("red", sword=2).goods("red", food=3).assignment()
    scene.asks("red place").shows(round=2, dice={"red": {"sword": 2}}, goods={"red": {"food": 3}})


def test_cm_7_12_who_only_hunts_is_not_asked() -> None:
    """CM-7.12: all dice of red hunt; the two hits are two food."""
    scene = in_turn("red", "blue").dice("red", sword=2).hunt("red").roll("sword hit", "sword hit").assignment()
    scene.asks("red place").shows(goods={"red": {"food": 2}}).all_rolled()


def test_cm_7_1_a_seat_without_dice_is_asked_all_the_same() -> None:
    """CM-7.1, CM-7.4: it can only confirm."""
    scene = in_turn("red", "blue").fight("red", "troll").assignment().asks("red assign").offers("red", "confirm")
    scene.barred("red", "send/troll,sword", "CM-7.4", "no-die-left")


@pytest.mark.parametrize(("first", "order"), [("red", "red blue green"), ("blue", "blue green red")])
def test_cm_7_2_in_turn_order_each_confirms_before_the_next(first: str, order: str) -> None:
    """CM-7.2, CM-1.3: from the holder of the first-player token clockwise."""
    scene = in_turn("red", "blue", "green").first(first)
    for colour, target in (("red", "troll"), ("blue", "draugr_1"), ("green", "draugr_2")):
        scene.dice(colour, sword=2).fight(colour, target)
    scene.assignment()
    for colour in order.split():
        scene.asks(f"{colour} assign").shows(active=colour).pick(colour, "confirm")
    scene.not_over().shows(round=2)


def test_cm_7_2_what_is_assigned_is_visible_to_all() -> None:
    """CM-7.2, CM-H1: blue and the spectator see the orders before they are confirmed."""
    scene = in_turn("red", "blue").dice("red", sword=2, axe=1).fight("red", "troll").assignment()
    scene.pick("red", "send/troll,sword", "send/troll,axe")
    for viewer in ("red", "blue", "spectator"):
        scene.shows(viewer, orders={"red": {"troll": {"sword": 1, "axe": 1}}})
    scene.withheld("red", "blue", "spectator")


def test_cm_7_4_any_number_of_dice_to_each_but_each_die_to_one_place() -> None:
    """CM-7.4: two swords are two swords, wherever they go."""
    scene = in_turn("red", "blue").dice("red", sword=2).fight("red", "troll").fight("red", "draugr_1").assignment()
    scene.only("red", "send/troll,sword", "send/draugr_1,sword", "confirm")
    scene.pick("red", "send/troll,sword", "send/draugr_1,sword")
    scene.only("red", "recall/troll,sword", "recall/draugr_1,sword", "confirm")
    scene.barred("red", "send/troll,sword", "CM-7.4", "no-die-left")
    scene.barred("red", "recall/troll,axe", "CM-7.4", "die-not-sent")
    scene.pick("red", "recall/troll,sword", "send/draugr_1,sword")
    scene.shows(orders={"red": {"draugr_1": {"sword": 2}}}).barred("red", "recall/troll,sword", "CM-7.4")


def test_cm_7_1_nothing_goes_to_somebody_elses_fight() -> None:
    """CM-7.1: nor where nobody fights."""
    scene = in_turn("red", "blue").dice("red", sword=1).goods("red", food=1).fight("red", "troll")
    scene.voyage("blue", "shore_1", "small").assignment()
    for text in ("send/shore_1,sword", "recall/shore_1,sword", "load/shore_1", "unload/shore_1", "send/draugr_1,sword"):
        scene.barred("red", text, "CM-7.1", "not-your-fight")
    scene.barred("blue", "send/shore_1,sword", "CM-1.2", "not-asked").barred("red", "done", "CM-1.2", "not-now")


@pytest.mark.parametrize(("enemy", "target"), [("hill_troll_2", "troll"), ("haugbui_yellow", "draugr_2")])
def test_cm_7_5_a_banned_die_cannot_be_sent(enemy: str, target: str) -> None:
    """CM-7.5: both ban spearmen."""
    scene = in_turn("red", "blue").dice("red", sword=1, spear=1).enemy(target, enemy).fight("red", target).assignment()
    scene.only("red", f"send/{target},sword", "confirm").barred("red", f"send/{target},spear", "CM-7.5", "die-banned")


def test_cm_7_6_a_monster_bans_nobody_from_the_ship() -> None:
    """CM-7.6: the serpent bans swords; a sword may board."""
    scene = in_turn("red", "blue").dice("red", sword=1).monster("shore_1", "sea_serpent_blue")
    scene.voyage("red", "shore_1", "small").assignment().may("red", "send/shore_1,sword")


def test_cm_7_7_food_goes_to_ships_only() -> None:
    """CM-7.7: from the owner's stock, which unloading does not increase."""
    scene = in_turn("red", "blue").dice("red", sword=1).goods("red", food=1).fight("red", "troll")
    scene.voyage("red", "shore_1", "small").voyage("red", "shore_2", "large").assignment()
    scene.barred("red", "load/troll", "CM-7.7", "no-ship").barred("red", "unload/troll", "CM-7.7", "no-ship")
    scene.barred("red", "unload/shore_1", "CM-7.7", "no-food-aboard").may("red", "load/shore_1", "load/shore_2")
    scene.pick("red", "load/shore_1").barred("red", "load/shore_2", "CM-7.7", "no-food-left")
    scene.pick("red", "unload/shore_1", "load/shore_2").shows(orders={"red": {"shore_2": {"food": 1}}})


@pytest.mark.parametrize(("ship", "room"), [("small", 5), ("large", 10), ("karvi", 6), ("drakkar", 12)])
def test_cm_6_5_capacity_limits_warriors_and_food_together(ship: str, room: int) -> None:
    """CM-6.5, CM-7.7: 3 warriors and as much food as fits."""
    scene = in_turn("red", "blue").dice("red", spear=4).goods("red", food=20).voyage("red", "shore_3", ship)
    scene.assignment().pick("red", *["send/shore_3,spear"] * 3, *["load/shore_3"] * (room - 3))
    scene.barred("red", "load/shore_3", "CM-7.7", "ship-full").barred(
        "red", "send/shore_3,spear", "CM-7.7", "ship-full"
    )
    scene.pick("red", "unload/shore_3").may("red", "load/shore_3", "send/shore_3,spear")
    scene.pick("red", "send/shore_3,spear").barred("red", "load/shore_3", "CM-7.7", "ship-full")


def test_cm_7_7_a_ship_may_sail_empty_or_hungry() -> None:
    """CM-7.7: no food, or no warriors, or nothing at all."""
    scene = in_turn("red", "blue").dice("red", sword=1).goods("red", food=1).voyage("red", "shore_1", "small")
    scene.voyage("red", "shore_2", "large").assignment().pick("red", "send/shore_1,sword", "load/shore_2", "confirm")
    scene.hears("blue", "CM-7.2 red loaded shore_1 1 sword 0", "CM-7.2 red loaded shore_2 nothing 1")


def test_cm_7_8_confirmed_at_once_and_for_good() -> None:
    """CM-7.8, CM-7.10: dice and food leave reserve and stock only then; the dice are still owned."""
    scene = in_turn("red", "blue").dice("red", sword=3, axe=1).goods("red", food=3).dice("blue", sword=1)
    scene.fight("red", "troll").voyage("red", "shore_2", "small").fight("blue", "draugr_1").assignment()
    scene.pick("red", "send/troll,axe", "send/troll,sword", "send/shore_2,sword", "load/shore_2", "load/shore_2")
    scene.shows(dice={"red": {"sword": 3, "axe": 1}}, goods={"red": {"food": 3}}, sent={"troll": {}})
    scene.pick("red", "confirm").shows(dice={"red": {"sword": 1}}, goods={"red": {"food": 1}}, warriors={"red": 4})
    scene.shows(sent={"troll": {"sword": 1, "axe": 1}, "shore_2": {"sword": 1}}, laden={"shore_2": 2})
    scene.hears("blue", "CM-7.2 red sent troll 1 sword+1 axe", "CM-7.2 red loaded shore_2 1 sword 2")
    scene.asks("blue assign").barred("red", "recall/troll,axe", "CM-1.2", "not-asked").shows(orders={"red": {}})


def test_cm_7_8_who_is_not_assigned_hunts() -> None:
    """CM-7.8, CM-7.9: one sword is sent, the axe hunts; its food comes too late for the ship."""
    scene = in_turn("red", "blue").dice("red", sword=1, axe=1).hunt("red").voyage("red", "shore_3", "small")
    scene.assignment().barred("red", "load/shore_3", "CM-7.7", "no-food-left").pick("red", "send/shore_3,sword")
    scene.roll("axe double").pick("red", "confirm").hears(
        "red", "CM-8.4 red hunted 2", "CM-8.12 red starving shore_3 1"
    )
    scene.shows(goods={"red": {"food": 2}}, dice={"red": {"axe": 1}})


def test_cm_9_2_free_runes_until_he_confirms() -> None:
    """CM-9.2: the gifts feed the ship; a used rune and one of another window are refused."""
    scene = (
        in_turn("red", "blue").dice("red", sword=1).runes("red", "gifts", "healing").voyage("red", "shore_1", "small")
    )
    scene.assignment().may("red", "use/gifts").barred("red", "load/shore_1", "CM-7.7", "no-food-left")
    scene.barred("red", "use/healing", "CM-9.13", "rune-not-here").barred("red", "use/wealth", "CM-9.1")
    scene.pick("red", "send/shore_1,sword", "use/gifts", "gain/food", "gain/wood", "gain/food", "gain/coin")
    scene.asks("red assign").barred("red", "use/gifts", "CM-9.1", "rune-used").pick("red", "load/shore_1")
    scene.shows(orders={"red": {"shore_1": {"sword": 1, "food": 1}}})


def test_cm_7_3_turn_order_cannot_be_demanded_in_turn_order() -> None:
    """CM-7.3, CM-RU9: it is the default."""
    scene = in_turn("red", "blue").fight("red", "troll").assignment()
    scene.barred("red", "demand", "CM-7.3", "not-sealed").shows(demanded="nobody")


def test_cm_7_8_orders_are_forgotten_after_the_phase() -> None:
    """CM-7.8: what was ordered in one round does not come back in the next."""
    scene = in_turn("red", "blue").dice("red", sword=1).goods("red", food=1).voyage("red", "shore_1", "small")
    scene.roll("sword blank").assignment().pick("red", "send/shore_1,sword", "load/shore_1", "confirm")
    scene.shows(orders={"red": {}}, round=2)
