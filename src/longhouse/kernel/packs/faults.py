"""What is wrong with a pack: every fault with its line and its field, not only the first.

The readers of the games stop at the first fault. So the value that it names is replaced by the standard's, and the pack
is read again, until nothing is wrong any more. A pack without faults is then tried in a few quick games.
"""

import re
from typing import Final, final

from longhouse.kernel.content import ContentError, ContentFile, Entry, Facts, fingerprint_of, parse_toml, tidied
from longhouse.kernel.decision import SPECTATOR
from longhouse.kernel.game import Game, SettingError
from longhouse.kernel.origin import Settings
from longhouse.kernel.packs.lines import find_lines
from longhouse.kernel.packs.pack import HEAD, check_length, check_size, check_words, open_head
from longhouse.kernel.packs.rehearsal import Deal, rehearse
from longhouse.kernel.registry import find_game

MOST_FAULTS: Final = 20
MOST_TRIED: Final = 8  # values that a broken game may be blamed on, one after the other
WHERE: Final = "pack"
SEGMENT: Final = re.compile(r"([\w-]+)(?: '([^']*)'| (\d+))?")  # `dice`, `dice 'sword'`, `effect 2`
QUOTED: Final = re.compile(r"'([\w-]+)'")
WORD: Final = re.compile(r"[\w-]+")

Step = str | int  # a key of a table, or a place in a list
DEALS: Final[dict[str, list[Deal]]] = {}  # by game


@final
class Fault:
    """A line of the pack (0 if it is not known), the field there, and what is wrong with it.

    `text` is English; for other languages there is a message `key` with its `facts`, as in ContentError.
    """

    def __init__(self, line: int, field: str, text: str, key: str, facts: Facts) -> None:
        self.line: Final = line
        self.field: Final = field
        self.text: Final = text
        self.key: Final = key
        self.facts: Final = facts

    def __str__(self) -> str:
        place = f"line {self.line}: " if self.line else ""
        return f"{place}{self.field}: {self.text}" if self.field else f"{place}{self.text}"


def faults_of(game: Game, text: str, name: str) -> list[Fault]:
    """Everything that is wrong with a pack, at most twenty faults; empty if it can be played."""
    try:
        check_length(text, WHERE)
        text = tidied(text)
        own = parse_toml(text, WHERE)
    except ContentError as problem:
        return [unread(problem)]
    return sorted(Check(game, text, own, name).run(), key=line_of)


def line_of(fault: Fault) -> int:
    return fault.line


def unread(problem: ContentError) -> Fault:
    """A file that is too long, or no TOML."""
    return Fault(int(problem.facts.get("line", 0)), "", said_of(problem)[1], problem.key, problem.facts)


def list_faults(game: str, text: str, name: str) -> list[tuple[int, str, str, str, Facts]]:
    """The same as plain data, for another process."""
    faults = faults_of(find_game(game), text, name)
    return [(fault.line, fault.field, fault.text, fault.key, fault.facts) for fault in faults]


@final
class Check:
    """One pack being read again and again."""

    def __init__(self, game: Game, text: str, own: dict[str, object], name: str) -> None:
        self.game: Final = game
        self.text: Final = text
        self.own: Final = own
        self.name: Final = name
        self.standard: Final = game.content().root.data
        self.data: dict[str, object] = own
        self.faults: list[Fault] = []
        self.lines: Final = find_lines(text)

    def run(self) -> list[Fault]:
        if not self.open():
            return self.faults
        deals = deals_of(self.game).copy()
        while deals:
            try:
                self.read(deals)
            except ContentError as problem:
                path = self.note(problem)
                if len(self.faults) == MOST_FAULTS or not self.mend(path):
                    break
        if not self.faults:
            self.rehearse()
        return self.faults

    def rehearse(self) -> None:
        file = self.file()
        for deal in rehearsals_of(self.game):
            try:
                rehearse(self.game, file, deal)
            except ContentError as problem:
                path = self.to_blame(deal)
                place = self.line_of(path), spelled(self.data, path)
                self.faults.append(Fault(*place, said_of(problem)[1], problem.key, problem.facts))
                break

    def to_blame(self, deal: Deal) -> list[Step]:
        """The path to the one value without which this game does not break, if the pack changes few values."""
        changes = differences(self.data, self.standard)
        for path in changes if len(changes) <= MOST_TRIED else []:
            mended = replaced(self.data, path, at_path(self.standard, path))
            assert isinstance(mended, dict)
            try:
                rehearse(self.game, ContentFile(Entry(mended, WHERE), fingerprint_of(f"{path} {self.text}")), deal)
                return path
            except ContentError:  # another one, or several together
                continue
        return []

    def open(self) -> bool:
        """Whether the head can be read; names that are not known are left out of what is read next."""
        while True:
            try:
                check_words(self.game, self.data, WHERE)
                self.data = open_head(self.game, self.data, WHERE, self.name)[1]
                return True
            except ContentError as problem:
                path = self.note(problem)
                if not path or path[0] == HEAD or len(self.faults) == MOST_FAULTS:
                    return False
                left = replaced(self.data, path, None)
                assert isinstance(left, dict)
                self.data = left

    def read(self, deals: list[Deal]) -> None:
        """Deal all these tables, and take those that can be dealt off the list; raises ContentError."""
        check_size(self.data, WHERE)
        file = self.file()
        while deals:
            try_deal(self.game, file, deals[0])
            del deals[0]

    def file(self) -> ContentFile:
        return ContentFile(Entry(self.data, WHERE), fingerprint_of(f"{len(self.faults)} {self.text}"))

    # --- where it is

    def note(self, problem: ContentError) -> list[Step]:
        """Add the fault, unless it is known; returns the path to what is wrong."""
        where, said = said_of(problem)
        path = self.guessed(said) if not where else follow(self.data, where)
        here = at_path(self.data, path)
        key = next((word for word in QUOTED.findall(said) if isinstance(here, dict) and word in here), "")
        if not key and "is missing" in said:
            key = next(iter(QUOTED.findall(said)), "")
        if key and where:
            path = [*path, key]
        fault = Fault(self.line_of(path), spelled(self.data, path), said, problem.key, problem.facts)
        if all(str(fault) != str(known) for known in self.faults):
            self.faults.append(fault)
        return path

    def guessed(self, said: str) -> list[Step]:
        """What a sentence about the pack as a whole is about: an entry or a table that it names."""
        for word in QUOTED.findall(said):
            if word in self.data:
                return [word]
            for key, value in self.data.items():
                if isinstance(value, list):
                    for place in range(len(value) - 1, -1, -1):
                        item = value[place]
                        if isinstance(item, dict) and item.get("id") == word:
                            return [key, place]
        known = [word for word in WORD.findall(said) if word in self.data]
        return [known[0]] if known else []

    def line_of(self, path: list[Step]) -> int:
        """The line of the nearest thing around it that the file itself says."""
        own = own_path(self.data, self.own, path)
        while own:
            line = self.lines.get(line_key(own), 0)
            if line:
                return line
            own = own[:-1]
        return 0

    # --- go on

    def mend(self, path: list[Step]) -> bool:
        """Put the standard's value where the pack's differs from it: there, or in what is around it."""
        while True:
            kept = own_path(self.data, self.standard, path)
            value = at_path(self.standard, kept) if len(kept) == len(path) else None
            if repr(value) != repr(at_path(self.data, path)):
                mended = replaced(self.data, path, value)
                assert isinstance(mended, dict)
                self.data = mended
                return True
            if not path:
                return False
            path = path[:-1]


def said_of(problem: ContentError) -> tuple[str, str]:
    """Where, without the name of the file, and the sentence."""
    where, _, said = str(problem).removeprefix(WHERE).partition(": ")
    return where.removeprefix(", "), said[:300]


# --- paths


def follow(data: object, where: str) -> list[Step]:
    """The path to what a reader calls `dice 'sword', faces 2`, as far as it can be followed."""
    path: list[Step] = []
    for part in where.split(", "):
        found = SEGMENT.fullmatch(part)
        if found is None or not isinstance(data, dict) or found[1] not in data:
            break
        data = data[found[1]]
        path.append(found[1])
        if isinstance(data, list) and (found[2] is not None or found[3] is not None):
            place = int(found[3]) - 1 if found[3] is not None else place_of(data, found[2])
            if not 0 <= place < len(data):
                break
            data = data[place]
            path.append(place)
    return path


def place_of(items: list[object], name: object) -> int:
    """The place of the entry with this id, the last if there are several; -1 if there is none."""
    places = [place for place, item in enumerate(items) if isinstance(item, dict) and item.get("id") == name]
    return places[-1] if places else -1


def at_path(data: object, path: list[Step]) -> object:
    """What is there; None if there is nothing."""
    for step in path:
        if isinstance(data, list):
            data = data[step] if isinstance(step, int) and step < len(data) else None
        else:
            data = data.get(step) if isinstance(data, dict) else None
    return data


def differences(data: object, other: object) -> list[list[Step]]:
    """The paths to what is not the same in both; a list that has become longer or shorter is one difference."""
    steps: list[Step] = []
    if isinstance(data, dict) and isinstance(other, dict):
        steps += [*data, *[key for key in other if key not in data]]
    elif isinstance(data, list) and isinstance(other, list) and len(data) == len(other):
        steps += range(len(data))
    if not steps:
        return [] if repr(data) == repr(other) else [[]]
    return [[step, *path] for step in steps for path in differences(at_path(data, [step]), at_path(other, [step]))]


def own_path(data: object, other: object, path: list[Step]) -> list[Step]:
    """The same path in another content, where an entry with an id may have another place; cut where it ends there."""
    made: list[Step] = []
    for step in path:
        item = at_path(data, [step])
        place: Step = step
        if isinstance(step, int) and isinstance(other, list) and isinstance(item, dict) and "id" in item:
            place = place_of(other, item["id"])
            if place < 0:
                break
        inner = at_path(other, [place])
        if inner is None:
            break
        made.append(place)
        data, other = item, inner
    return made


def replaced(data: object, path: list[Step], value: object) -> object:
    """The same content with another value there, or without it if that is None; nothing is changed in place."""
    if not path:
        return value
    step = path[0]
    if isinstance(data, dict):
        table = {key: item for key, item in data.items() if len(path) > 1 or key != step or value is not None}
        if len(path) > 1 or value is not None:
            table[step] = replaced(data.get(step), path[1:], value)
        return table
    assert isinstance(data, list) and isinstance(step, int)
    if len(path) == 1 and value is None:
        return [*data[:step], *data[step + 1 :]]
    return [*data[:step], replaced(data[step], path[1:], value), *data[step + 1 :]]


def spelled(data: object, path: list[Step]) -> str:
    """The field as people write it: `dice.sword.faces`; an entry without an id has its number."""
    words: list[str] = []
    for step in path:
        data = at_path(data, [step])
        named = data.get("id") if isinstance(step, int) and isinstance(data, dict) else None
        words.append(step if isinstance(step, str) else str(named)[:40] if named is not None else str(step + 1))
    return ".".join(words)


def line_key(path: list[Step]) -> str:
    return "/".join([str(step) for step in path])


# --- tables to try


def deals_of(game: Game) -> list[Deal]:
    """Tables that need everything in the box: every number of players in every mode (a game's first setting), and
    every value of every other setting for the most players, who need the most, in the first mode that allows it.
    """
    if game.name not in DEALS:
        mode = game.choices[0]
        DEALS[game.name] = [
            (players, settings)
            for players in game.players
            for value in mode.values
            for settings in agreed(game, players, [{mode.name: value}])
        ]
        for choice in game.choices[1:]:
            if not choice.several:
                for value in choice.values:
                    wanted = [{mode.name: way, choice.name: value} for way in [mode.default, *mode.values]]
                    DEALS[game.name] += [
                        (game.players[-1], settings) for settings in agreed(game, game.players[-1], wanted)
                    ]
    return DEALS[game.name]


def rehearsals_of(game: Game) -> list[Deal]:
    """The smallest table, a full one, and a full one with everything that can be added."""
    most = game.players[-1]
    full = next(deal for deal in deals_of(game) if deal[0] == most)
    added: Settings = {}
    for choice in game.choices:
        more = {**added, choice.name: "true"}
        if choice.default == "false" and agreed(game, most, [more]):
            added = more
    return [deals_of(game)[0], full, *[(most, settings) for settings in agreed(game, most, [added])]]


def agreed(game: Game, players: int, wanted: list[Settings]) -> list[Settings]:
    """The first of these that can be played, with all other settings as usual."""
    for chosen in wanted:
        try:
            return [game.complete_settings(players, chosen)]
        except SettingError:
            continue
    return []


def try_deal(game: Game, file: ContentFile, deal: Deal) -> None:
    """Deal this table and show it; raises ContentError."""
    players, settings = deal
    try:
        view = game.new_table(players, settings, file, "0").view(SPECTATOR)
    except SettingError as problem:  # with the standard's values these settings can be played
        raise ContentError(f"{file.root.where}: {problem}", problem.key, problem.facts, file.root.where) from problem
    face = game.face()
    face.scenery(view)
    face.picture(view)
