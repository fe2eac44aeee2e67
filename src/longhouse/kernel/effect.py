"""Effects: the printed instructions of cards as data. A card is data; a verb is code."""

from typing import Final, final

from longhouse.kernel.content import Entry


@final
class Effect:
    """One printed instruction: the number of its verb, its numbers and words by key, and lists to choose from.

    `choices` are numbers of scripts, so that a table can be saved and cloned in the middle of a card.
    """

    def __init__(self, verb: int, numbers: dict[str, int], words: dict[str, list[str]], choices: list[int]) -> None:
        self.verb: Final = verb
        self.numbers: Final = numbers
        self.words: Final = words
        self.choices: Final = choices


@final
class Scripts:
    """All lists of effects of one content file; a script is identified by its number."""

    def __init__(self, verbs: list[str], mode: str) -> None:
        self.verbs: Final = verbs
        self.mode: Final = mode
        self.effects: Final[list[list[Effect]]] = []

    def read(self, entries: list[Entry]) -> int:
        """Read one list of effects (those of this mode) and return its number."""
        script: list[Effect] = []
        number = len(self.effects)
        self.effects.append(script)
        for entry in entries:
            if not entry.has("modes") or self.mode in entry.texts("modes"):
                script.append(self.read_effect(entry))
        return number

    def read_effect(self, entry: Entry) -> Effect:
        verb = entry.one_of("do", self.verbs)
        numbers: dict[str, int] = {}
        words: dict[str, list[str]] = {}
        choices: list[int] = []
        for key, value in entry.data.items():
            if key == "options":
                choices = self.read_choices(entry)
            elif key == "then":
                choices = [self.read(entry.entries("then"))]
            elif isinstance(value, int):
                numbers[key] = int(value)
            elif isinstance(value, str):
                words[key] = [value]
            elif isinstance(value, list):
                words[key] = entry.texts(key)
        return Effect(verb, numbers, words, choices)

    def read_choices(self, entry: Entry) -> list[int]:
        """Each choice is a list of effects; one that is empty in this mode is left out."""
        choices: list[int] = []
        for option in entry.items("options"):
            script = self.read(Entry({"options": option}, entry.where).entries("options"))
            if self.effects[script]:
                choices.append(script)
        return choices
