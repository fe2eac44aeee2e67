"""Who sits in the other seats of a learner: bots by their names."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from longhouse.bots import Bot
from longhouse.bots.failing import BotFailed, answered, illegal_reported, made
from longhouse.env.given import names_of, whole
from longhouse.env.play import Play, Rules, drawn_seed
from longhouse.kernel.decision import Seat
from longhouse.kernel.game import SettingError

MOST_DEALS: Final = 50  # games that may be cut off before the learner is asked, until that is an error


class Opponents:
    """Names of bots, which fill the seats that are not the learner's in turn; new bots for every game."""

    def __init__(self, rules: Rules, seat: int | None, bots: str | Sequence[str]) -> None:
        self.names: Final = names_of(bots)
        self.seat: Final = None if seat is None else whole("seat", seat)
        self.players: Final = rules.players
        if self.seat is not None and not 0 <= self.seat < rules.players:
            raise SettingError(f"there is no seat {seat}; there are 0 to {rules.players - 1}")
        if not 1 <= len(self.names) <= max(1, rules.players - 1):
            raise SettingError(f"{len(self.names)} bots for {rules.players - 1} seats")
        for name in self.names:
            made(name, "")

    def seat_learner(self, rng: np.random.Generator) -> Seat:
        """The seat that was asked for, or a random one."""
        return int(rng.integers(self.players)) if self.seat is None else self.seat

    def seat_bots(self, learner: Seat, rng: np.random.Generator) -> dict[Seat, Bot]:
        """Each bot has its own seed."""
        others = [seat for seat in range(self.players) if seat != learner]
        names = [self.names[i % len(self.names)] for i in range(len(others))]
        return {seat: made(name, drawn_seed(rng)) for seat, name in zip(others, names, strict=True)}


def deal(rules: Rules, opponents: Opponents | None, rng: np.random.Generator) -> tuple[Seat, dict[Seat, Bot], Play]:
    """The learner's seat, the bots and a new game, up to the first question to the learner.

    A game that ends before that is dealt again. Without opponents, every seat is a learner.
    """
    for _ in range(MOST_DEALS):
        seat = 0 if opponents is None else opponents.seat_learner(rng)
        bots = {} if opponents is None else opponents.seat_bots(seat, rng)
        play = Play(rules, drawn_seed(rng))
        bots_play(play, bots)
        if not play.ended():
            return seat, bots, play
    raise SettingError(f"most_picks is too small: after {rules.most_picks} the learner has not been asked yet")


def bots_play(play: Play, bots: dict[Seat, Bot]) -> None:
    """The bots answer until a seat is asked that is none of theirs, or the game has ended. BotFailed if one fails."""
    table = play.table
    while not play.ended():
        decision = table.decision
        bot = bots.get(decision.seat)
        if bot is None:
            return
        try:
            option = answered(bot.name, bot, table, decision)
            with illegal_reported(bot.name):
                table.pick(option, decision.seat)
        except BotFailed:
            play.cut = True  # nobody can go on here
            raise
        play.count()
        play.skip_forced()
