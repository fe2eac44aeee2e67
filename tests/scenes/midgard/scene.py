"""Scenes of Champions of Midgard: a real table put into any position, then played by picks.

scene = Scene("red", "blue", leaders="svanhildr ullr", hall_of_fame=True).stalls("beggar", "militia")
scene.goods("red", food=2, coin=3).dice("red", sword=2, axe=1).runes("red", "healing", "gifts", used="gifts")
scene.placement("red").pick("red", "place/market").barred("red", "swap/wood,coin", "CM-5.13").pick("red", "done")

scene = Scene("red", "blue").enemy("troll", "river_troll_1").fight("red", "troll", sword=2, axe=1)
scene.roll("sword hit", "sword shield", "axe blank").combat()
scene.roll("sword blank", "axe double").pick("red", "lose/sword").shows(glory={"red": 5}, blame={"blue": 1})

Seats are red, blue, green, yellow; the first-player token is red's if nothing is said; it is round 1. Leaders are, if
nothing is said, gylfir, dagrun, ullr, asmundr in seat order (the first two meddle with no fight). Nobody has goods,
dice, runes or destinies that were not said; the smiths and the smokehouse are empty. Whatever space of the board was
not spoken of holds the next card of the content: enemies, runes, a merchant ship, and `all_quiet` on every shore. All
other cards are in their decks in the order of the content, under those named by `deck`. Workers of whom nothing was
said are at home in the placement, else they have begged (as rows of `placed` only).
"""

from typing import Self

from longhouse.games.midgard.rules.placement import CHOOSING, Placement
from longhouse.games.midgard.rules.rounds import ASSIGNMENT, CLEAN_UP, COMBAT, LAST_RUNES, SCORING, Round
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import NOBODY
from longhouse.kernel.table import Frame
from longhouse.kernel.zone import Zone
from tests.scenes.dealing import Said, deal, number
from tests.scenes.midgard.play import Play
from tests.scenes.midgard.setting import Setting


class Opening(Play):
    """A game from its very beginning: `seed`, `luck` (by stream, what comes first), `content`, and the settings."""

    def __init__(self, players: int, **said: Said) -> None:
        super().__init__(deal(Midgard, "midgard", players, said))
        self.table.settle()


class Scene(Setting):
    """A position put together piece by piece; `placement`, `assignment` and so on say where the game is.

    `leaders` ("ullr dagrun", in seat order) and `content` (another file) may be given beside the settings.
    """

    # --- the town

    def stalls(self, *stalls: str) -> Self:
        """CM-2.2: these and no others."""
        self.table.stalls = [self.place(stall) for stall in stalls]
        return self

    def stock(self, **stock: int) -> Self:
        """CM-3.8: what lies at the smiths (sword, spear, axe) and in the smokehouse (food)."""
        assert set(stock) <= set(w.STOCK_IDS), f"no such stock: {stock}"
        self.table.stock = [stock.get(name, 0) for name in w.STOCK_IDS]
        return self

    def supply(self, **dice: int) -> Self:
        """CM-1.9: the supply has exactly this many dice of these types; the others are out of the game."""
        self.short.update(dice)
        return self

    def display(self, *runes: str) -> Self:
        """These runes lie open, the other spaces are empty."""
        assert len(runes) <= self.table.box.rune_spaces, f"there are {self.table.box.rune_spaces} spaces"
        open_runes = [self.rune(rune) for rune in runes]
        self.table.display = open_runes + [w.NONE] * (self.table.box.rune_spaces - len(runes))
        self.told_display = True
        return self

    def merchant(self, name: str) -> Self:
        """The merchant ship in force."""
        self.table.merchants = [number([merchant.name for merchant in self.table.box.merchants], name)]
        return self

    # --- enemies and shores

    def enemy(self, target: str, enemy: str) -> Self:
        """A troll, draugr or monster at its space; "" for none."""
        at = w.TARGET_IDS.index(target)
        self.table.enemies[at] = self.enemy_card(enemy) if enemy else w.NONE
        if not enemy:
            self.emptied.add(at)
        return self

    def monster(self, shore: str, enemy: str, coins: int = 0) -> Self:
        self.table.coins[w.TARGET_IDS.index(shore)] = coins
        return self.enemy(shore, enemy)

    def journey(self, shore: str, journey: str, seen: str = "") -> Self:
        """Face down at this shore; `seen`: the colours that have looked ("red blue"). "" for no card."""
        at = w.TARGET_IDS.index(shore) - w.SHORE_1
        eyes = sum([1 << self.seat(colour) for colour in seen.split()])
        cards = [self.journey_card(journey)] if journey else []
        self.table.journeys[at] = Zone(cards, eyes, w.POOL_JOURNEYS)
        if not journey:
            self.bare.add(at)
        return self

    def discarded(self, *cards: str) -> Self:
        """On the discard piles: enemies, or journeys."""
        t = self.table
        journeys = [journey.name for journey in t.box.journeys]
        t.journey_discard = [*t.journey_discard, *[journeys.index(card) for card in cards if card in journeys]]
        foes = [self.enemy_card(card) for card in cards if card not in journeys]
        t.enemy_discard = [*t.enemy_discard, *foes]
        return self

    # --- what players have

    def goods(self, colour: str, **goods: int) -> Self:
        """These resources and no others."""
        assert set(goods) <= set(w.GOOD_IDS), f"no such resource: {goods}"
        at = self.seat(colour) * w.GOODS
        self.table.goods[at : at + w.GOODS] = [goods.get(name, 0) for name in w.GOOD_IDS]
        return self

    def dice(self, colour: str, **dice: int) -> Self:
        """These dice and no others in reserve."""
        at = self.seat(colour) * w.DICE
        self.table.reserve[at : at + w.DICE] = warriors(dice)
        return self

    def blame(self, **blame: int) -> Self:
        for colour, n in blame.items():
            self.table.blame[self.seat(colour)] = n
        return self

    def glory(self, **glory: int) -> Self:
        """On the track already, by deeds."""
        for colour, n in glory.items():
            self.table.earned[self.seat(colour) * w.TRACK_SOURCES + w.FROM_DEEDS] = n
        return self

    def workers(self, **workers: int) -> Self:
        """Not placed yet; the others have begged, or are where `placed` says."""
        for colour, n in workers.items():
            self.table.workers[self.seat(colour)] = n
            self.told_workers.add(self.seat(colour))
        return self

    def crew(self, *colours: str) -> Self:
        """CM-5.17: these have hired their spare worker in an earlier round."""
        t = self.table
        for colour in colours:
            t.crew[self.seat(colour)] += 1
            t.workers[self.seat(colour)] += 1
            t.hired += 1
        return self

    def ship(self, colour: str, ship: str) -> Self:
        """A private longship."""
        self.table.ship_of[self.seat(colour)] = self.ship_number(ship)
        return self

    def runes(self, colour: str, *runes: str, used: str = "") -> Self:
        """These runes; `used`: which of them are flipped ("gifts wealth")."""
        t = self.table
        t.runes[self.seat(colour)] = [self.rune(rune) for rune in runes]
        for rune in used.split():
            assert rune in runes, f"{colour} has no {rune}"
            t.used |= 1 << self.rune(rune)
        return self

    def destinies(self, colour: str, *destinies: str, revealed: str = "") -> Self:
        """In secret, except those that were `revealed` ("craftsman prepared")."""
        t, seat = self.table, self.seat(colour)
        t.revealed[seat] = [self.destiny(name) for name in revealed.split()]
        secret = [self.destiny(name) for name in destinies]
        t.destinies[seat] = Zone(secret, 1 << seat, w.POOL_DESTINIES)
        return self

    def trophies(self, colour: str, *enemies: str) -> Self:
        t, seat = self.table, self.seat(colour)
        cards = [self.enemy_card(enemy) for enemy in enemies]
        t.trophies[seat] = Zone(cards, t.trophies[seat].seen_by, w.POOL_ENEMIES)
        t.defeated = [*t.defeated, *cards]
        return self

    # --- workers, fights and ships

    def fight(self, colour: str, target: str, **dice: int) -> Self:
        """CM-5.6: reserved; with dice: assigned already, out of the supply."""
        at = w.TARGET_IDS.index(target)
        self.table.holder[at] = self.seat(colour)
        self.table.sent[at * w.DICE : (at + 1) * w.DICE] = warriors(dice)
        return self.placed(colour, target)

    def voyage(self, colour: str, shore: str, ship: str, food: int = 0, **dice: int) -> Self:
        """CM-4.6: this ship is at this shore; with dice and food: loaded already. Private ships belong to the
        player."""
        t, at = self.table, w.TARGET_IDS.index(shore)
        vessel = self.ship_number(ship)
        t.holder[at] = self.seat(colour)
        t.ship_at[at] = vessel
        t.laden[at] = food
        t.sent[at * w.DICE : (at + 1) * w.DICE] = warriors(dice)
        if t.box.ships[vessel].private:
            return self.ship(colour, ship).placed(colour, ship)
        (place,) = [place.name for place in t.box.places if any(step.ship == ship for step in place.steps)]
        return self.placed(colour, place)

    def hunt(self, *colours: str) -> Self:
        """CM-5.7"""
        for colour in colours:
            self.placed(colour, "hunting_grounds")
        return self

    # --- where the game stands

    def first(self, colour: str) -> Self:
        """The holder of the first-player token."""
        self.table.first = self.seat(colour)
        return self

    def round(self, n: int) -> Self:
        self.table.round = n
        return self

    def placement(self, colour: str) -> Self:
        """CM-4.1: it is this colour's turn to place a worker."""
        self.table.phase = w.PHASE_PLACEMENT
        self.table.active = self.seat(colour)
        return self.begin(Round(ASSIGNMENT, 0), Placement(CHOOSING))

    def assignment(self) -> Self:
        """CM-7: all workers are placed; the phase begins."""
        return self.phase(w.PHASE_PLACEMENT, Round(ASSIGNMENT, 0))

    def combat(self) -> Self:
        """CM-8: what is assigned was said by `fight` and `voyage`; the phase begins."""
        return self.phase(w.PHASE_ASSIGNMENT, Round(COMBAT, 0))

    def cleanup(self) -> Self:
        """CM-11: combat is over; the phase begins."""
        return self.phase(w.PHASE_COMBAT, Round(CLEAN_UP, 0))

    def last_runes(self) -> Self:
        """CM-9.2: after the clean-up of the last round, before scoring."""
        return self.after_all(Round(LAST_RUNES, 0))

    def scoring(self) -> Self:
        """CM-12: nothing more can be done."""
        return self.after_all(Round(SCORING, 0))

    def after_all(self, frame: Frame) -> Self:
        t = self.table
        t.round = t.box.rounds
        self.emptied |= {w.TROLL, w.DRAUGR_1, w.DRAUGR_2}
        t.active = NOBODY
        t.phase = w.PHASE_END
        return self.begin(frame)

    def phase(self, before: int, frame: Frame) -> Self:
        """The next phase begins; everybody has placed their workers."""
        t = self.table
        t.phase = before
        t.active = NOBODY
        for seat in range(t.seats):
            if seat not in self.told_workers:
                t.workers[seat] = 0
        return self.begin(frame)


def warriors(dice: dict[str, int]) -> list[int]:
    assert set(dice) <= set(w.DIE_IDS), f"no such dice: {dice}"
    return [dice.get(name, 0) for name in w.DIE_IDS]
