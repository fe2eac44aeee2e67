"""`longhouse play --from JOURNAL --to N`: a new game that begins at a move of another one."""

from pathlib import Path
from typing import NamedTuple

import longhouse
from longhouse import History, JournalError, Played, SettingError
from longhouse.cli.problems import FileProblem, Problem, blamed_on
from longhouse.cli.savefile import decode_journal
from longhouse.cli.settings import read_seat, read_seed


class Start(NamedTuple):
    """Where a game is played on, and which seats people take."""

    path: Path
    played: Played
    move: int
    people: list[int]

    def play_on(self, names: list[str], seed: str | None) -> History:
        try:
            return self.played.play_on(self.move, seats=names, seed=read_seed(seed))
        except (JournalError, SettingError) as problem:
            raise FileProblem(self.path, problem) from problem


def find_start(
    path: Path, game: str, move: int | None, seat: str | None, hotseat: bool, unfinished: bool, content: Path | None
) -> Start:
    """The move to begin at. Of a game that still goes on, playing on would show what is hidden in it."""
    text = decode_journal(path.read_bytes(), path)
    try:
        with blamed_on(content):
            played = longhouse.load(text, content=content)
        if game not in ("", played.game.name):
            raise Problem(f"{path} is a game of {played.game.name}, not of {game}")
        if move is None:
            raise Problem(f"from which move? name it with --to: 0 (the deal) to {len(played)}")
        if not unfinished and not played.history().table.over:
            raise JournalError(
                "this game is not over, and playing on would show what is still hidden in it: go on with --resume, "
                "or add --unfinished",
                "journal-unfinished",
            )
        table = played.at(move)
    except (JournalError, SettingError) as problem:
        raise FileProblem(path, problem) from problem
    if hotseat and seat is not None:
        raise Problem("with --hotseat people have all seats: leave out --as")
    asked = max(table.decision.seat, 0)
    count = len(played.journal.seats)
    people = [*range(count)] if hotseat else [asked if seat is None else read_seat(seat, count)]
    return Start(path, played, move, people)
