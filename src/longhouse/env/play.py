"""One game after another with the same settings: what all environments have in common."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from longhouse import SettingValue, content_of, find_game, plain_settings
from longhouse.env.actions import Actions
from longhouse.env.given import at_least, one_of, path_of, settings_of, whole, yes_or_no
from longhouse.env.observing import HIGH, LOW, Observer, Row
from longhouse.kernel.decision import NOTHING_ASKED, IllegalPick, Option, Seat
from longhouse.kernel.saving import load, save
from longhouse.kernel.table import Table

WIN: Final = "win"  # the winner gets 1; several winners share it
ZERO_SUM: Final = "zero_sum"  # the same, minus the average
REWARDS: Final = (WIN, ZERO_SUM)
ERROR: Final = "error"  # an illegal action is refused, and nothing has changed
LOSE: Final = "lose"  # it ends the game, and costs a point
ILLEGAL: Final = (ERROR, LOSE)
RENDER_MODES: Final = ("human", "ansi", "svg")


class Rules:
    """The parameters of an environment, checked once; environments with the same parameters can share them."""

    def __init__(
        self,
        game: str,
        players: int | None,
        settings: Mapping[str, SettingValue] | None,
        content: Path | str | None,
        rewards: str,
        illegal: str,
        forced: bool,
        most_picks: int,
    ) -> None:
        chosen = settings_of(settings)
        self.given: Final = (game, players, chosen, content, rewards, illegal, forced, most_picks)
        self.game: Final = find_game(str(game))
        self.players: Final = max(self.game.players) if players is None else whole("players", players)
        self.content: Final = content_of(self.game, path_of(content))
        self.settings: Final = self.game.complete_settings(self.players, plain_settings(chosen))
        self.rewards: Final = one_of("rewards", rewards, REWARDS)
        self.illegal: Final = one_of("illegal", illegal, ILLEGAL)
        self.forced: Final = yes_or_no("forced", forced)
        self.most_picks: Final = at_least(1, "most_picks", most_picks)
        table = self.deal("0")
        self.actions: Final = Actions(table)
        self.observer: Final = Observer(self.game, table)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Rules":
        """Nothing in here ever changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its parameters."""
        return Rules, self.given

    def deal(self, seed: str) -> Table:
        """A fresh table that waits for its first pick."""
        return self.game.new_table(self.players, self.settings, self.content, seed)

    def numbers_space(self) -> spaces.Box:
        return spaces.Box(LOW, HIGH, (self.observer.size,), np.float32)

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.actions))

    def mask_space(self) -> spaces.Box:
        return spaces.Box(0, 1, (len(self.actions),), np.int8)


class Play:
    """A game in progress, driven by numbers."""

    def __init__(self, rules: Rules, seed: str) -> None:
        self.rules: Final = rules
        self.table: Final = rules.deal(seed)
        self.picks = 0
        self.cut = False  # ended by the limit of picks
        self.illegal = ""  # what ended it, if an illegal action did
        self.offender: Seat = -1
        self.skip_forced()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Play":
        """`clone` is much faster than a deep copy."""
        other = Play.__new__(Play)
        other.__dict__.update(self.__dict__ | {"table": self.table.clone()})
        return other

    def __getstate__(self) -> dict[str, Any]:
        """A table cannot be pickled, but it can be saved."""
        return self.__dict__ | {"table": save(self.table)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        rules: Rules = state["rules"]
        self.__dict__.update(state | {"table": load(rules.game, rules.content, state["table"])})

    def ended(self) -> bool:
        return self.table.over or self.cut or self.offender >= 0

    @property
    def seat(self) -> Seat:
        """Who is asked: always the first open decision."""
        return self.table.decision.seat

    def pick(self, action: Any) -> None:
        """Answer the first open decision with an action. IllegalPick where illegal ones are refused."""
        self.give(self.answer(action))

    def answer(self, action: Any) -> Option:
        """The option of an action. IllegalPick where illegal ones are refused; nothing has changed yet."""
        option = self.rules.actions.options[self.rules.actions.checked(action)]
        decision = self.table.decision
        if self.rules.illegal == ERROR and option not in decision.options:
            raise self.table.refusal(decision, option, decision.seat)
        return option

    def give(self, option: Option) -> None:
        table = self.table
        decision = table.decision
        if self.rules.illegal == LOSE and option not in decision.options:
            self.lose(decision.seat, table.refusal(decision, option, decision.seat))
            return
        table.play(option, decision.seat)
        self.count()
        self.skip_forced()

    def lose(self, seat: Seat, problem: IllegalPick) -> None:
        self.offender = seat
        self.illegal = str(problem)

    def count(self) -> None:
        self.picks += 1
        if self.picks >= self.rules.most_picks and not self.table.over:
            self.cut = True

    def skip_forced(self) -> None:
        """With `forced=False`, questions with only one option are answered at once."""
        if self.rules.forced:
            return
        table = self.table
        while not self.ended() and len(table.decision.options) == 1:
            table.play(table.decision.options[0], table.decision.seat)
            self.count()

    def observe(self, seat: Seat) -> Row:
        return self.rules.observer.observe(self.table.view(seat), seat)

    def mask(self, seat: Seat) -> Any:
        """What this seat may do; nothing while another seat is asked."""
        decision = NOTHING_ASKED if self.ended() or self.seat != seat else self.table.decision
        return self.rules.actions.mask(decision.options)

    def info(self, seat: Seat) -> dict[str, Any]:
        """What Gymnasium's learners get besides the row."""
        info: dict[str, Any] = {"action_mask": self.mask(seat), "seat": seat}
        return info | {"illegal": self.illegal} if self.illegal else info

    def rewards(self) -> list[float]:
        """By seat, at the end."""
        seats = range(self.table.seats)
        if self.offender >= 0:
            return [-1.0 if seat == self.offender else 0.0 for seat in seats]
        score = self.table.result
        if self.cut or score is None or not score.winners:
            return [0.0 for _ in seats]
        share = 1 / len(score.winners)
        even = 1 / self.table.seats if self.rules.rewards == ZERO_SUM else 0.0
        return [(share if seat in score.winners else 0.0) - even for seat in seats]


def drawn_seed(generator: np.random.Generator) -> str:
    """The seed of a table, or of a bot, from the environment's generator."""
    return str(int(generator.integers(2**62)))
