"""CM-8.9, CM-8.10, CM-8.12, CM-8.18: what is lost, and who chooses it."""

from tests.scenes.midgard.scene import Scene


def hit(attacker: str, **dice: int) -> Scene:
    """Red's dice have rolled nothing but blanks against this draugr; red gives up as many as its attack."""
    scene = Scene("red", "blue").enemy("draugr_1", attacker).fight("red", "draugr_1", **dice)
    return scene.roll(*[f"{die} blank" for die, n in dice.items() for _ in range(n)]).combat()


def sail(journey: str, food: int, shore: str = "shore_1", **dice: int) -> Scene:
    """Red's ship comes to a shore, blue's to the last one, where blue is asked once red's voyage is over."""
    scene = Scene("red", "blue").journey(shore, journey).voyage("red", shore, "large", food=food, **dice)
    return scene.voyage("blue", "shore_3", "small").runes("blue", "journey")


def test_cm_8_18_the_player_chooses_which_dice() -> None:
    """CM-8.18: attack - shields, one at a time; they go to the supply."""
    scene = hit("draugr_lord_red", sword=2, spear=1, axe=2).offers("red", "lose/sword", "lose/spear", "lose/axe")
    supply = scene.table.supply[:]
    scene.pick("red", "lose/axe", "lose/spear").offers("red", "lose/sword", "lose/axe")
    scene.barred("red", "lose/spear", "CM-8.10", "none-to-lose").barred("red", "lose/food", "CM-8.18", "only-warriors")
    assert scene.table.supply == [supply[0], supply[1] + 1, supply[2] + 1]
    scene.roll("sword blank", "axe blank").pick("red", "lose/sword").all_rolled()
    scene.hears("table", "CM-8.15 red rolled sword blank, axe blank", "CM-8.21 red beaten draugr_lord_red")
    scene.shows(dice={"red": {}}, warriors={"red": 0})


def test_cm_ru24_shields_are_not_tied_to_dice() -> None:
    """CM-RU24, CM-8.18: the die that shows the shield may be given up."""
    scene = Scene("red", "blue").enemy("draugr_1", "cursed_huscarl_red").fight("red", "draugr_1", sword=1, axe=2)
    scene.roll("sword shield", "axe hit", "axe blank").combat().hears("table", "CM-8.18 red losses 2 1 1")
    scene.offers("red", "lose/sword", "lose/axe").roll("axe blank", "axe blank").pick("red", "lose/sword")
    scene.hears("table", "CM-8.18 red lost-warrior draugr_1 sword")


def test_cm_ru23_no_more_than_there_are() -> None:
    """CM-RU23, CM-8.18: an attack of 3 on two dice takes two; nothing is asked."""
    scene = hit("draugr_lord_red", sword=1, axe=1)
    scene.hears("table", "CM-8.18 red losses 3 0 2", "CM-8.18 red lost-warrior draugr_1 sword")
    scene.hears("table", "CM-8.18 red lost-warrior draugr_1 axe", "CM-8.21 red beaten draugr_lord_red")


def test_cm_8_18_not_below_zero() -> None:
    """CM-8.18: more shields than attack cost nothing and gain nothing."""
    scene = Scene("red", "blue").enemy("draugr_1", "barrow_wretch_red").fight("red", "draugr_1", spear=3)
    scene.roll("spear shield", "spear shield", "spear hit").combat().hears("table", "CM-8.18 red losses 1 2 0")
    scene.shows(dice={"red": {"spear": 3}}, glory={"red": 1})


def test_cm_8_18_dice_of_one_type_are_not_asked_for() -> None:
    """CM-8.18: there is nothing to choose."""
    scene = Scene("red", "blue").enemy("draugr_1", "grave_warrior_red").fight("red", "draugr_1", axe=4)
    scene.roll("axe double", "axe hit", "axe hit", "axe hit").combat()
    scene.hears("table", "CM-8.18 red losses 2 0 2", "CM-8.20 red defeated grave_warrior_red")
    scene.shows(dice={"red": {"axe": 2}})


def test_cm_ex9_lost_takes_any_mix() -> None:
    """CM-EX9, CM-8.9: of 4 warriors and 3 food, 2 food, 2 warriors, or 1 of each."""
    scene = sail("lost", food=3, sword=2, axe=2).combat().asks("red lose-sea")
    assert scene.decision("red").args == [2]
    scene.offers("red", "lose/sword", "lose/axe", "lose/food").barred("red", "lose/spear", "CM-8.10", "none-to-lose")
    both = scene.twin().pick("red", "lose/food", "lose/food").hears("table", "CM-8.12 red fed shore_1 1 2")
    both.hears("table", "CM-8.9 red lost-food shore_1 1", "CM-8.12 red starving shore_1 2").asks("red starve")
    dice = scene.twin().roll("axe blank", "axe blank").pick("red", "lose/sword", "lose/sword")
    dice.hears("table", "CM-8.12 red fed shore_1 1 2", "CM-8.13 red lost-food shore_1 2")
    one = scene.pick("red", "lose/food").offers("red", "lose/sword", "lose/axe", "lose/food").pick("red", "lose/axe")
    one.hears("table", "CM-8.9 red lost-warrior shore_1 axe", "CM-8.12 red fed shore_1 2 3")


def test_cm_8_9_storm_takes_one_of_either() -> None:
    """CM-8.9: a food or a warrior."""
    scene = sail("storm", food=2, spear=1).combat().offers("red", "lose/spear", "lose/food")
    scene.pick("red", "lose/spear").hears("table", "CM-8.9 red lost-warrior shore_1 spear")
    scene.hears("table", "CM-8.24 red lost-food shore_1 2", "CM-8.24 red voyage-over shore_1")


def test_cm_8_9_whirlpool_takes_a_warrior() -> None:
    """CM-8.9: never food."""
    scene = sail("whirlpool", food=2, sword=1, axe=1).combat().offers("red", "lose/sword", "lose/axe")
    scene.barred("red", "lose/food", "CM-8.9", "only-warriors-sea").barred("red", "decline", "CM-1.2", "not-now")


def test_cm_8_9_no_wind_takes_food() -> None:
    """CM-8.9: never a warrior; nothing is asked."""
    scene = sail("no_wind", food=2, sword=1, axe=1).roll("sword blank", "axe blank").combat()
    scene.hears("table", "CM-8.9 red lost-food shore_1 1", "CM-8.12 red fed shore_1 1 2")


def test_cm_ex24_what_is_absent_costs_nothing() -> None:
    """CM-EX24, CM-8.10: 3 warriors, no food: `no_wind` nothing, `storm` 1 warrior, `lost` 2 warriors."""
    for journey, left in (("no_wind", 3), ("storm", 2), ("lost", 1)):
        scene = sail(journey, food=0, spear=3).combat().asks("blue journey")
        scene.hears("table", f"CM-8.12 red starving shore_1 {left}").shows(sent={"shore_1": {}}, dice={"red": {}})


def test_cm_ex24_everything_is_lost() -> None:
    """CM-EX24, CM-8.24: 1 warrior and 1 food: `lost` takes both, the monster is not fought."""
    scene = sail("lost", food=1, axe=1).monster("shore_1", "nykr_red").combat().asks("blue journey")
    scene.hears(
        "table",
        "CM-8.9 red lost-warrior shore_1 axe",
        "CM-8.9 red lost-food shore_1 1",
        "CM-8.24 red voyage-over shore_1",
    )
    scene.hears_not("table", "rolled", "starving").shows(enemies={"shore_1": "nykr_red"}, laden={"shore_1": 0})


def test_cm_8_10_whirlpool_without_warriors() -> None:
    """CM-8.10: costs nothing."""
    scene = sail("whirlpool", food=3).combat().asks("blue journey").hears_not("table", "lost-warrior")
    scene.hears("table", "CM-8.24 red lost-food shore_1 3")


def test_cm_8_12_the_owner_chooses_who_starves() -> None:
    """CM-8.12: one at a time."""
    scene = sail("all_quiet", food=1, sword=1, spear=1, axe=2).combat().asks("red starve")
    assert scene.decision("red").args == [2]
    scene.offers("red", "lose/sword", "lose/spear", "lose/axe")
    scene.barred("red", "lose/food", "CM-8.12", "only-warriors-hunger")
    scene.roll("axe blank", "axe blank").pick("red", "lose/spear").offers("red", "lose/sword", "lose/axe")
    scene.pick("red", "lose/sword").hears("table", "CM-8.12 red lost-warrior shore_1 sword")
    scene.hears("table", "CM-8.15 red rolled axe blank, axe blank")
