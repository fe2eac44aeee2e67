"""The golden games of Champions of Midgard: every leader, rune and longship, every variant, and every tie."""

from typing import Final

from tests.golden.golden import Golden, Settings

FAME: Final[Settings] = {"hall_of_fame": True}
DISTRUST: Final[Settings] = {"distrust": True, "rune_display": 2}
SEALED: Final[Settings] = {"assign": "simultaneous"}
HUTS: Final[Settings] = {"huts_price": "round", "rune_display": 4}
HOST: Final[Settings] = {"first_player": "host", "leader_choice": "random"}
MIXED: Final[Settings] = {
    "hall_of_fame": True,
    "distrust": True,
    "assign": "simultaneous",
    "huts_price": "round",
    "rune_display": 4,
    "first_player": "host",
    "leader_choice": "random",
}

MIDGARD: Final = [
    Golden("midgard", "plain-2", 2, 11, {}, "eager"),
    Golden("midgard", "plain-2-drakkar", 2, 21, {}, "eager"),
    Golden("midgard", "plain-4", 4, 6, {}, "eager"),
    Golden("midgard", "plain-4-poor", 4, 14, {}, "eager"),
    Golden("midgard", "plain-4-karvi", 4, 25, {}, "eager"),
    Golden("midgard", "fame-3", 3, 3, FAME, "eager"),
    Golden("midgard", "distrust-2", 2, 51, DISTRUST, "eager"),
    Golden("midgard", "distrust-2-rich", 2, 22, DISTRUST, "eager"),
    Golden("midgard", "distrust-2-runes", 2, 33, DISTRUST, "eager"),
    Golden("midgard", "huts-4", 4, 3, HUTS, "eager"),
    Golden("midgard", "host-3", 3, 46, HOST, "eager"),
    Golden("midgard", "mixed-4", 4, 0, MIXED, "eager"),
    # CM-12.13: equal glory, decided by the enemies defeated, or by nothing; CM-8.11: in the first a kraken is defeated
    Golden("midgard", "kraken-3-tie-enemies", 3, 73, {}, "eager"),
    Golden("midgard", "sealed-2-tie-enemies", 2, 14, SEALED, "eager"),
    Golden("midgard", "sealed-3-shared", 3, 12, SEALED, "eager"),
    Golden("midgard", "shared-3", 3, 38, {}, "eager"),
    # CM-RU2, CM-7.2, CM-RU10: dice with more blanks, sealed assignments, runes at any moment
    Golden("midgard", "any-moment-2", 2, 11, {}, "restless", 2),
    Golden("midgard", "any-moment-4", 4, 7, {}, "restless", 2),
    Golden("midgard", "turns-3", 3, 7, {"assign": "turn_order"}, "restless", 2),
]
