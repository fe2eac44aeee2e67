"""Playing at a table of Vikings Gone Wild in its own words: picks by text, seats by colour, events as lines."""

from typing import ClassVar, Self

from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.games.wild.state.vocabulary import EVENTS, PREVIEWS, REASONS, SOURCES
from longhouse.kernel.decision import Option
from longhouse.kernel.zone import FACE_DOWN
from tests.scenes import play
from tests.scenes.wild.facts import FACTS, check_sound, everything

OF_A_SEAT = ("attack", "steal")  # the picks that name a player


class Play(play.AnyPlay[Wild]):
    """A table of Vikings Gone Wild."""

    NAME = "wild"
    STREAMS = w.STREAMS
    REASONS = REASONS
    EVENTS = EVENTS
    PREVIEWS = PREVIEWS
    WIDE: ClassVar = {"cost": w.RESOURCES}

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

    # --- the end

    def won(self, *winners: str, tie: str = "") -> Self:
        """VW-16.6: the game is over; `tie` is what decided among equals: `achievement`, `shared`."""
        result = self.table.result
        assert result is not None, f"the game is not over; asked: {self.questions()}"
        found = ([self.colour(seat) for seat in result.winners], result.tie)
        wanted = (list(winners), f"wild-tie-{tie}" if tie else "")
        assert found == wanted, f"{found}, not {wanted}"
        return self

    def total(self, colour: str, **sources: int) -> Self:
        """VW-9.12: the points of a finished game by source, those named; `total` is the sum."""
        result = self.table.result
        assert result is not None, f"the game is not over; asked: {self.questions()}"
        names = [name.removeprefix("wild-source-") for name in SOURCES]
        found = dict(zip(names, result.sources[self.seat(colour)], strict=True))
        found["total"] = result.points[self.seat(colour)]
        assert {name: found[name] for name in sources} == sources, f"{colour} has {found}, not {sources}"
        return self
