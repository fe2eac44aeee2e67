"""VW-5, VW-6.1, VW-14: the rounds and their phases."""

from typing import Final, final

from longhouse.games.wild.rules.ending import end_game
from longhouse.games.wild.rules.keeping import RoundEnd
from longhouse.games.wild.rules.storage import Storage
from longhouse.games.wild.rules.turn import Turn
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.decks import draw, refill_missions
from longhouse.games.wild.state.table import Wild
from longhouse.games.wild.state.verbs import set_tokens, take_token
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.table import Frame, Table

# steps of a round: the phases of VW-5.1; after the last round, the end
BEGIN: Final = 0
PRODUCTION: Final = 1
DRAWING: Final = 2
TURNS: Final = 3
STORING: Final = 4
ROUND_END: Final = 5
SCORING: Final = 6


@final
class Round(Frame):
    """VW-5.1: production, draw, action, storage, end of round. In the action phase `at` turns have begun."""

    def __init__(self, step: int, at: int) -> None:
        self.step = step
        self.at = at

    def run(self, table: Table) -> None:
        assert isinstance(table, Wild)
        step = self.step
        if step == TURNS and self.at < table.seats:
            self.at += 1
            begin_turn(table, table.seat_at(self.at - 1))
            return
        self.step += 1
        if step == BEGIN:
            self.at = 0
            begin_round(table)
        elif step == PRODUCTION:
            produce(table)
        elif step == DRAWING:
            draw_hands(table)
        elif step == STORING:
            table.phase = w.PHASE_STORAGE
            table.enter(Storage(0, 0))
        elif step == ROUND_END:
            self.step = SCORING if table.last else BEGIN
            table.phase = w.PHASE_ROUND_END
            table.enter(RoundEnd(0, [0] * table.seats))
        elif step == SCORING:
            end_game(table)

    def clone(self) -> "Round":
        return Round(self.step, self.at)


def begin_round(t: Wild) -> None:
    """VW-5.1; VW-16.11: with a limit, the round of this number is the last."""
    t.round += 1
    t.turn = t.round
    if t.listening:
        t.record("wild-event-round", "VW-5.1", NOBODY, [t.round])
    if t.round == t.box.round_limit:
        t.last = True
        if t.listening:
            t.record("wild-event-round-limit", "VW-16.11", NOBODY, [t.round])


def begin_turn(t: Wild, seat: Seat) -> None:
    """VW-6.1: one turn each, clockwise from the first player."""
    t.phase = w.PHASE_ACTION
    t.enter(Turn(seat, 0))


# --- production phase


def produce(t: Wild) -> None:
    """VW-5.2; VW-4.10: limited tokens are served in turn order."""
    t.phase = w.PHASE_PRODUCTION
    for seat in t.turn_order():
        made = [0] * w.RESOURCES
        for slot in range(1, len(t.towns[seat])):
            resource = t.box.sites[t.site(seat, slot)].produces
            if resource != w.NONE and put_token(t, seat, slot, resource):
                made[resource] += 1
        if t.listening and sum(made) > 0:
            t.record("wild-event-produced", "VW-5.2", seat, made)


def put_token(t: Wild, seat: Seat, slot: int, resource: int) -> bool:
    """VW-5.3: a building that still holds a token produces nothing; nor does one under construction (VW-6.9)."""
    if t.tokens(seat, slot) or not t.works(seat, slot):
        return False
    if take_token(t, resource):
        set_tokens(t, seat, slot, 1)
        return True
    if t.listening:
        t.record("wild-event-no-token", "VW-4.10", seat, [resource])
    return False


# --- draw phase


def draw_hands(t: Wild) -> None:
    """VW-5.4, VW-5.9: first all draw their hands, then missions are refilled; VW-5.5: on top of what was kept."""
    t.phase = w.PHASE_DRAW
    for seat in t.turn_order():
        draw(t, seat, hand_draw(t, seat), "VW-5.4")
    refill_missions(t, "VW-5.7")


def hand_draw(t: Wild, seat: Seat) -> int:
    """VW-5.4: more for each tavern."""
    n = t.box.hand_draw
    for slot in range(len(t.towns[seat])):
        if t.works(seat, slot):
            n += t.box.sites[t.site(seat, slot)].draws
    return n
