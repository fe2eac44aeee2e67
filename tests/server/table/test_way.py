"""The way of a pick through the server is the one that docs/architecture.md shows."""

import sys
from types import FrameType

from longhouse.kernel import table as kernel
from tests.server.house import House
from tests.test_architecture import ROOT, hops

COMPILED = not str(kernel.__file__).endswith(".py")  # what is compiled cannot be watched


async def watch(passed: list[tuple[str, str]] | None) -> None:
    """Note every function that the server's own thread enters from now on; or no more."""

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and passed is not None:
            passed.append((frame.f_code.co_qualname, frame.f_code.co_filename))

    sys.setprofile(None if passed is None else note)


def test_a_pick_passes_the_hops_of_the_page_in_their_order(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = home.table(ada, bo)
    talkers = [ada.join(table), bo.join(table)]
    for talker in talkers:
        talker.until_quiet()
    seat = 0 if talkers[0].options(0) else 1
    mover, other = talkers[seat], talkers[1 - seat]
    passed: list[tuple[str, str]] = []
    home.run(watch(passed))
    try:
        assert mover.pick(mover.options(seat)[0], seat)["type"] == "done"
        other.until(other.state["version"] + 1)
    finally:
        home.run(watch(None))
    on_the_page = [(name, str(ROOT / file)) for _, name, file in hops if file.startswith("src/longhouse/")]
    expected = [hop for hop in on_the_page if not (COMPILED and "/kernel/" in hop[1])]
    begun = passed.index(expected[0])  # a writer may still have been on its way back from what it sent before
    assert list(dict.fromkeys(hop for hop in passed[begun:] if hop in expected)) == expected
