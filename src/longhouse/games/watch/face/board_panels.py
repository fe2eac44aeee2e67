"""The Watch beside its map: who sits where, and everything that is counted."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from longhouse.boards.canvas import Canvas
from longhouse.boards.letters import letters_of
from longhouse.boards.styles import BOLD, FAINT, colour_style
from longhouse.games.watch.rules.heroes import rest_barred
from longhouse.games.watch.state.table import FRESH, IN_HAND, Watch
from longhouse.games.watch.state.words import LARGEST_PATROL, LONGEST_ROAD, PIECE_IDS, PIECES, RESOURCE_IDS, SIDE_IDS
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.table import MAY
from longhouse.kernel.zone import Tally
from longhouse.messages.catalog import Catalog

LABEL: Final = 8  # columns of a row's name
COLUMN: Final = 3  # columns of a seat: two digits and the star of a special tile
WIDTH: Final = 24  # four seats, and four columns for the supply


def seat_style(view: Watch, seat: Seat) -> str:
    return colour_style(view.box.colours[view.colours[seat]])


def panels(view: Watch, catalog: Catalog, seats: list[str]) -> tuple[Canvas, Canvas, Canvas]:
    """Who plays; the numbers of every seat; what needs a sentence."""
    letters = letters_of(seats)
    return (
        who_plays(view, catalog, seats, letters),
        numbers(view, catalog, letters),
        notes(view, catalog, seats, letters),
    )


def who_plays(view: Watch, catalog: Catalog, seats: list[str], letters: list[str]) -> Canvas:
    canvas = Canvas()
    for seat, name in enumerate(seats):
        colour = catalog.term(view, "colour", view.colours[seat], seats)
        room = WIDTH - 5 - len(colour)
        canvas.put(0, seat, turn_sign(view, seat), BOLD)
        canvas.put(2, seat, letters[seat], seat_style(view, seat))
        canvas.put(4, seat, name if len(name) <= room else name[: room - 1] + "…", BOLD if seat == view.viewer else "")
        canvas.end_at(WIDTH - 1, seat, colour, FAINT)
    return canvas


def turn_sign(view: Watch, seat: Seat) -> str:
    """`>` has the turn (in the set-up: places next), `?` is asked in somebody else's turn."""
    asked = any(decision.seat == seat for decision in view.decisions)
    if view.turn == 0:
        return ">" if asked else " "
    if seat == view.active:
        return ">"
    return "?" if asked else " "


def numbers(view: Watch, catalog: Catalog, letters: list[str]) -> Canvas:
    """A column for every seat, and one for the supply. Hidden hands stay empty."""
    every = range(view.seats)
    canvas = Canvas()
    canvas.end_at(WIDTH - 1, 0, catalog.text("board-supply"), FAINT)
    for seat in every:
        canvas.put(LABEL + COLUMN * seat + 1, 1, letters[seat], seat_style(view, seat))
    row(canvas, catalog.text("board-points"), [view.points(seat) for seat in every], NOBODY, BOLD)
    row(canvas, catalog.text("board-road"), view.lengths, view.holders[LONGEST_ROAD])
    row(canvas, catalog.text("board-patrols"), [view.patrols(seat) for seat in every], view.holders[LARGEST_PATROL])
    if view.box.full:
        row(canvas, catalog.text("board-guards"), [view.guards(seat) for seat in every])
    row(canvas, catalog.text("board-cards"), [cards_held(view, seat) for seat in every])
    supply(canvas, len(view.deck.cards))
    row(canvas, catalog.text("board-hand"), [view.hands.size(seat) for seat in every])
    for resource, name in enumerate(RESOURCE_IDS):
        held = [view.hands.row(seat)[resource] if seen(view, view.hands, seat) else None for seat in every]
        row(canvas, " " + catalog.text(f"board-{name}"), held)
        supply(canvas, view.supply(resource))
    if view.box.full:
        row(canvas, catalog.text("board-tokens"), [len(view.under[seat].cards) for seat in every])
        supply(canvas, len(view.reserve.cards))
    canvas.put(0, canvas.height, catalog.text("board-stock"))
    for piece, left in enumerate(PIECE_IDS):
        if view.box.pieces[piece]:
            row(canvas, catalog.text(f"board-stock-{left}"), [view.stock[seat * PIECES + piece] for seat in every])
    return canvas


def row(canvas: Canvas, label: str, values: Sequence[int | None], starred: Seat = NOBODY, style: str = "") -> None:
    """One more line: its name, and a number for each seat; a star where the seat holds the special tile."""
    y = canvas.height
    canvas.put(0, y, label, style)
    for seat, value in enumerate(values):
        if value is not None:
            star = "*" if seat == starred else ""
            canvas.put(LABEL + COLUMN * seat, y, f"{value:>2}{star}", style)


def supply(canvas: Canvas, value: int) -> None:
    canvas.end_at(WIDTH - 1, canvas.height - 1, str(value), FAINT)


def seen(view: Watch, tally: Tally, place: int) -> bool:
    return view.viewer == NOBODY or tally.seen_by[place] >> view.viewer & 1 == 1


def cards_held(view: Watch, seat: Seat) -> int:
    return sum(view.cards.size(pile * view.seats + seat) for pile in (IN_HAND, FRESH))


def notes(view: Watch, catalog: Catalog, seats: list[str], letters: list[str]) -> Canvas:
    """What the star means, and the visible development cards by name."""
    canvas = Canvas()
    canvas.put(0, 0, "* " + catalog.text("board-tile"), FAINT)
    if view.box.full:
        heroes(canvas, view, catalog, seats, letters)
    for seat in range(view.seats):
        piles = [pile * view.seats + seat for pile in (IN_HAND, FRESH)]
        names = []
        for kind in range(view.cards.width):
            count = sum(view.cards.row(pile)[kind] for pile in piles)
            if count and all(seen(view, view.cards, pile) for pile in piles):
                names.append(f"{count} {catalog.term(view, 'card', kind, seats)}")
        if names:
            for line in wrap(f"{letters[seat]} {', '.join(names)}", WIDTH, subsequent_indent="  "):
                canvas.put(0, canvas.height, line)
    return canvas


# --- heroes


def heroes(canvas: Canvas, view: Watch, catalog: Catalog, seats: list[str], letters: list[str]) -> None:
    """GW-14.2, GW-14.4: the hero of every seat, the side that is up, and z if it rests for this turn."""
    resting = [seat for seat in range(view.seats) if view.turn and rest_barred(view, seat) != MAY]
    for seat, hero in enumerate(view.heroes):
        if hero != NOBODY:
            y = canvas.height
            side = catalog.text(f"board-side-{SIDE_IDS[view.hero_sides[seat]]}")
            name = catalog.term(view, "hero", hero, seats)[: WIDTH - 6]
            canvas.put(0, y, letters[seat], seat_style(view, seat))
            canvas.put(2, y, f"{name} {side}{' z' if seat in resting else ''}")
    if resting:
        canvas.put(0, canvas.height, "z " + catalog.text("board-rests"), FAINT)


def free_heroes(view: Watch, catalog: Catalog, seats: list[str], width: int) -> Canvas:
    """GW-10.6: the heroes on display."""
    canvas = Canvas()
    names = ", ".join(catalog.term(view, "hero", hero, seats) for hero in view.display)
    for line in wrap(f"{catalog.text('board-display')} {names or '-'}", width, subsequent_indent="  "):
        canvas.put(0, canvas.height, line)
    return canvas
