"""The keys that the web client asks for, by the strings in its code."""

import re
from functools import cache
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parents[2] / "web" / "src"
KEY: Final = r"[a-z]+-[\w-]+(?:\.[a-z]+)?"
STRING: Final = re.compile(rf"(['\"`])({KEY})\1")
CALL: Final = re.compile(rf"\bt\(\s*(['\"`])({KEY})\1")
TEMPLATE: Final = re.compile(r"\bt\(\s*`([a-z]+-[a-z][^`]*\$\{[^`]*)`|`(web-[^`]*\$\{[^`]*)`")
HOLE: Final = re.compile(r"\$\{[^}]*\}")
COMMENT: Final = re.compile(r"(?s:(?<=\s)/\*.*?\*/|<!--.*?-->)|(?m:^\s*//.*$)")
ONLY_IN_A_TERMINAL: Final = ("analysis-", "board-", "terminal-")  # keys of files that the browser is never given


@cache
def code() -> str:
    """All of it, without its tests and comments."""
    paths = [path for path in sorted(SOURCE.rglob("*")) if path.suffix in (".ts", ".svelte")]
    texts = [path.read_text(encoding="utf-8") for path in paths if not path.name.endswith(".test.ts")]
    return COMMENT.sub("", "\n".join(texts))


@cache
def strings() -> set[str]:
    """Every string that may be a key."""
    return {found[2] for found in STRING.finditer(code())}


@cache
def asked_for() -> set[str]:
    """Keys that must exist: those asked for by name, t('watch-name'), and those that begin like the page's own."""
    called = {found[2] for found in CALL.finditer(code())}
    return called | {key for key in strings() if key.startswith("web-")}


@cache
def shapes() -> set[str]:
    """Keys that the code composes, as patterns: t(`web-seat-${kind}`)."""
    made = {found[1] or found[2] for found in TEMPLATE.finditer(code())}
    return {".+".join(re.escape(part) for part in HOLE.split(key)) for key in made}
