"""Phrases: what is said without a language, as it goes over the wire."""

from pathlib import Path

import pytest

import longhouse
from longhouse import Event, Option, Table
from longhouse.games.watch.game import __file__ as game_file
from longhouse.games.watch.state import words as w
from longhouse.messages import LANGUAGES, Catalog, Join, Names, Phrase, Text
from longhouse.messages.speech import ask_phrase, event_phrase, option_phrase, term_noun
from tests.messages.golden import FILE, golden

SEATS = ["Ada", "Bor", "Cid"]


@pytest.fixture(name="island")
def a_table_on_the_island() -> Table:
    return longhouse.new_table(
        "watch", players=3, seed=1, settings={"mode": "base", "board": "classic19", "first_player": "seat"}
    )


def test_the_phrases_that_the_browser_must_render_alike_are_as_we_say_them() -> None:
    assert FILE.read_text(encoding="utf-8") == golden(), "python -m tests.messages.golden writes them anew"


def test_a_phrase_is_plain_json() -> None:
    wool = Phrase("watch-resource-wool", {})
    parts = Join([Text("1,0,N"), Names({"en": "Feast"}), wool], ", ")
    phrase = Phrase("watch-event-robbed", {"who": "Ada", "resource": parts, "number": 3})
    assert phrase.to_json() == {
        "key": "watch-event-robbed",
        "args": {
            "who": "Ada",
            "resource": {
                "join": [{"text": "1,0,N"}, {"names": {"en": "Feast"}}, {"key": "watch-resource-wool", "args": {}}],
                "by": ", ",
            },
            "number": 3,
        },
    }


def test_numbers_come_with_their_total(island: Table) -> None:
    rolled = Event("watch-event-rolled", "GW-3.1", 1, [3, 5], 2, 0)
    assert event_phrase(island, rolled, SEATS).args == {"number": 3, "number2": 5, "total": 8, "who": "Bor"}


def test_gw_6_4_what_is_hidden_is_nowhere_in_the_phrase(island: Table) -> None:
    robbed = Event("watch-event-robbed", "GW-6.3", 0, [2, w.ORE], 1, 0b101)
    seen = event_phrase(island, robbed.seen_from(2), SEATS)
    assert seen.args == {"seat": "Cid", "resource": Phrase("watch-resource-ore", {}), "who": "Ada"}
    assert event_phrase(island, robbed.seen_from(1), SEATS).args == {"seat": "Cid", "resource": "hidden", "who": "Ada"}


def test_a_question_has_another_key_for_the_others(island: Table) -> None:
    keys = [ask_phrase(view, view.decision, SEATS).key for view in (island.view(0), island.view(1))]
    assert keys == ["watch-ask-first-settlement", "watch-ask-first-settlement.others"]


def test_a_name_is_a_noun(island: Table) -> None:
    assert term_noun(island, "resource", w.ORE, SEATS) == Phrase("watch-resource-ore", {})
    assert term_noun(island, "seat", 1, SEATS) == Text("Bor")


@pytest.mark.parametrize(("printed", "uk"), [('{uk = "Лють"}', "Лють"), ('{en = "Fury", ru = "Ярость"}', "Fury")])
def test_a_hosts_own_content_need_not_speak_every_language(tmp_path: Path, printed: str, uk: str) -> None:
    lines = (Path(game_file).parent / "content.toml").read_text(encoding="utf-8").splitlines()
    at = lines.index('id = "winter_is_coming"')
    named = next(number for number in range(at, len(lines)) if lines[number].startswith("name ="))
    lines[at] = 'id = "fury"'
    lines[named] = f"name = {printed}"
    path = tmp_path / "content.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    table = longhouse.new_table("watch", players=3, content=path, settings={"mode": "base"})
    phrase = option_phrase(table, longhouse.read_option(table, "play/fury") or Option(0), SEATS)
    assert Catalog("uk").render(phrase) == f"Зіграти картку «{uk}»"
    assert all(Catalog(language).render(phrase) for language in LANGUAGES)
