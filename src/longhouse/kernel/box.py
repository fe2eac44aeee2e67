"""The box: everything that content and settings put on the table before the first pick and that never changes."""

from typing import Final, final

from longhouse.kernel.decision import Option
from longhouse.kernel.opening import mypyc_attr
from longhouse.kernel.origin import Origin


@final
class Word:
    """A verb of a game: its name in texts and journals, and the kinds of its numbers."""

    def __init__(self, name: str, kinds: tuple[str, ...]) -> None:
        self.name: Final = name
        self.kinds: Final = kinds


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """Content and settings of one game, read once and shared by all its tables. Every game has one subclass."""

    def __init__(self, origin: Origin, players: int) -> None:
        self.origin: Final = origin
        self.settings: Final = origin.settings
        self.players: Final = players
        self.verbs: tuple[Word, ...] = ()
        self.say: list[list[Option]] = []  # by verb: all options that can be picked at these tables
        self.vocabulary: list[Option] = []
        self.known: set[Option] = set()
        self.option_of: dict[str, Option] = {}

    def speak(self, verbs: tuple[Word, ...], counts: dict[str, int], special: dict[int, list[Option]]) -> None:
        """Make all options: a verb with every thing of its kinds (`counts` says how many), or the `special` ones.

        A box calls it last, when everything that options can name has been read.
        """
        self.verbs = verbs
        self.say = [
            special[verb] if verb in special else every_option(verb, word.kinds, counts)
            for verb, word in enumerate(verbs)
        ]
        self.vocabulary = [option for options in self.say for option in options]
        self.known = set(self.vocabulary)
        self.option_of = {self.spell(option): option for option in self.vocabulary}

    def read(self, text: str) -> Option | None:
        """The option with this text, if there is one at these tables."""
        return self.option_of.get(text)

    def spell(self, option: Option) -> str:
        """The stable text of an option: `road/3,-1,E`."""
        word = self.verbs[option.verb]
        if not word.kinds:
            return word.name
        first = self.name_of(word.kinds[0], option.a)
        if len(word.kinds) == 1:
            return f"{word.name}/{first}"
        return f"{word.name}/{first},{self.name_of(word.kinds[1], option.b)}"

    def name_of(self, kind: str, number: int) -> str:
        """What a thing of this kind is called in texts and journals."""
        return str(number)


def every_option(verb: int, kinds: tuple[str, ...], counts: dict[str, int]) -> list[Option]:
    if not kinds:
        return [Option(verb)]
    if len(kinds) == 1:
        return [Option(verb, a) for a in range(counts[kinds[0]])]
    return [Option(verb, a, b) for a in range(counts[kinds[0]]) for b in range(counts[kinds[1]])]
