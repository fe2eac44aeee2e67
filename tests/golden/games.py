"""The golden games: whole games played by seeded random picks, and how they are written down.

A golden is a journal, so it can be read and replayed. Its last lines are comments: the result, and a digest of every
list of options on the way, so that what was offered and in which order is part of the golden too.
"""

import hashlib
import random
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import longhouse
from longhouse import History, Table, find_game
from longhouse.kernel.history import replay_pick
from longhouse.kernel.journal import game_of, read_journal

FOLDER: Final = Path(__file__).parent
NAMES: Final = ("Ada", "Bo", "Cy", "Dag")

Options = dict[str, str | int | bool | list[str]]


@dataclass(frozen=True)
class Golden:
    """One whole game: the name of its file, and what it is played with."""

    game: str
    name: str
    players: int
    seed: int
    options: Options

    @property
    def path(self) -> Path:
        return FOLDER / self.game / f"{self.name}.journal"


class Digest:
    """A fingerprint of every question that was asked, with all its options in their order."""

    def __init__(self) -> None:
        self.sum = hashlib.sha256()

    def add(self, table: Table) -> None:
        for decision in table.decisions:
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
    seats = list(NAMES[: golden.players])
    history = longhouse.new_game(golden.game, seats=seats, seed=golden.seed, options=golden.options)
    luck = random.Random(golden.seed)
    digest = Digest()
    while not history.table.over:
        digest.add(history.table)
        decisions = history.table.decisions
        decision = decisions[int(luck.random() * len(decisions))]
        history.pick(decision.options[int(luck.random() * len(decision.options))], decision.seat)
    return text_of(history) + digest.lines(history.table)


def replay(text: str) -> str:
    """Play the game from its journal, pick by pick, and write it down again."""
    game = find_game(game_of(text))
    history = longhouse.replay(text, upto=0)
    digest = Digest()
    for number, pick in enumerate(read_journal(game, text).picks, 1):
        digest.add(history.table)
        replay_pick(history, number, pick)
    return text_of(history) + digest.lines(history.table)


def text_of(history: History) -> str:
    return longhouse.write_journal(history.game, history.journal)


TRAGEDY: Final[Options] = {
    "tragedy_of_heroes": True,
    "hero_fresh_use": True,
    "hero_take_back_same": True,
    "patrol_targets": ["gift", "clearing"],
    "new_recruits_guards": 2,
    "layout": "random",
}
GRIM: Final[Options] = {
    "setup_wildlings": "reveal",
    "recheck_after_guard_loss": False,
    "no_figure": "redraw",
    "invasion_full_route": "none",
    "turn_phases": "combined",
    "win_timing": "end_of_turn",
    "friendly_tormund": True,
    "shortage": "strict",
}

GOLDEN: Final = [
    Golden("watch", "gift-2", 2, 105, {"mode": "base"}),
    Golden("watch", "gift-3", 3, 29, {"mode": "base"}),
    Golden("watch", "gift-4", 4, 64, {"mode": "base"}),
    Golden(
        "watch",
        "gift-4-random",
        4,
        88,
        {"mode": "base", "layout": "random", "turn_phases": "combined", "first_player": "roll"},
    ),
    Golden(
        "watch",
        "gift-3-friendly-late",
        3,
        51,
        {
            "mode": "base",
            "friendly_tormund": True,
            "win_timing": "end_of_turn",
            "trade_counter_offers": 0,
            "colours": ["yellow"],
        },
    ),
    Golden(
        "watch",
        "gift-4-placed",
        4,
        96,
        {
            "mode": "base",
            "initial_placement": "phase",
            "dev_deck": "classic",
            "shortage": "strict",
            "trade_max_offers_per_turn": 0,
        },
    ),
    Golden("watch", "classic-3", 3, 82, {"mode": "base", "board": "classic19"}),
    Golden("watch", "classic-4-plain", 4, 14, {"mode": "base", "board": "classic19", "trade_max_offers_per_turn": 0}),
    Golden(
        "watch",
        "classic-2-random",
        2,
        96,
        {
            "mode": "base",
            "board": "classic19",
            "layout": "random",
            "dev_deck": "watch",
            "roads_per_player": 14,
            "first_player": "seat",
        },
    ),
    Golden(
        "watch",
        "classic-4-busy",
        4,
        45,
        {
            "mode": "base",
            "board": "classic19",
            "turn_phases": "combined",
            "trade_max_offers_per_turn": 20,
            "trade_max_cards_per_side": 9,
            "win_timing": "end_of_turn",
        },
    ),
    Golden("watch", "full-4", 4, 19, {"mode": "full"}),
    Golden("watch", "full-3-tragedy", 3, 46, {"mode": "full", **TRAGEDY}),
    Golden("watch", "full-3-guards", 3, 286, {"mode": "full", **GRIM}),
    Golden("watch", "full-3-points", 3, 432, {"mode": "full", **GRIM}),
    Golden("watch", "full-4-cards", 4, 479, {"mode": "full", **GRIM}),
    Golden("watch", "full-4-nobody", 4, 519, {"mode": "full", **GRIM}),
    Golden("watch", "full-4-gift", 4, 229, {"mode": "full", **GRIM}),
    Golden("watch", "full-3-turned-back", 3, 114, {"mode": "full", **GRIM}),
]
