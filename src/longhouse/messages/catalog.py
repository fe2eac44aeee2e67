"""Phrases become sentences, in one language."""

from collections.abc import Mapping
from typing import Final, final

from longhouse.kernel.decision import Decision, Option, Reason
from longhouse.kernel.event import Event
from longhouse.kernel.face import Rolled
from longhouse.kernel.packs.faults import Fault
from longhouse.kernel.table import Table
from longhouse.messages.bundle import CASES, Forms, Variables, bundle_of
from longhouse.messages.phrase import Arg, Join, Names, Noun, Phrase, Players, Text
from longhouse.messages.speech import (
    ask_phrase,
    event_phrase,
    fault_phrase,
    option_phrase,
    reason_phrase,
    rolled_phrase,
    term_noun,
)


@final
class Catalog:
    """Everything a table can say, in one language. `seats` are the players' names, by seat."""

    def __init__(self, language: str) -> None:
        self.bundle: Final = bundle_of(language)
        self.language: Final = language

    def text(self, key: str, **args: str | int) -> str:
        """A plain message. Raises MissingMessage if there is no such key."""
        return self.bundle.text(key, args)

    def render(self, phrase: Phrase) -> str:
        return self.bundle.text(phrase.key, self.variables(phrase.args))

    def option(self, table: Table, option: Option, seats: Players) -> str:
        return self.render(option_phrase(table, option, seats))

    def ask(self, table: Table, decision: Decision, seats: Players) -> str:
        """The question; in the view of another seat, what that seat reads instead."""
        return self.render(ask_phrase(table, decision, seats))

    def event(self, table: Table, event: Event, seats: Players) -> str:
        return self.render(event_phrase(table, event, seats))

    def reason(self, table: Table, reason: Reason, seats: Players) -> str:
        return self.render(reason_phrase(table, reason, seats))

    def fault(self, fault: Fault) -> str:
        """One line about one fault of a pack."""
        line = f"{self.text('fault-line', line=str(fault.line))}: " if fault.line else ""
        field = f"{fault.field}: " if fault.field else ""
        return f"{line}{field}{self.render(fault_phrase(fault))}"

    def rolled(self, table: Table, rolled: Rolled, seats: Players) -> str:
        return self.render(rolled_phrase(table, rolled, seats))

    def term(self, table: Table, kind: str, number: int, seats: Players) -> str:
        """The name of a thing: resource, card, hex, path, intersection, terrain, tile, piece, colour, board, seat."""
        return self.forms(term_noun(table, kind, number, seats))[""]

    # --- arguments

    def variables(self, args: Mapping[str, Arg]) -> Variables:
        variables: dict[str, str | int] = {}
        for name, arg in args.items():
            if isinstance(arg, int | str):
                variables[name] = arg
            else:
                for case, text in self.forms(arg).items():
                    variables[f"{name}-{case}" if case else name] = text
        return variables

    def forms(self, noun: Noun) -> Forms:
        """A noun in all its cases."""
        match noun:
            case Phrase(key, args):
                return self.bundle.forms(key, self.variables(args))
            case Join(parts, between):
                cases = [self.forms(part) for part in parts]
                return {case: between.join(forms[case] for forms in cases) for case in ("", *CASES)}
            case Text(text):
                return same(text)
            case Names(names):
                # a host's own content need not be printed in every language
                return same(names.get(self.language) or next(iter(names.values()), ""))


def same(name: str) -> Forms:
    """A name that is the same in all cases."""
    return dict.fromkeys(("", *CASES), name)
