"""The box: everything that these settings put on the table before the first pick, and that never changes after."""

from typing import Final, final

from longhouse.games.watch.board import Board, Route
from longhouse.games.watch.words import (
    ITEM_IDS,
    PATROL,
    PIECE_IDS,
    RESOURCE_IDS,
    ROLE_IDS,
    ROLL,
    TILE_IDS,
    VERBS,
    VICTORY,
)
from longhouse.kernel.content import ContentError, Entry
from longhouse.kernel.decision import Decision, Option
from longhouse.kernel.effect import Scripts
from longhouse.kernel.game import SettingError
from longhouse.kernel.hexes import spell_place
from longhouse.kernel.origin import Origin

EFFECT_VERBS: Final = ("choose", "move_tormund", "gain", "build", "vp", "take_all")
EFFECT_WORDS: Final[list[dict[str, str]]] = [
    {},
    {},
    {"resource": "choice"},
    {"item": "road"},
    {},
    {"resource": "choice", "from": "opponents"},
]


@final
class CardKind:
    """A kind of development card: its role, how many the deck has, and what it does."""

    def __init__(self, name: str, role: int, count: int, script: int, points: int) -> None:
        self.name: Final = name
        self.role: Final = role
        self.count: Final = count
        self.script: Final = script
        self.points: Final = points


@final
class Box:
    """Content and settings of one game, read once and shared by all its tables."""

    def __init__(self, origin: Origin, players: int) -> None:
        root = origin.content.root
        settings = origin.settings
        self.origin: Final = origin
        self.settings: Final = settings
        self.players: Final = players
        self.combined: Final = settings["turn_phases"] == "combined"
        self.strict_shortage: Final = settings["shortage"] == "strict"
        self.wins_at_end_of_turn: Final = settings["win_timing"] == "end_of_turn"
        self.winning_rule: Final = "GW-15.6" if self.wins_at_end_of_turn else "GW-9.2"
        self.friendly: Final = settings["friendly_tormund"] == "true"
        self.proposals: Final = int(settings["trade_max_offers_per_turn"])
        self.side_limit: Final = int(settings["trade_max_cards_per_side"])
        self.counters: Final = settings["trade_counter_offers"] == "1"
        game = root.entry("game")
        self.goal: Final = game.at_least("vp_to_win", 1)
        self.hand_limit: Final = game.at_least("hand_limit_on_7", 1)
        self.supply_rate: Final = root.entry("supply_trade").at_least("base_rate", 1)
        self.read_nouns(root)
        self.read_board(root)
        self.read_cards(root)
        self.say: Final = self.make_options()
        self.just_roll: Final = [Decision(s, "watch-ask-roll", [], self.say[ROLL]) for s in range(players)]
        self.vocabulary: Final = [option for options in self.say for option in options]
        self.known: Final = set(self.vocabulary)
        self.option_of: Final = {self.spell(option): option for option in self.vocabulary}

    # --- reading the content

    def read_nouns(self, root: Entry) -> None:
        resources = root.entries("resource")
        self.resources = [entry.text("id") for entry in resources]
        if tuple(self.resources) != RESOURCE_IDS:
            raise ContentError(f"{root.where}: the resources must be {', '.join(RESOURCE_IDS)}, in this order")
        self.stock_of = [entry.at_least("cards", 1) for entry in resources]
        terrains = root.entries("terrain")
        self.terrains = [entry.text("id") for entry in terrains]
        self.terrain_resource = [
            entry.one_of("resource", self.resources) if entry.text("resource") else -1 for entry in terrains
        ]
        tokens = root.entries("number_token")
        self.tokens = [entry.text("label") for entry in tokens]
        self.token_rolls = [read_rolls(entry) for entry in tokens]
        self.token_pips = [entry.number("pips") for entry in tokens]
        self.colours = [entry.text("id") for entry in root.entries("colour")]
        builds = [named(root, "build", name) for name in ITEM_IDS]
        self.costs = [self.read_cost(entry.entry("cost")) for entry in builds]
        self.cost_kinds = [[r for r in range(len(cost)) if cost[r]] for cost in self.costs]
        self.worth = [entry.number("vp") for entry in builds]
        self.pieces = [named(root, "piece", name).at_least("per_player", 1) for name in PIECE_IDS]
        self.pieces[0] = int(self.settings["roads_per_player"])
        tiles = [named(root, "special_tile", name) for name in TILE_IDS]
        self.tile_minimum = [entry.number("minimum") for entry in tiles]
        self.tile_points = [entry.number("vp_base") for entry in tiles]

    def read_cost(self, entry: Entry) -> list[int]:
        for name in entry.data:
            if name not in self.resources:
                raise entry.wrong(f"'{name}' is no resource; known: {', '.join(self.resources)}")
        return [entry.at_least(name, 0) if entry.has(name) else 0 for name in self.resources]

    def read_board(self, root: Entry) -> None:
        name = self.settings["board"]
        board = "base_gift" if name == "auto" else name
        self.board = Board(named(root, "board", board), self.terrains, self.tokens, self.resources, self.colours)
        places = self.board.map
        self.hex_corners = places.hex_corners
        self.corner_hexes = places.corner_hexes
        self.corner_sides = places.corner_sides
        self.corner_neighbours = places.corner_neighbours
        self.side_ends = places.side_ends
        standard = self.board.name == "base_gift" and self.settings["layout"] == "standard"
        placement = self.settings["initial_placement"]
        self.printed_starts = standard and placement != "phase"  # GW-2.9
        self.routes_at: list[list[Route]] = [[] for _ in self.board.map.corners]
        for route in self.board.routes:
            for end in route.ends:
                self.routes_at[end].append(route)
        self.seat_colours = self.choose_colours()

    def choose_colours(self) -> list[int]:
        """GW-2.10: chosen before the game; who chooses nothing gets the next free one of the data's order."""
        chosen = [self.colours.index(name) for name in self.settings["colours"].split(",") if name]
        omitted = self.board.omitted[self.players] if self.printed_starts else []
        for colour in omitted:
            if colour in chosen:
                raise SettingError(
                    f"option colours: {self.colours[colour]} has no printed start with {self.players} players",
                    "watch-cannot-colour",
                    {"option": "colours", "value": self.colours[colour], "players": self.players},
                )
        if len(chosen) > self.players:
            raise SettingError(
                f"option colours names {len(chosen)} colours for {self.players} players",
                "watch-cannot-colours",
                {"option": "colours", "colours": len(chosen), "players": self.players},
            )
        free = [colour for colour in range(len(self.colours)) if colour not in chosen + omitted]
        return chosen + free[: self.players - len(chosen)]

    def read_cards(self, root: Entry) -> None:
        deck = self.settings["dev_deck"]
        deck = self.board.deck if deck == "auto" else deck
        self.scripts = Scripts(list(EFFECT_VERBS), "base")
        self.cards: list[CardKind] = []
        for entry in root.entries("dev_card"):
            count = entry.at_least("count_base", 0)
            if entry.text("deck") == deck and count:
                role = entry.one_of("kind", list(ROLE_IDS))
                script = self.scripts.read(entry.entries("effect"))
                check_words(entry, self.scripts, script)
                points = 0
                if role == VICTORY:
                    points = sum([effect.numbers.get("n", 1) for effect in self.scripts.effects[script]])
                self.cards.append(CardKind(entry.text("id"), role, count, script, points))
        self.patrol_kinds = [k for k in range(len(self.cards)) if self.cards[k].role == PATROL]
        self.victory_kinds = [k for k in range(len(self.cards)) if self.cards[k].role == VICTORY]
        self.playable_kinds = [k for k in range(len(self.cards)) if self.cards[k].role != VICTORY]
        if not self.cards:
            raise ContentError(f"{root.where}: there is no development card of deck '{deck}'")

    # --- the vocabulary

    def domain(self, kind: str) -> int:
        """How many things of this kind there are to be named."""
        if kind == "path":
            return len(self.board.map.sides)
        if kind == "intersection":
            return len(self.board.map.corners)
        if kind == "hex":
            return len(self.board.map.hexes)
        if kind == "card":
            return len(self.cards)
        if kind == "seat":
            return self.players
        if kind == "choice":
            return max([1] + [len(e.choices) for script in self.scripts.effects for e in script])
        return len(self.resources)

    def make_options(self) -> list[list[Option]]:
        """Every option there is, once: options are shared, never made anew."""
        say: list[list[Option]] = []
        for verb, word in enumerate(VERBS):
            count = self.domain(word.kinds[0]) if word.kinds else 1
            say.append([Option(verb, a) for a in range(count)])
        return say

    def spell(self, option: Option) -> str:
        word = VERBS[option.verb]
        if not word.kinds:
            return word.name
        return f"{word.name}/{self.spell_noun(word.kinds[0], option.a)}"

    def spell_noun(self, kind: str, number: int) -> str:
        if kind == "path":
            return spell_place(self.board.map.sides[number])
        if kind == "intersection":
            return spell_place(self.board.map.corners[number])
        if kind == "hex":
            return self.board.spell_hex(number)
        if kind == "card":
            return self.cards[number].name
        if kind == "resource":
            return self.resources[number]
        return str(number)


def named(root: Entry, kind: str, name: str) -> Entry:
    """The entry of this kind with this id."""
    for entry in root.entries(kind):
        if entry.text("id") == name:
            return entry
    raise ContentError(f"{root.where}: there is no {kind} '{name}'")


def read_rolls(entry: Entry) -> list[int]:
    """GW-3.4: what two dice can show, but for the 7."""
    rolls = entry.numbers("rolls")
    for roll in rolls:
        if not 2 <= roll <= 12 or roll == 7:
            raise entry.wrong(f"'rolls' holds {roll}, which is no sum of two dice that produces")
    return rolls


def check_words(entry: Entry, scripts: Scripts, script: int) -> None:
    """GW-17.3: a word that a verb does not know would be ignored, and the card would do something else than it says."""
    for effect in scripts.effects[script]:
        known = EFFECT_WORDS[effect.verb]
        for key, words in effect.words.items():
            if key not in ("do", "modes", "from_option") and words != [known.get(key, "")]:
                can = known.get(key, "")
                raise entry.wrong(f"{EFFECT_VERBS[effect.verb]}: '{key}' can only be '{can}', not '{', '.join(words)}'")
        for choice in effect.choices:
            check_words(entry, scripts, choice)
