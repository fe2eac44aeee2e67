"""The analysis of a journal: every decision with its best alternative, and how luck changed everybody's chances."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from longhouse import History, replay
from longhouse.arena.dice import Count, counted
from longhouse.arena.luck import fortune, is_rolled, used
from longhouse.arena.verdict import SMALLEST, Verdict, judged
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.face import Rolled
from longhouse.kernel.history import replay_pick
from longhouse.kernel.journal import Pick, played_game, read_journal
from longhouse.kernel.secret import formality
from longhouse.kernel.table import Table
from longhouse.messages.catalog import Catalog

SIMULATIONS: Final = 50  # of a decision; a whole game takes a minute or two
WORLDS: Final = 200  # in which a pick is played again, to measure the luck of its rolls
DRAWS: Final = 5  # the luck of a draw, which takes longer, is measured in this fraction of the worlds
SURE: Final = 1.96  # standard errors of 95 %


@dataclass(frozen=True)
class Move:
    """A decision with more than one option, with texts as in journals and words for people."""

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


@dataclass(frozen=True)
class Moment:
    """A pick that was followed by a roll or a draw: by seat, how much better the chances became than expected, and the
    spread of the chances that might have come."""

    number: int
    turn: int
    seat: Seat
    picked: str
    picked_words: str
    rolled: bool
    worlds: int
    luck: list[float]
    spread: list[float]

    @property
    def most(self) -> Seat:
        """Whom it helped or hurt most; among equals, the seat that picked."""
        return max(range(len(self.luck)), key=lambda seat: (round(abs(self.luck[seat]), 9), seat == self.seat))


@dataclass(frozen=True)
class Player:
    """A whole game of one seat. `swing` is how large luck usually is in such a game, in either direction."""

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
        return Player(
            seat, name, len(moves), agreed, len(wrong), sum(wrong), rolls + draws, margin, rolls, draws, swing
        )

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


class Analyst:
    """Plays a journal again and analyses it on the way."""

    def __init__(
        self, history: History, simulations: int, worlds: int, seats: list[Seat], language: str = "en"
    ) -> None:
        self.history: Final = history
        self.simulations: Final = simulations
        self.worlds: Final = worlds
        self.seats: Final = seats
        self.evaluate: Final = history.game.mind().evaluate
        self.catalog: Final = Catalog(language)
        self.names: Final = distinct(history.journal.seats, self.catalog)
        self.chances: Final = [self.evaluate(history.table)]
        self.moves: Final[list[Move]] = []
        self.moments: Final[list[Moment]] = []
        self.rolls: Final[list[Rolled]] = []

    def go_on(self, number: int, pick: Pick) -> None:
        """One more pick."""
        past = self.history.table.clone()
        option = past.read(pick.option)
        replay_pick(self.history, number, pick)
        assert option is not None
        table = self.history.table
        self.chances.append(self.evaluate(table))
        if pick.seat in self.seats and is_choice(past, pick.seat):
            self.moves.append(self.thought(past, number, pick, option))
        if table.barriers() != past.barriers():
            self.moments.append(self.chanced(past, number, pick, option))
            self.rolls.extend(self.history.game.face().rolled(past, option, pick.seat, table.events))

    def thought(self, past: Table, number: int, pick: Pick, option: Option) -> Move:
        view = past.view(pick.seat)
        decision = view.decision_for(pick.seat)
        verdict = judged(view, decision, option, self.simulations, str(number))
        return Move(
            number,
            past.turn,
            pick.seat,
            decision.ask,
            len(decision.options),
            pick.option,
            self.words(view, option),
            view.spell(verdict.best),
            self.words(view, verdict.best),
            verdict,
            self.chances[-2],
            self.chances[-1],
        )

    def chanced(self, past: Table, number: int, pick: Pick, option: Option) -> Moment:
        """The evaluation sees a roll at once, but a drawn card only after it is used."""
        rolls = is_rolled(self.history.game, pick.luck)
        value = self.evaluate if rolls else used
        came = self.chances[-1] if rolls else used(self.history.table)
        worlds = self.worlds if rolls else max(2, self.worlds // DRAWS)
        luck, spread = fortune(past, option, pick.seat, came, value, worlds, f"luck/{number}")
        words = self.words(past.view(pick.seat), option)
        return Moment(number, past.turn, pick.seat, pick.option, words, rolls, worlds, luck, spread)

    def words(self, view: Table, option: Option) -> str:
        return self.catalog.option(view, option, self.names)

    def counts(self) -> list[Count]:
        return counted(self.rolls, lambda roll: self.catalog.rolled(self.history.table, roll, self.names))

    def analysis(self) -> Analysis:
        history = self.history
        score = history.table.result if history.table.over else None
        return Analysis(
            history.game.name,
            history.journal.settings,
            self.names,
            self.catalog.language,
            self.simulations,
            self.worlds,
            self.seats,
            None if score is None else score.winners,
            self.chances,
            self.moves,
            self.moments,
            self.counts(),
        )


def analysed(
    text: str,
    content: Path | None,
    advance: Callable[[int, int], None],
    simulations: int = SIMULATIONS,
    worlds: int = WORLDS,
    seat: Seat = NOBODY,
    language: str = "en",
) -> Analysis:
    """A journal from its first pick to its last; only the decisions of `seat`, if one is named. `advance` is called
    with how many of how many picks are done. JournalError if it cannot have happened, before any analysis."""
    replay(text, content=content)
    picks = read_journal(played_game(text), text).picks
    history = replay(text, upto=0, content=content)
    seats = list(range(history.table.seats)) if seat == NOBODY else [seat]
    analyst = Analyst(history, simulations, worlds, seats, language)
    for number, pick in enumerate(picks, 1):
        advance(number - 1, len(picks))
        analyst.go_on(number, pick)
    return analyst.analysis()


def is_choice(table: Table, seat: Seat) -> bool:
    return len(table.legal_options(seat)) > 1 and formality(table, seat) is None


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
