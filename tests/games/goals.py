"""The pages of all games, with settings that change them."""

from typing import Final

from longhouse import find_game
from longhouse.kernel.goal import Goal, Line

TABLES: Final[list[tuple[str, int, dict[str, str]]]] = [
    ("northgard", 5, {}),
    ("northgard", 2, {"years": "10"}),
    ("midgard", 2, {}),
    ("midgard", 4, {"distrust": "true"}),
    ("watch", 4, {}),
    ("watch", 3, {"turn_phases": "combined"}),
    ("watch", 2, {"mode": "base"}),
    ("watch", 2, {"mode": "base", "board": "classic19"}),
    ("wild", 2, {}),
    ("wild", 4, {"long_game": "true"}),
]


def goal_of(name: str, players: int, given: dict[str, str]) -> Goal:
    game = find_game(name)
    make = game.face().goal
    assert make is not None
    return make(game.box_for(game.content(), game.complete_settings(players, given), players))


def titled(goal: Goal) -> list[Line]:
    """The lines that have a title and a sentence."""
    return [*goal.turn.lines, *goal.icons]


def plain(goal: Goal) -> list[Line]:
    parts = (goal.scores, goal.deeds, goal.end)
    return [goal.aim, goal.told, *[line for part in parts for line in part.lines]]


def keys_of(goal: Goal) -> set[str]:
    parts = (goal.scores, goal.turn, goal.deeds, goal.end)
    titles = {part.key for part in parts} | {goal.unit} | {piece.key for piece in goal.example if piece.kind != "sign"}
    return (
        titles
        | {line.key for line in plain(goal)}
        | {key for line in titled(goal) for key in (line.key, f"{line.key}.text")}
    )


def goal_keys() -> set[str]:
    return set().union(*[keys_of(goal_of(*table)) for table in TABLES]) - {""}
