"""What all text boards are tested for: they fit the screen, colour changes nothing else, and a view shows no
secrets."""

import random
import re
from collections.abc import Callable
from functools import cache

import pytest

from longhouse import Option, Table, determinize
from longhouse.boards.drawing import draw_board
from longhouse.kernel.decision import SPECTATOR
from longhouse.messages.catalog import Catalog

LANGUAGES = ("en", "ru", "uk")
SEATS = ["Ζeta", "Ξeno", "Πeta", "Σigma", "Φi"]  # nothing else has these letters
LETTERS = "αβγδεζηθικ"
COLOUR = re.compile(r"\x1b\[[0-9;]*m")

each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def words(language: str) -> Catalog:
    return Catalog(language)


def play_on(table: Table, picks: int, there: Callable[[Table], bool], shunned: str = "") -> None:
    """Random picks, then on until the condition holds; what is shunned is picked only if nothing else can be."""
    luck = random.Random(7)
    done = 0
    while not table.over and (done < picks or not there(table)):
        decision = luck.choice(table.decisions)
        rather = [option for option in decision.options if table.spell(option) != shunned]
        table.pick(luck.choice(rather or decision.options), decision.seat)
        done += 1


def labels(options: list[Option]) -> dict[Option, str]:
    """Labels of two characters that occur nowhere else."""
    return {option: LETTERS[i // 10] + LETTERS[i % 10] for i, option in enumerate(options)}


def lines(table: Table, language: str = "en", width: int = 140, marks: dict[Option, str] | None = None) -> list[str]:
    return draw_board(table, words(language), SEATS[: table.seats], marks or {}, False, width)


def told(table: Table, language: str = "en", marks: dict[Option, str] | None = None) -> str:
    """The board without its line breaks."""
    return " ".join(" ".join(lines(table, language, 400, marks)).split())


# --- what holds for every board


def fits(table: Table, language: str, width: int) -> None:
    """No line is wider than the screen, whoever looks at it, and whatever the first player is called."""
    names = ["A name of more than forty letters, which nobody has", *SEATS[1 : table.seats]]
    marks = labels(table.decision.options)
    for view in (table, table.view(0), table.view(SPECTATOR)):
        assert max(map(len, draw_board(view, words(language), names, marks, False, width))) <= width


def only_coloured(table: Table) -> None:
    """Colour changes nothing but the colour."""
    seats = SEATS[: table.seats]
    plain, colourful = (draw_board(table, words("uk"), seats, {}, colour, 100) for colour in (False, True))
    assert "\x1b" not in "".join(plain)
    assert [COLOUR.sub("", line).rstrip() for line in colourful] == plain
    assert any("\x1b" in line for line in colourful)


def tells_no_secrets(table: Table, language: str) -> None:
    """A view shows nothing that the seat does not see."""
    for seat in range(table.seats):
        other = table.clone()
        determinize(other, seat, "again")
        seats = SEATS[: table.seats]
        drawn = [draw_board(t.view(seat), words(language), seats, {}, True, 100) for t in (table, other)]
        assert drawn[0] == drawn[1]
