"""Writes src/testing/watch.json: moments of a real game as the server tells them, for the tests of the client.

.venv/bin/python web/scripts/record.py
"""

import json
from pathlib import Path
from typing import Final

import msgspec

from longhouse import Table, new_table
from longhouse.bots import ask, find_bot
from longhouse.server import story

NAMES: Final = ["Ingrid", "Olaf", "Helga"]
MOMENTS: Final = {
    "roll": "roll",
    "build": "settlement",
    "tormund": "tormund",
    "discard": "discard",
    "answer": "decline",
    "trade": "propose",
    "supply": "give",
    "answers": "withdraw",
}
EVENTS: Final = 60  # the last ones
FILE: Final = Path(__file__).parents[1] / "src" / "testing" / "watch.json"


def moment(table: Table) -> dict[str, object]:
    view = table.seen_from(0)
    return {"picture": story.picture(view), "decisions": msgspec.to_builtins(story.decisions(view, NAMES))}


def main() -> None:
    table = new_table("watch", players=len(NAMES), seed="story")
    bots = [find_bot("greedy", f"b{seat}") for seat in range(len(NAMES))]
    told: dict[str, object] = {"names": NAMES, "scenery": story.scenery(table.seen_from(0))}
    log: story.Log = []
    table.listen()
    while not table.over:
        for decision in table.decisions:
            verbs = {table.spell(option).split("/")[0] for option in decision.options} if decision.seat == 0 else set()
            for name, verb in MOMENTS.items():
                if verb in verbs and name not in told:
                    told[name] = moment(table)
        decision = table.decision
        table.pick(ask(bots[decision.seat], table, decision), decision.seat)
        log += [(len(log), event) for event in table.events]
    told["events"] = msgspec.to_builtins(story.events(table.seen_from(0), log[-EVENTS:], NAMES))
    told["over"] = msgspec.to_builtins(story.score("watch", table.result))
    FILE.write_text(json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
