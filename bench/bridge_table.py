"""A position of Catanatron's base game as one of our tables, and our picks as its actions.

Both arrive in plain words, as `bridge_catanatron.py` writes them: resources, nodes and seats are numbers, hexes are
axial coordinates, an action is a list that begins with its type. Whatever does not fit raises `Mismatch`.
"""

import copy
from typing import Any, Final

import longhouse
from longhouse.games.watch.rules.effects import FreeRoads
from longhouse.games.watch.rules.setup import Placement
from longhouse.games.watch.rules.tormund import CHOOSE_HEX, MoveTormund, victim_barred
from longhouse.games.watch.rules.turn import BEFORE_ROLL, BEGIN, BOTH, Turn
from longhouse.games.watch.state.board import Route
from longhouse.games.watch.state.box import WatchBox
from longhouse.games.watch.state.components import empty_table
from longhouse.games.watch.state.table import FACE_UP, FRESH, IN_HAND, Watch
from longhouse.games.watch.state.words import (
    BRICK,
    BUY_CARD,
    END_TURN,
    GIVE,
    KEEP,
    LUMBER,
    PIECE_KEEP,
    PIECE_ROAD,
    PIECE_SETTLEMENT,
    PIECES,
    PLAY,
    RESOURCE_IDS,
    RESOURCES,
    ROAD,
    ROLL,
    SETTLEMENT,
    TORMUND,
)
from longhouse.kernel.chance import seeded
from longhouse.kernel.content import ContentFile, Entry
from longhouse.kernel.decision import NOBODY, Option
from longhouse.kernel.hexes import corner
from longhouse.kernel.origin import Origin
from longhouse.kernel.table import MAY, Frame

Words = dict[str, Any]  # what came over the pipe
Action = tuple[str | int, ...]
Path = tuple[Option, ...]

OPTIONS: Final[dict[str, longhouse.SettingValue]] = {
    "mode": "base",
    "board": "classic19",
    "turn_phases": "combined",
    "shortage": "strict",
    "first_player": "seat",
    "trade_max_offers_per_turn": 0,
}
KINDS: Final = {  # ours, by its name
    "KNIGHT": "classic_knight",
    "VICTORY_POINT": "classic_victory_point",
    "ROAD_BUILDING": "classic_road_building",
    "YEAR_OF_PLENTY": "classic_year_of_plenty",
    "MONOPOLY": "classic_monopoly",
}
PLAIN: Final = {ROLL: "ROLL", END_TURN: "END_TURN", BUY_CARD: "BUY_DEVELOPMENT_CARD"}
PLACED: Final = {SETTLEMENT: "BUILD_SETTLEMENT", KEEP: "BUILD_CITY"}


class Mismatch(ValueError):
    """The two games do not agree about something."""


def agree(what: str, ours: object, theirs: object) -> None:
    if ours != theirs:
        raise Mismatch(f"{what}: {ours} here, {theirs} there")


class Island:
    """One board of theirs: our box for it, and the numbers of all places on both sides."""

    def __init__(self, words: Words, players: int) -> None:
        plain = longhouse.new_table("watch", players=players, settings=OPTIONS).origin
        board = WatchBox(plain, players).board
        self.corner_of: Final[dict[int, int]] = {}
        for tile in words["tiles"]:
            q, r = tile["at"]
            for name, node in tile["nodes"].items():
                number = board.map.corner_number[corner(q, r, name)]
                agree(f"node {node}", self.corner_of.setdefault(node, number), number)
        agree("corners", len(set(self.corner_of.values())), len(board.map.corners))
        self.node_of: Final = {number: node for node, number in self.corner_of.items()}
        self.path_of: Final = {frozenset(ends): path for path, ends in enumerate(board.map.side_ends)}
        content = self.with_ports(plain.content, board.routes, words["ports"])
        self.box: Final = WatchBox(Origin(plain.game, plain.version, plain.settings, content), players)
        self.hexes: Final = {at: number for number, at in enumerate(board.map.hexes)}
        agree("hexes", {tuple(tile["at"]) for tile in words["tiles"]}, set(self.hexes))
        self.terrain: Final = board.terrain[:]
        self.token: Final = [NOBODY] * len(board.token)
        for tile in words["tiles"]:
            self.lay(self.hexes[tuple(tile["at"])], tile["resource"], tile["number"])

    def with_ports(self, content: ContentFile, routes: list[Route], ports: list[list[int]]) -> ContentFile:
        """Our content with their harbours: the places must be the same, the kinds are dealt out by them."""
        data = copy.deepcopy(content.root.data)
        boards = data["board"]
        assert isinstance(boards, list)
        entries = next(board for board in boards if board["id"] == OPTIONS["board"])["trade_route"]
        kinds = {self.path(a, b): kind for a, b, kind in ports}
        agree("harbours", {route.path for route in routes}, set(kinds))
        for route, entry in zip(routes, entries, strict=True):
            kind = kinds[route.path]
            entry["resource"] = "any" if kind == NOBODY else RESOURCE_IDS[kind]
            entry["rate"] = 3 if kind == NOBODY else 2
        return ContentFile(Entry(data, content.root.where), f"{content.fingerprint}/bridge")

    def lay(self, place: int, resource: int, number: int) -> None:
        board = self.box.board
        of_resource = {self.box.terrain_resource[terrain]: terrain for terrain in board.terrain}
        self.terrain[place] = of_resource[resource]
        self.token[place] = NOBODY if number == 0 else self.box.tokens.index(str(number))

    def path(self, a: int, b: int) -> int:
        return self.path_of[frozenset((self.corner_of[a], self.corner_of[b]))]

    # --- a position

    def table(self, words: Words) -> Watch:
        """A whole table, which waits for the seat whose turn it is to decide."""
        box = self.box
        table = empty_table(box, seeded("bridge", tuple(str(n) for n in range(7))), self.agenda(words))
        table.terrain, table.token = self.terrain, self.token
        self.put_pieces(table, words)
        self.deal_hands(table, words)
        self.deal_cards(table, words)
        table.lengths = words["lengths"][:]
        table.holders = [words["road_holder"], words["army_holder"]]
        table.tormund = self.hexes[tuple(words["robber"])]
        table.active = words["turn_seat"]
        table.turn = 0 if words["prompt"].startswith("BUILD_INITIAL") else words["turns"] + 1
        table.card_played = words["card_played"]
        table.reveals = words["done"]
        table.refresh()
        agree("points", [table.points(seat) for seat in range(table.seats)], words["points"])
        table.settle()
        agree("whom is asked", table.decision.seat, words["seat"])
        return table

    def agenda(self, words: Words) -> list[Frame]:
        seat, prompt = words["seat"], words["prompt"]
        if prompt.startswith("BUILD_INITIAL"):
            last = self.corner_of[words["last"]] if prompt == "BUILD_INITIAL_ROAD" else NOBODY
            return [Turn(BEGIN), Placement(len(words["roads"]), last)]
        turn = Turn(BOTH if words["rolled"] else BEFORE_ROLL)
        if prompt == "MOVE_ROBBER":
            return [turn, MoveTormund(seat, 1, CHOOSE_HEX)]
        agree("prompt", "PLAY_TURN", prompt)
        return [turn, FreeRoads(seat, words["free_roads"])] if words["free_roads"] else [turn]

    def put_pieces(self, table: Watch, words: Words) -> None:
        for a, b, seat in words["roads"]:
            table.roads[self.path(a, b)] = seat
            table.stock[seat * PIECES + PIECE_ROAD] -= 1
        for node, seat, city in words["buildings"]:
            table.buildings[self.corner_of[node]] = seat
            table.keeps[self.corner_of[node]] = int(city)
            table.stock[seat * PIECES + (PIECE_KEEP if city else PIECE_SETTLEMENT)] -= 1
        pieces = [table.stock[seat * PIECES : seat * PIECES + PIECE_KEEP + 1] for seat in range(table.seats)]
        agree("pieces", pieces, words["stock"])

    def deal_hands(self, table: Watch, words: Words) -> None:
        """Theirs has the income of the second settlement before its road, ours after it."""
        hands = [hand[:] for hand in words["hands"]]
        if words["prompt"] == "BUILD_INITIAL_ROAD":
            hands[words["seat"]] = [0] * RESOURCES
        else:
            left = [all_cards - sum(held) for all_cards, held in zip(self.box.stock_of, zip(*hands, strict=True))]
            agree("bank", left, words["bank"])
        for seat, hand in enumerate(hands):
            for resource in range(RESOURCES):
                table.hands.counts[seat * RESOURCES + resource] += hand[resource]
                table.hands.counts[table.seats * RESOURCES + resource] -= hand[resource]

    def deal_cards(self, table: Watch, words: Words) -> None:
        """Cards that could be played now in ours but not in theirs count as just bought."""
        kinds = [kind.name for kind in self.box.cards]
        for seat in range(table.seats):
            for name, own in KINDS.items():
                kind, held = kinds.index(own), words["cards"][seat][name]
                pile = FRESH if seat == words["turn_seat"] and barred_there(name, words) else IN_HAND
                table.cards.counts[table.card_row(pile, seat) + kind] = held
                table.cards.counts[table.card_row(FACE_UP, seat) + kind] = words["played"][seat][name]
                for _ in range(held + words["played"][seat][name]):
                    table.deck.cards.remove(kind)
        table.card_bought = True
        agree("deck", len(table.deck.cards), words["deck"])

    # --- what can be done there

    def actions(self, table: Watch) -> dict[Path, Action]:
        """Every series of picks that is one action of theirs."""
        found: dict[Path, Action] = {}
        for option in table.decision.options:
            if option.verb in PLAIN:
                found[(option,)] = (PLAIN[option.verb],)
            elif option.verb in PLACED:
                found[(option,)] = (PLACED[option.verb], self.node_of[option.a])
            elif option.verb == ROAD:
                a, b = self.box.side_ends[option.a]
                found[(option,)] = ("BUILD_ROAD", *sorted((self.node_of[a], self.node_of[b])))
            elif option.verb == TORMUND:
                found |= self.robberies(table, option)
            elif option.verb == GIVE:
                rate = table.rates[table.active * RESOURCES + option.a]
                trade = ("MARITIME_TRADE", option.a, rate)
                found |= {path: (*trade, path[1].a) for path in followed(table, option)}
            elif option.verb == PLAY:
                found |= self.plays(table, option)
            else:
                raise Mismatch(f"{table.spell(option)} means nothing there")
        return found

    def robberies(self, table: Watch, option: Option) -> dict[Path, Action]:
        """The victim of a robbery belongs to the same action; ours asks only if there is a choice."""
        other = table.clone()
        other.tormund = option.a
        place = ("MOVE_ROBBER", *self.box.board.map.hexes[option.a])
        victims = [seat for seat in range(table.seats) if victim_barred(other, table.active, seat) == MAY]
        if len(victims) > 1:
            return {path: (*place, path[1].a) for path in followed(table, option)}
        return {(option,): (*place, victims[0] if victims else NOBODY)}

    def plays(self, table: Watch, option: Option) -> dict[Path, Action]:
        name = next(name for name, own in KINDS.items() if own == self.box.cards[option.a].name)
        if name == "KNIGHT":
            return {(option,): ("PLAY_KNIGHT_CARD",)}
        if name == "ROAD_BUILDING":
            return {(option,): ("PLAY_ROAD_BUILDING",)}
        if name == "MONOPOLY":
            return {path: ("PLAY_MONOPOLY", path[1].a) for path in followed(table, option)}
        paths = [path for first in followed(table, option) for path in followed(table, *first)]
        return {path: ("PLAY_YEAR_OF_PLENTY", *sorted((path[1].a, path[2].a))) for path in paths}


def followed(table: Watch, *path: Option) -> list[Path]:
    """These picks, and each that can come next."""
    other = table.clone()
    for option in path:
        other.play(option, other.decision.seat)
    return [(*path, option) for option in other.decision.options]


def barred_there(card: str, words: Words) -> bool:
    """Before the roll theirs allows only a knight; its free roads are for players who could pay for one."""
    if not words["rolled"]:
        return card != "KNIGHT"
    hand = words["hands"][words["turn_seat"]]
    return card == "ROAD_BUILDING" and not (hand[LUMBER] and hand[BRICK])
