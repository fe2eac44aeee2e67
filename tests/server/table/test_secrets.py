"""Change what a viewer cannot see, and that viewer's bytes do not change."""

import json
import re
from collections.abc import Iterator

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

import longhouse
from longhouse import SPECTATOR, Event, Table, determinize
from longhouse.kernel.chance import KEYED
from longhouse.kernel.proof import commitment_of, seed_of
from longhouse.kernel.zone import FACE_DOWN
from longhouse.server.table import story
from longhouse.server.wire.wire import ENCODER
from tests.properties.playing import STABLE, eyes, tables_in_play, walk
from tests.server.house import Frame, House, Talker, Visitor
from tests.server.table.test_sync import propose

pytestmark = pytest.mark.usefixtures("hnefatafl")  # any game may come in `tables_in_play`

WISH = {"game": "watch", "watch": "all", "settings": {"mode": "base"}}
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]


def told(table: Table, viewer: int) -> bytes:
    """All that a viewer can learn of a table as it is now, including what it may ask for."""
    view = table.view(viewer)
    log = story.events(view, [(1, event) for event in table.events], NAMES)
    asked = story.decisions(view, NAMES)
    options = [option.text for decision in asked for option in decision.options]
    every = [table.spell(option) for option in table.vocabulary()][:: max(1, len(table.vocabulary()) // 40)]
    previews = [story.preview(view, viewer, text, "", NAMES) for text in options]
    reasons = [story.reason(view, viewer, text, "", NAMES) for text in every] if viewer != SPECTATOR else []
    return ENCODER.encode([story.scenery(view), story.picture(view), asked, previews, reasons, log])


@given(tables_in_play(), st.data())
@STABLE
def test_what_a_viewer_cannot_see_does_not_change_its_bytes(table: Table, data: st.DataObject) -> None:
    viewer = data.draw(st.sampled_from(eyes(table)))
    other = longhouse.load(longhouse.save(table))
    determinize(other, viewer, "another world")
    other.events = [elsewhere(event, viewer) for event in table.events]
    assert told(other, viewer) == told(table, viewer)


def elsewhere(event: Event, viewer: int) -> Event:
    """The events in another world, in which something else was hidden from this viewer."""
    hidden = [arg for arg in event.seen_from(viewer).args[event.public :] if arg != FACE_DOWN]
    args = event.args[: event.public] + [hidden[i] if hidden else 0 for i in range(len(event.args) - event.public)]
    return Event(event.kind, event.rule, event.seat, args, event.public, event.seen_by)


@pytest.mark.parametrize(
    ("game", "settings"),
    [("watch", {"mode": "base"}), ("watch", {"mode": "full"}), ("northgard", {"creatures": "true"})],
)
def test_the_log_of_a_whole_game_tells_nobody_what_is_hidden(game: str, settings: dict[str, str]) -> None:
    table = longhouse.new_table(game, players=3, seed=7, settings=settings)
    table.record_events()
    found = 0
    for _ in walk(table, 7):
        for viewer in eyes(table):
            log = [(1, event) for event in table.events]
            other = [(1, elsewhere(event, viewer)) for event in table.events]
            found += sum(mine.args != its.args for (_, mine), (_, its) in zip(log, other, strict=True))
            view = table.view(viewer)
            assert ENCODER.encode(story.events(view, other, NAMES)) == ENCODER.encode(story.events(view, log, NAMES))
    assert found > 20


# --- on the wire


def numbers_and_texts(value: object) -> Iterator[object]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from numbers_and_texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from numbers_and_texts(inner)
    else:
        yield value


def test_a_spectator_of_a_whole_game_is_told_no_secret(home: House) -> None:
    """No seed, no hand, no card that was bought or robbed; until the game is over."""
    secret = "a-seed-that-nobody-may-see"
    table = home.table("greedy", "greedy", "greedy", seed=secret)
    spectator = home.visitor("Vi").join(table)
    while not spectator.state["over"]:
        spectator.read()
    before = [frame for frame in spectator.frames if not frame.get("over")]
    assert not any(secret in str(part) for frame in before for part in numbers_and_texts(frame))
    for frame in before:
        for seat in (frame.get("picture") or {}).get("seats", []):
            assert seat["hand"]["cards"] is None
            assert seat["development"]["held"]["cards"] is None
            assert seat["laid"] is None
        for event in frame.get("events", []):
            if event["kind"] in ("watch-event-robbed", "watch-event-bought"):
                assert event["args"][-1] == -1
                assert "hidden" in event["label"]["args"].values()
        assert all(decision["options"] == [] for decision in frame.get("decisions", []))


def test_a_second_socket_of_a_seated_person_gains_nothing(home: House) -> None:
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = home.table(ada, bo)
    first = ada.join(table)
    second = ada.join(table, seat=1)
    assert second.state["viewer"] == 0
    assert second.state["picture"] == first.state["picture"]


def answers(home: House, seed: str, *bo_says: str) -> list[Frame]:
    """What Cy receives during a trade while Bo answers like this, until the last answer is in."""
    people = [home.visitor(name) for name in ("Ada", "Bo", "Cy")]
    table = home.table(*people, seed=seed, first_player="seat")
    talkers = [person.join(table) for person in people]
    propose(talkers)
    start = len(talkers[2].frames)
    for option in bo_says:
        bo = talkers[1]
        chosen = next(text for text in bo.options(1) if text.partition("/")[0] == option)
        assert bo.pick(chosen, 1)["type"] == "done"
        bo.until_quiet()
        talkers[2].until_quiet()
    return [without_ids(frame, table) for frame in talkers[2].frames[start:] if frame["type"] != "pong"]


def without_ids(frame: Frame, table: str) -> Frame:
    plain: Frame = json.loads(json.dumps(frame).replace(table, "table"))
    return plain


def test_what_is_chosen_in_secret_is_not_told_by_how_long_it_takes(home: House) -> None:
    """Bo declines, or begins to make a counter-offer: Cy learns that Bo has answered, or nothing at all."""
    declined = answers(home, "7", "decline")
    assert [decision["seat"] for decision in declined[-1]["decisions"]] == [2]
    assert answers(home, "7", "counter") == []
    assert answers(home, "7", "counter", "add") == []


def test_no_number_tells_how_far_the_others_are(home: House) -> None:
    """Bo declines at once, or makes a counter-offer in several picks: all that Cy receives is the same, even after
    reconnecting; and when Cy, the last, has answered, no number reveals what Bo did meanwhile."""
    told, numbers, own = [], [], []
    for bo_says in (["decline"], ["counter", "add", "done", "add", "send"]):
        people = [home.visitor(name) for name in ("Ada", "Bo", "Cy")]
        table = home.table(*people, seed="7", first_player="seat")
        talkers = [person.join(table) for person in people]
        propose(talkers)
        before = talkers[2].state
        answer(talkers[1], 1, *bo_says)
        seen = people[2].join(table, seen=before["version"])
        missed = seen.read()
        refused = talkers[2].pick("roll", 2)
        whole = people[2].join(table).state
        answered = seen.pick("counter", 2, seq=before["seq"])
        heard = [missed, refused["seq"], whole["seq"], whole["version"], answered["seq"]]
        told.append(json.dumps(heard).replace(table, "table").replace(answered["id"], "id"))
        assert whole["seq"] == before["seq"] + 1  # Bo has answered
        answer(seen, 2, "add", "done", "add", "send")
        answer(talkers[0], 0, "withdraw")
        numbers.append([numbers_of(talker) for talker in (talkers[0], talkers[2], seen)])
        talkers[1].until_quiet()
        own.append(talkers[1].seq)
    assert told[0] == told[1]
    assert numbers[0] == numbers[1]
    assert own[0] + 4 == own[1]


def answer(talker: Talker, seat: int, *options: str) -> None:
    for option in options:
        talker.until_quiet()
        found = next(text for text in talker.options(seat) if text.partition("/")[0] == option)
        assert talker.pick(found, seat)["type"] == "done"
    talker.until_quiet()


def numbers_of(talker: Talker) -> list[object]:
    """From everything a viewer received: the seqs, and those of events."""
    talker.until_quiet()
    told = [frame for frame in talker.frames if "seq" in frame]
    return [
        (frame["type"], frame["seq"], frame.get("version"), sorted({event["seq"] for event in frame.get("events", [])}))
        for frame in told
    ]


def test_nobody_is_told_how_far_the_others_are_by_a_refusal(home: House) -> None:
    """What Cy may ask for meanwhile depends on nothing that Bo does."""
    outcomes = []
    for bo_says in ([], ["counter"]):
        people = [home.visitor(name) for name in ("Ada", "Bo", "Cy")]
        table = home.table(*people, seed="7", first_player="seat")
        talkers = [person.join(table) for person in people]
        propose(talkers)
        for option in bo_says:
            talkers[1].pick(next(text for text in talkers[1].options(1) if text.partition("/")[0] == option), 1)
        outcomes.append(asked_around(talkers[2]))
    assert outcomes[0] == outcomes[1]


def asked_around(talker: Talker) -> list[object]:
    answers: list[object] = []
    for kind in ("why", "preview"):
        for option in ("accept", "decline", "roll", "close/1", "nonsense"):
            talker.say(type=kind, id="q", seat=2, option=option)
            answers.append(talker.hear("reason", "preview"))
    talker.say(type="undo", id="u", seq=talker.seq, seat=2)
    refused = talker.hear("refused")
    answers.append(refused["why"])
    return answers


def test_the_word_for_a_seed_is_in_no_message_of_a_running_game(home: House) -> None:
    ada = home.visitor("Ada")
    talker = ada.join(home.table(ada, "greedy", seed="another-secret-seed"))
    assert talker.state["table"]["seed"] is None
    assert not re.search("another-secret-seed", json.dumps(talker.frames))


def test_neither_the_secret_nor_the_seed_leaves_before_the_end(home: House) -> None:
    """Neither in the waiting room nor during the game: by socket, REST, journal, replay or proof."""
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    word = "5e" * 16
    made = ada.http.post("/api/tables", json=WISH | {"seats": [{"kind": "me"}, {"kind": "open"}]})
    table = made.json()["id"]
    talkers = [ada.join(table), bo.join(table)]
    seat = {"seat": 1, "promise": commitment_of(word)}
    answers = [made, bo.http.post(f"/api/tables/{table}/sit", json=seat)]
    answers += looked_at(bo, table)
    answers.append(ada.http.post(f"/api/tables/{table}/start"))
    answers += looked_at(bo, table)
    assert word not in "".join(answer.text for answer in answers)
    answers.append(bo.http.post(f"/api/tables/{table}/word", json={"word": word}))
    for talker in talkers:
        talker.until(1)
    mover = next(seat for seat, talker in enumerate(talkers) if talker.options(seat))
    talkers[mover].pick(talkers[mover].options(mover)[0], mover)
    answers += looked_at(bo, table)
    for talker in talkers:
        talker.until_quiet()
    stored = home.run(home.app.state.store.find(table))
    heard = "".join(answer.text for answer in answers) + json.dumps([talker.frames for talker in talkers])
    assert heard.count(commitment_of(stored.secret)) >= len(talkers)
    assert word in heard
    assert stored.seed == seed_of(stored.secret, ["", word], KEYED)
    assert stored.secret not in heard
    assert stored.seed not in heard


def looked_at(visitor: Visitor, table: str) -> list[httpx.Response]:
    """All that can be asked about a table."""
    paths = ("", "/journal", "/proof", "/replay", "/replay?as=spectator")
    asked = [visitor.http.get(f"/api/tables/{table}{path}") for path in paths]
    return [*asked, visitor.http.get("/api/tables?mine=1"), visitor.http.get("/api/tables?open=1")]
