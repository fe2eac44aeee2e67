"""Many tables at once: rows of observations and masks in one array each, and no copies on the way."""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import error
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from longhouse.bots import Bot
from longhouse.env.actions import Mask
from longhouse.env.given import at_least
from longhouse.env.observing import Row
from longhouse.env.opponents import Opponents, bots_play, deal
from longhouse.env.play import Play, Rules
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.game import SettingError

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]
Info = dict[str, Any]


class Batch(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """The same as many `Single`s, or (without bots) self-play: then each row is what the asked seat sees.

    With the same seeds they play the same games. A table whose game has ended is dealt again in the same step.
    `action_mask` and `seat` in the info are those of the rows; `scores` has the rewards of all seats where a game has
    just ended (`_scores` says where). Only then are there `final_obs` and `final_info`, as in Gymnasium.
    The arrays are used again: copy what is to be kept.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(self, rules: Rules, tables: int, seat: int | None, bots: str | Sequence[str] | None) -> None:
        self.rules: Final = rules
        self.num_envs = tables
        if bots is None and seat is not None:
            raise SettingError(f"in self-play every seat learns: without bots seat must be None, not {seat!r}")
        self.opponents: Final = None if bots is None else Opponents(rules, seat, bots)
        self.single_observation_space = rules.numbers_space()
        self.single_action_space = rules.action_space()
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)
        self.generators = [seeding.np_random()[0] for _ in range(tables)]  # each table has its own
        self.plays: list[Play] = []
        self.bots: Final[list[dict[Seat, Bot]]] = [{} for _ in range(tables)]
        self.rows: Final = np.zeros((tables, rules.observer.size), np.float32)
        self.masks: Final[Mask] = np.zeros((tables, len(rules.actions)), np.int8)
        self.seats: Final = np.zeros(tables, np.int64)
        self.all: Final = np.ones(tables, np.bool_)  # who has a mask and a seat

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, Info]:
        """New games at all tables, with a seed for each; a single number counts up from table to table."""
        for table, own in enumerate(seeds_of(seed, self.num_envs)):
            if own is not None:
                self.generators[table], _ = seeding.np_random(own)
        self.plays = []  # if a bot fails, there are none
        plays = [self.deal(table) for table in range(self.num_envs)]
        for table, play in enumerate(plays):
            self.look(table, play)
        self.plays = plays
        return self.rows, self.info()

    @property  # type: ignore[misc]  # nobody sets it
    def np_random(self) -> Any:
        """By table, as in Gymnasium's own vector environments."""
        return tuple(self.generators)

    def deal(self, table: int) -> Play:
        """A new game, up to the first question to the learner."""
        self.seats[table], self.bots[table], play = deal(self.rules, self.opponents, self.generators[table])
        return play

    def step(self, actions: NDArray[np.int64]) -> tuple[Row, Floats, Flags, Flags, Info]:
        """A pick at every table. IllegalPick where illegal ones are refused, and then nothing has changed anywhere."""
        options = self.answers(actions)
        rewards, over = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        cut, scores = np.zeros(self.num_envs, np.bool_), np.zeros((self.num_envs, self.rules.players))
        plays, self.plays = self.plays, []  # if a bot fails, there are none
        info = self.info()
        for table, option in enumerate(options):
            play = plays[table]
            play.give(option)
            bots_play(play, self.bots[table])
            if play.ended():
                scores[table] = play.rewards()
                rewards[table] = scores[table, self.seats[table]]
                over[table], cut[table] = not play.cut, play.cut
                info = self._add_info(info, self.final(table, play), table)
                plays[table] = self.deal(table)
            self.look(table, plays[table])
        self.plays = plays
        return self.rows, rewards, over, cut, info | {"scores": scores, "_scores": over | cut}

    def answers(self, actions: NDArray[np.int64]) -> list[Option]:
        """All of them are checked before the first is played, so that a refusal changes nothing."""
        if not self.plays:
            raise error.ResetNeeded("there are no games yet: reset() comes first")
        picks = np.asarray(actions)
        if picks.shape != (self.num_envs,):
            raise SettingError(f"a step takes {self.num_envs} actions, one for each table, not {picks.shape}")
        return [play.answer(action) for play, action in zip(self.plays, picks.tolist(), strict=True)]

    def info(self) -> Info:
        return {"action_mask": self.masks, "_action_mask": self.all, "seat": self.seats, "_seat": self.all}

    def final(self, table: int, play: Play) -> Info:
        """The last row and info of a game that has ended, for the seat that picked: Gymnasium's names for them."""
        seat = int(self.seats[table])
        return {"final_obs": play.observe(seat), "final_info": play.info(seat)}

    def look(self, table: int, play: Play) -> None:
        """Write the row and the mask of a table."""
        seat = play.seat
        self.seats[table] = seat
        row, mask = self.rows[table], self.masks[table]
        row[:] = 0
        mask[:] = 0
        self.rules.observer.write(play.table.view(seat), seat, row)
        mask[self.rules.actions.legal(play.table.decision.options)] = 1


def seeds_of(seed: Any, tables: int) -> list[int | None]:
    """By table, as in Gymnasium: None where its generator goes on."""
    if seed is None:
        return [None] * tables
    if not isinstance(seed, (Sequence, np.ndarray)) or isinstance(seed, str):
        first = at_least(0, "a seed", seed)
        return [first + table for table in range(tables)]
    if len(seed) != tables:
        raise SettingError(f"a reset takes {tables} seeds, one for each table, not {len(seed)}")
    return [None if own is None else at_least(0, "a seed", own) for own in seed]
