"""How a game goes on after an option, in imagined worlds: as the search would play, then as the judge would."""

from dataclasses import dataclass, field
from typing import Final

from longhouse.bots.plans import is_planned
from longhouse.bots.search import imagined
from longhouse.kernel.decision import Decision, Option, Seat
from longhouse.kernel.event import Event
from longhouse.kernel.face import Fact
from longhouse.kernel.mind import Mind
from longhouse.kernel.registry import find_game
from longhouse.kernel.search.tree import OFTEN, Limb, Tree
from longhouse.kernel.table import Table
from longhouse.messages.phrase import Phrase, Players
from longhouse.messages.speech import option_phrase

LONGEST: Final = 200  # picks of a line
MOST_STEPS: Final = 6
LONGEST_PLAN: Final = 40  # picks
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


@dataclass(frozen=True)
class Plan:
    """The picks that belong to an option, each with how often in a row; and what the preview says of the last of each
    kind of fact: what the plan as a whole comes to."""

    steps: list[tuple[Phrase, int]]
    facts: list[Fact]


def plan_of(view: Table, decision: Decision, option: Option, mind: Mind, seats: Players) -> Plan:
    """As the bot would go on: until chance, another seat or the end of the plan; where nothing is planned, until the
    same question comes again, or what the question belongs to is done."""
    world = imagined(view, decision.seat, STEPS)
    walker = Walker(view, [], world, mind, decision.seat, None)
    preview = find_game(view.origin.game).face().preview
    planned, barriers, depth = is_planned(view, decision), world.barriers(), len(world.agenda)
    steps: list[tuple[Phrase, int]] = []
    facts: dict[str, list[Fact]] = {}
    picked, asked = option, decision
    for _ in range(LONGEST_PLAN):
        if len(asked.options) > 1:
            here = world.view(decision.seat)
            steps = with_step(steps, option_phrase(here, picked, seats))
            facts |= by_key(preview(here, picked, decision.seat))
        world.play(picked, decision.seat)
        asked = world.decision
        if world.over or world.barriers() != barriers or asked.seat != decision.seat:
            break
        if not is_planned(world, asked) if planned else asked.ask == decision.ask or len(world.agenda) < depth:
            break
        picked = walker.choose(asked)
    return Plan(steps, [fact for found in facts.values() for fact in found])


def with_step(steps: list[tuple[Phrase, int]], said: Phrase) -> list[tuple[Phrase, int]]:
    if steps and steps[-1][0] == said:
        return [*steps[:-1], (said, steps[-1][1] + 1)]
    return [*steps, (said, 1)]


def by_key(facts: list[Fact]) -> dict[str, list[Fact]]:
    found: dict[str, list[Fact]] = {}
    for fact in facts:
        found.setdefault(fact.key, []).append(fact)
    return found


def steps_of(plan: Plan) -> list[Phrase]:
    """None, if the option is a whole move by itself."""
    if len(plan.steps) < 2:
        return []
    return [
        said if times == 1 else Phrase("hint-step-times", {"what": said, "times": times})
        for said, times in plan.steps[:MOST_STEPS]
    ]
