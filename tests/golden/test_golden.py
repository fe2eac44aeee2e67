"""Whole games, replayed on every change and on both builds: the same picks, options, outcomes and results."""

import pytest

import longhouse
from longhouse import find_game
from longhouse.games.midgard.state.table import Midgard
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.words import DECK_ACHIEVEMENT, DECK_UNREST
from longhouse.games.wild.state.table import Wild
from longhouse.games.wild.state.words import UNDEAD
from longhouse.kernel.history import replay_pick
from longhouse.kernel.journal import played_game, read_journal
from tests.golden.games import GOLDEN, play, replay
from tests.golden.golden import FOLDER, Golden
from tests.properties.registry import GAMES
from tests.properties.words import words_of

every_golden = pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)


@every_golden
def test_a_golden_game_is_replayed_from_its_journal(golden: Golden) -> None:
    """The outcomes are in the journal: this holds whatever the generator does."""
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
    """Every number of players, verb, question and event of the game, and every way to end, is in one of them."""
    game = find_game(name)
    mine = [golden for golden in GOLDEN if golden.game == name]
    asked, told, said, ended = set[str](), set[str](), set[str](), set[str]()
    for golden in mine:
        text = golden.path.read_text(encoding="utf-8")
        history = longhouse.replay(text, upto=0)
        told.update(event.kind for event in history.table.events)
        for number, pick in enumerate(read_journal(played_game(text), text).picks, 1):
            asked.update(decision.ask for decision in history.table.questions)
            said.add(pick.option.split("/")[0])
            replay_pick(history, number, pick)
            told.update(event.kind for event in history.table.events)
        assert history.table.result is not None
        ended.update((history.table.result.ending, history.table.result.tie))
    words, subject = words_of(name, GAMES[name].widths), GAMES[name]
    assert {golden.players for golden in mine} == set(game.players)
    assert asked == {ask for ask in words.asks if not ask.endswith("-others")} - subject.never_asked
    assert told == set(words.events) - subject.never_told
    assert said == {verb.name for verb in game.verbs} - subject.never_said
    assert ended == {"", *words.endings, *words.ties} - subject.never_decided


def test_golden_games_of_northgard_play_every_card() -> None:
    """NG-17.1: including the three of each clan. Achievements and Unrest are never played, and a reaction is not a
    Play."""
    played = set[str]()
    for golden in GOLDEN:
        if golden.game == "northgard":
            words = golden.path.read_text(encoding="utf-8").split()
            played.update(word.removeprefix("play/") for word in words if word.startswith("play/"))
    table = longhouse.new_table("northgard", players=2)
    assert isinstance(table, Northgard)
    cards = [card for card in table.box.cards if card.deck not in (DECK_ACHIEVEMENT, DECK_UNREST)]
    assert played == {card.name for card in cards if not card.reaction}


def test_golden_games_of_midgard_use_every_leader_rune_and_longship() -> None:
    """CM-9, CM-10, CM-5.12: leaders are chosen or dealt, runes are flipped, longships bought."""
    said, leaders = set[str](), set[int]()
    for golden in GOLDEN:
        if golden.game == "midgard":
            text = golden.path.read_text(encoding="utf-8")
            table = longhouse.replay(text).table
            assert isinstance(table, Midgard)
            said.update(text.split())
            leaders.update(table.leaders)
    fresh = longhouse.new_table("midgard", players=4)
    assert isinstance(fresh, Midgard)
    assert leaders == set(range(len(fresh.box.leaders)))
    assert {f"use/{rune.name}" for rune in fresh.box.runes} <= said
    assert {f"buy/{ship.name}" for ship in fresh.box.ships if ship.private} <= said


def test_a_golden_game_of_midgard_defeats_the_kraken() -> None:
    """CM-8.11: it has no message of its own."""
    (golden,) = [golden for golden in GOLDEN if golden.name.startswith("kraken")]
    text = golden.path.read_text(encoding="utf-8")
    history = longhouse.replay(text, upto=0)
    table = history.table
    assert isinstance(table, Midgard)
    defeated = set[int]()
    for number, pick in enumerate(read_journal(played_game(text), text).picks, 1):
        replay_pick(history, number, pick)
        defeated.update(event.args[0] for event in table.events if event.kind == "midgard-event-defeated")
    assert table.box.kraken in defeated


def test_golden_games_of_wild_use_every_card_and_complete_every_mission() -> None:
    """VW-17.1: played, added to an attack, committed to one or played in defence; VW-11.1."""
    used, completed = set[str](), set[str]()
    for golden in GOLDEN:
        if golden.game == "wild":
            for word in golden.path.read_text(encoding="utf-8").split():
                verb, _, noun = word.partition("/")
                used.update([noun] if verb in ("play", "add", "commit", "respond") else [])
                completed.update([noun] if verb == "mission" else [])
    fresh = longhouse.new_table("wild", players=4)
    assert isinstance(fresh, Wild)
    assert used == {card.name for card in fresh.box.cards if card.kind != UNDEAD}
    assert completed == {mission.name for mission in fresh.box.missions}
