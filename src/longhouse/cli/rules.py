"""`longhouse rules GW-4.3`: a rule, a section, rules with some words in them, or the contents of the digests."""

from typing import Annotated, Final

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from longhouse.cli.problems import Problem
from longhouse.cli.screen import open_screen
from longhouse.cli.settings import Language, read_language
from longhouse.messages.catalog import Catalog
from longhouse.messages.rulebook import RULE, Section, look_up, near, rulebooks
from longhouse.messages.rulesearch import is_id, rules_with, similar_words

MOST_FOUND: Final = 20  # rules; more than these are only counted


def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[ID or WORDS]",
            help="A rule (GW-4.3, GW-EX20, GW-RU7), a section (GW-4), or words to look for (winter food).",
        ),
    ] = None,
    lang: Language = "",
) -> None:
    """Print a rule by its id, or the rules with some words in them; without any, the contents of the rules."""
    console, language = open_screen(), read_language(lang)
    asked = " ".join(words or [])
    if not asked:
        show_contents(console, language)
    elif is_id(asked):
        found = look_up(asked, language)
        if found is None:
            raise no_such_rule(asked, language)
        show_sections(console, [found], language)
    else:
        hits = rules_with(asked, language)
        if not hits:
            raise nothing_found(asked, language)
        show_found(console, hits, language)


def no_such_rule(name: str, language: str) -> Problem:
    hint = ", ".join(near(name)) or "longhouse rules"
    return Problem(Catalog(language).text("terminal-no-rule", text=name[:40], near=hint))


def nothing_found(text: str, language: str) -> Problem:
    catalog, similar = Catalog(language), similar_words(text, language)
    if similar:
        return Problem(catalog.text("terminal-no-words", text=text[:40], near=", ".join(similar)))
    return Problem(catalog.text("terminal-no-such-words", text=text[:40], command="longhouse rules"))


def show_contents(console: Console, language: str) -> None:
    for book in rulebooks(language):
        console.print(Text(book.title, style="bold"))
        for section in book.sections:
            console.print(Text.assemble("  ", (f"{section.name:<15}", "cyan"), section.title))


def show_found(console: Console, hits: list[Section], language: str) -> None:
    """As many rules as can be read; how many more there are is said."""
    shown: list[Section] = []
    left = MOST_FOUND
    for section in hits:
        if left > 0:
            shown.append(section.first(left))
            left -= len(section.lines)
    show_sections(console, shown, language)
    if left < 0:
        console.print(Text(Catalog(language).text("terminal-more-rules", number=-left), style="dim"))


def show_sections(console: Console, sections: list[Section], language: str) -> None:
    """Headings and their rules: wrapped on a terminal, one line each in a pipe, where lines are searched."""
    for section in sections:
        console.print(Text.assemble((section.name, "cyan"), "  ", (section.title, "bold")))
        for line in section.lines:
            rule = RULE.match(line)
            text = Text(line) if rule is None else Text.assemble((rule[1], "cyan"), "  ", rule[4])
            text.highlight_regex(r"`[^`]+`", "yellow")
            if console.is_terminal:
                console.print(Padding(text, (0, 0, 0, 2)))
            else:
                console.print(text, soft_wrap=True)
    if any(section.english for section in sections) and language != "en":
        console.print(Text(Catalog(language).text("terminal-rules-english"), style="dim"))
