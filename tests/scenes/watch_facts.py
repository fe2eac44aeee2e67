"""What a table of the Watch shows, in the words of the game: names of places, and facts by colour."""

from collections.abc import Callable

from longhouse.games.watch.table import FACE_UP, FRESH, IN_HAND, Watch
from longhouse.games.watch.words import LARGEST_PATROL, LONGEST_ROAD, PIECE_IDS, PIECES, RESOURCES
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
    return [table.roads.count(seat), table.buildings.count(seat) - keeps, keeps]


def places(table: Watch, seat: int) -> set[str]:
    """What a seat has on the board, as the picks that would have put it there."""
    box = table.box
    roads = [f"road/{box.spell_noun('path', i)}" for i, owner in enumerate(table.roads) if owner == seat]
    corners = [i for i, owner in enumerate(table.buildings) if owner == seat]
    verbs = ["keep" if table.keeps[i] else "settlement" for i in corners]
    return {*roads, *[f"{verb}/{box.spell_noun('intersection', i)}" for verb, i in zip(verbs, corners, strict=True)]}


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


FACTS: dict[str, Callable[[Watch], object]] = {
    "hand": lambda t: by_colour(t, lambda seat: row(t.hands, seat, t.box.resources)),
    "supply": lambda t: dict(zip(t.box.resources, t.hands.row(t.seats), strict=True)),
    "cards": lambda t: dev_cards(t, IN_HAND),
    "fresh": lambda t: dev_cards(t, FRESH),
    "face_up": lambda t: dev_cards(t, FACE_UP),
    "deck": lambda t: len(t.deck.cards),
    "deck_order": deck_order,
    "pieces": lambda t: by_colour(
        t, lambda seat: dict(zip(PIECE_IDS, t.stock[seat * PIECES : (seat + 1) * PIECES], strict=True))
    ),
    "board": lambda t: by_colour(t, lambda seat: places(t, seat)),
    "rates": lambda t: by_colour(t, lambda seat: rates(t, seat)),
    "hexes": hexes,
    "tormund": lambda t: t.box.board.spell_hex(t.tormund),
    "length": lambda t: by_colour(t, lambda seat: t.lengths[seat]),
    "longest_road": lambda t: holder(t, LONGEST_ROAD),
    "largest_patrol": lambda t: holder(t, LARGEST_PATROL),
    "points": lambda t: by_colour(t, t.points),
    "active": lambda t: colours(t)[t.active],
    "first": lambda t: colours(t)[t.first],
    "proposals": lambda t: t.proposals_left,
    "laid_aside": lambda t: by_colour(t, lambda seat: sum(t.chosen.row(seat))),
}
