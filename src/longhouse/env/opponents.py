"""Who sits in the other seats of a learner: bots by their names."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from longhouse.bots import Bot
from longhouse.bots.failing import BotFailed, answered, illegal_told, made
from longhouse.env.given import names_of, whole
from longhouse.env.play import Play, Rules, drawn_seed
from longhouse.kernel.decision import Seat
from longhouse.kernel.game import SettingError

MOST_DEALS: Final = 50  # games that may be cut off before the learner is asked, until it is told


class Opponents:
    """Names of bots, dealt out in turn to the seats that are not the learner's; new bots for every game."""

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

    def seat_learner(self, luck: np.random.Generator) -> Seat:
        """The seat that was wished, or any."""
        return int(luck.integers(self.players)) if self.seat is None else self.seat

    def seat_bots(self, learner: Seat, luck: np.random.Generator) -> dict[Seat, Bot]:
        """Each bot has luck of its own."""
        others = [seat for seat in range(self.players) if seat != learner]
        names = [self.names[i % len(self.names)] for i in range(len(others))]
        return {seat: made(name, drawn_seed(luck)) for seat, name in zip(others, names, strict=True)}


def deal(rules: Rules, opponents: Opponents | None, luck: np.random.Generator) -> tuple[Seat, dict[Seat, Bot], Play]:
    """The learner's seat, the bots and a new game, up to the first question to the learner; never one that ends before.

    Without opponents, every seat is a learner.
    """
    for _ in range(MOST_DEALS):
        seat = 0 if opponents is None else opponents.seat_learner(luck)
        bots = {} if opponents is None else opponents.seat_bots(seat, luck)
        play = Play(rules, drawn_seed(luck))
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
            with illegal_told(bot.name):
                table.pick(option, decision.seat)
        except BotFailed:
            play.cut = True  # nobody can go on here
            raise
        play.count()
        play.skip_forced()
