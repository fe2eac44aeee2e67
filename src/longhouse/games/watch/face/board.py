"""The Watch as text: the map, with the seats and the supply beside it, or below it where the screen is narrow.

In the full game the north lies above the map (board_north.py), and below it the heroes that are free.

Every place has its own room. An intersection has three characters, a slanting path two, an upright path one and the
blank before it; the text of a hex is between them:

        .            the intersection at the top
     .'   `.         two paths
   . Forest  .       two intersections; between them the terrain,
   | 8•••••  |       the number and its pips,
   . Tormund .       and Tormund, a wildling, or the label of the move that brings him here or sends it home
     `.   .'
        .
"""

from typing import Final

from longhouse.boards.canvas import Canvas, below, beside
from longhouse.boards.drawing import Board
from longhouse.boards.letters import letters_of
from longhouse.boards.styles import MARK
from longhouse.games.watch.face.board_north import SHORT, WILDLING_STYLE, draw_north, name_of
from longhouse.games.watch.face.board_panels import free_heroes, panels, seat_style
from longhouse.games.watch.face.board_things import explain
from longhouse.games.watch.state.board import ANY, Route
from longhouse.games.watch.state.table import EMPTY, Watch
from longhouse.games.watch.state.words import KEEP, LIFT, RESOURCE_IDS, ROAD, SETTLEMENT, TORMUND, WILDLING
from longhouse.kernel.decision import NOBODY, Option
from longhouse.kernel.hexes import DIRECTIONS, Place, side
from longhouse.messages.catalog import Catalog

__all__ = ["draw", "explain"]

HALF: Final = 5  # columns from the middle of a hex to its left or right edge
PITCH: Final = 4  # lines from one row of hexes to the next
HEIGHT: Final = 6  # lines from the top of a hex to its bottom
ROOM: Final = 7  # columns of the text in a hex

LINE: Final = "38;5;245"
HARBOUR: Final = "38;5;31"
TORMUND_STYLE: Final = "1;38;5;231;48;5;90"
NUMBER: Final = "1"
BEST_NUMBER: Final = "1;38;5;167"
BEST_PIPS: Final = 5
TERRAIN: Final = {
    "forest": "38;5;34",
    "hills": "38;5;166",
    "pasture": "38;5;106",
    "fields": "38;5;178",
    "mountains": "38;5;245",
    "ice": "38;5;38",
    "desert": "38;5;137",
}
# by the direction of a path: where it begins, seen from the top of its hex, and how it looks while it is empty
PATHS: Final = {"NW": (-3, 1, ".'"), "NE": (2, 1, "`."), "E": (HALF, 3, "|")}


def draw(
    view: Watch, catalog: Catalog, seats: list[str], marks: dict[Option, str], colour: bool, width: int
) -> list[str]:
    """The lines of the whole table as the viewer sees it. `marks` are the labels of the moves to choose from."""
    board = draw_map(view, catalog, letters_of(seats), marks)
    if view.box.full:
        board = below([board, free_heroes(view, catalog, seats, board.width)], 1)
    who, numbers, notes = panels(view, catalog, seats)
    right = below([below([who, numbers], 0), notes], 1)
    gap = min(3, width - board.width - right.width)
    if gap > 0:
        return beside([board, right], gap).lines(colour)
    return below([board, beside([below([who, notes], 1), numbers], 4)], 1).lines(colour)


def draw_map(view: Watch, catalog: Catalog, letters: list[str], marks: dict[Option, str]) -> Canvas:
    canvas = Canvas()
    for number in range(len(view.terrain)):
        mark = marks.get(Option(TORMUND, number), "") or marks.get(Option(WILDLING, number), "")
        draw_hex(canvas, view, catalog, number, mark)
    for path in range(len(view.roads)):
        mark = marks.get(Option(ROAD, path), "") or marks.get(Option(LIFT, path), "")
        draw_path(canvas, view, letters, path, mark)
    for intersection in range(len(view.buildings)):
        mark = marks.get(Option(SETTLEMENT, intersection), "") or marks.get(Option(KEEP, intersection), "")
        draw_intersection(canvas, view, letters, intersection, mark)
    for route in view.box.board.routes:
        draw_route(canvas, view, catalog, route)
    if view.box.full:
        draw_north(canvas, view, catalog, letters, marks)
    return canvas


def top_of(q: int, r: int) -> tuple[int, int]:
    """Column and line of the upper corner of a hex."""
    return HALF * (2 * q + r), PITCH * r


def draw_hex(canvas: Canvas, view: Watch, catalog: Catalog, number: int, mark: str) -> None:
    x, y = top_of(*view.box.board.map.hexes[number])
    terrain = view.box.terrains[view.terrain[number]]
    canvas.centre(x, y + 2, catalog.text(f"board-terrain-{terrain}"), TERRAIN.get(terrain, ""))
    token = view.token[number]
    if token >= 0:
        pips = view.box.token_pips[token]
        style = BEST_NUMBER if pips == BEST_PIPS else NUMBER
        canvas.centre(x, y + 3, view.box.tokens[token] + "•" * pips, style)
    draw_guests(canvas, view, catalog, number, mark)


def draw_guests(canvas: Canvas, view: Watch, catalog: Catalog, number: int, mark: str) -> None:
    """Tormund and a wildling, both if need be (GW-11.3), after the label of the move: all in one line of a hex."""
    tormund = catalog.text("board-tormund") if view.tormund == number else ""
    kind = view.gift[number] if view.box.full else EMPTY
    wildling = "" if kind == EMPTY else name_of(view, catalog, kind)
    if tormund and wildling:
        tormund, wildling = tormund[: 1 if mark else SHORT], wildling[:SHORT]
    gap = " " if mark and (tormund or wildling) else ""
    room = ROOM - len(mark + gap)
    parts = [(mark, MARK), (gap, ""), (tormund, TORMUND_STYLE), (wildling[:room], WILDLING_STYLE)]
    x, y = top_of(*view.box.board.map.hexes[number])
    x -= (sum(len(text) for text, _ in parts) - 1) // 2
    for text, style in parts:
        canvas.put(x, y + 4, text, style)
        x += len(text)


def draw_path(canvas: Canvas, view: Watch, letters: list[str], path: int, mark: str) -> None:
    """The label of the move; or the owner's letter along the whole path; or a thin line."""
    x, y, look = path_cell(view.box.board.map.sides[path])
    owner = view.roads[path]
    if mark:
        canvas.end_at(x + len(look) - 1, y, mark, MARK)
    elif owner != NOBODY:
        canvas.put(x, y, letters[owner] * len(look), seat_style(view, owner))
    else:
        canvas.put(x, y, look, LINE)


def path_cell(place: Place) -> tuple[int, int, str]:
    q, r, name = place
    x, y = top_of(q, r)
    right, down, look = PATHS[name]
    return x + right, y + down, look


def draw_intersection(canvas: Canvas, view: Watch, letters: list[str], intersection: int, mark: str) -> None:
    """(A) is a settlement of A, [A] a keep. A settlement that may become a keep shows the move instead of its walls."""
    q, r, name = view.box.board.map.corners[intersection]
    x, y = top_of(q, r)
    y += HEIGHT if name == "S" else 0
    owner = view.buildings[intersection]
    if owner == NOBODY:
        canvas.end_at(x, y, mark or ".", MARK if mark else LINE)
        return
    walls = "[]" if view.keeps[intersection] else "()"
    canvas.put(x - 1, y, walls[0] + letters[owner] + walls[1], seat_style(view, owner))
    if mark:
        canvas.put(x - 1, y, f"{mark:>2}", MARK)
        canvas.put(x + 1, y, letters[owner], seat_style(view, owner))


def draw_route(canvas: Canvas, view: Watch, catalog: Catalog, route: Route) -> None:
    """GW-4.6: a wave at its path; at the wave (beside, above or below it) the rate and the resource."""
    place = view.box.board.map.sides[route.path]
    x, y, look = path_cell(place)
    out = outward(view, place)
    texts = [f"{route.rate}:1"]
    if route.resource != ANY:
        texts.append(catalog.text(f"board-{RESOURCE_IDS[route.resource]}").lower())
    upright = out in ("E", "W")
    east = out.endswith("E")
    write = canvas.put if east else canvas.end_at
    away = 1 if east else -1
    wave = (x + len(look) - 1 if east else x) + away * (2 if upright else 1)
    write(wave, y, "~", HARBOUR)
    edge = wave + away if upright else wave - away
    first = y if upright else y + 1 if out.startswith("S") else y - len(texts)
    for line, text in enumerate(texts):
        write(edge, first + line, text, HARBOUR)


def outward(view: Watch, place: Place) -> str:
    """The direction of a path of the frame, seen from its only hex."""
    for q, r in view.box.board.map.hexes:
        for name in DIRECTIONS:
            if side(q, r, name) == place:
                return name
    raise ValueError(f"{place} is no path of this board")


BOARD: Final = Board(draw, explain, places=("hex", "path", "intersection", "section", "wildling_place"))
