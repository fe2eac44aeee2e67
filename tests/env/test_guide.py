"""The examples of docs/guide/learning.md are run as they are printed."""

import re
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "learning.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("example", "left"), list(zip(EXAMPLES, ("agent", "reward", "games"), strict=True)))
def test_an_example_runs(example: str, left: str) -> None:
    names: dict[str, object] = {}
    exec(example, names)
    assert left in names
