"""The table of the Watch: every field once."""

from typing import ClassVar, Final, final

from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.board import ANY
from longhouse.games.watch.state.box import WatchBox
from longhouse.games.watch.state.reasons import full_reason
from longhouse.kernel.apart import Apart
from longhouse.kernel.chance import Chance
from longhouse.kernel.decision import EVERYBODY, NO_EYES, NOBODY, Option, Reason, Seat
from longhouse.kernel.secret import redact
from longhouse.kernel.table import NOT_ASKED, Frame, Score, Table
from longhouse.kernel.zone import NO_POOL, Tally, Zone, tally

MOST_ROLLED: Final = 12
EMPTY: Final = -1  # no wildling in this camp or on this hex
IN_HIS_CAMP: Final = -1  # where Tormund is on no hex (GW-10.1)
DEALT: Final = -1  # a hero that rests in no turn, since it was dealt in the set-up (GW-14.4)

# what a seat lays aside in secret: its answer, then the cards it gives, then those it wants
ANSWER: Final = 0
GIVES: Final = 1
WANTS: Final = 1 + w.RESOURCES
CHOSEN: Final = 1 + 2 * w.RESOURCES

# where a player's development cards lie
IN_HAND: Final = 0
FRESH: Final = 1
FACE_UP: Final = 2

# shared by all tables of the base game, never written to
NO_NUMBERS: Final[list[int]] = []
NO_ZONES: Final[list[Zone]] = []
NO_DEV_CARDS: Final = Zone([], NO_EYES, w.POOL_CARDS)
NO_TOKENS: Final = Zone([], NO_EYES, w.POOL_TOKENS)


@final
class Watch(Table):
    """A game of the Watch in progress."""

    FIELDS: ClassVar = (
        *("colours", "terrain", "token", "hands", "chosen", "cards", "deck", "roads", "buildings", "keeps"),
        *("stock", "lengths", "holders", "tormund", "first", "active", "turn", "card_played", "card_bought"),
        *("proposals_left", "sent", "winner", "ending", "tie", "frostfangs", "camps", "clearings", "posts", "gift"),
        *("breaches", "reserve", "under", "used", "heroes", "hero_sides", "hero_rests", "display", "hero_uses"),
        *("looked", "discarded", "trail_die"),
    )
    __slots__ = (
        *FIELDS,
        *("box", "yields", "rates", "means", "shown", "road_sites", "settlement_sites", "tokens_shared"),
    )

    def __init__(self, box: WatchBox, chance: Chance, agenda: list[Frame]) -> None:
        super().__init__(box, chance, agenda)
        self.box = box

    def lay_out(self) -> None:
        """GW-2.1: the board bare, all cards in the supply, all pieces in stock."""
        box, seats = self.box, self.seats
        places = box.board.map
        self.colours = box.seat_colours  # by seat
        self.terrain = box.board.terrain  # by hex; with token, fixed once the board is laid
        self.token = box.board.token  # by hex; -1 = none
        self.lay_out_cards()
        self.roads = [NOBODY] * len(places.sides)  # by path: the owner
        self.buildings = [NOBODY] * len(places.corners)  # by intersection: the owner
        self.keeps = [0] * len(places.corners)  # by intersection: 1 where the building is a keep
        self.stock = box.pieces * seats  # seat * PIECES + piece: what is left beside the board
        self.lengths = [0] * seats  # by seat: longest road
        self.holders = [NOBODY, NOBODY]  # of the special tiles
        self.tormund = 0  # his hex
        self.first: Seat = 0
        self.active: Seat = 0
        self.card_played = False  # in this turn
        self.card_bought = False  # in this turn
        self.proposals_left = 0
        self.sent: list[list[int]] = []  # the proposals of this turn: what was given and wanted
        self.winner: Seat = NOBODY
        self.ending = w.BY_GOAL
        self.tie = w.NO_TIE
        self.lay_out_north()
        self.refresh()

    def lay_out_cards(self) -> None:
        box, seats = self.box, self.seats
        kinds = len(box.cards)
        own = [1 << seat for seat in range(seats)]
        # rows: the seats, then the supply
        self.hands = tally(seats + 1, w.RESOURCES, [*own, EVERYBODY], w.POOL_RESOURCES)
        self.hands.counts[seats * w.RESOURCES :] = box.stock_of
        self.chosen = tally(seats, CHOSEN, own, NO_POOL)  # rows: the seats; columns ANSWER, GIVES, WANTS
        # development cards; rows: in hand, then bought this turn, then face up
        self.cards = tally(3 * seats, kinds, own + own + [EVERYBODY] * seats, w.POOL_CARDS)
        deck = [kind for kind in range(kinds) for _ in range(box.cards[kind].count)]
        self.deck = Zone(deck, NO_EYES, w.POOL_CARDS)

    def lay_out_north(self) -> None:
        """What only the full game has; all of it stays empty in the base game."""
        self.frostfangs = NO_NUMBERS  # by kind of wildling: figures
        self.camps = NO_NUMBERS  # clan * camps + camp: the kind of wildling, or EMPTY
        self.clearings = NO_NUMBERS  # clearing * kinds + kind, in the order of arrival
        self.posts = NO_NUMBERS  # section * posts + post: the owner of the guard
        self.gift = NO_NUMBERS  # by hex: the kind of wildling, or EMPTY
        self.breaches = 0
        self.reserve = NO_TOKENS
        self.under = NO_ZONES  # by seat: the tokens on its build card, those of the keeps first
        self.used = NO_TOKENS
        self.tokens_shared = False  # with clones, until one of them moves a token
        self.heroes = NO_NUMBERS  # by seat
        self.hero_sides = NO_NUMBERS  # by seat
        self.hero_rests = NO_NUMBERS  # by seat: the turn in which it was taken or used, or DEALT
        self.display = NO_NUMBERS  # heroes, in the order of the data
        self.hero_uses = NO_NUMBERS  # seat * heroes + hero: used in this turn; replaced, never changed
        self.looked = NO_DEV_CARDS  # the top cards of the deck, while a seat chooses among them (GW-14.12)
        self.discarded = NO_DEV_CARDS  # patrols out of the game (GW-14.16); replaced, never changed
        self.trail_die = 0  # what it showed last

    def copy_north(self, other: "Watch") -> None:
        """What only the full game has."""
        self.frostfangs = other.frostfangs[:]
        self.camps = other.camps[:]
        self.clearings = other.clearings  # replaced, never changed
        self.posts = other.posts[:]
        self.gift = other.gift[:]
        self.breaches = other.breaches
        self.reserve = other.reserve
        self.under = other.under
        self.used = other.used
        self.tokens_shared = other.tokens_shared = True
        self.heroes = other.heroes[:]
        self.hero_sides = other.hero_sides[:]
        self.hero_rests = other.hero_rests[:]
        self.display = other.display  # replaced, never changed
        self.hero_uses = other.hero_uses
        self.looked = other.looked.clone() if other.looked.cards else other.looked
        self.discarded = other.discarded
        self.trail_die = other.trail_die

    def own_tokens(self) -> None:
        """To be called before a token moves: tokens move seldom, and clones are many."""
        if self.tokens_shared:
            self.reserve = self.reserve.clone()
            self.under = [zone.clone() for zone in self.under]
            self.used = self.used.clone()
            self.tokens_shared = False

    def clone(self) -> "Watch":
        other = Watch(self.box, self.chance.clone(), [frame.clone() for frame in self.agenda])
        other.turn = self.turn
        other.colours = self.colours
        other.terrain = self.terrain
        other.token = self.token
        other.hands = self.hands.clone()
        other.chosen = self.chosen.clone()
        other.cards = self.cards.clone()
        other.deck = self.deck.clone()
        other.roads = self.roads[:]
        other.buildings = self.buildings[:]
        other.keeps = self.keeps[:]
        other.stock = self.stock[:]
        other.lengths = self.lengths[:]
        other.holders = self.holders[:]
        other.tormund = self.tormund
        other.first = self.first
        other.active = self.active
        other.card_played = self.card_played
        other.card_bought = self.card_bought
        other.proposals_left = self.proposals_left
        other.sent = self.sent[:]
        other.winner = self.winner
        other.ending = self.ending
        other.tie = self.tie
        other.yields = self.yields
        other.rates = self.rates
        other.means = self.means
        other.shown = self.shown[:]
        other.road_sites = self.road_sites[:]
        other.settlement_sites = self.settlement_sites[:]
        if self.box.full:
            other.copy_north(self)
        else:
            other.lay_out_north()
        other.copy_play(self)
        return other

    def view(self, seat: Seat) -> "Watch":
        """Hidden information of the digest: hands, cards, the deck, tokens, secret choices are turned over."""
        self.check_viewer(seat)
        view = self.clone()
        view.hands = self.hands.seen_from(seat)
        view.chosen = self.chosen.seen_from(seat)
        view.cards = self.cards.seen_from(seat)
        view.deck = self.deck.seen_from(seat)
        if self.box.full:
            view.reserve = self.reserve.seen_from(seat)
            view.under = [zone.seen_from(seat) for zone in self.under]
            view.looked = self.looked.seen_from(seat)
        redact(view, self, seat)
        return view

    def zones(self) -> list[Zone]:
        if not self.box.full:
            return [self.deck]
        self.own_tokens()  # the caller may shuffle them
        return [self.deck, self.looked, self.discarded, self.reserve, *self.under, self.used]

    def tallies(self) -> list[Tally]:
        return [self.hands, self.chosen, self.cards]

    def pool(self, pool: int) -> list[int]:
        if pool == w.POOL_RESOURCES:
            return self.box.stock_of
        if pool == w.POOL_TOKENS:
            return [token.count for token in self.box.north.tokens]
        return [kind.count for kind in self.box.cards]

    def reason(self, why: int, option: Option, seat: Seat) -> Reason:
        if why == NOT_ASKED and option.verb in w.ANSWERING and self.sent and not isinstance(self.agenda[-1], Apart):
            why = w.PROPOSAL_GONE
        rates = self.rates[self.active * w.RESOURCES : (self.active + 1) * w.RESOURCES]
        return full_reason(self.box, why, option, self.ending, self.decision.seat, rates)

    def refresh(self) -> None:
        """Recompute what is remembered of board, buildings and trade routes."""
        # by roll: hex, place in `hands`, cards
        self.yields: list[list[tuple[int, int, int]]] = [[] for _ in range(MOST_ROLLED + 1)]
        self.rates = [self.box.supply_rate] * (self.seats * w.RESOURCES)  # seat * RESOURCES + resource
        self.means = [self.box.means[self.box.supply_rate]] * self.seats  # by seat and resource: a row of the box
        self.shown = [sum(self.shown_sources(seat)) for seat in range(self.seats)]  # the points that everybody sees
        for intersection, seat in enumerate(self.buildings):
            if seat != NOBODY:
                self.reach_routes(seat, intersection)
                self.reach_hexes(seat, intersection, 1 + self.keeps[intersection])
        self.road_sites: list[list[Option] | None] = [None] * self.seats  # None = find them again
        self.settlement_sites: list[list[Option] | None] = [None] * self.seats

    # lists of what is reached are shared by clones, so they are replaced, never changed

    def reach_routes(self, seat: Seat, intersection: int) -> None:
        """GW-4.6: per resource the lowest rate the player is entitled to."""
        for route in self.box.routes_at[intersection]:
            self.rates = self.rates[:]
            means = self.means[seat][:]
            for resource in range(w.RESOURCES):
                i = seat * w.RESOURCES + resource
                if route.resource in (ANY, resource) and route.rate < self.rates[i]:
                    self.rates[i] = route.rate
                    means[resource] = self.box.means[route.rate][resource]
            self.means = [means if owner == seat else self.means[owner] for owner in range(self.seats)]

    def reach_hexes(self, seat: Seat, intersection: int, n: int) -> None:
        """GW-3.4: every bordering hex yields n more cards on each roll that its token shows."""
        self.yields = self.yields[:]
        for place in self.box.corner_hexes[intersection]:
            if self.token[place] >= 0:
                slot = seat * w.RESOURCES + self.box.terrain_resource[self.terrain[place]]
                for roll in self.box.token_rolls[self.token[place]]:
                    self.yields[roll] = [*self.yields[roll], (place, slot, n)]

    # --- what can be computed

    def supply(self, resource: int) -> int:
        return self.hands.counts[self.seats * w.RESOURCES + resource]

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

    def guards(self, seat: Seat) -> int:
        """GW-13.12: guards on the Wall."""
        return self.box.pieces[w.PIECE_GUARD] - self.stock[seat * w.PIECES + w.PIECE_GUARD]

    def in_gift(self) -> int:
        """GW-13.7: wildlings in the Gift; Tormund is none (GW-1.4)."""
        return len(self.gift) - self.gift.count(EMPTY)

    def silent(self, place: int) -> bool:
        """GW-3.5, GW-11.3: a hex with Tormund or a wildling on it produces nothing."""
        return place == self.tormund or (self.box.full and self.gift[place] != EMPTY)

    def sources(self, seat: Seat) -> list[int]:
        """GW-9.1, GW-15.1: points from settlements, keeps, Longest Road, Largest Patrol, guards, cards (if seen)."""
        shown = self.shown_sources(seat)
        return [*shown, self.points(seat) - sum(shown)]

    def shown_sources(self, seat: Seat) -> list[int]:
        """Without cards: what everybody sees."""
        box = self.box
        i = seat * w.PIECES
        return [
            (box.pieces[w.PIECE_SETTLEMENT] - self.stock[i + w.PIECE_SETTLEMENT]) * box.worth[w.ITEM_SETTLEMENT],
            (box.pieces[w.PIECE_KEEP] - self.stock[i + w.PIECE_KEEP]) * box.worth[w.ITEM_KEEP],
            box.tile_points[w.LONGEST_ROAD] if self.holders[w.LONGEST_ROAD] == seat else 0,
            box.tile_points[w.LARGEST_PATROL] if self.holders[w.LARGEST_PATROL] == seat else 0,
            box.guard_points[self.guards(seat)],
        ]

    def points(self, seat: Seat) -> int:
        """All points, as far as they are seen: the sum of the sources, without making a list of them."""
        points = self.shown[seat]
        counts = self.cards.counts
        pile = self.seats * self.cards.width
        for kind in self.box.victory_kinds:
            i = seat * self.cards.width + kind
            points += (counts[i] + counts[i + pile] + counts[i + 2 * pile]) * self.box.cards[kind].points
        return points

    def public_points(self, seat: Seat) -> int:
        """Without cards: what everybody sees."""
        return self.shown[seat]

    @property
    def result(self) -> Score | None:
        if not self.over:
            return None
        sources = [self.sources(seat) for seat in range(self.seats)]
        rule = self.box.winning_rule if self.ending == w.BY_GOAL else "GW-15.3"
        tie = f"watch-tie-{w.TIE_IDS[self.tie]}" if self.tie else ""
        winners = [] if self.winner == NOBODY else [self.winner]
        ending = f"watch-ending-{w.ENDING_IDS[self.ending]}"
        return Score(winners, [sum(points) for points in sources], sources, ending, rule, tie)
