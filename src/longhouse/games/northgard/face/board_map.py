"""The land of Northgard as text: every tile a square of characters, its regions kept apart by the printed borders.

    +---------+         an edge of the map; between two tiles there is none, because the land goes on there
    |··  A  ··|         the letter of a territory in each of its regions,
    |  ·   ·  |         and once, behind the letter, who holds it: R3 are three units of R, R2K two and Kaija
    | B ·#· C |         · is a regular border, # a rough one
    |   R3    |
    +         +         corners of tiles

The larger the map, the smaller its tiles, so that it fits on the screen as long as it can.
"""

from collections import Counter
from typing import Final

from longhouse.boards.canvas import Canvas
from longhouse.boards.styles import BOLD, FAINT, MARK
from longhouse.games.northgard.face.board_seats import seat_style
from longhouse.games.northgard.face.names import letter_of
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.tiles import STEPS, key_x, key_y
from longhouse.games.northgard.state.words import PLACE, REGULAR, ROUGH, VERBS
from longhouse.kernel.decision import NOBODY, Option

Point = tuple[float, float]
Cell = tuple[int, int]  # column and line inside a tile

SIZES: Final = ((11, 5), (9, 4), (7, 4), (7, 3), (5, 3))  # columns and lines inside a tile, the largest first
BORDERS: Final = {REGULAR: ("·", "38;5;250"), ROUGH: ("#", "1;38;5;178")}
EDGE: Final = "38;5;245"
ON_TERRITORIES: Final = [verb for verb, word in enumerate(VERBS) if word.kinds == ("territory",)]


class Raster:
    """One tile as characters: the region of every cell, and which cells are borders."""

    def __init__(self, t: Northgard, tile: int, turn: int, size: Cell) -> None:
        self.size: Final = size
        width, height = size
        shapes = polygons(t, tile)
        cells = [(x, y) for y in range(height) for x in range(width)]
        middle = {(x, y): unturned((x + 0.5) / width, (y + 0.5) / height, turn) for x, y in cells}
        self.region: Final = {cell: region_at(shapes, middle[cell]) for cell in cells}
        self.kinds: Final = {frozenset((a, b)): kind for a, b, kind in t.box.tiles.tile_borders[tile]}
        self.border: Final[dict[Cell, int]] = {}
        sizes = Counter(self.region.values())
        for x, y in cells:
            for other in ((x + 1, y), (x, y + 1)):
                if other in self.region:
                    self.part((x, y), other, sizes)

    def part(self, one: Cell, other: Cell, sizes: Counter[int]) -> None:
        """Where two regions meet, the border is on the larger one, because a small one needs its room for words."""
        here, there = self.region[one], self.region[other]
        if here != there:
            cell = one if sizes[here] >= sizes[there] else other
            self.border[cell] = self.kinds.get(frozenset((here, there)), REGULAR)

    def runs(self, region: int) -> list[tuple[int, int, int]]:
        """Room for words: the longest runs of cells of a region, as (length, column, line), the best first."""
        found: list[tuple[int, int, int]] = []
        land = [cell for cell, r in self.region.items() if r == region and cell not in self.border]
        for y in sorted({y for _, y in land}):
            free = [x for x, line in land if line == y]
            start = 0
            for i in range(1, len(free) + 1):
                if i == len(free) or free[i] != free[i - 1] + 1:
                    found.append((i - start, free[start], y))
                    start = i
        middle = sum(y for _, _, y in found) / max(1, len(found))
        return sorted(found, key=lambda run: (-run[0], abs(run[2] - middle), run[2]))


# --- geometry


def polygons(t: Northgard, tile: int) -> list[tuple[int, list[Point]]]:
    """The regions of a tile and their shapes on a square of side 1, as printed."""
    content = t.origin.content.root
    entry = content.entries("tile")[tile]
    name = entry.text("shape")
    shape = next(known for known in content.entries("shape") if known.text("id") == name).entry("polygons")
    first = t.box.tiles.tile_first[tile]
    found: list[tuple[int, list[Point]]] = []
    for number, part in enumerate(entry.entries("regions")):
        corners = shape.data[part.text("sides")]
        assert isinstance(corners, list)
        found.append((first + number, [(float(x), float(y)) for x, y in corners]))
    return found


def unturned(x: float, y: float, turn: int) -> Point:
    """Where a point of a turned tile is on the printed one."""
    for _ in range(turn):
        x, y = y, 1 - x
    return x, y


def region_at(shapes: list[tuple[int, list[Point]]], point: Point) -> int:
    """The region of a point; on a border, the first one beside it."""
    for region, corners in shapes:
        if inside(corners, point):
            return region
    return shapes[0][0]


def inside(corners: list[Point], point: Point) -> bool:
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            odd = not odd
    return odd


# --- the map


def draw_map(t: Northgard, letters: list[str], marks: dict[Option, str], width: int) -> Canvas:
    """All tiles, and the places where a tile may be put."""
    shown = {option.a: mark for option, mark in marks.items() if option.verb == PLACE}
    columns = [key_x(key) for key in [*t.land.tile_at, *shown]]
    size = fitting(max(columns) - min(columns) + 1 if columns else 0, width)
    canvas = Canvas()
    rasters = {tile: Raster(t, tile, t.land.turn_of[tile], size) for tile in t.land.tile_at.values()}
    for key, tile in t.land.tile_at.items():
        draw_edges(canvas, t, key, size)
        draw_borders(canvas, rasters[tile], key)
    for rep in t.land.reps:
        draw_names(canvas, t, rep, letters, territory_mark(marks, rep), rasters)
    for key, mark in shown.items():
        x, y = corner(key, size)
        canvas.centre(x + (size[0] + 1) // 2, y + (size[1] + 1) // 2, mark, MARK)
    return canvas


def fitting(columns: int, width: int) -> Cell:
    """The largest size at which this many tiles fit side by side."""
    for size in SIZES:
        if columns * (size[0] + 1) + 1 <= width:
            return size
    return SIZES[-1]


def corner(key: int, size: Cell) -> Cell:
    return key_x(key) * (size[0] + 1), key_y(key) * (size[1] + 1)


def territory_mark(marks: dict[Option, str], rep: int) -> str:
    return next((marks[o] for verb in ON_TERRITORIES if (o := Option(verb, rep)) in marks), "")


def draw_edges(canvas: Canvas, t: Northgard, key: int, size: Cell) -> None:
    """A line where the map ends, corners everywhere."""
    x, y = corner(key, size)
    width, height = size
    ends = [key + step not in t.land.tile_at for step in STEPS]
    for at, line in ((0, y), (2, y + height + 1)):
        canvas.put(x + 1, line, ("-" if ends[at] else " ") * width, EDGE)
    for at, column in ((3, x), (1, x + width + 1)):
        for line in range(y + 1, y + height + 1):
            canvas.put(column, line, "|" if ends[at] else " ", EDGE)
    for column in (x, x + width + 1):
        for line in (y, y + height + 1):
            canvas.put(column, line, "+", EDGE)


def draw_borders(canvas: Canvas, raster: Raster, key: int) -> None:
    x, y = corner(key, raster.size)
    for (column, line), kind in raster.border.items():
        look, style = BORDERS[kind]
        canvas.put(x + 1 + column, y + 1 + line, look, style)


def draw_names(
    canvas: Canvas, t: Northgard, rep: int, letters: list[str], mark: str, rasters: dict[int, Raster]
) -> None:
    """The letter in every region; the move beside the oldest; the holder where there is most room."""
    regions = t.land.regions(rep)
    runs = {region: rasters[t.box.tiles.region_tile[region]].runs(region) for region in regions}
    widest = max(regions, key=lambda region: runs[region][0][0])
    for region in regions:
        labels = [(letter_of(t, rep), BOLD if t.is_neutral(rep) else seat_style(t, t.holder[rep]))]
        if mark and region == rep:
            labels.append((mark, MARK))
        if region == widest:
            labels += holders(t, rep, letters)
        tile = t.box.tiles.region_tile[region]
        x, y = corner(t.land.key_of[tile], rasters[tile].size)
        rooms = [(x + 1 + column, y + 1 + line, length) for length, column, line in runs[region]]
        put_words(canvas, rooms, labels, x + rasters[tile].size[0])


def holders(t: Northgard, rep: int, letters: list[str]) -> list[tuple[str, str]]:
    """NG-1.4: R3, or R3K with Kaija; then, after a !, those who have come in."""
    labels: list[tuple[str, str]] = []
    kaija = t.kaija_in(rep)
    if t.holder[rep] != NOBODY:
        here = "K" if kaija and not t.kaija_raids else ""
        labels.append((f"{letters[t.holder[rep]]}{t.units[rep]}{here}", seat_style(t, t.holder[rep])))
    if t.raiding(rep):
        here = "K" if kaija and t.kaija_raids else ""
        labels.append((f"!{letters[t.raider]}{t.raiders[rep]}{here}", seat_style(t, t.raider)))
    return labels


def put_words(canvas: Canvas, runs: list[tuple[int, int, int]], labels: list[tuple[str, str]], right: int) -> None:
    """All in one line if there is room for it, otherwise on the next best lines; what fits nowhere is appended.

    `right` is the last column of the tile, which nothing crosses.
    """
    left = list(runs)
    lines: list[tuple[tuple[int, int, int], list[tuple[str, str]]]] = []
    for word in labels:
        line = next((line for line in lines if room_left(line) > len(word[0])), None)
        if line is None:
            run = next((run for run in left if run[2] >= len(word[0])), left[0] if left and not lines else None)
            line = (run, []) if run is not None else lines[0]
            if run is not None:
                left.remove(run)
                lines.append(line)
        line[1].append(word)
    for run, words in lines:
        put_line(canvas, run, words, right)


def room_left(line: tuple[tuple[int, int, int], list[tuple[str, str]]]) -> int:
    run, words = line
    return run[2] - sum(len(text) + 1 for text, _ in words) + 1


def put_line(canvas: Canvas, run: tuple[int, int, int], labels: list[tuple[str, str]], right: int) -> None:
    x, y, length = run
    whole = sum(len(text) + 1 for text, _ in labels) - 1
    x = min(x + max(0, length - whole) // 2, right - whole + 1)
    for text, style in labels:
        canvas.put(x, y, text, style)
        x += len(text) + 1


# --- tiles that are not on the map yet


def draw_loose(t: Northgard, tile: int, turn: int, label: str, size: Cell = SIZES[0]) -> Canvas:
    """A tile to be placed, turned as given, with its regions numbered as they are listed."""
    canvas = Canvas()
    width, height = size
    for line in (0, height + 1):
        canvas.put(0, line, "+" + "-" * width + "+", EDGE)
    raster = Raster(t, tile, turn, size)
    for line in range(1, height + 1):
        canvas.put(0, line, "|" + " " * width + "|", EDGE)
    for (column, line), kind in raster.border.items():
        look, style = BORDERS[kind]
        canvas.put(1 + column, 1 + line, look, style)
    first = t.box.tiles.tile_first[tile]
    for region in sorted(set(raster.region.values())):
        length, column, line = raster.runs(region)[0]
        put_line(canvas, (1 + column, 1 + line, length), [(str(region - first + 1), FAINT)], width)
    canvas.centre((width + 1) // 2, height + 2, label, MARK)
    return canvas
