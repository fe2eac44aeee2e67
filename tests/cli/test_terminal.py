"""`longhouse` on a real terminal: colours, a prompt, a progress bar, and a screen that keeps secrets."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.cli.console import SCRIPT, SECONDS, environment

TABLE = ("play", "watch", "--setting", "mode=base", "--seed", "5", "--setting", "first_player=seat")
FULL = ("play", "watch", "--seed", "5", "--setting", "first_player=seat")
CLEARED = "\x1b[2J\x1b[3J\x1b[H"
COLOUR = re.compile(r"\x1b\[[\d;]*(?:3|4)8;5;\d+")
ESCAPES = re.compile(r"\x1b\[[\d;?]*[A-Za-z]")


class Terminal:
    """A terminal of 100 columns and 50 lines with a person."""

    def __init__(self, process: subprocess.Popen[bytes], screen: int) -> None:
        self.process = process
        self.screen = screen

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())

    def shows(self, words: str) -> str:
        """Everything that appears until these words do."""
        seen = b""
        ends = time.monotonic() + SECONDS
        while words not in seen.decode(errors="ignore"):
            assert time.monotonic() < ends, f"'{words}' did not appear: {seen.decode(errors='replace')}"
            if select.select([self.screen], [], [], 0.2)[0]:
                try:
                    seen += os.read(self.screen, 65536)
                except OSError:  # the terminal is gone with the last process that had it
                    assert words in seen.decode(errors="ignore")
        return seen.decode(errors="ignore")


@contextmanager
def terminal(*args: str, **more: str) -> Iterator[Terminal]:
    screen, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 100, 0, 0))
    environ = environment(TERM="xterm-256color", **more)
    process = subprocess.Popen(
        [SCRIPT, *args], stdin=theirs, stdout=theirs, stderr=theirs, env=environ, start_new_session=True
    )
    os.close(theirs)
    try:
        yield Terminal(process, screen)
    finally:
        process.kill()
        process.wait()
        os.close(screen)


def test_a_game_in_colour_that_fits_the_screen() -> None:
    with terminal(*TABLE) as seen:
        shown = seen.shows("\n> ")
        seen.type("1\n")
        shown += seen.shows("\n> ")
        seen.type("q\n")
        shown += seen.shows("not saved")
        assert seen.process.wait(SECONDS) == 0
    assert COLOUR.search(shown)
    assert max(len(line.rstrip()) for line in ESCAPES.sub("", shown).splitlines()) <= 100


def test_the_full_game_in_colour_fits_the_screen() -> None:
    with terminal(*FULL) as seen:
        shown = seen.shows("\n> ")
        for _ in range(5):
            seen.type("1\n")
            shown += seen.shows("\n> ")
        seen.type("q\n")
        seen.shows("not saved")
        assert seen.process.wait(SECONDS) == 0
    assert COLOUR.search(shown)
    plain = ESCAPES.sub("", shown)
    assert "The Wall " in plain and "Player places a guard on section 1" in plain
    assert max(len(line.rstrip()) for line in plain.splitlines()) <= 100


def test_no_colour_where_none_is_wanted() -> None:
    with terminal(*TABLE, NO_COLOR="1") as seen:
        assert not COLOUR.search(seen.shows("\n> "))


def test_the_end_of_input() -> None:
    with terminal(*TABLE) as seen:
        seen.shows("\n> ")
        seen.type("\x04")
        seen.shows("The game was not saved")
        assert seen.process.wait(SECONDS) == 0


def test_another_person_sees_nothing_of_the_hand_before() -> None:
    with terminal(*TABLE, "--players", "2", "--hotseat") as seen:
        seen.shows("Astrid, it is your move. Press Enter when nobody else is looking.")
        seen.type("\n")
        assert CLEARED not in seen.shows("Roll the dice\r\n> ")
        for answer, question in (("roll", "go on to building\r\n> "), ("go-on", "End the turn\r\n> ")):
            seen.type(f"{answer}\n")
            seen.shows(question)
        seen.type("end-turn\n")
        handed = seen.shows("Bjorn, it is your move. Press Enter when nobody else is looking.")
        before, _, after = handed.partition(CLEARED)
        assert "Lumber" not in after and "Points" not in after and "rolls" not in before
        seen.type("\n")
        seen.shows("Astrid rolls")
        seen.shows("\n> ")
        seen.type("\x1b[Anothing\n")  # the arrow up: what was typed last
        seen.shows("There is no option “nothing”")


def test_a_crowd_of_places_is_shown_on_the_board_only() -> None:
    with terminal(*TABLE, "--setting", "board=classic19", "--players", "2", "--bots", "uniform") as seen:
        shown = seen.shows("\n> ")
        assert "1-54  Settlement: … the numbers are on the board" in shown
        seen.type("o\n")
        assert "54  Settlement: " in seen.shows("\n> ")


def test_a_progress_bar() -> None:
    with terminal("simulate", "watch", "--setting", "mode=base", "--games", "2000", "--seed", "1") as seen:
        seen.shows("/2000")
