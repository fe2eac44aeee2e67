"""How the greedy bot plays Northgard, where a sensible player would not hesitate."""

import pytest

import longhouse
from longhouse.bots import make_bot
from longhouse.games.northgard.rules.ending import closed_large
from longhouse.games.northgard.state.table import Northgard
from tests.bots.playing import Settings, check_it_knows_only_its_view, moments_of, play_of
from tests.scenes.northgard.play import Play
from tests.scenes.northgard.scene import Scene

BOT = make_bot("greedy", "scenes")
EVERYTHING: Settings = {"creatures": True, "more_creatures": True}


def choice(scene: Play, colour: str = "red") -> str:
    return scene.spell(BOT.choose(scene.seen(colour), scene.decision(colour)))


def plays(scene: Play, *texts: str, colour: str = "red") -> Play:
    """The bot picks these, one after another."""
    for text in texts:
        assert choice(scene, colour) == text
        scene.pick(colour, text)
    return scene


def home(clans: str = "", **settings: longhouse.SettingValue) -> Scene:
    """Red in t13, a large territory in the north with wood and a large slot; purple far away in the south."""
    scene = Scene("red", "purple", clans=clans, **settings).land("t13 0,-1", "t02 0,1 2")
    return scene.units("red", "start.n", 3).units("purple", "t02.n", 3)


# --- land


def test_a_tile_goes_where_it_closes_land_of_the_players() -> None:
    """NG-EX17: three fame."""
    scene = Scene("red", "purple").land("t28 0,-1").units("red", "t28.s", 3).units("purple", "start.w", 3)
    scene.hand("red", "start_explore").pile("t30").turn("red")
    plays(scene, "play/start_explore").pick("red", choice(scene))
    scene.shows(fame={"red": 3})


def test_of_two_tiles_the_one_is_kept_that_closes_land() -> None:
    """NG-10.2, NG-10.6"""
    scene = Scene("red", "purple", clans="raven boar").land("t28 0,-1").units("red", "t28.s", 3)
    scene.units("purple", "start.w", 3).hand("red", "raven_clan").pile("t13", "t30").turn("red")
    plays(scene, "play/raven_clan", "tile/t30")


def test_a_group_goes_into_neutral_land_and_leaves_somebody_behind() -> None:
    """NG-9.5"""
    scene = home().hand("red", "start_move").turn("red").pick("red", "play/start_move", "from/start.n")
    assert choice(scene) == "figures/1"


# --- the winter


def test_nobody_is_recruited_who_cannot_be_fed() -> None:
    """NG-14.1: the seventh unit would need a second food."""
    scene = home().units("red", "start.n", 3).goods("red", food=1).hand("red", "start_recruit").turn("red")
    assert choice(scene) == "pass"


def test_who_can_be_fed_is_recruited() -> None:
    """NG-14.1"""
    scene = home().goods("red", food=4).hand("red", "start_recruit").turn("red")
    plays(scene, "play/start_recruit")


def test_three_goods_are_given_for_the_food_of_the_winter() -> None:
    """NG-13.5, NG-14.2: wood grows here, and what a small building costs is kept as long as there is lore."""
    scene = home().units("red", "start.n", 1).goods("red", lore=3).phase("harvest")
    plays(scene, "give/lore", "give/lore", "give/lore", "gain/food")


def test_nothing_is_traded_that_the_winter_does_not_need() -> None:
    """NG-13.5, NG-16.5"""
    scene = home().goods("red", food=3, wood=3, lore=3).phase("harvest")
    assert choice(scene) == "done"


def test_winter_food_is_not_burnt_in_a_battle_that_cannot_be_lost() -> None:
    """NG-12.4, NG-14.2"""
    scene = home().units("red", "start.n", 3).goods("red", food=1).units("purple", "start.w", 1)
    scene.goods("purple", food=1).hand("purple", "start_move").turn("purple")
    scene.pick("purple", "play/start_move", "from/start.w", "to/start.n", "food/0")
    assert choice(scene) == "food/0"


def test_food_that_decides_a_battle_is_paid() -> None:
    """NG-12.4: an altar is at stake, and the winter needs nothing."""
    scene = home().building("t13.a", "altar_of_kings").goods("red", food=3).units("purple", "start.w", 4)
    scene.hand("purple", "start_move").turn("purple")
    scene.pick("purple", "play/start_move", "from/start.w", "figures/4", "to/start.n")
    assert choice(scene) == "food/3"


# --- building


def test_an_altar_is_built_where_there_is_room() -> None:
    """NG-8.8: three fame a year."""
    scene = home().goods("red", wood=3).hand("red", "start_build").turn("red")
    plays(scene, "play/start_build", "build/altar_of_kings")


def three_closed(colour: str) -> Scene:
    """Two closed territories with an altar each, and a third one that lacks its last tile."""
    scene = Scene("red", "purple").land("t22 0,1", "t06 -1,0", "t28 0,-1")
    for region in ("start.s", "start.w", "start.n"):
        scene.units(colour, region, 1).building(region, "altar_of_kings", slot="none")
    return scene


def test_the_third_closed_territory_with_a_large_building_wins() -> None:
    """NG-16.1: before a building that brings something every year."""
    scene = three_closed("red").units("purple", "t22.e", 3).goods("red", wood=1).pile("t30")
    scene.hand("red", "start_build", "start_explore").turn("red")
    plays(scene, "play/start_explore").pick("red", choice(scene))
    assert closed_large(scene.table, [0]) == 3


def test_who_is_about_to_win_is_attacked() -> None:
    """NG-16.1: with poor odds, and though there is land that nobody holds."""
    scene = three_closed("purple").tile("t30", 1, -1).units("purple", "start.n", 1).units("red", "start.e", 2)
    assert closed_large(scene.table, [1]) == 3
    scene.hand("red", "start_move").turn("red").pick("red", "play/start_move", "from/start.e", "figures/2")
    assert choice(scene) in ("to/start.s", "to/start.w")


# --- war


def test_a_weak_neighbour_is_attacked() -> None:
    """NG-12.8"""
    scene = home().units("red", "start.n", 3).building("start.e", "altar_of_kings", slot="none")
    scene.units("purple", "start.e", 1).hand("red", "start_move").turn("red")
    plays(scene, "play/start_move", "from/start.n")
    scene.pick("red", choice(scene))
    assert choice(scene) == "to/start.e"


def test_a_strong_neighbour_is_left_alone() -> None:
    """NG-12.8"""
    scene = home().building("start.e", "fortress", slot="none").units("purple", "start.e", 6)
    scene.hand("red", "start_move").turn("red").pick("red", "play/start_move", "from/start.n", "figures/2")
    assert choice(scene) != "to/start.e"


def test_a_kill_is_named_that_leaves_nobody() -> None:
    """NG-12.8: one defender, who would win by power."""
    scene = home().building("start.e", "fortress", slot="none").units("purple", "start.e", 1)
    scene.hand("red", "start_move").turn("red").dice("p1_or_k1", "p3")
    scene.pick("red", "play/start_move", "from/start.n", "figures/1", "to/start.e")
    assert choice(scene) == "kill"


def test_the_last_unit_of_good_land_is_struck() -> None:
    """NG-21.2"""
    scene = home(clans="raven boar").units("purple", "start.e", 1).building("start.e", "altar_of_kings", slot="none")
    scene.hand("red", "raiding_party").turn("red")
    plays(scene, "play/raiding_party", "strike/start.e")


# --- cards


def test_unrest_is_replaced() -> None:
    """NG-6.6, NG-14.5"""
    scene = home().goods("red", lore=1).hand("red", "unrest").turn("red")
    assert choice(scene) == "replace/unrest"


def test_what_brings_nothing_is_not_played() -> None:
    """NG-6.9: without wood nothing can be built."""
    scene = home().hand("red", "start_build", "unrest").turn("red")
    assert choice(scene) == "pass"


def test_cards_that_bring_cards_come_first() -> None:
    """NG-6.2"""
    scene = (
        home().hand("red", "start_explore", "upgraded_market_place", "start_recruit").goods("red", food=5).turn("red")
    )
    assert choice(scene) == "play/upgraded_market_place"


def test_lore_buys_an_upgrade_early() -> None:
    """NG-6.8: the card that does nothing is laid down for it."""
    scene = home().goods("red", lore=3).hand("red", "start_build", "unrest").turn("red")
    plays(scene, "upgrade/teamwork")
    assert choice(scene) in ("remove/start_build", "lay/unrest")


def test_the_achievement_that_scores_most_is_taken() -> None:
    """NG-16.6"""
    scene = home().year(7).building("t13.a", "altar_of_kings").achievements("trapper", "builder").hand("red", "unrest")
    scene.turn("red").pick("red", "pass")
    assert choice(scene) == "take/builder"


def test_a_strong_card_is_cancelled() -> None:
    """NG-21.5"""
    scene = home().hand("red", "defensive_strategy").hand("purple", "rangers").turn("purple")
    scene.pick("purple", "play/rangers")
    assert choice(scene) == "counter"


# --- clans and creatures


def test_kaija_is_recruited_first() -> None:
    """NG-17.5: she eats nothing."""
    scene = home("bear boar").goods("red", food=1).hand("red", "start_recruit").turn("red")
    scene.pick("red", "play/start_recruit", "recruit/start.n")
    assert choice(scene) == "kaija"


def test_the_token_goes_where_it_takes_something() -> None:
    """NG-17.9"""
    scene = home("snake boar").units("purple", "start.e", 1).building("start.e", "food_silo", slot="none")
    scene.hand("red", "snake_clan").turn("red").pick("red", "play/snake_clan")
    assert choice(scene) == "scorch/start.e"


def test_a_wolf_is_hunted_with_many() -> None:
    """NG-18.16"""
    scene = home(creatures=True).units("red", "start.n", 4).creature("wolf_brown", "t13.a").hand("red", "start_move")
    scene.turn("red").pick("red", "play/start_move", "done")
    assert choice(scene) == "attack/wolf_brown"


def test_a_lone_unit_does_not_hunt() -> None:
    """NG-18.14"""
    scene = Scene("red", "purple", creatures=True).units("red", "start.n", 1).units("purple", "start.s", 1)
    scene.creature("brown_bear_brown", "start.n").hand("red", "start_move").turn("red").pick("red", "play/start_move")
    assert choice(scene) == "done"


def test_nobody_walks_into_the_arms_of_a_brown_bear() -> None:
    """NG-18.8"""
    scene = home(creatures=True).creature("brown_bear_brown", "start.e").hand("red", "start_move").turn("red")
    scene.pick("red", "play/start_move", "from/start.n", "figures/1")
    assert choice(scene) == "to/start.w"


# --- whole games


def test_it_beats_chance() -> None:
    """It lost none of hundreds of such games."""
    won = 0
    for seed in range(8):
        names = ["greedy", "uniform"] if seed % 2 == 0 else ["uniform", "greedy"]
        result = play_of("northgard", names, seed, {}).result
        assert result is not None
        won += names[result.winners[0]] == "greedy"
    assert won >= 7


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = [longhouse.save(play_of("northgard", ["greedy"] * 3, 5, EVERYTHING)) for _ in range(2)]
    assert one == two


@pytest.mark.parametrize("settings", [{}, EVERYTHING, {"teams": True}])
def test_it_knows_only_what_its_seat_sees(settings: Settings) -> None:
    for number, (table, decision) in enumerate(moments_of("northgard", ["greedy", "uniform"] * 2, 8, settings)):
        if number % 5 == 0:
            check_it_knows_only_its_view(table, decision, number)


def test_it_keeps_out_of_unrest() -> None:
    """NG-14.2: among greedy bots there is hardly a winter without food."""
    table = play_of("northgard", ["greedy"] * 3, 11, {})
    assert isinstance(table, Northgard)
    assert sum(owned[table.box.unrest_card] for owned in table.owned) <= 2
