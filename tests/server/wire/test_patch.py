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
from longhouse.server.wire.patch import ENCODER, Known, apply, patch
from tests.properties import playing

VECTORS = json.loads((Path(__file__).parents[3] / "docs" / "patches.json").read_text(encoding="utf-8"))
PICKS = 100  # of each game
SETTINGS = {"watch": {"mode": "full"}, "northgard": {"creatures": "true"}}

plain = st.none() | st.booleans() | st.integers(-2, 2) | st.sampled_from(["", "a", "б"]) | st.just(0.5)
values = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3)
)


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


def test_what_is_in_two_places_changes_in_both() -> None:
    """The same object there is compared once for each place."""
    old, new = [1, 2, 3], [1, 2, 4]
    before, after = {"a": old, "b": old}, {"a": new, "b": new}
    assert patch(before, after, {}) == [(["a", 2], 4), (["b", 2], 4)]


@pytest.mark.parametrize("game", NAMES)
def test_every_viewer_at_every_pick(game: str) -> None:
    """What is made for all viewers together is what each would get alone, and patches lead from one to the next."""
    players = max(longhouse.find_game(game).players)
    table = longhouse.new_table(game, players=players, seed=5, settings=SETTINGS.get(game, {}))
    shown: dict[int, Any] = {}
    received: dict[int, Any] = {}
    sizes = [0, 0]
    for now in islice(playing.walk(table, 5), PICKS):
        spectators, known = story.picture(now.view(longhouse.SPECTATOR)), Known()
        for viewer in playing.eyes(now):
            picture = story.picture(now.view(viewer), spectators)
            whole = sent(story.picture(now.view(viewer)))
            assert sent(picture) == whole
            changes = sent(patch(shown.get(viewer), picture, known))
            received[viewer] = apply(received.get(viewer), changes)
            assert received[viewer] == whole
            shown[viewer] = picture
            sizes = [sizes[0] + len(ENCODER.encode(changes)), sizes[1] + len(ENCODER.encode(whole))]
    assert sizes[0] < sizes[1] / 5
