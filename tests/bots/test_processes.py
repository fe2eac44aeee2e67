"""Processes beside a program: they ignore Ctrl-C, do not outlive it, and what they are sent arrives complete."""

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from longhouse import Decision, Table, find_game, new_table, save
from longhouse.bots.processes import Pool, end_processes
from longhouse.bots.saved import opened, plain, question_of

linux = pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks at /proc")

PROGRAM = """
import os, time
from longhouse.bots.processes import Pool

if __name__ == "__main__":
    pool = Pool(1)
    print(pool.open().submit(os.getpid).result(), flush=True)
    pool.open().submit(time.sleep, 600).result()
"""

THINKING = """
import signal
import longhouse
from longhouse.bots import ask, make_bot
from longhouse.bots.parallel import pool_of

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background of a shell nobody hears it
    table = longhouse.new_table("midgard", players=2, seed=7)
    ask(make_bot("search/2x2", "1"), table, table.decision)
    print(*pool_of(2).open()._processes, flush=True)
    ask(make_bot("search/600sx2", "1"), table, table.decision)
"""


def started(program: str, folder: Path) -> tuple[subprocess.Popen[str], list[int]]:
    """A program that prints the ids of its processes, and those ids."""
    path = folder / "program.py"
    path.write_text(program, encoding="utf-8")
    running = subprocess.Popen([sys.executable, path], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert running.stdout is not None
    return running, [int(word) for word in running.stdout.readline().split()]


def wait_for_end(pid: int) -> None:
    """Processes whose parent is gone are not our children: we cannot wait for their end, only check for it."""
    patience = time.monotonic() + 60
    while is_alive(pid):
        assert time.monotonic() < patience
        time.sleep(0.05)


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return state.rpartition(")")[2].split()[0] != "Z"


@linux
def test_a_program_that_is_killed_takes_its_processes_along(tmp_path: Path) -> None:
    running, (pid,) = started(PROGRAM, tmp_path)
    assert is_alive(pid)
    running.kill()
    running.wait()
    wait_for_end(pid)
    running.communicate()


@linux
def test_ctrl_c_ends_a_long_thought_at_once(tmp_path: Path) -> None:
    """The processes ignore it, so only the program itself prints something."""
    running, pids = started(THINKING, tmp_path)
    for pid in pids:
        os.kill(pid, signal.SIGINT)
    running.send_signal(signal.SIGINT)
    _, told = running.communicate(timeout=60)
    assert running.returncode in (1, -signal.SIGINT)
    assert told.count("Traceback") == 1 and "KeyboardInterrupt" in told
    for pid in pids:
        wait_for_end(pid)


@pytest.mark.parametrize("in_thread", [False, True])
def test_a_process_is_deaf_and_nice_whoever_starts_it(in_thread: bool) -> None:
    heard, pool = signal.getsignal(signal.SIGINT), Pool(1, nice=3)
    executor = pool.open()
    try:
        if in_thread:
            with ThreadPoolExecutor(1) as threads:
                pid = threads.submit(lambda: executor.submit(os.getpid).result()).result()
        else:
            pid = executor.submit(os.getpid).result()
        os.kill(pid, signal.SIGINT)
        assert executor.submit(signal.getsignal, signal.SIGINT).result() is signal.SIG_IGN
        assert executor.submit(os.nice, 0).result() == min(19, os.nice(0) + 3)
        assert executor.submit(os.getpid).result() == pid
    finally:
        end_processes(executor)
        pool.drop(executor)
    assert signal.getsignal(signal.SIGINT) is heard


def test_who_drops_dead_processes_late_does_not_drop_the_new_ones() -> None:
    """Nothing is started before there is work to do."""
    pool = Pool(1)
    old = pool.open()
    assert pool.open() is old
    pool.drop(old)
    new = pool.open()
    pool.drop(old)
    assert pool.open() is new is not old
    pool.drop(new)


# --- what is sent


def dealt(content: Path | None = None) -> tuple[Table, Decision]:
    table = new_table("midgard", players=2, seed=7, content=content)
    view = table.view(table.decision.seat)
    return view, view.decision_for(view.viewer)


def test_the_content_of_the_box_is_not_sent() -> None:
    view, decision = dealt()
    question = question_of(view, decision)
    again, asked = opened(question)
    assert question[1] is None and again.origin.content is find_game("midgard").content()
    assert save(again) == save(view)
    assert (asked.seat, asked.options) == (decision.seat, decision.options)


def test_content_of_your_own_goes_along(tmp_path: Path) -> None:
    own, game = tmp_path / "mine.toml", find_game("midgard")
    own.write_text((game.folder / "content.toml").read_text(encoding="utf-8") + "# ours\n", encoding="utf-8")
    view, decision = dealt(own)
    content = view.origin.content
    question = question_of(view, decision)
    assert content.fingerprint != game.content().fingerprint
    assert question[1] == plain(content)
    again, _ = opened(question)
    assert again.origin.content.fingerprint == content.fingerprint
    assert opened(question)[0].origin.content is again.origin.content
