"""The console that commands print on: colour on a terminal only (NO_COLOR honoured), 100 columns in a pipe."""

from typing import Final

from rich.console import Console

PLAIN_WIDTH: Final = 100


class Screen(Console):
    """A closed pipe is handled elsewhere: `problems` ends the command."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def open_screen() -> Screen:
    screen = Screen(highlight=False, markup=False, emoji=False)
    if not screen.is_terminal:
        screen.width = PLAIN_WIDTH
    return screen


def open_errors() -> Console:
    """For progress bars, which are not part of the output."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)
