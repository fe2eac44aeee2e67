"""Weights fitted to games."""

import ast
import random
import sys
from pathlib import Path

import numpy as np
import pytest

from longhouse import SettingError, find_game
from longhouse.games import NAMES as GAMES
from longhouse.kernel.search.evaluation import chances
from tools.fitting import main, play_game, usual_tables, weights_file
from tools.regression import Position, fit, held_out_losses, log_loss, samples_of

TRUE_EARLY, TRUE_LATE = (2.0, -1.0, 0.0), (0.0, 1.0, 0.0)


def drawn(count: int, sides: int) -> list[Position]:
    """Positions whose winners are drawn by weights that we know."""
    luck, found = random.Random(sides), []
    for game in range(count):
        rows = [[luck.random() * 3 for _ in TRUE_EARLY] for _ in range(sides)]
        late = luck.random()
        winner = luck.choices(range(sides), chances(rows, TRUE_EARLY, TRUE_LATE, late))[0]
        found.append(Position(rows, late, game, [float(side == winner) for side in range(sides)]))
    return found


def test_the_weights_that_made_the_winners_are_found() -> None:
    samples = samples_of(np, drawn(4000, 2) + drawn(4000, 4))
    weights = fit(np, samples, 1e-6, np.arange(6))
    assert list(weights) == pytest.approx([*TRUE_EARLY, *TRUE_LATE], abs=0.25)
    whole, first, nothing = held_out_losses(np, samples, 1e-6)
    assert whole < first < nothing == pytest.approx((np.log(2) + np.log(4)) / 2)


def test_only_what_may_be_used_differs_from_zero_and_a_penalty_keeps_weights_small() -> None:
    samples = samples_of(np, drawn(1000, 3))
    first = fit(np, samples, 1e-6, np.array([0, 3]))
    assert [weight != 0.0 for weight in first] == [True, False, False, True, False, False]
    every = np.arange(6)
    free, tight = fit(np, samples, 1e-6, every), fit(np, samples, 1.0, every)
    assert np.abs(tight).sum() < np.abs(free).sum() / 2
    assert log_loss(np, samples, free) < log_loss(np, samples, tight)


def test_positions_of_a_game_know_who_won() -> None:
    positions = play_game("wild", ["3", "limited_tokens=true"], "7", 10, 5)
    assert len(positions) >= 10
    assert {tuple(position.shares) for position in positions} == {tuple(positions[0].shares)}
    assert sum(positions[0].shares) == pytest.approx(1.0)
    assert all(len(position.rows) == 3 and position.game == 5 for position in positions)
    progress = [position.progress for position in positions]
    assert progress == sorted(progress)
    assert play_game("wild", ["3", "limited_tokens=true"], "7", 10, 5) == positions


def test_two_players_are_seated_most_often() -> None:
    assert usual_tables("midgard") == [["2"], ["3"], ["4"], ["2"]]


def test_the_command_writes_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Python can read them, and there is one for every name."""
    out = tmp_path / "weights.py"
    main(["wild", "--games", "5", "--table", "2", "--out", str(out), "--seed", "1"])
    assert "log loss" in capsys.readouterr().out
    names: dict[str, object] = {}
    text = out.read_text(encoding="utf-8")
    exec(compile(ast.parse(text), "weights.py", "exec"), names)
    assert "Made by `python -m tools.fitting wild --games 5 --table 2 --out" in str(names["__doc__"])
    for row in (names["EARLY"], names["LATE"]):
        assert isinstance(row, tuple)
        assert len(row) == len(find_game("wild").mind().names)


@pytest.mark.parametrize("game", GAMES)
def test_they_are_written_where_the_game_reads_them(game: str) -> None:
    assert "Made by `python -m tools.fitting " in weights_file(game).read_text(encoding="utf-8")


def test_without_numpy_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(
        SettingError,
        match=r"^this needs the extra 'rl': pip install 'longhouse-games\[rl\]', in a clone pip install '\.\[rl\]'$",
    ):
        main(["midgard"])


def test_a_game_without_evaluation_is_told() -> None:
    with pytest.raises(SettingError, match="there is no game 'chess'"):
        find_game("chess").mind()
