"""How the greedy bot plays whole games of Vikings Gone Wild; single choices: tests/games/wild/test_greedy.py."""

from collections.abc import Iterator

import pytest

import longhouse
from longhouse import Decision, Table
from longhouse.bots import ask, find_bot
from longhouse.games.wild import words as w
from longhouse.games.wild.table import Wild
from tests.bots.playing import seated

OTHER: dict[str, longhouse.OptionValue] = {"by_hand": False, "long_game": True, "store_hall_loot": True}
FREE: dict[str, longhouse.OptionValue] = {
    "allow_hopeless_attacks": True,
    "limited_tokens": True,
    "mission_swap_any_gold": True,
    "asgard_row_last": True,
}
BY_HAND = (w.BUY_BY_HAND, w.PATH_BY_HAND, w.BUILD_BY_HAND, w.UPGRADE_BY_HAND, w.EXCHANGE_BY_HAND, w.SWAP_BY_HAND)


def moments(names: list[str], seed: int, options: dict[str, longhouse.OptionValue]) -> Iterator[tuple[Table, Decision]]:
    """Every question of a game; after the last one the table is over."""
    table = longhouse.new_table("wild", players=len(names), seed=seed, options=options)
    bots = seated(names, seed)
    while not table.over:
        decision = table.decision
        yield table, decision
        table.pick(ask(bots[decision.seat], table, decision), decision.seat)


def play(names: list[str], seed: int, options: dict[str, longhouse.OptionValue]) -> Wild:
    tables = [table for table, _ in moments(names, seed, options)]
    table = tables[-1]
    assert isinstance(table, Wild)
    return table


def test_it_beats_chance() -> None:
    """Of hundreds of such games it lost none."""
    for seed in range(8):
        names = ["greedy", "uniform", "uniform", "uniform"] if seed % 2 == 0 else ["uniform", "greedy"]
        result = play(names, seed, {}).result
        assert result is not None
        assert [names[seat] for seat in result.winners] == ["greedy"]


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = [longhouse.save(play(["greedy"] * 3, 5, {})) for _ in range(2)]
    assert one == two


@pytest.mark.parametrize("options", [{}, OTHER, FREE])
def test_it_knows_only_what_its_seat_sees(options: dict[str, longhouse.OptionValue]) -> None:
    """Another table that looks the same to this seat is answered in the same way; the view is left as it was."""
    for number, (table, decision) in enumerate(moments(["greedy", "uniform"] * 2, 8, options)):
        if number % 7 == 0:
            seat = decision.seat
            view = table.seen_from(seat)
            other = table.clone()
            longhouse.reshuffle_unseen(other, seat, str(number))
            before = longhouse.save(view)
            chosen = find_bot("greedy", "9").choose(view, view.asked(seat))
            assert longhouse.save(view) == before
            again = other.seen_from(seat)
            assert find_bot("greedy", "9").choose(again, again.asked(seat)) == chosen


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, FREE), (4, {}), (4, OTHER)])
def test_its_games_end_in_good_time(players: int, options: dict[str, longhouse.OptionValue]) -> None:
    """VW-16.2: among hundreds of games none took 30 rounds; points come from raids, missions and storages alike."""
    table = play(["greedy"] * players, 11, options)
    assert table.round < 30
    assert table.result is not None
    sources = [sum([row[source] for row in table.result.sources]) for source in range(w.POINT_SOURCES)]
    assert min(sources[w.FROM_ATTACKS], sources[w.FROM_MISSIONS], sources[w.FROM_ACHIEVEMENTS]) > 0


def test_no_turn_is_stalled() -> None:
    """VW-4.7, VW-6.15: nothing is paid by hand and nothing dismantled, and whoever exchanges buys."""
    bots = seated(["greedy"] * 4, 3)
    table = longhouse.new_table("wild", players=4, seed=3)
    exchanged = False
    turns = 0
    while not table.over:
        decision = table.decision
        option = ask(bots[decision.seat], table, decision)
        assert option.verb not in BY_HAND and option.verb != w.DISMANTLE
        assert not (exchanged and option.verb == w.END_TURN)
        exchanged = option.verb == w.EXCHANGE
        turns += option.verb == w.END_TURN
        table.pick(option, decision.seat)
    assert isinstance(table, Wild)
    assert turns == table.round * 4
