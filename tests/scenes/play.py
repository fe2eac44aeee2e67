"""Playing at a table of any game in its own words: picks by text, colours for seats, events as lines."""

import copy
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, Self, TypeVar

import longhouse
from longhouse.kernel.decision import NOBODY, SPECTATOR, Decision, IllegalPick, Option
from longhouse.kernel.event import Event
from longhouse.kernel.face import Fact
from longhouse.kernel.game import Stream
from longhouse.kernel.table import Score, Table

T = TypeVar("T", bound=Table)
Reasons = Mapping[int, tuple[str, str, tuple[str, ...]]]  # by number: the rule, the key, the kinds of its arguments


class AnyPlay(Generic[T]):
    """A table with seats called by colour. Every check fails with what the table shows instead. A game's own Play gives
    its name and words (the class variables) and what is under "in the game's words".
    """

    NAME: ClassVar[str]
    STREAMS: ClassVar[tuple[Stream, ...]]
    REASONS: ClassVar[Reasons]
    EVENTS: ClassVar[Mapping[str, tuple[str, ...]]]  # by key: the kinds of its arguments
    PREVIEWS: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # the same
    WIDE: ClassVar[Mapping[str, int]] = {}  # kinds that take more than one number

    def __init__(self, table: T) -> None:
        self.table = table

    # --- in the game's words

    @property
    def colours(self) -> list[str]:
        """Of the seats, in their order."""
        raise NotImplementedError

    def fact_of(self, table: T, name: str) -> object:
        """What `shows` compares."""
        raise NotImplementedError

    def noun(self, kind: str, args: list[int]) -> str:
        """What the arguments of an event name."""
        raise NotImplementedError

    def conserved(self, when: str) -> None:
        """Fails if something was lost or made, or a cache is stale."""
        raise NotImplementedError

    def option(self, text: str) -> Option:
        option = longhouse.read_option(self.table, text)
        assert option is not None, f"'{text}' is nothing that can be said at this table"
        return option

    def spell(self, option: Option) -> str:
        return self.table.spell(option)

    def question(self, decision: Decision) -> str:
        return f"{self.colour(decision.seat)} {decision.ask.removeprefix(f'{self.NAME}-ask-')}"

    # --- seats and luck

    def seat(self, colour: str) -> int:
        return SPECTATOR if colour == "spectator" else self.colours.index(colour)

    def colour(self, seat: int) -> str:
        return "nobody" if seat == NOBODY else self.colours[seat]

    def load(self, stream: str, *outcomes: int) -> Self:
        """These outcomes come next in this stream of chance, counted as players count them."""
        number = [known.name for known in self.STREAMS].index(stream)
        self.table.chance.load(number, [outcome - self.STREAMS[number].first for outcome in outcomes])
        return self

    # --- picking

    def pick(self, colour: str, *texts: str) -> Self:
        """One after another, by their texts."""
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
        """Nothing is lost or made, and a table that was cloned, or has no caches, asks the same questions."""
        self.conserved(when)
        fresh = self.table.clone()
        fresh.refresh()
        fresh.reask()
        assert told(fresh.questions) == told(self.table.questions), f"a stale question {when}"

    def twin(self) -> Self:
        """The same table once more, to be played differently."""
        other = copy.copy(self)
        table = self.table.clone()
        assert isinstance(table, type(self.table))
        table.record_events()
        other.table = table
        return other

    def position(self) -> list[object]:
        """Everything that the table holds, to compare."""
        return longhouse.save(self.table)

    def view(self, to: str) -> list[object]:
        """Everything that a viewer sees of the table, to compare."""
        return [longhouse.save(self.seen(to)), self.heard(to)]

    # --- what may be picked

    def decision(self, colour: str) -> Decision:
        found = self.table.decision_for(self.seat(colour))
        assert found.seat == self.seat(colour), f"{colour} is not asked anything; asked: {self.questions() or 'nobody'}"
        return found

    def options(self, colour: str) -> list[str]:
        return [self.spell(option) for option in self.decision(colour).options]

    def may(self, colour: str, *texts: str) -> Self:
        for text in texts:
            may = self.options(colour)
            assert self.proper(text) in may, f"{colour} may not {text} ({self.why(colour, text)}), but {may}"
        return self

    def may_not(self, colour: str, *texts: str) -> Self:
        for text in texts:
            assert self.proper(text) not in self.options(colour), f"{colour} may {text}"
        return self

    def offers(self, colour: str, *texts: str) -> Self:
        """These and no others, in this order."""
        wanted = [self.proper(text) for text in texts]
        assert self.options(colour) == wanted, f"{colour} may {self.options(colour)}, not {wanted}"
        return self

    def only(self, colour: str, *texts: str) -> Self:
        """These and no others, in any order."""
        may, wanted = set(self.options(colour)), {self.proper(text) for text in texts}
        assert may == wanted, f"{colour} may also {sorted(may - wanted)}, may not {sorted(wanted - may)}"
        return self

    def offers_of(self, colour: str, verb: str, *nouns: str) -> Self:
        """What may be picked with one verb, in any order; other verbs may be offered besides."""
        may = {text.partition("/")[2] for text in self.options(colour) if text.partition("/")[0] == verb}
        wanted = {self.proper(f"{verb}/{noun}").partition("/")[2] for noun in nouns}
        assert may == wanted, f"{colour} may also {verb} {sorted(may - wanted)}, may not {sorted(wanted - may)}"
        return self

    def foresees(self, colour: str, text: str, *facts: str) -> Self:
        """Facts in the preview of a pick, among others, in any order: `CM-5.16 cost 3 coin`."""
        found = self.preview(colour, text)
        missing = [fact for fact in facts if fact not in found]
        assert not missing, f"{text} does not foretell {missing}, but {found}"
        return self

    def preview(self, colour: str, text: str) -> list[str]:
        game = longhouse.find_game(self.NAME)
        return [
            self.fact(fact) for fact in game.face().preview(self.seen(colour), self.option(text), self.seat(colour))
        ]

    def barred(self, colour: str, text: str, rule: str, why: str = "", *amounts: int) -> Self:
        """It is not offered, the reason is given, with these amounts at its end, and picking it nevertheless changes
        nothing."""
        seat, option = self.seat(colour), self.option(text)
        reason = self.table.why_not(option, seat)
        assert reason is not None, f"{colour} may {text}, though {rule} should forbid it"
        key = reason.key.removeprefix(f"{self.NAME}-why-")
        assert reason.rule == rule, f"{colour} may not {text} by {reason.rule} ({key}), not by {rule}"
        assert why in ("", key), f"{colour} may not {text} by {rule}: {key}, not {why}"
        (kinds,) = {kinds for _, known, kinds in self.REASONS.values() if known == reason.key}
        assert len(reason.args) == self.width(kinds), f"{reason} is no {kinds}"
        assert reason.args[len(reason.args) - len(amounts) :] == list(amounts), f"{reason} does not say {amounts}"
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
        reason = self.table.why_not(self.option(text), self.seat(colour))
        return f"{reason.rule} {reason.key.removeprefix(f'{self.NAME}-why-')}" if reason is not None else ""

    def withheld(self, colour: str, *viewers: str) -> Self:
        """Only this colour sees what it may do."""
        for viewer in viewers:
            told = self.seen(viewer).decision_for(self.seat(colour)).options
            assert not told, f"{viewer} sees what {colour} may do: {[self.spell(option) for option in told]}"
        told = self.seen(colour).decision_for(self.seat(colour)).options
        assert [self.spell(option) for option in told] == self.options(colour), f"{colour} does not see its options"
        return self

    def asks(self, *questions: str) -> Self:
        """The open questions in their order: `red roll`, `blue food`."""
        assert self.questions() == list(questions), f"asked: {self.questions()}, not {list(questions)}"
        return self

    def questions(self, to: str = "table") -> list[str]:
        return [self.question(decision) for decision in self.seen(to).decisions]

    def proper(self, text: str) -> str:
        """A text as the table spells it."""
        return self.spell(self.option(text))

    # --- what the table shows, and its events

    def seen(self, to: str) -> T:
        if to == "table":
            return self.table
        view = self.table.view(self.seat(to))
        assert isinstance(view, type(self.table))
        return view

    def imagined(self, to: str, seed: str, from_view: bool = False) -> T:
        """Another table that looks the same to them."""
        table = self.seen(to) if from_view else self.table.clone()
        seat = SPECTATOR if to == "spectator" else self.seat(to)
        longhouse.determinize(table, seat, seed)
        assert longhouse.save(table.view(seat)) == longhouse.save(self.table.view(seat))
        assert isinstance(table, type(self.table))
        return table

    def shows(self, to: str = "table", **expected: object) -> Self:
        """Facts of the table, or of a view of it; of a mapping only the named entries."""
        table = self.seen(to)
        for name, value in expected.items():
            found = self.fact_of(table, name)
            if isinstance(found, dict) and isinstance(value, dict):
                found = {key: found.get(key) for key in value}
            assert found == value, f"{name} is {found}, not {value}"
        return self

    def heard(self, to: str = "table") -> list[str]:
        """The events of the last pick, as a viewer saw them: `NG-13.4 red gained 2 food`."""
        return [self.tell(event) for event in self.seen(to).events]

    def hears(self, to: str, *lines: str) -> Self:
        """These among others, in this order: `CM-8.20 red glory 5`."""
        rest = iter(self.heard(to))
        missing = [line for line in lines if line not in rest]
        assert not missing, f"{to} hears {self.heard(to)}, not (or not in this order) {missing}"
        return self

    def told(self, *kinds: str) -> Self:
        """Events of these kinds among others, in this order: `glory`, `round`."""
        rest = iter([event.kind.removeprefix(f"{self.NAME}-event-") for event in self.table.events])
        missing = [kind for kind in kinds if kind not in rest]
        assert not missing, f"heard {self.heard()}, not (or not in this order) {missing}"
        return self

    def hears_last(self, to: str, line: str) -> Self:
        """The last thing that happened."""
        assert self.heard(to)[-1:] == [line], f"{to} hears {self.heard(to)}, not {line} at last"
        return self

    def hears_not(self, to: str, *kinds: str) -> Self:
        """No event of these kinds."""
        told = [event.kind.removeprefix(f"{self.NAME}-event-") for event in self.seen(to).events]
        assert not set(told) & set(kinds), f"{to} hears {self.heard(to)}"
        return self

    def tell(self, event: Event) -> str:
        words = [event.rule, self.colour(event.seat), event.kind.removeprefix(f"{self.NAME}-event-")]
        return " ".join(words + self.nouns(self.EVENTS[event.kind], event.args))

    def fact(self, fact: Fact) -> str:
        key = fact.key.removeprefix(f"{self.NAME}-preview-")
        return " ".join([fact.rule, key, *self.nouns(self.PREVIEWS[fact.key], fact.args)])

    def nouns(self, kinds: tuple[str, ...], numbers: list[int]) -> list[str]:
        args = list(numbers)
        assert len(args) == self.width(kinds), f"{args} are no {kinds}"
        words = []
        for kind in kinds:
            n = self.width((kind,))
            words.append(self.noun(kind, args[:n]))
            del args[:n]
        return words

    def width(self, kinds: tuple[str, ...]) -> int:
        return sum(self.WIDE.get(kind, 1) for kind in kinds)

    def not_over(self) -> Self:
        assert not self.table.over, f"the game is over: {self.heard()}"
        return self


class CountedPlay(AnyPlay[T]):
    """A table of a game whose points are counted by their sources."""

    SOURCES: ClassVar[Sequence[str]]
    ENDING: ClassVar[str] = ""  # the usual one, where there are several

    def score(self) -> Score:
        result = self.table.result
        assert result is not None, f"the game is not over; asked: {self.questions()}"
        return result

    def won(self, *winners: str, ending: str = "", tie: str = "") -> Self:
        """The game is over; `tie` is what decided among equals. Partners win together."""
        result, ended = self.score(), ending or self.ENDING
        found = ([self.colour(seat) for seat in result.winners], result.ending if ended else "", result.tie)
        wanted = (list(winners), ended and f"{self.NAME}-ending-{ended}", tie and f"{self.NAME}-tie-{tie}")
        assert found == wanted, f"{found}, not {wanted}"
        return self

    def total(self, colour: str, **sources: int) -> Self:
        """The points of a finished game by their sources, those named; `total` is the sum."""
        result, seat = self.score(), self.seat(colour)
        names = [name.removeprefix(f"{self.NAME}-source-") for name in self.SOURCES]
        found = dict(zip(names, result.sources[seat], strict=True)) | {"total": result.points[seat]}
        assert {name: found[name] for name in sources} == sources, f"{colour} has {found}, not {sources}"
        return self


def told(decisions: list[Decision]) -> list[tuple[int, str, list[int], list[Option]]]:
    """Questions, to compare."""
    return [(decision.seat, decision.ask, decision.args, decision.options) for decision in decisions]
