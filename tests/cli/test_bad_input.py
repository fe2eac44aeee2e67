"""Bad input: one clear line, code 2, never a traceback."""

from pathlib import Path

import pytest

from tests.cli import played
from tests.cli.console import SCRIPT, inside, refused, refused_inside, shell


def test_one_line_of_a_process() -> None:
    assert "did you mean 'watch'" in refused("play", "wtach")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ("play wtach", "did you mean 'watch'"),
        ("play watch --players 7", "2, 3, 4 players, not 7"),
        ("play watch --setting board=classic", "did you mean 'classic19'"),
        ("play watch --bots greeedy", "did you mean 'greedy'"),
        ("play watch --seed two\nlines", "a seed is one word"),
        ("play watch --lang de", "en, ru, uk"),
        ("play watch --save /no/such/folder/game", "/no/such/folder/game: No such file or directory"),
    ],
)
def test_one_line(args: str, words: str) -> None:
    assert words in refused_inside(*args.split(" "))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "this is no journal: its first line is not 'longhouse-journal 2'"),
        ("ru", "Это не журнал: его первая строка — не «longhouse-journal 2»."),
        ("uk", "Це не журнал: його перший рядок — не «longhouse-journal 2»."),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_what_is_wrong_with_a_journal_is_told_in_the_readers_language(
    tmp_path: Path, command: str, language: str, words: str
) -> None:
    path = tmp_path / "x.journal"
    path.write_text("hello\n", encoding="utf-8")
    assert f"{path}: {words}" in refused_inside(command, str(path), "--lang", language)


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ("play", "which game?"),
        ("simulate chess --games 1", "there is no game 'chess'"),
        ("content chess", "there is no game 'chess'"),
        ("simulate watch --players 1", "not 1"),
        ("play watch --setting bord=classic19", "did you mean 'board'"),
        ("play watch --setting board", "NAME=VALUE"),
        ("play watch --setting board=auto --setting board=auto", "given twice"),
        ("simulate watch --setting trade_max_offers_per_turn=21", "a number from 0 to 20"),
        ("play watch --setting colours=red,red", "colours cannot be 'red,red'"),
        ("play watch --lang ru --setting colours=red,red", "colours: «red» указано дважды."),
        ("play watch --lang uk --players 5", "5 гравців — не для цієї гри. Можлива кількість гравців: 2, 3, 4."),
        ("play chess --lang ru", "Такой игры нет. Есть: midgard, northgard, watch, wild."),
        ("simulate watch --bots uniform,uniform,uniform,uniform,uniform", "5 bots for 4 seats"),
        ("simulate watch --bots nowhere:Bot", "cannot be imported"),
        ("play watch --hotseat --players 3 --name A --name A", "same --name"),
        ("play watch --name A --name B", "2 names for 1 person"),
        ("play --resume /no/such/game", "No such file or directory"),
        ("play watch --resume /", "/: Is a directory"),
        ("replay /no/such/game", "No such file or directory"),
        ("play watch --content /no/such/content", "cannot be read"),
    ],
)
def test_one_line_inside(args: str, words: str) -> None:
    assert words in refused_inside(*args.split())


@pytest.mark.parametrize(
    "seed", ["", "two words", "line\nbreak", "x" * 65, "\x1b[31m", b"\xff".decode(errors="surrogateescape")]
)
def test_a_seed_is_one_word(seed: str) -> None:
    assert "--seed" in refused_inside("play", "watch", "--seed", seed)


def test_a_journal_of_another_game(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text(played.shortened(2), encoding="utf-8")
    assert "is a game of watch, not of northgard" in refused_inside("play", "northgard", "--resume", path)
    path.write_text("")
    assert "this is no journal" in refused_inside("play", "--resume", path)
    assert path.read_text() == ""


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ("play watch --players two", "--players"),
        ("simulate watch --games 0", "--games"),
        ("replay", "Missing argument 'journal'"),
        ("play watch --what", "--what"),
        ("paly watch", "paly"),
        ("play watch wild", "wild"),
    ],
)
def test_usage_errors(args: str, words: str) -> None:
    assert words in refused_inside(*args.split())


def test_no_command_at_all_is_helped() -> None:
    ended = inside()
    assert ended.code == 2 and "simulate" in ended.out + ended.err
    assert "simulate" in inside("--help").out and inside("--version").code == 0


@pytest.mark.parametrize("args", ["content watch", "simulate watch --games 1 --json"])
def test_a_pipe_that_is_closed_ends_it_quietly(args: str) -> None:
    ended = shell(f"{SCRIPT} {args} | true; echo ${{PIPESTATUS[0]}}")
    assert ended.err == "" and ended.out in ("0\n", "2\n")


def test_a_game_whose_pipe_is_closed_says_where_it_is(tmp_path: Path) -> None:
    save = tmp_path / "game"
    ended = shell(
        f"yes 1 | {SCRIPT} play watch --seed 1 --save {save} | head -n 40 >/dev/null; echo ${{PIPESTATUS[1]}}"
    )
    assert ended.out == "2\n"
    assert ended.err == f"longhouse: The game is saved. Go on with: longhouse play --resume {save}\n"


def test_a_full_disk() -> None:
    ended = shell(f"{SCRIPT} content watch >/dev/full; echo $?")
    assert ended.out == "2\n" and ended.err == "longhouse: the output cannot be written: No space left on device\n"


def test_closed_streams() -> None:
    assert shell(f"{SCRIPT} play watch --seed 1 <&-; echo $?").out.endswith("\n0\n")
    assert shell(f"{SCRIPT} games >&-; echo $?").out == "0\n"
    assert shell(f"{SCRIPT} play chess 2>&-; echo $?").out == "2\n"
