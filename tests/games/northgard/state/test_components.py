"""Components of the digest: the contents of the box."""

from collections import Counter

import longhouse
from longhouse.games.northgard.state.words import CLAN_IDS, CLANS
from longhouse.kernel.content import Entry
from tests.scenes.northgard.scene import Scene

ROOT = longhouse.find_game("northgard").content().root


def regions() -> list[Entry]:
    return [region for tile in ROOT.entries("tile") for region in tile.entries("regions")]


def test_ng_ru2_tile_totals() -> None:
    """NG-RU2, NG-2.3: 35 tiles with 103 regions, their symbols, slots, lairs and borders."""
    slots = Counter(slot for region in regions() if region.has("slots") for slot in region.texts("slots"))
    borders = Counter(border.text("kind") for tile in ROOT.entries("tile") for border in tile.entries("borders"))
    symbols = [sum(region.number_or(name, 0) for region in regions()) for name in ("food", "wood", "lore")]
    assert (len(ROOT.entries("tile")), len(regions()), symbols) == (35, 103, [12, 11, 8])
    assert slots == {"small": 45, "rune": 8, "large": 14} and borders == {"regular": 76, "rough": 21}


def test_ng_18_28_a_tile_has_at_most_one_lair() -> None:
    """NG-18.28: so at most one creature appears with it; there are 11 lairs."""
    lairs = [sum(region.has("lair") for region in tile.entries("regions")) for tile in ROOT.entries("tile")]
    assert max(lairs) == 1 and sum(lairs) == 11


def test_ng_2_11_every_region_owns_a_side() -> None:
    """NG-2.11, NG-RU48: so no closed territory has size 1; each side of a tile belongs to one region."""
    for tile in ROOT.entries("tile"):
        sides = [region.text("sides") for region in tile.entries("regions")]
        assert all(sides) and sorted("".join(sides)) == sorted("NESW"), tile.text("id")


def test_ng_ru3_tokens() -> None:
    """NG-RU3, NG-1.9: 65 fame tokens as in the Russian and French lists; 70 units, 7 buildings of each of 8 kinds."""
    tokens = {token.text("id"): token for token in ROOT.entries("token")}
    assert tokens["fame"].numbers("value_counts") == [5, 15, 15, 30] and tokens["fame"].number("count") == 65
    assert tokens["unit"].number("count") == 70 and tokens["unit"].number("per_player") == 14
    assert [building.number("count") for building in ROOT.entries("building")] == [7] * 8
    assert (len(ROOT.entries("creature")), len(ROOT.entries("die_face")), len(ROOT.entries("colour"))) == (9, 6, 5)


def test_ng_ru4_tokens_do_not_run_out() -> None:
    """NG-RU4, NG-1.9: the 30 food and 5 tokens of 5 in the box are counters only."""
    scene = Scene("red", "blue").units("red", "start.n", 1).units("blue", "start.s", 1).goods("red", food=54)
    scene.hand("red", "fishing").turn("red").pick("red", "play/fishing").shows(goods={"red": {"food": 57}})


def test_cards_of_the_box() -> None:
    """NG-3.3, NG-3.4, NG-3.7: 6 starting, 21 clan, 52 development and 7 achievement cards, 10 Unrest."""
    cards: Counter[str] = Counter()
    for card in ROOT.entries("card"):
        cards[card.text("deck")] += card.number("copies")
    assert cards == {"start": 6, "clan": 21, "early": 16, "advanced": 36, "achievement": 7, "unrest": 10}


def test_ng_17_1_every_clan_has_a_base_card_and_two_upgrades() -> None:
    """NG-17.1: one in the deck, two beside it."""
    for clan in CLAN_IDS:
        other = "goat" if clan != "goat" else "boar"
        box = Scene("red", "blue", clans=f"{clan} {other}").table.box
        number = CLAN_IDS.index(clan)
        assert (len(box.base_cards[number]), len(box.upgrade_cards[number])) == (1, 2)
        assert {box.cards[card].clan for card in box.base_cards[number] + box.upgrade_cards[number]} == {number}
    assert len(ROOT.entries("clan")) == CLANS


def test_ng_ru43_names_of_cards() -> None:
    """NG-RU43: the English names, "Negociation" written Negotiation; every name in three languages."""
    names = {card.text("id"): card.entry("name") for card in ROOT.entries("card")}
    assert names["negotiation"].text("en") == "Negotiation" and names["capture"].text("en") == "Capture"
    assert all(name.text(language) for name in names.values() for language in ("en", "ru", "uk"))
