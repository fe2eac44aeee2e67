"""`make quick` runs the tests of what has changed: which ones."""

import pytest

from tools.quick import DIGESTS, PACKAGES, PAGES, PROPERTIES, ROOT, SCHEMA, Plan, commands, plan_for

GAME = "src/longhouse/games/wild/rules/attack.py"


def planned(*files: str) -> Plan:
    return plan_for(list(files))


def test_a_game_has_its_own_tests_its_goldens_and_some_properties() -> None:
    plan = planned(GAME)
    assert list(plan.games) == ["wild"]
    assert {"tests/games/wild", "tests/golden"} < plan.games["wild"]
    assert plan.paths == {"tests/test_imports.py"}
    game, rest = commands(plan)
    assert game[-2:] == ["-k", "wild"] and rest[-1] == "tests/test_imports.py"


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("src/longhouse/kernel/zone.py", "tests/kernel"),
        ("src/longhouse/kernel/zone.py", "tests/golden"),
        ("src/longhouse/server/rest/lobby.py", "tests/server/rest"),
        ("src/longhouse/games/wild/face/shapes.py", "tests/server/wire/test_schema.py"),
        ("src/longhouse/messages/catalog.py", "tests/messages"),
        ("src/longhouse/cli/play.py", "tests/cli"),
        ("src/longhouse/boards/canvas.py", "tests/games/wild/face/test_board.py"),
        ("src/longhouse/guests.py", "tests/test_guests.py"),
        ("tools/siege.py", "tests/tools"),
        ("tests/kernel/test_zone.py", "tests/kernel/test_zone.py"),
        ("tests/cli/console.py", "tests/cli"),
        ("docs/rules/en/wild.md", "tests/test_rules_cited.py"),
        ("docs/guide/bots.md", "tests/test_guides.py"),
        ("docs/rules/glossary/wild.toml", "tests/test_glossary.py"),
        ("docs/glossary.md", "tests/test_architecture.py"),
    ],
)
def test_other_files_have_the_tests_that_mirror_them(name: str, path: str) -> None:
    assert path in planned(name).paths


def test_every_test_that_is_named_is_there() -> None:
    names = [name for package in (*PACKAGES.values(), PROPERTIES, DIGESTS) for name in package]
    names += [SCHEMA, "tests/lessons", "tests/examples", *(f"tests/test_{page}.py" for page in PAGES.values())]
    assert [name for name in names if not (ROOT / name).exists()] == []


def test_a_lesson_has_the_tests_of_lessons_too() -> None:
    assert "tests/lessons" in planned("src/longhouse/games/wild/lessons/feast.toml").games["wild"]


def test_the_example_is_a_game() -> None:
    assert "tests/examples" in planned("examples/hnefatafl/rules.py").games["hnefatafl"]


@pytest.mark.parametrize(
    "name", ["tests/scenes/wild/scene.py", "tests/golden/wild/long.journal", "tests/games/wild/x.py"]
)
def test_what_helps_the_tests_of_a_game_is_the_game(name: str) -> None:
    assert list(planned(name).games) == ["wild"]


def test_what_needs_a_browser_or_node_is_tested_elsewhere() -> None:
    plan = planned("web/src/main.ts", "tests/browser/test_play.py", "README.md")
    assert plan.elsewhere == {"web-check", "browser"} and not plan.paths and not plan.games
    assert commands(plan) == []
