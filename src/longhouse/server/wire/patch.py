"""What has changed between two JSON values, as a short list: an update carries this instead of the whole picture.

A change is one of three, and they are made in their order:

- `[path, value]`: put the value there (an empty path: it is everything);
- `[path]`: remove this key of an object;
- `[path, at, count, items]`: in the list there, replace `count` items from `at` on with these.

A path is the keys of objects and the places in lists that lead there: `["seats", 2, "goods", 0]`. Values are what
`json` makes of them, tuples being lists. web/src/patch.ts applies the same changes in a browser.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar, final

import msgspec

Path: TypeAlias = list[str | int]
Change: TypeAlias = tuple[Path, object] | tuple[Path] | tuple[Path, int, int, list[object]]
Patch: TypeAlias = list[Change]

ENCODER: Final = msgspec.json.Encoder()
LISTS: Final = (list, tuple)
CONTAINERS: Final = (dict, *LISTS)
PLAIN: Final = (int, str, float, bool, type(None))

T = TypeVar("T")


# --- what has changed


def patch(before: object, after: object) -> Patch:
    """The changes that make `after` of `before`."""
    return inside([], before, after)


def compare(before: object, after: object, path: Path, changes: Patch) -> None:
    """Add the changes at this path."""
    if isinstance(before, CONTAINERS) and isinstance(after, CONTAINERS):
        changes += compare_inside(before, after, path)
    elif not same(before, after):
        changes.append((path, after))


def compare_inside(before: object, after: object, path: Path) -> Patch:
    """The changes in a list or an object."""
    if isinstance(before, dict) and isinstance(after, dict):
        changes = compare_objects(before, after, path)
    elif isinstance(before, LISTS) and isinstance(after, LISTS):
        changes = compare_lists(VALUES, path, before, after)
    else:
        return [(path, after)]
    return shorter(changes, (path, after))


def compare_objects(before: Mapping[str, object], after: Mapping[str, object], path: Path) -> Patch:
    changes: Patch = []
    for key, value in after.items():
        if key not in before:
            changes.append(([*path, key], value))
        elif before[key] is not value:
            compare(before[key], value, [*path, key], changes)
    return [*changes, *[([*path, key],) for key in before if key not in after]]


@final
class Way(NamedTuple, Generic[T]):
    """How to compare items of lists: as values, or as they were written."""

    alike: Callable[[T, T], bool]
    values: Callable[[Sequence[T]], list[object]]
    compare: Callable[[Path, T, T], Patch]


def compare_lists(way: Way[T], path: Path, before: Sequence[T], after: Sequence[T]) -> Patch:
    """Items change in place; if there are more or fewer of them, they come or go at one place."""
    if len(before) == len(after):
        changed: Patch = []
        for place in range(len(after)):
            if not way.alike(before[place], after[place]):
                changed += way.compare([*path, place], before[place], after[place])
        return changed
    start, end = unchanged(before, after, way.alike)
    come, gone = max(0, len(after) - len(before)), max(0, len(before) - len(after))
    at = seam(before, after, start, end, way.alike)
    changes: Patch = [(path, at, gone, way.values(after[at : at + come]))]
    for place in [*range(start, at), *range(at + come, len(after) - end)]:
        old = place if place < at else place - come + gone
        if not way.alike(before[old], after[place]):
            changes += way.compare([*path, place], before[old], after[place])
    if len(changes) == 1:
        return changes
    return shorter(changes, (path, start, len(before) - end - start, way.values(after[start : len(after) - end])))


def seam(before: Sequence[T], after: Sequence[T], start: int, end: int, alike: Callable[[T, T], bool]) -> int:
    """Where items came or went, if as few of the others as possible have changed: the last such place. So many items at
    the start and at the end are the same in any case."""
    come, gone = max(0, len(after) - len(before)), max(0, len(before) - len(after))
    best, kept, most = start, 0, 0
    for at in range(start, min(len(before), len(after)) - end):
        kept += alike(before[at], after[at]) - alike(before[at + gone], after[at + come])
        if kept >= most:
            best, most = at + 1, kept
    return best


def unchanged(before: Sequence[T], after: Sequence[T], alike: Callable[[T, T], bool]) -> tuple[int, int]:
    """How many items at the start are the same, and how many of the others at the end."""
    start, fewer = 0, min(len(before), len(after))
    while start < fewer and alike(before[start], after[start]):
        start += 1
    end = 0
    while end < fewer - start and alike(before[-1 - end], after[-1 - end]):
        end += 1
    return start, end


def shorter(changes: Patch, whole: Change) -> Patch:
    """If the changes of a part are longer than all of it, all of it is one change."""
    path = whole[0]
    return [whole] if path and len(changes) > 1 and size(changes) > size([whole]) else changes


def size(changes: Patch) -> int:
    return len(ENCODER.encode(changes))


def same(one: object, other: object) -> bool:
    """Not `==`, for which 1 and True are the same."""
    if one is other:
        return True
    if type(one) in PLAIN and type(other) in PLAIN:
        return type(one) is type(other) and one == other
    return ENCODER.encode(one) == ENCODER.encode(other)


def inside(path: Path, before: object, after: object) -> Patch:
    changes: Patch = []
    compare(before, after, path, changes)
    return changes


VALUES: Final = Way[object](same, list, inside)

# --- making the changes


def apply(value: object, changes: Patch) -> object:
    """The value after these changes. What they do not touch is shared with the value before, which stays as it was."""
    for change in changes:
        value = put(value, change[0], change)
    return value


def put(value: object, path: Path, change: Change) -> object:
    if not path:
        return made(value, change)
    first, rest = path[0], path[1:]
    if isinstance(value, dict):
        if not rest and len(change) == 1:
            return {key: item for key, item in value.items() if key != first}
        return {**value, first: put(value.get(first), rest, change)}
    assert isinstance(value, LISTS) and isinstance(first, int), f"there is nothing at {path}"
    items = list(value)
    items[first] = put(items[first], rest, change)
    return items


def made(value: object, change: Change) -> object:
    """What lies at the end of the path from now on."""
    if len(change) == 4:
        _, at, count, items = change
        assert isinstance(value, LISTS), "only a list has places"
        return [*value[:at], *items, *value[at + count :]]
    assert len(change) == 2, "only a key of an object can be removed"
    return change[1]
