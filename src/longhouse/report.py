"""What `longhouse.analyse` finds out about a game, as plain rows: `pandas.DataFrame(report.rows("decisions"))`.

All values are chances to win, from 0 to 1. Picks are counted as in the journal: number 1 is the first.
"""

from dataclasses import asdict, dataclass
from typing import Any, Final, Literal

Table = Literal["players", "decisions", "luck", "rolls", "draws", "chances"]
Row = dict[str, Any]
MOST: Final = 5


@dataclass(frozen=True)
class PlayerRow:
    """A whole game of one seat: its decisions, what it gave away, and its luck, in all and by rolls and draws; `usual`
    is how far luck commonly goes in such a game, `luckier` in what share of such games it is as good or better."""

    seat: int
    player: str
    decisions: int
    agreed: int
    mistakes: int
    given_away: float
    luck: float
    luck_margin: float
    by_rolls: float
    by_draws: float
    usual: float
    luckier: float


@dataclass(frozen=True)
class DecisionRow:
    """A decision, and the best alternative. `loss` is what was given away, correct within `margin` 19 times of 20; a
    `mistake` is a loss larger than that, and of the dearest ones `why` says what was better. Options are as in the
    journal, `_words` as people say them."""

    pick: int
    turn: int
    seat: int
    player: str
    ask: str
    options: int
    picked: str
    picked_words: str
    best: str
    best_words: str
    agreed: bool
    value: float
    best_value: float
    loss: float
    margin: float
    worlds: int
    mistake: bool
    why: tuple[str, ...]


@dataclass(frozen=True)
class LuckRow:
    """What the luck that followed a pick did to the chances of a seat."""

    pick: int
    turn: int
    seat: int
    player: str
    rolled: bool
    drawn: str
    luck: float
    usual: float


@dataclass(frozen=True)
class RollRow:
    """What dice gave (seat -1: the whole table), and how likely as much or more was, or as little or less."""

    seat: int
    player: str
    what: str
    times: int
    came: float
    expected: float
    chance: float


@dataclass(frozen=True)
class DrawRow:
    """Draws of one kind: how many this seat made, and what all of them did to its chances."""

    seat: int
    player: str
    what: str
    times: int
    luck: float
    margin: float
    usual: float


@dataclass(frozen=True)
class ChanceRow:
    """A seat's chances after so many picks."""

    pick: int
    seat: int
    player: str
    chance: float


@dataclass(frozen=True)
class Report:
    """A game that was analysed. `winners` is None while it is not finished; `chances` are those after the deal and
    after every pick."""

    game: str
    settings: dict[str, str]
    names: list[str]
    winners: list[int] | None
    simulations: int
    chances: list[list[float]]
    players: list[PlayerRow]
    decisions: list[DecisionRow]
    luck: list[LuckRow]
    rolls: list[RollRow]
    draws: list[DrawRow]

    def mistakes(self, seat: int | None = None, most: int = MOST) -> list[DecisionRow]:
        """Those that cost most, of everybody or of one seat; the dearest first."""
        found = [row for row in self.decisions if row.mistake and seat in (None, row.seat)]
        return sorted(found, key=lambda row: -row.loss)[:most]

    def rows(self, table: Table) -> list[Row]:
        """One of its tables as dictionaries, all with the same keys."""
        if table == "chances":
            return [asdict(row) for row in self.chance_rows()]
        return [asdict(row) for row in getattr(self, table)]

    def chance_rows(self) -> list[ChanceRow]:
        return [
            ChanceRow(pick, seat, self.names[seat], chance)
            for pick, row in enumerate(self.chances)
            for seat, chance in enumerate(row)
        ]
