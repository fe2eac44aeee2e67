"""Every game passes the properties, also one that lies outside of the package."""

import pytest


@pytest.fixture(autouse=True, scope="module")
def invite(hnefatafl: None) -> None:
    """In every module here."""
