"""A table as one text, and as a picture for notebooks and pages: the text board, drawn in SVG."""

from io import StringIO
from typing import Final

from rich.console import Console
from rich.text import Text

from longhouse.boards.drawing import draw_board
from longhouse.kernel.decision import NOBODY, SPECTATOR, Seat
from longhouse.kernel.table import Table
from longhouse.messages.catalog import Catalog

WIDTH: Final = 120  # columns
# as rich writes it, but with the fonts of the reader: a picture that fetches nothing; and without the bar of a window,
# whose 40 points are shared out to top and bottom; so dark that every colour of the text boards can be read on it
FORMAT: Final = """<svg class="longhouse" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
    font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;
    font-size: {char_height}px;
    line-height: {line_height}px;
}}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{height}"/>
</clipPath>
{lines}
</defs>
<rect width="{width}" height="{height}" rx="8" fill="#0a131d"/>
<g transform="translate({terminal_x}, 25)" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def board_lines(table: Table, seat: Seat, language: str, colour: bool, width: int) -> list[str]:
    """The board as a seat sees it (a view: as its own seat), and below it who is asked what."""
    view = table if table.viewer != NOBODY else table.view(seat)
    catalog = Catalog(language)
    names = catalog.text("terminal-names").split()[: table.seats]
    lines = draw_board(view, catalog, names, {}, colour, width)
    for decision in view.decisions:
        lines.append(catalog.ask(view, decision, names))
    return lines


def board_text(
    table: Table, seat: Seat = SPECTATOR, *, language: str = "en", colour: bool = True, width: int = WIDTH
) -> str:
    return "\n".join(board_lines(table, seat, language, colour, width)) + "\n"


def board_svg(table: Table, seat: Seat = SPECTATOR, *, language: str = "en", width: int = WIDTH) -> str:
    lines = [Text.from_ansi(line) for line in board_lines(table, seat, language, True, width)]
    columns = max([line.cell_len for line in lines])
    console = Console(record=True, width=columns, file=StringIO(), color_system="truecolor", force_terminal=True)
    for line in lines:
        console.print(line, soft_wrap=True)
    return console.export_svg(title="", code_format=FORMAT)
