"""These tests play Hnefatafl."""

import pytest


@pytest.fixture(autouse=True, scope="module")
def invite(hnefatafl: None) -> None:
    """Applied to every module here."""
