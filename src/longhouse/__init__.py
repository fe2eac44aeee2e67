"""Longhouse: a digital table for four Norse board games.

>>> table = new_table("watch", players=4, seed=7, settings={"board": "classic19"})
>>> table.pick(table.decision.options[0])
>>> table.over
False
"""

import os
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, overload

# Rules that were compiled from these sources, if whoever starts this process names their folder (tools/play.py).
if "LONGHOUSE_RULES" in os.environ:
    __path__.insert(0, os.environ["LONGHOUSE_RULES"] + "/longhouse")
    sys.path.append(os.environ["LONGHOUSE_RULES"])  # what all compiled modules share lies beside the package

from longhouse.games import NAMES as GAMES
from longhouse.kernel.chance import COUNTER, GENERATORS
from longhouse.kernel.content import ContentError, ContentFile
from longhouse.kernel.decision import SPECTATOR, Decision, IllegalPick, Option, Reason
from longhouse.kernel.event import Event
from longhouse.kernel.game import LONGEST_SEED, Choice, Game, SettingError, one_line
from longhouse.kernel.history import History, check_content, content_name, content_of_journal
from longhouse.kernel.history import replay as replay_history
from longhouse.kernel.journal import Journal, JournalError, played_game, write_journal
from longhouse.kernel.journal import read_journal as parse_journal
from longhouse.kernel.packs.pack import read_pack
from longhouse.kernel.registry import SCOUTS, find_game, game_names, register_game
from longhouse.kernel.saving import SaveError, save, saved_game
from longhouse.kernel.saving import load as load_table
from longhouse.kernel.search.unseen import determinize
from longhouse.kernel.table import ARTISTS, Score, Table
from longhouse.kernel.verify import Finding
from longhouse.kernel.verify import verify as verify_journal
from longhouse.played import Played

if TYPE_CHECKING:
    from longhouse.report import Report

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "SPECTATOR",
    "Choice",
    "ContentError",
    "Decision",
    "Event",
    "Finding",
    "Game",
    "History",
    "IllegalPick",
    "Journal",
    "JournalError",
    "Option",
    "Played",
    "Reason",
    "Report",
    "SaveError",
    "Score",
    "SettingError",
    "Table",
    "analyse",
    "determinize",
    "find_game",
    "game_names",
    "load",
    "new_game",
    "new_table",
    "read_option",
    "register_game",
    "replay",
    "reshuffle_unseen",
    "save",
    "verify",
    "write_journal",
]

reshuffle_unseen = determinize  # its name in version 0.1; it will be removed in 0.3
SettingValue = str | int | bool | list[str]


def new_table(
    game: str,
    *,
    players: int,
    seed: int | str = 0,
    settings: Mapping[str, SettingValue] | None = None,
    content: Path | ContentFile | None = None,
    options: Mapping[str, SettingValue] | None = None,
) -> Table:
    """A fresh table that waits for its first pick. The same seed and picks always give the same game.

    `options` is the name of `settings` in version 0.1; it will be removed in 0.3.
    """
    found = find_game(game)
    file = content_of(found, content)
    if not isinstance(players, int):
        raise SettingError(f"the number of players is a whole number such as {found.players[0]}, not {players!r}")
    chosen = found.complete_settings(players, plain_settings(settings or options or {}))
    return found.new_table(players, chosen, file, plain_seed(seed))


def new_game(
    game: str,
    *,
    seats: list[str],
    seed: int | str,
    settings: Mapping[str, SettingValue] | None = None,
    content: Path | ContentFile | None = None,
    generator: str = COUNTER,
    options: Mapping[str, SettingValue] | None = None,
) -> History:
    """A fresh table with its journal: picks go through the history, which can be written, undone and replayed.

    `generator` is "counter" (fast) or "blake2b", whose dice nobody can predict from those that were rolled before.
    `options` is the name of `settings` in version 0.1; it will be removed in 0.3.
    """
    found = find_game(game)
    chosen = found.complete_settings(len(seats), plain_settings(settings or options or {}))
    file = content_of(found, content)
    if not all(one_line(name) for name in seats):
        raise SettingError("every seat needs a name")
    journal = Journal(found.name, found.version, content_name(found, file), plain_seed(seed), chosen, seats)
    if generator not in GENERATORS:
        raise SettingError(f"a generator is one of {', '.join(GENERATORS)}, not {generator!r}")
    journal.generator = generator
    return History(found, journal, file)


def replay(text: str, *, upto: int = -1, content: Path | None = None) -> History:
    """Play a journal again: all of it, or only its first picks. Raises JournalError if it cannot have happened."""
    game = played_game(text)
    journal = parse_journal(game, text)
    return replay_history(game, journal, content_played(game, journal, content), upto)


def verify(text: str, *, content: Path | None = None) -> Finding:
    """Whether all outcomes in a journal come from its seed, and the seed from the commitment made before the game."""
    game = played_game(text)
    journal = parse_journal(game, text)
    return verify_journal(game, journal, content_played(game, journal, content))


@overload
def load(saved: str | Path, *, content: Path | None = None) -> Played: ...
@overload
def load(saved: list[Any], *, content: Path | None = None) -> Table: ...
def load(saved: object, *, content: Path | None = None) -> Played | Table:
    """The game of a journal (its text, or the path of its file), or the table that `save` turned into lists. Raises
    JournalError or SaveError in one line if it cannot be loaded."""
    if isinstance(saved, str | Path):
        return load_journal(saved if isinstance(saved, str) else saved.read_text(encoding="utf-8"), content)
    game = saved_game(saved)
    return load_table(game, content_of(game, content), saved)


def load_journal(text: str, content: Path | None) -> Played:
    game = played_game(text)
    journal = parse_journal(game, text)
    file = content_played(game, journal, content)
    check_content(game, journal, file)
    return Played(game, journal, file)


def analyse(
    journal: str | Path,
    *,
    simulations: int | None = None,
    seat: int | None = None,
    language: str = "en",
    content: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> "Report":
    """Think about a game that was played (the text of its journal, or the path of its file): everybody's chances, what
    was luck, and what would have been better. The same journal and simulations give the same report.

    Only the decisions of `seat`, if you name one. `progress` is called with how many of how many steps are done. Raises
    JournalError or SettingError in one line, before any thinking.
    """
    text = journal if isinstance(journal, str) else journal.read_text(encoding="utf-8")
    # by name, so that the rules compile without bots
    found: Report = import_module("longhouse.arena.rows").report_of(
        text, content, simulations, seat, language, progress
    )
    return found


def __getattr__(name: str) -> object:
    """What takes longer to import than all of the rules, once it is asked for."""
    if name == "Report":
        return import_module("longhouse.report").Report
    raise AttributeError(f"module 'longhouse' has no attribute '{name}'")


def read_option(table: Table, text: str) -> Option | None:
    """The option with this text (`road/3,-1,E`), or None."""
    return table.read(text)


def content_of(game: Game, given: Path | ContentFile | None) -> ContentFile:
    """The content that comes with a game, or a pack."""
    if given is None:
        return game.content()
    return given if isinstance(given, ContentFile) else read_pack(game, given)


def content_played(game: Game, journal: Journal, path: Path | None) -> ContentFile:
    """The content of a game that was played: the file that is named, or else what the journal says."""
    return content_of_journal(game, journal) if path is None else read_pack(game, path)


def plain_seed(seed: int | str) -> str:
    """A seed as journals write it; raises SettingError if it is empty."""
    text = one_line(str(seed), LONGEST_SEED)
    if not text:
        raise SettingError("a seed is a number or a word, and not empty")
    return text


def plain_settings(settings: Mapping[str, SettingValue]) -> dict[str, str]:
    """Settings as texts, whether given as texts, True, 5 or ["red", "blue"]."""
    return {name: plain(value) for name, value in settings.items()}


def plain(value: SettingValue) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ",".join([plain(item) for item in value])
    return str(value)


def draw_svg(table: Table) -> str:
    """The board for a notebook. The code that draws it is imported by name, so that the rules compile without it."""
    drawn: str = import_module("longhouse.boards.showing").board_svg(table)
    return drawn


def look_for_guests() -> None:
    """Only when a game is not one of ours: looking at everything that is installed takes time."""
    import_module("longhouse.guests").register_guests()


ARTISTS.append(draw_svg)
SCOUTS.append(look_for_guests)
