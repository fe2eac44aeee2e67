"""The guides are true: what they show can be run."""

import re
from pathlib import Path

GUIDES = Path(__file__).parent.parent / "docs" / "guide"


def test_the_library_guide_plays_a_game() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (GUIDES / "library.md").read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, object] = {}
    exec(example, names)
    table = names["table"]
    assert getattr(table, "over", False)
