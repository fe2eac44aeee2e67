"""What a game shows and says: each game declares one `Face`, which is loaded when it is first needed."""

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, Final, final

from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.event import Event
from longhouse.kernel.goal import Goal
from longhouse.kernel.later import Later

Kinds = tuple[str, ...]


@final
class Fact:
    """One thing that a pick would cost or bring: the rule, and a message key with its arguments. It `warns` of a pick
    that is dangerous or brings nothing."""

    def __init__(self, rule: str, key: str, args: list[int], warns: bool = False) -> None:
        self.rule: Final = rule
        self.key: Final = key
        self.args: Final = args
        self.warns: Final = warns

    def __repr__(self) -> str:
        return f"Fact({self.rule}, {self.key}, {self.args})"


@final
class Advice:
    """A tip for somebody who meets something for the first time: its name, its rule, a message key with the kinds of
    its arguments. `fits` says from a seat's view whether it matters now, and the arguments: none while it does not."""

    def __init__(
        self, name: str, rule: str, key: str, kinds: Kinds, fits: Callable[[Any, Seat], list[int] | None]
    ) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.key: Final = key
        self.kinds: Final = kinds
        self.fits: Final = fits

    def __repr__(self) -> str:
        return f"Advice({self.rule}, {self.key})"


@final
class Rolled:
    """Something that dice gave a seat (NOBODY: the whole table), and in as many `ways` of falling, each as likely, what
    they might have given; a message key with its arguments says what it is."""

    def __init__(self, seat: Seat, key: str, args: list[int], came: float, ways: list[float]) -> None:
        self.seat: Final = seat
        self.key: Final = key
        self.args: Final = args
        self.came: Final = came
        self.ways: Final = ways
        self.expected: Final = sum(ways) / len(ways)

    def __repr__(self) -> str:
        return f"Rolled({self.seat}, {self.key}, {self.args}, {self.came} of {self.expected})"


def no_facts(view: Any, option: Option, seat: Seat) -> list[Fact]:
    return []


def no_dice(before: Any, option: Option, seat: Seat, events: list[Event]) -> list[Rolled]:
    return []


def no_turns(table: Any) -> Seat:
    return NOBODY


@final
class Face:
    """The functions get tables and views of their own game only.

    What needs more than the standard library is named, not imported: words and drawing are not compiled.
    """

    def __init__(
        self,
        scenery: Callable[[Any], Mapping[str, object]],
        picture: Callable[[Any], Mapping[str, object]],
        names: Later,
        board: Later,
        layout: Later | None = None,
        shapes: ModuleType | None = None,
        preview: Callable[[Any, Option, Seat], list[Fact]] = no_facts,
        rolled: Callable[[Any, Option, Seat, list[Event]], list[Rolled]] = no_dice,
        draws: tuple[tuple[str, str], ...] = (),
        reveal: Callable[[Any, Any], Mapping[str, object]] | None = None,
        goal: Callable[[Any], Goal] | None = None,
        advice: tuple[Advice, ...] = (),
        whose_turn: Callable[[Any], Seat] = no_turns,
    ) -> None:
        self.scenery: Final = scenery  # what never changes during a game, as plain JSON; the same for everybody
        self.picture: Final = picture  # the rest of what a view shows, as plain JSON
        self.names: Final = names  # `messages.nouns.Nouns`: what its things are called
        self.board: Final = board  # `boards.drawing.Board`: the table in a terminal
        self.layout: Final = layout  # `fields.Layout`: what a learner reads; none in a game without learners
        self.shapes: Final = shapes  # `Scenery`, `Picture` and their parts as TypedDicts: what a page can rely on
        self.preview: Final = preview  # what a legal pick would cost and bring, as far as the seat can know
        self.rolled: Final = rolled  # what dice gave after a pick, from its events
        # kinds of events that show that something was drawn, with the message key that says what; the first that fits
        self.draws: Final = draws
        # a viewer's picture, made from a spectator's of the same moment: cheaper than `picture` where several look on.
        # What both see alike is the same object in both
        self.reveal: Final = reveal
        self.goal: Final = goal  # the game on one page, from its box
        self.advice: Final = advice  # what is said when it matters for the first time, the most urgent first
        self.whose_turn: Final = whose_turn  # NOBODY between turns, and while the table is set up
