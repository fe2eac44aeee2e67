"""One decision thought about in several processes: each grows its own tree, and the results are added up."""

import functools
import multiprocessing
from concurrent.futures.process import BrokenProcessPool

from longhouse.bots.processes import TRIES, Pool, end_processes
from longhouse.bots.saved import Question, grow_saved, question_of
from longhouse.bots.search import Budget, Count
from longhouse.kernel.decision import Decision
from longhouse.kernel.game import SettingError
from longhouse.kernel.table import Table

Job = tuple[Question, Budget, str, bool]  # question, budget, seed, and whether to stop early


def grow_apart(view: Table, decision: Decision, budget: Budget, seed: str) -> list[Count]:
    """The same counts however fast the processes are, if the budget is one of simulations."""
    question = question_of(view, decision)
    jobs = [(question, share, f"{seed}/{part}", False) for part, share in enumerate(shares(budget))]
    found = grown(jobs, budget.processes)
    return [added([counts[at] for counts in found]) for at in range(len(decision.options))]


def grown(jobs: list[Job], processes: int) -> list[list[Count]]:
    """What each job comes to. Processes that died are replaced once; SettingError if the new ones die too."""
    if multiprocessing.current_process().daemon:
        raise SettingError("a bot that runs in a worker process cannot start processes: leave out the 'x' in its name")
    pool = pool_of(processes)
    for _ in range(TRIES):
        executor = pool.open()
        try:
            return [work.result() for work in [executor.submit(grow_saved, *job) for job in jobs]]
        except BrokenProcessPool:
            pool.drop(executor)
        except KeyboardInterrupt:
            end_processes(executor)  # they ignore it, and the program would wait for them
            raise
    why = 'were they killed, or does your program lack `if __name__ == "__main__":`?'
    raise SettingError(f"the processes of a bot with an 'x' in its name have died twice: {why}")


@functools.cache
def pool_of(processes: int) -> Pool:
    """For all bots of a program; the processes end with it."""
    return Pool(processes)


def shares(budget: Budget) -> list[Budget]:
    """Seconds are for every process; simulations are divided among them."""
    if not budget.simulations:
        return [budget] * budget.processes
    whole, more = divmod(budget.simulations, budget.processes)
    numbers = [whole + (part < more) for part in range(budget.processes)]
    return [Budget(number, budget.seconds) for number in numbers if number]


def added(counts: list[Count]) -> Count:
    return sum(count[0] for count in counts), sum(count[1] for count in counts), counts[0][2]
