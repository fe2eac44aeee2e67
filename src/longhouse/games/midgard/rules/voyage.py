"""CM-8.8 to CM-8.13, CM-8.22, CM-8.24: a ship at a shore: its journey, its food, its monster."""

from typing import Final, final

from longhouse.games.midgard.rules.fight import dice_there, fight
from longhouse.games.midgard.rules.losses import AT_SEA, FOODS, TO_HUNGER, WARRIORS, lose
from longhouse.games.midgard.rules.runes import free_runes, is_free, rune_of, use_free, window_barred
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.steps import Step
from longhouse.games.midgard.state.table import Midgard
from longhouse.games.midgard.state.verbs import draw_journey, flip, lose_food, lose_warrior
from longhouse.kernel.decision import EVERYBODY, Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table
from longhouse.kernel.zone import Zone

# steps
REVEALING: Final = 0
REPLACING: Final = 1  # the rune of the journey may be used
RESOLVING: Final = 2
FEEDING: Final = 3
LANDING: Final = 4  # bans, then the monster
OVER: Final = 5


@final
class Voyage(SeatFrame):
    """The ship of `seat` at `target`. `at` counts the effects of the journey that are resolved.

    From its reveal until it is resolved (CM-RU35) the journey lies open in t.journeys of the shore. While something is
    lost, Losses lies on top; while the kraken or the monster is fought, Fight does.
    """

    def __init__(self, seat: Seat, target: int, step: int, at: int) -> None:
        super().__init__(seat)
        self.target = target
        self.step = step
        self.at = at

    def run(self, table: Table) -> None:
        assert isinstance(table, Midgard)
        step = self.step
        if step == REVEALING:
            self.reveal(table, table.journeys[self.shore].cards[0])
        elif step == REPLACING:
            self.offer_rune(table)
        elif step == RESOLVING:
            self.resolve(table)
        elif step == FEEDING:
            self.feed(table)
        elif step == LANDING:
            self.land(table)
        else:
            table.leave()

    @property
    def shore(self) -> int:
        return self.target - w.SHORE_1

    # --- A: the journey

    def reveal(self, t: Midgard, journey: int) -> None:
        """CM-8.8: even if the ship carries no warriors."""
        t.journeys[self.shore] = Zone([journey], EVERYBODY, w.POOL_JOURNEYS)
        t.reveals += 1
        self.step = REPLACING
        if t.listening:
            t.record("midgard-event-journey", "CM-8.8", self.seat, [self.shore, journey])

    def offer_rune(self, t: Midgard) -> None:
        """CM-9.6, CM-RU33: only to the owner of the ship."""
        rune = rune_of(t, self.seat, w.DO_REPLACE_JOURNEY)
        if rune == w.NONE or self.rune_of_journey_barred(t, rune) != MAY:
            self.step = RESOLVING
            return
        options = [t.box.say[w.USE][rune], *free_runes(t, self.seat), t.box.say[w.DECLINE][0]]
        t.ask_about(self.seat, "midgard-ask-journey", [t.journeys[self.shore].cards[0]], options)

    def rune_of_journey_barred(self, t: Midgard, rune: int) -> int:
        """CM-9.6; free runes go too."""
        return window_barred(t, self.seat, rune, w.WINDOW_JOURNEY, True)

    def discard(self, t: Midgard) -> None:
        t.journey_discard = [*t.journey_discard, *t.journeys[self.shore].cards]
        t.journeys[self.shore] = Zone([], 0, w.POOL_JOURNEYS)

    def resolve(self, t: Midgard) -> None:
        """CM-8.8, CM-8.9: on this ship only, one effect after the other; then it is discarded."""
        steps = t.box.journeys[t.journeys[self.shore].cards[0]].steps
        if self.at == len(steps):
            self.discard(t)
            self.step = FEEDING
            return
        step = steps[self.at]
        self.at += 1
        if step.verb == w.DO_LOSE:
            lose(t, self.target, step.n, among(step), AT_SEA)
        elif t.warriors_at(self.target):
            fight(t, self.target, t.box.kraken)  # CM-8.11

    # --- B: food

    def feed(self, t: Midgard) -> None:
        """CM-8.12, CM-8.13, CM-RU27: as many as the food feeds; all that is left of it goes to the supply."""
        self.step = LANDING
        aboard, feeds = t.warriors_at(self.target), t.box.warriors_per_food(self.target)
        fed = min(aboard, t.laden[self.target] * feeds)
        eaten = (fed + feeds - 1) // feeds
        t.laden[self.target] -= eaten
        if t.listening and fed:
            t.record("midgard-event-fed", "CM-8.12", self.seat, [self.shore, eaten, fed])
        lose_food(t, self.target, t.laden[self.target], "CM-8.13" if aboard else "CM-8.24")
        if fed < aboard:
            if t.listening:
                t.record("midgard-event-starving", "CM-8.12", self.seat, [self.shore, aboard - fed])
            lose(t, self.target, aboard - fed, WARRIORS, TO_HUNGER)

    # --- C: the monster

    def land(self, t: Midgard) -> None:
        """CM-8.22, CM-8.24"""
        self.step = OVER
        self.lose_banned(t)
        if t.warriors_at(self.target):
            fight(t, self.target, t.enemies[self.target])
        elif t.listening:
            t.record("midgard-event-voyage-over", "CM-8.24", self.seat, [self.shore])

    def lose_banned(self, t: Midgard) -> None:
        """CM-8.22, CM-RU21: dice that the monster bans were fed, and are lost unrolled."""
        enemy = t.enemies[self.target]
        there = dice_there(t, self.target)
        banned = [there[die] if t.box.enemies[enemy].ban[die] else 0 for die in range(w.DICE)]
        if t.listening and any(banned):
            t.record("midgard-event-banned", "CM-8.22", self.seat, [enemy, *banned])
        for die in range(w.DICE):
            for _ in range(banned[die]):
                lose_warrior(t, self.target, die, "CM-8.22")

    # --- answers

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Midgard)
        if option.verb == w.DECLINE:
            self.step = RESOLVING
        elif is_free(table, option.a):
            use_free(table, seat, option.a)
        else:
            flip(table, seat, option.a, "CM-9.6")
            self.discard(table)
            self.reveal(table, draw_journey(table))

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Midgard)
        if option.verb == w.USE:
            return self.rune_of_journey_barred(table, option.a)
        return MAY if option.verb == w.DECLINE else NOT_NOW

    def clone(self) -> "Voyage":
        return Voyage(self.seat, self.target, self.step, self.at)


def among(step: Step) -> int:
    """CM-5.30: what a journey may take, a bit for each kind of cargo."""
    return (WARRIORS if step.warriors else 0) | (FOODS if w.FOOD in step.among else 0)


def sail_on(t: Midgard, target: int) -> None:
    """CM-8.8: a ship at a shore."""
    t.enter(Voyage(t.holder[target], target, REVEALING, 0))
