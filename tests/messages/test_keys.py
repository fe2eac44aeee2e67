"""A missing key or an unused key fails here, and so does a language that says less than another."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from longhouse.kernel.registry import OWN
from longhouse.messages import LANGUAGES
from longhouse.messages.bundle import FOLDER
from tests.games.goals import goal_keys
from tests.lessons.every import LESSONS
from tests.messages import web_keys
from tests.messages.ftl import all_messages, entries, files, is_case, messages, plain_keys, words
from tests.messages.keys import asked_for, shapes, strings, watch_keys
from tests.messages.midgard_keys import midgard_keys
from tests.messages.northgard_keys import northgard_keys
from tests.messages.wild_keys import wild_keys

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
IN_CODE = ("kernel", "games", "messages", "boards", "bots", "arena", "lessons", "server", "cli")
NAMES = {
    "watch": ("resource-", "cards-", "wildling-", "clan-", "trail.", "clearing.", "section."),
    "northgard": ("resource-", "goods-", "clan-", "building-", "creature-", "slot-"),
    "midgard": ("good-", "goods-", "die-", "dice-", "cargo-", "shore-", "target-", "enemy-"),
    "wild": ("resource-", "cost-", "site-", "lot.", "slot.", "slot-hall."),
}
NOUNS = tuple(f"{game}-{name}" for game, names in NAMES.items() for name in names)


def used_keys(language: str) -> set[str]:
    spoken = web_keys.strings().union(*[strings(folder) for folder in IN_CODE])
    referred = set().union(*[words(pattern).references for pattern in messages(language).values()])
    taught = goal_keys().union(*[lesson.message_keys() for lesson in LESSONS])
    used = watch_keys() | northgard_keys() | midgard_keys() | wild_keys() | spoken | referred | taught
    return used | {f"{key}.seen" for key in used}  # how the page says it to a player who sees the board


def test_every_language_has_a_folder_and_every_folder_is_a_language() -> None:
    assert {path.name for path in FOLDER.iterdir() if list(path.glob("*.ftl"))} == set(LANGUAGES)
    assert [path.name for path in files("ru")] == [path.name for path in files("en")]
    assert [path.name for path in files("uk")] == [path.name for path in files("en")]


@LANGUAGE
def test_files_are_valid_fluent(language: str) -> None:
    junk = [entry.content for path in files(language) for entry in entries(path) if isinstance(entry, ast.Junk)]
    assert not junk


@LANGUAGE
def test_no_key_is_written_twice(language: str) -> None:
    counts = Counter(key for key, _ in all_messages(language))
    assert [key for key, count in counts.items() if count > 1] == []


@LANGUAGE
def test_every_key_that_is_asked_for_exists(language: str) -> None:
    games = watch_keys() | northgard_keys() | midgard_keys() | wild_keys()
    wanted = games.union(web_keys.asked_for(), *[asked_for(folder) for folder in IN_CODE])
    assert sorted(wanted - set(messages(language))) == []


@LANGUAGE
def test_every_key_is_used(language: str) -> None:
    put_together = [*shapes("games", "board*.py"), *shapes("cli"), *shapes("server"), *web_keys.shapes()]
    made = [re.compile(shape) for shape in put_together]
    unused = plain_keys(language) - used_keys(language)
    assert sorted(key for key in unused if not any(shape.fullmatch(key) for shape in made)) == []


def test_what_the_web_client_puts_together_is_a_key() -> None:
    for shape in web_keys.shapes():
        assert any(re.fullmatch(shape, key) for key in messages("en")), shape


def test_the_web_client_asks_for_nothing_that_only_a_terminal_says() -> None:
    assert not [key for key in web_keys.asked_for() if key.startswith(web_keys.ONLY_IN_A_TERMINAL)]


@LANGUAGE
def test_every_reference_leads_somewhere(language: str) -> None:
    for key, pattern in messages(language).items():
        assert words(pattern).references <= set(messages(language)), key


def game_in(name: str) -> str:
    """Which of our games a message or a file belongs to: `watch-name`, `web-watch-tray`; "" if to none of them."""
    first, _, _ = name.removeprefix("web-").partition("-")
    return first if first in OWN else ""


@LANGUAGE
def test_a_game_needs_no_words_of_another(language: str) -> None:
    """A message's key says in which files it is, and these files are enough to render it."""
    for path in files(language):
        game = game_in(path.stem)
        for entry in entries(path):
            if isinstance(entry, ast.Message):
                assert game_in(entry.id.name) == game, path
                assert {game_in(key) for key in words(entry).references} <= {"", game}, entry.id.name


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_all_languages_have_the_same_keys(language: str) -> None:
    assert sorted(plain_keys(language) ^ plain_keys("en")) == []


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_all_languages_use_the_same_variables(language: str) -> None:
    theirs = {key: words(messages(language)[key]).variables for key in plain_keys(language)}
    ours = {key: words(messages("en")[key]).variables for key in plain_keys("en")}
    assert {key: names for key, names in theirs.items() if names != ours.get(key)} == {}


@LANGUAGE
def test_a_case_belongs_to_a_noun(language: str) -> None:
    for key in messages(language):
        assert not is_case(key) or key.startswith(NOUNS), key
