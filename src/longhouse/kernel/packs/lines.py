"""Which line of a TOML file says what: for messages about its values. It reads only files that are valid TOML."""

import re
from typing import Final

HEADER: Final = re.compile(r"\s*(\[\[?)\s*([^\]]+?)\s*\]")
KEY: Final = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")
PART: Final = re.compile(r"""[\w-]+|"[^"]*"|'[^']*'""")
SKIPPED: Final = re.compile(r'''"""|\'\'\'|"(?:\\.|[^"\\])*"|'[^']*'|#.*|[\[\]{}]''')


def find_lines(text: str) -> dict[str, int]:
    """By path (`dice/0/faces`), the line where it is; entries of a list count from 0."""
    lines: dict[str, int] = {}
    counts: dict[str, int] = {}
    table: list[str] = []
    depth = 0
    inside = ""  # the quotes of a text of several lines
    for number, line in enumerate(text.split("\n"), 1):
        if depth == 0 and not inside:
            header = HEADER.match(line)
            if header is not None:
                table = opened(parts_of(header[2]), header[1] == "[[", counts)
                lines.setdefault("/".join(table), number)
                if header[1] == "[[":
                    lines.setdefault("/".join(table[:-1]), number)
                continue
            key = KEY.match(line)
            if key is not None:
                lines.setdefault("/".join([*table, *parts_of(key[1])]), number)
        depth, inside = after(line, depth, inside)
    return lines


def parts_of(key: str) -> list[str]:
    return [part.strip("\"'") for part in PART.findall(key)]


def opened(parts: list[str], is_list: bool, counts: dict[str, int]) -> list[str]:
    """The path of a table; a part of it that is a list of tables stands for the last one so far."""
    table: list[str] = []
    for place, part in enumerate(parts):
        table.append(part)
        path = "/".join(table)
        if is_list and place == len(parts) - 1:
            counts[path] = counts.get(path, -1) + 1
        if path in counts:
            table.append(str(counts[path]))
    return table


def after(line: str, depth: int, inside: str) -> tuple[int, str]:
    """How many brackets are open after a line, and whether a text of several lines is."""
    for found in SKIPPED.finditer(line):
        mark = found[0]
        if mark in ('"""', "'''"):
            if not inside:
                inside = mark
            elif inside == mark:
                inside = ""
        elif not inside and mark in "[{":
            depth += 1
        elif not inside and mark in "]}":
            depth -= 1
    return max(depth, 0), inside
