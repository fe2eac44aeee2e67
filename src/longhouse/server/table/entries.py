"""The entries of a stored journal: its head, then picks, and what takes picks back. Nothing is ever removed from it."""

from collections.abc import Iterator
from typing import Final

from longhouse.server.store.facts import Entry

UNDO: Final = "undo"  # the line of an entry that undoes the last pick
BACK: Final = "back"  # `back 12`: a lesson goes back to its first 12 picks, whatever these have shown


def back_line(picks: int) -> str:
    return f"{BACK} {picks}"


def kept_by(line: str) -> int | None:
    """How many picks a line that goes back keeps; None for any other line."""
    word, _, picks = line.partition(" ")
    return int(picks) if word == BACK else None


def is_pick(line: str) -> bool:
    return line != UNDO and kept_by(line) is None


def standing(entries: list[Entry]) -> list[str]:
    """The lines of a journal without the picks that were taken back."""
    lines: list[str] = []
    for entry in entries:
        kept = kept_by(entry.line)
        if kept is not None:
            del lines[kept + 1 :]
        elif entry.line == UNDO:
            lines.pop()
        else:
            lines.append(entry.line)
    return lines


def journal_text(entries: list[Entry]) -> str:
    return "".join(standing(entries))


def goes_on(entries: list[Entry]) -> bool:
    """Whether these entries take back none of those before them. One that goes back may, and is not examined."""
    picks = 0
    for entry in entries:
        if kept_by(entry.line) is not None:
            return False
        picks += -1 if entry.line == UNDO else 1
        if picks < 0:
            return False
    return True


def movers(entries: list[Entry]) -> Iterator[int]:
    """Whose entry each is, after the deal: a pick is taken back by the seat that made it."""
    made: list[int] = []
    for entry in entries[1:]:
        kept = kept_by(entry.line)
        if kept is not None:
            yield made[kept] if kept < len(made) else made[-1] if made else 0
            del made[kept:]
        elif entry.line == UNDO:
            yield made.pop()
        else:
            made.append(int(entry.line.partition(" ")[0]))
            yield made[-1]
