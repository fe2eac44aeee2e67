"""Bots that fail after some picks, each in its own way; and one that does not."""

import os
import signal
import sys
import time
from pathlib import Path

from longhouse import Decision, Option, Table
from longhouse.bots import Bot


class Honest(Bot):
    """Takes the last thing offered; misbehaves after `quiet` questions."""

    name = "honest"
    sees = False
    quiet = 5

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.asked = 0

    def choose(self, view: Table, decision: Decision) -> Option:
        self.asked += 1
        if self.asked > self.quiet:
            self.turn_bad()
        return decision.options[self.asked % len(decision.options)]

    def turn_bad(self) -> None:
        """An honest bot does not misbehave."""


class Raising(Honest):
    name = "raising"

    def turn_bad(self) -> None:
        raise ZeroDivisionError("nothing to divide\nby")


class Dumb(Exception):
    """Cannot even say what is wrong."""

    def __str__(self) -> str:
        raise ValueError


class Speechless(Honest):
    name = "speechless"

    def turn_bad(self) -> None:
        raise Dumb


class Leaving(Honest):
    name = "leaving"

    def turn_bad(self) -> None:
        sys.exit(3)


class Interrupting(Honest):
    """Raises KeyboardInterrupt, with codes that would colour a terminal."""

    name = "interrupting"

    def turn_bad(self) -> None:
        raise KeyboardInterrupt("\x1b[31mstop")


class Hanging(Honest):
    name = "hanging"

    def turn_bad(self) -> None:
        while True:
            time.sleep(0.01)


class Stubborn(Honest):
    """Neither an exception nor a polite signal can end it."""

    name = "stubborn"

    def turn_bad(self) -> None:
        while True:
            try:
                time.sleep(0.01)
            except BaseException:
                continue


class Slow(Honest):
    name = "slow"

    def turn_bad(self) -> None:
        time.sleep(1.1)


class Cheating(Honest):
    name = "cheating"

    def choose(self, view: Table, decision: Decision) -> Option:
        return Option(99)


class Mumbling(Honest):
    name = "mumbling"

    def choose(self, view: Table, decision: Decision) -> Option:
        return "road"  # type: ignore[return-value]


class Wavering(Bot):
    """Always takes the first thing offered: in Midgard it sends a warrior and calls it back, for ever."""

    name = "wavering"
    sees = False

    def choose(self, view: Table, decision: Decision) -> Option:
        return decision.options[0]


class Dying(Honest):
    """Takes its process with it."""

    name = "dying"

    def turn_bad(self) -> None:
        os._exit(7)


class DyingOnce(Honest):
    """The same, but only once, as when somebody else ends the process. The test names the file that remembers it."""

    name = "dying-once"

    def turn_bad(self) -> None:
        told = Path(os.environ["DIED_ONCE"])
        if not told.exists():
            told.write_text("dead", encoding="utf-8")
            self.die()

    def die(self) -> None:
        os._exit(7)


class Rebel(DyingOnce):
    """Once ends its parent process, which on a cluster is a Ray worker."""

    name = "rebel"

    def die(self) -> None:
        os.kill(os.getppid(), signal.SIGKILL)
        time.sleep(60)


class Unborn(Bot):
    name = "unborn"

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        if seed:
            raise LookupError("no such thing")


class Stillborn(Bot):
    """Ends the process in which it is created."""

    name = "stillborn"

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        os._exit(0)


class Unwilling(Bot):
    """Its creation never finishes."""

    name = "unwilling"

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        time.sleep(600)


class Learned(Honest):
    """Takes longer to be created than it has for a decision."""

    name = "learned"

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        time.sleep(2)


class Printing(Honest):
    name = "printing"

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        print("made")

    def turn_bad(self) -> None:
        print("thinking")
