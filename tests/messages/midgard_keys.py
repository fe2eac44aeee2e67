"""Every key of Champions of Midgard that somebody may ask for, by its message keys and its content."""

from collections.abc import Iterable
from typing import Final

import longhouse
from longhouse.games.midgard.game import CHOICES
from longhouse.games.midgard.state.message_keys import ASKS, EVENTS, PREVIEWS, REASONS, ROLLS, SOURCES
from longhouse.games.midgard.state.words import (
    CARGO_IDS,
    DIE_IDS,
    ENDING,
    FACE_IDS,
    GOOD_IDS,
    PHASE_IDS,
    TARGET_IDS,
    TIE_IDS,
    VERBS,
)

EXPLAINED: Final = ("place", "leader", "rune", "destiny", "journey", "merchant")
# kinds of things, and where the content has them
PRINTED: Final[dict[str, tuple[str, ...]]] = {
    "place": ("locations", "stalls"),
    "shore": ("shores",),
    "ship": ("longships",),
    "leader": ("leaders",),
    "rune": ("runes",),
    "destiny": ("destinies",),
    "journey": ("journeys",),
    "merchant": ("merchant_ships",),
    "enemy": ("trolls", "draugr", "monsters"),
}


def midgard_keys() -> set[str]:
    asks = {f"{key}.others" for key in ASKS if not key.endswith("-others")}
    return {"midgard-name", "midgard-description", *midgard_sentences(), *midgard_names(), *midgard_settings(), *asks}


def midgard_sentences() -> set[str]:
    reasons = [key for _, key, _ in REASONS.values()]
    options = [f"midgard-option-{word.name}" for word in VERBS]
    ties = [key for key in TIE_IDS if key]
    return {*ASKS, *EVENTS, *PREVIEWS, *ROLLS, *reasons, ENDING, *ties, *SOURCES, *options}


def midgard_names() -> set[str]:
    ids: dict[str, Iterable[str]] = {
        "good": GOOD_IDS,
        "goods": GOOD_IDS,
        "die": DIE_IDS,
        "dice": DIE_IDS,
        "roll": DIE_IDS,
        "cargo": CARGO_IDS,
        "face": FACE_IDS,
        "target": TARGET_IDS,
        "phase": PHASE_IDS,
        **printed_ids(),
    }
    names = {f"midgard-{kind}-{name}" for kind, known in ids.items() for name in known}
    return names | {f"midgard-{kind}-{name}-text" for kind in EXPLAINED for name in ids[kind]}


def printed_ids() -> dict[str, list[str]]:
    """The ids of the content. A private longship and begging are places too (CM-6.3, CM-4.8)."""
    content = longhouse.find_game("midgard").content().root
    ids = {
        kind: [entry.text("id") for section in sections for entry in content.entries(section)]
        for kind, sections in PRINTED.items()
    }
    private = [entry.text("id") for entry in content.entries("longships") if entry.text("kind") == "private"]
    ids["place"] += [*private, content.entry("beg").text("id")]
    ids["enemy"].append(content.entry("kraken").text("id"))
    ids["colour"] = content.entry("player_colours").texts("ids")
    return ids


def midgard_settings() -> set[str]:
    keys = {f"midgard-setting-{choice.name}" for choice in CHOICES}
    values = {f"midgard-setting-{choice.name}-{value}" for choice in CHOICES for value in choice.values}
    return keys | {f"{key}.explain" for key in keys} | values
