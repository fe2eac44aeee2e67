"""The examples of docs/guide/learning.md are run as they are printed."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "learning.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("example", "left"), list(zip(EXAMPLES, ("agent", "reward", "games"), strict=True)))
def test_an_example_runs(example: str, left: str) -> None:
    names: dict[str, Any] = {}
    exec(example, names)
    assert left in names
    assert not np.any(names.get("cut", False)), "no game goes on until it is cut off"
