"""Every game passes the properties, including one outside the package."""

import pytest


@pytest.fixture(autouse=True, scope="module")
def invite(hnefatafl: None) -> None:
    """Applied to every module here."""
