"""NG-2.5 to NG-2.8: where a tile may lie, and the placing of it.

The (at most four) territories round an empty place are compared in pairs once; a turned tile joins some of the pairs.
So a place is tested for all turns with a few masks (turning.py), and never on a copy of the map.
"""

from typing import Final, final

from longhouse.games.northgard.state import reasons as r
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.map import NO_NUMBERS
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.tiles import STEPS
from longhouse.games.northgard.state.turning import FIRST_SIDE, PAIRS, SECOND_SIDE, closure
from longhouse.games.northgard.state.verbs import place_tile
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table

ALL_PAIRS: Final = 63
ALL_SIDES: Final = 15
TURNS: Final = 4
CLOSURE: Final = [closure(mask) for mask in range(ALL_PAIRS + 1)]

# what lies round a place, packed: sets of pairs of sides, then a set of sides
ONE_TERRITORY: Final = 0
TWO_PLAYERS: Final = 6
UNITS_AND_VALKYRIE: Final = 12
NEIGHBOURS: Final = 18
TAKEN: Final = 24

PLACING_RULES: Final = ("NG-3.11", "NG-3.12", "NG-10.2", "NG-21.13", "NG-15.3")


def placements(t: Northgard, tile: int, purpose: int, seat: Seat) -> list[int]:
    """All legal places of a tile, each followed by a mask of the turns that fit there."""
    found: list[int] = []
    for key in t.land.frontier:
        turns = open_turns(t, tile, key, purpose, seat)
        if turns:
            found.append(key)
            found.append(turns)
    return found


def fits(t: Northgard, tile: int, purpose: int, seat: Seat) -> bool:
    """NG-3.14, NG-10.4: whether a tile has a legal placement at all."""
    return any(open_turns(t, tile, key, purpose, seat) for key in t.land.frontier)


def open_turns(t: Northgard, tile: int, key: int, purpose: int, seat: Seat) -> int:
    """A bit for each turn in which a tile may lie at a place of the frontier."""
    if reach_barred(t, key, purpose, seat) != MAY:
        return 0
    around = surroundings(t, key, purpose)
    turns = 0
    for turn in range(TURNS):
        if turned_barred(t, tile * TURNS + turn, key, around) == MAY:
            turns |= 1 << turn
    return turns


def place_barred(t: Northgard, tile: int, key: int, purpose: int, seat: Seat) -> int:
    """Why a tile cannot lie here, however it is turned."""
    if key in t.land.tile_at:
        return r.PLACE_TAKEN
    if key not in t.land.frontier:
        return r.NO_TILE_BESIDE
    why = reach_barred(t, key, purpose, seat)
    if why != MAY or open_turns(t, tile, key, purpose, seat):
        return why
    around = surroundings(t, key, purpose)
    why = turned_barred(t, tile * TURNS, key, around)
    for turn in range(1, TURNS):
        if turned_barred(t, tile * TURNS + turn, key, around) != why:
            return r.NO_TURN_FITS
    return of_purpose(why, purpose)


def turn_barred(t: Northgard, tile: int, key: int, turn: int, purpose: int) -> int:
    """Why a tile cannot lie like this at a place of the frontier."""
    return of_purpose(turned_barred(t, tile * TURNS + turn, key, surroundings(t, key, purpose)), purpose)


def of_purpose(why: int, purpose: int) -> int:
    """NG-3.13 asks for a neutral territory in the set-up, NG-15.3 later on."""
    return r.COME_BACK_NO_ROOM if why == r.NO_NEUTRAL_ON_TILE and purpose == w.FOR_SECOND_CHANCE else why


def reach_barred(t: Northgard, key: int, purpose: int, seat: Seat) -> int:
    """NG-3.11, NG-10.3: what the tile must touch, however it is turned."""
    if purpose == w.FOR_FIRST_GROUP:
        return MAY if touches_start(t, key) else r.NOT_AT_START
    if purpose not in (w.FOR_EXPLORE, w.FOR_EXPLORE_ANYWHERE):
        return MAY
    why = r.NOT_FROM_OWN_LAND
    for side in range(4):
        territory = t.land.facing(key, side)
        if territory != w.NONE and (purpose == w.FOR_EXPLORE_ANYWHERE or t.holder[territory] == seat):
            if not t.houses(territory, w.LOCK):
                return MAY
            why = r.NOT_FROM_BEAR
    return why


def touches_start(t: Northgard, key: int) -> bool:
    """NG-3.5, NG-RU24: with five players there are two starting tiles."""
    for side in range(4):
        tile = t.land.tile_at.get(key + STEPS[side], w.NONE)
        if tile != w.NONE and tile in t.box.start_tiles:
            return True
    return False


def surroundings(t: Northgard, key: int, purpose: int) -> int:
    """How the territories around an empty place relate to each other."""
    land = t.land
    around = [land.facing(key, 0), land.facing(key, 1), land.facing(key, 2), land.facing(key, 3)]
    bits = 0
    for pair in range(PAIRS):
        one, two = around[FIRST_SIDE[pair]], around[SECOND_SIDE[pair]]
        if one == w.NONE or two == w.NONE:
            continue
        if one == two:
            bits |= 1 << (ONE_TERRITORY + pair)
        else:
            bits |= relation(t, one, two) << pair
    for side in range(4):
        if around[side] != w.NONE and is_taken(t, around[side], purpose):
            bits |= 1 << (TAKEN + side)
    return bits


def relation(t: Northgard, one: int, two: int) -> int:
    """NG-2.7, NG-2.8, NG-RU1: what forbids joining two territories."""
    bits = 0
    first, second = t.holder[one], t.holder[two]
    if first != NOBODY and second != NOBODY and first != second:
        bits |= 1 << TWO_PLAYERS
    if t.row and ((first != NOBODY and t.houses(two, w.ATTACKS)) or (second != NOBODY and t.houses(one, w.ATTACKS))):
        bits |= 1 << UNITS_AND_VALKYRIE
    if t.box.strict_borders and two in t.land.beside[one]:
        bits |= 1 << NEIGHBOURS
    return bits


def is_taken(t: Northgard, territory: int, purpose: int) -> bool:
    """NG-3.13, NG-15.3: no group can be put here; NG-15.2: nor, later on, where a Fallen Valkyrie is."""
    if purpose in (w.FOR_EXPLORE, w.FOR_EXPLORE_ANYWHERE):
        return False
    if t.holder[territory] != NOBODY:
        return True
    return purpose == w.FOR_SECOND_CHANCE and t.houses(territory, w.ATTACKS)


def turned_barred(t: Northgard, turned: int, key: int, around: int) -> int:
    """NG-2.6 to NG-2.8, NG-3.13 for a tile turned like this (tile * 4 + turn)."""
    printed = t.land.printed
    joined = CLOSURE[printed.joins[turned] | around & ALL_PAIRS]
    if joined & around >> TWO_PLAYERS:
        return r.JOINS_PLAYERS
    if joined & around >> UNITS_AND_VALKYRIE:
        return r.JOINS_VALKYRIE
    ends = printed.corners[turned]
    demands = t.land.frontier[key]
    needed = demands >> 4 & ALL_SIDES
    if ends & needed != needed or ends & demands >> 8:
        return r.BORDER_BROKEN_OFF
    if t.box.strict_borders and joined & (around >> NEIGHBOURS | printed.parts[turned]):
        return r.BORDER_INSIDE
    return MAY if leaves_neutral(joined, around >> TAKEN) else r.NO_NEUTRAL_ON_TILE


def leaves_neutral(joined: int, taken: int) -> bool:
    """NG-3.13: some side of the tile belongs to a territory where a group can be put."""
    if taken == 0:
        return True
    reached = taken
    for pair in range(PAIRS):
        if joined >> pair & 1:
            if taken >> FIRST_SIDE[pair] & 1:
                reached |= 1 << SECOND_SIDE[pair]
            if taken >> SECOND_SIDE[pair] & 1:
                reached |= 1 << FIRST_SIDE[pair]
    return reached != ALL_SIDES


@final
class PlaceTile(SeatFrame):
    """NG-2.5: a tile that everybody sees is placed: first where, then how it is turned.

    The frame below finds it at the end of `land.placed`. A tile comes here only if it has a legal placement.
    """

    def __init__(self, seat: Seat, tile: int, purpose: int, key: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.purpose = purpose
        self.key = key

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        if self.key == w.NONE:
            self.ask_place(table)
        else:
            self.ask_turn(table)

    def ask_place(self, t: Northgard) -> None:
        found = placements(t, self.tile, self.purpose, self.seat)
        if len(found) == 2:
            self.key = found[0]
            return
        options = [Option(w.PLACE, found[at]) for at in range(0, len(found), 2)]
        t.ask_about(self.seat, "northgard-ask-place", [self.tile], options)

    def ask_turn(self, t: Northgard) -> None:
        turns = open_turns(t, self.tile, self.key, self.purpose, self.seat)
        if turns & turns - 1:
            options = [option for option in t.box.say[w.TURN] if turns >> option.a & 1]
            t.ask_about(self.seat, "northgard-ask-turn-tile", [self.tile, self.key], options)
        else:
            self.place(t, turns.bit_length() - 1)

    def place(self, t: Northgard, turn: int) -> None:
        t.leave()
        t.drawn = NO_NUMBERS
        place_tile(t, self.seat, self.tile, self.key, turn, PLACING_RULES[self.purpose])

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        if option.verb == w.PLACE:
            self.key = option.a
        else:
            self.place(table, option.a)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        if option.verb == w.PLACE and self.key == w.NONE:
            return place_barred(table, self.tile, option.a, self.purpose, seat)
        if option.verb == w.TURN and self.key != w.NONE:
            return turn_barred(table, self.tile, self.key, option.a, self.purpose)
        return NOT_NOW

    def clone(self) -> "PlaceTile":
        return PlaceTile(self.seat, self.tile, self.purpose, self.key)
