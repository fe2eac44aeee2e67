"""`longhouse play northgard`: a whole game at the terminal, and what is said on the way."""

import random
import re
from functools import cache

import pytest

import longhouse
from longhouse import History
from longhouse.messages.catalog import Catalog
from tests.cli.console import works_inside

SEATS = ["Ада", "Бо"]
OPTIONS = {"creatures": "true", "first_player": "seat1"}
GIVEN = [item for name, value in OPTIONS.items() for item in ("--option", f"{name}={value}")]
HOTSEAT = ("play", "northgard", "--seed", 4, "--players", 2, "--hotseat", "--name", "Ада", "--name", "Бо", *GIVEN)
# ids, letters of territories and of Kaija, what is typed, and the words of the terminal itself
FOREIGN = re.compile(
    r"\[[\w,/.-]+\]|\((-?\d+,-?\d+|(start5?|t\d\d)(\.[a-z])?)\)|(?<![A-Za-z])[A-Z]{1,2}(?![A-Za-z])|Enter|--save|^> .*",
    re.MULTILINE,
)
BEGINNING = 100  # picks


@cache
def played() -> History:
    """A game of two people who pick at random, but rather play than pass."""
    history = longhouse.new_game("northgard", seats=SEATS, seed=4, options=OPTIONS)
    luck = random.Random(4)
    while not history.table.over:
        decision = luck.choice(history.table.decisions)
        rather = [option for option in decision.options if history.table.spell(option) != "pass"]
        history.pick(luck.choice(rather or decision.options), decision.seat)
    return history


def typed(texts: list[str]) -> str:
    """At one keyboard: whoever takes it over presses Enter first, which is nothing to whoever has it."""
    return "".join(f"\n{text}\n" for text in texts)


def test_a_whole_game_of_two_people() -> None:
    """NG-16: everything that is typed is one of the options; then the score is told by its sources."""
    history = played()
    out = works_inside(*HOTSEAT, "--lang", "en", said=typed([pick.option for pick in history.journal.picks]))
    catalog = Catalog("en")
    assert catalog.text("terminal-over") in out
    assert all(catalog.text(source) in out for source in history.game.sources)
    result = history.table.result
    assert result is not None and catalog.text(result.ending) in out
    assert "northgard-" not in out


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_everything_is_said_in_the_language(language: str) -> None:
    texts = [pick.option for pick in played().journal.picks[:BEGINNING]]
    out = works_inside(*HOTSEAT, "--lang", language, said=typed(texts))
    assert len(re.findall(r"\[NG-", out)) > BEGINNING
    assert not re.findall(r".*[A-Za-z].*", FOREIGN.sub("", out))


def test_the_turns_of_a_tile_are_drawn_before_one_is_chosen() -> None:
    """NG-2.1"""
    history = played()
    texts = [pick.option for pick in history.journal.picks]
    first = next(at for at, text in enumerate(texts) if text.startswith("turn/"))
    out = works_inside(*HOTSEAT, "--lang", "en", said=typed(texts[:first]))
    asked = out[out.rindex("Choose how the tile lies") - 4000 :]
    assert re.search(r"(\+-{11}\+ +){1,3}\+-{11}\+", asked)
