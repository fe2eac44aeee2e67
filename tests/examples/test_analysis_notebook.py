"""The notebook works: its cells are run one after another, as Jupyter would, without Jupyter."""

import json
from pathlib import Path
from typing import Any

import pytest

import longhouse
from tests.extras import need_full

need_full("altair")

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_notebook_from_its_first_cell_to_its_last(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(EXAMPLES)
    cells = json.loads(Path("analysis.ipynb").read_text(encoding="utf-8"))["cells"]
    names: dict[str, Any] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == [], "the notebook is kept without what it printed"
            exec("".join(cell["source"]), names)
    report, blunder = names["report"], names["blunder"]
    assert isinstance(report, longhouse.Report) and blunder == report.mistakes(seat=0)[0]
    assert len(report.rows("chances")) == 2 * (len(names["game"]) + 1)
    assert {row["seat"] for row in report.rows("decisions")} == {0}
    assert names["chart"].to_dict()["layer"]
    said = capsys.readouterr().out
    assert f"{blunder.picked}: Ada is" in said and f"{blunder.best}: Ada is" in said
