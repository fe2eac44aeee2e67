"""Keys and numbers become sentences.

A message is given named variables, which follow from the kinds of its numbers in the game's vocabulary:

- each kind is a variable: `$resource`, `$card`, `$hex`, `$path`, `$number`, ...; the second of a kind is `$resource2`;
- `$seat` is a player's name, always as it was typed in: names are never declined;
- `$who` is the player that an event happened to or that a question is asked of;
- `$cards` is a list such as "2 wool, 1 ore";
- a thing has its name, and for languages that need them its cases: `$resource-acc`, `$resource-gen`, `$cards-acc`;
- `$total` is the sum of all that are plain numbers;
- what the reader may not see is the word `hidden`, to select on: `{ $card -> [hidden] a card *[other] { $card } }`.

Options have the key `<game>-option-<verb>`. A question is told to others by its attribute `.others`.
"""

from typing import Final, final

from longhouse.kernel.decision import NOBODY, Decision, Option, Reason, Seat
from longhouse.kernel.event import Event
from longhouse.kernel.table import Table
from longhouse.kernel.zone import FACE_DOWN
from longhouse.messages.bundle import bundle_of
from longhouse.messages.nouns import Kinds, Nouns
from longhouse.messages.watch import WATCH_NOUNS

HIDDEN: Final = "hidden"
NOUNS: Final[dict[str, Nouns]] = {"watch": WATCH_NOUNS}

Variables = dict[str, str | int]


@final
class Catalog:
    """Everything a table can say, in one language. `seats` are the players' names, by seat."""

    def __init__(self, language: str) -> None:
        self.bundle: Final = bundle_of(language)
        self.language: Final = language

    def text(self, key: str, **args: str | int) -> str:
        """A plain message. Raises MissingMessage if there is no such key."""
        return self.bundle.text(key, args)

    def option(self, table: Table, option: Option, seats: list[str]) -> str:
        nouns = NOUNS[table.origin.game]
        kinds, numbers = nouns.option_args(table, option)
        key = f"{nouns.game}-option-{nouns.verbs[option.verb].name}"
        return self.bundle.text(key, self.variables(table, kinds, numbers, seats))

    def ask(self, table: Table, decision: Decision, seats: list[str]) -> str:
        """The question; in the view of another seat, what that seat is told instead."""
        key = decision.ask
        if table.viewer not in (NOBODY, decision.seat) and self.bundle.has(f"{key}.others"):
            key += ".others"
        return self.say(table, decision.ask, key, decision.seat, decision.args, seats)

    def event(self, table: Table, event: Event, seats: list[str]) -> str:
        return self.say(table, event.kind, event.kind, event.seat, event.args, seats)

    def reason(self, table: Table, reason: Reason, seats: list[str]) -> str:
        return self.say(table, reason.key, reason.key, NOBODY, reason.args, seats)

    def term(self, table: Table, kind: str, number: int, seats: list[str]) -> str:
        """The name of a thing: resource, card, hex, path, intersection, terrain, tile, piece, colour, board, seat."""
        return str(self.variables(table, (kind,), [number], seats)[kind])

    def say(self, table: Table, name: str, key: str, who: Seat, numbers: list[int], seats: list[str]) -> str:
        """The message `key`, which has the arguments that the vocabulary gives to `name`."""
        kinds = NOUNS[table.origin.game].kinds.get(name, ())
        variables = self.variables(table, kinds, numbers, seats)
        if who != NOBODY:
            variables["who"] = seats[who]
        return self.bundle.text(key, variables)

    def variables(self, table: Table, kinds: Kinds, numbers: list[int], seats: list[str]) -> Variables:
        nouns = NOUNS[table.origin.game]
        variables: Variables = {}
        total = 0
        at = 0
        for kind in kinds:
            name = free_name(kind, variables)
            given = numbers[at : at + nouns.width(kind)]
            at += len(given)
            if FACE_DOWN in given:
                variables[name] = HIDDEN
            elif kind == "number":
                variables[name] = given[0]
                total += given[0]
            elif kind == "seat":
                variables[name] = seats[given[0]]
            else:
                for case, text in nouns.forms(self.bundle, table, kind, given).items():
                    variables[f"{name}-{case}" if case else name] = text
        variables["total"] = total
        return variables


def free_name(kind: str, variables: Variables) -> str:
    """`resource`, then `resource2`, then `resource3`."""
    name = kind
    count = 1
    while name in variables:
        count += 1
        name = f"{kind}{count}"
    return name
