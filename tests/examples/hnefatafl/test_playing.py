"""Hnefatafl at every kind of table: bots, learners, commands, and what a pick would bring."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import longhouse
from longhouse import find_game
from longhouse.bots import ask, make_bot
from longhouse.env.observing import Observer
from longhouse.kernel.table import Table
from tests.examples.guest import NAME, PLACE
from tests.examples.hnefatafl.scene import ATTACKERS, DEFENDERS, Scene

ROOT = Path(__file__).parents[3]


def played(attackers: str, defenders: str, seed: int) -> Table:
    table = longhouse.new_table(NAME, players=2, seed=seed, settings={"attackers": "first"})
    bots = [make_bot(attackers, f"a{seed}"), make_bot(defenders, f"d{seed}")]
    while not table.over:
        decision = table.decision
        table.pick(ask(bots[decision.seat], table, decision), decision.seat)
    return table


def won(table: Table) -> int:
    assert table.result is not None
    return table.result.winners[0]


def test_greedy_beats_uniform_on_both_sides() -> None:
    """A king that moves at random may escape once."""
    assert [won(played("greedy", "uniform", seed)) for seed in range(8)].count(ATTACKERS) >= 7
    assert [won(played("uniform", "greedy", seed)) for seed in range(8)] == [DEFENDERS] * 8


@pytest.mark.parametrize(
    ("drawn", "turn", "best"),
    [
        ("...K... ....... ....... ....... ....... ....... ...A...", DEFENDERS, {"a7", "g7"}),
        ("....... .AK.... ....... ....... ....... ....... ...A...", ATTACKERS, {"d6"}),
        ("...K... ....... ....... ....... ....... ....... A.....A", ATTACKERS, set[str]()),
    ],
)
@pytest.mark.parametrize("bot", ["greedy", "search/60"])
def test_bots_win_where_one_move_wins(drawn: str, turn: int, best: set[str], bot: str) -> None:
    scene = Scene(drawn, turn=turn)
    chooser, table = make_bot(bot, "1"), scene.table
    for _ in range(2):
        option = ask(chooser, table, table.decision)
        table.pick(option)
    assert table.over == bool(best)
    assert not best or table.spell(option).removeprefix("to/") in best


def test_a_position_is_worth_what_it_promises() -> None:
    evaluate = find_game(NAME).mind().evaluate
    start = evaluate(Scene().table)
    free = evaluate(Scene("...K... ....... ....... ....... ....... ....... A..A..A", turn=DEFENDERS).table)
    over = Scene("...K... ....... ....... ....... ....... ....... A..A..A", turn=DEFENDERS).move("d7-a7")
    assert 0.1 < start[DEFENDERS] < 0.9 < free[DEFENDERS] < 1.0 == evaluate(over.table)[DEFENDERS]
    assert sum(start) == pytest.approx(1.0)


def test_what_a_pick_would_bring() -> None:
    """HT-3.2, HT-4.1, HT-5.1, HT-5.2"""
    preview = find_game(NAME).face().preview
    scene = Scene("....... .AK.... ....... ....... .AD.... ....... ...A...")
    table = scene.table
    (ways,) = preview(table, table.decision.options[-1], ATTACKERS)
    table.pick(table.decision.options[-1])
    assert ways.args == [len(table.decision.options)]
    facts = {table.spell(option): preview(table, option, ATTACKERS) for option in table.decision.options}
    assert [fact.key.rpartition("-")[2] for fact in facts["to/d3"]] == ["captures"]
    assert [fact.rule for fact in facts["to/d6"]] == ["HT-4.1", "HT-5.2"]
    assert facts["to/d2"] == [] == preview(table, table.decision.options[0], DEFENDERS)


def test_a_learner_reads_the_board() -> None:
    scene = Scene().move("d1-e1")
    observer = Observer(find_game(NAME), scene.table)
    places = {name: (at, size) for name, at, size in observer.names()}
    at, size = places["board"]
    row = observer.observe(scene.table.view(DEFENDERS), DEFENDERS)
    assert row[at : at + size].sum() == 49 and row[at + 4 * scene.square("e1") + 1] == 1
    at, size = places["attackers"]
    assert row[at : at + size].tolist() == [0, 1]  # counted from the viewer


def command(*words: str, typed: str = "") -> str:
    env = {**os.environ, "PYTHONPATH": str(ROOT), "LONGHOUSE_GAMES": f"{NAME}={PLACE}", "LC_ALL": "C.UTF-8"}
    line = [sys.executable, "-c", "from longhouse.cli.main import main; main()", *words]
    return subprocess.run(line, env=env, input=typed, capture_output=True, text=True, check=True, cwd=ROOT).stdout


def test_commands_play_it_as_its_readme_says() -> None:
    shown = command("play", NAME, "--seed", "3", "--lang", "ru", typed="1\n1\nq\n")
    assert "Какой фигурой вы ходите?" in shown and "Куда идёт защитник" in shown
    assert "on the throne or beside it" in command("rules", "HT-4.5")
    told = command("simulate", NAME, "--bots", "greedy,uniform", "--games", "4", "--seed", "1")
    assert "greedy" in told
