"""A server for the tests of a file, which share it: each has separate people and tables."""

from collections.abc import Iterator

import pytest

from tests.server.house import House, house


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as made:
        yield made
