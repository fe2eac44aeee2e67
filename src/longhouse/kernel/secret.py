"""Where a question or its asker is a secret, or tells one: what few frames need, and how a view keeps it."""

from longhouse.kernel.apart import Apart
from longhouse.kernel.decision import NOBODY, NOTHING_ASKED, Decision, Option, Seat
from longhouse.kernel.opening import mypyc_attr
from longhouse.kernel.table import Frame, SeatFrame, Table
from longhouse.kernel.zone import Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretFrame(SeatFrame):
    """A frame that hides who is asked or why, or from which everybody can tell something about hidden cards."""

    def proves(self, table: Table, pool: int, seat: Seat) -> list[int]:
        """What everybody knows a seat to hold by where the game stands: cards of a pool by kind; empty = nothing."""
        return []

    def needs(self, table: Table, pool: int, seat: Seat) -> list[list[int]]:
        """Sets of cards, one of which a seat must hold for the open question to be asked; empty = any cards will do."""
        return []

    def may_hold(self, table: Table, zone: Zone, card: int) -> bool:
        """Whether a card can lie there, by what everybody knows from where the game stands."""
        return True

    def hides_asker(self) -> str:
        """What the others read while they may not know who is asked; "" where everybody may know."""
        return ""

    def formality(self, decision: Decision) -> Option | None:
        """The answer to its question where that is put only so that nobody can tell there was nothing to choose."""
        return None


def secret_frames(table: Table) -> list[SecretFrame]:
    return [frame for frame in table.agenda if isinstance(frame, SecretFrame)]


def hidden_asker(agenda: list[Frame]) -> str:
    """What the others read while they may not know who is asked; "" where everybody may know."""
    top = agenda[-1]
    return top.hides_asker() if isinstance(top, SecretFrame) else ""


def formality(table: Table, seat: Seat) -> Option | None:
    """What this seat will answer, if it was asked only for form's sake; None where it has something to choose."""
    decision = table.decision_for(seat)
    if decision is NOTHING_ASKED:
        return None
    top = table.agenda[-1]
    if isinstance(top, Apart):
        top = top.agenda_of(seat)[-1]
    return top.formality(decision) if isinstance(top, SecretFrame) else None


def redact(view: Table, table: Table, seat: Seat) -> None:
    """Make a clone of `table` the view of a seat: chance sealed, events and questions as the seat saw them."""
    view.viewer = seat
    view.chance = table.chance.sealed()
    view.agenda = [frame.seen_from(seat) for frame in table.agenda]
    view.events = [event.seen_from(seat) for event in table.events]
    asked = [withheld(decision, table.agenda, seat) for decision in table.decisions]
    view.decision = asked[0] if asked else NOTHING_ASKED
    view.others = asked[1:]
    view.offers = [withheld(decision, table.agenda, seat) for decision in table.offers]


def withheld(decision: Decision, agenda: list[Frame], seat: Seat) -> Decision:
    """Another seat's options are not for this seat's eyes; nor is its question, where it chooses apart; nor who is
    asked, where that would tell a secret (then the decision is NOBODY's).

    A seat's own options are copied: a bot may sort the list without harm to the table.
    """
    if decision.seat == seat:
        return Decision(seat, decision.ask, decision.args[:], decision.options[:])
    top = agenda[-1]
    if isinstance(top, Apart):
        return Decision(decision.seat, top.ask, [], [])
    hidden = hidden_asker(agenda)
    if hidden:
        return Decision(NOBODY, hidden, [], [])
    return Decision(decision.seat, decision.ask, decision.args[:], [])
