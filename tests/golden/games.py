"""The golden games: whole games played from a seed, and how they are written down.

A golden is a journal, so it can be read and replayed. Its last lines are comments: the result, and a digest of every
list of options on the way, so that what was offered and in which order is part of the golden too.
"""

import hashlib
from typing import Final

import longhouse
from longhouse import History, Table, find_game, plain_settings
from longhouse.kernel.history import replay_pick
from longhouse.kernel.journal import STANDARD, Journal, played_game, read_journal
from tests.golden.golden import Golden
from tests.golden.midgard_games import MIDGARD
from tests.golden.northgard_games import NORTHGARD
from tests.golden.players import PLAYERS, Player
from tests.golden.watch_games import WATCH
from tests.golden.wild_games import WILD

GOLDEN: Final = [*WATCH, *NORTHGARD, *MIDGARD, *WILD]


class Digest:
    """A fingerprint of every question that was asked, with all its options in their order."""

    def __init__(self) -> None:
        self.sum = hashlib.sha256()

    def add(self, table: Table) -> None:
        for decision in table.questions:
            options = " ".join(table.spell(option) for option in decision.options)
            self.sum.update(f"{decision.seat} {decision.ask} {decision.args} {options}\n".encode())

    def lines(self, table: Table) -> str:
        result = table.result
        assert result is not None
        winners = " ".join(str(seat) for seat in result.winners)
        points = " ".join(str(points) for points in result.points)
        sources = " ".join(",".join(str(n) for n in sources) for sources in result.sources)
        return (
            f"# winners {winners or 'nobody'} by {' '.join([result.ending, result.tie]).strip()} ({result.rule})\n"
            f"# points {points} from {sources}\n"
            f"# options sha256 {self.sum.hexdigest()}\n"
        )


def play(golden: Golden) -> str:
    """Play the game from its seed; the text of its journal with the closing comments."""
    return play_by(golden, PLAYERS[golden.player](golden))


def play_by(golden: Golden, player: Player) -> str:
    """The journal lists simultaneous choices in another order than they were made, so the options are counted in that
    order."""
    history = dealt(golden)
    while not history.table.over:
        seat, option = player(history.table)
        history.pick(option, seat)
    return replay(text_of(history))


def dealt(golden: Golden) -> History:
    """The game before its first pick, by the version of the rules that the golden names."""
    game = find_game(golden.game).edition(golden.version)
    assert game is not None, f"{golden.game} has no rules of version {golden.version}"
    settings = game.complete_settings(golden.players, plain_settings(golden.settings))
    journal = Journal(game.name, game.version, STANDARD, str(golden.seed), settings, golden.seats)
    return History(game, journal, game.content())


def replay(text: str) -> str:
    """Play the game from its journal, pick by pick, and write it down again."""
    game = played_game(text)
    history = longhouse.replay(text, upto=0)
    digest = Digest()
    for number, pick in enumerate(read_journal(game, text).picks, 1):
        digest.add(history.table)
        replay_pick(history, number, pick)
    return text_of(history) + digest.lines(history.table)


def text_of(history: History) -> str:
    return longhouse.write_journal(history.game, history.journal)
