"""`longhouse analyse JOURNAL`: what went wrong in a game, and what was luck."""

import json
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from longhouse import JournalError, SettingError, replay
from longhouse.arena.analysis import Analysis
from longhouse.arena.analysis_grids import (
    Grid,
    draws_grid,
    headline,
    mistakes_grid,
    players_grid,
    rolls_grid,
    strokes_grid,
    why_lines,
)
from longhouse.arena.analysis_report import SHOWN, as_json, check_folder, source_of, write_analysis
from longhouse.arena.analyst import SIMULATIONS, analysed
from longhouse.bots.search import MOST_SIMULATIONS, read_budget
from longhouse.cli.problems import FileProblem, Interrupted, Problem, blamed_on, one_line
from longhouse.cli.progress import progress_bar
from longhouse.cli.savefile import decode_journal
from longhouse.cli.screen import open_screen
from longhouse.cli.settings import Language, read_language, read_seat
from longhouse.extras import need
from longhouse.kernel.decision import NOBODY
from longhouse.messages.catalog import Catalog

SHOWN_STROKES: Final = 5
SHOWN_WHY: Final = 5


def analyse(
    journal: Annotated[Path, typer.Argument(help="A journal, as `longhouse play --save` writes it.")],
    simulations: Annotated[
        int | None,
        typer.Option(
            min=2, max=MOST_SIMULATIONS, help=f"How long to think about a decision; by default {SIMULATIONS}."
        ),
    ] = None,
    bot: Annotated[str | None, typer.Option(help="The same as the name of a bot: search/400.")] = None,
    seat: Annotated[str | None, typer.Option(help="Think about the decisions of this seat only.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write a report with charts into this folder.")] = None,
    as_object: Annotated[bool, typer.Option("--json", help="Print one JSON object instead.")] = False,
    lang: Language = "",
    content: Annotated[Path | None, typer.Option(help="The content file that the game was played with.")] = None,
) -> None:
    """Analyse a game: mistakes with better alternatives, and luck compared with the average, player by player."""
    catalog = Catalog(read_language(lang))
    times = read_simulations(simulations, bot)
    written = journal.read_bytes()
    text, source = decode_journal(written, journal), source_of(journal, written)
    if out is not None:
        check_extras()
        check_folder(out, source)
    try:
        with blamed_on(content):
            dealt = replay(text, upto=0, content=content)
        dealt.game.mind()
        whose = NOBODY if seat is None else read_seat(seat, dealt.table.seats)
        found = run(text, content, times, whose, catalog)
    except (JournalError, SettingError) as problem:
        raise FileProblem(journal, problem) from problem
    report = None if out is None else write_analysis(out, source, found)
    if as_object:
        print(json.dumps(as_json(found), ensure_ascii=False))
    else:
        screen = open_screen()
        if dealt.content.title:
            screen.print(catalog.text("terminal-pack", pack=one_line(dealt.content.title)), markup=False)
        show(screen, found, report)


def read_simulations(given: int | None, bot: str | None) -> int:
    """A bot that thinks by the clock would give a different answer every time."""
    if bot is None:
        return SIMULATIONS if given is None else given
    if given is not None:
        raise Problem("--simulations and --bot mean the same: give only one of them")
    if not bot.startswith("search"):
        raise Problem(f"--bot {bot}: only a bot that searches can tell what was better, such as search/400")
    budget = read_budget(bot)
    if budget.simulations < 2 or budget.processes > 1:
        raise Problem(f"--bot {bot}: here it is given at least 2 simulations in one process, such as search/400")
    return budget.simulations


def check_extras() -> None:
    """Better reported before the analysis than after it."""
    need("pyarrow", "arena")
    need("altair", "plots")
    need("vl_convert", "plots")


def run(text: str, content: Path | None, simulations: int, seat: int, catalog: Catalog) -> Analysis:
    done = whole = 0
    try:
        with progress_bar(catalog.text("analysis-progress")) as show_progress:

            def advance(now: int, every: int) -> None:
                nonlocal done, whole
                done, whole = now, every
                show_progress(now, every)

            return analysed(text, content, advance, simulations, seat=seat, language=catalog.language)
    except KeyboardInterrupt:
        raise Interrupted(f"stopped after {done} of {whole} steps; nothing was written") from None


# --- for people


def show(screen: Console, found: Analysis, report: Path | None) -> None:
    said = found.catalog.text
    screen.print(headline(found))
    screen.print(said("analysis-as-seen", bot=f"search/{found.simulations}"), style="dim")
    put(screen, "", players_grid(found))
    put(screen, said("analysis-title-mistakes"), mistakes_grid(found, SHOWN))
    for line in why_lines(found, SHOWN_WHY):
        screen.print()
        screen.print(line, markup=False, highlight=False)
    put(screen, said("analysis-title-strokes"), strokes_grid(found, SHOWN_STROKES))
    put(screen, said("analysis-title-rolls"), rolls_grid(found))
    put(screen, said("analysis-title-draws"), draws_grid(found))
    if report is not None:
        screen.print()
        screen.print(said("analysis-report", file=str(report)), soft_wrap=True)


def put(screen: Console, title: str, grid: Grid) -> None:
    if not grid.rows:
        return
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for head, wordy in zip(grid.heads, grid.wordy, strict=True):
        table.add_column(head, justify="left" if wordy else "right", overflow="fold", no_wrap=not wordy)
    for row in grid.rows:
        table.add_row(*row)
    screen.print()
    if title:
        screen.print(title, style="bold")
    screen.print(table)
