"""Where a question, or who is asked, is a secret or would reveal one: for a few frames; and how a view hides it."""

from longhouse.kernel.apart import Apart
from longhouse.kernel.decision import NOBODY, NOTHING_ASKED, Decision, Option, Seat
from longhouse.kernel.opening import mypyc_attr
from longhouse.kernel.table import Frame, SeatFrame, Table
from longhouse.kernel.zone import Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretFrame(SeatFrame):
    """A frame that hides who is asked or why, or that reveals something about hidden cards."""

    def proves(self, table: Table, pool: int, seat: Seat) -> list[int]:
        """The cards of a pool, by kind, that this frame proves a seat to hold; empty = none."""
        return []

    def needs(self, table: Table, pool: int, seat: Seat) -> list[list[int]]:
        """Sets of cards, one of which a seat must hold for the open question to be asked; empty = any cards are
        enough."""
        return []

    def may_hold(self, table: Table, zone: Zone, card: int) -> bool:
        """Whether a card can lie there, judging by what this frame reveals."""
        return True

    def hides_asker(self) -> str:
        """The message key that others see while they may not know who is asked; "" where everybody may know."""
        return ""

    def formality(self, decision: Decision) -> Option | None:
        """The answer, if the question is asked only to hide that there is nothing to choose."""
        return None


def secret_frames(table: Table) -> list[SecretFrame]:
    return [frame for frame in table.agenda if isinstance(frame, SecretFrame)]


def hidden_asker(agenda: list[Frame]) -> str:
    """The message key that others see while they may not know who is asked; "" where everybody may know."""
    top = agenda[-1]
    return top.hides_asker() if isinstance(top, SecretFrame) else ""


def formality(table: Table, seat: Seat) -> Option | None:
    """What this seat must answer, if its question is only a formality; None where it has something to choose."""
    asked = [decision for decision in table.decisions if decision.seat == seat]
    if not asked:
        return None
    top = table.agenda[-1]
    if isinstance(top, Apart):
        top = top.agenda_of(seat)[-1]
    return top.formality(asked[0]) if isinstance(top, SecretFrame) else None


def redact(view: Table, table: Table, seat: Seat) -> None:
    """Make a clone of `table` the view of a seat: chance sealed, events and questions as the seat saw them."""
    view.viewer = seat
    view.chance = table.chance.sealed()
    view.agenda = [frame.seen_from(seat) for frame in table.agenda]
    view.events = [event.seen_from(seat) for event in table.events]
    asked = [withheld(decision, table.agenda, seat) for decision in table.decisions]
    view.decision = asked[0] if asked else NOTHING_ASKED
    view.others = asked[1:]
    view.offers = [withheld(decision, table.agenda, seat) for decision in table.all_offers()]


def withheld(decision: Decision, agenda: list[Frame], seat: Seat) -> Decision:
    """A seat does not see the options of others; nor their questions, where they choose apart; nor who is asked,
    where that would reveal a secret (then the decision belongs to NOBODY).

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
