"""Everything that Hnefatafl says, in every language: no key is missing, and none is left over."""

import random
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import longhouse
from examples.hnefatafl.state import ENDINGS, MESSAGE_KEYS, PIECE_IDS, VERBS
from longhouse import find_game
from longhouse.boards.showing import board_text
from longhouse.messages import LANGUAGES, Catalog
from longhouse.messages.bundle import CASES
from longhouse.messages.rulebook import look_up, rulebook_of
from longhouse.messages.speech import fact_phrase
from tests.examples.guest import NAME

FOLDER = Path(__file__).parents[3] / "examples" / "hnefatafl" / "messages"
SEATS = ["Ada", "Bo"]
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def keys(language: str) -> set[str]:
    """The messages, and the attributes that are not cases."""
    (path,) = (FOLDER / language).glob("*.ftl")
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    attributes = {f"{entry.id.name}.{each.id.name}" for entry in found for each in entry.attributes}
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name for entry in found} | {key for key in attributes if key.rpartition(".")[2] not in CASES}


def wanted() -> set[str]:
    said = {*MESSAGE_KEYS.kinds(), *ENDINGS, *MESSAGE_KEYS.sources, *(f"{key}.others" for key in MESSAGE_KEYS.asks)}
    said |= {f"hnefatafl-option-{word.name}" for word in VERBS}
    said |= {f"hnefatafl-piece-{piece}{more}" for piece in PIECE_IDS[1:] for more in ("", "-text")}
    said |= {f"hnefatafl-board-{word}" for word in (*PIECE_IDS[1:], "attackers", "defenders", "move")}
    for choice in find_game(NAME).choices:
        setting = f"hnefatafl-setting-{choice.name}"
        said |= {setting, f"{setting}.explain", *(f"{setting}-{value}" for value in choice.values)}
    return said | {"hnefatafl-name", "hnefatafl-description", "web-door-hnefatafl", "web-door-hnefatafl.motto"}


@LANGUAGE
def test_every_key_is_there_and_none_is_left_over(language: str) -> None:
    assert keys(language) == wanted()


@LANGUAGE
def test_everything_can_be_said(language: str) -> None:
    """Questions, options, what a pick would bring, events and reasons of whole games."""
    catalog, said, preview = Catalog(language), set[str](), find_game(NAME).face().preview
    for seed in range(6):
        table, luck = longhouse.new_table(NAME, players=2, seed=seed), random.Random(seed)
        table.record_events()
        while not table.over:
            decision = table.decision
            said.add(catalog.ask(table, decision, SEATS))
            said.add(catalog.ask(table.view(1 - decision.seat), decision, SEATS))
            for option in decision.options:
                facts = preview(table, option, decision.seat)
                said.update(catalog.render(fact_phrase(table, fact, SEATS)) for fact in facts)
                said.add(catalog.option(table, option, SEATS))
            reason = table.why_not(luck.choice(table.vocabulary()), luck.randrange(2))
            said.update([catalog.reason(table, reason, SEATS)] if reason else [])
            table.pick(luck.choice(decision.options), decision.seat)
            said.update(catalog.event(table, event, SEATS) for event in table.events)
    assert len(said) > 150 and not [text for text in said if "hnefatafl" in text or "{" in text]


def test_a_position_in_three_languages() -> None:
    table = longhouse.new_table(NAME, players=2, seed=1, settings={"attackers": "first"})
    table.pick(table.read("piece/d1"))
    asked = [Catalog(language).ask(table, table.decision, SEATS) for language in LANGUAGES]
    assert asked == ["Where does the attacker from d1 go?", "Куда идёт нападающий с d1?", "Куди йде нападник з d1?"]
    drawn = board_text(table, language="uk", colour=False).splitlines()
    assert drawn[3] == " 4  Н    Н    З    К    З    Н    Н"
    assert drawn[9:12] == ["Астрід: нападники, узято 0", "Бйорн: король і захисники, узято 0", "Хід 1 з 100"]


def test_the_digest_is_found() -> None:
    assert rulebook_of(NAME).prefix == "HT"
    found = look_up("ht-4.2")
    assert found is not None and found.lines == ["- HT-4.2 Who moves between two enemies is not captured."]
