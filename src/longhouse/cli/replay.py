"""`longhouse replay JOURNAL`: shows a game again, with everything that happened or as one seat saw it."""

from pathlib import Path
from typing import Annotated

import typer

from longhouse import SPECTATOR, History, read_option
from longhouse.boards.drawing import draw_board
from longhouse.cli.ending import show_score
from longhouse.cli.problems import Problem, one_line
from longhouse.cli.retelling import retell
from longhouse.cli.savefile import decode_journal
from longhouse.cli.settings import Language, read_language, read_seat
from longhouse.cli.talk import Talk
from longhouse.kernel.decision import NOBODY
from longhouse.kernel.journal import Pick, write_head, write_pick
from longhouse.messages.catalog import Catalog


def replay(
    journal: Annotated[Path, typer.Argument(help="A journal, as `longhouse play --save` writes it.")],
    to: Annotated[int | None, typer.Option(min=0, help="Stop after this many picks and show the board.")] = None,
    seat: Annotated[
        str | None, typer.Option("--as", metavar="SEAT|spectator", help="Show only what this seat saw.")
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Only verify that the game can have happened.")] = False,
    lang: Language = "",
    content: Annotated[Path | None, typer.Option(help="The content file that the game was played with.")] = None,
) -> None:
    """Show a game again, pick by pick; seats are counted from 0."""
    catalog = Catalog(read_language(lang))
    text = decode_journal(journal.read_bytes(), journal)
    if check:
        print(verify(text, journal, content))
        return
    teller: Teller | None = None
    for history, pick in retell(text, journal, content):
        if teller is None:
            teller = Teller(history, seat, catalog)
            if history.content.title:
                teller.talk.say(catalog.text("terminal-pack", pack=one_line(history.content.title)))
        teller.tell(pick)
        if to is not None and len(history.journal.picks) >= to:
            break
    assert teller is not None
    teller.close(to)


class Teller:
    """Shows what one viewer saw: a seat, a spectator, or (NOBODY) everything."""

    def __init__(self, history: History, who: str | None, catalog: Catalog) -> None:
        self.history = history
        self.catalog = catalog
        self.talk = Talk()
        self.seats = [one_line(name) for name in history.journal.seats]
        self.viewer = NOBODY
        if who is not None:
            self.viewer = SPECTATOR if who == "spectator" else read_seat(who, len(self.seats))

    def tell(self, pick: Pick | None) -> None:
        """The pick, if the viewer may see it (a secret choice is one), and all events that followed."""
        table = self.history.table
        view = table if self.viewer == NOBODY else table.view(self.viewer)
        if pick is not None and self.viewer in (NOBODY, pick.seat):
            option = read_option(table, pick.option)
            assert option is not None
            words = self.catalog.option(view, option, self.seats)
            number = len(self.history.journal.picks) if self.viewer == NOBODY else ""  # gaps would reveal secret picks
            self.talk.say(f"{number:>4}  {self.seats[pick.seat]}: {words}", "bold")
        for event in view.events:
            self.talk.say(f"      {self.catalog.event(view, event, self.seats)} [{event.rule}]")

    def close(self, to: int | None) -> None:
        """The board and whose move it is, if a stop was asked for; the score if the game is over."""
        table = self.history.table
        view = table if self.viewer == NOBODY else table.view(self.viewer)
        if to is not None:
            self.talk.say()
            self.talk.draw(draw_board(view, self.catalog, self.seats, {}, self.talk.colour, self.talk.width))
            for decision in view.decisions:
                words = self.catalog.ask(view, decision, self.seats)
                who = "" if decision.seat == NOBODY else f"{self.seats[decision.seat]}: "  # it may be a secret
                self.talk.say(f"{who}{words}", "bold")
        if table.over:
            show_score(self.history, self.catalog, self.talk)


def verify(text: str, path: Path, content: Path | None) -> str:
    """Play it, write it and compare line by line, so that missing or superfluous outcomes are also found. The order in
    which seats chose apart does not matter."""
    anew = ""
    for history, pick in retell(text, path, content):
        played = history
        anew += (
            write_head(history.game, history.journal)
            if pick is None
            else write_pick(history.game, history.journal, pick)
        )
    lines = significant(text)
    for (number, line), written in zip(lines, anew.splitlines(), strict=False):
        if line.split() != written.split():
            raise Problem(f"{path}: line {number} reads '{line}', but played again it is '{written}'")
    picks = len(played.journal.picks)
    result = played.table.result
    if result is None:
        return f"ok: {picks} picks, not finished"
    winners = ", ".join(one_line(played.journal.seats[seat]) for seat in result.winners)
    return f"ok: {picks} picks, winner {winners or 'nobody'}"


def significant(text: str) -> list[tuple[int, str]]:
    """The lines of a journal with their numbers, without empty lines and comments."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    return [(number, line) for number, line in lines if line and not line.startswith("#")]
