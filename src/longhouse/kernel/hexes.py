"""Hexes: axial coordinates, pointy top. Sides and corners have several names each; here they get one number each."""

from typing import Final, final

DIRECTIONS: Final = ("E", "NE", "NW", "W", "SW", "SE")
CORNERS: Final = ("N", "NE", "SE", "S", "SW", "NW")
SIDE_CORNERS: Final = {
    "NE": ("N", "NE"),
    "E": ("NE", "SE"),
    "SE": ("SE", "S"),
    "SW": ("S", "SW"),
    "W": ("SW", "NW"),
    "NW": ("NW", "N"),
}
# every corner rewritten as the N or S corner of one (possibly off-board) hex
CORNER_NAME: Final = {
    "N": (0, 0, "N"),
    "S": (0, 0, "S"),
    "NE": (1, -1, "S"),
    "SE": (0, 1, "N"),
    "SW": (-1, 1, "N"),
    "NW": (0, -1, "S"),
}
# every side rewritten as the E, NE or NW side of one (possibly off-board) hex
SIDE_NAME: Final = {
    "E": (0, 0, "E"),
    "NE": (0, 0, "NE"),
    "NW": (0, 0, "NW"),
    "W": (-1, 0, "E"),
    "SW": (-1, 1, "NE"),
    "SE": (0, 1, "NW"),
}

Place = tuple[int, int, str]


def corner(q: int, r: int, name: str) -> Place:
    """The one canonical name of a corner."""
    dq, dr, canonical = CORNER_NAME[name]
    return q + dq, r + dr, canonical


def side(q: int, r: int, name: str) -> Place:
    """The one canonical name of a side."""
    dq, dr, canonical = SIDE_NAME[name]
    return q + dq, r + dr, canonical


def spell_place(place: Place) -> str:
    return f"{place[0]},{place[1]},{place[2]}"


@final
class HexMap:
    """A set of hexes with their sides and corners, each known by its number; all neighbours ready to look up."""

    def __init__(self, hexes: list[tuple[int, int]]) -> None:
        self.hexes: Final = hexes
        self.sides: Final[list[Place]] = []
        self.corners: Final[list[Place]] = []
        self.side_number: Final[dict[Place, int]] = {}
        self.corner_number: Final[dict[Place, int]] = {}
        self.hex_corners: Final[list[list[int]]] = []
        self.corner_hexes: Final[list[list[int]]] = []
        self.corner_sides: Final[list[list[int]]] = []
        self.corner_neighbours: Final[list[list[int]]] = []
        self.side_ends: Final[list[list[int]]] = []
        for number, (q, r) in enumerate(hexes):
            self.add_corners(number, q, r)
        for q, r in hexes:
            self.add_sides(q, r)

    def add_corners(self, number: int, q: int, r: int) -> None:
        around: list[int] = []
        for name in CORNERS:
            place = corner(q, r, name)
            if place not in self.corner_number:
                self.corner_number[place] = len(self.corners)
                self.corners.append(place)
                self.corner_hexes.append([])
                self.corner_sides.append([])
                self.corner_neighbours.append([])
            around.append(self.corner_number[place])
            self.corner_hexes[around[-1]].append(number)
        self.hex_corners.append(around)

    def add_sides(self, q: int, r: int) -> None:
        for name in DIRECTIONS:
            place = side(q, r, name)
            if place in self.side_number:
                continue
            one, other = SIDE_CORNERS[name]
            a = self.corner_number[corner(q, r, one)]
            b = self.corner_number[corner(q, r, other)]
            number = len(self.sides)
            self.side_number[place] = number
            self.sides.append(place)
            self.side_ends.append([a, b])
            self.corner_sides[a].append(number)
            self.corner_sides[b].append(number)
            self.corner_neighbours[a].append(b)
            self.corner_neighbours[b].append(a)
