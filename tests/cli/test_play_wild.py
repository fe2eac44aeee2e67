"""`longhouse play wild`: a whole game at the terminal, and what is said on the way."""

import random
import re
from functools import cache

import pytest

import longhouse
from longhouse import History
from longhouse.messages.catalog import Catalog
from tests.cli.console import works_inside

SEATS = ["Ада", "Бо"]
OPTIONS = {"first_player": "host_choice", "round_limit": "14"}
GIVEN = [item for name, value in OPTIONS.items() for item in ("--option", f"{name}={value}")]
HOTSEAT = ("play", "wild", "--seed", 4, "--players", 2, "--hotseat", "--name", "Ада", "--name", "Бо", *GIVEN)
# ids, what is typed, and the words of the terminal itself
FOREIGN = re.compile(r"\[[\w,/.-]+\]|Enter|--save|^> .*", re.MULTILINE)
BEGINNING = 90  # picks
# what is no option of any question; some of it is looked up, the rest is told to be nothing
NONSENSE = (
    "0",
    "-1",
    "9999",
    "buy/",
    "buy/castle",
    "attack/2",
    "path/9",
    "pay/99",
    "hold/-1",
    "w",
    "r",
)


@cache
def played() -> History:
    """A game of two people who pick at random, but rather do something than end the turn."""
    history = longhouse.new_game("wild", seats=SEATS, seed=4, options=OPTIONS)
    luck = random.Random(4)
    while not history.table.over:
        decision = luck.choice(history.table.decisions)
        rather = [option for option in decision.options if history.table.spell(option) != "end-turn"]
        history.pick(luck.choice(rather or decision.options), decision.seat)
    return history


def typed(texts: list[str]) -> str:
    """At one keyboard: whoever takes it over presses Enter first, which is nothing to whoever has it."""
    return "".join(f"\n{text}\n" for text in texts)


def test_a_whole_game_of_two_people() -> None:
    """VW-16: everything that is typed is one of the options; then the score is told by its sources."""
    history = played()
    out = works_inside(*HOTSEAT, "--lang", "en", said=typed([pick.option for pick in history.journal.picks]))
    catalog = Catalog("en")
    assert catalog.text("terminal-over") in out
    assert all(catalog.text(source) in out for source in history.game.sources)
    result = history.table.result
    assert result is not None and catalog.text(result.ending) in out
    assert all(str(points) in out for points in result.points)
    assert "wild-" not in out


def test_nonsense_between_the_picks_changes_nothing() -> None:
    """What is no option is told in a line, and the question stands."""
    history = played()
    luck = random.Random(5)
    texts: list[str] = []
    for pick in history.journal.picks:
        texts += [*luck.sample(NONSENSE, 2), pick.option]
    out = works_inside(*HOTSEAT, "--lang", "en", said=typed(texts))
    result = history.table.result
    assert result is not None
    total = next(line for line in out.splitlines() if line.startswith(Catalog("en").text("terminal-total")))
    assert total.split()[1:] == [str(points) for points in result.points]
    assert "There is no option “buy/castle”" in out and "Traceback" not in out


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_everything_is_said_in_the_language(language: str) -> None:
    texts = [pick.option for pick in played().journal.picks[:BEGINNING]]
    out = works_inside(*HOTSEAT, "--lang", language, said=typed(texts))
    assert len(re.findall(r"\[VW-", out)) > BEGINNING
    assert not re.findall(r".*[A-Za-z].*", FOREIGN.sub("", out))


def test_an_attack_being_built_is_on_the_screen_of_its_builder_only() -> None:
    """VW-19.2: the defender sees it when it is declared."""
    history = played()
    texts = [pick.option for pick in history.journal.picks]
    declared = texts.index("declare")
    begun = max(at for at in range(declared) if texts[at].partition("/")[0] in ("attack", "undead", "dragon"))
    out = works_inside(*HOTSEAT, "--lang", "en", said=typed([*texts[: begun + 1], "b"]))
    asked = out.index("Put your attack together: ")
    assert "Attack on " in out[asked:] and "Attack on " not in out[:asked]
    assert " attacks " not in out[asked:] and " defeats " not in out[asked:]


def test_an_unfinished_attack_is_taken_back() -> None:
    """VW-19.2: to take it back is an undo to the main menu."""
    texts = [pick.option for pick in played().journal.picks]
    begun = next(at for at, text in enumerate(texts) if text.partition("/")[0] in ("attack", "undead", "dragon"))
    out = works_inside(*HOTSEAT, "--lang", "en", said=typed([*texts[: begun + 1], "u"]))
    assert "Taken back: " in out
    assert out.rindex("Play cards, buy, build") > out.rindex("Taken back: ")
