"""The players of Champions of Midgard: leaders, cards, and everything that is counted."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from longhouse.boards.canvas import Canvas
from longhouse.boards.styles import BOLD, FAINT, colour_style
from longhouse.games.midgard.face.picture import sees
from longhouse.games.midgard.rules.ending import blame_glory
from longhouse.games.midgard.state.table import Midgard
from longhouse.games.midgard.state.words import DICE, DIE_IDS, GOOD_IDS, GOODS, NONE, USE
from longhouse.kernel.decision import Option, Seat
from longhouse.messages.catalog import Catalog

LABEL: Final = 16  # columns of a row's name
COLUMN: Final = 6  # columns of a seat: the widest is 10-21, plus a gap
NUMBERS: Final = LABEL + 4 * COLUMN
WIDTH: Final = 80 - NUMBERS - 3  # of the players beside their numbers, on the narrowest screen
TAB: Final = 5


def seat_style(view: Midgard, seat: Seat) -> str:
    return colour_style(view.box.colours[seat])


# --- who plays


def who_plays(
    view: Midgard, catalog: Catalog, seats: list[str], letters: list[str], marks: dict[Option, str]
) -> Canvas:
    """The sign of the turn, the letter, * for the first player, the name; below it the leader and the open cards."""
    canvas = Canvas()
    for seat, name in enumerate(seats):
        y = canvas.height
        room = WIDTH - TAB
        canvas.put(0, y, turn_sign(view, seat), BOLD)
        canvas.put(2, y, letters[seat], seat_style(view, seat))
        canvas.put(3, y, "*" if seat == view.first and view.round else " ", BOLD)
        canvas.put(TAB, y, name if len(name) <= room else name[: room - 1] + "…", BOLD if seat == view.viewer else "")
        for text in belongings(view, catalog, seats, seat, marks):
            for line in wrap(text, room, subsequent_indent="  "):
                canvas.put(TAB, canvas.height, line, FAINT)
    return canvas


def turn_sign(view: Midgard, seat: Seat) -> str:
    """`>` has the turn, `?` is also asked."""
    if seat == view.active:
        return ">"
    return "?" if any(decision.seat == seat for decision in view.decisions) else " "


def belongings(view: Midgard, catalog: Catalog, seats: list[str], seat: Seat, marks: dict[Option, str]) -> list[str]:
    """The leader, the longship, the runes (in brackets once they are used), destinies that were revealed."""
    parts = []
    if view.leaders[seat] != NONE:
        parts.append(catalog.term(view, "leader", view.leaders[seat], seats))
    if view.ship_of[seat] != NONE:
        parts.append(f"{catalog.text('midgard-source-longship')}: {ship_text(view, catalog, view.ship_of[seat])}")
    if view.runes[seat]:
        runes = [rune_text(view, catalog, rune, marks) for rune in view.runes[seat]]
        parts.append(f"{catalog.text('midgard-source-runes')}: {', '.join(runes)}")
    if view.revealed[seat]:
        cards = [catalog.term(view, "destiny", destiny, seats) for destiny in view.revealed[seat]]
        parts.append(f"{catalog.text('midgard-source-destinies')}: {', '.join(cards)}")
    return parts


def ship_text(view: Midgard, catalog: Catalog, ship: int) -> str:
    """Karvi (6)"""
    return f"{catalog.term(view, 'ship', ship, [])} ({view.box.ships[ship].capacity})"


def rune_text(view: Midgard, catalog: Catalog, rune: int, marks: dict[Option, str]) -> str:
    name = catalog.term(view, "rune", rune, [])
    mark = marks.get(Option(USE, rune), "")
    text = f"({name})" if view.used >> rune & 1 else name
    return f"{mark} {text}" if mark else text


# --- numbers


def numbers(view: Midgard, catalog: Catalog, letters: list[str]) -> Canvas:
    """A column for every seat."""
    canvas = Canvas()
    every = range(view.seats)
    for seat in every:
        canvas.end_at(LABEL + COLUMN * seat + COLUMN - 1, 0, letters[seat], seat_style(view, seat))
    row(canvas, catalog.text("board-midgard-glory"), [view.glory(seat) for seat in every], BOLD)
    for good, name in enumerate(GOOD_IDS):
        row(canvas, catalog.text(f"board-midgard-{name}"), [view.goods[seat * GOODS + good] for seat in every])
    row(canvas, catalog.text("midgard-source-blame"), [blame_text(view, seat) for seat in every])
    row(canvas, catalog.text("board-midgard-workers"), [f"{view.workers[s]}/{view.crew[s]}" for s in every])
    for die, name in enumerate(DIE_IDS):
        row(canvas, catalog.text(f"board-midgard-{name}"), [view.reserve[seat * DICE + die] for seat in every])
    most = view.box.warriors_per_player
    row(canvas, catalog.text("board-midgard-warriors"), [f"{view.warriors(seat)}/{most}" for seat in every])
    row(canvas, catalog.text("midgard-source-destinies"), [len(view.destinies[seat].cards) for seat in every])
    trophies = [len(view.trophies[seat].cards) if sees(view, view.trophies[seat].seen_by) else None for seat in every]
    row(canvas, catalog.text("board-midgard-trophies"), trophies)
    return canvas


def blame_text(view: Midgard, seat: Seat) -> str:
    """CM-12.11: 3-6 is 3 tokens, which are worth -6."""
    return f"{view.blame[seat]}{blame_glory(view, seat):+d}" if view.blame[seat] else "0"


def row(canvas: Canvas, label: str, values: Sequence[int | str | None], style: str = "") -> None:
    y = canvas.height
    canvas.put(0, y, label[: LABEL - 1], style)
    for seat, value in enumerate(values):
        if value is not None:
            canvas.end_at(LABEL + COLUMN * seat + COLUMN - 1, y, str(value), style)
