"""Boards: hexes, paths, intersections and trade routes of the content, with a number for every place."""

from typing import Final, final

from longhouse.kernel.content import ContentError, Entry, Facts
from longhouse.kernel.game import is_number
from longhouse.kernel.hexes import CORNERS, DIRECTIONS, HexMap, corner, side, spell_place

ANY: Final = -1  # a trade route for any resource
CAMP: Final = -1  # where Tormund starts if he starts on no hex (GW-10.1)


@final
class Start:
    """GW-2.3: a printed start place: one settlement and its road, in one colour."""

    def __init__(self, colour: int, intersection: int, path: int, starred: bool) -> None:
        self.colour: Final = colour
        self.intersection: Final = intersection
        self.path: Final = path
        self.starred: Final = starred


@final
class Board:
    """One board of the content. Numbers of hexes, paths and intersections are those of its map."""

    def __init__(
        self, entry: Entry, terrains: list[str], tokens: list[str], resources: list[str], colours: list[str]
    ) -> None:
        self.name: Final = entry.text("id")
        self.deck: Final = entry.text("deck")
        self.terrain: Final[list[int]] = []
        self.token: Final[list[int]] = []  # number of the token on each hex, -1 = none
        places: list[tuple[int, int]] = []
        for hex_entry in entry.entries("hexes"):
            places.append(hex_entry.pair("at"))
            self.terrain.append(hex_entry.one_of("terrain", terrains))
            label = hex_entry.text("number")
            self.token.append(hex_entry.one_of("number", tokens) if label else -1)
        self.map: Final = HexMap(places)
        self.routes: Final = [read_route(route, self.map, resources) for route in entry.entries("trade_route")]
        self.starts: Final = [read_start(start, self.map, colours) for start in entry.entries("start")]
        random = entry.entry("random_setup")
        self.spiral: Final = random.text("numbers") == "spiral"
        self.barren_swaps_number: Final = random.flag("barren_swaps_number")
        self.spiral_path: Final = read_spiral(entry, places) if self.spiral else []
        self.spiral_tokens: Final = read_spiral_tokens(entry, tokens, places) if self.spiral else []
        self.omitted: Final = read_omitted(entry, colours)
        start = entry.entry("tormund_start")
        self.tormund_terrain: Final = CAMP if start.has("place") else start.one_of("terrain", terrains)
        if self.tormund_terrain != CAMP and self.tormund_terrain not in self.terrain:
            facts: Facts = {"terrain": start.text("terrain")}
            raise start.wrong("'terrain' must be of a hex of this board, not '{terrain}'", "fault-terrain", facts)
        self.invasion: Final = entry.entries("invasion")

    def spell_hex(self, number: int) -> str:
        q, r = self.map.hexes[number]
        return f"{q},{r}"


@final
class Route:
    """GW-4.6: a trade route: the two intersections of its path, its rate, and for which resource."""

    def __init__(self, path: int, ends: list[int], rate: int, resource: int) -> None:
        self.path: Final = path
        self.ends: Final = ends
        self.rate: Final = rate
        self.resource: Final = resource


def read_route(entry: Entry, hexes: HexMap, resources: list[str]) -> Route:
    path = find_path(entry, "edge", hexes)
    resource = entry.one_of("resource", [*resources, "any"])
    return Route(path, hexes.side_ends[path], entry.number("rate"), resource if resource < len(resources) else ANY)


def read_start(entry: Entry, hexes: HexMap, colours: list[str]) -> Start:
    intersection = find_intersection(entry, "settlement", hexes)
    path = find_path(entry, "road", hexes)
    return Start(entry.one_of("colour", colours), intersection, path, entry.flag("starred"))


def read_omitted(entry: Entry, colours: list[str]) -> list[list[int]]:
    """GW-2.5: by number of players, the colours that printed starts leave out."""
    omitted: list[list[int]] = [[] for _ in range(5)]
    if entry.has("omit_colours"):
        table = entry.entry("omit_colours")
        for players in (2, 3, 4):
            for name in table.texts(f"p{players}"):
                if name not in colours:
                    raise table.cannot_hold(f"p{players}", name, colours)
                omitted[players].append(colours.index(name))
    return omitted


def read_spiral(entry: Entry, places: list[tuple[int, int]]) -> list[int]:
    """GW-16.3: all hexes once, in the order in which the tokens are laid."""
    path = entry.pairs("spiral_path")
    if sorted(path) != sorted(places):
        raise entry.wrong("'spiral_path' must name every hex of the board once", "fault-spiral")
    return [places.index(at) for at in path]


def read_spiral_tokens(entry: Entry, tokens: list[str], places: list[tuple[int, int]]) -> list[int]:
    """GW-16.3: a token for every hex but the barren one."""
    labels = [str(number) for number in entry.numbers("spiral_tokens")]
    for label in labels:
        if label not in tokens:
            raise entry.cannot_hold("spiral_tokens", label, tokens)
    if len(labels) != len(places) - 1:
        said = "'spiral_tokens' must have {n} tokens, one for each hex but the desert"
        raise entry.wrong(said, "fault-spiral-tokens", {"n": len(places) - 1})
    return [tokens.index(label) for label in labels]


def find_path(entry: Entry, key: str, hexes: HexMap) -> int:
    q, r, name = entry.side(key)
    place = side(q, r, name) if name in DIRECTIONS else (q, r, name)
    if place not in hexes.side_number:
        raise no_place(entry, key, q, r, name)
    return hexes.side_number[place]


def find_intersection(entry: Entry, key: str, hexes: HexMap) -> int:
    q, r, name = entry.side(key)
    place = corner(q, r, name) if name in CORNERS else (q, r, name)
    if place not in hexes.corner_number:
        raise no_place(entry, key, q, r, name)
    return hexes.corner_number[place]


def no_place(entry: Entry, key: str, q: int, r: int, name: str) -> ContentError:
    facts: Facts = {"key": key, "place": f'[{q}, {r}, "{name}"]'}
    return entry.wrong("'{key}' {place} is no place of this board", "fault-no-place", facts)


def canonical_text(text: str) -> str:
    """`settlement/0,0,SE` is spelled `settlement/0,1,N`."""
    verb, _, place = text.partition("/")
    parts = place.split(",")
    if len(parts) != 3 or not all(is_number(part.removeprefix("-")) for part in parts[:2]):
        return text
    q, r, name = int(parts[0]), int(parts[1]), parts[2]
    if verb == "road" and name in DIRECTIONS:
        return f"{verb}/{spell_place(side(q, r, name))}"
    return f"{verb}/{spell_place(corner(q, r, name))}" if name in CORNERS else text
