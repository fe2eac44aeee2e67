"""What is handed to a bot, and what is not."""

import copy

import pytest

import longhouse
from longhouse import Decision, Option, Table
from longhouse.bots import Bot, ask, bot_seed, make_bot
from tests.bots.playing import deal


class Vandal(Bot):
    """Reverses every list that it can reach, and adds something to it."""

    def choose(self, view: Table, decision: Decision) -> Option:
        first = decision.options[0]
        decision.options.reverse()
        decision.options.append(Option(99))
        return first


class BlindVandal(Vandal):
    sees = False


def test_a_bot_is_not_told_the_seed_of_the_game() -> None:
    seeds = [bot_seed(seed, seat) for seed in ("4711", "4712") for seat in range(4)]
    assert len(set(seeds)) == 8
    assert not any("4711" in seed or "4712" in seed for seed in seeds)
    assert bot_seed("4711", 0) == seeds[0]


def test_a_bot_that_changes_its_lists_harms_no_table() -> None:
    """Some lists, such as that of a roll, are shared by all tables."""
    for vandal in (Vandal("7"), BlindVandal("7")):
        table, untouched = deal(2, 3), deal(2, 3)
        other = make_bot("uniform", "7")
        for _ in range(200):
            decision = table.decision
            before = decision.options[:]
            ask(vandal, table, decision)
            assert table.decision.options == before == untouched.decision.options
            picked = ask(other, table, decision)
            table.pick(picked, decision.seat)
            untouched.pick(picked, decision.seat)
        assert deal(2, 3).decision.options == deal(2, 3).view(deal(2, 3).decision.seat).decision.options


def test_a_bot_without_a_name_is_called_by_its_class() -> None:
    class Nameless(Bot):
        pass

    class Named(Nameless):
        name = "somebody"

    assert (Nameless.name, Named.name) == ("Nameless", "somebody")


@pytest.mark.parametrize("name", ["uniform", "greedy", "easy", "search/4"])
def test_a_copy_of_a_bot_has_luck_of_its_own(name: str) -> None:
    """What the copy draws, the bot will still draw itself."""
    table = longhouse.new_table("northgard", players=2, seed=3)
    assert len(table.decision.options) > 2
    bot = make_bot(name, "seed")
    copied = copy.deepcopy(bot)
    answers = [[ask(one, table, table.decision) for _ in range(6)] for one in (copied, bot)]
    assert answers[0] == answers[1]
