"""The things of Northgard by name, in three languages. test_vocabularies.py has all that can be said."""

from pathlib import Path

import pytest

import longhouse
from longhouse import Event
from longhouse.games.northgard.game import __file__ as game_file
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.words import LORE
from longhouse.kernel.decision import EVERYBODY
from longhouse.messages import LANGUAGES, Catalog
from tests.messages.saying import LANGUAGE, SEATS, said
from tests.scenes.northgard.scene import Scene


def valley() -> Scene:
    """NG-EX17: A is closed, of three tiles, with a wood and a small slot, and Yellow holds it."""
    scene = Scene("yellow", "red", "blue", clans="bear wolf goat").land("t28 0,-1", "t30 1,-1")
    return scene.units("yellow", "t28.s", 3)


def test_a_territory_to_choose_is_told_with_what_it_shows() -> None:
    table = valley().table
    assert said(table, "recruit/start.n") == "Recruit in A · 1 wood, small slot, lair (start.n)"
    assert said(table, "recruit/start.n", "ru") == "Призвать в область A · 1 лес, маленькая ячейка, логово (start.n)"
    assert said(table, "recruit/start.s", "uk") == "Найняти на території C · порожня земля (start.s)"
    assert said(table, "recruit/t02.s") == "Recruit in 1 food, small slot (t02.s)"


def test_a_building_takes_its_slot_and_adds_its_symbol() -> None:
    table = valley().building("t28.s", "food_silo").table
    assert said(table, "site/start.n") == "Build in A · 1 food, 1 wood, lair (start.n)"
    assert said(table, "exchange/t28.s.0") == "Exchange: Food Silo, A (t28.s)"


def test_a_territory_that_is_told_is_a_letter_and_its_oldest_region() -> None:
    table = valley().table
    event = Event("northgard-event-built", "NG-8.1", 0, [6, table.box.tiles.region_names.index("t28.s")], 2, EVERYBODY)
    assert Catalog("en").event(table, event, SEATS["en"]) == "Ada builds in A (t28.s): Forge."
    assert Catalog("ru").event(table, event, SEATS["ru"]) == "Ада строит в области A (t28.s): Кузница."
    assert Catalog("uk").event(table, event, SEATS["uk"]) == "Ада будує на території A (t28.s): Кузня."


def test_a_tile_is_told_by_its_regions() -> None:
    assert said(valley().table, "tile/t05") == "Take the tile: rune slot · large slot (t05)"


GROUPS = {("1", "en"): "1 unit", ("0k", "en"): "Kaija alone", ("3k", "ru"): "3 воина и Кайя", ("5", "uk"): "5 воїнів"}


@pytest.mark.parametrize(("group", "language"), GROUPS)
def test_figures_are_counted_with_or_without_kaija(group: str, language: str) -> None:
    """NG-1.14"""
    assert said(valley().table, f"figures/{group}", language) == GROUPS[group, language]


def test_goods_are_a_list() -> None:
    table = valley().table
    event = Event("northgard-event-gained", "NG-13.4", 0, [1, 2, 5], 3, EVERYBODY)
    texts = [Catalog(language).event(table, event, SEATS["en"]) for language in LANGUAGES]
    assert texts == [
        "Ada gains 1 food, 2 wood, 5 lore.",
        "Ada получает 1 еду, 2 леса, 5 преданий.",
        "Ada отримує 1 їжу, 2 дерева, 5 знань.",
    ]


def test_what_a_card_lets_one_choose_is_told_by_its_steps() -> None:
    """NG-11.6"""
    table = valley().hand("yellow", "start_feast").goods("yellow", wood=3).turn("yellow").table
    assert said(table, "choose/1") == "Choice 1"
    table.pick(longhouse.read_option(table, "play/start_feast") or table.decision.options[0], 0)
    assert [said(table, f"choose/{n}") for n in (1, 2)] == ["Recruit: 1", "Move: 1"]
    assert said(table, "choose/4", "ru") == "Строительство"


def test_several_steps_of_one_choice_are_all_told() -> None:
    """NG-21.22"""
    scene = Scene("red", "blue", clans="stag wolf").land("t28 0,-1").units("red", "t28.n", 3)
    table = scene.hand("red", "annexation").turn("red").table
    table.pick(longhouse.read_option(table, "play/annexation") or table.decision.options[0], 0)
    assert said(table, "choose/1", "uk") == "Переміщення: 1 + Дослідження"


def test_ng_hidden_information_a_card_drawn_is_just_a_card_to_the_others() -> None:
    table = valley().table
    card = [known.name for known in table.box.cards].index("scouts")
    event = Event("northgard-event-drew", "NG-5.2", 0, [card], 0, 0b1)
    assert Catalog("en").event(table, event.seen_from(0), SEATS["en"]) == "Ada draws “Scouts”."
    assert Catalog("ru").event(table, event.seen_from(1), SEATS["ru"]) == "Ада берёт карту."


def test_to_decline_is_called_by_what_is_declined() -> None:
    table = valley().hand("yellow", "start_move").turn("yellow").table
    assert said(table, "done") == "That is all"
    table.pick(longhouse.read_option(table, "play/start_move") or table.decision.options[0], 0)
    assert [said(table, "done", language) for language in LANGUAGES] == [
        "End the movements",
        "Закончить перемещения",
        "Завершити переміщення",
    ]


def test_a_card_of_a_hosts_own_content_has_the_name_printed_there(tmp_path: Path) -> None:
    text = (Path(game_file).parent / "content.toml").read_text(encoding="utf-8")
    path = tmp_path / "content.toml"
    path.write_text(text.replace('id = "fishing"', 'id = "whaling"'), encoding="utf-8")
    table = longhouse.new_table("northgard", players=3, content=path)
    assert isinstance(table, Northgard)
    assert said(table, "play/whaling", "uk") == "Зіграти карту «Рибальство»"


@LANGUAGE
def test_lore_is_counted_as_things_are(language: str) -> None:
    """Food and wood are masses; lore has all its plurals."""
    forms = {
        "en": ["1 lore", "2 lore", "5 lore", "21 lore"],
        "ru": ["1 предание", "2 предания", "5 преданий", "21 предание"],
        "uk": ["1 знання", "2 знання", "5 знань", "21 знання"],
    }
    table = valley().table
    for n, form in zip((1, 2, 5, 21), forms[language], strict=True):
        goods = [n if resource == LORE else 0 for resource in range(3)]
        event = Event("northgard-event-paid", "NG-6.6", 0, goods, 3, EVERYBODY)
        assert Catalog(language).event(table, event, SEATS[language]).endswith(f" {form}.")
