"""Thousands of frames of nonsense. `python -m tools.fuzz_frames` sends twenty thousand, in all four games."""

from pathlib import Path

from tests.server.fuzzing import storm


def test_nonsense_does_no_harm(tmp_path: Path) -> None:
    """The room's log and its game are in what it may grow by."""
    print(storm(tmp_path, "watch", warm=1_500, frames=4_000, grows_at_most=18))
