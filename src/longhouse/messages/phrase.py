"""What is said, before it is said in any language: keys and arguments, as a tree that can travel as JSON.

The catalog renders it here and web/src/i18n/phrase.ts in a browser, both with the same .ftl files. A field has the name
that it has in the JSON.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias, final

Json: TypeAlias = dict[str, object]


@final
@dataclass(frozen=True, slots=True)
class Phrase:
    """A message. As an argument of another message it is a noun, which has cases: `$resource`, `$resource-acc`."""

    key: str
    args: Mapping[str, "Arg"]

    def to_json(self) -> Json:
        return {"key": self.key, "args": {name: arg_to_json(arg) for name, arg in self.args.items()}}


@final
@dataclass(frozen=True, slots=True)
class Join:
    """Several nouns as one, with `by` between them."""

    join: list["Noun"]
    by: str

    def to_json(self) -> Json:
        return {"join": [noun.to_json() for noun in self.join], "by": self.by}


@final
@dataclass(frozen=True, slots=True)
class Text:
    """A name that is the same in every language and every case."""

    text: str

    def to_json(self) -> Json:
        return {"text": self.text}


@final
@dataclass(frozen=True, slots=True)
class Names:
    """A name by language, as it is printed in a host's own content."""

    names: dict[str, str]

    def to_json(self) -> Json:
        return {"names": self.names}


Noun: TypeAlias = Phrase | Join | Text | Names
Players: TypeAlias = Sequence[str | Phrase]  # what the players are called, by seat; of some, a message says it
Arg: TypeAlias = int | str | Noun  # a string is literal: the name of a person, or a word to select on


def arg_to_json(arg: Arg) -> object:
    return arg if isinstance(arg, int | str) else arg.to_json()
