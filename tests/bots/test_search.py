"""The searching bot: it sees what its seat sees, is repeatable, finds what can be found, and terminates."""

import itertools
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import longhouse
from longhouse import Decision, Option, SettingError, Table
from longhouse.bots import LEVELS, make_bot
from longhouse.bots.bot import NOTHING_SEEN
from longhouse.bots.parallel import pool_of
from longhouse.bots.search import Budget, Search, Thought, grow, imagined, read_budget
from longhouse.kernel.search.tree import Style, prior_of
from tests.bots.playing import seated
from tests.scenes.midgard.scene import Scene

SEALED: dict[str, longhouse.SettingValue] = {"assign": "simultaneous", "distrust": True}


def moments(seed: int, every: int, **settings: longhouse.SettingValue) -> Iterator[tuple[Table, Decision]]:
    """Some questions of a random game of Midgard, including offers and simultaneous ones."""
    table = longhouse.new_table("midgard", players=2, seed=seed, settings=settings)
    bots, count = seated(["greedy", "uniform"], seed), 0
    while not table.over:
        count += 1
        for question in table.questions:
            if count % every == 0:
                yield table, question
        decision = table.decision
        view = table.view(decision.seat)
        table.pick(bots[decision.seat].choose(view, view.decision_for(decision.seat)), decision.seat)


def search(simulations: int, seed: str = "9") -> Search:
    """Quick: positions are evaluated without being played on."""
    return Search(seed, Budget(simulations), Style(1.0))


def told(thought: Thought) -> list[tuple[Option, int, float, float]]:
    return [(found.option, found.visits, found.value, found.prior) for found in thought.prospects]


# --- what it is given, and what it answers


@pytest.mark.parametrize("settings", [{}, SEALED])
def test_it_knows_only_what_its_seat_sees(settings: dict[str, longhouse.SettingValue]) -> None:
    """Another table that looks the same to this seat is answered in the same way; the view is left as it was."""
    asked: set[str] = set()
    for number, (table, decision) in enumerate(moments(4, 17, **settings)):
        seat = decision.seat
        view = table.view(seat)
        other = table.clone()
        longhouse.determinize(other, seat, str(number))
        before = longhouse.save(view)
        chosen, thought = (
            search(6).choose(view, view.decision_for(seat)),
            search(6).think(view, view.decision_for(seat)),
        )
        assert chosen in decision.options
        assert longhouse.save(view) == before
        again = other.view(seat)
        assert search(6).choose(again, again.decision_for(seat)) == chosen
        assert told(search(6).think(again, again.decision_for(seat))) == told(thought)
        asked.add(decision.ask)
    assert len(asked) >= 4
    assert not settings or "midgard-ask-demand" in asked


def test_the_same_seed_and_simulations_give_the_same_thoughts() -> None:
    for table, decision in moments(5, 60):
        if len(decision.options) > 1:
            view = table.view(decision.seat)
            one, two = [search(24).think(view, view.decision_for(decision.seat)) for _ in range(2)]
            assert told(one) == told(two)
            assert one.simulations == sum(found.visits for found in one.prospects) == 24
            assert [found.option for found in one.prospects] == decision.options
            assert sum(found.prior for found in one.prospects) == pytest.approx(1.0)
            assert all(0.0 <= found.value <= 1.0 for found in one.prospects)


def test_a_game_of_its_own_comes_to_an_end() -> None:
    """It may take back what it did, but not for ever: a game has some 350 questions."""
    table = longhouse.new_table("midgard", players=2, seed=2)
    bots = [search(2, "1"), search(3, "2")]
    for _ in range(900):
        if table.over:
            break
        decision = table.decision
        view = table.view(decision.seat)
        table.pick(bots[decision.seat].choose(view, view.decision_for(decision.seat)), decision.seat)
    assert table.over


def test_a_question_without_end_is_left_to_the_judge() -> None:
    scene = Scene("red", "blue").goods("red", coin=10).round(8).placement("red")
    view, decision, bot = scene.seen("red"), scene.decision("red"), search(1)
    state = bot.rng.getstate()
    answers = [bot.choose(view, decision) for _ in range(2)]
    thought = bot.rng.getstate()
    assert thought != state
    assert bot.choose(view, decision) == make_bot("greedy", "9").choose(view, decision)
    assert bot.rng.getstate() == thought
    assert set(answers) <= set(decision.options)


def test_a_single_option_needs_no_thought() -> None:
    only = Option(3, 4)
    assert search(5).choose(NOTHING_SEEN, Decision(0, "", [], [only])) is only


def test_a_game_that_it_cannot_evaluate_is_told() -> None:
    with pytest.raises(SettingError, match=r"there is no game ''; there is midgard"):
        search(5).choose(NOTHING_SEEN, Decision(0, "", [], [Option(0), Option(1)]))


def test_what_the_judge_plans_is_left_to_it() -> None:
    """CM-7.4: one plan for all dice and food; the search may still be asked what it thinks of it."""
    scene = Scene("red", "blue").dice("red", axe=3, spear=1).fight("red", "troll").enemy("troll", "moss_troll_1")
    view, decision, bot = scene.assignment().seen("red"), scene.decision("red"), search(8)
    state = bot.rng.getstate()
    assert bot.choose(view, decision) == make_bot("greedy", "9").choose(view, decision)
    assert bot.rng.getstate() == state
    assert bot.think(view, decision).simulations == 8


# --- what it finds


def last_purchase() -> Scene:
    """The last pick of the game: blue is six glory ahead, red has ten coins (3 glory) to pray with (2 glory each)."""
    scene = Scene("red", "blue").goods("red", coin=10).goods("blue", favour=4).round(8)
    scene.workers(red=1, blue=0).placement("red").pick("red", "place/stave_church")
    return scene


def test_a_win_within_reach_is_found() -> None:
    """CM-5.16, CM-12.9: four favour equal blue's glory, anything else is too little; CM-12.13: it is shared."""
    scene = last_purchase()
    thought = search(60).think(scene.seen("red"), scene.decision("red"))
    by_text = {scene.spell(found.option): found for found in thought.prospects}
    assert scene.spell(thought.best_first()[0].option) == "pray/4"
    assert by_text["pray/4"].value == 0.5
    others = [found.value for text, found in by_text.items() if text != "pray/4" and found.visits]
    assert others
    assert not any(others)


def test_it_stops_when_nothing_can_change_any_more() -> None:
    """`choose` stops as soon as the choice is clear; `think` uses its whole budget."""
    scene = last_purchase()
    bot = search(400)
    hurried = bot.consider(scene.seen("red"), scene.decision("red"), True)
    assert hurried.simulations < 400
    assert scene.spell(hurried.best_first()[0].option) == "pray/4"
    assert bot.think(scene.seen("red"), scene.decision("red")).simulations == 400


def test_of_equal_visits_the_higher_value_and_then_the_order_decides() -> None:
    scene = last_purchase()
    thought = search(1).think(scene.seen("red"), scene.decision("red"))
    assert [found.visits for found in thought.best_first()] == [1, 0, 0, 0]
    untried = [found.option for found in thought.best_first()[1:]]
    assert untried == [option for option in scene.decision("red").options if option in untried]


def test_priors_are_shares_and_keep_the_order_of_the_judge() -> None:
    priors = prior_of([1.0, -1000.0, 3.0, 3.0], 1.0)
    assert sum(priors) == pytest.approx(1.0)
    assert priors[2] == priors[3] > priors[0] > priors[1] > 0.0


def test_several_processes_add_up_to_the_same_thought() -> None:
    scene = last_purchase()
    thoughts = [Search("9", Budget(41, processes=2)).think(scene.seen("red"), scene.decision("red")) for _ in range(2)]
    assert told(thoughts[0]) == told(thoughts[1])
    assert thoughts[0].simulations == 41
    assert scene.spell(thoughts[0].best_first()[0].option) == "pray/4"


def test_processes_that_died_are_replaced() -> None:
    scene, budget = last_purchase(), Budget(9, processes=2)
    before = Search("9", budget).think(scene.seen("red"), scene.decision("red"))
    dead = list(pool_of(2).open()._processes)
    for pid in dead:
        os.kill(pid, signal.SIGKILL)
    assert told(Search("9", budget).think(scene.seen("red"), scene.decision("red"))) == told(before)
    assert dead and not set(dead) & set(pool_of(2).open()._processes)


def test_a_program_whose_processes_cannot_start_is_told_why(tmp_path: Path) -> None:
    """Each of them runs the program again up to `if __name__ == "__main__"`."""
    program = tmp_path / "program.py"
    lines = [
        "import longhouse",
        "from longhouse.bots import ask, make_bot",
        'table = longhouse.new_table("midgard", players=2, seed=7)',
        'ask(make_bot("search/4x2", "1"), table, table.decision)',
    ]
    program.write_text("\n".join(lines), encoding="utf-8")
    ended = subprocess.run([sys.executable, program], capture_output=True, text=True, timeout=300, check=False)
    assert ended.returncode == 1
    why = 'were they killed, or does your program lack `if __name__ == "__main__":`?'
    assert f"have died twice: {why}\n" in ended.stderr  # other processes may still print after it


# --- how long, and its names


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("search", Budget(0, 1.0, 1)),
        ("search/400", Budget(400, 1.0, 1)),
        ("search/0.5s", Budget(0, 0.5, 1)),
        ("search/2s", Budget(0, 2.0, 1)),
        ("search/400x2", Budget(400, 1.0, 2)),
        ("search/0.25sx3", Budget(0, 0.25, 3)),
    ],
)
def test_its_name_says_how_long_it_thinks(name: str, budget: Budget) -> None:
    assert read_budget(name) == budget
    bot = make_bot(name, "7")
    assert isinstance(bot, Search)
    assert (bot.budget, bot.seed) == (budget, "7")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("search/", "there is no bot 'search/'; write search, search/400 (simulations)"),
        ("search/many", "there is no bot 'search/many'; write search, search/400 (simulations)"),
        ("search/-1", "there is no bot 'search/-1'; write"),
        ("search/0", "bot 'search/0': it can do 1 to 1000000 simulations"),
        ("search/1000001", "bot 'search/1000001': it can do 1 to 1000000 simulations"),
        ("search/0s", "bot 'search/0s': it can think for more than 0 and at most 600 seconds"),
        ("search/601s", "bot 'search/601s': it can think for more than 0 and at most 600 seconds"),
        ("search/9x0", "bot 'search/9x0': it can use 1 to 64 processes"),
        ("search/9x65", "bot 'search/9x65': it can use 1 to 64 processes"),
    ],
)
def test_what_is_wrong_with_a_budget_is_said_in_one_line(name: str, text: str) -> None:
    with pytest.raises(SettingError) as caught:
        make_bot(name, "7")
    assert str(caught.value).startswith(text)
    assert "\n" not in str(caught.value)


def test_a_budget_of_time_thinks_at_least_once() -> None:
    scene = last_purchase()
    thought = Search("9", Budget(seconds=1e-9)).think(scene.seen("red"), scene.decision("red"))
    assert thought.simulations == 1
    assert thought.seconds > 0.0


def first_place() -> tuple[Table, Decision]:
    scene = Scene("red", "blue").round(3).placement("red")
    return scene.seen("red"), scene.decision("red")


def test_all_options_are_tried_in_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The n-th try of every option meets the same cards and dice."""
    dealt: list[str] = []

    def noted(view: Table, seat: int, seed: str) -> Table:
        dealt.append(seed)
        return imagined(view, seat, seed)

    monkeypatch.setattr("longhouse.bots.search.imagined", noted)
    tree = grow(*first_place(), Budget(30), "9", False)
    visits = [limb.visits for limb in tree.root.ranked]
    assert sum(visits) == 30
    assert len(dealt) == max(visits) < 30


@pytest.mark.parametrize(("tick", "plays_on"), [(0.01, True), (0.2, False)])
def test_where_few_simulations_can_be_done_they_are_not_played_on(
    monkeypatch: pytest.MonkeyPatch, tick: float, plays_on: bool
) -> None:
    """A simulation takes one tick of this clock, out of the available second."""
    clock = itertools.count(0.0, tick)
    monkeypatch.setattr("time.monotonic", lambda: next(clock))
    tree = grow(*first_place(), Budget(seconds=1.0), "9", False)
    assert (tree.until > 3) is plays_on


# --- levels


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_is_a_bot_of_its_name(name: str) -> None:
    bot = make_bot(name, "7")
    assert (bot.name, bot.seed) == (name, "7")


def test_easy_is_often_left_to_the_lot_and_normal_never() -> None:
    same, easy, count = 0, make_bot("easy", "3"), 0
    for table, decision in moments(6, 7):
        if len(decision.options) > 1:
            view = table.view(decision.seat)
            best = make_bot("greedy", "3").choose(view, view.decision_for(decision.seat))
            assert make_bot("normal", "3").choose(view, view.decision_for(decision.seat)) == best
            same += easy.choose(view, view.decision_for(decision.seat)) == best
            count += 1
    assert 0.5 * count < same < 0.95 * count


def test_hard_searches_for_a_second_at_most() -> None:
    bot = make_bot("hard", "3")
    assert isinstance(bot, Search)
    assert bot.budget == Budget(0, 1.0, 1)
