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

from typing import Self

from longhouse.games.wild.rules.rounds import DRAWING, PRODUCTION, ROUND_END, SCORING, STORING, TURNS, Round
from longhouse.games.wild.rules.turn import Turn
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import NO_EYES, NOBODY
from longhouse.kernel.table import Frame
from longhouse.kernel.zone import Zone
from tests.scenes.dealing import Said, deal, number
from tests.scenes.wild.facts import everything
from tests.scenes.wild.play import Play
from tests.scenes.wild.setting import Setting


class Opening(Play):
    """A game from its very beginning: `seed`, `luck` (by stream, what comes first), `content`, and the settings."""

    def __init__(self, players: int, **said: Said) -> None:
        super().__init__(deal(Wild, "wild", players, said))
        self.table.settle()
        self.all = everything(self.table)


class Scene(Setting):
    """A position put together piece by piece; `turn`, `production` and so on say where the game is. `content` (another
    file) may be given beside the settings.
    """

    # --- what players have

    def hand(self, colour: str, *cards: str) -> Self:
        """These cards and no others."""
        seat = self.seat(colour)
        self.table.hands[seat] = Zone(self.cards(cards), 1 << seat, w.POOL_PLAYERS + seat)
        return self

    def deck(self, colour: str, *cards: str, only: bool = False) -> Self:
        """These cards on top, the first of them first; `only`: the starting cards that are not mentioned were
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
        """On top of the deck, the first first; `only`: those that are not mentioned were destroyed."""
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
        """These piles of buildings, fighters and fortifications have exactly this many; the others are out of the
        game."""
        self.short.update(piles)
        return self

    def tokens(self, **tokens: int) -> Self:
        """VW-4.10, with limited_tokens: the supply has exactly this many; the others are out of the game."""
        self.few_tokens.update(tokens)
        return self

    def destroyed(self, *cards: str) -> Self:
        self.table.destroyed = self.cards(cards)
        return self

    # --- what happened in this turn already

    def pool(self, **pool: int) -> Self:
        """Temporary resources of the active player."""
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
        """VW-7.2: the opponent attacked in this turn, how many of their buildings were damaged, whether the town hall
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
        """VW-6.1: the turn of this colour begins; all before it in the round have had a turn."""
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
