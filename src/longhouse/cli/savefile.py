"""The journal of a running game on disk: a pick is acknowledged only when its line is safely stored."""

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from io import FileIO
from pathlib import Path
from typing import Final

from longhouse import History
from longhouse.cli.problems import Problem
from longhouse.kernel.journal import Pick, write_journal, write_pick


class SaveFile:
    """An open journal. Only one process may write it; any other is refused."""

    def __init__(self, path: Path, file: FileIO) -> None:
        self.path: Final = path
        self.file = file

    def close(self) -> None:
        self.file.close()

    def add(self, history: History, pick: Pick) -> None:
        self.put(write_pick(history.game, history.journal, pick))

    def put(self, text: str) -> None:
        """Nothing is buffered: a failed write is reported at once, and an incomplete line is removed later."""
        try:
            write_through(self.file, text)
        except OSError as problem:
            raise Problem(f"{self.path} cannot be written: {problem.strerror}; what was saved before is safe") from None

    def rewrite(self, history: History) -> None:
        """After an undo: the new journal takes the place of the old one in one step, so that one is always there."""
        fresh = self.path.with_name(f".{self.path.name}.new")
        file = fresh.open("wb", buffering=0)
        try:
            lock(file, self.path)
            write_through(file, write_journal(history.game, history.journal))
            fresh.replace(self.path)
        except BaseException:
            file.close()
            fresh.unlink(missing_ok=True)
            raise
        self.file.close()
        self.file = file

    def read(self) -> tuple[str, bool]:
        """The complete lines of the journal, and whether an incomplete one follows, which was never acknowledged."""
        raw = self.file.read()
        length = raw.rfind(b"\n") + 1
        return decode_journal(raw[:length], self.path), length < len(raw)

    def cut(self, text: str) -> None:
        """Drop what follows these lines."""
        length = len(text.encode())
        self.file.truncate(length)
        self.file.seek(length)


@contextmanager
def new_save(path: Path, history: History) -> Iterator[SaveFile]:
    """A game never overwrites another one."""
    try:
        file = path.open("xb", buffering=0)
    except FileExistsError:
        raise Problem(f"{path} already exists: go on with it by --resume {path}, or save to another file") from None
    with closing(SaveFile(path, file)) as save:
        lock(file, path)
        save.put(write_journal(history.game, history.journal))
        yield save


@contextmanager
def open_save(path: Path) -> Iterator[SaveFile]:
    with closing(SaveFile(path, path.open("r+b", buffering=0))) as save:
        lock(save.file, path)
        yield save


def decode_journal(raw: bytes, path: Path) -> str:
    try:
        return raw.decode()
    except UnicodeDecodeError:
        raise Problem(f"{path}: this is no journal: it is not a text in UTF-8") from None


def write_through(file: FileIO, text: str) -> None:
    """Not only into the system's memory, but onto the disk."""
    left = text.encode()
    while left:
        left = left[file.write(left) :]
    os.fsync(file.fileno())


def lock(file: FileIO, path: Path) -> None:
    """Two terminals in the same game would mix up its picks. On a system without locks there is no check."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Problem(f"{path} is being played in another terminal") from None
        except OSError:
            return
