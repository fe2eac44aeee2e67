"""`make quick` runs the tests of what has changed: which ones."""

import pytest

from tools.quick import Plan, commands, plan_for

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
        ("tests/kernel/test_zone.py", "tests/kernel/test_zone.py"),
        ("tests/cli/console.py", "tests/cli"),
        ("docs/rules/en/wild.md", "tests/test_rules_cited.py"),
        ("docs/guide/bots.md", "tests/test_guides.py"),
    ],
)
def test_other_files_have_the_tests_that_mirror_them(name: str, path: str) -> None:
    assert path in planned(name).paths


@pytest.mark.parametrize(
    "name", ["tests/scenes/wild/scene.py", "tests/golden/wild/long.journal", "tests/games/wild/x.py"]
)
def test_what_helps_the_tests_of_a_game_is_the_game(name: str) -> None:
    assert list(planned(name).games) == ["wild"]


def test_the_client_is_looked_at_elsewhere() -> None:
    plan = planned("web/src/main.ts", "README.md")
    assert plan.web and not plan.paths and not plan.games
    assert commands(plan) == []
