"""Events: what happened, by which rule, and who saw it."""

from typing import Final, final

from longhouse.kernel.decision import EVERYBODY, Seat
from longhouse.kernel.zone import FACE_DOWN


@final
class Event:
    """A fact in the past tense. Its words are in `messages/`, under its kind.

    The first `public` arguments are for everybody, the others only for the seats in `seen_by`.
    """

    __slots__ = ("args", "kind", "public", "rule", "seat", "seen_by")

    def __init__(self, kind: str, rule: str, seat: Seat, args: list[int], public: int, seen_by: int) -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.seat: Final = seat
        self.args: Final = args
        self.public: Final = public
        self.seen_by: Final = seen_by

    def seen_from(self, seat: Seat) -> "Event":
        if self.seen_by == EVERYBODY or self.seen_by >> seat & 1:
            return self
        hidden = len(self.args) - self.public
        args = self.args[: self.public] + [FACE_DOWN] * hidden
        return Event(self.kind, self.rule, self.seat, args, self.public, self.seen_by)

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.rule}, seat {self.seat}, {self.args})"
