"""Packs on the server: from the host, from a guest, at the table and in its journal."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import longhouse
from longhouse.cli.problems import Problem
from longhouse.cli.serve import checked_packs
from longhouse.kernel.packs.faults import faults_of
from longhouse.kernel.packs.pack import open_pack
from longhouse.server.rest.packs import MOST_LETTERS, read_folder
from tests.server.house import House, Visitor, house
from tests.server.refusals import refused

STEEL = """[pack]
name = "Steel dice"
game = "midgard"
extends = true

[[dice]]
id = "sword"
faces = ["double", "double", "double", "double", "double", "double"]
"""
BAD = STEEL.replace('"double"]', '"dubble"]') + "\n[start]\ncoin = -1\n"
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "uniform"}]
FILE = {"name": "steel.toml", "text": STEEL}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("packs")
    (made / "steel.toml").write_text(STEEL, encoding="utf-8")
    (made / "bad.toml").write_text(BAD, encoding="utf-8")
    (made / "nobody.toml").write_text("[start]\ncoin = 1\n", encoding="utf-8")
    return made


@pytest.fixture(scope="module")
def hosts(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house"), packs=str(folder), thinkers=1) as made:
        yield made


@pytest.fixture
def ada(hosts: House) -> Iterator[Visitor]:
    visitor = Visitor(hosts, "Ada")
    yield visitor
    visitor.close()


def create(visitor: Visitor, pack: dict[str, Any], seats: list[dict[str, str]] = SEATS) -> str:
    answer = visitor.http.post("/api/tables", json={"game": "midgard", "seats": seats, "pack": pack})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def table_of(visitor: Visitor, table: str) -> dict[str, Any]:
    told: dict[str, Any] = visitor.http.get(f"/api/tables/{table}").json()["table"]
    return told


def test_a_pack_of_the_host(ada: Visitor) -> None:
    """Those that cannot be played are left out."""
    listed = ada.http.get("/api/games/midgard/packs").json()
    assert [pack["title"] for pack in listed] == ["Steel dice"]
    assert ada.http.get("/api/games/wild/packs").json() == []
    table = create(ada, {"fingerprint": listed[0]["fingerprint"]})
    assert table_of(ada, table)["pack"] == "Steel dice"
    assert ada.http.get(f"/api/tables/{table}/replay").json()["table"]["pack"] == "Steel dice"
    answer = ada.http.post(
        "/api/tables", json={"game": "midgard", "seats": SEATS, "pack": {"fingerprint": "0123456789abcdef"}}
    )
    refused(answer, 422, "pack-unknown", "pack.fingerprint")


def test_a_rematch_is_played_with_the_same_pack(hosts: House, ada: Visitor) -> None:
    rooms = hosts.app.state.rooms
    info = hosts.run(rooms.store.find(create(ada, {"file": FILE})))
    again = hosts.run(rooms.rematch(info, info.host, ""))
    assert again != info.id and table_of(ada, again)["pack"] == "Steel dice"
    assert ada.join(again).state["scenery"]["dice"][0]["faces"] == ["double"] * 6


def test_why_a_pack_of_the_host_is_left_out(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert [(game, pack.title) for game, pack in read_folder(str(folder))] == [("midgard", "Steel dice")]
    said = [line for line in capsys.readouterr().out.splitlines() if "left out" in line]
    assert len(said) == 2 and "bad.toml" in said[0] and "(and 1 more)" in said[0] and "'pack' is missing" in said[1]


def test_one_file_is_as_good_as_a_folder(folder: Path) -> None:
    """`longhouse serve --content FILE`"""
    assert [(game, pack.title) for game, pack in read_folder(str(folder / "steel.toml"))] == [("midgard", "Steel dice")]
    assert checked_packs(folder / "steel.toml") == str(folder / "steel.toml") and checked_packs(folder) == str(folder)
    with pytest.raises(Problem, match=r"--content bad\.toml: line 8: dice\.sword\.faces"):
        checked_packs(folder / "bad.toml")
    with pytest.raises(Problem, match="there is no such file or folder"):
        checked_packs(folder / "none.toml")


def test_a_file_of_a_guest_is_checked(ada: Visitor) -> None:
    good = ada.http.post("/api/games/midgard/packs", json=FILE)
    assert (good.status_code, good.json()["title"]) == (200, "Steel dice")
    bad = ada.http.post("/api/games/midgard/packs", json={"name": "bad.toml", "text": BAD})
    assert (bad.status_code, bad.json()["code"]) == (422, "pack-faulty")
    found = [(fault["line"], fault["field"]) for fault in bad.json()["faults"]]
    assert found == [(8, "dice.sword.faces"), (11, "start.coin")]
    assert bad.json()["why"]["args"] == {"faults": 2}
    uk = ada.http.post("/api/games/midgard/packs", json={"text": BAD}, headers={"Accept-Language": "uk"}).json()
    assert uk["faults"][1]["text"] == "у «coin» потрібно 0 або більше, а не -1"
    again = ada.http.post("/api/tables", json={"game": "midgard", "seats": SEATS, "pack": {"file": {"text": BAD}}})
    assert again.json()["faults"] == bad.json()["faults"]


def test_a_file_that_is_no_pack_of_this_game(ada: Visitor) -> None:
    other = ada.http.post("/api/games/wild/packs", json=FILE)
    assert other.json()["faults"] == [
        {
            "line": 3,
            "field": "pack.game",
            "why": {"key": "fault-other-game", "args": {"given": "midgard", "game": "wild"}},
            "text": "'game' is 'midgard', but this game is wild",
        }
    ]
    refused(ada.http.post("/api/games/chess/packs", json=FILE), 404, "game-unknown")
    refused(
        ada.http.post("/api/games/midgard/packs", json={"text": "#" * (MOST_LETTERS + 1)}), 422, "field-long", "text"
    )
    refused(ada.http.post("/api/games/midgard/packs", json={"text": "#" * 600_000}), 413, "too-big")


def test_a_table_is_played_with_a_file(ada: Visitor) -> None:
    """The pack is used for dealing, thinking and replays, and kept in the journal."""
    table = create(ada, {"file": FILE}, [{"kind": "hotseat", "name": "Bo"}, {"kind": "bot", "bot": "hard"}])
    assert table_of(ada, table)["pack"] == "Steel dice"
    dice = ada.join(table).state["scenery"]["dice"]
    assert dice[0]["faces"] == ["double"] * 6


def test_where_the_values_of_a_table_come_from(ada: Visitor) -> None:
    """This pack has one value of its own, the faces of a die."""
    checked = ada.http.post("/api/games/midgard/packs", json=FILE).json()["sources"]
    usual = next(game for game in ada.http.get("/api/games").json() if game["name"] == "midgard")["sources"]
    assert checked["pack"] == 1 and usual["pack"] == 0 and sum(checked.values()) == sum(usual.values())
    with_pack = create(ada, {"file": FILE})
    assert ada.http.get(f"/api/tables/{with_pack}/sources").json() == checked
    answer = ada.http.post("/api/tables", json={"game": "midgard", "seats": SEATS})
    assert ada.http.get(f"/api/tables/{answer.json()['id']}/sources").json() == usual
    refused(ada.http.get("/api/tables/nobody/sources"), 404, "unknown-table")


def test_a_journal_with_a_pack_is_brought_and_taken_away(ada: Visitor) -> None:
    game = longhouse.find_game("midgard")
    assert not faults_of(game, STEEL, "steel.toml")
    pack = open_pack(game, STEEL, "steel.toml")
    history = longhouse.new_game("midgard", seats=["Ada", "Bo"], seed=5, content=pack)
    for _ in range(10):
        history.pick(history.table.decision.options[0], history.table.decision.seat)
    text = longhouse.write_journal(game, history.journal)
    answer = ada.http.post("/api/journals", content=text)
    assert answer.status_code == 201, answer.text
    table = answer.json()["id"]
    assert table_of(ada, table)["pack"] == "Steel dice"
    assert ada.http.get(f"/api/tables/{table}/journal").text == text
    assert ada.http.get(f"/api/tables/{table}/replay").json()["table"]["pack"] == "Steel dice"
