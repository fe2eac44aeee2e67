"""Whole games of two people at one keyboard who pick at random: what they type, and what the terminal answers."""

import random
from functools import cached_property
from typing import final

import longhouse
from longhouse import History
from tests.cli.console import works_inside

SEATS = ["Ада", "Бо"]


def typed(texts: list[str]) -> str:
    """At one keyboard: a player who takes it over presses Enter first, which does nothing for the one who has it."""
    return "".join(f"\n{text}\n" for text in texts)


@final
class Hotseat:
    """A game with these settings. What is `shunned` is picked only if nobody has another option."""

    def __init__(self, game: str, options: dict[str, str], shunned: str) -> None:
        self.game = game
        self.options = options
        self.shunned = shunned

    def __str__(self) -> str:
        return self.game

    @cached_property
    def played(self) -> History:
        history = longhouse.new_game(self.game, seats=SEATS, seed=4, settings=self.options)
        table, luck = history.table, random.Random(4)
        while not table.over:
            decision = luck.choice(table.decisions)
            rather = [option for option in decision.options if table.spell(option) != self.shunned]
            if rather or len(table.decisions) == 1:
                history.pick(luck.choice(rather or decision.options), decision.seat)
        return history

    @property
    def texts(self) -> list[str]:
        """All that was picked."""
        return [pick.option for pick in self.played.journal.picks]

    def told(self, texts: list[str], language: str = "en") -> str:
        """What the terminal says when this is typed."""
        people = [word for name in SEATS for word in ("--name", name)]
        given = [word for name, value in self.options.items() for word in ("--setting", f"{name}={value}")]
        wish = ("play", self.game, "--seed", 4, "--players", 2, "--hotseat", *people, *given, "--lang", language)
        return works_inside(*wish, said=typed(texts))


MIDGARD = Hotseat("midgard", {"first_player": "host", "assign": "simultaneous"}, "demand")
NORTHGARD = Hotseat("northgard", {"creatures": "true", "first_player": "seat1"}, "pass")
WILD = Hotseat("wild", {"first_player": "host_choice", "round_limit": "14"}, "end-turn")
