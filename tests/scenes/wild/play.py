"""Playing at a table of Vikings Gone Wild in its own words: picks by text, seats by colour, events as lines."""

from typing import ClassVar

from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.message_keys import EVENTS, PREVIEWS, REASONS, SOURCES
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import Option
from longhouse.kernel.zone import FACE_DOWN
from tests.scenes import play
from tests.scenes.wild.facts import FACTS, check_sound, everything

OF_A_SEAT = ("attack", "steal")  # the picks that name a player


class Play(play.CountedPlay[Wild]):
    """A table of Vikings Gone Wild."""

    NAME = "wild"
    STREAMS = w.STREAMS
    REASONS = REASONS
    EVENTS = EVENTS
    PREVIEWS = PREVIEWS
    SOURCES = SOURCES
    WIDE: ClassVar = {"cost": w.RESOURCES, "short": w.RESOURCES, "held": w.RESOURCES}

    def __init__(self, table: Wild) -> None:
        super().__init__(table)
        self.all: list[list[int]] = []  # cards, missions, buildings and tokens of this game

    @property
    def colours(self) -> list[str]:
        return list(w.COLOUR_IDS[: self.table.seats])

    def fact_of(self, table: Wild, name: str) -> object:
        return FACTS[name](table)

    def conserved(self, when: str) -> None:
        check_sound(self.table, when)
        now = everything(self.table)
        for what, were, are in zip(("cards", "missions", "buildings", "tokens"), self.all, now, strict=True):
            assert were == are, f"{what} lost or made {when}: {were}, now {are}"

    # --- what may be picked

    def option(self, text: str) -> Option:
        """What a text says; a seat by its colour: `attack/blue,hall`, `steal/green,2`."""
        verb, _, noun = text.partition("/")
        named, _, rest = noun.partition(",")
        if verb in OF_A_SEAT and named in w.COLOUR_IDS:
            text = f"{verb}/{self.seat(named)},{rest}"
        return super().option(text)

    def noun(self, kind: str, args: list[int]) -> str:
        box = self.table.box
        if kind == "seat":
            return self.colour(args[0])
        if kind == "number":
            return str(args[0])
        if kind == "cost":
            return "+".join([f"{n} {w.RESOURCE_IDS[at]}" for at, n in enumerate(args) if n]) or "nothing"
        if args[0] == FACE_DOWN:
            return "?"
        if kind == "site":
            return box.sites[args[0]].name
        if kind == "achievement":
            return box.achievements[args[0]].name
        return box.name_of(kind, args[0])
