"""The published schema of the wire: complete, served, and true of what goes over it."""

import random
from typing import Any

import jsonschema_rs
import pytest

from longhouse.server.wire.schema import wire_schema
from longhouse.server.wire.shapes import games_shown
from tests.server.house import House


def validator(name: str) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator({**wire_schema(), "$ref": f"#/$defs/{name}"})


def references(part: object) -> set[str]:
    if isinstance(part, list):
        return {found for item in part for found in references(item)}
    if not isinstance(part, dict):
        return set()
    here = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
    return here | {found for item in part.values() for found in references(item)}


def test_it_is_whole_and_served(home: House) -> None:
    """Every reference leads somewhere, and no definition is unused."""
    schema: dict[str, Any] = home.get("/api/schema.json").json()
    assert jsonschema_rs.meta.is_valid(schema)
    names = {reference.removeprefix("#/$defs/") for reference in references(schema)}
    assert names <= set(schema["$defs"])
    assert set(schema["$defs"]) - names == {"ClientMessage", "ServerMessage", "ReplayOut", "AnalysisOut"}


@pytest.mark.parametrize("game", games_shown())
def test_what_a_table_tells_is_as_published(home: House, game: str) -> None:
    ada = home.visitor("Ada")
    table = home.table(ada, "greedy", "greedy", game=game)
    talker, luck = ada.join(table, patches=True), random.Random(2)
    told, shown = validator("ServerMessage"), validator(f"{game}.Picture")
    for _ in range(12):
        if not talker.until_asked(0):
            break
        option = talker.eager(0, luck)
        for kind in ("why", "preview"):
            talker.say(type=kind, id=talker.next_id(), seat=0, option=option)
        talker.hear("preview")
        assert talker.pick(option, 0)["type"] == "done"
        talker.until(talker.state["version"] + 1)
        shown.validate(talker.state["picture"])
        talker.hello(patches=talker.ids % 4 > 0)  # some are whole
    kinds = {frame["type"] for frame in talker.frames}
    assert kinds >= {"state", "update", "patch", "done", "reason", "preview"}
    for frame in talker.frames:
        told.validate(frame)
        if frame["type"] in ("state", "update"):
            shown.validate(frame["picture"])
    validator("ReplayOut").validate(ada.http.get(f"/api/tables/{table}/replay").json())


def test_what_has_another_shape_is_seen() -> None:
    said = validator("ClientMessage")
    assert said.is_valid({"type": "hello", "seen": 3})
    assert said.is_valid({"type": "pick", "id": "a", "seq": 4, "seat": 1, "option": "road/3,-1,E"})
    assert not said.is_valid({"type": "hello", "more": 1})
    assert not said.is_valid({"type": "pick", "id": "", "seq": 4, "seat": 1, "option": "roll"})
    assert not said.is_valid({"type": "pick", "id": "a", "seq": 4, "seat": 1})
    assert not validator("ServerMessage").is_valid({"type": "done", "id": "a"})
    assert not validator("watch.Cards").is_valid({"lumber": 1})
