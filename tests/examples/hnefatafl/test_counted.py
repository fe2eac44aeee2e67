"""docs/architecture.md says how much work a game is: its figures are counted here."""

from pathlib import Path

ROOT = Path(__file__).parents[3]
GAME = ROOT / "examples" / "hnefatafl"
TESTS = ROOT / "tests" / "examples" / "hnefatafl"

KINDS = {
    "the digest, `rules.md`": [GAME / "rules.md"],
    "the board as data, `content.toml`": [GAME / "content.toml"],
    "what lies on the table, `state.py`": [GAME / "state.py"],
    "the rules, `rules.py`": [GAME / "rules.py"],
    "what is shown, `face.py`, `names.py`, `board.py`, `layout.py`": [
        GAME / name for name in ("face.py", "names.py", "board.py", "layout.py")
    ],
    "what bots think, `mind.py`": [GAME / "mind.py"],
    "the declaration, `game.py`": [GAME / "game.py", GAME / "__init__.py"],
    "words in three languages": sorted(GAME.glob("messages/*/*.ftl")),
    "how to play it, `README.md`": [GAME / "README.md"],
    "tests of its rules, words and bots": sorted(TESTS.glob("*.py")),
    "what the properties of all games need to know of it": [ROOT / "tests" / "properties" / "hnefatafl.py"],
}


def row(kind: str, paths: list[Path]) -> str:
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in paths)
    return f"| {kind} | {len(paths)} | {lines} |"


def counted() -> list[str]:
    every = [path for paths in KINDS.values() for path in paths]
    return [
        "| kind | files | lines |",
        "| --- | ---: | ---: |",
        *[row(kind, paths) for kind, paths in KINDS.items()],
        row("together", every),
    ]


def test_the_page_has_the_figures() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert "\n".join(counted()) in page


def test_every_file_is_counted() -> None:
    files = [path for path in GAME.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    counted = [path for paths in KINDS.values() for path in paths if GAME in path.parents]
    assert sorted(files) == sorted(counted)


def test_nothing_of_longhouse_knows_it() -> None:
    """Except for `guests.py`, where it is the example of a game's name."""
    sources = [path for path in (ROOT / "src").rglob("*") if path.suffix in (".py", ".ftl", ".toml")]
    sources += [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    assert len(sources) > 500
    knowing = [path.name for path in sources if "hnefatafl" in path.read_text(encoding="utf-8").lower()]
    assert knowing == ["guests.py"]
