"""What one viewer is told. All that leaves the server about a game is made here, from a view and nothing else."""

from collections.abc import Mapping

from longhouse import Event, Game, Option, Reason, Score, Table, find_game
from longhouse.bots.hint import Hint, per_cent
from longhouse.kernel.decision import NOBODY, SPECTATOR, Decision
from longhouse.messages.phrase import Phrase
from longhouse.messages.speech import ask_phrase, event_phrase, fact_phrase, option_phrase, reason_phrase
from longhouse.server.wire.wire import DecisionOut, EventOut, HintLine, OptionOut, PreviewMsg, ReasonMsg, ScoreOut

Names = list[str]  # of the players, by seat
Log = list[tuple[int, Event]]  # what happened, and at which entry of the journal; to a viewer, at which seq of its own

NO_SEAT = -1  # on the wire


def seat_of(view: Table) -> int:
    """Whose eyes these are, as the wire names them: a seat, or -1."""
    return NO_SEAT if view.viewer == SPECTATOR else view.viewer


def picture(view: Table) -> Mapping[str, object]:
    return find_game(view.origin.game).face().picture(view)


def scenery(view: Table) -> Mapping[str, object]:
    return find_game(view.origin.game).face().scenery(view)


# --- what is asked


def decisions(view: Table, names: Names) -> list[DecisionOut]:
    """Every open decision, and what the viewer may do though nobody waits for it. Only the viewer's own have options,
    the view holds no others; an offer to somebody else is nothing to tell."""
    game = find_game(view.origin.game)
    asked = [decision_out(game, view, decision, names, False) for decision in view.decisions]
    return asked + [decision_out(game, view, offer, names, True) for offer in view.offers if offer.options]


def decision_out(game: Game, view: Table, decision: Decision, names: Names, offer: bool) -> DecisionOut:
    options = [option_out(game, view, option, names) for option in decision.options]
    return DecisionOut(decision.seat, ask_phrase(view, decision, names), options, offer)


def option_out(game: Game, view: Table, option: Option, names: Names) -> OptionOut:
    text = view.spell(option)
    verb, *values = text.split("/")
    kinds = game.verbs[option.verb].kinds
    return OptionOut(text, verb, list(zip(kinds, values, strict=False)), option_phrase(view, option, names))


# --- what happened


def events(view: Table, log: Log, names: Names) -> list[EventOut]:
    return [event_out(view, seq, event, names) for seq, event in log]


def event_out(view: Table, seq: int, event: Event, names: Names) -> EventOut:
    """As the viewer saw it, whoever hands it in; the table itself (after the end) sees all."""
    seen = event if view.viewer == NOBODY else event.seen_from(view.viewer)
    label = event_phrase(view, seen, names)
    return EventOut(seq, seen.kind, seen.rule, seen.seat, seen.args, label, seen.seat == view.viewer)


def score(game: str, result: Score | None) -> ScoreOut | None:
    if result is None:
        return None
    keys = find_game(game).vocabulary.sources
    ending = Phrase(result.ending, {})
    tie = Phrase(result.tie, {}) if result.tie else None
    return ScoreOut(result.winners, result.points, result.sources, list(keys), ending, result.rule, tie)


# --- what is asked of the rules


def reason(view: Table, seat: int, text: str, id: str, names: Names) -> ReasonMsg:
    """Why this seat cannot pick this; a text that means nothing in this game is told so."""
    option = view.read(text)
    if option is None:
        return ReasonMsg(id, False, "", Phrase("room-unknown-option", {"option": text}))
    why = view.why_not(option, seat)
    return ReasonMsg(id, True, "", None) if why is None else told_reason(view, why, id, names)


def told_reason(view: Table, why: Reason, id: str, names: Names) -> ReasonMsg:
    return ReasonMsg(id, False, why.rule, reason_phrase(view, why, names))


def preview(view: Table, seat: int, text: str, id: str, names: Names) -> PreviewMsg:
    """What a pick would cost and bring; nothing, if it may not be picked."""
    game = find_game(view.origin.game)
    option = view.read(text)
    facts = [] if option is None else game.face().preview(view, option, seat)
    lines = [fact_phrase(view, fact, names) for fact in facts]
    return PreviewMsg(id, lines, [fact.rule for fact in facts])


def hint_lines(view: Table, found: Hint, names: Names) -> list[HintLine]:
    game = find_game(view.origin.game)
    return [
        HintLine(option_out(game, view, prospect.option, names), prospect.visits, per_cent(prospect.value))
        for prospect in found.best
    ]
