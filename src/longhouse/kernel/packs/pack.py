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

import unicodedata
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
from longhouse.kernel.game import LONGEST_NAME, Game, one_line
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
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters by their kind, but nothing is to be seen of them
FEW: Final = 3  # a table with fewer names may be a list of amounts, in which there can be others

OPENED: Final[dict[str, ContentFile]] = {}  # the last few, so that tables with the same pack share a box


def read_pack(game: Game, path: Path) -> ContentFile:
    """The pack in a file; raises ContentError in one line."""
    text = read_text(path)
    check_length(text, path.name)
    own = parse_toml(text, path.name)
    check_size(own, path.name)
    check_words(game, own, path.name)
    return open_pack(game, text, path.name)


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
        check_size({HEAD: own[HEAD]}, where)
        if head.has("name") and is_visible(head.text("name")):
            title = head.text("name")
        extends = head.has("extends") and head.flag("extends")
    check_names(data, list(standard), where)
    return one_line(title), patched_table(standard, data) if extends else data


def is_visible(title: str) -> bool:
    """Whether every letter can be seen, and there is one: a table must not hide that it is played with other values."""
    return title.strip() != "" and all(
        letter == " " or (unicodedata.category(letter)[0] not in "CZ" and letter not in BLANKS) for letter in title
    )


def check_words(game: Game, own: dict[str, object], where: str) -> None:
    """What is asked of a new pack, and not of one in an old journal: a title, and no name that is mistyped."""
    standard = game.content().root.data
    extends = False
    if HEAD in own:
        head = Entry(own, where).entry(HEAD)
        if head.has("name") and not (is_visible(head.text("name")) and len(head.text("name")) <= LONGEST_NAME):
            facts: Facts = {"most": LONGEST_NAME}
            raise head.wrong("'name' must have 1 to {most} letters that can be seen", "fault-title", facts)
        extends = head.has("extends") and head.flag("extends")
    for group, value in own.items():
        if group in standard:
            check_group(value, standard[group], f"{where}, {group}", extends)


def check_group(value: object, standard: object, where: str, extends: bool) -> None:
    """What a pack says must be called as in the standard's values: a mistyped name would silently do nothing."""
    if isinstance(value, dict) and isinstance(standard, dict):
        check_names(value, [*standard, *FREE], where)
    elif isinstance(value, list) and isinstance(standard, list):
        entries = [entry for entry in standard if isinstance(entry, dict)]
        for number, entry in enumerate(value, 1):
            if isinstance(entry, dict):
                check_entry(entry, number, entries, where, extends)


def check_entry(
    entry: dict[str, object], number: int, standard: list[dict[str, object]], where: str, extends: bool
) -> None:
    known = {key: True for other in standard for key in other}
    id = entry.get("id")
    here = f"{where} '{id}'" if isinstance(id, str) else f"{where} {number}"
    check_names(entry, [*known, *FREE], here)
    for key, value in entry.items():
        if isinstance(value, dict) and key not in FREE:
            check_inner(value, [other[key] for other in standard if key in other], f"{here}, {key}")
    if extends and isinstance(id, str):
        always = [key for key in known if all(key in other for other in standard)]
        if any(key not in entry for key in always):  # not a new thing, of which everything would have to be said
            check_id(id, standard, where)


def check_inner(value: dict[str, object], standard: list[object], where: str) -> None:
    """A table within an entry, if it has the same names in all of them: the hits of a die by face."""
    forms = [[*form] for form in standard if isinstance(form, dict)]
    if forms and len(forms[0]) > FEW and all(form == forms[0] for form in forms):
        check_names(value, forms[0], where)


def check_id(id: str, standard: list[dict[str, object]], where: str) -> None:
    ids = [str(other["id"]) for other in standard if "id" in other]
    if id not in ids and nearest(id, ids) != NONE_NEAR:
        raise mistyped(where, one_line(id), ids)


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
