"""Games that began under version 1 of the rules go on under it."""

import longhouse
from longhouse import Table
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.box import WildBox
from longhouse.games.wild.state.cards import Card, Mission
from longhouse.games.wild.state.table import Wild

GAME = longhouse.find_game("wild")


def box_of(version: int) -> WildBox:
    """The content for two players under this version of the rules."""
    game = GAME.edition(version)
    assert game is not None
    settings = game.complete_settings(2, {})
    table: Table = game.new_table(2, settings, game.content(), "1")
    assert isinstance(table, Wild) and table.origin.version == version
    return table.box


def card(version: int, name: str) -> Card:
    box = box_of(version)
    return box.cards[box.card_names.index(name)]


def mission(version: int, name: str) -> Mission:
    return next(mission for mission in box_of(version).missions if mission.name == name)


def test_vw_7_9_attacks_without_hope_were_refused() -> None:
    """VW-7.9, VW-RU16"""
    assert [box_of(version).hopeless_attacks for version in (1, 2)] == [False, True]


def test_vw_8_2_a_hero_trap_was_a_fortification() -> None:
    """VW-8.2, VW-EX17: it added 1 to the defence."""
    old, new = card(1, "hero_trap"), card(2, "hero_trap")
    assert [old.kind, new.kind] == [w.FORTIFICATION, w.UPGRADE]
    assert [step.verb for step in old.respond_steps] == [w.DO_DEFEND, w.DO_REMOVE_ATTACKER]
    assert [step.verb for step in new.respond_steps] == [w.DO_REMOVE_ATTACKER]
    assert old.only_responds and new.only_responds


def test_vw_17_5_a_mystery_gift_brought_heroes_too() -> None:
    """VW-17.5"""
    kinds = [card(version, "mystery_gift_fighter").play_steps[0].kinds for version in (1, 2)]
    assert kinds == [1 << w.FIGHTER | 1 << w.HERO, 1 << w.FIGHTER]


def test_vw_11_1_missions_needed_no_building() -> None:
    """VW-11.1"""
    names = [[box_of(2).building_names[n] for n in mission(2, name).needs] for name in ("beer_mission", "gold_mission")]
    assert names == [["brewery"], ["smelter"]]
    assert not mission(1, "beer_mission").needs and not mission(1, "gold_mission").needs
