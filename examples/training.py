"""A small policy that learns by self-play, in numpy alone: `python -m examples.training midgard --players 2`.

Policy gradient with a value as its baseline, clipped as PPO does. One hidden layer; nothing in here knows a game. The
guide (docs/guide/learning.md) says what to expect.
"""

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from longhouse.env import batch
from longhouse.env.many import Batch
from longhouse.kernel.game import SettingError

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

HIDDEN: Final = 64
TABLES: Final = 32  # games that are played at once
STEPS: Final = 128  # picks at each table between two lessons
PASSES: Final = 3  # over what was played, in each lesson
SLICE: Final = 512  # picks that are learned from together
RATE: Final = 1e-3
CLIP: Final = 0.2
CURIOUS: Final = 0.01  # weight of the entropy
VALUE: Final = 0.5  # weight of the value's error
LONGEST: Final = 3000  # picks; a game that is longer pays nobody
LAMBDA: Final = 0.95  # how far an advantage reaches back


class Policy:
    """From numbers to the chances of the legal actions and the expected result of the seat."""

    def __init__(self, size: int, actions: int, luck: np.random.Generator) -> None:
        self.luck: Final = luck
        self.weights: Final[dict[str, Floats]] = {
            "in": luck.normal(0, (1 / size) ** 0.5, (size, HIDDEN)).astype(np.float32),
            "in_bias": np.zeros(HIDDEN, np.float32),
            "out": luck.normal(0, 0.01, (HIDDEN, actions + 1)).astype(np.float32),  # the last is the value
            "out_bias": np.zeros(actions + 1, np.float32),
        }
        self.means: Final = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares: Final = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.lessons = 0

    def think(self, rows: Floats, masks: NDArray[np.int8]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the chances and the values."""
        w = self.weights
        hidden = np.tanh(rows @ w["in"] + w["in_bias"])
        out = hidden @ w["out"] + w["out_bias"]
        logits = np.where(masks > 0, out[:, :-1], -1e9)
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, powers / powers.sum(axis=1, keepdims=True), out[:, -1]

    def draw(self, chances: Floats) -> Ints:
        """An action for each row, as likely as the chances say."""
        marks = self.luck.random((len(chances), 1)) * chances.sum(axis=1, keepdims=True)
        drawn: Ints = np.argmax(chances.cumsum(axis=1) > marks, axis=1)
        return drawn

    def learn(self, lesson: "Lesson", at: Ints) -> None:
        """One step of Adam on some of the picks."""
        rows, masks, actions = lesson.rows[at], lesson.masks[at], lesson.actions[at]
        gains, n = lesson.gains[at], np.arange(len(at))
        hidden, chances, values = self.think(rows, masks)
        ratio = chances[n, actions] / lesson.chances[at]
        kept = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = (kept * ratio * gains)[:, None]
        grad = push * chances
        grad[n, actions] -= push[:, 0]
        logs = np.log(chances + 1e-9)
        grad += CURIOUS * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        miss = VALUE * (values - lesson.returns[at])
        self.apply(rows, hidden, (np.hstack([grad, miss[:, None]]) / len(at)).astype(np.float32))

    def apply(self, rows: Floats, hidden: Floats, grad: Floats) -> None:
        w = self.weights
        back = (grad @ w["out"].T) * (1 - hidden**2)
        self.lessons += 1
        steps = {"in": rows.T @ back, "in_bias": back.sum(axis=0), "out": hidden.T @ grad, "out_bias": grad.sum(axis=0)}
        for name, step in steps.items():
            mean, square = self.means[name], self.squares[name]
            mean += 0.1 * (step - mean)
            square += 0.001 * (step**2 - square)
            bias = (1 - 0.999**self.lessons) ** 0.5 / (1 - 0.9**self.lessons)
            w[name] -= RATE * bias * mean / (np.sqrt(square) + 1e-8)

    def save(self, path: Path) -> None:
        np.savez_compressed(path, **self.weights)  # type: ignore[arg-type]


@dataclass
class Lesson:
    """What was played since the last one: a row for each pick."""

    rows: Floats
    masks: NDArray[np.int8]
    actions: Ints
    chances: Floats  # of the actions, when they were picked
    gains: Floats  # how much better than expected each went
    returns: Floats


class School:
    """Self-play: one policy in all seats. Each seat of each table has its own thread of picks."""

    def __init__(self, env: Batch, policy: Policy, seed: int) -> None:
        self.env: Final = env
        self.policy: Final = policy
        self.rows, self.info = env.reset(seed=seed)
        self.games = 0

    def lesson(self) -> Lesson:
        size, actions = self.rows.shape[1], self.info["action_mask"].shape[1]
        rows, masks = np.zeros((STEPS, TABLES, size), np.float32), np.zeros((STEPS, TABLES, actions), np.int8)
        picks, chances = np.zeros((STEPS, TABLES), np.int64), np.zeros((STEPS, TABLES), np.float32)
        values, seats = np.zeros((STEPS, TABLES), np.float32), np.zeros((STEPS, TABLES), np.int64)
        ends: list[dict[int, Floats]] = []
        for step in range(STEPS):
            rows[step], masks[step], seats[step] = self.rows, self.info["action_mask"], self.info["seat"]
            _, likely, values[step] = self.policy.think(rows[step], masks[step])
            picks[step] = self.policy.draw(likely)
            chances[step] = likely[np.arange(TABLES), picks[step]]
            self.rows, _, _, _, self.info = self.env.step(picks[step])
            ends.append({int(table): self.info["scores"][table] for table in np.flatnonzero(self.info["_scores"])})
            self.games += len(ends[-1])
        gains, returns = look_back(values, seats, ends)
        n = STEPS * TABLES
        flat = [array.reshape(n) for array in (chances, gains, returns)]
        return Lesson(rows.reshape(n, size), masks.reshape(n, actions), picks.reshape(n), *flat)

    def teach(self) -> None:
        lesson = self.lesson()
        lesson.gains = (lesson.gains - lesson.gains.mean()) / (lesson.gains.std() + 1e-6)
        for _ in range(PASSES):
            order = self.policy.luck.permutation(len(lesson.gains))
            for at in range(0, len(order), SLICE):
                self.policy.learn(lesson, order[at : at + SLICE])


def look_back(values: Floats, seats: Ints, ends: list[dict[int, Floats]]) -> tuple[Floats, Floats]:
    """For each pick, how much better it went than expected (generalised advantage), and its return.

    From the last pick to the first. `ahead` is what a seat's next pick was expected to bring, or what the game brought;
    a thread that goes on past the lesson is taken at its last value.
    """
    gains = np.zeros_like(values)
    tables = values.shape[1]
    ahead: list[dict[int, tuple[float, float]]] = [
        {} for _ in range(tables)
    ]  # by seat: value and gain of its next pick
    for step in range(len(values) - 1, -1, -1):
        for table in range(tables):
            if table in ends[step]:
                ahead[table] = {seat: (float(score), 0.0) for seat, score in enumerate(ends[step][table])}
            seat, value = int(seats[step, table]), float(values[step, table])
            follows, gain = ahead[table].get(seat, (value, 0.0))
            gains[step, table] = follows - value + LAMBDA * gain
            ahead[table][seat] = (value, float(gains[step, table]))
    return gains, gains + values


def measure(policy: Policy, game: dict[str, Any], games: int, seed: int) -> tuple[float, float]:
    """The share of games that the policy wins against uniform bots, and the half width of its 95 % interval."""
    env = batch(**game, tables=TABLES, bots="uniform", forced=False, most_picks=LONGEST)
    rows, info = env.reset(seed=seed)
    shares: list[float] = []
    while len(shares) < games:
        _, chances, _ = policy.think(rows, info["action_mask"])
        rows, rewards, over, cut, info = env.step(policy.draw(chances))  # the likeliest might mark and unmark for ever
        shares += rewards[over | cut].tolist()
    share = float(np.mean(shares))
    return share, float(1.96 * np.std(shares) / len(shares) ** 0.5)


def train(game: dict[str, Any], games: int, seed: int) -> Policy:
    """Self-play; reports ten times on the way."""
    env = batch(**game, tables=TABLES, bots=None, forced=False, rewards="zero_sum", most_picks=LONGEST)
    policy = Policy(env.rules.observer.size, len(env.rules.actions), np.random.default_rng(seed))
    school = School(env, policy, seed)
    start, told = time.process_time(), 0
    while school.games < games:
        school.teach()
        if school.games - told >= games / 10:
            told = school.games
            share, width = measure(policy, game, 100, seed)
            spent = time.process_time() - start
            print(f"{told:6} games, {spent:4.0f} s: {share:.0%} ± {width:.0%} against uniform", flush=True)
    return policy


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game by self-play, and measure it against uniform bots.")
    parser.add_argument("game", nargs="?", default="midgard")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--setting", "--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=600, help="of self-play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="write the weights to this .npz file")
    given = parser.parse_args()
    if any("=" not in setting for setting in given.setting):
        parser.error("--setting is written NAME=VALUE, such as mode=base")
    if given.save and not given.save.absolute().parent.is_dir():
        parser.error(f"--save {given.save}: there is no such folder")
    settings = dict(setting.split("=", 1) for setting in given.setting)
    game = {"game": given.game, "players": given.players, "settings": settings}
    try:
        policy = train(game, given.games, given.seed)
    except SettingError as problem:
        parser.error(str(problem))
    share, width = measure(policy, game, 400, given.seed + 1)
    print(f"first places in 400 games against uniform: {share:.1%} ± {width:.1%} (even: {1 / given.players:.1%})")
    if given.save:
        policy.save(given.save)


if __name__ == "__main__":
    main()
