"""The golden games of the Watch."""

from typing import Final

from tests.golden.golden import Golden, Settings

TRAGEDY: Final[Settings] = {
    "tragedy_of_heroes": True,
    "hero_fresh_use": True,
    "hero_take_back_same": True,
    "patrol_targets": ["gift", "clearing"],
    "new_recruits_guards": 2,
    "layout": "random",
}
GRIM: Final[Settings] = {
    "setup_wildlings": "reveal",
    "recheck_after_guard_loss": False,
    "no_figure": "redraw",
    "invasion_full_route": "none",
    "turn_phases": "combined",
    "win_timing": "end_of_turn",
    "friendly_tormund": True,
    "shortage": "strict",
}
# rules of version 2 with the readings of version 1, as far as they are settings
AS_FIRST: Final[Settings] = {
    "recheck_after_guard_loss": True,
    "patrol_gain": False,
    "token_mix": "old",
    "trade_max_offers_per_turn": 0,
}

WATCH: Final = [
    Golden("watch", "gift-2", 2, 105, {"mode": "base"}),
    Golden("watch", "gift-3", 3, 29, {"mode": "base"}),
    Golden("watch", "gift-4", 4, 64, {"mode": "base"}),
    Golden(
        "watch",
        "gift-4-random",
        4,
        88,
        {"mode": "base", "layout": "random", "turn_phases": "combined", "first_player": "roll"},
    ),
    Golden(
        "watch",
        "gift-3-friendly-late",
        3,
        51,
        {
            "mode": "base",
            "friendly_tormund": True,
            "win_timing": "end_of_turn",
            "trade_counter_offers": 0,
            "colours": ["yellow"],
        },
    ),
    Golden(
        "watch",
        "gift-4-placed",
        4,
        96,
        {
            "mode": "base",
            "initial_placement": "phase",
            "dev_deck": "classic",
            "shortage": "strict",
            "trade_max_offers_per_turn": 0,
        },
    ),
    Golden("watch", "classic-3", 3, 82, {"mode": "base", "board": "classic19"}),
    Golden("watch", "classic-4-plain", 4, 14, {"mode": "base", "board": "classic19", "trade_max_offers_per_turn": 0}),
    Golden(
        "watch",
        "classic-2-random",
        2,
        96,
        {
            "mode": "base",
            "board": "classic19",
            "layout": "random",
            "dev_deck": "watch",
            "roads_per_player": 14,
            "first_player": "seat",
        },
    ),
    Golden(
        "watch",
        "classic-4-busy",
        4,
        45,
        {
            "mode": "base",
            "board": "classic19",
            "turn_phases": "combined",
            "trade_max_offers_per_turn": 20,
            "trade_max_cards_per_side": 9,
            "win_timing": "end_of_turn",
        },
    ),
    Golden("watch", "full-4", 4, 19, {"mode": "full"}),
    Golden("watch", "full-3-tragedy", 3, 46, {"mode": "full", **TRAGEDY}),
    Golden("watch", "full-3-guards", 3, 286, {"mode": "full", **GRIM}),
    Golden("watch", "full-3-points", 3, 432, {"mode": "full", **GRIM}),
    Golden("watch", "full-4-cards", 4, 479, {"mode": "full", **GRIM}),
    Golden("watch", "full-4-nobody", 4, 519, {"mode": "full", **GRIM}),
    Golden("watch", "full-4-gift", 4, 229, {"mode": "full", **GRIM}),
    Golden("watch", "full-3-turned-back", 3, 114, {"mode": "full", **GRIM}),
    Golden("watch", "full-3-second", 3, 33, {"mode": "full", "trade_max_offers_per_turn": 0}, version=2),
    Golden("watch", "full-4-second-as-first", 4, 29, {"mode": "full", **AS_FIRST}, version=2),
]
