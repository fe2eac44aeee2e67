"""The server is killed again and again in the middle of games: what it has acknowledged stays, once and in order, and
everybody plays on. `python -m tools.kills` does it three hundred times."""

import random
from pathlib import Path

from tests.server.crashing import kill_again_and_again

KILLS = 16


def test_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    print(kill_again_and_again(tmp_path, KILLS, games_at_once=1, luck=random.Random(50)))
