"""PettingZoo: every seat is an agent, and the one that is asked acts (AEC)."""

from typing import Any, Final

from gymnasium import error, logger, spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from longhouse.env.given import one_of
from longhouse.env.one_table import OneTable
from longhouse.env.play import RENDER_MODES, Play, Rules, drawn_seed
from longhouse.kernel.content import did_you_mean
from longhouse.kernel.game import SettingError

Observation = dict[str, Any]


class Zoo(OneTable, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Agents are `player_0`, `player_1`, .. in the order of their seats. One may be asked several times in a row.

    Where several seats choose at once, they are asked one after the other, the first in seat order first.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  (PettingZoo reads it from the class)
        "render_modes": list(RENDER_MODES),
        "name": "longhouse_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, rules: Rules, render_mode: str | None) -> None:
        super().__init__()
        self.rules = rules
        self.render_mode = render_mode if render_mode is None else one_of("render_mode", render_mode, RENDER_MODES)
        self.metadata = self.metadata | {"name": f"longhouse_{rules.game.name}_v0"}
        self.possible_agents = [f"player_{seat}" for seat in range(rules.players)]
        self.seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]  # there before the first reset, so that `last` asks for one
        numbers, mask = rules.numbers_space(), rules.mask_space()
        self.observation_spaces = {
            agent: spaces.Dict({"observation": numbers, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: rules.action_space() for agent in self.possible_agents}
        self.np_random, _ = seeding.np_random()
        self.play: Play | None = None

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed the environment's own generator goes on."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.play = Play(self.rules, drawn_seed(self.np_random))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.select()

    def step(self, action: int | None) -> None:
        """One pick of the agent that is asked; None from one whose game has ended."""
        play = self.playing()
        if not self.agents:
            raise error.ResetNeeded("the game is over: reset() deals a new one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play.pick(action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        if play.ended():
            self.end(play)
        else:
            self.select()
        if self.render_mode == "human":
            self.render()

    def select(self) -> None:
        """The agent that is asked now, with its mask."""
        play = self.playing()
        if play.ended():  # there was nothing to choose in the whole game
            self.end(play)
            return
        self.agent_selection = agent = self.possible_agents[play.seat]
        self.infos[agent] = {"action_mask": play.mask(play.seat)}

    def end(self, play: Play) -> None:
        for agent, reward in zip(self.agents, play.rewards(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = not play.cut
            self.truncations[agent] = play.cut
            self.infos[agent] = {"illegal": play.illegal} if play.illegal else {}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What this agent sees, whether or not it is asked; only the agent that is asked has legal actions."""
        play, seat = self.playing(), self.seat_of[self.known(agent)]
        mask = self.infos.get(agent, {}).get("action_mask")
        return {"observation": play.observe(seat), "action_mask": play.mask(seat) if mask is None else mask}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[self.known(agent)]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[self.known(agent)]

    def render(self) -> str | None:
        """The board as a spectator sees it."""
        if self.render_mode is None:
            logger.warn("render() draws nothing: this environment was made without a render_mode")
        return self.drawn()

    def close(self) -> None:
        """Nothing is open."""

    def known(self, agent: str) -> str:
        if agent not in self.seat_of:
            agents = ", ".join(self.possible_agents)
            raise SettingError(
                f"there is no agent '{agent}'{did_you_mean(str(agent), self.possible_agents)}; there is {agents}"
            )
        return agent
