"""How the greedy bot plays its turn of Vikings Gone Wild, where a sensible player would not hesitate."""

import pytest

from longhouse.bots import make_bot
from tests.scenes.wild.play import Play
from tests.scenes.wild.scene import Scene

BOT = make_bot("greedy", "scenes")


def choice(scene: Play, colour: str = "red") -> str:
    return scene.spell(BOT.choose(scene.seen(colour), scene.decision(colour)))


def plays(scene: Play, *texts: str, colour: str = "red") -> Play:
    """The bot picks these, one after another."""
    for text in texts:
        assert choice(scene, colour) == text
        scene.pick(colour, text)
    return scene


def turn(scene: Play, colour: str = "red") -> list[str]:
    """What the bot picks until its turn is over."""
    picks: list[str] = []
    seat = scene.seat(colour)
    while scene.table.active == seat:
        asked = scene.table.decision.seat
        picks.append(choice(scene, scene.colour(asked)))
        scene.pick(scene.colour(asked), picks[-1])
    return picks


# --- cards


def test_cards_are_drawn_before_anything_else() -> None:
    """VW-3.10: what they bring can still be used."""
    scene = Scene("red", "blue").hand("red", "beer", "beer", "beer", "viking_warrior", "scroll").town("blue", "smelter")
    assert choice(scene.missions("red", "worker").turn("red")) == "play/scroll"


def test_a_fighter_that_draws_is_played_before_it_attacks() -> None:
    """VW-3.9, VW-EX9: what it draws may attack too."""
    scene = Scene("red", "blue").hand("red", "alvis").deck("red", "viking_warrior", "viking_warrior")
    picks = turn(scene.town("blue", "smelter", "brewery").turn("red"))
    assert picks[0] == "play/alvis"
    assert picks.count("declare") == 3


def test_a_card_that_gives_nothing_yet_waits() -> None:
    """VW-17.3: there is no smelter to be counted."""
    scene = Scene("red", "blue").hand("red", "miner").turn("red")
    assert choice(scene) == "end-turn"
    scene = Scene("red", "blue").hand("red", "miner").town("red", "smelter").turn("red")
    assert choice(scene) == "play/miner"


def test_a_hand_is_played_before_it_is_discarded() -> None:
    """VW-17.1: beer goes to the pool first."""
    scene = Scene("red", "blue").hand("red", "beer", "time_manipulation").turn("red")
    plays(scene, "play/beer", "play/time_manipulation")


def test_strong_fortifications_are_not_thrown_away() -> None:
    """VW-3.12: five new cards are worth less than what the hand would lose."""
    scene = Scene("red", "blue").hand("red", *["sheep_cannon"] * 4, "time_manipulation")
    scene.town("blue", "smelter").deck("blue", *["elf_archer"] * 4)
    assert "play/time_manipulation" not in turn(scene.turn("red"))


def test_a_weak_card_is_destroyed_not_a_strong_one() -> None:
    """VW-17.12"""
    scene = Scene("red", "blue").hand("red", "crystal").discard("red", "pigator", "beer", "bear_rider")
    scene.deck("red", *["elf_archer"] * 6).turn("red").pick("red", "play/crystal", "step/1")
    assert choice(scene) == "destroy-discard/beer"


def test_the_strongest_fighter_is_taken_back() -> None:
    """VW-17.4"""
    scene = Scene("red", "blue").hand("red", "valkyrie").discard("red", "viking_warrior", "pigator", "elf_archer")
    plays(scene.turn("red"), "play/valkyrie", "recover/pigator")


def test_a_full_storage_of_the_leader_is_robbed() -> None:
    """VW-17.6, VW-13.5"""
    scene = Scene("red", "blue", "green").hand("red", "money_theft").vp(green=9)
    scene.town("blue", "smelter token=1").town("green", "smelter token=1", "gold_storage tokens=4").turn("red")
    plays(scene, "play/money_theft", "steal/2,2")


def test_a_card_is_drawn_before_another_is_destroyed() -> None:
    """VW-3.9: what is drawn may be the one to be spared or not."""
    scene = Scene("red", "blue").hand("red", "crystal").discard("red", "beer").turn("red")
    plays(scene, "play/crystal", "step/2")


# --- missions


def test_a_mission_is_completed_before_its_tokens_are_spent() -> None:
    """VW-11.1"""
    scene = Scene("red", "blue").missions("red", "gold_mission").town("red", *["smelter token=1"] * 3).turn("red")
    assert choice(scene) == "mission/gold_mission"


def test_a_mission_that_lasts_gives_way_to_one_of_this_turn() -> None:
    """VW-11.2: the tavern will still be there in the next round."""
    scene = Scene("red", "blue").missions("red", "innkeeper", "attacker").town("red", "tavern")
    scene.victim("blue", 2).town("blue", "smelter damaged", "brewery damaged")
    assert choice(scene.turn("red")) == "mission/attacker"


def test_what_a_mission_asks_for_is_bought() -> None:
    """VW-11.1: a fortification, which nobody needs, brings a point."""
    scene = Scene("red", "blue").hand("red", "gold", "gold").missions("red", "shield").achievements()
    plays(scene.last().path().turn("red"), "buy/tower", "mission/shield", "end-turn")


def test_a_mission_is_not_swapped_for_gold_that_can_be_stored() -> None:
    """VW-11.6, VW-13.1: only what would be lost pays for it."""
    scene = Scene("red", "blue").missions("red", "warfare").town("red", "smelter token=1", "gold_storage")
    assert "swap/warfare" not in turn(scene.path().round(9).vp(red=20).turn("red"))
    scene = Scene("red", "blue").missions("red", "warfare").town("red", "smelter token=1")
    assert "swap/warfare" in turn(scene.path().round(9).vp(red=20).turn("red"))


# --- purchases


def test_early_money_goes_into_what_brings_more() -> None:
    """VW-5.2: ten rounds are to come."""
    scene = Scene("red", "blue").hand("red", "beer", "beer", "beer").path().turn("red")
    assert choice(scene) == "build/smelter"


def test_in_the_last_round_nothing_is_built_for_later() -> None:
    """VW-16.2"""
    scene = Scene("red", "blue").hand("red", "beer", "beer", "beer", "gold", "gold").achievements().last()
    assert choice(scene.turn("red")) == "end-turn"


def test_the_town_hall_is_upgraded_for_points() -> None:
    """VW-6.13: three of them, for two beer one gold that is missing."""
    scene = Scene("red", "blue").hall("red", 2).hand("red", "beer", "beer").last().achievements()
    scene.town("red", "gold_storage tokens=3", "smelter token=1", "smelter token=1").path().turn("red")
    plays(scene, "exchange/beer", "upgrade", "end-turn")


def test_a_full_storage_is_not_broken_for_little() -> None:
    """VW-13.5: a point for the storage is as good as one for a mission."""
    scene = Scene("red", "blue").town("red", "gold_storage tokens=4").missions("red", "shield").achievements().path()
    assert choice(scene.last().turn("red")) == "end-turn"
    scene = Scene("red", "blue").town("red", "gold_storage tokens=3").missions("red", "shield").achievements().path()
    assert choice(scene.last().turn("red")) == "buy/tower"


@pytest.mark.parametrize(("mine", "wanted"), [(1, "build/smelter"), (3, "end-turn")])
def test_achievements_are_fought_for_in_the_end(mine: int, wanted: str) -> None:
    """VW-16.3: a second building puts red ahead; with a lead of two it is not needed."""
    scene = Scene("red", "blue").hand("red", "beer", "beer", "beer").hall("red", 2).town("blue", "tavern")
    scene.town("red", *["tavern"] * mine).achievements("builder").last().path()
    assert choice(scene.turn("red")) == wanted


def test_the_pig_that_wins_an_achievement_is_bought() -> None:
    """VW-16.5"""
    scene = Scene("red", "blue").hand("red", *["beer"] * 4, *["gold"] * 2).town("red", "smelter token=1")
    scene.achievements("king_of_pigs").last().path()
    assert choice(scene.turn("red")) == "buy/pigator"


# --- other questions


def test_the_strongest_of_the_gods_is_taken() -> None:
    """VW-15.2: there is no brewery that would help the other hero."""
    scene = Scene("red", "blue").vp(red=4).missions("red", "innkeeper").town("red", "tavern")
    scene.asgard("dvergr", "thor").asgard_deck("loki_lens").turn("red")
    plays(scene, "mission/innkeeper", "asgard/thor")


def test_the_best_card_is_kept() -> None:
    """VW-14.2"""
    scene = Scene("red", "blue").town("red", "drakkar").hand("red", "beer", "pigator", "viking_warrior").round_end()
    assert choice(scene) == "keep/pigator"


def test_tokens_are_stored_automatically() -> None:
    """VW-13.8"""
    scene = Scene("red", "blue").town("red", "gold_storage tokens=1", "smelter token=1").storage()
    assert choice(scene) == "automatic"


def test_loot_fills_the_fuller_storage() -> None:
    """VW-9.6, VW-13.5"""
    scene = Scene("red", "blue").town("red", "gold_storage tokens=1", "gold_storage tokens=3")
    scene.hand("red", "money_theft").town("blue", "smelter token=1").turn("red").pick("red", "play/money_theft")
    assert choice(scene) == "store/2"
