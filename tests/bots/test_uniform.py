"""The bot that picks any option."""

import pytest

from longhouse import Decision, Option
from longhouse.bots import make_bot
from longhouse.bots.bot import NOTHING_SEEN, ask
from tests.bots.playing import deal, moments, play


def answers(seed: str, options: int, questions: int) -> list[int]:
    bot = make_bot("uniform", seed)
    decision = Decision(0, "", [], [Option(0, a) for a in range(options)])
    return [bot.choose(NOTHING_SEEN, decision).a for _ in range(questions)]


def test_the_same_seed_gives_the_same_answers() -> None:
    assert answers("a", 5, 50) == answers("a", 5, 50)
    assert answers("a", 5, 50) != answers("b", 5, 50)


def test_every_option_is_about_equally_likely() -> None:
    given = answers("a", 4, 4000)
    assert all(900 < given.count(a) < 1100 for a in range(4))


def test_it_is_shown_nothing() -> None:
    bot = make_bot("uniform", "a")
    assert not bot.sees
    assert NOTHING_SEEN.seats == 0
    table = deal(4, 1)
    assert ask(bot, table, table.decision) in table.decision.options


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_picks_what_is_offered_and_its_games_end(players: int) -> None:
    assert play(["uniform"] * players, 3).over
    twice = [[len(decision.options) for _, decision in moments(["uniform"] * players, 3)] for _ in range(2)]
    assert twice[0] == twice[1]
