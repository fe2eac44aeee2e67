"""The table of Champions of Midgard: every field once."""

from typing import ClassVar, Final, final

from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.box import MidgardBox
from longhouse.games.midgard.state.message_keys import REASONS
from longhouse.games.midgard.state.piles import share_out
from longhouse.kernel.chance import Chance
from longhouse.kernel.decision import EVERYBODY, NO_EYES, NOBODY, Option, Reason, Seat, of_option
from longhouse.kernel.secret import redact
from longhouse.kernel.table import NOT_ASKED, Frame, Score, Table
from longhouse.kernel.zone import NO_POOL, Tally, Zone

# shared by all tables, never written to
NO_NUMBERS: Final[list[int]] = []
NO_ZONES: Final[list[Zone]] = []
NO_CARDS: Final = Zone([], NO_EYES, NO_POOL)
NO_ORDERS: Final = Tally([], 0, [], [], NO_POOL)
CARGO: Final = 4  # kinds of what is sent to a target: dice of three types, and food
ORDERS: Final = w.TARGETS * CARGO  # width of the tally of orders


@final
class Midgard(Table):
    """A game of Champions of Midgard in progress.

    Zones, lists of lists and the lists marked so are replaced, never changed in place: clones share them.
    """

    FIELDS: ClassVar = (
        *("turn", "round", "phase", "first", "active", "leaders", "goods", "blame", "earned", "workers", "crew"),
        *("hired", "placed", "stalls", "ship_of", "reserve", "supply", "stock", "holder", "ship_at", "sent"),
        *("laden", "enemies", "coins", "troll_deck", "draugr_deck", "monster_deck", "enemy_discard", "defeated"),
        *("trophies", "journeys", "journey_deck", "journey_discard", "display", "rune_deck", "runes", "used"),
        *("destiny_deck", "bundles", "destinies", "revealed", "looked", "merchant_deck", "merchants", "orders"),
        *("demanded", "winners", "tie", "finish"),
    )

    def __init__(self, box: MidgardBox, chance: Chance, agenda: list[Frame]) -> None:
        super().__init__(box, chance, agenda)
        self.box = box

    def lay_out(self) -> None:
        """A table before the set-up: nothing is shuffled or dealt."""
        box, seats = self.box, self.seats
        self.round = 0
        self.phase = w.PHASE_SETUP
        self.first: Seat = 0  # the holder of the first-player token
        self.active: Seat = NOBODY  # who places a worker
        self.leaders = [w.NONE] * seats
        self.goods = [0] * (seats * w.GOODS)
        self.blame = [0] * seats
        self.earned = [0] * (seats * w.TRACK_SOURCES)  # glory on the track, by where it comes from
        self.workers = [0] * seats  # not placed yet
        self.crew = [box.workers] * seats  # all that are a seat's own
        self.hired = 0  # spare workers hired in this game, by anybody
        self.placed = NO_NUMBERS  # replaced: place, seat, place, seat, ... of this round
        self.full = 0  # a bit for each place that takes no more workers; follows from `placed`
        self.stalls = NO_NUMBERS  # replaced: the places of the stalls in play
        self.ship_of = [w.NONE] * seats  # private longships
        self.reserve = [0] * (seats * w.DICE)
        self.supply = [die.count for die in box.dice]
        self.stock = [0] * w.STOCKS  # at the smiths, and food in the smokehouse
        self.lay_out_targets()
        self.lay_out_cards()

    def lay_out_targets(self) -> None:
        """By target: the card spaces of the town, then the shores."""
        self.holder = [NOBODY] * w.TARGETS  # who has reserved the fight or sent a ship
        self.ship_at = [w.NONE] * w.TARGETS
        self.sent = [0] * (w.TARGETS * w.DICE)
        self.laden = [0] * w.TARGETS  # food aboard
        self.enemies = [w.NONE] * w.TARGETS  # the cards that lie there, undefeated
        self.coins = [0] * w.TARGETS  # on monsters
        self.orders = NO_ORDERS  # what is assigned and not confirmed or revealed: rows of seats, target * CARGO + kind
        self.demanded: Seat = NOBODY  # who has demanded turn order in this round, CM-7.3

    def lay_out_cards(self) -> None:
        seats = self.seats
        self.troll_deck = Zone([], NO_EYES, w.POOL_ENEMIES)  # of every deck the last card is the top
        self.draugr_deck = Zone([], NO_EYES, w.POOL_ENEMIES)
        self.monster_deck = Zone([], NO_EYES, w.POOL_ENEMIES)
        self.enemy_discard = NO_NUMBERS
        self.defeated = NO_NUMBERS  # replaced: by anybody, as everybody has seen (CM-H3)
        fame = self.box.hall_of_fame
        self.trophies = [Zone([], EVERYBODY if fame else 1 << seat, w.POOL_ENEMIES) for seat in range(seats)]
        self.journeys = [Zone([], NO_EYES, w.POOL_JOURNEYS) for _ in range(w.SHORES)]  # seen by those who have looked
        self.journey_deck = Zone([], NO_EYES, w.POOL_JOURNEYS)
        self.journey_discard = NO_NUMBERS
        self.display = [w.NONE] * self.box.rune_spaces  # replaced
        self.rune_deck = Zone([], NO_EYES, w.POOL_RUNES)
        self.runes: list[list[int]] = [NO_NUMBERS] * seats
        self.used = 0  # a bit for each rune that was flipped
        self.destiny_deck = Zone([], NO_EYES, w.POOL_DESTINIES)
        # cards put under it, in random order, known to the player who put them there (CM-RU16, CM-H8); on a fresh
        # table an empty one, which tells a save their shape until the set-up takes it away
        self.bundles = [Zone([], NO_EYES, w.POOL_DESTINIES)]
        self.destinies = [Zone([], 1 << seat, w.POOL_DESTINIES) for seat in range(seats)]  # not revealed
        self.revealed: list[list[int]] = [NO_NUMBERS] * seats  # by `success`
        self.looked = NO_CARDS  # destinies drawn, of which some are kept
        self.merchant_deck = Zone([], NO_EYES, w.POOL_MERCHANTS)
        self.merchants = NO_NUMBERS  # turned up so far; the last is in force
        self.winners = NO_NUMBERS
        self.tie = w.NO_TIE
        self.finish: list[list[int]] = []  # by seat: glory by source, once the game is over

    # --- copies and views

    def clone(self) -> "Midgard":
        other = Midgard(self.box, self.chance.clone(), [frame.clone() for frame in self.agenda])
        other.turn = self.turn
        other.round = self.round
        other.phase = self.phase
        other.first = self.first
        other.active = self.active
        other.leaders = self.leaders[:]
        other.goods = self.goods[:]
        other.blame = self.blame[:]
        other.earned = self.earned[:]
        other.workers = self.workers[:]
        other.crew = self.crew[:]
        other.hired = self.hired
        other.placed = self.placed
        other.full = self.full
        other.stalls = self.stalls
        other.ship_of = self.ship_of[:]
        other.reserve = self.reserve[:]
        other.supply = self.supply[:]
        other.stock = self.stock[:]
        other.holder = self.holder[:]
        other.ship_at = self.ship_at[:]
        other.sent = self.sent[:]
        other.laden = self.laden[:]
        other.enemies = self.enemies[:]
        other.coins = self.coins[:]
        other.orders = self.orders.clone() if self.orders is not NO_ORDERS else NO_ORDERS
        other.demanded = self.demanded
        other.copy_cards(self)
        other.copy_play(self)
        return other

    def copy_cards(self, other: "Midgard") -> None:
        self.troll_deck = other.troll_deck
        self.draugr_deck = other.draugr_deck
        self.monster_deck = other.monster_deck
        self.enemy_discard = other.enemy_discard
        self.defeated = other.defeated
        self.trophies = other.trophies[:]
        self.journeys = other.journeys[:]
        self.journey_deck = other.journey_deck
        self.journey_discard = other.journey_discard
        self.display = other.display
        self.rune_deck = other.rune_deck
        self.runes = other.runes[:]
        self.used = other.used
        self.destiny_deck = other.destiny_deck
        self.bundles = other.bundles
        self.destinies = other.destinies[:]
        self.revealed = other.revealed[:]
        self.looked = other.looked
        self.merchant_deck = other.merchant_deck
        self.merchants = other.merchants
        self.winners = other.winners
        self.tie = other.tie
        self.finish = other.finish

    def view(self, seat: Seat) -> "Midgard":
        """CM-H2 to CM-H6: decks, destinies and journeys are turned over, sealed orders and trophies left out."""
        self.check_viewer(seat)
        view = self.clone()
        view.turn_zones(seat)
        if not self.over:
            view.add_up_earned(seat)
        view.trophies = [pile if sees(pile, seat) else Zone([], pile.seen_by, pile.pool) for pile in view.trophies]
        view.orders = self.orders.seen_from(seat) if self.orders is not NO_ORDERS else NO_ORDERS
        redact(view, self, seat)
        return view

    def add_up_earned(self, seat: Seat) -> None:
        """CM-H3: the track shows only the total glory of others; by kind of enemy it would reveal their trophies."""
        for other in range(self.seats):
            if not sees(self.trophies[other], seat):
                self.note_trophies(other, [])

    def note_trophies(self, seat: Seat, enemies: list[int]) -> None:
        """As if the glory on the track came from these enemies, and the rest of it from deeds."""
        deeds = self.glory(seat)
        by_kind = [0] * w.TRACK_SOURCES
        for enemy in enemies:
            card = self.box.enemies[enemy]
            by_kind[card.kind] += card.glory
            deeds -= card.glory
        by_kind[w.FROM_DEEDS] = deeds
        self.earned[seat * w.TRACK_SOURCES : (seat + 1) * w.TRACK_SOURCES] = by_kind

    def turn_zones(self, seat: Seat) -> None:
        """Every zone as a seat sees it (as it is, for NOBODY), and this table's own."""
        self.troll_deck = self.troll_deck.seen_from(seat)
        self.draugr_deck = self.draugr_deck.seen_from(seat)
        self.monster_deck = self.monster_deck.seen_from(seat)
        self.trophies = [zone.seen_from(seat) for zone in self.trophies]
        self.journeys = [zone.seen_from(seat) for zone in self.journeys]
        self.journey_deck = self.journey_deck.seen_from(seat)
        self.rune_deck = self.rune_deck.seen_from(seat)
        self.destiny_deck = self.destiny_deck.seen_from(seat)
        self.bundles = [zone.seen_from(seat) for zone in self.bundles]
        self.destinies = [zone.seen_from(seat) for zone in self.destinies]
        self.looked = self.looked.seen_from(seat)
        self.merchant_deck = self.merchant_deck.seen_from(seat)

    def refresh(self) -> None:
        """After a load: which places are full follows from the workers (CM-4.3)."""
        self.full = 0
        for at in range(0, len(self.placed), 2):
            self.fill(self.placed[at])
        if not self.orders.counts:
            self.orders = NO_ORDERS

    def fill(self, place: int) -> None:
        """CM-4.3: after a worker has come to a place, it may take no more."""
        spaces = self.box.places[place].spaces
        if spaces == 1 or (spaces > 1 and self.placed[::2].count(place) >= spaces):
            self.full |= 1 << place

    def zones(self) -> list[Zone]:
        """The caller may shuffle them, so they are made this table's own first."""
        self.turn_zones(NOBODY)
        zones = [self.troll_deck, self.draugr_deck, self.monster_deck, *self.trophies]
        zones += [*self.journeys, self.journey_deck, self.rune_deck, self.merchant_deck]
        zones += [self.destiny_deck, *self.bundles, *self.destinies]
        return [*zones, self.looked] if self.looked.pool != NO_POOL else zones

    def tallies(self) -> list[Tally]:
        return [] if self.orders is NO_ORDERS else [self.orders]

    def pool(self, pool: int) -> list[int]:
        """What a pool has that does not lie face up for everybody."""
        box = self.box
        if pool == w.POOL_JOURNEYS:
            left = [journey.count for journey in box.journeys]
            for journey in self.journey_discard:
                left[journey] -= 1
            return left
        if pool == w.POOL_ENEMIES:
            return unseen(box.kraken, [*self.enemy_discard, *self.enemies])
        if pool == w.POOL_RUNES:
            taken = [rune for runes in self.runes for rune in runes]
            return unseen(len(box.runes), [*self.display, *taken])
        if pool == w.POOL_DESTINIES:
            shown = [destiny for destinies in self.revealed for destiny in destinies]
            return unseen(len(box.destinies), shown)
        return unseen(len(box.merchants), self.merchants)

    def may_hold(self, zone: Zone, card: int) -> bool:
        """Every enemy lies in the deck of its kind, until it is defeated."""
        if zone is self.troll_deck:
            return self.box.enemies[card].kind == w.TROLLS and card not in self.defeated
        if zone is self.draugr_deck:
            return self.box.enemies[card].kind == w.DRAUGR and card not in self.defeated
        if zone is self.monster_deck:
            return self.box.enemies[card].kind == w.MONSTERS and card not in self.defeated
        return True

    def imagine(self, seat: Seat) -> None:
        """CM-H3: a view does not show who has which trophies, but how much glory each player has in all."""
        others = [other for other in range(self.seats) if not sees(self.trophies[other], seat)]
        known = [enemy for other in range(self.seats) if other not in others for enemy in self.trophies[other].cards]
        lost = [enemy for enemy in self.defeated if enemy not in known]
        lost.sort(key=self.box.worth_of, reverse=True)
        owners = share_out([self.box.worth_of(enemy) for enemy in lost], [self.glory(other) for other in others])
        for at, other in enumerate(others):
            self.trophies[other].cards = [enemy for n, enemy in enumerate(lost) if owners[n] == at]
            self.note_trophies(other, self.trophies[other].cards)

    # --- what everybody sees

    def glory(self, seat: Seat) -> int:
        """CM-1.4: on the track."""
        at = seat * w.TRACK_SOURCES
        return self.earned[at] + self.earned[at + 1] + self.earned[at + 2] + self.earned[at + 3]

    def turn_order(self) -> list[Seat]:
        """CM-1.3"""
        return [(self.first + n) % self.seats for n in range(self.seats)]

    def warriors_home(self, seat: Seat) -> int:
        at = seat * w.DICE
        return self.reserve[at] + self.reserve[at + 1] + self.reserve[at + 2]

    def warriors_at(self, target: int) -> int:
        """How many dice are in a fight or aboard a ship."""
        at = target * w.DICE
        return self.sent[at] + self.sent[at + 1] + self.sent[at + 2]

    def warriors(self, seat: Seat) -> int:
        """CM-1.7: all dice that a seat owns, the assigned ones too."""
        n = self.warriors_home(seat)
        for target in range(w.TARGETS):
            if self.holder[target] == seat:
                n += self.warriors_at(target)
        return n

    def hunts(self, seat: Seat) -> bool:
        """CM-5.7: a worker of this seat is on the Hunting Grounds."""
        places = self.box.places
        for at in range(0, len(self.placed), 2):
            if self.placed[at + 1] == seat:
                for step in places[self.placed[at]].steps:
                    if step.verb == w.DO_RESERVE_HUNT:
                        return True
        return False

    def targets_of(self, seat: Seat) -> list[int]:
        """CM-7.1: the fights and ships of a seat."""
        return [target for target in range(w.TARGETS) if self.holder[target] == seat]

    def free_shores(self) -> list[int]:
        """CM-6.1: shores in use without a ship, as targets."""
        used = range(w.SHORE_1, w.SHORE_1 + self.box.shores_used)
        return [target for target in used if self.ship_at[target] == w.NONE]

    # --- what is said

    def reason(self, why: int, option: Option, seat: Seat) -> Reason:
        rule, key, kinds = REASONS[why]
        if why == NOT_ASKED:
            return Reason(rule, key, [self.decision.seat])
        return Reason(rule, key, [option.a, option.b][: of_option(kinds)])

    @property
    def result(self) -> Score | None:
        """CM-12.1, CM-12.13"""
        if not self.over:
            return None
        points = [sum(row) for row in self.finish]
        return Score(self.winners[:], points, self.finish, w.ENDING, "CM-12.13", w.TIE_IDS[self.tie])


def sees(zone: Zone, seat: Seat) -> bool:
    return (zone.seen_by >> seat & 1) == 1


def unseen(kinds: int, seen: list[int]) -> list[int]:
    """By kind, one of each, but those that everybody sees."""
    return [0 if kind in seen else 1 for kind in range(kinds)]


def empty_table(box: MidgardBox, chance: Chance, agenda: list[Frame]) -> Midgard:
    table = Midgard(box, chance, agenda)
    table.lay_out()
    return table
