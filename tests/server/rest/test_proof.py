"""Dice that can be checked: what is shown before the game, the words of the players, and the secret at its end."""

from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import update

import longhouse
from longhouse.kernel.chance import KEYED, keyed
from longhouse.kernel.proof import commitment_of, seed_of
from longhouse.server.store.models import EntryRow
from longhouse.server.store.store import Taken
from tests.server.house import House, Talker, Visitor
from tests.server.refusals import refused
from tests.server.rest.test_lobby import BOT, ME, OPEN, look, make

WORDS = ["raven", "зима та сіль", ""]


def add(visitor: Visitor, table: str, seat: int, word: str) -> Any:
    return visitor.http.post(f"/api/tables/{table}/word", json={"seat": seat, "word": word})


def proof_of(visitor: Visitor, table: str) -> Any:
    answer = visitor.http.get(f"/api/tables/{table}/proof")
    assert answer.status_code == 200, answer.text
    return answer.json()


def watch_to_the_end(home: House, table: str) -> Talker:
    talker = Talker(home.port, table)
    talker.hello()
    while not talker.state["over"]:
        talker.read()
    return talker


@pytest.fixture(scope="module")
def finished(home: House) -> tuple[str, str]:
    """A game to which two people have added words before bots took over; and what was shown before."""
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = make(ada, ME, OPEN, BOT, settings={"trade_max_offers_per_turn": "0"})
    assert bo.http.post(f"/api/tables/{table}/sit", json={"seat": 1}).is_success
    promised = look(bo, table)["table"]["commitment"]
    assert add(ada, table, 0, WORDS[0]).is_success
    assert add(bo, table, 1, WORDS[1]).is_success
    assert ada.http.post(f"/api/tables/{table}/start").is_success
    assert ada.http.post(f"/api/tables/{table}/leave").is_success
    assert bo.http.post(f"/api/tables/{table}/leave").is_success
    watch_to_the_end(home, table).close()
    return table, promised


# --- before the game


def test_the_hash_of_the_secret_is_shown_before_the_first_pick(home: House) -> None:
    ada = home.visitor("Ada")
    table = make(ada, ME, OPEN)
    shown = look(ada, table)["table"]
    state = ada.join(table).state["table"]
    stored = home.run(home.app.state.store.find(table))
    assert shown["commitment"] == state["commitment"] == commitment_of(stored.secret)
    assert len(stored.secret) == 64
    assert (shown["secret"], shown["seed"], state["secret"], state["seed"], stored.seed) == (None, None, None, None, "")


def test_every_table_has_a_secret_of_its_own(home: House) -> None:
    ada = home.visitor("Ada")
    assert len({look(ada, make(ada, ME, OPEN))["table"]["commitment"] for _ in range(3)}) == 3


def test_a_word_is_seen_by_all_and_may_be_changed(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = make(ada, ME, OPEN)
    bo.http.post(f"/api/tables/{table}/sit", json={"seat": 1})
    talker = ada.join(table)
    told = add(bo, table, 1, "  first\tand \u202elast\n")
    assert [seat["word"] for seat in told.json()["seats"]] == ["", "first and last"]
    while talker.state["seats"][1]["word"] != "first and last":
        talker.read()
    assert add(bo, table, 1, "w" * 64).json()["seats"][1]["word"] == "w" * 64
    bo.http.post(f"/api/tables/{table}/leave")
    assert [seat["word"] for seat in look(ada, table)["seats"]] == ["", ""]


def test_words_that_are_refused(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = make(ada, ME, OPEN, BOT)
    refused(add(bo, table, 0, "mine"), 403, "not-your-seat", "seat")
    refused(add(ada, table, 1, "nobody's"), 403, "not-your-seat", "seat")
    refused(add(ada, table, 2, "the bot's"), 403, "not-your-seat", "seat")
    refused(add(ada, table, 0, "w" * 65), 422, "field-long", "word")
    refused(add(ada, "nowhere", 0, "mine"), 404, "unknown-table")
    begun = make(ada, ME, BOT)
    refused(add(ada, begun, 0, "late"), 409, "word-late")
    assert [seat["word"] for seat in look(ada, table)["seats"]] == ["", "", ""]


def test_people_at_one_screen_have_a_word_each(home: House) -> None:
    ada = home.visitor("Ada")
    table = make(ada, ME, {"kind": "hotseat", "name": "Di"}, OPEN)
    add(ada, table, 0, "one")
    add(ada, table, 1, "two")
    assert [seat["word"] for seat in look(ada, table)["seats"]] == ["one", "two", ""]


def test_a_word_that_comes_after_the_deal_changes_nothing(home: House) -> None:
    """From another process, which still thinks that the table waits, even between the deal and its entry."""
    ada, bo, store = home.visitor("Ada"), home.visitor("Bo"), home.app.state.store
    made = make(ada, ME, OPEN)
    bo.http.post(f"/api/tables/{made}/sit", json={"seat": 1})
    table = home.run(store.find(made))
    between = replace(table.seats[0], word="between")
    home.run(store.add_word(table.id, between))
    home.run(home.app.state.rooms.begin(table))
    with pytest.raises(Taken):
        home.run(store.add_word(table.id, replace(between, word="late")))
    begun = home.run(store.find(table.id))
    assert begun.seats[0].word == ""
    assert begun.seed == seed_of(begun.secret, ["", ""], KEYED)


# --- at the end


def test_at_the_end_the_secret_is_told_to_all_who_look(home: House, finished: tuple[str, str]) -> None:
    table, promised = finished
    told = look(home.visitor("Vi"), table)["table"]
    assert told["commitment"] == promised == commitment_of(told["secret"])
    assert told["seed"] == seed_of(told["secret"], WORDS, KEYED)


def test_who_watches_is_told_the_secret_as_soon_as_the_game_is_over(home: House) -> None:
    ada = home.visitor("Ada")
    table = make(ada, BOT, BOT, settings={"trade_max_offers_per_turn": "0"})
    talker = watch_to_the_end(home, table)
    told = talker.hear("presence")["table"]
    assert (told["status"], told["commitment"]) == ("over", commitment_of(told["secret"]))
    talker.close()


def test_the_journal_of_the_game_proves_its_dice(home: House, finished: tuple[str, str]) -> None:
    table, promised = finished
    visitor = home.visitor("Vi")
    finding = longhouse.verify(visitor.http.get(f"/api/tables/{table}/journal").text)
    assert (finding.key, finding.args["commitment"]) == ("proof-right", promised)
    told = proof_of(visitor, table)
    assert (told["verdict"], told["commitment"], told["words"]) == ("right", promised, WORDS)
    assert told["finding"] == {"key": finding.key, "args": finding.args}
    assert told["seed"] == seed_of(told["secret"], WORDS, KEYED)
    assert told["generator"] == KEYED
    assert len(told["draws"]["dice"]) > 20
    for stream, draws in told["draws"].items():
        chance = keyed(told["seed"], (stream,))
        assert [chance.below(0, n) for n, _ in draws] == [outcome for _, outcome in draws]


@pytest.mark.parametrize(
    ("part", "old", "new", "key"),
    [
        ("commitment ", "commitment ", "commitment 0", "proof-commitment"),
        ("word 0", "raven", "crow", "proof-seed"),
        (" roll dice=", " dice=", " dice=0,", "proof-luck"),
        (" roll dice=", " roll", " end-turn", "proof-pick"),
    ],
)
def test_a_journal_that_was_changed_proves_nothing(
    home: House, finished: tuple[str, str], part: str, old: str, new: str, key: str
) -> None:
    text = home.visitor("Vi").http.get(f"/api/tables/{finished[0]}/journal").text
    line = next(line for line in text.splitlines() if part in line)
    assert longhouse.verify(text.replace(line, line.replace(old, new), 1)).key == key


def test_a_change_in_the_database_is_found(home: House) -> None:
    """The host cannot choose another roll afterwards."""
    ada = home.visitor("Ada")
    table = make(ada, BOT, BOT, settings={"trade_max_offers_per_turn": "0"})
    watch_to_the_end(home, table).close()
    entries = home.run(home.app.state.store.entries(table))
    number, roll = next((entry.version, entry.line) for entry in entries if " roll dice=" in entry.line)
    before, _, dice = roll.strip().rpartition("=")
    one, other = dice.split(",")
    home.run(rewrite(home, table, number, f"{before}={other},{7 - int(one)}\n"))
    told = proof_of(ada, table)
    assert (told["verdict"], told["finding"]["key"]) == ("wrong", "proof-luck")
    assert told["finding"]["args"]["number"] == number - 1
    assert told["finding"]["args"]["drawn"] == f"dice={dice}"


async def rewrite(home: House, table: str, version: int, line: str) -> None:
    async with home.app.state.database.writing() as session:
        here = (EntryRow.table_id == table, EntryRow.version == version)
        await session.execute(update(EntryRow).where(*here).values(line=line))


# --- no proof


def test_no_proof_before_the_end(home: House) -> None:
    ada = home.visitor("Ada")
    table = make(ada, ME, BOT)
    refused(ada.http.get(f"/api/tables/{table}/proof"), 409, "not-over")
    refused(ada.http.get("/api/tables/nowhere/proof"), 404, "unknown-table")


def test_a_seed_that_was_chosen_is_no_proof(home: House) -> None:
    ada = home.visitor("Ada")
    table = make(ada, BOT, BOT, seed="7", settings={"trade_max_offers_per_turn": "0"})
    watch_to_the_end(home, table).close()
    told = proof_of(ada, table)
    assert (told["verdict"], told["commitment"], told["secret"], told["seed"]) == ("none", None, None, "7")
    assert told["finding"]["key"] == "proof-seed-only"


def test_a_journal_that_was_brought_here_was_not_promised_here(home: House, finished: tuple[str, str]) -> None:
    ada = home.visitor("Ada")
    text = ada.http.get(f"/api/tables/{finished[0]}/journal").text
    copy = ada.http.post("/api/journals", content=text.encode()).json()["id"]
    told = proof_of(ada, copy)
    assert (told["verdict"], told["finding"]["key"], told["commitment"]) == ("none", "proof-brought", None)
    assert ada.http.get(f"/api/tables/{copy}/journal").text == text
    assert look(ada, copy)["table"]["commitment"] is None


def test_a_rematch_has_a_secret_of_its_own_and_no_words(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = make(ada, ME, OPEN, settings={"trade_max_offers_per_turn": "0"})
    bo.http.post(f"/api/tables/{table}/sit", json={"seat": 1})
    add(ada, table, 0, "raven")
    for path in ("start", "leave"):
        assert ada.http.post(f"/api/tables/{table}/{path}").is_success
    assert bo.http.post(f"/api/tables/{table}/leave").is_success
    watch_to_the_end(home, table).close()
    again = look(ada, ada.http.post(f"/api/tables/{table}/rematch").json()["id"])
    assert again["table"]["commitment"] not in (None, look(ada, table)["table"]["commitment"])
    assert [seat["word"] for seat in again["seats"]] == ["", ""]


def test_a_game_with_everything_in_it_can_be_verified_too(home: House) -> None:
    """Three bots play the whole game; journal and proof are valid."""
    ada = home.visitor("Ada")
    table = make(ada, BOT, BOT, BOT, settings={"mode": "full"})
    watch_to_the_end(home, table).close()
    told = proof_of(ada, table)
    assert (told["verdict"], told["finding"]["key"]) == ("right", "proof-right")
    journal = ada.http.get(f"/api/tables/{table}/journal").text
    assert "mode=full" in journal
    assert longhouse.verify(journal).verdict == 0
    assert longhouse.replay(journal).table.over
