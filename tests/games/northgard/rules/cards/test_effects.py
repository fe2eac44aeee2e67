"""NG-11.8 to NG-11.15: carrying out cards, and which may be played."""

from longhouse import SettingValue
from tests.scenes.northgard.scene import Scene


def two(clans: str = "", **settings: SettingValue) -> Scene:
    return Scene("red", "blue", clans=clans, **settings).units("red", "start.n", 3).units("blue", "start.s", 3)


def test_ng_11_5_gain() -> None:
    """NG-11.5"""
    scene = two().hand("red", "fishing", "wood_monopoly", "lore_mastery").turn("red")
    scene.pick("red", "play/fishing", "play/wood_monopoly", "play/lore_mastery")
    scene.shows(goods={"red": {"food": 3, "wood": 3, "lore": 2}})


def test_ng_11_7_a_flag_lasts_until_the_end_of_the_year() -> None:
    """NG-11.7, NG-15.4, NG-21.12"""
    scene = two().hand("red", "conqueror").display("scouts").turn("red").pick("red", "play/conqueror")
    scene.shows(flags={"red": ["ignore_defences"]}).hears("table", "NG-11.7 red ignores-defences")
    scene.pick("red", "end-turn").shows(year=2, flags={"red": []})


def test_ng_11_7_the_bear_awakens() -> None:
    """NG-11.7, NG-17.4"""
    scene = two("bear goat").hand("red", "the_bear_awakens").turn("red").pick("red", "play/the_bear_awakens", "done")
    scene.shows(flags={"red": ["kaija_may_attack"]})


def test_ng_11_8_an_optional_step_may_be_declined() -> None:
    """NG-11.8: the second Explore of Rangers."""
    scene = two().units("red", "start.e", 1).pile("t01", "t02").hand("red", "rangers").turn("red")
    scene.pick("red", "play/rangers", "place/0,-1", "turn/0").asks("red optional").pick("red", "no")
    scene.asks("red play-on").shows(pile_size=33)


def test_ng_11_9_the_played_card_lies_in_the_active_zone() -> None:
    """NG-11.9: it cannot be drawn by its own effect."""
    scene = two().hand("red", "market_place").deck("red", "start_move").discard("red", "start_build").turn("red")
    scene.pick("red", "play/market_place").shows(hand={"red": ["start_build", "start_move"]})
    scene.shows(active_zone={"red": ["market_place"]}, deck_size={"red": 0})


def test_ng_11_10_a_card_that_can_do_nothing_is_not_played() -> None:
    """NG-11.10, NG-RU54"""
    scene = Scene("red", "blue").units("red", "start.n", 3).hand("red", "start_build", "start_move", "bribery")
    scene.turn("red").may("red", "play/start_move", "wait/start_build")
    assert "play/start_build" not in scene.options("red")
    assert "play/bribery" not in scene.options("red")


def test_ng_11_10_one_possible_step_is_enough() -> None:
    """NG-11.10: steps that cannot do anything are skipped: nobody holds a card that Spy could look at."""
    scene = Scene("red", "blue").units("red", "start.n", 3).hand("red", "spy").turn("red")
    scene.pick("red", "play/spy").asks("red play-on").shows(hand_size={"red": 1})


def test_ng_ru4_the_supply_never_runs_out() -> None:
    """NG-RU4, NG-1.9: more food than there are tokens in the box."""
    scene = two().hand("red", "fishing").goods("red", food=30).goods("blue", food=50).turn("red")
    scene.pick("red", "play/fishing").shows(goods={"red": {"food": 33}, "blue": {"food": 50}})


def test_ng_ru65_without_a_victim_the_rest_of_the_card_can_be_had() -> None:
    """NG-RU65, NG-11.10: nobody holds a card, so Spy and Ancestral Curse only draw one; not from empty piles."""
    for card in ("spy", "ancestral_curse"):
        scene = two().hand("red", card).deck("red", "scouts").turn("red").pick("red", f"play/{card}")
        scene.asks("red play-on").shows(hand={"red": ["scouts"]})
        scene = two().hand("red", card).deck("red").turn("red").barred("red", f"play/{card}", "NG-11.12")


def test_ng_ru65_with_the_option_a_card_without_a_victim_is_forbidden() -> None:
    """NG-RU65, NG-11.10: `discard_needs_victim`, as version 1 had it; inside choose only that option is forbidden."""
    for scene in (two(discard_needs_victim=True), two(version=1)):
        scene.hand("red", "spy", "ancestral_curse", "veiled_threats", "start_move").turn("red")
        scene.barred("red", "play/spy", "NG-21.7").barred("red", "play/ancestral_curse", "NG-21.7")
        scene.pick("red", "play/veiled_threats").asks("red play-on").shows(hand_size={"red": 4})


def test_ng_11_10_a_card_without_a_victim_is_forbidden() -> None:
    """NG-11.10: remove_unit, and a card that can do nothing else; inside choose only that option is forbidden."""
    scene = two().hand("red", "veiled_threats", "start_move").turn("red")
    scene.pick("red", "play/veiled_threats").asks("red play-on").shows(hand_size={"red": 2})
    scene = two("wolf goat").hand("red", "plunder", "capture").turn("red")
    assert scene.options("red") == ["wait/plunder", "wait/capture", "pass"]
    Scene("red", "blue", clans="wolf goat").units("red", "start.n", 3).units("blue", "start.e", 3).hand(
        "red", "plunder", "capture"
    ).turn("red").may("red", "play/plunder", "play/capture")


def test_ng_11_12_all_draws_of_a_card_are_needed() -> None:
    """NG-11.12"""
    scene = two().hand("red", "spy", "ancestral_curse").hand("blue", "start_move").deck("red").turn("red")
    scene.barred("red", "play/spy", "NG-11.12").barred("red", "play/ancestral_curse", "NG-11.12")


def test_ng_11_14_a_card_whose_steps_turn_out_to_be_impossible_stays_played() -> None:
    """NG-11.14, NG-7.7: nobody was recruited, so nobody follows."""
    scene = Scene("red", "blue", clans="stag goat").units("red", "start.n", 2).units("red", "start.e", 2)
    scene.hand("red", "stag_clan").turn("red").pick("red", "play/stag_clan", "done").asks("red play-on")
    scene.shows(resolved={"red": ["stag_clan"]})


def test_ng_21_3_stag_clan_refers_to_the_territory_just_recruited_in() -> None:
    """NG-21.3, NG-21.18"""
    scene = Scene("red", "blue", clans="stag goat").units("red", "start.n", 2).units("red", "start.e", 2)
    scene.hand("red", "stag_clan").turn("red").pick("red", "play/stag_clan", "recruit/start.n").asks("red relocate")
    scene.pick("red", "from/start.e").shows(units={"start.n": 4, "start.e": 1}).asks("red play-on")


def test_ng_17_13_the_token_comes_before_the_effect() -> None:
    """NG-17.13, NG-RU50: and again after the Move of the base card."""
    scene = two("snake goat").hand("red", "snake_clan").turn("red").pick("red", "play/snake_clan").asks("red scorch")
    scene.pick("red", "scorch/start.e").asks("red move").pick("red", "done").asks("red scorch")
    scene.pick("red", "scorch/start.w").shows(scorched="start.w").asks("red play-on")


def test_ng_17_13_only_clan_cards_of_snake_give_the_token() -> None:
    """NG-17.8, NG-17.13"""
    two("snake goat").hand("red", "militia").turn("red").pick("red", "play/militia").asks("red move")
    two("goat snake").hand("red", "goat_clan").goods("red", wood=1).tile("t01", 0, -1).turn("red").pick(
        "red", "play/goat_clan"
    ).shows(scorched="nowhere")
