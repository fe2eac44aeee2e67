"""A server that is killed at random moments: `python -m tools.kills [COUNT] [SEED]`.

Meanwhile people play, take back and chat with bots at tables of all four games. Each time the server is started again
on the same database, and everybody comes back and resends what was not answered. In the end every journal is replayed
and compared with what was acknowledged.
"""

import os
import random
import sys
import tempfile
import time
from pathlib import Path

from tests.server.crashing import kill_again_and_again


def main(kills: int, seed: int) -> None:
    os.environ["NEST_SECONDS"] = "7200"
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        print(kill_again_and_again(Path(folder), kills, games_at_once=4, luck=random.Random(seed)))
    print(f"seed {seed}, {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    main(given[0] if given else 300, given[1] if given[1:] else 1)
