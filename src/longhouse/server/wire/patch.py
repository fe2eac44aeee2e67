"""What has changed between two JSON values, as a short list: an update carries this instead of the whole picture.

A change is one of three, and they are made in their order:

- `[path, value]`: put the value there (an empty path: it is everything);
- `[path]`: remove this key of an object;
- `[path, at, count, items]`: in the list there, replace `count` items from `at` on with these.

A path is the keys of objects and the places in lists that lead there: `["seats", 2, "goods", 0]`. Values are what
`json` makes of them, tuples being lists. web/src/patch.ts applies the same changes in a browser.
"""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

import msgspec

Path: TypeAlias = list[str | int]
Change: TypeAlias = tuple[Path, object] | tuple[Path] | tuple[Path, int, int, list[object]]
Patch: TypeAlias = list[Change]
# by both ids and the path: both values, so that no other gets the same id meanwhile, and their changes
Known: TypeAlias = dict[tuple[str | int, ...], tuple[object, object, Patch]]

ENCODER: Final = msgspec.json.Encoder()
LISTS: Final = (list, tuple)
CONTAINERS: Final = (dict, *LISTS)
PLAIN: Final = (int, str, float, bool, type(None))


# --- what has changed


def patch(before: object, after: object, known: Known | None = None) -> Patch:
    """The changes that make `after` of `before`. Pictures of one moment have parts in common: what was compared for one
    viewer is `known` for the next."""
    changes: Patch = []
    compare(before, after, [], changes, {} if known is None else known)
    return changes


def compare(before: object, after: object, path: Path, changes: Patch, known: Known) -> None:
    """Add the changes at this path."""
    if isinstance(before, CONTAINERS) and isinstance(after, CONTAINERS):
        key = (id(before), id(after), *path)
        found = known.get(key)
        if found is None:
            found = known[key] = before, after, compare_inside(before, after, path, known)
        changes += found[2]
    elif not same(before, after):
        changes.append((path, after))


def compare_inside(before: object, after: object, path: Path, known: Known) -> Patch:
    """The changes in a list or an object; if these are longer than all of it, all of it is one change."""
    changes: Patch = []
    if isinstance(before, dict) and isinstance(after, dict):
        compare_objects(before, after, path, changes, known)
    elif isinstance(before, LISTS) and isinstance(after, LISTS):
        compare_lists(before, after, path, changes, known)
    else:
        return [(path, after)]
    if path and len(changes) > 1 and len(ENCODER.encode(changes)) > len(ENCODER.encode([(path, after)])):
        return [(path, after)]
    return changes


def compare_objects(
    before: Mapping[str, object], after: Mapping[str, object], path: Path, changes: Patch, known: Known
) -> None:
    for key, value in after.items():
        if key not in before:
            changes.append(([*path, key], value))
        elif before[key] is not value:
            compare(before[key], value, [*path, key], changes, known)
    changes += [([*path, key],) for key in before if key not in after]


def compare_lists(before: Sequence[object], after: Sequence[object], path: Path, changes: Patch, known: Known) -> None:
    """What is the same at the start and at the end stays; between, items change in place or are replaced."""
    start, shorter = 0, min(len(before), len(after))
    while start < shorter and same(before[start], after[start]):
        start += 1
    end = 0
    while end < shorter - start and same(before[-1 - end], after[-1 - end]):
        end += 1
    if len(before) == len(after):
        for at in range(start, len(after) - end):
            compare(before[at], after[at], [*path, at], changes, known)
    else:
        changes.append((path, start, len(before) - end - start, list(after[start : len(after) - end])))


def same(one: object, other: object) -> bool:
    """Not `==`, for which 1 and True are the same."""
    if one is other:
        return True
    if type(one) in PLAIN and type(other) in PLAIN:
        return type(one) is type(other) and one == other
    return ENCODER.encode(one) == ENCODER.encode(other)


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
