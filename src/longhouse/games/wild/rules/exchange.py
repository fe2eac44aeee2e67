"""VW-12: two resources of one type for one of the other."""

from longhouse.games.wild.rules.payment import Funds, pay
from longhouse.games.wild.state import reasons as r
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.games.wild.state.verbs import gain
from longhouse.kernel.decision import Seat
from longhouse.kernel.table import MAY


def exchange_barred(t: Wild, given: int, funds: Funds) -> int:
    """VW-12.1, VW-12.2: from any sources."""
    return MAY if funds.of(given).have >= t.box.exchange_rate else r.EXCHANGE_SHORT


def exchange(t: Wild, seat: Seat, given: int, sources: list[int]) -> None:
    """VW-12.3: what is received is temporary. It is no purchase: missions do not count it."""
    pay(t, seat, t.box.exchange_costs[given], sources)
    if t.listening:
        t.record("wild-event-exchanged", "VW-12.1", seat, [given, t.box.exchange_rate])
    gain(t, w.GOLD if given == w.BEER else w.BEER, 1, "VW-12.1")
