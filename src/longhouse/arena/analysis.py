"""The analysis of a journal: every decision with its best alternative, and how luck changed everybody's chances."""

import math
from dataclasses import dataclass
from functools import cached_property

from longhouse.arena.dice import Count
from longhouse.arena.draws import Draw, luckier
from longhouse.arena.luck import SURE, Moment
from longhouse.arena.verdict import SMALLEST, Verdict
from longhouse.bots.reasons import Why
from longhouse.kernel.decision import Seat
from longhouse.messages.catalog import Catalog


@dataclass(frozen=True)
class Move:
    """A decision with more than one option, with texts as in journals and words for people. `why` says of those that
    are listed what speaks for the better option, and what became of it."""

    number: int
    turn: int
    seat: Seat
    ask: str
    options: int
    picked: str
    picked_words: str
    best: str
    best_words: str
    verdict: Verdict
    before: list[float]
    after: list[float]
    why: tuple[Why, ...] = ()


@dataclass(frozen=True)
class Player:
    """A whole game of one seat. `swing` is how large luck usually is in such a game, in either direction; `luckier` in
    what share of such games it is as good as here, or better."""

    seat: Seat
    name: str
    decisions: int
    agreed: int
    mistakes: int
    given_away: float
    luck: float
    luck_margin: float
    by_rolls: float
    by_draws: float
    swing: float
    luckier: float


@dataclass(frozen=True)
class Analysis:
    """`chances` are everybody's chances to win after the deal and after every pick. `judged` are the seats whose
    decisions were analysed. All words are in one language."""

    game: str
    settings: dict[str, str]
    names: list[str]
    language: str
    simulations: int
    worlds: int
    judged: list[Seat]
    winners: list[Seat] | None
    chances: list[list[float]]
    moves: list[Move]
    moments: list[Moment]
    counts: list[Count]
    draws: list[Draw]

    @property
    def picks(self) -> int:
        return len(self.chances) - 1

    @property
    def catalog(self) -> Catalog:
        return Catalog(self.language)

    def player(self, seat: Seat) -> Player:
        moves = [move for move in self.moves if move.seat == seat]
        wrong = [move.verdict.loss for move in moves if move.verdict.mistake]
        rolls = sum(moment.luck[seat] for moment in self.moments if moment.rolled)
        draws = sum(moment.luck[seat] for moment in self.moments if not moment.rolled)
        swing = math.sqrt(sum(moment.spread[seat] ** 2 for moment in self.moments))
        agreed = sum(move.verdict.agreed for move in moves)
        margin = SURE * math.sqrt(sum(moment.spread[seat] ** 2 / moment.worlds for moment in self.moments))
        name = self.names[seat]
        luck = (rolls + draws, margin, rolls, draws, swing)
        return Player(seat, name, len(moves), agreed, len(wrong), sum(wrong), *luck, self.luckier[seat])

    @cached_property
    def luckier(self) -> list[float]:
        return luckier(self.moments, len(self.names))

    def players(self) -> list[Player]:
        return [self.player(seat) for seat in range(len(self.names))]

    def mistakes(self) -> list[Move]:
        """The biggest first."""
        wrong = [move for move in self.moves if move.verdict.mistake]
        return sorted(wrong, key=lambda move: -move.verdict.loss)

    def strokes(self) -> list[Moment]:
        """The biggest strokes of luck first, without those that would be shown as 0."""
        felt = [moment for moment in self.moments if abs(moment.luck[moment.most]) >= SMALLEST]
        return sorted(felt, key=lambda moment: -abs(moment.luck[moment.most]))


def distinct(names: list[str], catalog: Catalog) -> list[str]:
    """Players with the same name, or with none, get the numbers of their seats."""
    plain = ["".join(letter if letter.isprintable() else "?" for letter in name) for name in names]
    found: list[str] = []
    for seat, name in enumerate(plain):
        if name:
            found.append(name if plain.count(name) == 1 else f"{name} {seat}")
        else:
            found.append(catalog.text("analysis-seat", seat=seat))
    return found
