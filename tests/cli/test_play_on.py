"""`longhouse play --from`: a game goes on from any move of another one."""

from pathlib import Path

import pytest

from longhouse import load
from tests.cli.console import changed, inside, refused_inside, works_inside

FOLDER = Path(__file__).parents[1] / "golden"
GAME = FOLDER / "watch" / "classic-2-random.journal"  # 836 picks
MOVES = {"midgard": "any-moment-2", "northgard": "camp-2", "watch": "classic-2-random", "wild": "automatic-2"}
ON = ("play", "--from", GAME, "--to", 400, "--bots", "uniform")


def lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("game", MOVES)
def test_a_game_is_played_on_kept_and_gone_on_with(tmp_path: Path, game: str) -> None:
    source, save = FOLDER / game / f"{MOVES[game]}.journal", tmp_path / "branch"
    out = works_inside(
        "play", "--from", source, "--to", 100, "--as", 1, "--bots", "uniform", "--save", save, said="1\n"
    )
    assert f"Played on from move 100 of {source}." in out
    assert f"Go on with: longhouse play --resume {save} --bots uniform --as 1" in out
    head = lines(save).index(next(line for line in lines(save) if line.startswith("deal")))
    first = lines(source).index(next(line for line in lines(source) if line.startswith("deal")))
    assert lines(save)[head : head + 101] == lines(source)[first : first + 101]
    assert len(lines(save)) > head + 101
    assert works_inside("replay", save, "--check").startswith("ok: ")
    assert f"after {len(lines(save)) - head - 1} picks" in works_inside(
        "play", "--resume", save, "--as", 1, "--bots", "uniform"
    )


def test_what_is_rolled_is_new_unless_a_seed_is_named(tmp_path: Path) -> None:
    saves = [tmp_path / name for name in "abc"]
    for save, seed in zip(saves, ("1", "1", "2"), strict=True):
        works_inside(*ON, "--seed", seed, "--save", save, said="1\n" * 20)
    assert lines(saves[0]) == lines(saves[1])
    assert lines(saves[0])[410:] != lines(saves[2])[410:]


def test_by_default_you_take_the_seat_that_has_to_choose(tmp_path: Path) -> None:
    picks = load(GAME).journal.picks
    moves = [400, next(number for number in range(400, 836) if picks[number].seat == 1)]
    assert picks[moves[0]].seat == 0
    for move in moves:
        out = works_inside("play", "--from", GAME, "--to", move, "--save", tmp_path / str(move))
        assert ("--as 1" in out) == (picks[move].seat == 1)
    named = tmp_path / "named"
    works_inside(*ON, "--as", 1, "--name", "Ada", "--save", named)
    assert [line for line in lines(named) if line.startswith("seat ")][1] == "seat Ada"
    both = works_inside(*ON, "--hotseat", "--name", "Ada", "--name", "Bo")
    assert "At this keyboard: Ada, Bo." in both


def test_it_is_verified_with_its_parent(tmp_path: Path) -> None:
    save = tmp_path / "branch"
    works_inside(*ON, "--save", save, said="1\n" * 5)
    said = works_inside("verify", save, "--parent", GAME).splitlines()
    assert [line.split(":")[0] for line in said[:1]] == ["There is no proof"]
    assert "since move 400" in said[0] and "only that it can have happened" in said[0]
    assert said[1] == f"This game was played on from {GAME}."
    ended = inside("verify", save, "--parent", changed(GAME, tmp_path, "\nseat ", "\nseat O"))
    assert ended.code == 1 and "was not played on from that one" in ended.out
    assert inside("verify", GAME, "--parent", GAME).code == 1


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ((), "from which move? name it with --to: 0 (the deal) to 836"),
        (("--to", 837), "there is no move 837 in it: its moves are 0 (the deal) to 836"),
        (("--to", 836), "after move 836 the game is over"),
        (("--to", -1), "there is no move -1"),
        (("--to", 5, "--as", 2), "seat '2'"),
        (("--to", 5, "--as", 1, "--hotseat"), "leave out --as"),
        (("--to", 5, "--players", 2), "leave out --players, --setting"),
        (("--to", 5, "--resume", GAME), "leave out --save"),
        (("--to", 5, "--bots", "greeedy"), "did you mean 'greedy'"),
        (("--to", 5, "--seed", "4 5"), "a seed is one word"),
    ],
)
def test_what_cannot_be_played_on(more: tuple[object, ...], words: str) -> None:
    assert words in refused_inside("play", "--from", GAME, *more)


def test_which_journals_cannot_be_played_on(tmp_path: Path) -> None:
    path = tmp_path / "x.journal"
    path.write_text("hello\n", encoding="utf-8")
    assert f"{path}: this is no journal" in refused_inside("play", "--from", path, "--to", 1)
    assert "No such file" in refused_inside("play", "--from", tmp_path / "none", "--to", 1)
    other = changed(GAME, tmp_path, "rules 1", "rules 99")
    assert "replay it with a release" in refused_inside("play", "--from", other, "--to", 1)
    packed = changed(GAME, tmp_path, "content standard", "content 0123456789abcdef")
    assert "name its file with --content" in refused_inside("play", "--from", packed, "--to", 1)
    assert "is a game of watch, not of wild" in refused_inside("play", "wild", "--from", GAME, "--to", 1)
    assert "--to and --unfinished belong to --from" in refused_inside("play", "watch", "--to", 1)


def test_what_is_hidden_in_an_unfinished_game_is_not_shown_by_playing_on(tmp_path: Path) -> None:
    path = tmp_path / "going-on.journal"
    path.write_text("\n".join(lines(GAME)[:500]) + "\n", encoding="utf-8")
    said = refused_inside("play", "--from", path, "--to", 100)
    assert "is not over" in said and "--resume" in said
    assert "Эта партия не окончена" in inside("play", "--from", path, "--to", 100, "--lang", "ru").err
    assert "Played on from move 100" in works_inside("play", "--from", path, "--to", 100, "--unfinished")


def test_another_seat_in_a_new_game() -> None:
    out = works_inside("play", "watch", "-o", "mode=base", "--players", 2, "--as", 1, "--name", "Ada", "--seed", 3)
    assert "You are Ada." in out
