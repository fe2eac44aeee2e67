"""The example learns: its parts checked by hand, and one complete update."""

from pathlib import Path

import numpy as np
import pytest

from examples import training
from examples.training import LAMBDA, Lesson, Policy, School, look_back, measure
from longhouse.env import batch


def test_what_was_paid_often_becomes_likely() -> None:
    policy = Policy(4, 3, np.random.default_rng(1))
    rows = np.random.default_rng(2).random((64, 4)).astype(np.float32)
    masks = np.ones((64, 3), np.int8)
    masks[:, 2] = 0
    for _ in range(150):
        _, chances, _ = policy.think(rows, masks)
        assert (chances[:, 2] == 0).all()
        actions = policy.draw(chances)
        paid = (actions == 1).astype(np.float32)
        n = np.arange(64)
        policy.learn(Lesson(rows, masks, actions, chances[n, actions], paid - 0.5, paid), n)
    _, chances, values = policy.think(rows, masks)
    assert chances[:, 1].mean() > 0.8
    assert values.mean() > 0.6


def test_a_game_pays_each_seat_its_own() -> None:
    """One table, seats 0 and 1 in turn; the game ends after the third pick, and another one begins."""
    values = np.array([[0.1], [0.2], [0.3], [0.4]], np.float32)
    seats = np.array([[0], [1], [0], [1]])
    gains, returns = look_back(values, seats, [{}, {}, {0: np.array([0.5, -0.5], np.float32)}, {}])
    last = 0.5 - 0.3
    assert gains[:, 0].tolist() == pytest.approx([0.3 - 0.1 + LAMBDA * last, -0.5 - 0.2, last, 0.0])
    assert returns[3, 0] == pytest.approx(0.4)


def test_a_lesson_and_a_measurement(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(training, "TABLES", 3)
    monkeypatch.setattr(training, "STEPS", 8)
    game = {"game": "midgard", "players": 2}
    env = batch(**game, tables=3, bots=None, forced=False, rewards="zero_sum")  # type: ignore[arg-type]
    policy = Policy(env.rules.observer.size, len(env.rules.actions), np.random.default_rng(1))
    before = policy.weights["in"].copy()
    school = School(env, policy, 1)
    lesson = school.lesson()
    assert lesson.rows.shape == (24, env.rules.observer.size)
    assert (lesson.masks[np.arange(24), lesson.actions] == 1).all()
    school.teach()
    assert not np.array_equal(policy.weights["in"], before)
    share, width = measure(policy, game, 4, 1)
    assert 0 <= share <= 1
    assert width >= 0
    policy.save(tmp_path / "policy.npz")
    assert np.array_equal(np.load(tmp_path / "policy.npz")["in"], policy.weights["in"])


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["nix"], "there is no game 'nix'"),
        (["--setting", "mode"], "--setting is written NAME=VALUE"),
        (["--save", "no/such/folder.npz"], "there is no such folder"),
    ],
)
def test_what_cannot_be_learned_is_told_at_once(
    given: list[str], told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["training", *given])
    with pytest.raises(SystemExit) as ended:
        training.main()
    assert ended.value.code == 2 and told in capsys.readouterr().err.splitlines()[-1]
