"""VW-3, VW-17: cards are played from the hand and carried out step by step."""

from typing import final

from longhouse.games.wild.rules.cards.copying import copy_barred, copyable
from longhouse.games.wild.rules.cards.destroying import destroy
from longhouse.games.wild.rules.cards.digging import dig
from longhouse.games.wild.rules.cards.gaining import gain_step
from longhouse.games.wild.rules.cards.recovering import recover
from longhouse.games.wild.rules.cards.stealing import steal, steal_options
from longhouse.games.wild.rules.scoring import score
from longhouse.games.wild.rules.strength import ENTRY_AS, ENTRY_CARD, ENTRY_FROM_HAND
from longhouse.games.wild.state import reasons as r
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.decks import discard_hand, draw
from longhouse.games.wild.state.steps import Step
from longhouse.games.wild.state.table import Wild
from longhouse.games.wild.state.verbs import from_hand, lay_played
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table

# --- from the main menu


def play_barred(t: Wild, card: int) -> int:
    """VW-3.5, VW-3.7, VW-3.14: a card in hand; in the player's turn all others may be played, also without effect."""
    printed = t.box.cards[card]
    if printed.only_responds:
        return r.NOT_IN_OWN_TURN
    if printed.committed:
        return r.ONLY_IN_ATTACK
    for step in printed.play_steps:
        if step.verb == w.DO_COPY and not copyable(t, step.kinds):
            return r.NOTHING_TO_COPY
    return MAY


def play_card(t: Wild, seat: Seat, card: int) -> None:
    """VW-3.2, VW-3.4: it lies in the played area; a fighter or hero is ready; its `play` steps are resolved at once."""
    from_hand(t, seat, card)
    lay_played(t, seat, card)
    t.played_now = [*t.played_now, card]
    if t.listening:
        t.record("wild-event-played", "VW-3.2", seat, [card])
    make_ready(t, card, card)
    t.enter(Perform(seat, card, card, 0))


def make_ready(t: Wild, card: int, as_card: int) -> None:
    """VW-3.4, VW-17.7: a fighter or hero, or a copy of one, may take part in one attack of this turn."""
    if t.box.cards[as_card].attacks:
        t.ready = [*t.ready, card | as_card << 8]


def perform_due(t: Wild, seat: Seat, entries: list[int]) -> None:
    """VW-3.4, VW-9.11: after an attack, the `play` steps of the cards added from hand, in the order of adding."""
    for entry in reversed(entries):
        if entry & ENTRY_FROM_HAND and t.box.cards[entry >> ENTRY_AS].play_steps:
            t.enter(Perform(seat, entry & ENTRY_CARD, entry >> ENTRY_AS, 0))


# --- step by step


@final
class Perform(SeatFrame):
    """VW-17.11: a card is carried out as what it is printed as; `done` has a bit for each of its steps."""

    def __init__(self, seat: Seat, card: int, as_card: int, done: int) -> None:
        super().__init__(seat)
        self.card = card
        self.as_card = as_card
        self.done = done

    def run(self, table: Table) -> None:
        assert isinstance(table, Wild)
        left = self.steps_left(table)
        if self.copied_kinds(table):
            self.choose_copied(table)
        elif not left:
            table.leave()
        elif len(left) == 1 or table.box.cards[self.as_card].fixed_order:
            self.carry_out(table, left[0])
        else:
            self.choose_step(table, left)

    def steps_left(self, t: Wild) -> list[int]:
        steps = t.box.cards[self.as_card].play_steps
        return [at for at in range(len(steps)) if not self.done >> at & 1]

    def choose_step(self, t: Wild, left: list[int]) -> None:
        """VW-3.9, VW-17.11: resources of a named type and points first, then in the order that the player likes."""
        steps = t.box.cards[self.as_card].play_steps
        for at in left:
            if goes_first(steps[at]):
                self.carry_out(t, at)
                return
        say = t.box.say[w.STEP]
        t.ask_about(self.seat, "wild-ask-step", [self.as_card], [say[at] for at in left])

    def carry_out(self, t: Wild, at: int) -> None:
        self.done |= 1 << at
        resolve(t, self.seat, t.box.cards[self.as_card].play_steps[at])

    # --- VW-17.7: copying

    def copied_kinds(self, t: Wild) -> int:
        """What may be copied now, as a bit for each kind of card; 0 if nothing is to be copied."""
        steps = t.box.cards[self.as_card].play_steps
        for at in range(len(steps)):
            if steps[at].verb == w.DO_COPY and self.done >> at & 1:
                return steps[at].kinds
        return 0

    def choose_copied(self, t: Wild) -> None:
        cards = copyable(t, self.copied_kinds(t))
        if len(cards) == 1:
            self.copy(t, cards[0])
        else:
            say = t.box.say[w.COPY]
            t.ask_about(self.seat, "wild-ask-copy", [self.card], [say[card] for card in cards])

    def copy(self, t: Wild, card: int) -> None:
        """VW-17.7, VW-17.13: kind, strength and steps as printed on the card chosen, from the first step on."""
        self.as_card = card
        self.done = 0
        if t.listening:
            t.record("wild-event-copied", "VW-17.7", self.seat, [self.card, card])
        make_ready(t, self.card, card)

    # --- answers

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Wild)
        if option.verb == w.COPY:
            self.copy(table, option.a)
        else:
            self.carry_out(table, option.a)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Wild)
        kinds = self.copied_kinds(table)
        if option.verb == w.COPY and kinds:
            return copy_barred(table, kinds, option.a)
        if option.verb == w.STEP and not kinds:
            return MAY if option.a in self.steps_left(table) else r.NO_STEP_LEFT
        return NOT_NOW

    def clone(self) -> "Perform":
        return Perform(self.seat, self.card, self.as_card, self.done)


def goes_first(step: Step) -> bool:
    """VW-17.11"""
    return step.verb == w.DO_VP or (step.verb == w.DO_GAIN and step.resource != w.ANY)


def resolve(t: Wild, seat: Seat, step: Step) -> None:
    """VW-17.1, VW-3.14: what cannot be done is skipped. It may score or ask, so it is the last thing of a step."""
    verb = step.verb
    if verb == w.DO_GAIN:
        gain_step(t, seat, step)
    elif verb == w.DO_DRAW:
        draw(t, seat, step.n, "VW-3.10")
    elif verb == w.DO_DISCARD_HAND:
        discard_hand(t, seat, "VW-17.1")
    elif verb == w.DO_DESTROY:
        destroy(t, seat, step)
    elif verb == w.DO_RECOVER:
        recover(t, seat, step)
    elif verb == w.DO_DIG:
        dig(t, seat, step.kinds)
    elif verb == w.DO_VP:
        score(t, seat, step.n, w.FROM_CARDS, "VW-9.12")
    elif verb == w.DO_STEAL and steal_options(t, seat, step.resource, NOBODY):
        steal(t, seat, step)
    else:
        for instead in step.otherwise:  # VW-17.6
            resolve(t, seat, instead)
