"""`longhouse hint JOURNAL`: what a searching bot would do in the open decision of a game, and what it expects of it."""

from pathlib import Path
from typing import Annotated, Final

import typer

from longhouse import Decision, Table
from longhouse.bots.hint import Hint, per_cent
from longhouse.bots.hint import hint as think
from longhouse.bots.search import Budget, read_budget
from longhouse.cli.problems import Problem, one_line
from longhouse.cli.retelling import retell
from longhouse.cli.savefile import decode_journal
from longhouse.cli.settings import Language, read_language, read_seat
from longhouse.cli.talk import Talk
from longhouse.kernel.decision import NOTHING_ASKED
from longhouse.messages.catalog import Catalog

BOT: Final = "search/1s"
FORMS: Final = "search/1s (seconds), search/400 (simulations), search/400x2 (in two processes), or hard"


def hint(
    journal: Annotated[Path, typer.Argument(help="A journal, as `longhouse play --save` writes it.")],
    seat: Annotated[str | None, typer.Option(help="Whose decision; by default the seat that has the move.")] = None,
    bot: Annotated[str, typer.Option(help=f"The bot that thinks: {FORMS}.")] = BOT,
    lang: Language = "",
    content: Annotated[Path | None, typer.Option(help="The content file that the game was played with.")] = None,
) -> None:
    """The best options of the open decision, from what its seat sees; seats are counted from 0."""
    catalog = Catalog(read_language(lang))
    budget = budget_of(bot)
    for history, _ in retell(decode_journal(journal.read_bytes(), journal), journal, content):
        played = history
    table = played.table
    if table.over:
        raise Problem(f"{journal}: the game is over, there is nothing left to decide")
    asked = table.decision.seat if seat is None else read_seat(seat, table.seats)
    view = table.view(asked)
    decision = view.decision_for(asked)
    if decision is NOTHING_ASKED:
        waiting = ", ".join(str(other.seat) for other in table.decisions)
        raise Problem(f"{journal}: seat {asked} has nothing to decide now; the table waits for seat {waiting}")
    names = [one_line(name) for name in played.journal.seats]
    talk = Talk()
    if played.content.title:
        talk.say(catalog.text("terminal-pack", pack=one_line(played.content.title)))
    talk.say(f"{names[asked]}: {catalog.ask(view, decision, names)}", "bold")
    tell_hint(talk, catalog, view, decision, names, think(view, decision, budget))


def budget_of(name: str) -> Budget:
    """How long to think. SettingError or Problem if the bot does not search."""
    if name == "hard":
        return Budget()
    if name != "search" and not name.startswith("search/"):
        raise Problem(f"--bot {name}: a hint needs a bot that searches: {FORMS}")
    return read_budget(name)


def tell_hint(talk: Talk, catalog: Catalog, view: Table, decision: Decision, names: list[str], found: Hint) -> None:
    """A line for each option, with its number in the list of options."""
    if found.simulations:
        key = "hint-planned" if found.planned else "hint-thought"
        talk.say(catalog.text(key, simulations=found.simulations, seconds=f"{found.seconds:.1f}"))
    else:
        talk.say(catalog.text("hint-at-once"))
    for prospect in found.best:
        number = decision.options.index(prospect.option) + 1
        words = f"{number:>3}  {catalog.option(view, prospect.option, names)}"
        if found.simulations:
            said = catalog.text("hint-result", visits=prospect.visits, percent=per_cent(prospect.value))
            words = f"{words} — {said}"
        talk.say(words)
