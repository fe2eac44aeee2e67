"""What the server tells of an analysis (REST): how far it is, and what has been found so far."""

from typing import Literal

from msgspec import Struct

from longhouse.messages.phrase import Phrase


class WhyOut(Struct, frozen=True):
    """One reason in words. Its `kind` says what it is about: what an option costs, brings or prepares, or what came
    instead."""

    kind: str
    say: Phrase
    rule: str


class LossOut(Struct, frozen=True):
    """A decision that gave chances away, with what would have been better. `pick` counts from 1; texts of options are
    as in the journal."""

    pick: int
    turn: int
    seat: int
    picked: Phrase
    option: str
    better: Phrase
    best: str
    loss: float
    margin: float
    why: list[WhyOut]


class StrokeOut(Struct, frozen=True):
    """What dice or cards did to everybody's chances after a pick, by seat."""

    pick: int
    turn: int
    seat: int
    picked: Phrase
    rolled: bool
    luck: list[float]


class SwingOut(Struct, frozen=True):
    """How much luck changed everybody's chances after a pick, by seat."""

    pick: int
    luck: list[float]


class LuckOut(Struct, frozen=True):
    """A whole game of one seat; `usual` is how far luck commonly goes in such a game, `luckier` in what share of such
    games it is as good as here, or better."""

    seat: int
    decisions: int
    agreed: int
    mistakes: int
    given_away: float
    luck: float
    margin: float
    by_rolls: float
    by_draws: float
    usual: float
    luckier: float


class CountOut(Struct, frozen=True):
    """What dice gave a seat (-1: the whole table), against what they give on average; `chance` is exact: how likely it
    was to get as much or more, or where it is less than the average, as little or less."""

    seat: int
    what: Phrase
    times: int
    came: float
    expected: float
    chance: float


class DrawOut(Struct, frozen=True):
    """Draws of one kind: how many this seat made, and what all of them, its own and those of others, did to its
    chances; `usual` is how far that commonly goes."""

    seat: int
    what: Phrase
    times: int
    luck: float
    margin: float
    usual: float


class TurnOut(Struct, frozen=True):
    """A turn, the pick after which it began, and whose it is (-1: everybody's)."""

    pick: int
    turn: int
    seat: int


class ReportOut(Struct, frozen=True):
    """What has been found so far. `chances` are everybody's, after the deal and after every pick, `margin` is how sure
    they are; `judged` says how many picks have been thought about. The `losses` that cost most and the greatest
    `strokes` of luck come first; `swings` has all luck, in the order of the game."""

    simulations: int
    picks: int
    judged: int
    chances: list[list[float]]
    margin: float
    turns: list[TurnOut]
    players: list[LuckOut]
    losses: list[LossOut]
    strokes: list[StrokeOut]
    swings: list[SwingOut]
    counts: list[CountOut]
    draws: list[DrawOut]


class AnalysisOut(Struct, frozen=True):
    """How far the analysis of a table's game is. `ahead` are those that come first, `left` the seconds that it may
    still take, `mine` whether the reader asked for it and may stop it. The report is left out if the reader has it:
    `stamp` names its state."""

    state: Literal["none", "waiting", "running", "stopped", "done", "failed"]
    ahead: int
    here: int
    all: int
    left: float | None
    seconds: float
    mine: bool
    why: Phrase | None
    stamp: int
    report: ReportOut | None
