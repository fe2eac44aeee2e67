"""The charts of a tournament: Vega-Lite through altair, drawn as SVG and PNG without a browser."""

from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from longhouse.arena.rating import Rating, rated
from longhouse.arena.standing import Standing, duels, fair_share, seat_shares
from longhouse.arena.tournament import Outcome
from longhouse.extras import need

Row = dict[str, str | int | float]

WIDTH: Final = 560
HEIGHT: Final = 260
LABEL: Final = 17  # points from a label to the next
STEP: Final = 34  # points for a bot
SHARP: Final = 2.0  # pixels of a PNG for a point
MOST_POINTS: Final = 150  # of a line
WHOLE: Final = "datum.value % 1 ? '' : format(datum.value, 'd')"  # there is no half game
MOST_BARS: Final = 30
BANDS: Final = 0.45  # opacity of all bands together: more would hide the lines
NAME: Final = 260  # points for the name of a bot
LETTERS: Final = 34  # of a name that there is room for; what tells long ones apart is at their end
LETTER: Final = 7  # points
ENDED: Final = f"length(datum.label) > {LETTERS} ? '…' + slice(datum.label, {1 - LETTERS}) : datum.label"

# Colours of the day hall. Bots and sources have colours that colour-blind people can distinguish.
PAPER: Final = "#f8f3e8"
INK: Final = "#22180f"
FAINT: Final = "#68573f"
LINE: Final = "#ddd1b6"
EMBER: Final = "#b4530f"
FROST: Final = "#2f6f8f"
BOTS: Final = ("#2f6f8f", "#d96d1f", "#23935f", "#8a5a9e", "#c9a227", "#a33a32", "#5b7f95", "#7a6a4f")
SOURCES: Final = (
    "#2f6f8f",
    "#e2b04f",
    "#23935f",
    "#c070a8",
    "#d96d1f",
    "#7fb7d4",
    "#8a7750",
    "#a33a32",
    "#9fc27b",
    "#5a4a86",
    "#b9aa88",
)
LOOK: Final = {
    "background": PAPER,
    "padding": 18,
    "font": "Liberation Sans, Arial, sans-serif",  # comes with vl-convert: the same everywhere
    "title": {
        "anchor": "start",
        "fontSize": 18,
        "color": INK,
        "subtitleColor": FAINT,
        "subtitleFontSize": 13,
        "offset": 14,
    },
    "axis": {
        "labelColor": INK,
        "titleColor": FAINT,
        "labelFontSize": 13,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
        "gridColor": LINE,
        "domainColor": LINE,
        "tickColor": LINE,
        "labelLimit": NAME,
    },
    "legend": {
        "labelColor": INK,
        "titleColor": FAINT,
        "labelFontSize": 12,
        "titleFontWeight": "normal",
        "labelLimit": NAME,
    },
    "view": {"stroke": None},
}


class Charts:
    """All charts of one outcome; `drawn` is what each file shows, in the order of interest."""

    def __init__(self, outcome: Outcome) -> None:
        self.alt: Final = need("altair", "plots")
        need("vl_convert", "plots")
        self.outcome: Final = outcome
        self.ranks: Final = outcome.standings()
        self.bots: Final = [one.bot for one in self.ranks]

    def draw(self, folder: Path) -> list[tuple[str, str]]:
        """Write them; their file names without ending, and what they show."""
        folder.mkdir(exist_ok=True)
        if not self.outcome.counted:
            return []
        made = [
            ("win-share", "Who wins", self.win_share()),
            ("ratings", "Ratings as the games went by", self.ratings()),
            ("sources", "Where the points come from", self.sources()),
            ("duels", "One against one", self.duels()),
            ("seats", "What a seat is worth", self.seats()),
            ("length", "How long a game is", self.length()),
        ]
        shown = [(name, title, chart) for name, title, chart in made if chart is not None]
        for name, _, chart in shown:
            looked = chart.configure(**LOOK)
            looked.save(folder / f"{name}.svg")
            looked.save(folder / f"{name}.png", scale_factor=SHARP)
        return [(name, title) for name, title, _ in shown]

    def data(self, rows: list[Row]) -> Any:
        return self.alt.Chart(self.alt.InlineData(values=rows))

    def titled(self, title: str, subtitle: str) -> Any:
        return self.alt.TitleParams(title, subtitle=subtitle)

    def colour(self, **more: Any) -> Any:
        """A bot has the same colour everywhere."""
        colours = [BOTS[at % len(BOTS)] for at in range(len(self.bots))]
        return self.alt.Color("bot:N", scale=self.alt.Scale(domain=self.bots, range=colours), **more)

    def by_bot(self) -> Any:
        return self.alt.Y(
            "bot:N",
            sort=self.bots,
            title=None,
            axis=self.alt.Axis(domain=False, ticks=False, labelPadding=12, labelExpr=ENDED),
        )

    # --- shares of victory

    def win_share(self) -> Any:
        rows = [share_row("bot", one.bot, one.win_share, one.interval) for one in self.ranks]
        subtitle = f"Share of the victories for each seat taken, with 95 % intervals; {self.even()} if all were equal"
        return self.shares(rows, self.by_bot(), self.colour(legend=None)).properties(
            title=self.titled("Who wins", subtitle), width=WIDTH, height=self.alt.Step(STEP)
        )

    def seats(self) -> Any:
        pairs = enumerate(seat_shares(self.outcome.matches), 1)
        rows = [share_row("seat", f"seat {seat}", share, interval) for seat, (share, interval) in pairs]
        axis = self.alt.Axis(domain=False, ticks=False, labelPadding=12)
        seats = self.alt.Y("seat:N", title=None, axis=axis)
        return self.shares(rows, seats, self.alt.value(FROST)).properties(
            title=self.titled("What a seat is worth", "Share of the victories by seat, whoever sat there"),
            width=WIDTH,
            height=self.alt.Step(STEP),
        )

    def even(self) -> str:
        return f"{fair_share(self.outcome.matches):.0%}"

    def shares(self, rows: list[Row], names: Any, colour: Any) -> Any:
        """A point with its interval, its number beside it, and a line where all would be if they were equal."""
        alt = self.alt
        across = alt.X("share:Q", title=None, axis=alt.Axis(format="%", tickCount=6), scale=alt.Scale(domain=[0, 1]))
        base = self.data(rows).encode(y=names)
        fair = self.data([{"fair": fair_share(self.outcome.matches)}])
        numbers = base.mark_text(align="left", dx=16, fontSize=13, fontWeight="bold", color=INK)
        return (
            fair.mark_rule(strokeDash=[5, 4], color=FAINT, strokeWidth=1.5).encode(x="fair:Q")
            + base.mark_rule(strokeWidth=7, opacity=0.35, strokeCap="round").encode(
                x="low:Q", x2="high:Q", color=colour
            )
            + base.mark_circle(size=150, opacity=1).encode(x=across, color=colour)
            + numbers.encode(x=alt.value(WIDTH), text=alt.Text("share:Q", format=".0%"))
        )

    # --- ratings

    def ratings(self) -> Any:
        """A bot that plays itself is not rated."""
        if len(self.bots) < 2:
            return None
        alt = self.alt
        course = rated(self.bots, self.outcome.matches)
        every = max(1, len(course) // MOST_POINTS)
        kept = sorted({*range(0, len(course), every), len(course) - 1})
        rows = [rating_row(game, bot, course[game][bot]) for game in kept for bot in self.bots]
        axis = alt.Axis(grid=False, tickMinStep=1)
        games = alt.X("game:Q", title="games", axis=axis, scale=alt.Scale(nice=False))
        base = self.data(rows).encode(x=games, color=self.colour(legend=None))
        height = alt.Y("rating:Q", title="rating", scale=alt.Scale(zero=False))
        last = spaced([row for row in rows if row["game"] == kept[-1]], span_of(rows) * LABEL / HEIGHT)
        last = [{**row, "name": short(str(row["bot"]))} for row in last]
        names = self.data(last).mark_text(align="left", dx=8, fontSize=13, fontWeight="bold", limit=NAME)
        return (
            base.mark_area(opacity=BANDS / max(3, len(self.bots))).encode(y=alt.Y("low:Q"), y2="high:Q")
            + base.mark_line(strokeWidth=2.5).encode(y=height)
            + names.encode(x="game:Q", y="label:Q", text="name:N", color=self.colour(legend=None))
        ).properties(
            title=self.titled("Ratings as the games went by", "openskill (Plackett-Luce), all begin at 25; 95 % bands"),
            width=WIDTH,
            height=HEIGHT,
        )

    # --- points

    def sources(self) -> Any:
        """Sources that nobody had anything from are left out."""
        alt = self.alt
        names = self.outcome.source_names()
        rows = [row for one in self.ranks for row in source_rows(one, names)]
        if not rows:
            return None
        had = [name for name in names if any(row["source"] == name for row in rows)]
        totals: list[Row] = [
            {"bot": one.bot, "points": one.points, "end": sum(max(0.0, points) for points in one.sources)}
            for one in self.ranks
        ]
        colour = alt.Color(
            "source:N",
            title=None,
            scale=alt.Scale(domain=had, range=list(SOURCES)),
            legend=alt.Legend(orient="bottom", columns=4),
        )
        bars = self.data(rows).encode(
            y=self.by_bot(), x=alt.X("points:Q", title="points a game"), color=colour, order="at:Q"
        )
        ends = self.data(totals).mark_text(align="left", dx=7, fontSize=13, fontWeight="bold", color=INK)
        return (
            bars.mark_bar(size=22) + ends.encode(y=self.by_bot(), x="end:Q", text=alt.Text("points:Q", format=".1f"))
        ).properties(
            title=self.titled("Where the points come from", "Mean of the games that were played to their end"),
            width=WIDTH,
            height=alt.Step(STEP),
        )

    # --- one against one

    def duels(self) -> Any:
        """Two bots have one duel, which needs no chart."""
        if len(self.bots) < 3:
            return None
        alt = self.alt
        rows: list[Row] = [
            {"bot": bot, "other": other, "share": share}
            for (bot, other), share in duels(self.bots, self.outcome.matches).items()
        ]
        angle = 0 if fits(self.bots) else -40
        axis = alt.Axis(orient="top", labelAngle=angle, domain=False, ticks=False, labelExpr=ENDED)
        base = self.data(rows).encode(y=self.by_bot(), x=alt.X("other:N", sort=self.bots, title="against", axis=axis))
        scale = alt.Scale(domain=[0, 0.5, 1], range=["#e7b489", "#f3ead6", "#8fbfd3"])
        return (
            base.mark_rect(stroke=PAPER, strokeWidth=3).encode(color=alt.Color("share:Q", scale=scale, legend=None))
            + base.mark_text(fontSize=13, color=INK).encode(text=alt.Text("share:Q", format=".0%"))
        ).properties(
            title=self.titled(
                "One against one", "How often the bot of a row ended before the other (half, if they were equal)"
            ),
            width=WIDTH,
            height=alt.Step(STEP + 6),
        )

    # --- length

    def length(self) -> Any:
        """Where all games have the same number of turns, decisions say more."""
        alt = self.alt
        games = self.outcome.finished
        if not games:
            return None
        turns = len({match.turns for match in games}) > 1
        lengths = [match.turns if turns else match.decisions for match in games]
        axis = alt.Axis(grid=False, format="d", tickMinStep=1)
        across = alt.X("low:Q", axis=axis, title=None, scale=alt.Scale(zero=False, nice=False))
        up = alt.Y("games:Q", title="games", axis=alt.Axis(labelExpr=WHOLE))
        bars = self.data(length_rows(lengths)).mark_rect(color=FROST, opacity=0.85, stroke=PAPER)
        mean = self.data([{"mean": sum(lengths) / len(lengths)}])
        middle = mean.mark_rule(color=EMBER, strokeWidth=2.5).encode(x="mean:Q")
        what = "Turns or rounds, as the game counts them" if turns else "Decisions of all players"
        return (bars.encode(x=across, x2="high:Q", y=up, y2=alt.datum(0)) + middle).properties(
            title=self.titled("How long a game is", f"{what}; the line is the mean"), width=WIDTH, height=200
        )


def short(bot: str) -> str:
    """As `ENDED` writes it."""
    return f"…{bot[1 - LETTERS :]}" if len(bot) > LETTERS else bot


def fits(bots: list[str]) -> bool:
    """Whether names have room beside one another, each over the middle of its column."""
    letters = [len(short(bot)) + 1 for bot in bots]
    return all((one + other) / 2 * LETTER < WIDTH / len(bots) for one, other in pairwise(letters))


def share_row(kind: str, name: str, share: float, interval: tuple[float, float]) -> Row:
    return {kind: name, "share": share, "low": interval[0], "high": interval[1]}


def rating_row(game: int, bot: str, rating: Rating) -> Row:
    low, high = rating.interval
    return {"game": game, "bot": bot, "rating": rating.mu, "low": low, "high": high}


def length_rows(lengths: list[int]) -> list[Row]:
    """Bars of equal width above their numbers, with a round number of lengths in each."""
    span = max(lengths) - min(lengths) + 1
    width = next(
        size for power in range(9) for size in (10**power, 2 * 10**power, 5 * 10**power) if span <= size * MOST_BARS
    )
    counts = Counter(length // width * width for length in lengths)
    return [{"low": low - 0.5, "high": low + width - 0.5, "games": counts[low]} for low in sorted(counts)]


def span_of(rows: list[Row]) -> float:
    """From the lowest band to the highest."""
    return max(float(row["high"]) for row in rows) - min(float(row["low"]) for row in rows)


def spaced(rows: list[Row], gap: float) -> list[Row]:
    """Labels beside the ends of the lines, the highest first, none over another."""
    found: list[Row] = []
    for row in sorted(rows, key=lambda row: -float(row["rating"])):
        room = float(found[-1]["label"]) - gap if found else float(row["rating"])
        found.append({**row, "label": min(float(row["rating"]), room)})
    return found


def source_rows(one: Standing, names: list[str]) -> list[Row]:
    return [
        {"bot": one.bot, "source": name, "points": points, "at": at}
        for at, (name, points) in enumerate(zip(names, one.sources))
        if round(points, 3)
    ]
