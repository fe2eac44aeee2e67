"""Programmers' slips are answered with what was given and what is expected."""

from pathlib import Path
from typing import Any

import pytest

import longhouse
from longhouse.kernel.decision import SPECTATOR


def test_a_number_of_players_that_is_no_number() -> None:
    wrong: Any = "2"
    with pytest.raises(longhouse.SettingError, match="a whole number such as 2, not '2'"):
        longhouse.new_table("midgard", players=wrong)


def test_a_pick_that_is_no_option() -> None:
    table = longhouse.new_table("midgard", players=2)
    before = longhouse.save(table)
    wrong: Any = 3
    with pytest.raises(TypeError, match=r"Option .*int|not 3"):  # the compiled build has a different sentence
        table.pick(wrong)
    assert longhouse.save(table) == before


@pytest.mark.parametrize("name", longhouse.GAMES)
@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_sees_nothing(name: str, seat: int) -> None:
    table = longhouse.new_table(name, players=3)
    with pytest.raises(ValueError, match=f"there is no seat {seat} here: seats are 0 to 2, or SPECTATOR"):
        table.view(seat)
    with pytest.raises(ValueError, match=f"there is no seat {seat} here"):
        table.seen_from(seat)
    assert table.view(2).viewer == 2 and table.view(SPECTATOR).viewer == SPECTATOR


@pytest.mark.parametrize("name", longhouse.GAMES)
def test_a_table_says_what_it_is(name: str) -> None:
    table = longhouse.new_table(name, players=3, seed=4)
    asked = table.decision.seat
    assert repr(table) == f"<{name}, 3 players, turn {table.turn}: seat {asked} to choose>"
    assert repr(table.view(1)).startswith(f"<{name} as seat 1 sees it, 3 players")
    assert repr(table.view(SPECTATOR)).startswith(f"<{name} as a spectator sees it")


def test_a_table_says_that_it_is_over() -> None:
    text = (Path(__file__).parents[1] / "golden" / "watch" / "classic-2-random.journal").read_text(encoding="utf-8")
    assert repr(longhouse.replay(text).table).endswith(": over>")


def test_a_save_with_enormous_numbers_is_refused_in_one_line() -> None:
    """The compiled build cannot store them, and raises another kind of error."""
    table = longhouse.new_table("watch", players=3)
    for place in range(1, 5):
        saved = longhouse.save(table)
        saved[place] = enormous(saved[place])
        try:
            longhouse.load(saved)
        except longhouse.SaveError as problem:
            assert "\n" not in str(problem)


def enormous(value: object) -> object:
    if isinstance(value, list):
        return [enormous(item) for item in value]
    return 10**30 if isinstance(value, int) and not isinstance(value, bool) else value
