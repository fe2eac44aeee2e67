"""`longhouse verify JOURNAL`: were dice and decks fixed before the first pick?"""

from pathlib import Path
from typing import Annotated

import typer

import longhouse
from longhouse import JournalError, SettingError
from longhouse.cli.problems import FileProblem, blamed_on, one_line
from longhouse.cli.savefile import decode_journal
from longhouse.cli.settings import Language, read_language
from longhouse.kernel.journal import played_game, read_journal
from longhouse.kernel.verify import RIGHT, verify_parent
from longhouse.messages.catalog import Catalog


def verify(
    journal: Annotated[Path, typer.Argument(help="A journal, as a finished game of the server is downloaded.")],
    lang: Language = "",
    content: Annotated[Path | None, typer.Option(help="The content file that the game was played with.")] = None,
    parent: Annotated[Path | None, typer.Option(help="Also check that it was played on from this game.")] = None,
) -> None:
    """Check the dice of a game: that its secret fits what was shown before, and that all rolls and draws come from it.

    Ends with code 1 if anything is wrong, and with 2 if there is nothing to check.
    """
    catalog = Catalog(read_language(lang))
    verdict = check(journal, content, catalog)
    if parent is not None:
        verdict = verdict or check_parent(journal, parent, catalog)
        verdict = verdict or check(parent, content, catalog)
    if verdict:
        raise typer.Exit(verdict)


def check(path: Path, content: Path | None, catalog: Catalog) -> int:
    """Say what is found, and return the verdict."""
    text = decode_journal(path.read_bytes(), path)
    try:
        with blamed_on(content):
            finding = longhouse.verify(text, content=content)
    except (JournalError, SettingError) as problem:
        raise FileProblem(path, problem) from problem
    print(one_line(catalog.text(finding.key, **finding.args)))
    return finding.verdict


def check_parent(path: Path, parent: Path, catalog: Catalog) -> int:
    text = decode_journal(path.read_bytes(), path)
    game = played_game(text)
    other = decode_journal(parent.read_bytes(), parent)
    try:
        fault = verify_parent(game, read_journal(game, text), read_journal(game, other))
    except (JournalError, SettingError) as problem:
        raise FileProblem(parent, problem) from problem
    if fault is not None:
        print(one_line(catalog.text(fault.key, **fault.args)))
        return fault.verdict
    print(one_line(catalog.text("proof-parent-right", file=str(parent))))
    return RIGHT
