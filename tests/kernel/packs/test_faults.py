"""Every fault of a pack is named, with its line and its field."""

import pytest

from longhouse.kernel.packs.faults import (
    MOST_FAULTS,
    Fault,
    Step,
    deals_of,
    differences,
    faults_of,
    follow,
    rehearsals_of,
    try_deal,
)
from longhouse.kernel.packs.lines import find_lines
from longhouse.kernel.packs.pack import open_pack
from longhouse.kernel.registry import find_game

GAMES = ("midgard", "northgard", "watch", "wild")
TURNED = '{tile = "start5", x = 1, y = 0, rot = 0}'
SPOILED = """[pack]
name = "Spoiled"
extends = true

[[dice]]
id = "axe"
note = "fine"

[[dice]]
id = "sword"
faces = [
  "hit", "hit", "hitt",
  "blank", "blank", "blank",
]

[start]
coin = true
food = -3

[game]
rounds = 99999

[[runes]]
id = "zork"
"""


def found_in(text: str, game: str = "midgard") -> list[tuple[int, str]]:
    return [(fault.line, fault.field) for fault in faults_of(find_game(game), text, "spoiled.toml")]


def test_all_faults_are_found_in_one_reading() -> None:
    assert set(found_in(SPOILED)) >= {
        (11, "dice.sword.faces"),
        (17, "start.coin"),
        (18, "start.food"),
        (21, "game.rounds"),
    }
    assert any(line >= 23 and field.startswith("runes.zork") for line, field in found_in(SPOILED))


def test_a_mistyped_name_is_a_fault_and_the_others_are_found_too() -> None:
    """In a pack that extends: an unknown addition would silently do nothing."""
    text = SPOILED.replace("food = -3", "food = -3\ncion = 4") + "[dise]\na = 1\n[[leaders]]\nid = 'ullr'\nwods = 2\n"
    faults = {fault.field: fault.text for fault in faults_of(find_game("midgard"), text, "spoiled.toml")}
    assert faults["start.cion"] == "there can be no 'cion' (did you mean 'coin'?)"
    assert faults["dise"] == "there can be no 'dise' (did you mean 'dice'?)"
    assert "there can be no 'wods'" in faults["leaders.ullr.wods"]
    assert {"dice.sword.faces", "start.coin", "start.food"} <= set(faults)


@pytest.mark.parametrize(
    ("where", "path"),
    [
        ("limits, cards", ["limits", "cards"]),
        ("dice", ["dice"]),
        ("dice 'sword', faces 2", ["dice", 1, "faces", 1]),
        ("dice 1", ["dice", 0]),
        ("dice 'spear'", ["dice"]),
        ("dice 3, faces 1", ["dice"]),
        ("limits, kards", ["limits"]),
    ],
)
def test_a_place_is_followed_as_far_as_there_is_one(where: str, path: list[Step]) -> None:
    data = {"limits": {"cards": {"most": 3}}, "dice": [{"id": "axe"}, {"id": "sword", "faces": [{}, {}]}]}
    assert follow(data, where) == path


@pytest.mark.parametrize(
    ("game", "old", "new", "field"),
    [
        ("midgard", "ability = ", "abilityx = ", "leaders.asmundr.abilityx"),
        ("midgard", "cost = ", "costx = ", "locations."),
        ("watch", "effect = ", "effectx = ", "dev_card."),
        ("northgard", "back = ", "backx = ", "tile."),
    ],
)
def test_a_mistyped_name_in_a_whole_content_is_a_fault_too(game: str, old: str, new: str, field: str) -> None:
    """As `longhouse content --export` writes it: what is not read any more would be missing from the game."""
    text = (find_game(game).folder / "content.toml").read_text(encoding="utf-8").replace(f"\n{old}", f"\n{new}", 1)
    assert any(found.startswith(field) and found.endswith(new[:-3]) for _, found in found_in(text, game))


def test_a_pack_in_an_old_journal_is_read_without_such_care() -> None:
    """It was accepted when the game was played, and must be replayed."""
    text = 'pack = { name = "\\u2800", extends = true }\n[[dice]]\nid = "axe"\nhits = { duoble = 2, blank = 0 }\n'
    assert open_pack(find_game("midgard"), text, "the pack of this journal").title == "the pack of this journal"


@pytest.mark.parametrize("game", GAMES)
def test_the_content_that_comes_with_a_game_has_no_faults(game: str) -> None:
    text = (find_game(game).folder / "content.toml").read_text(encoding="utf-8")
    assert found_in(text, game) == []


@pytest.mark.parametrize(
    ("text", "line", "field", "said"),
    [
        ("[start]\ncoin = [\n", 2, "", "not valid TOML"),
        ('[pack]\ngame = "wild"\n', 2, "pack.game", "'game' is 'wild'"),
        ("[pack]\nextends = true\n[strat]\ncoin = 1\n", 3, "strat", "did you mean 'start'"),
        ("pack = { extends = true }\ndice = 1\n", 2, "dice", "must be a list"),
        ('pack = { extends = true }\n[[dice]]\nid = "bow"\n', 2, "dice.bow", "is missing"),
        ('pack = { extends = true }\n[[dice]]\nid = "sward"\ncount = 9\n', 2, "dice", "did you mean 'sword'"),
        (
            'pack = { extends = true }\n[[dice]]\nid = "axe"\nhits = { duoble = 2 }\n',
            4,
            "dice.axe.hits.duoble",
            "double",
        ),
        ('pack = { name = "" }\n', 1, "pack.name", "1 to 60 letters that can be seen"),
        ('pack = { name = "\\u200b\\u2800" }\n', 1, "pack.name", "letters that can be seen"),
        ('pack = { name = "Rich\\u202Ehci" }\n', 1, "pack.name", "letters that can be seen"),
        (f'pack = {{ name = "{"long" * 16}" }}\n', 1, "pack.name", "1 to 60 letters"),
        (f'[pack]\nextends = true\nnote = "{"long" * 600}"\n', 3, "pack.note", "is longer than 2000 letters"),
    ],
)
def test_where_a_fault_is(text: str, line: int, field: str, said: str) -> None:
    fault = faults_of(find_game("midgard"), text, "x.toml")[0]
    assert fault.line == line and fault.field.startswith(field) and said in fault.text


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('tormund_start = { terrain = "ice" }', 'tormund_start = { terrain = "desert" }', "of a hex of this board"),
        ("players = [2, 3, 4]", "players = [2, 3, 999]", "players"),
    ],
)
def test_a_board_of_the_watch_that_does_not_fit(old: str, new: str, said: str) -> None:
    text = (find_game("watch").folder / "content.toml").read_text(encoding="utf-8")
    assert old in text
    faults = faults_of(find_game("watch"), text.replace(old, new), "x.toml")
    assert faults and said in faults[0].text


def test_a_pack_with_very_many_faults() -> None:
    """Nobody reads hundreds of them, and finding each costs another pass."""
    runes = "".join(f'[[runes]]\nid = "r{number}"\nglory = "x"\n' for number in range(60))
    assert len(found_in(f"pack = {{ extends = true }}\n{runes}")) == MOST_FAULTS


def test_a_fault_in_words() -> None:
    assert str(Fault(3, "start.coin", "is odd", "", {})) == "line 3: start.coin: is odd"
    assert str(Fault(0, "", "is odd", "", {})) == "is odd"


def test_a_game_that_breaks_only_when_it_is_played() -> None:
    """All tables can be dealt with this pack, but nobody can explore beside a tile that is turned so oddly."""
    game = find_game("northgard")
    text = (game.folder / "content.toml").read_text(encoding="utf-8")
    assert text.count(TURNED) == 1
    odd = text.replace(TURNED, TURNED.replace("rot = 0", "rot = 999"))
    for deal in deals_of(game):
        try_deal(game, open_pack(game, odd, "odd.toml"), deal)
    faults = [str(fault) for fault in faults_of(game, odd, "odd.toml")]
    line = odd[: odd.index("rot = 999")].count("\n") + 1
    field = "start_layout.2.tiles.2.rot"
    assert faults == [f"line {line}: {field}: a game of 5 players breaks after 11 picks (IndexError)"]


def test_ng_3_10_the_pile_has_the_tiles_of_the_set_up() -> None:
    """NG-3.6, NG-3.10: a full table would draw more tiles than there are."""
    text = "pack = {{ extends = true }}\n\n[limits]\nsetup_tiles_drawn = {}\n"
    game, said = find_game("northgard"), "there can be no more than 6 'setup_tiles_drawn'"
    assert faults_of(game, text.format(6), "many.toml") == []
    faults = [str(fault) for fault in faults_of(game, text.format(7), "many.toml")]
    assert faults == [f"line 4: limits.setup_tiles_drawn: {said}"]


def test_what_a_broken_game_may_be_blamed_on() -> None:
    own = {"a": [1, {"b": 2}], "c": [1], "d": 1, "same": {"e": []}}
    assert differences(own, {"a": [1, {"b": 3}], "c": [1, 2], "same": {"e": []}, "f": 4}) == [
        ["a", 1, "b"],
        ["c"],
        ["d"],
        ["f"],
    ]


def test_a_pack_is_tried_with_everything_that_can_be_added() -> None:
    tables = {name: rehearsals_of(find_game(name)) for name in GAMES}
    assert [players for players, _ in tables["northgard"]] == [2, 5, 5]
    assert [settings["creatures"] for _, settings in tables["northgard"]] == ["false", "false", "true"]
    assert [settings["mode"] for _, settings in tables["watch"]] == ["base", "full", "full"]
    assert tables["watch"][2][1]["tragedy_of_heroes"] == tables["midgard"][2][1]["distrust"] == "true"


def test_lines_of_a_file() -> None:
    lines = find_lines('a = [\n  "]",\n  1, # [\n]\nb.c = """\nd = 1\n"""\n[[e]]\nf = 1\n[e.g]\nh = 1\n[[e]]\nf = 2\n')
    assert lines == {"a": 1, "b/c": 5, "e/0": 8, "e": 8, "e/0/f": 9, "e/0/g": 10, "e/0/g/h": 11, "e/1": 12, "e/1/f": 13}
