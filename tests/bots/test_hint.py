"""What a searching bot would do in a player's place."""

from collections.abc import Iterator

import longhouse
from longhouse.bots.hint import SHOWN, hint, per_cent
from longhouse.bots.plans import is_planned
from longhouse.bots.search import Budget, Search
from longhouse.kernel.decision import Decision
from longhouse.kernel.table import Table
from tests.bots.playing import seated


def test_the_best_is_what_the_bot_tried_most() -> None:
    table = longhouse.new_table("northgard", players=2, seed=4)
    bots = seated(["greedy"] * 2, 4)
    while table.year < 1 or len(table.decision.options) <= SHOWN:  # type: ignore[attr-defined]
        seat = table.decision.seat
        view = table.view(seat)
        table.pick(bots[seat].choose(view, view.decision_for(seat)), seat)
    view = table.view(table.decision.seat)
    decision = view.decision_for(view.viewer)
    found = hint(view, decision, Budget(simulations=40))
    visits = [prospect.visits for prospect in found.best]
    assert found.simulations == 40 and len(visits) <= SHOWN
    assert visits == sorted(visits, reverse=True) and visits[-1] > 0
    thought = Search("hint", Budget(simulations=40)).think(view, decision)
    assert found.best[0] == thought.best_first()[0]


def planned_questions(seed: int, count: int) -> Iterator[tuple[Table, Decision]]:
    """Views of a game of Midgard in which the bot does not search but plans."""
    table = longhouse.new_table("midgard", players=2, seed=seed)
    bots = seated(["greedy"] * 2, seed)
    while count:
        seat = table.decision.seat
        view = table.view(seat)
        decision = view.decision_for(seat)
        if len(decision.options) > 1 and is_planned(view, decision):
            count -= 1
            yield view, decision
        table.pick(bots[seat].choose(view, decision), seat)


def test_a_plan_over_many_picks_stands_first_and_has_figures() -> None:
    for view, decision in planned_questions(4, 12):
        found = hint(view, decision, Budget(simulations=10))
        worth = dict(zip(decision.options, longhouse.find_game("midgard").mind().judge(view, decision), strict=True))
        tried = min(SHOWN, len(decision.options))
        assert found.planned and len(found.best) == tried
        assert worth[found.best[0].option] == max(worth.values())
        assert {prospect.visits for prospect in found.best} == {10 // tried}
        assert found.simulations == tried * (10 // tried)
        rest = [prospect.value for prospect in found.best[1:]]
        assert rest == sorted(rest, reverse=True)
        assert hint(view, decision, Budget(simulations=10)).best == found.best


def test_a_plan_is_compared_as_long_as_the_clock_lets_it() -> None:
    view, decision = next(planned_questions(4, 1))
    long, short = (hint(view, decision, Budget(seconds=seconds)) for seconds in (1.0, 0.001))
    assert long.simulations > short.simulations == min(SHOWN, len(decision.options))


def test_where_there_is_nothing_to_choose_nothing_is_thought_about() -> None:
    table = longhouse.new_table("watch", players=2, seed=4, settings={"mode": "base"})
    while len(table.decision.options) > 1:
        table.pick(table.decision.options[0])
    view = table.view(table.decision.seat)
    found = hint(view, view.decision_for(view.viewer), Budget(simulations=5))
    assert (found.simulations, [prospect.visits for prospect in found.best]) == (0, [0])


def test_cm_2_7_a_leader_is_searched_for() -> None:
    """It is a single pick, and has figures like others."""
    table = longhouse.new_table("midgard", players=2, seed=4)
    view = table.view(table.decision.seat)
    decision = view.decision_for(view.viewer)
    assert decision.ask == "midgard-ask-leader" and not is_planned(view, decision)
    found = hint(view, decision, Budget(simulations=4))
    assert found.simulations == sum(prospect.visits for prospect in found.best) == 4
    assert len({round(prospect.value, 6) for prospect in found.best}) > 1


def test_per_cent() -> None:
    assert [per_cent(value) for value in (-0.1, 0.0, 0.544, 0.996, 1.2)] == [0, 0, 54, 100, 100]
