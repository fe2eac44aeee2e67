"""NG-6: the action phase, turn by turn."""

import pytest

import longhouse
from longhouse import Option, Table, save
from tests.scenes.northgard.scene import Scene


def two(**settings: bool) -> Scene:
    return Scene("red", "blue", **settings).units("red", "start.n", 3).units("blue", "start.s", 3)


def test_ng_6_1_players_take_turns_clockwise_until_all_have_passed() -> None:
    """NG-6.1, NG-6.12: players who have passed take no more turns."""
    scene = Scene("red", "blue", "yellow").hand("red", "start_move", "start_build").hand("blue", "start_move")
    scene.hand("yellow", "start_move").first("red").turn("red")
    scene.pick("red", "wait/start_move").pick("blue", "pass", "take/scouts").pick("yellow", "wait/start_move")
    scene.asks("red act").pick("red", "wait/start_build")
    scene.asks("yellow take").shows(passed={"red": False, "blue": True, "yellow": True})


def test_ng_6_1_a_turn_is_one_of_six_actions() -> None:
    """NG-6.1"""
    scene = two().hand("red", "start_move", "unrest").goods("red", lore=3).turn("red")
    scene.only(
        "red",
        "play/start_move",
        *["wait/start_move", "wait/unrest", "replace/start_move", "replace/unrest", "remove/start_move"],
        *["upgrade/teamwork", "upgrade/resourceful_people", "pass"],
    )


def test_ng_6_2_one_main_card_and_any_number_of_instants() -> None:
    """NG-6.2: instants before and after it, each finished before the next."""
    scene = two().hand("red", "fishing", "lore_mastery", "market_place", "wood_monopoly", "start_recruit").turn("red")
    scene.pick("red", "play/fishing").asks("red play-on").pick("red", "play/market_place")
    scene.barred("red", "play/start_recruit", "NG-6.2", "main-card-played")
    scene.pick("red", "play/lore_mastery", "play/wood_monopoly", "end-turn").asks("blue take")
    scene.shows(goods={"red": {"food": 3, "wood": 3, "lore": 2}})


def test_ng_6_2_an_instant_does_not_make_room_for_a_second_main_card() -> None:
    """NG-6.2: after a main card and an instant the turn still has had its main card; the next turn has its own."""
    scene = two().hand("red", "start_recruit", "fishing", "start_move").hand("blue", "start_move").turn("red")
    scene.pick("red", "play/start_recruit", "recruit/start.n", "play/fishing").only("red", "end-turn")
    scene.barred("red", "play/start_move", "NG-6.2", "main-card-played").pick("red", "end-turn")
    scene.pick("blue", "wait/start_move").may("red", "play/start_move")


def test_ng_6_3_a_play_turn_needs_a_card_and_is_not_mixed() -> None:
    """NG-6.3, NG-RU9: instants alone are enough."""
    scene = two().hand("red", "fishing", "start_move").hand("blue", "start_move").goods("red", lore=3).turn("red")
    scene.barred("red", "end-turn", "NG-6.3").pick("red", "play/fishing")
    for text in ("wait/start_move", "replace/start_move", "remove/start_move", "upgrade/teamwork", "pass"):
        scene.barred("red", text, "NG-6.3", "play-turn")
    scene.only("red", "play/start_move", "end-turn").pick("red", "end-turn").asks("blue act")


def test_ng_6_4_what_cannot_be_played() -> None:
    """NG-6.4: cards without effect, achievements, and Defensive Strategy except as a reaction."""
    scene = two().hand("red", "unrest", "warlord", "builder", "defensive_strategy").turn("red")
    scene.barred("red", "play/builder", "NG-6.4", "card-without-effect")
    scene.barred("red", "play/unrest", "NG-6.4", "card-without-effect")
    scene.barred("red", "play/warlord", "NG-6.4", "card-without-effect")
    scene.barred("red", "play/defensive_strategy", "NG-6.4", "only-reaction")
    scene.barred("red", "play/scouts", "NG-6.2", "card-not-held")
    scene.may("red", "wait/unrest", "wait/warlord", "wait/defensive_strategy")


def test_ng_6_5_wait_lays_a_card_down_without_its_effect() -> None:
    """NG-6.5, NG-14.5: any card, Unrest too."""
    scene = two().hand("red", "fishing", "unrest").hand("blue", "start_move").turn("red").pick("red", "wait/fishing")
    scene.shows(goods={"red": {}}, active_zone={"red": ["fishing"]}).asks("blue act")
    scene.pick("blue", "wait/start_move").pick("red", "wait/unrest").shows(active_zone={"red": ["fishing", "unrest"]})


def test_ng_6_6_replace_pays_a_lore_for_a_card() -> None:
    """NG-6.6"""
    scene = two().hand("red", "start_move").deck("red", "start_build").hand("blue", "start_move").goods("red", lore=1)
    scene.turn("red").pick("red", "replace/start_move")
    scene.shows(hand={"red": ["start_build"]}, active_zone={"red": ["start_move"]}, goods={"red": {}}).asks("blue act")


def test_ng_6_6_replace_needs_lore_and_a_card_to_draw() -> None:
    """NG-6.6, NG-RU57"""
    two().hand("red", "start_move").turn("red").barred("red", "replace/start_move", "NG-6.6", "replace-too-dear")
    scene = two().hand("red", "start_move").deck("red").active_zone("red", "start_build").goods("red", lore=1)
    scene.turn("red").barred("red", "replace/start_move", "NG-6.6", "nothing-to-draw")


def test_ng_6_6_replace_draws_from_the_discard_pile_too() -> None:
    """NG-6.6, NG-4.3: not allowed only if both are empty."""
    scene = two().hand("red", "start_move").deck("red").discard("red", "start_build").goods("red", lore=1).turn("red")
    scene.pick("red", "replace/start_move").shows(hand={"red": ["start_build"]}, discard={"red": []})


def test_ng_6_7_remove_pays_two_lore_and_draws_as_many_as_there_are() -> None:
    """NG-6.7, NG-RU57"""
    scene = two().hand("red", "start_move", "start_build").deck("red", "scouts").goods("red", lore=2).turn("red")
    scene.pick("red", "remove/start_move").shows(hand={"red": ["scouts", "start_build"]}, removed=["start_move"])
    scene.shows(goods={"red": {}}).asks("blue take")
    scene = two().hand("red", "start_move", "start_build").deck("red").goods("red", lore=2).turn("red")
    scene.pick("red", "remove/start_move").shows(hand={"red": ["start_build"]}, active_zone={"red": []})


def test_ng_6_7_unrest_is_never_removed() -> None:
    """NG-6.7, NG-14.4"""
    scene = two().hand("red", "unrest", "start_move").goods("red", lore=2).turn("red")
    scene.barred("red", "remove/unrest", "NG-14.4")
    scene = two().hand("red", "unrest", "start_move").goods("red", lore=1).turn("red")
    scene.barred("red", "remove/start_move", "NG-6.7", "remove-too-dear")


def test_ng_6_8_upgrade_for_a_card_laid_down() -> None:
    """NG-6.8: 3 lore in both cases (NG-RU52); it may be played from the next turn on."""
    scene = two().hand("red", "start_move", "start_build").hand("blue", "start_move").goods("red", lore=3).turn("red")
    scene.pick("red", "upgrade/teamwork").only(
        "red", "lay/start_move", "lay/start_build", "remove/start_move", "remove/start_build"
    )
    scene.pick("red", "lay/start_build").asks("blue act").shows(goods={"red": {}}, active_zone={"red": ["start_build"]})
    scene.shows(hand={"red": ["start_move", "teamwork"]}, upgrades={"red": ["resourceful_people"]})
    scene.pick("blue", "wait/start_move").may("red", "play/teamwork")


def test_ng_6_8_upgrade_for_a_card_removed() -> None:
    """NG-6.8, NG-14.5: an Unrest card only goes to the active zone."""
    scene = two().hand("red", "start_move", "unrest").goods("red", lore=3).turn("red").pick("red", "upgrade/teamwork")
    scene.barred("red", "remove/unrest", "NG-14.4").barred("red", "lay/scouts", "NG-6.2")
    scene.pick("red", "remove/start_move").shows(removed=["start_move"], hand={"red": ["teamwork", "unrest"]})


def test_ng_6_8_upgrade_needs_lore_and_an_upgrade_left() -> None:
    """NG-6.8"""
    scene = two().hand("red", "start_move").goods("red", lore=2).turn("red")
    scene.barred("red", "upgrade/teamwork", "NG-6.8", "upgrade-too-dear")
    scene.barred("red", "upgrade/osmosis", "NG-6.8", "no-such-upgrade")
    scene = two().hand("red", "teamwork", "resourceful_people").goods("red", lore=3).turn("red")
    scene.offers_of("red", "upgrade")


def test_ng_6_9_a_passed_player_puts_a_card_of_the_display_on_his_deck() -> None:
    """NG-6.9, NG-6.14"""
    scene = two().hand("red", "start_move").active_zone("red", "start_build").display("scouts", "militia").turn("red")
    scene.pick("red", "pass").only("red", "take/scouts", "take/militia").barred("red", "take/spy", "NG-6.9")
    scene.hand("blue", "start_move").shows(first="red").pick("red", "take/militia").shows(display=["scouts"])
    scene.shows("blue", discard={"red": ["start_build", "start_move"]}, deck_size={"red": 6})
    assert scene.table.decks[0].cards[-1] == scene.card("militia")


def test_ng_6_9_the_last_card_of_the_display_is_taken_without_asking() -> None:
    """NG-6.9"""
    scene = two().hand("blue", "start_move").display("scouts").passed("red").turn("blue").pick("blue", "pass")
    scene.hears("table", "NG-6.9 blue took scouts", "NG-5.2 blue drew scouts")


def test_ng_6_10_the_first_to_pass_takes_the_marker() -> None:
    """NG-6.10: turn order of this phase goes on clockwise; the second to pass does not get it."""
    scene = Scene("red", "blue", "yellow").hand("red", "start_move").hand("blue", "start_move")
    scene.hand("yellow", "start_move").first("yellow").turn("red").pick("red", "wait/start_move")
    scene.pick("blue", "pass", "take/scouts").shows(first="blue").asks("yellow act")
    scene.pick("yellow", "pass", "take/negotiation").shows(first="blue")


def test_ng_6_11_with_an_empty_hand_one_must_pass() -> None:
    """NG-6.11: at the start of the turn, without being asked; with cards it is a choice."""
    scene = two().hand("red", "start_move").turn("red").pick("red", "wait/start_move")
    scene.asks("blue take").shows(passed={"blue": True}, first="blue")
    two().hand("red", "start_move").turn("red").may("red", "pass")


def test_ng_6_13_what_nobody_has_taken_leaves_the_game() -> None:
    """NG-6.13, NG-21.11"""
    scene = two().hand("red", "start_move").display("scouts", "militia").flag("red", "no_pass_pick").turn("red")
    scene.pick("red", "pass").asks("blue take").pick("blue", "take/scouts").shows(removed=["militia"])


def test_ng_6_15_with_no_card_left_the_turn_can_only_be_ended() -> None:
    """NG-6.15: they pass at the start of their next turn."""
    scene = two().hand("red", "fishing").hand("blue", "start_move").turn("red").pick("red", "play/fishing")
    scene.only("red", "end-turn").pick("red", "end-turn").shows(passed={"red": False})
    scene.pick("blue", "wait/start_move").asks("red take")


def test_nobody_sees_what_another_has_in_hand() -> None:
    """NG-4.1: the number of cards is public, but only the owner sees what was drawn."""
    scene = two().hand("red", "start_move").deck("red", "scouts").hand("blue", "start_build").goods("red", lore=1)
    scene.turn("red").pick("red", "replace/start_move")
    scene.shows("red", hand={"red": ["scouts"], "blue": ["?"]}).shows("blue", hand={"red": ["?"]})
    scene.hears("red", "NG-6.6 red drew scouts").hears("blue", "NG-6.6 red drew ?").hears(
        "spectator", "NG-6.6 red drew ?"
    )


def read(table: Table, text: str) -> Option:
    option = longhouse.read_option(table, text)
    assert option is not None
    return option


def test_a_card_that_was_played_can_be_taken_back_but_not_one_that_was_drawn() -> None:
    """NG-6.2, NG-6.5: the player knew it, so that nothing was learned; NG-6.6: but not what came for it."""
    scene = two().hand("red", "fishing", "start_move").goods("red", lore=5).deck("red", "scouts").turn("red")
    history = longhouse.new_game("northgard", seats=["Ada", "Bo"], seed="undo")
    history.table = scene.table
    history.record_events()
    before = save(scene.table)
    for text in ("play/fishing", "wait/start_move"):
        history.pick(read(history.table, text), 0)
        assert history.can_undo(0)
        history.undo()
        assert save(history.table) == before
    history.pick(read(history.table, "replace/fishing"), 0)
    assert not history.can_undo(0)


@pytest.mark.parametrize("held", ["hand", "deck"])
def test_ng_21_6_a_card_that_somebody_may_cancel_is_not_taken_back(held: str) -> None:
    """NG-21.6: whether anybody was asked says what the others hold."""
    scene = two().hand("red", "fishing", "start_move")
    hand, deck = ("defensive_strategy", "start_move") if held == "hand" else ("start_move", "defensive_strategy")
    scene.hand("blue", hand).deck("blue", deck).turn("red")
    history = longhouse.new_game("northgard", seats=["Ada", "Bo"], seed="undo")
    history.table = scene.table
    history.pick(read(history.table, "play/fishing"), 0)
    assert not history.can_undo(0)


def test_ng_19_1_more_creatures_after_the_card() -> None:
    """NG-6.14, NG-19.1: also for a player who takes no card."""
    scene = Scene("red", "blue", creatures=True, more_creatures=True).tile("t30", 0, -1).hand("red", "start_move")
    scene.display("scouts", "militia").turn("red").pick("red", "pass", "take/scouts").asks("red call")
    scene = Scene("red", "blue", creatures=True, more_creatures=True).tile("t30", 0, -1).hand("red", "start_move")
    scene.flag("red", "no_pass_pick").turn("red").pick("red", "pass").asks("red call")
