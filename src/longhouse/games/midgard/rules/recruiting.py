"""CM-1.7 to CM-1.9, CM-5.4: warriors are recruited, as many as the supply and the limit allow."""

from typing import final

from longhouse.games.midgard.rules.resolving import meanwhile_barred
from longhouse.games.midgard.state import reasons as r
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.games.midgard.state.verbs import enlist
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, SeatFrame, Table


def most_warriors(t: Midgard, seat: Seat) -> int:
    """CM-1.7, CM-10.1: how many dice a player may own."""
    leader = t.leaders[seat]
    limit = t.box.warriors_per_player
    return limit if leader == w.NONE else min(limit, t.box.leaders[leader].warriors_max)


def room(t: Midgard, seat: Seat) -> int:
    """How many more dice a player may own."""
    return max(0, most_warriors(t, seat) - t.warriors(seat))


def recruit(t: Midgard, seat: Seat, dice: list[int], rule: str) -> None:
    """CM-1.9: what the supply lacks is forfeited; CM-1.8: of more than may be owned the player chooses."""
    offered = [min(dice[die], t.supply[die]) for die in range(w.DICE)]
    missing = [dice[die] - offered[die] for die in range(w.DICE)]
    if t.listening and any(missing):
        t.record("midgard-event-supply-short", "CM-1.9", seat, missing)
    if sum(offered) <= room(t, seat):
        enlist(t, seat, offered, rule)
    else:
        t.enter(PickWarriors(seat, offered))


def collect(t: Midgard, seat: Seat, die: int) -> None:
    """CM-5.1 to CM-5.4: all dice that lie there; those above the limit go to the supply."""
    dice = [0] * w.DICE
    dice[die] = t.stock[die]
    t.supply[die] += t.stock[die]
    t.stock[die] = 0
    recruit(t, seat, dice, "CM-5.4")


def recruit_barred(offered: list[int], die: int) -> int:
    """CM-1.8"""
    return MAY if offered[die] else r.DIE_NOT_OFFERED


@final
class PickWarriors(SeatFrame):
    """CM-1.8: more dice are `offered` than the player may own; they take them one at a time and forfeit the rest."""

    def __init__(self, seat: Seat, offered: list[int]) -> None:
        super().__init__(seat)
        self.offered = offered  # replaced

    def run(self, table: Table) -> None:
        assert isinstance(table, Midgard)
        left = room(table, self.seat)
        options = [o for o in table.box.say[w.RECRUIT] if recruit_barred(self.offered, o.a) == MAY]
        if left == 0:
            table.leave()
            if table.listening:
                table.record("midgard-event-surplus", "CM-1.8", self.seat, self.offered[:])
        elif len(options) == 1:
            self.take(table, options[0].a, left)
        else:
            table.ask_about(self.seat, "midgard-ask-recruit", [left], options)

    def take(self, t: Midgard, die: int, n: int) -> None:
        dice = [0] * w.DICE
        dice[die] = n
        self.offered = [self.offered[other] - dice[other] for other in range(w.DICE)]
        enlist(t, self.seat, dice, "CM-1.8")

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Midgard)
        self.take(table, option.a, 1)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Midgard)
        if option.verb == w.RECRUIT:
            return recruit_barred(self.offered, option.a)
        return meanwhile_barred(table, option, seat)

    def clone(self) -> "PickWarriors":
        return PickWarriors(self.seat, self.offered)
