"""What the catalog promises its callers."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import longhouse
from longhouse import SPECTATOR, Event, Reason, Table
from longhouse.games.watch.game import __file__ as game_file
from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.table import Watch
from longhouse.kernel.decision import EVERYBODY, lacking
from longhouse.messages import LANGUAGES, BrokenMessage, Catalog, MissingMessage
from longhouse.messages.bundle import Bundle
from tests.messages.ftl import entries, files
from tests.scenes.watch.scene import Scene

SEATS = ["Ada", "Bor", "Cid"]


@pytest.fixture(name="gift")
def a_table_on_the_gift() -> Table:
    return longhouse.new_table("watch", players=3, seed=1, settings={"mode": "base"})


@pytest.fixture(name="island")
def a_table_on_the_island() -> Table:
    return longhouse.new_table(
        "watch", players=3, seed=1, settings={"mode": "base", "board": "classic19", "first_player": "seat"}
    )


def said(table: Table, text: str, language: str = "en") -> str:
    option = longhouse.read_option(table, text)
    assert option is not None
    return Catalog(language).option(table, option, SEATS)


def happened(table: Table, kind: str, seat: int, args: list[int], language: str = "en") -> str:
    event = Event(kind, "GW-1.1", seat, args, len(args), EVERYBODY)
    return Catalog(language).event(table, event, SEATS)


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="'de'; there is en, ru, uk"):
        Catalog("de")


def test_a_missing_message_is_told_with_its_key() -> None:
    with pytest.raises(MissingMessage) as problem:
        Catalog("ru").text("watch-nonsense")
    assert problem.value.key == "watch-nonsense"
    assert str(problem.value) == "there is no message 'watch-nonsense' in ru"


@pytest.mark.parametrize("key", ["watch-setting-board.nonsense", "watch-nonsense.explain", ""])
def test_a_missing_attribute_is_a_missing_message(key: str) -> None:
    with pytest.raises(MissingMessage):
        Catalog("en").text(key)


def test_a_missing_variable_is_told() -> None:
    with pytest.raises(BrokenMessage, match="watch-hex"):
        Catalog("en").text("watch-hex", terrain="forest")


def test_a_message_is_parsed_when_it_is_needed_with_what_it_refers_to() -> None:
    bundle = Bundle("uk")
    unread = dict(bundle.unread)
    assert bundle.text("midgard-place-skeid-text", {}) == bundle.text("midgard-place-karvi-text", {})
    assert not bundle.has("watch-nonsense") and not bundle.has("nonsense")
    assert unread.keys() - bundle.unread.keys() == {"midgard-place-skeid-text", "midgard-place-karvi-text"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_message_by_message_nothing_is_read_otherwise_than_a_whole_file(language: str) -> None:
    bundle = Bundle(language)
    whole = {entry.id.name: entry for path in files(language) for entry in entries(path) if isinstance(entry, Message)}
    assert bundle.unread.keys() == whole.keys()
    for name, text in bundle.unread.items():
        (entry,) = [entry for entry in FluentParser(with_spans=False).parse(text).body if isinstance(entry, Message)]
        assert entry.equals(whole[name], ["span", "comment"]), name


def test_a_language_is_read_once() -> None:
    assert Catalog("uk").bundle is Catalog("uk").bundle


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_said_as_they_are(gift: Table, language: str) -> None:
    """No marks around them, no Fluent in them, no number made of them."""
    for name in ["{ $who }", "1", "hidden", "Ṡéaṁus «x»"]:
        event = Event("watch-event-accepted", "GW-4.9", 0, [], 0, EVERYBODY)
        assert Catalog(language).event(gift, event, [name, "b", "c"]).startswith(name + " ")


# --- places


def test_an_intersection_is_told_by_what_it_borders(island: Table) -> None:
    assert said(island, "settlement/0,0,N") == "Settlement: hills 6 · pasture 4 · desert (0,0,N)"


def test_a_trade_route_is_told_where_a_building_would_reach_it(gift: Table, island: Table) -> None:
    assert said(island, "settlement/1,2,N") == "Settlement: pasture 5 · harbour 2:1 wool (1,2,N)"
    assert said(gift, "settlement/4,1,S") == "Settlement: hills 6 · trade route 2:1 ore (4,1,S)"
    assert said(gift, "settlement/4,1,S", "ru") == "Поселение: холмы 6 · торговый путь 2:1, руда (4,1,S)"


def test_a_path_is_told_by_the_hexes_on_its_sides(island: Table) -> None:
    assert said(island, "road/0,0,E") == "Road: desert – forest 3 (0,0,E)"
    assert said(island, "road/2,-2,E") == "Road: forest 9 – edge (2,-2,E)"


def test_a_hex_is_told_with_its_number(gift: Table) -> None:
    assert isinstance(gift, Watch)
    catalog = Catalog("uk")
    place = gift.tormund
    assert catalog.term(gift, "hex", place, SEATS).startswith("крижані пустища (")
    assert said(gift, "tormund/3,2") == "Move Tormund to hills 6 (3,2)"


def test_things_have_names(gift: Table) -> None:
    catalog = Catalog("ru")
    kinds = {"resource": 2, "card": 0, "terrain": 5, "tile": 0, "piece": 2, "colour": 3, "board": 0, "seat": 1}
    assert [catalog.term(gift, kind, number, SEATS) for kind, number in kinds.items()] == [
        "шерсть",
        "Дозор разведчиков",
        "ледяные пустоши",
        "Самый длинный тракт",
        "крепость",
        "чёрный",
        "Дар — ознакомительная базовая партия",
        "Bor",
    ]


def test_a_card_of_a_hosts_own_content_has_the_name_printed_there(tmp_path: Path) -> None:
    text = (Path(game_file).parent / "content.toml").read_text(encoding="utf-8")
    path = tmp_path / "content.toml"
    path.write_text(text.replace('id = "winter_is_coming"', 'id = "winter_is_here"'), encoding="utf-8")
    table = longhouse.new_table("watch", players=3, content=path, settings={"mode": "base"})
    assert said(table, "play/winter_is_here", "uk") == "Зіграти картку «Зима близько»"


# --- what was said and done


def test_the_supply_names_its_price(gift: Table) -> None:
    """GW-4.5, GW-4.6"""
    assert isinstance(gift, Watch)
    rate = gift.rates[gift.active * w.RESOURCES + w.ORE]
    assert said(gift, "give/ore") == f"Give {rate} ore to the supply"


def test_cards_are_a_list(gift: Table) -> None:
    cards = [0, 0, 2, 0, 1]
    assert happened(gift, "watch-event-gained", 0, cards) == "Ada gets 2 wool, 1 ore."
    assert happened(gift, "watch-event-gained", 0, cards, "ru") == "Ada получает 2 шерсти, 1 руду."
    assert happened(gift, "watch-event-gained", 0, cards, "uk") == "Ada отримує 2 вовни, 1 руду."


def test_the_second_of_a_kind_has_its_own_variable(gift: Table) -> None:
    assert (
        happened(gift, "watch-event-supply-trade", 1, [2, 4, 0]) == "Bor gives 4 wool to the supply and takes 1 lumber."
    )
    assert happened(gift, "watch-event-rolled", 1, [3, 5]) == "Bor rolls 8 (3 + 5)."


@pytest.mark.parametrize(
    ("language", "open_text", "hidden_text"),
    [
        ("en", "Ada takes 1 ore from Cid.", "Ada takes a card from Cid."),
        ("ru", "Ada забирает 1 руду у игрока Cid.", "Ada забирает карту у игрока Cid."),
        ("uk", "Ada забирає 1 руду в гравця Cid.", "Ada забирає картку в гравця Cid."),
    ],
)
def test_gw_6_4_a_hidden_card_is_just_a_card(gift: Table, language: str, open_text: str, hidden_text: str) -> None:
    event = Event("watch-event-robbed", "GW-6.3", 0, [2, w.ORE], 1, 0b101)
    catalog = Catalog(language)
    assert catalog.event(gift, event.seen_from(2), SEATS) == open_text
    assert catalog.event(gift, event.seen_from(1), SEATS) == hidden_text


def test_a_reason_says_what_is_needed(gift: Table) -> None:
    cost = [1, 1, 0, 0, 0]
    reason = Reason("GW-5.1", "watch-why-cannot-pay", [*cost, *lacking(cost, [0, 3, 1, 0, 0])])
    said = {language: Catalog(language).reason(gift, reason, SEATS) for language in LANGUAGES}
    assert said == {
        "en": "This costs 1 lumber, 1 brick: missing 1 lumber; you have 0 lumber.",
        "ru": "Цена: 1 древесина, 1 глина. Не хватает: 1 древесина; у вас: 0 древесины.",
        "uk": "Ціна: 1 деревина, 1 глина. Бракує: 1 деревина; у вас: 0 деревини.",
    }


def test_a_question_is_told_to_the_others_in_other_words(island: Table) -> None:
    catalog = Catalog("en")
    yours = "Choose an intersection for your settlement."
    theirs = "Ada is choosing a place for a settlement."
    assert catalog.ask(island, island.decision, SEATS) == yours
    for seat, text in [(0, yours), (1, theirs), (SPECTATOR, theirs)]:
        view = island.view(seat)
        assert catalog.ask(view, view.decision, SEATS) == text


def test_gw_4_10_whoever_closes_a_trade_is_told_its_terms() -> None:
    """The terms of the proposal with those who accepted it, of the counter with those who made one."""
    scene = Scene("red", "blue", "black")
    scene.hand("red", lumber=1, wool=1).hand("blue", ore=1).hand("black", brick=1).turn("red", "trade")
    scene.pick("red", "propose", "add/lumber", "done", "add/ore", "send").pick("blue", "accept")
    scene.pick("black", "counter", "add/brick", "done", "add/wool", "send")
    for table in (scene.table, scene.table.view(0)):
        assert said(table, "close/1") == "Trade with Bor: give 1 lumber, get 1 ore"
        assert said(table, "close/2", "uk") == "Обмінятися з гравцем Cid: віддати 1 вовну, отримати 1 глину"
        assert said(table, "close/0") == "Trade with Ada"
