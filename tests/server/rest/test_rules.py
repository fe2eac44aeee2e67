"""The rules over REST, in the reader's language."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from longhouse import GAMES
from longhouse.messages import rulebook
from longhouse.server.rest import rules
from tests.server.house import House
from tests.server.refusals import refused

ENGLISH = "# Game — digest\n\n## 1. Winter\nIn order:\n- WA-1.1 You pay.\n- WA-1.2 You pay twice.\n"
RUSSIAN = "# Игра — свод\n\n## 1. Зима\nПо порядку:\n- WA-1.1 Вы платите.\n"


def get(home: House, path: str) -> httpx.Response:
    return httpx.get(f"{home.address}/api/{path}")


@pytest.fixture
def half_translated(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Each game has a short digest, and one of them is in Russian except for one rule."""
    for game in GAMES:
        (tmp_path / "en").mkdir(exist_ok=True)
        (tmp_path / "en" / f"{game}.md").write_text(ENGLISH.replace("WA", game[:2].upper()), encoding="utf-8")
    (tmp_path / "ru").mkdir()
    (tmp_path / "ru" / "watch.md").write_text(RUSSIAN, encoding="utf-8")
    shutil.copy(rulebook.IN_REPOSITORY / "examples.toml", tmp_path)
    monkeypatch.setattr(rulebook, "IN_REPOSITORY", tmp_path)
    forget()
    yield
    forget()


def forget() -> None:
    for kept in (rules.contents_of, rules.digest_of, rules.sections, rules.rules):
        kept.cache_clear()


@pytest.mark.usefixtures("half_translated")
def test_a_digest_in_russian_and_what_it_lacks(home: House) -> None:
    told = get(home, "games/watch/rules?language=ru").json()
    assert (told["game"], told["title"]) == ("watch", "Игра")
    (chapter,) = told["chapters"]
    assert (chapter["id"], chapter["title"]) == ("WA-1", "Зима")
    assert chapter["lines"] == [
        {"id": "", "text": "По порядку:", "english": False, "shows": []},
        {"id": "WA-1.1", "text": "Вы платите.", "english": False, "shows": []},
        {"id": "WA-1.2", "text": "You pay twice.", "english": True, "shows": []},
    ]
    untold = get(home, "games/wild/rules?language=ru").json()
    assert untold["title"] == "Game" and all(line["english"] for line in untold["chapters"][0]["lines"])


@pytest.mark.usefixtures("half_translated")
def test_a_rule_says_which_language_it_is_in(home: House) -> None:
    told = {id: get(home, f"rules/{id}?language=ru").json() for id in ("WA-1.1", "WA-1.2", "WA-1", "NO-1.1")}
    assert {id: rule["language"] for id, rule in told.items()} == {
        "WA-1.1": "ru",
        "WA-1.2": "en",
        "WA-1": "en",
        "NO-1.1": "en",
    }
    assert (told["WA-1.1"]["text"], told["WA-1.2"]["title"]) == ("Вы платите.", "Зима")
    books = {book["game"]: book["sections"] for book in get(home, "rules?language=ru").json()}
    assert books["watch"] == [{"id": "WA-1", "title": "Зима"}]


def test_every_digest_is_served_whole(home: House) -> None:
    for game in GAMES:
        book = rulebook.rulebook_of(game)
        told = get(home, f"games/{game}/rules").json()
        assert [chapter["id"] for chapter in told["chapters"]] == [section.name for section in book.sections]
        ids = [line["id"] for chapter in told["chapters"] for line in chapter["lines"] if line["id"]]
        assert ids == [id for section in book.sections for id in section.rules()]
        assert not any(line["english"] for chapter in told["chapters"] for line in chapter["lines"])


def test_an_example_names_the_rules_that_it_shows(home: House) -> None:
    told = get(home, "games/northgard/rules").json()
    shown = {line["id"]: line["shows"] for chapter in told["chapters"] for line in chapter["lines"] if line["shows"]}
    assert shown["NG-EX18"] == ["NG-14.2", "NG-14.6"] and "NG-14.2" not in shown
    assert get(home, "rules/NG-14.2").json()["game"] == "northgard"


def test_a_language_or_game_that_is_not_there(home: House) -> None:
    refused(get(home, "games/chess/rules"), 404, "game-unknown")
    assert get(home, "games/watch/rules?language=de").status_code == 422
    assert get(home, "rules/GW-4.3?language=de").status_code == 422
    assert get(home, "rules?language=").status_code == 422
