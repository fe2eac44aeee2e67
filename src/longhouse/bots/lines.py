"""How a game goes on after an option, in imagined worlds: as the search would play, then as the judge would."""

from dataclasses import dataclass, field
from typing import Final

from longhouse.bots.plans import is_planned
from longhouse.bots.search import imagined
from longhouse.kernel.decision import Decision, Option, Seat
from longhouse.kernel.event import Event
from longhouse.kernel.mind import Mind
from longhouse.kernel.search.tree import OFTEN, Limb, Tree
from longhouse.kernel.table import Table
from longhouse.messages.phrase import Phrase, Players
from longhouse.messages.speech import option_phrase

LONGEST: Final = 200  # picks of a line
MOST_STEPS: Final = 6
STEPS: Final = "steps"


@dataclass(frozen=True)
class Line:
    """One world after the option. `rested` is the world when its seat had nothing more to pick at once: what the option
    and the picks that belong to it have come to."""

    rested: Table
    scored: list[Event]  # by the seat, of the kinds that its game calls scoring
    taken: list[tuple[Seat, Option]]  # what only one can have, and others then took
    now: int = 0  # how many of `scored` came before the world rested

    @property
    def later(self) -> list[Event]:
        return self.scored[self.now :]


@dataclass
class Walker:
    """A world that is played on."""

    view: Table
    options: list[Option]
    world: Table
    mind: Mind
    seat: Seat
    limb: Limb | None
    scored: list[Event] = field(default_factory=list)
    taken: list[tuple[Seat, Option]] = field(default_factory=list)

    def play(self, option: Option, seat: Seat) -> None:
        if seat != self.seat and self.is_claim(option):
            self.taken.append((seat, option))
        self.world.play(option, seat)
        scoring = self.mind.telling.scoring if self.mind.telling else ()
        self.scored += [event for event in self.world.events if event.seat == self.seat and event.kind in scoring]

    def is_claim(self, option: Option) -> bool:
        """Whether somebody takes what only one can have, and what the seat that decides can have now."""
        telling = self.mind.telling
        if telling is None or option.verb not in telling.claims or option not in self.options:
            return False
        return said(self.world, option) == said(self.view, option)

    def step(self) -> None:
        decision = self.world.decision
        self.play(self.choose(decision), decision.seat)

    def choose(self, decision: Decision) -> Option:
        """What the tree tried most, as long as it has tried enough; then what the judge likes best."""
        if len(decision.options) == 1:
            return decision.options[0]
        known = self.follow(decision)
        if known is not None:
            return known
        worth = self.mind.judge(self.world, decision)
        return decision.options[worth.index(max(worth))]

    def follow(self, decision: Decision) -> Option | None:
        if self.limb is None:
            return None
        for node in self.limb.nodes:
            if node.seat == decision.seat and node.ask == decision.ask and node.visits >= OFTEN:
                tried = [limb for limb in node.limbs.values() if limb.option in decision.options and limb.visits]
                if tried:
                    self.limb = max(tried, key=lambda limb: limb.visits)
                    return self.limb.option
        self.limb = None
        return None


def follow_line(view: Table, decision: Decision, option: Option, mind: Mind, seed: str, tree: Tree | None) -> Line:
    world = imagined(view, decision.seat, seed)
    world.record_events()
    moment = moment_of(world, mind)
    walker = Walker(view, decision.options, world, mind, decision.seat, tree.root.limbs[option] if tree else None)
    walker.play(option, decision.seat)
    for _ in range(LONGEST):
        if world.over or moment_of(world, mind) != moment:
            break
        walker.step()
    now = len(walker.scored)
    rested = world.clone()
    until = last_turn(view, mind)
    for _ in range(LONGEST):
        if world.over or world.turn >= until:
            break
        walker.step()
    return Line(rested, walker.scored, walker.taken, now)


def moment_of(world: Table, mind: Mind) -> int:
    return mind.telling.moment(world) if mind.telling else world.turn


def last_turn(view: Table, mind: Mind) -> int:
    """As far as the search plays on: see `Tree`."""
    begun = max(1, view.turn) if mind.style.rounds else view.turn
    return begun + mind.style.turns * view.seats + mind.style.rounds


def said(table: Table, option: Option) -> Phrase:
    """The same place of a row may hold another card by then."""
    return option_phrase(table, option, [str(seat) for seat in range(table.seats)])


def steps_of(view: Table, decision: Decision, option: Option, mind: Mind, seats: Players) -> list[Phrase]:
    """The picks that belong to this option, as the bot would go on: until chance, another seat or the same question
    again. None, if it is a whole move by itself."""
    world = imagined(view, decision.seat, STEPS)
    walker = Walker(view, [], world, mind, decision.seat, None)
    steps = [option_phrase(view, option, seats)]
    planned = is_planned(view, decision)
    barriers = world.barriers()
    world.play(option, decision.seat)
    while len(steps) < MOST_STEPS and not world.over and world.barriers() == barriers:
        asked = world.decision
        if asked.seat != decision.seat or (not is_planned(world, asked) if planned else asked.ask == decision.ask):
            break
        if len(asked.options) > 1:
            steps.append(option_phrase(world.view(asked.seat), walker.choose(asked), seats))
        world.play(walker.choose(asked), asked.seat)
    return steps if len(steps) > 1 else []
