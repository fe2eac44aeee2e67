"""The pages on how Longhouse is built are true: every file, function, class and link that they name exists."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGE = (DOCS / "architecture.md").read_text(encoding="utf-8")
PICTURE = (DOCS / "architecture.svg").read_text(encoding="utf-8")
GLOSSARY = (DOCS / "glossary.md").read_text(encoding="utf-8")

HOPS_AT_MOST = 14

hops = re.findall(r"^\| (\d+) \| `([\w.]+)` \| `([\w./]+)` \|", PAGE, re.MULTILINE)
words = re.findall(r"^\*\*([^*]+)\.\*\*(.*?)(?=\n\n|\Z)", GLOSSARY, re.MULTILINE | re.DOTALL)


def python_names(source: str) -> set[str]:
    """Functions, classes, and methods with their class."""
    names: set[str] = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            inner = [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
            names |= {f"{node.name}.{each.name}" for each in inner}
    return names


def script_names(source: str) -> set[str]:
    """Classes of TypeScript and their methods, as prettier indents them."""
    names: set[str] = set()
    for name, body in re.findall(r"^export class (\w+)[^\n]*\{\n(.*?)^\}", source, re.MULTILINE | re.DOTALL):
        methods = re.findall(r"^  (?:private )?(?:async )?(\w+)\(", body, re.MULTILINE)
        names |= {name} | {f"{name}.{method}" for method in methods}
    return names


def names_in(file: str) -> set[str]:
    source = (ROOT / file).read_text(encoding="utf-8")
    return python_names(source) if file.endswith(".py") else script_names(source)


def test_a_pick_takes_few_hops() -> None:
    assert [int(number) for number, _, _ in hops] == list(range(1, len(hops) + 1))
    assert 10 < len(hops) <= HOPS_AT_MOST


@pytest.mark.parametrize(("number", "function", "file"), hops)
def test_every_hop_exists_and_is_in_the_picture(number: str, function: str, file: str) -> None:
    assert function in names_in(file)
    drawn = rf">{number}</text>\s*<text[^>]*>{re.escape(function)}</text><text[^>]*>([\w./]+)</text>"
    found = re.search(drawn, PICTURE)
    assert found is not None
    assert file.endswith(f"/{found[1]}")


def test_the_picture_has_no_other_hops() -> None:
    assert len(re.findall('class="hop"', PICTURE)) == len(hops)


def test_page_and_picture_have_the_layers_of_the_import_contract() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        contracts = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    layers = next(each["layers"] for each in contracts if each.get("containers") == ["longhouse"])
    drawn = re.findall(r'class="word"[^>]*>([^<]+)<', PICTURE)
    assert drawn[: len(layers)] == [layer.replace("|", "·") for layer in layers]
    rows = re.findall(r"^\| (`src/longhouse/.*?) \|", PAGE, re.MULTILINE)
    listed = [[Path(path).stem for path in re.findall(r"`([^`]+)`", row)] for row in rows if "(" not in row]
    assert listed == [layer.split(" | ") for layer in layers]


@pytest.mark.parametrize("page", ["architecture.md", "glossary.md"])
def test_every_path_and_every_link_leads_somewhere(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    paths = [path for path in re.findall(r"`([^`\s]+)`", text) if path.startswith(("src/", "web/", "tests/", "docs/"))]
    links = [link.partition("#")[0] for link in re.findall(r"\]\(([^)]+)\)", text)]
    assert paths
    assert links
    assert [path for path in paths if not (ROOT / path).exists()] == []
    assert [link for link in links if not (DOCS / link).exists()] == []


def test_the_glossary_is_in_alphabetical_order() -> None:
    terms = [word for word, _ in words]
    assert len(terms) > 30
    assert terms == sorted(set(terms))


@pytest.mark.parametrize(("word", "meaning"), words, ids=[word for word, _ in words])
def test_every_word_says_where_it_is_at_home(word: str, meaning: str) -> None:
    home = re.search(r"\(`(\w+)`, `([\w./]+)`\)$", meaning.strip())
    assert home is not None, word
    assert home[1] in names_in(home[2])
