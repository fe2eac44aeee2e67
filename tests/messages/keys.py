"""Every key that somebody may ask for: the games by their message keys, the code by the strings it holds."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import longhouse
from longhouse.games.watch.face.texts import FIRST, PATROL
from longhouse.games.watch.game import CHOICES
from longhouse.games.watch.state.message_keys import ASKS, ENDINGS, EVENTS, PREVIEWS, REASONS, ROLLS, SOURCES, TIES
from longhouse.games.watch.state.words import PIECE_IDS, RESOURCE_IDS, TILE_IDS, VERBS
from longhouse.kernel.content import Entry

SOURCE: Final = Path(longhouse.__file__).parent
EXPLAINED: Final = ("watch-tile-", "watch-card-", "watch-hero-")
KEY: Final = re.compile(r"[a-z]+(-[\w-]+)+(\.[a-z]+)?")
APART: Final = {"watch-ask-give", "watch-ask-want", "watch-ask-answer", "watch-ask-discard"}  # others get another key


def watch_keys() -> set[str]:
    asks = {f"{key}.others" for key in ASKS if key not in APART and not key.endswith("-others")}
    return {"watch-name", "watch-description", *watch_names(), *watch_settings(), *watch_sentences(), *asks}


def watch_sentences() -> set[str]:
    reasons = [key for _, key, _ in REASONS.values()]
    options = [f"watch-option-{word.name}" for word in VERBS]
    return {*ASKS, *EVENTS, *PREVIEWS, *ROLLS, *reasons, *ENDINGS, *TIES, *SOURCES, *options}


def watch_names() -> set[str]:
    content = longhouse.find_game("watch").content().root
    boards = next(choice.values for choice in CHOICES if choice.name == "board")
    ids: dict[str, Iterable[str]] = {
        "resource": RESOURCE_IDS,
        "cards": RESOURCE_IDS,
        "piece": PIECE_IDS,
        "tile": TILE_IDS,
        "board": [name for name in boards if name != "auto"],
        "terrain": [entry.text("id") for entry in content.entries("terrain")],
        "colour": [entry.text("id") for entry in content.entries("colour")],
        "hero": [entry.text("id") for entry in content.entries("hero")],
        "card": [entry.text("id") for entry in content.entries("dev_card")],
        "wildling": [entry.text("id") for entry in content.entries("wildling")],
        "clan": [entry.text("id") for entry in content.entries("clan")],
        "choice": chosen_effects(content),
    }
    names = {f"watch-{kind}-{name}" for kind, known in ids.items() for name in known}
    explained = {f"{name}.explain" for name in names if name.startswith(EXPLAINED)}
    return names | explained | {*FIRST.values(), *PATROL.values()}


def chosen_effects(content: Entry) -> list[str]:
    """GW-17.1: what the cards let a player choose from, by the first verb of each list."""
    cards = [entry for entry in content.entries("dev_card") if entry.text("deck") == "watch"]
    choices = [effect for card in cards for effect in card.entries("effect") if effect.text("do") == "choose"]
    lists = [effect.data["options"] for effect in choices]
    return [option[0]["do"] for options in lists if isinstance(options, list) for option in options]


def watch_settings() -> set[str]:
    keys = {f"watch-setting-{choice.name}" for choice in CHOICES}
    values = {f"watch-setting-{choice.name}-{value}" for choice in CHOICES for value in choice.values}
    return keys | {f"{key}.explain" for key in keys} | values


# --- strings in the code


def nodes(folder: str, files: str = "*.py") -> Iterator[ast.AST]:
    for path in sorted((SOURCE / folder).rglob(files)):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


@cache
def strings(folder: str) -> set[str]:
    """Every string in the code of this folder."""
    return {node.value for node in nodes(folder) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@cache
def shapes(folder: str, files: str = "*.py") -> set[str]:
    """Keys that the code composes, as patterns: f"board-terrain-{name}"."""
    found = set()
    for node in nodes(folder, files):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            parts = [re.escape(str(v.value)) if isinstance(v, ast.Constant) else ".+" for v in node.values]
            if re.match(r"[a-z]+-", str(node.values[0].value)):
                found.add("".join(parts))
    return found


@cache
def asked_for(folder: str) -> set[str]:
    """Keys that the code of this folder names: catalog.text("terminal-over"), Phrase("server-full", {})."""
    found = set()
    for node in nodes(folder):
        if isinstance(node, ast.Call) and node.args and called(node.func) in ("text", "Phrase"):
            key = node.args[0]
            if isinstance(key, ast.Constant) and isinstance(key.value, str) and KEY.fullmatch(key.value):
                found.add(key.value)
    return found


def called(function: ast.expr) -> str:
    """`text` of catalog.text(...), `Phrase` of Phrase(...)."""
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
