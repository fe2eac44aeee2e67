"""VW-5, VW-6.1, VW-14: rounds, the draw phase, and the end of a round."""

import pytest

from tests.scenes.wild.scene import Opening, Scene


def test_vw_5_1_five_phases() -> None:
    """VW-5.1, VW-6.1: production, draw, action, storage, end of round, in this order; one turn each."""
    scene = Scene("red", "blue").town("red", "brewery").hand("red", "gold").turn("red").shows(phase="action", round=1)
    scene.pick("red", "end-turn").shows(active="blue", phase="action").pick("blue", "end-turn").shows(round=2)
    scene.hears("table", "VW-14.2 red discarded gold 1", "VW-14.5 blue first", "VW-5.1 nobody round 2")
    scene.hears("table", "VW-5.1 nobody round 2", "VW-5.2 red produced 1 beer", "VW-5.4 blue drew 5")
    scene.shows(active="blue", first="blue")


def test_vw_6_1_turns_go_clockwise_from_the_first_player() -> None:
    """VW-6.1, VW-14.5: everybody has one turn; in the next round the next player begins."""
    opening = Opening(3, luck={"seats": [2]})
    turns = []
    for _ in range(6):
        turns.append(opening.colour(opening.table.active))
        opening.pick(turns[-1], "end-turn")
    assert turns == ["blue", "green", "red", "green", "red", "blue"]
    opening.shows(round=3, first="red")
    assert opening.table.turn == 3


def test_vw_6_1_only_the_active_player_is_asked() -> None:
    """VW-6.1: the others see whose turn it is."""
    Scene("red", "blue").turn("red").asks("red turn").barred("blue", "end-turn", "VW-6.1", "not-asked")


# --- the draw phase


@pytest.mark.parametrize(("taverns", "cards"), [(0, 5), (1, 6), (2, 7), (3, 8)])
def test_vw_5_4_five_cards_and_one_for_each_tavern(taverns: int, cards: int) -> None:
    """VW-5.4, VW-EX2: Ragnar has 2 taverns and draws 7 cards."""
    scene = Scene("red", "blue").town("red", *["tavern"] * taverns, "drakkar").town("blue", "brewery").drawing()
    scene.shows(hand_size={"red": cards, "blue": 5}).hears("table", f"VW-5.4 red drew {cards}", "VW-5.4 blue drew 5")


def test_vw_5_4_a_damaged_tavern_keeps_its_ability() -> None:
    """VW-5.4, VW-7.11: damage does not matter; a tavern is used in the round after it was built."""
    Scene("red", "blue").town("red", "tavern damaged").drawing().shows(hand_size={"red": 6})
    Scene("red", "blue").town("red", "tavern new").drawing().shows(hand_size={"red": 5})
    scene = Scene("red", "blue").town("red", "tavern new").turn("blue").pick("blue", "end-turn")
    scene.shows(round=2, hand_size={"red": 6})


def test_vw_ex3_kept_cards_do_not_reduce_the_draw() -> None:
    """VW-EX3, VW-5.5: 2 taverns, 1 drakkar, 1 card kept: Ragnar draws 7 cards and has 8 in hand."""
    scene = Scene("red", "blue").town("red", "tavern", "tavern", "drakkar").hand("red", "tower").drawing()
    scene.shows(hand_size={"red": 8}).hears("table", "VW-5.4 red drew 7")


def test_vw_5_7_empty_mission_slots_are_refilled() -> None:
    """VW-5.7, VW-5.8, VW-11.4: from the top of the deck, in turn order, face up; never more than two."""
    scene = Scene("red", "blue", "green").first("blue").missions("red", "shield").missions("blue")
    scene.missions("green", "worker", "worship").mission_deck("strategy", "worship", "worker").drawing()
    scene.shows(missions={"blue": ["strategy", "worship"], "red": ["shield", "worker"], "green": ["worker", "worship"]})
    scene.hears("table", "VW-5.7 blue mission strategy", "VW-5.7 blue mission worship", "VW-5.7 red mission worker")
    scene.shows("green", missions={"red": ["shield", "worker"]})


def test_vw_5_9_hands_first_then_missions() -> None:
    """VW-5.9: all players draw their hands before missions are refilled."""
    scene = Scene("red", "blue").missions("red", "shield").missions("blue", "worker", "shield").drawing()
    lines = [line.split()[2] for line in scene.heard() if line.startswith("VW-5")]
    assert lines == ["drew", "drew", "mission"]


def test_vw_5_9_hands_are_drawn_in_turn_order() -> None:
    """VW-5.9: from the first player on, whose discard pile is shuffled first."""
    scene = Scene("red", "blue", "green").first("green").deck("red", only=True).discard("red", "beer")
    scene.deck("green", only=True).discard("green", "gold").drawing()
    told = [line for line in scene.heard() if "drew" in line or "reshuffled" in line]
    assert told == [
        "VW-3.11 green reshuffled 1",
        "VW-5.4 green drew 1",
        "VW-3.11 red reshuffled 1",
        "VW-5.4 red drew 1",
        "VW-5.4 blue drew 5",
    ]


def test_vw_5_7_an_empty_mission_deck_leaves_the_slot_empty() -> None:
    """VW-5.7: the first in order gets the last card."""
    scene = Scene("red", "blue").missions("red").missions("blue", "worker").mission_deck("architect", only=True)
    scene.drawing().shows(missions={"red": ["architect"], "blue": ["worker"]}, decks={"missions": 0}, active="red")


def test_vw_5_7_missions_under_the_deck_come_last() -> None:
    """VW-5.7, VW-11.6: in the order in which they were put there."""
    scene = Scene("red", "blue").missions("red").missions("blue").under("worker", "shield")
    scene.mission_deck("captain", only=True).drawing()
    scene.shows(missions={"red": ["captain", "worker"], "blue": ["shield"]}, under=[])


# --- the end of a round


def test_vw_14_1_played_cards_and_fortifications_are_discarded() -> None:
    """VW-14.1, VW-3.2, VW-3.8, VW-8.7: bought and received cards too; fortifications, wherever they lie."""
    scene = Scene("red", "blue").played("red", "beer", "thor", "elf_archer").fort("red", "hall", "tower")
    scene.town("blue", "smelter").fort("blue", "1", "sheep_cannon").discard("blue", "gold").round_end()
    scene.shows(played={"red": [], "blue": []}, forts={"red": {}, "blue": {}})
    scene.shows(discard={"red": ["beer", "elf_archer", "thor", "tower"], "blue": ["gold", "sheep_cannon"]})


def test_vw_14_3_tokens_and_marks_are_removed() -> None:
    """VW-14.3, VW-1.6, VW-1.7: construction and damage tokens, loot on town halls, marks, attacked flags."""
    scene = Scene("red", "blue").town("red", "tavern new", "gold_storage tokens=2 damaged").attacked("red")
    scene.hall("red", 2, new=True, damaged=True, loot="beer 1 gold 2").marks(
        "red", "mission", "swap", "dismantle", "dragon"
    )
    scene.round_end().shows(town={"red": ["tavern", "gold_storage tokens=2"]}, hall={"red": "town_hall_2"})
    scene.shows(loot={"red": {}}, marks={"red": []}, attacked=[]).hears("table", "VW-14.3 red loot-lost 1 beer+2 gold")


def test_vw_14_3_loot_returns_to_the_supply() -> None:
    """VW-14.3, VW-9.7, VW-4.3: with limited tokens it can be taken again."""
    scene = Scene("red", "blue", limited_tokens=True).hall("red", loot="beer 1 gold 2").round_end()
    scene.shows(tokens={"beer": 25, "gold": 25})


def test_vw_14_3_without_loot_nothing_is_told() -> None:
    """VW-14.3: nobody has lost anything."""
    Scene("red", "blue").town("red", "gold_storage tokens=1").round_end().hears_not("table", "loot-lost")


def test_vw_14_4_odins_path_moves_on() -> None:
    """VW-14.4: the card in slot 5, whatever it is, makes room; a new one is revealed into slot 1."""
    scene = (
        Scene("red", "blue").path("scroll", "sword", "miner", "crystal", "undead_gold").path_deck("assassin", "shaman")
    )
    scene.round_end().shows(path=["assassin", "scroll", "sword", "miner", "crystal"], path_discard=["undead_gold"])
    scene.hears("table", "VW-14.4 nobody path-discarded undead_gold", "VW-14.4 nobody path-refilled assassin")


def test_vw_14_4_an_empty_path_deck_is_reshuffled() -> None:
    """VW-14.4, VW-6.6, VW-RU23: the card just discarded is shuffled in too."""
    scene = Scene("red", "blue").path("scroll", "sword", "miner", "crystal", "shaman").path_deck(only=True)
    scene.round_end().shows(
        path=["shaman", "scroll", "sword", "miner", "crystal"], decks={"path": 0, "path_discard": 0}
    )


def test_vw_14_5_the_first_player_token_passes_clockwise() -> None:
    """VW-14.5: from the last seat to the first."""
    Scene("red", "blue", "green").first("green").round_end().shows(first="red", active="red", round=2)


def test_vw_14_2_hands_are_discarded() -> None:
    """VW-14.2: openly; then new hands are drawn."""
    scene = Scene("red", "blue").hand("red", "beer", "tower", "beer").hand("blue", "gold").round_end()
    scene.shows(discard={"red": ["beer", "beer", "tower"], "blue": ["gold"]}, hand_size={"red": 5, "blue": 5})
    scene.hears(
        "blue", "VW-14.2 red discarded beer 2", "VW-14.2 red discarded tower 1", "VW-14.2 blue discarded gold 1"
    )


# --- the last round


def test_vw_16_2_the_last_round_is_played_out() -> None:
    """VW-16.2, VW-RU37: players who have not had their turn have it, then storage and the end of the round."""
    scene = Scene("red", "blue").vp(red=40).last().town("blue", "gold_storage tokens=4").turn("red")
    scene.pick("red", "end-turn").not_over().shows(active="blue").pick("blue", "end-turn").won("red")
    scene.hears("table", "VW-13.5 blue scored 1").shows(round=1, phase="end")


def test_vw_16_2_the_target_reached_in_the_storage_phase() -> None:
    """VW-16.2, VW-9.12: at any time of a round."""
    scene = Scene("red", "blue").vp(blue=39).town("blue", "gold_storage tokens=4").turn("blue")
    scene.pick("blue", "end-turn").won("blue").hears("table", "VW-16.2 blue last-round 40")


def test_vw_16_2_below_the_target_another_round_begins() -> None:
    """VW-16.2: one point is missing."""
    scene = Scene("red", "blue").vp(blue=38).town("blue", "gold_storage tokens=4").turn("blue")
    scene.pick("blue", "end-turn").not_over().shows(round=2, vp={"blue": 39}, last=False)


def test_vw_14_7_after_the_last_round_path_and_first_player_stay() -> None:
    """VW-14.7, VW-16.2: steps 1 to 3 are carried out, 4 and 5 are not."""
    scene = Scene("red", "blue").last().path("scroll", "sword", "miner", "crystal", "shaman").played("red", "beer")
    scene.town("red", "tavern new").hall("red", loot="gold 1").round_end()
    scene.shows(path=["scroll", "sword", "miner", "crystal", "shaman"], path_discard=[], first="red")
    scene.shows(discard={"red": ["beer"]}, town={"red": ["tavern"]}, loot={"red": {}}, phase="end")
