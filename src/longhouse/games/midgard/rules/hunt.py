"""CM-8.3, CM-8.4: hunting."""

from typing import final

from longhouse.games.midgard.rules import rolls
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.games.midgard.state.verbs import gain_one
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import Table


@final
class Hunt(rolls.Roll):
    """CM-8.3: all dice of the reserve, rolled once. Its fields are those of a roll."""

    def run(self, table: Table) -> None:
        assert isinstance(table, Midgard)
        if self.step == rolls.ROLLING:
            at = self.seat * w.DICE
            rolls.roll_all(table, self, table.reserve[at : at + w.DICE], "CM-8.3")
        elif self.step == rolls.ROLLED:
            self.ask_after_roll(table)
        elif self.step == rolls.MARKING:
            table.ask(self.seat, "midgard-ask-mark", rolls.marking(table, self))
        else:
            self.gather(table)

    def ask_after_roll(self, t: Midgard) -> None:
        options = rolls.after_roll(t, self)
        if options:
            t.ask_about(self.seat, "midgard-ask-hunt", [rolls.hits(t, self)], options)
        else:
            self.step = rolls.COUNTING

    def gather(self, t: Midgard) -> None:
        """CM-8.4, CM-RU28: at most 6 food for a player; no dice are lost."""
        n = rolls.hits(t, self)
        if t.listening:
            t.record("midgard-event-hunted", "CM-8.4", self.seat, [n])
        gain_one(t, self.seat, w.FOOD, min(n, t.box.hunt_food_max), "CM-8.4")
        t.leave()

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Midgard)
        rolls.roll_picked(table, self, option)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Midgard)
        return rolls.roll_why_not(table, self, option)

    def clone(self) -> "Hunt":
        return Hunt(self.seat, self.step, self.dice, self.faces, self.marked, self.rune, self.reaction)


def hunt(t: Midgard, seat: Seat) -> None:
    """CM-8.4: with no dice nothing happens."""
    if t.warriors_home(seat):
        t.enter(Hunt(seat, rolls.ROLLING, 0, 0, 0, w.NONE, 0))
