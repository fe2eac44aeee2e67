"""Saves: a table as plain lists; what is not a save, or one of another version, is refused."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import longhouse
from longhouse import SaveError, load, save
from longhouse.kernel.saving import load as load_table
from longhouse.kernel.saving import saved_game


def fresh() -> list[object]:
    return save(longhouse.new_table("watch", players=3, seed=7, settings={"mode": "base", "board": "classic19"}))


def refused(saved: Any) -> str:
    with pytest.raises(SaveError) as problem:
        load(saved)
    assert "\n" not in str(problem.value)
    return str(problem.value)


def test_a_save_is_plain_lists_numbers_and_texts() -> None:
    saved = fresh()
    assert json.loads(json.dumps(saved)) == saved
    assert saved_game(saved).name == "watch"


@pytest.mark.parametrize("saved", [None, 3, {}, [], [[]], [3], [["nogame"]]], ids=str)
def test_what_is_no_save(saved: object) -> None:
    assert refused(saved).startswith("this is ")


def test_a_save_of_another_game() -> None:
    saved = fresh()
    saved[0] = ["chess\nand more", 1, "x"]
    here = ", ".join(longhouse.GAMES)
    assert refused(saved) == f"this is a save of 'chess and more', a game that is not here; there is {here}"
    game = longhouse.find_game("watch")
    with pytest.raises(SaveError, match="it is one of chess"):
        load_table(game, game.content(), [["chess", 1, "x"], *fresh()[1:]])


@pytest.mark.parametrize("part", range(6))
def test_a_bottomless_save(part: int) -> None:
    bottomless: list[object] = []
    for _ in range(100_000):
        bottomless = [bottomless]
    saved = fresh()
    saved[part] = [["Turn", bottomless]] if part == 3 else ["watch", bottomless] if part == 0 else bottomless
    assert refused(saved) == "this is no save of watch: more than 32 lists in one another"


@pytest.mark.parametrize("saved", [[["watch"]], [["watch", 2]], [["watch"], 1, 2, 3, 4, 5]], ids=str)
def test_what_is_only_the_beginning_of_a_save(saved: object) -> None:
    assert refused(saved).startswith("this is no save of watch, rules version 2: ")


@pytest.mark.parametrize("part", range(5))
@pytest.mark.parametrize("instead", [None, "x", -1, [], [None], [["x"]], {}], ids=str)
def test_a_part_that_is_something_else(part: int, instead: object) -> None:
    saved = fresh()
    saved[part] = instead
    refused(saved)


@pytest.mark.parametrize(
    "asked", [None, "x", [None], [["x"]], [[0, "roll", [], [[0]]]], [[0, "roll", [], [["x", 0, 0]]]]]
)
def test_questions_of_a_view_that_are_something_else(asked: object) -> None:
    saved = save(longhouse.new_table("watch", players=2, settings={"mode": "base"}).view(0))
    saved[5] = asked
    refused(saved)


def test_another_version_and_other_content() -> None:
    saved = json.loads(json.dumps(fresh()))
    saved[0][1] = 99
    assert refused(saved).endswith("it was played by rules version 99: load it with a release that has that version")
    saved = json.loads(json.dumps(fresh()))
    saved[0][2] = "0123456789abcdef"
    assert refused(saved).endswith("with the pack 0123456789abcdef: load it together with the file of that pack")


def test_a_field_too_few() -> None:
    saved = json.loads(json.dumps(fresh()))
    saved[4].pop()
    assert "fields expected" in refused(saved)


def test_an_unknown_frame() -> None:
    saved = json.loads(json.dumps(fresh()))
    saved[3][-1][0] = "Breakfast"
    assert "Breakfast" in refused(saved)


@pytest.mark.parametrize(("generator", "part"), [("counter", 0), ("counter", 1), ("blake2b", 1), ("blake2b", 3)])
@pytest.mark.parametrize("change", [[], ["00"], ["00" * 70] * 7, [1]])
def test_a_save_with_damaged_streams_is_refused_before_anybody_draws(generator: str, part: int, change: object) -> None:
    """Seeds, counts or keys: too few, or keys that are too long."""
    seats = ["Ada", "Bo", "Cy"]
    saved = json.loads(json.dumps(save(longhouse.new_game("watch", seats=seats, seed=7, generator=generator).table)))
    load(saved)
    saved[2][part] = change
    with pytest.raises(SaveError, match=r"^this is no save of watch[^\n]*$"):
        load(saved)


def test_a_keyed_table_goes_on_after_its_save_as_it_would_have() -> None:
    table = longhouse.new_game("watch", seats=["Ada", "Bo", "Cy"], seed=7, generator="blake2b").table
    loaded = load(json.loads(json.dumps(save(table))))
    for stream in range(len(table.chance.counts)):
        assert [loaded.chance.below(stream, 6) for _ in range(9)] == [table.chance.below(stream, 6) for _ in range(9)]


@pytest.mark.parametrize("generator", ["dice", "", 3])
def test_a_generator_that_is_not_known(generator: object) -> None:
    with pytest.raises(longhouse.SettingError, match=r"^a generator is one of counter, blake2b, not "):
        longhouse.new_game("watch", seats=["Ada", "Bo", "Cy"], seed=7, generator=generator)  # type: ignore[arg-type]


def test_a_save_is_loaded_with_the_content_it_was_played_with(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    source = Path(longhouse.__file__).parent / "games" / "watch" / "content.toml"
    path.write_text(source.read_text(encoding="utf-8") + "\n# mine\n", encoding="utf-8")
    saved = save(longhouse.new_table("watch", players=2, content=path, settings={"mode": "base"}))
    assert save(load(saved, content=path)) == saved
    assert refused(saved).endswith(": load it together with the file of that pack")
    with pytest.raises(SaveError, match="with the content that comes with the game: load it without a pack"):
        load(fresh(), content=path)


def test_a_view_is_saved_with_its_questions() -> None:
    table = longhouse.new_table("watch", players=3, seed=7, settings={"mode": "base"})
    for seat in (0, 1, 2, longhouse.SPECTATOR):
        view = table.view(seat)
        loaded = load(json.loads(json.dumps(save(view))))
        assert loaded.viewer == seat
        assert [repr(decision) for decision in loaded.decisions] == [repr(decision) for decision in view.decisions]
        assert loaded.decision.options == view.decision.options


def test_a_fraction_in_a_save() -> None:
    """Resources that are laid down one by one would never be three: loading would never end."""
    table = longhouse.new_table("northgard", players=2, seed=7)
    saved = save(table)
    agenda = saved[3]
    assert isinstance(agenda, list)
    agenda.append(["Barter", 0, [2, 0.5, 0]])
    assert refused(saved).endswith(": 0.5 where a whole number or a text should be")


@settings(derandomize=True, database=None, max_examples=150)
@given(data=st.data())
def test_a_save_that_lost_something_is_refused_or_loaded(data: st.DataObject) -> None:
    """Never another error, when a list somewhere in it is cut short or holds something strange."""
    saved = json.loads(json.dumps(fresh()))
    here = saved
    for _ in range(data.draw(st.integers(0, 4))):
        inner = [item for item in here if isinstance(item, list) and item]
        if not inner:
            break
        here = data.draw(st.sampled_from(inner))
    at = data.draw(st.integers(0, len(here) - 1))
    if data.draw(st.booleans()):
        del here[at:]
    else:
        here[at] = data.draw(st.sampled_from([None, "x", [], 1.5, {}]))
    try:
        load(saved)
    except SaveError as problem:
        assert "\n" not in str(problem)
