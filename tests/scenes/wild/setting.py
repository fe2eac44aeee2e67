"""The basis of every scene of Vikings Gone Wild: all cards by name, and a table that is complete from the start."""

from typing import Self

from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild, counted
from longhouse.kernel.decision import NO_EYES
from longhouse.kernel.table import Frame
from longhouse.kernel.zone import Zone
from tests.scenes.dealing import Said, deal, number
from tests.scenes.wild.facts import everything, of_seat
from tests.scenes.wild.play import Play


class Setting(Play):
    """A table on which nothing has been laid out yet; `begin` puts everything that was not mentioned in its place."""

    def __init__(self, *colours: str, **said: Said) -> None:
        super().__init__(deal(Wild, "wild", len(colours), said))
        assert tuple(self.colours) == colours, f"the seats are {', '.join(self.colours)}"
        self.table.round = 1
        self.table.achievements = self.table.box.first_game[:]
        self.tops: dict[str, list[int]] = {}  # of the decks of the players and of the table, the first comes first
        self.spent: set[str] = set()  # decks of which only the named cards are left
        self.short: dict[str, int] = {}  # sizes of the piles
        self.few_tokens: dict[str, int] = {}
        self.told_path = 0
        self.told_row = False
        self.so_far: list[tuple[str, list[int]]] = []  # what has already happened in this turn

    # --- names

    def card(self, name: str) -> int:
        return number(self.table.box.card_names, name)

    def cards(self, names: tuple[str, ...]) -> list[int]:
        return [self.card(name) for name in names]

    def mission(self, name: str) -> int:
        return number([mission.name for mission in self.table.box.missions], name)

    # --- how a scene begins

    def begin(self, *frames: Frame) -> Self:
        """With this agenda, from bottom to top: for tests that begin anywhere."""
        self.table.turn = self.table.round
        self.tidy_cards()
        self.tidy_missions()
        self.tidy_supplies()
        self.table.events = []
        self.table.agenda = list(frames)
        self.all = everything(self.table)
        self.conserved("before the scene begins")
        self.table.reask()
        self.sound("as the scene begins")
        return self

    def tidy_cards(self) -> None:
        """Cards that were not mentioned are where they are at the beginning of a game."""
        t, box = self.table, self.table.box
        for seat in range(t.seats):
            t.decks[seat] = self.stack(self.colour(seat), self.starting(seat), w.POOL_PLAYERS + seat)
            t.owned[seat] = counted(len(box.cards), of_seat(t, seat))
        gone = [*t.destroyed, *[card for seat in range(t.seats) for card in of_seat(t, seat)]]
        for pile in [*box.unit_cards, *box.fort_cards]:
            left = box.cards[pile].count - gone.count(pile)
            assert left >= 0, f"there are no {gone.count(pile)} {box.card_names[pile]}"
            t.pile_supply[pile] = min(left, self.short.get(box.card_names[pile], left))
        self.tidy_path([card for card in gone if box.cards[card].deck == w.DECK_PATH])
        self.tidy_asgard([card for card in gone if box.cards[card].deck == w.DECK_ASGARD])

    def starting(self, seat: int) -> list[int]:
        """VW-2.8: starting cards of a seat that were not mentioned, and what else its deck is to have."""
        t = self.table
        lying = [card for card in of_seat(t, seat) if card in t.box.starting_deck]
        lying += [card for card in self.tops.get(self.colour(seat), []) if card in t.box.starting_deck]
        return [*self.tops.get(self.colour(seat), []), *self.rest(t.box.starting_deck, lying, self.colour(seat))]

    def tidy_path(self, gone: list[int]) -> None:
        t = self.table
        tops = self.tops.get("path", [])
        used = [*gone, *[card for card in t.path if card != w.NONE], *t.path_discard.cards, *tops]
        left = self.rest(t.box.path_deck, used, "Odin's Path")
        for slot in range(self.told_path, t.box.path_open):
            fitting = [card for card in left if t.box.cards[card].kind != w.UNDEAD]
            if fitting:
                t.path = [*t.path[:slot], fitting[0], *t.path[slot + 1 :]]
                left.remove(fitting[0])
        t.path_deck = self.stack("path", [*tops, *left], w.POOL_PATH)

    def tidy_asgard(self, gone: list[int]) -> None:
        """VW-2.2: 3 cards per player are in the game, including those that somebody has."""
        t, box = self.table, self.table.box
        tops = self.tops.get("asgard", [])
        left = self.rest(box.asgard_deck, [*gone, *t.asgard_row, *tops], "Asgard")
        if not self.told_row:
            t.asgard_row, left = left[: box.asgard_open], left[box.asgard_open :]
        more = max(box.asgard_per_player * box.players - len([*gone, *t.asgard_row, *tops]), 0)
        if "asgard" in self.spent:
            more = 0
        t.asgard_deck = Zone([*tops, *left[:more]][::-1], NO_EYES, w.POOL_ASGARD)
        t.asgard_box = Zone(left[more:], NO_EYES, w.POOL_ASGARD)

    def tidy_missions(self) -> None:
        t = self.table
        tops = self.tops.get("missions", [])
        used = [*tops, *t.mission_under, *[card for cards in t.missions for card in cards]]
        left = self.rest(
            t.box.mission_deck, [*used, *[card for zone in t.completed for card in zone.cards]], "missions"
        )
        ones = [mission for mission in left if t.box.missions[mission].vp == 1]
        others = [mission for mission in left if t.box.missions[mission].vp > 1]
        top_ones = [mission for mission in tops if t.box.missions[mission].vp == 1]
        assert tops[: len(top_ones)] == top_ones, "missions worth 1 VP lie on top of the others"
        if "missions" in self.spent:
            t.completed[-1] = Zone([*t.completed[-1].cards, *left], t.completed[-1].seen_by, w.POOL_MISSIONS)
            ones, others = [], []
        elif len(top_ones) < len(tops):
            t.mission_under, ones = [*t.mission_under, *ones], []
        t.mission_ones = Zone([*top_ones, *ones][::-1], NO_EYES, w.POOL_MISSIONS)
        t.mission_rest = Zone([*tops[len(top_ones) :], *others][::-1], NO_EYES, w.POOL_MISSIONS)

    def tidy_supplies(self) -> None:
        """Buildings and tokens that were not mentioned."""
        t, box = self.table, self.table.box
        for site in range(box.buildings):
            left = box.sites[site].count - sum(t.count(seat, site) for seat in range(t.seats))
            assert left >= 0, f"there are not so many of {box.sites[site].name}"
            t.building_supply[site] = min(left, self.short.get(box.sites[site].name, left))
        if box.limited_tokens:
            t.token_supply = [0] * w.RESOURCES
            lying = everything(t)[-1]
            t.token_supply = [self.tokens_left(resource, lying[resource]) for resource in range(w.RESOURCES)]

    def tokens_left(self, resource: int, lying: int) -> int:
        left = self.table.box.token_supply[resource] - lying
        assert left >= 0, f"there are no {lying} tokens of {w.RESOURCE_IDS[resource]}"
        return min(left, self.few_tokens.get(w.RESOURCE_IDS[resource], left))

    def stack(self, name: str, cards: list[int], pool: int) -> Zone:
        """Face down, the first on top; of a spent deck only the named cards are left."""
        n = len(self.tops.get(name, []))
        if name in self.spent:
            self.table.destroyed = [*self.table.destroyed, *cards[n:]]
            cards = cards[:n]
        return Zone(cards[::-1], NO_EYES, pool)

    def rest(self, whole: list[int], used: list[int], what: str) -> list[int]:
        left = whole[:]
        for thing in used:
            assert thing in left, f"{what}: a thing was named more often than there is of it"
            left.remove(thing)
        return left
