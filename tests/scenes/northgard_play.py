"""Playing at a table of Northgard in the words of the game: picks by text, colours for seats, events as lines."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Self

import longhouse
from longhouse.games.northgard.preview import preview
from longhouse.games.northgard.table import Northgard
from longhouse.games.northgard.tiles import key_x, key_y
from longhouse.games.northgard.vocabulary import EVENTS, PREVIEWS, REASONS, SOURCES
from longhouse.games.northgard.words import RESOURCE_IDS, RESOURCES, STREAMS
from longhouse.kernel.decision import Option
from longhouse.kernel.game import Fact
from longhouse.kernel.zone import FACE_DOWN
from tests.scenes import play
from tests.scenes.northgard_facts import FACTS, check_sound, colours

PREVIEW = "northgard-preview-"
OF_A_SEAT = "rival"  # the pick that names a player


def deal(
    players: int,
    options: Mapping[str, longhouse.OptionValue],
    seed: str,
    content: Path | None,
    luck: Mapping[str, list[int]],
) -> Northgard:
    return play.deal(Northgard, "northgard", players, options, seed, content, luck)


class Play(play.AnyPlay[Northgard]):
    """A table of Northgard."""

    NAME = "northgard"
    STREAMS = STREAMS
    REASONS = REASONS
    EVENTS = EVENTS
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

    # --- what may be picked

    def offers_of(self, colour: str, verb: str, *nouns: str) -> Self:
        """What may be picked with one verb, in any order; other verbs may be offered besides."""
        may = {text.partition("/")[2] for text in self.options(colour) if text.partition("/")[0] == verb}
        wanted = {self.spell(self.option(f"{verb}/{noun}")).partition("/")[2] for noun in nouns}
        assert may == wanted, f"{colour} may also {verb} {sorted(may - wanted)}, may not {sorted(wanted - may)}"
        return self

    def foresees(self, colour: str, text: str, *facts: str) -> Self:
        """What the preview of a pick tells, in any order: `NG-8.1 cost 1 wood`."""
        found = [self.fact(fact) for fact in preview(self.seen(colour), self.seat(colour), self.option(text))]
        missing = [fact for fact in facts if fact not in found]
        assert not missing, f"{text} does not foretell {missing}, but {found}"
        return self

    # --- words

    def option(self, text: str) -> Option:
        """What a text says; a territory by any of its regions, a seat by its colour."""
        verb, _, noun = text.partition("/")
        if verb == OF_A_SEAT and not noun.isdigit():
            text = f"{verb}/{self.seat(noun) + 1}"
        return super().option(text)

    # --- what the table shows, and what was told

    def hears(self, to: str, *lines: str) -> Self:
        """These among others, in this order."""
        rest = iter(self.heard(to))
        missing = [line for line in lines if line not in rest]
        assert not missing, f"{to} hears {self.heard(to)}, not (or not in this order) {missing}"
        return self

    def fact(self, fact: Fact) -> str:
        return " ".join([fact.rule, fact.key.removeprefix(PREVIEW), *self.nouns(PREVIEWS[fact.key], fact.args)])

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

    def won(self, *winners: str, ending: str = "fame", tie: str = "") -> Self:
        """NG-16: the game is over; partners win together."""
        result = self.table.result
        assert result is not None, f"the game is not over; asked: {self.questions()}"
        found = ([self.colour(seat) for seat in result.winners], result.ending, result.tie)
        wanted = (list(winners), f"northgard-ending-{ending}", f"northgard-tie-{tie}" if tie else "")
        assert found == wanted, f"{found}, not {wanted}"
        return self

    def total(self, colour: str, **sources: int) -> Self:
        """NG-16.5: the fame of a finished game by its sources, those named; `total` is the sum."""
        result = self.table.result
        assert result is not None, "the game is not over"
        names = [name.removeprefix("northgard-source-") for name in SOURCES]
        found = dict(zip(names, result.sources[self.seat(colour)], strict=True))
        found["total"] = result.points[self.seat(colour)]
        assert {name: found[name] for name in sources} == sources, f"{colour} has {found}, not {sources}"
        return self
