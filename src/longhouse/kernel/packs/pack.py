"""Packs: values of an owner's own, in place of those that come with a game.

A pack is a content file. It replaces the content of a game as a whole, or, where its head says `extends = true`, only
what it names:

    [pack]
    name = "Steel dice"
    game = "midgard"
    extends = true

    [[dice]]
    id = "sword"
    faces = ["hit", "hit", "blank", "blank", "blank", "blank"]
"""

from pathlib import Path
from typing import Final

from longhouse.kernel.content import (
    NONE_NEAR,
    ContentError,
    ContentFile,
    Entry,
    Facts,
    fingerprint_of,
    nearest,
    parse_toml,
    patched_table,
    read_text,
    tidied,
    wrong_at,
)
from longhouse.kernel.game import Game, one_line
from longhouse.kernel.packs.provenance import FREE

HEAD: Final = "pack"
HEAD_KEYS: Final = ("name", "game", "extends", "note")
LONGEST_FILE: Final = 500_000  # letters
MOST_VALUES: Final = 20_000
MOST_CARDS: Final = 1_000  # all `count` together
LARGEST: Final = 999
LONGEST: Final = 2_000  # letters in a text
DEEPEST: Final = 16  # tables and lists in one another
KEPT: Final = 32

OPENED: Final[dict[str, ContentFile]] = {}  # the last few, so that tables with the same pack share a box


def read_pack(game: Game, path: Path) -> ContentFile:
    """The pack in a file; raises ContentError in one line."""
    return open_pack(game, read_text(path), path.name)


def open_pack(game: Game, text: str, name: str) -> ContentFile:
    """The content of a game with the values of a pack; raises ContentError if it cannot be read."""
    check_length(text, name)
    text = tidied(text)
    fingerprint = fingerprint_of(text)
    key = f"{game.name} {game.version} {fingerprint}"
    if key not in OPENED:
        if len(OPENED) == KEPT:
            OPENED.clear()
        OPENED[key] = made(game, text, name, fingerprint)
    return OPENED[key]


def check_length(text: str, name: str) -> None:
    if len(text) > LONGEST_FILE:
        raise wrong_at(name, "is longer than {most} letters", "fault-too-long", {"most": LONGEST_FILE})


def made(game: Game, text: str, name: str, fingerprint: str) -> ContentFile:
    own = parse_toml(text, name)
    check_size(own, name)
    title, data = open_head(game, own, name, name)
    return ContentFile(Entry(data, name), fingerprint, title, text)


def open_head(game: Game, own: dict[str, object], where: str, name: str) -> tuple[str, dict[str, object]]:
    """The title of a pack, and the content with its values; the pack itself is left as it is."""
    standard = game.content().root.data
    data = {key: value for key, value in own.items() if key != HEAD}
    title = name.removesuffix(".toml")
    extends = False
    if HEAD in own:
        head = Entry(own, where).entry(HEAD)
        head.check_known(HEAD_KEYS)
        if head.has("game") and head.text("game") != game.name:
            facts: Facts = {"given": one_line(head.text("game")), "game": game.name}
            raise head.wrong("'game' is '{given}', but this game is {game}", "fault-other-game", facts)
        if head.has("name"):
            title = head.text("name")
        extends = head.has("extends") and head.flag("extends")
    check_names(data, list(standard), where)
    if not extends:
        return one_line(title), data
    for group, value in data.items():
        check_group(value, standard[group], f"{where}, {group}")
    return one_line(title), patched_table(standard, data)


def check_group(value: object, standard: object, where: str) -> None:
    """What a pack adds to the standard's values must be called as there: a mistyped name would silently do nothing."""
    if isinstance(value, dict) and isinstance(standard, dict):
        check_names(value, [*standard, *FREE], where)
    elif isinstance(value, list) and isinstance(standard, list):
        known = {key: True for entry in standard if isinstance(entry, dict) for key in entry}
        for number, entry in enumerate(value, 1):
            if isinstance(entry, dict):
                named = f" '{entry['id']}'" if isinstance(entry.get("id"), str) else f" {number}"
                check_names(entry, [*known, *FREE], where + named)


def check_names(table: dict[str, object], known: list[str], where: str) -> None:
    for key in table:
        if key not in known:
            raise mistyped(where, one_line(key), known)


def mistyped(where: str, key: str, known: list[str]) -> ContentError:
    near = nearest(key, known)
    if near == NONE_NEAR:
        return wrong_at(where, "there can be no '{key}'", "fault-mistyped", {"key": key})
    facts: Facts = {"key": key, "near": near}
    return wrong_at(where, "there can be no '{key}' (did you mean '{near}'?)", "fault-mistyped-near", facts)


def check_size(data: dict[str, object], name: str) -> None:
    """Absurd numbers are refused before anything is made of them. Looked at level by level, without recursion."""
    values = cards = 0
    level: list[tuple[str, str, object]] = [(name, key, value) for key, value in data.items()]
    for _ in range(DEEPEST):
        inner: list[tuple[str, str, object]] = []
        for where, key, value in level:
            if isinstance(value, dict):
                inside = f"{where}, {key}"
                inner += [(inside, name, item) for name, item in value.items()]
            elif isinstance(value, list):
                inner += [(where, f"{key} {number}", item) for number, item in enumerate(value, 1)]
            else:
                check_value(where, key, value)
                cards += value if key == "count" and isinstance(value, int) else 0
        values += len(level)
        level = inner
        if values > MOST_VALUES:
            raise wrong_at(name, "has more than {most} values", "fault-many-values", {"most": MOST_VALUES})
    if level:
        raise wrong_at(name, "has more than {most} tables and lists in one another", "fault-deep", {"most": DEEPEST})
    if cards > MOST_CARDS:
        facts: Facts = {"cards": cards, "most": MOST_CARDS}
        raise wrong_at(name, "has {cards} cards ('count'); {most} are enough for any game", "fault-many-cards", facts)


def check_value(where: str, key: str, value: object) -> None:
    facts: Facts = {"key": one_line(key.partition(" ")[0]), "most": LARGEST}  # without the place in a list
    if isinstance(value, int) and not -LARGEST <= value <= LARGEST:
        said = "'{key}' is out of range: numbers go from -{most} to {most}"
        raise wrong_at(where[:200], said, "fault-range", facts)
    if isinstance(value, str) and len(value) > LONGEST:
        facts["most"] = LONGEST
        raise wrong_at(where[:200], "'{key}' is longer than {most} letters", "fault-long-text", facts)
