"""Champions of Midgard in words: everything that can be said at its tables is said, in every language."""

import random
import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import longhouse
from longhouse import SPECTATOR, Decision, Event, Reason, Table
from longhouse.games.midgard.game import __file__ as game_file
from longhouse.games.midgard.vocabulary import ASKS, EVENTS, PREVIEWS, REASONS
from longhouse.games.midgard.words import SHORE_1, TROLL
from longhouse.kernel.decision import EVERYBODY
from longhouse.kernel.game import Fact
from longhouse.messages import LANGUAGES, Catalog, fact_phrase
from tests.messages.midgard_tables import FACES, SECRET, TABLES, midgard_faces, settled_table
from tests.messages.tables import arguments
from tests.messages.test_rendering import Heard
from tests.scenes.midgard import Scene

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
NUMBER = pytest.mark.parametrize("number", range(len(TABLES)))
SEATS: Final = {
    "en": ["Ada", "Bor", "Cid", "Dan"],
    "ru": ["Ада", "Бор", "Сид", "Дан"],
    "uk": ["Ада", "Бор", "Сід", "Дан"],
}
PICKS: Final = 600
NAMED: Final = (
    *("seat", "place", "shore", "target", "foe", "ship", "leader", "rune", "destiny", "journey", "merchant", "enemy"),
    *("colour", *[kind for kind in FACES if kind not in ("number", "score", "seat")]),
)


def check(text: str, language: str) -> None:
    assert text
    assert text == text.strip()
    assert not re.search(r"[{}$]|  | [.,:;]|\.\.", text), text
    letters = "[A-Za-z]" if language != "en" else "[А-Яа-яҐґЇїЄєІі]"
    assert not re.search(letters, text), text


def check_sentence(text: str, language: str) -> None:
    check(text, language)
    assert text.endswith((".", "?")), text


# --- real tables


@cache
def heard(number: int) -> Heard:
    history = longhouse.new_game("midgard", seats=SEATS["en"], seed=number, options=TABLES[number])
    luck = random.Random(number)
    found = Heard()
    found.listen(history.table)
    for turn in range(PICKS):
        if history.table.over:
            break
        decision = luck.choice(history.table.decisions)
        history.pick(luck.choice(decision.options), decision.seat)
        found.listen(history.table)
        if turn % 10 == 0:
            found.look_around(history.table.clone())
    return found


def test_much_happens_at_these_tables() -> None:
    all_heard = [heard(number) for number in range(len(TABLES))]
    events = {event.kind for found in all_heard for _, event in found.events.values()}
    reasons = {reason.key for found in all_heard for _, reason in found.reasons.values()}
    assert len(events) > len(EVENTS) // 2
    assert len(reasons) > len(REASONS) // 3


@LANGUAGE
@NUMBER
def test_what_happens_at_a_table_can_be_told(number: int, language: str) -> None:
    catalog = Catalog(language)
    seats = SEATS[language]
    found = heard(number)
    for table, event in found.events.values():
        check_sentence(catalog.event(table, event, seats), language)
    for table, decision in found.asks.values():
        check_sentence(catalog.ask(table, decision, seats), language)
    for table, reason in found.reasons.values():
        check_sentence(catalog.reason(table, reason, seats), language)


# --- everything the vocabulary has


@LANGUAGE
def test_every_option_can_be_said_and_told_from_every_other(language: str) -> None:
    catalog = Catalog(language)
    table = settled_table(1)
    texts = [catalog.option(table, option, SEATS[language]) for option in table.vocabulary()]
    for text in texts:
        check(text, language)
    assert len(set(texts)) == len(texts)


@LANGUAGE
@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_can_be_told(kind: str, language: str) -> None:
    catalog = Catalog(language)
    table = settled_table(1)
    for args in arguments(table, EVENTS[kind]):
        event = Event(kind, "CM-1.1", 1, args, SECRET.get(kind, len(args)), 0b1)
        check_sentence(catalog.event(table, event, SEATS[language]), language)
        check_sentence(catalog.event(table, event.seen_from(1), SEATS[language]), language)


@LANGUAGE
@pytest.mark.parametrize("ask", ASKS)
def test_every_question_can_be_asked(ask: str, language: str) -> None:
    catalog = Catalog(language)
    table = settled_table(1)
    for here in (table, table.seen_from(1), table.seen_from(SPECTATOR)):
        for args in arguments(table, ASKS[ask]):
            check_sentence(catalog.ask(here, Decision(1, ask, args, []), SEATS[language]), language)


@LANGUAGE
@pytest.mark.parametrize("why", REASONS)
def test_every_reason_can_be_given(why: int, language: str) -> None:
    rule, key, kinds = REASONS[why]
    table = settled_table(1)
    for args in arguments(table, kinds):
        check_sentence(Catalog(language).reason(table, Reason(rule, key, args), SEATS[language]), language)


@LANGUAGE
@pytest.mark.parametrize("key", PREVIEWS)
def test_every_fact_of_a_preview_can_be_told(key: str, language: str) -> None:
    table = settled_table(1)
    for args in arguments(table, PREVIEWS[key]):
        fact = Fact("CM-1.1", key, args)
        check(Catalog(language).render(fact_phrase(table, fact, SEATS[language])), language)


@LANGUAGE
@pytest.mark.parametrize("kind", NAMED)
def test_every_thing_has_a_name(kind: str, language: str) -> None:
    table = settled_table(1)
    for (number,) in midgard_faces(table, kind):
        check(Catalog(language).term(table, kind, number, SEATS[language]), language)


# --- things by name


def said(table: Table, text: str, language: str = "en") -> str:
    option = longhouse.read_option(table, text)
    assert option is not None
    return Catalog(language).option(table, option, SEATS[language])


def told(table: Table, kind: str, args: list[int], language: str) -> str:
    return Catalog(language).event(table, Event(kind, "CM-1.1", 0, args, len(args), EVERYBODY), SEATS[language])


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
