"""`longhouse content`: what is printed, public or ours; and the user's own files."""

import re
from pathlib import Path

import pytest

from longhouse import GAMES
from longhouse.games.watch import game as watch
from longhouse.kernel.packs.pack import read_pack
from longhouse.kernel.registry import find_game
from tests.cli.console import inside, refused_inside, works, works_inside

CONTENT = (Path(watch.__file__).parent / "content.toml").read_text(encoding="utf-8")


def own(folder: Path, old: str, new: str) -> Path:
    """A content file like ours, except for one thing."""
    assert old in CONTENT
    path = folder / "own.toml"
    path.write_text(CONTENT.replace(old, new, 1), encoding="utf-8")
    return path


def test_every_card_is_shown_with_its_source() -> None:
    out = works("content", "watch", "--lang", "ru")
    patrol = next(line for line in out.splitlines() if line.lstrip().startswith("ranger_patrol"))
    assert "Дозор разведчиков" in patrol and patrol.rstrip().endswith("]") and "public [" in patrol
    sources = {line.split()[-1] for line in out.splitlines() if line.startswith("  ") and line.split()}
    assert {"book", "house"} <= sources
    assert max(len(line.rstrip()) for line in out.splitlines()) <= 100
    assert re.search(r"Из \d+ значени[йя] \d+ напечатан[ыо] в книге, \d+ взят[ыо]", " ".join(out.split()))


def test_northgard_is_shown_with_its_sources() -> None:
    out = works_inside("content", "northgard", "--lang", "uk")
    card = next(line for line in out.splitlines() if line.lstrip().startswith("defensive_strategy"))
    assert "Оборонна стратегія" in card and "public [" in card
    assert sum(re.match(r"  t\d\d ", line) is not None for line in out.splitlines()) == 33
    assert max(len(line.rstrip()) for line in out.splitlines()) <= 100


def test_a_file_of_ones_own_is_checked_and_shown(tmp_path: Path) -> None:
    out = works_inside("content", "watch", "--content", own(tmp_path, "vp_to_win = 10", "vp_to_win = 12"))
    assert "vp_to_win 12" in out and "can be played" in out.splitlines()[-1]
    assert "1 value is from the pack “own”." in " ".join(out.split())


def test_every_fault_is_listed_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text("pack = { extends = true }\n[start]\ncoin = -1\nfood = 'x'\n", encoding="utf-8")
    ended = inside("content", "midgard", "--content", path)
    assert ended.code == 2 and "2 faults" in ended.err
    assert [line.removeprefix(f"{path}: ")[:18] for line in ended.out.splitlines()] == [
        "line 3: start.coin",
        "line 4: start.food",
    ]
    assert (
        "строка 3: start.coin: в «coin» нужно 0 или больше"
        in inside("content", "midgard", "--content", path, "--lang", "ru").out
    )
    said = inside("play", "midgard", "--content", path, "--lang", "uk").err
    assert said == "longhouse: own.toml, start: у «food» потрібне ціле число, а не 'x'\n"


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("[game]", "[game", "own.toml: line 8: is not valid TOML"),
        ("vp_to_win = 10", "vp_to_win = 'ten'", "'vp_to_win' must be a whole number"),
        ("cost = { brick = 1, lumber = 1 }", "cost = { bricks = 1 }", "there can be no 'bricks'"),
        ('do = "gain"', 'do = "gian"', "did you mean 'gain'"),
        ("spiral_tokens = [5,", "spiral_tokens = [7,", "own.toml"),
    ],
)
def test_a_broken_file_is_told_in_one_line(tmp_path: Path, old: str, new: str, words: str) -> None:
    assert words in refused_inside("content", "watch", "--content", own(tmp_path, old, new))


def test_a_broken_file_is_refused_before_the_game(tmp_path: Path) -> None:
    path = own(tmp_path, "hand_limit_on_7 = 7", "")
    save = tmp_path / "save"
    assert "'hand_limit_on_7' is missing" in refused_inside("play", "watch", "--content", path, "--save", save)
    assert not save.exists()


def test_a_game_with_a_pack_is_resumed_without_its_file(tmp_path: Path) -> None:
    path = own(tmp_path, 'id = "ranger_patrol"', 'id = "night_patrol"')
    save = tmp_path / "save"
    works_inside("play", "watch", "--content", path, "--save", save, "--seed", 1, said="1\n")
    path.unlink()
    assert inside("play", "--resume", save).code == 0
    assert inside("replay", save, "--check").out.startswith("ok: ")


@pytest.mark.parametrize("game", GAMES)
def test_an_exported_content_can_be_changed_and_played(tmp_path: Path, game: str) -> None:
    """It describes itself, keeps the comments, and does not overwrite a file."""
    path = tmp_path / "mine.toml"
    said = works_inside("content", game, "--export", path)
    assert str(path) in said and "--content" in said
    text = path.read_text(encoding="utf-8")
    assert f'pack = {{ name = "My {game}", game = "{game}"' in text and text.count("\n#") > 2
    assert "already" in refused_inside("content", game, "--export", path)
    assert "ok: " in works_inside("content", game, "--content", path)
    changed = read_pack(find_game(game), path)
    assert changed.root.data == find_game(game).content().root.data and changed.title == f"My {game}"


def test_whatever_is_played_with_a_pack_names_it(tmp_path: Path) -> None:
    steel = tmp_path / "steel.toml"
    steel.write_text('pack = { name = "Steel [dice]", extends = true }\nstart = { coin = 5 }\n', encoding="utf-8")
    game = ("midgard", "--players", 2, "--content", steel, "--seed", "s")
    out = works_inside("simulate", *game, "--games", 1)
    assert out.startswith("midgard, 2 players, seed s, values of the pack “Steel [dice]”\n")
    journal = tmp_path / "game.journal"
    works_inside("play", *game, "--save", journal, said="q\n")
    assert "Значения: Steel [dice]\n" in works_inside("hint", journal, "--bot", "search/5", "--lang", "ru")
    assert "Значення: Steel [dice]\n" in works_inside("analyse", journal, "--simulations", 2, "--lang", "uk")
    assert "pack" not in works_inside("simulate", "midgard", "--games", 1)
