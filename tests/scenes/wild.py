"""Scenes of Vikings Gone Wild: a real table put into any position, then played by picks.

scene = Scene("red", "blue", by_hand=False).hand("red", "beer", "viking_warrior").town("blue", "smelter tokens=1")
scene.turn("red").pick("red", "attack/blue,1", "add/viking_warrior", "declare", "end-turn").shows(vp={"red": 1})

scene = Scene("red", "blue").hall("red", 2, loot="gold 1").missions("red", "worker").mission_deck("shield")
scene.turn("red").barred("red", "mission/worker", "VW-11.1").pick("red", "swap/worker")
scene.shows(missions={"red": ["shield"]})

Seats are red, blue, green, yellow; red is the first player if nothing is said; it is round 1. Everybody has a town hall
of level 1, no buildings, no missions, no hand and no points that were not said. Starting cards that were not spoken of
lie in their owner's deck in the order of the content, under those named by `deck`. Whatever place of Odin's Path was
not spoken of holds the next card of the content that is no undead. All other cards are in their piles and decks in the
order of the content, under those named. Achievements are those of the first game.
"""

from pathlib import Path
from typing import Self

from longhouse import OptionValue
from longhouse.games.wild import words as w
from longhouse.games.wild.rounds import DRAWING, PRODUCTION, ROUND_END, SCORING, STORING, TURNS, Round
from longhouse.games.wild.table import counted
from longhouse.games.wild.turn import Turn
from longhouse.kernel.decision import NO_EYES, NOBODY
from longhouse.kernel.table import Frame
from longhouse.kernel.zone import Zone
from tests.scenes.wild_facts import everything, of_seat
from tests.scenes.wild_play import Play, deal

Said = OptionValue | Path | dict[str, list[int]]  # an option of the game, or one of the words below


class Opening(Play):
    """A game from its very beginning: `seed`, `luck` (by stream, what comes first), `content`, and the options."""

    def __init__(self, players: int, **said: Said) -> None:
        seed, content, luck = said.pop("seed", "scene"), said.pop("content", None), said.pop("luck", {})
        assert isinstance(content, Path | None) and isinstance(luck, dict)
        super().__init__(deal(players, options_of(said), str(seed), content, luck))
        self.table.settle()
        self.all = everything(self.table)


class Scene(Play):
    """A position put together piece by piece; `turn`, `production` and so on say where the game stands.

    `content` (another file) may be said beside the options.
    """

    def __init__(self, *colours: str, **said: Said) -> None:
        content = said.pop("content", None)
        assert isinstance(content, Path | None)
        super().__init__(deal(len(colours), options_of(said), "scene", content, {}))
        assert tuple(self.colours) == colours, f"the seats are {', '.join(self.colours)}"
        self.table.round = 1
        self.table.achievements = self.table.box.first_game[:]
        self.tops: dict[str, list[int]] = {}  # of the decks of the players and of the table, the first comes first
        self.spent: set[str] = set()  # decks of which only the named cards are left
        self.short: dict[str, int] = {}  # what the piles shall have
        self.few_tokens: dict[str, int] = {}
        self.told_path = 0
        self.told_row = False
        self.so_far: list[tuple[str, list[int]]] = []  # what happened in this turn already

    # --- what players have

    def hand(self, colour: str, *cards: str) -> Self:
        """These cards and no others."""
        seat = self.seat(colour)
        self.table.hands[seat] = Zone(self.cards(cards), 1 << seat, w.POOL_PLAYERS + seat)
        return self

    def deck(self, colour: str, *cards: str, only: bool = False) -> Self:
        """These cards on top, the first of them first; `only`: the starting cards that are not spoken of were
        destroyed."""
        self.tops[colour] = self.cards(cards)
        self.spent |= {colour} if only else set()
        return self

    def discard(self, colour: str, *cards: str) -> Self:
        self.table.discards[self.seat(colour)] = self.cards(cards)
        return self

    def played(self, colour: str, *cards: str) -> Self:
        """In the played area: bought, received, or played and of no further use."""
        self.table.played[self.seat(colour)] = self.cards(cards)
        return self

    def town(self, colour: str, *buildings: str) -> Self:
        """In the order in which they were built: `brewery`, `smelter tokens=1`, `tavern new`, `drakkar damaged`."""
        t, seat = self.table, self.seat(colour)
        t.towns[seat] = [t.towns[seat][w.HALL], *[self.building(text) for text in buildings]]
        return self

    def building(self, text: str) -> int:
        name, *said = text.split()
        packed = number(self.table.box.building_names, name)
        for word in said:
            if word in ("new", "damaged"):
                packed |= w.CONSTRUCTION if word == "new" else w.DAMAGE
            else:
                assert word.partition("=")[0] in ("token", "tokens"), f"a building is not '{word}'"
                packed |= int(word.partition("=")[2]) << w.TOKEN_SHIFT
        return packed

    def hall(self, colour: str, level: int = 1, *, new: bool = False, damaged: bool = False, loot: str = "") -> Self:
        """The town hall; `loot` is what lies on it: "beer 1 gold 2"."""
        t, seat = self.table, self.seat(colour)
        packed = t.box.hall(level) | (w.CONSTRUCTION if new else 0) | (w.DAMAGE if damaged else 0)
        t.towns[seat] = [packed, *t.towns[seat][1:]]
        words = loot.split()
        for name, n in zip(words[::2], words[1::2], strict=True):
            t.loot[seat * w.RESOURCES + w.RESOURCE_IDS.index(name)] = int(n)
        return self

    def fort(self, colour: str, slot: str, *cards: str) -> Self:
        """VW-8.7: fortification cards that lie on the `hall` or on the building of this number."""
        t, at = self.table, 0 if slot == "hall" else int(slot)
        for card in self.cards(cards):
            t.forts = [*t.forts, self.seat(colour), at, card]
        return self

    def missions(self, colour: str, *missions: str) -> Self:
        self.table.missions[self.seat(colour)] = [self.mission(name) for name in missions]
        return self

    def completed(self, colour: str, *missions: str) -> Self:
        seat = self.seat(colour)
        self.table.completed[seat] = Zone([self.mission(name) for name in missions], 1 << seat, w.POOL_MISSIONS)
        return self

    def vp(self, **points: int) -> Self:
        """On the track already, by attacks; the Asgard cards due for them were received."""
        t = self.table
        for colour, n in points.items():
            seat = self.seat(colour)
            t.earned[seat * w.POINT_SOURCES + w.FROM_ATTACKS] = n
            t.served[seat] = len([threshold for threshold in t.box.thresholds if threshold <= n])
        return self

    def attacked(self, *colours: str) -> Self:
        """VW-1.6: in an earlier turn of this round."""
        for colour in colours:
            self.table.attacked[self.seat(colour)] = 1
        return self

    def marks(self, colour: str, *marks: str) -> Self:
        """Done in this round: mission, swap, dismantle, dragon."""
        for mark in marks:
            self.table.marks[self.seat(colour)] |= 1 << w.MARK_IDS.index(mark)
        return self

    # --- the table

    def path(self, *cards: str) -> Self:
        """Odin's Path from slot 1 on; "" for an empty place."""
        slots = [w.NONE if card == "" else self.card(card) for card in cards]
        self.table.path = slots + [w.NONE] * (self.table.box.path_open - len(slots))
        self.told_path = len(slots)
        return self

    def path_deck(self, *cards: str, only: bool = False) -> Self:
        """On top of the deck, the first first; `only`: those that are not spoken of were destroyed."""
        return self.deck("path", *cards, only=only)

    def path_discard(self, *cards: str) -> Self:
        self.table.path_discard = Zone(self.cards(cards), NO_EYES, w.POOL_PATH)
        return self

    def asgard(self, *cards: str) -> Self:
        """These lie open beside the Asgard deck, and no others."""
        self.table.asgard_row = self.cards(cards)
        self.told_row = True
        return self

    def asgard_deck(self, *cards: str, only: bool = False) -> Self:
        """On top of the deck, the first first; `only`: no others are in the game."""
        return self.deck("asgard", *cards, only=only)

    def mission_deck(self, *missions: str, only: bool = False) -> Self:
        """On top of the deck, the first first. If the first is worth more than 1 VP, the others worth 1 VP were put
        under the deck. `only`: the last player has completed the others."""
        self.tops["missions"] = [self.mission(name) for name in missions]
        self.spent |= {"missions"} if only else set()
        return self

    def under(self, *missions: str) -> Self:
        """Put under the mission deck by swaps, in this order."""
        self.table.mission_under = [self.mission(name) for name in missions]
        return self

    def achievements(self, *achievements: str) -> Self:
        """These and no others."""
        names = [achievement.name for achievement in self.table.box.achievements]
        self.table.achievements = [number(names, name) for name in achievements]
        return self

    def supply(self, **piles: int) -> Self:
        """These piles of buildings, fighters and fortifications have just so many; the others are out of the game."""
        self.short.update(piles)
        return self

    def tokens(self, **tokens: int) -> Self:
        """VW-4.10, with limited_tokens: the supply has just so many; the others are out of the game."""
        self.few_tokens.update(tokens)
        return self

    def destroyed(self, *cards: str) -> Self:
        self.table.destroyed = self.cards(cards)
        return self

    # --- what happened in this turn already

    def pool(self, **pool: int) -> Self:
        """Temporary resources of whose turn it is."""
        return self.remember("pool_now", [pool.get(name, 0) for name in w.RESOURCE_IDS[: w.RESOURCES]])

    def ready(self, *cards: str) -> Self:
        """VW-3.4: played from hand in this turn, and may attack; they are added to the played area."""
        return self.remember("ready", self.cards(cards))

    def played_now(self, *cards: str) -> Self:
        """VW-3.17: played from hand in this turn; they are added to the played area."""
        return self.remember("played_now", self.cards(cards))

    def bought(self, **bought: int) -> Self:
        """fighter, fortification, path, building"""
        return self.remember("bought", [bought.get(name, 0) for name in w.BOUGHT_IDS])

    def paid(self, **spent: int) -> Self:
        """VW-11.3: spent in this turn."""
        return self.remember("spent", [spent.get(name, 0) for name in w.RESOURCE_IDS[: w.RESOURCES]])

    def victim(self, colour: str, damaged: int = 0, *, hall: bool = False, strength: int = 0) -> Self:
        """VW-7.2: the opponent attacked in this turn, how many of his buildings were damaged, whether the town hall
        was, and the strength of the best fighter who did it."""
        return self.attacked(colour).remember("victim", [self.seat(colour), damaged, int(hall), strength])

    def remember(self, what: str, numbers: list[int]) -> Self:
        self.so_far.append((what, numbers))
        return self

    # --- where the game stands

    def first(self, colour: str) -> Self:
        """The holder of the first-player token."""
        self.table.first = self.seat(colour)
        return self

    def round(self, n: int) -> Self:
        self.table.round = n
        return self

    def last(self) -> Self:
        """VW-16.2: this round is the last."""
        self.table.last = True
        return self

    def turn(self, colour: str) -> Self:
        """VW-6.1: the turn of this colour begins; whoever comes before it in the round has had a turn."""
        t, seat = self.table, self.seat(colour)
        t.phase = w.PHASE_ACTION
        t.begin_turn(seat)
        self.own_cards()
        self.begin(Round(TURNS, t.turn_order().index(seat) + 1), Turn(seat, 0))
        if self.so_far:
            self.recall()
            t.reask()
            self.sound("after what happened in this turn already")
        return self

    def production(self) -> Self:
        """VW-5.2: a round begins."""
        return self.phase(w.PHASE_PRODUCTION, Round(PRODUCTION, 0))

    def drawing(self) -> Self:
        """VW-5.4: after the production."""
        return self.phase(w.PHASE_PRODUCTION, Round(DRAWING, 0))

    def storage(self) -> Self:
        """VW-13: after the last turn."""
        return self.phase(w.PHASE_ACTION, Round(STORING, 0))

    def round_end(self) -> Self:
        """VW-14: after the storage phase."""
        return self.phase(w.PHASE_STORAGE, Round(ROUND_END, 0))

    def scoring(self) -> Self:
        """VW-16.3: after the last round."""
        self.table.last = True
        return self.phase(w.PHASE_ROUND_END, Round(SCORING, 0))

    def phase(self, before: int, frame: Frame) -> Self:
        self.table.phase = before
        self.table.begin_turn(NOBODY)
        return self.begin(frame)

    def begin(self, *frames: Frame) -> Self:
        """With this agenda, from its bottom to its top: whatever a test needs to begin with."""
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

    # --- what happened in this turn already

    def own_cards(self) -> None:
        """Cards played in this turn lie in the played area before the table is tidied up."""
        t = self.table
        for what, numbers in self.so_far:
            if what in ("ready", "played_now"):
                t.played[t.active] = [*t.played[t.active], *numbers]

    def recall(self) -> None:
        t = self.table
        for what, numbers in self.so_far:
            if what in ("ready", "played_now"):
                t.played_now = [*t.played_now, *numbers]
                t.ready = [*t.ready, *[card | card << 8 for card in numbers if what == "ready"]]
            elif what == "pool_now":
                t.pool_now = numbers[:]
            elif what == "bought":
                t.bought = numbers[:]
            elif what == "spent":
                t.spent = numbers[:]
            else:
                t.victim, t.damaged, hall, t.best_fighter = numbers
                t.damaged_hall = hall > 0

    # --- tidying up

    def tidy_cards(self) -> None:
        """Cards that were not spoken of lie where they lie at the beginning of a game."""
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
        """VW-2.8: starting cards of a seat that were not spoken of, and what its deck shall have besides."""
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
        """VW-2.2: 3 cards per player are in the game, those that somebody has among them."""
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
        """Buildings and tokens that were not spoken of."""
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

    # --- names

    def card(self, name: str) -> int:
        return number(self.table.box.card_names, name)

    def cards(self, names: tuple[str, ...]) -> list[int]:
        return [self.card(name) for name in names]

    def mission(self, name: str) -> int:
        return number([mission.name for mission in self.table.box.missions], name)


def options_of(said: dict[str, Said]) -> dict[str, OptionValue]:
    return {name: value for name, value in said.items() if not isinstance(value, Path | dict)}


def number(names: list[str], name: str) -> int:
    assert name in names, f"there is no {name}; known: {', '.join(names)}"
    return names.index(name)
