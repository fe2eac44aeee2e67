"""CM-1.2, CM-3, CM-11: rounds, their set-up and clean-up."""

import pytest

from tests.scenes.midgard.scene import Opening, Scene

COLOURS = ("red", "blue", "green", "yellow")


def begging(scene: Opening | Scene) -> None:
    """Everybody begs until the round or the game is over."""
    now = scene.table.round
    while scene.table.round == now and not scene.table.over:
        scene.pick(scene.questions()[0].split()[0], "place/beg")


# --- the rounds


def test_cm_1_1_eight_rounds() -> None:
    """CM-1.1, CM-11.6: then the game is over."""
    opening = Opening(2, leader_choice="random")
    for n in range(1, 9):
        opening.not_over().shows(round=n)
        assert opening.table.turn == n
        begging(opening)
    assert opening.table.over
    opening.shows(round=8, phase="end", decks={"merchant": 0})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cm_1_2_the_phases_of_a_round(players: int) -> None:
    """CM-1.2: with nothing reserved, placement is followed by clean-up and the next round set-up."""
    opening = Opening(players, leader_choice="random", first_player="host").shows(phase="placement")
    begging(opening)
    opening.told("begged", "workers-home", "blame", "round", "enemy", "merchant", "stocked")
    opening.shows(phase="placement", round=2).asks("red place")


# --- round set-up


def test_cm_3_1_a_troll_and_two_draugr() -> None:
    """CM-3.1, CM-3.2: the top cards of their decks; the left draugr space first."""
    scene = Scene("red", "blue").deck("troll", "cave_troll_2").deck("draugr", "haugbui_red", "draugr_lord_blue")
    scene.cleanup().shows(
        enemies={"troll": "cave_troll_2", "draugr_1": "haugbui_red", "draugr_2": "draugr_lord_blue"}, round=2
    )
    scene.hears(
        "spectator",
        "CM-1.2 nobody round 2",
        "CM-3.1 nobody enemy troll cave_troll_2",
        "CM-3.2 nobody enemy draugr_1 haugbui_red",
        "CM-3.2 nobody enemy draugr_2 draugr_lord_blue",
    )


def test_cm_3_1_the_order_of_the_round_set_up() -> None:
    """CM-3.1, CM-3.2, CM-3.3, CM-3.4, CM-3.5, CM-3.7, CM-3.8: in this order."""
    scene = Scene("red", "blue").monster("shore_2", "").journey("shore_2", "").display("gifts", "wealth").cleanup()
    rules = [line.split()[0] for line in scene.heard("spectator")]
    assert rules[rules.index("CM-1.2") + 1 :] == [
        "CM-3.1",
        "CM-3.2",
        "CM-3.2",
        "CM-3.3",
        "CM-3.4",
        "CM-3.5",
        "CM-3.7",
        "CM-3.8",
    ]


def test_cm_3_3_journeys_are_laid_on_empty_spaces() -> None:
    """CM-3.3, CM-11.4, CM-H4: face down; one that was not revealed stays, and those who have looked still know it."""
    scene = Scene("red", "blue").journey("shore_1", "").journey("shore_2", "storm", seen="red")
    scene.journey("shore_3", "lost").journey_deck("kraken").cleanup()
    scene.shows(journeys={"shore_1": "kraken", "shore_2": "storm", "shore_3": "lost"})
    scene.shows("red", journeys={"shore_1": "?", "shore_2": "storm", "shore_3": "?"})
    scene.shows("blue", journeys={"shore_1": "?", "shore_2": "?", "shore_3": "?"})
    scene.hears("red", "CM-3.3 nobody journey-laid shore_1")


def test_cm_3_4_runes_are_laid_on_empty_spaces() -> None:
    """CM-3.4: those that lie there stay."""
    scene = Scene("red", "blue").display("wealth", "gifts").deck("rune", "glory", "journey").cleanup()
    scene.shows(display=["wealth", "gifts", "glory"], decks={"rune": 7})


def test_cm_3_4_as_long_as_the_rune_deck_lasts() -> None:
    """CM-3.4, CM-3.10: an empty rune deck is not replenished."""
    scene = Scene("red", "blue").display("wealth").deck("rune", "glory", only=True).cleanup()
    scene.shows(display=["wealth", "glory", ""], decks={"rune": 0})


def test_cm_3_5_undefeated_monsters_stay_with_their_coins() -> None:
    """CM-3.5, CM-11.5: only an empty space gets a new one."""
    scene = Scene("red", "blue").monster("shore_1", "nykr_red", coins=2).monster("shore_2", "")
    scene.monster("shore_3", "mara_blue").deck("monster", "hafgufa_red").cleanup()
    scene.shows(enemies={"shore_1": "nykr_red", "shore_2": "hafgufa_red", "shore_3": "mara_blue"})
    scene.shows(coins={"shore_1": 3, "shore_2": 0, "shore_3": 1})
    scene.hears("blue", "CM-3.5 nobody enemy shore_2 hafgufa_red")


@pytest.mark.parametrize(("players", "shores"), [(2, 3), (3, 3), (4, 4)])
def test_cm_3_6_shores_in_use(players: int, shores: int) -> None:
    """CM-3.6: the fourth is used only with four players; otherwise nothing is laid there."""
    scene = Scene(*COLOURS[:players])
    for shore in range(1, shores + 1):
        scene.monster(f"shore_{shore}", "").journey(f"shore_{shore}", "")
    scene.cleanup().shows(decks={"monster": 36 - shores, "journey": 18 - shores})
    assert [enemy >= 0 for enemy in scene.table.enemies[3:]] == [True] * shores + [False] * (4 - shores)


def test_cm_3_7_the_newest_merchant_ship() -> None:
    """CM-3.7: it covers the one before."""
    scene = Scene("red", "blue").merchant("ms_timber").deck("merchant", "ms_whalers").cleanup()
    scene.shows(merchant="ms_whalers", decks={"merchant": 6}).hears("red", "CM-3.7 nobody merchant ms_whalers")
    scene.pick("red", "place/merchant_ship").shows(dice={"red": {"spear": 2}})


def test_cm_3_8_stocks_accumulate() -> None:
    """CM-3.8, CM-11.6: one die at each smith and one food, whether or not something lies there already."""
    scene = Scene("red", "blue").stock(sword=3, axe=1, food=4).cleanup()
    scene.shows(stock={"sword": 4, "spear": 1, "axe": 2, "food": 5}, supply={"sword": 8, "spear": 11, "axe": 8})
    scene.hears("blue", "CM-3.8 nobody stocked 1 sword+1 spear+1 axe 1")


def test_cm_3_9_an_empty_supply() -> None:
    """CM-3.9: no die is added there."""
    scene = Scene("red", "blue").stock(axe=2).supply(axe=0, spear=1).cleanup()
    scene.shows(stock={"sword": 1, "spear": 1, "axe": 2, "food": 1}, supply={"sword": 11})


def test_cm_3_10_the_journey_discard_pile_is_shuffled() -> None:
    """CM-3.10: when a journey is needed and the deck is empty; what lies on the shores stays there."""
    scene = Scene("red", "blue").journey("shore_1", "").journey("shore_2", "").journey("shore_3", "lost")
    scene.journey_deck("storm", only=True).cleanup()
    scene.shows(journeys={"shore_1": "storm", "shore_3": "lost"}, journey_discard=[], decks={"journey": 15})
    scene.hears("red", "CM-3.10 nobody journeys-shuffled")
    assert len(scene.table.journeys[1].cards) == 1


def test_cm_3_10_a_deck_that_lasts_is_not_shuffled() -> None:
    """CM-3.10: the last card of the deck can be laid without that."""
    scene = Scene("red", "blue").journey("shore_1", "").journey_deck("storm", only=True).cleanup()
    scene.shows(journeys={"shore_1": "storm"}, decks={"journey": 0}).hears_not("red", "journeys-shuffled")


# --- clean-up


def test_cm_11_1_workers_and_ships_return() -> None:
    """CM-11.1, CM-6.8, CM-4.15: every place is free again; a private longship stays its owner's."""
    scene = Scene("red", "blue").goods("red", coin=1).placed("red", "market", "stave_church").placed("blue", "skald")
    scene.voyage("red", "shore_1", "karvi").voyage("blue", "shore_2", "large").fight("blue", "troll").hunt("blue")
    scene.cleanup().shows(workers={"red": 4, "blue": 4}, placed=[], ship={"red": "karvi", "blue": ""})
    nobody = {"shore_1": "nobody", "shore_2": "nobody", "troll": "nobody"}
    scene.shows(ships={"shore_1": "", "shore_2": ""}, holder=nobody, hunts={"blue": False})
    scene.may("red", "place/market", "place/skald", "place/karvi", "place/large_longship", "place/troll")


def test_cm_11_1_a_hired_worker_comes_back_too() -> None:
    """CM-11.1, CM-4.11: for the rest of the game."""
    Scene("red", "blue").crew("red").cleanup().shows(workers={"red": 5, "blue": 4})


def test_cm_7_11_a_demand_holds_for_its_round_only() -> None:
    """CM-7.11: the next round may be sealed again."""
    scene = Scene("red", "blue", assign="simultaneous").fight("red", "draugr_1").assignment()
    scene.pick("blue", "demand").shows(demanded="blue").pick("red", "confirm").shows(round=2, demanded="nobody")


def test_cm_11_2_an_undefeated_troll_blames_everybody() -> None:
    """CM-11.2: one blame each, whoever had reserved the fight."""
    scene = Scene("red", "blue", "green").first("blue").enemy("troll", "moss_troll_1").fight("red", "troll")
    scene.blame(green=2).cleanup().shows(blame={"red": 1, "blue": 1, "green": 3})
    scene.hears(
        "spectator",
        "CM-11.2 nobody enemy-gone troll moss_troll_1",
        "CM-11.2 blue blame 1",
        "CM-11.2 green blame 1",
        "CM-11.2 red blame 1",
    )


def test_cm_11_2_a_defeated_troll_blames_nobody() -> None:
    """CM-11.2"""
    scene = Scene("red", "blue").enemy("troll", "").trophies("red", "moss_troll_1").cleanup()
    scene.shows(blame={"red": 0, "blue": 0}).hears_not("red", "blame")


def test_cm_11_3_one_pile_for_trolls_and_draugr() -> None:
    """CM-11.2, CM-11.3, CM-H1: those that are undefeated are discarded, for everybody to see."""
    scene = Scene("red", "blue").enemy("troll", "moss_troll_1").enemy("draugr_1", "").enemy("draugr_2", "haugbui_red")
    scene.trophies("red", "haugbui_blue").cleanup()
    scene.shows("blue", enemy_discard=["moss_troll_1", "haugbui_red"], trophies={"red": []})
    scene.shows("red", trophies={"red": ["haugbui_blue"]})


def test_cm_11_5_a_coin_on_every_undefeated_monster() -> None:
    """CM-11.5: attacked or not, and on top of those that lie there."""
    scene = Scene("red", "blue", "green", "yellow").monster("shore_1", "nykr_red", coins=1).monster("shore_4", "")
    scene.voyage("red", "shore_2", "large").deck("monster", "mara_red").cleanup()
    scene.shows(coins={"shore_1": 2, "shore_2": 1, "shore_3": 1, "shore_4": 0}, enemies={"shore_4": "mara_red"})
    scene.hears("red", "CM-11.5 nobody monster-coin shore_1 2", "CM-11.5 nobody monster-coin shore_2 1")


def test_cm_11_6_what_stays() -> None:
    """CM-11.6: stocks, runes, dice and resources; the round marker moves on."""
    scene = Scene("red", "blue").round(4).goods("red", food=2, wood=3, coin=1, favour=5).dice("red", sword=1, axe=2)
    scene.runes("blue", "gifts", "wealth", used="gifts").stock(food=2).cleanup()
    scene.shows(goods={"red": {"food": 2, "wood": 3, "coin": 1, "favour": 5}}, dice={"red": {"sword": 1, "axe": 2}})
    scene.shows(runes={"blue": ["gifts", "wealth"]}, used={"blue": ["gifts"]}, stock={"food": 3}, round=5)


def test_cm_11_6_after_the_last_round_the_game_is_scored() -> None:
    """CM-11.6, CM-11.2, CM-11.5: the clean-up of round 8 is still done, but no round follows."""
    scene = Scene("red", "blue").round(8).blame(red=1).cleanup()
    assert scene.table.over
    scene.shows(round=8, blame={"red": 2, "blue": 1}, coins={"shore_1": 1}, enemies={"troll": "", "draugr_1": ""})
    scene.total("red", blame=-3).total("blue", blame=-1)


def test_cm_1_3_the_next_round_begins_with_the_first_player() -> None:
    """CM-1.3, CM-4.1: the token decides."""
    Scene("red", "blue", "green").first("green").cleanup().asks("green place").pick("green", "place/beg").asks(
        "red place"
    )


def test_cm_h5_no_pick_is_taken_back_once_new_cards_are_seen() -> None:
    """CM-H5, CM-3.1, CM-12.2: neither across a round set-up nor across the final scoring."""
    for now in (1, 8):
        scene = Scene("red", "blue").round(now).workers(red=0, blue=2).placement("blue")
        before = scene.table.barriers()
        scene.pick("blue", "place/beg")
        assert scene.table.barriers() == before
        scene.pick("blue", "place/beg")
        assert scene.table.barriers() == before + 1
