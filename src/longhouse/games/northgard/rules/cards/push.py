"""NG-11.2: `push_defender`: before a battle the attacker moves defenders away."""

from typing import Final, final

from longhouse.games.northgard.rules.retreat import displace, shelter_barred
from longhouse.games.northgard.state.reasons import PUSH_NOT_BESIDE
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.verbs import territory_barred
from longhouse.games.northgard.state.words import ATTACKS, LOCK, NO, TO
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table


def push_defender(t: Northgard, seat: Seat, defender: Seat, rep: int, n: int) -> None:
    """Not out of a territory with a Brown Bear (NG-18.8) or a Fallen Valkyrie (NG-18.13)."""
    if t.houses(rep, LOCK) or t.houses(rep, ATTACKS):
        return
    if pushes(t, defender, rep):
        t.enter(PushDefender(seat, defender, rep, n))


def push_barred(t: Northgard, defender: Seat, rep: int, to: int) -> int:
    """NG-11.2: where the defender might retreat to, but rough borders do not matter."""
    why = territory_barred(t, to)
    if why != MAY:
        return why
    free = to in t.land.beside[rep] and shelter_barred(t, defender, to) == MAY
    return MAY if free else PUSH_NOT_BESIDE


def pushes(t: Northgard, defender: Seat, rep: int) -> list[int]:
    return [to for to in t.land.neighbours(rep) if push_barred(t, defender, rep, to) == MAY]


@final
class PushDefender(SeatFrame):
    """NG-11.2: the attacker chooses whether and where, the owner which figures."""

    def __init__(self, seat: Seat, defender: Seat, territory: int, n: int) -> None:
        super().__init__(seat)
        self.defender: Final = defender
        self.territory: Final = territory
        self.n: Final = n

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        options = [table.box.say[TO][to] for to in pushes(table, self.defender, self.territory)]
        options.append(table.box.say[NO][0])
        table.ask_about(self.seat, "northgard-ask-push", [self.n, self.defender, self.territory], options)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        table.leave()
        if option.verb == TO:
            displace(table, self.defender, self.territory, option.a, self.n, "NG-11.2")

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        if option.verb == TO:
            return push_barred(table, self.defender, self.territory, option.a)
        return MAY if option.verb == NO else NOT_NOW
