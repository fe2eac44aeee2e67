"""Frames of nonsense on the sockets of a server, a quarter for each game: `python -m tools.fuzz_frames [COUNT]`.

The server must not log an error, reveal a secret or its insides, keep sockets or grow much; then the game goes on.
"""

import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from tests.server.fuzzing import storm
from tests.server.house import USUAL

GROWS_AT_MOST: Final = 30  # MiB, with the game itself and its log


def main(count: int) -> None:
    for game in USUAL:
        begun, frames = time.monotonic(), count // len(USUAL)
        with tempfile.TemporaryDirectory() as folder:
            print(storm(Path(folder), game, frames // 3, frames, GROWS_AT_MOST), f"{time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 20_000)
