"""Write the golden games anew: `make golden`. Read the diff like code: it is what a change does to games in play."""

from tests.golden.games import FOLDER, GOLDEN, play


def main() -> None:
    for old in FOLDER.glob("*/*.journal"):
        if old not in {golden.path for golden in GOLDEN}:
            old.unlink()
    for golden in GOLDEN:
        text = play(golden)
        golden.path.parent.mkdir(exist_ok=True)
        golden.path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{golden.path.relative_to(FOLDER)}: {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()
