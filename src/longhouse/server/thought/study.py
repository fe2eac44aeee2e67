"""A game that is being analysed, in a process of its own: bit by bit, with what has been found so far at any time."""

import time
from typing import Final, NamedTuple, final

from longhouse import replay
from longhouse.arena.analysis import SIMULATIONS, WORLDS, Analysis, Analyst, Moment, Move
from longhouse.arena.dice import Count
from longhouse.kernel.decision import NOBODY
from longhouse.kernel.history import replay_pick
from longhouse.kernel.journal import Pick, played_game, read_journal
from longhouse.kernel.table import Table
from longhouse.messages.phrase import Phrase, Players
from longhouse.messages.speech import key_phrase, option_phrase
from longhouse.server.wire.analysis import CountOut, LossOut, LuckOut, ReportOut, StrokeOut, SwingOut, TurnOut
from longhouse.server.wire.wire import ENCODER

KEPT: Final = 4  # games that were interrupted and may go on in the same process
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
    """First everybody's chances after every pick, which is quick; then every pick is thought about."""

    def __init__(self, text: str, names: Players) -> None:
        self.picks: Final[list[Pick]] = read_journal(played_game(text), text).picks
        self.names: Final = names
        self.chances: Final[list[list[float]]] = []
        self.turns: Final[list[TurnOut]] = []
        self.said: Final[dict[int, tuple[Phrase, Phrase]]] = {}  # by pick: what was picked, and what was better
        self.look_ahead(text)
        self.analyst: Final = Analyst(replay(text, upto=0), SIMULATIONS, WORLDS, list(range(len(self.chances[0]))))
        self.here = 0

    def look_ahead(self, text: str) -> None:
        """The coarse picture of the whole game."""
        history = replay(text, upto=0)
        evaluate = history.game.mind().evaluate
        self.chances.append(evaluate(history.table))
        self.note_turn(0, history.table)
        for number, pick in enumerate(self.picks, 1):
            replay_pick(history, number, pick)
            self.chances.append(evaluate(history.table))
            self.note_turn(number, history.table)

    def note_turn(self, number: int, table: Table) -> None:
        if not self.turns or self.turns[-1].turn != table.turn:
            decisions = table.decisions
            self.turns.append(TurnOut(number, table.turn, decisions[0].seat if len(decisions) == 1 else NOBODY))

    def go_on(self) -> None:
        """One more pick is thought about."""
        past = self.analyst.history.table.clone()
        self.analyst.go_on(self.here + 1, self.picks[self.here])
        self.here += 1
        moves, moments = self.analyst.moves, self.analyst.moments
        if moves and moves[-1].number == self.here:
            self.say_move(past, moves[-1])
        if moments and moments[-1].number == self.here:
            picked = self.spell(past, moments[-1].seat, moments[-1].picked)
            self.said.setdefault(self.here, (picked, picked))

    def say_move(self, past: Table, move: Move) -> None:
        self.said[move.number] = (
            self.spell(past, move.seat, move.picked),
            self.spell(past, move.seat, move.best),
        )

    def spell(self, past: Table, seat: int, text: str) -> Phrase:
        view = past.view(seat)
        option = view.read(text)
        assert option is not None
        return option_phrase(view, option, self.names)

    def report(self) -> ReportOut:
        analysis = self.analyst.analysis()
        return ReportOut(
            simulations=analysis.simulations,
            picks=len(self.picks),
            judged=self.here,
            chances=[rounded(row) for row in self.chances],
            margin=0.0,
            turns=self.turns,
            players=players_out(analysis),
            losses=[self.loss_out(move) for move in analysis.mistakes()],
            strokes=[self.stroke_out(moment) for moment in analysis.strokes()[:STROKES]],
            swings=[SwingOut(moment.number, rounded(moment.luck)) for moment in analysis.moments],
            counts=[self.count_out(count) for count in analysis.counts],
        )

    def loss_out(self, move: Move) -> LossOut:
        picked, better = self.said[move.number]
        verdict = move.verdict
        loss, margin = round(verdict.loss, DIGITS), round(verdict.margin, DIGITS)
        texts = (move.picked, move.best)
        return LossOut(move.number, move.turn, move.seat, picked, texts[0], better, texts[1], loss, margin, [])

    def stroke_out(self, moment: Moment) -> StrokeOut:
        picked, _ = self.said[moment.number]
        return StrokeOut(moment.number, moment.turn, moment.seat, picked, moment.rolled, rounded(moment.luck))

    def count_out(self, count: Count) -> CountOut:
        table = self.analyst.history.table
        what = key_phrase(table, count.key, NOBODY, list(count.args), self.names)
        seat = -1 if count.seat == NOBODY else count.seat
        return CountOut(seat, what, count.times, round(count.came, DIGITS), round(count.expected, DIGITS))


def players_out(analysis: Analysis) -> list[LuckOut]:
    return [
        LuckOut(
            player.seat,
            player.decisions,
            player.agreed,
            player.mistakes,
            *rounded([player.given_away, player.luck, player.luck_margin]),
            *rounded([player.by_rolls, player.by_draws, player.swing]),
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
    while study.here < len(study.picks):
        study.go_on()
        if time.monotonic() > end:
            break
    step = Step(study.here, len(study.picks), ENCODER.encode(study.report()))
    if not step.done:
        STUDIES[journal] = study
        for old in list(STUDIES)[:-KEPT]:
            del STUDIES[old]
    return step
