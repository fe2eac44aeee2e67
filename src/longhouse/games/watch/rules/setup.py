"""GW-2: the set-up."""

from typing import final

from longhouse.games.watch.rules.production import starting_income
from longhouse.games.watch.rules.tiles import road_length
from longhouse.games.watch.rules.turn import BEGIN, Turn
from longhouse.games.watch.rules.wall import open_sections, place_guard, post_barred
from longhouse.games.watch.rules.wildlings import reveal
from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.layout import lay_board
from longhouse.games.watch.state.sites import distance_barred, distant_corners
from longhouse.games.watch.state.table import Watch
from longhouse.games.watch.state.verbs import place_road, place_settlement
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, Frame, Table


@final
class SetUp(Frame):
    """GW-2.1 to GW-2.9: the board, the deck, the first player; then printed starts or free placement.

    GW-10: in the full game tokens on every build card, a hero for everybody, and a third round for guards.
    """

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        lay_board(table)
        table.chance.shuffle(w.LUCK_DECK, table.deck.cards)
        if table.box.full:
            deal_tokens(table)
        way = way_to_begin(table)
        table.first = first_player(table, way)
        table.active = table.first
        if table.listening:
            table.record("watch-event-first", "GW-10.5" if way == "roll" else "GW-2.6", table.first, [])
        if table.box.full:
            deal_heroes(table)
        table.leave()
        table.enter(Turn(BEGIN))
        if table.box.printed_starts:
            printed_starts(table)
        else:
            table.enter(Placement(0, NOBODY))


def way_to_begin(t: Watch) -> str:
    """GW-10.5: in the full game the dice decide, if nothing else is said."""
    way = t.box.settings["first_player"]
    return "roll" if way == "auto" and t.box.full else way


def first_player(t: Watch, way: str) -> Seat:
    """GW-2.6: the lowest seat, one drawn at random, or the highest roll (GW-10.5)."""
    if way == "seat":
        return 0
    if way == "roll":
        return highest_roll(t, list(range(t.seats)))
    return t.chance.below(w.LUCK_FIRST, t.seats)


def highest_roll(t: Watch, seats: list[Seat]) -> Seat:
    """GW-10.5: only the tied players roll again, until one is highest."""
    while len(seats) > 1:
        rolls: list[int] = []
        for seat in seats:
            one = t.chance.below(w.LUCK_DICE, 6) + 1
            two = t.chance.below(w.LUCK_DICE, 6) + 1
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


def deal_tokens(t: Watch) -> None:
    """GW-10.4: tokens under every keep and every settlement of every build card; the rest is the reserve."""
    north = t.box.north
    t.own_tokens()
    tokens = t.reserve.cards
    t.chance.shuffle(w.LUCK_TOKENS, tokens)
    for seat in range(t.seats):
        n = t.box.pieces[w.PIECE_KEEP] * north.keep_tokens + t.box.pieces[w.PIECE_SETTLEMENT] * north.settlement_tokens
        t.under[seat].cards = tokens[len(tokens) - n :]
        del tokens[len(tokens) - n :]


def deal_heroes(t: Watch) -> None:
    """GW-10.6: by the place in turn order; the others lie in the display, side A up."""
    for place, seat in enumerate([t.first, *t.clockwise_after(t.first)]):
        hero = t.box.dealt_heroes[place]
        t.heroes[seat] = hero
        t.display = [other for other in t.display if other != hero]
        if t.listening:
            t.record("watch-event-hero-dealt", "GW-10.6", seat, [hero])


def settle_tokens(t: Watch) -> None:
    """GW-10.8: tokens of settlements placed in set-up go back into the reserve, or are revealed in turn order."""
    t.own_tokens()
    for seat in [t.first, *t.clockwise_after(t.first)]:
        for _ in range(2 * t.box.north.settlement_tokens):
            if t.over:
                return
            token = t.under[seat].cards.pop()
            if t.box.reveals_set_up:
                reveal(t, seat, token, "GW-10.8")
            else:
                t.reserve.cards.append(token)
    if not t.box.reveals_set_up:
        t.chance.shuffle(w.LUCK_TOKENS, t.reserve.cards)


@final
class Placement(Frame):
    """GW-2.7: a settlement and a road each, in turn order; again in reverse order; GW-10.7: then a guard each.

    `placed` counts the settlements with their roads, then the guards; `settlement` still waits for its road.
    """

    def __init__(self, placed: int, settlement: int) -> None:
        self.placed = placed
        self.settlement = settlement

    def seat(self, t: Watch) -> Seat:
        if t.seats <= self.placed < 2 * t.seats:
            return (t.first + 2 * t.seats - 1 - self.placed) % t.seats
        return (t.first + self.placed) % t.seats

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        if self.placed >= 2 * table.seats:
            self.run_third_round(table)
            return
        seat = self.seat(table)
        if self.settlement == NOBODY:
            table.ask(seat, "watch-ask-first-settlement", distant_corners(table))
        else:
            paths = table.box.corner_sides[self.settlement]
            options = [table.box.say[w.ROAD][path] for path in paths if self.road_barred(table, path) == MAY]
            table.ask(seat, "watch-ask-first-road", options)

    def run_third_round(self, t: Watch) -> None:
        """GW-10.7: a guard each, in turn order; then the tokens of GW-10.8."""
        if t.box.full and self.placed < 3 * t.seats:
            t.ask(self.seat(t), "watch-ask-first-guard", open_sections(t))
            return
        t.leave()
        if t.box.full:
            settle_tokens(t)

    def road_barred(self, t: Watch, path: int) -> int:
        """GW-2.7: a path that touches the settlement just placed."""
        if t.roads[path] != NOBODY:
            return w.PATH_TAKEN
        return MAY if self.settlement in t.box.side_ends[path] else w.NOT_BESIDE_SETTLEMENT

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Watch)
        if option.verb == w.SETTLEMENT:
            place_settlement(table, seat, option.a, "GW-2.7")
            self.settlement = option.a
            return
        if option.verb == w.GUARD:
            place_guard(table, seat, option.a, "GW-10.7")
            self.placed += 1
            return
        place_road(table, seat, option.a, "GW-2.7")
        table.lengths[seat] = road_length(table, seat)
        if self.placed >= table.seats:
            starting_income(table, seat, self.settlement, "GW-2.7")
        self.placed += 1
        self.settlement = NOBODY

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Watch)
        if option.verb == w.SETTLEMENT and self.settlement == NOBODY and self.placed < 2 * table.seats:
            return distance_barred(table, option.a)
        if option.verb == w.ROAD and self.settlement != NOBODY:
            return self.road_barred(table, option.a)
        if option.verb == w.GUARD:
            return self.guard_barred(table, option.a)
        return NOT_NOW

    def guard_barred(self, t: Watch, section: int) -> int:
        if not t.box.full:
            return w.NOT_IN_MODE
        return post_barred(t, section) if self.placed >= 2 * t.seats else NOT_NOW

    def clone(self) -> "Placement":
        return Placement(self.placed, self.settlement)
