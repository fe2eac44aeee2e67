"""Playing at a table of Northgard in the words of the game: picks by text, colours for seats, events as lines."""

from collections.abc import Mapping
from pathlib import Path
from typing import Self

import longhouse
from longhouse.games.northgard.preview import preview
from longhouse.games.northgard.table import Northgard
from longhouse.games.northgard.tiles import key_x, key_y
from longhouse.games.northgard.vocabulary import EVENTS, PREVIEWS, REASONS, SOURCES
from longhouse.games.northgard.words import RESOURCE_IDS, RESOURCES, STREAMS
from longhouse.kernel.chance import seeded
from longhouse.kernel.decision import NOBODY, SPECTATOR, Decision, IllegalPick, Option
from longhouse.kernel.event import Event
from longhouse.kernel.game import Fact
from longhouse.kernel.zone import FACE_DOWN
from tests.scenes.northgard_facts import FACTS, check_sound, colours

ASK = "northgard-ask-"
EVENT = "northgard-event-"
WHY = "northgard-why-"
PREVIEW = "northgard-preview-"
OF_A_SEAT = "rival"  # the pick that names a player


def deal(
    players: int,
    options: Mapping[str, longhouse.OptionValue],
    seed: str,
    content: Path | None,
    luck: Mapping[str, list[int]],
) -> Northgard:
    """A table on which nothing has been decided yet, with some of its luck agreed beforehand."""
    game = longhouse.find_game("northgard")
    settings = game.settle_settings(players, longhouse.plain_options(options))
    chance = seeded(seed, game.stream_names())
    for number, stream in enumerate(STREAMS):
        chance.load(number, [outcome - stream.first for outcome in luck.get(stream.name, [])])
    table = game.deal(players, settings, longhouse.content_of(game, content), chance)
    assert isinstance(table, Northgard)
    table.listen()
    return table


class Play:
    """A table, whoever sits at it known by colour. Every check fails with what the table shows instead."""

    def __init__(self, table: Northgard) -> None:
        self.table = table

    def seat(self, colour: str) -> int:
        return SPECTATOR if colour == "spectator" else colours(self.table).index(colour)

    def colour(self, seat: int) -> str:
        return "nobody" if seat == NOBODY else colours(self.table)[seat]

    # --- luck

    def load(self, stream: str, *outcomes: int) -> Self:
        """These come next in this stream of luck, counted as the players count them."""
        number = [known.name for known in STREAMS].index(stream)
        self.table.chance.load(number, [outcome - STREAMS[number].first for outcome in outcomes])
        return self

    def dice(self, *faces: str) -> Self:
        """What the next dice show, by the ids of the faces: `p2`, `p1k1`, `k2`, `p1_or_k1`."""
        names = [face.name for face in self.table.box.faces]
        return self.load("dice", *[names.index(face) + 1 for face in faces])

    # --- picking

    def pick(self, colour: str, *texts: str) -> Self:
        """One after another, by their texts: `play/start_move`, `food/2`, `rival/blue`."""
        for text in texts:
            self.options(colour)
            try:
                self.table.pick(self.option(text), self.seat(colour))
            except IllegalPick as problem:
                may = ", ".join(self.options(colour))
                raise AssertionError(
                    f"{colour} cannot pick {text} ({problem.reason}); {colour} may: {may}"
                ) from problem
            self.sound(f"after {colour} picked {text}")
        return self

    def sound(self, when: str) -> None:
        """Nothing is lost or made, and a table that was cloned, or remembers nothing, asks the same questions."""
        check_sound(self.table, when)
        fresh = self.table.clone()
        fresh.refresh()
        fresh.reask()
        told = [(d.seat, d.ask, d.args, d.options) for d in self.table.decisions]
        assert told == [(d.seat, d.ask, d.args, d.options) for d in fresh.decisions], f"a stale question {when}"

    def twin(self) -> "Play":
        """The same table once more, to be played differently."""
        table = self.table.clone()
        table.listen()
        return Play(table)

    def position(self) -> list[object]:
        """Everything that the table holds, to compare."""
        return longhouse.save(self.table)

    # --- what may be picked

    def decision(self, colour: str) -> Decision:
        found = self.table.asked(self.seat(colour))
        assert found.seat == self.seat(colour), f"{colour} is not asked anything; asked: {self.questions() or 'nobody'}"
        return found

    def options(self, colour: str) -> list[str]:
        return [self.spell(option) for option in self.decision(colour).options]

    def offers(self, colour: str, *texts: str) -> Self:
        """These and no others, in any order."""
        may, wanted = set(self.options(colour)), {self.spell(self.option(text)) for text in texts}
        assert may == wanted, f"{colour} may also {sorted(may - wanted)}, may not {sorted(wanted - may)}"
        return self

    def offers_of(self, colour: str, verb: str, *nouns: str) -> Self:
        """What may be picked with one verb, in any order; other verbs may be offered besides."""
        may = {text.partition("/")[2] for text in self.options(colour) if text.partition("/")[0] == verb}
        wanted = {self.spell(self.option(f"{verb}/{noun}")).partition("/")[2] for noun in nouns}
        assert may == wanted, f"{colour} may also {verb} {sorted(may - wanted)}, may not {sorted(wanted - may)}"
        return self

    def may(self, colour: str, *texts: str) -> Self:
        for text in texts:
            may = self.options(colour)
            assert self.spell(self.option(text)) in may, (
                f"{colour} may not {text} ({self.why(colour, text)}), but {may}"
            )
        return self

    def barred(self, colour: str, text: str, rule: str, why: str = "") -> Self:
        """It is not offered, the reason is told, and whoever picks it all the same changes nothing."""
        seat, option = self.seat(colour), self.option(text)
        reason = self.table.why_not(seat, option)
        assert reason is not None, f"{colour} may {text}, though {rule} should forbid it"
        key = reason.key.removeprefix(WHY)
        assert reason.rule == rule, f"{colour} may not {text} by {reason.rule} ({key}), not by {rule}"
        assert why in ("", key), f"{colour} may not {text} by {rule}: {key}, not {why}"
        (kinds,) = {kinds for _, known, kinds in REASONS.values() if known == reason.key}
        assert len(reason.args) == width(kinds), f"{reason} is no {kinds}"
        before = self.position()
        try:
            self.table.pick(option, seat)
        except IllegalPick as problem:
            assert problem.reason.rule == rule, f"{text} was refused by {problem.reason}, not by {rule}"
            assert self.position() == before, f"{text} was refused, but it changed the table"
            return self
        raise AssertionError(f"{colour} picked {text}, though {rule} forbids it")

    def why(self, colour: str, text: str) -> str:
        """The rule that forbids it and the key of its sentence, or nothing."""
        reason = self.table.why_not(self.seat(colour), self.option(text))
        return f"{reason.rule} {reason.key.removeprefix(WHY)}" if reason is not None else ""

    def asks(self, *questions: str) -> Self:
        """The open questions in their order, without their numbers: `red turn`, `blue food`."""
        assert self.questions() == list(questions), f"asked: {self.questions()}, not {list(questions)}"
        return self

    def questions(self, to: str = "table") -> list[str]:
        return [f"{self.colour(d.seat)} {d.ask.removeprefix(ASK)}" for d in self.seen(to).decisions]

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
        option = longhouse.read_option(self.table, text)
        assert option is not None, f"'{text}' is nothing that can be said at this table"
        return option

    def spell(self, option: Option) -> str:
        return self.table.spell(option)

    # --- what the table shows, and what was told

    def seen(self, to: str) -> Northgard:
        return self.table if to == "table" else self.table.seen_from(self.seat(to))

    def shows(self, to: str = "table", **expected: object) -> Self:
        """Facts of the table, or of what somebody sees of it; of a list by name only what is named."""
        table = self.seen(to)
        for name, value in expected.items():
            found = FACTS[name](table)
            if isinstance(found, dict) and isinstance(value, dict):
                found = {key: found.get(key) for key in value}
            assert found == value, f"{name} is {found}, not {value}"
        return self

    def heard(self, to: str = "table") -> list[str]:
        """What the last pick brought about, as somebody saw it: `NG-13.4 red gained 2 food`."""
        return [self.tell(event) for event in self.seen(to).events]

    def hears(self, to: str, *lines: str) -> Self:
        """These among others, in this order."""
        rest = iter(self.heard(to))
        missing = [line for line in lines if line not in rest]
        assert not missing, f"{to} hears {self.heard(to)}, not (or not in this order) {missing}"
        return self

    def hears_not(self, to: str, *kinds: str) -> Self:
        """No event of these kinds."""
        told = [event.kind.removeprefix(EVENT) for event in self.seen(to).events]
        assert not set(told) & set(kinds), f"{to} hears {self.heard(to)}"
        return self

    def tell(self, event: Event) -> str:
        words = [event.rule, self.colour(event.seat), event.kind.removeprefix(EVENT)]
        return " ".join(words + self.nouns(EVENTS[event.kind], event.args))

    def fact(self, fact: Fact) -> str:
        return " ".join([fact.rule, fact.key.removeprefix(PREVIEW), *self.nouns(PREVIEWS[fact.key], fact.args)])

    def nouns(self, kinds: tuple[str, ...], numbers: list[int]) -> list[str]:
        args = list(numbers)
        assert len(args) == width(kinds), f"{args} are no {kinds}"
        words = []
        for kind in kinds:
            n = width((kind,))
            words.append(self.noun(kind, args[:n]))
            del args[:n]
        return words

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

    def not_over(self) -> Self:
        assert not self.table.over, f"the game is over: {self.heard()}"
        return self


def width(kinds: tuple[str, ...]) -> int:
    return sum(RESOURCES if kind == "goods" else 1 for kind in kinds)
