"""How every small time here is taken."""

from collections.abc import Callable
from time import process_time
from timeit import Timer


def microseconds(work: Callable[[], object], items: int) -> float:
    """Time for one item, in µs, where one call of `work` handles `items` of them."""
    calls, seconds = Timer(work, timer=process_time).autorange()
    return seconds / (calls * items) * 1e6
