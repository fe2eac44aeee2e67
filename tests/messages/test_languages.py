"""Russian is written in Russian letters and Ukrainian in Ukrainian ones; numbers and cases have their forms."""

import re
from typing import Final

import pytest

import longhouse
from longhouse.games.midgard.state.words import DIE_IDS, GOOD_IDS
from longhouse.games.northgard.face.picture import letter
from longhouse.games.northgard.state.words import RESOURCE_IDS as NORTHGARD_IDS
from longhouse.games.watch.state.words import RESOURCE_IDS
from longhouse.games.wild.state.words import RESOURCE_IDS as WILD_IDS
from longhouse.games.wild.state.words import RESOURCES as WILD_RESOURCES
from longhouse.messages import LANGUAGES, Catalog
from tests.messages.ftl import messages, words
from tests.messages.keys import strings
from tests.messages.midgard_keys import PRINTED
from tests.messages.wild_keys import PRINTED as WILD_PRINTED

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
SLAVIC = pytest.mark.parametrize("language", ["ru", "uk"])
LATIN: Final = re.compile(r"[A-Za-z]+")
NAMES: Final = {"Alegreya", "Apache", "Catan", "Delapouite", "Longhouse", "Lorc"}  # the same in every language
TERRITORIES: Final = {letter(number) for number in range(4)}  # of the starting tile, as the map names them
FILES: Final = {"TOML", "UTF"}
KEYBOARD: Final = {"Alt", "Ctrl", "Enter", "Esc", "Shift", "Tab"}
FOREIGN: Final = {"en": "[а-яёіїєґ]", "ru": "[іїєґ]", "uk": "[ыэъё]"}
RESOURCES: Final = [
    *[f"watch-resource-{name}" for name in RESOURCE_IDS],
    *[f"northgard-resource-{name}" for name in NORTHGARD_IDS],
    *[f"midgard-good-{name}" for name in GOOD_IDS],
    *[f"midgard-die-{name}" for name in DIE_IDS],
    *[f"wild-resource-{name}" for name in WILD_IDS[:WILD_RESOURCES]],
]
MASSES: Final = ("watch-cards-", "northgard-goods-", "midgard-goods-", "wild-cost-")
GAMES: Final = ("watch-", "northgard-", "midgard-", "wild-")
PLURALS: Final = ({"one", "few", "many"}, {"one", "few", "other"})


@SLAVIC
def test_nothing_is_left_untranslated(language: str) -> None:
    """Latin letters are only in names, and in what is typed at the terminal, into a content file or in the browser."""
    typed = KEYBOARD.union(*[LATIN.findall(text) for text in strings("cli")])
    written = FILES.union(*[LATIN.findall(text) for text in content_files()])
    for key, pattern in messages(language).items():
        said = set(LATIN.findall(" ".join(words(pattern).texts)))
        may = written if key.startswith("fault-") else set() if key.startswith(GAMES) else typed
        may = may | TERRITORIES if key.startswith("northgard-lesson-") else may
        assert said <= NAMES | may, key


def content_files() -> list[str]:
    folders = [longhouse.find_game(game.rstrip("-")).folder for game in GAMES]
    return [(folder / "content.toml").read_text(encoding="utf-8") for folder in folders]


@LANGUAGE
def test_letters_are_of_the_language(language: str) -> None:
    for key, pattern in messages(language).items():
        said = " ".join(words(pattern).texts)
        assert not re.search(FOREIGN[language], said, re.IGNORECASE), key
        assert "'" not in said if key.startswith(GAMES) else True, f"{key}: an apostrophe is ’"


@SLAVIC
def test_plurals_have_all_their_forms(language: str) -> None:
    """Only resources have just two forms, as mass nouns do: 1 руда, 2 руды, 5 руды."""
    for key, pattern in messages(language).items():
        resource = key.startswith(MASSES) or "resource" in words(pattern).variables
        for variable, found in words(pattern).selectors:
            variants = {variant for variant in found if not variant.isdigit()}  # [0] may have its own sentence
            if variants & {"one", "few", "many"}:
                assert variants in PLURALS or (resource and variants == {"one", "other"}), f"{key}: {variable}"


@SLAVIC
@pytest.mark.parametrize("key", RESOURCES)
def test_resources_have_their_cases(language: str, key: str) -> None:
    assert {f"{key}.acc", f"{key}.gen"} <= set(messages(language))


@LANGUAGE
def test_names_are_those_of_the_content(language: str) -> None:
    """What the content prints on a thing is what we call it; only capitals and dashes may differ."""
    kinds = {"resource": "resource", "terrain": "terrain", "card": "dev_card", "tile": "special_tile"}
    kinds |= {"colour": "colour", "board": "board", "piece": "build"}
    kinds |= {"wildling": "wildling", "clan": "clan", "hero": "hero"}
    content = longhouse.find_game("watch").content().root
    catalog = Catalog(language)
    assert catalog.text("watch-name") == content.entry("game").entry("name").text(language)
    for ours, theirs in kinds.items():
        for entry in content.entries(theirs):
            key = f"watch-{ours}-{entry.text('id')}"
            if key in messages(language):
                name = re.sub("[–—]", "-", catalog.text(key)).lower()
                assert name == entry.entry("name").text(language).lower()


@LANGUAGE
def test_names_of_northgard_are_those_of_the_content(language: str) -> None:
    """Two creatures of a kind are distinguished by colours, which the content states separately."""
    content = longhouse.find_game("northgard").content().root
    catalog = Catalog(language)
    assert catalog.text("northgard-name") == content.entry("title").text(language)
    for kind in ("card", "building", "clan", "creature", "colour"):
        for entry in content.entries(kind):
            name = catalog.text(f"northgard-{kind}-{entry.text('id')}").partition(" (")[0]
            assert name.lower() == entry.entry("name").text(language).replace("'", "’").lower()
    for entry in content.entries("token"):
        if entry.text("id") in NORTHGARD_IDS:
            name = catalog.text(f"northgard-resource-{entry.text('id')}")
            assert name.lower() == entry.entry("name").text(language).lower()


@LANGUAGE
def test_names_of_midgard_are_those_of_the_content(language: str) -> None:
    """Three enemies of a kind are distinguished by colours, which the content states separately."""
    content = longhouse.find_game("midgard").content().root
    catalog = Catalog(language)
    assert catalog.text("midgard-name") == content.entry("game").entry("name").text(language)
    kinds = {**PRINTED, "die": ("dice",)}
    sections = [(kind, section) for kind, found in kinds.items() for section in found]
    entries = [(kind, entry) for kind, section in sections for entry in content.entries(section)]
    entries += [("place", content.entry("beg")), ("enemy", content.entry("kraken"))]
    for kind, entry in entries:
        name = catalog.text(f"midgard-{kind}-{entry.text('id')}").partition(" (")[0]
        assert name == entry.entry("name").text(language).replace("'", "’")


@LANGUAGE
def test_names_of_wild_are_those_of_the_content(language: str) -> None:
    """What the content has in brackets is another name of the thing, or distinguishes two of a kind."""
    content = longhouse.find_game("wild").content().root
    catalog = Catalog(language)
    assert catalog.text("wild-name") == content.entry("meta").entry("name").text(language)
    sections = [(kind, section) for kind, found in WILD_PRINTED.items() for section in found]
    for kind, entry in [(kind, entry) for kind, section in sections for entry in content.entries(section)]:
        printed = entry.entry("name").text(language).replace("'", "’")
        assert catalog.text(f"wild-{kind}-{entry.text('id')}") in (printed, printed.partition(" (")[0])


DISCARD = {
    "en": ["1 more card ", "2 more cards ", "5 more cards ", "21 more cards "],
    "ru": ["1 карту ", "2 карты ", "5 карт ", "21 карту "],
    "uk": ["1 картку ", "2 картки ", "5 карток ", "21 картку "],
}
POINTS = {
    "en": ["1 victory point.", "2 victory points.", "5 victory points.", "21 victory points."],
    "ru": ["1 победное очко.", "2 победных очка.", "5 победных очков.", "21 победное очко."],
    "uk": ["1 переможне очко.", "2 переможні очки.", "5 переможних очок.", "21 переможне очко."],
}
ORE = {
    "en": ["1 ore", "2 ore", "5 ore", "21 ore"],
    "ru": ["1 руду", "2 руды", "5 руды", "21 руду"],
    "uk": ["1 руду", "2 руди", "5 руди", "21 руду"],
}


@LANGUAGE
@pytest.mark.parametrize(("place", "number"), [(0, 1), (1, 2), (2, 5), (3, 21)])
def test_numbers_have_their_plurals(language: str, place: int, number: int) -> None:
    catalog = Catalog(language)
    assert DISCARD[language][place] in catalog.text("watch-ask-discard", number=number)
    assert catalog.text("watch-event-won", number=number, who="Ада").endswith(POINTS[language][place])
    assert catalog.bundle.forms("watch-cards-ore", {"number": number})["acc"] == ORE[language][place]
