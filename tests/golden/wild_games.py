"""The golden games of Vikings Gone Wild: every card and mission, every option, and every tie."""

from typing import Final

from tests.golden.golden import Golden, Settings

AUTOMATIC: Final[Settings] = {"by_hand": False, "first_game_setup": True}
HOPELESS: Final[Settings] = {"allow_hopeless_attacks": True, "mission_swap_any_gold": True, "round_limit": 15}
LIMITED: Final[Settings] = {"limited_tokens": True, "store_hall_loot": True, "round_limit": 20}
HOST: Final[Settings] = {
    "first_player": "host_choice",
    "first_seat": 3,
    "tie_break_scope": "all_players",
    "round_limit": 6,
}
LONG: Final[Settings] = {"long_game": True, "asgard_row_last": True}
MIXED: Final[Settings] = {
    "long_game": True,
    "first_game_setup": True,
    "asgard_row_last": True,
    "mission_swap_any_gold": True,
    "allow_hopeless_attacks": True,
    "store_hall_loot": True,
    "limited_tokens": True,
    "tie_break_scope": "all_players",
    "first_player": "host_choice",
    "first_seat": 2,
    "round_limit": 12,
}

WILD: Final = [
    Golden("wild", "plain-2", 2, 36, {}, "eager"),
    Golden("wild", "plain-3", 3, 13, {}, "eager"),
    Golden("wild", "plain-3-rich", 3, 15, {}, "eager"),
    Golden("wild", "plain-3-raids", 3, 27, {}, "eager"),
    Golden("wild", "plain-4", 4, 15, {}, "eager"),
    Golden("wild", "automatic-2", 2, 6, AUTOMATIC, "eager"),
    Golden("wild", "hopeless-3", 3, 19, HOPELESS, "eager"),
    Golden("wild", "limited-4", 4, 4, LIMITED, "eager"),
    Golden("wild", "host-3", 3, 18, HOST, "eager"),
    Golden("wild", "long-3", 3, 4, LONG, "eager"),
    Golden("wild", "mixed-2", 2, 15, MIXED, "eager"),
    Golden("wild", "mixed-4", 4, 31, MIXED, "eager"),
    # VW-16.7 to VW-16.9: equal points, and no achievement of the box that decides between the contenders
    Golden("wild", "shared-2", 2, 35, {"round_limit": 2}, "eager"),
    Golden("wild", "shared-4-all-players", 4, 132, {"round_limit": 3, "tie_break_scope": "all_players"}, "eager"),
    # version 2: attacks without hope by default, a Hero Trap that is no fortification, and what missions need
    Golden("wild", "trap-2", 2, 9, {"round_limit": 12}, "eager", 2),
    Golden("wild", "smelter-3", 3, 10, {"round_limit": 10}, "eager", 2),
    Golden("wild", "refused-4", 4, 12, {"round_limit": 9, "allow_hopeless_attacks": False}, "eager", 2),
]
