"""GW-17.3: what the scripts of cards and heroes may say."""

from typing import Final

from longhouse.games.watch.state.words import EFFECT_IDS, PLACE_IDS
from longhouse.kernel.content import Entry
from longhouse.kernel.effect import Scripts

# GW-17.3: by verb, the words that its keys may have
EFFECT_WORDS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "gain": {"resource": ("choice",), "if": ("no_income",)},
    "build": {"item": ("road", "guard"), "n_option": ("new_recruits_guards",)},
    "take_all": {"resource": ("choice",), "from": ("opponents",)},
    "remove_wildling": {"from": PLACE_IDS, "from_option": ("patrol_targets",), "gain_option": ("patrol_gain",)},
    "substitute": {"item": ("dev_card", "guard")},
    "take_seen": {"from": ("opponent_with_more_vp",)},
}
NO_WORDS: Final[dict[str, tuple[str, ...]]] = {}
# GW-17.3: by verb, the keys that must be there, since the verb can do nothing else
EFFECT_NUMBERS: Final[dict[str, dict[str, int]]] = {
    "build": {"free": 1},
    "swap_supply": {"take": 1},
    "forced_trade": {"n": 1, "same_resource": 1},
    "substitute": {"n": 1},
    "draw_dev": {"reshuffle": 1},
}
NO_KEYS: Final[dict[str, int]] = {}


def check_words(entry: Entry, scripts: Scripts, script: int) -> None:
    """GW-17.3: a word that a verb does not know would be ignored, and the card would not do what it says."""
    for effect in scripts.effects[script]:
        name = EFFECT_IDS[effect.verb]
        known = EFFECT_WORDS.get(name, NO_WORDS)
        for key, words in effect.words.items():
            can = known.get(key, ())
            if key not in ("do", "modes") and not all(word in can for word in words):
                raise entry.can_only_be(key, ", ".join(can), ", ".join(words))
        for key, n in EFFECT_NUMBERS.get(name, NO_KEYS).items():
            if effect.numbers.get(key, 0) != n:
                raise entry.can_only_be(key, n, effect.numbers.get(key, 0))
        for choice in effect.choices:
            check_words(entry, scripts, choice)
