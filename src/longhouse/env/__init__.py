"""Environments for learners: PettingZoo for all seats, Gymnasium for one, a batch of many; and boards for notebooks.

>>> import longhouse.env
>>> env = longhouse.env.zoo("midgard", players=2)
>>> env.reset(seed=1)
>>> env.agent_selection, env.action_text(0)
('player_0', 'leader/asmundr')

They need the extra `rl`; only `show` works without it.
"""

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from longhouse import SPECTATOR, SettingValue, game_names
from longhouse.boards.showing import board_svg, board_text
from longhouse.extras import missing
from longhouse.kernel.game import SettingError
from longhouse.kernel.table import Table
from longhouse.messages import LANGUAGES

if TYPE_CHECKING:
    from longhouse.env.aec import Zoo
    from longhouse.env.many import Batch
    from longhouse.env.play import Rules
    from longhouse.env.single import Single

__all__ = ["Shown", "batch", "gym", "show", "zoo"]

Settings = Mapping[str, SettingValue]
NEEDED: Final = ("numpy", "gymnasium", "pettingzoo")
MOST_PICKS: Final = 50_000  # after which a game is cut off


def zoo(
    game: str,
    *,
    players: int | None = None,
    settings: Settings | None = None,
    options: Settings | None = None,
    content: Path | str | None = None,
    rewards: str = "win",
    illegal: str = "error",
    forced: bool = True,
    most_picks: int = MOST_PICKS,
    render_mode: str | None = None,
) -> "Zoo":
    """A PettingZoo environment (AEC) in which every seat is an agent. SettingError if it cannot be played.

    `rewards` come at the end: `win` (winners share 1) or `zero_sum` (the same, minus the average). An `illegal` action
    is an `error`, or makes its agent `lose` a point and ends the game. Without `forced`, a seat that has only one
    option is not asked. A game is cut off after `most_picks`. `options` is the name of `settings` in
    version 0.1; it will be removed in 0.3.
    """
    need_extra()
    from longhouse.env.aec import Zoo

    return Zoo(rules(game, players, settings or options, content, rewards, illegal, forced, most_picks), render_mode)


def gym(
    game: str,
    *,
    players: int | None = None,
    seat: int | None = None,
    bots: str | Sequence[str] = "uniform",
    settings: Settings | None = None,
    options: Settings | None = None,
    content: Path | str | None = None,
    rewards: str = "win",
    illegal: str = "lose",
    forced: bool = True,
    most_picks: int = MOST_PICKS,
    render_mode: str | None = None,
) -> "Single":
    """A Gymnasium environment: one seat (None: another one in every game) against bots. The rest is as in `zoo`."""
    need_extra()
    from longhouse.env.single import Single

    made = rules(game, players, settings or options, content, rewards, illegal, forced, most_picks)
    return Single(made, seat, bots, render_mode)


def batch(
    game: str,
    *,
    tables: int,
    players: int | None = None,
    seat: int | None = None,
    bots: str | Sequence[str] | None = "uniform",
    settings: Settings | None = None,
    options: Settings | None = None,
    content: Path | str | None = None,
    rewards: str = "win",
    illegal: str = "error",
    forced: bool = True,
    most_picks: int = MOST_PICKS,
) -> "Batch":
    """A vector environment of Gymnasium: many tables at once, against bots, or in self-play with `bots=None`."""
    need_extra()
    from longhouse.env.given import whole
    from longhouse.env.many import Batch

    many = whole("tables", tables)
    if many < 1:
        raise SettingError(f"tables must be 1 or more, not {many}")
    return Batch(
        rules(game, players, settings or options, content, rewards, illegal, forced, most_picks), many, seat, bots
    )


def vector(*, num_envs: int, **given: Any) -> "Batch":
    """A `batch`, as `gymnasium.make_vec` asks for it."""
    return batch(tables=num_envs, **given)


class Shown:
    """A table as a notebook shows it, from one seat; printed, it is text."""

    def __init__(self, table: Table, seat: int, language: str) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.language: Final = language

    def _repr_svg_(self) -> str:
        return board_svg(self.table, self.seat, language=self.language)

    def __str__(self) -> str:
        return board_text(self.table, self.seat, language=self.language)


def show(table: Table, seat: int = SPECTATOR, *, language: str = "en") -> Shown:
    """The board as a seat sees it, for a notebook or for `print`. SettingError if there is no such seat or language."""
    if seat != SPECTATOR and not 0 <= seat < table.seats:
        raise SettingError(f"there is no seat {seat}; there are 0 to {table.seats - 1}")
    if language not in LANGUAGES:
        raise SettingError(f"there is no language '{language}'; there are {', '.join(LANGUAGES)}")
    return Shown(table, seat, language)


def rules(
    game: str,
    players: int | None,
    settings: Settings | None,
    content: Path | str | None,
    rewards: str,
    illegal: str,
    forced: bool,
    most_picks: int,
) -> "Rules":
    from longhouse.env.play import Rules

    return Rules(game, players, settings, content, rewards, illegal, forced, most_picks)


def need_extra() -> None:
    """SettingError in one line if the extra is not installed."""
    if any(find_spec(module) is None for module in NEEDED):
        raise missing("rl")


def register() -> None:
    """The ids of Gymnasium: `gymnasium.make("longhouse.env:Longhouse/Midgard-v0", players=2)`, and for `make_vec`."""
    import gymnasium

    for game in game_names():
        name = f"Longhouse/{game.capitalize()}-v0"
        if name not in gymnasium.registry:
            one, many = "longhouse.env:gym", "longhouse.env:vector"
            gymnasium.register(name, entry_point=one, vector_entry_point=many, kwargs={"game": game})


if find_spec("gymnasium") is not None:
    register()
