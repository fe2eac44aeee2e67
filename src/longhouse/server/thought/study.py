"""A game that is being analysed, in a process of its own: bit by bit, with what has been found so far at any time."""

import time
from typing import Final, NamedTuple, final

from longhouse import replay
from longhouse.arena.analysis import Analysis, Move
from longhouse.arena.analyst import SIMULATIONS, WORLDS, Analyst
from longhouse.arena.dice import Count
from longhouse.arena.draws import Draw
from longhouse.arena.luck import Moment
from longhouse.kernel.decision import NOBODY
from longhouse.kernel.journal import played_game, read_journal
from longhouse.kernel.table import Table
from longhouse.messages.phrase import Phrase, Players
from longhouse.messages.speech import key_phrase, option_phrase
from longhouse.server.wire.analysis import (
    CountOut,
    DrawOut,
    LossOut,
    LuckOut,
    ReportOut,
    StrokeOut,
    SwingOut,
    TurnOut,
    WhyOut,
)
from longhouse.server.wire.wire import ENCODER

KEPT: Final = 2  # games that were interrupted and may go on in the same process
STROKES: Final = 12
DIGITS: Final = 4


class Step(NamedTuple):
    """How far a study is, and its report as JSON."""

    here: int
    all: int
    report: bytes

    @property
    def done(self) -> bool:
        return self.here == self.all


@final
class Study:
    """First everybody's chances after every pick, which is quick; then the game is thought about, step by step."""

    def __init__(self, text: str, names: Players) -> None:
        picks = read_journal(played_game(text), text).picks
        history = replay(text, upto=0)
        self.names: Final = names
        self.turns: Final[list[TurnOut]] = []
        seats = list(range(history.table.seats))
        self.analyst: Final = Analyst(history, SIMULATIONS, WORLDS, seats, called=names)
        self.note_turn(0, history.table)
        for number, pick in enumerate(picks, 1):
            self.analyst.follow(number, pick)
            self.note_turn(number, history.table)
        self.thinking: Final = self.analyst.think()
        self.said: Final[dict[tuple[int, str], Phrase]] = {}
        self.here = 0
        self.all: Final = self.analyst.steps

    def note_turn(self, number: int, table: Table) -> None:
        if not self.turns or self.turns[-1].turn != table.turn:
            decisions = table.decisions
            self.turns.append(TurnOut(number, table.turn, decisions[0].seat if len(decisions) == 1 else NOBODY))

    def go_on(self) -> None:
        """One more step."""
        next(self.thinking)
        self.here += 1

    def spell(self, number: int, seat: int, text: str) -> Phrase:
        """An option that was open before this pick."""
        known = self.said.get((number, text))
        if known is None:
            view = self.analyst.cases[number].past.view(seat)
            option = view.read(text)
            assert option is not None
            known = self.said[number, text] = option_phrase(view, option, self.names)
        return known

    def report(self) -> ReportOut:
        analysis = self.analyst.analysis()
        return ReportOut(
            simulations=analysis.simulations,
            picks=analysis.picks,
            judged=self.analyst.judged,
            chances=[rounded(row) for row in analysis.chances],
            margin=0.0,
            turns=self.turns,
            players=players_out(analysis),
            losses=[self.loss_out(move) for move in analysis.mistakes()],
            strokes=[self.stroke_out(moment) for moment in analysis.strokes()[:STROKES]],
            swings=[SwingOut(moment.number, rounded(moment.luck)) for moment in analysis.moments],
            counts=[self.count_out(count) for count in analysis.counts],
            draws=[draw_out(draw) for draw in analysis.draws],
        )

    def loss_out(self, move: Move) -> LossOut:
        number, seat, verdict = move.number, move.seat, move.verdict
        picked, better = (self.spell(number, seat, text) for text in (move.picked, move.best))
        loss, margin = round(verdict.loss, DIGITS), round(verdict.margin, DIGITS)
        why = [WhyOut(why.kind, why.say, why.rule) for why in move.why]
        return LossOut(number, move.turn, seat, picked, move.picked, better, move.best, loss, margin, why)

    def stroke_out(self, moment: Moment) -> StrokeOut:
        picked = self.spell(moment.number, moment.seat, moment.picked)
        return StrokeOut(moment.number, moment.turn, moment.seat, picked, moment.rolled, rounded(moment.luck))

    def count_out(self, count: Count) -> CountOut:
        table = self.analyst.history.table
        what = key_phrase(table, count.key, NOBODY, list(count.args), self.names)
        seat = -1 if count.seat == NOBODY else count.seat
        return CountOut(seat, what, count.times, *rounded([count.came, count.expected, count.chance]))


def draw_out(draw: Draw) -> DrawOut:
    return DrawOut(draw.seat, Phrase(draw.key, {}), draw.times, *rounded([draw.luck, draw.margin, draw.usual]))


def players_out(analysis: Analysis) -> list[LuckOut]:
    return [
        LuckOut(
            player.seat,
            player.decisions,
            player.agreed,
            player.mistakes,
            *rounded([player.given_away, player.luck, player.luck_margin]),
            *rounded([player.by_rolls, player.by_draws, player.swing, player.luckier]),
        )
        for player in analysis.players()
    ]


def rounded(row: list[float]) -> list[float]:
    return [round(value, DIGITS) for value in row]


# --- in the other process

STUDIES: Final[dict[str, Study]] = {}


def study_on(journal: str, text: str, names: Players, seconds: float) -> Step:
    """Go on with this game for about so long; a process that has not begun it begins."""
    end = time.monotonic() + seconds
    study = STUDIES.pop(journal, None) or Study(text, names)
    while study.here < study.all and time.monotonic() < end:
        study.go_on()
    step = Step(study.here, study.all, ENCODER.encode(study.report()))
    if not step.done:
        STUDIES[journal] = study
        for old in list(STUDIES)[:-KEPT]:
            del STUDIES[old]
    return step
