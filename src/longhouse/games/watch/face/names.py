"""The things of the Watch by name. Places are named by what they border, for people who do not read coordinates."""

from typing import Final, final

from longhouse.games.watch.rules.effects import Perform
from longhouse.games.watch.rules.hero_cards import SwapSupply
from longhouse.games.watch.rules.hero_effects import Substitute
from longhouse.games.watch.rules.heroes import HeroOffer
from longhouse.games.watch.rules.proposals import ACCEPTED, COUNTERED, Trade
from longhouse.games.watch.rules.wall import PlaceGuards, wildling_at
from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.board import ANY, Route
from longhouse.games.watch.state.message_keys import MESSAGE_KEYS
from longhouse.games.watch.state.table import ANSWER, GIVES, WANTS, Watch
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.hexes import spell_place
from longhouse.kernel.table import Table
from longhouse.kernel.zone import FACE_DOWN
from longhouse.messages.bundle import speaks
from longhouse.messages.nouns import Kinds, Nouns, thing_of
from longhouse.messages.phrase import Arg, Join, Noun, Phrase, Text

NEXT_TO: Final = " · "  # between all that an intersection borders
BETWEEN: Final = " – "  # between the two sides of a path
NORTHERN: Final = ("section", "trail", "clearing", "token", "wildling_place")  # named by their numbers or their parts
CONTENT_OF: Final = {"card": "dev_card", "tile": "special_tile"}  # kinds that have another name in the content
BY_MODE: Final = (
    "watch-ask-roll",
    "watch-ask-trade",
    "watch-ask-build",
    "watch-ask-turn",
)  # GW-14: not all have heroes


@final
class WatchNouns(Nouns):
    """The nouns of the Watch."""

    def width(self, kind: str) -> int:
        return w.RESOURCES if kind in ("cards", "short", "held") else 1

    def option_args(self, table: Table, option: Option) -> tuple[Kinds, list[int]]:
        """GW-4.10, GW-4.11: a trade is shown with its cost, which the option alone does not say."""
        assert isinstance(table, Watch)
        if option.verb == w.GIVE:
            return ("resource", "number"), [option.a, rate(table, option.a)]
        if option.verb == w.CLOSE:
            return ("seat", "cards", "cards"), [option.a, *terms(table, option.a)]
        if option.verb == w.WILDLING:
            return ("wildling", "wildling_place"), [wildling_meant(table, option.a), option.a]
        return super().option_args(table, option)

    def context(self, table: Table, key: str) -> dict[str, Arg]:
        """GW-1.1: what can be done in a turn depends on the mode; what `none` means, on the question."""
        assert isinstance(table, Watch)
        if key == "watch-option-none":
            return {"about": question_of_none(table)}
        return {"mode": "full" if table.box.full else "base"} if key in BY_MODE else {}

    def noun(self, table: Table, kind: str, numbers: list[int]) -> Noun:
        assert isinstance(table, Watch)
        if kind in ("cards", "short"):
            return cards(numbers)
        if kind == "held":
            return held(numbers)
        number = numbers[0]
        if kind == "die":
            return Text(str(number))
        if kind == "choice":
            return choice_noun(table, number)
        if kind == "hex":
            return place(hex_noun(table, number), table.box.board.spell_hex(number))
        if kind == "path":
            return place(path_noun(table, number), spell_place(table.box.board.map.sides[number]))
        if kind == "intersection":
            return place(intersection_noun(table, number), spell_place(table.box.board.map.corners[number]))
        if kind in NORTHERN:
            return northern(table, kind, number)
        return thing(table, kind, ids(table, kind)[number])


NOUNS: Final = WatchNouns("watch", w.VERBS, MESSAGE_KEYS.kinds())


def question_of_none(t: Watch) -> str:
    """GW-14.20, GW-13.15, GW-14.9: nothing instead, no second guard, or no card."""
    top = t.agenda[-1] if t.agenda else None
    if isinstance(top, Substitute):
        return "price"
    if isinstance(top, PlaceGuards):
        return "guard"
    return "gain" if isinstance(top, HeroOffer) else "other"


def rate(t: Watch, resource: int) -> int:
    """GW-4.6: what one trade with the supply costs; GW-14.8: a hero may change it."""
    top = t.agenda[-1]
    return top.rate if isinstance(top, SwapSupply) else t.rates[t.active * w.RESOURCES + resource]


def terms(t: Watch, partner: Seat) -> list[int]:
    """GW-4.10: what an exchange with this partner gives away, then what it brings; hidden if none is open."""
    trade = t.agenda[-1]
    if isinstance(trade, Trade) and trade.answers:
        answer = trade.answers[partner]
        if answer[ANSWER] == ACCEPTED:
            return trade.offer
        if answer[ANSWER] == COUNTERED:
            return answer[WANTS:] + answer[GIVES:WANTS]
    return [FACE_DOWN] * (2 * w.RESOURCES)


# --- things with a name


def ids(t: Watch, kind: str) -> list[str]:
    """What the content calls the things of this kind."""
    box = t.box
    known: dict[str, list[str]] = {
        "resource": box.resources,
        "card": [card.name for card in box.cards],
        "terrain": box.terrains,
        "colour": box.colours,
        "board": [box.board.name],
        "tile": list(w.TILE_IDS),
        "piece": list(w.PIECE_IDS),
        "hero": [hero.name for hero in box.heroes],
        "wildling": [wildling.name for wildling in box.north.wildlings],
        "clan": [clan.name for clan in box.north.clans],
    }
    return known[kind]


def thing(t: Watch, kind: str, name: str) -> Noun:
    return thing_of(t, kind, name, (CONTENT_OF.get(kind, kind),))


def cards(counts: list[int]) -> Noun:
    """2 wool, 1 ore."""
    held = [(name, n) for name, n in zip(w.RESOURCE_IDS, counts, strict=True) if n]
    if not held:
        return Phrase("watch-cards-none", {})
    return Join([Phrase(f"watch-cards-{name}", {"number": n}) for name, n in held], ", ")


def held(counts: list[int]) -> Noun:
    """0 wool, 1 ore: of the cards that are missing (`kernel.decision.lacking`)."""
    found = zip(w.RESOURCE_IDS, counts, strict=True)
    return Join([Phrase(f"watch-cards-{name}", {"number": n - 1}) for name, n in found if n], ", ")


# --- places


def place(noun: Noun, at: str) -> Noun:
    return Phrase("watch-place", {"place": noun, "at": Text(at)})


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
    parts = [hex_noun(t, h) for h in t.box.board.map.corner_hexes[number]]
    parts += [route_noun(t, route) for route in t.box.routes_at[number]]
    return Join(parts, NEXT_TO)


def route_noun(t: Watch, route: Route) -> Noun:
    board = t.box.board.name
    if route.resource == ANY:
        return Phrase("watch-route-any", {"board": board, "rate": route.rate})
    resource = thing(t, "resource", t.box.resources[route.resource])
    return Phrase("watch-route-one", {"board": board, "rate": route.rate, "resource": resource})


# --- the north


def northern(t: Watch, kind: str, number: int) -> Noun:
    """Sections by number from the west, trails and clearings by their printed numbers, tokens by what they show."""
    north = t.box.north
    if kind == "section":
        return Phrase("watch-section", {"number": number + 1})
    if kind == "trail":
        return Phrase("watch-trail", {"label": north.trails[number].label})
    if kind == "clearing":
        return Phrase("watch-clearing", {"label": north.clearings[number].label})
    if kind == "token":
        token = north.tokens[number]
        return Phrase("watch-token", {"wildling": wildling(t, token.kind), "clan": clan(t, token.clan)})
    return wildling_place(t, number)


def wildling_place(t: Watch, number: int) -> Noun:
    """GW-13.16: a hex, a camp, or a clearing; the wildling there is named separately."""
    north = t.box.north
    camps, clearings = t.box.camp_place(0, 0), t.box.clearing_place(0, 0)
    if number < camps:
        return place(hex_noun(t, number), t.box.board.spell_hex(number))
    if number < clearings:
        at, camp = divmod(number - camps, north.camps)
        return Phrase("watch-camp", {"clan": clan(t, at), "number": camp + 1})
    return Phrase("watch-clearing", {"label": north.clearings[(number - clearings) // north.kinds].label})


def wildling(t: Watch, kind: int) -> Noun:
    return thing(t, "wildling", t.box.north.wildlings[kind].name)


def clan(t: Watch, number: int) -> Noun:
    return thing(t, "clan", t.box.north.clans[number].name)


def wildling_meant(t: Watch, number: int) -> int:
    """GW-13.16: in a clearing the place says which kind; elsewhere the one that is there, or (FACE_DOWN) none."""
    clearings = t.box.clearing_place(0, 0)
    return wildling_at(t, number) if number < clearings else (number - clearings) % t.box.north.kinds


def choice_noun(t: Watch, number: int) -> Noun:
    """GW-17.1: while a card waits for the choice, what its first effect does; otherwise the number."""
    top = t.agenda[-1] if t.agenda else None
    if isinstance(top, Perform):
        scripts = t.box.scripts.effects
        for effect in scripts[top.script][top.step : top.step + 1]:
            if effect.verb == w.DO_CHOOSE and number < len(effect.choices):
                key = f"watch-choice-{w.EFFECT_IDS[scripts[effect.choices[number]][0].verb]}"
                return Phrase(key if speaks(key) else "watch-choice", {"number": number + 1})
    return Phrase("watch-choice", {"number": number + 1})
