"""GW-2: the set-up."""

from typing import ClassVar, final

from longhouse.games.watch.layout import lay_board
from longhouse.games.watch.production import starting_income
from longhouse.games.watch.sites import distance_barred
from longhouse.games.watch.table import Watch
from longhouse.games.watch.tiles import road_length
from longhouse.games.watch.turn import BEGIN, Turn
from longhouse.games.watch.verbs import place_road, place_settlement
from longhouse.games.watch.words import (
    LUCK_DECK,
    LUCK_DICE,
    LUCK_FIRST,
    NOT_BESIDE_SETTLEMENT,
    PATH_TAKEN,
    ROAD,
    SETTLEMENT,
)
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, Frame, Table


@final
class SetUp(Frame):
    """GW-2.1 to GW-2.9: the board, the deck, the first player; then printed starts or free placement."""

    FIELDS: ClassVar = ()

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        lay_board(table)
        table.chance.shuffle(LUCK_DECK, table.deck.cards)
        table.first = first_player(table)
        table.active = table.first
        if table.listening:
            table.record("watch-event-first", "GW-2.6", table.first, [])
        table.leave()
        table.enter(Turn(BEGIN))
        if table.box.printed_starts:
            printed_starts(table)
        else:
            table.enter(Placement(0, NOBODY))

    def clone(self) -> "SetUp":
        return SetUp()


def first_player(t: Watch) -> Seat:
    """GW-2.6: the lowest seat, one drawn at random, or the highest roll (GW-10.5)."""
    way = t.box.settings["first_player"]
    if way == "seat":
        return 0
    if way == "roll":
        return highest_roll(t, list(range(t.seats)))
    return t.chance.below(LUCK_FIRST, t.seats)


def highest_roll(t: Watch, seats: list[Seat]) -> Seat:
    """GW-10.5: only the tied players roll again, until one is highest."""
    while len(seats) > 1:
        rolls: list[int] = []
        for seat in seats:
            one = t.chance.below(LUCK_DICE, 6) + 1
            two = t.chance.below(LUCK_DICE, 6) + 1
            rolls.append(one + two)
            if t.listening:
                t.record("watch-event-rolled", "GW-10.5", seat, [one, two])
        highest = max(rolls)
        seats = [seat for seat, roll in zip(seats, rolls, strict=True) if roll == highest]
    return seats[0]


def printed_starts(t: Watch) -> None:
    """GW-2.3: each colour in play on its printed places, with income from its starred settlement."""
    for seat in [t.first, *t.clockwise_after(t.first)]:
        for start in t.box.board.starts:
            if start.colour == t.colours[seat]:
                place_settlement(t, seat, start.intersection, "GW-2.3")
                place_road(t, seat, start.path, "GW-2.3")
                if start.starred:
                    starting_income(t, seat, start.intersection, "GW-2.3")
        t.lengths[seat] = road_length(t, seat)


@final
class Placement(Frame):
    """GW-2.7: a settlement and a road each, in turn order; then again in reverse order.

    `placed` counts the settlements with their roads; `settlement` is the one that still waits for its road.
    """

    FIELDS: ClassVar = ("placed", "settlement")

    def __init__(self, placed: int, settlement: int) -> None:
        self.placed = placed
        self.settlement = settlement

    def seat(self, t: Watch) -> Seat:
        place = self.placed if self.placed < t.seats else 2 * t.seats - 1 - self.placed
        return (t.first + place) % t.seats

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        if self.placed == 2 * table.seats:
            table.leave()
            return
        seat = self.seat(table)
        if self.settlement == NOBODY:
            options = [o for o in table.box.say[SETTLEMENT] if distance_barred(table, o.a) == MAY]
            table.ask(seat, "watch-ask-first-settlement", options)
        else:
            options = [o for o in table.box.say[ROAD] if self.road_barred(table, o.a) == MAY]
            table.ask(seat, "watch-ask-first-road", options)

    def road_barred(self, t: Watch, path: int) -> int:
        """GW-2.7: a path that touches the settlement just placed."""
        if t.roads[path] != NOBODY:
            return PATH_TAKEN
        return MAY if self.settlement in t.box.side_ends[path] else NOT_BESIDE_SETTLEMENT

    def picked(self, table: Table, seat: Seat, option: Option) -> None:
        assert isinstance(table, Watch)
        if option.verb == SETTLEMENT:
            place_settlement(table, seat, option.a, "GW-2.7")
            self.settlement = option.a
            return
        place_road(table, seat, option.a, "GW-2.7")
        table.lengths[seat] = road_length(table, seat)
        if self.placed >= table.seats:
            starting_income(table, seat, self.settlement, "GW-2.7")
        self.placed += 1
        self.settlement = NOBODY

    def why_not(self, table: Table, seat: Seat, option: Option) -> int:
        assert isinstance(table, Watch)
        if option.verb == SETTLEMENT and self.settlement == NOBODY:
            return distance_barred(table, option.a)
        if option.verb == ROAD and self.settlement != NOBODY:
            return self.road_barred(table, option.a)
        return NOT_NOW

    def clone(self) -> "Placement":
        return Placement(self.placed, self.settlement)
