"""The table of the Watch: every field once."""

from typing import ClassVar, Final, final

from longhouse.games.watch.board import ANY
from longhouse.games.watch.box import Box
from longhouse.games.watch.vocabulary import REASONS
from longhouse.games.watch.words import (
    CANNOT_PAY,
    ITEM_KEEP,
    ITEM_SETTLEMENT,
    LARGEST_PATROL,
    LONGEST_ROAD,
    NO_PIECE,
    NOT_HELD,
    NOT_TO_DISCARD,
    OUT_OF_STOCK,
    PIECE_KEEP,
    PIECE_SETTLEMENT,
    PIECES,
    POOL_CARDS,
    POOL_RESOURCES,
    RATE_TOO_HIGH,
    RESOURCES,
    ROAD,
)
from longhouse.kernel.chance import Chance
from longhouse.kernel.decision import EVERYBODY, NO_EYES, NOBODY, Option, Reason, Seat
from longhouse.kernel.table import NOT_ASKED, Frame, Score, Table
from longhouse.kernel.zone import NO_POOL, Tally, Zone, tally

MOST_ROLLED: Final = 12

# what a seat lays aside in secret: its answer, then the cards it gives, then those it wants
ANSWER: Final = 0
GIVES: Final = 1
WANTS: Final = 1 + RESOURCES
CHOSEN: Final = 1 + 2 * RESOURCES

# where a player's development cards lie
IN_HAND: Final = 0
FRESH: Final = 1
FACE_UP: Final = 2


@final
class Watch(Table):
    """A game of the Watch in progress."""

    FIELDS: ClassVar = (
        "colours",
        "terrain",
        "token",
        "hands",
        "chosen",
        "cards",
        "deck",
        "roads",
        "buildings",
        "keeps",
        "stock",
        "lengths",
        "holders",
        "tormund",
        "first",
        "active",
        "turn",
        "card_played",
        "card_bought",
        "proposals_left",
        "sent",
        "winner",
    )

    def __init__(
        self,
        box: Box,
        chance: Chance,
        agenda: list[Frame],
        colours: list[int],
        terrain: list[int],
        token: list[int],
        yields: list[list[tuple[int, int, int]]],
        hands: Tally,
        chosen: Tally,
        cards: Tally,
        deck: Zone,
        roads: list[int],
        buildings: list[int],
        keeps: list[int],
        stock: list[int],
        rates: list[int],
        lengths: list[int],
        holders: list[int],
        tormund: int,
        first: Seat,
        active: Seat,
        turn: int,
        card_played: bool,
        card_bought: bool,
        proposals_left: int,
        sent: list[list[int]],
        winner: Seat,
        road_sites: list[list[Option] | None],
        settlement_sites: list[list[Option] | None],
    ) -> None:
        super().__init__(box.origin, box.players, chance, agenda)
        self.box = box
        self.colours = colours  # by seat
        self.terrain = terrain  # by hex; with token, fixed once the board is laid
        self.token = token  # by hex; -1 = none
        self.yields = yields  # by roll: hex, place in `hands`, cards; remembered from board and buildings
        self.hands = hands  # rows: the seats, then the supply
        self.chosen = chosen  # rows: the seats; columns ANSWER, GIVES, WANTS
        self.cards = cards  # development cards; rows: in hand, then bought this turn, then face up
        self.deck = deck
        self.roads = roads  # by path: the owner
        self.buildings = buildings  # by intersection: the owner
        self.keeps = keeps  # by intersection: 1 where the building is a keep
        self.stock = stock  # seat * PIECES + piece: what is left beside the board
        self.rates = rates  # seat * RESOURCES + resource: remembered from buildings and trade routes
        self.lengths = lengths  # by seat: longest road
        self.holders = holders  # of the special tiles
        self.tormund = tormund  # his hex
        self.first = first
        self.active = active
        self.turn = turn
        self.card_played = card_played  # in this turn
        self.card_bought = card_bought  # in this turn
        self.proposals_left = proposals_left
        self.sent = sent  # the proposals of this turn: what was given and wanted
        self.winner = winner
        self.road_sites = road_sites  # by seat; remembered from the board, None = find them again
        self.settlement_sites = settlement_sites

    def clone(self) -> "Watch":
        other = Watch(
            self.box,
            self.chance.clone(),
            [frame.clone() for frame in self.agenda],
            self.colours,
            self.terrain,
            self.token,
            self.yields[:],
            self.hands.clone(),
            self.chosen.clone(),
            self.cards.clone(),
            self.deck.clone(),
            self.roads[:],
            self.buildings[:],
            self.keeps[:],
            self.stock[:],
            self.rates[:],
            self.lengths[:],
            self.holders[:],
            self.tormund,
            self.first,
            self.active,
            self.turn,
            self.card_played,
            self.card_bought,
            self.proposals_left,
            self.sent[:],
            self.winner,
            self.road_sites[:],
            self.settlement_sites[:],
        )
        other.copy_play(self)
        return other

    def seen_from(self, seat: Seat) -> "Watch":
        """Hidden information of the digest: hands, unplayed cards, the deck and secret choices are turned over."""
        view = self.clone()
        view.hands = self.hands.seen_from(seat)
        view.chosen = self.chosen.seen_from(seat)
        view.cards = self.cards.seen_from(seat)
        view.deck = self.deck.seen_from(seat)
        view.redact(self, seat)
        return view

    def zones(self) -> list[Zone]:
        return [self.deck]

    def tallies(self) -> list[Tally]:
        return [self.hands, self.chosen, self.cards]

    def pool(self, pool: int) -> list[int]:
        if pool == POOL_RESOURCES:
            return self.box.stock_of
        return [kind.count for kind in self.box.cards]

    def reason(self, why: int, seat: Seat, option: Option) -> Reason:
        rule, key, _ = REASONS[why]
        return Reason(rule, key, self.reason_args(why, option))

    def reason_args(self, why: int, option: Option) -> list[int]:
        if why == NOT_ASKED:
            return [self.decision.seat]
        if why == CANNOT_PAY:
            return self.box.costs[option.verb - ROAD]
        if why == RATE_TOO_HIGH:
            return [option.a, self.rates[self.active * RESOURCES + option.a]]
        if why in (OUT_OF_STOCK, NOT_HELD, NOT_TO_DISCARD):
            return [option.a]
        if why == NO_PIECE:
            return [option.verb - ROAD]
        return []

    def spell(self, option: Option) -> str:
        return self.box.spell(option)

    def vocabulary(self) -> list[Option]:
        return self.box.vocabulary

    def knows(self, option: Option) -> bool:
        return option in self.box.known

    def refresh(self) -> None:
        """Find again what is only remembered for speed: producing hexes, trade rates, building sites."""
        self.yields = [[] for _ in range(MOST_ROLLED + 1)]
        self.rates = [self.box.supply_rate] * (self.seats * RESOURCES)
        for intersection, seat in enumerate(self.buildings):
            if seat != NOBODY:
                self.reach_routes(seat, intersection)
                self.reach_hexes(seat, intersection, 1 + self.keeps[intersection])
        self.road_sites = [None] * self.seats
        self.settlement_sites = [None] * self.seats

    def reach_routes(self, seat: Seat, intersection: int) -> None:
        """GW-4.6: per resource the lowest rate the player is entitled to."""
        for route in self.box.routes_at[intersection]:
            for resource in range(RESOURCES):
                if route.resource in (ANY, resource):
                    i = seat * RESOURCES + resource
                    self.rates[i] = min(self.rates[i], route.rate)

    def reach_hexes(self, seat: Seat, intersection: int, n: int) -> None:
        """GW-3.4: every bordering hex yields n more cards on each roll that its token shows."""
        for place in self.box.corner_hexes[intersection]:
            if self.token[place] >= 0:
                slot = seat * RESOURCES + self.box.terrain_resource[self.terrain[place]]
                for roll in self.box.token_rolls[self.token[place]]:
                    self.yields[roll] = [*self.yields[roll], (place, slot, n)]

    # --- what can be computed

    def supply(self, resource: int) -> int:
        return self.hands.counts[self.seats * RESOURCES + resource]

    def supply_empty(self) -> bool:
        return self.hands.size(self.seats) == 0

    def clockwise_after(self, seat: Seat) -> list[Seat]:
        """GW-1.7: the other seats, clockwise."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def card_row(self, pile: int, seat: Seat) -> int:
        """Where the cards of a seat begin in `cards.counts`: in its hand, bought this turn, or face up."""
        return (pile * self.seats + seat) * self.cards.width

    def patrols(self, seat: Seat) -> int:
        """GW-8.5: face-up patrol cards."""
        row = self.card_row(FACE_UP, seat)
        return sum([self.cards.counts[row + kind] for kind in self.box.patrol_kinds])

    def sources(self, seat: Seat) -> list[int]:
        """GW-9.1: points from settlements, keeps, Longest Road, Largest Patrol and (as far as they are seen) cards."""
        box = self.box
        i = seat * PIECES
        built = [
            (box.pieces[PIECE_SETTLEMENT] - self.stock[i + PIECE_SETTLEMENT]) * box.worth[ITEM_SETTLEMENT],
            (box.pieces[PIECE_KEEP] - self.stock[i + PIECE_KEEP]) * box.worth[ITEM_KEEP],
            box.tile_points[LONGEST_ROAD] if self.holders[LONGEST_ROAD] == seat else 0,
            box.tile_points[LARGEST_PATROL] if self.holders[LARGEST_PATROL] == seat else 0,
        ]
        return [*built, self.points(seat) - sum(built)]

    def points(self, seat: Seat) -> int:
        """All points, as far as they are seen: the sum of the sources, without making a list of them."""
        box = self.box
        i = seat * PIECES
        points = (box.pieces[PIECE_SETTLEMENT] - self.stock[i + PIECE_SETTLEMENT]) * box.worth[ITEM_SETTLEMENT]
        points += (box.pieces[PIECE_KEEP] - self.stock[i + PIECE_KEEP]) * box.worth[ITEM_KEEP]
        if self.holders[LONGEST_ROAD] == seat:
            points += box.tile_points[LONGEST_ROAD]
        if self.holders[LARGEST_PATROL] == seat:
            points += box.tile_points[LARGEST_PATROL]
        counts = self.cards.counts
        pile = self.seats * self.cards.width
        for kind in box.victory_kinds:
            i = seat * self.cards.width + kind
            points += (counts[i] + counts[i + pile] + counts[i + 2 * pile]) * box.cards[kind].points
        return points

    def public_points(self, seat: Seat) -> int:
        """Without cards in hand: what everybody sees."""
        return sum(self.sources(seat)[:4])

    @property
    def result(self) -> Score | None:
        if not self.over:
            return None
        sources = [self.sources(seat) for seat in range(self.seats)]
        return Score(
            [self.winner], [sum(points) for points in sources], sources, "watch-ending-goal", self.box.winning_rule
        )


def empty_table(box: Box, chance: Chance, agenda: list[Frame]) -> Watch:
    """GW-2.1: the board bare, all cards in the supply, all pieces in stock."""
    seats = box.players
    kinds = len(box.cards)
    places = box.board.map
    own = [1 << seat for seat in range(seats)]
    hands = tally(seats + 1, RESOURCES, [*own, EVERYBODY], POOL_RESOURCES)
    hands.counts[seats * RESOURCES :] = box.stock_of
    cards = tally(3 * seats, kinds, own + own + [EVERYBODY] * seats, POOL_CARDS)
    deck = [kind for kind in range(kinds) for _ in range(box.cards[kind].count)]
    table = Watch(
        box,
        chance,
        agenda,
        box.seat_colours,
        box.board.terrain,
        box.board.token,
        [],
        hands,
        tally(seats, CHOSEN, own, NO_POOL),
        cards,
        Zone(deck, NO_EYES, POOL_CARDS),
        [NOBODY] * len(places.sides),
        [NOBODY] * len(places.corners),
        [0] * len(places.corners),
        box.pieces * seats,
        [],
        [0] * seats,
        [NOBODY, NOBODY],
        0,
        0,
        0,
        0,
        False,
        False,
        0,
        [],
        NOBODY,
        [],
        [],
    )
    table.refresh()
    return table
