"""What a card means at a table is what it says there: a game of version 1 shows the texts of version 1."""

from pathlib import Path
from typing import Any

import pytest

import longhouse
from longhouse import Table
from longhouse.boards.drawing import explain_cards
from longhouse.kernel.journal import played_game
from longhouse.messages import Catalog

GOLDEN = Path(__file__).parents[1] / "golden"
SAYS = {  # by game: a key, and what only the older text says, in three languages
    "northgard": ("northgard-card-industrious_villagers-text", ("Then", "Затем", "Потім")),
    "watch": ("watch-hero-melisandre.explain", ("if you like", "при желании", "за бажання")),
    "wild": ("wild-card-mystery_gift_fighter-text", ("or hero", "или героя", "або героя")),
}


def texts_of(table: Table) -> dict[str, str]:
    scenery: dict[str, Any] = dict(longhouse.find_game(table.origin.game).face().scenery(table))
    texts: dict[str, str] = scenery["texts"]
    return texts


def old_table(game: str) -> Table:
    """From a journal that was played by version 1."""
    text = next(
        text
        for path in sorted((GOLDEN / game).glob("*.journal"))
        if played_game(text := path.read_text(encoding="utf-8")).version == 1 and "mode=base" not in text
    )
    return longhouse.replay(text, upto=1).table


@pytest.mark.parametrize("game", SAYS)
def test_a_game_of_version_1_shows_its_texts(game: str) -> None:
    key, older = SAYS[game]
    then, now = texts_of(old_table(game)), texts_of(longhouse.new_table(game, players=3))
    assert key in then and now == {}
    for language, words in zip(("en", "ru", "uk"), older, strict=True):
        catalog = Catalog(language)
        assert words in catalog.text(then[key])
        assert words not in catalog.text(key)
        assert all(catalog.text(old) != catalog.text(new) for new, old in then.items())


def test_the_terminal_shows_them_too() -> None:
    lines = explain_cards(old_table("watch").view(0), Catalog("en"), ["Ada", "Bo", "Cy", "Di"])
    assert any("if you like with another card" in line for line in lines)


def test_a_patrol_that_brings_no_card_says_so_in_any_version() -> None:
    """GW-RU11"""
    agreed = longhouse.new_table("watch", players=3, settings={"patrol_gain": "false"})
    assert list(texts_of(agreed)) == ["watch-card-ranger_patrol.explain"]
    assert all("blocked" not in Catalog("en").text(key) for key in texts_of(agreed).values())
