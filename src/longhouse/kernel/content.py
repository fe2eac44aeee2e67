"""Content files: TOML read into typed values, with errors that name the file, the entry and what is known."""

import difflib
import hashlib
import tomllib
from pathlib import Path
from typing import final


class ContentError(ValueError):
    """A content file that cannot be played; the text says where and what to do."""


@final
class Entry:
    """One table of a content file. It knows where it is, so that every error can say so."""

    def __init__(self, data: dict[str, object], where: str) -> None:
        self.data = data
        self.where = where

    def wrong(self, what: str) -> ContentError:
        return ContentError(f"{self.where}: {what}")

    def has(self, key: str) -> bool:
        return key in self.data

    def value(self, key: str) -> object:
        if key not in self.data:
            raise self.wrong(f"'{key}' is missing")
        return self.data[key]

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise self.wrong(f"'{key}' must be a text in quotes, not {value!r}")
        return value

    def number(self, key: str) -> int:
        value = self.value(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong(f"'{key}' must be a whole number, not {value!r}")
        return value

    def at_least(self, key: str, least: int) -> int:
        """A whole number that is no smaller than this."""
        value = self.number(key)
        if value < least:
            raise self.wrong(f"'{key}' must be {least} or more, not {value}")
        return value

    def number_or(self, key: str, otherwise: int) -> int:
        return self.number(key) if key in self.data else otherwise

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.wrong(f"'{key}' must be true or false, not {value!r}")
        return value

    def items(self, key: str) -> list[object]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self.wrong(f"'{key}' must be a list in brackets, not {value!r}")
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
            raise self.wrong(f"'{key}' must be a place such as [3, -1, \"E\"], not {value!r}")
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
            raise self.wrong(f"'{key}' cannot be '{word}'{did_you_mean(word, known)}; known: {', '.join(known)}")
        return known.index(word)

    def check_known(self, known: tuple[str, ...]) -> None:
        """A key that is not read would silently do nothing."""
        for key in self.data:
            if key not in known:
                raise self.wrong(f"there can be no '{key}'; known: {', '.join(known)}")

    def as_number(self, item: object, key: str) -> int:
        if isinstance(item, bool) or not isinstance(item, int):
            raise self.wrong(f"'{key}' must hold whole numbers, not {item!r}")
        return item

    def as_text(self, item: object, key: str) -> str:
        if not isinstance(item, str):
            raise self.wrong(f"'{key}' must hold texts, not {item!r}")
        return item

    def as_pair(self, item: object, key: str) -> tuple[int, int]:
        if not isinstance(item, list) or len(item) != 2:
            raise self.wrong(f"'{key}' must be a place such as [0, -2], not {item!r}")
        return self.as_number(item[0], key), self.as_number(item[1], key)

    def as_entry(self, item: object, where: str) -> "Entry":
        if not isinstance(item, dict):
            raise ContentError(f"{where}: must be a table, not {item!r}")
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
        return tidied(path.read_bytes().decode("utf-8"))
    except OSError as problem:
        raise ContentError(f"{path.name}: cannot be read ({problem.strerror})") from problem
    except UnicodeDecodeError as problem:
        raise ContentError(f"{path.name}: is not a text file in UTF-8") from problem


def tidied(text: str) -> str:
    """As a journal keeps it, line by line: without blanks at the end of a line, and one end of line after the last."""
    return "\n".join([line.rstrip() for line in text.split("\n")]).rstrip("\n") + "\n"


def fingerprint_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def parse_toml(text: str, name: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as problem:  # a number of 5,000 digits, or 5,000 brackets, is no TOML error
        raise ContentError(f"{name}: is not valid TOML: {problem}") from problem


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


def check_keys(where: str, verb: str, given: list[str], known: tuple[str, ...], common: tuple[str, ...]) -> None:
    """A key that the verb of a step does not know would silently do nothing."""
    for key in given:
        if key not in common and key not in known:
            raise ContentError(f"{where}: '{verb}' knows no '{key}'; it knows {', '.join(known) or 'nothing more'}")


def nearest(word: str, known: list[str]) -> str:
    """The word that was probably meant, or `none`."""
    near = difflib.get_close_matches(word, known, 1, 0.6)
    return near[0] if near else "none"


def did_you_mean(word: str, known: list[str]) -> str:
    near = difflib.get_close_matches(word, known, 1, 0.6)
    return f" (did you mean '{near[0]}'?)" if near else ""
