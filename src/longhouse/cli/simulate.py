"""`longhouse simulate GAME`: many games between bots, and what came of them."""

import functools
import json
import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from longhouse import find_game, new_table
from longhouse.cli.match import Job, Match, play_match
from longhouse.cli.problems import Interrupted, Problem, blamed_on
from longhouse.cli.screen import open_errors, open_screen
from longhouse.cli.settings import Options, read_bots, read_options, read_players, read_seed
from longhouse.cli.summary import Summary, show_summary, write_csv

CHUNK: Final = 4  # games handed to a process at once; Ctrl-C loses those that are not all played
REFRESH: Final = 0.1  # seconds between two looks of the progress bar


def simulate(
    game: Annotated[str, typer.Argument(help="A game; see `longhouse games`.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    players: Annotated[int | None, typer.Option(help="How many play; by default as many as can.")] = None,
    bots: Annotated[
        str, typer.Option(help="Bots, separated by commas; they move on by one seat from game to game.")
    ] = "uniform",
    option: Options = None,
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
    options = read_options(option)
    with blamed_on(content):
        settings = new_table(game, players=count, options=options, content=content).origin.settings
    job = Job(game, count, settings, content, read_seed(seed), read_bots(bots, count), journals)
    if journals is not None:
        journals.mkdir(parents=True, exist_ok=True)
    if csv is not None:
        if csv.is_file():
            raise Problem(f"--csv {csv}: this file is there already; name a new one")
        csv.write_text("")
    summary = run(job, games, jobs, csv)
    if as_json:
        print(json.dumps(summary.as_json(jobs), ensure_ascii=False))
    else:
        show_summary(open_screen(), summary)


def run(job: Job, games: int, jobs: int, csv: Path | None) -> Summary:
    """Play them all. Whatever stops it, the games that were played are in the CSV file."""
    summary = Summary(job)
    started = time.perf_counter()
    try:
        with progress_bar(games) as advance, played(job, games, jobs) as matches:
            for match in matches:
                summary.matches.append(match)
                summary.seconds = time.perf_counter() - started
                advance(len(summary.matches))
    except KeyboardInterrupt:
        raise Interrupted(f"stopped after {len(summary.matches)} of {games} games: {summary.line()}") from None
    finally:
        summary.matches.sort(key=lambda match: match.number)
        if csv is not None:
            write_csv(csv, summary)
    return summary


@contextmanager
def played(job: Job, games: int, jobs: int) -> Iterator[Iterator[Match]]:
    """The games as they are finished, in one process or in several."""
    numbers = range(1, games + 1)
    play = functools.partial(play_match, job)
    if jobs == 1:
        yield map(play, numbers)
        return
    with start_processes(min(jobs, games)) as pool:
        yield pool.imap_unordered(play, numbers, chunksize=CHUNK)


def start_processes(jobs: int) -> Pool:
    """Ctrl-C reaches all processes of a terminal at once; only this one, which stops the others, may hear it."""
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return multiprocessing.get_context("spawn").Pool(jobs)
    finally:
        signal.signal(signal.SIGINT, heard)


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None]]:
    """On a terminal, how far we are, ten times a second at the most; else nothing."""
    screen = open_errors()
    if not screen.is_terminal:
        yield lambda done: None
        return
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True) as progress:
        task = progress.add_task("", total=games)
        shown = time.perf_counter()

        def advance(done: int) -> None:
            nonlocal shown
            if time.perf_counter() - shown > REFRESH:
                shown = time.perf_counter()
                progress.update(task, completed=done)

        yield advance
