"""CM-8.20, CM-8.26: what a victory brings, the rune of glory, and the blame after a troll (CM-8.7)."""

from typing import Final, final

from longhouse.games.midgard.rules.runes import free_runes, is_free, rune_barred, rune_of, use_free, window_barred
from longhouse.games.midgard.state import reasons as r
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.games.midgard.state.verbs import (
    come_home,
    drop_blame,
    flip,
    gain,
    gain_glory,
    gain_one,
    take_blame,
    take_trophy,
)
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table

# steps, CM-8.26
REWARDING: Final = 0
GLORIFYING: Final = 1
ATONING: Final = 2
BLAMING: Final = 3


@final
class Victory(SeatFrame):
    """`enemy` has just been defeated at `target`."""

    def __init__(self, seat: Seat, target: int, enemy: int, step: int) -> None:
        super().__init__(seat)
        self.target = target
        self.enemy = enemy
        self.step = step

    def run(self, table: Table) -> None:
        assert isinstance(table, Midgard)
        if self.step == REWARDING:
            self.reward(table)
        elif self.step == GLORIFYING:
            self.offer_glory(table)
        elif self.step == ATONING:
            self.atone(table)
        else:
            self.ask_blame(table)

    # --- the steps

    def reward(self, t: Midgard) -> None:
        """CM-8.20, CM-8.26: printed glory, goods, the coins on a monster; then the survivors return."""
        enemy = t.box.enemies[self.enemy]
        self.step = GLORIFYING
        if t.listening:
            t.record("midgard-event-defeated", "CM-8.20", self.seat, [self.enemy])
        gain_glory(t, self.seat, enemy.glory, enemy.kind, "CM-8.20")  # sources are in the order of the kinds
        gain(t, self.seat, enemy.reward, "CM-8.20")
        if enemy.kind == w.KRAKEN:
            return  # CM-8.11: no card, and the survivors sail on
        gain_one(t, self.seat, w.COIN, t.coins[self.target], "CM-11.5")
        t.coins[self.target] = 0
        t.enemies[self.target] = w.NONE
        take_trophy(t, self.seat, self.enemy)
        come_home(t, self.target, "CM-8.20")

    def offer_glory(self, t: Midgard) -> None:
        """CM-9.4"""
        rune = rune_of(t, self.seat, w.DO_GLORY_BONUS_PERCENT)
        if rune == w.NONE or self.rune_of_glory_barred(t, rune) != MAY:
            self.step = ATONING
            return
        options = [t.box.say[w.USE][rune], *free_runes(t, self.seat), t.box.say[w.DECLINE][0]]
        t.ask_about(self.seat, "midgard-ask-glory", [self.enemy, self.bonus(t, rune)], options)

    def atone(self, t: Midgard) -> None:
        """CM-8.7: a player who defeats the troll first discards one of their blame tokens."""
        if t.box.enemies[self.enemy].kind == w.TROLLS:
            self.step = BLAMING
            drop_blame(t, self.seat, "CM-8.7")
        else:
            t.leave()

    def ask_blame(self, t: Midgard) -> None:
        """CM-8.7: with two players there is nothing to choose."""
        others = [seat for seat in range(t.seats) if self.blame_barred(seat) == MAY]
        if len(others) == 1:
            self.put_blame(t, others[0])
        else:
            options = [t.box.say[w.BLAME][seat] for seat in others]
            t.ask(self.seat, "midgard-ask-blame", [*options, *free_runes(t, self.seat)])

    # --- what is legal

    def bonus(self, t: Midgard, rune: int) -> int:
        """CM-9.4: a part of the printed glory, rounded down."""
        return t.box.enemies[self.enemy].glory * t.box.runes[rune].step.percent // 100

    def rune_of_glory_barred(self, t: Midgard, rune: int) -> int:
        """CM-9.13: not when the half is 0; free runes go too."""
        if self.step != GLORIFYING:
            return rune_barred(t, self.seat, rune, w.WINDOW_FREE)
        return window_barred(t, self.seat, rune, w.WINDOW_DEFEATED, self.bonus(t, rune) > 0)

    def blame_barred(self, seat: Seat) -> int:
        """CM-8.7: another player."""
        return MAY if seat != self.seat else r.BLAME_YOURSELF

    # --- answers

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Midgard)
        if option.verb == w.BLAME:
            self.put_blame(table, option.a)
        elif option.verb == w.DECLINE:
            self.step = ATONING
        elif is_free(table, option.a):
            use_free(table, seat, option.a)
        else:
            flip(table, seat, option.a, "CM-9.4")
            gain_glory(table, seat, self.bonus(table, option.a), w.FROM_DEEDS, "CM-9.4")
            self.step = ATONING

    def put_blame(self, t: Midgard, seat: Seat) -> None:
        t.leave()
        if t.listening:
            t.record("midgard-event-blames", "CM-8.7", self.seat, [seat])
        take_blame(t, seat, 1, "CM-8.7")

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Midgard)
        if option.verb == w.USE:
            return self.rune_of_glory_barred(table, option.a)
        if option.verb == w.BLAME and self.step == BLAMING:
            return self.blame_barred(option.a)
        return MAY if option.verb == w.DECLINE and self.step == GLORIFYING else NOT_NOW

    def clone(self) -> "Victory":
        return Victory(self.seat, self.target, self.enemy, self.step)


def win(t: Midgard, target: int, enemy: int) -> None:
    """CM-8.20: even if no die has survived."""
    t.enter(Victory(t.holder[target], target, enemy, REWARDING))
