"""The rules' source files: those that setup.py compiles, and those that it leaves to the interpreter."""

import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
LONGHOUSE: Final = ROOT / "src" / "longhouse"
PATTERNS: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["longhouse"][
    "interpreted"
]
RULES: Final = sorted(path for folder in ("kernel", "games") for path in (LONGHOUSE / folder).rglob("*.py"))
INTERPRETED: Final = [path for path in RULES if any(path.match(pattern) for pattern in PATTERNS)]
COMPILED: Final = [path for path in RULES if path not in INTERPRETED]


def module_name(path: Path) -> str:
    parts = path.relative_to(LONGHOUSE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
