"""`longhouse simulate GAME`: many games between bots, and their results."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from longhouse import find_game, new_table
from longhouse.arena.crew import Crew
from longhouse.arena.match import Job, Match, Pulse, play_match
from longhouse.bots.failing import BotFailed
from longhouse.cli.problems import Interrupted, Problem, blamed_on
from longhouse.cli.progress import progress_bar
from longhouse.cli.screen import open_screen
from longhouse.cli.settings import Settings, plain_content, read_bots, read_players, read_seed, read_settings
from longhouse.cli.summary import Simulation, Summary, show_summary, write_csv


def simulate(
    game: Annotated[str, typer.Argument(help="A game; see `longhouse games`.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    players: Annotated[int | None, typer.Option(help="How many play; by default as many as can.")] = None,
    bots: Annotated[
        str, typer.Option(help="Bots, separated by commas; they move on by one seat from game to game.")
    ] = "uniform",
    setting: Settings = None,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same games.")] = None,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="How many processes; the games stay the same.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead.")] = False,
    journals: Annotated[Path | None, typer.Option(help="Write every game's journal into this folder.")] = None,
    csv: Annotated[Path | None, typer.Option(help="Write a line for every game into this file.")] = None,
    content: Annotated[Path | None, typer.Option(help="Your own content file; see `longhouse content`.")] = None,
) -> None:
    """Let bots play many games and print who won, how long it took and how fast it was."""
    found = find_game(game)
    count = read_players(found, players)
    settings = read_settings(setting)
    with blamed_on(content):
        origin = new_table(game, players=count, settings=settings, content=content).origin
    names = read_bots(bots, count)
    job = Job(game, count, origin.settings, plain_content(game, content), str(Path.cwd()), journals=journals)
    simulation = Simulation(job, read_seed(seed), names)
    if journals is not None:
        journals.mkdir(parents=True, exist_ok=True)
    if csv is not None:
        if csv.is_file():
            raise Problem(f"--csv {csv}: this file already exists; name a new one")
        csv.write_text("")
    summary = run(simulation, games, jobs, csv)
    if as_json:
        print(json.dumps(summary.as_json(jobs), ensure_ascii=False))
    else:
        show_summary(open_screen(), summary, origin.content.title)


def run(simulation: Simulation, games: int, jobs: int, csv: Path | None) -> Summary:
    """Play them all. Whatever stops it, the games that were played are in the CSV file."""
    summary = Summary(simulation)
    started = time.perf_counter()
    try:
        with progress_bar() as advance, played(simulation, games, jobs) as matches:
            for match in matches:
                if match.problem:
                    raise BotFailed(match.problem)
                summary.matches.append(match)
                summary.seconds = time.perf_counter() - started
                advance(len(summary.matches), games)
    except KeyboardInterrupt:
        raise Interrupted(f"stopped after {len(summary.matches)} of {games} games: {summary.line()}") from None
    finally:
        summary.matches.sort(key=lambda match: match.number)
        if csv is not None:
            write_csv(csv, summary)
    return summary


@contextmanager
def played(simulation: Simulation, games: int, jobs: int) -> Iterator[Iterator[Match]]:
    """The games as they are finished, in this process or in several others."""
    fixtures = [simulation.fixture(number) for number in range(1, games + 1)]
    if jobs == 1:
        pulse = Pulse([0.0] * 3)
        yield (play_match(simulation.job, fixture, pulse) for fixture in fixtures)
        return
    with Crew(simulation.job, min(jobs, games)) as crew:
        yield crew.play(fixtures)
