"""The schema of the wire: anything else is refused, and the browser has the same schema."""

import pytest

from longhouse.messages.phrase import Join, Phrase, Text
from longhouse.server.wire.publish import ROOT, published
from longhouse.server.wire.said import BadFrame, HelloIn, PickIn, read_frame
from longhouse.server.wire.wire import ErrorMsg, write_frame


@pytest.mark.parametrize(("place", "text"), published().items(), ids=str)
def test_what_is_published_is_what_is_spoken(place: str, text: str) -> None:
    """The browser and everybody else have the same schema."""
    assert (ROOT / place).read_text(encoding="utf-8") == text, "python -m longhouse.server.wire.publish writes it anew"


def test_messages_are_read() -> None:
    assert read_frame('{"type":"hello","seen":3}') == HelloIn(3)
    pick = '{"type":"pick","id":"a","seq":4,"seat":1,"option":"road/3,-1,E"}'
    assert read_frame(pick) == PickIn("a", 4, 1, "road/3,-1,E")


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        "7",
        '{"type":"dance"}',
        '{"seen":3}',
        '{"type":"hello","seen":"3"}',
        '{"type":"hello","seen":1.5}',
        '{"type":"hello","more":1}',
        '{"type":"pick","id":"a","seq":4,"seat":1}',
        '{"type":"pick","id":"","seq":4,"seat":1,"option":"roll"}',
        '{"type":"pick","id":"a","seq":-1,"seat":1,"option":"roll"}',
        '{"type":"pick","id":"a","seq":4,"seat":99,"option":"roll"}',
        '{"type":"pick","id":"a","seq":99999999999999999999,"seat":1,"option":"roll"}',
        '{"type":"chat","id":"a","text":"' + "x" * 301 + '"}',
        '{"type":"vote","id":"a","seat":0,"choice":"hang"}',
        '{"type":"formalities","seat":0}',
        '{"type":"formalities","seat":0,"on":1}',
        '{"type":"formalities","seat":99,"on":true}',
        '{"type":"grace"}',
        '{"type":"shown"}',
        '{"type":"shown","version":-2}',
        "[" * 3000,
        b"\xff\xfe",
        b"",
    ],
)
def test_what_is_no_message_is_refused(frame: str | bytes) -> None:
    with pytest.raises(BadFrame):
        read_frame(frame)


def test_phrases_travel_as_trees() -> None:
    why = Phrase("x", {"n": 3, "who": "Ada", "resource": Join([Phrase("wool", {}), Text("1,0")], ", ")})
    assert write_frame(ErrorMsg("code", why)) == (
        '{"type":"error","code":"code","why":{"key":"x","args":{"n":3,"who":"Ada","resource":'
        '{"join":[{"key":"wool","args":{}},{"text":"1,0"}],"by":", "}}},"id":""}'
    )
