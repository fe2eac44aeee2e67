"""One decision thought about in several processes: each grows a tree of its own, and what they came to is added up."""

import functools
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from longhouse.bots.search import Budget, Count, counts_of, grow
from longhouse.games import find_game
from longhouse.kernel.content import ContentFile, Entry
from longhouse.kernel.decision import Decision
from longhouse.kernel.game import SettingError
from longhouse.kernel.saving import load, save, saved_game
from longhouse.kernel.table import Table

TRIES: Final = 2  # a process that dies takes along what all of them were thinking about

Content = tuple[dict[str, object], str, str]  # a content file in plain words: data, where from, fingerprint
Job = tuple[list[object], Content, int, Budget, str]  # a saved view, its content, whose decision, how long, which luck


def grow_apart(view: Table, decision: Decision, budget: Budget, seed: str) -> list[Count]:
    """The same counts however fast the processes are, if the budget is one of simulations."""
    file = view.origin.content
    content = (file.root.data, file.root.where, file.fingerprint)
    saved = save(view)
    jobs = [(saved, content, decision.seat, share, f"{seed}/{part}") for part, share in enumerate(shares(budget))]
    found = grown(jobs, budget.processes)
    return [added([counts[at] for counts in found]) for at in range(len(decision.options))]


def grown(jobs: list[Job], processes: int) -> list[list[Count]]:
    """What each job comes to. Processes that died are replaced once; SettingError if the new ones die too."""
    for _ in range(TRIES):
        pool = start_processes(processes)
        try:
            return [work.result() for work in [pool.submit(grow_saved, *job) for job in jobs]]
        except BrokenProcessPool:
            start_processes.cache_clear()
            pool.shutdown(wait=False, cancel_futures=True)
    why = 'are they killed, or does a program of yours lack its `if __name__ == "__main__":`?'
    raise SettingError(f"the processes of a bot with an 'x' in its name have died twice: {why}")


def shares(budget: Budget) -> list[Budget]:
    """Who thinks for some seconds does so in every process; simulations are shared out."""
    if not budget.simulations:
        return [budget] * budget.processes
    whole, more = divmod(budget.simulations, budget.processes)
    numbers = [whole + (part < more) for part in range(budget.processes)]
    return [Budget(number, budget.seconds) for number in numbers if number]


def added(counts: list[Count]) -> Count:
    return sum(count[0] for count in counts), sum(count[1] for count in counts), counts[0][2]


@functools.cache
def start_processes(number: int) -> ProcessPoolExecutor:
    """Started once, for all bots; they end with the program."""
    if multiprocessing.current_process().daemon:
        raise SettingError("a bot in a process of many cannot have processes of its own: leave out the 'x' of its name")
    return ProcessPoolExecutor(number, multiprocessing.get_context("spawn"))


# --- in the other process


def grow_saved(saved: list[object], content: Content, seat: int, budget: Budget, seed: str) -> list[Count]:
    view = load(find_game(saved_game(saved)), content_file(*content), saved)
    decision = view.asked(seat)
    return counts_of(grow(view, decision, budget, seed, False), decision)


KEPT: dict[str, ContentFile] = {}  # by fingerprint: tables of the same file share what is computed once


def content_file(data: dict[str, object], where: str, fingerprint: str) -> ContentFile:
    if fingerprint not in KEPT:
        KEPT[fingerprint] = ContentFile(Entry(data, where), fingerprint)
    return KEPT[fingerprint]
