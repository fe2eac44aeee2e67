"""A progress bar for many games or picks, on a terminal."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from longhouse.cli.screen import open_errors

REFRESH: Final = 0.1  # seconds between two updates of the progress bar


@contextmanager
def progress_bar(what: str = "games") -> Iterator[Callable[[int, int], None]]:
    """Called with how many of how many are done; shows it at most ten times a second, and only on a terminal."""
    screen = open_errors()
    if not screen.is_terminal:
        yield lambda done, games: None
        return
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True) as progress:
        task = progress.add_task("", total=None)
        shown = 0.0

        def advance(done: int, games: int) -> None:
            nonlocal shown
            if time.perf_counter() - shown > REFRESH:
                shown = time.perf_counter()
                progress.update(task, completed=done, total=games)

        yield advance
