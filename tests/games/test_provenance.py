"""Every value of the content says where it is from: the book, a public source, or ours. No value counts as printed by
default."""

from typing import Any

import pytest

import longhouse
from longhouse.kernel.content import ContentFile, Entry
from longhouse.kernel.packs.pack import open_pack
from longhouse.kernel.packs.provenance import (
    SOURCES,
    count_sources,
    entries_in,
    shown_sources,
    value_sources,
    values_of,
    weakest_source,
)

NO_VALUES = {  # by group, why it needs no source
    "schema": "the form of the file",
    "game": "its id",
    "title": "a name",
    "refs": "the sources themselves",
    "verb": "words of our effects",
    "vocabulary": "words of our effects",
    "totals": "sums of what is in the file",
    "players": "as the registry of games has them",
    "options": "what a table is agreed on before the game",
}


@pytest.mark.parametrize("game", longhouse.GAMES)
def test_every_entry_has_a_known_source(game: str) -> None:
    data = longhouse.find_game(game).content().root.data
    without = {key for key, value in data.items() if not every_entry(value)}
    assert without <= NO_VALUES.keys()
    assert {str(entry["source"]) for entry in entries_in(data)} <= set(SOURCES)


def every_entry(value: object) -> bool:
    """Whether all tables of a group are entries, or hold nothing but entries."""
    if isinstance(value, list):
        return bool(value) and all(every_entry(item) for item in value)
    if not isinstance(value, dict):
        return False
    return "source" in value or all(every_entry(item) for item in value.values())


@pytest.mark.parametrize("game", longhouse.GAMES)
def test_prov_names_every_value_and_nothing_else(game: str) -> None:
    for entry in entries_in(longhouse.find_game(game).content().root.data):
        if "prov" in entry:
            prov = entry["prov"]
            assert isinstance(prov, dict)
            assert sorted(prov) == sorted(values_of(entry)), entry.get("id")
            assert set(prov.values()) <= set(SOURCES), entry.get("id")
            assert len(set(prov.values())) > 1, f"{entry.get('id')}: `source` alone says the same"


@pytest.mark.parametrize("game", longhouse.GAMES)
def test_a_public_value_names_its_source(game: str) -> None:
    for entry in entries_in(longhouse.find_game(game).content().root.data):
        assert "public" not in value_sources(entry).values() or entry.get("ref"), entry.get("id", entry)


@pytest.mark.parametrize("game", longhouse.GAMES)
def test_all_values_are_counted(game: str) -> None:
    content = longhouse.find_game(game).content()
    counts = count_sources(content, content)
    assert list(counts) == [*SOURCES, "pack"] and counts.pop("pack") == 0
    assert min(counts.values()) > 20
    assert not any(key.endswith("_fields") for entry in entries_in(data_of(game)) for key in entry)


def data_of(game: str) -> dict[str, object]:
    return longhouse.find_game(game).content().root.data


def test_a_value_that_prov_forgets_is_not_printed() -> None:
    card: dict[str, object] = {"id": "axe", "source": "book", "cost": 2, "power": 3, "prov": {"cost": "public"}}
    assert value_sources(card) == {"cost": "public", "power": "house"}
    assert weakest_source(card, ("cost",)) == "public"
    assert weakest_source(card, ("cost", "power")) == "house"
    assert weakest_source(card, ("colour",)) == "book"


def test_what_is_not_there_is_not_shown() -> None:
    card: dict[str, object] = {"source": "book", "cost": 2, "effect": [], "prov": {"cost": "book", "effect": "house"}}
    assert weakest_source(card, ("cost", "effect")) == "book"


def test_entries_within_an_entry_speak_for_themselves() -> None:
    route: dict[str, object] = {
        "rate": 2,
        "edge": [0, 0],
        "source": "house",
        "prov": {"rate": "public", "edge": "house"},
    }
    board: dict[str, object] = {"id": "isle", "hexes": [1, 2], "route": [route], "source": "book"}
    agreed: dict[str, object] = {"fast": True, "source": "house"}
    file = ContentFile(Entry({"board": [board], "options": agreed}, "here"), "")
    assert count_sources(file, file) == {"book": 1, "public": 1, "house": 1, "pack": 0}


@pytest.mark.parametrize("game", longhouse.GAMES)
def test_the_same_values_in_a_pack_are_no_others(game: str) -> None:
    content = longhouse.find_game(game).content()
    exported = ContentFile(Entry(content.root.data.copy(), "mine"), "", "Mine")
    assert count_sources(exported, content) == count_sources(content, content)


def test_values_of_a_pack_are_counted_apart() -> None:
    """One value of an entry, one in a table without an id, an entry that is new, and a list that is longer."""
    game = longhouse.find_game("midgard")
    text = """pack = { extends = true }
        start = { coin = 5 }
        [[dice]]
        id = "sword"
        faces = ["hit", "hit", "hit", "hit", "blank", "blank"]
        [[runes]]
        id = "mine"
        glory = 4
        window = "reroll"
        note = "no value"
    """
    before = count_sources(game.content(), game.content())
    after = count_sources(open_pack(game, text, "mine.toml"), game.content())
    assert after["pack"] == 4
    assert sum(after.values()) == sum(before.values()) + 2


def test_what_a_pack_changes_is_the_owners() -> None:
    axe: dict[str, object] = {"id": "axe", "source": "book", "cost": 2, "power": 3}
    bow: dict[str, object] = {"id": "bow", "source": "house", "cost": 2, "power": 3}
    printed = ContentFile(Entry({"card": [axe, bow]}, "here"), "")
    changed: dict[str, object] = {"card": [{"id": "axe", "cost": 2, "power": 4}, bow, {"id": "new", "cost": 1}]}
    values = ("cost", "power")
    pack = ContentFile(Entry(changed, "mine"), "", "Mine")
    assert shown_sources(printed, printed, ("card",), values) == {"axe": "book", "bow": "house"}
    assert shown_sources(pack, printed, ("card",), values) == {"axe": "pack", "bow": "house", "new": "pack"}
    assert (
        shown_sources(pack, printed, ("card",), ("cost",))["axe"] == "house"
    )  # the pack does not say where it is from


@pytest.mark.parametrize(
    ("game", "things", "expected"),
    [
        ("midgard", "dice", {"sword": "house", "spear": "house", "axe": "house"}),
        ("midgard", "ships", {"large": "book", "drakkar": "house"}),
        ("midgard", "runes", {"gifts": "public"}),
        ("northgard", "buildings", {"forge": "book"}),
        ("northgard", "creatures", {"wolf_beige": "public"}),
        ("watch", "heroes", {"yoren": "public", "jeor_mormont": "house"}),
        ("wild", "cards", {"viking_warrior": "book", "elf_archer": "book", "pigator": "house"}),
        ("wild", "sites", {"smelter": "public", "tavern": "house", "town_hall_1": "house"}),
        ("wild", "missions", {"shield": "house"}),
    ],
)
def test_a_page_is_shown_where_a_thing_is_from(game: str, things: str, expected: dict[str, str]) -> None:
    scenery = longhouse.find_game(game).face().scenery(longhouse.new_table(game, players=4, seed=1))
    shown: Any = scenery[things]
    assert {thing["id"]: thing["source"] for thing in shown if thing["id"] in expected} == expected


def test_a_list_of_entries_is_as_weak_as_the_weakest_of_their_values() -> None:
    ways = [{"route": [1], "source": "public"}, {"route": [2], "source": "house"}]
    entry: dict[str, Any] = {"id": "land", "hexes": [1], "ways": ways, "source": "book"}
    assert weakest_source(entry, ("hexes",)) == "book"
    assert weakest_source(entry, ("hexes", "ways")) == "house"
