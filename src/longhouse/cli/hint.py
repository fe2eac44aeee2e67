"""`longhouse hint JOURNAL`: what a searching bot would do in a decision of a game, what it expects of it, and why."""

import json
from pathlib import Path
from typing import Annotated, Final

import typer

from longhouse import Decision, History, Table
from longhouse.bots.hint import Advised, Hint, per_cent
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
    to: Annotated[int | None, typer.Option(min=0, help="After this many picks; by default after all of them.")] = None,
    nudge: Annotated[bool, typer.Option("--nudge", help="Only say what counts most, not which option.")] = False,
    as_object: Annotated[bool, typer.Option("--json", help="Print one JSON object (docs/hint.schema.json).")] = False,
    lang: Language = "",
    content: Annotated[Path | None, typer.Option(help="The content file that the game was played with.")] = None,
) -> None:
    """The best options of a decision and why, from what its seat sees; seats are counted from 0."""
    catalog = Catalog(read_language(lang))
    budget = budget_of(bot)
    played = played_to(journal, to, content)
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
    found = think(view, decision, budget, names)
    if as_object:
        print(json.dumps(as_json(catalog, view, decision, names, found, len(played.journal.picks)), ensure_ascii=False))
        return
    talk = Talk()
    if played.content.title:
        talk.say(catalog.text("terminal-pack", pack=one_line(played.content.title)))
    talk.say(f"{names[asked]}: {catalog.ask(view, decision, names)}", "bold")
    if nudge:
        tell_nudge(talk, catalog, found)
    else:
        tell_hint(talk, catalog, view, decision, names, found)


def played_to(journal: Path, to: int | None, content: Path | None) -> History:
    played: History | None = None
    for history, _ in retell(decode_journal(journal.read_bytes(), journal), journal, content):
        played = history
        if to is not None and len(history.journal.picks) >= to:
            return history
    assert played is not None
    if to is not None and to > len(played.journal.picks):
        raise Problem(f"--to {to}: this journal has {len(played.journal.picks)} picks")
    return played


def budget_of(name: str) -> Budget:
    """How long to think. SettingError or Problem if the bot does not search."""
    if name == "hard":
        return Budget()
    if name != "search" and not name.startswith("search/"):
        raise Problem(f"--bot {name}: a hint needs a bot that searches: {FORMS}")
    return read_budget(name)


# --- in words


def tell_nudge(talk: Talk, catalog: Catalog, found: Hint) -> None:
    if found.nudge is None:
        talk.say(catalog.text("hint-no-nudge" if found.simulations else "hint-at-once"))
    else:
        talk.say(catalog.text("hint-nudge", what=catalog.render(found.nudge)))


def tell_hint(talk: Talk, catalog: Catalog, view: Table, decision: Decision, names: list[str], found: Hint) -> None:
    """The options that are ranked, each with its number in the list of options, its figures and its reasons; then the
    others in a line."""
    if not found.simulations:
        talk.say(catalog.text("hint-at-once"))
    else:
        key = "hint-planned" if found.planned else "hint-thought"
        talk.say(catalog.text(key, simulations=found.simulations, seconds=f"{found.seconds:.1f}"))
    if found.simulations and not found.ranked:
        talk.say(catalog.text("hint-not-sure"), "bold")
    shown = max(1, found.ranked)
    for place, option in enumerate(found.options[:shown]):
        tell_option(talk, catalog, view, decision, names, option, place < found.ranked)
    if found.options[shown:]:
        talk.say(catalog.text("hint-few"), "dim")
    for option in found.options[shown:]:
        words = catalog.option(view, decision.options[option.at], names)
        talk.say(f"{option.at + 1:>3}  {words} — {catalog.text('hint-tried', visits=option.visits)}", "dim")


def tell_option(
    talk: Talk, catalog: Catalog, view: Table, decision: Decision, names: list[str], option: Advised, ranked: bool
) -> None:
    words = f"{option.at + 1:>3}  {catalog.option(view, decision.options[option.at], names)}"
    if ranked:
        percent, margin = per_cent(option.value), per_cent(option.margin)
        said = catalog.text("hint-wins", percent=percent, margin=margin, visits=option.visits)
        words = f"{words} — {said}"
        if option.level:
            words = f"{words} ({catalog.text('hint-level')})"
    elif option.visits:
        words = f"{words} — {catalog.text('hint-tried', visits=option.visits)}"
    talk.say(words)
    for number, step in enumerate(option.steps, 1):
        talk.say(f"       {number}. {catalog.render(step)}")
    for why in option.why:
        rule = f" [{why.rule}]" if why.rule else ""
        talk.say(f"       {catalog.text(f'reason-kind-{why.kind}')}: {catalog.render(why.say)}{rule}")


# --- as JSON


def as_json(
    catalog: Catalog, view: Table, decision: Decision, names: list[str], found: Hint, picks: int
) -> dict[str, object]:
    """What docs/hint.schema.json describes."""
    return {
        "game": view.origin.game,
        "to": picks,
        "seat": decision.seat,
        "ask": catalog.ask(view, decision, names),
        "simulations": found.simulations,
        "seconds": round(found.seconds, 2),
        "planned": found.planned,
        "nudge": None if found.nudge is None else catalog.render(found.nudge),
        "options": [
            option_json(catalog, view, decision, names, option, place < found.ranked)
            for place, option in enumerate(found.options)
        ],
    }


def option_json(
    catalog: Catalog, view: Table, decision: Decision, names: list[str], option: Advised, ranked: bool
) -> dict[str, object]:
    picked = decision.options[option.at]
    return {
        "option": view.spell(picked),
        "words": catalog.option(view, picked, names),
        "ranked": ranked,
        "level": option.level,
        "visits": option.visits,
        "value": round(option.value, 4),
        "margin": round(option.margin, 4),
        "steps": [catalog.render(step) for step in option.steps],
        "reasons": [{"kind": why.kind, "rule": why.rule, "words": catalog.render(why.say)} for why in option.why],
    }
