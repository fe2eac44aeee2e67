"""The box: everything that these settings put on the table before the first pick, and that never changes after."""

from typing import Final, final

from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.board import Board, Route, canonical_text
from longhouse.games.watch.state.means import means_at
from longhouse.games.watch.state.north import Hero, North, read_hero
from longhouse.games.watch.state.scripts import check_words
from longhouse.kernel.box import Box
from longhouse.kernel.content import Entry, Facts
from longhouse.kernel.decision import Decision, Option
from longhouse.kernel.effect import Scripts
from longhouse.kernel.game import SettingError
from longhouse.kernel.hexes import spell_place
from longhouse.kernel.origin import Origin


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
class WatchBox(Box):
    """Content and settings of one game, read once and shared by all its tables."""

    def __init__(self, origin: Origin, players: int) -> None:
        super().__init__(origin, players)
        root = origin.content.root
        settings = self.settings
        self.full: Final = settings["mode"] == "full"
        self.wins_at_end_of_turn: Final = settings["win_timing"] == "end_of_turn"
        self.winning_rule: Final = self.find_winning_rule()
        game = root.entry("game")
        self.goal: Final = game.at_least("vp_to_win", 1)
        self.hand_limit: Final = game.at_least("hand_limit_on_7", 1)
        self.supply_rate: Final = root.entry("supply_trade").at_least("full_rate" if self.full else "base_rate", 1)
        self.read_variants()
        self.read_nouns(root)
        self.read_board(root)
        self.north: Final = North(root, self.board, self.board.invasion, settings["token_mix"] == "old")
        self.guard_points: Final = [self.north.points_of(n) for n in range(self.pieces[w.PIECE_GUARD] + 1)]
        self.read_cards(root)
        self.read_heroes(root)
        self.learn_words()
        self.prepare()

    def prepare(self) -> None:
        """What is looked up or asked again and again, made once: shared by all tables, never written to."""
        self.just_roll = self.only("watch-ask-roll", w.ROLL)
        self.just_go_on = self.only("watch-ask-trade", w.GO_ON)
        self.just_end = self.only("watch-ask-turn" if self.combined else "watch-ask-build", w.END_TURN)
        self.other_hexes = all_but_one(self.say[w.TORMUND])
        self.other_takes = all_but_one(self.say[w.TAKE])
        self.gives = [
            [option for option in self.say[w.GIVE] if bits >> option.a & 1] for bits in range(1 << len(self.resources))
        ]
        self.means = [means_at(rate, self.costs, self.stock_of) for rate in range(self.supply_rate + 1)]
        self.supply_place = [
            self.players * w.RESOURCES + slot % w.RESOURCES for slot in range(self.players * w.RESOURCES)
        ]
        self.most_hidden_points = sum([self.cards[kind].count * self.cards[kind].points for kind in self.victory_kinds])

    def only(self, ask: str, verb: int) -> list[Decision]:
        """By seat: a question with nothing to choose."""
        return [Decision(seat, ask, [], self.say[verb]) for seat in range(self.players)]

    def find_winning_rule(self) -> str:
        if self.wins_at_end_of_turn:
            return "GW-15.6"
        return "GW-15.1" if self.full else "GW-9.2"

    # --- reading settings and content

    def read_variants(self) -> None:
        """The options of the digest that are yes or no, or a number."""
        self.combined = self.settings["turn_phases"] == "combined"
        self.strict_shortage = self.settings["shortage"] == "strict"
        self.friendly = self.settings["friendly_tormund"] == "true"
        self.proposals = int(self.settings["trade_max_offers_per_turn"])
        self.side_limit = int(self.settings["trade_max_cards_per_side"])
        self.counters = self.settings["trade_counter_offers"] == "1"
        self.recheck = self.settings["recheck_after_guard_loss"] == "true"
        self.redraws = self.settings["no_figure"] == "redraw"
        self.overflows = self.settings["invasion_full_route"] == "overflow"
        self.reveals_set_up = self.settings["setup_wildlings"] == "reveal"
        self.tragedy = self.settings["tragedy_of_heroes"] == "true"
        self.hero_fresh_use = self.settings["hero_fresh_use"] == "true"
        self.hero_take_back_same = self.settings["hero_take_back_same"] == "true"

    def read_nouns(self, root: Entry) -> None:
        resources = root.entries("resource")
        self.resources = [entry.text("id") for entry in resources]
        if tuple(self.resources) != w.RESOURCE_IDS:
            raise root.in_order("resource", w.RESOURCE_IDS)
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
        builds = [named(root, "build", name) for name in w.ITEM_IDS]
        self.costs = [self.read_cost(entry.entry("cost")) for entry in builds]
        self.cost_kinds = [[r for r in range(len(cost)) if cost[r]] for cost in self.costs]
        self.worth = [entry.number("vp") for entry in builds]
        self.pieces = [named(root, "piece", name).at_least("per_player", 1) for name in w.PIECE_IDS]
        self.pieces[0] = int(self.settings["roads_per_player"])
        if not self.full:
            self.pieces[w.PIECE_GUARD] = 0  # GW-2.1: guards are put aside
        tiles = [named(root, "special_tile", name) for name in w.TILE_IDS]
        self.tile_minimum = [entry.number("minimum") for entry in tiles]
        self.tile_tokens = [entry.at_least("wildling_tokens_revealed_full", 0) for entry in tiles]
        self.tile_points = [entry.number("vp_full" if self.full else "vp_base") for entry in tiles]

    def read_cost(self, entry: Entry) -> list[int]:
        entry.check_known(tuple(self.resources))
        return [entry.at_least(name, 0) if entry.has(name) else 0 for name in self.resources]

    def read_board(self, root: Entry) -> None:
        self.board = Board(self.choose_board(root), self.terrains, self.tokens, self.resources, self.colours)
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

    def choose_board(self, root: Entry) -> Entry:
        """GW-1.6, GW-10.1: the board that was chosen, or the first one of the data for this mode and number."""
        name = self.settings["board"]
        if name != "auto":
            board = named(root, "board", name)
            self.check_board(board)
            return board
        for board in root.entries("board"):
            if self.settings["mode"] in board.texts("modes") and self.players in board.numbers("players"):
                return board
        facts: Facts = {"mode": self.settings["mode"], "players": self.players}
        raise root.wrong("there is no 'board' for mode '{mode}' and {players} players", "fault-no-board", facts)

    def check_board(self, board: Entry) -> None:
        modes = board.texts("modes")
        players = board.numbers("players")
        name = board.text("id")
        if self.settings["mode"] not in modes:
            raise SettingError(
                f"setting board: {name} is a board of mode={' or '.join(modes)}",
                "watch-cannot-board",
                {"setting": "board", "value": name},
            )
        if self.players not in players:
            counts = " or ".join([str(n) for n in players])
            raise SettingError(
                f"setting board: {name} is for {counts} players, not {self.players}",
                "watch-cannot-board-players",
                {"setting": "board", "value": name, "players": counts},
            )

    def choose_colours(self) -> list[int]:
        """GW-2.10: chosen before the game; a player who chooses none gets the next free one of the data's order."""
        chosen = [self.colours.index(name) for name in self.settings["colours"].split(",") if name]
        omitted = self.board.omitted[self.players] if self.printed_starts else []
        for colour in omitted:
            if colour in chosen:
                raise SettingError(
                    f"setting colours: {self.colours[colour]} has no printed start with {self.players} players",
                    "watch-cannot-colour",
                    {"setting": "colours", "value": self.colours[colour], "players": self.players},
                )
        if len(chosen) > self.players:
            raise SettingError(
                f"setting colours names {len(chosen)} colours for {self.players} players",
                "watch-cannot-colours",
                {"setting": "colours", "colours": len(chosen), "players": self.players},
            )
        free = [colour for colour in range(len(self.colours)) if colour not in chosen + omitted]
        return chosen + free[: self.players - len(chosen)]

    def read_cards(self, root: Entry) -> None:
        deck = self.settings["dev_deck"]
        deck = self.board.deck if deck == "auto" else deck
        self.scripts = Scripts(list(w.EFFECT_IDS), self.settings["mode"])
        self.cards: list[CardKind] = []
        for entry in root.entries("dev_card"):
            count = entry.at_least("count" if self.full else "count_base", 0)
            if entry.text("deck") == deck and count:
                role = entry.one_of("kind", list(w.ROLE_IDS))
                script = self.scripts.read(entry.entries("effect"))
                self.complete(entry, script)
                points = 0
                if role == w.VICTORY:
                    points = sum([effect.numbers.get("n", 1) for effect in self.scripts.effects[script]])
                self.cards.append(CardKind(entry.text("id"), role, count, script, points))
        self.patrol_kinds = [k for k in range(len(self.cards)) if self.cards[k].role == w.PATROL]
        self.victory_kinds = [k for k in range(len(self.cards)) if self.cards[k].role == w.VICTORY]
        self.playable_kinds = [k for k in range(len(self.cards)) if self.cards[k].role != w.VICTORY]
        if not self.cards:
            raise root.wrong("no 'dev_card' is of the deck '{deck}'", "fault-no-deck", {"deck": deck})

    def read_heroes(self, root: Entry) -> None:
        """GW-10.6: the heroes, and who is dealt which, in turn order."""
        self.heroes: list[Hero] = []
        self.dealt_heroes: list[int] = []
        if self.full:
            for entry in root.entries("hero"):
                self.heroes.append(read_hero(entry, self.scripts))
                self.complete(entry, self.heroes[-1].script)
            names = [hero.name for hero in self.heroes]
            deal = root.entry("hero_setup")
            for name in deal.texts(f"p{self.players}"):
                if name not in names:
                    raise deal.cannot_hold(f"p{self.players}", name, names)
                self.dealt_heroes.append(names.index(name))
            if len(self.dealt_heroes) != self.players:
                facts: Facts = {"key": f"p{self.players}", "n": self.players}
                raise deal.wrong("'{key}' must name {n} heroes", "fault-heroes", facts)

    def complete(self, entry: Entry, script: int) -> None:
        """GW-17.3: check the words of a script; options replace what they name, items and places become numbers."""
        check_words(entry, self.scripts, script)
        for effect in self.scripts.effects[script]:
            words = effect.words
            if "n_option" in words:
                effect.numbers["n"] = int(self.settings[words["n_option"][0]])
            if "gain_option" in words and self.settings[words["gain_option"][0]] == "false":
                effect.numbers[w.HEX_LEFT] = 0
            if "item" in words:
                effect.numbers["item"] = w.ITEM_IDS.index(words["item"][0])
            places = words.get("from", [])
            if "from_option" in words:
                places = self.settings[words["from_option"][0]].split(",")
            effect.numbers["places"] = sum([1 << w.PLACE_IDS.index(name) for name in places if name in w.PLACE_IDS])
            for choice in effect.choices:
                self.complete(entry, choice)

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
        if kind == "section":
            return len(self.north.sections)
        if kind == "hero":
            return len(self.heroes)
        if kind == "wildling_place":
            return self.clearing_place(len(self.north.clearings), 0)
        if kind == "choice":
            return max([1] + [len(e.choices) for script in self.scripts.effects for e in script])
        return len(self.resources)

    def learn_words(self) -> None:
        """The base game knows guards too, so that it can say why there are none."""
        spoken = w.VERBS if self.full else w.VERBS[: w.GUARD + 1]
        counts = {kind: self.domain(kind) for word in spoken for kind in word.kinds}
        unspoken: dict[int, list[Option]] = {verb: [] for verb in range(len(spoken), len(w.VERBS))}
        self.speak(w.VERBS, counts, unspoken)

    def camp_place(self, clan: int, camp: int) -> int:
        """GW-13.16: wildlings are in hexes, then in camps, then (by kind) in clearings."""
        return len(self.board.map.hexes) + clan * self.north.camps + camp

    def clearing_place(self, clearing: int, kind: int) -> int:
        return self.camp_place(len(self.north.clans), 0) + clearing * self.north.kinds + kind

    def read(self, text: str) -> Option | None:
        """GW-1.3: a path or an intersection may be called by any of its names."""
        return self.option_of.get(text) or self.option_of.get(canonical_text(text))

    def name_of(self, kind: str, number: int) -> str:
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
        if kind == "seat" or kind == "choice":
            return str(number)
        return self.spell_north(kind, number)

    def spell_north(self, kind: str, number: int) -> str:
        north = self.north
        if kind == "section":
            return north.sections[number].name
        if kind == "hero":
            return self.heroes[number].name
        if kind == "wildling_place":
            return self.spell_wildling_place(number)
        if kind == "wildling":
            return north.wildlings[number].name
        if kind == "clan":
            return north.clans[number].name
        if kind == "trail":
            return north.trails[number].name
        if kind == "clearing":
            return north.clearings[number].name
        if kind == "token":
            return north.tokens[number].name
        return str(number)

    def spell_wildling_place(self, number: int) -> str:
        """GW-13.16: a hex "0,1", a camp "cave-2", or a kind in a clearing "c3_4-regular"."""
        camps = self.camp_place(0, 0)
        clearings = self.clearing_place(0, 0)
        if number < camps:
            return self.board.spell_hex(number)
        if number < clearings:
            clan, camp = divmod(number - camps, self.north.camps)
            return f"{self.north.clans[clan].name}-{camp + 1}"
        clearing, kind = divmod(number - clearings, self.north.kinds)
        return f"{self.north.clearings[clearing].name}-{self.north.wildlings[kind].name}"


def all_but_one(options: list[Option]) -> list[list[Option]]:
    """By the number that an option names: all the others."""
    return [[other for other in options if other.a != option.a] for option in options]


def named(root: Entry, kind: str, name: str) -> Entry:
    """The entry of this kind with this id."""
    for entry in root.entries(kind):
        if entry.text("id") == name:
            return entry
    raise root.no_such(kind, name)


def read_rolls(entry: Entry) -> list[int]:
    """GW-3.4: what two dice can show, but for the 7."""
    rolls = entry.numbers("rolls")
    for roll in rolls:
        if not 2 <= roll <= 12 or roll == 7:
            said = "'rolls' holds {roll}, which is no sum of two dice that produces"
            raise entry.wrong(said, "fault-rolls", {"roll": roll})
    return rolls
