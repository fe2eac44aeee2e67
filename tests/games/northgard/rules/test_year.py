"""NG-5, NG-15.4: the year."""

from longhouse.games.northgard.rules.year import ADVANCE, START, Year
from longhouse.games.northgard.state.words import DECK_ADVANCED, DECK_EARLY
from tests.scenes.northgard.scene import Scene


def two(**settings: bool | int) -> Scene:
    return Scene("red", "blue", **settings).units("red", "start.n", 3).units("blue", "start.s", 3)


def after(scene: Scene, year: int) -> Scene:
    """The next year begins."""
    return scene.year(year + 1).phase("start")


def decks(scene: Scene) -> list[int]:
    return [scene.table.box.cards[card].deck for card in scene.table.display]


def test_ng_5_1_the_phases_follow_one_another() -> None:
    """NG-5.1: harvest and winter after the last pass, then the next year."""
    scene = two().tile("t01", 0, -1).units("red", "t01.n", 1).hand("red", "start_move").turn("red")
    scene.pick("red", "pass", "take/scouts")
    scene.hears(
        "table", "NG-6.9 blue passed", "NG-13.4 red gained 1 food", "NG-14.1 red paid 1 food", "NG-5.1 nobody year 2"
    )
    scene.shows(year=2, phase="actions", passed={"red": False, "blue": False}).asks("red act")


def test_ng_5_2_everybody_draws_four_cards_and_one_for_each_forge() -> None:
    """NG-5.2"""
    scene = two().tile("t28", 0, -1).building("start.n", "forge", slot="none").first("blue").year(0).begin(Year(START))
    scene.shows(hand_size={"red": 5, "blue": 4}, year=1).asks("blue act")


def test_ng_5_2_each_forge_counts_and_the_first_player_draws_first() -> None:
    """NG-5.2, NG-8.8: two Forges in one territory, one in a neutral territory; in turn order."""
    scene = two().land("t28 0,-1").building("start.n", "forge", "forge", slot="none")
    scene.building("start.e", "forge", slot="none").first("blue").year(0).begin(Year(START))
    scene.shows(hand_size={"red": 6, "blue": 4})
    drew = [line.split()[1] for line in scene.heard() if " drew " in line]
    assert drew == ["blue"] * 4 + ["red"] * 6


def test_ng_5_3_as_many_cards_as_players_are_displayed() -> None:
    """NG-5.3, NG-5.4: early cards in years 1 and 2, advanced ones from year 3 to 6."""
    scene = after(Scene("red", "blue", "yellow"), 2)
    assert decks(scene) == [DECK_ADVANCED] * 3
    assert decks(after(Scene("red", "blue", "yellow"), 1)) == [DECK_EARLY] * 3


def test_ng_5_3_in_the_last_year_the_achievements_are_the_display() -> None:
    """NG-5.3"""
    scene = after(two().achievements("warlord", "trapper"), 6)
    scene.shows(display=["trapper", "warlord"], achievements=[], year=7)
    scene.pick(scene.colour(scene.table.active), "pass").may("red", "take/warlord", "take/trapper")


def test_ng_5_4_the_long_game_shows_early_cards_for_three_years() -> None:
    """NG-5.4, NG-20.1"""
    assert decks(after(two(years=10), 2)) == [DECK_EARLY] * 2
    assert decks(after(two(years=10), 3)) == decks(after(two(years=10), 8)) == [DECK_ADVANCED] * 2


def test_ng_15_4_flags_and_played_cards_of_the_year_end() -> None:
    """NG-15.4"""
    scene = two().flag("red", "ignore_defences", "no_pass_pick").resolved("red", "start_move").begin(Year(ADVANCE))
    scene.shows(flags={"red": []}, resolved={"red": []}, year=2)


def test_ng_5_1_creatures_come_before_the_harvest() -> None:
    """NG-5.1, NG-18.17: phase 2.5 with the module only."""
    scene = Scene("red", "blue", creatures=True).tile("t01", 0, -1).units("red", "start.n", 3)
    scene.units("blue", "start.s", 3).creature("draugr_beige", "t01.w")
    scene.hand("red", "start_move").display("scouts").turn("red").pick("red", "pass")
    told = [line.split()[0] for line in scene.heard()]
    assert "NG-18.9" in told and told.index("NG-18.9") < told.index("NG-13.2")
    scene.shows(units={"start.n": 2})


def test_ng_15_1_the_game_ends_after_the_last_year() -> None:
    """NG-15.1"""
    scene = two().year(7).hand("red", "start_move").fame(red=3, blue=1).turn("red").pick("red", "pass")
    scene.pick("red", "take/builder")
    scene.won("red")


def test_ng_15_2_the_second_chance_comes_before_the_next_year() -> None:
    """NG-15.2, NG-15.4"""
    scene = Scene("red", "blue").units("red", "start.n", 3).hand("red", "start_move").turn("red")
    scene.pick("red", "pass", "take/scouts").asks("blue second-chance").shows(year=1, phase="end")
