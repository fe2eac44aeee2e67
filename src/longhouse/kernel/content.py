"""Content files: TOML read into typed values, with errors that name the file, the entry and what is known."""

import hashlib
import tomllib
from pathlib import Path
from typing import Final, final

from longhouse.kernel.packs.toml import explain, find_place

Facts = dict[str, int | str]
SHOWN: Final = 100  # letters of a value
NONE_NEAR: Final = "none"


class ContentError(ValueError):
    """A content file that cannot be played; the text says where and what to do.

    For other languages there is a message `key` with its `facts`, as in SettingError; `where` is the same in all.
    """

    def __init__(self, text: str, key: str = "", facts: Facts | None = None, where: str = "") -> None:
        super().__init__(text)
        self.key = key
        self.facts: Facts = {} if facts is None else facts
        self.where = where


def wrong_at(where: str, said: str, key: str = "", facts: Facts | None = None) -> ContentError:
    """An error at this place of a content file. The facts fill the gaps `{name}` of its English sentence."""
    filled = said if facts is None else said.format_map(facts)
    return ContentError(f"{where}: {filled}", key, facts, where)


@final
class Entry:
    """One table of a content file. It knows where it is, so that every error can say so."""

    def __init__(self, data: dict[str, object], where: str) -> None:
        self.data = data
        self.where = where

    def wrong(self, said: str, key: str = "", facts: Facts | None = None) -> ContentError:
        return wrong_at(self.where, said, key, facts)

    def not_a(self, said: str, message: str, key: str, value: object) -> ContentError:
        """A value that is of the wrong kind."""
        return self.wrong(said, message, {"key": key, "value": shown(value)})

    def cannot_hold(self, key: str, word: str, known: tuple[str, ...] | list[str]) -> ContentError:
        facts: Facts = {"key": key, "word": word, "known": ", ".join(known)}
        return self.wrong("'{key}' cannot hold '{word}'; known: {known}", "fault-cannot-hold", facts)

    def can_only_be(self, key: str, can: object, given: object) -> ContentError:
        facts: Facts = {"key": key, "can": shown(can), "value": shown(given)}
        return self.wrong("'{key}' can only be {can}, not {value}", "fault-only", facts)

    def some_of(self, key: str, known: tuple[str, ...]) -> ContentError:
        facts: Facts = {"key": key, "known": ", ".join(known)}
        return self.wrong("'{key}' must hold some of {known}", "fault-some-of", facts)

    def needs(self, verb: str, key: str) -> ContentError:
        return self.wrong("'{verb}' needs '{key}'", "fault-needs", {"verb": verb, "key": key})

    def too_few(self, what: str, least: int, players: int) -> ContentError:
        facts: Facts = {"what": what, "least": least, "players": players}
        said = "there are too few '{what}' for {players} players (at least {least})"
        return self.wrong(said, "fault-too-few", facts)

    def too_many(self, what: str, most: int) -> ContentError:
        facts: Facts = {"what": what, "most": most}
        return self.wrong("there can be no more than {most} '{what}'", "fault-too-many", facts)

    def in_order(self, group: str, names: tuple[str, ...]) -> ContentError:
        facts: Facts = {"group": group, "names": ", ".join(names)}
        return self.wrong("'{group}' must be {names}, in this order", "fault-in-order", facts)

    def no_such(self, group: str, name: str) -> ContentError:
        return self.wrong("there is no '{name}' in '{group}'", "fault-no-such", {"group": group, "name": name})

    def check_once(self, rows: list[list[str]]) -> None:
        """Everything that can be said must mean one thing."""
        for row in rows:
            for name in row:
                if row.count(name) > 1:
                    raise self.wrong("there can be only one '{name}'", "fault-only-one", {"name": name})

    def has(self, key: str) -> bool:
        return key in self.data

    def value(self, key: str) -> object:
        if key not in self.data:
            raise self.wrong("'{key}' is missing", "fault-missing", {"key": key})
        return self.data[key]

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise self.not_a("'{key}' must be a text in quotes, not {value}", "fault-text", key, value)
        return value

    def number(self, key: str) -> int:
        value = self.value(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.not_a("'{key}' must be a whole number, not {value}", "fault-number", key, value)
        return value

    def at_least(self, key: str, least: int) -> int:
        """A whole number that is no smaller than this."""
        value = self.number(key)
        if value < least:
            facts: Facts = {"key": key, "least": least, "value": value}
            raise self.wrong("'{key}' must be {least} or more, not {value}", "fault-at-least", facts)
        return value

    def number_or(self, key: str, otherwise: int) -> int:
        return self.number(key) if key in self.data else otherwise

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.not_a("'{key}' must be true or false, not {value}", "fault-flag", key, value)
        return value

    def items(self, key: str) -> list[object]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self.not_a("'{key}' must be a list in brackets, not {value}", "fault-list", key, value)
        return value

    def numbers(self, key: str) -> list[int]:
        return [self.as_number(item, key) for item in self.items(key)]

    def texts(self, key: str) -> list[str]:
        return [self.as_text(item, key) for item in self.items(key)]

    def pairs(self, key: str) -> list[tuple[int, int]]:
        """A list of places such as [[0, 0], [1, -1]]."""
        return [self.as_pair(item, key) for item in self.items(key)]

    def pair(self, key: str) -> tuple[int, int]:
        return self.as_pair(self.value(key), key)

    def side(self, key: str) -> tuple[int, int, str]:
        """A side or corner of a hex such as [3, -1, "E"]."""
        value = self.value(key)
        if not isinstance(value, list) or len(value) != 3:
            raise self.not_a("'{key}' must be a place such as [3, -1, \"E\"], not {value}", "fault-side", key, value)
        return self.as_number(value[0], key), self.as_number(value[1], key), self.as_text(value[2], key)

    def entry(self, key: str) -> "Entry":
        return self.as_entry(self.value(key), f"{self.where}, {key}")

    def entries(self, key: str) -> list["Entry"]:
        if key not in self.data:
            return []
        found: list[Entry] = []
        for number, item in enumerate(self.items(key), 1):
            entry = self.as_entry(item, f"{self.where}, {key} {number}")
            if isinstance(entry.data.get("id"), str):
                entry.where = f"{self.where}, {key} '{entry.data['id']}'"
            found.append(entry)
        return found

    def one_of(self, key: str, known: list[str]) -> int:
        """The place of this text among the known ones."""
        word = self.text(key)
        if word not in known:
            raise self.cannot_be(key, word, known)
        return known.index(word)

    def cannot_be(self, key: str, word: str, known: list[str]) -> ContentError:
        near = nearest(word, known)
        facts: Facts = {"key": key, "word": word, "known": ", ".join(known)}
        if near == NONE_NEAR:
            return self.wrong("'{key}' cannot be '{word}'; known: {known}", "fault-cannot-be", facts)
        facts["near"] = near
        said = "'{key}' cannot be '{word}' (did you mean '{near}'?); known: {known}"
        return self.wrong(said, "fault-cannot-be-near", facts)

    def check_known(self, known: tuple[str, ...]) -> None:
        """A key that is not read would silently do nothing."""
        for key in self.data:
            if key not in known:
                facts: Facts = {"key": key, "known": ", ".join(known)}
                raise self.wrong("there can be no '{key}'; known: {known}", "fault-unknown", facts)

    def check_keys(self, verb: str, given: list[str], known: tuple[str, ...], common: tuple[str, ...]) -> None:
        """A key that the verb of a step does not know would silently do nothing."""
        for key in given:
            if key not in common and key not in known:
                facts: Facts = {"verb": verb, "key": key, "known": ", ".join(known)}
                if known:
                    raise self.wrong("'{verb}' knows no '{key}'; it knows {known}", "fault-verb-key", facts)
                raise self.wrong("'{verb}' knows no '{key}'; it knows nothing more", "fault-verb-no-key", facts)

    def as_number(self, item: object, key: str) -> int:
        if isinstance(item, bool) or not isinstance(item, int):
            raise self.not_a("'{key}' must hold whole numbers, not {value}", "fault-numbers", key, item)
        return item

    def as_text(self, item: object, key: str) -> str:
        if not isinstance(item, str):
            raise self.not_a("'{key}' must hold texts, not {value}", "fault-texts", key, item)
        return item

    def as_pair(self, item: object, key: str) -> tuple[int, int]:
        if not isinstance(item, list) or len(item) != 2:
            raise self.not_a("'{key}' must be a place such as [0, -2], not {value}", "fault-pair", key, item)
        return self.as_number(item[0], key), self.as_number(item[1], key)

    def as_entry(self, item: object, where: str) -> "Entry":
        if not isinstance(item, dict):
            raise wrong_at(where, "must be a table, not {value}", "fault-table", {"value": shown(item)})
        return Entry(item, where)


@final
class ContentFile:
    """A content file as it was read: its entries, and a fingerprint by which journals identify it.

    An owner's pack (`pack.py`) also has a title and its own text, which journals keep.
    """

    def __init__(self, root: Entry, fingerprint: str, title: str = "", text: str = "") -> None:
        self.root = root
        self.fingerprint = fingerprint
        self.title = title
        self.text = text


def read_content(path: Path) -> ContentFile:
    """The content that comes with a game, or an older version's patch of it."""
    text = read_text(path)
    return ContentFile(Entry(parse_toml(text, path.name), path.name), fingerprint_of(text))


def read_text(path: Path) -> str:
    try:
        return tidied(path.read_bytes().decode("utf-8-sig"))  # Windows puts a mark before the text
    except OSError as problem:
        facts: Facts = {"why": str(problem.strerror)}
        raise wrong_at(path.name, "cannot be read ({why})", "fault-unreadable", facts) from problem
    except UnicodeDecodeError as problem:
        raise wrong_at(path.name, "is not a text file in UTF-8", "fault-utf8") from problem


def tidied(text: str) -> str:
    """As a journal keeps it, line by line: without blanks at the end of a line, and one end of line after the last."""
    return "\n".join([line.rstrip() for line in text.split("\n")]).rstrip("\n") + "\n"


def fingerprint_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def parse_toml(text: str, name: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as problem:  # a number of 5,000 digits, or 5,000 brackets, is no TOML error
        raise wrong_toml(name, text, str(problem)) from problem


def wrong_toml(name: str, text: str, problem: str) -> ContentError:
    (key, why), (line, column) = explain(problem), find_place(text, problem)
    facts: Facts = {"line": str(line), "column": str(column)}  # as they are written: 1203, not 1,203
    if not key:
        key, why, facts["why"] = "fault-toml", "{why}", why[:SHOWN]
    return wrong_at(name, f"is not valid TOML: {why} (line {{line}}, column {{column}})", key, facts)


def patched(file: ContentFile, patch: ContentFile) -> ContentFile:
    """A content file with what another one says differently; both are left as they are.

    Tables are patched key by key, entries with an `id` one by one; what is new comes last. Other values are replaced.
    """
    mark = hashlib.sha256(f"{file.fingerprint} {patch.fingerprint}".encode()).hexdigest()[:16]
    return ContentFile(Entry(patched_table(file.root.data, patch.root.data), patch.root.where), mark)


def patched_table(data: dict[str, object], patch: dict[str, object]) -> dict[str, object]:
    made = data.copy()
    for key, value in patch.items():
        old = made.get(key)
        if isinstance(old, dict) and isinstance(value, dict):
            made[key] = patched_table(old, value)
        elif isinstance(old, list) and isinstance(value, list) and have_ids(old) and have_ids(value):
            made[key] = patched_entries(old, value)
        else:
            made[key] = value
    return made


def patched_entries(entries: list[object], patches: list[object]) -> list[object]:
    made = entries.copy()
    places = {entry["id"]: place for place, entry in enumerate(entries) if isinstance(entry, dict)}
    for patch in patches:
        assert isinstance(patch, dict)
        place = places.get(patch["id"], -1)
        if place < 0:
            made.append(patch)
        else:
            old = made[place]
            assert isinstance(old, dict)
            made[place] = patched_table(old, patch)
    return made


def have_ids(items: list[object]) -> bool:
    return all(isinstance(item, dict) and isinstance(item.get("id"), str) for item in items)


def shown(value: object) -> str:
    """A value as a sentence repeats it."""
    text = repr(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def nearest(word: str, known: list[str]) -> str:
    """The word that was probably meant, or `none`."""
    return next(iter(alike(word, known)), NONE_NEAR)


def did_you_mean(word: str, known: list[str]) -> str:
    near = alike(word, known)
    return f" (did you mean '{near[0]}'?)" if near else ""


def alike(word: str, known: list[str]) -> list[str]:
    """The word that is most like it, if there is one."""
    import difflib  # noqa: PLC0415  (only for what is misspelt)

    return difflib.get_close_matches(word, known, 1, 0.6)
