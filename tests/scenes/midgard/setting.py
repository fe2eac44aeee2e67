"""The basis of every scene of Champions of Midgard: all pieces by name, and a board that is complete from the start."""

from typing import Self

from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import NO_EYES
from longhouse.kernel.table import Frame
from longhouse.kernel.zone import Zone
from tests.scenes.dealing import Said, deal, number
from tests.scenes.midgard.facts import dice_of
from tests.scenes.midgard.play import Play

LEADERS = ("gylfir", "dagrun", "ullr", "asmundr")
DECKS = ("troll", "draugr", "monster", "journey", "rune", "destiny", "merchant")
STALLS = ("skald", "generous_merchant", "militia", "raiders")


class Setting(Play):
    """A table on which nothing has been laid out yet; `begin` puts everything that was not mentioned in its place."""

    def __init__(self, *colours: str, **said: Said) -> None:
        leaders = said.pop("leaders", "")
        super().__init__(deal(Midgard, "midgard", len(colours), said))
        assert tuple(self.colours) == colours, f"the seats are {', '.join(self.colours)}"
        t = self.table
        named = str(leaders).split() or [*LEADERS]
        t.leaders = [number([leader.name for leader in t.box.leaders], name) for name in named[: t.seats]]
        t.workers = t.crew[:]
        t.bundles = []
        t.round = 1
        self.tops: dict[str, list[int]] = {name: [] for name in DECKS}
        self.spent: dict[str, bool] = dict.fromkeys(DECKS, False)  # decks of which only the named cards are left
        self.emptied: set[int] = set()  # targets without a card
        self.bare: set[int] = set()  # shores without a journey
        self.short: dict[str, int] = {}  # dice of the supply
        self.told_display = False
        self.told_workers: set[int] = set()
        t.stalls = [self.place(stall) for stall in STALLS[: t.box.war_stalls + t.box.trade_stalls]]

    # --- decks

    def deck(self, name: str, *cards: str, only: bool = False) -> Self:
        """These cards on top of a deck (troll, draugr, monster, journey, rune, destiny, merchant), the first of them
        first; `only`: no others are left (journeys and enemies are discarded, runes, used, and destinies are the last
        player's)."""
        box = self.table.box
        names = {
            "journey": [journey.name for journey in box.journeys],
            "rune": [rune.name for rune in box.runes],
            "destiny": [destiny.name for destiny in box.destinies],
            "merchant": [merchant.name for merchant in box.merchants],
        }.get(name, [enemy.name for enemy in box.enemies])
        self.tops[name] = [number(names, card) for card in cards]
        self.spent[name] = only
        return self

    def journey_deck(self, *journeys: str, only: bool = False) -> Self:
        return self.deck("journey", *journeys, only=only)

    def under(self, colour: str, *destinies: str) -> Self:
        """CM-H8: put under the destiny deck by this colour."""
        t = self.table
        cards = sorted([self.destiny(destiny) for destiny in destinies])
        t.bundles = [*t.bundles, Zone(cards, 1 << self.seat(colour), w.POOL_DESTINIES)]
        return self

    # --- names

    def place(self, name: str) -> int:
        return number([place.name for place in self.table.box.places], name)

    def rune(self, name: str) -> int:
        return number([rune.name for rune in self.table.box.runes], name)

    def destiny(self, name: str) -> int:
        return number([destiny.name for destiny in self.table.box.destinies], name)

    def journey_card(self, name: str) -> int:
        return number([journey.name for journey in self.table.box.journeys], name)

    def enemy_card(self, name: str) -> int:
        return number([enemy.name for enemy in self.table.box.enemies], name)

    def ship_number(self, name: str) -> int:
        return number(self.table.box.ship_names, name)

    # --- workers

    def placed(self, colour: str, *places: str) -> Self:
        """Workers of this round, in this order; nothing else happens."""
        t = self.table
        for name in places:
            t.placed = [*t.placed, self.place(name), self.seat(colour)]
            t.fill(self.place(name))
        return self

    # --- how a scene begins

    def begin(self, *frames: Frame) -> Self:
        """With this agenda, from bottom to top: for tests that begin anywhere."""
        self.table.turn = self.table.round
        self.tidy_workers()
        self.tidy_dice()
        self.tidy_cards()
        self.table.events = []
        self.table.agenda = list(frames)
        self.conserved("before the scene begins")
        self.table.reask()
        self.sound("as the scene begins")
        return self

    def tidy_workers(self) -> None:
        """Workers who are not at home stand somewhere, CM-4.15."""
        t = self.table
        for seat in range(t.seats):
            out = t.placed[1::2].count(seat)
            if seat not in self.told_workers and t.workers[seat]:
                t.workers[seat] = max(t.crew[seat] - out, 0)
            if t.phase != w.PHASE_END:
                self.placed(self.colour(seat), *["beg"] * (t.crew[seat] - t.workers[seat] - out))

    def tidy_dice(self) -> None:
        """CM-1.6: every die that was not mentioned is in the supply."""
        t = self.table
        t.supply = [0] * w.DICE
        used = dice_of(t)
        for die in range(w.DICE):
            left = t.box.dice[die].count - used[die]
            assert left >= 0, f"there are no {used[die]} {w.DIE_IDS[die]} dice"
            t.supply[die] = min(left, self.short.get(w.DIE_IDS[die], left))
        self.all_dice = dice_of(t)

    def tidy_cards(self) -> None:
        t, box = self.table, self.table.box
        t.troll_deck = self.stack("troll", self.enemies_left(w.TROLLS), w.POOL_ENEMIES)
        t.draugr_deck = self.stack("draugr", self.enemies_left(w.DRAUGR), w.POOL_ENEMIES)
        t.monster_deck = self.stack("monster", self.enemies_left(w.MONSTERS), w.POOL_ENEMIES)
        self.lay_journeys()
        used = [*t.display, *[rune for runes in t.runes for rune in runes]]
        left = [rune for rune in range(len(box.runes)) if rune not in used]
        if not self.told_display:
            free = [rune for rune in left if rune not in self.tops["rune"]]
            t.display = (free + [w.NONE] * box.rune_spaces)[: box.rune_spaces]
        t.rune_deck = self.stack("rune", [rune for rune in left if rune not in t.display], w.POOL_RUNES)
        zones = [*t.bundles, *t.destinies]
        used = [card for cards in [*t.revealed, *[zone.cards for zone in zones]] for card in cards]
        left = [card for card in range(len(box.destinies)) if card not in used]
        t.destiny_deck = self.stack("destiny", left, w.POOL_DESTINIES)
        left = [card for card in range(len(box.merchants)) if card not in [*t.merchants, *self.tops["merchant"]]]
        while len(t.merchants) < t.round:
            t.merchants = [left.pop(0), *t.merchants]
        t.merchant_deck = self.stack("merchant", [*self.tops["merchant"], *left], w.POOL_MERCHANTS)

    def enemies_left(self, kind: int) -> list[int]:
        """The empty spaces of this kind are filled, unless they are to stay empty; the rest is left."""
        t = self.table
        used = [*t.enemy_discard, *t.enemies, *[card for pile in t.trophies for card in pile.cards]]
        left = [enemy for enemy in t.box.deck_of[kind] if enemy not in used]
        spaces = {w.TROLLS: [w.TROLL], w.DRAUGR: [w.DRAUGR_1, w.DRAUGR_2]}.get(
            kind, list(range(w.SHORE_1, w.SHORE_1 + t.box.shores_used))
        )
        for target in spaces:
            if t.enemies[target] == w.NONE and target not in self.emptied:
                t.enemies[target] = next(card for card in left if card not in self.tops[w.ENEMY_KIND_IDS[kind]])
                left.remove(t.enemies[target])
        return left

    def lay_journeys(self) -> None:
        """Every shore in use has one, a quiet one by default."""
        t = self.table
        left = [journey for journey, card in enumerate(t.box.journeys) for _ in range(card.count)]
        for card in [*t.journey_discard, *[card for zone in t.journeys for card in zone.cards]]:
            left.remove(card)
        for shore in range(t.box.shores_used):
            if not t.journeys[shore].cards and shore not in self.bare:
                t.journeys[shore] = Zone([left.pop(0)], NO_EYES, w.POOL_JOURNEYS)
        t.journey_deck = self.stack("journey", left, w.POOL_JOURNEYS)

    def stack(self, name: str, left: list[int], pool: int) -> Zone:
        """Face down, the named cards on top."""
        rest = left[:]
        for card in self.tops[name]:
            assert card in rest, f"a card named for the {name} deck lies elsewhere"
            rest.remove(card)
        if self.spent[name]:
            self.put_away(name, rest)
            rest = []
        return Zone([*self.tops[name], *rest][::-1], NO_EYES, pool)

    def put_away(self, name: str, rest: list[int]) -> None:
        """Cards that a short deck lacks lie where they could lie in a game: discarded, or with the last player."""
        t = self.table
        if name == "journey":
            t.journey_discard = [*t.journey_discard, *rest]
        elif name == "rune":
            t.runes[-1] = [*t.runes[-1], *rest]
            t.used |= sum([1 << rune for rune in rest])
        elif name == "destiny":
            t.destinies[-1] = Zone([*t.destinies[-1].cards, *rest], t.destinies[-1].seen_by, w.POOL_DESTINIES)
        else:
            t.enemy_discard = [*t.enemy_discard, *rest]
