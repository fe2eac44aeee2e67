"""The messages of one language: those of the .ftl files in its folder, and those of games of other packages.

A message is parsed when it is first needed, with those that it refers to: parsing all takes a second for a language.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Final, final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Literal

from longhouse.kernel.registry import find_game, guests_met

LANGUAGES: Final = ("en", "ru", "uk")
FOLDER: Final = Path(__file__).parent

# An entry begins where a line does, with its name; all other lines of it are indented.
BEFORE_ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z])", re.MULTILINE)
NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")

Variables = Mapping[str, str | int]
Forms = dict[str, str]  # a noun: its name under "", and its other cases
CASES: Final = ("acc", "gen")


class MissingMessage(KeyError):
    """A key that is missing in a language."""

    def __init__(self, key: str, language: str) -> None:
        super().__init__(key)
        self.key = key
        self.language = language

    def __str__(self) -> str:
        return f"there is no message '{self.key}' in {self.language}"


class BrokenMessage(ValueError):
    """A message that cannot be formatted, mostly because a variable is missing."""

    def __init__(self, key: str, language: str, problems: list[Exception]) -> None:
        text = "; ".join(str(problem) for problem in problems)
        super().__init__(f"message '{key}' in {language}: {text}")
        self.key = key
        self.language = language


@final
class Bundle:
    """One language. A key may name an attribute: `watch-setting-board.explain`."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        # our texts run in one direction only, so the marks that isolate names would be noise in a terminal
        self.fluent: Final = FluentBundle([language], use_isolating=False)
        self.plain: Final[dict[str, str]] = {}  # texts without variables; a board needs hundreds of them
        self.met: Final[set[str]] = set()  # guests whose words we have
        self.reading: Final = Lock()  # nobody shall miss a message that another thread reads just now
        self.unread: Final[dict[str, str]] = {}  # texts of the messages that nobody has needed yet; terms begin with -
        self.add_files(sorted((FOLDER / language).glob("*.ftl")))

    def add_files(self, paths: list[Path]) -> None:
        for path in paths:
            for entry in BEFORE_ENTRY.split(path.read_text(encoding="utf-8")):
                name = NAME.match(entry)
                if name:
                    self.unread.setdefault(name[0], entry)

    def learn(self, name: str) -> None:
        """Have this message, if there is one. What it refers to comes first: then others may use it."""
        entry = self.unread.pop(name, "")
        for word in NAME.findall(entry):
            if word in self.unread:
                self.learn(word)
        if entry:
            self.fluent.add_resource(FluentResource(entry))

    def meet_guests(self) -> None:
        """A game from another package may be opened after the first message was formatted."""
        for guest in guests_met():
            if guest.name not in self.met:
                self.met.add(guest.name)
                self.add_files(files_of(guest.name, self.language))

    def look_for(self, name: str) -> None:
        with self.reading:
            if name not in self.unread:
                self.meet_guests()
            self.learn(name)

    def has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self.fluent.has_message(name):
            self.look_for(name)
        if not self.fluent.has_message(name):
            return False
        message = self.fluent.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def text(self, key: str, args: Variables) -> str:
        if key in self.plain:
            return self.plain[key]
        if not self.has(key):
            raise MissingMessage(key, self.language)
        name, _, attribute = key.partition(".")
        message = self.fluent.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, problems = self.fluent.format_pattern(pattern, dict(args))
        if problems:
            raise BrokenMessage(key, self.language, problems)
        if isinstance(pattern, Literal):
            self.plain[key] = str(text)
        return str(text)

    def forms(self, key: str, args: Variables) -> Forms:
        """A noun in all its cases; a case that is missing is the name itself."""
        name = self.text(key, args)
        forms = {"": name}
        for case in CASES:
            forms[case] = self.text(f"{key}.{case}", args) if self.has(f"{key}.{case}") else name
        return forms


def files_of(game: str, language: str) -> list[Path]:
    """The words of one game: beside all the others, or, for a game from another package, in its folder `messages`."""
    own = sorted([*(FOLDER / language).glob(f"{game}.ftl"), *(FOLDER / language).glob(f"{game}-*.ftl")])
    return own or sorted((find_game(game).folder / "messages" / language).glob("*.ftl"))


@cache
def bundle_of(language: str) -> Bundle:
    """Every language is read once. Raises ValueError for a language we do not speak."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language '{language}'; there is {', '.join(LANGUAGES)}")
    return Bundle(language)


@cache
def speaks(key: str) -> bool:
    """Whether there is such a message. All languages have the same keys: the tests check it."""
    return bundle_of(LANGUAGES[0]).has(key)
