"""Thousands of frames of nonsense for one server, which must survive them, reveal nothing, and go on with the game."""

import json
import random
import sqlite3
import time
from collections import Counter
from itertools import count
from pathlib import Path
from typing import Final

from websockets.exceptions import ConnectionClosed

from longhouse.server.wire.said import MAX_FRAME
from tests.server.house import PATIENCE, Frame, Talker
from tests.server.nonsense import Nonsense
from tests.server.outside import ME, OPEN, Guest, Served, bot, served

BURST: Final = 20
INSIDES: Final = ("Traceback", 'File "', "sqlalchemy", "site-packages", "Exception", "object at 0x", ".py")
HANGS_UP_AT: Final = 16 * MAX_FRAME  # a bigger frame is not even read


def storm(folder: Path, game: str, warm: int, frames: int, grows_at_most: int) -> str:
    """Send this many frames to a server of its own; what it answered, in a line. It may grow by so many MiB after the
    first ones, which load what is loaded once."""
    with served(folder, LONGHOUSE_LEAVE_GRACE="3600") as server:
        fuzz = Fuzz(server, folder, game, frames)
        before = len(open_files(server.pid))
        fuzz.send_all(warm)
        begun = memory(server.pid)
        fuzz.send_all(frames)
        grown = memory(server.pid) - begun
        assert fuzz.taken >= frames
        assert fuzz.answers["done"] > 0, "not even by chance was a frame right"
        assert faults(folder / "log.jsonl") == []
        goes_on(fuzz)
        assert len(open_files(server.pid)) < before + 20
        assert grown < grows_at_most, f"{grown} MiB more than after {warm} frames"
        check_left(fuzz)
        fuzz.close()
    return f"{game}: {fuzz.taken} frames, hung up {fuzz.hung_up} times, grew by {grown} MiB, {dict(fuzz.answers)}"


class Liar(Talker):
    """Claims to have seen what it has not, so it cannot put together every picture."""

    def read(self) -> Frame:
        frame: Frame = json.loads(self.socket.recv(timeout=PATIENCE))
        if frame["type"] in ("state", "update", "patch"):
            self.state = {**self.state, **frame}
        return frame


class Fuzz:
    """Two players, a spectator and two strangers, who all talk nonsense at one table."""

    def __init__(self, server: Served, folder: Path, game: str, seed: int) -> None:
        self.server: Final = server
        self.guests: Final = [Guest(server.address, name) for name in ("Ada", "Bo", "Vi")]
        ada, bo, _ = self.guests
        self.table: Final = ada.make_table(ME, OPEN, bot("uniform"), game=game)
        bo.post(f"/api/tables/{self.table}/sit", seat=1)
        ada.post(f"/api/tables/{self.table}/start")
        self.cookies: Final = [*(guest.cookie for guest in self.guests), "", "g.forged.cookie"]
        self.secrets: Final = [*find_secrets(folder / "test.db"), *self.cookies[:3]]
        self.nonsense: Final = Nonsense(seed)
        self.answers: Final = Counter[str]()
        self.hung_up = 0
        self.taken = 0  # frames that have reached the server; those after a huge one do not

    def close(self) -> None:
        for guest in self.guests:
            guest.close()

    def send_all(self, frames: int) -> None:
        for number in count():
            if self.taken >= frames:
                return
            talker = Liar(self.server.port, self.table, self.cookies[number % len(self.cookies)])
            polite = self.nonsense.luck.random() < 0.9
            if polite:
                talker.hello()
                self.learn(talker)
            self.burst(talker, list(self.nonsense.frames(BURST)), f"burst {number}", polite)
            talker.close()

    def burst(self, talker: Talker, frames: list[str | bytes], end: str, polite: bool) -> None:
        """As many frames as the server accepts from one socket; all answers to them are read."""
        try:
            for frame in frames:
                talker.socket.send(frame)
            if not polite:
                talker.say(type="hello")
            talker.say(type="why", id=end, seat=0, option="roll")
            while self.read(talker) != end:
                pass
        except ConnectionClosed as closed:
            self.hung_up += 1
            huge = [number for number, frame in enumerate(frames, 1) if size(frame) > HANGS_UP_AT]
            assert huge, f"hung up on small frames: {closed}"
            self.taken += huge[0]
        else:
            self.taken += len(frames)
            self.learn(talker)

    def learn(self, talker: Talker) -> None:
        self.nonsense.seq = talker.seq
        self.nonsense.options = [text for seat in (0, 1) for text in talker.options(seat)] or self.nonsense.options

    def read(self, talker: Talker) -> str:
        """The id of the next answer, which reveals no secret and no internals."""
        frame = talker.read()
        text = json.dumps(frame, ensure_ascii=False)
        for secret in (*self.secrets, *INSIDES):
            assert secret not in text
        self.answers[frame["type"]] += 1
        return str(frame.get("id", ""))


def size(frame: str | bytes) -> int:
    return len(frame.encode() if isinstance(frame, str) else frame)


def find_secrets(database: Path) -> list[str]:
    """The seed of the table and the ids of its people; an id that is signed proves who somebody is."""
    connection = sqlite3.connect(database)
    rows = connection.execute("SELECT seed FROM tables UNION SELECT person FROM seats WHERE person IS NOT NULL")
    found = [str(secret) for (secret,) in rows]
    connection.close()
    assert len(found) == 3
    assert all(len(secret) >= 12 for secret in found)
    return found


def goes_on(fuzz: Fuzz) -> None:
    """The same process plays on with the same people."""
    assert fuzz.guests[0].http.get("/healthz").status_code == 200
    luck = random.Random(1)
    talkers = [guest.join(fuzz.server.port, fuzz.table) for guest in fuzz.guests[:2]]
    seq = talkers[0].seq
    while talkers[0].seq < seq + 20:
        for seat, talker in enumerate(talkers):
            talker.until_quiet()
            if talker.options(seat):
                answer = talker.pick(talker.eager(seat, luck), seat)
                assert answer["type"] == "done" or answer["why"]["key"] == "room-late", answer  # a bot was quicker
    for talker in talkers:
        talker.close()


def memory(pid: int) -> int:
    """The memory of the process in MiB, roughly."""
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) // 1024


def measured(fuzz: Fuzz) -> dict[str, float]:
    lines = fuzz.guests[0].http.get("/metrics").text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[:1] != "#")}


def check_left(fuzz: Fuzz) -> None:
    """Only the room is left; the server may notice a little later that the last socket is closed."""
    late = time.monotonic() + PATIENCE
    while (kept := measured(fuzz))["longhouse_sockets"] > 0:
        assert time.monotonic() < late, f"{kept['longhouse_sockets']} sockets are still open"
        time.sleep(0.05)
    assert kept["longhouse_rooms"] == 1


def open_files(pid: int) -> list[Path]:
    return list(Path(f"/proc/{pid}/fd").iterdir())


def faults(log: Path) -> list[str]:
    """What the server itself reports as wrong; a line that is not JSON is completely unexpected."""
    lines = log.read_text().splitlines()
    return [line for line in lines if not line.startswith("{") or json.loads(line)["level"] in ("error", "critical")]
