"""The server is killed between the promise of a word, its revealing and the deal: the game begins all the same."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import longhouse
from longhouse.kernel.chance import KEYED
from longhouse.kernel.proof import commitment_of, seed_of
from tests.server.house import PATIENCE, House, house
from tests.server.outside import ME, OPEN, Guest, Nest, bot

WORDS: Final = ["a1" * 16, "b2" * 16]


@pytest.fixture
def nest(tmp_path: Path) -> Iterator[Nest]:
    made = Nest(tmp_path, LONGHOUSE_WORDS_WITHIN="600", LONGHOUSE_SYNC="normal")
    made.hatch()
    made.wait_until_up()
    yield made
    made.close()


def kill(nest: Nest) -> None:
    nest.kill()
    nest.hatch()
    nest.wait_until_up()


def look(guest: Guest, table: str) -> Any:
    return guest.http.get(f"/api/tables/{table}").json()["table"]


def test_promises_and_words_survive_a_kill(nest: Nest, tmp_path: Path) -> None:
    ada, bo = [Guest(f"http://127.0.0.1:{nest.port}", name) for name in ("Ada", "Bo")]
    wish = {"game": "watch", "settings": {"mode": "base"}, "promise": commitment_of(WORDS[0])}
    table, lone = [ada.post("/api/tables", **wish, seats=seats)["id"] for seats in ([ME, OPEN], [ME, bot("greedy")])]
    bo.post(f"/api/tables/{table}/sit", seat=1, promise=commitment_of(WORDS[1]))
    shown = look(bo, table)
    kill(nest)
    assert look(bo, table) == shown
    ada.post(f"/api/tables/{table}/start")
    kill(nest)
    bo.post(f"/api/tables/{table}/word", word=WORDS[1])
    kill(nest)
    told = look(ada, table)
    assert (told["status"], told["words"], told["promises"]) == ("starting", ["", WORDS[1]], shown["promises"])
    assert ada.post(f"/api/tables/{table}/word", word=WORDS[0])["table"]["status"] == "playing"
    kill(nest)
    assert look(ada, table)["words"] == WORDS
    assert look(ada, lone)["status"] == "starting"
    for guest in (ada, bo):
        guest.close()
    nest.kill()
    with house(tmp_path, words_within=0.01) as home:
        check(home, table, WORDS, "proof-right")
        check(home, lone, [commitment_of(WORDS[0]), ""], "proof-unrevealed")  # nobody has come back to reveal it


def check(home: House, table: str, words: list[str], key: str) -> None:
    patience = time.monotonic() + PATIENCE
    while (found := home.run(home.app.state.store.find(table))).status != "playing":
        assert time.monotonic() < patience, "the game does not begin"
        time.sleep(0.01)
    assert found.seed == seed_of(found.secret, words, KEYED)
    assert longhouse.verify(home.run(home.app.state.store.entries(table))[0].line).key == key
