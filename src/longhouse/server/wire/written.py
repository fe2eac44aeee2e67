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
        self.values: Final[dict[int, object]] = {}  # by the id of what was written
        self.compared: Final[dict[tuple[str | int, ...], tuple[Part, Part, Patch]]] = {}

    def write(self, picture: Mapping[str, object]) -> Written:
        written: Written = {}
        for key, value in picture.items():
            known = self.parts.get(id(value))
            if known is None:
                known = self.parts[id(value)] = value, self.part(value)
            written[key] = known[1]
        return written

    def part(self, value: object) -> Part:
        """A list of other than plain values is a part for each item."""
        if isinstance(value, LISTS) and value and isinstance(value[0], CONTAINERS):
            return [self.item(item) for item in value]
        return self.item(value)

    def item(self, value: object) -> bytes:
        known = self.items.get(id(value))
        if known is None:
            known = self.items[id(value)] = value, ENCODER.encode(value)
            self.values[id(known[1])] = value
        return known[1]

    def read(self, part: Part) -> object:
        """What we have written ourselves needs no reading."""
        return self.read_item(part) if isinstance(part, bytes) else self.read_items(part)

    def read_item(self, item: bytes) -> object:
        return self.values[id(item)] if id(item) in self.values else msgspec.json.decode(item)

    def read_items(self, items: Sequence[bytes]) -> list[object]:
        return [self.read_item(item) for item in items]

    def patch(self, before: Written, after: Written) -> Patch:
        """The changes that make one picture of another."""
        changes: Patch = []
        for key, part in after.items():
            if key not in before:
                changes.append((place_of(key), self.read(part)))
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
            return inside(path, self.read(before), self.read(after))
        changes = compare_lists(Way(eq, self.read_items, self.compare), path, before, after)
        return shorter(changes, (path, self.read_items(after))) if len(changes) > 1 else changes


def place_of(key: str) -> Path:
    return [key]
