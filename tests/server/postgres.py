"""A PostgreSQL server for the tests of this process: in a temporary folder, reached through a socket in it, and gone
afterwards."""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

PATIENCE: Final = 60.0  # seconds
OWNERS: Final = ("postgres", "nobody")  # PostgreSQL refuses to be run by root
OPTIONS: Final = {
    "listen_addresses": "",
    "fsync": "off",  # nobody pulls the plug here
    "shared_buffers": "16MB",
    "max_connections": "40",
    "autovacuum": "off",
}


def find_programs() -> Path | None:
    """The folder of `initdb` and `postgres`. Debian keeps it away from the path."""
    found = shutil.which("initdb")
    folders = [] if found is None else [Path(found).resolve().parent]
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next(
        (folder for folder in folders if all((folder / name).is_file() for name in ("initdb", "postgres"))), None
    )


def why_not() -> str:
    """Why nothing is tested on PostgreSQL here; empty if it is."""
    if find_spec("asyncpg") is None:
        return "asyncpg is not installed, which the extra dev brings"
    if os.name != "posix" or find_programs() is None:
        return "there is no PostgreSQL on this machine: neither initdb on the path nor /usr/lib/postgresql"
    return ""


def owner() -> dict[str, Any]:
    """As whom to run it, for subprocess."""
    if os.getuid() != 0:
        return {}
    found = [entry for entry in pwd.getpwall() if entry.pw_name in OWNERS]
    account = min(found, key=lambda entry: OWNERS.index(entry.pw_name))
    return {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}


class Cluster:
    """A server of PostgreSQL and its databases."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder: Final = folder
        self.programs: Final = programs
        self.made = 0
        self.process: subprocess.Popen[bytes] | None = None
        if owner():
            os.chown(folder, owner()["user"], owner()["group"])
        self.run("initdb", "--no-sync", "--auth=trust", "--username=longhouse", "--encoding=UTF8", "--locale=C").wait()
        self.start()

    def run(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        command = [str(self.programs / program), "-D", str(self.folder / "data"), *arguments]
        with (self.folder / f"{program}.log").open("ab") as log:
            return subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log, **owner())

    def start(self) -> None:
        options = [word for name, value in OPTIONS.items() for word in ("-c", f"{name}={value}")]
        self.process = self.run("postgres", "-k", str(self.folder), *options)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.sql("SELECT 1")
            except (SQLAlchemyError, OSError):
                assert self.process.poll() is None, (self.folder / "postgres.log").read_text()[-2000:]
                assert time.monotonic() < until, "PostgreSQL does not start"
                time.sleep(0.02)
            else:
                return

    def stop(self, how: int = signal.SIGINT) -> None:
        """SIGINT stops it in good order, SIGQUIT as a crash would."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def url(self, database: str) -> str:
        return f"postgresql://longhouse@/{database}?host={self.folder}"

    def database(self) -> str:
        """The URL of a new, empty database."""
        self.made += 1
        name = f"test{self.made}"
        self.sql(f"CREATE DATABASE {name}")
        return self.url(name)

    def sql(self, query: str, url: str = "") -> list[Any]:
        async def run() -> list[Any]:
            address = (url or self.url("postgres")).replace("postgresql", "postgresql+asyncpg", 1)
            engine = create_async_engine(address, isolation_level="AUTOCOMMIT")
            try:
                async with engine.connect() as connection:
                    found = await connection.execute(text(query))
                    return [tuple(row) for row in found] if found.returns_rows else []
            finally:
                await engine.dispose()

        return asyncio.run(run())

    def cut(self, url: str) -> int:
        """Cut every connection to this database; how many there were."""
        name = url.rpartition("/test")[2].partition("?")[0]
        found = self.sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'test{name}'")
        return len(found)


@contextmanager
def cluster() -> Iterator[Cluster]:
    programs = find_programs()
    assert programs is not None
    with tempfile.TemporaryDirectory(prefix="longhouse-postgres-", ignore_cleanup_errors=True) as folder:
        made = Cluster(Path(folder), programs)
        try:
            yield made
        finally:
            made.stop()
