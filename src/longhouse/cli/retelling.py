"""A journal played again pick by pick, with the events of every pick."""

from collections.abc import Iterator
from pathlib import Path

from longhouse import History, JournalError, SettingError
from longhouse import replay as replay_text
from longhouse.cli.problems import FileProblem, blamed_on
from longhouse.kernel.history import check_whole, replay_pick
from longhouse.kernel.journal import Pick, played_game, read_journal


def retell(text: str, path: Path, content: Path | None) -> Iterator[tuple[History, Pick | None]]:
    """The table after the deal, then after every pick. Errors in the journal name its file."""
    try:
        with blamed_on(content):
            history = replay_text(text, upto=0, content=content)
        yield history, None
        journal = read_journal(played_game(text), text)
        check_whole(journal)
        for number, pick in enumerate(journal.picks, 1):
            yield history, replay_pick(history, number, pick)
    except (JournalError, SettingError) as problem:
        raise FileProblem(path, problem) from problem
