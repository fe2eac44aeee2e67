"""VW-14, VW-19.13: the end of a round, and the cards that are kept for the next one."""

from typing import Final, final

from longhouse.games.wild.state import reasons as r
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.decks import discard_past
from longhouse.games.wild.state.path import advance_path
from longhouse.games.wild.state.table import NO_NUMBERS, Wild
from longhouse.games.wild.state.verbs import return_tokens
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, Frame, Table
from longhouse.kernel.zone import Zone

CLEAR: Final = 0
KEEP: Final = 1  # from here on, players in turn order choose what they keep


@final
class RoundEnd(Frame):
    """VW-14.1 to VW-14.5: `kept` counts the cards each seat keeps; those lie first in its hand, so no secret is here.

    `step` is CLEAR, and then KEEP plus the place in turn order of the player who chooses.
    """

    def __init__(self, step: int, kept: list[int]) -> None:
        self.step = step
        self.kept = kept

    def run(self, table: Table) -> None:
        assert isinstance(table, Wild)
        if self.step == CLEAR:
            self.step = KEEP
            clear_played(table)
        elif self.step < KEEP + table.seats:
            self.ask(table, table.seat_at(self.step - KEEP))
        else:
            table.leave()
            self.clean_up(table)

    def ask(self, t: Wild, seat: Seat) -> None:
        """VW-19.13: until every drakkar has its card or the hand is empty; VW-14.8: nobody in the last round."""
        kept = self.kept[seat]
        left = t.hands[seat].cards[kept:]
        if t.last or kept >= may_keep(t, seat) or not left:
            self.step += 1
            return
        options = [t.box.say[w.KEEP][card] for card in sorted(set(left))]
        t.ask_about(seat, "wild-ask-keep", [kept, may_keep(t, seat)], [*options, t.box.say[w.DONE][0]])

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Wild)
        if option.verb == w.DONE:
            self.step += 1
            return
        table.hands[seat] = moved_up(table.hands[seat], self.kept[seat], option.a)
        kept = self.kept[:]
        kept[seat] += 1
        self.kept = kept

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Wild)
        if option.verb == w.KEEP:
            left = table.hands[seat].cards[self.kept[seat] :]
            return MAY if option.a in left else r.CARD_NOT_HELD
        return MAY if option.verb == w.DONE else NOT_NOW

    def clean_up(self, t: Wild) -> None:
        """VW-14.2 to VW-14.5; VW-14.7: after the last round neither the path nor the first player changes."""
        for seat in t.turn_order():
            tell_kept(t, seat, self.kept[seat])
            discard_past(t, seat, self.kept[seat], "VW-14.2")
        clear_tokens(t)
        if not t.last:
            advance_path(t)
            pass_first(t)

    def clone(self) -> "RoundEnd":
        return RoundEnd(self.step, self.kept)


def may_keep(t: Wild, seat: Seat) -> int:
    """VW-14.2, VW-14.6: a card for each drakkar without a construction token."""
    n = 0
    for slot in range(len(t.towns[seat])):
        if t.works(seat, slot):
            n += t.box.sites[t.site(seat, slot)].keeps
    return n


def moved_up(hand: Zone, kept: int, card: int) -> Zone:
    """The hand with one more card among the first ones."""
    at = hand.cards.index(card, kept)
    others = [*hand.cards[kept:at], *hand.cards[at + 1 :]]
    return Zone([*hand.cards[:kept], card, *others], hand.seen_by, hand.pool)


def tell_kept(t: Wild, seat: Seat, kept: int) -> None:
    """How many are kept everybody knows, which ones the owner alone."""
    if t.listening:
        for card in t.hands[seat].cards[:kept]:
            t.record_secret("wild-event-kept", "VW-14.2", seat, [card], 0, 1 << seat)


def clear_played(t: Wild) -> None:
    """VW-14.1: played areas and fortification cards on buildings."""
    for seat in t.turn_order():
        t.discards[seat] = [*t.discards[seat], *t.played[seat]]
        t.played[seat] = NO_NUMBERS
    for at in range(0, len(t.forts), 3):
        seat = t.forts[at]
        t.discards[seat] = [*t.discards[seat], t.forts[at + 2]]
    t.forts = NO_NUMBERS


def clear_tokens(t: Wild) -> None:
    """VW-14.3: construction and damage tokens, loot on town halls, what is done once a round."""
    for seat in t.turn_order():
        t.towns[seat] = [packed & ~(w.CONSTRUCTION | w.DAMAGE) for packed in t.towns[seat]]
        lose_loot(t, seat)
        t.marks[seat] = 0
        t.attacked[seat] = 0


def lose_loot(t: Wild, seat: Seat) -> None:
    """VW-9.7"""
    at = seat * w.RESOURCES
    lost = t.loot[at : at + w.RESOURCES]
    for resource in range(w.RESOURCES):
        return_tokens(t, resource, lost[resource])
        t.loot[at + resource] = 0
    if t.listening and sum(lost) > 0:
        t.record("wild-event-loot-lost", "VW-14.3", seat, lost)


def pass_first(t: Wild) -> None:
    """VW-14.5"""
    t.first = (t.first + 1) % t.seats
    if t.listening:
        t.record("wild-event-first", "VW-14.5", t.first, [])
