"""Playing at a table of Northgard in the words of the game: picks by text, colours for seats, events as lines."""

from typing import ClassVar, Self

from longhouse.games.northgard.state.message_keys import EVENTS, PREVIEWS, REASONS, SOURCES
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.tiles import key_x, key_y
from longhouse.games.northgard.state.words import RESOURCE_IDS, RESOURCES, STREAMS
from longhouse.kernel.decision import Option
from longhouse.kernel.zone import FACE_DOWN
from tests.scenes import play
from tests.scenes.northgard.facts import FACTS, check_sound, colours

OF_A_SEAT = "rival"  # the pick that names a player


class Play(play.CountedPlay[Northgard]):
    """A table of Northgard."""

    NAME = "northgard"
    STREAMS = STREAMS
    REASONS = REASONS
    EVENTS = EVENTS
    PREVIEWS = PREVIEWS
    SOURCES = SOURCES
    ENDING = "fame"
    WIDE: ClassVar = {"goods": RESOURCES}

    @property
    def colours(self) -> list[str]:
        return colours(self.table)

    def fact_of(self, table: Northgard, name: str) -> object:
        return FACTS[name](table)

    def conserved(self, when: str) -> None:
        check_sound(self.table, when)

    def dice(self, *faces: str) -> Self:
        """What the next dice show, by the ids of the faces: `p2`, `p1k1`, `k2`, `p1_or_k1`."""
        names = [face.name for face in self.table.box.faces]
        return self.load("dice", *[names.index(face) + 1 for face in faces])

    # --- words

    def option(self, text: str) -> Option:
        """What a text says; a territory by any of its regions, a seat by its colour."""
        verb, _, noun = text.partition("/")
        if verb == OF_A_SEAT and not noun.isdigit():
            text = f"{verb}/{self.seat(noun)}"
        return super().option(text)

    def noun(self, kind: str, args: list[int]) -> str:
        box = self.table.box
        if FACE_DOWN in args and kind != "seat":
            return "?"
        if kind == "goods":
            return "+".join([f"{n} {RESOURCE_IDS[i]}" for i, n in enumerate(args) if n]) or "nothing"
        if kind == "seat":
            return self.colour(args[0])
        if kind == "face":
            return box.faces[args[0]].name
        if kind == "place":
            return f"{key_x(args[0])},{key_y(args[0])}"
        if kind == "territory":
            return box.tiles.region_names[args[0]]
        return box.name_of(kind, args[0])
