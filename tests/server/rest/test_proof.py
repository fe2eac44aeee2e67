"""Dice that can be checked: what is shown before the game, the words of the players, and the secret at its end."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

import longhouse
from longhouse.kernel.chance import KEYED, keyed
from longhouse.kernel.proof import commitment_of, seed_of
from longhouse.server.store.facts import TableInfo
from longhouse.server.store.models import EntryRow
from longhouse.server.store.store import Taken
from longhouse.server.table.record import Record
from tests.server.house import PATIENCE, House, Talker, Visitor, house
from tests.server.refusals import refused
from tests.server.rest.test_lobby import BOT, ME, OPEN, look, make

WORDS = ["5e" * 16, "0f" * 32, ""]


def promise(visitor: Visitor, table: str, word: str) -> Any:
    return visitor.http.post(f"/api/tables/{table}/promise", json={"promise": commitment_of(word)})


def reveal(visitor: Visitor, table: str, word: str) -> Any:
    return visitor.http.post(f"/api/tables/{table}/word", json={"word": word})


def start(visitor: Visitor, table: str) -> Any:
    return visitor.http.post(f"/api/tables/{table}/start").json()["table"]


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
    table = make(ada, ME, OPEN, BOT, settings={"trade_max_offers_per_turn": "0"}, promise=commitment_of(WORDS[0]))
    seat = {"seat": 1, "promise": commitment_of(WORDS[1])}
    assert bo.http.post(f"/api/tables/{table}/sit", json=seat).is_success
    promised = look(bo, table)["table"]["commitment"]
    assert start(ada, table)["status"] == "starting"
    for visitor, word in zip((bo, ada), (WORDS[1], WORDS[0]), strict=True):
        assert reveal(visitor, table, word).is_success
        assert visitor.http.post(f"/api/tables/{table}/leave").is_success
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


def test_nothing_is_drawn_before_every_promised_word_is_there(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = make(ada, ME, OPEN, BOT, promise=commitment_of(WORDS[0]))
    seat = {"seat": 1, "promise": commitment_of(WORDS[1])}
    told = bo.http.post(f"/api/tables/{table}/sit", json=seat).json()["table"]
    assert told["promises"] == [commitment_of(WORDS[0]), commitment_of(WORDS[1]), ""]
    talker = ada.join(table)
    assert (start(ada, table)["status"], told["words"]) == ("starting", ["", "", ""])
    told = reveal(bo, table, WORDS[1]).json()["table"]
    assert (told["status"], told["words"]) == ("starting", ["", WORDS[1], ""])
    assert home.run(home.app.state.store.entries(table)) == []
    assert reveal(bo, table, WORDS[1]).is_success
    assert reveal(ada, table, WORDS[0]).json()["table"]["words"] == WORDS
    while not talker.state.get("picture"):
        talker.read()
    assert (talker.state["table"]["status"], talker.state["table"]["words"]) == ("playing", WORDS)
    stored = home.run(home.app.state.store.find(table))
    assert stored.seed == seed_of(stored.secret, WORDS, KEYED)


def test_a_table_that_starts_at_once_waits_for_the_word_too(home: House) -> None:
    """The creator has the commitment before the server can know the word."""
    ada = home.visitor("Ada")
    seats = [ME, {"kind": "hotseat", "name": "Di"}, BOT]
    wish = {"game": "watch", "seats": seats, "settings": {"mode": "base"}, "promise": commitment_of(WORDS[0])}
    made = ada.http.post("/api/tables", json=wish).json()
    told = look(ada, made["id"])["table"]
    assert (told["status"], told["commitment"]) == ("starting", made["commitment"])
    told = reveal(ada, made["id"], WORDS[0]).json()["table"]
    assert (told["status"], told["words"]) == ("playing", [WORDS[0], "", ""])


def test_a_promise_may_be_renewed_until_the_start_and_leaves_with_its_person(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = make(ada, ME, OPEN)
    bo.http.post(f"/api/tables/{table}/sit", json={"seat": 1})
    talker = ada.join(table)
    promise(bo, table, WORDS[1])
    told = promise(bo, table, WORDS[0]).json()["table"]
    assert told["promises"] == ["", commitment_of(WORDS[0])]
    while talker.state["table"]["promises"] != told["promises"]:
        talker.read()
    bo.http.post(f"/api/tables/{table}/leave")
    assert look(ada, table)["table"]["promises"] == ["", ""]


def test_promises_and_words_that_are_refused(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = make(ada, ME, OPEN, promise=commitment_of(WORDS[0]))
    refused(promise(bo, table, WORDS[1]), 403, "not-seated")
    refused(reveal(bo, table, WORDS[0]), 403, "word-other", "word")
    refused(reveal(ada, table, WORDS[1]), 403, "word-other", "word")
    refused(reveal(ada, table, WORDS[0]), 409, "word-late")  # it would be known before the others have promised
    refused(reveal(ada, table, "raven"), 422, "field-wrong", "word")
    refused(reveal(ada, "nowhere", WORDS[0]), 404, "unknown-table")
    bo.http.post(f"/api/tables/{table}/sit", json={"seat": 1})
    start(ada, table)
    assert promise(bo, table, WORDS[1]).json()["table"]["promises"] == [commitment_of(WORDS[0]), ""]  # too late
    reveal(ada, table, WORDS[0])
    assert look(ada, table)["table"]["words"] == [WORDS[0], ""]
    chosen = make(ada, ME, BOT, seed="7", promise=commitment_of(WORDS[0]))
    assert look(ada, chosen)["table"]["promises"] == ["", ""]
    refused(promise(ada, chosen, WORDS[0]), 409, "promise-chosen")


def test_a_word_that_does_not_come_is_replaced_by_its_promise(tmp_path: Path) -> None:
    with house(tmp_path, words_within=0.01) as home:
        ada = home.visitor("Ada")
        table = make(ada, ME, BOT, settings={"trade_max_offers_per_turn": "0"}, promise=commitment_of(WORDS[0]))
        talker = ada.join(table)
        while not talker.state.get("picture"):
            talker.read()
        promised = [commitment_of(WORDS[0]), ""]
        assert talker.state["table"]["words"] == talker.state["table"]["promises"] == promised
        refused(reveal(ada, table, WORDS[0]), 409, "word-late")
        stored = home.run(home.app.state.store.find(table))
        assert stored.seed == seed_of(stored.secret, promised, KEYED)
        ada.http.post(f"/api/tables/{table}/leave")
        [head, *_] = home.run(home.app.state.store.entries(table))
        assert f"promise 0 {promised[0]}\nword 0 {promised[0]}\n" in head.line
        assert longhouse.verify(head.line).key == "proof-unrevealed"


def test_a_word_that_comes_at_the_last_moment_is_not_lost(home: House) -> None:
    """From another process, between reading the table and the deal: then it is dealt with the word after all."""
    ada, store = home.visitor("Ada"), home.app.state.store
    made = make(ada, ME, BOT, promise=commitment_of(WORDS[0]))
    table = home.run(store.find(made))
    home.run(store.reveal(made, replace(table.seats[0], word=WORDS[0])))
    with pytest.raises(Taken):
        home.run(home.app.state.rooms.dealer.deal(table))
    assert home.run(store.find(made)).status == "starting"
    home.run(home.app.state.rooms.dealer.deal_in_any_case(made))
    begun = home.run(store.find(made))
    assert begun.seed == seed_of(begun.secret, [WORDS[0], ""], KEYED)
    with pytest.raises(Taken):
        home.run(store.reveal(made, begun.seats[0]))


def test_a_room_that_is_opened_during_the_deal_shows_the_game(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has read the table before it was dealt: whoever comes in must not wait for a game that has begun."""
    rooms, store, read = home.app.state.rooms, home.app.state.store, home.app.state.rooms.record

    async def deal_meanwhile() -> None:
        looked, dealt = asyncio.Event(), asyncio.Event()

        async def slow(table: TableInfo) -> Record | None:
            found: Record | None = await read(table)
            looked.set()
            await dealt.wait()
            return found

        monkeypatch.setattr(rooms, "record", slow)
        opening = asyncio.create_task(rooms.open(made))
        await looked.wait()
        monkeypatch.setattr(store, "start", after(store.start, dealt))
        await rooms.dealer.deal_in_any_case(made)
        room = await opening
        async with asyncio.timeout(PATIENCE):
            while room.record is None:
                await asyncio.sleep(0.01)

    made = make(home.visitor("Ada"), ME, OPEN, promise=commitment_of(WORDS[0]))
    home.visitor("Bo").http.post(f"/api/tables/{made}/sit", json={"seat": 1})
    home.run(store.close_promises(made))
    home.run(deal_meanwhile())


def after(start: Callable[..., Awaitable[None]], dealt: asyncio.Event) -> Callable[..., Awaitable[None]]:
    async def started(*args: Any) -> None:
        await start(*args)
        dealt.set()

    return started


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
    assert told["promises"] == [*map(commitment_of, WORDS[:2]), ""]
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
        ("word 0", "5e5e", "5e5f", "proof-word"),
        ("promise 0", "promise 0", "# 0", "proof-word"),
        ("seed ", "seed ", "seed 0", "proof-seed"),
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


def test_a_rematch_has_a_secret_and_promises_of_its_own(home: House, finished: tuple[str, str]) -> None:
    table = finished[0]
    host = home.run(home.app.state.store.find(table)).host
    ada = next(visitor for visitor in home.visitors if visitor.id == host)
    told = ada.http.post(f"/api/tables/{table}/rematch", json={"promise": commitment_of(WORDS[1])}).json()
    again = look(ada, told["id"])["table"]
    assert (again["status"], again["commitment"]) == ("open", told["commitment"])
    assert again["commitment"] != finished[1]
    assert (again["promises"], again["words"]) == ([commitment_of(WORDS[1]), "", ""], ["", "", ""])


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
