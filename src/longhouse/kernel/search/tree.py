"""A tree of picks that may follow one another, grown by playing imagined worlds: information-set Monte-Carlo search.

The tree is open: a node stands for the picks that lead to it, whatever the dice and hidden cards are in each world. So
the options of a node may differ from world to world, and each counts how often it was offered.
"""

from collections.abc import Callable
from math import exp, sqrt
from typing import Final, final

from longhouse.kernel.decision import Decision, Option, Seat
from longhouse.kernel.table import Table

Judge = Callable[[Table, Decision], list[float]]
Evaluate = Callable[[Table], list[float]]

DEEPEST: Final = 60  # picks of a simulation; no turn is as long
LONGEST: Final = 400  # picks of the judge; a table on which nobody ends a turn must not hold up the search
JUDGED: Final = 4  # times that a node asks the judge about options that are new to it
OFTEN: Final = 8  # visits after which a node is worth asking the judge about it
TRIES: Final = 2  # of every option of the root that is considered, whatever the judge says
EVEN: Final = 0.05  # share of the prior that all options have alike
SPREAD: Final = 0.05  # of values, before there are any
SURE: Final = 8.0  # how many values this counts as


@final
class Style:
    """How a search weighs what it knows against what it might miss."""

    def __init__(
        self,
        heat: float,
        explore: float = 1.0,
        first: float = 2.0,
        widen: float = 0.7,
        doubt: float = 0.5,
        turns: int = 0,
        rounds: int = 0,
    ) -> None:
        self.heat: Final = heat  # of the judge's values: the lower, the sharper the prior
        self.explore: Final = explore  # how much the prior counts against the values
        self.first: Final = first  # options that a new node looks at
        self.widen: Final = widen  # how fast it looks at more
        self.doubt: Final = doubt  # how much worse than the others an untried option is thought to be
        self.turns: Final = turns  # of each seat that the judge plays on before a position is evaluated
        self.rounds: Final = rounds  # the same in games that count rounds; if both are 0, it is evaluated at once


@final
class Limb:
    """An option of a node, and how it turned out for the seat that picked it."""

    def __init__(self, option: Option, prior: float) -> None:
        self.option: Final = option
        self.prior = prior
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.world = 0  # the last one in which it was offered
        self.sums = [0.0]  # at the root: the total after this many visits
        self.nodes: list[Node] = []


@final
class Node:
    """A question to a seat. After the same picks chance may lead to different questions: each is a separate node."""

    def __init__(self, seat: Seat, ask: str) -> None:
        self.seat: Final = seat
        self.ask: Final = ask
        self.visits = 0
        self.total = 0.0
        self.judged = 0
        self.limbs: dict[Option, Limb] = {}
        self.ranked: list[Limb] = []  # the highest prior first


@final
class Tree:
    """All that is known about one decision of a seat."""

    def __init__(self, view: Table, decision: Decision, judge: Judge, evaluate: Evaluate, style: Style) -> None:
        self.judge: Final = judge
        self.evaluate: Final = evaluate
        self.style: Final = style
        self.root: Final = Node(decision.seat, decision.ask)
        self.habits: Final[dict[str, dict[Option, float]]] = {}  # by question: what the judge said last of each option
        begun = max(1, view.turn) if style.rounds else view.turn  # set-up is not a round: it counts as the first one
        self.until = begun + style.turns * view.seats + style.rounds
        self.worlds = 0
        self.squares = 0.0  # of all values for the seat that decides
        self.spread = SPREAD
        self.meet(self.root, view, decision)
        self.most = self.root.ranked[0]  # what was tried most

    def begin(self) -> Limb:
        """The pick with which the next simulation begins."""
        for limb in self.root.ranked:  # its own seat's options are the same in all worlds
            limb.offered += 1
            limb.world = self.worlds
        return self.select(self.root)

    def simulate(self, world: Table) -> None:
        """Try the most promising option in this world."""
        self.follow(self.begin(), world)

    def follow(self, first: Limb, world: Table) -> None:
        """Play down the tree in this world, add a node to it, and pass the result on to all nodes on the way."""
        self.worlds += 1
        node = self.root
        limb = first
        nodes = [node]
        limbs = [limb]
        world.play(limb.option, node.seat)
        pass_forced(world)
        while not world.over and len(nodes) < DEEPEST:
            decision = world.decision
            node = follower(limb, decision)
            if node.visits == 0:
                break
            self.meet(node, world, decision)
            limb = self.select(node)
            nodes.append(node)
            limbs.append(limb)
            world.play(limb.option, decision.seat)
            pass_forced(world)
        play_on(world, self.judge, self.until)
        self.learn(node, nodes, limbs, self.evaluate(world))

    def hurry(self) -> None:
        """Evaluate from now on without playing on: where that is slow, many rough simulations are better than a few."""
        self.until = 0

    def lead(self) -> int:
        """By how many visits the option tried most is ahead of all others."""
        most, second = 0, 0
        for limb in self.root.ranked:
            if limb.visits > most:
                most, second = limb.visits, most
            elif limb.visits > second:
                second = limb.visits
        return most - second

    def learn(self, leaf: Node, nodes: list[Node], limbs: list[Limb], values: list[float]) -> None:
        for at in range(len(nodes)):
            value = values[nodes[at].seat]
            nodes[at].visits += 1
            nodes[at].total += value
            limbs[at].visits += 1
            limbs[at].total += value
        if leaf is not nodes[-1]:
            leaf.visits += 1
            leaf.total += values[leaf.seat]
        first = limbs[0]
        first.sums.append(first.total)
        if first.visits > self.most.visits:
            self.most = first
        root = self.root
        mean = root.total / root.visits
        value = values[root.seat]
        self.squares += value * value
        off = max(0.0, self.squares - root.visits * mean * mean)
        self.spread = sqrt((off + SURE * SPREAD * SPREAD) / (root.visits + SURE))

    def select(self, node: Node) -> Limb:
        """The most promising of the options that are offered here and considered so far."""
        style = self.style
        mean = node.total / node.visits if node.visits else 0.5
        untried = mean - style.doubt * self.spread
        hope = style.explore * self.spread
        left = style.first + style.widen * sqrt(node.visits)
        best = node.ranked[0]
        most = -1e9
        for limb in node.ranked:
            if limb.world == self.worlds:
                if node is self.root and limb.visits < TRIES:
                    return limb
                value = untried
                if limb.visits:
                    value = self.worth(limb) if node is self.root else limb.total / limb.visits
                value += hope * limb.prior * sqrt(limb.offered) / (1 + limb.visits)
                if value > most:
                    best, most = limb, value
                left -= 1.0
                if left < 1.0:
                    break
        return best

    def worth(self, limb: Limb) -> float:
        """The value of an option of the root: that of the option tried most, plus the difference between the two in the
        worlds in which both were tried. Since all options begin with the same worlds, chance hardly distorts it."""
        most = self.most
        return most.total / most.visits + (limb.total - most.sums[limb.visits]) / limb.visits

    def meet(self, node: Node, table: Table, decision: Decision) -> None:
        """Mark what is offered; new options are judged."""
        limbs = node.limbs
        new = 0
        for option in decision.options:
            limb = limbs.get(option)
            if limb is None:
                new += 1
            else:
                limb.offered += 1
                limb.world = self.worlds
        if new:
            self.add(node, self.priors(node, table, decision), decision.options)
        elif node.visits >= OFTEN and node.judged == 0:
            self.add(node, self.judged(node, table, decision), decision.options)

    def priors(self, node: Node, table: Table, decision: Decision) -> list[float]:
        """How likely each option is according to the judge; for a node with few visits, what the judge said elsewhere
        about the same question. A node whose options are new every time stops asking the judge after a while."""
        options = decision.options
        if node.visits < OFTEN and node is not self.root:
            habit = self.habits.get(f"{node.seat}/{node.ask}")
            if habit is not None and all(option in habit for option in options):
                return scaled([habit[option] for option in options])
        if node.judged < JUDGED:
            return self.judged(node, table, decision)
        limbs = node.limbs
        return [limbs[option].prior if option in limbs else 1.0 / len(options) for option in options]

    def judged(self, node: Node, table: Table, decision: Decision) -> list[float]:
        node.judged += 1
        priors = prior_of(self.judge(table, decision), self.style.heat)
        habit = self.habits.setdefault(f"{node.seat}/{node.ask}", {})
        for at in range(len(priors)):
            habit[decision.options[at]] = priors[at]
        return priors

    def add(self, node: Node, priors: list[float], options: list[Option]) -> None:
        """Limbs for new options, and new priors for the others."""
        for at in range(len(options)):
            limb = node.limbs.get(options[at])
            if limb is None:
                limb = Limb(options[at], priors[at])
                limb.offered = 1
                limb.world = self.worlds
                node.limbs[options[at]] = limb
                node.ranked.append(limb)
            else:
                limb.prior = priors[at]
        node.ranked.sort(key=prior_key, reverse=True)


def scaled(priors: list[float]) -> list[float]:
    """Shares of 1."""
    total = sum(priors)
    return [prior / total for prior in priors]


def prior_key(limb: Limb) -> float:
    return limb.prior


def prior_of(values: list[float], heat: float) -> list[float]:
    """The judge's values as probabilities."""
    most = max(values)
    powers = [exp((value - most) / heat) for value in values]
    scale = (1.0 - EVEN) / sum(powers)
    return [EVEN / len(values) + scale * power for power in powers]


def pass_forced(world: Table) -> None:
    """Pick where there is only one option."""
    while not world.over and len(world.decision.options) == 1:
        world.play(world.decision.options[0], world.decision.seat)


def play_on(world: Table, judge: Judge, turn: int) -> None:
    """All seats do what the judge likes best until this turn: positions in the middle of a turn cannot be compared."""
    for _ in range(LONGEST):
        if world.over or world.turn >= turn:
            break
        decision = world.decision
        options = decision.options
        at = 0
        if len(options) > 1:
            values = judge(world, decision)
            at = values.index(max(values))
        world.play(options[at], decision.seat)


def follower(limb: Limb, decision: Decision) -> Node:
    for node in limb.nodes:
        if node.seat == decision.seat and node.ask == decision.ask:
            return node
    node = Node(decision.seat, decision.ask)
    limb.nodes.append(node)
    return node
