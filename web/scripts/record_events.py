"""Writes src/testing/chronicle.json: what happened in a few turns of recorded games, as one of their seats is told.

.venv/bin/python web/scripts/record_events.py
"""

import json
from pathlib import Path
from typing import Final

import msgspec

from longhouse.kernel.history import History, content_of_journal, replay_pick
from longhouse.kernel.journal import played_game, read_journal
from longhouse.server.table import story

ROOT: Final = Path(__file__).parents[2]
# by game: the journal, the first and the last pick, and the seat
PARTS: Final = {
    "midgard": ("plain-4", 75, 124, 0),
    "northgard": ("house-5", 48, 98, 1),
    "watch": ("gift-3", 39, 76, 1),
    "wild": ("plain-3-raids", 39, 61, 1),
}
NAMES: Final = ["Ingrid", "Olaf", "Helga", "Gunnar", "Freydis"]


def happened(game: str) -> dict[str, object]:
    name, first, last, seat = PARTS[game]
    text = (ROOT / "tests" / "golden" / game / f"{name}.journal").read_text(encoding="utf-8")
    journal = read_journal(played_game(text), text)
    picks, journal.picks = journal.picks, []
    history = History(played_game(text), journal, content_of_journal(played_game(text), journal))
    names = NAMES[: len(journal.seats)]
    events: list[object] = []
    for number, pick in enumerate(picks[:last], 1):
        replay_pick(history, number, pick)
        if number >= first:
            log = [(number, event) for event in history.table.events]
            events += story.events(history.table.view(seat), log, names)
    scenery = story.scenery(history.table.view(seat))
    needed = {key: scenery[key] for key in ("faces",) if key in scenery}
    return {"seat": seat, "names": names, "scenery": needed, "events": msgspec.to_builtins(events)}


if __name__ == "__main__":
    told = json.dumps({game: happened(game) for game in PARTS}, ensure_ascii=False, separators=(",", ":"))
    (ROOT / "web" / "src" / "testing" / "chronicle.json").write_text(told + "\n", encoding="utf-8")
