"""Ten thousand mutants of a content file through the reader: `python -m tools.fuzz_packs GAME [COUNT] [SEED]`.

Some of those that can be dealt are also played.
"""

import collections
import sys
import time
import traceback
from collections.abc import Callable

from longhouse import ContentError, Game, find_game
from longhouse.kernel.packs.faults import deals_of, faults_of, try_deal
from longhouse.kernel.packs.pack import open_pack
from longhouse.kernel.packs.rehearsal import rehearse
from tests.kernel.packs.mutants import mutants

SLOW = 1.0  # seconds of CPU time
FAULTS_EVERY = 20  # faults are listed for every twentieth: that takes longer
PLAYED_EVERY = 5


def main(name: str, count: int, seed: int) -> int:
    game = find_game(name)
    text = (game.folder / "content.toml").read_text(encoding="utf-8")
    ends: collections.Counter[str] = collections.Counter()
    slowest = 0.0
    for number, mutant in enumerate(mutants(text, count, seed)):
        begun = time.process_time()
        end = end_of(read, game, mutant)
        taken = time.process_time() - begun
        ends[end] += 1
        if end == "done" and number % PLAYED_EVERY == 0:
            ends[f"played {played(game, mutant, number % len(deals_of(game)))}"] += 1
        slowest = max(slowest, taken)
        ends["SLOW"] += taken > SLOW
        if number % FAULTS_EVERY == 0:
            ends[f"faults {end_of(list_all, game, mutant)}"] += 1
    for end, times in ends.most_common():
        print(f"{times:6} {end}")
    print(f"{name}: {count} mutants, the slowest took {slowest:.2f} s")
    return int(ends["SLOW"] > 0 or any("BROKEN" in end for end in ends))


def read(game: Game, mutant: str) -> None:
    file = open_pack(game, mutant, "mutant.toml")
    for deal in (deals_of(game)[0], deals_of(game)[-1]):
        try_deal(game, file, deal)


def list_all(game: Game, mutant: str) -> None:
    faults_of(game, mutant, "mutant.toml")


def played(game: Game, mutant: str, number: int) -> str:
    """Where a game that can be dealt fails."""
    try:
        rehearse(game, open_pack(game, mutant, "mutant.toml"), deals_of(game)[number])
    except ContentError as problem:
        last = traceback.extract_tb((problem.__cause__ or problem).__traceback__)[-1]
        return f"{problem} {last.filename}:{last.lineno}"[:200]
    return "well"


def end_of(work: Callable[[Game, str], None], game: Game, mutant: str) -> str:
    try:
        work(game, mutant)
    except ContentError:
        return "refused"
    except Exception as problem:
        last = traceback.extract_tb(problem.__traceback__)[-1]
        return f"BROKEN {type(problem).__name__} {problem} {last.filename}:{last.lineno}"[:200]
    return "done"


if __name__ == "__main__":
    given = sys.argv[1:]
    sys.exit(main(given[0], int(given[1]) if given[1:] else 10_000, int(given[2]) if given[2:] else 0))
