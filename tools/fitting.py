"""`python -m tools.fitting GAME`: what each number of a game's features counts for, learned from games.

Games begin with greedy bots that now and then pick at random, so that positions vary. From some moment on all are
greedy, so that the winner depends on the position alone; some positions from there on are kept. The weights that
explain the winners best (see regression.py) are written into the game's weights.py.
"""

import argparse
import random
import shlex
import sys
import textwrap
import time
from pathlib import Path
from typing import Final

from longhouse import Table, find_game, new_table
from longhouse.bots import Bot, ask, bot_seed, make_bot
from longhouse.extras import need
from longhouse.kernel.game import SettingError
from longhouse.kernel.mind import Mind
from longhouse.kernel.search.evaluation import decided, joined
from tools.regression import Position, Row, fit, held_out_losses, samples_of

MIXED: Final = (0.0, 0.1, 0.4)  # shares of random picks, drawn for each seat, while positions are made
UNTIL: Final = 0.7  # at most, of a game: then all are greedy
LIMIT: Final = 20_000  # picks after which a game is given up
TOLD: Final = 50  # games between two lines about how far it is


# --- games


def play_game(name: str, said: list[str], seed: str, every: int, number: int) -> list[Position]:
    """Some positions of one game; none of a game that nobody won or that does not end.

    `said` is how many play, then settings: "2", "mode=base".
    """
    settings = dict(word.split("=", 1) for word in said[1:])
    table = new_table(name, players=int(said[0]), seed=seed, settings=settings)
    luck = random.Random(f"{seed}/fitting")
    mixed = [luck.choice(MIXED) for _ in range(table.seats)]
    bots = [make_bot("greedy", bot_seed(seed, seat)) for seat in range(table.seats)]
    evaluation = find_game(name).mind()
    until = luck.random() * UNTIL
    found: list[Position] = []
    for _ in range(LIMIT):
        if table.over:
            return with_result(found, table, evaluation)
        progress = evaluation.progress(table)
        if progress >= until:
            mixed = [0.0] * table.seats
            if luck.random() * every < 1.0:
                found.append(Position(side_rows(table, evaluation), progress, number, []))
        step(table, bots, mixed, luck)
    return []


def step(table: Table, bots: list[Bot], mixed: list[float], luck: random.Random) -> None:
    decision = table.decision
    if len(decision.options) == 1 or luck.random() < mixed[decision.seat]:
        table.play(luck.choice(decision.options), decision.seat)
    else:
        table.pick(ask(bots[decision.seat], table, decision), decision.seat)


def side_rows(table: Table, evaluation: Mind) -> list[Row]:
    return joined([evaluation.features(table, seat) for seat in range(table.seats)], evaluation.sides(table))


def with_result(positions: list[Position], table: Table, evaluation: Mind) -> list[Position]:
    score = table.result
    if score is None or not score.winners:
        return []
    sides = evaluation.sides(table)
    by_seat = decided(score, sides)
    shares = [by_seat[sides.index(side)] for side in range(max(sides) + 1)]
    for position in positions:
        position.shares = shares
    return positions


def play_games(name: str, tables: list[list[str]], games: int, seed: str, every: int) -> list[Position]:
    found: list[Position] = []
    started = time.perf_counter()
    for number in range(games):
        found += play_game(name, tables[number % len(tables)], f"{seed}/{number}", every, number // len(tables))
        if (number + 1) % TOLD == 0:
            print(f"{number + 1} games, {len(found)} positions, {time.perf_counter() - started:.0f} s", file=sys.stderr)
    return found


def usual_tables(name: str) -> list[list[str]]:
    """Every number of players; two of them twice as often."""
    numbers = find_game(name).players
    return [[str(players)] for players in numbers] + [[str(players)] for players in numbers if players == 2]


# --- the file


def weights_text(how: str, names: tuple[str, ...], weights: list[float]) -> str:
    head = f'"""What each number of features.py counts for, early and late in a game.\n\n{how}\n"""\n'
    early = weights_row("EARLY", names, weights[: len(names)])
    return f"{head}\nfrom typing import Final\n\n{early}{weights_row('LATE', names, weights[len(names) :])}"


def weights_file(game: str) -> Path:
    return find_game(game).folder / "mind" / "weights.py"


def weights_row(title: str, names: tuple[str, ...], weights: list[float]) -> str:
    lines = "".join(f"    {weight:.4f},  # {name}\n" for name, weight in zip(names, weights, strict=True))
    return f"{title}: Final[tuple[float, ...]] = (\n{lines})\n"


def read_arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.fitting", description="Fit a game's evaluation.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400, help="how many games are played")
    parser.add_argument("--table", action="append", help="players, then settings, as in '4 mode=base'; may be repeated")
    parser.add_argument("--every", type=int, default=8, help="one position of so many is kept")
    parser.add_argument("--penalty", type=float, default=1e-3, help="the more, the smaller the weights")
    parser.add_argument("--seed", default="fitting")
    parser.add_argument("--out", type=Path, help="the file to write; by default the game's weights.py")
    return parser.parse_args(words)


def main(words: list[str]) -> None:
    said = read_arguments(words)
    np = need("numpy", "rl")
    tables = [text.split() for text in said.table] if said.table else usual_tables(said.game)
    positions = play_games(said.game, tables, said.games, said.seed, said.every)
    samples = samples_of(np, positions)
    whole, first, nothing = held_out_losses(np, samples, said.penalty)
    names = find_game(said.game).mind().names
    losses = f"log loss {whole:.4f}, of '{names[0]}' alone {first:.4f}, of knowing nothing {nothing:.4f}"
    weights = fit(np, samples, said.penalty, np.arange(2 * len(names)))
    how = textwrap.fill(f"Made by `python -m tools.fitting {shlex.join(words)}`: {losses}.", 118)
    out = said.out or weights_file(said.game)
    out.write_text(weights_text(how, names, [float(weight) for weight in weights]), encoding="utf-8")
    print(f"{len(positions)} positions of {said.games} games: {losses}; written to {out}")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except SettingError as problem:
        sys.exit(f"tools.fitting: {problem}")
