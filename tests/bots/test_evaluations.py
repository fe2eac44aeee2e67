"""Every game's evaluation: a number for every name, the same from a table and from a view, and true at the end."""

import pytest

import longhouse
from longhouse import Table, find_game
from longhouse.bots import ask, make_bot
from longhouse.kernel.decision import Decision
from longhouse.kernel.mind import Mind

Settings = dict[str, longhouse.SettingValue]

TABLES: list[tuple[str, int, Settings]] = [
    ("watch", 2, {"mode": "base", "board": "classic19", "layout": "random"}),
    ("watch", 4, {"mode": "base"}),
    ("watch", 3, {"mode": "full"}),
    ("watch", 4, {"mode": "full", "tragedy_of_heroes": True}),
    ("northgard", 2, {}),
    ("northgard", 2, {"years": 10}),
    ("northgard", 3, {"open_fame": True, "harvest_order": "together"}),
    ("northgard", 4, {"teams": True}),
    ("northgard", 5, {"creatures": True, "more_creatures": True}),
    ("midgard", 2, {}),
    ("midgard", 2, {"hall_of_fame": True}),
    ("midgard", 4, {"assign": "simultaneous", "distrust": True}),
    ("midgard", 4, {"hall_of_fame": True}),
    ("wild", 2, {}),
    ("wild", 4, {"allow_hopeless_attacks": True, "limited_tokens": True, "store_hall_loot": True}),
    ("wild", 4, {"by_hand": False, "round_limit": 6}),
]
EVERY = 9  # one of this many picks is checked
PLAYERS = {"watch": "greedy", "wild": "greedy"}  # elsewhere everything is picked at random
UPS_AND_DOWNS = ("watch",)  # where points can be lost, so that the end may move away


def test_every_game_is_here() -> None:
    assert {game for game, _, _ in TABLES} == set(longhouse.GAMES)


@pytest.mark.parametrize(("game", "players", "settings"), TABLES)
def test_tables_views_and_imagined_tables_can_be_evaluated(game: str, players: int, settings: Settings) -> None:
    """A view gives its own seat the same numbers as the table; a finished game is worth its result."""
    found = find_game(game).mind()
    table = longhouse.new_table(game, players=players, seed=3, settings=settings)
    bot, before, count = make_bot(PLAYERS.get(game, "uniform"), "3"), 0.0, 0
    while not table.over:
        decision = table.decision
        if count % EVERY == 0:
            looked_at(found, table, decision, str(count))
        assert found.progress(table) >= before or game in UPS_AND_DOWNS
        before = found.progress(table)
        table.pick(ask(bot, table, decision), decision.seat)
        count += 1
    assert table.result is not None
    sides = found.sides(table)
    won = {sides[seat] for seat in table.result.winners}
    assert found.evaluate(table) == [1 / len(won) if side in won else 0.0 for side in sides]


def looked_at(found: Mind, table: Table, decision: Decision, seed: str) -> None:
    seat = decision.seat
    view = table.view(seat)
    world = view.clone()
    longhouse.determinize(world, seat, seed)
    own = found.features(table, seat)
    assert len(own) == len(found.names) == len(set(found.names))
    assert found.features(view, seat) == found.features(world, seat) == own
    rivals = len(set(found.sides(table)))
    for one in (table, view, world):
        assert sum(found.evaluate(one)) == pytest.approx(table.seats / rivals)
        assert 0.0 <= found.progress(one) <= 1.0
