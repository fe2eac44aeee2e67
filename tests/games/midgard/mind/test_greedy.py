"""How the greedy bot plays Champions of Midgard, where a sensible player would not hesitate."""

from functools import cache

import pytest

import longhouse
from longhouse import Table
from longhouse.bots import make_bot
from longhouse.games.midgard.state.table import Midgard
from tests.bots.playing import Settings, check_it_knows_only_its_view, moments_of, play_of
from tests.scenes.midgard.play import Play
from tests.scenes.midgard.scene import Opening, Scene

BOT = make_bot("greedy", "scenes")
OTHERWISE: Settings = {"assign": "turn_order", "distrust": True, "huts_price": "round"}
OPEN: Settings = {"hall_of_fame": True, "leader_choice": "random", "rune_display": 4}


def choice(scene: Play, colour: str = "red") -> str:
    return scene.spell(BOT.choose(scene.seen(colour), scene.decision(colour)))


def plays(scene: Play, *texts: str, colour: str = "red") -> Play:
    """The bot picks these, one after another."""
    for text in texts:
        assert choice(scene, colour) == text
        scene.pick(colour, text)
    return scene


def goes_on(scene: Play, ask_key: str, colour: str = "red") -> list[str]:
    """What the bot picks as long as it is asked this; it comes to an end."""
    picks: list[str] = []
    while [d.ask for d in scene.table.decisions if d.seat == scene.seat(colour)] == [f"midgard-ask-{ask_key}"]:
        picks.append(choice(scene, colour))
        scene.pick(colour, picks[-1])
        assert len(picks) < 40, picks
    return picks


# --- placing workers


def test_a_fight_is_reserved_that_can_be_won() -> None:
    """CM-5.6: the last worker, and enough dice for a draugr lord."""
    scene = Scene("red", "blue").dice("red", axe=4, spear=3).enemy("draugr_1", "draugr_lord_red")
    scene.enemy("troll", "moss_troll_1").enemy("draugr_2", "barrow_wretch_red").round(8)
    scene.workers(red=1, blue=0).placement("red")
    assert choice(scene) == "place/draugr_1"


def test_without_dice_no_fight_is_reserved() -> None:
    """CM-8.6: nobody would fight it."""
    scene = Scene("red", "blue").workers(red=1, blue=0).stock(axe=2, sword=1).round(3).placement("red")
    assert choice(scene) == "place/blacksmith"


def test_a_ship_sails_to_the_monster_that_is_worth_most() -> None:
    """CM-4.6: with enough dice and food for any of them, and few rounds left in which they would be missed."""
    scene = Scene("red", "blue").dice("red", axe=5, spear=3).goods("red", food=4, coin=1).round(7)
    scene.monster("shore_1", "nykr_red").monster("shore_2", "fire_giant_red").monster("shore_3", "nykr_blue")
    scene.workers(red=1, blue=0).placement("red")
    plays(scene, "place/large_longship", "sail/shore_2")


def test_no_ship_sails_without_food() -> None:
    """CM-8.12: they would starve."""
    scene = Scene("red", "blue").dice("red", axe=5).goods("red", coin=1).workers(red=1, blue=0).placement("red")
    assert choice(scene) not in ("place/large_longship", "place/small_longship")


def test_food_is_fetched_for_a_ship_that_waits() -> None:
    """CM-5.5, CM-7.7"""
    scene = Scene("red", "blue").dice("red", axe=4, spear=3).voyage("red", "shore_1", "large").stock(food=4)
    scene.monster("shore_1", "hafgufa_red").workers(red=1, blue=0).round(8).placement("red")
    assert choice(scene) == "place/smokehouse"


def test_the_spare_worker_is_hired_early() -> None:
    """CM-5.17: the worker comes at once and in every later round."""
    scene = Scene("red", "blue").goods("red", coin=5).round(2).placement("red")
    plays(scene, "place/worker_huts")


def test_nobody_is_hired_in_the_last_round() -> None:
    """CM-12.10: five coins are worth more than a worker who places once."""
    scene = Scene("red", "blue").goods("red", coin=6).round(8).workers(red=1, blue=0).placement("red")
    assert choice(scene) != "place/worker_huts"


def test_nobody_begs_who_can_do_anything_else() -> None:
    """CM-4.8, CM-12.11: each blame costs more than the last."""
    scene = Scene("red", "blue").blame(red=4).workers(red=1, blue=0).placement("red")
    assert choice(scene) != "place/beg"


def test_the_troll_is_fought_by_who_fears_blame() -> None:
    """CM-8.7, CM-11.2: against a draugr of about the same worth, blame decides."""
    scene = Scene("red", "blue").dice("red", axe=3, spear=1).blame(red=4).enemy("troll", "river_troll_1")
    scene.enemy("draugr_1", "haugbui_yellow").enemy("draugr_2", "barrow_wretch_red").workers(red=1, blue=0)
    scene.round(8).placement("red")
    assert choice(scene) == "place/troll"


def test_the_card_that_completes_a_set_is_wanted() -> None:
    """CM-12.6: five glory more."""
    scene = Scene("red", "blue").dice("red", axe=3, spear=1).trophies("red", "nykr_red", "nykr_blue")
    scene.enemy("draugr_1", "grave_warrior_yellow").enemy("draugr_2", "haugbui_blue").enemy("troll", "moss_troll_1")
    scene.workers(red=1, blue=0).round(8).placement("red")
    assert choice(scene) == "place/draugr_1"


# --- buying


def test_the_rune_that_brings_most_is_taken() -> None:
    """CM-5.15: healing saves warriors for rounds to come."""
    scene = Scene("red", "blue").goods("red", wood=1).display("journey", "healing", "knowledge").placement("red")
    scene.pick("red", "place/runesmith")
    assert choice(scene) == "take/healing"


def test_favour_is_bought_as_far_as_it_pays() -> None:
    """CM-5.16, CM-12.9, CM-12.10: at the end the fourth costs four coins for two glory."""
    scene = Scene("red", "blue").goods("red", coin=10).round(8).placement("red")
    scene.pick("red", "place/stave_church")
    assert choice(scene) == "pray/4"


def test_the_bigger_longship_is_bought() -> None:
    """CM-12.8"""
    scene = Scene("red", "blue").goods("red", wood=4, coin=4).round(3).placement("red")
    scene.pick("red", "place/shipwright")
    assert choice(scene) == "buy/drakkar"


def test_a_destiny_is_kept_that_can_be_won() -> None:
    """CM-10.3, CM-12.3"""
    scene = Scene("red", "blue", leaders="dagrun ullr").goods("red", wood=6).goods("blue", coin=6).round(7)
    scene.deck("destiny", "prosperous", "craftsman").placement("red").pick("red", "place/sages_house")
    goes_on(scene, "peek")
    assert choice(scene) == "keep/craftsman"


def test_at_the_market_coins_become_the_food_of_a_ship() -> None:
    """CM-5.13"""
    scene = Scene("red", "blue").dice("red", axe=4, spear=2).goods("red", coin=3).voyage("red", "shore_1", "large")
    scene.monster("shore_1", "hafgufa_red").merchant("ms_shipwrights_sons").workers(red=1, blue=0).round(8)
    scene.placement("red")
    plays(scene, "place/market", "swap/coin,food", "swap/coin,food", "swap/coin,food")


# --- assignment


def test_dice_go_where_they_win_and_food_goes_with_them() -> None:
    """CM-7.4, CM-7.7: then it is confirmed."""
    scene = Scene("red", "blue").dice("red", axe=4, spear=4).goods("red", food=5).fight("red", "troll")
    scene.enemy("troll", "moss_troll_1").monster("shore_1", "frost_giant_red").voyage("red", "shore_1", "large")
    picks = goes_on(scene.round(8).assignment(), "seal")
    assert picks[-1] == "confirm"
    assert any(pick.startswith("send/troll") for pick in picks)
    assert sum([pick.startswith("send/shore_1") for pick in picks]) >= 4
    assert picks.count("load/shore_1") >= 2
    assert not any(pick.startswith(("recall", "unload")) for pick in picks)


def test_what_is_ordered_in_vain_is_called_back() -> None:
    """CM-7.8: a lone sword against a draugr lord, and food that nobody eats."""
    scene = Scene("red", "blue").dice("red", sword=1).goods("red", food=1).fight("red", "draugr_1")
    scene.enemy("draugr_1", "draugr_lord_red").monster("shore_1", "hafgufa_red").voyage("red", "shore_1", "small")
    scene.round(3).assignment().pick("red", "send/draugr_1,sword", "load/shore_1")
    assert sorted(goes_on(scene, "seal")) == ["confirm", "recall/draugr_1,sword", "unload/shore_1"]


def test_no_banned_die_is_sent() -> None:
    """CM-7.6, CM-8.22"""
    scene = Scene("red", "blue").dice("red", axe=4, spear=4).goods("red", food=4)
    scene.monster("shore_1", "sea_serpent_red").voyage("red", "shore_1", "large")
    picks = goes_on(scene.round(8).assignment(), "seal")
    assert "send/shore_1,spear" in picks
    assert "send/shore_1,axe" not in picks


def test_turn_order_is_never_demanded() -> None:
    """CM-7.3"""
    scene = Scene("red", "blue", assign="simultaneous").dice("red", axe=3).fight("red", "troll")
    picks = goes_on(scene.enemy("troll", "moss_troll_1").assignment(), "seal")
    assert picks[-1] == "confirm"
    assert "demand" not in picks


def test_the_gifts_feed_a_crew() -> None:
    """CM-9.3: without food nobody sails."""
    scene = Scene("red", "blue").dice("red", axe=4, spear=2).runes("red", "gifts").voyage("red", "shore_1", "large")
    scene.monster("shore_1", "fire_giant_red").round(8).assignment()
    plays(scene, "use/gifts", "gain/food", "gain/food")


def test_a_journey_is_looked_at_before_the_ship_is_laden() -> None:
    """CM-9.11"""
    scene = Scene("red", "blue").dice("red", axe=4).goods("red", food=4).runes("red", "knowledge")
    scene.voyage("red", "shore_1", "large").monster("shore_1", "nykr_red").assignment()
    assert choice(scene) == "use/knowledge"


# --- combat


def battle(**said: longhouse.SettingValue) -> Scene:
    """Red fights a mountain troll (attack 3, defence 4) with two axes; blue is not involved."""
    return Scene("red", "blue", **said).enemy("troll", "mountain_troll_1").fight("red", "troll", axe=2)


def test_favour_is_spent_where_it_decides() -> None:
    """CM-8.16: all dice would be lost and the fight with them."""
    scene = battle().goods("red", favour=1).roll("axe double", "axe blank").combat()
    assert plays(scene, "reroll", "mark/2").spell(BOT.choose(scene.seen("red"), scene.decision("red"))) == "roll"


def test_favour_is_kept_where_all_is_won() -> None:
    """CM-12.9: two glory."""
    scene = battle().goods("red", favour=1).roll("axe double", "axe double").combat()
    assert choice(scene) == "done"


def test_asmundr_rolls_again_for_little() -> None:
    """CM-10.2: Asmundr's favour is not lost."""
    scene = Scene("red", "blue", leaders="asmundr ullr").goods("red", favour=1).dice("red", axe=2).hunt("red")
    scene.roll("axe blank", "axe blank").combat()
    assert choice(scene) == "reroll"
    other = Scene("red", "blue", leaders="gylfir ullr").goods("red", favour=1).dice("red", axe=2).hunt("red")
    other.roll("axe blank", "axe blank").combat()
    assert choice(other) == "done"


def test_potential_comes_before_favour() -> None:
    """CM-9.7: in the last round there is nothing to save it for."""
    scene = battle().goods("red", favour=1).runes("red", "potential").round(8)
    scene.roll("axe double", "axe blank").combat()
    plays(scene, "use/potential", "mark/2", "roll")


def test_reaction_wins_a_fight() -> None:
    """CM-9.8"""
    scene = Scene("red", "blue").enemy("troll", "two_headed_troll_1").fight("red", "troll", spear=3)
    scene.runes("red", "reaction").round(8).roll("spear shield", "spear shield", "spear hit").combat()
    assert choice(scene) == "use/reaction"


def test_healing_saves_a_fight() -> None:
    """CM-9.5, CM-EX16"""
    scene = battle().runes("red", "healing").roll("axe double", "axe hit").combat()
    assert choice(scene) == "use/healing"


def test_the_weakest_die_is_given_up() -> None:
    """CM-8.18: the enemy is beaten; CM-RU24: what it shows does not matter."""
    scene = Scene("red", "blue").enemy("troll", "moss_troll_1").fight("red", "troll", sword=1, axe=1)
    scene.roll("sword hit", "axe double").combat()
    assert choice(scene) == "lose/sword"


def test_svanhildr_keeps_her_swords() -> None:
    """CM-10.4"""
    scene = Scene("red", "blue", leaders="svanhildr ullr").enemy("troll", "bridge_troll_1")
    scene.fight("red", "troll", sword=1, spear=1).roll("sword blank", "spear hit").combat()
    assert choice(scene) == "lose/spear"


def test_food_that_nobody_needs_is_lost_first() -> None:
    """CM-8.9"""
    scene = Scene("red", "blue").voyage("red", "shore_1", "large", food=4, axe=3).journey("shore_1", "storm")
    scene.monster("shore_1", "lyndwurm_red").combat()
    assert choice(scene) == "lose/food"


def test_food_that_is_needed_is_kept() -> None:
    """CM-8.9, CM-8.22: a die that the monster bans goes."""
    scene = Scene("red", "blue").voyage("red", "shore_3", "large", food=4, sword=1, axe=4)
    scene.journey("shore_3", "storm").monster("shore_3", "mara_blue").combat()
    assert choice(scene) == "lose/sword"


def test_whoever_is_of_no_use_starves() -> None:
    """CM-8.12, CM-8.22"""
    scene = Scene("red", "blue").voyage("red", "shore_3", "large", food=3, sword=2, axe=2)
    scene.monster("shore_3", "mara_blue").combat()
    assert choice(scene) == "lose/sword"


def test_a_bad_journey_is_replaced_and_a_good_one_is_not() -> None:
    """CM-9.6"""
    for journey, wanted in (("whirlpool", "use/journey"), ("all_quiet", "decline")):
        scene = Scene("red", "blue").voyage("red", "shore_1", "large", food=2, axe=3).journey("shore_1", journey)
        scene.monster("shore_1", "lyndwurm_red").runes("red", "journey").round(8).combat()
        assert choice(scene) == wanted


def test_glory_waits_for_something_big() -> None:
    """CM-9.4: half of thirteen, not half of three."""
    for enemy, wanted in (("moss_troll_1", "decline"), ("mountain_troll_1", "use/glory")):
        scene = Scene("red", "blue").enemy("troll", enemy).fight("red", "troll", axe=3).runes("red", "glory")
        scene.round(3 if enemy == "moss_troll_1" else 8)
        scene.roll("axe double", "axe double", "axe double").combat()
        assert choice(scene) == wanted


def test_the_leader_is_blamed() -> None:
    """CM-8.7"""
    scene = Scene("red", "blue", "green").enemy("troll", "moss_troll_1").fight("red", "troll", axe=2)
    scene.glory(blue=10, green=30).roll("axe double", "axe double").combat()
    assert choice(scene) == "blame/2"


def test_in_the_end_no_rune_is_left_unused() -> None:
    """CM-9.2, CM-9.9, CM-9.12: coins for coins, and a destiny scored twice."""
    scene = Scene("red", "blue").goods("red", coin=3).runes("red", "wealth", "success").destinies("red", "prosperous")
    scene.last_runes()
    assert goes_on(scene, "last-runes") == ["use/wealth", "use/success"]


def test_svanhildr_is_picked_first() -> None:
    """CM-2.7"""
    scene = Opening(3, luck={"seats": [1]})
    first = scene.colour(scene.table.decision.seat)
    assert choice(scene, first) == "leader/svanhildr"


# --- whole games


def test_it_beats_chance() -> None:
    """It lost none of hundreds of such games."""
    for seed in range(3):
        names = ["greedy", "uniform", "uniform"] if seed % 2 == 0 else ["uniform", "greedy"]
        result = play_of("midgard", names, seed, {}).result
        assert result is not None
        assert [names[seat] for seat in result.winners] == ["greedy"]


@cache
def among_its_kind() -> Table:
    return play_of("midgard", ["greedy"] * 3, 5, OTHERWISE)


def test_the_same_seed_gives_the_same_game() -> None:
    assert longhouse.save(play_of("midgard", ["greedy"] * 3, 5, OTHERWISE)) == longhouse.save(among_its_kind())


@pytest.mark.parametrize("settings", [{}, OTHERWISE, OPEN])
def test_it_knows_only_what_its_seat_sees(settings: Settings) -> None:
    for number, (table, decision) in enumerate(moments_of("midgard", ["greedy", "uniform"] * 2, 8, settings)):
        if number % 11 == 0:
            check_it_knows_only_its_view(table, decision, number)


def test_monsters_fall_and_blame_is_avoided() -> None:
    """CM-12: greedy bots among themselves score about as much as people do."""
    table = among_its_kind()
    assert isinstance(table, Midgard)
    assert max([sum(row) for row in table.finish]) >= 70
    assert max(table.blame) <= 5
