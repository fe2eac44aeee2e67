"""The charts of an analysis: everybody's chances over the game, and what luck and mistakes did to them."""

from pathlib import Path
from typing import Any, Final

from longhouse.arena.analysis import Analysis, Player
from longhouse.arena.charts import BOTS, FAINT, INK, LABEL, LOOK, PAPER, SHARP, STEP, Row, spaced
from longhouse.arena.extras import need

WIDTH: Final = 760
HEIGHT: Final = 340
MARKED: Final = 5  # mistakes, and as many strokes of luck
CROSS: Final = "M-1,-.6L-.6,-1L0,-.4L.6,-1L1,-.6L.4,0L1,.6L.6,1L0,.4L-.6,1L-1,.6L-.4,0Z"
SHAPES: Final = {"mistake": CROSS, "good luck": "triangle-up", "bad luck": "triangle-down"}
CAUSES: Final = {"rolls": "#2f6f8f", "draws": "#7fb7d4", "mistakes": "#b4530f"}


def draw_charts(analysis: Analysis, folder: Path) -> list[tuple[str, str]]:
    """Write them as SVG and PNG; their file names without ending, and what they show."""
    folder.mkdir(exist_ok=True)
    made = [
        ("chances", "Chances to win, pick by pick", chances(analysis)),
        *([("luck", "Luck and mistakes", causes(analysis))] if analysis.moments or analysis.mistakes() else []),
    ]
    for name, _, chart in made:
        looked = chart.configure(**LOOK)
        looked.save(folder / f"{name}.svg")
        looked.save(folder / f"{name}.png", scale_factor=SHARP)
    return [(name, title) for name, title, _ in made]


def chances(analysis: Analysis) -> Any:
    """A line for each player; on it the biggest mistakes and strokes of luck, with the numbers of their picks."""
    alt = altair()
    rows: list[Row] = [
        {"pick": pick, "player": name, "rating": row[seat]}
        for pick, row in enumerate(analysis.chances)
        for seat, name in enumerate(analysis.names)
    ]
    colour = colours(analysis)
    across = alt.X("pick:Q", title="picks", axis=alt.Axis(grid=False, tickMinStep=1), scale=alt.Scale(nice=False))
    up = alt.Y("rating:Q", title=None, axis=alt.Axis(format="%", tickCount=5), scale=alt.Scale(domain=[0, 1]))
    lines = data(rows).mark_line(strokeWidth=2, interpolate="step-after").encode(x=across, y=up, color=colour)
    last = lifted(spaced([row for row in rows if row["pick"] == analysis.picks], LABEL / HEIGHT), LABEL / HEIGHT)
    names = data(last).mark_text(align="left", dx=8, fontSize=13, fontWeight="bold")
    subtitle = "The biggest mistakes and strokes of luck with the number of their pick"
    return (
        lines + names.encode(x="pick:Q", y="label:Q", text="player:N", color=colour) + marks(analysis, colour)
    ).properties(title=alt.TitleParams("Chances to win, pick by pick", subtitle=subtitle), width=WIDTH, height=HEIGHT)


def lifted(rows: list[Row], gap: float) -> list[Row]:
    """Labels that would be below the chart are put into it, the lowest first, and push the others up."""
    found: list[Row] = []
    for row in reversed(rows):
        room = float(found[-1]["label"]) + gap if found else 0.0
        found.append({**row, "label": max(float(row["label"]), room)})
    return found


def marks(analysis: Analysis, colour: Any) -> Any:
    alt = altair()
    rows = [*mistake_rows(analysis), *stroke_rows(analysis)]
    kinds = [kind for kind in SHAPES if any(row["kind"] == kind for row in rows)]
    shape = alt.Shape(
        "kind:N",
        title=None,
        scale=alt.Scale(domain=kinds, range=[SHAPES[kind] for kind in kinds]),
        legend=alt.Legend(orient="top", symbolFillColor=FAINT, symbolStrokeColor=FAINT, offset=4) if kinds else None,
    )
    spots = data(rows).encode(x="pick:Q", y="rating:Q")
    numbers = spots.encode(text="pick:Q")
    return (
        spots.mark_point(size=110, filled=True, opacity=1, stroke=INK, strokeWidth=1).encode(shape=shape, fill=colour)
        + numbers.mark_text(dy=-14, fontSize=11, stroke=PAPER, strokeWidth=4, opacity=0.85)
        + numbers.mark_text(dy=-14, fontSize=11, color=INK)
    )


def mistake_rows(analysis: Analysis) -> list[Row]:
    return [
        {"pick": move.number, "player": analysis.names[move.seat], "rating": move.after[move.seat], "kind": "mistake"}
        for move in analysis.mistakes()[:MARKED]
    ]


def stroke_rows(analysis: Analysis) -> list[Row]:
    return [
        {
            "pick": moment.number,
            "player": analysis.names[moment.most],
            "rating": analysis.chances[moment.number][moment.most],
            "kind": "good luck" if moment.luck[moment.most] > 0 else "bad luck",
        }
        for moment in analysis.strokes()[:MARKED]
    ]


def causes(analysis: Analysis) -> Any:
    """What rolls, draws and a player's own mistakes added to the chances, or took away."""
    alt = altair()
    rows = [row for player in analysis.players() for row in cause_rows(player)]
    shown = [cause for cause in CAUSES if any(row["points"] for row in rows if row["cause"] == cause)]
    colour = alt.Color(
        "cause:N",
        title=None,
        scale=alt.Scale(domain=shown, range=[CAUSES[cause] for cause in shown]),
        legend=alt.Legend(orient="bottom"),
    )
    axis = alt.Axis(domain=False, ticks=False, labelPadding=12)
    bars = data([row for row in rows if row["cause"] in shown]).encode(
        y=alt.Y("player:N", sort=analysis.names, title=None, axis=axis), yOffset=alt.YOffset("cause:N", sort=shown)
    )
    across = alt.X("points:Q", title="points of 100 chances to win", axis=alt.Axis(tickCount=8))
    numbers = bars.mark_text(align="left", dx=5, fontSize=11, color=INK)
    return (
        bars.mark_bar().encode(x=across, color=colour)
        + numbers.encode(x=alt.X("end:Q"), text=alt.Text("points:Q", format="+.1f"))
    ).properties(
        title=alt.TitleParams("Luck and mistakes", subtitle="What each player's chances won or lost by them, in sum"),
        width=WIDTH,
        height=alt.Step(STEP / 2),
    )


def cause_rows(player: Player) -> list[Row]:
    """`end` is where the number stands: to the right of the bar, or of the middle."""
    values = {"rolls": player.by_rolls, "draws": player.by_draws, "mistakes": -player.given_away}
    return [
        {"player": player.name, "cause": cause, "points": 100 * value, "end": max(0.0, 100 * value)}
        for cause, value in values.items()
    ]


def altair() -> Any:
    need("vl_convert", "plots")
    return need("altair", "plots")


def data(rows: list[Row]) -> Any:
    alt = altair()
    return alt.Chart(alt.InlineData(values=rows))


def colours(analysis: Analysis) -> Any:
    """A player has the same colour everywhere."""
    alt = altair()
    names = analysis.names
    return alt.Color(
        "player:N", scale=alt.Scale(domain=names, range=[BOTS[at % len(BOTS)] for at in range(len(names))]), legend=None
    )
