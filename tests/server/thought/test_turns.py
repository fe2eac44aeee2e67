"""Who thinks next. What is counted is the order, not the time."""

import asyncio
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from longhouse import game_names, new_game
from longhouse.bots.saved import hint_saved, load_games
from longhouse.bots.search import SECONDS, Budget, Count
from longhouse.server.thought.thinkers import LEAST, Thinkers
from longhouse.server.thought.turns import Turns
from tests.server.house import PATIENCE, House, house
from tests.server.table.test_hints import asked, hint, processes

TABLES = 50


async def settle() -> None:
    """Until everybody waits for something."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_tables_take_turns_however_much_each_asks() -> None:
    async def play() -> list[str]:
        turns, order = Turns(1), []

        async def ask(table: str) -> None:
            await turns.take(table)
            order.append(table)
            await asyncio.sleep(0)
            turns.leave()

        await asyncio.gather(*(ask(table) for table in "aaaabbc"))
        assert (turns.busy, turns.lines) == (0, {})
        return order

    assert "".join(asyncio.run(play())) == "aabcaba"  # the first found nobody there


def test_nobody_waits_longer_than_for_one_turn_of_each_other_table() -> None:
    """Fifty tables ask again as soon as they are answered, and one of them always asks for five things at once."""
    waits: list[tuple[int, int]] = []  # how many tables waited on arrival, and how many had a turn before
    served: Counter[str] = Counter()

    async def play() -> None:
        turns = Turns(2)

        async def ask(table: str) -> None:
            for _ in range(20):
                ahead, before, first = len(turns.lines), served.total(), table not in turns.lines
                await turns.take(table)
                if first:
                    waits.append((ahead, served.total() - before))
                served[table] += 1
                await asyncio.sleep(0)
                turns.leave()

        await asyncio.gather(*(ask("greedy") for _ in range(5)), *(ask(str(number)) for number in range(TABLES - 1)))

    asyncio.run(play())
    assert all(turned <= ahead + 2 for ahead, turned in waits)  # two were thinking already
    assert max(ahead for ahead, _ in waits) == TABLES - 1
    assert served == Counter({"greedy": 100} | {str(number): 20 for number in range(TABLES - 1)})


def test_a_person_goes_before_all_bots_that_wait() -> None:
    async def play() -> list[str]:
        turns, order = Turns(1), []

        async def ask(name: str) -> None:
            await turns.take(name, name.isupper())
            order.append(name)
            await asyncio.sleep(0)
            turns.leave()

        await asyncio.gather(*(ask(name) for name in "abcdefAAB"))
        assert (turns.busy, turns.lines) == (0, {})
        return order

    assert "".join(asyncio.run(play())) == "aABbcdefA"  # the second time after all who waited then


def test_people_who_ask_again_and_again_keep_no_bot_waiting() -> None:
    """Each goes before a bot that waits once, however often they ask."""
    ahead: list[Counter[str]] = []

    async def play() -> None:
        turns, served = Turns(2), Counter[str]()

        async def ask(name: str) -> None:
            for _ in range(20):
                before = served.copy()
                await turns.take(name, name.isupper())
                ahead.append(served - before)
                served[name] += 1
                await asyncio.sleep(0)
                turns.leave()

        await asyncio.gather(*(ask(name) for name in [*"abcdefghij", *"ABCDE"]))
        assert len(turns.served) <= 5

    asyncio.run(play())
    assert max(max(each.values(), default=0) for each in ahead) <= 2  # the first may have been given before


@pytest.mark.parametrize("at_the_last_moment", [False, True])
def test_whoever_goes_away_keeps_nobody_waiting(at_the_last_moment: bool) -> None:
    async def play() -> None:
        turns = Turns(1)
        await turns.take("a")
        gone, other = asyncio.create_task(turns.take("b")), asyncio.create_task(turns.take("c"))
        await settle()
        if at_the_last_moment:
            turns.leave()  # the place is b's, who has not noticed yet
        gone.cancel()
        await settle()
        assert gone.cancelled() and "b" not in turns.lines
        assert other.done() == at_the_last_moment
        if not at_the_last_moment:
            turns.leave()
        await other
        turns.leave()
        assert (turns.busy, turns.lines) == (0, {})

    asyncio.run(play())


def test_the_more_tables_wait_the_shorter_each_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fifty wait for two processes; the first two had found nobody else there."""
    budgets: list[float] = []
    view = new_game("northgard", seats=["Ada", "Bo"], seed="7").table.view(0)
    decision = view.decision_for(0)

    async def send(self: Thinkers, work: object, question: object, budget: Budget, *_: object) -> list[Count]:
        budgets.append(budget.seconds)
        while len(budgets) <= 2 and self.turns.busy + len(self.turns.lines) < TABLES:
            await asyncio.sleep(0.001)
        return [(1, 1.0, 1.0)] * len(decision.options)

    monkeypatch.setattr(Thinkers, "send", send)

    async def play() -> None:
        thinkers = Thinkers(2)
        await asyncio.gather(*(thinkers.think(str(n), view, decision, "1", True) for n in range(TABLES)))

    asyncio.run(play())
    assert budgets[:2] == [SECONDS] * 2 and budgets[2:] == sorted(budgets[2:])
    assert (budgets[2], budgets[TABLES // 2], budgets[-1]) == (LEAST, LEAST, SECONDS)
    for done, seconds in enumerate(budgets[2:], 1):  # never more than a share of what still waits
        assert seconds <= max(LEAST, min(1.0, 2 / max(1, TABLES - done - 2))), done


def test_a_hint_waits_only_for_those_who_think_already(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fifty tables of bots wait for two processes."""
    done: list[str] = []
    view = new_game("northgard", seats=["Ada", "Bo"], seed="7").table.view(0)
    decision = view.decision_for(0)

    async def send(self: Thinkers, work: object, *said: Any) -> list[Count]:
        await asyncio.sleep(0)
        if work is not load_games:
            done.append("person" if work is hint_saved else "bot")
        return [(1, 1.0, 1.0)] * len(decision.options)

    monkeypatch.setattr(Thinkers, "send", send)

    async def play() -> None:
        thinkers = Thinkers(2)
        for _ in range(2):
            await thinkers.turns.take("others")
        bots = [asyncio.create_task(thinkers.think(str(n), view, decision, "bot", True)) for n in range(TABLES)]
        while len(thinkers.turns.lines) < TABLES:
            await asyncio.sleep(0.001)
        hint = asyncio.create_task(thinkers.advise("0", view, decision, ["Ada", "Bo"], False))
        while len(thinkers.turns.lines) <= TABLES:
            await asyncio.sleep(0.001)
        thinkers.turns.leave()
        await asyncio.gather(hint, *bots)

    asyncio.run(play())
    assert done.index("person") == 0


@pytest.mark.parametrize(("waited", "searched"), [(0.0, SECONDS), (0.5, SECONDS), (1.3, 0.5), (9.0, LEAST)])
def test_a_person_waits_no_longer_because_a_process_had_to_start(
    monkeypatch: pytest.MonkeyPatch, waited: float, searched: float
) -> None:
    now, budgets = [100.0], list[float]()
    view = new_game("northgard", seats=["Ada", "Bo"], seed="7").table.view(0)
    decision = view.decision_for(0)

    async def send(self: Thinkers, work: object, *said: Any) -> list[Count]:
        if work is load_games:
            now[0] += waited
        else:
            budgets.append(said[1].seconds)
        return [(1, 1.0, 1.0)] * len(decision.options)

    monkeypatch.setattr(Thinkers, "send", send)

    async def ask() -> None:
        thinkers = Thinkers(2, lambda: now[0])
        await thinkers.advise("hers", view, decision, ["Ada", "Bo"], False)
        await thinkers.think("its", view, decision, "1", True)

    asyncio.run(ask())
    assert budgets == [pytest.approx(searched), SECONDS], "a bot has its time"


def test_a_person_picks_while_no_bot_gets_to_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At their own table as at others: nothing that a person does goes through the processes."""
    waiting = threading.Semaphore(0)

    async def send(self: Thinkers, *_: object) -> object:
        waiting.release()
        return await asyncio.Event().wait()

    monkeypatch.setattr(Thinkers, "send", send)
    with house(tmp_path) as home:
        ada, bo = home.visitor("Ada"), home.visitor("Bo")
        hard = [bo.join(home.table("hard", bo, game="northgard", first_player="seat1")) for _ in range(3)]
        assert waiting.acquire(timeout=PATIENCE) and waiting.acquire(timeout=PATIENCE)
        talker = ada.join(home.table(ada, "greedy"))
        for _ in range(5):
            assert talker.until_asked(0)
            assert talker.pick(talker.options(0)[0], 0)["type"] == "done"
            talker.until_quiet()
        for each in hard:
            assert not each.options(1)
            each.until_quiet()


def test_the_processes_are_ready_before_they_are_needed(tmp_path: Path) -> None:
    with house(tmp_path, thinkers=1, warm_up=0.01) as home:
        ready(home)
        before = set(processes(home))
        assert len(before) == 1
        assert hint(asked(home, home.visitor("Ada"), "normal"), 0)["type"] == "hint"
        assert set(processes(home)) == before


def test_who_asks_while_they_get_ready_waits_for_one_game_only(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> list[tuple[str, ...]]:
        thinkers, sent, waiting = Thinkers(2), [], []

        async def send(work: object, names: tuple[str, ...]) -> None:
            sent.append(names)
            waiting.append(names)
            assert len(waiting) <= 2, "a question would come behind all of them"
            await asyncio.sleep(0)
            waiting.remove(names)

        monkeypatch.setattr(thinkers, "send", send)
        await thinkers.warm_up(0)
        return sent

    assert asyncio.run(play()) == [(name,) for name in game_names() for _ in range(2)]


def ready(home: House) -> None:
    """Wait until the warm-up is over."""
    for _ in range(int(PATIENCE / 0.05)):
        if not [task for task in asyncio.all_tasks(home.loop) if task.get_name() == "warm-up"]:
            return
        threading.Event().wait(0.05)
    raise AssertionError("the processes do not get ready")
