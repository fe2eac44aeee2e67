"""A server for the tests of a file, which share it: each has separate people and tables; and databases."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.house import House, house


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as made:
        yield made


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """A PostgreSQL server, where there is one."""
    if postgres.why_not():
        pytest.skip(f"NOT RUN: {postgres.why_not()}")
    with postgres.cluster() as made:
        yield made


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database, for what must be true of both kinds."""
    if request.param == "sqlite":
        return str(tmp_path / "test.db")
    made: postgres.Cluster = request.getfixturevalue("cluster")
    return made.database()
