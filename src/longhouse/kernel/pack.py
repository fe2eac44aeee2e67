"""Packs: values of an owner's own, in place of those that come with a game.

A pack is a content file. It replaces the content of a game as a whole, or, where its head says `extends = true`, only
what it names:

    [pack]
    name = "Steel dice"
    game = "midgard"
    extends = true

    [dice.sword]
    faces = ["hit", "hit", "blank", "blank", "blank", "blank"]
"""

from pathlib import Path
from typing import Final

from longhouse.kernel.content import (
    ContentError,
    ContentFile,
    Entry,
    fingerprint_of,
    parse_toml,
    patched_table,
    read_text,
    tidied,
)
from longhouse.kernel.game import Game, one_line

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
    if len(text) > LONGEST_FILE:
        raise ContentError(f"{name}: is longer than {LONGEST_FILE} letters")
    text = tidied(text)
    fingerprint = fingerprint_of(text)
    key = f"{game.name} {game.version} {fingerprint}"
    if key not in OPENED:
        if len(OPENED) == KEPT:
            OPENED.clear()
        OPENED[key] = made(game, text, name, fingerprint)
    return OPENED[key]


def made(game: Game, text: str, name: str, fingerprint: str) -> ContentFile:
    data = parse_toml(text, name)
    check_size(data, name)
    title = name.removesuffix(".toml")
    if HEAD in data:
        head = Entry(data, name).entry(HEAD)
        del data[HEAD]
        head.check_known(HEAD_KEYS)
        if head.has("game") and head.text("game") != game.name:
            raise head.wrong(f"it is a pack for '{one_line(head.text('game'))}', not for {game.name}")
        if head.has("name"):
            title = head.text("name")
        if head.has("extends") and head.flag("extends"):
            data = patched_table(game.content().root.data, data)
    return ContentFile(Entry(data, name), fingerprint, one_line(title), text)


def check_size(data: dict[str, object], name: str) -> None:
    """Absurd numbers are refused before anything is made of them. Looked at level by level, without recursion."""
    values = cards = 0
    level: list[tuple[str, object]] = list(data.items())
    for _ in range(DEEPEST):
        inner: list[tuple[str, object]] = []
        for key, value in level:
            if isinstance(value, dict):
                inner += list(value.items())
            elif isinstance(value, list):
                inner += [(key, item) for item in value]
            else:
                check_value(key, value, name)
                cards += value if key == "count" and isinstance(value, int) else 0
        values += len(level)
        level = inner
        if values > MOST_VALUES:
            raise ContentError(f"{name}: has more than {MOST_VALUES} values")
    if level:
        raise ContentError(f"{name}: has more than {DEEPEST} tables and lists in one another")
    if cards > MOST_CARDS:
        raise ContentError(f"{name}: has {cards} cards ('count'); {MOST_CARDS} are enough for any game")


def check_value(key: str, value: object, name: str) -> None:
    if isinstance(value, int) and not -LARGEST <= value <= LARGEST:
        shown = str(value) if -(10**9) < value < 10**9 else "such a number"
        raise ContentError(f"{name}: '{one_line(key)}' cannot be {shown}; numbers go from -{LARGEST} to {LARGEST}")
    if isinstance(value, str) and len(value) > LONGEST:
        raise ContentError(f"{name}: '{one_line(key)}' is longer than {LONGEST} letters")
