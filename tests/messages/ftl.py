"""The message files as they are written: keys, texts, and the variables they use."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from longhouse.messages.bundle import CASES, FOLDER

CASE: Final = re.compile(rf"-(?:{'|'.join(CASES)})$")


class Words(Visitor):
    """What a pattern says, needs and refers to."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selectors: list[tuple[str, set[str]]] = []  # a variable and the variants it selects

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  (fluent names its visitors so)
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(CASE.sub("", node.id.name))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            variants = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            self.selectors.append((node.selector.id.name, variants))
        self.generic_visit(node)


def words(node: ast.BaseNode) -> Words:
    found = Words()
    found.visit(node)
    return found


def files(language: str) -> list[Path]:
    return sorted((FOLDER / language).glob("*.ftl"))


@cache
def entries(path: Path) -> tuple[ast.EntryType, ...]:
    return tuple(FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body)


def all_messages(language: str) -> list[tuple[str, ast.Pattern]]:
    """Every message and attribute with its pattern, in the order of the files: (`key` or `key.attribute`, pattern)."""
    found: list[tuple[str, ast.Pattern]] = []
    for path in files(language):
        for entry in entries(path):
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found.append((entry.id.name, entry.value))
                found += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
    return found


@cache
def messages(language: str) -> dict[str, ast.Pattern]:
    return dict(all_messages(language))


def is_case(key: str) -> bool:
    """A case of a noun: some languages need it, others do not."""
    return key.partition(".")[2] in CASES


def plain_keys(language: str) -> set[str]:
    return {key for key in messages(language) if not is_case(key)}
