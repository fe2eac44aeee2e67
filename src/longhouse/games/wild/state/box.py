"""The box of Vikings Gone Wild: content and settings of one game, read once and shared by all its tables."""

from typing import Final, final

from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.cards import (
    MOST_STEPS,
    MOST_UNITS,
    Achievement,
    Card,
    Goal,
    Mission,
    Prices,
    Site,
    read_rewards,
)
from longhouse.kernel.box import Box
from longhouse.kernel.content import Entry, Facts
from longhouse.kernel.game import SettingError
from longhouse.kernel.origin import Origin

MOST_KINDS: Final = 256  # of cards: a card in an attack is a number below this (see strength.py)
# what is done once a round or a turn, VW-6.17: a file with another number would not be played as it says
ONCE: Final = (
    "missions_completed_per_round",
    "mission_swaps_per_turn",
    "dismantle_per_round",
    "dragon_attacks_per_round",
    "opponents_attacked_per_turn",
    "token_per_producer",
)


@final
class WildBox(Box):
    """A thing is called by its place in the content; sites are the buildings and then the levels of the town hall."""

    def __init__(self, origin: Origin, players: int) -> None:
        super().__init__(origin, players)
        root = origin.content.root
        self.read_variants()
        self.cards: Final = [Card(entry) for entry in root.entries("card")]
        self.card_names: Final = [card.name for card in self.cards]
        self.undead_goals: Final = [Goal(card.defence, 0, False) for card in self.cards]  # VW-10.1: never without hope
        self.read_sites(root)
        self.missions: Final = [Mission(entry, self.building_names) for entry in root.entries("mission")]
        self.achievements: Final = [Achievement(entry, self.card_names) for entry in root.entries("achievement")]
        self.read_numbers(root)
        self.read_scoring(root.entry("scoring"))
        self.read_decks(root)
        self.check(root)
        self.learn_words()

    # --- reading settings and content

    def read_variants(self) -> None:
        """The digest's table of options."""
        settings = self.settings
        self.long_game = settings["long_game"] == "true"
        self.first_game_setup = settings["first_game_setup"] == "true"
        self.asgard_row_last = settings["asgard_row_last"] == "true"
        self.swap_any_gold = settings["mission_swap_any_gold"] == "true"
        self.hopeless_attacks = settings["allow_hopeless_attacks"] == "true"
        self.store_hall_loot = settings["store_hall_loot"] == "true"
        self.limited_tokens = settings["limited_tokens"] == "true"
        self.tie_among_all = settings["tie_break_scope"] == "all_players"
        self.by_hand = settings["by_hand"] == "true"
        self.round_limit = int(settings["round_limit"])
        self.first_seat = int(settings["first_seat"]) - 1 if settings["first_player"] == "host_choice" else w.NONE
        if self.first_seat >= self.players:
            raise SettingError(
                f"setting first_seat: there is no seat {self.first_seat + 1} with {self.players} players",
                "wild-cannot-first-seat",
                {"setting": "first_seat", "seat": self.first_seat + 1, "players": self.players},
            )

    def read_sites(self, root: Entry) -> None:
        self.sites = [Site(entry, 0) for entry in root.entries("building")]
        self.buildings = len(self.sites)
        self.building_names = [site.name for site in self.sites]
        halls = root.entries("town_hall")
        if [entry.number("level") for entry in halls] != list(range(1, w.HALL_LEVELS + 1)):
            said = "'town_hall' must be of levels 1 to {levels}, in this order"
            raise root.wrong(said, "fault-levels", {"levels": w.HALL_LEVELS})
        self.sites += [Site(entry, entry.number("level")) for entry in halls]
        if len(self.sites) > w.SITE_KIND:
            raise root.too_many("building", w.SITE_KIND - w.HALL_LEVELS)
        self.site_goals = [Goal(site.defence, 0, self.hopeless_attacks) for site in self.sites]  # VW-7.9: bare
        self.brewery = self.building_of(root, "brewery")
        self.smelter = self.building_of(root, "smelter")

    def building_of(self, root: Entry, name: str) -> int:
        """VW-17.3: cards count these."""
        if name not in self.building_names:
            raise root.no_such("building", name)
        return self.building_names.index(name)

    def read_numbers(self, root: Entry) -> None:
        setup = root.entry("setup")
        self.asgard_per_player = setup.at_least("asgard_per_player", 1)
        self.asgard_open = setup.at_least("asgard_open", 1)
        self.path_open = setup.at_least("path_open", 1)
        self.achievements_in_play = setup.at_least("achievements_in_play", 1)
        self.missions_per_player = setup.at_least("missions_per_player", 1)
        self.hand_draw = setup.at_least("hand_draw", 1)
        self.read_start(setup)
        limits = root.entry("limits")
        self.same_building_max = limits.at_least("same_building_max", 1)
        limits.entry("mission_swap_cost").check_known(("gold",))
        self.swap_cost = [0, limits.entry("mission_swap_cost").at_least("gold", 0)]
        self.exchange_rate = limits.at_least("exchange_rate", 2)  # VW-12.3: one resource less, so it comes to an end
        self.exchange_costs = [[self.exchange_rate, 0], [0, self.exchange_rate]]  # VW-4.11: by what is given
        self.token_supply = self.read_tokens(root)
        dragon = root.entry("dragon")
        self.dragon_defence = dragon.at_least("defence", 0)
        self.dragon_goal = Goal(self.dragon_defence, 0, False)
        self.dragon_rewards = read_rewards(dragon, (w.REWARD_TOKEN,))
        self.slots = 1 + self.same_building_max * self.buildings  # the most that a settlement can hold

    def read_start(self, setup: Entry) -> None:
        """VW-2.6, VW-2.8"""
        starting = setup.entry("starting_deck")
        kinds = self.kinds_of(w.DECK_START)
        starting.check_known(tuple([self.card_names[card] for card in kinds]))
        self.starting_deck: list[int] = []
        for card in kinds:
            n = starting.number_or(self.card_names[card], 0)
            if n < 0 or n * self.players > self.cards[card].count:
                raise starting.too_few(self.card_names[card], n * self.players, self.players)
            self.starting_deck += [card] * n
        names = [achievement.name for achievement in self.achievements]
        first_game = setup.texts("first_game_achievements")
        if len(set(first_game)) != self.achievements_in_play or not set(first_game) <= set(names):
            facts: Facts = {"n": self.achievements_in_play, "known": ", ".join(names)}
            raise setup.wrong("'first_game_achievements' must be {n} of {known}", "fault-first-game", facts)
        self.first_game = [names.index(name) for name in first_game]

    def read_tokens(self, root: Entry) -> list[int]:
        """VW-4.10: beer and gold; empty: without limit."""
        components = root.entry("components")
        tokens = [components.at_least("beer_tokens", 0), components.at_least("gold_tokens", 0)]
        return tokens if self.limited_tokens else []

    def read_scoring(self, scoring: Entry) -> None:
        self.attack_vp = scoring.numbers("attack_vp")
        self.attack_vp_beyond = scoring.at_least("attack_vp_beyond", 0)
        self.repel_vp = scoring.at_least("repel_vp_per_attacker", 0)
        self.full_defence_vp = scoring.at_least("full_defence_vp", 0)
        self.full_storage_vp = scoring.at_least("full_storage_vp", 0)
        self.thresholds = scoring.numbers("asgard_thresholds")
        long = scoring.at_least("end_vp_long_game", 1)
        self.target = scoring.entry("end_vp").at_least(f"p{self.players}", 1)
        if self.long_game:
            self.target = max(self.target, long)
        self.achievement_vp = scoring.numbers("achievement_vp_share")

    def read_decks(self, root: Entry) -> None:
        """Kinds of cards, each as often as there are copies."""
        self.unit_cards = self.kinds_of(w.DECK_UNIT)
        self.fort_cards = self.kinds_of(w.DECK_FORT)
        self.pile_cards = [*self.unit_cards, *self.fort_cards]
        self.pile_prices = Prices(self.pile_cards, [self.cards[card].cost for card in self.pile_cards])
        self.site_prices = Prices(list(range(self.buildings)), [site.cost for site in self.sites[: self.buildings]])
        self.path_slots = list(range(self.path_open))
        self.path_deck = self.copies_of(w.DECK_PATH)
        self.asgard_deck = [c for c in self.copies_of(w.DECK_ASGARD) if self.cards[c].min_players <= self.players]
        self.mission_deck = [m for m, mission in enumerate(self.missions) for _ in range(mission.count)]
        if len(self.asgard_deck) < self.asgard_per_player * self.players:
            raise root.too_few("asgard", self.asgard_per_player * self.players, self.players)
        if self.asgard_open > self.asgard_per_player * self.players:
            said = "'asgard_open' is more than the Asgard deck has"
            raise root.entry("setup").wrong(said, "fault-asgard-open")
        ones = [mission for mission in self.mission_deck if self.missions[mission].vp == 1]
        if len(ones) < self.missions_per_player * self.players:
            facts: Facts = {"players": self.players}
            raise root.wrong("there are too few 'mission' with 1 'vp' for {players} players", "fault-missions", facts)

    def check(self, root: Entry) -> None:
        """What belongs together."""
        self.check_names(root)
        self.check_limits(root.entry("limits"))
        scoring = root.entry("scoring")
        if not self.attack_vp:
            raise scoring.too_few("attack_vp", 1, self.players)
        if len(self.achievement_vp) < self.players:
            raise scoring.too_few("achievement_vp_share", self.players, self.players)
        if len(self.cards) > MOST_KINDS:
            raise root.too_many("card", MOST_KINDS)
        if sum([card.count for card in self.cards if card.attacks or card.committed]) > MOST_UNITS:
            facts: Facts = {"most": MOST_UNITS}
            raise root.wrong("there are more than {most} cards that take part in attacks", "fault-attackers", facts)
        if min([site.count for site in self.sites[self.buildings :]]) < self.players:
            raise root.too_few("town_hall", self.players, self.players)

    def check_names(self, root: Entry) -> None:
        """Everything that can be said must mean one thing."""
        names = [self.card_names, [site.name for site in self.sites], [mission.name for mission in self.missions]]
        names.append([achievement.name for achievement in self.achievements])
        root.check_once(names)

    def check_limits(self, limits: Entry) -> None:
        """Numbers that are the same in every game, or that are written twice."""
        for key in ONCE:
            if limits.has(key) and limits.number(key) != 1:
                raise limits.can_only_be(key, 1, limits.number(key))
        for site in self.sites:
            if limits.has("storage_capacity") and site.capacity not in (0, limits.number("storage_capacity")):
                said = "'storage_capacity' must be the capacity of '{site}'"
                raise limits.wrong(said, "fault-storage", {"site": site.name})

    def kinds_of(self, deck: int) -> list[int]:
        return [card for card in range(len(self.cards)) if self.cards[card].deck == deck]

    def copies_of(self, deck: int) -> list[int]:
        return [card for card in self.kinds_of(deck) for _ in range(self.cards[card].count)]

    def hall(self, level: int) -> int:
        """The site of a level of the town hall."""
        return self.buildings + level - 1

    # --- the vocabulary

    def learn_words(self) -> None:
        """One thing: in its order; ATTACK: seat * slots + slot; STEAL: seat * (slots + FIRST_SLOT) + source."""
        sources = self.slots + w.FIRST_SLOT
        counts: dict[str, int] = {
            "card": len(self.cards),
            "path": self.path_open,
            "building": self.buildings,
            "mission": len(self.missions),
            "resource": w.RESOURCES,
            "seat": self.players,
            "slot": self.slots,
            "purse": sources,
            "source": sources,
            "step": MOST_STEPS,
            "number": max([site.capacity for site in self.sites]) + 1,
        }
        self.speak(w.VERBS, counts, {})

    def name_of(self, kind: str, number: int) -> str:
        """What the content calls a thing; seats are counted from 0, places on Odin's Path and steps from 1, slots of a
        settlement too, after the town hall."""
        if kind == "card":
            return self.card_names[number]
        if kind == "building":
            return self.building_names[number]
        if kind == "mission":
            return self.missions[number].name
        if kind == "resource":
            return w.RESOURCE_IDS[number]
        if kind == "slot":
            return str(number) if number else "hall"
        if kind == "purse":
            return str(number - w.FIRST_SLOT) if number > w.FIRST_SLOT else "hall" if number else "pool"
        if kind == "source":
            return str(number - w.FIRST_SLOT) if number > w.FIRST_SLOT else "producers" if number else "hall"
        return str(number) if kind in ("number", "seat") else str(number + 1)
