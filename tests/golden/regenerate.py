"""Write the golden games again: `make golden`. Read the diff like code: it is what a change does to games in play."""

from longhouse import IllegalPick
from tests.golden.games import GOLDEN, play, play_by
from tests.golden.golden import FOLDER, Golden
from tests.golden.players import greedy


def main() -> None:
    for old in FOLDER.glob("*/*.journal"):
        if old not in {golden.path for golden in GOLDEN}:
            old.unlink()
    for golden in GOLDEN:
        text = written(golden)
        golden.path.parent.mkdir(exist_ok=True)
        golden.path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{golden.path.relative_to(FOLDER)}: {len(text.splitlines())} lines")


def written(golden: Golden) -> str:
    """A bot's picks are kept as long as they can be played; after that the current bot plays instead."""
    try:
        return play(golden)
    except (FileNotFoundError, IllegalPick, StopIteration):
        return play_by(golden, greedy(golden))


if __name__ == "__main__":
    main()
