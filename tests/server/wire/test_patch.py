"""Patches: what they say is what has changed, for any JSON and for every viewer at every pick of random games."""

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import longhouse
from longhouse.games import NAMES
from longhouse.server.table import story
from longhouse.server.wire.patch import ENCODER, apply, patch
from longhouse.server.wire.written import Pen, Written
from tests.properties import playing

VECTORS = json.loads((Path(__file__).parents[3] / "docs" / "patches.json").read_text(encoding="utf-8"))
PICKS = 100  # of each game
PEOPLE = ["Ada", "Bo", "Cyd", "Dag", "Eir"]
BUDGET = 6000  # bytes for a pick, to all players together, without its events
SETTINGS = {"watch": {"mode": "full"}, "northgard": {"creatures": "true"}}

plain = st.none() | st.booleans() | st.integers(-2, 2) | st.sampled_from(["", "a", "б"]) | st.just(0.5)
values = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3)
)
pictures = st.dictionaries(st.sampled_from("abcd"), values)


def text(value: object) -> str:
    """Equal only if the JSON is: for Python 1 and True are the same."""
    return json.dumps(value, sort_keys=True)


def sent(value: object) -> Any:
    """As it arrives."""
    return json.loads(ENCODER.encode(value))


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["case"] for vector in VECTORS])
def test_vectors(vector: dict[str, Any]) -> None:
    """web/src/patch.test.ts checks the same."""
    assert sent(patch(vector["before"], vector["after"])) == vector["changes"]
    assert text(apply(vector["before"], vector["changes"])) == text(vector["after"])


@playing.STABLE
@given(before=values, after=values)
def test_any_json(before: object, after: object) -> None:
    was = text(before)
    assert text(apply(before, sent(patch(before, after)))) == text(after)
    assert text(before) == was
    assert patch(before, sent(before)) == []


# --- pictures as they were written


@playing.STABLE
@given(before=pictures, after=pictures, kept=st.sets(st.sampled_from("abcd")))
def test_what_is_kept_as_it_was_written_gives_the_same_patches(
    before: dict[str, object], after: dict[str, object], kept: set[str]
) -> None:
    """Whether a part is the same object as before, an equal one, or another."""
    after |= {key: before[key] for key in kept & before.keys()}
    pen = Pen()
    changes = sent(pen.patch(Pen().write(before), pen.write(after)))
    assert text(apply(before, changes)) == text(after)
    assert len(ENCODER.encode(changes)) <= len(ENCODER.encode([([key], value) for key, value in after.items()])) + 99
    assert pen.patch(pen.write(after), Pen().write(sent(after))) == []


def test_what_viewers_have_in_common_is_written_once() -> None:
    """And compared once, but for each place where it lies."""
    old, new = [{"coins": 1}, {"coins": 2}], [{"coins": 1}, {"coins": 3}]
    before, pen = Pen().write({"mine": old, "yours": old}), Pen()
    after = pen.write({"mine": new, "yours": new})
    assert after["mine"] is after["yours"]
    assert pen.patch(before, after) == [(["mine", 1, "coins"], 3), (["yours", 1, "coins"], 3)]
    another = pen.write({"mine": [new[0], {"coins": 4}], "yours": new})
    assert another["yours"] is after["yours"] and another["mine"][0] is after["mine"][0]
    assert pen.patch(before, another) == [(["mine", 1, "coins"], 4), (["yours", 1, "coins"], 3)]


@pytest.mark.parametrize("game", NAMES)
def test_every_viewer_at_every_pick(game: str) -> None:
    """What is made for all viewers together is what each would get alone, and patches lead from one to the next."""
    players = max(longhouse.find_game(game).players)
    table = longhouse.new_table(game, players=players, seed=5, settings=SETTINGS.get(game, {}))
    table.record_events()
    shown: dict[int, Written] = {viewer: {} for viewer in playing.eyes(table)}
    received: dict[int, Any] = {viewer: {} for viewer in shown}
    sizes = [0, 0]
    for now in islice(playing.walk(table, 5), PICKS):
        log = [(0, event) for event in now.events]
        common, pen = story.in_common(now, log, PEOPLE), Pen()
        for viewer in playing.eyes(now):
            view = now.view(viewer)
            assert story.decisions(view, PEOPLE, common) == story.decisions(view, PEOPLE)
            assert story.events(view, log, PEOPLE, common) == story.events(view, log, PEOPLE)
            picture = story.picture(now.view(viewer), common)
            whole = sent(story.picture(now.view(viewer)))
            assert sent(picture) == whole
            written = pen.write(picture)
            changes = sent(pen.patch(shown[viewer], written))
            received[viewer] = apply(received[viewer], changes)
            assert received[viewer] == whole
            shown[viewer] = written
            sizes = [sizes[0] + len(ENCODER.encode(changes)), sizes[1] + len(ENCODER.encode(whole))]
    assert sizes[0] < sizes[1] / 5


@pytest.mark.parametrize("game", NAMES)
def test_what_a_pick_changes_is_short(game: str) -> None:
    """Pictures and questions, for all players of the largest table."""
    players = max(longhouse.find_game(game).players)
    table = longhouse.new_table(game, players=players, seed=7, settings=SETTINGS.get(game, {}))
    shown: dict[int, Written] = {seat: {} for seat in range(players)}
    asked: dict[int, bytes] = {}
    spent = 0
    for now in islice(playing.walk(table, 7), 1 + PICKS // 2):
        common, pen = story.in_common(now, [], PEOPLE), Pen()
        for seat in range(players):
            view = now.view(seat)
            written, questions = pen.write(story.picture(view, common)), ENCODER.encode(story.decisions(view, PEOPLE))
            if seat in asked:
                changes = ENCODER.encode(pen.patch(shown[seat], written))
                spent += len(changes) + len(questions) * (questions != asked[seat])
            shown[seat], asked[seat] = written, questions
    assert spent / (PICKS // 2) <= BUDGET
