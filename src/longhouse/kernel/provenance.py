"""Where the values of a content file come from: printed in the book, from a public source, or ours.

An entry (a table with a `source`) speaks for all its values. Where they differ, `prov` names each of them, and `source`
only says where the thing itself and its name are from.
"""

from typing import Final, Literal

from longhouse.kernel.content import ContentFile

Source = Literal["book", "public", "house", "pack"]

BOOK: Final = "book"
PUBLIC: Final = "public"
HOUSE: Final = "house"
PACK: Final = "pack"  # an owner's value, in place of one of ours
SOURCES: Final = (BOOK, PUBLIC, HOUSE)  # the weaker later
FREE: Final = ("id", "name", "label", "note", "ref", "source", "prov", "text")  # words, not values
UNCOUNTED: Final = ("options", "geometry")  # agreed on at every table; how places are named

Entry = dict[str, object]


def value_sources(entry: Entry) -> dict[str, str]:
    """By name, the source of every value of an entry; what `prov` forgets is not taken for printed."""
    prov = entry.get("prov")
    if prov is None:
        return dict.fromkeys(values_of(entry), str(entry["source"]))
    assert isinstance(prov, dict)
    return {key: str(prov.get(key, HOUSE)) for key in values_of(entry)}


def values_of(entry: Entry) -> list[str]:
    """The names of its values; entries within it speak for themselves."""
    return [key for key, value in entry.items() if key not in FREE and not entries_in(value)]


def weakest_source(entry: Entry, keys: tuple[str, ...]) -> str:
    """The weakest source of those of these values that have anything to show; if none has, that of the thing itself."""
    sources = value_sources(entry)
    found = [sources[key] for key in keys if entry.get(key)]
    return max(found, key=SOURCES.index) if found else str(entry["source"])


def entries_in(value: object) -> list[Entry]:
    """All entries in a value of a content file, at any depth."""
    if isinstance(value, list):
        return [entry for item in value for entry in entries_in(item)]
    if not isinstance(value, dict):
        return []
    inner = [entry for item in value.values() for entry in entries_in(item)]
    return [value, *inner] if isinstance(value.get("source"), str) else inner


def count_sources(file: ContentFile) -> dict[str, int]:
    """How many values of a content file are of each source."""
    counts = dict.fromkeys(SOURCES, 0)
    data = {key: value for key, value in file.root.data.items() if key not in UNCOUNTED}
    for entry in entries_in(data):
        for source in value_sources(entry).values():
            counts[source] += 1
    return counts
