"""The players of Northgard beside their map: who leads which clan, and everything that is counted."""

from collections.abc import Sequence
from typing import Final

from longhouse.boards.canvas import Canvas
from longhouse.boards.styles import BOLD, FAINT, colour_style
from longhouse.games.northgard.rules.ending import closed_large
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.words import NONE, RESOURCE_IDS, RESOURCES
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.messages.catalog import Catalog

LABEL: Final = 18  # columns of a row's name
COLUMN: Final = 5  # columns of a seat
WIDTH: Final = LABEL + 5 * COLUMN


def seat_style(view: Northgard, seat: Seat) -> str:
    return colour_style(view.box.colours[view.colours[seat]])


def fame_seen(view: Northgard, seat: Seat) -> bool:
    """NG-13.6"""
    return view.viewer == NOBODY or view.fame.seen_by[seat] >> view.viewer & 1 == 1


def who_plays(view: Northgard, catalog: Catalog, seats: list[str], letters: list[str]) -> Canvas:
    """A line for each seat: the sign of the turn, the letter, the name, the clan, the partner (NG-20.2); * has the
    marker."""
    canvas = Canvas()
    for seat, name in enumerate(seats):
        clan = "" if view.clans[seat] == NONE else catalog.term(view, "clan", view.clans[seat], seats)
        partner = view.box.partner(seat)
        if partner != NOBODY:
            clan += f" · {catalog.text('board-northgard-with', name=letters[partner])}"
        if view.passed[seat]:
            clan += f" ({catalog.text('board-northgard-passed')})"
        room = WIDTH - 7 - len(clan)
        canvas.put(0, seat, turn_sign(view, seat), BOLD)
        canvas.put(2, seat, letters[seat], seat_style(view, seat))
        canvas.put(3, seat, "*" if seat == view.first and view.year else "", BOLD)
        canvas.put(5, seat, name if len(name) <= room else name[: room - 1] + "…", BOLD if seat == view.viewer else "")
        canvas.end_at(WIDTH - 1, seat, clan, FAINT)
    return canvas


def turn_sign(view: Northgard, seat: Seat) -> str:
    """`>` has the turn, `?` is asked in somebody else's turn."""
    if seat == view.active:
        return ">"
    return "?" if any(decision.seat == seat for decision in view.decisions) else " "


def numbers(view: Northgard, catalog: Catalog, letters: list[str]) -> Canvas:
    """A column for every seat. Hidden fame stays empty."""
    every = range(view.seats)
    canvas = Canvas()
    for seat in every:
        canvas.end_at(LABEL + COLUMN * seat + COLUMN - 1, 0, letters[seat], seat_style(view, seat))
    row(
        canvas,
        catalog.text("board-northgard-fame"),
        [view.fame.counts[seat] if fame_seen(view, seat) else None for seat in every],
        BOLD,
    )
    for resource in range(RESOURCES):
        name = catalog.text(f"northgard-resource-{RESOURCE_IDS[resource]}")
        row(canvas, name[:1].upper() + name[1:], [view.goods[seat * RESOURCES + resource] for seat in every])
    for name, values in counted(view).items():
        row(canvas, catalog.text(f"board-northgard-{name}"), values)
    return canvas


def counted(view: Northgard) -> dict[str, list[int]]:
    """Rows by the end of their keys: public numbers."""
    every = range(view.seats)
    own = [view.own(seat) for seat in every]
    return {
        "units": [view.on_map(seat) for seat in every],
        "reserve": [view.reserve[seat] for seat in every],
        "territories": [len(found) for found in own],
        "closed": [sum(not view.land.is_open(rep) for rep in found) for found in own],
        "large": [closed_large(view, [seat]) for seat in every],
        "hand": [len(view.hands[seat].cards) for seat in every],
        "deck": [len(view.decks[seat].cards) for seat in every],
        "discard": [len(view.discards[seat]) for seat in every],
    }


def row(canvas: Canvas, label: str, values: Sequence[int | None], style: str = "") -> None:
    y = canvas.height
    canvas.put(0, y, label[: LABEL - 1], style)
    for seat, value in enumerate(values):
        if value is not None:
            canvas.end_at(LABEL + COLUMN * seat + COLUMN - 1, y, str(value), style)
