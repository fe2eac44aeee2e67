"""Pictures as they were written. What a viewer was shown is kept as JSON, part by part: a field of the picture, or an
item of a list there. That takes a fraction of the memory of the objects that it was made of.

Most parts are the same for all viewers, and the same as before. Each is written once for all viewers of a moment, and
compared as it is written; only what differs is read again, to find what has changed in it.
"""

from collections.abc import Mapping, Sequence
from operator import eq
from typing import Final, TypeAlias, final

import msgspec

from longhouse.server.wire.patch import CONTAINERS, ENCODER, LISTS, Patch, Path, Way, compare_lists, inside, shorter

Part: TypeAlias = bytes | list[bytes]  # a value, or the items of a list
Written: TypeAlias = dict[str, Part]


@final
class Pen:
    """Writes what the viewers of one moment are shown, and compares it with what they were shown before. It knows what
    it has written already by its id, which no other object gets meanwhile, because the pen keeps them all."""

    def __init__(self) -> None:
        self.items: Final[dict[int, tuple[object, bytes]]] = {}
        self.parts: Final[dict[int, tuple[object, Part]]] = {}
        self.compared: Final[dict[tuple[str | int, ...], tuple[Part, Part, Patch]]] = {}

    def write(self, picture: Mapping[str, object]) -> Written:
        known = self.parts
        for value in picture.values():
            if id(value) not in known:
                known[id(value)] = value, self.part(value)
        return {key: known[id(value)][1] for key, value in picture.items()}

    def part(self, value: object) -> Part:
        """A list of other than plain values is a part for each item."""
        if isinstance(value, LISTS) and value and isinstance(value[0], CONTAINERS):
            return [self.item(item) for item in value]
        return ENCODER.encode(value)

    def item(self, value: object) -> bytes:
        known = self.items.get(id(value))
        if known is None:
            known = self.items[id(value)] = value, ENCODER.encode(value)
        return known[1]

    def patch(self, before: Written, after: Written) -> Patch:
        """The changes that make one picture of another."""
        changes: Patch = []
        for key, part in after.items():
            if key not in before:
                changes.append((place_of(key), read(part)))
            elif before[key] != part:
                changes += self.compare(place_of(key), before[key], part)
        changes += [(place_of(key),) for key in before if key not in after]
        return changes

    def compare(self, path: Path, before: Part, after: Part) -> Patch:
        place = (*path, id(before), id(after))
        known = self.compared.get(place)
        if known is None:
            known = self.compared[place] = before, after, self.changes(path, before, after)
        return known[2]

    def changes(self, path: Path, before: Part, after: Part) -> Patch:
        if isinstance(before, bytes) or isinstance(after, bytes):
            return inside(path, read(before), read(after))
        changes = compare_lists(Way(eq, values, self.compare), path, before, after)
        return shorter(changes, (path, values(after))) if len(changes) > 1 else changes


def place_of(key: str) -> Path:
    return [key]


def read(part: Part) -> object:
    return msgspec.json.decode(part) if isinstance(part, bytes) else values(part)


def values(items: Sequence[bytes]) -> list[object]:
    return [msgspec.json.decode(item) for item in items]
