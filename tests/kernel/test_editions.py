"""Older versions of the rules: what was played under them is replayed, verified, loaded and continued under them."""

import shutil
from pathlib import Path

import pytest

import longhouse
from longhouse.games.watch.game import WATCH
from longhouse.kernel.content import patched, read_content
from longhouse.kernel.edition import Edition
from longhouse.kernel.game import Game
from longhouse.kernel.journal import JournalError, read_journal
from longhouse.kernel.registry import OPEN
from longhouse.kernel.verify import WRONG

ENOUGH = "[game]\nvp_to_win = {}\n"
SETTINGS = {"mode": "base"}


@pytest.fixture
def third(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Catan under rules version 3. In version 2 it took 6 points to win; in version 1 it took 4, the first player was
    the first seat, not a random one, and nobody could choose another board."""
    shutil.copy(WATCH.folder / "content.toml", tmp_path)
    (tmp_path / "content-2.toml").write_text(ENOUGH.format(6))
    (tmp_path / "content-1.toml").write_text(ENOUGH.format(4))
    game = Game(
        tmp_path,
        "watch",
        3,
        WATCH.players,
        WATCH.choices,
        WATCH.streams,
        WATCH.verbs,
        WATCH.frames,
        WATCH.message_keys,
        WATCH.open_box,
        WATCH.lay_out,
        WATCH.open_face,
        WATCH.open_mind,
        WATCH.check,
        editions=(Edition(2, {}), Edition(1, {"first_player": "seat"}, ("board",))),
    )
    monkeypatch.setitem(OPEN, "watch", game)
    return game


def points_to_win(game: Game | None) -> int:
    assert game is not None
    return game.content().root.entry("game").number("vp_to_win")


def test_each_version_is_a_difference_to_the_next(third: Game) -> None:
    assert [points_to_win(third.edition(version)) for version in (1, 2, 3)] == [4, 6, 10]
    defaults = []
    for version in (1, 2, 3):
        game = third.edition(version)
        assert game is not None and game.version == version
        defaults.append(game.complete_settings(3, {})["first_player"])
    assert defaults == ["seat", "auto", "auto"]
    assert third.edition(3) is third and third.edition(4) is None and third.edition(0) is None


def old_game(third: Game, version: int) -> longhouse.History:
    """Some picks of a game that began under an older version."""
    game = third.edition(version)
    assert game is not None
    settings = game.complete_settings(3, SETTINGS)
    journal = longhouse.Journal("watch", version, "standard", "7", settings, ["Ada", "Bo", "Cy"])
    history = longhouse.History(game, journal, game.content())
    for _ in range(30):
        decision = history.table.decision
        history.pick(decision.options[0], decision.seat)
    return history


def test_a_journal_is_replayed_and_verified_by_its_version(third: Game) -> None:
    begun = old_game(third, 1)
    text = longhouse.write_journal(begun.game, begun.journal)
    history = longhouse.replay(text)
    assert "rules 1\n" in text and "first_player=seat" in text
    assert longhouse.write_journal(history.game, history.journal) == text
    assert history.table.origin.version == 1
    assert points_to_win(history.game) == 4
    assert longhouse.verify(text).verdict != WRONG
    with pytest.raises(JournalError, match="rules version 4 of watch; this is version 3"):
        longhouse.replay(text.replace("rules 1\n", "rules 4\n"))
    with pytest.raises(JournalError, match=r"rules version \(none named\) of watch"):
        longhouse.replay(text.replace("rules 1\n", ""))


def test_a_journal_does_not_name_settings_that_its_version_did_not_have(third: Game) -> None:
    """Unless somebody has chosen another value since."""
    history = old_game(third, 1)
    assert "board" in history.journal.settings
    text = longhouse.write_journal(history.game, history.journal)
    assert "board=" not in text and "first_player=seat" in text
    assert longhouse.write_journal(history.game, longhouse.replay(text).journal) == text
    assert "board=" in longhouse.write_journal(third, old_game(third, 2).journal)
    chosen = text.replace("options ", "options board=classic19 ")
    assert "board=classic19" in longhouse.write_journal(history.game, read_journal(history.game, chosen))


def test_a_save_is_loaded_by_its_version(third: Game) -> None:
    table = old_game(third, 2).table
    loaded = longhouse.load(longhouse.save(table))
    assert longhouse.save(loaded) == longhouse.save(table)
    assert loaded.origin.version == 2


def test_a_patch_replaces_values_one_by_one(tmp_path: Path) -> None:
    """Tables key by key and entries by their id; new entries come last; other lists are replaced whole."""
    (tmp_path / "a.toml").write_text(
        'a = 1\nb = [1, 2]\n[t]\nx = 1\ny = 2\n[[e]]\nid = "p"\nn = 1\n[[e]]\nid = "q"\nn = 2\n'
    )
    (tmp_path / "b.toml").write_text('b = [3]\n[t]\ny = 5\n[[e]]\nid = "r"\nn = 7\n[[e]]\nid = "q"\nm = 9\n')
    first, second = read_content(tmp_path / "a.toml"), read_content(tmp_path / "b.toml")
    made = patched(first, second)
    entries = [{"id": "p", "n": 1}, {"id": "q", "n": 2, "m": 9}, {"id": "r", "n": 7}]
    assert made.root.data == {"a": 1, "b": [3], "t": {"x": 1, "y": 5}, "e": entries}
    assert first.root.data == read_content(tmp_path / "a.toml").root.data
    assert len({first.fingerprint, second.fingerprint, made.fingerprint}) == 3
