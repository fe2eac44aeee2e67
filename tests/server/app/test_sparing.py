"""What an open socket keeps, and that nothing that arrives is lost, doubled or told in another order."""

import json
from typing import Any

from longhouse.server.app.sparing import SparingSocket
from tests.server.house import House


def test_an_open_socket_has_forgotten_its_headers_and_cookie(home: House) -> None:
    ada = home.visitor("Ada")
    talker = ada.join(home.table(ada, "uniform"))
    (kept,) = home.run(sockets_of(home))
    assert kept == {"request": [], "response": [], "scope": []}
    assert talker.state["me"] == [0], "it was read before"


async def sockets_of(home: House) -> list[dict[str, list[Any]]]:
    assert home.server is not None
    sockets = [one for one in home.server.server_state.connections if isinstance(one, SparingSocket)]
    return [
        {
            "request": list(socket.request.headers.raw_items()),
            "response": list(socket.response.headers.raw_items()),
            "scope": list(socket.scope),
        }
        for socket in sockets
    ]


def test_many_frames_at_once_are_all_answered(home: House) -> None:
    ada = home.visitor("Ada")
    talker = ada.join(home.table(ada, "uniform"))
    for number in range(40):
        talker.socket.send(json.dumps({"type": "why", "id": f"w{number}", "seat": 0, "option": "nothing"}))
    assert [talker.hear("reason")["id"] for _ in range(40)] == [f"w{number}" for number in range(40)]
