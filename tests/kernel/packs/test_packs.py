"""Packs: an owner's values in place of those that come with a game, in the game and in its journal."""

from pathlib import Path

import pytest

import longhouse
from longhouse import ContentError, JournalError
from longhouse.kernel.journal import played_game
from longhouse.kernel.packs.pack import LONGEST_FILE, open_pack, read_pack
from longhouse.kernel.registry import find_game

RICH = """[pack]
name = "A rich start"
game = "midgard"
extends = true

[start]
coin = 9   # indented below

  [limits]
  hunt_food_max = 6
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "rich.toml"
    path.write_text(text, encoding="utf-8")
    return path


def begun(path: Path | None) -> longhouse.History:
    return longhouse.new_game("midgard", seats=["Ada", "Bo"], seed=5, content=path)


def test_a_pack_that_extends_says_only_what_differs(tmp_path: Path) -> None:
    game = find_game("midgard")
    pack, standard = read_pack(game, written(tmp_path, RICH)), game.content()
    start = pack.root.entry("start")
    assert (start.number("coin"), start.number("food")) == (9, standard.root.entry("start").number("food"))
    assert {**pack.root.data, "start": 0, "limits": 0} == {**standard.root.data, "start": 0, "limits": 0}
    assert pack.title == "A rich start" and pack.fingerprint != standard.fingerprint
    assert "pack" not in pack.root.data


def test_a_pack_without_a_head_is_a_whole_content(tmp_path: Path) -> None:
    game = find_game("midgard")
    whole = (game.folder / "content.toml").read_text(encoding="utf-8").replace("coin = 1\n", "coin = 2\n", 1)
    pack = read_pack(game, written(tmp_path, whole))
    assert pack.title == "rich"
    assert pack.root.entry("start").number("coin") == 2
    with pytest.raises(ContentError, match="is missing"):
        longhouse.new_table("midgard", players=2, content=written(tmp_path, "[start]\ncoin = 9\n"))


def test_a_journal_carries_its_pack(tmp_path: Path) -> None:
    """It is replayed, verified and continued without the file, to the byte."""
    history = begun(written(tmp_path, RICH))
    for _ in range(20):
        history.pick(history.table.decision.options[-1], history.table.decision.seat)
    text = longhouse.write_journal(history.game, history.journal)
    assert "\n| coin = 9   # indented below\n|\n|   [limits]\n" in text
    again = longhouse.replay(text)
    assert again.content.title == "A rich start"
    assert longhouse.save(again.table) == longhouse.save(history.table)
    assert longhouse.write_journal(again.game, again.journal) == text
    assert longhouse.verify(text).key == longhouse.verify(plain_text()).key
    with pytest.raises(JournalError, match="is not the one that it was played with"):
        longhouse.replay(text.replace("| coin = 9", "| coin = 8"))


def plain_text() -> str:
    history = begun(None)
    text = longhouse.write_journal(history.game, history.journal)
    assert "content standard\n" in text and "\n|" not in text
    return text


def test_a_journal_with_values_that_cannot_be_played(tmp_path: Path) -> None:
    text = longhouse.write_journal(played_game(plain_text()), begun(written(tmp_path, RICH)).journal)
    for spoiled in (cut(text), text.replace("| coin = 9", "| coin = ["), text.replace("| coin = 9", "| coin = 'x'")):
        with pytest.raises(JournalError) as problem:
            longhouse.replay(spoiled)
        assert "\n" not in str(problem.value)


def cut(text: str) -> str:
    """Without the lines of the pack, as journals were written before they had them."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("|"))


def test_the_standard_content_under_another_name_is_the_standard(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes((find_game("midgard").folder / "content.toml").read_bytes())
    assert begun(path).journal.content == "standard"


ABSURD = {
    "a number of 400 digits": f"[start]\ncoin = {'9' * 400}\n",
    "a number of 5,000 digits": f"[start]\ncoin = {'9' * 5000}\n",
    "a million cards": "[start]\ncount = 1000000\n",
    "a thousand cards, often": "".join(f"[t{n}]\ncount = 900\n" for n in range(3)),
    "endless brackets": f"x = {'[' * 5000}\n",
    "many brackets": f"x = {'[' * 40}{']' * 40}\n",
    "very many values": f"x = [{'1,' * 30000}]\n",
    "a long text": f'x = "{"a" * 3000}"\n',
    "a number below all others": "[start]\ncoin = -1000\n",
    "another game": '[pack]\ngame = "wild"\n',
    "a head with another key": '[pack]\nnmae = "x"\n',
    "a head that is none": 'pack = "x"\n',
    "no TOML": "[start\n",
    "a file that is too long": "#" * (LONGEST_FILE + 1),
}


@pytest.mark.parametrize("what", ABSURD)
def test_absurd_packs_are_refused_in_one_line(tmp_path: Path, what: str) -> None:
    with pytest.raises(ContentError) as problem:
        read_pack(find_game("midgard"), written(tmp_path, ABSURD[what]))
    said = str(problem.value)
    assert said.startswith("rich.toml") and "\n" not in said and len(said) < 300


def test_tables_with_the_same_pack_share_a_box() -> None:
    game = find_game("midgard")
    assert open_pack(game, RICH, "a") is open_pack(game, RICH.replace("\n", "  \r\n"), "b")
