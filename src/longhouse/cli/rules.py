"""`longhouse rules GW-4.3`: a rule, a section, or the contents of the digests."""

from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from longhouse.cli.problems import Problem
from longhouse.cli.screen import open_screen
from longhouse.messages.rulebook import RULE, Section, look_up, near, rulebooks


def rules(
    name: Annotated[
        str, typer.Argument(metavar="[ID]", help="A rule (GW-4.3, GW-EX20, GW-RU7) or a section (GW-4).")
    ] = "",
) -> None:
    """Print a rule by its id; without an id, the contents of the rules."""
    console = open_screen()
    if not name:
        show_contents(console)
        return
    found = look_up(name)
    if found is None:
        raise no_such_rule(name)
    show_section(console, found)


def no_such_rule(name: str) -> Problem:
    similar = near(name)
    hint = f"; near it: {', '.join(similar)}" if similar else "; `longhouse rules` lists the sections"
    return Problem(f"there is no rule '{name}'{hint}")


def show_contents(console: Console) -> None:
    for book in rulebooks():
        console.print(Text(book.title, style="bold"))
        for section in book.sections:
            console.print(Text.assemble("  ", (f"{section.name:<15}", "cyan"), section.title))


def show_section(console: Console, section: Section) -> None:
    """A heading and its rules: wrapped on a terminal, one line each in a pipe, where lines are searched."""
    console.print(Text.assemble((section.name, "cyan"), "  ", (section.title, "bold")))
    for line in section.lines:
        rule = RULE.match(line)
        text = Text(line) if rule is None else Text.assemble((rule[1], "cyan"), "  ", rule[4])
        text.highlight_regex(r"`[^`]+`", "yellow")
        if console.is_terminal:
            console.print(Padding(text, (0, 0, 0, 2)))
        else:
            console.print(text, soft_wrap=True)
