"""What is going on in Champions of Midgard: the assignment with its odds, a roll with its dice."""

from textwrap import wrap
from typing import Final

from longhouse.boards.canvas import Canvas
from longhouse.boards.styles import BOLD, FAINT, MARK
from longhouse.games.midgard.face.picture_now import assigning, fight, order_of
from longhouse.games.midgard.face.shapes import Fight
from longhouse.games.midgard.rules.assignment import free_dice, free_food, ordered, room
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.messages.catalog import Catalog

APART: Final = " · "
COLUMN: Final = 11  # columns for what is sent of one kind
GAP: Final = 3


def percent(catalog: Catalog, permille: int) -> str:
    return catalog.text("midgard-percent", number=(permille + 5) // 10)


# --- assignment


def assignment(view: Midgard, catalog: Catalog, marks: dict[Option, str], width: int) -> Canvas:
    """CM-7: a line for each fight and ship of the seat that assigns: dice and food with the moves that change them."""
    canvas = Canvas()
    shown = assigning(view)
    if shown is None or shown["orders"] is None:
        return canvas
    seat = shown["seat"]
    first = max(len(name_of(view, catalog, target)) for target in view.targets_of(seat)) + 2
    first = min(first, width - 4 * COLUMN - 1)
    for kind, name in enumerate(w.CARGO_IDS):
        canvas.put(first + COLUMN * kind, 0, catalog.text(f"board-midgard-{name}")[: COLUMN - 1], BOLD)
    for target in view.targets_of(seat):
        order_row(canvas, view, catalog, seat, target, marks, first)
    y = canvas.height
    canvas.put(0, y, catalog.text("board-midgard-free")[: first - 1])
    free = [*[free_dice(view, seat, die) for die in range(w.DICE)], free_food(view, seat)]
    for kind, n in enumerate(free):
        canvas.put(first + COLUMN * kind, y, str(n))
    return canvas


def name_of(view: Midgard, catalog: Catalog, target: int) -> str:
    return catalog.term(view, "enemy", view.enemies[target], [])


def order_row(
    canvas: Canvas, view: Midgard, catalog: Catalog, seat: Seat, target: int, marks: dict[Option, str], first: int
) -> None:
    """2 +5 -9: two are sent; option 5 sends one more, option 9 takes one back. Below it the odds."""
    y = canvas.height
    canvas.put(0, y, name_of(view, catalog, target)[: first - 1])
    for kind in range(len(w.CARGO_IDS)):
        x = first + COLUMN * kind
        n = str(ordered(view, seat, target, kind))
        canvas.put(x, y, n)
        x += len(n) + 1
        for sign, option in zip("+-", moves(target, kind), strict=True):
            if option in marks:
                canvas.put(x, y, sign + marks[option], MARK)
                x += len(marks[option]) + 2
    canvas.put(2, y + 1, odds_text(view, catalog, seat, target), FAINT)


def moves(target: int, kind: int) -> list[Option]:
    """What sends one more there, and what takes one back."""
    if kind == w.CARGO_FOOD:
        return [Option(w.LOAD, target), Option(w.UNLOAD, target)]
    return [Option(w.SEND, target, kind), Option(w.RECALL, target, kind)]


def odds_text(view: Midgard, catalog: Catalog, seat: Seat, target: int) -> str:
    shown = order_of(view, seat, target)
    parts = [catalog.text("board-midgard-odds", percent=percent(catalog, shown["odds"]))]
    if shown["quiet"] is not None:
        parts.append(catalog.text("board-midgard-quiet", percent=percent(catalog, shown["quiet"])))
        parts.append(catalog.text("board-midgard-room", number=room(view, seat, target)))
        parts.append(catalog.text("board-midgard-fed", number=shown["fed"]))
    return APART.join(parts)


# --- a fight or a hunt


def rolled(view: Midgard, catalog: Catalog, seats: list[str], marks: dict[Option, str], width: int) -> Canvas:
    """CM-8.14, CM-8.3: the enemy, what the roll counts for, and every die with its face."""
    canvas = Canvas()
    shown = fight(view)
    if shown is None:
        return canvas
    for n, text in enumerate([title(view, catalog, seats, shown), APART.join(counted(catalog, shown))]):
        for line in wrap(text, width, subsequent_indent="    "):
            canvas.put(0, canvas.height, line, BOLD if n == 0 else "")
    draw_dice(canvas, catalog, shown, marks, width)
    return canvas


def title(view: Midgard, catalog: Catalog, seats: list[str], shown: Fight) -> str:
    who, enemy = shown["seat"], shown["enemy"]
    name = catalog.term(view, "enemy", enemy, seats) if enemy != w.NONE else catalog.text("board-midgard-hunt")
    return f"{seats[who]}: {name}" if who != NOBODY else name


def counted(catalog: Catalog, shown: Fight) -> list[str]:
    """What the dice bring as they lie."""
    parts = [catalog.text("board-midgard-hits", number=shown["hits"])]
    parts.append(catalog.text("board-midgard-shields", number=shown["shields"]))
    if shown["enemy"] != w.NONE:
        parts.append(catalog.text("board-midgard-damage", number=shown["damage"], defence=shown["defence"]))
        parts.append(catalog.text("board-midgard-losses", attack=shown["attack"], number=shown["losses"]))
        parts.append(catalog.text("board-midgard-odds", percent=percent(catalog, shown["odds"])))
    return parts


def draw_dice(canvas: Canvas, catalog: Catalog, shown: Fight, marks: dict[Option, str], width: int) -> None:
    """A box for each die: its type, its face; below it the move that marks it, or * if it is marked."""
    x, y = 0, canvas.height
    for at, die in enumerate(shown["dice"]):
        kind = catalog.text(f"midgard-die-{w.DIE_IDS[die['die']]}")
        face = catalog.text(f"midgard-face-{w.FACE_IDS[die['face']]}")
        mark = marks.get(Option(w.MARK, at), "") or marks.get(Option(w.UNMARK, at), "")
        room = max(len(kind), len(face), len(mark) + 1)
        if x and x + room > width:
            x, y = 0, canvas.height + 1
        canvas.put(x, y, kind, FAINT)
        canvas.put(x, y + 1, face, BOLD)
        canvas.put(x, y + 2, ("*" if die["marked"] else "") + mark, MARK)
        x += room + GAP
