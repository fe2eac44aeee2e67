"""Every key of Northgard that somebody may ask for, by its message keys and its content."""

from collections.abc import Iterable, Iterator
from typing import Final

import longhouse
from longhouse.games.northgard.face.texts import FIRST
from longhouse.games.northgard.game import CHOICES
from longhouse.games.northgard.state.message_keys import ASKS, ENDINGS, EVENTS, PREVIEWS, REASONS, ROLLS, SOURCES, TIES
from longhouse.games.northgard.state.words import PHASE_IDS, RESOURCE_IDS, SLOT_IDS, VERBS
from longhouse.kernel.content import Entry

TOLD: Final = {"card": "text", "building": "text", "creature": "text", "clan": "power"}  # things that are explained
APART: Final = {"northgard-ask-reaction"}  # others get another key, which does not say who is asked


def northgard_keys() -> set[str]:
    asks = {f"{key}.others" for key in ASKS if key not in APART and not key.endswith("-others")}
    sentences = {"northgard-name", "northgard-description", *northgard_sentences()}
    return {*sentences, *northgard_names(), *northgard_settings(), *asks}


def northgard_sentences() -> set[str]:
    reasons = [key for _, key, _ in REASONS.values()]
    options = [f"northgard-option-{word.name}" for word in VERBS]
    headlines = ["northgard-ending-territories.title"]  # NG-16.1: of games that are not won by fame
    return {*ASKS, *EVENTS, *PREVIEWS, *ROLLS, *reasons, *ENDINGS, *headlines, *TIES, *SOURCES, *options}


def northgard_names() -> set[str]:
    content = longhouse.find_game("northgard").content().root
    ids: dict[str, Iterable[str]] = {
        "resource": RESOURCE_IDS,
        "goods": RESOURCE_IDS,
        "slot": SLOT_IDS,
        "phase": PHASE_IDS,
        "face": [entry.text("id") for entry in content.entries("die_face")],
        "choice": set(chosen_steps(content)),
    }
    for kind in ("card", "building", "creature", "clan", "colour"):
        ids[kind] = [entry.text("id") for entry in content.entries(kind)]
    names = {f"northgard-{kind}-{name}" for kind, known in ids.items() for name in known}
    told = {f"northgard-{kind}-{name}-{end}" for kind, end in TOLD.items() for name in ids[kind]}
    return names | told | set(FIRST.values())


def chosen_steps(content: Entry) -> Iterator[str]:
    """NG-11.6: the verbs of all that the cards let a player choose from."""
    for card in content.entries("card"):
        for step in card.entries("effect"):
            options = step.data.get("options", [])
            assert isinstance(options, list)
            yield from (part["do"] for option in options for part in option)


def northgard_settings() -> set[str]:
    keys = {f"northgard-setting-{choice.name}" for choice in CHOICES}
    values = {f"northgard-setting-{choice.name}-{value}" for choice in CHOICES for value in choice.values}
    return keys | {f"{key}.explain" for key in keys} | values
