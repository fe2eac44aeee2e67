"""Content files: faults are reported with the file, the entry, the key, and what was perhaps meant."""

from collections.abc import Callable
from pathlib import Path

import pytest

from longhouse.kernel.content import ContentError, Entry, did_you_mean, read_content
from longhouse.kernel.effect import Scripts


def read(folder: Path, text: str) -> Entry:
    path = folder / "content.toml"
    path.write_text(text, encoding="utf-8")
    return read_content(path).root


GOOD = """
name = "Feast"
n = 3
dark = true
numbers = [1, 2]
words = ["a", "b"]
at = [0, -2]
places = [[0, 0], [1, -1]]
edge = [3, -1, "E"]
cost = {ore = 3}
colour = "blue"

[[card]]
id = "feast"

[[card]]
n = 1
"""


def test_every_helper_reads_what_is_there(tmp_path: Path) -> None:
    root = read(tmp_path, GOOD)
    assert root.text("name") == "Feast"
    assert root.number("n") == 3
    assert root.number_or("n", 9) == 3
    assert root.number_or("m", 9) == 9
    assert root.flag("dark") is True
    assert root.numbers("numbers") == [1, 2]
    assert root.texts("words") == ["a", "b"]
    assert root.pair("at") == (0, -2)
    assert root.pairs("places") == [(0, 0), (1, -1)]
    assert root.side("edge") == (3, -1, "E")
    assert root.entry("cost").number("ore") == 3
    assert root.one_of("colour", ["red", "blue"]) == 1
    assert root.has("name")
    assert not root.has("title")
    assert len(root.items("words")) == 2
    assert root.entries("nothing") == []


def test_an_entry_knows_where_it_lies(tmp_path: Path) -> None:
    root = read(tmp_path, GOOD)
    assert root.where == "content.toml"
    assert root.entry("cost").where == "content.toml, cost"
    assert [card.where for card in root.entries("card")] == ["content.toml, card 'feast'", "content.toml, card 2"]


Read = Callable[[Entry], object]

WRONG: list[tuple[str, Read, str]] = [
    ("", lambda e: e.text("name"), "'name' is missing"),
    ("", lambda e: e.entry("cost"), "'cost' is missing"),
    ("", lambda e: e.pair("at"), "'at' is missing"),
    ("name = 3", lambda e: e.text("name"), "'name' must be a text in quotes, not 3"),
    ('n = "3"', lambda e: e.number("n"), "'n' must be a whole number, not '3'"),
    ("n = true", lambda e: e.number("n"), "'n' must be a whole number, not True"),
    ("n = 1.5", lambda e: e.number_or("n", 1), "'n' must be a whole number, not 1.5"),
    ("dark = 1", lambda e: e.flag("dark"), "'dark' must be true or false, not 1"),
    ("words = 1", lambda e: e.items("words"), "'words' must be a list in brackets, not 1"),
    ('numbers = [1, "2"]', lambda e: e.numbers("numbers"), "'numbers' must hold whole numbers, not '2'"),
    ("numbers = [true]", lambda e: e.numbers("numbers"), "'numbers' must hold whole numbers, not True"),
    ('words = ["a", 2]', lambda e: e.texts("words"), "'words' must hold texts, not 2"),
    ("at = [1]", lambda e: e.pair("at"), "'at' must be a place such as [0, -2], not [1]"),
    ("at = 1", lambda e: e.pair("at"), "'at' must be a place such as [0, -2], not 1"),
    ("places = [[1, 2], [1, 2, 3]]", lambda e: e.pairs("places"), "such as [0, -2], not [1, 2, 3]"),
    ('places = [[1, "2"]]', lambda e: e.pairs("places"), "'places' must hold whole numbers, not '2'"),
    ("edge = [1, 2]", lambda e: e.side("edge"), "'edge' must be a place such as [3, -1, \"E\"], not [1, 2]"),
    ("edge = [1, 2, 3]", lambda e: e.side("edge"), "'edge' must hold texts, not 3"),
    ('edge = ["1", 2, "E"]', lambda e: e.side("edge"), "'edge' must hold whole numbers, not '1'"),
    ("cost = 3", lambda e: e.entry("cost"), "cost: must be a table, not 3"),
    ("card = [1]", lambda e: e.entries("card"), "card 1: must be a table, not 1"),
    ("card = 1", lambda e: e.entries("card"), "'card' must be a list in brackets, not 1"),
    (
        'colour = "blu"',
        lambda e: e.one_of("colour", ["red", "blue"]),
        "'colour' cannot be 'blu' (did you mean 'blue'?); known: red, blue",
    ),
    ('colour = "x"', lambda e: e.one_of("colour", ["red", "blue"]), "'colour' cannot be 'x'; known: red, blue"),
]


@pytest.mark.parametrize(("text", "reading", "message"), WRONG, ids=[message[:40] for _, _, message in WRONG])
def test_an_error_names_file_entry_and_key(tmp_path: Path, text: str, reading: Read, message: str) -> None:
    root = read(tmp_path, f'[[thing]]\nid = "feast"\n{text}\n')
    with pytest.raises(ContentError) as problem:
        reading(root.entries("thing")[0])
    said = str(problem.value)
    assert said.startswith("content.toml, thing 'feast'")
    assert message in said
    assert "\n" not in said


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^nowhere\.toml: cannot be read \(No such file or directory\)$"):
        read_content(tmp_path / "nowhere.toml")
    with pytest.raises(ContentError, match="cannot be read"):
        read_content(tmp_path)


def test_a_file_that_is_no_toml(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^content\.toml: is not valid TOML: .*line 1"):
        read(tmp_path, "a = = 1")


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "content.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ContentError, match=r"^content\.toml: is not a text file in UTF-8$"):
        read_content(path)


def test_a_fingerprint_follows_the_content(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("n = 1")
    (tmp_path / "b.toml").write_text("n = 1")
    (tmp_path / "c.toml").write_text("n = 2")
    a, b, c = [read_content(tmp_path / f"{name}.toml").fingerprint for name in "abc"]
    assert a == b != c
    assert len(a) == 16


def test_did_you_mean() -> None:
    assert did_you_mean("clasic19", ["base_gift", "classic19"]) == " (did you mean 'classic19'?)"
    assert did_you_mean("zzz", ["base_gift", "classic19"]) == ""
    assert did_you_mean("x", []) == ""


# --- effects: a card is data, a verb is code

VERBS = ["choose", "gain", "build"]


def scripts(folder: Path, text: str, mode: str = "base") -> tuple[Scripts, int]:
    found = Scripts(VERBS, mode)
    return found, found.read(read(folder, text).entries("effect"))


def test_an_effect_has_a_verb_numbers_and_words(tmp_path: Path) -> None:
    found, number = scripts(tmp_path, 'effect = [{do = "gain", n = 2, free = true, resource = "ore", of = ["a", "b"]}]')
    effect = found.effects[number][0]
    assert VERBS[effect.verb] == "gain"
    assert (effect.numbers["n"], effect.numbers["free"]) == (2, 1)
    assert (effect.words["resource"], effect.words["of"]) == (["ore"], ["a", "b"])
    assert effect.choices == []


def test_effects_of_other_modes_are_left_out_and_empty_choices_too(tmp_path: Path) -> None:
    text = """
    effect = [
        {do = "choose", options = [
            [{do = "gain", n = 1}],
            [{do = "build", modes = ["full"]}],
            [{do = "gain", modes = ["base"]}, {do = "build", modes = ["full"]}],
        ]},
        {do = "build", modes = ["full"]},
    ]
    """
    found, number = scripts(tmp_path, text)
    (effect,) = found.effects[number]
    assert [len(found.effects[choice]) for choice in effect.choices] == [1, 1]
    full, number = scripts(tmp_path, text, "full")
    assert len(full.effects[number]) == 2
    assert len(full.effects[number][0].choices) == 3


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            'effect = [{do = "gian"}]',
            "effect 1: 'do' cannot be 'gian' (did you mean 'gain'?); known: choose, gain, build",
        ),
        ("effect = [{n = 1}]", "effect 1: 'do' is missing"),
        ("effect = [3]", "effect 1: must be a table, not 3"),
        ('effect = [{do = "gain", of = [1]}]', "effect 1: 'of' must hold texts, not 1"),
        ('effect = [{do = "choose", options = 1}]', "effect 1: 'options' must be a list in brackets, not 1"),
        ('effect = [{do = "choose", options = [1]}]', "effect 1: 'options' must be a list in brackets, not 1"),
        ('effect = [{do = "choose", options = [[{do = "x"}]]}]', "effect 1, options 1: 'do' cannot be 'x'"),
    ],
)
def test_an_effect_that_cannot_be_read(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(ContentError) as problem:
        scripts(tmp_path, text)
    assert str(problem.value).startswith(f"content.toml, {message}")
