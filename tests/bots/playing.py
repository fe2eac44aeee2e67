"""Games between bots, each given what its seat sees."""

from collections.abc import Iterator

import longhouse
from longhouse import Decision, Table
from longhouse.bots import Bot, ask, find_bot

NO_TRADE = {"trade_max_offers_per_turn": 0}


def seated(names: list[str], seed: int) -> list[Bot]:
    return [find_bot(name, f"{seed}/{seat}") for seat, name in enumerate(names)]


def deal(players: int, seed: int, **options: longhouse.OptionValue) -> Table:
    return longhouse.new_table("watch", players=players, seed=seed, options={"mode": "base", **options})


def play(names: list[str], seed: int, **options: longhouse.OptionValue) -> Table:
    """A whole game; picks are checked against the options."""
    table = deal(len(names), seed, **options)
    bots = seated(names, seed)
    while not table.over:
        decision = table.decision
        table.pick(ask(bots[decision.seat], table, decision), decision.seat)
    return table


def moments(names: list[str], seed: int, **options: longhouse.OptionValue) -> Iterator[tuple[Table, Decision]]:
    """Every question of a game, also those that are put to several seats at once."""
    table = deal(len(names), seed, **options)
    bots = seated(names, seed)
    while not table.over:
        for decision in table.decisions:
            yield table, decision
        decision = table.decision
        table.pick(ask(bots[decision.seat], table, decision), decision.seat)


def wins(names: list[str], hero: str, games: int, **options: longhouse.OptionValue) -> int:
    """How many of these games the bot called `hero` wins, moving on by one seat from game to game."""
    won = 0
    for game in range(games):
        turned = names[game % len(names) :] + names[: game % len(names)]
        result = play(turned, game, **options).result
        assert result is not None
        won += turned[result.winners[0]] == hero
    return won
