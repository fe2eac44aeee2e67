"""The things of Champions of Midgard by name, in three languages. test_vocabularies.py has all that can be said."""

from pathlib import Path

import pytest

import longhouse
from longhouse import Event
from longhouse.games.midgard.game import __file__ as game_file
from longhouse.games.midgard.state.words import SHORE_1, TROLL
from longhouse.messages import LANGUAGES, Catalog
from tests.messages.saying import SEATS, said, told
from tests.scenes.midgard.scene import Scene


def harbour() -> Scene:
    scene = Scene("red", "blue", "green").enemy("troll", "river_troll_1").monster("shore_2", "huldra_red")
    return scene.placement("red")


def test_a_shore_to_choose_is_told_with_its_monster() -> None:
    table = harbour().table
    assert said(table, "sail/shore_2") == "Sail to Distant Shore 2 · Huldra (red)"
    assert said(table, "peek/shore_2", "ru") == "Посмотреть поход: дальний берег 2 · Хульдра (красная)"
    assert said(table, "load/shore_2", "uk") == "1 їжа → далекий берег 2 · Хульдра (червона)"


def test_a_fight_is_told_with_its_enemy_as_long_as_it_lies_there() -> None:
    scene = harbour()
    assert said(scene.table, "send/troll,axe", "ru") == "Топорщик → тролль · Речной тролль"
    scene.table.enemies[TROLL] = -1
    assert said(scene.table, "send/troll,axe", "ru") == "Топорщик → тролль"


def test_what_is_bought_is_told_with_its_price() -> None:
    """CM-5.12, CM-5.16"""
    table = harbour().table
    assert [said(table, f"pray/{n}") for n in (1, 2, 3, 4)] == [
        "1 favour for 1 coin",
        "2 favour for 3 coins",
        "3 favour for 6 coins",
        "4 favour for 10 coins",
    ]
    assert said(table, "pray/2", "ru") == "2 милости за 3 монеты"
    assert said(table, "buy/karvi", "uk") == "Купити корабель «Карві» за 2 дерева, 1 монету"


def test_goods_and_dice_are_lists() -> None:
    table = harbour().table
    assert [told(table, "midgard-event-gained", [1, 2, 5, 1], language) for language in LANGUAGES] == [
        "Ada gains 1 food, 2 wood, 5 coins, 1 favour.",
        "Ада получает 1 еду, 2 дерева, 5 монет, 1 милость.",
        "Ада отримує 1 їжу, 2 дерева, 5 монет, 1 милість.",
    ]
    assert [told(table, "midgard-event-recruited", [1, 0, 3], language) for language in LANGUAGES] == [
        "Ada recruits 1 swordsman, 3 axemen.",
        "Ада набирает: 1 мечник, 3 топорщика.",
        "Ада набирає: 1 мечник, 3 сокирники.",
    ]


def test_a_roll_is_told_by_the_types_of_its_dice() -> None:
    """CM-8.15"""
    table = harbour().table
    rolled = [2, 2, 4, 11, 0, 0, 0, 0]
    assert [told(table, "midgard-event-rolled", rolled, language) for language in LANGUAGES] == [
        "Ada rolls: swordsmen (2× hit, shield), axemen (double hit).",
        "Ада бросает кубики: мечники (2× удар, щит), топорщики (двойной удар).",
        "Ада кидає кістки: мечники (2× удар, щит), сокирники (подвійний удар).",
    ]


def test_an_enemy_has_its_cases() -> None:
    table = harbour().table
    huldra, troll = table.enemies[SHORE_1 + 1], table.enemies[TROLL]
    assert told(table, "midgard-event-defeated", [huldra], "ru") == "Ада побеждает хульдру (красную)."
    assert told(table, "midgard-event-defeated", [troll], "uk") == "Ада перемагає річкового троля."
    assert told(table, "midgard-event-defeated", [huldra], "en") == "Ada has defeated an enemy: Huldra (red)."


def test_a_die_of_a_roll_is_told_by_what_it_shows() -> None:
    """CM-8.16"""
    scene = Scene("red", "blue").enemy("troll", "river_troll_1").goods("red", favour=1)
    scene.fight("red", "troll", sword=1, axe=1)
    assert said(scene.table, "mark/2") == "Mark die 2"
    table = scene.roll("sword shield", "axe blank").combat().pick("red", "reroll").table
    assert said(table, "mark/2") == "Mark die 2 (Axeman, blank)"
    assert said(table, "mark/1", "ru") == "Отметить кубик 1 (Мечник, щит)"


def test_to_be_done_is_called_by_what_is_done() -> None:
    scene = harbour().goods("red", food=1)
    assert said(scene.table, "done") == "That is all"
    scene.pick("red", "place/market")
    assert [said(scene.table, "done", language) for language in LANGUAGES] == [
        "Trade no more",
        "Больше не менять",
        "Більше не міняти",
    ]


def test_cm_h8_what_was_looked_at_is_told_to_the_one_who_looked() -> None:
    table = harbour().table
    storm = [journey.name for journey in table.box.journeys].index("storm")
    event = Event("midgard-event-looked", "CM-5.9", 0, [1, storm], 1, 0b1)
    assert Catalog("en").event(table, event.seen_from(0), SEATS["en"]) == (
        "Ada looks at the journey of Distant Shore 2: Storm."
    )
    assert Catalog("ru").event(table, event.seen_from(1), SEATS["ru"]) == "Ада смотрит поход дальнего берега 2."


def test_cm_h2_a_destiny_is_just_a_card_to_the_others() -> None:
    table = harbour().table
    event = Event("midgard-event-destiny", "CM-2.11", 0, [0], 0, 0b1)
    assert Catalog("uk").event(table, event.seen_from(0), SEATS["uk"]) == "Ада отримує карту долі «Трощитель криги»."
    assert Catalog("uk").event(table, event.seen_from(1), SEATS["uk"]) == "Ада отримує карту долі."


@pytest.mark.parametrize(("tenths", "texts"), [(25, ("2.5", "2,5", "2,5")), (10, ("1.0", "1,0", "1,0"))])
def test_a_mean_has_the_decimal_sign_of_the_language(tenths: int, texts: tuple[str, ...]) -> None:
    table = harbour().table
    assert tuple(Catalog(language).term(table, "tenths", tenths, []) for language in LANGUAGES) == texts


@pytest.mark.parametrize(
    ("name", "option", "text"),
    [
        ("runesmith", "place/runesmith_too", "Тлумач рун"),
        ("wealth", "use/wealth_too", "Використати руну «Багатство»"),
        ("ullr", "leader/ullr_too", "Вождь: Улль-берсерк"),
    ],
)
def test_a_thing_of_a_hosts_own_content_has_the_name_printed_there(
    tmp_path: Path, name: str, option: str, text: str
) -> None:
    printed = (Path(game_file).parent / "content.toml").read_text(encoding="utf-8")
    path = tmp_path / "content.toml"
    path.write_text(printed.replace(f'id = "{name}"', f'id = "{name}_too"'), encoding="utf-8")
    assert said(longhouse.new_table("midgard", players=3, content=path), option, "uk") == text
