"""NG-11: card effects carried out from data."""

from typing import final

from longhouse.games.northgard.rules.build import build
from longhouse.games.northgard.rules.cards.choices import answer_amounts, answer_barred, answered, ask_in_script
from longhouse.games.northgard.rules.cards.draws import draw
from longhouse.games.northgard.rules.cards.exchange import replace_building
from longhouse.games.northgard.rules.cards.playable import step_barred
from longhouse.games.northgard.rules.cards.relocate import relocate
from longhouse.games.northgard.rules.cards.rivals import discard_enemy
from longhouse.games.northgard.rules.cards.script import Script
from longhouse.games.northgard.rules.cards.strikes import remove_unit
from longhouse.games.northgard.rules.clans import scorch
from longhouse.games.northgard.rules.explore import explore
from longhouse.games.northgard.rules.move import move
from longhouse.games.northgard.rules.recruit import add_camps, recruit
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.cards import Step
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.verbs import gain, gain_fame
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, Table


@final
class Perform(Script):
    """NG-11: carry out a list of steps in order. Steps that cannot do anything when their turn comes are skipped."""

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        script = table.box.scripts[self.script]
        if self.pending != w.NONE and table.box.steps[script[self.at - 1]].frees_camps:
            self.free_camps(table)
        elif self.at == len(script):
            table.leave()
        else:
            self.take_step(table, table.box.steps[script[self.at]])

    def free_camps(self, t: Northgard) -> None:
        """NG-7.8: after the step that continued the Recruit, whether it was paid for or not."""
        territory = t.land.of[self.pending]
        self.pending = w.NONE
        add_camps(t, self.seat, [territory])

    def take_step(self, t: Northgard, step: Step) -> None:
        if asks_in_script(step):
            self.carry_out(t, ask_in_script(t, self, step))
        elif step_barred(t, self.seat, step, self.last) != MAY:
            self.skip_step(t)
        elif asks_whether(step) and self.done == 0:
            t.ask(self.seat, "northgard-ask-optional", [t.box.say[w.YES][0], t.box.say[w.NO][0]])
        else:
            self.next_step()
            perform_step(t, self, step)

    def skip_step(self, t: Northgard) -> None:
        """NG-11.10; NG-21.9: what only follows the step is skipped with it."""
        self.next_step()
        script = t.box.scripts[self.script]
        while self.at < len(script) and t.box.steps[script[self.at]].follows:
            self.next_step()

    def carry_out(self, t: Northgard, script: int) -> None:
        """The option that was chosen, what was paid for, or the card that is copied."""
        if script != w.NONE:
            t.enter(Perform(self.seat, script, 0, self.last, w.NONE, 0))

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        step = self.step(table)
        if asks_in_script(step):
            self.carry_out(table, answered(table, self, step, option))
        elif option.verb == w.YES:
            self.done = 1
        else:
            self.skip_step(table)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        step = self.step(table)
        if asks_in_script(step):
            return answer_barred(table, self, step, option)
        return MAY if option.verb in (w.YES, w.NO) else NOT_NOW

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Northgard)
        return answer_amounts(table, why, option, seat)

    def step(self, t: Northgard) -> Step:
        return t.box.steps[t.box.scripts[self.script][self.at]]

    def clone(self) -> "Perform":
        return Perform(self.seat, self.script, self.at, self.last, self.pending, self.done)


def asks_in_script(step: Step) -> bool:
    return step.verb in (w.DO_CHOOSE, w.DO_PAY, w.DO_COPY, w.DO_TAKE)


def asks_whether(step: Step) -> bool:
    """NG-11.8: an optional step is offered first; these verbs offer it with their own first question."""
    return step.optional and step.verb not in (w.DO_SCORCH, w.DO_RELOCATE, w.DO_REPLACE_BUILDING)


def perform_step(t: Northgard, script: Script, step: Step) -> None:
    verb = step.verb
    seat = script.seat
    if verb == w.DO_RECRUIT:
        recruit(t, script, step)
    elif verb == w.DO_MOVE:
        move(t, seat, step)
    elif verb == w.DO_EXPLORE:
        explore(t, seat, step)
    elif verb == w.DO_BUILD:
        build(t, seat, step)
    elif verb == w.DO_DRAW:
        draw(t, seat, step)
    elif verb == w.DO_GAIN:
        gain(t, seat, step.goods, "NG-11.5")
        gain_fame(t, seat, step.fame, "NG-11.5")
    else:
        perform_rarer_step(t, script, step)


def perform_rarer_step(t: Northgard, script: Script, step: Step) -> None:
    verb = step.verb
    seat = script.seat
    if verb == w.DO_DISCARD_ENEMY:
        discard_enemy(t, seat, step)
    elif verb == w.DO_REMOVE_UNIT:
        remove_unit(t, seat, step)
    elif verb == w.DO_RELOCATE:
        relocate(t, script, step)
    elif verb == w.DO_REPLACE_BUILDING:
        replace_building(t, seat, step)
    elif verb == w.DO_SCORCH:
        scorch(t, seat, step)
    elif verb == w.DO_YEAR_FLAG:
        raise_flag(t, seat, step.flag)


def raise_flag(t: Northgard, seat: Seat, flag: int) -> None:
    """NG-11.7: until the end of the year."""
    t.flags[seat] |= flag
    if t.listening:
        kind = "kaija-may-attack" if flag == w.FLAG_KAIJA_MAY_ATTACK else "ignores-defences"
        t.record(f"northgard-event-{kind}", "NG-11.7", seat, [])
