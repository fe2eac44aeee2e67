"""VW-4: sources of resources, and automatic payment."""

from pathlib import Path

import pytest

from longhouse.games import wild
from tests.scenes.wild.scene import Scene


def two(**settings: bool | str) -> Scene:
    return Scene("red", "blue", **{"by_hand": False, **settings})


# --- what can be paid


def test_vw_ex4_both_resources_are_needed_in_full() -> None:
    """VW-EX4, VW-4.2: 4 beer and 2 gold do not buy a Pigator, 4 beer and 3 gold do."""
    two().pool(beer=4, gold=2).turn("red").barred("red", "buy/pigator", "VW-4.6", "too-dear")
    two().pool(beer=9, gold=2).turn("red").barred("red", "buy/pigator", "VW-4.6", "too-dear")
    two().pool(beer=3, gold=9).turn("red").barred("red", "buy/pigator", "VW-4.6", "too-dear")
    scene = two().pool(beer=4, gold=3).turn("red").pick("red", "buy/pigator")
    scene.shows(played={"red": ["pigator"]}, pool={"beer": None, "gold": None}, supply={"pigator": 3})


def test_vw_ex5_cards_and_a_token_buy_an_elf_archer() -> None:
    """VW-EX5, VW-3.8, VW-4.3: the token returns to the supply; the bought card cannot attack in this turn."""
    scene = two(limited_tokens=True).hand("red", "beer", "beer").town("red", "brewery tokens=1").turn("red")
    scene.shows(tokens={"beer": 24}).pick("red", "buy/elf_archer").shows(town={"red": ["brewery"]}, tokens={"beer": 25})
    scene.shows(played={"red": ["beer", "beer", "elf_archer"]}, hand={"red": []}, ready=[])
    scene.shows(played_now=["beer", "beer"]).barred("red", "dragon", "VW-7.6", "no-attacker")
    scene.hears("blue", "VW-4.3 red paid-tokens brewery beer 1", "VW-6.3 red bought elf_archer 3 beer")
    scene.pick("red", "end-turn").pick("blue", "end-turn").shows(round=2, played={"red": []})
    scene.shows(discard={"red": ["beer", "beer", "elf_archer"]})


def test_vw_4_1_all_sources_are_mixed_in_one_payment() -> None:
    """VW-4.1: pool, card, loot, producer, storage: one beer of each."""
    scene = (
        two()
        .pool(beer=1)
        .hand("red", "beer")
        .hall("red", loot="beer 1")
        .town("red", "brewery tokens=1", "beer_storage tokens=1")
    )
    scene.path("bear_rider", "shaman", "sword", "scroll", "miner").pool(beer=1, gold=1).turn("red")
    scene.pick("red", "path/1").shows(pool={"beer": None, "gold": None}, hand={"red": []}, loot={"red": {}})
    scene.shows(town={"red": ["brewery", "beer_storage"]}).shows(spent={"beer": 5, "gold": 1})


def test_vw_4_2_there_is_no_wild_resource() -> None:
    """VW-4.2, VW-4.6: an exchange is not automatic; the player makes it first."""
    scene = two().pool(beer=4).turn("red").barred("red", "buy/tower", "VW-4.6", "too-dear")
    scene.pick("red", "exchange/beer", "exchange/beer", "buy/tower").shows(played={"red": ["tower"]})


@pytest.mark.parametrize("card", ["treasure_chest", "beer_expert"])
def test_vw_4_6_only_plain_resource_cards_are_counted(card: str) -> None:
    """VW-4.6: neither a card that gives any resource nor an upgrade that gives beer is played for a payment."""
    scene = two().hand("red", card, "beer", "beer").town("red", "brewery", "brewery").turn("red")
    scene.barred("red", "buy/elf_archer", "VW-4.6", "too-dear")


def test_vw_4_6_a_plain_card_may_count_opponents() -> None:
    """VW-4.6, VW-17.3: Beer Taxes give 3 beer for each of two opponents; VW-4.12: what is left stays in the pool."""
    scene = Scene("red", "blue", "green", by_hand=False).hand("red", "beer_taxes").turn("red")
    scene.pick("red", "buy/elf_archer").shows(pool={"beer": 3}, played={"red": ["beer_taxes", "elf_archer"]})


def test_vw_4_9_loot_on_an_unfinished_town_hall_can_be_spent() -> None:
    """VW-4.9"""
    scene = two().hall("red", 2, new=True, loot="gold 2").turn("red").pick("red", "buy/tower")
    scene.shows(loot={"red": {}}, played={"red": ["tower"]})
    scene.hears("blue", "VW-4.3 red paid-tokens town_hall_2 gold 2")


# --- in which order


def test_vw_4_7_the_pool_comes_first() -> None:
    """VW-4.7"""
    scene = two().pool(gold=2).hand("red", "gold", "gold").town("red", "smelter tokens=1").turn("red")
    scene.pick("red", "buy/tower").shows(pool={"gold": None}, hand={"red": ["gold", "gold"]})
    scene.shows(town={"red": ["smelter tokens=1"]})


def test_vw_4_7_cards_come_before_tokens() -> None:
    """VW-4.7: even if one gives more than is needed."""
    scene = two().hand("red", "beer_mugs", "beer_mugs").town("red", "brewery tokens=1").turn("red")
    scene.pick("red", "buy/elf_archer").shows(hand={"red": []}, town={"red": ["brewery tokens=1"]}, pool={"beer": 1})


def test_vw_4_7_the_largest_card_that_does_not_exceed_the_rest() -> None:
    """VW-4.7: Beer Mugs and one Beer for 3; the second Mugs would exceed."""
    scene = two().hand("red", "beer", "beer", "beer_mugs", "beer_mugs").turn("red").pick("red", "buy/elf_archer")
    scene.shows(hand={"red": ["beer", "beer_mugs"]}, pool={"beer": None})
    scene = two().pool(gold=1).hand("red", "gold", "gold_bars").turn("red").pick("red", "buy/tower")
    scene.shows(hand={"red": ["gold_bars"]}, pool={"gold": None})


def test_vw_4_7_the_smallest_card_that_covers_the_rest() -> None:
    """VW-4.7, VW-4.12: if all exceed it; the surplus stays in the pool."""
    scene = Scene("red", "blue", "green", by_hand=False).pool(gold=1).hand("red", "gold_taxes", "gold_bars")
    scene.turn("red").pick("red", "buy/tower").shows(hand={"red": ["gold_taxes"]}, pool={"gold": 1})
    scene = Scene("red", "blue", "green", by_hand=False).hand("red", "beer_taxes", "beer_mugs", "beer_mugs")
    scene.turn("red").pick("red", "buy/elf_archer").shows(hand={"red": ["beer_taxes"]}, pool={"beer": 1})


def with_beer_card(folder: Path, effect: str) -> Path:
    """The content with another effect of the card Beer."""
    text = (Path(wild.__file__).parent / "content.toml").read_text(encoding="utf-8")
    other = text.replace('{ do = "gain", res = "beer", n = 1 }]\ntext = "1 beer."', f"{effect}]")
    assert other != text
    path = folder / "content.toml"
    path.write_text(other, encoding="utf-8")
    return path


def test_vw_4_7_the_smallest_card_wherever_it_stands_in_the_content(tmp_path: Path) -> None:
    """VW-4.7: a Beer of 3 exceeds the rest more than Beer Mugs of 2."""
    content = with_beer_card(tmp_path, '{ do = "gain", res = "beer", n = 3 }')
    scene = Scene("red", "blue", by_hand=False, content=content).pool(beer=2).hand("red", "beer", "beer_mugs")
    scene.turn("red").pick("red", "buy/elf_archer").shows(hand={"red": ["beer"]}, pool={"beer": 1})


def test_vw_4_12_a_card_that_gives_both(tmp_path: Path) -> None:
    """VW-4.12, VW-19.4: all that it gives goes to the pool, and pays the other type too."""
    content = with_beer_card(tmp_path, '{ do = "gain", res = "beer", n = 1 }, { do = "gain", res = "gold", n = 1 }')
    scene = Scene("red", "blue", by_hand=False, content=content).hand("red", "beer", "beer", "beer")
    scene.town("red", "brewery tokens=1").turn("red").pick("red", "build/beer_storage")
    scene.shows(hand={"red": ["beer"]}, pool={"beer": None, "gold": 1}, played={"red": ["beer", "beer"]})
    scene = (
        Scene("red", "blue", content=content).hand("red", "beer", "beer").town("red", "brewery tokens=1").turn("red")
    )
    scene.pick("red", "build-by-hand/beer_storage", "pay/1").offers("red", "pay/pool", "pay-with/beer")
    scene.pick("red", "pay/pool").shows(hand={"red": ["beer"]}, pool={"gold": None}, played={"red": ["beer"]})


def test_vw_4_7_tokens_from_hall_producers_and_storages() -> None:
    """VW-4.7: in this order; of the storages the one that holds the fewest, then the one built first."""
    scene = (
        two()
        .hall("red", 2, loot="gold 1")
        .town("red", "gold_storage tokens=3", "gold_storage tokens=2", "smelter tokens=1", "gold_storage tokens=2")
    )
    scene.turn("red").pick("red", "buy/tower").shows(loot={"red": {}})
    left = ["gold_storage tokens=3", "gold_storage tokens=2", "smelter", "gold_storage tokens=2"]
    scene.shows(town={"red": left}).pick("red", "buy/tower")
    scene.shows(town={"red": ["gold_storage tokens=3", "gold_storage", "smelter", "gold_storage tokens=2"]})
    scene.pick("red", "buy/tower").shows(
        town={"red": ["gold_storage tokens=3", "gold_storage", "smelter", "gold_storage"]}
    )


def test_vw_4_7_beer_tokens_do_not_pay_gold() -> None:
    """VW-4.7: each type is taken from its own sources."""
    scene = two().town("red", "brewery tokens=1", "beer_storage tokens=4").hall("red", loot="beer 2").turn("red")
    scene.barred("red", "buy/tower", "VW-4.6", "too-dear").pick("red", "buy/elf_archer")
    scene.shows(loot={"red": {}}, town={"red": ["brewery", "beer_storage tokens=4"]})


def test_vw_4_12_a_card_played_for_a_payment_is_played() -> None:
    """VW-4.12, VW-3.2, VW-3.17: once, and in this turn."""
    scene = two().hand("red", "beer_mugs", "beer").turn("red").pick("red", "exchange/beer")
    scene.shows(played_now=["beer_mugs"], played={"red": ["beer_mugs"]}, hand={"red": ["beer"]})
    scene.barred("red", "play/beer_mugs", "VW-3.1", "card-not-held")
    scene.hears("blue", "VW-4.12 red paid-card beer_mugs 1", "VW-12.1 red exchanged beer 2")


def test_vw_4_12_the_surplus_is_spent_later() -> None:
    """VW-4.12"""
    scene = two().pool(beer=2).hand("red", "beer_mugs", "beer_mugs").turn("red").pick("red", "buy/elf_archer")
    scene.shows(pool={"beer": 1}, hand={"red": ["beer_mugs"]}).pick("red", "build/smelter").shows(
        pool={"beer": None}, town={"red": ["smelter new"]}
    )


def test_vw_4_5_cards_and_temporary_gold_are_never_stored() -> None:
    """VW-4.5, VW-18.3: only tokens are."""
    scene = two().hand("red", "gold", "gold").pool(gold=2).town("red", "gold_storage tokens=1").turn("red")
    scene.pick("red", "end-turn").pick("blue", "end-turn").shows(round=2, town={"red": ["gold_storage tokens=1"]})
    scene.shows(discard={"red": ["gold", "gold"]})
