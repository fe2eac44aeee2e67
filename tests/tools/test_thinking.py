"""Tables of thinking bots in small. How long anything takes is not looked at: this machine has other work."""

import pytest

from tools.thinking import main


def test_a_short_run_reports_hints_waits_and_picks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LONGHOUSE_THINKERS", "1")
    main(["--tables", "2", "--seconds", "2", "--after", "0"])
    lines = capsys.readouterr().out.splitlines()
    names = [
        "first hint",
        "second hint",
        "picks of people before",
        "picks of people beside",
        "waits",
        "picks of a table",
        "a hint beside them",
    ]
    assert len(lines) == len(names)
    assert all(line.startswith(name) for line, name in zip(lines, names))
