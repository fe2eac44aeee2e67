"""What a searching bot would do in somebody's place."""

import longhouse
from longhouse.bots.hint import SHOWN, hint, hint_at_once, per_cent
from longhouse.bots.search import Budget, Search
from tests.bots.playing import seated


def test_the_best_is_what_the_bot_tried_most() -> None:
    table = longhouse.new_table("northgard", players=2, seed=4)
    bots = seated(["greedy"] * 2, 4)
    while table.year < 1 or len(table.decision.options) <= SHOWN:  # type: ignore[attr-defined]
        seat = table.decision.seat
        view = table.seen_from(seat)
        table.pick(bots[seat].choose(view, view.asked(seat)), seat)
    view = table.seen_from(table.decision.seat)
    decision = view.asked(view.viewer)
    found = hint(view, decision, Budget(simulations=40))
    visits = [prospect.visits for prospect in found.best]
    assert found.simulations == 40 and len(visits) <= SHOWN
    assert visits == sorted(visits, reverse=True) and visits[-1] > 0
    thought = Search("hint", Budget(simulations=40)).think(view, decision)
    assert found.best[0] == thought.best_first()[0]


def test_a_plan_over_many_picks_is_not_searched() -> None:
    """Where there is one option, or the judge plans better, the bot does that at once."""
    table = longhouse.new_table("midgard", players=2, seed=4)
    bots, planned = seated(["greedy"] * 2, 4), 0
    for _ in range(300):
        seat = table.decision.seat
        view = table.seen_from(seat)
        decision = view.asked(seat)
        at_once = hint_at_once(view, decision)
        if at_once is not None:
            planned += len(decision.options) > 1
            assert at_once.simulations == 0
            assert [prospect.option in decision.options for prospect in at_once.best] == [True]
            assert hint(view, decision, Budget(simulations=5)) == at_once
        else:
            assert len(decision.options) > 1
        table.pick(bots[seat].choose(view, decision), seat)
        if table.over:
            break
    assert planned


def test_cm_2_7_a_leader_is_searched_for() -> None:
    """It is one pick, and has figures as others have."""
    table = longhouse.new_table("midgard", players=2, seed=4)
    view = table.seen_from(table.decision.seat)
    decision = view.asked(view.viewer)
    assert decision.ask == "midgard-ask-leader" and hint_at_once(view, decision) is None
    found = hint(view, decision, Budget(simulations=4))
    assert found.simulations == sum(prospect.visits for prospect in found.best) == 4
    assert len({round(prospect.value, 6) for prospect in found.best}) > 1


def test_per_cent() -> None:
    assert [per_cent(value) for value in (-0.1, 0.0, 0.544, 0.996, 1.2)] == [0, 0, 54, 100, 100]
