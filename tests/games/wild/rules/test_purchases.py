"""VW-6.3 to VW-6.5, VW-3.8, VW-3.16: cards are bought."""

import pytest

from tests.scenes.wild.scene import Scene


def two(**settings: bool | str) -> Scene:
    return Scene("red", "blue", **{"by_hand": False, **settings})


def test_vw_6_3_any_number_of_cards() -> None:
    """VW-6.3: limited only by resources."""
    scene = two().pool(beer=9, gold=6).turn("red").pick("red", *["buy/elf_archer"] * 3, *["buy/tower"] * 3)
    scene.shows(played={"red": ["elf_archer"] * 3 + ["tower"] * 3}, supply={"elf_archer": 5, "tower": 3})
    scene.shows(bought={"fighter": 3, "fortification": 3}, spent={"beer": 9, "gold": 6}).offers("red", "end-turn")


@pytest.mark.parametrize(
    ("card", "cost", "bought"),
    [
        ("elf_archer", (3, 0), "fighter"),
        ("bone_crusher", (4, 1), "fighter"),
        ("pigator", (4, 3), "fighter"),
        ("tower", (0, 2), "fortification"),
        ("chicken_tower", (1, 2), "fortification"),
        ("sheep_cannon", (2, 3), "fortification"),
    ],
)
def test_vw_6_3_the_six_piles(card: str, cost: tuple[int, int], bought: str) -> None:
    """VW-6.3, VW-17.10: what each costs, and as what it counts."""
    beer, gold = cost
    scene = two().pool(beer=beer + 1, gold=gold + 1).turn("red").pick("red", f"buy/{card}")
    scene.shows(pool={"beer": 1, "gold": 1}, played={"red": [card]}, bought={bought: 1})
    short = two().pool(beer=max(beer - 1, 0), gold=gold if beer else gold - 1).turn("red")
    short.barred("red", f"buy/{card}", "VW-4.6", "too-dear")


def test_vw_3_8_a_bought_card_is_of_no_use_in_this_round() -> None:
    """VW-3.8, VW-8.12: it lies in the played area, not ready, not in hand; at the end of the round it is discarded."""
    scene = two().pool(beer=3, gold=2).turn("red").pick("red", "buy/elf_archer", "buy/tower")
    scene.shows(ready=[], hand={"red": []}, played_now=[], played={"red": ["elf_archer", "tower"]})
    scene.barred("red", "play/elf_archer", "VW-3.1", "card-not-held").barred("red", "dragon", "VW-7.6", "no-attacker")
    scene.pick("red", "end-turn").pick("blue", "end-turn").shows(discard={"red": ["elf_archer", "tower"]})


def test_vw_3_16_an_empty_pile_sells_nothing() -> None:
    """VW-3.16: the last copy is sold, and then no more."""
    scene = two().pool(gold=4).supply(tower=1).turn("red").pick("red", "buy/tower").shows(supply={"tower": 0})
    scene.barred("red", "buy/tower", "VW-3.16", "pile-empty")


@pytest.mark.parametrize("card", ["beer", "viking_warrior", "scroll", "thor", "undead_beer"])
def test_vw_6_3_other_cards_have_no_pile(card: str) -> None:
    """VW-6.3, VW-15.1: starting cards and Asgard cards are not for sale; cards of the path only where they lie."""
    two().pool(beer=9, gold=9).turn("red").barred("red", f"buy/{card}", "VW-6.3", "not-for-sale")


def test_vw_6_4_undead_cannot_be_bought() -> None:
    """VW-6.4"""
    scene = two().pool(beer=9, gold=9).path("undead_beer", "scroll", "undead_gold", "miner", "shaman").turn("red")
    scene.barred("red", "path/1", "VW-6.4", "undead-not-sold").barred("red", "path/3", "VW-6.4", "undead-not-sold")
    scene.offers_of("red", "path", "2", "4", "5")


def test_vw_6_5_a_card_of_the_path_is_replaced_at_once() -> None:
    """VW-6.5, VW-6.3: it goes to the played area; the new card may be bought in the same turn."""
    scene = two().pool(beer=5, gold=2).path("scroll", "shaman", "beer_expert", "miner", "sword").path_deck("crystal")
    scene.turn("red").pick("red", "path/3").shows(path=["crystal", "scroll", "shaman", "miner", "sword"])
    scene.hears("blue", "VW-6.3 red bought beer_expert 2 beer", "VW-6.5 nobody path-refilled crystal")
    scene.shows(bought={"path": 1}, played={"red": ["beer_expert"]}).pick("red", "path/1")
    scene.shows(played={"red": ["beer_expert", "crystal"]}, bought={"path": 2}, pool={"beer": 2, "gold": 1})


def test_vw_17_10_a_fighter_of_the_path_counts_as_path_only() -> None:
    """VW-17.10, VW-RU33: so does a fortification of the path."""
    scene = two().pool(beer=5, gold=3).path("shaman", "shockwave_tower", "scroll", "miner", "sword")
    scene.missions("red", "strategy", "worship").turn("red").pick("red", "path/1", "path/2").shows(bought={"path": 2})
    scene.barred("red", "mission/strategy", "VW-11.1", "mission-unfulfilled").may("red", "mission/worship")


def test_vw_4_10_tokens_that_are_spent_return() -> None:
    """VW-4.10, VW-RU25, VW-4.3: to the limited supply."""
    scene = two(limited_tokens=True).hall("red", loot="gold 3").turn("red").shows(tokens={"beer": 25, "gold": 22})
    scene.pick("red", "buy/tower").shows(tokens={"gold": 24}, loot={"red": {"gold": 1}})
