"""The things of the Watch by name. Places are told by what they border, for people who do not read coordinates."""

from typing import Final, final

from longhouse.games.watch.board import ANY, Route
from longhouse.games.watch.proposals import ACCEPTED, COUNTERED, Trade
from longhouse.games.watch.table import ANSWER, GIVES, WANTS, Watch
from longhouse.games.watch.vocabulary import ASKS, EVENTS, PREVIEWS, REASONS
from longhouse.games.watch.words import CLOSE, GIVE, PIECE_IDS, RESOURCE_IDS, RESOURCES, TILE_IDS, VERBS
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.hexes import spell_place
from longhouse.kernel.table import Table
from longhouse.kernel.zone import FACE_DOWN
from longhouse.messages.bundle import speaks
from longhouse.messages.nouns import Kinds, Nouns
from longhouse.messages.phrase import Join, Names, Noun, Phrase, Text

NEXT_TO: Final = " · "  # between all that an intersection borders
BETWEEN: Final = " – "  # between the two sides of a path
CONTENT_OF: Final = {"card": "dev_card", "tile": "special_tile"}  # kinds that the content calls otherwise


@final
class WatchNouns(Nouns):
    """The nouns of the Watch."""

    def width(self, kind: str) -> int:
        return RESOURCES if kind == "cards" else 1

    def option_args(self, table: Table, option: Option) -> tuple[Kinds, list[int]]:
        """GW-4.10, GW-4.11: who trades is told what it costs, though the option alone does not say it."""
        assert isinstance(table, Watch)
        if option.verb == GIVE:
            return ("resource", "number"), [option.a, table.rates[table.active * RESOURCES + option.a]]
        if option.verb == CLOSE:
            return ("seat", "cards", "cards"), [option.a, *terms(table, option.a)]
        return super().option_args(table, option)

    def noun(self, table: Table, kind: str, numbers: list[int]) -> Noun:
        assert isinstance(table, Watch)
        if kind == "cards":
            return cards(numbers)
        number = numbers[0]
        if kind == "choice":
            return Text(str(number + 1))
        if kind == "hex":
            return place(hex_noun(table, number), table.box.board.spell_hex(number))
        if kind == "path":
            return place(path_noun(table, number), spell_place(table.box.board.map.sides[number]))
        if kind == "intersection":
            return place(intersection_noun(table, number), spell_place(table.box.board.map.corners[number]))
        return thing(table, kind, ids(table, kind)[number])


WATCH_NOUNS: Final = WatchNouns(
    "watch", VERBS, {**ASKS, **EVENTS, **PREVIEWS, **{key: kinds for _, key, kinds in REASONS.values()}}
)


def terms(t: Watch, partner: Seat) -> list[int]:
    """GW-4.10: what an exchange with this partner gives away, then what it brings; hidden where none is open."""
    trade = t.agenda[-1]
    if isinstance(trade, Trade) and trade.answers:
        answer = trade.answers[partner]
        if answer[ANSWER] == ACCEPTED:
            return trade.offer
        if answer[ANSWER] == COUNTERED:
            return answer[WANTS:] + answer[GIVES:WANTS]
    return [FACE_DOWN] * (2 * RESOURCES)


# --- things with a name of their own


def ids(t: Watch, kind: str) -> list[str]:
    """What the content calls the things of this kind."""
    box = t.box
    known: dict[str, list[str]] = {
        "resource": box.resources,
        "card": [card.name for card in box.cards],
        "terrain": box.terrains,
        "colour": box.colours,
        "board": [box.board.name],
        "tile": list(TILE_IDS),
        "piece": list(PIECE_IDS),
    }
    return known[kind]


def thing(t: Watch, kind: str, name: str) -> Noun:
    """Our word for it; for what only a host's own content has, the name printed there."""
    key = f"watch-{kind}-{name}"
    if not speaks(key):
        for entry in t.origin.content.root.entries(CONTENT_OF.get(kind, kind)):
            if entry.text("id") == name and entry.has("name"):
                printed = entry.entry("name")
                return Names({language: printed.text(language) for language in printed.data})
    return Phrase(key, {})


def cards(counts: list[int]) -> Noun:
    """2 wool, 1 ore."""
    held = [(name, n) for name, n in zip(RESOURCE_IDS, counts, strict=True) if n]
    if not held:
        return Phrase("watch-cards-none", {})
    return Join([Phrase(f"watch-cards-{name}", {"number": n}) for name, n in held], ", ")


# --- places


def place(told: Noun, at: str) -> Noun:
    return Phrase("watch-place", {"place": told, "at": Text(at)})


def hex_noun(t: Watch, number: int) -> Noun:
    """forest 8"""
    terrain = thing(t, "terrain", t.box.terrains[t.terrain[number]])
    token = t.token[number]
    return terrain if token < 0 else Phrase("watch-hex", {"terrain": terrain, "token": t.box.tokens[token]})


def path_noun(t: Watch, number: int) -> Noun:
    """forest 8 – hills 5; at the frame of the board: forest 8 – edge"""
    places = t.box.board.map
    one, other = places.side_ends[number]
    sides = [hex_noun(t, h) for h in places.corner_hexes[one] if h in places.corner_hexes[other]]
    if len(sides) == 1:
        sides.append(Phrase("watch-rim", {}))
    return Join(sides, BETWEEN)


def intersection_noun(t: Watch, number: int) -> Noun:
    """forest 8 · hills 5 · trade route 2:1 wool"""
    told = [hex_noun(t, h) for h in t.box.board.map.corner_hexes[number]]
    told += [route_noun(t, route) for route in t.box.routes_at[number]]
    return Join(told, NEXT_TO)


def route_noun(t: Watch, route: Route) -> Noun:
    board = t.box.board.name
    if route.resource == ANY:
        return Phrase("watch-route-any", {"board": board, "rate": route.rate})
    resource = thing(t, "resource", t.box.resources[route.resource])
    return Phrase("watch-route-one", {"board": board, "rate": route.rate, "resource": resource})
