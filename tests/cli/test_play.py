"""`longhouse play` in a pipe: what can be typed, and what is said."""

import re
from pathlib import Path

import pytest

from longhouse.cli.settings import read_language
from tests.cli import played
from tests.cli.console import longhouse, works, works_inside

TABLE = ("play", "watch", "--setting", "mode=base", "--seed", played.SEED, "--setting", "first_player=seat")
WHOLE = ("play", "watch", "--players", 2, "--hotseat", "--seed", played.SEED, "--name", "Ada", "--name", "Bo")
WHOLE_OPTIONS = [item for name, value in played.OPTIONS.items() for item in ("--setting", f"{name}={value}")]


def test_a_whole_game_by_text_forms(tmp_path: Path) -> None:
    save = tmp_path / "game.journal"
    out = works(*WHOLE, *WHOLE_OPTIONS, "--save", save, said="\n".join(played.picks()))
    assert save.read_text(encoding="utf-8") == played.journal()
    assert "The game is over." in out and "Settlements" in out and " wins!" in out
    assert out.splitlines()[-1] == f"The journal is in {save}. See it again with: longhouse replay {save}"
    assert "\x1b" not in out


@pytest.mark.parametrize(("language", "over"), [("ru", "Игра окончена."), ("uk", "Гру закінчено.")])
def test_a_whole_game_by_numbers(tmp_path: Path, language: str, over: str) -> None:
    """Nothing but names, ids and the words of the terminal itself is in Latin letters."""
    save = tmp_path / "game.journal"
    said = "\n".join(str(number) for number in played.numbers())
    out = works_inside(*WHOLE, *WHOLE_OPTIONS, "--save", save, "--lang", language, said=said)
    assert save.read_text(encoding="utf-8") == played.journal()
    assert over in out
    spoken = re.sub(
        r"\[[\w,/.-]+\]|\(-?\d[-\d,]+[A-Z]*\)|Catan|Enter|seed \w+|longhouse replay|\S*game.journal|Ada|Bo", "", out
    )
    drawn = re.sub(r"(?m)^.*[•|`~].*$", "", spoken)
    assert not set(re.findall(r"[A-Za-z]{2,}", drawn))


def test_what_happened_is_told_with_its_rule() -> None:
    out = works_inside(*TABLE, said="1\n")
    assert re.search(r"Player rolls \d+ \(\d \+ \d\)\. \[GW-3\.1\]", out)


def test_nonsense_is_answered_and_asked_again() -> None:
    out = works_inside(*TABLE, said="foo\n99\n0\n-1\n²\n0000000099\n\nroll\n")
    assert "There is no option “foo”: type a number from 1 to 1, or ? for help." in out
    assert out.count("There is no option") == 6
    assert "Player rolls" in out


def test_help_log_board_and_rules() -> None:
    out = works_inside(*TABLE, said="?\nl 2\nb\nr GW-5.3\nr GW-99.1\nr\nr robbed\nr card\n")
    assert "take your last pick back" in out
    assert out.count("  Turn 1: Player. [GW-3.1]") == 2
    assert out.count("Tormund ") >= 2
    assert "GW-5.3 Road: on an empty path" in out
    assert "There is no rule “GW-99.1”" in out
    assert "\nGW-6.3 The roller then steals" in out and "\nGW-7.1 At most" in out and "more rules. Add a word" in out


def test_the_keys_of_a_cyrillic_keyboard() -> None:
    out = works_inside(*TABLE, "--lang", "ru", said="д 1\nк GW-5.3\nй\n1\n")
    assert "\nGW-5.3 " in out and "> 1" not in out


def test_why_not() -> None:
    out = works_inside(*TABLE, said="w road/0,0,E\nw settlement\nw raod\nw\nw roll\nend-turn\n")
    assert out.count("Roll the dice first. [GW-3.1]") == 3
    assert "Type r GW-3.1 to read the rule." in out
    assert "Nothing here is called “raod”. Try: road" in out
    assert "“roll” can be done now, as option 1." in out


def test_a_pick_is_taken_back() -> None:
    out = works_inside(*TABLE, said="u\n1\nu\ngo-on\nu\ngo-on\n")
    assert out.count("There is nothing to take back") == 2
    assert "Taken back: Finish trading and go on to building." in out


def test_the_end_of_input_is_a_polite_end() -> None:
    out = works_inside(*TABLE, said="1\n")
    assert out.endswith("The game was not saved (--save FILE keeps it).\n")


def test_bots_by_seat_and_names() -> None:
    out = works_inside(*TABLE, "--players", 3, "--bots", "uniform,greedy", "--name", "Åsa Two", said="q\n")
    assert "You are Åsa Two. Against you: Astrid, Bjorn (bot: uniform, greedy)." in out


def test_at_one_keyboard_each_sees_only_their_own_hand() -> None:
    """In a pipe nobody can look away, so nothing waits for Enter; but all players see only what they may."""
    out = works_inside(*WHOLE, *WHOLE_OPTIONS, said="roll\ngo-on\nend-turn\n")
    hands = re.findall(r"Lumber +(\d+ )? +(\d+ )? +\d+$", out, re.MULTILINE)
    assert "Ada, it is your move." in out and "Bo, it is your move." in out
    assert hands and all(bool(ada) != bool(bo) for ada, bo in hands)


@pytest.mark.parametrize(("system", "language"), [("ru_RU.UTF-8", "ru"), ("uk", "uk"), ("de_DE", "en"), ("C", "en")])
def test_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch, system: str, language: str) -> None:
    monkeypatch.setenv("LC_ALL", system)
    assert read_language("") == language


def test_a_terminal_of_another_alphabet() -> None:
    ended = longhouse(*TABLE, "--lang", "uk", said="1\n", PYTHONIOENCODING="ascii")
    assert ended.code == 0 and "Traceback" not in ended.err


def test_gw_4_12_a_proposal_is_withdrawn_before_it_is_answered() -> None:
    """At one keyboard: who is asked hands it to the proposer, who looks, hands it back, gets it again and withdraws."""
    people = [word for name in ("Ada", "Bo", "Cid") for word in ("--name", name)]
    table = ("play", "watch", "--players", 3, "--hotseat", "--seed", 4, "--setting", "mode=base", *people)
    offer = "roll\npropose\nadd/lumber\ndone\nadd/wool\nsend\n"
    out = works_inside(*table, said=f"x\n{offer}x\nx\nx\nl 3\nwithdraw\n")
    before, sent = out.split("> send\n")
    assert "There is no option “x”" in before and "hands over the keyboard" not in before
    assert sent.index("Ada, it is your move") < sent.index("Cid may do something now too") < sent.index("> x")
    handed = [line.partition(",")[0] for line in sent.splitlines() if ", it is your move" in line]
    assert handed == ["Ada", "Cid", "Ada", "Cid"]
    assert "Cid withdraws the proposal. [GW-4.12]" in sent and sent.count("Withdraw the proposal  [withdraw]") == 2
