"""One of our bots, which plays at Catanatron's table: one line of JSON in, one out. `bridge_catanatron.py` starts it.

{"new": {..board..}, "players": 2, "bot": "search/0.1s", "seed": "7"}   a game begins
{"ask": {..position.., "actions": [..]}}    the bot's action, and how long it thought
{"list": {..position.., "actions": [..]}}   how many actions there are, if both sides list the same
{"yield": {..position..}}                   hands after each roll but the seven
"""

import json
import sys
import time
from typing import Any

from bench.bridge_table import Action, Island, Mismatch, Path, Words, agree
from longhouse.bots import Bot, ask, make_bot
from longhouse.games.watch.rules.production import produce
from longhouse.games.watch.state.table import Watch
from longhouse.games.watch.state.words import RESOURCES

ROLLS = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)


class Seat:
    """What is known of the game that is played."""

    def __init__(self, words: Words) -> None:
        self.island = Island(words["new"], words["players"])
        self.bot: Bot = make_bot(words["bot"], words["seed"])

    def compare(self, table: Watch, position: Words) -> dict[Path, Action]:
        """Our list of actions, if it is theirs."""
        ours = self.island.actions(table)
        theirs = {tuple(action) for action in position["actions"]}
        missing, extra = theirs - set(ours.values()), set(ours.values()) - theirs
        agree("actions", f"no {sorted(missing)}" if missing else "all", "all")
        agree("actions", "all", f"no {sorted(extra)}" if extra else "all")
        return ours

    def answer(self, position: Words) -> dict[str, Any]:
        """Picks until they are an action."""
        table = self.island.table(position)
        ours = self.compare(table, position)
        path: Path = ()
        started = time.perf_counter()
        while path not in ours:
            option = ask(self.bot, table, table.decision)
            table.pick(option)
            path = (*path, option)
        return {"action": ours[path], "seconds": time.perf_counter() - started}

    def rolled(self, position: Words, roll: int) -> list[int]:
        table = self.island.table(position)
        produce(table, roll)
        return table.hands.counts[: table.seats * RESOURCES]


def reply(seat: Seat | None, words: Words) -> dict[str, Any]:
    assert seat is not None
    if "ask" in words:
        return seat.answer(words["ask"])
    if "yield" in words:
        return {"hands": [seat.rolled(words["yield"], roll) for roll in ROLLS]}
    return {"actions": len(set(seat.compare(seat.island.table(words["list"]), words["list"]).values()))}


def main() -> None:
    """Answer until nothing comes any more. A mismatch is reported, and the other side stops."""
    seat: Seat | None = None
    for line in sys.stdin:
        words = json.loads(line)
        try:
            if "new" in words:
                seat = Seat(words)
                said: dict[str, Any] = {"ready": True}
            else:
                said = reply(seat, words)
        except Mismatch as problem:
            said = {"mismatch": str(problem)}
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
