"""CM-5.9, CM-9.10, CM-10.3: the Sage's House: a look at a journey, then destinies to choose from."""

from typing import Final, final

from longhouse.games.midgard.rules.destinies import draw_destinies, give_destiny, put_under
from longhouse.games.midgard.rules.resolving import meanwhile_barred
from longhouse.games.midgard.rules.runes import rune_barred, rune_options, rune_rule
from longhouse.games.midgard.state import reasons as r
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.steps import Step
from longhouse.games.midgard.state.table import NO_CARDS, Midgard
from longhouse.games.midgard.state.verbs import flip, look
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, SeatFrame, Table
from longhouse.kernel.zone import Zone

# --- the look


def peek_barred(t: Midgard, shore: int) -> int:
    """CM-5.9: a journey that lies face down; a player who has seen it may look again."""
    return MAY if t.journeys[shore].cards else r.NO_JOURNEY_THERE


@final
class Peek(SeatFrame):
    """CM-5.9: `left` journeys may still be looked at."""

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def run(self, table: Table) -> None:
        assert isinstance(table, Midgard)
        options = [o for o in table.box.say[w.PEEK] if peek_barred(table, o.a) == MAY]
        if self.left and len(options) > self.left:
            table.ask(self.seat, "midgard-ask-peek", options)
            return
        table.leave()
        if self.left:
            for option in options:
                look(table, self.seat, option.a, "CM-5.9")

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Midgard)
        self.left -= 1
        look(table, seat, option.a, "CM-5.9")

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Midgard)
        return peek_barred(table, option.a) if option.verb == w.PEEK else meanwhile_barred(table, option, seat)

    def clone(self) -> "Peek":
        return Peek(self.seat, self.left)


# --- the destinies


def draw_destiny(t: Midgard, seat: Seat, step: Step) -> None:
    """CM-10.3: more of them for a leader who is chosen."""
    more = t.box.ability(t.leaders[seat], w.AT_SAGE)
    if more is None:
        t.enter(Vision(seat, step.draw, step.keep))
    else:
        t.enter(Vision(seat, step.draw + more.draw, step.keep + more.keep))


@final
class Vision(SeatFrame):
    """CM-9.10: before destinies are drawn, a rune may add some."""

    def __init__(self, seat: Seat, draw: int, keep: int) -> None:
        super().__init__(seat)
        self.draw: Final = draw
        self.keep: Final = keep

    def run(self, table: Table) -> None:
        assert isinstance(table, Midgard)
        options = rune_options(table, self.seat, w.WINDOW_SAGE)
        if options:
            options.append(table.box.say[w.DECLINE][0])
            table.ask_about(self.seat, "midgard-ask-draw-more", [options[0].a, self.draw], options)
        else:
            table.leave()
            draw_and_keep(table, self.seat, self.draw, self.keep)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Midgard)
        draw, keep = self.draw, self.keep
        if option.verb == w.USE:
            flip(table, seat, option.a, rune_rule(table, option.a))
            draw += table.box.runes[option.a].step.draw
            keep += table.box.runes[option.a].step.keep
        table.leave()
        draw_and_keep(table, seat, draw, keep)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Midgard)
        if option.verb == w.USE and table.box.runes[option.a].window == w.WINDOW_SAGE:
            return rune_barred(table, seat, option.a, w.WINDOW_SAGE)
        return MAY if option.verb == w.DECLINE else meanwhile_barred(table, option, seat)


def draw_and_keep(t: Midgard, seat: Seat, draw: int, keep: int) -> None:
    """CM-5.9: from an empty deck nothing is drawn; CM-10.3: from a short one all its cards."""
    cards = draw_destinies(t, seat, draw)
    if len(cards) <= keep:
        for card in cards:
            give_destiny(t, seat, card, "CM-5.9")
        return
    t.looked = Zone(sorted(cards), 1 << seat, w.POOL_DESTINIES)
    if t.listening:
        t.record("midgard-event-destinies-drawn", "CM-5.9", seat, [len(cards)])
    t.enter(Keep(seat, keep))


def keep_barred(t: Midgard, destiny: int) -> int:
    """CM-9.10: one of all drawn."""
    return MAY if destiny in t.looked.cards else r.DESTINY_NOT_DRAWN


@final
class Keep(SeatFrame):
    """CM-9.10, CM-10.3: `left` are still to be kept; the others go under the deck."""

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def run(self, table: Table) -> None:
        assert isinstance(table, Midgard)
        options = [table.box.say[w.KEEP][destiny] for destiny in table.looked.cards]
        table.ask_about(self.seat, "midgard-ask-keep", [self.left], options)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Midgard)
        self.left -= 1
        rest = [destiny for destiny in table.looked.cards if destiny != option.a]
        give_destiny(table, seat, option.a, "CM-5.9")
        table.looked = Zone(rest, table.looked.seen_by, table.looked.pool)
        if self.left == 0:
            table.leave()
            table.looked = NO_CARDS
            put_under(table, seat, rest)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Midgard)
        return keep_barred(table, option.a) if option.verb == w.KEEP else meanwhile_barred(table, option, seat)

    def clone(self) -> "Keep":
        return Keep(self.seat, self.left)
