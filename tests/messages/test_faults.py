"""Whatever can be wrong with a pack is said in three languages; the sentence in the code is the English one."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from longhouse import find_game
from longhouse.kernel.content import ContentError, wrong_at, wrong_toml
from longhouse.kernel.packs.faults import Fault, deals_of, faults_of, try_deal
from longhouse.kernel.packs.pack import open_pack
from longhouse.kernel.packs.toml import FAULTS
from longhouse.messages import LANGUAGES, Catalog, Phrase, content_phrase, fault_phrase
from tests.kernel.packs.mutants import mutants
from tests.messages.ftl import messages, words
from tests.messages.keys import SOURCE, called

CALLS = {"wrong": 0, "not_a": 0, "wrong_at": 1}  # where the sentence stands among their arguments; its key follows it
PASS_ON = {*CALLS, "wrong_toml"}  # they get both from others
MUTANTS = 40


def functions() -> Iterator[tuple[Path, ast.FunctionDef]]:
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield path, node


def said_in(function: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    """Key and sentence of every fault of a function; a long sentence is called `said` first."""
    nodes = list(ast.walk(function))
    named = [ast.literal_eval(node.value) for node in nodes if isinstance(node, ast.Assign) and is_said(node)]
    for node in nodes:
        if isinstance(node, ast.Call) and called(node.func) in CALLS:
            place = CALLS[called(node.func)]
            assert len(node.args) > place + 1, f"{function.name}: a fault without a key"
            sentence = node.args[place]
            texts = named if isinstance(sentence, ast.Name) else [ast.literal_eval(sentence)]
            assert len(texts) == 1, f"{function.name}: which sentence?"
            yield ast.literal_eval(node.args[place + 1]), texts[0]


def is_said(node: ast.Assign) -> bool:
    return isinstance(node.value, ast.Constant) and getattr(node.targets[0], "id", "") == "said"


def all_faults() -> dict[str, str]:
    found: dict[str, str] = {}
    for _, function in functions():
        if function.name not in PASS_ON:
            for key, sentence in said_in(function):
                assert found.setdefault(key, sentence) == sentence, f"{key} has two sentences"
    place = "(line {line}, column {column})"
    toml = [("fault-toml", "{why}"), *[(key, said) for key, said, _ in FAULTS]]
    return found | {key: f"is not valid TOML: {said} {place}" for key, said in toml}


def test_every_fault_has_a_message_that_says_the_same() -> None:
    faults = all_faults()
    assert len(faults) > 80
    for key, sentence in faults.items():
        gaps = set(re.findall(r"\{(\w+)\}", sentence))
        for language in LANGUAGES:
            assert words(messages(language)[key]).variables == gaps, f"{key} in {language}"
        facts = {gap: f"<{gap}>" for gap in gaps}
        assert Catalog("en").render(Phrase(key, facts)) == sentence.format_map(facts)


def test_nobody_makes_the_error_without_a_place_and_a_key() -> None:
    """But where a sentence is passed on: the settings have their own messages, and a host's log is English."""
    made = [
        (path.name, function.name)
        for path, function in functions()
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and called(node.func) == "ContentError"
    ]
    assert sorted(made) == [("content.py", "wrong_at"), ("faults.py", "try_deal"), ("packs.py", "read_own")]


@pytest.mark.parametrize("name", ["midgard", "northgard", "watch", "wild"])
def test_what_is_wrong_with_mutants_can_be_said(name: str) -> None:
    game = find_game(name)
    text = (game.folder / "content.toml").read_text(encoding="utf-8")
    said = 0
    for mutant in mutants(text, MUTANTS, 11):
        try:
            try_deal(game, open_pack(game, mutant, "mutant.toml"), deals_of(game)[-1])
        except ContentError as problem:
            assert problem.key
            for language in LANGUAGES:
                line = Catalog(language).render(content_phrase(problem))
                assert line.startswith(problem.where) and "\n" not in line
            said += 1
    assert said > 5


def test_faults_in_the_language_of_the_reader() -> None:
    text = 'pack = { extends = true }\n[start]\ncoin = -1\n[[dice]]\nid = "sword"\nfaces = ["hitt"]\n[dise]\na = 1\n'
    faults = faults_of(find_game("midgard"), text, "x.toml")
    assert [Catalog("ru").fault(fault) for fault in faults] == [
        "строка 3: start.coin: в «coin» нужно 0 или больше, а не -1",
        "строка 6: dice.sword.faces: в «faces» нужно шесть граней из: blank, hit, double, shield",
        "строка 7: dise: поля «dise» здесь быть не может (может быть, «dice»?)",
    ]
    assert Catalog("uk").fault(faults[0]) == "рядок 3: start.coin: у «coin» потрібно 0 або більше, а не -1"
    assert [Catalog("en").fault(fault) for fault in faults] == [str(fault) for fault in faults]


@pytest.mark.parametrize(
    ("text", "key", "place"),
    [
        ("coin = 1\n  wood 2\n", "equals", (2, 8)),
        ("= 3\n", "statement", (1, 1)),
        ("coin = 1 2\n", "newline", (1, 10)),
        ("[start\ncoin = 1\n", "heading", (1, 7)),
        ("a = 'x\nb = 'y'\n", "text", (1, 7)),
        ("a = '''x", "text", (1, 9)),
        ('a = "x', "text", (1, 7)),
        ('a = "\x07"\n', "character", (1, 6)),
        ('a = "\\q"\n', "backslash", (1, 8)),
        ('a = "\\uZZZZ"\n', "backslash", (1, 8)),
        ("a = 1\na = 2\n", "twice", (2, 6)),
        ("a = { b = 1, b = 2 }\n", "twice", (1, 19)),
        ("a. = 1\n", "name", (1, 4)),
        ("[start]\ncoin = [\n", "value", (2, 9)),
        ("a = [1, 2\nb = 3", "list", (2, 1)),
        ("a = {b = 1\n", "table", (1, 11)),
        ("a = 2026-02-31\n", "date", (1, 5)),
        ("a = sword\n", "value", (1, 5)),
        ("a = 1\nb = " + "9" * 5000, "digits", (2, 5)),
        ("\n" * 1200 + "a = " + "[" * 5000, "nested", (1201, 5005)),
    ],
)
def test_what_is_no_toml_is_said_with_line_and_column_in_every_language(
    text: str, key: str, place: tuple[int, int]
) -> None:
    (fault,) = faults_of(find_game("midgard"), text, "x.toml")
    assert (fault.key, fault.line, fault.facts) == (
        f"fault-toml-{key}",
        place[0],
        {"line": str(place[0]), "column": str(place[1])},
    )
    assert str(fault) == Catalog("en").fault(fault)
    for language in LANGUAGES:
        assert f" {place[0]}, " in Catalog(language).fault(fault)


def test_a_new_sentence_of_the_reader_of_toml_is_passed_on() -> None:
    odd = wrong_toml("x.toml", "a = 1\n", "Odd (at line 1, column 3)")
    assert (
        Catalog("uk")
        .render(content_phrase(odd))
        .endswith("це не TOML: Odd (at line 1, column 3) (рядок 1, стовпець 3)")
    )
    assert Catalog("en").render(content_phrase(odd)) == str(odd)


def test_a_game_of_another_package_may_say_it_in_english_alone() -> None:
    odd = wrong_at("x.toml", "the {king} is missing")
    assert Catalog("ru").render(content_phrase(odd)) == str(odd) == "x.toml: the {king} is missing"
    assert Catalog("ru").render(fault_phrase(Fault(0, "", "is odd", "", {}))) == "is odd"
