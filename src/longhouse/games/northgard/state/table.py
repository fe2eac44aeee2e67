"""The table of Northgard: every field once, here or in map.py."""

from typing import ClassVar, Final, final

from longhouse.games.northgard.state import reasons as r
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.box import NorthgardBox
from longhouse.games.northgard.state.map import NO_NUMBERS, Map
from longhouse.games.northgard.state.message_keys import REASONS
from longhouse.kernel.chance import Chance
from longhouse.kernel.decision import EVERYBODY, NO_EYES, NOBODY, Option, Reason, Seat, of_option
from longhouse.kernel.secret import hidden_asker, redact
from longhouse.kernel.table import NOT_ASKED, Frame, Score
from longhouse.kernel.zone import NO_POOL, Tally, Zone, tally

NO_CARDS: Final = Zone([], NO_EYES, NO_POOL)  # shared by all tables, never written to


@final
class Northgard(Map):
    """A game of Northgard in progress.

    Lists of lists and zones are replaced, never changed in place: clones share what lies in them.
    """

    FIELDS: ClassVar = (
        *("turn", "year", "phase", "first", "active", "passed", "clans", "colours", "placed", "holder", "units"),
        *("built", "slots", "loose", "supply", "kaija", "scorched", "raider", "raiders", "kaija_raids", "reserve"),
        *("goods", "fame", "hands", "decks", "actives", "discards", "resolved", "owned", "upgrades", "removed"),
        *("early", "advanced", "early_aside", "advanced_aside", "display", "achievements", "unrest", "looked"),
        *("looker", "pile", "drawn", "tile_hands", "creature_top", "creature_rest", "creature_discard", "row"),
        *("creature_at", "flags", "winners", "ending", "tie", "finish"),
    )

    def lay_out(self) -> None:
        """A table before the set-up: nothing on the map, nothing dealt."""
        box, seats = self.box, self.seats
        self.lay_out_map()
        self.year = 0
        self.phase = w.PHASE_SETUP
        self.first: Seat = 0  # the holder of the first-player marker
        self.active: Seat = NOBODY
        self.passed = [0] * seats
        self.clans = [w.NONE] * seats
        self.colours = box.seat_colours
        self.goods = [0] * (seats * w.RESOURCES)
        self.fame = tally(seats, 1, [self.fame_mask(seat) for seat in range(seats)], NO_POOL)
        self.lay_out_cards()

    def lay_out_cards(self) -> None:
        seats = self.seats
        self.hands = [Zone([], 1 << seat, w.POOL_PLAYERS + seat) for seat in range(seats)]
        self.decks = [Zone([], NO_EYES, w.POOL_PLAYERS + seat) for seat in range(seats)]  # the last card is the top
        self.actives: list[list[int]] = [NO_NUMBERS] * seats
        self.discards: list[list[int]] = [NO_NUMBERS] * seats
        self.resolved: list[list[int]] = [NO_NUMBERS] * seats  # played with effect this year (NG-21.1)
        self.owned: list[list[int]] = [[0] * len(self.box.cards) for _ in range(seats)]  # by kind: all of NG-4.7
        self.upgrades: list[list[int]] = [NO_NUMBERS] * seats
        self.removed = NO_NUMBERS
        self.early = Zone([], NO_EYES, w.POOL_EARLY)
        self.early_aside = Zone([], NO_EYES, w.POOL_EARLY)
        self.advanced = Zone([], NO_EYES, w.POOL_ADVANCED)
        self.advanced_aside = Zone([], NO_EYES, w.POOL_ADVANCED)
        self.display = NO_NUMBERS
        self.achievements = NO_NUMBERS
        self.unrest = self.box.unrest_cards
        self.looked = NO_CARDS  # what a seat looks at while it chooses: cards drawn, or a hand shown to it
        self.looker: Seat = NOBODY
        self.pile = Zone([], NO_EYES, w.POOL_TILES)  # the last tile is the top
        self.drawn = NO_NUMBERS  # tiles shown to everybody until one is placed
        self.tile_hands = [Zone([], 1 << seat, w.POOL_TILES) for seat in range(seats)]
        self.creature_top = Zone([], NO_EYES, w.POOL_CREATURES)
        self.creature_rest = Zone([], NO_EYES, w.POOL_CREATURES)
        self.creature_discard = NO_NUMBERS
        self.flags = [0] * seats  # of this year
        self.winners = NO_NUMBERS
        self.ending = w.BY_FAME
        self.tie = w.NO_TIE
        self.finish: list[list[int]] = []  # by seat: fame by source, once the game is over

    def fame_mask(self, seat: Seat) -> int:
        """NG-13.6, NG-20.3: who knows how much fame a seat has."""
        if self.box.open_fame:
            return EVERYBODY
        partner = self.box.partner(seat)
        return 1 << seat if partner == NOBODY else 1 << seat | 1 << partner

    # --- copies and views

    def clone(self) -> "Northgard":
        other = Northgard(self.box, self.chance.clone(), [frame.clone() for frame in self.agenda])
        other.turn = self.turn
        other.year = self.year
        other.phase = self.phase
        other.first = self.first
        other.active = self.active
        other.passed = self.passed[:]
        other.clans = self.clans[:]
        other.colours = self.colours
        other.goods = self.goods[:]
        other.fame = self.fame.clone()
        other.copy_map(self)
        other.copy_cards(self)
        other.copy_play(self)
        return other

    def copy_cards(self, other: "Northgard") -> None:
        self.hands = other.hands[:]
        self.decks = other.decks[:]
        self.actives = other.actives[:]
        self.discards = other.discards[:]
        self.resolved = other.resolved[:]
        self.owned = other.owned[:]
        self.upgrades = other.upgrades[:]
        self.removed = other.removed
        self.early = other.early
        self.advanced = other.advanced
        self.early_aside = other.early_aside
        self.advanced_aside = other.advanced_aside
        self.display = other.display
        self.achievements = other.achievements
        self.unrest = other.unrest
        self.looked = other.looked
        self.looker = other.looker
        self.pile = other.pile
        self.drawn = other.drawn
        self.tile_hands = other.tile_hands
        self.creature_top = other.creature_top
        self.creature_rest = other.creature_rest
        self.creature_discard = other.creature_discard
        self.flags = other.flags[:]
        self.winners = other.winners
        self.ending = other.ending
        self.tie = other.tie
        self.finish = other.finish

    def view(self, seat: Seat) -> "Northgard":
        """Hidden information of the digest: hands, decks, piles and fame are turned over."""
        self.check_viewer(seat)
        view = self.clone()
        view.turn_zones(seat)
        view.fame = self.fame.seen_from(seat)
        redact(view, self, seat)
        return view

    def turn_zones(self, seat: Seat) -> None:
        """Every zone as a seat sees it (as it is, for NOBODY), and this table's own."""
        self.hands = [zone.seen_from(seat) for zone in self.hands]
        self.decks = [zone.seen_from(seat) for zone in self.decks]
        self.tile_hands = [zone.seen_from(seat) for zone in self.tile_hands]
        self.early = self.early.seen_from(seat)
        self.advanced = self.advanced.seen_from(seat)
        self.early_aside = self.early_aside.seen_from(seat)
        self.advanced_aside = self.advanced_aside.seen_from(seat)
        self.pile = self.pile.seen_from(seat)
        self.creature_top = self.creature_top.seen_from(seat)
        self.creature_rest = self.creature_rest.seen_from(seat)
        self.looked = self.looked.seen_from(seat)

    def zones(self) -> list[Zone]:
        """The caller may shuffle them, so they are made this table's own first."""
        self.turn_zones(NOBODY)
        zones = [self.creature_top, self.creature_rest, *self.tile_hands, self.pile, *self.decks, *self.hands]
        zones += [self.early, self.early_aside, self.advanced, self.advanced_aside]
        return [*zones, self.looked] if self.looked.pool != NO_POOL else zones

    def tallies(self) -> list[Tally]:
        return [self.fame]

    def pool(self, pool: int) -> list[int]:
        """What a pool has that does not lie face up for everybody; before the set-up has dealt them, none."""
        if pool >= w.POOL_PLAYERS:
            return self.hidden_cards(pool - w.POOL_PLAYERS)
        if pool == w.POOL_TILES:
            return unseen(
                self.box.tiles.tiles, self.box.pile_tiles if self.placed else [], [*self.placed[::3], *self.drawn]
            )
        if pool == w.POOL_CREATURES:
            creatures = len(self.box.creatures)
            dealt = self.box.creatures_on and self.placed
            return unseen(creatures, list(range(creatures)) if dealt else [], [*self.row, *self.creature_discard])
        if not self.placed:
            return [0] * len(self.box.cards)
        return self.unseen_development(self.box.early_cards if pool == w.POOL_EARLY else self.box.advanced_cards)

    def hidden_cards(self, seat: Seat) -> list[int]:
        """By kind: what a seat owns, less what lies face up."""
        left = self.owned[seat][:]
        for card in self.actives[seat]:
            left[card] -= 1
        for card in self.discards[seat]:
            left[card] -= 1
        return left

    def unseen_development(self, cards: list[int]) -> list[int]:
        """By kind: the cards of a stock that no display has shown yet."""
        left = [0] * len(self.box.cards)
        for card in cards:
            left[card] += 1
        for card in [*self.display, *self.removed]:
            if left[card]:
                left[card] -= 1
        for owned in self.owned:
            for card in cards:
                left[card] = max(0, left[card] - owned[card])
        return left

    def may_hold(self, zone: Zone, card: int) -> bool:
        """NG-18.2: the first creatures are of the weaker ones."""
        return zone is not self.creature_top or self.box.creatures[card].power <= self.box.first_max_power

    def imagine(self, seat: Seat) -> None:
        """NG-13.6: the fame of others is assumed to equal the viewer's; its sum is kept only in secret."""
        known = [self.fame.counts[row] for row in range(self.seats) if self.fame.seen_by[row] >> seat & 1]
        for row in range(self.seats):
            if not self.fame.seen_by[row] >> seat & 1:
                self.fame.counts[row] = sum(known) // len(known) if known else 0

    # --- what everybody sees

    def is_enemy(self, seat: Seat, other: Seat) -> bool:
        """NG-1.11"""
        return other not in (seat, NOBODY) and self.box.partner(seat) != other

    def clockwise_after(self, seat: Seat) -> list[Seat]:
        """NG-1.13: the others, beginning with the left neighbour."""
        return [(seat + n) % self.seats for n in range(1, self.seats)]

    def turn_order(self) -> list[Seat]:
        """NG-1.12: everybody, beginning with the holder of the first-player marker."""
        return [(self.first + n) % self.seats for n in range(self.seats)]

    def seat_of(self, clan: int) -> Seat:
        """Who leads a clan, or NOBODY."""
        return self.clans.index(clan) if clan in self.clans else NOBODY

    def is_homeless(self, seat: Seat) -> bool:
        """NG-15.2: no figure on the map."""
        return self.on_map(seat) == 0 and not (self.kaija != w.NONE and self.clans[seat] == w.BEAR)

    def kaija_home(self, seat: Seat) -> bool:
        """NG-17.2: Kaija waits in this seat's reserve."""
        return self.clans[seat] == w.BEAR and self.kaija == w.NONE

    def flagged(self, seat: Seat, flag: int) -> bool:
        return self.flags[seat] & flag != 0

    # --- what is said

    def reason(self, why: int, option: Option, seat: Seat) -> Reason:
        """NG-21.6: who is asked may be a secret."""
        if why == NOT_ASKED and hidden_asker(self.agenda):
            why = r.SOMEBODY_ASKED
        rule, key, kinds = REASONS[why]
        if why == NOT_ASKED:
            return Reason(rule, key, [self.decision.seat])
        if why == r.NOT_ITS_NAME:
            return Reason(rule, key, [self.land.of[option.a]])
        return Reason(rule, key, [option.a] if of_option(kinds) else [])

    @property
    def result(self) -> Score | None:
        """NG-16.5: fame by source, once the game is over."""
        if not self.over:
            return None
        points = [sum(row) for row in self.finish]
        rule = "NG-16.1" if self.ending == w.BY_TERRITORIES else "NG-16.3"
        return Score(self.winners[:], points, self.finish, w.ENDING_IDS[self.ending], rule, w.TIE_IDS[self.tie])


def unseen(kinds: int, there: list[int], seen: list[int]) -> list[int]:
    """By kind, one of each that is there, but those that everybody sees."""
    return [1 if kind in there and kind not in seen else 0 for kind in range(kinds)]


def empty_table(box: NorthgardBox, chance: Chance, agenda: list[Frame]) -> Northgard:
    table = Northgard(box, chance, agenda)
    table.lay_out()
    return table
