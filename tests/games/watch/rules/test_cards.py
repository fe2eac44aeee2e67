"""GW-7: when development cards may be played; the two decks; victory cards."""

from collections import Counter

import pytest

from tests.scenes.watch.scene import Opening, Scene

BUY = {"wool": 1, "grain": 1, "ore": 1}


def holder(**cards: int) -> Scene:
    return Scene("red", "blue").cards("red", **cards)


@pytest.mark.parametrize("step", ["roll", "trade", "build"])
def test_gw_7_1_at_any_moment_of_his_own_turn(step: str) -> None:
    """GW-7.1, GW-3.2, GW-7.9: before the roll, in the trade step and in the build step."""
    scene = holder(ranger_patrol=1).turn("red", step).may("red", "play/ranger_patrol").pick("red", "play/ranger_patrol")
    scene.hears("spectator", "GW-7.1 red played ranger_patrol")


def test_gw_7_1_between_trades_and_builds() -> None:
    """GW-7.1, GW-7.9: at every pick of these steps."""
    scene = holder(winter_is_coming=1).hand("red", wool=8, lumber=2, brick=2).road("red", "0,2,NE").turn("red", "trade")
    scene.pick("red", "give/wool", "take/ore").may("red", "play/winter_is_coming").pick("red", "go-on")
    scene.pick("red", "road/0,2,E").may("red", "play/winter_is_coming")


def test_gw_7_1_not_on_a_turn_of_another() -> None:
    """GW-7.1: red's card on blue's turn."""
    holder(ranger_patrol=1).turn("blue").barred("red", "play/ranger_patrol", "GW-3.1", "not-asked")


def test_gw_7_1_one_card_a_turn() -> None:
    """GW-7.1: neither the same kind nor another; the player's next turn allows one again."""
    scene = holder(ranger_patrol=2, winter_is_coming=1).turn("red").pick("red", "play/ranger_patrol", "tormund/3,0")
    scene.offers("red", "roll")
    for card in ("ranger_patrol", "winter_is_coming"):
        scene.barred("red", f"play/{card}", "GW-7.1", "card-played")
    scene.dice(1, 1).pick("red", "roll").may_not("red", "play/winter_is_coming").pick("red", "go-on")
    scene.may_not("red", "play/ranger_patrol").pick("red", "end-turn").dice(1, 1).pick(
        "blue", "roll", "go-on", "end-turn"
    )
    scene.offers("red", "roll", "play/ranger_patrol", "play/winter_is_coming")


def test_gw_7_1_not_in_the_turn_it_is_bought() -> None:
    """GW-7.1: the same card can be played in the player's next turn."""
    scene = holder().hand("red", **BUY).deck("winter_is_coming").turn("red", "build").pick("red", "buy-card")
    scene.offers("red", "end-turn").barred("red", "play/winter_is_coming", "GW-7.1", "card-fresh")
    scene.pick("red", "end-turn").shows(cards={"red": {"winter_is_coming": 1}}, fresh={"red": {}})
    scene.dice(1, 1).pick("blue", "roll", "go-on", "end-turn").may("red", "play/winter_is_coming")


def test_gw_7_1_an_older_card_of_the_same_kind_can_be_played() -> None:
    """GW-7.1: one of two is fresh."""
    scene = holder(ranger_patrol=1).fresh("red", ranger_patrol=1).turn("red", "build")
    scene.pick("red", "play/ranger_patrol").shows(
        cards={"red": {}}, fresh={"red": {"ranger_patrol": 1}}, face_up={"red": {"ranger_patrol": 1}}
    )


def test_gw_7_1_only_cards_in_hand() -> None:
    """GW-7.1"""
    scene = holder(ranger_patrol=1).turn("red").barred("red", "play/road_building", "GW-7.1", "card-not-held")
    scene.offers("red", "roll", "play/ranger_patrol")


def test_gw_7_5_progress_cards_leave_the_game() -> None:
    """GW-7.5, GW-5.8: not back into the deck, not back into the hand, and no patrol."""
    scene = holder(winter_is_coming=1).face_up("red", ranger_patrol=2).turn("red")
    scene.pick("red", "play/winter_is_coming", "gain/ore", "gain/ore").shows(cards={"red": {}}, deck=20)
    scene.shows(largest_patrol="nobody").dice(1, 1).pick("red", "roll", "go-on", "end-turn")
    scene.dice(1, 1).pick("blue", "roll", "go-on", "end-turn").offers("red", "roll")


def test_gw_7_2_a_patrol_stays_face_up() -> None:
    """GW-7.2, GW-8.5: everybody sees it before its owner."""
    scene = holder(ranger_patrol=1).turn("red").pick("red", "play/ranger_patrol", "tormund/3,0")
    scene.shows("blue", face_up={"red": {"ranger_patrol": 1}}, cards={"red": {}})


def test_gw_7_6_victory_cards_are_hidden() -> None:
    """GW-7.6: their owner counts them, nobody else does."""
    scene = holder(victory_point=2).settlement("red", "0,2,N").turn("red")
    scene.shows("red", points={"red": 3}, cards={"red": {"victory_point": 2}})
    for viewer in ("blue", "spectator"):
        scene.shows(viewer, points={"red": 1}, cards={"red": {"?": 2}})


def near_the_goal(*, keeps: int, **cards: int) -> Scene:
    places = ("0,0,N", "2,0,N", "-1,1,S", "1,1,S")[:keeps]
    return Scene("red", "blue").keep("red", *places).cards("red", **cards)


def test_gw_7_6_they_are_revealed_when_they_bring_the_goal() -> None:
    """GW-7.6, GW-9.3: 6 points on the board, 3 cards in hand, the fourth is bought now: all at once, and it has won."""
    scene = near_the_goal(keeps=3, victory_point=3).hand("red", **BUY).deck("victory_point").turn("red", "build")
    scene.pick("red", "buy-card").won("red", 10)
    scene.hears("blue", "GW-5.8 red bought ?", "GW-7.6 red revealed victory_point 4", "GW-9.2 red won 10")
    scene.shows("blue", face_up={"red": {"victory_point": 4}}, points={"red": 10})


def test_gw_7_6_below_the_goal_they_stay_hidden() -> None:
    """GW-7.6: 9 points with all cards."""
    scene = near_the_goal(keeps=3, victory_point=2).hand("red", **BUY).deck("victory_point").turn("red", "build")
    scene.pick("red", "buy-card").not_over().shows(points={"red": 9}).shows("blue", points={"red": 6})


def test_gw_7_6_after_the_game_all_victory_cards_are_shown() -> None:
    """GW-7.6: the loser's too."""
    scene = near_the_goal(keeps=4).settlement("red", "3,1,S", "-3,3,S").cards("blue", victory_point=2)
    scene.settlement("blue", "0,3,S").turn("red").won("red", 10).shows("red", points={"blue": 3})
    scene.shows("spectator", face_up={"blue": {"victory_point": 2}}, points={"blue": 3})


def test_gw_7_6_they_never_count_as_played() -> None:
    """GW-7.6, GW-7.12: a player with victory cards can still play a card; they cannot be picked to be played."""
    scene = holder(victory_point=2, ranger_patrol=1).turn("red").offers("red", "roll", "play/ranger_patrol")
    scene.barred("red", "play/victory_point", "GW-7.12", "card-is-victory")
    scene.pick("red", "play/ranger_patrol").shows(cards={"red": {"victory_point": 2}})


@pytest.mark.parametrize(
    ("board", "dev_deck"), [("classic19", "auto"), ("classic19", "classic"), ("base_gift", "classic")]
)
def test_gw_7_7_the_classic_deck(board: str, dev_deck: str) -> None:
    """GW-7.7: of the island, or by option dev_deck."""
    deck = Opening(2, board=board, dev_deck=dev_deck).shows(deck=25).deck_order()
    counts = {name.removeprefix("classic_"): n for name, n in Counter(deck).items()}
    assert counts == {"knight": 14, "victory_point": 5, "road_building": 2, "year_of_plenty": 2, "monopoly": 2}


@pytest.mark.parametrize(("board", "dev_deck"), [("base_gift", "auto"), ("auto", "auto"), ("classic19", "watch")])
def test_gw_7_7_the_deck_of_the_watch(board: str, dev_deck: str) -> None:
    """GW-7.7, GW-2.2"""
    assert "ranger_patrol" in Opening(2, board=board, dev_deck=dev_deck).shows(deck=23).deck_order()


def test_gw_7_8_a_card_before_the_roll_may_end_the_game() -> None:
    """GW-7.8: 8 points and the third patrol."""
    scene = near_the_goal(keeps=4, ranger_patrol=1).face_up("red", ranger_patrol=2).turn("red")
    scene.pick("red", "play/ranger_patrol", "tormund/3,0").won("red", 10)


def test_gw_7_9_nothing_interrupts_a_resolution() -> None:
    """GW-7.9, GW-RU26: not while a roll, a card, a trade or a proposal is being resolved."""
    cards = {"winter_is_coming": 1, "ranger_patrol": 1}
    scene = holder(**cards).hand("red", wool=8).turn("red").dice(3, 4).pick("red", "roll")
    scene.barred("red", "play/winter_is_coming", "GW-RU26", "not-now").pick("red", *["discard/wool"] * 4)
    scene.barred("red", "play/winter_is_coming", "GW-RU26", "not-now").pick("red", "tormund/3,0")
    scene.pick("red", "give/wool").barred("red", "play/winter_is_coming", "GW-RU26", "not-now")
    scene.pick("red", "take/ore", "play/winter_is_coming").barred("red", "play/ranger_patrol", "GW-RU26", "not-now")


def test_gw_7_9_not_while_a_proposal_is_answered() -> None:
    """GW-7.9: neither the proposer nor those who answer."""
    scene = holder(ranger_patrol=1).cards("blue", ranger_patrol=1).hand("red", wool=1).hand("blue", ore=1)
    scene.turn("red", "trade").pick("red", "propose", "add/wool", "done", "add/ore", "send")
    scene.barred("blue", "play/ranger_patrol", "GW-RU26", "not-now").pick("blue", "accept")
    scene.barred("red", "play/ranger_patrol", "GW-RU26", "not-now").pick("red", "withdraw").may(
        "red", "play/ranger_patrol"
    )
