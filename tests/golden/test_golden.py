"""Whole games, replayed on every change and on both builds: the same picks, options, luck and results."""

import pytest

import longhouse
from longhouse import find_game
from longhouse.kernel.history import replay_pick
from longhouse.kernel.journal import read_journal
from tests.golden.games import FOLDER, GOLDEN, Golden, play, replay
from tests.properties.registry import GAMES
from tests.properties.words import words_of

every_golden = pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)


@every_golden
def test_a_golden_game_is_replayed_from_its_journal(golden: Golden) -> None:
    """The luck is in the journal: this holds whatever the generator does."""
    text = golden.path.read_text(encoding="utf-8")
    assert replay(text) == text


@every_golden
def test_a_golden_game_is_played_again_from_its_seed(golden: Golden) -> None:
    """The same seed and picks: this proves that both builds play alike. If it is meant to change: make golden."""
    assert play(golden) == golden.path.read_text(encoding="utf-8")


def test_there_is_no_other_golden_game() -> None:
    assert sorted(FOLDER.glob("*/*.journal")) == sorted(golden.path for golden in GOLDEN)


@pytest.mark.parametrize("name", longhouse.GAMES)
def test_golden_games_meet_everything(name: str) -> None:
    """Every number of players, every verb, every question and every event of the game is in one of them."""
    game = find_game(name)
    mine = [golden for golden in GOLDEN if golden.game == name]
    asked, told, said = set[str](), set[str](), set[str]()
    for golden in mine:
        text = golden.path.read_text(encoding="utf-8")
        history = longhouse.replay(text, upto=0)
        told.update(event.kind for event in history.table.events)
        for number, pick in enumerate(read_journal(game, text).picks, 1):
            asked.update(decision.ask for decision in history.table.decisions)
            said.add(pick.option.split("/")[0])
            replay_pick(history, number, pick)
            told.update(event.kind for event in history.table.events)
    words = words_of(name, GAMES[name].widths)
    never = GAMES[name].never_asked
    assert {golden.players for golden in mine} == set(game.players)
    assert asked == {ask for ask in words.asks if not ask.endswith("-others")} - never
    assert told == set(words.events) - GAMES[name].never_told
    assert said == {verb.name for verb in game.verbs} - {ask.removeprefix(f"{name}-ask-") for ask in never}
