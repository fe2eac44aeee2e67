"""What one viewer is sent. Everything that leaves the server about a game is made here, from a view alone."""

from collections.abc import Mapping
from typing import NamedTuple

from longhouse import Event, Game, Option, Reason, Score, Table, find_game
from longhouse.boards.drawing import draw_board
from longhouse.bots.hint import Hint, per_cent
from longhouse.kernel.decision import EVERYBODY, NOBODY, SPECTATOR, Decision
from longhouse.messages.bundle import speaks
from longhouse.messages.catalog import Catalog
from longhouse.messages.phrase import Phrase, Players
from longhouse.messages.speech import ask_phrase, event_phrase, fact_phrase, option_phrase, reason_phrase
from longhouse.server.people.bot_names import said_in
from longhouse.server.wire import parts, wire
from longhouse.server.wire.analysis import WhyOut

Names = Players  # of the players, by seat
Log = list[tuple[int, Event]]  # each event with its journal entry; for a viewer, with that viewer's seq

NO_SEAT = -1  # on the wire
BOARD_WIDTH = 100  # columns of a text board, at the most


class Common(NamedTuple):
    """What all viewers of a moment are shown alike. It is made from what a spectator sees, so it cannot pass on what
    another seat sees."""

    picture: Mapping[str, object]
    decisions: list[parts.DecisionOut]
    labels: dict[int, Phrase]  # of the events that everybody saw, by their ids


def in_common(table: Table, log: Log, names: Names) -> Common:
    view = table.view(SPECTATOR)
    seen = [event for _, event in log if event.seen_by == EVERYBODY]
    labels = {id(event): event_phrase(view, event, names) for event in seen}
    return Common(picture(view), decisions(view, names), labels)


def seat_of(view: Table) -> int:
    """The viewer of this view as the wire names it: a seat, or -1."""
    return NO_SEAT if view.viewer == SPECTATOR else view.viewer


def picture(view: Table, common: Common | None = None) -> Mapping[str, object]:
    """Made from a spectator's picture of the same moment, if there is one."""
    face = find_game(view.origin.game).face()
    return face.picture(view) if common is None or face.reveal is None else face.reveal(view, common.picture)


def scenery(view: Table) -> Mapping[str, object]:
    return find_game(view.origin.game).face().scenery(view)


# --- what is asked


def decisions(view: Table, names: Names, common: Common | None = None) -> list[parts.DecisionOut]:
    """Every open decision, and the offers to the viewer. Only the viewer's own have options, since the view holds no
    others; offers to other seats are left out. Who has none reads what a spectator reads."""
    asked, offered = view.decisions, [offer for offer in view.offers if offer.options]
    if common is not None and not offered and not any(decision.options for decision in asked):
        return common.decisions
    game = find_game(view.origin.game)
    told = [decision_out(game, view, decision, names, False) for decision in asked]
    return told + [decision_out(game, view, offer, names, True) for offer in offered]


def decision_out(game: Game, view: Table, decision: Decision, names: Names, offer: bool) -> parts.DecisionOut:
    options = [option_out(game, view, option, names) for option in decision.options]
    return parts.DecisionOut(decision.seat, ask_phrase(view, decision, names), options, offer)


def option_out(game: Game, view: Table, option: Option, names: Names) -> parts.OptionOut:
    text = view.spell(option)
    verb, *values = text.split("/")
    kinds = game.verbs[option.verb].kinds
    return parts.OptionOut(text, verb, list(zip(kinds, values, strict=False)), option_phrase(view, option, names))


# --- what happened


def events(view: Table, log: Log, names: Names, common: Common | None = None) -> list[parts.EventOut]:
    labels = {} if common is None else common.labels
    return [event_out(view, seq, event, names, labels.get(id(event))) for seq, event in log]


def event_out(view: Table, seq: int, event: Event, names: Names, label: Phrase | None = None) -> parts.EventOut:
    """As the viewer saw it. If `view` is the table itself (after the end), everything is shown."""
    seen = event if view.viewer == NOBODY else event.seen_from(view.viewer)
    label = label or event_phrase(view, seen, names)
    return parts.EventOut(seq, seen.kind, seen.rule, seen.seat, seen.args, label, seen.seat == view.viewer)


def score(game: str, result: Score | None) -> parts.ScoreOut | None:
    if result is None:
        return None
    keys = find_game(game).message_keys.sources
    ending = Phrase(result.ending, {})
    tie = Phrase(result.tie, {}) if result.tie else None
    title = f"{result.ending}.title"
    return parts.ScoreOut(
        *(result.winners, result.points, result.sources, list(keys), ending, result.rule, tie),
        title=title if speaks(title) else "",
    )


# --- what is asked of the rules


def reason(view: Table, seat: int, text: str, id: str, names: Names) -> wire.ReasonMsg:
    """Why this seat cannot pick this option; text that means nothing in this game gets a reason that says so."""
    option = view.read(text)
    if option is None:
        return wire.ReasonMsg(id, False, "", Phrase("room-unknown-option", {"option": text}))
    why = view.why_not(option, seat)
    return wire.ReasonMsg(id, True, "", None) if why is None else reason_out(view, why, id, names)


def reason_out(view: Table, why: Reason, id: str, names: Names) -> wire.ReasonMsg:
    return wire.ReasonMsg(id, False, why.rule, reason_phrase(view, why, names))


def preview(view: Table, seat: int, text: str, id: str, names: Names) -> wire.PreviewMsg:
    """What a pick would cost and bring; nothing if it is not allowed."""
    game = find_game(view.origin.game)
    option = view.read(text)
    facts = [] if option is None else game.face().preview(view, option, seat)
    lines = [fact_phrase(view, fact, names) for fact in facts]
    return wire.PreviewMsg(id, lines, [fact.rule for fact in facts], [fact.warns for fact in facts])


def board(view: Table, language: str, id: str, names: Names) -> wire.BoardMsg:
    return wire.BoardMsg(id, draw_board(view, Catalog(language), said_in(language, names), {}, False, BOARD_WIDTH))


def hint_lines(view: Table, found: Hint, names: Names) -> list[parts.HintLine]:
    game = find_game(view.origin.game)
    options = view.decision_for(view.viewer).options
    return [
        parts.HintLine(
            option_out(game, view, options[advised.at], names),
            advised.visits,
            per_cent(advised.value),
            per_cent(advised.margin),
            place < found.ranked,
            advised.level,
            [WhyOut(why.kind, why.say, why.rule) for why in advised.why],
            advised.steps,
        )
        for place, advised in enumerate(found.options)
    ]
