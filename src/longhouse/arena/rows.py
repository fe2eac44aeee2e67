"""An analysis as the library gives it: `longhouse.analyse`."""

from collections.abc import Callable
from pathlib import Path

from longhouse.arena.analysis import Analysis, Move
from longhouse.arena.analysis_grids import words_of
from longhouse.arena.analyst import SIMULATIONS, WORLDS, analysed
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.report import DecisionRow, DrawRow, LuckRow, PlayerRow, Report, RollRow


def report_of(
    text: str,
    content: Path | None,
    simulations: int | None,
    seat: Seat | None,
    language: str,
    progress: Callable[[int, int], None] | None,
) -> Report:
    times = SIMULATIONS if simulations is None else simulations
    whose = NOBODY if seat is None else seat
    return reported(analysed(text, content, progress or unheard, times, WORLDS, whose, language))


def unheard(done: int, whole: int) -> None:
    """Nobody wants to know how far it is."""


def reported(found: Analysis) -> Report:
    names = found.names
    return Report(
        found.game,
        found.settings,
        names,
        found.winners,
        found.simulations,
        found.chances,
        player_rows(found),
        [decision_row(move, found) for move in found.moves],
        luck_rows(found),
        [RollRow(c.seat, whose(names, c.seat), c.words, c.times, c.came, c.expected, c.chance) for c in found.counts],
        [DrawRow(d.seat, names[d.seat], d.words, d.times, d.luck, d.margin, d.usual) for d in found.draws],
    )


def player_rows(found: Analysis) -> list[PlayerRow]:
    return [
        PlayerRow(
            player.seat,
            player.name,
            *(player.decisions, player.agreed, player.mistakes, player.given_away),
            *(player.luck, player.luck_margin, player.by_rolls, player.by_draws, player.swing, player.luckier),
        )
        for player in found.players()
    ]


def decision_row(move: Move, found: Analysis) -> DecisionRow:
    verdict = move.verdict
    return DecisionRow(
        pick=move.number,
        turn=move.turn,
        seat=move.seat,
        player=found.names[move.seat],
        ask=move.ask,
        options=move.options,
        picked=move.picked,
        picked_words=move.picked_words,
        best=move.best,
        best_words=move.best_words,
        agreed=verdict.agreed,
        value=verdict.value,
        best_value=verdict.best_value,
        loss=verdict.loss,
        margin=verdict.margin,
        worlds=verdict.worlds,
        mistake=verdict.mistake,
        why=tuple(words_of(found, why) for why in move.why),
    )


def luck_rows(found: Analysis) -> list[LuckRow]:
    return [
        LuckRow(
            moment.number, moment.turn, seat, name, moment.rolled, moment.kind, moment.luck[seat], moment.spread[seat]
        )
        for moment in found.moments
        for seat, name in enumerate(found.names)
    ]


def whose(names: list[str], seat: Seat) -> str:
    return "" if seat == NOBODY else names[seat]
