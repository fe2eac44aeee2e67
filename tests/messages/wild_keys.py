"""Every key of Vikings Gone Wild that somebody may ask for, by its message keys and its content."""

from collections.abc import Iterable
from typing import Final

import longhouse
from longhouse.games.wild.face.texts import CHANGED
from longhouse.games.wild.game import CHOICES
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.message_keys import ASKS, ENDINGS, EVENTS, PREVIEWS, REASONS, SOURCES, TIES

# kinds of things, and where the content has them; each also has a text that says what it does
PRINTED: Final[dict[str, tuple[str, ...]]] = {
    "card": ("card",),
    "site": ("building", "town_hall"),
    "mission": ("mission",),
    "achievement": ("achievement",),
}
# steps of a card that a player may be asked about (VW-17.11)
ASKED: Final = ("gain", "draw", "discard_hand", "destroy", "recover", "dig", "steal", "copy")


def wild_keys() -> set[str]:
    asks = {f"{key}.others" for key in ASKS}
    return {"wild-name", "wild-description", *wild_sentences(), *wild_names(), *wild_settings(), *asks}


def wild_sentences() -> set[str]:
    reasons = [key for _, key, _ in REASONS.values()]
    options = [f"wild-option-{word.name}" for word in w.VERBS]
    return {*ASKS, *EVENTS, *PREVIEWS, *reasons, *ENDINGS, *TIES, *SOURCES, *options}


def wild_names() -> set[str]:
    printed = printed_ids()
    ids: dict[str, Iterable[str]] = {
        "resource": w.RESOURCE_IDS[: w.RESOURCES],
        "cost": w.RESOURCE_IDS[: w.RESOURCES],
        "kind": w.KIND_IDS,
        "phase": w.PHASE_IDS,
        "colour": w.COLOUR_IDS,
        "step": ASKED,
        **printed,
    }
    names = {f"wild-{kind}-{name}" for kind, known in ids.items() for name in known}
    texts = {f"wild-{kind}-{name}-text" for kind, known in printed.items() for name in known}
    return names | texts | {f"{key}-v1" for key in CHANGED}


def printed_ids() -> dict[str, list[str]]:
    content = longhouse.find_game("wild").content().root
    return {
        kind: [entry.text("id") for section in sections for entry in content.entries(section)]
        for kind, sections in PRINTED.items()
    }


def wild_settings() -> set[str]:
    keys = {f"wild-setting-{choice.name}" for choice in CHOICES}
    values = {f"wild-setting-{choice.name}-{value}" for choice in CHOICES for value in choice.values}
    return keys | {f"{key}.explain" for key in keys} | values
