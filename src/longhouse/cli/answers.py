"""What a person may ask in the middle of a game: the log, a rule, and why something cannot be done."""

import difflib
from collections import Counter
from typing import Final

from longhouse import Decision, Option, Reason, Table, read_option
from longhouse.boards.drawing import is_on_board
from longhouse.cli.session import Session
from longhouse.kernel.table import NOT_ASKED
from longhouse.messages.explaining import explained
from longhouse.messages.rulebook import ENGLISH, look_up, near
from longhouse.messages.rulesearch import rules_with

LOG_LINES: Final = 20
REASONS_SHOWN: Final = 3
RULES_SHOWN: Final = 8
WORDS_SHOWN: Final = 5
KEY_WIDTH: Final = 15  # of what can be typed, in the help


def show_help(session: Session, view: Table) -> None:
    """What can be typed, with examples of this very table."""
    places = [option for option in view.vocabulary() if is_on_board(view, option)] or view.vocabulary()
    example = view.spell(places[0])
    words = {
        "example": example,
        "verb": example.partition("/")[0],
        "why": f"w {example}".ljust(KEY_WIDTH),
        "rule": f"r {rule_at_hand(session)}".ljust(KEY_WIDTH),
    }
    session.talk.say(session.catalog.text("terminal-help", **words))


def rule_at_hand(session: Session) -> str:
    """That of the last event; before the first one, the rule about whose turn it is."""
    if session.log:
        return session.log[-1][1].rule
    table = session.history.table
    return table.reason(NOT_ASKED, table.decision.options[0], table.decision.seat).rule


def show_log(session: Session, rest: str) -> None:
    """The last lines of the log, as the viewer saw them: 20, or as many as asked for."""
    lines = int(rest[:6]) if rest.isascii() and rest.isdigit() else LOG_LINES
    for _, event in session.log[-lines:] if lines else []:
        session.talk.say(f"  {session.sentence(event)}")


def show_rule(session: Session, asked: str) -> None:
    """A rule by its id, or the rules of this game with some words in them."""
    language = session.catalog.language
    found = look_up(asked, language) if asked else None
    hits = [found] if found is not None else rules_with(asked, language, [session.history.game.name])
    lines = [line.removeprefix("- ") for section in hits for line in section.lines]
    for line in lines if found is not None else lines[:RULES_SHOWN]:
        session.talk.say(line)
    if found is None and len(lines) > RULES_SHOWN:
        session.talk.say(session.catalog.text("terminal-more-rules", number=len(lines) - RULES_SHOWN))
    if language != ENGLISH and any(section.english for section in hits):
        session.talk.say(session.catalog.text("terminal-rules-english"))
    if not lines:
        hint = ", ".join(near(asked)) or rule_at_hand(session)
        session.talk.say(session.catalog.text("terminal-no-rule", text=asked[:40], near=hint))


def show_word(session: Session, asked: str) -> None:
    """What a word of this game stands for: a good, a card, a tile; else the rules that have it."""
    found = explained(session.history.game.name, asked, session.catalog)
    for name, text in found[:WORDS_SHOWN]:
        session.talk.say(f"  {name}: {text}" if text else f"  {name}")
    if not any(text for _, text in found):
        show_rule(session, asked)


def show_why(session: Session, view: Table, decision: Decision, text: str) -> None:
    """Why not, with the rule: for one option, or for all options of a verb (`w road`)."""
    meant = options_meant(view, text)
    may = [option for option in decision.options if option in meant]
    if not meant:
        session.talk.say(unknown(session, view, text))
    elif may:
        numbers = ", ".join(str(decision.options.index(option) + 1) for option in may)
        session.talk.say(session.catalog.text("terminal-why-may", text=text[:40], numbers=numbers))
    else:
        barring = reasons(view, decision.seat, meant)
        for reason in barring:
            session.talk.say(f"  {session.catalog.reason(view, reason, session.seats)} [{reason.rule}]")
        session.talk.say(session.catalog.text("terminal-why-rule", rule=barring[0].rule))


def options_meant(view: Table, text: str) -> list[Option]:
    option = read_option(view, text)
    if option is not None:
        return [option]
    return [option for option in view.vocabulary() if text and view.spell(option).partition("/")[0] == text]


def reasons(view: Table, seat: int, options: list[Option]) -> list[Reason]:
    """The reasons that bar these options, the most frequent first."""
    found: dict[tuple[str, tuple[int, ...]], Reason] = {}
    counts: Counter[tuple[str, tuple[int, ...]]] = Counter()
    for option in options:
        reason = view.why_not(option, seat)
        if reason is not None:
            key = (reason.key, tuple(reason.args))
            found[key] = reason
            counts[key] += 1
    return [found[key] for key, _ in counts.most_common(REASONS_SHOWN)]


def unknown(session: Session, view: Table, text: str) -> str:
    spelled = [view.spell(option) for option in view.vocabulary()]
    verbs = list(dict.fromkeys(name.partition("/")[0] for name in spelled))
    near_it = difflib.get_close_matches(text, spelled + verbs, 3, 0.5) or verbs
    return session.catalog.text("terminal-why-unknown", text=text[:40], near=", ".join(near_it))
