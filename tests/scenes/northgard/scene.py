"""Scenes of Northgard: a real table put into any position, then played by picks.

scene = Scene("red", "purple").tile("t28", 0, -1).units("red", "t28.s", 4).units("purple", "start.n", 2)
scene.goods("red", food=2).hand("red", "start_move").turn("red")
scene.dice("p2", "k2").pick("red", "play/start_move", "from/t28.s", "figures/3", "to/start.n", "done")
scene.pick("red", "food/2").shows(goods={"red": {}}).barred("purple", "food/3", "NG-12.4")

The starting tile lies at 0,0 (with five players also start5 at 1,0). Clans are, if nothing is said, goat, boar, raven,
stag, wolf in seat order. All decks hold the starting cards and the base card of the clan, and nothing else.
"""

from typing import Self

from longhouse.games.northgard.rules.turn import Turn
from longhouse.games.northgard.rules.year import ACTIONS, CHECK, CREATURES, HARVEST, START, WINTER, Year
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.tiles import place_key
from longhouse.games.northgard.state.verbs import add_building, place_tile
from longhouse.games.northgard.state.words import (
    BEAR,
    BUILDING_IDS,
    CLAN_IDS,
    FLAG_IDS,
    NONE,
    PHASE_ACTIONS,
    PHASE_END,
    PHASE_IDS,
    RESOURCE_IDS,
    RESOURCES,
    SLOT_IDS,
)
from longhouse.kernel.decision import NOBODY
from longhouse.kernel.table import Frame
from longhouse.kernel.zone import Zone
from tests.scenes.dealing import Said, deal
from tests.scenes.northgard.play import Play

COLOURS = ("red", "blue", "yellow", "purple", "green")
STEPS = {"start": START, "creatures": CREATURES, "harvest": HARVEST, "winter": WINTER, "end": CHECK}
CLANS = ("goat", "boar", "raven", "stag", "wolf")


class Opening(Play):
    """A game from its very beginning: `seed`, `luck` (by stream, what comes first), `content`, and the settings."""

    def __init__(self, players: int, **said: Said) -> None:
        super().__init__(deal(Northgard, "northgard", players, said))
        self.table.settle()


class Scene(Play):
    """A position put together piece by piece; `turn`, `phase` or `begin` says where the game is.

    `clans` ("bear snake", in seat order) and `content` (another file) may be given beside the settings.
    """

    def __init__(self, *colours: str, **said: Said) -> None:
        clans = said.pop("clans", "")
        super().__init__(deal(Northgard, "northgard", len(colours), said))
        t = self.table
        t.colours = [t.box.colours.index(colour) for colour in colours]
        t.year = 1
        t.active = 0
        named = str(clans).split() or [*CLANS]
        t.clans = [CLAN_IDS.index(clan) for clan in named[: t.seats]]
        self.told_display = False
        self.lay_start()
        for seat in range(t.seats):
            base = t.box.base_cards[t.clans[seat]]
            t.decks[seat] = Zone([*t.box.start_cards, *base][::-1], t.decks[seat].seen_by, t.decks[seat].pool)
            t.upgrades[seat] = t.box.upgrade_cards[t.clans[seat]]

    def lay_start(self) -> None:
        """NG-3.4 to NG-3.6"""
        t, tiles = self.table, self.table.box.tiles
        place_tile(t, NOBODY, tiles.start, place_key(0, 0), 0, "NG-3.5")
        if t.seats == len(COLOURS):
            place_tile(t, NOBODY, tiles.start5, place_key(1, 0), 0, "NG-3.5")
        left_out = NONE if t.box.five_tile_in_pile else tiles.start5
        rest = [tile for tile in range(tiles.tiles) if tile not in t.placed[::3] and tile != left_out]
        t.pile = Zone(rest[::-1], t.pile.seen_by, t.pile.pool)
        t.achievements = t.box.achievement_cards[: t.seats]
        if t.box.creatures_on:
            t.creature_rest = Zone(list(range(len(t.box.creatures)))[::-1], t.pile.seen_by, t.creature_rest.pool)

    # --- the map

    def tile(self, tile: str, x: int, y: int, turn: int = 0) -> Self:
        """A tile at this place, turned by this many quarter turns clockwise."""
        number = self.table.box.tiles.tile_names.index(tile)
        self.table.pile = without(self.table.pile, number)
        place_tile(self.table, NOBODY, number, place_key(x, y), turn, "NG-2.4")
        return self

    def land(self, *tiles: str) -> Self:
        """`t28 0,-1 2`: tile, place and turn (0 if not said)."""
        for text in tiles:
            tile, place, *turn = text.split()
            x, _, y = place.partition(",")
            self.tile(tile, int(x), int(y), int(turn[0]) if turn else 0)
        return self

    def region(self, name: str) -> int:
        number = self.table.box.tiles.region_names.index(name)
        assert self.table.territory(number) != NONE, f"{name} is not on the map"
        return number

    def units(self, colour: str, region: str, n: int) -> Self:
        """This many more units, from the reserve."""
        t, seat, rep = self.table, self.seat(colour), self.table.territory(self.region(region))
        assert t.holder[rep] in (NOBODY, seat), f"{region} is held by {self.colour(t.holder[rep])}"
        assert t.reserve[seat] >= n, f"{colour} has {t.reserve[seat]} units in reserve"
        t.reserve[seat] -= n
        t.units[rep] += n
        t.holder[rep] = seat
        return self

    def kaija(self, region: str) -> Self:
        self.table.kaija = self.region(region)
        self.table.holder[self.table.territory(self.table.kaija)] = self.table.seat_of(BEAR)
        return self

    def building(self, region: str, *buildings: str, slot: str = "") -> Self:
        """On the first free slot of this region that fits (or of this kind; `none`: without a slot)."""
        t, number = self.table, self.region(region)
        for name in buildings:
            building = BUILDING_IDS.index(name)
            kinds = (
                [SLOT_IDS.index(slot)] if slot else [kind for kind in range(3) if t.box.buildings[building].fits[kind]]
            )
            free = [s for s in t.box.tiles.region_slots[number] if t.slots[s] == NONE]
            free = [s for s in free if t.box.tiles.slot_kind[s] in kinds]
            assert free or slot == "none", f"{region} has no free slot for {name}; say slot='none' to do without"
            add_building(t, t.territory(number), number, building, free[0] if free else NONE)
        return self

    def creature(self, creature: str, region: str) -> Self:
        """At the right end of the row, in the territory of this region."""
        t = self.table
        number = [known.name for known in t.box.creatures].index(creature)
        t.creature_rest = without(t.creature_rest, number)
        t.row = [*t.row, number]
        t.creature_at[number] = self.region(region)
        return self

    def scorched(self, region: str) -> Self:
        self.table.scorched = self.region(region)
        return self

    # --- piles

    def pile(self, *tiles: str, only: bool = False) -> Self:
        """These tiles on top of the pile, the first of them first; `only`: no others are left."""
        t = self.table
        top = [t.box.tiles.tile_names.index(tile) for tile in tiles]
        rest = [] if only else [tile for tile in t.pile.cards if tile not in top]
        t.pile = Zone([*rest, *reversed(top)], t.pile.seen_by, t.pile.pool)
        return self

    def creature_deck(self, *creatures: str) -> Self:
        """These creatures on top of their deck, the first of them first."""
        t = self.table
        names = [known.name for known in t.box.creatures]
        top = [names.index(creature) for creature in creatures]
        rest = [creature for creature in t.creature_rest.cards if creature not in top]
        t.creature_rest = Zone([*rest, *reversed(top)], t.creature_rest.seen_by, t.creature_rest.pool)
        return self

    def card(self, name: str) -> int:
        names = [card.name for card in self.table.box.cards]
        assert name in names, f"there is no card {name}"
        return names.index(name)

    # --- cards

    def hand(self, colour: str, *cards: str) -> Self:
        """These cards in hand: from the deck if they are there, otherwise from the box."""
        t, seat = self.table, self.seat(colour)
        numbers = [self.card(card) for card in cards]
        for number in numbers:
            t.decks[seat] = without(t.decks[seat], number)
        t.hands[seat] = Zone(numbers, t.hands[seat].seen_by, t.hands[seat].pool)
        return self

    def deck(self, colour: str, *cards: str) -> Self:
        """These cards and no others, the top one first."""
        t, seat = self.table, self.seat(colour)
        numbers = [self.card(card) for card in reversed(cards)]
        t.decks[seat] = Zone(numbers, t.decks[seat].seen_by, t.decks[seat].pool)
        return self

    def discard(self, colour: str, *cards: str) -> Self:
        return self.face_up(self.table.discards, colour, cards)

    def active_zone(self, colour: str, *cards: str) -> Self:
        return self.face_up(self.table.actives, colour, cards)

    def resolved(self, colour: str, *cards: str) -> Self:
        """Played with effect this year (NG-21.1): they lie in the active zone."""
        self.table.resolved[self.seat(colour)] = [self.card(card) for card in cards]
        return self.active_zone(colour, *cards)

    def face_up(self, zones: list[list[int]], colour: str, cards: tuple[str, ...]) -> Self:
        t, seat = self.table, self.seat(colour)
        zones[seat] = [self.card(card) for card in cards]
        for number in zones[seat]:
            t.decks[seat] = without(t.decks[seat], number)
        return self

    def display(self, *cards: str) -> Self:
        self.table.display = [self.card(card) for card in cards]
        self.told_display = True
        return self

    def achievements(self, *cards: str) -> Self:
        self.table.achievements = [self.card(card) for card in cards]
        return self

    # --- what players have

    def goods(self, colour: str, **goods: int) -> Self:
        """These resources and no others."""
        i = self.seat(colour) * RESOURCES
        assert set(goods) <= set(RESOURCE_IDS), f"no such resource: {goods}"
        self.table.goods[i : i + RESOURCES] = [goods.get(name, 0) for name in RESOURCE_IDS]
        return self

    def fame(self, **fame: int) -> Self:
        for colour, n in fame.items():
            self.table.fame.counts[self.seat(colour)] = n
        return self

    def unrest(self, left: int) -> Self:
        """This many Unrest cards are left in the stack."""
        self.table.unrest = left
        return self

    def passed(self, *colours: str) -> Self:
        for colour in colours:
            self.table.passed[self.seat(colour)] = 1
        return self

    def flag(self, colour: str, *flags: str) -> Self:
        for flag in flags:
            self.table.flags[self.seat(colour)] |= 1 << FLAG_IDS.index(flag)
        return self

    def first(self, colour: str) -> Self:
        """The holder of the first-player marker."""
        self.table.first = self.seat(colour)
        return self

    def year(self, year: int) -> Self:
        self.table.year = year
        return self

    # --- where the game stands

    def turn(self, colour: str) -> Self:
        """NG-6.1: phase 2, and it is the turn of this colour."""
        t, seat = self.table, self.seat(colour)
        t.active = seat
        t.turn = 1
        t.phase = PHASE_ACTIONS
        return self.begin(Year(ACTIONS), Turn(seat, len(t.resolved[seat])))

    def phase(self, name: str) -> Self:
        """NG-5.1: the phase `start`, `creatures`, `harvest`, `winter` or `end` of this year begins."""
        t = self.table
        t.active = NOBODY
        t.phase = PHASE_IDS.index(name)
        if name == "start":  # the year before has ended
            t.year -= 1
            t.phase = PHASE_END
        return self.begin(Year(STEPS[name]))

    def begin(self, *frames: Frame) -> Self:
        """With this agenda, from bottom to top: for tests that begin anywhere."""
        self.tidy_cards()
        self.table.events = []
        self.table.agenda = list(frames)
        self.table.reask()
        self.sound("as the scene begins")
        return self

    def tidy_cards(self) -> None:
        """NG-4.7, NG-5.3: players own what lies before them; the display is laid out; the rest is in the stacks."""
        t = self.table
        for seat in range(t.seats):
            lying = [*t.hands[seat].cards, *t.decks[seat].cards, *t.actives[seat], *t.discards[seat]]
            t.owned[seat] = [lying.count(number) for number in range(len(t.box.cards))]
            t.upgrades[seat] = [number for number in t.upgrades[seat] if number not in lying]
        early, advanced = self.unused(t.box.early_cards), self.unused(t.box.advanced_cards)
        if not self.told_display and t.phase == PHASE_ACTIONS:
            of_year = early if t.year <= t.box.early_per_player else advanced
            t.display = t.achievements if t.year == t.box.last_year else of_year[: t.seats]
            early, advanced = self.unused(t.box.early_cards), self.unused(t.box.advanced_cards)
        shown = t.year if t.phase >= PHASE_ACTIONS else t.year - 1
        n = max(0, t.box.early_per_player - shown) * t.seats
        t.early, t.early_aside = stack(t.early, early[:n]), stack(t.early_aside, early[n:])
        n = (t.box.advanced_per_player - max(0, shown - t.box.early_per_player)) * t.seats
        t.advanced, t.advanced_aside = stack(t.advanced, advanced[:n]), stack(t.advanced_aside, advanced[n:])

    def unused(self, cards: list[int]) -> list[int]:
        """Those of a stack that nobody owns and that are not on display."""
        t = self.table
        left = cards[:]
        for number in [*t.display, *[n for owned in t.owned for n, count in enumerate(owned) for _ in range(count)]]:
            if number in left:
                left.remove(number)
        return left


def without(zone: Zone, card: int) -> Zone:
    """The zone without one card of this kind, if it has one."""
    if card not in zone.cards:
        return zone
    at = zone.cards.index(card)
    return Zone([*zone.cards[:at], *zone.cards[at + 1 :]], zone.seen_by, zone.pool)


def stack(zone: Zone, cards: list[int]) -> Zone:
    return Zone(cards[::-1], zone.seen_by, zone.pool)
