"""The files of a SQLite database while a server runs: somebody may delete, replace, truncate or write-protect them.

SQLite does not notice: it goes on with the files that it has open, and what it writes there is lost. So we look at them
before every write. In WAL mode there are three: the database, the log (-wal) that has every commit since the last
checkpoint, and an index of the log (-shm) in shared memory, whose first bytes say what the other two must be like
(https://www.sqlite.org/walformat.html).

Nothing here opens a file and closes it again: a process that does so loses the locks that SQLite holds on that file.
"""

import os
import sqlite3
import struct
from pathlib import Path
from typing import Final, NamedTuple, final

LOG: Final = "-wal"
INDEX: Final = "-shm"
HEADER: Final = 100  # bytes at the beginning of the database
INDEX_HEADER: Final = 48  # bytes; it is there twice, so that one can tell whether it was read in the middle of a change
INDEX_BYTES: Final = 132  # both headers, and how far the checkpoint has come
LOG_HEADER: Final = 32
FRAME_HEADER: Final = 24
WRITERS: Final = 0o222  # the bits of a mode that let anybody write

Inode = tuple[int, int]
HELD: Final[dict[Inode, tuple[int, int]]] = {}  # open files by inode: the descriptor, and how many use it


class Index(NamedTuple):
    """What the index says: how many frames of the log count, its salt, and what the checkpoint has copied from it."""

    page: int
    frames: int
    salt: bytes
    copied: int
    copying: int  # the same as `copied` unless a checkpoint is on its way


@final
class Files:
    """The files of one database. `fault` says what has happened to them, in a line for the host."""

    def __init__(self, path: str) -> None:
        self.path: Final = path
        self.paths: list[Path] = []  # the database, its log and the index of that; only the first if there is no log
        self.inodes: list[Inode] = []
        self.files: list[int] = []
        self.anchor: sqlite3.Connection | None = None  # keeps SQLite from putting the log away as long as we run
        self.seen: tuple[Index, bytes, int] | None = None  # the header and the size of the database at the last look

    def hold(self) -> None:
        """From now on they must stay what they are."""
        self.anchor = sqlite3.connect(self.path, check_same_thread=False)
        self.anchor.execute("SELECT 1 FROM sqlite_master").fetchone()
        wanted = [Path(self.path + ending) for ending in ("", LOG, INDEX)]
        self.paths = wanted if os.name == "posix" and wanted[2].is_file() else wanted[:1]
        self.inodes = [inode_of(path) for path in self.paths]
        self.files = [hold(path) for path in self.paths]

    def release(self) -> None:
        """After everybody else has closed the database."""
        if self.anchor is not None:
            self.anchor.close()
        for inode in self.inodes[: len(self.files)]:
            let_go(inode)
        self.files = []

    def log_is_gone(self) -> bool:
        """Whether only the log has lost its name: what is in it can still be copied to the database."""
        now = [inode_of(path) for path in self.paths[:2]]
        return len(now) == 2 and now[0] == self.inodes[0] and now[1] != self.inodes[1]

    def fault(self) -> str:
        """Empty if all is well."""
        if not self.files:
            return ""
        for path, inode in zip(self.paths, self.inodes, strict=True):
            found = stat_of(path)
            if found is None or (found.st_dev, found.st_ino) != inode:
                return f"{path} was deleted or replaced"
            if not found.st_mode & WRITERS or not os.access(path, os.W_OK):
                return f"{path} may not be written to"
        return self.look_inside() if len(self.files) > 1 else ""

    def look_inside(self) -> str:
        """Believes only what was the same before and after: others may write at this very moment."""
        database, log, index = self.files
        before = read_index(index)
        header, size = os.pread(database, HEADER, 0), os.fstat(database).st_size
        salt, log_size = os.pread(log, 8, 16), os.fstat(log).st_size
        if before is None or before != read_index(index):
            return ""
        if log_size < LOG_HEADER + before.frames * (FRAME_HEADER + before.page) and before.frames:
            return f"{self.paths[1]} was truncated"
        if before.frames and salt != before.salt:
            return f"{self.paths[1]} was overwritten"
        return self.look_at_database(before, header, size) if before.copied == before.copying else ""

    def look_at_database(self, index: Index, header: bytes, size: int) -> str:
        """Only a checkpoint writes to it. While somebody reads an older state of a page, it leaves that page out,
        and may end with a file that is shorter than its header says; the next checkpoint completes it."""
        complete = index.copied == index.frames
        if len(header) < HEADER or (complete and size < int.from_bytes(header[28:32], "big") * index.page):
            return f"{self.path} was truncated"
        if self.seen is not None and copies(self.seen[0]) == copies(index):
            if size < self.seen[2]:
                return f"{self.path} was truncated"
            if header != self.seen[1]:
                return f"{self.path} was overwritten"
        self.seen = index, header, size
        return ""


def copies(index: Index) -> tuple[bytes, int]:
    return index.salt, index.copied


def read_index(file: int) -> Index | None:
    """None while it is being changed."""
    data = os.pread(file, INDEX_BYTES, 0)
    if len(data) < INDEX_BYTES or data[:INDEX_HEADER] != data[INDEX_HEADER : 2 * INDEX_HEADER]:
        return None
    page, frames = struct.unpack_from("=HI", data, 14)
    (copied,), (copying,) = struct.unpack_from("=I", data, 96), struct.unpack_from("=I", data, 128)
    return Index(65536 if page == 1 else page, frames, data[32:40], copied, copying)


def stat_of(path: Path) -> os.stat_result | None:
    try:
        return path.stat()
    except OSError:
        return None


def inode_of(path: Path) -> Inode:
    """Identifies the file at this path; a missing file differs from every file."""
    found = stat_of(path)
    return (-1, -1) if found is None else (found.st_dev, found.st_ino)


def hold(path: Path) -> int:
    inode = inode_of(path)
    file, users = HELD.get(inode, (-1, 0))
    HELD[inode] = (os.open(path, os.O_RDONLY) if users == 0 else file, users + 1)
    return HELD[inode][0]


def let_go(inode: Inode) -> None:
    """Closes the file once nobody in this process uses the database any more."""
    file, users = HELD.pop(inode)
    if users > 1:
        HELD[inode] = (file, users - 1)
    else:
        os.close(file)
