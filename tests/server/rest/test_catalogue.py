"""What can be played: games, content, rules."""

import re

import httpx
import pytest

from longhouse import GAMES, find_game
from longhouse.kernel.packs.provenance import count_sources
from longhouse.messages import LANGUAGES
from longhouse.messages.bundle import bundle_of
from longhouse.messages.rulebook import rulebook_of
from tests.server.house import House
from tests.server.refusals import refused


def get(home: House, path: str) -> httpx.Response:
    return home.get(f"/api/{path}")


def test_every_game_with_its_options(home: House) -> None:
    told = {game["name"]: game for game in get(home, "games").json()}
    assert set(told) == set(GAMES)
    watch = told["watch"]
    assert watch["players"] == [2, 3, 4]
    assert watch["bots"] == ["easy", "normal", "hard"]  # the weakest first
    assert watch["sources"] == count_sources(find_game("watch").content(), find_game("watch").content())
    assert [choice["name"] for choice in watch["choices"]] == [choice.name for choice in find_game("watch").choices]
    rules = {choice["name"]: choice["rule"] for choice in watch["choices"]}
    assert (rules["turn_phases"], rules["mode"]) == ("GW-3.3", None)


def test_an_option_is_explained_by_its_own_game(home: House) -> None:
    told = {game["name"]: game["choices"] for game in get(home, "games").json()}
    for game, choices in told.items():
        prefix = rulebook_of(game).prefix
        assert {choice["rule"].partition("-")[0] for choice in choices if choice["rule"]} == {prefix}
    first = {game: choice["rule"] for game, all in told.items() for choice in all if choice["name"] == "first_player"}
    assert first == {"watch": "GW-2.6", "midgard": "CM-2.6", "northgard": "NG-3.8", "wild": "VW-2.11"}
    assert {choice["rule"] for choice in told["northgard"] if choice["name"] == "creatures"} == {"NG-18"}


def test_every_option_has_words(home: House) -> None:
    for game in get(home, "games").json():
        for choice in game["choices"]:
            for language in LANGUAGES:
                assert bundle_of(language).has(f"{game['name']}-setting-{choice['name']}.explain")


def test_a_page_can_fetch_the_words_of_a_game(home: House) -> None:
    """All files of the game, and none of another."""
    told = get(home, "games/watch/words/uk")
    assert told.headers["content-type"] == "text/plain; charset=utf-8"
    keys = set(re.findall(r"^([a-z][\w-]*) =", told.text, re.MULTILINE))
    assert {"watch-name", "watch-ask-discard", "web-watch-tray"} <= keys
    assert not [key for key in keys if key.startswith(("wild", "midgard", "terminal"))]
    assert bundle_of("uk").text("watch-name", {}) in told.text
    refused(get(home, "games/chess/words/en"), 404, "game-unknown")
    assert get(home, "games/watch/words/de").status_code == 422


def test_content_tells_its_sources(home: House) -> None:
    told = get(home, "games/watch/content").json()
    groups = {group["name"]: group["entries"] for group in told["groups"]}
    cards = {card["id"]: card for card in groups["dev_card"]}
    assert len(cards) == 10
    assert {entry["source"] for entries in groups.values() for entry in entries} <= {"book", "public", "house", ""}
    assert groups["resource"][0]["names"]["uk"] == "Деревина"
    assert groups["resource"][0]["values"]["terrain"] == "forest"


def test_the_rules_can_be_leafed_through(home: House) -> None:
    books = {book["game"]: book["sections"] for book in get(home, "rules").json()}
    assert set(books) == set(GAMES)
    assert {"id": "GW-12", "title": "Wildlings: tokens, camps, trails"} in books["watch"]
    for section in [section for sections in books.values() for section in sections]:
        assert get(home, f"rules/{section['id']}").json()["title"] == section["title"]


@pytest.mark.parametrize("game", ["chess", "%00", "Watch"])
def test_content_of_a_game_that_is_not_there(home: House, game: str) -> None:
    answer = get(home, f"games/{game}/content")
    assert answer.status_code == 404
    refused(answer, 404, answer.json()["code"])


def test_a_rule_and_its_neighbours(home: House) -> None:
    told = get(home, "rules/gw-4.3").json()
    assert (told["id"], told["title"]) == ("GW-4.3", "Trade")
    assert told["text"].startswith("On your turn you offer")
    assert told["neighbours"] == ["GW-4", "GW-4.2", "GW-4.4"]


def test_a_section_is_all_its_rules(home: House) -> None:
    told = get(home, "rules/GW-4").json()
    assert told["neighbours"] == ["GW-3", "GW-5"]
    assert told["text"].splitlines()[0].startswith("GW-4.1 ")
    assert "GW-4.11 " in told["text"]


def test_rulings_and_examples(home: House) -> None:
    assert get(home, "rules/GW-RU7").json()["text"].startswith("Win timing")
    assert get(home, "rules/GW-EX20").status_code == 200
    assert "turn_phases" in get(home, "rules/GW-OPTIONS").json()["text"]


def test_a_rule_that_is_not_there_has_neighbours(home: House) -> None:
    told = refused(get(home, "rules/GW-4.33"), 404, "rule-unknown")
    assert told.startswith("There is no rule GW-4.33. Near it: ")
    assert "GW-4.3" in told
    told = refused(get(home, "rules/%F0%9F%8E%B2"), 404, "rule-unknown")
    assert told.endswith("Near it: CM-1, CM-2, CM-3.")  # if nothing is similar, the first sections of the first book
    refused(get(home, f"rules/{'x' * 5000}"), 422, "field-long", "id")


# --- a look at the board


def test_a_table_is_shown_before_it_is_made(home: House) -> None:
    told = get(home, "games/watch/preview?players=4").json()
    assert len(told["scenery"]["hexes"]) == 21
    assert len(told["picture"]["seats"]) == 4
    assert not told["shuffled"]
    assert not any(seat["hand"]["cards"] for seat in told["picture"]["seats"])  # as a spectator sees it
    classic = get(home, "games/watch/preview?players=3&setting=mode=base&setting=board=classic19").json()
    assert len(classic["scenery"]["hexes"]) == 19


def test_a_scenery_that_chance_makes_is_told_as_such(home: House) -> None:
    told = get(home, "games/watch/preview?players=4&setting=layout=random").json()
    assert told["shuffled"]
    assert told == get(home, "games/watch/preview?players=4&setting=layout=random").json()  # it does not change


@pytest.mark.parametrize(
    ("path", "status", "field"),
    [
        ("games/chess/preview?players=2", 404, None),
        ("games/watch/preview?players=7", 422, "seats"),
        ("games/watch/preview?players=4&setting=dragons=yes", 422, "settings"),
        ("games/watch/preview?players=4&setting=layout", 422, "settings.layout"),
        ("games/watch/preview?players=4&setting=layout=hollow", 422, "settings.layout"),
    ],
)
def test_a_preview_of_what_cannot_be(home: House, path: str, status: int, field: str | None) -> None:
    answer = get(home, path)
    refused(answer, status, answer.json()["code"], field)
