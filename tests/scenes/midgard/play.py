"""Playing at a table of Champions of Midgard in its own words: picks by text, seats by colour, events as lines."""

from collections.abc import Sequence
from typing import ClassVar, Self

from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.message_keys import EVENTS, PREVIEWS, REASONS, SOURCES
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import Option
from longhouse.kernel.zone import FACE_DOWN
from tests.scenes import play
from tests.scenes.midgard.facts import FACTS, check_sound, dice_of, some

OF_A_SEAT = "blame"  # the pick that names a player


class Play(play.CountedPlay[Midgard]):
    """A table of Champions of Midgard."""

    NAME = "midgard"
    STREAMS = w.STREAMS
    REASONS = REASONS
    EVENTS = EVENTS
    PREVIEWS = PREVIEWS
    SOURCES = SOURCES
    WIDE: ClassVar = {"goods": w.GOODS, "short": w.GOODS, "held": w.GOODS, "dice": w.DICE, "roll": 8}

    def __init__(self, table: Midgard) -> None:
        super().__init__(table)
        self.all_dice = [die.count for die in table.box.dice]

    @property
    def colours(self) -> list[str]:
        return self.table.box.colours[: self.table.seats]

    def fact_of(self, table: Midgard, name: str) -> object:
        return FACTS[name](table)

    def conserved(self, when: str) -> None:
        check_sound(self.table, when)
        assert dice_of(self.table) == self.all_dice, f"dice lost or made {when}: {dice_of(self.table)}"

    # --- luck

    def roll(self, *dice: str) -> Self:
        """What the next dice show, in the order in which they are rolled: `sword hit`, `axe double`."""
        outcomes = []
        for text in dice:
            die, _, face = text.partition(" ")
            faces = self.table.box.dice[w.DIE_IDS.index(die)].faces
            outcomes.append(faces.index(w.FACE_IDS.index(face)) + 1)
        return self.load("dice", *outcomes)

    def all_rolled(self) -> Self:
        """No die that was loaded is left."""
        left = self.table.chance.loaded[w.CHANCE_DICE] if self.table.chance.loaded else []
        assert not left, f"dice were loaded that nobody rolled: {left}"
        return self

    # --- what may be picked

    def option(self, text: str) -> Option:
        """What a text says; a seat by its colour."""
        verb, _, noun = text.partition("/")
        if verb == OF_A_SEAT and not noun.isdigit():
            text = f"{verb}/{self.seat(noun)}"
        return super().option(text)

    def noun(self, kind: str, args: list[int]) -> str:
        box = self.table.box
        if kind == "seat":
            return self.colour(args[0])
        if kind in ("number", "percent", "score"):
            return str(args[0])
        if kind == "tenths":
            return str(args[0] / 10)
        if FACE_DOWN in args:
            return "?"
        if kind in ("goods", "dice"):
            names = w.GOOD_IDS if kind == "goods" else w.DIE_IDS
            return "+".join([f"{n} {name}" for name, n in some(names, args).items()]) or "nothing"
        if kind == "roll":
            rolled = [n - 1 for n in args if n]
            return ", ".join([f"{w.DIE_IDS[n // 4]} {w.FACE_IDS[n % 4]}" for n in rolled]) or "nothing"
        named: dict[str, Sequence[str]] = {
            "enemy": [enemy.name for enemy in box.enemies],
            "journey": [journey.name for journey in box.journeys],
            "merchant": [merchant.name for merchant in box.merchants],
            "stock": w.STOCK_IDS,
            "face": w.FACE_IDS,
        }
        return named[kind][args[0]] if kind in named else box.name_of(kind, args[0])
