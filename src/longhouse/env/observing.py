"""What a seat sees as a row of numbers of fixed length: its game's layout, the question, and the open frames."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from longhouse.fields import Layout
from longhouse.kernel.decision import NOTHING_ASKED, Seat
from longhouse.kernel.game import Game, SettingError
from longhouse.kernel.saving import fields_of
from longhouse.kernel.table import Frame, Table

Row = NDArray[np.float32]

LOW: Final = -1.0
HIGH: Final = 10.0  # larger values are cut to this
ARGS: Final = 12  # numbers of a question that are in the row
HOLDS: Final = 8  # numbers of the frame on top that are in the row
LARGE: Final = 10.0  # what those are divided by


class Observer:
    """Made for one game and its settings: the places of all parts are computed once."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game: Final = game.name
        self.seats: Final = table.seats
        self.parts: Final = layout_of(game).parts(table)
        self.starts: Final[list[int]] = []
        size = 0
        for part in self.parts:
            self.starts.append(size)
            size += part.size
        asks = game.message_keys.asks
        self.kinds: Final = asks
        self.asks: Final = {ask: i for i, ask in enumerate(asks)}
        self.frames: Final = {frame: i for i, frame in enumerate(game.frames.values())}
        self.asked: Final = size  # who is asked, as far as it is known
        self.ask: Final = self.asked + self.seats
        self.args: Final = self.ask + len(self.asks)
        self.agenda: Final = self.args + ARGS
        self.holds: Final = self.agenda + len(self.frames)
        self.size: Final = self.holds + HOLDS
        self.scale: Final = self.scales()

    def scales(self) -> Row:
        scale = np.ones(self.size, np.float32)
        for part, at in zip(self.parts, self.starts, strict=True):
            scale[at : at + part.size] = 1 / part.most
        scale[self.args : self.args + ARGS] = 1 / LARGE
        scale[self.holds :] = 1 / LARGE
        return scale

    def names(self) -> list[tuple[str, int, int]]:
        """The parts in their order: name, place of the first number, how many."""
        own = [(part.field, at, part.size) for part, at in zip(self.parts, self.starts, strict=True)]
        return [
            *own,
            ("asked", self.asked, self.seats),
            ("question", self.ask, len(self.asks)),
            ("arguments", self.args, ARGS),
            ("agenda", self.agenda, len(self.frames)),
            ("frame", self.holds, HOLDS),
        ]

    def observe(self, view: Table, seat: Seat) -> Row:
        """From a view of this seat alone, and of it only what a save of it holds or what follows from that."""
        row = np.zeros(self.size, np.float32)
        self.write(view, seat, row)
        return row

    def write(self, view: Table, seat: Seat, row: Row) -> None:
        """Into a row of zeros."""
        ones: list[int] = []
        for part, at in zip(self.parts, self.starts, strict=True):
            part.write(view, seat, row, at, ones)
        self.write_question(view, seat, row, ones)
        self.write_agenda(view, seat, row, ones)
        row[ones] = 1
        row *= self.scale
        np.clip(row, LOW, HIGH, out=row)

    def write_question(self, view: Table, seat: Seat, row: Row, ones: list[int]) -> None:
        """Who is asked; and what, if it is the viewer. Offers are not presented to a learner."""
        ones += {self.asked + (asked.seat - seat) % self.seats for asked in view.decisions if asked.seat >= 0}
        decision = next((asked for asked in view.decisions if asked.seat == seat), NOTHING_ASKED)
        if not decision.ask:
            return
        ones.append(self.ask + self.asks[decision.ask])
        args = decision.args
        if args:
            kinds = self.kinds[decision.ask]
            if "seat" in kinds and len(kinds) == len(args):
                args = [turn(arg, seat, self.seats) if kind == "seat" else arg for arg, kind in zip(args, kinds)]
            args = args[:ARGS]
            row[self.args : self.args + len(args)] = args

    def write_agenda(self, view: Table, seat: Seat, row: Row, ones: list[int]) -> None:
        """The frames that are open, and the numbers that the one on top holds."""
        ones += {self.agenda + self.frames[type(frame)] for frame in view.agenda}
        if view.agenda:
            held = numbers_of(view.agenda[-1], seat, self.seats)
            row[self.holds : self.holds + len(held)] = held


def turn(who: int, seat: Seat, seats: int) -> int:
    """A seat, counted from the viewer; -1 is nobody."""
    return (who - seat) % seats if who >= 0 else who


def numbers_of(frame: Frame, seat: Seat, seats: int) -> list[int]:
    """The first numbers that a frame holds, those of its lists too; its own seat counted from the viewer."""
    found: list[int] = []
    for name in fields_of(type(frame)):
        value = getattr(frame, name)
        if isinstance(value, int):
            found.append(turn(value, seat, seats) if name == "seat" else value)
        elif isinstance(value, list):
            found += [item for item in value if isinstance(item, int)]
    return found[:HOLDS]


def layout_of(game: Game) -> Layout:
    layout = game.face().layout
    if layout is None:
        raise SettingError(f"{game.name} has no layout, so a learner cannot play it")
    return layout.load(Layout)
