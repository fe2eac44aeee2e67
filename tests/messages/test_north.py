"""The full game in words: wildlings, places beyond the Wall and heroes, in sentences of three languages."""

import pytest

import longhouse
from longhouse import Event, Table
from longhouse.games.watch.state.table import Watch
from longhouse.kernel.decision import EVERYBODY
from longhouse.messages import LANGUAGES, Catalog
from tests.scenes.watch.scene import Scene

SEATS = ["Ada", "Bor", "Cid"]
REGULAR, CLIMBER, GIANT = range(3)
SAID = {
    ("watch-event-rolled-three", (3, 5, 12)): {
        "en": "Ada rolls 8 (3 + 5); the trail die shows 12.",
        "ru": "Ada бросает кубики: 8 (3 + 5); на кубике одичалых 12.",
        "uk": "Ada кидає кубики: 8 (3 + 5); на кубику дикунів 12.",
    },
    ("watch-event-camp", (GIANT, 1, 2)): {
        "en": "A giant joins the Cave Dwellers in camp 2.",
        "ru": "В лагерь 2 клана пещерных жителей приходит великан.",
        "uk": "До табору 2 клану печерних мешканців приходить велетень.",
    },
    ("watch-event-advance", (REGULAR, 0, 0)): {
        "en": "A regular wildling goes down trail “1, 2” to clearing “1, 2”.",
        "ru": "Наступает воин: тропа «1, 2», опушка «1, 2».",
        "uk": "Наступає воїн: стежка «1, 2», узлісся «1, 2».",
    },
    ("watch-event-waits", (REGULAR, 2)): {
        "en": "A regular wildling stands in clearing “5, 6”.",
        "ru": "На опушку «5, 6» встаёт воин.",
        "uk": "На узлісся «5, 6» стає воїн.",
    },
    ("watch-event-crossed", (CLIMBER, 1, 1)): {
        "en": "A climber climbs over section 2 of the Wall into the Gift: mountains 10 (1,0).",
        "ru": "Через участок Стены № 2 в Дар перебирается ледолаз: горы 10 (1,0).",
        "uk": "Через ділянку Стіни № 2 у Дар перебирається льодолаз: гори 10 (1,0).",
    },
    ("watch-event-guard-home", (3,)): {
        "en": "Ada loses the guard on post 1, section 4 of the Wall.",
        "ru": "Ada теряет дозорного с поста 1 участка Стены № 4.",
        "uk": "Ada втрачає дозорця з поста 1 ділянки Стіни № 4.",
    },
    ("watch-event-survived", (2,)): {
        "en": "Ada wins with 2 guards on the Wall.",
        "ru": "Ada побеждает: 2 дозорных на Стене.",
        "uk": "Ada перемагає: 2 дозорці на Стіні.",
    },
    ("watch-event-token", (1,)): {
        "en": "Ada reveals a wildling token: climber, Ice River clan.",
        "ru": "Ada раскрывает жетон одичалых: ледолаз, клан ледяной реки.",
        "uk": "Ada розкриває жетон дикунів: льодолаз, клан Крижаної річки.",
    },
    ("watch-event-handed", (1, 4, 0)): {
        "en": "Ada has no ore to give to Bor.",
        "ru": "Игроку Ada нечего отдать: нет руды. Ничего не получает Bor.",
        "uk": "Гравцеві Ada нічого віддати: немає руди. Нічого не отримує Bor.",
    },
}
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(name="gift")
def a_full_table() -> Table:
    return longhouse.new_table("watch", players=3, seed=1)


def patrol() -> Watch:
    """GW-13.14: a patrol that can do either, and wildlings in every kind of place."""
    scene = Scene("red", "blue", "black", mode="full", patrol_targets="gift,clearing")
    scene.cards("red", ranger_patrol=1).wildling("gift", "0,1", "climber").wildling("camp", "cave-1", "giant")
    scene.wildling("clearing", "c3_4", "regular").turn("red", "trade").pick("red", "play/ranger_patrol")
    return scene.table


def said(table: Table, text: str, language: str) -> str:
    option = longhouse.read_option(table, text)
    assert option is not None
    return Catalog(language).option(table, option, SEATS)


@LANGUAGE
@pytest.mark.parametrize(("kind", "args"), SAID)
def test_nouns_have_their_cases(gift: Table, kind: str, args: tuple[int, ...], language: str) -> None:
    event = Event(kind, "GW-12.1", 0, list(args), len(args), EVERYBODY)
    assert Catalog(language).event(gift, event, SEATS) == SAID[kind, args][language]


@pytest.mark.parametrize(
    ("language", "choices"),
    [
        ("en", ["Move Tormund", "Send a wildling back to the Frostfangs"]),
        ("ru", ["Переместить Тормунда", "Прогнать одичалого на Клыки Мороза"]),
        ("uk", ["Перемістити Тормунда", "Прогнати дикуна на Крижані Ікла"]),
    ],
)
def test_gw_17_1_a_choice_says_what_it_does(language: str, choices: list[str]) -> None:
    assert [said(patrol(), f"choose/{number}", language) for number in (0, 1)] == choices


@LANGUAGE
def test_gw_17_1_where_nothing_is_to_be_chosen_a_choice_is_a_number(gift: Table, language: str) -> None:
    assert [said(gift, f"choose/{number}", language)[-2:] for number in (0, 1)] == [" 1", " 2"]


def test_gw_13_16_whoever_is_sent_home_is_told_with_the_place() -> None:
    table = patrol()
    assert said(table, "wildling/0,1", "ru") == "Прогнать на Клыки Мороза: ледолаз, холмы 4 (0,1)"
    assert (
        said(table, "wildling/cave-1", "uk") == "Прогнати на Крижані Ікла: велетень, табір 1 клану печерних мешканців"
    )
    assert said(table, "wildling/c3_4-regular", "en").endswith(": regular wildling, clearing “3, 4”")
    assert said(table, "wildling/1,1", "en") == "Send back to the Frostfangs: fields 8 (1,1)"


@LANGUAGE
def test_gw_14_only_the_full_game_speaks_of_heroes(language: str) -> None:
    base = Scene("red", "blue").turn("red", "build").table
    full = Scene("red", "blue", "black", mode="full").turn("red", "build").table
    texts = [Catalog(language).ask(table, table.decision, SEATS) for table in (base, full)]
    hero = {"en": "hero", "ru": "геро", "uk": "геро"}[language]
    assert [hero in text for text in texts] == [False, True]


NONE_OF = {
    "other": {"en": "None of these", "ru": "Ничего из этого", "uk": "Нічого з цього"},
    "price": {"en": "Pay the normal price", "ru": "Заплатить обычную цену", "uk": "Заплатити звичайну ціну"},
    "guard": {"en": "No second guard", "ru": "Второго дозорного не выставлять", "uk": "Другого дозорця не виставляти"},
    "gain": {"en": "Take nothing", "ru": "Ничего не брать", "uk": "Нічого не брати"},
}


def declining(about: str) -> Watch:
    """A question that may be answered with `none`, or (other) one that may not."""
    scene = Scene("red", "blue", "black", mode="full", new_recruits_guards="2", version=1)
    if about == "price":
        scene.hero("red", "melisandre").hand("red", ore=1, wool=1, grain=1).turn("red", "build")
        scene.pick("red", "hero/melisandre")
    elif about == "guard":
        scene.cards("red", new_recruits=1).turn("red").pick("red", "play/new_recruits", "guard/wall1")
    elif about == "gain":
        scene.hero("red", "samwell_tarly").turn("red").dice(1, 2, 12).pick("red", "roll")
    else:
        scene.turn("red")
    return scene.table


@LANGUAGE
@pytest.mark.parametrize("about", NONE_OF)
def test_gw_14_20_to_decline_is_called_by_what_is_declined(about: str, language: str) -> None:
    """GW-14.20, GW-13.15, GW-14.9"""
    assert said(declining(about), "none", language) == NONE_OF[about][language]


def test_gw_ru14_names_that_the_scan_has_misread() -> None:
    """GW-RU14: the Hornfoots and the Frostfangs, in what is said and in what the content prints."""
    table = Scene("red", "blue", "black", mode="full").turn("red", "build").table
    hornfoots = Catalog("ru").event(
        table, Event("watch-event-camp", "GW-12.5", 0, [REGULAR, 2, 1], 3, EVERYBODY), SEATS
    )
    assert hornfoots == "В лагерь 1 клана рогоногих приходит воин."
    assert Catalog("ru").text("web-watch-frostfangs") == "Клыки Мороза"
    printed = longhouse.find_game("watch").content().root
    assert [clan.entry("name").text("ru") for clan in printed.entries("clan")][2] == "Клан рогоногих"
