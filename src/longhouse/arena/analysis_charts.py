"""The charts of an analysis: everybody's chances over the game, and how luck and mistakes changed them."""

from pathlib import Path
from typing import Any, Final

from longhouse.arena.analysis import Analysis, Player
from longhouse.arena.charts import BOTS, FAINT, INK, LABEL, LOOK, PAPER, SHARP, STEP, Row, spaced
from longhouse.extras import need

WIDTH: Final = 760
HEIGHT: Final = 340
MARKED: Final = 5  # mistakes, and as many strokes of luck
NEXT: Final = 22  # points to either side of a mark that its number needs
OVER: Final = 28  # points from a mark to the next one over it
CROSS: Final = "M-1,-.6L-.6,-1L0,-.4L.6,-1L1,-.6L.4,0L1,.6L.6,1L0,.4L-.6,1L-1,.6L-.4,0Z"
# message keys of what is marked, and of what moves chances
MISTAKE: Final = "analysis-chart-mistake"
GOOD_LUCK: Final = "analysis-chart-good-luck"
BAD_LUCK: Final = "analysis-chart-bad-luck"
ROLLS: Final = "analysis-chart-rolls"
DRAWS: Final = "analysis-chart-draws"
MISTAKES: Final = "analysis-chart-mistakes"
SHAPES: Final = {MISTAKE: CROSS, GOOD_LUCK: "triangle-up", BAD_LUCK: "triangle-down"}
CAUSES: Final = {ROLLS: "#2f6f8f", DRAWS: "#7fb7d4", MISTAKES: "#b4530f"}


def draw_charts(analysis: Analysis, folder: Path) -> list[tuple[str, str]]:
    """Write them as SVG and PNG; their file names without ending, and what they show."""
    folder.mkdir(exist_ok=True)
    said = analysis.catalog.text
    made = [("chances", said("analysis-chart-chances"), chances(analysis))]
    if analysis.moments or analysis.mistakes():
        made.append(("luck", said("analysis-chart-causes"), causes(analysis)))
    for name, _, chart in made:
        looked = chart.configure(**LOOK)
        looked.save(folder / f"{name}.svg")
        looked.save(folder / f"{name}.png", scale_factor=SHARP)
    return [(name, title) for name, title, _ in made]


def chances(analysis: Analysis) -> Any:
    """A line for each player; on it the biggest mistakes and strokes of luck, with the numbers of their picks."""
    alt, said = altair(), analysis.catalog.text
    rows: list[Row] = [
        {"pick": pick, "player": name, "rating": row[seat]}
        for pick, row in enumerate(analysis.chances)
        for seat, name in enumerate(analysis.names)
    ]
    colour = colours(analysis)
    across = alt.X(
        "pick:Q",
        title=said("analysis-chart-picks"),
        axis=alt.Axis(grid=False, tickMinStep=1),
        scale=alt.Scale(nice=False),
    )
    up = alt.Y("rating:Q", title=None, axis=alt.Axis(format="%", tickCount=5), scale=alt.Scale(domain=[0, 1]))
    lines = data(rows).mark_line(strokeWidth=2, interpolate="step-after").encode(x=across, y=up, color=colour)
    last = lifted(spaced([row for row in rows if row["pick"] == analysis.picks], LABEL / HEIGHT), LABEL / HEIGHT)
    names = data(last).mark_text(align="left", dx=8, fontSize=13, fontWeight="bold")
    title = alt.TitleParams(said("analysis-chart-chances"), subtitle=said("analysis-chart-chances-note"))
    return (
        lines + names.encode(x="pick:Q", y="label:Q", text="player:N", color=colour) + marks(analysis, colour)
    ).properties(title=title, width=WIDTH, height=HEIGHT)


def lifted(rows: list[Row], gap: float) -> list[Row]:
    """Labels that would be below the chart are put into it, the lowest first, and push the others up."""
    found: list[Row] = []
    for row in reversed(rows):
        room = float(found[-1]["label"]) + gap if found else 0.0
        found.append({**row, "label": max(float(row["label"]), room)})
    return found


def marks(analysis: Analysis, colour: Any) -> Any:
    alt, said = altair(), analysis.catalog.text
    rows = spread_out([*mistake_rows(analysis), *stroke_rows(analysis)], analysis.picks)
    kinds = [kind for kind in SHAPES if any(row["kind"] == kind for row in rows)]
    shape = alt.Shape(
        "kind:N",
        title=None,
        scale=alt.Scale(domain=[said(kind) for kind in kinds], range=[SHAPES[kind] for kind in kinds]),
        legend=alt.Legend(orient="top", symbolFillColor=FAINT, symbolStrokeColor=FAINT, offset=4) if kinds else None,
    )
    spots = data([{**row, "kind": said(str(row["kind"]))} for row in rows]).encode(x="pick:Q", y="at:Q")
    stems = data(rows).mark_rule(color=FAINT, strokeWidth=1).encode(x="pick:Q", y="rating:Q", y2="at:Q")
    numbers = spots.encode(text="pick:Q")
    return (
        stems
        + spots.mark_point(size=110, filled=True, opacity=1, stroke=INK, strokeWidth=1).encode(shape=shape, fill=colour)
        + numbers.mark_text(dy=-14, fontSize=11, stroke=PAPER, strokeWidth=4, opacity=0.85)
        + numbers.mark_text(dy=-14, fontSize=11, color=INK)
    )


def spread_out(rows: list[Row], picks: int) -> list[Row]:
    """Marks that would overlap, such as a mistake and the luck that followed it, are placed one above the other:
    `at` is where, as near to their line as there is room; `rating` is where they belong."""
    found: list[Row] = []
    for row in rows:
        up = float(row["rating"])
        near = [other for other in found if abs(float(other["pick"]) - float(row["pick"])) * WIDTH < NEXT * picks]
        places = [up + way * number * OVER / HEIGHT for number in range(len(near) + 1) for way in (1, -1)]
        free = [
            place
            for place in places
            if 0 <= place <= 1 and all(abs(place - float(other["at"])) * HEIGHT > OVER - 1 for other in near)
        ]
        found.append({**row, "at": free[0] if free else up})
    return found


def mistake_rows(analysis: Analysis) -> list[Row]:
    return [
        {"pick": move.number, "player": analysis.names[move.seat], "rating": move.after[move.seat], "kind": MISTAKE}
        for move in analysis.mistakes()[:MARKED]
    ]


def stroke_rows(analysis: Analysis) -> list[Row]:
    return [
        {
            "pick": moment.number,
            "player": analysis.names[moment.most],
            "rating": analysis.chances[moment.number][moment.most],
            "kind": GOOD_LUCK if moment.luck[moment.most] > 0 else BAD_LUCK,
        }
        for moment in analysis.strokes()[:MARKED]
    ]


def causes(analysis: Analysis) -> Any:
    """What rolls, draws and a player's own mistakes added to the chances, or took away."""
    alt, said = altair(), analysis.catalog.text
    rows = [row for player in analysis.players() for row in cause_rows(player)]
    shown = [cause for cause in CAUSES if any(row["points"] for row in rows if row["cause"] == cause)]
    words = [said(cause) for cause in shown]
    colour = alt.Color(
        "cause:N",
        title=None,
        scale=alt.Scale(domain=words, range=[CAUSES[cause] for cause in shown]),
        legend=alt.Legend(orient="bottom"),
    )
    axis = alt.Axis(domain=False, ticks=False, labelPadding=12)
    bars = data([{**row, "cause": said(str(row["cause"]))} for row in rows if row["cause"] in shown]).encode(
        y=alt.Y("player:N", sort=analysis.names, title=None, axis=axis), yOffset=alt.YOffset("cause:N", sort=words)
    )
    across = alt.X("points:Q", title=said("analysis-chart-points"), axis=alt.Axis(tickCount=8))
    numbers = bars.mark_text(align="left", dx=5, fontSize=11, color=INK)
    title = alt.TitleParams(said("analysis-chart-causes"), subtitle=said("analysis-chart-causes-note"))
    return (
        bars.mark_bar().encode(x=across, color=colour)
        + numbers.encode(x=alt.X("end:Q"), text=alt.Text("points:Q", format="+.1f"))
    ).properties(title=title, width=WIDTH, height=alt.Step(STEP / 2))


def cause_rows(player: Player) -> list[Row]:
    """`end` is where the number stands: to the right of the bar, or of the middle."""
    values = {ROLLS: player.by_rolls, DRAWS: player.by_draws, MISTAKES: -player.given_away}
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
