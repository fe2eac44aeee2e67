"""A game on one page: its aim, a turn, how it ends, its icons. Each game fills the page from its box, so that the
settings of a table and an owner's values change what it says."""

from typing import Final, final

Counts = dict[str, int]


@final
class Amount:
    """So many of something that an icon shows; `key` names it."""

    def __init__(self, icon: str, count: int, key: str) -> None:
        self.icon: Final = icon
        self.count: Final = count
        self.key: Final = key


@final
class Line:
    """An icon and a message, which may have a second sentence: `key.text`.

    Beside it stands what it scores or what it costs. `mark` makes it stand out (`yours`, `bad`), or says that its
    points are the least and the most (`range`).
    """

    def __init__(
        self,
        icon: str,
        key: str,
        args: Counts | None = None,
        points: list[int] | None = None,
        price: list[Amount] | None = None,
        mark: str = "",
    ) -> None:
        self.icon: Final = icon
        self.key: Final = key
        self.args: Final = {} if args is None else args
        self.points: Final = [] if points is None else points
        self.price: Final = [] if price is None else price
        self.mark: Final = mark


@final
class Piece:
    """A thing in the drawing of an example: a `card` (an icon, its name, a number of this tone), a `thing` (an icon and
    how many), a `die` with this number, or a `sign` between two others."""

    def __init__(self, kind: str, icon: str = "", key: str = "", number: int = 0, tone: str = "") -> None:
        self.kind: Final = kind
        self.icon: Final = icon
        self.key: Final = key
        self.number: Final = number
        self.tone: Final = tone


@final
class Part:
    """A numbered part of the page: its rule, its title and its lines."""

    def __init__(self, rule: str, key: str, lines: list[Line]) -> None:
        self.rule: Final = rule
        self.key: Final = key
        self.lines: Final = lines


@final
class Goal:
    """The whole page. `aim` is what a player wants, beside a large number (0: none) and what it counts; its part lists
    what scores. `deeds` is what can be done in a turn."""

    def __init__(
        self,
        number: int,
        unit: str,
        aim: Line,
        scores: Part,
        turn: Part,
        deeds: Part,
        example: list[Piece],
        told: Line,
        end: Part,
        icons: list[Line],
    ) -> None:
        self.number: Final = number
        self.unit: Final = unit
        self.aim: Final = aim
        self.scores: Final = scores
        self.turn: Final = turn
        self.deeds: Final = deeds
        self.example: Final = example
        self.told: Final = told  # what the example shows
        self.end: Final = end
        self.icons: Final = icons
