"""How the greedy bot plays whole games of Vikings Gone Wild; single choices: tests/games/wild/mind/test_greedy.py."""

import pytest

import longhouse
from longhouse.bots import ask
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from tests.bots.playing import Settings, check_it_knows_only_its_view, moments_of, play_of, seated

OTHER: Settings = {"by_hand": False, "long_game": True, "store_hall_loot": True}
FREE: Settings = {
    "allow_hopeless_attacks": True,
    "limited_tokens": True,
    "mission_swap_any_gold": True,
    "asgard_row_last": True,
}
BY_HAND = (w.BUY_BY_HAND, w.PATH_BY_HAND, w.BUILD_BY_HAND, w.UPGRADE_BY_HAND, w.EXCHANGE_BY_HAND, w.SWAP_BY_HAND)


def test_it_beats_chance() -> None:
    """It lost none of hundreds of such games."""
    for seed in range(8):
        names = ["greedy", "uniform", "uniform", "uniform"] if seed % 2 == 0 else ["uniform", "greedy"]
        result = play_of("wild", names, seed, {}).result
        assert result is not None
        assert [names[seat] for seat in result.winners] == ["greedy"]


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = [longhouse.save(play_of("wild", ["greedy"] * 3, 5, {})) for _ in range(2)]
    assert one == two


@pytest.mark.parametrize("settings", [{}, OTHER, FREE])
def test_it_knows_only_what_its_seat_sees(settings: Settings) -> None:
    for number, (table, decision) in enumerate(moments_of("wild", ["greedy", "uniform"] * 2, 8, settings)):
        if number % 7 == 0:
            check_it_knows_only_its_view(table, decision, number)


@pytest.mark.parametrize(("players", "settings"), [(2, {}), (3, FREE), (4, {}), (4, OTHER)])
def test_its_games_end_in_good_time(players: int, settings: Settings) -> None:
    """VW-16.2: among hundreds of games none took 30 rounds; points come from raids, missions and storages alike."""
    table = play_of("wild", ["greedy"] * players, 11, settings)
    assert isinstance(table, Wild)
    assert table.round < 30
    assert table.result is not None
    sources = [sum([row[source] for row in table.result.sources]) for source in range(w.POINT_SOURCES)]
    assert min(sources[w.FROM_ATTACKS], sources[w.FROM_MISSIONS], sources[w.FROM_ACHIEVEMENTS]) > 0


def test_no_turn_is_stalled() -> None:
    """VW-4.7, VW-6.15: nothing is paid by hand and nothing dismantled, and every exchange is followed by a purchase."""
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
