"""The siege in small. How long anything takes is not looked at: this machine has other work."""

import pytest

from tools.siege import main


def test_a_short_siege_reports_picks_and_visits(capsys: pytest.CaptureFixture[str]) -> None:
    kinds = ["--half", "300", "--silent", "20", "--hellos", "5", "--files", "2"]
    main(["--tables", "1", *kinds, "--seconds", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0].strip() for line in lines[1:-1]] == ["before", "the server", "siege", "the server"]
    assert all("picks none" not in line and "failed 0" in line for line in (lines[1], lines[3]))
