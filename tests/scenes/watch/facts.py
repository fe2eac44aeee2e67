"""What a table of the Watch shows, in the words of the game: names of places, and facts by colour."""

from collections.abc import Callable

from longhouse.games.watch.state.table import EMPTY, FACE_UP, FRESH, IN_HAND, IN_HIS_CAMP, Watch
from longhouse.games.watch.state.words import LARGEST_PATROL, LONGEST_ROAD, PIECE_IDS, PIECES, RESOURCES, SIDE_IDS
from longhouse.kernel.decision import NOBODY
from longhouse.kernel.hexes import corner, side, spell_place
from longhouse.kernel.zone import FACE_DOWN, Tally


def path_name(name: str) -> str:
    q, r, direction = name.split(",")
    return spell_place(side(int(q), int(r), direction))


def corner_name(name: str) -> str:
    q, r, direction = name.split(",")
    return spell_place(corner(int(q), int(r), direction))


def colours(table: Watch) -> list[str]:
    return [table.box.colours[colour] for colour in table.colours]


def holder(table: Watch, tile: int) -> str:
    return "nobody" if table.holders[tile] == NOBODY else colours(table)[table.holders[tile]]


def by_colour(table: Watch, fact: Callable[[int], object]) -> dict[str, object]:
    return {colour: fact(seat) for seat, colour in enumerate(colours(table))}


def row(tally: Tally, number: int, names: list[str]) -> dict[str, int]:
    counts = {name: n for name, n in zip(names, tally.row(number), strict=True) if n}
    return counts | {"?": tally.unknown[number]} if tally.unknown[number] else counts


def dev_cards(table: Watch, pile: int) -> dict[str, object]:
    names = [card.name for card in table.box.cards]
    return by_colour(table, lambda seat: row(table.cards, pile * table.seats + seat, names))


def pieces_on_board(table: Watch, seat: int) -> list[int]:
    keeps = sum(1 for here, owner in enumerate(table.buildings) if owner == seat and table.keeps[here])
    return [table.roads.count(seat), table.buildings.count(seat) - keeps, keeps, table.posts.count(seat)]


def pieces_left(table: Watch, seat: int) -> dict[str, int]:
    """In stock; GW-2.1: the base game puts guards aside."""
    left = dict(zip(PIECE_IDS, table.stock[seat * PIECES : (seat + 1) * PIECES], strict=True))
    return left if table.box.full else {name: n for name, n in left.items() if name != "guard"}


def places(table: Watch, seat: int) -> set[str]:
    """What a seat has on the board, as the picks that would have put it there."""
    box = table.box
    roads = [f"road/{box.name_of('path', i)}" for i, owner in enumerate(table.roads) if owner == seat]
    corners = [i for i, owner in enumerate(table.buildings) if owner == seat]
    verbs = ["keep" if table.keeps[i] else "settlement" for i in corners]
    return {*roads, *[f"{verb}/{box.name_of('intersection', i)}" for verb, i in zip(verbs, corners, strict=True)]}


def rates(table: Watch, seat: int) -> dict[str, int]:
    return dict(zip(table.box.resources, table.rates[seat * RESOURCES : (seat + 1) * RESOURCES], strict=True))


def hexes(table: Watch) -> dict[str, str]:
    """By place: the terrain, and its number token if it has one."""
    tokens = [f" {table.box.tokens[token]}" if token >= 0 else "" for token in table.token]
    names = [table.box.terrains[terrain] for terrain in table.terrain]
    return {table.box.board.spell_hex(i): names[i] + tokens[i] for i in range(len(names))}


def deck_order(table: Watch) -> list[str]:
    """The top card first."""
    return [table.box.cards[kind].name if kind != FACE_DOWN else "?" for kind in reversed(table.deck.cards)]


def hero(table: Watch, seat: int) -> str:
    """`ygritte A`"""
    return f"{table.box.heroes[table.heroes[seat]].name} {SIDE_IDS[table.hero_sides[seat]]}"


def wildlings(table: Watch, kinds: list[int]) -> list[str]:
    return [table.box.north.wildlings[kind].name for kind in kinds if kind != EMPTY]


def camps(table: Watch) -> dict[str, list[str]]:
    """By clan: its wildlings, the one in camp 1 first."""
    north = table.box.north
    rows = [table.camps[i * north.camps : (i + 1) * north.camps] for i in range(len(north.clans))]
    return {clan.name: wildlings(table, row) for clan, row in zip(north.clans, rows, strict=True)}


def clearings(table: Watch) -> dict[str, list[str]]:
    """By clearing: its wildlings, in the order of their arrival."""
    north = table.box.north
    rows = [[w % north.kinds for w in table.clearings if w // north.kinds == i] for i in range(len(north.clearings))]
    return {clearing.name: wildlings(table, row) for clearing, row in zip(north.clearings, rows, strict=True)}


def gift(table: Watch) -> dict[str, str]:
    """By hex: the wildling on it."""
    names = [known.name for known in table.box.north.wildlings]
    return {table.box.board.spell_hex(i): names[kind] for i, kind in enumerate(table.gift) if kind != EMPTY}


def wall(table: Watch) -> dict[str, list[str]]:
    """By section: the colours of its guards, post 1 first."""
    north, names = table.box.north, colours(table)
    rows = [table.posts[i * north.posts : (i + 1) * north.posts] for i in range(len(north.sections))]
    return {
        section.name: [names[seat] for seat in row if seat != NOBODY]
        for section, row in zip(north.sections, rows, strict=True)
    }


def tokens(table: Watch, numbers: list[int]) -> list[str]:
    return [table.box.north.tokens[number].name.removeprefix("wt_") if number >= 0 else "?" for number in numbers]


def check_north(table: Watch, when: str) -> None:
    """GW-10.3: no figure and no token is lost or made; GW-12.1, GW-13.5: camps and posts are filled without gaps."""
    north = table.box.north
    figures = table.frostfangs[:]
    for kind in [*table.camps, *table.gift, *[w % north.kinds for w in table.clearings]]:
        if kind != EMPTY:
            figures[kind] += 1
    assert figures == [known.figures for known in north.wildlings], f"wildlings lost or made {when}"
    lying = [*table.reserve.cards, *table.used.cards, *[token for zone in table.under for token in zone.cards]]
    counts = [lying.count(number) for number in range(len(north.tokens))]
    assert counts == [token.count for token in north.tokens], f"tokens lost or made {when}"
    for places, width, empty in ((table.camps, north.camps, EMPTY), (table.posts, north.posts, NOBODY)):
        for first in range(0, len(places), width):
            row = places[first : first + width]
            assert row == [x for x in row if x != empty] + [empty] * row.count(empty), f"a gap in {row} {when}"


FACTS: dict[str, Callable[[Watch], object]] = {
    "hand": lambda t: by_colour(t, lambda seat: row(t.hands, seat, t.box.resources)),
    "supply": lambda t: dict(zip(t.box.resources, t.hands.row(t.seats), strict=True)),
    "cards": lambda t: dev_cards(t, IN_HAND),
    "fresh": lambda t: dev_cards(t, FRESH),
    "face_up": lambda t: dev_cards(t, FACE_UP),
    "deck": lambda t: len(t.deck.cards),
    "deck_order": deck_order,
    "pieces": lambda t: by_colour(t, lambda seat: pieces_left(t, seat)),
    "board": lambda t: by_colour(t, lambda seat: places(t, seat)),
    "rates": lambda t: by_colour(t, lambda seat: rates(t, seat)),
    "hexes": hexes,
    "tormund": lambda t: "camp" if t.tormund == IN_HIS_CAMP else t.box.board.spell_hex(t.tormund),
    "length": lambda t: by_colour(t, lambda seat: t.lengths[seat]),
    "longest_road": lambda t: holder(t, LONGEST_ROAD),
    "largest_patrol": lambda t: holder(t, LARGEST_PATROL),
    "points": lambda t: by_colour(t, t.points),
    "active": lambda t: colours(t)[t.active],
    "first": lambda t: colours(t)[t.first],
    "proposals": lambda t: t.proposals_left,
    "camps": camps,
    "clearings": clearings,
    "gift": gift,
    "wall": wall,
    "frostfangs": lambda t: dict(zip([k.name for k in t.box.north.wildlings], t.frostfangs, strict=True)),
    "breaches": lambda t: t.breaches,
    "reserve": lambda t: len(t.reserve.cards),
    "reserve_order": lambda t: tokens(t, t.reserve.cards[::-1]),
    "used": lambda t: tokens(t, t.used.cards),
    "under": lambda t: by_colour(t, lambda seat: len(t.under[seat].cards)),
    "guards": lambda t: by_colour(t, t.guards),
    "trail_die": lambda t: t.trail_die,
    "hero": lambda t: by_colour(t, lambda seat: hero(t, seat)),
    "display": lambda t: [t.box.heroes[number].name for number in t.display],
    "looked": lambda t: [t.box.cards[kind].name if kind != FACE_DOWN else "?" for kind in t.looked.cards],
    "discarded": lambda t: [t.box.cards[kind].name for kind in t.discarded.cards],
    "laid_aside": lambda t: by_colour(t, lambda seat: sum(t.chosen.row(seat))),
}
