"""NG-3: the set-up."""

from typing import Final, final

from longhouse.games.northgard.rules.dealing import deal, give_tile
from longhouse.games.northgard.rules.explore import wake_lair
from longhouse.games.northgard.rules.groups import PlaceGroup
from longhouse.games.northgard.rules.placing import PLACING_RULES, PlaceTile, fits
from longhouse.games.northgard.rules.year import START, Year
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.pile import put_under
from longhouse.games.northgard.state.reasons import A_TILE_FITS, CLAN_TAKEN, SETUP_TILE_DOES_NOT_FIT, TILE_NOT_HELD
from longhouse.games.northgard.state.table import Northgard
from longhouse.kernel.decision import NO_EYES, NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, Frame, Table
from longhouse.kernel.zone import Zone

# steps of the set-up; `place` counts the seats, in the rounds in turn order
CHOOSE_CLANS: Final = 0
CHOOSE_TILE: Final = 1
PUT_GROUP: Final = 2

ROUNDS: Final = 2


@final
class SetUp(Frame):
    """NG-3.19: clans in seat order, then everything that is dealt; two rounds of a tile and a group each.

    `place` counts the clans chosen, then the tiles placed. Which of a seat's tiles fit, and whether any does, is its
    secret (NG-RU27): it is always asked, and always the same question.
    """

    def __init__(self, step: int, place: int) -> None:
        self.step = step
        self.place = place

    def seat(self, t: Northgard) -> Seat:
        return self.place if self.step == CHOOSE_CLANS else (t.first + self.place) % t.seats

    def purpose(self, t: Northgard) -> int:
        """NG-3.11, NG-3.12"""
        return w.FOR_FIRST_GROUP + self.place // t.seats

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        if self.step == CHOOSE_CLANS:
            self.choose_clan(table)
        elif self.step == PUT_GROUP:
            self.put_group(table)
        elif self.place < ROUNDS * table.seats:
            self.choose_tile(table)
        else:
            table.leave()
            shuffle_back(table)
            table.enter(Year(START))

    # --- clans

    def choose_clan(self, t: Northgard) -> None:
        """NG-3.19: in seat order, or at random; then everything is dealt."""
        if t.box.clans_random:
            clans = list(range(w.CLANS))
            t.chance.shuffle(w.LUCK_CLANS, clans)
            for seat in range(t.seats):
                take_clan(t, seat, clans[seat])
            self.place = t.seats
        if self.place < t.seats:
            options = [option for option in t.box.say[w.CLAN] if clan_barred(t, option.a) == MAY]
            t.ask(self.place, "northgard-ask-clan", options)
            return
        deal(t)
        self.step = CHOOSE_TILE
        self.place = 0

    # --- tiles and groups

    def choose_tile(self, t: Northgard) -> None:
        """NG-3.11: one that fits; NG-3.14: if none does, one goes under the pile."""
        seat = self.seat(t)
        hand = sorted(t.tile_hands[seat].cards)
        options = [t.box.say[w.TILE][tile] for tile in hand if self.tile_barred(t, seat, tile) == MAY]
        if not options:
            options = [t.box.say[w.UNDER][tile] for tile in hand]
        t.ask_about(seat, "northgard-ask-setup-tile", [1 + self.place // t.seats], options)

    def tile_barred(self, t: Northgard, seat: Seat, tile: int) -> int:
        if tile not in t.tile_hands[seat].cards:
            return TILE_NOT_HELD
        return MAY if fits(t, tile, self.purpose(t), seat) else SETUP_TILE_DOES_NOT_FIT

    def under_barred(self, t: Northgard, seat: Seat, tile: int) -> int:
        """NG-3.14"""
        if tile not in t.tile_hands[seat].cards:
            return TILE_NOT_HELD
        for held in t.tile_hands[seat].cards:
            if self.tile_barred(t, seat, held) == MAY:
                return A_TILE_FITS
        return MAY

    def put_group(self, t: Northgard) -> None:
        """NG-18.4: a creature appears before the figures are put down, and does not act."""
        seat, tile = self.seat(t), t.land.placed[-3]
        self.step = CHOOSE_TILE
        self.place += 1
        wake_lair(t, tile, False)
        t.enter(PlaceGroup(seat, tile, w.NONE))

    # --- answers

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        if option.verb == w.CLAN:
            take_clan(table, seat, option.a)
            self.place += 1
        elif option.verb == w.UNDER:
            exchange_tile(table, seat, option.a)
        else:
            self.step = PUT_GROUP
            show_tile(table, seat, option.a, PLACING_RULES[self.purpose(table)])
            table.enter(PlaceTile(seat, option.a, self.purpose(table), w.NONE))

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        if self.step == CHOOSE_CLANS:
            return clan_barred(table, option.a) if option.verb == w.CLAN else NOT_NOW
        if option.verb == w.TILE:
            return self.tile_barred(table, seat, option.a)
        return self.under_barred(table, seat, option.a) if option.verb == w.UNDER else NOT_NOW

    def clone(self) -> "SetUp":
        return SetUp(self.step, self.place)


def set_up() -> SetUp:
    """Where every game begins."""
    return SetUp(CHOOSE_CLANS, 0)


def clan_barred(t: Northgard, clan: int) -> int:
    """NG-3.1: no clan twice."""
    return CLAN_TAKEN if clan in t.clans else MAY


def take_clan(t: Northgard, seat: Seat, clan: int) -> None:
    t.clans[seat] = clan
    if t.listening:
        t.record("northgard-event-clan", "NG-3.19", seat, [clan])


def take_from_hand(t: Northgard, seat: Seat, tile: int) -> None:
    hands = t.tile_hands[:]
    hands[seat] = Zone([held for held in hands[seat].cards if held != tile], hands[seat].seen_by, w.POOL_TILES)
    t.tile_hands = hands


def exchange_tile(t: Northgard, seat: Seat, tile: int) -> None:
    """NG-3.14: unseen by the others, one goes under the pile and another is drawn."""
    take_from_hand(t, seat, tile)
    put_under(t, tile, 1 << seat)
    if t.listening:
        t.record_secret("northgard-event-tile-under", "NG-3.14", seat, [tile], 0, 1 << seat)
    give_tile(t, seat, "NG-3.14")


def show_tile(t: Northgard, seat: Seat, tile: int, rule: str) -> None:
    """NG-RU27: the tile that a player places is no longer secret."""
    take_from_hand(t, seat, tile)
    t.drawn = [tile]
    t.lay_open()
    if t.listening:
        t.record("northgard-event-chose-tile", rule, seat, [tile])


def shuffle_back(t: Northgard) -> None:
    """NG-3.17: the tiles that are left in the hands go back, and the pile is shuffled."""
    tiles = [*t.pile.cards, *[tile for hand in t.tile_hands for tile in hand.cards]]
    t.chance.shuffle(w.LUCK_TILES, tiles)
    t.pile = Zone(tiles, NO_EYES, w.POOL_TILES)
    t.tile_hands = [Zone([], hand.seen_by, w.POOL_TILES) for hand in t.tile_hands]
    if t.listening:
        t.record("northgard-event-tiles-back", "NG-3.17", NOBODY, [len(tiles)])
