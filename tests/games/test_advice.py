"""Tips at the first time: each comes in a game that was played, has words, and knows no secrets."""

from collections import defaultdict
from functools import cache
from typing import Final

import pytest

import longhouse
from longhouse.games.watch.state.table import Watch
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import NOBODY
from longhouse.kernel.history import content_of_journal, replay, replay_pick
from longhouse.kernel.journal import played_game, read_journal
from longhouse.messages import LANGUAGES, Catalog
from longhouse.messages.speech import advice_phrase
from tests.golden.golden import FOLDER

GAMES: Final = ("midgard", "northgard", "watch", "wild")
BASE: Final = ("seven", "nearly-won", "tormund", "longest", "fresh-card", "supply")  # of plain Catan too
STEP: Final = 3  # every so many picks


@cache
def said() -> dict[str, dict[str, list[str]]]:
    """By game (plain Catan apart) and tip, what was said in recorded games, in all languages."""
    found: dict[str, dict[str, list[str]]] = defaultdict(dict)
    for path in sorted(FOLDER.rglob("*.journal")):
        text = path.read_text("utf-8")
        game = played_game(text)
        journal = read_journal(game, text)
        history = replay(game, journal, content_of_journal(game, journal), 0)
        name = "catan" if isinstance(history.table, Watch) and not history.table.box.full else game.name
        if len(found[name]) == wanted(name):
            continue
        for number, pick in enumerate(journal.picks, 1):
            replay_pick(history, number, pick)
            if number % STEP == 0 and not history.table.over:
                listen(name, history.table, found[name])
    return found


def wanted(name: str) -> int:
    return len(BASE) if name == "catan" else len(longhouse.find_game(name).face().advice)


def listen(name: str, table: longhouse.Table, found: dict[str, list[str]]) -> None:
    seat = table.decision.seat
    if seat == NOBODY:
        return
    view = table.view(seat)
    for advice in longhouse.find_game(table.origin.game).face().advice:
        args = None if advice.name in found else advice.fits(view, seat)
        if args is not None:
            names = [f"P{n}" for n in range(10)]
            phrase = advice_phrase(view, advice, args, names)
            found[advice.name] = [Catalog(language).render(phrase) for language in LANGUAGES]


@pytest.mark.parametrize("name", [*GAMES, "catan"])
def test_every_tip_is_said_in_some_recorded_game(name: str) -> None:
    names = BASE if name == "catan" else [advice.name for advice in longhouse.find_game(name).face().advice]
    assert len(names) >= 5
    assert sorted(set(names) - set(said()[name])) == []
    for texts in said()[name].values():
        assert len(set(texts)) == len(LANGUAGES) and all(text and "{" not in text for text in texts)


@pytest.mark.parametrize("name", GAMES)
def test_every_tip_has_its_own_name_and_a_rule(name: str) -> None:
    advice = longhouse.find_game(name).face().advice
    assert len({each.name for each in advice}) == len(advice)
    assert all(each.rule and each.key == f"{name}-tip-{each.name}" for each in advice)


def test_nobody_is_said_to_have_the_points_when_only_the_rounds_have_run_out() -> None:
    """VW-16.2, VW-16.11"""
    text = (FOLDER / "wild" / "host-3.journal").read_text("utf-8")
    journal = read_journal(played_game(text), text)
    at = round(0.9 * len(journal.picks))
    table = replay(played_game(text), journal, content_of_journal(played_game(text), journal), at).table
    assert isinstance(table, Wild) and table.last
    last = next(advice for advice in longhouse.find_game("wild").face().advice if advice.name == "last-round")
    assert last.fits(table.view(table.decision.seat), table.decision.seat) is None
