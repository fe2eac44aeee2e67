"""Gymnasium: one seat learns, bots sit in the others."""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import error
from numpy.typing import NDArray

from longhouse.env.given import one_of
from longhouse.env.observing import Row
from longhouse.env.one_table import OneTable
from longhouse.env.opponents import Opponents, bots_play, deal
from longhouse.env.play import RENDER_MODES, Play, Rules
from longhouse.kernel.decision import Seat

Info = dict[str, Any]


class Single(OneTable, gymnasium.Env[Any, Any]):
    """An observation is a row of numbers; which actions are legal now is in the info, and in `action_masks()`."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(self, rules: Rules, seat: int | None, bots: str | Sequence[str], render_mode: str | None) -> None:
        self.rules = rules
        self.opponents: Final = Opponents(rules, seat, bots)
        self.render_mode = render_mode if render_mode is None else one_of("render_mode", render_mode, RENDER_MODES)
        self.observation_space = rules.numbers_space()
        self.action_space = rules.action_space()
        self.play: Play | None = None
        self.seat: Seat = 0  # the learner's in this game
        self.bots = self.opponents.seat_bots(0, np.random.default_rng(0))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, Info]:
        """A new game, up to the first question to the learner."""
        super().reset(seed=seed)
        self.play = None  # if a bot fails, there is none
        self.seat, self.bots, self.play = deal(self.rules, self.opponents, self.np_random)
        return self.play.observe(self.seat), self.play.info(self.seat)

    def step(self, action: Any) -> tuple[Row, float, bool, bool, Info]:
        """One pick of the learner, and those of the bots up to its next question."""
        play = self.playing()
        if play.ended():
            raise error.ResetNeeded("the game is over: reset() deals a new one")
        play.pick(action)
        bots_play(play, self.bots)
        if self.render_mode == "human":
            self.render()
        reward = play.rewards()[self.seat] if play.ended() else 0.0
        return play.observe(self.seat), reward, play.ended() and not play.cut, play.cut, play.info(self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """What MaskablePPO asks for."""
        mask: NDArray[np.bool_] = self.playing().mask(self.seat).astype(np.bool_)
        return mask

    def render(self) -> str | None:
        """The board as the learner sees it."""
        return self.drawn(self.seat)
