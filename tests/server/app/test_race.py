"""Several clients want the same thing at the same moment: exactly one of them gets it."""

import threading
from collections.abc import Callable, Iterator
from typing import Final, TypeVar

import httpx
import pytest

from tests.server.house import Frame, Talker
from tests.server.outside import ME, OPEN, Guest, Served, bot, served

T = TypeVar("T")
ROUNDS: Final = 40
RIVALS: Final = 4


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("race")) as made:
        yield made


@pytest.fixture
def guests(server: Served) -> Iterator[list[Guest]]:
    made = [Guest(server.address, name) for name in ("Ada", "Bo", "Cy", "Di")]
    yield made
    for guest in made:
        guest.close()


@pytest.fixture
def rivals(server: Served, guests: list[Guest]) -> Iterator[list[Talker]]:
    """Tabs of one person, who sits with a bot. Without proposals, which the bot may answer before any of them picks."""
    settings = {"initial_placement": "phase", "first_player": "seat", "trade_max_offers_per_turn": "0"}
    table = guests[0].make_table(ME, bot("uniform"), **settings)
    made = [guests[0].join(server.port, table) for _ in range(RIVALS)]
    yield made
    for rival in made:
        rival.close()


def at_once(works: list[Callable[[], T]]) -> list[T]:
    """All at the same moment; the result of each."""
    start = threading.Barrier(len(works))
    results: dict[int, T] = {}

    def run(number: int, work: Callable[[], T]) -> None:
        start.wait()
        results[number] = work()

    threads = [threading.Thread(target=run, args=pair) for pair in enumerate(works)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [results[number] for number in range(len(works))]


def all_are_asked(rivals: list[Talker]) -> None:
    """All have seen the same question, and nothing else is under way."""
    for rival in rivals:
        assert rival.until_asked(0)
    newest = max(rival.state["version"] for rival in rivals)
    for rival in rivals:
        rival.until(newest)


def picking(rival: Talker, option: str, id: str) -> Callable[[], Frame]:
    return lambda: rival.pick(option, 0, id=id)


def undoing(rival: Talker) -> Callable[[], Frame]:
    return lambda: rival.undo(0)


def test_of_several_picks_for_one_moment_one_is_done(rivals: list[Talker]) -> None:
    for number in range(ROUNDS):
        all_are_asked(rivals)
        version = rivals[0].state["version"]
        options = rivals[0].options(0)
        works = [
            picking(rival, options[place % len(options)], f"{number} {place}") for place, rival in enumerate(rivals)
        ]
        answers = at_once(works)
        assert sorted(answer["type"] for answer in answers) == ["done"] + ["refused"] * (RIVALS - 1)
        assert {answer["why"]["key"] for answer in answers if answer["type"] == "refused"} == {"room-late"}
        for rival in rivals:
            rival.until(version + 1)


def test_one_pick_through_several_sockets_is_done_once(rivals: list[Talker]) -> None:
    for number in range(ROUNDS):
        all_are_asked(rivals)
        seq, version = rivals[0].seq, rivals[0].state["version"]
        option = rivals[0].options(0)[-1]
        answers = at_once([picking(rival, option, f"the same {number}") for rival in rivals])
        assert answers == [{"type": "done", "id": f"the same {number}", "seq": seq + 1}] * RIVALS
        for rival in rivals:
            rival.until(version + 1)


def test_of_a_pick_and_an_undo_one_is_done(server: Served, guests: list[Guest]) -> None:
    ada = guests[0]
    for _ in range(ROUNDS // 4):
        table = ada.make_table(ME, bot("uniform"), initial_placement="phase", first_player="seat")
        one, other = ada.join(server.port, table), ada.join(server.port, table)
        one.pick(one.options(0)[0], 0)
        for rival in (one, other):
            rival.until(2)
        answers = at_once([picking(one, one.options(0)[0], "pick"), undoing(other)])
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        one.close()
        other.close()


def test_two_people_want_one_seat(server: Served, guests: list[Guest]) -> None:
    ada, *others = guests
    for _ in range(ROUNDS // 4):
        table = ada.make_table(ME, OPEN)
        answers = at_once([sitting_down(guest, table) for guest in others])
        assert sorted(answer.status_code // 100 for answer in answers) == [2, 4, 4]
        happy = [guest.name for guest, answer in zip(others, answers, strict=True) if answer.is_success]
        seats = ada.http.get(f"/api/tables/{table}").json()["seats"]
        assert [seat["name"] for seat in seats] == ["Ada", *happy]


def sitting_down(guest: Guest, table: str) -> Callable[[], httpx.Response]:
    return lambda: guest.http.post(f"/api/tables/{table}/sit", json={"seat": 1})


def test_a_game_begins_once(server: Served, guests: list[Guest]) -> None:
    ada, bo = guests[:2]
    table = ada.make_table(ME, OPEN)
    sitting_down(bo, table)().raise_for_status()
    answers = at_once([lambda: ada.http.post(f"/api/tables/{table}/start")] * RIVALS)
    assert {answer.status_code for answer in answers} == {200}
    talker = bo.join(server.port, table)
    assert (talker.state["table"]["status"], talker.state["version"]) == ("playing", 1)
    talker.close()
