"""Two servers on one PostgreSQL, of which everything is taken away in turn: its connections, the database, one of the
two. What was acknowledged stays, once and in order, and everybody plays on by themselves."""

import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Final

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from longhouse.messages import Catalog
from longhouse.messages.bundle import LANGUAGES
from longhouse.server.table.record import open_record
from tests.server.crashing import BROKEN, Player, journal, nothing
from tests.server.house import PATIENCE, Talker
from tests.server.outside import ME, OPEN, Guest, Served, bot, served
from tests.server.postgres import Cluster
from tests.server.refusals import refused

SOON: Final = 10.0  # seconds; five are promised, on a machine that has nothing else to do
CUTS: Final = 4


class Party:
    """Ada at one server, Bo at the other, a bot between them; and a table where only bots play."""

    def __init__(self, servers: list[Served], url: str, cluster: Cluster) -> None:
        self.ports: Final = [server.port for server in servers]
        self.url: Final = url
        self.cluster: Final = cluster
        self.luck: Final = random.Random(4)
        guests = [Guest(server.address, name) for server, name in zip(servers, ("Ada", "Bo"), strict=True)]
        self.pids: Final = [server.pid for server in servers]
        self.players: Final = [Player(guest, seat) for seat, guest in enumerate(guests)]
        for player in self.players:
            player.may_lose_lines = True
        self.table: Final = guests[0].make_table(ME, OPEN, bot("greedy"), initial_placement="phase")
        guests[1].post(f"/api/tables/{self.table}/sit", seat=1)
        guests[0].post(f"/api/tables/{self.table}/start")
        self.bots: Final = guests[0].make_table(*[bot("uniform")] * 4)

    def close(self) -> None:
        for player in self.players:
            player.go()
            player.guest.close()

    def come(self, player: Player) -> Talker:
        if player.talker is None:
            player.come(self.ports[player.seat], self.table)
        assert player.talker is not None
        return player.talker

    def moves(self) -> None:
        """Everybody picks who has something to pick."""
        for player in self.players:
            with coming_back(player):
                self.come(player)
                player.turn(self.luck)

    def who_moves(self) -> Player:
        """The player who has something to pick now."""
        until = time.monotonic() + PATIENCE
        while True:
            for player in self.players:
                with coming_back(player):
                    talker = self.come(player)
                    talker.until_quiet()
                    if talker.options(player.seat):
                        return player
            assert time.monotonic() < until, "nobody has a move"

    def play(self, picks: int) -> float:
        """Until so many more picks are acknowledged; how long it took."""
        start = time.monotonic()
        wanted = self.acknowledged() + picks
        while self.acknowledged() < wanted:
            self.moves()
            assert time.monotonic() < start + PATIENCE, "nobody plays on"
        return time.monotonic() - start

    def acknowledged(self) -> int:
        return sum(len(player.done) for player in self.players)

    def entries(self) -> int:
        """How far the bots are that nobody watches."""
        ((count,),) = self.cluster.sql(f"SELECT count(*) FROM entries WHERE table_id = '{self.bots}'", self.url)
        return int(count)

    def bots_play_on(self) -> float:
        start, before = time.monotonic(), self.entries()
        wait_for(lambda: self.entries() > before)
        return time.monotonic() - start


@contextmanager
def coming_back(player: Player) -> Iterator[None]:
    """Whoever is cut off comes back the next time, as a browser does."""
    try:
        yield
    except TimeoutError:
        raise  # the server hangs, which is another fault
    except BROKEN:
        player.go()
        time.sleep(0.02)


def wait_for(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.02)


@pytest.fixture
def party(cluster: Cluster, tmp_path: Path) -> Iterator[Party]:
    url = cluster.database()
    with ExitStack() as stack:
        folders = [tmp_path / name for name in ("one", "two")]
        for folder in folders:
            folder.mkdir()
        servers = [stack.enter_context(served(folder, url, LONGHOUSE_BOT_PAUSE="0.05")) for folder in folders]
        made = Party(servers, url, cluster)
        stack.callback(made.close)
        yield made


def test_nothing_is_lost_or_doubled_and_everybody_plays_on(party: Party, cluster: Cluster) -> None:
    party.play(4)
    cut_connections(party)
    take_the_database_away(party, cluster)
    kill_a_server(party)
    check_the_journals(party)


def cut_connections(party: Party) -> None:
    """Each cut comes just after a pick was sent, while it is on its way to the disk."""
    for _ in range(CUTS):
        for player in party.players:
            player.said = lambda: cut_once(party)
        assert party.play(2) < SOON
    assert party.bots_play_on() < SOON


def cut_once(party: Party) -> None:
    for player in party.players:
        player.said = nothing
    assert party.cluster.cut(party.url) > 0


def take_the_database_away(party: Party, cluster: Cluster) -> None:
    mover = party.who_moves()
    cluster.stop(signal.SIGQUIT)
    try:
        for player in party.players:
            check_requests(player.guest.http)
        check_sockets(mover, party)
    finally:
        cluster.start()
    assert party.play(2) < SOON
    assert party.bots_play_on() < SOON
    for player in party.players:
        wait_for(partial(is_well, player.guest.http))


def is_well(http: httpx.Client) -> bool:
    return http.get("/healthz").status_code == 200


def check_requests(http: httpx.Client) -> None:
    wish = {"game": "watch", "settings": {"mode": "base"}, "seats": [ME, OPEN]}
    for answer in (http.get("/api/me"), http.get("/api/tables"), http.post("/api/tables", json=wish)):
        refused(answer, 503, "database")
        assert int(answer.headers["retry-after"]) > 0
    assert http.get("/healthz").status_code == 503
    assert len({Catalog(language).text("server-database") for language in LANGUAGES}) == len(LANGUAGES)


def check_sockets(mover: Player, party: Party) -> None:
    """Whoever picks is told and comes back later; so is whoever comes. Nobody hears that a pick did not happen, because
    nobody can know."""
    talker, said_no = mover.talker, len(mover.refused)
    assert talker is not None
    with pytest.raises(ConnectionClosed):
        mover.turn(party.luck)
    assert [frame["why"]["key"] for frame in talker.frames if frame["type"] == "error"][-1] == "room-try-later"
    assert mover.waiting is not None and len(mover.refused) == said_no
    mover.go()
    late = Talker(party.ports[mover.seat], party.table, mover.guest.cookie)
    assert late.hear("error")["why"]["key"] == "room-try-later"
    late.close()


def kill_a_server(party: Party) -> None:
    """The one whose bots are on the move."""
    ((pid,),) = party.cluster.sql(
        f"SELECT process FROM leases JOIN workers ON workers.id = worker WHERE table_id = '{party.bots}'", party.url
    )
    dead = party.pids.index(pid)
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    party.ports[dead] = party.ports[1 - dead]
    assert party.bots_play_on() < SOON
    assert party.play(6) < SOON


def check_the_journals(party: Party) -> None:
    said: list[str] = []
    for table in (party.table, party.bots):
        info, entries = journal(party.url, table)
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        said += [entry.said for entry in entries if entry.said]
        open_record(info, entries)  # every pick is legal at its place
    for player in party.players:
        assert [id for id in said if id.startswith(player.guest.name)] == player.done
        found = party.cluster.sql(
            f"SELECT text FROM chats WHERE text LIKE '{player.guest.name}:%' ORDER BY id", party.url
        )
        lines = [line for (line,) in found]
        assert [line for line in lines if line in player.lines] == player.lines
        assert len(set(lines)) == len(lines)
