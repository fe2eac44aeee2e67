"""The files of the web client, as browsers get them."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from longhouse.server.rest import pages
from tests.server.house import House, house

SCRIPT = b"let longhouse = 1;\n" * 200


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("web")
    (folder / "assets").mkdir()
    (folder / "index.html").write_bytes(b"<p>a table</p>" * 100)
    (folder / "assets/a.js").write_bytes(SCRIPT)
    (folder / "assets/a.woff2").write_bytes(bytes(2000))
    return folder


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory, web: Path) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house"), web=str(web)) as home:
        yield home


def test_a_file_is_compressed_once(client: House, web: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shrunk: list[str] = []

    def shrink(file: str) -> bytes:
        shrunk.append(Path(file).name)
        return gzip.compress(Path(file).read_bytes())

    monkeypatch.setattr(pages, "shrink", shrink)
    for path in ("/assets/a.js", "/assets/a.js", "/table/x", "/", "/assets/a.woff2"):
        answer = client.get(path, {"accept-encoding": "gzip"})
        packed = not path.endswith("woff2")
        assert answer.status_code == 200
        assert answer.headers.get("content-encoding") == ("gzip" if packed else None)
        assert not packed or int(answer.headers["content-length"]) < 400
    assert shrunk == ["a.js", "index.html"]
    (web / "index.html").write_bytes(b"<p>another</p>" * 100)  # a new build under the running server
    assert client.get("/", {"accept-encoding": "gzip"}).content == b"<p>another</p>" * 100


def test_headers_are_those_of_the_file(client: House) -> None:
    packed, plain = (client.get("/assets/a.js", {"accept-encoding": kind}) for kind in ("gzip", "identity"))
    assert packed.content == plain.content == SCRIPT
    for name in ("content-type", "etag", "last-modified", "cache-control", "x-content-type-options"):
        assert packed.headers[name] == plain.headers[name]
    again = client.get("/assets/a.js", {"accept-encoding": "gzip"})
    assert again.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
    known = {"accept-encoding": "gzip", "if-none-match": packed.headers["etag"]}
    assert client.get("/assets/a.js", known).status_code == 304
