"""`--save` and `--resume`: what was acknowledged is never lost."""

import signal
from pathlib import Path

import pytest

from tests.cli import played
from tests.cli.console import SCRIPT, heard, inside, refused_inside, say, shell, started, works, works_inside

NEW = ("play", "watch", "--setting", "mode=base", "--seed", 3, "--setting", "first_player=seat", "--save")


def picked(path: Path) -> list[str]:
    """What was picked in a journal."""
    return [line.split()[1] for line in path.read_text(encoding="utf-8").split("\ndeal")[1].splitlines()[1:]]


def test_a_game_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    save = tmp_path / "game"
    out = works(*NEW, save, said="1\n")
    assert f"Go on with: longhouse play --resume {save}" in out
    assert "\n0 roll dice=" in save.read_text(encoding="utf-8")
    out = works_inside("play", "--resume", save, said="go-on\nend-turn\n")
    assert "The game goes on after 1 pick." in out
    assert picked(save)[:3] == ["roll", "go-on", "end-turn"]
    assert len(picked(save)) > 3
    assert works_inside("replay", save, "--check").startswith("ok: ")


def test_how_to_go_on_is_told_whole(tmp_path: Path) -> None:
    save = tmp_path / "our game"
    out = works_inside(*NEW, save, "--lang", "en", "--hotseat", "--players", 2)
    assert f"Go on with: longhouse play --resume '{save}' --hotseat --lang en\n" in out


def test_a_game_is_not_written_over(tmp_path: Path) -> None:
    save = tmp_path / "game"
    save.write_text("mine")
    assert f"--resume {save}" in refused_inside(*NEW, save)
    assert save.read_text() == "mine"


def test_a_pick_taken_back_is_taken_out_of_the_journal(tmp_path: Path) -> None:
    save = tmp_path / "game"
    works_inside(*NEW, save, said="roll\ngo-on\nu\n")
    assert picked(save) == ["roll"]
    assert [path.name for path in tmp_path.iterdir()] == ["game"]


def test_killed_in_the_middle_nothing_is_lost(tmp_path: Path) -> None:
    save = tmp_path / "game"
    with started(*NEW, save) as process:
        say(process, "roll")
        heard(process, "Trade, play a card")
        say(process, "go-on")
        heard(process, "[end-turn]")
        process.kill()
    assert picked(save) == ["roll", "go-on"]
    assert "after 2 picks" in works_inside("play", "watch", "--resume", save, said="end-turn\n")


def test_a_line_cut_short_was_never_acknowledged(tmp_path: Path) -> None:
    save = tmp_path / "game"
    works_inside(*NEW, save, said="roll\n")
    whole = save.read_text()
    save.write_text(f"{whole}0 go-o")
    out = works_inside("play", "--resume", save)
    assert "The last line of the file was cut short" in out
    assert save.read_text() == whole


def test_ctrl_c_in_the_middle_of_a_game(tmp_path: Path) -> None:
    save = tmp_path / "game"
    with started(*NEW, save) as process:
        say(process, "roll")
        heard(process, "[go-on]")
        process.send_signal(signal.SIGINT)
        _, err = process.communicate()
    assert process.returncode == 130
    assert err == f"longhouse: The game is saved. Go on with: longhouse play --resume {save}\n"
    assert picked(save) == ["roll"]


def test_two_terminals_cannot_play_the_same_game(tmp_path: Path) -> None:
    save = tmp_path / "game"
    with started(*NEW, save) as process:
        heard(process, "[roll]")
        say(process, "roll\ngo-on\nu\nl 1")
        heard(process, "> l 1")
        assert "another terminal" in refused_inside("play", "--resume", save)


def test_a_finished_game_shows_its_score(tmp_path: Path) -> None:
    save = tmp_path / "game"
    save.write_text(played.journal(), encoding="utf-8")
    out = works_inside("play", "--resume", save, "--hotseat", said="1\n")
    assert "The game is over." in out and "Total" in out
    assert save.read_text(encoding="utf-8") == played.journal()


def test_since_you_were_last_here(tmp_path: Path) -> None:
    """A player who comes back reads what the others did meanwhile."""
    save = tmp_path / "game"
    turns = [number for number, pick in enumerate(played.picks()) if pick == "roll"]
    save.write_text(played.shortened(turns[2]), encoding="utf-8")
    out = works_inside("play", "--resume", save, "--hotseat")
    assert "Bo rolls" in out and "founds a settlement" not in out


@pytest.mark.parametrize(
    "extra", [("--players", 3), ("--save", "x"), ("--seed", 1), ("--setting", "a=b"), ("--name", "A")]
)
def test_what_was_agreed_cannot_be_changed(tmp_path: Path, extra: tuple[object, ...]) -> None:
    assert "leave out" in refused_inside("play", "--resume", tmp_path / "game", *extra)


def test_a_full_disk_is_told(tmp_path: Path) -> None:
    """If no line can be added, no pick is acknowledged; what was saved before is still a valid game."""
    save = tmp_path / "game"
    words = " ".join(str(word) for word in (*NEW, save))
    ended = shell(f"ulimit -f 1; yes 1 | {SCRIPT} {words}; echo ${{PIPESTATUS[1]}}")
    assert ended.out.endswith("\n2\n")
    assert ended.err == f"longhouse: {save} cannot be written: File too large; what was saved before is safe\n"
    assert save.stat().st_size == 1024
    assert inside("play", "--resume", save).code == 0
    assert inside("replay", save, "--check").out.startswith("ok: ")
