"""The end of a game: the score by source, the winner, what decided among equals, how long it took."""

from rich.table import Table as Grid
from rich.text import Text

from longhouse import History, Score
from longhouse.cli.talk import Talk
from longhouse.messages.bundle import speaks
from longhouse.messages.catalog import Catalog


def show_score(history: History, catalog: Catalog, talk: Talk) -> None:
    result = history.table.result
    assert result is not None
    seats = history.journal.seats
    winners = ", ".join(seats[seat] for seat in result.winners)
    talk.say()
    talk.say(catalog.text("terminal-over"), "bold")
    talk.screen.print(score_grid(result, history.game.message_keys.sources, seats, catalog))
    number = len(result.winners)
    sentence = (
        catalog.text("terminal-winner", name=winners, winners=number) if number else catalog.text("terminal-nobody-won")
    )
    if speaks(f"{result.ending}.title"):  # not won by points
        sentence = f"{catalog.text(f'{result.ending}.title', names=winners, winners=number)}."
    reasons = [catalog.text(key) for key in (result.ending, result.tie) if key]
    talk.say(f"{sentence} {' '.join(reasons)} [{result.rule}]", "bold")
    counts = {"turns": history.table.turn, "picks": len(history.journal.picks)}
    talk.say(catalog.text("terminal-length", **counts, seed=history.journal.seed or "?"))


def score_grid(result: Score, sources: tuple[str, ...], seats: list[str], catalog: Catalog) -> Grid:
    """A row per source, a column per seat."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column("")
    for seat, name in enumerate(seats):
        grid.add_column(Text(name), justify="right", header_style="bold" if seat in result.winners else "dim")
    for row, key in enumerate(sources):
        grid.add_row(catalog.text(key), *[str(points[row] or "-") for points in result.sources])
    grid.add_row(catalog.text("terminal-total"), *[str(points) for points in result.points], style="bold")
    return grid
