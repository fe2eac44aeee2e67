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
Marks = dict[str, Source]  # by id


def value_sources(entry: Entry) -> dict[str, str]:
    """By name, the source of every value of an entry; what `prov` forgets is not taken for printed."""
    prov = entry.get("prov")
    if not isinstance(prov, dict):  # none, or an owner's slip
        return dict.fromkeys(values_of(entry), str(entry.get("source", HOUSE)))
    return {key: str(prov.get(key, HOUSE)) for key in values_of(entry)}


def values_of(entry: Entry) -> list[str]:
    """The names of its values; entries within it speak for themselves."""
    return [key for key, value in entry.items() if key not in FREE and not entries_in(value)]


def weakest_source(entry: Entry, keys: tuple[str, ...]) -> Source:
    """The weakest source of those of these values that have anything to show; if none has, that of the thing itself.

    A value that is a list of entries is as weak as the weakest of their values.
    """
    sources = value_sources(entry)
    found = [as_source(sources[key]) for key in keys if key in sources and entry[key]]
    for key in keys:
        for inner in entries_in(entry.get(key)):
            found += [as_source(source) for source in value_sources(inner).values()]
    return max(found, key=SOURCES.index) if found else as_source(str(entry.get("source", HOUSE)))


def shown_sources(content: ContentFile, printed: ContentFile, groups: tuple[str, ...], keys: tuple[str, ...]) -> Marks:
    """By id, the weakest source of what is shown of each entry of these groups.

    A value in which an owner's pack differs from what comes with the game is the owner's.
    """
    ours = {name_of(entry): entry for entry in entries_of(printed, groups)}
    marks: Marks = {}
    for entry in entries_of(content, groups):
        name = name_of(entry)
        if content.title and changed(entry, ours.get(name), keys):
            marks[name] = PACK
        else:
            marks[name] = weakest_source(entry, keys)
    return marks


def entries_of(content: ContentFile, groups: tuple[str, ...]) -> list[Entry]:
    """All tables of these groups; those of a pack may have no source."""
    found: list[Entry] = []
    for group in groups:
        value = content.root.data.get(group)
        items = value if isinstance(value, list) else [value]
        found += [item for item in items if isinstance(item, dict)]
    return found


def name_of(entry: Entry) -> str:
    return str(entry.get("id", ""))


def changed(entry: Entry, printed: Entry | None, keys: tuple[str, ...]) -> bool:
    return printed is None or any(entry.get(key) != printed.get(key) for key in keys)


def as_source(text: str) -> Source:
    """A source that nobody knows is as weak as one of ours."""
    return BOOK if text == BOOK else PUBLIC if text == PUBLIC else HOUSE


def entries_in(value: object) -> list[Entry]:
    """All entries in a value of a content file, at any depth."""
    if isinstance(value, list):
        return [entry for item in value for entry in entries_in(item)]
    if not isinstance(value, dict):
        return []
    inner = [entry for item in value.values() for entry in entries_in(item)]
    return [value, *inner] if isinstance(value.get("source"), str) else inner


def count_sources(content: ContentFile, printed: ContentFile) -> dict[str, int]:
    """How many values are of each source. Where a pack differs from what comes with the game, they are the pack's."""
    counts = dict.fromkeys((*SOURCES, PACK), 0)
    ours = printed.root.data
    for key, value in content.root.data.items():
        if key not in UNCOUNTED:
            count_in(value, ours.get(key), counts)
    return counts


def count_in(value: object, ours: object, counts: dict[str, int]) -> None:
    """The values of all entries in a part of a content file, beside the same part of what comes with the game."""
    if isinstance(value, list):
        for place, item in enumerate(value):
            count_in(item, same_item(item, place, ours), counts)
    elif isinstance(value, dict):
        old = ours if isinstance(ours, dict) else {}
        if isinstance(old.get("source", value.get("source")), str) or ("id" in value and not old):
            sources = value_sources(old)
            for key in values_of(value):
                counts[as_source(sources[key]) if key in sources and old[key] == value[key] else PACK] += 1
        for key, item in value.items():
            count_in(item, old.get(key), counts)


def same_item(item: object, place: int, items: object) -> object:
    """The item of another list with the same id, or without an id at the same place."""
    if not isinstance(items, list):
        return None
    if isinstance(item, dict) and "id" in item:
        return next((old for old in items if isinstance(old, dict) and old.get("id") == item["id"]), None)
    return items[place] if place < len(items) else None
