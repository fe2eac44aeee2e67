"""NG-19: More creatures!"""

from tests.scenes.northgard.scene import Scene


def passing(*colours: str) -> Scene:
    """Two tiles with lairs: t17.n to the north, t07.s to the south."""
    scene = Scene(*(colours or ("red", "purple")), clans="goat boar raven", creatures=True, more_creatures=True)
    scene.tile("t17", 0, -1).tile("t07", 0, 1)
    return scene.units("red", "start.e", 2).units("purple", "start.w", 2)


def test_ng_ex12_a_passing_player_calls_a_draugr() -> None:
    """NG-EX12, NG-19.1 to NG-19.3: to a lair territory without a creature, at the right end of the row; it acts."""
    scene = passing().units("purple", "t17.n", 2).creature("wolf_brown", "t07.s").creature_deck("draugr_brown")
    called(scene).asks("red call").only("red", "call/t17.n", "no")
    scene.barred("red", "call/t07.s", "NG-19.2", "call-creature-there").barred(
        "red", "call/start.e", "NG-19.2", "lair-first"
    )
    scene.barred("red", "call/t05.n", "NG-1.1").barred("red", "done", "NG-6.1").pick("red", "call/t17.n")
    scene.shows(row=["wolf_brown", "draugr_brown"], creatures={"t17.n": ["draugr_brown"]}, units={"t17.n": 1})


def test_ng_19_1_nobody_has_to_call() -> None:
    """NG-19.1: the player may."""
    scene = called(passing()).only("red", "call/t17.n", "call/t07.s", "no").pick("red", "no")
    scene.shows(row=[]).asks("purple act")


def test_ng_19_1_nobody_calls_without_the_variant() -> None:
    """NG-19.1: the module alone lets nobody call."""
    scene = Scene("red", "purple", creatures=True).tile("t17", 0, -1).units("red", "start.e", 2)
    called(scene.units("purple", "start.w", 2)).asks("purple act")


def test_ng_19_1_not_if_there_are_as_many_creatures_as_players() -> None:
    """NG-19.1, NG-RU19: strictly fewer."""
    scene = passing().creature("wolf_brown", "start.n").creature("wolf_beige", "start.s")
    called(scene).asks("purple act").shows(row=["wolf_brown", "wolf_beige"])


def test_ng_19_2_without_a_free_lair_anywhere() -> None:
    """NG-19.2: any territory without a creature."""
    scene = passing("red", "purple", "blue").creature("wolf_brown", "t17.n").creature("wolf_beige", "t07.s")
    called(scene).asks("red call").may("red", "call/start.e", "call/start.w")
    scene.barred("red", "call/t17.n", "NG-19.2", "call-creature-there")


def test_ng_19_3_a_valkyrie_attacks_him_who_calls_her_to_his_own_land() -> None:
    """NG-19.3, NG-18.26: she acts at once, and drives the caller out of the lair; the next player's turn follows."""
    scene = passing().units("red", "t17.n", 3).creature_deck("fallen_valkyrie_brown")
    called(scene).dice("p3", "p2").pick("red", "call/t17.n")
    scene.hears("table", "NG-18.26 red creature-attacks fallen_valkyrie_brown t17.n").asks("purple act")
    scene.shows(holder={"t17.n": "nobody"}, row=["fallen_valkyrie_brown"])


def called(scene: Scene) -> Scene:
    """Red passes and takes a card."""
    scene.hand("red", "start_move").hand("purple", "start_move").turn("red").pick("red", "pass")
    return scene.pick("red", scene.options("red")[0])
