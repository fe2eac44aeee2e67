"""The numbered list of options: short ones a line each, long runs of one verb in columns or only on the board."""

from itertools import groupby
from textwrap import wrap
from typing import Final

from longhouse import Decision, Option, Table
from longhouse.messages.catalog import Catalog

RUN: Final = 5  # at least this many options of one verb in a row are put in columns
CROWD: Final = 17  # at least this many are not listed if they are on the board: they would push it off the screen
GAP: Final = 3
INDENT: Final = 5  # of what follows a number


def marks_of(decision: Decision) -> dict[Option, str]:
    """What an option is called on the board and in the list: its number."""
    return {option: str(number) for number, option in enumerate(decision.options, 1)}


def plain_menu(view: Table, decision: Decision, catalog: Catalog, seats: list[str]) -> list[str]:
    """One option per line, with its text form, for programs that read a pipe."""
    return [
        f"{number:>3}  {catalog.option(view, option, seats)}  [{view.spell(option)}]"
        for number, option in enumerate(decision.options, 1)
    ]


def menu(
    view: Table, decision: Decision, catalog: Catalog, seats: list[str], width: int, on_board: set[int]
) -> list[str]:
    """For a terminal; `on_board` are the verbs whose options need not be listed where they are a crowd."""
    lines: list[str] = []
    numbered = list(enumerate(decision.options, 1))
    for verb, run in groupby(numbered, key=lambda item: item[1].verb):
        entries = [(number, catalog.option(view, option, seats)) for number, option in run]
        if verb in on_board and len(entries) >= CROWD:
            lines.append(crowd(entries, catalog))
        else:
            parts = [f"{number:>3}  {text}" for number, text in entries]
            lines += in_columns(parts, width) if len(parts) >= RUN else in_lines(parts, width)
    return lines


def crowd(entries: list[tuple[int, str]], catalog: Catalog) -> str:
    """What all of them begin with, and where to find the rest."""
    numbers = f"{entries[0][0]}-{entries[-1][0]}"
    begins = common_start([text for _, text in entries])
    return f"  {numbers}  {begins}… {catalog.text('terminal-on-board')}"


def common_start(texts: list[str]) -> str:
    first, last = min(texts), max(texts)  # what these two have in common, all between them also have
    length = 0
    while length < len(first) and first[length] == last[length]:
        length += 1
    return first[:length]


def in_lines(entries: list[str], width: int) -> list[str]:
    """A long option goes on below its own words, not below the numbers."""
    return [line for entry in entries for line in wrap(entry, width, subsequent_indent=" " * INDENT)]


def in_columns(entries: list[str], width: int) -> list[str]:
    """Read downwards, as lists of numbers are."""
    cell = max(len(entry) for entry in entries) + GAP
    columns = max(1, (width + GAP) // cell)
    rows = -(-len(entries) // columns)
    return ["".join(f"{entry:<{cell}}" for entry in entries[row::rows]).rstrip() for row in range(rows)]
