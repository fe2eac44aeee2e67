"""Names: one short line, nothing that tricks the eye, nothing that looks like a bot."""

import unicodedata
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhouse.kernel.game import one_line
from longhouse.server.base.refusal import Refusal
from longhouse.server.people.lookalikes import LETTERS
from longhouse.server.people.names import LONGEST, outline, presentable, read_name, read_own_name
from tests.server.house import Visitor, house
from tests.server.refusals import refused


@pytest.fixture(scope="module")
def ada(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    with house(tmp_path_factory.mktemp("names")) as home:
        visitor = Visitor(home, "Ada")
        yield visitor
        visitor.close()


@pytest.mark.parametrize(
    "name",
    [
        "Ингрид",
        "Ярослав Мудрий",
        "O’Brien",
        "J. R. R.",
        "Åse",
        "李小龙",
        "Ada 2",
        "e\u0301ve",
        "Ada из Киева",
        "Ada ❤\ufe0f",
        "राम",
        "龍ドラゴン",
    ],
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
        ("A\u034fda", "name-letters"),
        ("\u3164Ada", "name-letters"),
        ("Ada\uffa0", "name-letters"),
        ("A\u2800da", "name-letters"),
        ("A\ufe0fda", "name-letters"),
        ("A\U000e0100da", "name-letters"),
        ("A\u00adda", "name-letters"),
        ("А" + "da", "name-mixed"),
        ("Ad\u03b1", "name-mixed"),
        ("ВладOK", "name-mixed"),
        ("Ａд", "name-mixed"),
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


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"),
        ("Ada", "A\u0301d\u00e4"),
        ("Ada", "A.d a!"),
        ("Ada", "Ａｄａ"),
        ("Ada", "𝐀𝓭𝕒"),
        ("Ada", "ᴀᴅᴀ"),
        ("Bob", "ВОВ"),
        ("Bob", "βοβ"),
        ("Oskar", "0skar"),
        ("Ilse", "llse"),
        ("Ilse", "1lse"),
        ("Pax", "Рах"),
        ("Pax", "ΡΑΧ"),
        ("Erik", "Егік"),
        ("Xena", "Хеnа"),
        ("Sara", "Ѕага"),
        ("Joyce", "Јоусе"),
        ("Arne", "Ame"),
        ("Wanda", "VVanda"),
        ("Bjørn", "Bjorn"),
        ("Łukasz", "Lukasz"),
        ("Æthel", "Aethel"),
        ("Weiß", "Weiss"),
        ("Ada 2", "Ada ٢"),
        ("Ada 2", "Ada ²"),
        ("Ἑλένη", "Ελενη"),
        ("Ёжик", "Ежик"),
        ("Київ", "Киïв"),
        ("Ingrid", "!ngrid"),
        ("Ingrid", "|ngrid"),
        ("Sam", "5am"),
        ("Bob", "8ob"),
        ("Gus", "6us"),
        ("Olaf", "〇laf"),
        ("Зоя", "3оя"),
        ("Чак", "4ак"),
    ],
)
def test_names_that_could_be_mistaken_for_one_another(one: str, other: str) -> None:
    assert outline(one) == outline(other) != ""


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Ida"),
        ("Вова", "Боба"),
        ("Вера", "Мера"),
        ("Игорь", "Егорь"),
        ("Олег", "Олеся"),
        ("Зоя", "Ноя"),
        ("Юра", "Шура"),
        ("राम", "रमा"),
        ("Ada 2", "Ada 4"),
        ("李", "龙"),
    ],
)
def test_names_that_could_not(one: str, other: str) -> None:
    assert outline(one) != outline(other)


def test_the_table_is_of_letters_as_they_are_compared() -> None:
    """A letter that is folded away before it is looked up would never be found, and none may stand twice."""
    letters = [letter for row in LETTERS.values() for letter in row]
    assert len(letters) == len(set(letters))
    for letter in letters:
        assert unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", letter).casefold()) == letter, letter


def test_what_nobody_may_be_called_at_a_table(ada: Visitor) -> None:
    """Two guests with names that look alike do not sit at one table, whoever came first; nor two at one screen."""
    ada.http.post("/api/me", json={"name": "Pax"})
    wish = {"game": "watch", "settings": {"mode": "base"}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = ada.http.post("/api/tables", json=wish).json()["id"]
    for name in ("PAX", "Рах", "ΡΑΧ", "Ｐａｘ", "Päx"):
        twin = ada.house.visitor(name)
        refused(twin.http.post(f"/api/tables/{table}/sit", json={"seat": 1}), 409, "name-at-table", "name")
        wish["seats"] = [{"kind": "me"}, {"kind": "hotseat", "name": name}]
        refused(ada.http.post("/api/tables", json=wish), 422, "name-twice", "seats.1.name")


def test_a_bot_is_not_called_like_somebodys_account(ada: Visitor) -> None:
    owner = ada.house.visitor("Sigrun")
    owner.http.post("/api/accounts", json={"name": "Sigrun", "password": "correct horse"}).raise_for_status()
    ada.http.post("/api/me", json={"name": "Pax"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy", "name": "5igrun"}]
    wish = {"game": "watch", "settings": {"mode": "base"}, "seats": seats}
    refused(ada.http.post("/api/tables", json=wish), 409, "account-taken", "seats.1.name")


def test_a_spectator_does_not_chat_under_the_name_of_a_player(ada: Visitor) -> None:
    table = ada.house.table(ada, "greedy", first_player="seat")  # who sits there as “Ada 0”
    talker = ada.house.visitor("ADA O").join(table)
    talker.say(type="chat", id="1", text="I resign")
    told = talker.hear("error", "chat")
    assert (told["code"], told["why"]) == ("name-at-table", {"key": "room-chat-name", "args": {"name": "ADA O"}})
    player = ada.join(table)
    player.say(type="chat", id="2", text="I do not")
    assert player.hear("error", "chat")["type"] == "chat"


def test_names_in_files_are_shown_without_tricks() -> None:
    given = ["Ada", "A\u202eda", "\u200b", "x" * 100, "A" + "\u0301" * 9, "Ada\x1b[31m"]
    assert [presentable(name) for name in given] == ["Ada", "Ada", "?", "x" * LONGEST, "?", "Ada[31m"]


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
