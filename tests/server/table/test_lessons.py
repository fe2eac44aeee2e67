"""Lessons at a table: what is refused, what comes next, back, skip, leave, and what survives a restart."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from longhouse.lessons.course import read_kept
from longhouse.server.store.models import TableRow
from tests.server.house import House, Talker, Visitor, house

OFFER = ("propose", "add/wool", "done", "add/brick", "send")


def begin(visitor: Visitor, **wish: Any) -> str:
    answer = visitor.http.post("/api/lessons/watch/catan", json=wish)
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["id"]
    return found


def progress(visitor: Visitor) -> dict[str, Any]:
    found: list[dict[str, Any]] = visitor.http.get("/api/lessons").json()
    return next(entry for entry in found if (entry["game"], entry["name"]) == ("watch", "catan"))


class Learner:
    """A socket in a lesson that knows what it is taught."""

    def __init__(self, visitor: Visitor, **wish: Any) -> None:
        self.table = begin(visitor, **wish)
        self.talker: Talker = visitor.join(self.table)

    @property
    def lesson(self) -> dict[str, Any]:
        """The latest that was said; empty at an ordinary table."""
        told = [frame for frame in self.talker.frames if frame["type"] in ("state", "lesson")]
        return told[-1]["lesson"] or {}

    def wish(self, kind: str, step: int | None = None) -> dict[str, Any]:
        """Next, back, skip or leave; the answer."""
        name = self.talker.next_id()
        shown = self.lesson
        number = shown.get("step", 0) + shown.get("end", False) if step is None else step
        self.talker.say(type=f"lesson_{kind}", id=name, step=number)
        return self.talker.hear("done", "error")

    def hear(self, id: str) -> dict[str, Any]:
        """Wait until this step is taught, and nothing of the script is left."""
        while (shown := self.lesson).get("id") != id or shown["busy"]:
            self.talker.hear("lesson", "state")
        return shown

    def is_left(self) -> None:
        """Wait until the table is an ordinary one."""
        while self.lesson:
            self.talker.hear("lesson", "state")

    def pick(self, *options: str) -> None:
        for option in options:
            assert self.talker.pick(option, 0)["type"] == "done"
            self.talker.hear("update", "patch")


@pytest.fixture(scope="module")
def ada(home: House) -> Visitor:
    return home.visitor("Ada")


def test_a_lesson_is_listed_with_its_chapters(home: House) -> None:
    found = progress(home.visitor("Newcomer"))
    assert (found["state"], found["step"], found["steps"], found["table"]) == ("new", 0, 17, None)
    assert found["title"]["key"] == "watch-lesson-catan-title"
    assert len(found["chapters"]) == 8


def test_a_lesson_from_its_first_step_to_the_second_chapter(home: House) -> None:
    bea = home.visitor("Bea")
    learner = Learner(bea)
    first = learner.lesson
    assert (first["id"], first["step"], first["of"], first["accepted"]) == ("aim", 1, 17, [])
    assert (first["next"], first["back"], first["skip"], first["busy"]) == (True, False, False, False)
    learner.wish("next")
    house_step = learner.hear("house")
    assert house_step["accepted"] == ["settlement/-1,0,N"]
    assert house_step["lights"][0] == {"kind": "intersection", "name": "-1,0,N"}
    learner.pick("settlement/-1,0,N")
    assert learner.hear("track")["did"]["key"] == "watch-lesson-catan-house-done"
    learner.pick("road/-1,0,NW")
    learner.hear("second-house")  # the script has picked four times for Orm
    assert learner.talker.seq == 6
    assert progress(bea)["state"] == "begun"
    assert progress(bea)["step"] == 4


def test_a_wrong_pick_is_refused_with_an_answer_and_nothing_is_played(ada: Visitor) -> None:
    learner = Learner(ada, at="offer")
    seq = learner.talker.seq
    refused = learner.talker.pick("go-on", 0)
    assert (refused["type"], refused["why"]["key"]) == ("refused", "watch-lesson-catan-trade-first")
    assert (refused["rule"], refused["seq"]) == ("GW-3.3", seq)
    learner.talker.hear("state")
    assert learner.talker.seq == seq
    illegal = learner.talker.pick("end-turn", 0)
    assert not illegal["why"]["key"].startswith("watch-lesson")


def test_undo_takes_the_lesson_back(ada: Visitor) -> None:
    learner = Learner(ada, at="road")
    learner.pick("go-on", "road/0,1,E")
    learner.hear("end-turn")
    name = learner.talker.next_id()
    learner.talker.say(type="undo", id=name, seq=learner.talker.seq, seat=0)
    assert learner.talker.hear("done", "refused")["type"] == "done"
    assert learner.hear("road")["accepted"] == ["road/0,1,E"]


def test_back_undoes_what_was_rolled_and_the_same_is_rolled_again(ada: Visitor) -> None:
    learner = Learner(ada, at="roll")
    learner.pick("roll")
    learner.hear("offer")
    cards = learner.talker.state["picture"]
    learner.wish("back")
    assert learner.hear("roll")["accepted"] == ["roll"]
    assert learner.talker.options(0) == ["roll"]
    learner.pick("roll")
    learner.hear("offer")
    assert learner.talker.state["picture"] == cards


def test_skip_makes_the_lessons_own_picks(ada: Visitor) -> None:
    learner = Learner(ada, at="offer")
    learner.wish("skip")
    deal = learner.hear("deal")
    assert deal["accepted"] == ["close/1"]
    assert [topic["title"]["key"] for topic in deal["topics"] if topic["skipped"]] == ["watch-lesson-catan-bargain"]


def test_a_message_about_another_step_does_nothing(ada: Visitor) -> None:
    learner = Learner(ada, anew=True)
    learner.wish("next", 1)
    learner.hear("house")
    assert learner.wish("next", 1)["type"] == "done"
    assert learner.wish("skip", 7)["type"] == "done"
    assert learner.wish("back", 5)["type"] == "done"
    assert learner.lesson["id"] == "house"


def test_the_end_and_an_ordinary_game_after_it(home: House) -> None:
    cid = home.visitor("Cid")
    learner = Learner(cid, at="points")
    learner.wish("next")
    end = learner.hear("")
    assert (end["end"], end["accepted"], end["say"]["key"]) == (True, None, "lesson-end")
    assert progress(cid)["state"] == "open"
    learner.wish("leave")
    learner.is_left()
    learner.pick("roll")
    learner.pick("go-on", "end-turn")
    while not any(decision["seat"] == 0 for decision in learner.talker.state["decisions"]):
        learner.talker.hear("update", "patch", "state")  # the bot has its turn
    assert learner.wish("next", 18)["why"]["key"] == "room-no-lesson"
    assert begin(cid) != learner.table


def test_a_pick_at_the_end_plays_on(home: House) -> None:
    learner = Learner(home.visitor("Dora"), at="points")
    learner.wish("next")
    learner.hear("")
    learner.pick("roll")
    learner.is_left()


def test_a_lesson_is_found_again_and_begun_anew_on_request(ada: Visitor) -> None:
    table = begin(ada, anew=True)
    assert begin(ada) == table
    assert begin(ada, anew=True) != table
    mine = ada.http.get("/api/tables?mine=1").json()
    assert {entry["table"]["lesson"] for entry in mine if entry["table"]["id"] == table} == {"catan"}


def test_progress_stays_with_a_guest_who_signs_up_and_with_the_account_elsewhere(home: House) -> None:
    guest = home.visitor("Gro")
    learner = Learner(guest)
    learner.wish("next")
    learner.hear("house")
    wish = {"name": "Gro", "password": "a long winter night"}
    made = guest.http.post("/api/accounts", json=wish)
    assert made.status_code == 201
    guest.http.headers["x-csrf-token"] = made.json()["csrf"]
    assert (progress(guest)["state"], progress(guest)["step"]) == ("begun", 2)
    assert begin(guest) == learner.table
    elsewhere = home.visitor("Newcomer")
    assert elsewhere.http.post("/api/login", json=wish).status_code == 200
    assert progress(elsewhere)["table"] == learner.table


def test_nobody_watches_a_lesson(home: House, ada: Visitor) -> None:
    table = begin(ada)
    stranger = home.visitor("Stranger").call(table)
    stranger.say(type="hello")
    assert stranger.hear("error")["code"] == "no-spectators"


def test_what_cannot_be_learned(ada: Visitor) -> None:
    assert ada.http.post("/api/lessons/watch/nothing", json={}).status_code == 404
    assert ada.http.post("/api/lessons/nothing/catan", json={}).status_code == 404
    assert ada.http.post("/api/lessons/watch/catan", json={"at": "nowhere"}).json()["field"] == "at"


def test_who_has_the_name_of_the_story_meets_somebody_else(home: House) -> None:
    learner = Learner(home.visitor("Orm"))
    names = [seat["name"] for seat in learner.talker.state["seats"]]
    assert names[0] == "Orm"
    assert names[1] != "Orm"


def test_a_lesson_survives_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as first:
        eve = first.visitor("Eve")
        learner = Learner(eve, at="offer")
        learner.wish("back")
        learner.hear("roll")
        learner.pick("roll")
        learner.hear("offer")
        learner.pick("propose")
    with house(tmp_path) as second:
        talker = second.visitor("Eve", eve.http.cookies).join(learner.table)
        assert talker.state["lesson"]["id"] == "offer"
        assert talker.state["lesson"]["accepted"] == ["add/wool"]


def test_a_lesson_that_has_changed_begins_again_at_the_nearest_step(tmp_path: Path) -> None:
    """The file cannot be changed here, so what is kept names another one, and a step that it does not have."""
    with house(tmp_path) as first:
        fay = first.visitor("Fay")
        table = begin(fay, at="offer")
        kept = first.run(first.app.state.store.find(table)).course
        old = kept.replace(read_kept(kept).fingerprint, "0123456789abcdef").replace('"offer"', '"was-once"')

        async def change() -> None:
            async with first.app.state.database.writing() as session:
                await session.execute(update(TableRow).where(TableRow.id == table).values(course=old))

        first.run(change())
        talker = fay.join(table)
        assert talker.state["lesson"]["id"] == "offer"
        assert (talker.state["lesson"]["accepted"], talker.state["seq"]) == (["propose"], 9)
        assert talker.state["lesson"]["renewed"]
