"""What a proxy says about its visitors is believed only if the host has named it."""

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs

from longhouse.server.base.limits import Limits
from longhouse.server.base.proxies import Proxies
from longhouse.server.base.settings import SettingProblem
from tests.server.house import NO_CERTIFICATES, PATIENCE, House, house
from tests.server.refusals import refused

PROXY = "127.0.0.9"
OTHER = "127.0.0.10"
CAP = 8


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    changes = {"proxies": f"10.0.0.0/8, {PROXY}", "limits": 0.001, "connections_from_address": CAP}
    with house(tmp_path_factory.mktemp("proxies"), **changes) as made:
        yield made


def ask(home: House, sender: str, path: str, **headers: str) -> httpx.Response:
    transport = httpx.HTTPTransport(local_address=sender, verify=NO_CERTIFICATES)
    with httpx.Client(base_url=home.address, timeout=PATIENCE, transport=transport) as client:
        return client.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})


def codes(home: House, sender: str, visitors: list[str]) -> list[int]:
    """Three requests a minute are allowed here from an address."""
    home.app.state.limits = Limits(home.settings.limits, lambda: 0.0)
    return [ask(home, sender, "/api/games", x_forwarded_for=visitor).status_code for visitor in visitors]


def test_visitors_of_a_proxy_are_counted_apart(home: House) -> None:
    assert codes(home, PROXY, [f"192.0.2.{number}" for number in range(6)]) == [200] * 6
    assert codes(home, PROXY, ["192.0.2.1"] * 4) == [200] * 3 + [429]


def test_visitors_cannot_choose_their_address(home: House) -> None:
    """Not by saying so themselves, and not by what they send to the proxy, which adds theirs at the end."""
    assert codes(home, OTHER, [f"192.0.2.{number}" for number in range(4)]) == [200] * 3 + [429]
    claims = [f"192.0.2.{number}, 198.51.100.7" for number in range(4)]
    assert codes(home, PROXY, claims) == [200] * 3 + [429]
    inner = [f"192.0.2.{number}, 198.51.100.7, 10.1.1.1" for number in range(4)]  # through two proxies of ours
    assert codes(home, PROXY, inner) == [200] * 3 + [429]


@pytest.mark.parametrize(("sender", "secure"), [(PROXY, True), (OTHER, False)])
def test_over_https_the_cookie_is_secure(home: House, sender: str, secure: bool) -> None:
    home.app.state.limits = Limits(0.0)
    answer = ask(home, sender, "/api/me", x_forwarded_proto="https")
    assert ("secure" in answer.headers["set-cookie"].lower()) == secure


def test_a_proxy_may_have_more_connections_than_a_visitor(home: House) -> None:
    request = b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
    for sender, served in ((PROXY, 3 * CAP), (OTHER, CAP)):
        callers = [
            socket.create_connection(("127.0.0.1", home.port), PATIENCE, source_address=(sender, 0))
            for _ in range(3 * CAP)
        ]
        heard = [hear(caller, request) for caller in callers]
        assert [bool(answer) for answer in heard].count(True) == served


def hear(caller: socket.socket, request: bytes) -> bytes:
    with caller:
        try:
            caller.sendall(request)
            return caller.recv(1000)
        except (BrokenPipeError, ConnectionResetError):
            return b""


def test_nobody_is_believed_by_default_and_the_host_is_told_once(tmp_path: Path) -> None:
    """Not even this machine; and what is passed on for others does not count as coming from this machine."""
    with house(tmp_path) as made, capture_logs() as logs:
        assert "secure" not in ask(made, "127.0.0.1", "/api/me", x_forwarded_proto="https").headers["set-cookie"]
        assert ask(made, "127.0.0.1", "/metrics").status_code == 200
        for _ in range(2):
            refused(ask(made, "127.0.0.1", "/metrics", x_forwarded_for="192.0.2.1"), 403, "metrics")
    assert [log["sender"][0] for log in logs if "LONGHOUSE_PROXIES" in log["event"]] == ["127.0.0.1"]


def test_proxies_are_addresses_and_networks() -> None:
    named = Proxies("127.0.0.1, 10.0.0.0/8,2001:db8::/32")
    for host in ("127.0.0.1", "::ffff:127.0.0.1", "10.2.3.4", "::ffff:10.2.3.4", "2001:db8::1"):
        assert host in named, host
    for host in ("127.0.0.2", "::1", "11.0.0.1", "2001:db9::1", "unknown", ""):
        assert host not in named, host
    assert "127.0.0.1" not in Proxies("")


@pytest.mark.parametrize("named", ["*", "proxy.example", "127.0.0.1,,nobody", "10.0.0.0/99"])
def test_other_words_are_refused(named: str) -> None:
    with pytest.raises(SettingProblem, match=r"^LONGHOUSE_PROXIES="):
        Proxies(named)
