"""The things of Vikings Gone Wild by name, in three languages. test_vocabularies.py has all that can be said."""

from pathlib import Path

import pytest

import longhouse
from longhouse import Decision, Event
from longhouse.games.wild.game import __file__ as game_file
from longhouse.kernel.game import SettingError
from longhouse.messages import LANGUAGES, Catalog
from longhouse.messages.speech import setting_phrase
from tests.messages.saying import LANGUAGE, SEATS, check_sentence, said, told
from tests.scenes.wild.scene import Scene


def refused(scene: Scene, text: str, language: str = "en") -> str:
    option = longhouse.read_option(scene.table, text)
    assert option is not None
    reason = scene.table.why_not(option, 0)
    assert reason is not None
    return Catalog(language).reason(scene.table, reason, SEATS[language])


def village() -> Scene:
    """It is Red's turn; Blue has a smelter behind a tower."""
    scene = Scene("red", "blue").hand("red", "beer", "beer", "beer_mugs", "elf_archer").missions("red", "worker")
    scene.town("red", "brewery tokens=1", "smelter").town("blue", "tavern", "smelter tokens=1")
    return scene.fort("blue", "2", "tower").path("scroll", "", "undead_gold").turn("red")


def test_vw_ru1_the_title() -> None:
    """VW-RU1: as the announcement of the Russian edition has it."""
    assert [Catalog(language).text("wild-name") for language in ("en", "ru")] == ["Vikings Gone Wild", "Дикинги"]


def test_what_is_bought_is_told_with_its_price() -> None:
    """VW-4.2"""
    table = village().table
    assert [said(table, "buy/pigator", language) for language in LANGUAGES] == [
        "Buy Pigator (4 beer, 3 gold)",
        "Купить «Свинатор» (4 пива, 3 золота)",
        "Купити «Свинатор» (4 пива, 3 золота)",
    ]
    assert said(table, "build/smelter", "ru") == "Построить плавильню (3 пива)"
    assert said(table, "build-by-hand/tavern", "uk") == "Збудувати таверну (4 пива, 2 золота), обираючи, чим платити"
    assert said(table, "upgrade", "ru") == "Улучшить до ратуши 2-го уровня (3 золота)"
    assert said(table, "buy/thor") == "Buy Thor (no price)"
    assert said(table, "exchange/beer") == "Exchange 2 beer for 1 gold"
    assert said(table, "swap/worker", "uk") == "Змінити завдання «Робітник» (1 золото)"


def test_a_place_of_odins_path_is_told_with_its_card() -> None:
    """VW-6.3, VW-10.1"""
    table = village().table
    assert said(table, "path/1") == "Odin’s Path 1: Scroll (2 beer, 1 gold)"
    assert said(table, "path/2", "ru") == "Путь Одина 2: нет карты (цены нет)"
    assert said(table, "undead/3", "uk") == "Битися: Нежить (золото), захист 3 — Шлях Одіна 3"


def test_a_building_is_told_with_its_place_and_its_defence() -> None:
    """VW-8.4: with the fortifications that lie on it."""
    table = village().table
    assert said(table, "attack/1,2") == "Attack Bor: Smelter (2), defence 3"
    assert said(table, "attack/1,hall", "ru") == "Атаковать ратушу 1-го уровня, защита 4 — Бор"
    assert said(table, "dismantle/1", "uk") == "Розібрати броварню (1)"
    assert said(table, "dismantle/3") == "Dismantle building 3"


def test_where_units_come_from_is_told() -> None:
    """VW-19.4, VW-19.10"""
    table = village().table
    assert said(table, "pay/pool", "ru") == "Взять отсюда: временные ресурсы"
    assert said(table, "pay/1") == "Pay from Brewery (1)"
    assert said(table, "pay/hall", "uk") == "Узяти звідси: Ратуша 1-го рівня"
    assert said(table, "steal/1,producers", "ru") == "Забрать отсюда: пивоварня или плавильня — Бор"
    assert said(table, "steal/1,2") == "Steal from Bor: Smelter (2)"


def test_who_attacks_is_told_with_his_strength() -> None:
    """VW-7.8, VW-17.7: might counts; a copy has the strength of its printed card."""
    table = village().table
    assert said(table, "add/dvergr", "ru") == "Цверг с руки, сила 4"
    scene = Scene("red", "blue").hand("red", "loki_lens", "thor").turn("red").pick("red", "play/thor", "play/loki_lens")
    assert said(scene.table, "ready/loki_lens") == "Loki’s Lens (ready), strength 5"


def test_steps_of_a_card_are_told_by_what_they_do() -> None:
    """VW-17.11"""
    scene = Scene("red", "blue").hand("red", "crystal", "beer").turn("red")
    assert said(scene.table, "step/1") == "Step 1"
    scene.pick("red", "play/crystal")
    assert [said(scene.table, f"step/{n}", "ru") for n in (1, 2)] == ["Уничтожить 1 карту", "Взять 1 карту"]


def test_costs_are_lists() -> None:
    table = village().table
    card = table.box.card_names.index("scroll")
    assert [told(table, "wild-event-bought", [card, 2, 1], language) for language in LANGUAGES] == [
        "Ada buys Scroll for 2 beer, 1 gold.",
        "Ада покупает «Свиток» за 2 пива, 1 золото.",
        "Ада купує «Сувій» за 2 пива, 1 золото.",
    ]
    assert told(table, "wild-event-gained", [0, 5], "ru") == "Ада получает 5 пива."
    assert told(table, "wild-event-gained", [1, 1], "uk") == "Ада отримує 1 золото."


def test_a_building_has_its_cases() -> None:
    table = village().table
    drakkar = table.box.building_names.index("drakkar")
    assert told(table, "wild-event-built", [drakkar, 2, 2], "ru") == "Ада строит драккар за 2 пива, 2 золота."
    assert told(table, "wild-event-attacked", [1, table.box.smelter, 4, 1], "uk") == (
        "Ада атакує плавильню гравця Бор: сила 4 проти захисту 1."
    )
    assert told(table, "wild-event-paid-tokens", [table.box.smelter, 1, 2], "ru") == (
        "Ада платит 2 фишками золота (Плавильня)."
    )


def test_why_a_building_cannot_be_attacked_is_told_with_its_name() -> None:
    """VW-7.5, VW-7.9, VW-6.15"""
    scene = Scene("red", "blue", allow_hopeless_attacks=False).hand("red", "viking_warrior")
    scene.town("blue", "tavern new", "drakkar damaged").turn("red")
    assert refused(scene, "attack/1,1") == "A building under construction cannot be attacked: Tavern (1)."
    assert refused(scene, "attack/1,2", "ru") == "Постройку с жетоном ущерба атаковать нельзя: Драккар (2)."
    weak = "Усі ваші карти разом слабші за цю споруду (Ратуша 1-го рівня): бракує 3 сили, у вас 1."
    assert refused(scene, "attack/1,hall", "uk") == weak
    assert refused(scene, "attack/1,7") == "There is no such building: building 7."
    assert refused(scene, "dismantle/4", "ru") == "У вас нет такой постройки: постройка 4."


def test_a_card_that_is_kept_is_just_a_card_to_the_others() -> None:
    """VW-14.2"""
    table = village().table
    event = Event("wild-event-kept", "VW-14.2", 0, [table.box.card_names.index("scroll")], 0, 0b1)
    assert Catalog("uk").event(table, event.seen_from(0), SEATS["uk"]) == "Ада лишає в руці «Сувій»."
    assert Catalog("uk").event(table, event.seen_from(1), SEATS["uk"]) == "Ада лишає карту в руці."


def test_what_is_put_together_in_secret_looks_like_thinking() -> None:
    """VW-19.2: others read the same while an attack is built, a payment is made or the menu is open."""
    table = village().table
    others = table.view(1)
    for language in LANGUAGES:
        catalog, seats = Catalog(language), SEATS[language]
        turn = catalog.ask(others, Decision(0, "wild-ask-turn", [], []), seats)
        assert catalog.ask(others, Decision(0, "wild-ask-compose", [3, 4], []), seats) == turn
        assert catalog.ask(others, Decision(0, "wild-ask-pay", [0, 2], []), seats) == turn


@pytest.mark.parametrize(
    ("name", "option", "text"),
    [
        ("scroll", "play/scroll_too", "Зіграти «Сувій»"),
        ("tavern", "build/tavern_too", "Збудувати Таверна (4 пива, 2 золота)"),
        ("worker", "mission/worker_too", "Виконати «Робітник» (1 ПО)"),
    ],
)
def test_a_thing_of_a_hosts_own_content_has_the_name_printed_there(
    tmp_path: Path, name: str, option: str, text: str
) -> None:
    printed = (Path(game_file).parent / "content.toml").read_text(encoding="utf-8")
    path = tmp_path / "content.toml"
    for key in ("id", "building"):
        printed = printed.replace(f'{key} = "{name}"', f'{key} = "{name}_too"')
    path.write_text(printed, encoding="utf-8")
    assert said(longhouse.new_table("wild", players=3, content=path), option, "uk") == text


@LANGUAGE
def test_a_seat_that_is_not_there_is_told(language: str) -> None:
    """VW-2.11"""
    with pytest.raises(SettingError) as problem:
        longhouse.new_table("wild", players=2, settings={"first_player": "host_choice", "first_seat": "3"})
    text = Catalog(language).render(setting_phrase(problem.value, "wild"))
    assert text.startswith(Catalog(language).text("wild-setting-first_seat"))
    assert "3" in text and "2" in text
    check_sentence(text, language)
