"""`longhouse verify JOURNAL`: were dice and decks fixed before the first pick?"""

from pathlib import Path
from typing import Annotated

import typer

import longhouse
from longhouse import JournalError, SettingError
from longhouse.cli.problems import FileProblem, blamed_on, one_line
from longhouse.cli.savefile import decode_journal
from longhouse.cli.settings import Language, read_language
from longhouse.messages.catalog import Catalog


def verify(
    journal: Annotated[Path, typer.Argument(help="A journal, as a finished game of the server is downloaded.")],
    lang: Language = "",
    content: Annotated[Path | None, typer.Option(help="The content file that the game was played with.")] = None,
) -> None:
    """Check the dice of a game: that its secret fits what was shown before, and that all rolls and draws come from it.

    Ends with code 1 if anything is wrong, and with 2 if there is nothing to check.
    """
    catalog = Catalog(read_language(lang))
    text = decode_journal(journal.read_bytes(), journal)
    try:
        with blamed_on(content):
            finding = longhouse.verify(text, content=content)
    except (JournalError, SettingError) as problem:
        raise FileProblem(journal, problem) from problem
    print(one_line(catalog.text(finding.key, **finding.args)))
    if finding.verdict:
        raise typer.Exit(finding.verdict)
