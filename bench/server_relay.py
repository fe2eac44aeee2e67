"""What any server must do for a pick, and nothing else: keep a line so that it survives a power cut, then tell
everybody at the table. It knows no rules, and all are sent the same. Ours is compared with it."""

import asyncio
import sqlite3
import tempfile
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from websockets.asyncio.server import ServerConnection, serve

NEWS = "x" * 900  # as long as what one player is sent of a pick, with its events


class Book:
    """Lines in a database, written by a thread of its own, so that nobody waits for the disk."""

    def __init__(self, path: Path) -> None:
        self.thread = ThreadPoolExecutor(1)
        self.lines = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        self.lines.execute("PRAGMA journal_mode=WAL")
        self.lines.execute("PRAGMA synchronous=full")
        self.lines.execute("CREATE TABLE lines (line TEXT)")

    async def keep(self, line: str | bytes) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.write, line)

    def write(self, line: str | bytes) -> None:
        self.lines.execute("INSERT INTO lines VALUES (?)", (line,))


async def main() -> None:
    tables: defaultdict[str, list[ServerConnection]] = defaultdict(list)

    async def relay(connection: ServerConnection) -> None:
        assert connection.request is not None
        table = tables[connection.request.path]
        table.append(connection)
        async for message in connection:
            await book.keep(message)
            for one in table:
                await one.send(NEWS)

    with tempfile.TemporaryDirectory() as folder:
        book = Book(Path(folder) / "relay.db")
        async with serve(relay, "127.0.0.1", 0, compression=None) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            print(f"Relay is at http://127.0.0.1:{port}", flush=True)
            await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main())
