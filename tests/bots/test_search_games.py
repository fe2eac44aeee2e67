"""The tree grows from every question of every game, whoever is asked and whatever is hidden."""

from collections.abc import Iterator

import pytest

import longhouse
from longhouse import Decision, Table
from longhouse.bots.search import Budget, Search, imagined
from longhouse.kernel.registry import mind_of
from longhouse.kernel.search.tree import Style, Tree
from tests.bots.playing import seated

TABLES: list[tuple[str, int, dict[str, longhouse.SettingValue]]] = [
    ("watch", 2, {"mode": "base"}),
    ("watch", 4, {"mode": "base", "turn_phases": "combined"}),
    ("watch", 3, {"mode": "full"}),
    ("northgard", 2, {}),
    ("northgard", 4, {"teams": True}),
    ("midgard", 4, {"assign": "simultaneous", "distrust": True}),
    ("wild", 2, {}),
    ("wild", 4, {"by_hand": False, "allow_hopeless_attacks": True}),
]
EVERY = 13  # one of this many questions is searched
QUESTIONS = 30
SIMULATIONS = 6


def nothing_known(world: Table) -> list[float]:
    return [1.0 / world.seats] * world.seats


def searched(table: Table, decision: Decision, seed: str) -> None:
    """Each simulation tries an option that is offered."""
    view = table.view(decision.seat)
    tree = Tree(view, view.decision_for(decision.seat), mind_of(table).judge, nothing_known, Style(heat=1.0))
    for number in range(8):
        tree.simulate(imagined(view, decision.seat, f"{seed}/{number}"))
    assert tree.root.visits == 8
    assert list(tree.root.limbs) == decision.options
    assert sum(limb.visits for limb in tree.root.ranked) == 8


def some_questions(
    game: str, players: int, settings: dict[str, longhouse.SettingValue]
) -> Iterator[tuple[Table, Decision, int]]:
    """The questions of a game between bots, including offers and simultaneous ones; each with its number."""
    table = longhouse.new_table(game, players=players, seed=11, settings=settings)
    bots, count, done = seated(["greedy", "uniform"] * 2, 11)[:players], 0, 0
    while not table.over and done < QUESTIONS:
        for decision in table.questions:
            count += 1
            if count % EVERY == 0 and len(decision.options) > 1:
                yield table, decision, count
                done += 1
        decision = table.decision
        view = table.view(decision.seat)
        table.pick(bots[decision.seat].choose(view, view.decision_for(decision.seat)), decision.seat)
    assert done >= QUESTIONS or table.over


@pytest.mark.parametrize(("game", "players", "settings"), TABLES)
def test_every_question_can_be_searched(game: str, players: int, settings: dict[str, longhouse.SettingValue]) -> None:
    for table, decision, number in some_questions(game, players, settings):
        searched(table, decision, str(number))


def thoughts(table: Table, seat: int) -> list[tuple[int, float, float]]:
    """Quick: a position is evaluated as soon as it is new."""
    view = table.view(seat)
    style = Style(mind_of(table).style.heat)
    thought = Search("9", Budget(SIMULATIONS), style).think(view, view.decision_for(seat))
    return [(found.visits, found.value, found.prior) for found in thought.prospects]


@pytest.mark.parametrize(("game", "players", "settings"), TABLES)
def test_what_a_seat_does_not_see_does_not_change_its_thoughts(
    game: str, players: int, settings: dict[str, longhouse.SettingValue]
) -> None:
    """Another table that looks the same to this seat is thought about in the same way, to the last digit."""
    for table, decision, number in some_questions(game, players, settings):
        other = table.clone()
        longhouse.determinize(other, decision.seat, str(number))
        assert longhouse.save(other) != longhouse.save(table)
        assert thoughts(other, decision.seat) == thoughts(table, decision.seat)
