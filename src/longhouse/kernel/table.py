"""The table and its agenda: the only game loop in the project."""

from collections.abc import Callable
from typing import ClassVar, Final, final

from longhouse.kernel.box import Box
from longhouse.kernel.chance import Chance
from longhouse.kernel.decision import (
    EVERYBODY,
    NO_OPTION,
    NOBODY,
    NOTHING_ASKED,
    SPECTATOR,
    Decision,
    IllegalPick,
    Option,
    Reason,
    Seat,
)
from longhouse.kernel.event import Event
from longhouse.kernel.opening import mypyc_attr
from longhouse.kernel.zone import Tally, Zone

# shared by all tables, never written to
NO_ARGS: Final[list[int]] = []
NO_DECISIONS: Final[list[Decision]] = []
NO_EVENTS: Final[list[Event]] = []

MAY: Final = 0  # what a legality test answers when the option is legal
NOT_NOW: Final = 1  # the open question is a different one
GAME_OVER: Final = 2
NOT_ASKED: Final = 3  # it is another seat's move
# a game's own reasons are numbered from 10


# functions that draw a table for a notebook are added here, because the rules cannot import them
ARTISTS: Final[list[Callable[["Table"], str]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """A place in the rulebook. It holds numbers, never a closure or the table.

    `run` takes the next step (and is run again if the frame is still on top) until it asks. Running a frame again that
    has asked changes nothing and asks the same, so that a table can go on after a clone, a load or `determinize`.

    Its fields are what its constructor takes, under the same names and without defaults: they are saved in this order
    (`saving.fields_of`), and a `clone` that forgets one does not type-check.
    """

    def run(self, table: "Table") -> None:
        raise NotImplementedError

    def picked(self, table: "Table", option: Option, seat: Seat) -> None:
        raise NotImplementedError

    def why_not(self, table: "Table", option: Option, seat: Seat) -> int:
        """MAY, or the number of the reason; from the same tests that made the list of options."""
        return NOT_NOW

    def amounts(self, table: "Table", why: int, option: Option, seat: Seat) -> list[int]:
        """The numbers in the sentence of a reason: what is missing, and what the seat has (`decision.AMOUNTS`)."""
        return NO_ARGS

    def offers(self, table: "Table") -> list[Decision]:
        """Only of the lowest frame: what may be picked beside any question of the frames above, and nobody waits for
        (ADR 0017). The lowest frame gets the pick, whatever is above it."""
        return NO_DECISIONS

    def clone(self) -> "Frame":
        """A frame whose fields are all Final is shared by the copies of its table; any other makes a new one."""
        return self

    def seen_from(self, seat: Seat) -> "Frame":
        return self.clone()


@final
class Score:
    """How a game ended: points by source for every seat, and who won (maybe nobody) by which rule.

    `ending` and `tie` are message keys: how the game ended, and what decided among equals ("" where nothing had to).
    """

    def __init__(
        self, winners: list[Seat], points: list[int], sources: list[list[int]], ending: str, rule: str, tie: str = ""
    ) -> None:
        self.winners: Final = winners
        self.points: Final = points
        self.sources: Final = sources
        self.ending: Final = ending
        self.rule: Final = rule
        self.tie: Final = tie


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A game in progress. Every game has one subclass with its own fields, `clone` and `seen_from`."""

    FIELDS: ClassVar[tuple[str, ...]] = ()  # saved in this order
    __slots__ = (  # quicker than a dict on the pure build; a game with many fields does the same
        *("agenda", "chance", "decision", "events", "listening", "offers", "origin", "others"),
        *("opened", "over", "reveals", "seats", "shared", "turn", "viewer"),
    )

    def __init__(self, box: Box, chance: Chance, agenda: list[Frame]) -> None:
        self.shared = box  # the box as the kernel knows it; the table of a game also has it as `box`, with its own type
        self.origin = box.origin
        self.seats = box.players
        self.chance = chance
        self.agenda = agenda
        self.decision: Decision = NOTHING_ASKED  # the first open decision
        self.others = NO_DECISIONS  # further ones, where several seats choose at once
        self.offers = NO_DECISIONS  # offers that may be taken and that nobody waits for
        self.events = NO_EVENTS  # what the last pick caused, if events are recorded
        self.listening = False
        self.over = False
        self.turn = 0  # turns or rounds begun, as the game counts them
        self.reveals = 0  # how often something hidden was shown to somebody
        self.opened = 0  # how often, since `History` looked, that was only what the player who picks knew
        self.viewer: Seat = NOBODY  # whose view this is; NOBODY: the table itself

    # --- asking and answering

    @property
    def decisions(self) -> list[Decision]:
        """All open decisions; more than one where several seats choose at once."""
        return [] if self.decision is NOTHING_ASKED else [self.decision, *self.others]

    @property
    def questions(self) -> list[Decision]:
        """All that may be answered now: the open decisions, and the offers, which nobody waits for."""
        return [*self.decisions, *self.all_offers()]

    def all_offers(self) -> list[Decision]:
        """Those of the frame on top, and those of the lowest one, to seats that have no other question."""
        if self.viewer != NOBODY or self.over or not self.agenda:
            return self.offers
        standing = self.agenda[0].offers(self)
        return [*self.offers, *[offer for offer in standing if not self.is_asked(offer.seat)]]

    def is_asked(self, seat: Seat) -> bool:
        """Whether the frame on top has a question or an offer for this seat."""
        if seat == self.decision.seat:
            return True
        return any(question.seat == seat for question in [*self.others, *self.offers])

    def decision_for(self, seat: Seat) -> Decision:
        """The open decision of this seat, or else its offer, or NOTHING_ASKED."""
        for decision in self.questions:
            if decision.seat == seat:
                return decision
        return NOTHING_ASKED

    def legal_options(self, seat: Seat) -> list[Option]:
        """All that this seat may pick now; empty where it is not asked."""
        return self.decision_for(seat).options

    def pick(self, option: Option | None, seat: Seat = NOBODY) -> None:
        """Answer an open decision (the first, if no seat is named), or take an offer. If illegal, nothing has changed.

        None is what `read` returns for a text that means nothing in this game; it can never be picked.
        """
        decision = self.check(option, seat)
        assert isinstance(option, Option)
        self.play(option, decision.seat)

    def check(self, option: Option | None, seat: Seat) -> Decision:
        """The question that this option answers. Raises IllegalPick where it answers none."""
        if option is not None and not isinstance(option, Option):
            raise TypeError(
                f"an option is picked, one of `table.decision.options`, not {option!r}; `read` turns texts into options"
            )
        decision = self.decision if seat == NOBODY else self.decision_for(seat)
        chosen = option if isinstance(option, Option) else NO_OPTION
        if self.viewer != NOBODY or chosen not in decision.options:
            raise self.refusal(decision, chosen, decision.seat if seat == NOBODY else seat)
        return decision

    def refusal(self, decision: Decision, option: Option, seat: Seat) -> IllegalPick:
        reason = self.why_not(option, seat) or self.reason(NOT_NOW, option, seat)
        text = self.spell(option) if self.knows(option) else "nothing" if option is NO_OPTION else repr(option)
        return IllegalPick(f"{text} cannot be picked now ({reason.rule})", decision, reason)

    def play(self, option: Option, seat: Seat) -> None:
        """Answer with an option that is known to be legal: unchecked, for bots and playouts."""
        frame = self.agenda[-1] if seat == self.decision.seat or self.is_asked(seat) else self.agenda[0]
        self.decision = NOTHING_ASKED
        self.others = NO_DECISIONS
        self.offers = NO_DECISIONS
        if self.listening:
            self.events = []
        frame.picked(self, option, seat)
        while self.decision is NOTHING_ASKED and not self.over:
            self.agenda[-1].run(self)

    def settle(self) -> None:
        """Run the top of the agenda until somebody must choose or the game is over."""
        while self.decision is NOTHING_ASKED and not self.over:
            self.agenda[-1].run(self)

    def reask(self) -> None:
        """Make the open decisions again from the agenda."""
        self.decision = NOTHING_ASKED
        self.others = NO_DECISIONS
        self.offers = NO_DECISIONS
        self.settle()

    def ask(self, seat: Seat, ask: str, options: list[Option]) -> None:
        self.decision = Decision(seat, ask, NO_ARGS, options)

    def ask_about(self, seat: Seat, ask: str, args: list[int], options: list[Option]) -> None:
        """Ask, with numbers for the sentence."""
        self.decision = Decision(seat, ask, args, options)

    def record_events(self) -> None:
        """From now on, keep in `events` what each pick causes."""
        self.listening = True
        self.events = []

    def enter(self, frame: Frame) -> None:
        self.agenda.append(frame)

    def leave(self) -> None:
        self.agenda.pop()

    def end(self) -> None:
        self.over = True

    # --- what happened, and why not

    def record(self, kind: str, rule: str, seat: Seat, args: list[int]) -> None:
        """Everybody saw it. Callers check `listening` first, so that events cost nothing when nobody listens."""
        self.events.append(Event(kind, rule, seat, args, len(args), EVERYBODY))

    def record_secret(self, kind: str, rule: str, seat: Seat, args: list[int], public: int, seen_by: int) -> None:
        """Everybody saw that it happened; arguments past the first `public` ones only the seats in the mask."""
        self.events.append(Event(kind, rule, seat, args, public, seen_by))

    def barriers(self) -> int:
        """Grows with every random draw and whenever something hidden is shown: no pick is taken back across it, unless
        its player knew what was shown (`opened`)."""
        return self.chance.draws() + self.reveals

    def lay_open(self) -> None:
        """The player who picks shows something of their own: news for the others only."""
        self.reveals += 1
        self.opened += 1

    def let_slip(self) -> None:
        """What happens now, or does not, says something about hidden cards though none is shown."""
        self.opened -= 1

    def why_not(self, option: Option, seat: Seat) -> Reason | None:
        """None if the seat may pick this now; else the rule and the sentence that say why not."""
        if self.over:
            return self.reason(GAME_OVER, option, seat)
        asked = self.decision_for(seat)
        if asked is NOTHING_ASKED:
            return self.reason(NOT_ASKED, option, seat)
        if not self.knows(option):
            return self.reason(NOT_NOW, option, seat)
        stands = any(offer.seat == seat and offer.ask == asked.ask for offer in self.agenda[0].offers(self))
        frame = self.agenda[0 if stands else -1]
        why = frame.why_not(self, option, seat)
        if why == MAY:
            return None
        if why == NOT_NOW and stands:
            why = NOT_ASKED
        reason = self.reason(why, option, seat)
        return Reason(reason.rule, reason.key, [*reason.args, *frame.amounts(self, why, option, seat)])

    # --- options and their texts

    def spell(self, option: Option) -> str:
        """The stable text of an option: `road/3,-1,E`."""
        return self.shared.spell(option)

    def read(self, text: str) -> Option | None:
        """The option with this text, if there is one in the vocabulary."""
        return self.shared.read(text)

    def vocabulary(self) -> list[Option]:
        """All options that can ever be picked at this table, in a fixed order."""
        return self.shared.vocabulary

    def knows(self, option: Option) -> bool:
        """Whether the vocabulary has this option."""
        return option in self.shared.known

    # --- what each game defines

    def reason(self, why: int, option: Option, seat: Seat) -> Reason:
        raise NotImplementedError

    def clone(self) -> "Table":
        raise NotImplementedError

    def view(self, seat: Seat) -> "Table":
        """The table as this seat sees it: the same class, with what is hidden turned over."""
        raise NotImplementedError

    def check_viewer(self, seat: Seat) -> None:
        """Called by every `view`: an unknown seat would see nothing, or too much."""
        if seat != SPECTATOR and not 0 <= seat < self.seats:
            raise ValueError(
                f"there is no seat {seat} here: seats are 0 to {self.seats - 1}, or SPECTATOR ({SPECTATOR})"
            )

    def zones(self) -> list[Zone]:
        raise NotImplementedError

    def tallies(self) -> list[Tally]:
        raise NotImplementedError

    def pool(self, pool: int) -> list[int]:
        """How many cards of each kind this pool has in all."""
        raise NotImplementedError

    def may_hold(self, zone: Zone, card: int) -> bool:
        """Whether a card of its pool can lie there, by what everybody knows; the pickiest come first in `zones`."""
        return True

    def imagine(self, seat: Seat) -> None:
        """Put something plausible where the seat cannot see and no pool says what is there, using only what it sees."""

    def refresh(self) -> None:
        """Compute again what is only cached for speed (after a load)."""

    @property
    def result(self) -> Score | None:
        """Who won and how, once the game is over."""
        raise NotImplementedError

    def __repr__(self) -> str:
        eyes = "a spectator" if self.viewer == SPECTATOR else f"seat {self.viewer}"
        seen = "" if self.viewer == NOBODY else f" as {eyes} sees it"
        asked = " and ".join([f"seat {decision.seat}" for decision in self.decisions]) + " to choose"
        return f"<{self.origin.game}{seen}, {self.seats} players, turn {self.turn}: {'over' if self.over else asked}>"

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: the board as a spectator sees it, a view as its seat does."""
        return ARTISTS[0](self) if ARTISTS else None

    # --- names of version 0.1, which will be removed in 0.3

    def seen_from(self, seat: Seat) -> "Table":
        return self.view(seat)

    def asked(self, seat: Seat) -> Decision:
        return self.decision_for(seat)

    def listen(self) -> None:
        self.record_events()

    @property
    def standing(self) -> list[Decision]:
        return self.offers

    # --- shared by clones and views

    def copy_play(self, other: "Table") -> None:
        """Take over from another table what `Table` itself keeps, except what is recorded of the last pick."""
        self.decision = other.decision
        self.others = other.others
        self.offers = other.offers
        self.over = other.over
        self.reveals = other.reveals
        self.viewer = other.viewer


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatFrame(Frame):
    """A frame in which one seat chooses."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def is_done(self) -> bool:
        """Where seats choose apart: whether it only offers open picks, so that nobody waits for it."""
        return False

    def is_open(self, option: Option) -> bool:
        """Where seats choose apart: whether this pick is public and played on the common agenda.

        Frames that it enters lie above the Apart frame (which it may leave instead); it may record events and draw.
        """
        return False
