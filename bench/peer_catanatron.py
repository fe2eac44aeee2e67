"""The peer: random four-player games of Catanatron, on its base map of 19 hexes.

It knows no trade between players. Runs in `.venv-bench` only. A decision is one
action carried out, what `state.actions` logs: a roll, a build, an end of turn, a
whole discard. Actions are not checked against the list, as ours are not, and a game
is built inside the timed part, as ours is.

Games are seeded, yet they are the same in two processes only from Python 3.12 on: its
option lists come out of sets that hold None, whose hash was an address before.
"""

# mypy: disable-error-code="import-not-found, import-untyped"

import argparse
import json
import platform
from importlib.metadata import version
from time import process_time
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from catanatron.models.actions import generate_playable_actions

from bench.stopwatch import microseconds

HALFWAY_GAMES = 20


def new_game(seed: int) -> Any:
    """A game of four random players. Seeds begin at 1: Catanatron takes 0 for none."""
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def is_over(game: Any) -> bool:
    """Won, or cut short by Catanatron's own limit of turns."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def step(game: Any) -> None:
    """One decision: what `Game.play_tick` does, without the check."""
    state = game.state
    action = state.current_player().decide(game, state.playable_actions)
    game.execute(action, validate_action=False)


def play_out(game: Any) -> int:
    """Play to the end; how many decisions it took."""
    while not is_over(game):
        step(game)
    return len(game.state.actions)


def random_games(games: int) -> dict[str, float]:
    """Whole random games, timed together."""
    start = process_time()
    decisions = sum(play_out(new_game(seed)) for seed in range(1, games + 1))
    seconds = process_time() - start
    return {
        "games": games,
        "decisions": decisions,
        "seconds": seconds,
        "decisions_per_second": decisions / seconds,
        "decisions_per_game": decisions / games,
        "game_ms": seconds / games * 1e3,
    }


def halfway(seed: int) -> tuple[Any, float]:
    """A game stopped after half of its decisions, and its mean number of options."""
    whole, seen = new_game(seed), 0
    while not is_over(whole):
        seen += len(whole.state.playable_actions)
        step(whole)
    decisions = len(whole.state.actions)
    game = new_game(seed)
    for _ in range(decisions // 2):
        step(game)
    return game, seen / decisions


def halfway_figures() -> dict[str, float]:
    """Copying a game, and listing what is legal, in mid-game."""
    pairs = [halfway(seed) for seed in range(1, HALFWAY_GAMES + 1)]
    games = [game for game, _ in pairs]

    def copy() -> None:
        for game in games:
            game.copy()

    def options() -> None:
        for game in games:
            generate_playable_actions(game.state)

    return {
        "clone_us": microseconds(copy, len(games)),
        "options_us": microseconds(options, len(games)),
        "options": sum(mean for _, mean in pairs) / len(pairs),
    }


def main() -> None:
    """Print one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    arguments = parser.parse_args()
    line = {
        "build": "peer",
        "version": version("catanatron"),
        "python": platform.python_version(),
        **random_games(arguments.games),
        **halfway_figures(),
    }
    print(json.dumps(line))


if __name__ == "__main__":
    main()
