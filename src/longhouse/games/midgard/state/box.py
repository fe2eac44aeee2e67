"""The box of Champions of Midgard: content and settings of one game, read once and shared by all its tables."""

from typing import Final, final

from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.cards import Destiny, Die, Enemy, Journey, Leader, Merchant, Place, Rune, Ship, Shore
from longhouse.games.midgard.state.steps import Step
from longhouse.kernel.box import Box
from longhouse.kernel.content import Entry, Facts
from longhouse.kernel.decision import Option
from longhouse.kernel.origin import Origin

ENEMY_GROUPS: Final = ("trolls", "draugr", "monsters")  # by kind
MOST_PRAYERS: Final = 4
MOST_WARRIORS: Final = 8  # the most dice that a roll's event has room for
# by table, numbers that the rules have no other way to play
FIXED: Final[dict[str, dict[str, int]]] = {
    "limits": {"private_longships_per_player": 1, "extra_workers_per_player": 1},
    "round_setup": {
        "troll_cards": 1,
        "draugr_cards": 2,
        "monster_per_empty_shore": 1,
        "journey_per_empty_shore": 1,
        "rune_per_empty_space": 1,
        "merchant_cards": 1,
    },
    "shores": {"journey_spaces": 1, "monster_spaces": 1, "ships_max": 1},
}


@final
class MidgardBox(Box):
    """A thing is called by its place in the content: places are the locations, the stalls, the private longships and,
    last, begging; enemies are the trolls, the draugr, the monsters and, last, the kraken."""

    def __init__(self, origin: Origin, players: int) -> None:
        super().__init__(origin, players)
        root = origin.content.root
        self.read_variants()
        self.read_limits(root)
        self.read_seats(root.entry("setup").entry(f"p{players}"))
        self.dice: Final = [Die(entry) for entry in root.entries("dice")]
        self.shores: Final = [Shore(entry) for entry in root.entries("shores")]
        self.ships: Final = [Ship(entry) for entry in root.entries("longships")]
        self.leaders: Final = [Leader(entry) for entry in root.entries("leaders")]
        self.runes: Final = [Rune(entry) for entry in root.entries("runes")]
        self.destinies: Final = [Destiny(entry) for entry in root.entries("destinies")]
        self.journeys: Final = [Journey(entry) for entry in root.entries("journeys")]
        self.merchants: Final = [Merchant(entry) for entry in root.entries("merchant_ships")]
        self.read_places(root)
        self.read_enemies(root)
        self.check(root)
        self.odds: Final[dict[int, float]] = {}  # chances that were computed before, see odds.py
        self.throws: Final[dict[int, list[float]]] = {}  # and what dice show how often
        self.learn_words()

    # --- reading settings and content

    def read_variants(self) -> None:
        """The digest's table of options."""
        settings = self.settings
        self.hall_of_fame = settings["hall_of_fame"] == "true"
        self.distrust = settings["distrust"] == "true"
        self.simultaneous = settings["assign"] == "simultaneous"
        self.huts_by_round = settings["huts_price"] == "round"
        self.rune_spaces = int(settings["rune_display"])
        self.first_random = settings["first_player"] == "random"
        self.leaders_random = settings["leader_choice"] == "random"
        self.runes_any_moment = self.origin.version >= 2  # CM-RU10: before, only at the owner's own decisions

    def read_limits(self, root: Entry) -> None:
        self.rounds = root.entry("game").at_least("rounds", 1)
        limits = root.entry("limits")
        self.warriors_per_player = limits.at_least("warriors_per_player", 1)
        self.hunt_food_max = limits.at_least("hunt_food_max", 0)
        start = root.entry("start")
        self.start_goods = [start.at_least(name, 0) for name in w.GOOD_IDS]
        self.start_dice = [start.at_least(name, 0) for name in w.DIE_IDS]
        self.start_destinies = start.at_least("destiny", 0)
        self.start_blame = start.at_least("blame", 0)
        self.start_glory = start.at_least("glory", 0)
        added = root.entry("round_setup")
        self.round_draugr = added.at_least("draugr_cards", 0)
        keys = ("swordsmith_add", "hafter_add", "blacksmith_add", "smokehouse_add")  # in the order of STOCK_IDS
        self.round_stock = [added.at_least(key, 0) for key in keys]
        scoring = root.entry("scoring")
        self.set_glory = scoring.at_least("set_of_three_colours", 0)
        self.favour_glory = scoring.at_least("favour_glory", 0)
        self.coins_per_glory = scoring.at_least("coins_per_glory", 1)
        self.blame_glory = scoring.numbers("blame_table")
        self.colours = root.entry("player_colours").texts("ids")

    def read_seats(self, entry: Entry) -> None:
        """CM-14: what depends on the number of players."""
        self.workers = entry.at_least("workers", 1)
        self.war_stalls = entry.at_least("stalls_war", 0)
        self.trade_stalls = entry.at_least("stalls_trade", 0)
        self.shores_used = entry.at_least("shores", 1)
        self.private_names = entry.texts("private_longships")

    def read_places(self, root: Entry) -> None:
        ships = [entry for entry in root.entries("longships") if entry.text("kind") == "private"]
        self.places = [Place(entry, w.LOCATION) for entry in root.entries("locations")]
        self.first_stall = len(self.places)
        self.places += [Place(entry, w.STALL) for entry in root.entries("stalls")]
        self.first_longship = len(self.places)
        self.places += [Place(Entry({"id": entry.text("id")}, entry.where), w.LONGSHIP) for entry in ships]
        self.beg = len(self.places)
        self.places.append(Place(root.entry("beg"), w.BEGGING))
        self.ship_names = [ship.name for ship in self.ships]
        self.private_ships = [ship for ship in range(len(self.ships)) if self.ships[ship].name in self.private_names]
        self.first_private = min([ship for ship in range(len(self.ships)) if self.ships[ship].private], default=0)

    def read_enemies(self, root: Entry) -> None:
        self.enemies: list[Enemy] = []
        self.deck_of: list[list[int]] = []  # by kind: the cards of its deck
        for kind, key in enumerate(ENEMY_GROUPS):
            first = len(self.enemies)
            self.enemies += [Enemy(entry, kind) for entry in root.entries(key)]
            self.deck_of.append(list(range(first, len(self.enemies))))
        self.kraken = len(self.enemies)
        self.enemies.append(Enemy(root.entry("kraken"), w.KRAKEN))

    def check(self, root: Entry) -> None:
        """What the rules need to find in the content, whatever else is in it."""
        if tuple([die.name for die in self.dice]) != w.DIE_IDS:
            raise root.in_order("dice", w.DIE_IDS)
        if len(self.shores) < self.shores_used or self.shores_used > w.SHORES:
            raise root.too_few("shores", self.shores_used, self.players)
        self.check_names(root)
        self.check_cards(root)
        self.check_limits(root)
        for place in self.places:
            self.check_place(root, place)

    def check_names(self, root: Entry) -> None:
        """Everything that can be said must mean one thing."""
        names = [[place.name for place in self.places], self.ship_names, [leader.name for leader in self.leaders]]
        names += [[rune.name for rune in self.runes], [destiny.name for destiny in self.destinies]]
        names += [[enemy.name for enemy in self.enemies], [shore.name for shore in self.shores]]
        root.check_once(names)
        private = [ship.name for ship in self.ships if ship.private]
        for name in self.private_names:
            if name not in private:
                setup = root.entry("setup").entry(f"p{self.players}")
                raise setup.wrong("'{name}' is no private longship", "fault-not-private", {"name": name})

    def check_cards(self, root: Entry) -> None:
        """CM-3.10, CM-2.2: what cannot run out must be there."""
        for kind, each in ((w.TROLLS, 1), (w.DRAUGR, self.round_draugr), (w.MONSTERS, self.shores_used)):
            if len(self.deck_of[kind]) < each * self.rounds:
                raise root.too_few(ENEMY_GROUPS[kind], each * self.rounds, self.players)
        if len(self.leaders) < self.players:
            raise root.too_few("leaders", self.players, self.players)
        if len(self.merchants) < self.rounds:
            raise root.too_few("merchants", self.rounds, self.players)
        if self.start_destinies * self.players > len(self.destinies):
            raise root.too_few("destinies", self.start_destinies * self.players, self.players)
        if sum([journey.count for journey in self.journeys]) < self.shores_used:
            raise root.too_few("journeys", self.shores_used, self.players)
        stalls = self.places[self.first_stall : self.first_longship]
        war = len([stall for stall in stalls if stall.war])
        if war < self.war_stalls or len(stalls) - war < self.trade_stalls:
            raise root.too_few("stalls", self.war_stalls + self.trade_stalls, self.players)

    def check_limits(self, root: Entry) -> None:
        """CM-3.1 to CM-3.7, CM-6.1, CM-6.6, CM-1.7, CM-2.8"""
        check_fixed(root.entry("limits"), FIXED["limits"])
        check_fixed(root.entry("round_setup"), FIXED["round_setup"])
        for entry in root.entries("shores"):
            check_fixed(entry, FIXED["shores"])
        if self.warriors_per_player > MOST_WARRIORS or sum(self.start_dice) > self.warriors_per_player:
            raise root.wrong("nobody can have more than {most} warriors", "fault-warriors", {"most": MOST_WARRIORS})
        for die in range(w.DICE):
            if self.start_dice[die] * self.players > self.dice[die].count:
                raise root.too_few(w.DIE_IDS[die], self.start_dice[die] * self.players, self.players)
        if not self.blame_glory:
            raise root.too_few("blame_table", 1, self.players)
        if len(self.colours) < self.players:
            raise root.too_few("player_colours", self.players, self.players)

    def check_place(self, root: Entry, place: Place) -> None:
        """CM-5.10, CM-5.16, CM-5.17: a longship that there is, favour that can be asked for, a price."""
        facts: Facts = {"place": place.name, "most": MOST_PRAYERS}
        for step in place.steps:
            if step.verb == w.DO_SAIL and step.ship not in self.ship_names:
                facts["ship"] = step.ship
                raise root.wrong("'{place}' sails '{ship}', which is no longship", "fault-no-longship", facts)
            favour = step.row_favour
            if step.verb == w.DO_BUY_FAVOUR and (not favour or max(favour) > MOST_PRAYERS):
                raise root.wrong("'{place}' must sell 1 to {most} favour", "fault-favour", facts)
            if len(set(favour)) < len(favour):
                raise root.wrong("'{place}' must have one price for so much favour", "fault-favour-price", facts)
            if step.verb == w.DO_HIRE_WORKER and (not step.prices or min(step.prices) < 0):
                raise root.wrong("'{place}' must have prices of 0 or more", "fault-prices", facts)

    # --- what is asked of it again and again

    def ability(self, leader: int, moment: int) -> Step | None:
        """What a leader does at this moment, CM-5.29."""
        if leader != w.NONE:
            for step in self.leaders[leader].ability:
                if step.when == moment:
                    return step
        return None

    def worth_of(self, enemy: int) -> int:
        """CM-8.20: the printed glory."""
        return self.enemies[enemy].glory

    def ship_of_place(self, place: int) -> int:
        return self.first_private + place - self.first_longship

    def warriors_per_food(self, target: int) -> int:
        """CM-8.12"""
        return self.shores[target - w.SHORE_1].warriors_per_food

    # --- the vocabulary

    def learn_words(self) -> None:
        """One thing: in its order; SEND, RECALL: target * DICE + die; SWAP: what for what."""
        counts: dict[str, int] = {
            "leader": len(self.leaders),
            "place": len(self.places),
            "shore": self.shores_used,
            "destiny": len(self.destinies),
            "rune": len(self.runes),
            "number": MOST_PRAYERS,
            "ship": len(self.ships),
            "die": w.DICE,
            "good": w.FAVOUR,
            "target": w.SHORE_1 + self.shores_used,
            "cargo": len(w.CARGO_IDS),
            "rolled": self.warriors_per_player,
            "seat": self.players,
        }
        self.swaps = [[Option(w.SWAP, a, b) for b in range(w.FAVOUR)] for a in range(w.FAVOUR)]  # what for what
        self.speak(w.VERBS, counts, {w.SWAP: [swap for row in self.swaps for swap in row if swap.a != swap.b]})

    def name_of(self, kind: str, number: int) -> str:
        """What the content calls a thing; seats are counted from 0, prayers and rolled dice from 1."""
        if kind == "leader":
            return self.leaders[number].name
        if kind == "place":
            return self.places[number].name
        if kind == "shore":
            return self.shores[number].name
        if kind == "destiny":
            return self.destinies[number].name
        if kind == "rune":
            return self.runes[number].name
        if kind == "ship":
            return self.ships[number].name
        names: dict[str, tuple[str, ...]] = {
            "die": w.DIE_IDS,
            "good": w.GOOD_IDS,
            "target": w.TARGET_IDS,
            "cargo": w.CARGO_IDS,
        }
        if kind == "seat":
            return str(number)
        return names[kind][number] if kind in names else str(number + 1)


def check_fixed(entry: Entry, fixed: dict[str, int]) -> None:
    for key, n in fixed.items():
        if entry.has(key) and entry.number(key) != n:
            raise entry.can_only_be(key, n, entry.number(key))
