"""The table of Vikings Gone Wild: every field once."""

from typing import ClassVar, Final, final

from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.box import WildBox
from longhouse.games.wild.state.message_keys import REASONS
from longhouse.kernel.chance import Chance
from longhouse.kernel.decision import NO_EYES, NOBODY, Option, Reason, Seat, of_option
from longhouse.kernel.secret import redact
from longhouse.kernel.table import NOT_ASKED, Frame, Score, Table
from longhouse.kernel.zone import NO_POOL, Tally, Zone

# shared by all tables, never written to
NO_NUMBERS: Final[list[int]] = []
NO_RESOURCES: Final = [0] * w.RESOURCES
NO_PURCHASES: Final = [0] * len(w.BOUGHT_IDS)
NO_PLAN: Final = Tally([], 0, [], [], NO_POOL)
PLAN: Final = 96  # width of the tally in which an attack or a payment by hand is put together


@final
class Wild(Table):
    """A game of Vikings Gone Wild in progress.

    Zones, lists of lists and the lists marked so are replaced, never changed in place: clones share them.
    """

    FIELDS: ClassVar = (
        *("turn", "round", "phase", "first", "active", "last", "earned", "served", "towns", "loot", "forts"),
        *("token_supply", "building_supply", "pile_supply", "hands", "decks", "discards", "played", "owned"),
        *("destroyed", "missions", "completed", "mission_ones", "mission_rest", "mission_under", "asgard_deck"),
        *("asgard_box", "asgard_row", "path", "path_deck", "path_discard", "achievements", "marks", "attacked"),
        *("pool_now", "ready", "played_now", "victim", "damaged", "damaged_hall", "best_fighter", "bought"),
        *("spent", "plan", "winners", "ending", "tie", "places", "shares", "breaking"),
    )

    def __init__(self, box: WildBox, chance: Chance, agenda: list[Frame]) -> None:
        super().__init__(box, chance, agenda)
        self.box = box

    def lay_out(self) -> None:
        """A table before the set-up: nothing is shuffled or dealt. VW-2.8: a town hall of level 1 each."""
        box, seats = self.box, self.seats
        self.round = 0
        self.phase = w.PHASE_SETUP
        self.first: Seat = 0  # the holder of the first-player token
        self.active: Seat = NOBODY  # whose turn it is
        self.last = False  # the round that is played is the last (VW-16.2)
        self.earned = [0] * (seats * w.POINT_SOURCES)  # victory points, by where they come from
        self.served = [0] * seats  # thresholds for which an Asgard card was due (VW-15.1)
        self.towns: list[list[int]] = [[box.hall(1)] for _ in range(seats)]  # by slot, packed: see words.SITE_KIND
        self.loot = [0] * (seats * w.RESOURCES)  # tokens on town halls
        self.forts = NO_NUMBERS  # replaced: seat, slot, card, ...: fortification cards on buildings
        self.token_supply = box.token_supply[:]  # empty: without limit
        self.building_supply = [site.count for site in box.sites[: box.buildings]]
        self.pile_supply = [card.count if card.deck in (w.DECK_UNIT, w.DECK_FORT) else 0 for card in box.cards]
        self.marks = [0] * seats  # what is done once a round
        self.attacked = [0] * seats  # VW-1.6: 1 if attacked this round
        self.lay_out_cards()
        self.begin_turn(NOBODY)

    def lay_out_cards(self) -> None:
        seats, box = self.seats, self.box
        self.hands = [Zone([], 1 << seat, w.POOL_PLAYERS + seat) for seat in range(seats)]
        self.decks = [Zone([], NO_EYES, w.POOL_PLAYERS + seat) for seat in range(seats)]  # the last card is the top
        self.discards: list[list[int]] = [NO_NUMBERS] * seats
        self.played: list[list[int]] = [NO_NUMBERS] * seats
        self.owned: list[list[int]] = [[0] * len(box.cards) for _ in range(seats)]  # by kind: all cards of the seat
        self.destroyed = NO_NUMBERS
        self.missions: list[list[int]] = [NO_NUMBERS] * seats  # current ones
        self.completed = [Zone([], 1 << seat, w.POOL_MISSIONS) for seat in range(seats)]
        self.mission_ones = Zone([], NO_EYES, w.POOL_MISSIONS)  # worth 1 VP: these come first
        self.mission_rest = Zone([], NO_EYES, w.POOL_MISSIONS)
        self.mission_under = NO_NUMBERS  # openly put under the deck; the first comes first
        self.asgard_deck = Zone([], NO_EYES, w.POOL_ASGARD)
        self.asgard_box = Zone([], NO_EYES, w.POOL_ASGARD)  # left out of the game, unseen
        self.asgard_row = NO_NUMBERS
        self.path = [w.NONE] * box.path_open  # replaced: slot 1 is the first
        self.path_deck = Zone([], NO_EYES, w.POOL_PATH)
        self.path_discard = Zone([], NO_EYES, w.POOL_PATH)
        self.achievements = NO_NUMBERS  # in play
        self.winners = NO_NUMBERS
        self.ending = w.BY_TARGET
        self.tie = w.NO_TIE
        self.places = NO_NUMBERS  # by seat, once the game is over (VW-16.10)
        self.shares: list[list[int]] = []  # by achievement in play: VP by seat, once the game is over
        self.breaking = NO_NUMBERS  # achievements revealed to break a tie

    def begin_turn(self, seat: Seat) -> None:
        """What is kept for one turn only."""
        self.active = seat
        self.pool_now = NO_RESOURCES[:]  # temporary resources
        self.ready = NO_NUMBERS  # replaced: cards that may attack, packed: card | printed as << 8 (VW-17.7)
        self.played_now = NO_NUMBERS  # replaced: cards played from hand in this turn (VW-3.17)
        self.victim: Seat = NOBODY  # the opponent attacked in this turn
        self.damaged = 0  # buildings damaged in this turn
        self.damaged_hall = False
        self.best_fighter = 0  # the largest printed strength of a fighter in a successful attack of this turn
        self.bought = NO_PURCHASES[:]
        self.spent = NO_RESOURCES[:]
        self.plan = NO_PLAN  # an attack or a payment that is put together; nobody else sees it

    # --- copies and views

    def clone(self) -> "Wild":
        other = Wild(self.box, self.chance.clone(), [frame.clone() for frame in self.agenda])
        other.turn = self.turn
        other.round = self.round
        other.phase = self.phase
        other.first = self.first
        other.active = self.active
        other.last = self.last
        other.earned = self.earned[:]
        other.served = self.served[:]
        other.towns = self.towns[:]
        other.loot = self.loot[:]
        other.forts = self.forts
        other.token_supply = self.token_supply[:] if self.token_supply else NO_NUMBERS
        other.building_supply = self.building_supply[:]
        other.pile_supply = self.pile_supply[:]
        other.marks = self.marks[:]
        other.attacked = self.attacked[:]
        other.copy_cards(self)
        other.copy_turn(self)
        other.copy_play(self)
        return other

    def copy_cards(self, other: "Wild") -> None:
        self.hands = other.hands[:]
        self.decks = other.decks[:]
        self.discards = other.discards[:]
        self.played = other.played[:]
        self.owned = other.owned[:]
        self.destroyed = other.destroyed
        self.missions = other.missions[:]
        self.completed = other.completed[:]
        self.mission_ones = other.mission_ones
        self.mission_rest = other.mission_rest
        self.mission_under = other.mission_under
        self.asgard_deck = other.asgard_deck
        self.asgard_box = other.asgard_box
        self.asgard_row = other.asgard_row
        self.path = other.path
        self.path_deck = other.path_deck
        self.path_discard = other.path_discard
        self.achievements = other.achievements
        self.winners = other.winners
        self.ending = other.ending
        self.tie = other.tie
        self.places = other.places
        self.shares = other.shares
        self.breaking = other.breaking

    def copy_turn(self, other: "Wild") -> None:
        self.pool_now = other.pool_now[:]
        self.ready = other.ready
        self.played_now = other.played_now
        self.victim = other.victim
        self.damaged = other.damaged
        self.damaged_hall = other.damaged_hall
        self.best_fighter = other.best_fighter
        self.bought = other.bought[:]
        self.spent = other.spent[:]
        self.plan = other.plan.clone() if other.plan is not NO_PLAN else NO_PLAN

    def view(self, seat: Seat) -> "Wild":
        """Hidden information of the digest: hands, decks, completed missions and what is being put together."""
        self.check_viewer(seat)
        view = self.clone()
        view.turn_zones(seat)
        view.plan = self.plan.seen_from(seat) if seat == self.active and self.plan is not NO_PLAN else NO_PLAN
        redact(view, self, seat)
        return view

    def turn_zones(self, seat: Seat) -> None:
        """Every zone as a seat sees it (as it is, for NOBODY), and this table's own."""
        self.hands = [zone.seen_from(seat) for zone in self.hands]
        self.decks = [zone.seen_from(seat) for zone in self.decks]
        self.completed = [zone.seen_from(seat) for zone in self.completed]
        self.mission_ones = self.mission_ones.seen_from(seat)
        self.mission_rest = self.mission_rest.seen_from(seat)
        self.asgard_deck = self.asgard_deck.seen_from(seat)
        self.asgard_box = self.asgard_box.seen_from(seat)
        self.path_deck = self.path_deck.seen_from(seat)
        self.path_discard = self.path_discard.seen_from(seat)

    def imagine(self, seat: Seat) -> None:
        """VW-19.2: what another player puts together may be anything, so it starts from scratch."""
        if seat != self.active:
            self.plan = NO_PLAN

    def refresh(self) -> None:
        """After a load: an empty plan is no plan."""
        if not self.plan.counts:
            self.plan = NO_PLAN

    def zones(self) -> list[Zone]:
        """The caller may shuffle them, so they are made this table's own first."""
        self.turn_zones(NOBODY)
        zones = [*self.hands, *self.decks, self.mission_ones, self.mission_rest, *self.completed]
        return [*zones, self.asgard_deck, self.asgard_box, self.path_deck, self.path_discard]

    def tallies(self) -> list[Tally]:
        return [] if self.plan is NO_PLAN else [self.plan]

    def pool(self, pool: int) -> list[int]:
        """What a pool has that does not lie face up for everybody."""
        box = self.box
        if pool >= w.POOL_PLAYERS:
            return self.hidden_cards(pool - w.POOL_PLAYERS)
        if pool == w.POOL_MISSIONS:
            shown = [mission for missions in self.missions for mission in missions]
            return less(counted(len(box.missions), box.mission_deck), [*shown, *self.mission_under])
        if pool == w.POOL_ASGARD:
            left = less(counted(len(box.cards), box.asgard_deck), self.asgard_row)
        else:
            left = less(counted(len(box.cards), box.path_deck), [card for card in self.path if card != w.NONE])
        return self.less_gone(left)

    def less_gone(self, left: list[int]) -> list[int]:
        """What a seat owns or has destroyed does not lie in a deck of the table."""
        for card in range(len(left)):
            if left[card]:
                left[card] -= self.destroyed.count(card)
                for owned in self.owned:
                    left[card] -= owned[card]
        return left

    def hidden_cards(self, seat: Seat) -> list[int]:
        """By kind: what a seat owns, less what lies face up."""
        left = self.owned[seat][:]
        for card in self.discards[seat]:
            left[card] -= 1
        for card in self.played[seat]:
            left[card] -= 1
        for at in range(0, len(self.forts), 3):
            if self.forts[at] == seat:
                left[self.forts[at + 2]] -= 1
        return left

    def may_hold(self, zone: Zone, card: int) -> bool:
        """VW-2.1: missions worth 1 VP lie on top of the others."""
        if zone is self.mission_ones:
            return self.box.missions[card].vp == 1
        return zone is not self.mission_rest or self.box.missions[card].vp > 1

    # --- what everybody sees

    def vp(self, seat: Seat) -> int:
        at = seat * w.POINT_SOURCES
        n = 0
        for source in range(w.POINT_SOURCES):
            n += self.earned[at + source]
        return n

    def turn_order(self) -> list[Seat]:
        return [self.seat_at(n) for n in range(self.seats)]

    def seat_at(self, n: int) -> Seat:
        """The n-th in turn order, counted from 0."""
        return (self.first + n) % self.seats

    def opponents(self, seat: Seat) -> list[Seat]:
        """Clockwise from the left."""
        return [(seat + n) % self.seats for n in range(1, self.seats)]

    def site(self, seat: Seat, slot: int) -> int:
        """The kind of building there, or the level of the town hall, as a site of the box."""
        return self.towns[seat][slot] & w.SITE_KIND

    def tokens(self, seat: Seat, slot: int) -> int:
        return self.towns[seat][slot] >> w.TOKEN_SHIFT & w.TOKEN_MASK

    def works(self, seat: Seat, slot: int) -> bool:
        """VW-6.9: without a construction token."""
        return not self.towns[seat][slot] & w.CONSTRUCTION

    def is_damaged(self, seat: Seat, slot: int) -> bool:
        return self.towns[seat][slot] & w.DAMAGE != 0

    def count(self, seat: Seat, site: int) -> int:
        """VW-6.9: buildings of a kind, under construction or not."""
        n = 0
        for packed in self.towns[seat]:
            if packed & w.SITE_KIND == site:
                n += 1
        return n

    def level(self, seat: Seat) -> int:
        """Of the town hall, under construction or not."""
        return self.box.sites[self.site(seat, w.HALL)].level

    def forts_on(self, seat: Seat, slot: int) -> list[int]:
        """VW-8.7: the fortification cards that lie on a building."""
        forts = self.forts
        return [forts[at + 2] for at in range(0, len(forts), 3) if forts[at] == seat and forts[at + 1] == slot]

    def twin(self, seat: Seat, slot: int) -> int:
        """VW-19.1: the first building of this seat that differs in nothing from this one."""
        town = self.towns[seat]
        for other in range(slot):
            if town[other] == town[slot] and self.forts_alike(seat, other, slot):
                return other
        return slot

    def forts_alike(self, seat: Seat, slot: int, other: int) -> bool:
        """VW-19.1: the same fortification cards lie on two buildings, in whatever order they were played."""
        return not self.forts or sorted(self.forts_on(seat, slot)) == sorted(self.forts_on(seat, other))

    def marked(self, seat: Seat, mark: int) -> bool:
        return self.marks[seat] & mark != 0

    # --- what is said

    def reason(self, why: int, option: Option, seat: Seat) -> Reason:
        rule, key, kinds = REASONS[why]
        if why == NOT_ASKED:
            return Reason(rule, key, [self.decision.seat])
        return Reason(rule, key, [option.a, option.b][: of_option(kinds)])

    @property
    def result(self) -> Score | None:
        """VW-16.6"""
        if not self.over:
            return None
        width = w.POINT_SOURCES
        sources = [self.earned[seat * width : (seat + 1) * width] for seat in range(self.seats)]
        points = [sum(row) for row in sources]
        return Score(self.winners[:], points, sources, w.ENDING_IDS[self.ending], "VW-16.6", w.TIE_IDS[self.tie])


def counted(kinds: int, cards: list[int]) -> list[int]:
    """By kind, how many there are."""
    counts = [0] * kinds
    for card in cards:
        counts[card] += 1
    return counts


def less(counts: list[int], cards: list[int]) -> list[int]:
    """The same without these cards."""
    left = counts[:]
    for card in cards:
        left[card] -= 1
    return left


def empty_table(box: WildBox, chance: Chance, agenda: list[Frame]) -> Wild:
    table = Wild(box, chance, agenda)
    table.lay_out()
    return table
