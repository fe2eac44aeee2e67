"""The box: everything that these settings put on the table before the first pick, and that never changes after."""

from typing import Final, final

from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.cards import Library
from longhouse.games.northgard.state.tiles import MIDDLE, TileSet, key_x, key_y, place_key
from longhouse.kernel.box import Box
from longhouse.kernel.content import Entry, Facts
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.game import SettingError
from longhouse.kernel.origin import Origin

FARTHEST: Final = 36  # no tile can lie farther from the starting tile
MOST_FIGURES: Final = 14


@final
class Building:
    """A kind of building, NG-8."""

    def __init__(self, entry: Entry) -> None:
        self.name: Final = entry.text("id")
        self.large: Final = entry.text("size") == "large"
        fits = entry.texts("slots")
        self.fits: Final = [name in fits for name in w.SLOT_IDS[:3]]
        self.cost: Final = entry.entry("cost").at_least("wood", 0)
        self.count: Final = entry.at_least("count", 1)
        self.points: Final = entry.at_least("creature_points", 0)
        harvest = entry.entry("harvest") if entry.has("harvest") else Entry({}, entry.where)
        self.goods: Final = [harvest.number_or(name, 0) for name in w.RESOURCE_IDS]
        self.fame: Final = harvest.number_or("fame", 0)
        self.defend_power: Final = entry.number_or("defend_power", 0)
        self.defend_kill: Final = entry.number_or("defend_kill", 0)
        self.recruit_bonus: Final = entry.number_or("recruit_bonus", 0)
        self.year_draw: Final = entry.number_or("year_draw", 0)


@final
class Creature:
    """NG-18.1"""

    def __init__(self, entry: Entry) -> None:
        self.name: Final = entry.text("id")
        self.kind: Final = entry.text("kind")
        self.colour: Final = entry.text("colour")
        self.power: Final = entry.at_least("power", 0)
        self.reward: Final = entry.at_least("reward", 0)
        self.shares: Final = entry.flag("shares")
        self.ability: Final = entry.one_of("ability", list(w.ABILITY_IDS))
        self.priorities: Final = read_priorities(entry)


def read_priorities(entry: Entry) -> list[int]:
    texts = entry.texts("priorities")
    for text in texts:
        if text not in w.PRIORITY_IDS:
            raise entry.cannot_hold("priorities", text, w.PRIORITY_IDS)
    return [w.PRIORITY_IDS.index(text) for text in texts]


@final
class Face:
    """A face of the battle die, NG-12.6."""

    def __init__(self, entry: Entry) -> None:
        self.name: Final = entry.text("id")
        self.power: Final = entry.at_least("power", 0)
        self.kill: Final = entry.at_least("kill", 0)
        self.choice: Final = entry.flag("choice")
        self.axes: Final = entry.at_least("axes", 0)


@final
class NorthgardBox(Box):
    """Content and settings of one game, read once and shared by all its tables."""

    def __init__(self, origin: Origin, players: int) -> None:
        super().__init__(origin, players)
        root = origin.content.root
        self.read_variants()
        self.read_limits(root)
        self.tiles: Final = TileSet(root)
        self.read_layout(root)
        self.read_tokens(root)
        self.seat_colours: Final = self.choose_colours()
        library = Library(root)
        self.cards: Final = library.cards
        self.steps: Final = library.steps
        self.scripts: Final = library.scripts
        self.read_decks()
        self.learn_words()

    # --- reading settings and content

    def read_variants(self) -> None:
        """The digest's table of options."""
        settings = self.settings
        self.last_year = int(settings["years"])
        self.long = settings["years"] == "10"
        self.teams = settings["teams"] == "true"
        self.creatures_on = settings["creatures"] == "true"
        self.more_creatures = settings["more_creatures"] == "true"
        self.win_by_territories = settings["win_by_territories"] == "true" and not self.long
        self.clans_random = settings["clan_pick"] == "random"
        self.first_player = settings["first_player"]
        self.open_fame = settings["open_fame"] == "true"
        self.trade_same = settings["trade_rate"] == "same3"
        self.harvest_together = settings["harvest_order"] == "together"
        self.second_chance_must = settings["second_chance"] == "must"
        self.boar_own_only = settings["boar_lore"] == "closes_no_own"
        self.bear_pass_through = settings["bear_pass_through"] == "true"
        self.stuck_creature_acts = settings["stuck_creature_acts"] == "true"
        self.strict_borders = settings["strict_borders"] == "true"
        self.five_tile_in_pile = settings["five_tile_in_pile"] == "true"
        self.small_on_large = settings["small_on_large"] == "true"
        self.scorch_own = settings["scorch_own"] == "true"
        self.discard_needs_victim = settings["discard_needs_victim"] == "true"
        self.read_version()

    def read_version(self) -> None:
        """What the first version of the rules read differently, and what is not a setting."""
        corrected = self.origin.version > 1
        self.stag_beats_beasts = corrected  # NG-RU39: Stag's fame also for a territory taken from a Fallen Valkyrie
        self.group_beside_valkyrie = corrected  # NG-RU46: whether a group of the set-up may always go there

    def read_limits(self, root: Entry) -> None:
        limits = root.entry("limits")
        self.units_per_player = limits.at_least("units_per_player", 1)
        self.hand_draw = limits.at_least("hand_draw", 1)
        self.unrest_cards = limits.at_least("unrest_cards", 0)
        self.unrest_empty_fame = limits.number("unrest_empty_fame")
        self.setup_tiles_drawn = limits.at_least("setup_tiles_drawn", 2)
        self.setup_group = limits.at_least("setup_group", 1)
        self.second_chance_group = limits.at_least("second_chance_group", 1)
        self.trade_in = limits.at_least("trade_in", 1)
        self.trade_out = limits.at_least("trade_out", 1)
        self.fame_per_resources = limits.at_least("fame_per_resources", 1)
        self.to_win = limits.at_least("wins_closed_large_team" if self.teams else "wins_closed_large", 1)
        self.harvest_fame_small = limits.at_least("harvest_fame_small", 0)
        self.harvest_fame_big = limits.at_least("harvest_fame_big", 0)
        self.harvest_big_tiles = limits.at_least("harvest_big_tiles", 1)
        costs = root.entry("costs")
        self.replace_lore = costs.entry("replace_card").at_least("lore", 0)
        self.replace_draw = costs.at_least("replace_card_draw", 0)
        self.remove_lore = costs.entry("remove_card").at_least("lore", 0)
        self.remove_draw = costs.at_least("remove_card_draw", 0)
        self.upgrade_lore = costs.entry("upgrade_clan").at_least("lore", 0)
        deck = root.entry("development_deck")
        self.early_per_player = deck.at_least("early_per_player_long" if self.long else "early_per_player", 1)
        self.advanced_per_player = deck.at_least("advanced_per_player_long" if self.long else "advanced_per_player", 1)
        self.read_start(root)

    def read_start(self, root: Entry) -> None:
        """NG-3.9: by place in turn order; NG-14.1: the upkeep by number of units."""
        self.start_goods = [[0] * w.RESOURCES for _ in range(self.players)]
        for entry in root.entries("start_resources"):
            for place in entry.numbers("seats"):
                if place <= self.players:
                    self.start_goods[place - 1] = [entry.at_least(name, 0) for name in w.RESOURCE_IDS]
        self.upkeep: list[list[int]] = []
        for units in range(self.units_per_player + 1):
            rows = [e for e in root.entries("winter") if is_row(e, units)]
            if len(rows) != 1:
                facts: Facts = {"units": units, "rows": len(rows)}
                raise root.wrong("'winter' must have one row for {units} units, not {rows}", "fault-winter", facts)
            self.upkeep.append([rows[0].at_least("food", 0), rows[0].at_least("wood", 0)])

    def read_layout(self, root: Entry) -> None:
        """NG-3.5, NG-3.6: the starting tiles as they lie, and the tiles of the pile."""
        tiles = self.tiles
        layouts = [entry for entry in root.entries("start_layout") if self.players in entry.numbers("players")]
        if len(layouts) != 1:
            facts: Facts = {"players": self.players}
            raise root.wrong("there must be one 'start_layout' for {players} players", "fault-start-layout", facts)
        self.start_layout: list[int] = []  # tile, place, turn, ...
        for entry in layouts[0].entries("tiles"):
            tile = entry.one_of("tile", tiles.tile_names)
            self.start_layout += [tile, place_key(entry.number("x"), entry.number("y")), entry.number("rot")]
        self.start_tiles = [self.start_layout[at] for at in range(0, len(self.start_layout), 3)]
        left_out = [] if self.five_tile_in_pile else [tiles.start5]
        self.pile_tiles = [tile for tile in range(tiles.tiles) if tile not in self.start_tiles + left_out]
        most = len(self.pile_tiles) // self.players
        if self.setup_tiles_drawn > most:
            raise root.entry("limits").too_many("setup_tiles_drawn", most)

    def read_tokens(self, root: Entry) -> None:
        self.buildings = [Building(entry) for entry in root.entries("building")]
        if tuple([b.name for b in self.buildings]) != w.BUILDING_IDS:
            raise root.in_order("building", w.BUILDING_IDS)
        clans = [entry.text("power") for entry in root.entries("clan")]
        if tuple(clans) != w.POWER_IDS:
            raise root.in_order("power", w.POWER_IDS)
        self.creatures = [Creature(entry) for entry in root.entries("creature")]
        self.faces = [Face(entry) for entry in root.entries("die_face")]
        self.colours = [entry.text("id") for entry in root.entries("colour")]
        deck = root.entry("creature_deck")
        self.first_max_power = deck.at_least("first_max_power", 0)
        self.first_extra = deck.at_least("first_extra", 0)
        kaija = [entry for entry in root.entries("token") if entry.text("id") == "kaija"]
        if not kaija:
            raise root.no_such("token", "kaija")
        self.kaija_power = kaija[0].at_least("power", 1)

    def choose_colours(self) -> list[int]:
        """NG-3.1: by seat; a player who names none takes the next one that is left."""
        chosen = [self.colours.index(name) for name in self.settings["colours"].split(",") if name]
        if len(chosen) > self.players:
            raise SettingError(
                f"setting colours names {len(chosen)} colours for {self.players} players",
                "northgard-cannot-colours",
                {"setting": "colours", "colours": len(chosen), "players": self.players},
            )
        rest = [colour for colour in range(len(self.colours)) if colour not in chosen]
        return [*chosen, *rest][: self.players]

    def read_decks(self) -> None:
        """Which cards lie where before the first pick."""
        by_deck = [[card.number for card in self.cards if card.deck == deck] for deck in range(len(w.DECK_IDS))]
        self.early_cards = repeated(self, by_deck[w.DECK_EARLY])
        self.advanced_cards = repeated(self, by_deck[w.DECK_ADVANCED])
        self.achievement_cards = repeated(self, by_deck[w.DECK_ACHIEVEMENT])
        self.start_cards = repeated(self, by_deck[w.DECK_START])
        if len(by_deck[w.DECK_UNREST]) != 1:
            root = self.origin.content.root
            raise root.wrong("there must be one kind of 'card' of the deck 'unrest'", "fault-unrest")
        self.unrest_card = by_deck[w.DECK_UNREST][0]
        clan_cards = by_deck[w.DECK_CLAN]
        self.base_cards = [
            [c for c in clan_cards if self.cards[c].clan == k and self.cards[c].base] for k in range(w.CLANS)
        ]
        self.upgrade_cards = [
            [c for c in clan_cards if self.cards[c].clan == k and not self.cards[c].base] for k in range(w.CLANS)
        ]
        self.reactions = [card.number for card in self.cards if card.reaction]
        need = [self.early_per_player, self.advanced_per_player, 1]
        have = [len(self.early_cards), len(self.advanced_cards), len(self.achievement_cards)]
        for per_player, cards in zip(need, have, strict=True):
            if cards < per_player * self.players:
                raise self.origin.content.root.too_few("card", per_player * self.players, self.players)

    # --- the vocabulary

    def learn_words(self) -> None:
        """A verb's options are in the order of their first number, but for FIGURES."""
        counts: dict[str, int] = {
            "clan": w.CLANS,
            "tile": self.tiles.tiles,
            "territory": self.tiles.regions,
            "card": len(self.cards),
            "creature": len(self.creatures),
            "building": w.BUILDINGS,
            "slot": len(w.SLOT_IDS),
            "resource": w.RESOURCES,
            "seat": self.players,
            "choice": max([len(step.choices) for step in self.steps] + [1]),
            "spot": self.tiles.slots + sum([building.count for building in self.buildings]),
        }
        special: dict[int, list[Option]] = {
            w.PLACE: [Option(w.PLACE, key) for key in places_in_reach()],
            w.TURN: [Option(w.TURN, turn) for turn in range(4)],
            w.PAY_FOOD: [Option(w.PAY_FOOD, n) for n in range(MOST_FIGURES + 2)],
            w.FIGURES: [Option(w.FIGURES, n, k) for k in range(2) for n in range(MOST_FIGURES + 1) if n + k],
            w.SWAP: [Option(w.SWAP, a, b) for a in range(w.RESOURCES) for b in range(w.RESOURCES) if a != b],
        }
        self.speak(w.VERBS, counts, special)

    def spell(self, option: Option) -> str:
        if option.verb == w.FIGURES:
            return f"{w.VERBS[w.FIGURES].name}/{option.a}{'k' if option.b else ''}"
        return super().spell(option)

    def name_of(self, kind: str, number: int) -> str:
        """What the content calls the things that have a name there; seats are counted from 0, choices from 1."""
        names: dict[str, list[str]] = {
            "clan": list(w.CLAN_IDS),
            "tile": self.tiles.tile_names,
            "creature": [creature.name for creature in self.creatures],
            "building": list(w.BUILDING_IDS),
            "slot": list(w.SLOT_IDS),
            "resource": list(w.RESOURCE_IDS),
        }
        if kind == "card":
            return self.cards[number].name
        if kind == "place":
            return f"{key_x(number)},{key_y(number)}"
        if kind == "choice":
            return str(number + 1)
        if kind == "territory":
            return self.tiles.region_names[number]
        if kind == "spot":
            slots = self.tiles.slots
            return self.tiles.slot_names[number] if number < slots else f"loose.{number - slots}"
        return names[kind][number] if kind in names else str(number)

    def partner(self, seat: Seat) -> Seat:
        """NG-20.2: seats 1 and 3 against 2 and 4."""
        return (seat + 2) % 4 if self.teams else NOBODY


def repeated(box: NorthgardBox, kinds: list[int]) -> list[int]:
    return [kind for kind in kinds for _ in range(box.cards[kind].copies)]


def is_row(entry: Entry, units: int) -> bool:
    return entry.number("min") <= units and (entry.number("max") == 0 or units <= entry.number("max"))


def places_in_reach() -> list[int]:
    """All places on which a tile can ever lie, from north to south."""
    keys: list[int] = []
    for y in range(-FARTHEST, FARTHEST + 1):
        for x in range(-FARTHEST, FARTHEST + 1):
            if abs(x) + abs(y) <= FARTHEST:
                keys.append(place_key(x, y))
    return keys


assert FARTHEST < MIDDLE
