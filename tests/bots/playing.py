"""Games between bots, each given what its seat sees."""

from collections.abc import Iterator

import longhouse
from longhouse import Decision, Table
from longhouse.bots import Bot, ask, make_bot

Settings = dict[str, longhouse.SettingValue]

NO_TRADE: Settings = {"trade_max_offers_per_turn": 0}


def seated(names: list[str], seed: int) -> list[Bot]:
    return [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(names)]


# --- whatever the game


def moments_of(game: str, names: list[str], seed: int, settings: Settings) -> Iterator[tuple[Table, Decision]]:
    """Every question, including those that several seats get at once; after the last one the table is over."""
    table = longhouse.new_table(game, players=len(names), seed=seed, settings=settings)
    bots = seated(names, seed)
    while not table.over:
        for decision in table.decisions:
            yield table, decision
        decision = table.decision
        table.pick(ask(bots[decision.seat], table, decision), decision.seat)


def play_of(game: str, names: list[str], seed: int, settings: Settings) -> Table:
    """A whole game; picks are checked against the options."""
    tables = [table for table, _ in moments_of(game, names, seed, settings)]
    return tables[-1]


def check_it_knows_only_its_view(table: Table, decision: Decision, number: int) -> None:
    """Another table that looks the same to this seat is answered in the same way; the view is left as it was."""
    seat = decision.seat
    view = table.view(seat)
    other = table.clone()
    longhouse.determinize(other, seat, str(number))
    before = longhouse.save(view)
    chosen = make_bot("greedy", "9").choose(view, view.decision_for(seat))
    assert chosen in decision.options
    assert longhouse.save(view) == before
    again = other.view(seat)
    assert make_bot("greedy", "9").choose(again, again.decision_for(seat)) == chosen


# --- the base game of the Watch


def deal(players: int, seed: int, **settings: longhouse.SettingValue) -> Table:
    return longhouse.new_table("watch", players=players, seed=seed, settings={"mode": "base", **settings})


def play(names: list[str], seed: int, **settings: longhouse.SettingValue) -> Table:
    return play_of("watch", names, seed, {"mode": "base", **settings})


def moments(names: list[str], seed: int, **settings: longhouse.SettingValue) -> Iterator[tuple[Table, Decision]]:
    return moments_of("watch", names, seed, {"mode": "base", **settings})


def wins(names: list[str], hero: str, games: int, **settings: longhouse.SettingValue) -> int:
    """How many of these games the bot called `hero` wins, moving on by one seat from game to game."""
    won = 0
    for game in range(games):
        turned = names[game % len(names) :] + names[: game % len(names)]
        result = play(turned, game, **settings).result
        assert result is not None
        won += turned[result.winners[0]] == hero
    return won
