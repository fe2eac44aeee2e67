"""The tree of a search: what it looks at first, and how it grows."""

from math import sqrt

import pytest

from longhouse import find_game, new_table
from longhouse.bots.search import imagined
from longhouse.games.midgard.mind.features import evaluate
from longhouse.kernel.decision import Decision
from longhouse.kernel.saving import save
from longhouse.kernel.search.tree import OFTEN, TRIES, Node, Style, Tree, play_on
from longhouse.kernel.table import Table
from tests.scenes.midgard.scene import Scene

STYLE = Style(heat=1.0, explore=1.0, first=2.0, widen=0.7, doubt=0.5)


def grown(simulations: int, style: Style = STYLE) -> Tree:
    """Red is to place the first worker of round 3; there are more than ten places."""
    scene = Scene("red", "blue").goods("red", coin=3, food=2, wood=2).dice("red", axe=2).round(3).placement("red")
    view, decision = scene.seen("red"), scene.decision("red")
    tree = Tree(view, decision, find_game("midgard").mind().judge, evaluate, style)
    for number in range(simulations):
        tree.simulate(imagined(view, decision.seat, str(number)))
    return tree


def all_nodes(node: Node) -> list[Node]:
    return [node, *[found for limb in node.ranked for child in limb.nodes for found in all_nodes(child)]]


def test_the_favourite_of_the_judge_is_tried_first() -> None:
    tree = grown(1)
    assert [limb.visits for limb in tree.root.ranked][:2] == [1, 0]
    priors = [limb.prior for limb in tree.root.ranked]
    assert priors == sorted(priors, reverse=True)


@pytest.mark.parametrize("simulations", [9, 64])
def test_the_longer_it_looks_the_more_it_looks_at(simulations: int) -> None:
    """Options come in by their prior, and none before its time."""
    tree = grown(simulations)
    tried = [limb.visits > 0 for limb in tree.root.ranked]
    most = STYLE.first + STYLE.widen * sqrt(simulations)
    assert len(tried) > 10
    assert sum(tried) <= most
    assert not any(tried[int(most) :])


def test_what_the_judge_holds_for_hopeless_is_tried_too() -> None:
    """The judge is sure of one option; the others considered are still tried a few times."""
    tree = grown(64, Style(heat=0.01))
    looked_at = int(STYLE.first + STYLE.widen * sqrt(63))
    assert tree.root.ranked[0].prior > 0.9
    assert all(limb.visits >= TRIES for limb in tree.root.ranked[: looked_at - 1])


def test_a_wider_style_tries_more() -> None:
    wide = grown(64, Style(heat=20.0, explore=20.0, first=50.0, widen=0.7, doubt=0.0))
    assert sum(limb.visits > 0 for limb in wide.root.ranked) > STYLE.first + STYLE.widen * sqrt(64)


def test_every_simulation_adds_a_node_and_is_counted_on_its_way() -> None:
    """The first one adds a node below the root; each node was visited once as a leaf, and then through its limbs."""
    tree = grown(50)
    nodes = all_nodes(tree.root)
    assert len(nodes) <= 51
    for node in nodes[1:]:
        through = sum(limb.visits for limb in node.ranked)
        assert node.visits in (through, through + 1)
        assert 0.0 <= node.total <= node.visits
    assert tree.root.visits == sum(limb.visits for limb in tree.root.ranked) == 50
    assert {node.seat for node in nodes} == {0, 1}


def test_a_node_that_is_seldom_visited_takes_the_judges_word_from_elsewhere() -> None:
    asked: list[str] = []

    def heard(table: Table, decision: Decision) -> list[float]:
        asked.append(decision.ask)
        return find_game("midgard").mind().judge(table, decision)

    scene = Scene("red", "blue").round(3).placement("red")
    view, decision = scene.seen("red"), scene.decision("red")
    tree = Tree(view, decision, heard, evaluate, STYLE)
    for number in range(80):
        tree.simulate(imagined(view, decision.seat, str(number)))
    grown_up = [node for node in all_nodes(tree.root) if node.ranked]
    assert len(asked) == sum(node.judged for node in grown_up)
    assert any(node.judged == 0 for node in grown_up)
    assert all(node.judged for node in grown_up if node.visits > OFTEN + 1)


def test_it_leads_by_the_visits_that_others_lack() -> None:
    tree = grown(20)
    visits = sorted([limb.visits for limb in tree.root.ranked], reverse=True)
    assert tree.lead() == visits[0] - visits[1]


# --- playing on before a position is evaluated


@pytest.mark.parametrize(("style", "turn"), [(Style(1.0), 3), (Style(1.0, rounds=1), 4), (Style(1.0, turns=1), 5)])
def test_a_position_is_evaluated_after_so_many_turns(style: Style, turn: int) -> None:
    """Midgard counts rounds, and two play: one turn of each seat is counted as two."""
    seen: list[int] = []

    def noted(world: Table) -> list[float]:
        seen.append(world.turn)
        return evaluate(world)

    scene = Scene("red", "blue").round(3).placement("red")
    view, decision = scene.seen("red"), scene.decision("red")
    tree = Tree(view, decision, find_game("midgard").mind().judge, noted, style)
    for number in range(3):
        tree.simulate(imagined(view, decision.seat, str(number)))
    assert seen == [turn] * 3


def test_a_choice_before_the_first_round_is_evaluated_after_that_round() -> None:
    """CM-2.7: leaders are chosen before it, and their worth shows in it."""
    table = new_table("midgard", players=2, seed=1)
    view = table.view(table.decision.seat)
    tree = Tree(view, view.decision_for(view.viewer), find_game("midgard").mind().judge, evaluate, Style(1.0, rounds=1))
    world = imagined(view, view.viewer, "1")
    tree.simulate(world)
    assert (view.turn, world.turn) == (0, 2)


def test_in_a_hurry_it_is_evaluated_at_once() -> None:
    scene = Scene("red", "blue").round(3).placement("red")
    view, decision = scene.seen("red"), scene.decision("red")
    tree = Tree(view, decision, find_game("midgard").mind().judge, evaluate, Style(1.0, rounds=1))
    tree.hurry()
    world = imagined(view, decision.seat, "1")
    tree.simulate(world)
    assert world.turn == 3


def test_playing_on_takes_what_the_judge_likes_best() -> None:
    scene = Scene("red", "blue").round(3).placement("red")
    judge = find_game("midgard").mind().judge
    world = imagined(scene.seen("red"), scene.decision("red").seat, "1")
    other = world.clone()
    play_on(world, judge, 4)
    while other.turn < 4:
        values = judge(other, other.decision)
        other.play(other.decision.options[values.index(max(values))], other.decision.seat)
    assert save(world) == save(other)


def test_a_simulation_can_be_told_where_to_begin() -> None:
    tree = grown(4)
    last = tree.root.ranked[-1]
    scene = Scene("red", "blue").goods("red", coin=3, food=2, wood=2).dice("red", axe=2).round(3).placement("red")
    tree.follow(last, imagined(scene.seen("red"), tree.root.seat, "more"))
    assert last.visits == 1
    assert tree.root.visits == 5


def test_luck_of_the_worlds_does_not_tell_options_apart() -> None:
    """The result depends on the world alone here; so the means differ with the visits, but no option is worth more."""
    came = [0.5]

    def by_world(world: Table) -> list[float]:
        return [came[0], 1.0 - came[0]]

    scene = Scene("red", "blue").round(3).placement("red")
    view, decision = scene.seen("red"), scene.decision("red")
    tree = Tree(view, decision, find_game("midgard").mind().judge, by_world, Style(20.0, first=50.0))
    for _ in range(60):
        limb = tree.begin()
        came[0] = (7 * limb.visits % 10) / 10
        tree.follow(limb, imagined(view, decision.seat, str(limb.visits)))
    tried = [limb for limb in tree.root.ranked if limb.visits]
    assert len({limb.visits for limb in tried}) > 1
    assert len({round(limb.total / limb.visits, 6) for limb in tried}) > 1
    assert {round(tree.worth(limb), 6) for limb in tried} == {round(tree.most.total / tree.most.visits, 6)}
