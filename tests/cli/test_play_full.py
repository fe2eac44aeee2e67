"""`longhouse play watch`: the full game, from its set-up to each of its ends."""

import re
from pathlib import Path

import pytest

import longhouse
from longhouse import History, read_option
from longhouse.cli.ending import show_score
from longhouse.cli.talk import Talk
from longhouse.games.watch.rules.ending import fall
from longhouse.games.watch.rules.wall import place_guard
from longhouse.games.watch.state.table import Watch
from longhouse.games.watch.state.words import BY_BREACHES, BY_GIFT
from longhouse.kernel.history import replay_pick
from longhouse.messages.catalog import Catalog
from tests.arena.test_analysis import head_of
from tests.cli import played_full as played
from tests.cli.console import works, works_inside

LANGUAGES = ("en", "ru", "uk")
OPTIONS = [item for name, value in played.OPTIONS.items() for item in ("--setting", f"{name}={value}")]
NAMES = [item for name in played.SEATS for item in ("--name", name)]
HOTSEAT = ("play", "watch", "--players", 3, "--hotseat", *NAMES, *OPTIONS)
TABLE = ("play", "watch", "--seed", 7, "--setting", "first_player=seat")
PLACED = "1\n1\n1\n1\nguard/wall1\n"  # the set-up of the first player
LAST = 40  # picks of a game that are typed where only its end matters
FOREIGN = re.compile(  # names, ids and the words of the terminal itself
    r"\[[\w,/.-]+\]|\(-?\d[-\d,]+[A-Z]*\)|Catan|Enter|seed \w+|longhouse replay|\S*game.journal|Ada|Bo|Cid"
)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def told(history: History) -> str:
    return longhouse.write_journal(history.game, history.journal)


def numbered(history: History) -> str:
    """What was picked, by the numbers of the list."""
    again = longhouse.replay(told(history), upto=0)
    found: list[str] = []
    for number, pick in enumerate(history.journal.picks, 1):
        options = again.table.legal_options(pick.seat)
        found.append(str([again.table.spell(option) for option in options].index(pick.option) + 1))
        replay_pick(again, number, pick)
    return "\n".join(found)


def test_gw_1_1_the_full_game_for_four_is_what_is_played() -> None:
    out = works_inside("play", "watch", "--seed", 7, said="q\n")
    assert "Against you: Astrid, Bjorn, Dagny" in out
    assert "The Wall " in out and "Frostfangs  24 reg  8 cli  8 gia" in out
    assert "Player begins with " in out


@each_language
def test_a_whole_game_by_numbers(tmp_path: Path, language: str) -> None:
    """All its text is in one language."""
    save = tmp_path / "game.journal"
    history = played.well_played()
    out = works_inside(*HOTSEAT, "--seed", played.SEED, "--save", save, "--lang", language, said=numbered(history))
    assert save.read_text(encoding="utf-8") == told(history)
    result = history.table.result
    assert result is not None
    assert Catalog(language).text(result.ending) in out
    if language != "en":
        drawn = re.sub(r"(?m)^.*[•|`~+].*$", "", FOREIGN.sub("", out))
        assert not set(re.findall(r"[A-Za-z]{2,}", drawn))


def test_a_whole_game_against_bots(tmp_path: Path) -> None:
    """Only the first seat types; the others are played as `played` plays them."""
    save = tmp_path / "game.journal"
    history = played.well_played()
    mine = "\n".join(pick.option for pick in history.journal.picks if pick.seat == 0)
    table = ("play", "watch", "--players", 3, "--name", "Ada", *OPTIONS, "--seed", played.SEED)
    out = works(*table, "--save", save, said=mine)
    assert "Against you: Astrid, Bjorn (bot: greedy)." in out and "The game is over." in out
    kept = save.read_text(encoding="utf-8").replace("Astrid", "Bo").replace("Bjorn", "Cid")
    assert kept == told(history)


@each_language
def test_gw_15_2_the_wall_falls(tmp_path: Path, language: str) -> None:
    """The player with the most guards wins, and the output says what decided."""
    history, saved = played.lost(), tmp_path / "game.journal"
    result = history.table.result
    assert result is not None and result.tie
    words = Catalog(language)
    last = [pick.option for pick in history.journal.picks[-LAST:]]
    saved.write_text(head_of(told(history), len(history.journal.picks) - LAST), encoding="utf-8")
    out = works_inside("play", "--resume", saved, "--hotseat", "--lang", language, said="\n".join(last))
    winner = words.text("terminal-winner", name=history.journal.seats[result.winners[0]], winners=1)
    assert f"{winner} {words.text(result.ending)} {words.text(result.tie)} [GW-15.3]" in " ".join(out.split())
    assert re.search(rf"{words.text('watch-source-guards')} +(\d|-) +(\d|-) +(\d|-)", out)


def summary(ending: int, guards: int, language: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What is printed if the Wall falls in the set-up, when only the second seat has placed guards."""
    history = longhouse.new_game("watch", seats=list(played.SEATS), seed="1")
    assert isinstance(history.table, Watch)
    for _ in range(guards):
        place_guard(history.table, 1, 0, "GW-13.11")
    fall(history.table, ending)
    show_score(history, Catalog(language), Talk())
    return " ".join(capsys.readouterr().out.split())


@each_language
def test_gw_15_3_most_guards_win(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = Catalog(language)
    said = [
        words.text("terminal-winner", name="Bo", winners=1),
        words.text("watch-ending-gift"),
        words.text("watch-tie-guards"),
    ]
    assert f"{' '.join(said)} [GW-15.3]" in summary(BY_GIFT, 1, language, capsys)


@each_language
def test_gw_15_3_everybody_loses(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    keys = ("terminal-nobody-won", "watch-ending-breaches", "watch-tie-nobody")
    said = " ".join(Catalog(language).text(key) for key in keys)
    assert f"{said} [GW-15.3]" in summary(BY_BREACHES, 0, language, capsys)


def test_guards_are_placed_by_number_or_by_name() -> None:
    out = works_inside(*TABLE, said=PLACED.replace("guard/wall1", "guard/wall9\nguard/wall1") + "q\n")
    assert "There is no option “guard/wall9”: type a number from 1 to 4" in out
    assert "Player places a guard on section 1 of the Wall. [GW-10.7]" in out


def test_why_something_of_the_full_game_cannot_be_done() -> None:
    said = f"{PLACED}w guard/wall1\nw hero/yoren\nw wildling/0,0\nroll\n"
    out = works_inside(*TABLE, said=said)
    assert "Roll the dice first. [GW-3.1]" in out
    assert "A wildling is sent back only by a patrol or a hero. [GW-13.10]" in out
    assert "You do not have this hero. [GW-14.1]" in out


@each_language
def test_what_cards_and_heroes_do_can_be_read(language: str) -> None:
    out = works_inside(*TABLE, "--lang", language, said="i\nq\n")
    words = Catalog(language)
    assert words.text("watch-card-new_recruits.explain") in out
    assert f"{words.text('watch-hero-yoren')}. {words.text('watch-hero-yoren.explain')}" in out


def test_two_players_are_told_to_choose_the_base_game() -> None:
    table = longhouse.new_table("watch", players=2, settings={"mode": "base"})
    assert read_option(table, "guard/wall1") is not None
    with pytest.raises(longhouse.SettingError, match="choose mode=base"):
        longhouse.new_table("watch", players=2)
