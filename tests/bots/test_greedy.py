"""The greedy bot, whatever the game: it sees what its seat sees, it is repeatable, and it plays sensibly."""

import pytest

import longhouse
from longhouse import Decision, Option, SettingError
from longhouse.bots import make_bot
from longhouse.bots.bot import NOTHING_SEEN
from longhouse.games.watch.state.table import Watch
from longhouse.kernel.zone import FACE_DOWN
from tests.bots.playing import NO_TRADE, check_it_knows_only_its_view, moments, play, wins

MIXED = ["greedy", "uniform", "greedy", "uniform"]
CLASSIC = {"board": "classic19", "layout": "random"}


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = [longhouse.save(play(["greedy"] * 3, 5, **CLASSIC)) for _ in range(2)]
    assert one == two


@pytest.mark.parametrize("settings", [CLASSIC, {"board": "base_gift", "turn_phases": "combined"}])
def test_it_knows_only_what_its_seat_sees(settings: dict[str, longhouse.SettingValue]) -> None:
    for number, (table, decision) in enumerate(moments(MIXED, 8, **settings)):
        if number % 3 == 0:
            check_it_knows_only_its_view(table, decision, number)


def test_hands_and_deck_of_others_are_hidden_from_it() -> None:
    for table, decision in moments(["greedy", "greedy"], 2, **CLASSIC):
        view = table.view(decision.seat)
        hidden = view.tallies()[0].row(1 - decision.seat)
        assert not any(hidden)
        assert set(view.zones()[0].cards) <= {FACE_DOWN}
        assert make_bot("greedy", "9").choose(view, decision) in decision.options


@pytest.mark.parametrize("board", ["classic19", "base_gift"])
def test_it_beats_chance(board: str) -> None:
    """Of hundreds of such games it lost none; a bot that is no better than chance does not come near."""
    assert wins(["greedy", "uniform"], "greedy", 10, board=board) >= 9
    assert wins(["greedy", "uniform", "uniform", "uniform"], "greedy", 4, board=board, **NO_TRADE) >= 3


@pytest.mark.parametrize("settings", [{}, NO_TRADE, {"turn_phases": "combined"}, {"win_timing": "end_of_turn"}])
def test_its_games_end_in_good_time(settings: dict[str, longhouse.SettingValue]) -> None:
    """Among four greedy bots a game took 30 to 170 turns; ten rounds more are still not endless."""
    for seed in range(2):
        table = play(["greedy"] * 4, seed, board="classic19", **settings)
        assert isinstance(table, Watch)
        assert table.turn < 210


def test_a_single_option_needs_no_thought() -> None:
    only = Option(3, 4)
    assert make_bot("greedy", "9").choose(NOTHING_SEEN, Decision(0, "", [], [only])) is only


def test_a_game_that_it_cannot_judge_is_told() -> None:
    with pytest.raises(SettingError, match=r"there is no game ''; there is midgard"):
        make_bot("greedy", "9").choose(NOTHING_SEEN, Decision(0, "", [], [Option(0), Option(1)]))
