"""`longhouse.arena.analysis`: a blunder is found, good play is not blamed, and the same game is always judged the
same."""

import re
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path

import pytest

import longhouse
from longhouse.arena.analysis import Analysis, Move, distinct
from longhouse.arena.analysis_charts import HEIGHT, MARKED, OVER, spread_out, stroke_rows
from longhouse.arena.analysis_grids import (
    draws_grid,
    headline,
    mistakes_grid,
    players_grid,
    rolls_grid,
    signed,
    strokes_grid,
    why_lines,
    words_of,
)
from longhouse.arena.analysis_report import as_json, report_text
from longhouse.arena.analyst import Analyst, analysed
from longhouse.arena.charts import Row
from longhouse.arena.dice import Count
from longhouse.arena.draws import drawn, luckier
from longhouse.arena.luck import Moment
from longhouse.arena.verdict import PLANNED, SEARCHED, Verdict, judged, sure, weighed
from longhouse.bots.greedy import Greedy
from longhouse.kernel.decision import NOBODY, Option
from longhouse.kernel.history import replay_pick
from longhouse.kernel.journal import JournalError, Pick, read_journal
from longhouse.messages import Catalog
from tests.cli import played

GOLDEN = Path(__file__).parents[1] / "golden"


CARDS = "watch-draws-cards"


def nothing(done: int, whole: int) -> None:
    pass


def head_of(journal: str, picks: int) -> str:
    """The journal of a game that was stopped after this many picks."""
    head, deal, rest = journal.partition("\ndeal")
    return head + deal + "\n".join(rest.split("\n")[: picks + 1]) + "\n"


# --- whole analyses


@pytest.mark.parametrize("game", longhouse.GAMES)
def test_a_game_that_was_stopped(game: str) -> None:
    history = longhouse.new_game(game, seats=["Ada", "Bo", "Cy"], seed=4)
    greedy = Greedy("4")
    for _ in range(12):
        decision = history.table.decision
        history.pick(greedy.choose(history.table.view(decision.seat), decision), decision.seat)
    text = longhouse.write_journal(history.game, history.journal)
    found = analysed(text, None, nothing, 4, 5)
    assert found.picks == 12 and found.winners is None and found.names == ["Ada", "Bo", "Cy"]
    assert all(sum(row) == pytest.approx(1) for row in found.chances)
    for move in found.moves:
        assert move.options > 1 and move.best != move.picked
        assert move.before == found.chances[move.number - 1] and move.after == found.chances[move.number]
        assert 0 <= move.verdict.value <= 1 and 0 <= move.verdict.loss <= 1
        assert move.verdict.loss == 0 or not move.verdict.agreed
    for moment in found.moments:
        assert sum(moment.luck) == pytest.approx(0)
    again = analysed(head_of(text, 8), None, nothing, 4, 5)  # whatever comes later
    assert again.chances == found.chances[:9] and again.moves
    for one, other in zip(again.moves, found.moves, strict=False):  # what is checked depends on the whole game
        assert (one.picked, one.best, one.verdict.agreed) == (other.picked, other.best, other.verdict.agreed)
    assert again.moments == found.moments[: len(again.moments)]


def test_a_whole_game_ends_with_its_result() -> None:
    told: list[tuple[int, int]] = []
    found = analysed(played.journal(), None, lambda done, whole: told.append((done, whole)), 2, 5, seat=1)
    winner = found.winners
    assert winner is not None and len(winner) == 1 and found.chances[-1][winner[0]] == 1.0
    assert told == [(done, len(told)) for done in range(len(told))] and len(told) > 2 * len(found.moves)
    assert {move.seat for move in found.moves} == {1} and found.judged == [1]
    ada, bo = found.players()
    assert ada.decisions == 0 < bo.decisions and bo.agreed <= bo.decisions
    assert ada.luck == pytest.approx(-bo.luck) and ada.luck == pytest.approx(ada.by_rolls + ada.by_draws)
    sevens = [count for count in found.counts if count.key == "watch-rolls-sevens"]
    numbers = [count for count in found.counts if count.key == "watch-rolls-number"]
    assert sum(count.times for count in sevens) == sum(count.came for count in numbers) > 0
    assert [count.words for count in numbers] == [f"number {number}" for number in range(2, 13)]


def test_a_journal_that_breaks_off_in_the_middle_is_told_before_any_thinking() -> None:
    torn = head_of(played.journal(), 60) + "0 settlement/9,9,N\n"
    with pytest.raises(JournalError, match="pick 61"):
        analysed(torn, None, lambda done, whole: pytest.fail("it has begun to think"), 50)


def thought(analyst: Analyst) -> Analysis:
    for _ in analyst.think():
        pass
    return analyst.analysis()


# --- verdicts


def test_whoever_does_not_win_though_he_could_has_made_a_mistake() -> None:
    """The last pick of a game wins it; another in its place gives the victory away."""
    journal = played.journal()
    picks = read_journal(longhouse.find_game("watch"), journal).picks
    history = longhouse.replay(journal, upto=len(picks) - 1)
    options = [history.table.spell(option) for option in history.table.decision.options]
    assert len(options) > 2 and "end-turn" in options
    analyst = Analyst(history, 40, 5, [0, 1])
    analyst.follow(len(picks), Pick("end-turn", picks[-1].seat, []))
    (move,) = thought(analyst).mistakes()
    assert (move.best, move.verdict.best_value) == (picks[-1].option, 1.0)
    assert move.verdict.loss == pytest.approx(1.0 - move.verdict.value) and move.verdict.loss > 0.02
    again = Analyst(longhouse.replay(journal, upto=len(picks) - 1), 20, 5, [0, 1])
    again.follow(len(picks), picks[-1])
    found = thought(again)
    assert found.mistakes() == [] and found.moves[0].verdict.agreed


def test_a_blunder_is_the_biggest_mistake() -> None:
    """A player who otherwise plays well begins on the poorest corner of the island."""
    settings = {"mode": "base", "board": "classic19", "initial_placement": "phase"}
    history = longhouse.new_game("watch", seats=["Ada", "Bo"], seed=2, settings=settings)
    blunders = 0
    while len(history.journal.picks) < 20:
        decision = history.table.decision
        worth = longhouse.find_game("watch").mind().judge(history.table.view(decision.seat), decision)
        silly = decision.seat == 1 and decision.ask == "watch-ask-first-settlement" and not blunders
        blunders += silly
        history.pick(decision.options[worth.index(min(worth) if silly else max(worth))], decision.seat)
    found = analysed(longhouse.write_journal(history.game, history.journal), None, nothing, 20, 5)
    first = found.mistakes()[0]
    assert (first.seat, first.ask) == (1, "watch-ask-first-settlement") and first.verdict.loss > 0.05
    assert 1 <= len(first.why) <= 4 and all(words_of(found, why) in why_lines(found, 1)[0] for why in first.why)
    ada, bo = found.players()
    assert bo.given_away > ada.given_away


def test_only_what_the_seat_saw_counts() -> None:
    """The same view of another table, with other cards in the hands of others and other random numbers to come."""
    table = longhouse.replay(played.journal(), upto=picks_before("watch-ask-build")).table
    seat = table.decision.seat
    other = table.clone()
    longhouse.determinize(other, seat, "other")
    decision = table.decision
    assert len(decision.options) > 1
    found = [judged(one.view(seat), decision, decision.options[-1], 12, "s") for one in (table, other)]
    assert found[0] == found[1] and found[0].how == SEARCHED


def picks_before(ask: str) -> int:
    """How many picks come before a choice of this kind, late enough in the game."""
    picks = read_journal(longhouse.find_game("watch"), played.journal()).picks
    history = longhouse.replay(played.journal(), upto=80)
    while history.table.decision.ask != ask or len(history.table.decision.options) < 3:
        replay_pick(history, len(history.journal.picks) + 1, picks[len(history.journal.picks)])
    return len(history.journal.picks)


def test_plans_are_carried_out_before_they_are_judged() -> None:
    """Where the bot plans, it agrees with itself."""
    journal = (GOLDEN / "midgard" / "plain-2.journal").read_text(encoding="utf-8")
    history = longhouse.replay(journal, upto=5)
    seen = 0
    for number, pick in enumerate(read_journal(history.game, journal).picks[5:], 6):
        view = history.table.view(pick.seat)
        decision = view.decision_for(pick.seat)
        if decision.ask in longhouse.find_game("midgard").mind().planned and len(decision.options) > 1:
            verdict = judged(view, decision, Greedy("p").choose(view, decision), 10, "p")
            assert verdict.how == PLANNED and verdict.agreed and verdict.loss == 0
            seen += 1
        if seen == 4:
            return
        replay_pick(history, number, pick)
    pytest.fail("nothing was planned")


@pytest.mark.parametrize(
    ("worlds", "textbook"), [(2, 12.706), (3, 4.303), (6, 2.571), (8, 2.365), (25, 2.064), (101, 1.984), (10**6, 1.960)]
)
def test_few_worlds_are_less_sure(worlds: int, textbook: float) -> None:
    assert sure(worlds) == pytest.approx(textbook, rel=0.01)


def test_margins_are_those_of_pairs() -> None:
    """Both options are tried with the same chance, so that only their difference counts."""
    verdict = weighed(SEARCHED, [0.1, 0.5, 0.9], Option(1), [0.2, 0.6, 1.0])
    assert verdict.loss == pytest.approx(0.1) and verdict.margin == pytest.approx(0.0) and verdict.mistake
    verdict = weighed(SEARCHED, [0.1, 0.5, 0.9], Option(1), [0.9, 0.5, 0.2])
    assert verdict.loss == pytest.approx(0.1 / 3) and verdict.margin > 0.5 and not verdict.mistake
    assert not weighed(SEARCHED, [0.5, 0.5], Option(1), [0.5004, 0.5004]).mistake
    assert weighed(SEARCHED, [0.5, 0.5], Option(1), [0.4, 0.4]).loss == 0


# --- sums


def hand_made() -> Analysis:
    """Two seats; Ada makes two mistakes (one of them uncertain), and luck moves a quarter over to Bo and a tenth
    back."""
    verdict = Verdict(SEARCHED, False, 0.3, Option(1), 0.5, 0.2, 0.05, 25)
    doubtful = replace(verdict, loss=0.04)
    fine = replace(verdict, loss=0.0, agreed=True)
    moves = [
        Move(number, 1, 0, "ask", 3, "a", "A", "b", "B", said, [0.5, 0.5], [0.4, 0.6])
        for number, said in enumerate((doubtful, verdict, fine), 1)
    ]
    moments = [
        Moment(2, 1, 0, "roll", "Roll", True, "", 100, [-0.25, 0.25], [0.3, 0.3], [[-0.3, 0.3]]),
        Moment(3, 1, 1, "draw", "Draw", False, CARDS, 25, [0.1, -0.1], [0.4, 0.4], [[0.0, 0.0]]),
    ]
    chances = [[0.5, 0.5], [0.5, 0.5], [0.3, 0.7], [0.4, 0.6]]
    counts = [Count(NOBODY, "watch-rolls-number", (7,), "7", 1, 1.0, 1 / 6, 1 / 6)]
    draws = drawn(moments, 2, {CARDS: "Cards"})
    return Analysis("watch", {}, ["Ada", "Bo"], "en", 10, 100, [0, 1], None, chances, moves, moments, counts, draws)


def test_sums_of_a_game() -> None:
    found = hand_made()
    ada, bo = found.players()
    assert (ada.decisions, ada.agreed, ada.mistakes) == (3, 1, 1) and ada.given_away == pytest.approx(0.2)
    assert (ada.by_rolls, ada.by_draws) == (-0.25, 0.1) and ada.luck == pytest.approx(-0.15)
    assert ada.swing == pytest.approx(0.5) and ada.luck_margin == pytest.approx(1.96 * (0.0009 + 0.0064) ** 0.5)
    assert (bo.decisions, bo.given_away) == (0, 0) and bo.luck == pytest.approx(0.15)
    assert [move.number for move in found.mistakes()] == [2]
    assert [(moment.number, moment.most) for moment in found.strokes()] == [(2, 0), (3, 1)]


def test_luck_that_is_shown_as_nothing_is_no_stroke() -> None:
    """Neither in the list nor as a mark of the chart."""
    found = hand_made()
    calm = Moment(1, 1, 0, "roll", "Roll", True, "", 100, [0.0004, -0.0004], [0.3, 0.3], [[0.0, 0.0]])
    calmed = replace(found, moments=[*found.moments, calm])
    assert calmed.strokes() == found.strokes() and len(stroke_rows(calmed)) == 2
    none = found.catalog.text("analysis-no-strokes")
    assert none in report_text(replace(found, moments=[calm]), [("chances", "")])


def test_told_in_points_of_a_hundred() -> None:
    found = hand_made()
    row = ["Ada", "3", "33%", "1", "20.0", "-15.0 ± 16.7", "-25.0", "+10.0", "± 50.0", "0%"]
    assert players_grid(found).rows[0] == row
    assert mistakes_grid(found, 5).rows == [["2", "1", "Ada", "A", "B", "20.0 ± 5.0"]]
    assert strokes_grid(found, 5).rows[0] == ["2", "1", "Ada: Roll", "Ada", "-25.0"]
    assert rolls_grid(found).rows == [["all", "7", "1", "1", "0.2", "17%"]]
    assert draws_grid(found).rows[1] == ["Bo", "Cards", "1", "-10.0 ± 15.7", "± 40.0"]
    told = as_json(found)
    assert told["picks"] == 3 and told["finished"] is False


def test_players_are_told_apart() -> None:
    english = Catalog("en")
    assert distinct(["Ada", "Bo"], english) == ["Ada", "Bo"]
    assert distinct(["x", "x", "", "\x1b[2J"], english) == ["x 0", "x 1", "seat 2", "?[2J"]
    assert distinct([""], Catalog("ru")) == ["место 0"]


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_report_is_all_in_one_language(language: str) -> None:
    """Except for names that are the same in every language: players, files, the box."""
    names = {"Ada", "Bo", "A", "B", "Roll", "Draw", "Cards", "Catan", "svg", "charts", "chances"}
    names |= {"decisions", "csv", "parquet", "analysis", "json"}
    found = replace(hand_made(), language=language)
    text = report_text(found, [("chances", found.catalog.text("analysis-chart-chances"))])
    assert set(re.findall("[A-Za-z]+", text)) <= names
    numbers = re.findall(r"\d+(?:\.\d+)?", text)
    english = report_text(hand_made(), [("chances", "")])
    assert sorted(numbers) == sorted(re.findall(r"\d+(?:\.\d+)?", english))


def test_how_it_ended() -> None:
    found = hand_made()
    assert headline(found).endswith(", 2 players, 3 picks, not finished")
    assert headline(replace(found, winners=[1])).endswith(", won by Bo")
    assert headline(replace(found, winners=[0, 1], language="uk")).endswith("3 рішення, перемога: Ada, Bo")
    assert headline(replace(found, winners=[], language="ru")).endswith("3 решения, никто не победил")


def test_nothing_has_no_sign() -> None:
    assert [signed(value) for value in (-0.0004, 0.0, 0.0004, 0.012, -0.5)] == ["0.0", "0.0", "0.0", "+1.2", "-50.0"]


def test_how_lucky_in_how_many_games() -> None:
    """Two moments that go either way: one game in four is as lucky as the luckiest."""
    might = [[0.2, -0.2], [-0.2, 0.2]]
    moments = [Moment(n, 1, 0, "roll", "Roll", True, "", 2, [0.2, -0.2], [0.2, 0.2], might) for n in (1, 2)]
    ada, bo = luckier(moments, 2)
    assert ada == pytest.approx(0.25, abs=0.07) and bo == 1.0
    assert luckier([], 2) == [1.0, 1.0]


@pytest.mark.parametrize("game", longhouse.GAMES)
def test_every_kind_of_draw_has_a_name(game: str) -> None:
    """A whole game: what was not rolled and changed somebody's chances is told by its kind."""
    history = longhouse.new_game(game, seats=["Ada", "Bo", "Cy"], seed=2)
    analyst = Analyst(longhouse.new_game(game, seats=["Ada", "Bo", "Cy"], seed=2), 2, 2, [])
    greedy = Greedy("2")
    for number in range(1, 400):
        if history.table.over:
            break
        decision = history.table.decision
        choice = greedy.choose(history.table.view(decision.seat), decision)
        analyst.follow(number, history.pick(choice, decision.seat))
    kinds = {case.kind for case in analyst.cases.values()}
    assert kinds & {key for _, key in history.game.face().draws}
    told = analyst.analysis().draws
    assert [draw.times for draw in told] == [0] * len(told)  # nothing has been thought about


# --- marks of the chart


def test_marks_at_one_pick_stand_one_over_the_other() -> None:
    """A mistake, and the luck that followed it: both are seen, and both are near their line."""
    rows: list[Row] = [{"pick": pick, "rating": up} for pick, up in ((10, 0.5), (10, 0.5), (11, 0.52), (90, 0.5))]
    at = [float(row["at"]) for row in spread_out(rows, 100)]
    assert at[0] == 0.5 and at[3] == 0.5
    gaps = [abs(one - other) * HEIGHT for one, other in combinations(at[:3], 2)]
    assert min(gaps) > OVER - 1 and max(gaps) < 3 * OVER


@pytest.mark.parametrize("up", [0.0, 0.01, 0.99, 1.0])
def test_marks_stay_in_the_chart(up: float) -> None:
    rows: list[Row] = [{"pick": 3, "rating": up} for _ in range(2 * MARKED)]
    at = sorted(float(row["at"]) for row in spread_out(rows, 400))
    assert at[0] >= 0 and at[-1] <= 1
    assert all((high - low) * HEIGHT > OVER - 1 for low, high in pairwise(at))
