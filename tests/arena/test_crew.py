"""Games in real processes: whatever a bot does, the other games are played and none is lost."""

from pathlib import Path

import pytest

from longhouse import find_game
from longhouse.arena import crew
from longhouse.arena.crew import Crew
from longhouse.arena.match import Fixture, Job, Match, Pulse, play_match
from longhouse.kernel.decision import NOBODY

ROGUES = "tests.arena.rogues"
SETTINGS = find_game("watch").complete_settings(2, {"mode": "base", "trade_max_offers_per_turn": "0"})


def job(limit: float = 2.0) -> Job:
    return Job("watch", 2, SETTINGS, None, str(Path.cwd()), limit)


def games(*bots: str) -> list[Fixture]:
    """One of each against chance, and between them games in which nothing happens."""
    own = [["uniform", f"{ROGUES}:{bot}"] for bot in bots]
    fixtures = [[pair, ["uniform", "uniform"]] for pair in own]
    return [Fixture(at, f"s/{at}", pair) for at, pair in enumerate((pair for two in fixtures for pair in two), 1)]


def played(fixtures: list[Fixture], size: int, limit: float = 2.0) -> list[Match]:
    with Crew(job(limit), size) as playing:
        return sorted(playing.play(fixtures), key=lambda match: match.number)


def test_bots_that_fail_forfeit_their_games_and_no_others() -> None:
    bots = {
        "Raising": "the bot tests.arena.rogues:Raising failed: ZeroDivisionError: nothing to divide by (rogues.py",
        "Speechless": "failed: Dumb: (its words cannot be read: ValueError) (rogues.py",
        "Leaving": "SystemExit: 3",
        "Interrupting": "the bot tests.arena.rogues:Interrupting failed: KeyboardInterrupt: ?[31mstop (rogues.py",
        "Stubborn": "thought for more than 2 s about a decision and was ended",
        "Cheating": "picked what is not offered",
        "Mumbling": "answered with str, which is no option",
        "Unborn": "cannot be made: LookupError: no such thing",
        "Dying": "the process ended 2 times while tests.arena.rogues:Dying was thinking: exit code 7",
    }
    found = played(games(*bots), 2)
    assert [match.number for match in found] == list(range(1, 2 * len(bots) + 1))
    for match, told in zip(found[::2], bots.values(), strict=True):
        assert told in match.problem and "\n" not in match.problem
        assert match.forfeit == 1 and match.shares == [1.0, 0.0] and not match.finished
    assert all(match.finished and match.forfeit == NOBODY for match in found[1::2])


def test_a_bot_that_comes_back_too_late_is_told_by_its_own_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "GRACE", 60.0)  # however late it comes
    (late, _) = played(games("Slow"), 1, limit=1.0)
    assert late.problem == f"the bot {ROGUES}:Slow thought for more than 1 s about a decision"


def test_a_process_that_is_ended_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIED_ONCE", str(tmp_path / "died"))
    fixtures = games("DyingOnce")
    found = played(fixtures, 1)
    assert (tmp_path / "died").exists()
    assert found == [play_match(job(), fixture, Pulse([0.0] * 3)) for fixture in fixtures]
    assert all(match.finished for match in found)


def test_a_bot_that_loads_for_long_is_given_the_time() -> None:
    """Two seconds of creation do not count as thinking, though that much thinking would end it."""
    found = played(games("Learned"), 1, limit=1.0)
    assert all(match.finished and not match.problem for match in found)


@pytest.mark.parametrize("recorded", [False, True])
def test_a_bot_that_goes_round_in_circles_forfeits(tmp_path: Path, recorded: bool) -> None:
    """Its games would not end; it is caught with or without a journal."""
    settings = find_game("midgard").complete_settings(2, {})
    there = Job("midgard", 2, settings, None, str(Path.cwd()), 60.0, tmp_path if recorded else None)
    found = play_match(there, Fixture(1, "1/1", [f"{ROGUES}:Wavering", "uniform"]), Pulse([0.0] * 3))
    assert found.problem == f"the bot {ROGUES}:Wavering goes round in circles: it picked 5,000 times in a row"
    assert found.forfeit == 0 and found.shares == [0.0, 1.0]
