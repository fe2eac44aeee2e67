"""The golden games of Northgard: every clan with its cards, every module, and every way to end that was found."""

from typing import Final

from tests.golden.golden import Golden, Settings

MORE: Final[Settings] = {
    "creatures": True,
    "more_creatures": True,
    "bear_pass_through": False,
    "stuck_creature_acts": False,
    "second_chance": "must",
    "clan_pick": "random",
}
CALLED: Final[Settings] = {"creatures": True, "more_creatures": True, "clan_pick": "random"}
LONG: Final[Settings] = {
    "years": 10,
    "first_player": "random",
    "harvest_order": "together",
    "boar_lore": "closes_no_own",
}
TEAMS: Final[Settings] = {"teams": True, "creatures": True, "open_fame": True}
HOUSE: Final[Settings] = {
    "strict_borders": True,
    "five_tile_in_pile": False,
    "small_on_large": True,
    "trade_rate": "same3",
    "win_by_territories": False,
    "first_player": "seat1",
    "colours": ["green", "red"],
}

NORTHGARD: Final = [
    Golden("northgard", "camp-2", 2, 38, {}, "eager"),
    Golden("northgard", "kaija-3", 3, 70, {}, "eager"),
    Golden("northgard", "goat-and-boar-3", 3, 99, {}, "eager"),
    Golden("northgard", "wolf-3", 3, 74, {}, "eager"),
    Golden("northgard", "house-5", 5, 87, HOUSE, "eager"),
    Golden("northgard", "creatures-4", 4, 2, {"creatures": True}, "eager"),
    Golden("northgard", "creatures-4-protector", 4, 91, {"creatures": True}, "eager"),
    Golden("northgard", "more-creatures-5", 5, 94, MORE, "eager"),
    Golden("northgard", "long-3-snake", 3, 18, LONG, "eager"),
    Golden("northgard", "long-3-annexation", 3, 19, LONG, "eager"),
    Golden("northgard", "teams-4", 4, 271, TEAMS, "eager"),
    Golden("northgard", "teams-4-driven", 4, 114, TEAMS, "eager"),
    Golden("northgard", "teams-4-declined", 4, 46, TEAMS, "eager"),
    # NG-16.1: by three closed territories with large buildings, or five of a team; random players never get there
    Golden("northgard", "territories-2", 2, 115, {}, "greedy"),
    Golden("northgard", "territories-4-teams", 4, 6, {"teams": True}, "greedy"),
    # NG-16.4: equal fame, decided by territories, units or buildings, or by nothing
    Golden("northgard", "tie-territories-2", 2, 20078, {}),
    Golden("northgard", "tie-units-2", 2, 20028, {}),
    Golden("northgard", "tie-buildings-3", 3, 20311, {}),
    Golden("northgard", "shared-3", 3, 23517, {}),
    # by the rules of version 2: Scorched Earth on own land and Spy without a victim (NG-RU16, NG-RU65); Stag's fame for
    # the territory of a Fallen Valkyrie (NG-RU39)
    Golden("northgard", "snake-and-spy-2", 2, 8, {}, "eager", 2),
    Golden("northgard", "stag-and-valkyrie-5", 5, 118, CALLED, "eager", 2),
]
