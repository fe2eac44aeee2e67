"""The same games on a Ray cluster: on every core a worker that plays in a separate process, as on one machine."""

import os
import re
import socket
import sys
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Any, Final

from longhouse.arena.crew import Crew, CrewProblem
from longhouse.arena.match import Fixture, Job, Match, without_end
from longhouse.bots.processes import TRIES
from longhouse.extras import need

LOCAL: Final = re.compile(r"local(?::([1-9]\d{0,2}))?")  # on this machine alone, with how many workers
KNOCK: Final = 5.0  # seconds
STORE: Final = 80 * 2**20  # bytes for objects that are sent; ours are small


def need_ray(address: str) -> Any:
    """It reads its environment when it is imported; usage statistics are turned off."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    if LOCAL.fullmatch(address):
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # on all systems: loopback only
    return need("ray", "cluster")


class Post:
    """A worker of the cluster. It lives until it is released, and its games are played in a separate process."""

    def __init__(self, job: Job) -> None:
        vars(sys.modules["__main__"]).pop("__file__", None)  # or every worker process would import Ray too
        self.crew: Final = Crew(job, 1)

    def play(self, fixture: Fixture) -> Match:
        return next(self.crew.play([fixture]))


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """Ray, connected to a cluster: its address, or `local`, which lasts as long as the games do."""
    ray = need_ray(address)
    quiet = {"log_to_driver": False, "logging_level": "CRITICAL"}
    if address.startswith("local:") and not LOCAL.fullmatch(address):
        raise CrewProblem(f"--ray {address}: write local, or local:2 for two workers (1 to 999)")
    try:
        if local := LOCAL.fullmatch(address):
            workers = int(local[1]) if local[1] else None
            ray.init(num_cpus=workers, include_dashboard=False, object_store_memory=STORE, **quiet)
        else:
            knock(address)
            ray.init(address, **quiet)
    except Exception as problem:
        line = " ".join(str(problem).split())
        raise CrewProblem(f"--ray {address}: no cluster answers there ({line})") from problem
    try:
        with redirect_stdout(sys.stderr):  # what Ray prints about dead workers must not get into the output
            yield ray
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """Ray itself would try for minutes if nobody answers. Raises OSError; an address without a port is left to Ray."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), KNOCK).close()


class Cluster:
    """Hands out games to the posts and takes them back; a post that dies is replaced."""

    def __init__(self, ray: Any, job: Job, fixtures: list[Fixture]) -> None:
        self.ray: Final = ray
        self.job: Final = ray.put(job)
        self.post: Final = ray.remote(num_cpus=1)(Post)
        self.waiting: Final = deque(fixtures)
        self.ended: Final[Counter[int]] = Counter()
        self.playing: Final[dict[Any, tuple[Any, Fixture]]] = {}

    def play(self) -> Iterator[Match]:
        cores = int(self.ray.cluster_resources().get("CPU", 0))
        if not cores:
            raise CrewProblem("the Ray cluster has no cores to play on")
        for _ in range(min(cores, len(self.waiting))):
            self.hand_out(self.post.remote(self.job))
        while self.playing:
            ready, _ = self.ray.wait(list(self.playing))
            for answer in ready:
                yield from self.taken(answer, *self.playing.pop(answer))

    def hand_out(self, post: Any) -> None:
        if self.waiting:
            fixture = self.waiting.popleft()
            self.playing[post.play.remote(fixture)] = (post, fixture)

    def taken(self, answer: Any, post: Any, fixture: Fixture) -> Iterator[Match]:
        try:
            match: Match = self.ray.get(answer)
        except self.ray.exceptions.RayActorError as problem:
            yield from self.lost(fixture, problem)
            self.hand_out(self.post.remote(self.job))
            return
        except self.ray.exceptions.RayTaskError as problem:
            raise CrewProblem(f"a Ray worker cannot play: {problem.cause}") from problem
        yield match
        self.hand_out(post)

    def lost(self, fixture: Fixture, problem: Exception) -> Iterator[Match]:
        """The worker died, or its machine. The game is tried again, by another."""
        self.ended[fixture.number] += 1
        if self.ended[fixture.number] < TRIES:
            self.waiting.appendleft(fixture)
        else:
            yield without_end(fixture, f"the Ray worker died {TRIES} times: {type(problem).__name__}")


@contextmanager
def played_on_ray(job: Job, fixtures: list[Fixture], address: str) -> Iterator[Iterator[Match]]:
    with connected(address) as ray:
        yield Cluster(ray, job, fixtures).play()
