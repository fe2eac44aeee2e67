"""Talking with people: a terminal with colours and a prompt, or a plain pipe with one answer per line."""

import sys
from contextlib import suppress
from typing import Final

from longhouse.cli.screen import open_screen

PROMPT: Final = "> "


class Talk:
    """`live` is a terminal with a person at it; otherwise answers are read as they come, without a prompt."""

    def __init__(self) -> None:
        self.screen: Final = open_screen()
        self.live: Final = sys.stdin.isatty() and sys.stdout.isatty()
        coloured = self.screen.is_terminal and not self.screen.no_color  # NO_COLOR
        self.colour: Final = coloured and self.screen.color_system is not None
        if self.live:
            start_line_editing()

    @property
    def width(self) -> int:
        return self.screen.width

    def say(self, text: str = "", style: str = "") -> None:
        self.screen.print(text, style=style, soft_wrap=not self.screen.is_terminal)

    def draw(self, lines: list[str]) -> None:
        """Lines that carry their own colours."""
        print("\n".join(lines))

    def clear(self) -> None:
        """Nothing that was on the screen can be read any more, not even by scrolling back or with the arrow keys."""
        if self.live:
            print("\033[2J\033[3J\033[H", end="", flush=True)
            forget_answers()

    def end_line(self) -> None:
        """Leave the line of the prompt."""
        if self.live:
            print()

    def wait(self, text: str) -> bool:
        """Print it, and on a terminal wait for Enter; False if the input has ended."""
        self.say(text, "bold")
        return not self.live or self.ask() is not None

    def ask(self) -> str | None:
        """The next answer; None when there are no more. In a pipe it is shown, so that the output can be read alone."""
        if self.live:
            try:
                return input(PROMPT).strip()
            except EOFError:
                print()
                return None
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            return None
        print(f"{PROMPT}{line.strip()}")
        return line.strip()


def start_line_editing() -> None:
    """Arrow keys and the answers given before; not in a Python without readline."""
    with suppress(ImportError):
        import readline  # noqa: F401


def forget_answers() -> None:
    with suppress(ImportError):
        import readline

        readline.clear_history()
