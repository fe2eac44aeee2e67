"""What every preview uses: facts, and the difference between a view and a copy on which something was tried."""

from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.words import RESOURCES
from longhouse.kernel.decision import Seat
from longhouse.kernel.face import Fact


def fact(rule: str, name: str, args: list[int]) -> Fact:
    return Fact(rule, f"northgard-preview-{name}", args)


def warning(rule: str, name: str, args: list[int], warns: bool = True) -> Fact:
    """A fact that warns, always or only in this case."""
    return Fact(rule, f"northgard-preview-{name}", args, warns)


def moved(view: Northgard, after: Northgard, seat: Seat, rule: str) -> list[Fact]:
    """Fame and resources that a seat would gain."""
    mine = seat * RESOURCES
    won = [after.goods[mine + resource] - view.goods[mine + resource] for resource in range(RESOURCES)]
    fame = after.fame.counts[seat] - view.fame.counts[seat]
    facts = [fact(rule, "fame", [fame])] if fame else []
    return [*facts, fact(rule, "gain", won)] if any(won) else facts
