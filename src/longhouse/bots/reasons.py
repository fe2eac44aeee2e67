"""Why an option and not another: a few facts in words, each of which the numbers hold.

*Costs* and *brings* are what the preview says of the option. *Prepares* is what the seat scores later in the line that
the search plays on, and would not score after the other option. *Prevents* says who else would take it, or whose
chances it lowers. *Better* and *worse* are what the evaluation weighs: see weighing.py.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, final

from longhouse.bots.lines import Line, Plan, follow_line, plan_of
from longhouse.bots.plans import is_planned
from longhouse.bots.weighing import Matter, matters
from longhouse.kernel.decision import Decision, Option, Seat
from longhouse.kernel.event import Event
from longhouse.kernel.face import Fact
from longhouse.kernel.mind import Mind, Telling
from longhouse.kernel.registry import find_game, mind_of
from longhouse.kernel.search.tree import Tree
from longhouse.kernel.table import Table
from longhouse.kernel.zone import FACE_DOWN
from longhouse.messages.phrase import Arg, Phrase, Players
from longhouse.messages.speech import event_phrase, fact_phrase

COSTS: Final = "costs"
BRINGS: Final = "brings"
PREPARES: Final = "prepares"
PREVENTS: Final = "prevents"
BETTER: Final = "better"
WORSE: Final = "worse"
INSTEAD: Final = "instead"
ORDER: Final = (COSTS, BRINGS, PREPARES, PREVENTS, BETTER, WORSE, INSTEAD)

WORLDS: Final = 8  # in which the options are played on
FEWEST: Final = 4
MOST: Final = 4  # reasons of an option
LEAST: Final = 0.005  # chances; less is shown as nothing
OFTEN: Final = 0.5  # of the worlds: what comes more rarely is not prepared or prevented
MORE: Final = 0.3  # by how much more often than after the other option
CHANGES: Final = ("-fight-odds", "-round-odds", "-food-again", "-winter", "-guards", "-length", "-patrols")  # from, to
PROGRESS: Final = "-progress"  # something of something
AMOUNTS: Final = ("-cost", "-give", "-gain")  # previews that are only a list; their label says what it is about
SEED: Final = "reasons"


@dataclass(frozen=True)
class Why:
    """One reason: what it is about, the rule (or none), and the words."""

    kind: str
    rule: str
    say: Phrase


def reasons(
    view: Table,
    decision: Decision,
    option: Option,
    other: Option,
    seats: Players,
    tree: Tree | None = None,
    mind: Mind | None = None,
) -> list[Why]:
    """What speaks for this option and what it costs, compared with another; at most four, none that is not held by the
    numbers. `view` is that of the seat that decides; a tree that was grown of the decision shows the line of the
    search. The same question gets the same reasons."""
    return Inquiry(view, decision, [option, other], seats, tree, mind).reasons(option, other)


def instead(view: Table, option: Option, seats: Players, later: Sequence[tuple[Seat, Option]]) -> list[Why]:
    """Of a finished game: who took the option, if somebody else did; `later` are the picks that followed, as far as
    they matter."""
    for seat, picked in later:
        if picked == option and seat != view.viewer:
            return [Why(INSTEAD, "", Phrase("reason-came", {"seat": seats[seat]}))]
    return []


@final
class Inquiry:
    """Some options of a decision, all played on in the same worlds."""

    def __init__(
        self,
        view: Table,
        decision: Decision,
        options: list[Option],
        seats: Players,
        tree: Tree | None = None,
        mind: Mind | None = None,
        seconds: float = 0.0,
    ) -> None:
        """With `seconds`, in as many worlds as there is time for, but a few at least."""
        self.view: Final = view
        self.decision: Final = decision
        self.seats: Final = seats
        self.mind: Final = mind or mind_of(view)
        self.lines: Final[dict[Option, list[Line]]] = {option: [] for option in options}
        self.plans: Final[dict[Option, Plan]] = {}
        self.pairs: Final[dict[tuple[Option, Option], Found]] = {}
        began = time.monotonic()
        for world in range(WORLDS if self.mind.telling else 0):
            if seconds and world >= FEWEST and time.monotonic() - began > seconds:
                break
            for option, known in self.lines.items():
                known.append(follow_line(view, decision, option, self.mind, f"{SEED}/{world}", tree))

    def reasons(self, option: Option, other: Option) -> list[Why]:
        """What speaks for it, and what it costs."""
        telling = self.mind.telling
        if telling is None:
            return []
        found, facts = self.found(option, other), facts_of(self.facts(option), self.facts(other), telling)
        brings, better = found.previewed(BRINGS, facts, telling.brings), found.better()
        ranked = [
            *brings[:1],
            *found.previewed(COSTS, facts, telling.costs)[:1],
            *found.prepared()[:1],
            *found.prevented()[:1],
            *better[:1],
            *brings[1:2],
            *better[1:2],
        ]
        return sorted(ranked[:MOST], key=lambda why: ORDER.index(why.kind))

    def plan(self, option: Option) -> Plan:
        found = self.plans.get(option)
        if found is None:
            found = self.plans[option] = plan_of(self.view, self.decision, option, self.mind, self.seats)
        return found

    def facts(self, option: Option) -> list[Fact]:
        """Of a plan, what it comes to, and what its first pick costs."""
        face = find_game(self.view.origin.game).face()
        facts = face.preview(self.view, option, self.decision.seat)
        if not is_planned(self.view, self.decision) or self.mind.telling is None:
            return facts
        brings = self.mind.telling.brings
        carried = [fact for fact in self.plan(option).facts if fact.key in brings]
        return [*[fact for fact in facts if fact.key not in brings], *carried]

    def lacks(self, option: Option, best: Option) -> list[Why]:
        """What this option has less of than the best one: one reason, or none."""
        if self.mind.telling is None:
            return []
        found = self.found(option, best)
        return [*found.missed(), *found.worse()][:1]

    def matter(self, option: Option, other: Option) -> Phrase | None:
        """What counts most for an option, without saying which option it is."""
        own = self.found(option, other).gains() if self.mind.telling else []
        return Phrase(own[0].key, {}) if own else None

    def found(self, option: Option, other: Option) -> "Found":
        found = self.pairs.get((option, other))
        if found is None:
            ours, theirs = self.lines[option], self.lines[other]
            found = Found(self.view, self.decision.seat, self.seats, option, ours, theirs, self.mind)
            self.pairs[option, other] = found
        return found


@dataclass(frozen=True)
class Found:
    """All that is known about two options, and what of it is a reason."""

    view: Table
    seat: Seat
    seats: Players
    option: Option
    ours: list[Line]
    theirs: list[Line]
    mind: Mind

    def previewed(self, kind: str, facts: list[Fact], keys: tuple[str, ...]) -> list[Why]:
        known = sorted([fact for fact in facts if fact.key in keys], key=lambda fact: keys.index(fact.key))
        return [Why(kind, fact.rule, self.spell(fact)) for fact in known]

    def spell(self, fact: Fact) -> Phrase:
        said = fact_phrase(self.view, fact, self.seats)
        if fact.key.endswith(AMOUNTS):
            return Phrase("reason-amount", {"amount": next(iter(said.args.values()))})
        return said

    def prepared(self) -> list[Why]:
        return self.scored(PREPARES, self.ours, self.theirs)

    def missed(self) -> list[Why]:
        return self.scored(WORSE, self.theirs, self.ours)

    def scored(self, kind: str, lines: list[Line], others: list[Line]) -> list[Why]:
        """What is scored after one option and much more rarely after the other: the first such thing."""
        told: dict[str, Event] = {}
        for line in lines:
            for event in line.later:
                if FACE_DOWN not in event.args:
                    told.setdefault(repr(event), event)
        for name, event in told.items():
            times, without = times_of(name, lines), times_of(name, others)
            if times >= OFTEN * len(lines) and times - without >= MORE * len(lines):
                words = event_phrase(self.view, event, self.seats)
                args: dict[str, Arg] = {"what": words, "times": times, "without": without, "worlds": len(lines)}
                key = "reason-missed" if kind == WORSE else "reason-later"
                return [Why(kind, event.rule, Phrase(key, args))]
        return []

    def prevented(self) -> list[Why]:
        """Who would take it, or whom it holds up most."""
        worlds = len(self.theirs)
        for seat in range(self.view.seats):
            times = len([line for line in self.theirs if (seat, self.option) in line.taken])
            if times >= OFTEN * worlds:
                args = {"seat": self.seats[seat], "times": times, "worlds": worlds}
                return [Why(PREVENTS, "", Phrase("reason-taken", args))]
        return [
            Why(PREVENTS, "", self.spell_matter("reason-holds", matter))
            for matter in self.weighed
            if matter.change < 0 and matter.seat not in self.own() and matter.chance >= LEAST
        ]

    def gains(self) -> list[Matter]:
        return [matter for matter in self.weighed if matter.seat in self.own() and matter.chance >= LEAST]

    def better(self) -> list[Why]:
        return [Why(BETTER, "", self.spell_matter("reason-better", matter)) for matter in self.gains()]

    def worse(self) -> list[Why]:
        own = [matter for matter in self.weighed if matter.seat in self.own() and matter.chance <= -LEAST]
        return [Why(WORSE, "", self.spell_matter("reason-worse", matter)) for matter in own]

    def own(self) -> list[Seat]:
        """The seats that win together with this one."""
        sides = self.mind.sides(self.view)
        return [seat for seat in range(self.view.seats) if sides[seat] == sides[self.seat]]

    @cached_property
    def weighed(self) -> list[Matter]:
        pairs = [(a.rested, b.rested) for a, b in zip(self.ours, self.theirs, strict=True)]
        return matters([pair for pair in pairs if not pair[0].over and not pair[1].over], self.seat, self.mind)

    def spell_matter(self, key: str, matter: Matter) -> Phrase:
        seat = self.seats[matter.seat]
        percent = max(1, round(100 * abs(matter.chance)))
        return Phrase(key, {"what": Phrase(matter.key, {}), "seat": seat, "percent": percent})


def facts_of(ours: list[Fact], theirs: list[Fact], telling: Telling) -> list[Fact]:
    """What the preview says of an option; what it brings like the other one is no reason for it."""
    same = {repr(fact) for fact in theirs if fact.key in telling.brings}
    return [fact for fact in ours if repr(fact) not in same and not says_nothing(fact, telling)]


def says_nothing(fact: Fact, telling: Telling) -> bool:
    """It warns that an option brings little, or all that it brings is what is there already."""
    if fact.key not in telling.brings:
        return False
    if fact.args and not any(fact.args):
        return True
    half = len(fact.args) // 2
    unchanged = fact.key.endswith(CHANGES) and fact.args[:half] == fact.args[half:]
    return fact.warns or unchanged or (fact.key.endswith(PROGRESS) and fact.args[-2] == 0)


def times_of(name: str, lines: list[Line]) -> int:
    """In how many worlds this happens at all, now or later."""
    return len([line for line in lines if name in [repr(event) for event in line.scored]])
