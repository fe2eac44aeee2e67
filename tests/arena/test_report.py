"""The report where there is little to show, or names that are too long for it."""

import re
from pathlib import Path

import pytest

from longhouse.arena.charts import LETTERS, fits, short
from longhouse.arena.match import Fixture, Match, forfeited, without_end
from longhouse.arena.record import Plan
from longhouse.arena.report import write_report
from longhouse.arena.schedule import fixtures
from longhouse.arena.tournament import Outcome
from tests.extras import need_full

need_full("altair", "openskill", "vl_convert")


def outcome(bots: list[str], matches: list[Match]) -> Outcome:
    return Outcome(Plan("watch", 1, "abc", 3, {}, bots, "7", 60.0), matches, 1.0)


def won(fixture: Fixture) -> Match:
    """Won by the first seat, which has all its points from one source."""
    points = [5 - seat for seat in range(len(fixture.bots))]
    sources = [[had, 0, 0, 0, 0, 0] for had in points]
    shares = [float(not seat) for seat in range(len(points))]
    return Match(fixture.number, fixture.seed, fixture.bots, True, 10, 3, [0], points, sources, shares)


def test_nothing_is_drawn_of_games_that_count_for_nobody(tmp_path: Path) -> None:
    matches = [without_end(fixture, "the game broke off") for fixture in fixtures(["a", "b", "c"], 3, "7", 3)]
    report = write_report(tmp_path, outcome(["a", "b", "c"], matches)).read_text(encoding="utf-8")
    assert report.startswith("# watch: no game says who is stronger\n")
    assert "![" not in report and "0 forfeited, 3 unfinished" in report


def test_who_plays_itself_is_not_rated(tmp_path: Path) -> None:
    report = write_report(tmp_path, outcome(["a"], [won(fixture) for fixture in fixtures(["a"], 3, "7", 3)]))
    charts = re.findall(r"charts/([a-z-]+)\.svg", report.read_text(encoding="utf-8"))
    assert charts == ["win-share", "sources", "seats", "length"]


def test_what_went_wrong_is_shown_as_it_is(tmp_path: Path) -> None:
    """Markdown would print it in bold."""
    matches = [
        forfeited(fixture, 0, "TypeError: B.__init__() takes <no> seed") for fixture in fixtures(["a"], 3, "7", 1)
    ]
    report = write_report(tmp_path, outcome(["a"], matches)).read_text(encoding="utf-8")
    assert "- `` TypeError: B.__init__() takes <no> seed (game 1) ``" in report


def test_long_names_are_told_apart_by_their_ends(tmp_path: Path) -> None:
    bots = [f"company.research.bots.northgard.experiments:VeryLongName{number}" for number in range(3)]
    write_report(tmp_path, outcome(bots, [won(fixture) for fixture in fixtures(bots, 3, "7", 6)]))
    for chart in ("win-share", "ratings", "sources", "duels"):
        drawing = (tmp_path / "charts" / f"{chart}.svg").read_text(encoding="utf-8")
        shown = set(re.findall(r">([^<>]*VeryLongName\d)<", drawing))
        assert shown == {short(bot) for bot in bots}, chart
    assert all(len(short(bot)) == LETTERS for bot in bots) and short("greedy") == "greedy"


@pytest.mark.parametrize(
    ("bots", "room"),
    [
        (["greedy", "my_module.sub:VeryLongClassName", "uniform"], True),
        (["my_module.sub:VeryLongClassName", "my_module.sub:OtherLongClassName", "uniform"], False),
        (["greedy", "uniform", "easy", "hard", "search/400", "search/50"], True),
        (["greedy"] * 15, False),
    ],
)
def test_names_stand_straight_where_there_is_room(bots: list[str], room: bool) -> None:
    assert fits(bots) == room
