"""Seats, options and decisions: what may be done now, and by whom."""

from typing import Final, final

Seat = int

NOBODY: Final = -1  # no seat at all: no holder, no viewer
SPECTATOR: Final = 40  # sees what everybody sees; beyond every real seat
EVERYBODY: Final = -1  # as a mask of seats: all bits set, the spectator's too
NO_EYES: Final = 0  # as a mask of seats: nobody sees it


@final
class Option:
    """One thing a player may do now: a verb and at most two numbers. Equal by value."""

    def __init__(self, verb: int, a: int = 0, b: int = 0) -> None:
        self.verb: Final = verb
        self.a: Final = a
        self.b: Final = b

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Option):
            return False
        return self.verb == other.verb and self.a == other.a and self.b == other.b

    def __hash__(self) -> int:
        return (self.verb * 1021 + self.a) * 1021 + self.b

    def __repr__(self) -> str:
        return f"Option({self.verb}, {self.a}, {self.b})"


NO_OPTION: Final = Option(-1)  # stands for a text that is no option: no game has such a verb


@final
class Decision:
    """One question to one seat. `ask` is a message key. The options are all that is legal, in a fixed order."""

    __slots__ = ("args", "ask", "options", "seat")

    def __init__(self, seat: Seat, ask: str, args: list[int], options: list[Option]) -> None:
        self.seat: Final = seat
        self.ask: Final = ask
        self.args: Final = args
        self.options: Final = options

    def __repr__(self) -> str:
        return f"Decision(seat {self.seat}, {self.ask}, {len(self.options)} options)"


NOTHING_ASKED: Final = Decision(NOBODY, "", [], [])


@final
class Reason:
    """Why something cannot be done now: the rule that says so, and a message key with its arguments."""

    def __init__(self, rule: str, key: str, args: list[int]) -> None:
        self.rule: Final = rule
        self.key: Final = key
        self.args: Final = args

    def __repr__(self) -> str:
        return f"Reason({self.rule}, {self.key}, {self.args})"


# the arguments of a reason that its frame gives (`Frame.amounts`): numbers, and lists of goods made by `lacking`
AMOUNTS: Final = ("missing", "have", "short", "held")


def of_option(kinds: tuple[str, ...]) -> int:
    """How many of the arguments of a reason are numbers of the option. They come before the amounts."""
    return len([kind for kind in kinds if kind not in AMOUNTS])


def lacking(price: list[int], held: list[int]) -> list[int]:
    """The arguments `short` and `held`: what of a price is missing, then what there is of those goods. In the second
    list a number is one more than it says, because "0 gold" is said too, and 0 stands for goods that are not named."""
    short = [max(0, price[good] - held[good]) for good in range(len(price))]
    return [*short, *[held[good] + 1 if short[good] else 0 for good in range(len(price))]]


class IllegalPick(ValueError):
    """What was picked is not one of the options. Carries the decision, so that its options can be listed."""

    def __init__(self, text: str, decision: Decision, reason: Reason) -> None:
        super().__init__(text)
        self.decision = decision
        self.reason = reason
