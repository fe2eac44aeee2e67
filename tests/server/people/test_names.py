"""Names: one short line, nothing that tricks the eye, nothing that looks like a bot."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhouse.kernel.game import one_line
from longhouse.server.base.refusal import Refusal
from longhouse.server.people.names import LONGEST, outline, read_name, read_own_name
from tests.server.house import Visitor, house
from tests.server.refusals import refused


@pytest.fixture(scope="module")
def ada(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    with house(tmp_path_factory.mktemp("names")) as home:
        visitor = Visitor(home, "Ada")
        yield visitor
        visitor.close()


@pytest.mark.parametrize(
    "name", ["Ингрид", "Ярослав Мудрий", "O’Brien", "J. R. R.", "Åse", "李小龙", "Ada 2", "e\u0301ve"]
)
def test_good_names(ada: Visitor, name: str) -> None:
    assert ada.http.post("/api/me", json={"name": name}).json()["guest"] is True


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-empty"),
        ("   ", "name-empty"),
        ("...", "name-empty"),
        ("x" * (LONGEST + 1), "name-long"),
        ("x" * 10_000, "name-long"),
        ("Ada\x00", "name-letters"),
        ("Ada\x1b[31m", "name-letters"),
        ("Ada\nseat Eve", "name-letters"),
        ("Ada\u2028Eve", "name-letters"),
        ("\u202eadA", "name-letters"),
        ("Ada\u200fEve", "name-letters"),
        ("A\u200bda", "name-letters"),
        ("Ada\ue000", "name-letters"),
        ("A" + "\u0301" * 9, "name-letters"),
        ("greedy", "name-of-bot"),
        ("Greedy 2", "name-of-bot"),
        ("gr\u0435\u0435dy", "name-of-bot"),
        ("UN1FORM", "name-of-bot"),
        ("Thor (bot)", "name-of-bot"),
        ("Бот Иван", "name-of-bot"),
        ("hidden", "name-of-bot"),
        ("Longhouse", "name-of-bot"),
    ],
)
def test_bad_names(ada: Visitor, name: str, code: str) -> None:
    refused(ada.http.post("/api/me", json={"name": name}), 422, code, "name")
    assert len(ada.http.get("/api/me").json()["name"]) <= LONGEST


def test_words_that_only_begin_like_a_bot_are_names() -> None:
    assert [read_own_name(name) for name in ("Botvid", "Abbot", "Ботаник")] == ["Botvid", "Abbot", "Ботаник"]


def test_names_that_look_alike_have_one_outline() -> None:
    assert outline("Ада") == outline("А д а") != outline("Ида")
    assert outline("Bob") == outline("B0B") == outline("В\u043eb")
    assert outline("Åse") == outline("A\u030ase") == outline("ase")


@given(st.text(max_size=300))
def test_whatever_is_typed_is_refused_or_one_short_line(text: str) -> None:
    try:
        name = read_name(text)
    except Refusal as refusal:
        assert refusal.status_code == 422
    else:
        assert 0 < len(name) <= LONGEST
        assert name.isprintable() or " " in name
        assert one_line(name) == name == read_name(name)
        assert len(name.splitlines()) == 1
