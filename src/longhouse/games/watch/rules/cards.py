"""GW-7: development cards."""

from typing import Final, final

from longhouse.games.watch.rules.effects import Perform, script_barred
from longhouse.games.watch.rules.ending import check_victory
from longhouse.games.watch.rules.tiles import check_largest_patrol
from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.table import FRESH, IN_HAND, Watch
from longhouse.games.watch.state.verbs import turn_card_up
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, SeatFrame, Table


def card_barred(t: Watch, seat: Seat, kind: int) -> int:
    """GW-7.1: one card per turn, none that was bought this turn; GW-7.12: no victory cards; nothing without effect."""
    if t.box.cards[kind].role == w.VICTORY:
        return w.CARD_IS_VICTORY
    if t.card_played:
        return w.CARD_PLAYED
    if not t.cards.counts[t.card_row(IN_HAND, seat) + kind]:
        return w.CARD_FRESH if t.cards.counts[t.card_row(FRESH, seat) + kind] else w.CARD_NOT_HELD
    return script_barred(t, seat, t.box.cards[kind].script)


def open_cards(t: Watch, seat: Seat) -> list[Option]:
    """GW-7.9: the cards that can be played now."""
    options = NO_OPTIONS
    if t.card_played:
        return options
    counts = t.cards.counts
    hand = seat * t.cards.width
    for kind in t.box.playable_kinds:
        if counts[hand + kind] and card_barred(t, seat, kind) == MAY:
            options = [*options, t.box.say[w.PLAY][kind]]
    return options


def play_card(t: Watch, seat: Seat, kind: int) -> None:
    turn_card_up(t, seat, kind)
    t.enter(PlayedCard(seat, kind, CARRY_OUT))


NO_OPTIONS: Final[list[Option]] = []  # shared, never written to

CARRY_OUT: Final = 0
AFTERWARDS: Final = 1


@final
class PlayedCard(SeatFrame):
    """GW-7.10: face up, then its effect, then the test of Largest Patrol, then the test of victory."""

    def __init__(self, seat: Seat, kind: int, step: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.step = step

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        if self.step == CARRY_OUT:
            self.step = AFTERWARDS
            table.enter(Perform(self.seat, table.box.cards[self.kind].script, 0))
            return
        table.leave()
        if table.box.cards[self.kind].role == w.PATROL:
            check_largest_patrol(table)
        check_victory(table)

    def clone(self) -> "PlayedCard":
        return PlayedCard(self.seat, self.kind, self.step)
