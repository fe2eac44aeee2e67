"""VW-10: undead on Odin's Path and the dragon. Nobody responds, and a player who may attack them wins."""

from typing import final

from longhouse.games.wild.rules.cards.playing import perform_due
from longhouse.games.wild.rules.loot import place_loot
from longhouse.games.wild.rules.scoring import score
from longhouse.games.wild.rules.strength import strength
from longhouse.games.wild.state import reasons as r
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.cards import Reward
from longhouse.games.wild.state.path import take_from_path
from longhouse.games.wild.state.table import Wild
from longhouse.games.wild.state.verbs import take_token, with_card
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table


def fight(t: Wild, seat: Seat, slot: int, entries: list[int]) -> None:
    """VW-10.1: an undead in a slot of the path, or the dragon (NONE), is defeated by what was declared."""
    card = t.path[slot] if slot != w.NONE else w.NONE
    t.enter(Fight(seat, slot, card, entries, 0))
    if slot == w.NONE:
        t.marks[seat] |= w.DRAGON_FOUGHT  # VW-10.5
    if t.listening:
        power = strength(t, seat, entries, 0)
        if slot == w.NONE:
            t.record("wild-event-fought-dragon", "VW-10.4", seat, [power, t.box.dragon_defence])
        else:
            t.record("wild-event-fought", "VW-10.2", seat, [card, power, t.box.cards[card].defence])


@final
class Fight(SeatFrame):
    """VW-10.8: `step` counts the rewards that were given; then the path is refilled, then `play` steps are due."""

    def __init__(self, seat: Seat, slot: int, card: int, entries: list[int], step: int) -> None:
        super().__init__(seat)
        self.slot = slot
        self.card = card
        self.entries = entries
        self.step = step

    def run(self, table: Table) -> None:
        assert isinstance(table, Wild)
        due = self.rewards(table)
        if self.step < len(due):
            self.reward(table, due[self.step])
        elif self.step == len(due) and self.slot != w.NONE:
            self.step += 1
            self.remove(table)
        else:
            table.leave()
            perform_due(table, self.seat, self.entries)

    def rewards(self, t: Wild) -> list[Reward]:
        """A token at a time."""
        due: list[Reward] = []
        for reward in t.box.dragon_rewards if self.card == w.NONE else t.box.cards[self.card].rewards:
            due += [reward] * (reward.n if reward.verb == w.REWARD_TOKEN else 1)
        return due

    def reward(self, t: Wild, reward: Reward) -> None:
        if reward.verb == w.REWARD_VP:
            self.step += 1
            score(t, self.seat, reward.n, w.FROM_UNDEAD, "VW-10.2")
        elif reward.resource != w.ANY:
            self.take(t, reward.resource)
        else:
            self.choose(t)

    def choose(self, t: Wild) -> None:
        """VW-10.4, VW-10.8: beer or gold, as far as there is any."""
        options = [option for option in t.box.say[w.TOKEN] if token_barred(t, option.a) == MAY]
        if len(options) > 1:
            t.ask(self.seat, "wild-ask-token", options)
        elif options:
            self.take(t, options[0].a)
        else:
            self.step += 1

    def take(self, t: Wild, resource: int) -> None:
        """VW-10.2, VW-10.4: a token of the supply is placed as loot."""
        self.step += 1
        rule = "VW-10.4" if self.slot == w.NONE else "VW-10.2"
        if take_token(t, resource):
            if t.listening:
                t.record("wild-event-took-token", rule, self.seat, [resource])
            place_loot(t, self.seat, resource, "VW-9.6")
        elif t.listening:
            t.record("wild-event-no-token", "VW-4.10", self.seat, [resource])

    def remove(self, t: Wild) -> None:
        """VW-10.2, VW-10.7: face down on the discard pile of Odin's Path, before the path is refilled."""
        t.path_discard = with_card(t.path_discard, self.card)
        take_from_path(t, self.slot)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Wild)
        self.take(table, option.a)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Wild)
        return token_barred(table, option.a) if option.verb == w.TOKEN else NOT_NOW

    def clone(self) -> "Fight":
        return Fight(self.seat, self.slot, self.card, self.entries, self.step)


def token_barred(t: Wild, resource: int) -> int:
    """VW-10.8: with limited tokens, a type that the supply has."""
    return r.NO_TOKEN_LEFT if t.token_supply and t.token_supply[resource] == 0 else MAY
