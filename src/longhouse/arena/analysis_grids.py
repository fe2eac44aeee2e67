"""An analysis as rows of words, for the terminal and the report alike."""

from dataclasses import dataclass
from typing import Final

from longhouse.arena.analysis import Analysis
from longhouse.bots.reasons import Why
from longhouse.kernel.decision import NOBODY

NOTHING: Final = "–"
PLAYER: Final = "analysis-player"
RECORD: Final = (
    *("analysis-decided", "analysis-agreed", "analysis-mistakes", "analysis-lost"),
    *("analysis-luck", "analysis-rolls", "analysis-draws", "analysis-usual", "analysis-luckier"),
)


@dataclass(frozen=True)
class Grid:
    """`wordy` are the columns of words; the others have numbers."""

    heads: list[str]
    wordy: list[bool]
    rows: list[list[str]]


def grid(analysis: Analysis, heads: list[str], wordy: set[str], rows: list[list[str]]) -> Grid:
    """Headings are given as message keys."""
    return Grid([analysis.catalog.text(head) for head in heads], [head in wordy for head in heads], rows)


def players_grid(analysis: Analysis) -> Grid:
    """What each lost by mistakes and gained by luck, in rolls and in draws; `usual` is how large luck commonly is."""
    rows = [
        [
            player.name,
            str(player.decisions) if player.seat in analysis.judged else NOTHING,
            f"{player.agreed / player.decisions:.0%}" if player.decisions else NOTHING,
            str(player.mistakes) if player.decisions else NOTHING,
            points(player.given_away) if player.decisions else NOTHING,
            f"{signed(player.luck)} ± {points(player.luck_margin)}",
            signed(player.by_rolls),
            signed(player.by_draws),
            f"± {points(player.swing)}",
            f"{player.luckier:.0%}",
        ]
        for player in analysis.players()
    ]
    return grid(analysis, [PLAYER, *RECORD], {PLAYER}, rows)


def mistakes_grid(analysis: Analysis, most: int) -> Grid:
    words = [PLAYER, "analysis-picked", "analysis-better"]
    rows = [
        [
            str(move.number),
            str(move.turn),
            analysis.names[move.seat],
            move.picked_words,
            move.best_words,
            f"{points(move.verdict.loss)} ± {points(move.verdict.margin)}",
        ]
        for move in analysis.mistakes()[:most]
    ]
    return grid(analysis, ["analysis-pick", "analysis-turn", *words, "analysis-lost"], set(words), rows)


def why_lines(analysis: Analysis, most: int) -> list[str]:
    """Of the biggest mistakes, why something else was better: a line for each that has reasons."""
    said = analysis.catalog.text
    return [
        said("analysis-why", pick=move.number, better=move.best_words, why=" ".join(parts))
        for move in analysis.mistakes()[:most]
        if (parts := [f"{said(f'reason-kind-{why.kind}')}: {ended(words_of(analysis, why))}" for why in move.why])
    ]


def words_of(analysis: Analysis, why: Why) -> str:
    said = analysis.catalog.render(why.say)
    return f"{said} ({why.rule})" if why.rule else said


def ended(words: str) -> str:
    """As a sentence."""
    return words if words.endswith((".", "!", "?")) else f"{words}."


def strokes_grid(analysis: Analysis, most: int) -> Grid:
    """Whom luck helped or hurt most at once."""
    words = ["analysis-after", "analysis-luck-of"]
    rows = [
        [
            str(moment.number),
            str(moment.turn),
            f"{analysis.names[moment.seat]}: {moment.picked_words}",
            analysis.names[moment.most],
            signed(moment.luck[moment.most]),
        ]
        for moment in analysis.strokes()[:most]
    ]
    return grid(analysis, ["analysis-pick", "analysis-turn", *words, "analysis-luck"], set(words), rows)


def rolls_grid(analysis: Analysis) -> Grid:
    words = [PLAYER, "analysis-what"]
    everybody = analysis.catalog.text("analysis-all")
    rows = [
        [
            everybody if count.seat == NOBODY else analysis.names[count.seat],
            count.words,
            str(count.times),
            f"{count.came:g}",
            f"{count.expected:.1f}",
            f"{count.chance:.0%}",
        ]
        for count in analysis.counts
    ]
    return grid(
        analysis, [*words, "analysis-times", "analysis-came", "analysis-expected", "analysis-chance"], set(words), rows
    )


def draws_grid(analysis: Analysis) -> Grid:
    """What was drawn, and what all draws of a kind did to everybody's chances."""
    words = [PLAYER, "analysis-what"]
    rows = [
        [
            analysis.names[draw.seat],
            draw.words,
            str(draw.times),
            f"{signed(draw.luck)} ± {points(draw.margin)}",
            f"± {points(draw.usual)}",
        ]
        for draw in analysis.draws
    ]
    return grid(analysis, [*words, "analysis-times", "analysis-luck", "analysis-usual"], set(words), rows)


def points(value: float) -> str:
    return f"{100 * value:.1f}"


def signed(value: float) -> str:
    shown = round(100 * value, 1)
    return f"{shown:+.1f}" if shown else "0.0"


def headline(analysis: Analysis) -> str:
    """What it is, and how it ended."""
    said = analysis.catalog.text
    if analysis.winners is None:
        ended = said("analysis-unfinished")
    elif analysis.winners:
        ended = said("analysis-won", names=", ".join(analysis.names[seat] for seat in analysis.winners))
    else:
        ended = said("analysis-won-by-nobody")
    game = said(f"{analysis.game}-name")
    return said("analysis-headline", game=game, players=len(analysis.names), picks=analysis.picks, ended=ended)
