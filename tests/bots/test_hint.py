"""What a searching bot would do in a player's place."""

from collections.abc import Iterator

import longhouse
from longhouse.bots.hint import SHOWN, hint, per_cent
from longhouse.bots.lines import plan_of, steps_of
from longhouse.bots.plans import is_planned
from longhouse.bots.ranking import FEWEST, Tried, ranked, results_of, searched
from longhouse.bots.reasons import BRINGS, Inquiry
from longhouse.bots.search import Budget
from longhouse.kernel.decision import Decision, Option
from longhouse.kernel.face import Fact
from longhouse.kernel.table import Table
from longhouse.messages.catalog import Catalog
from tests.bots.playing import seated

NAMES = ["Helga", "Thorstein"]


def place(seed: int) -> Table:
    """CM-5: the first worker of the first player, with many options."""
    table = longhouse.new_table("midgard", players=2, seed=seed)
    bots = seated(["greedy"] * 2, seed)
    while table.decision.ask != "midgard-ask-place":
        seat = table.decision.seat
        view = table.view(seat)
        table.pick(bots[seat].choose(view, view.decision_for(seat)), seat)
    return table.view(table.decision.seat)


def test_only_what_was_tried_often_is_ranked() -> None:
    view = place(4)
    found = hint(view, view.decision, Budget(simulations=160), NAMES)
    sure, rest = found.options[: found.ranked], found.options[found.ranked :]
    assert len(found.options) <= SHOWN and 100 < found.simulations <= 160
    assert 2 <= found.ranked <= 3
    assert all(option.visits >= FEWEST and 0 < option.margin <= 0.08 for option in sure)
    assert all(option.visits < FEWEST and not option.why for option in rest)
    visits = [option.visits for option in rest]
    assert visits == sorted(visits, reverse=True)
    assert any(why.kind == BRINGS for why in sure[0].why) and sure[1].why
    assert hint(view, view.decision, Budget(simulations=160), NAMES).options == found.options


def test_what_was_tried_too_little_is_not_sure_yet() -> None:
    view = place(4)
    found = hint(view, view.decision, Budget(simulations=20), NAMES)
    assert found.ranked == 0 and found.options[0].visits < FEWEST
    assert hint(view, view.decision, Budget(simulations=1), NAMES).options[0].why
    assert found.options[0].why  # the best so far still says why


def tried(at: int, *results: float) -> Tried:
    return Tried(at, sum(results) / len(results), list(results))


def test_an_option_leads_only_if_chance_does_not_explain_it() -> None:
    """The bot's pick stays first unless another is better in the same worlds, by more than the noise."""
    swing = [0.2, 0.3] * 20
    picked = tried(0, *swing)
    noisy = tried(1, *[0.32, 0.2] * 20)
    better = tried(2, *[value + 0.05 for value in swing])
    few = tried(3, *[0.9] * 5)
    assert [each.at for each in ranked([picked, noisy, few], picked)] == [0, 1]
    assert [each.at for each in ranked([picked, noisy, better, few], picked)] == [2, 1, 0]
    assert better.beats(picked) and not noisy.beats(picked) and not picked.beats(picked)
    assert not tried(4, *[value + 0.004 for value in swing]).beats(picked)
    assert ranked([few], few) == []


def test_results_are_those_of_the_search() -> None:
    view = place(4)
    tree, options, best = searched(view, view.decision, Budget(simulations=90), "a")
    for option in options:
        limb = tree.root.limbs[view.decision.options[option.at]]
        assert option.results == results_of(limb) and abs(sum(option.results) - limb.total) < 1e-9
    assert best.visits == max(option.visits for option in options)


def test_however_little_time_there_is_some_options_are_tried() -> None:
    view = place(4)
    found = hint(view, view.decision, Budget(seconds=0.001), NAMES)
    assert len(found.options) >= 3 and not found.ranked


def test_a_proposal_says_which() -> None:
    """GW-4.8: the steps that belong to it, until somebody else is asked."""
    table = longhouse.new_table("watch", players=3, seed=4, settings={"mode": "base"})
    bots = seated(["greedy"] * 3, 4)
    while True:
        seat = table.decision.seat
        view = table.view(seat)
        decision = view.decision_for(seat)
        option = bots[seat].choose(view, decision)
        if view.spell(option) == "propose":
            break
        table.pick(option, seat)
    mind, seats = longhouse.find_game("watch").mind(), ["Helga", "Thorstein", "Astrid"]
    steps = steps_of(plan_of(view, decision, option, mind, seats))
    said = [Catalog("en").render(step) for step in steps]
    assert len(said) >= 4 and said[0].startswith("Propose a trade") and said[-1] == "Send the offer"
    table.pick(option, seat)
    table.pick(table.decision.options[0], seat)
    asked = table.view(seat)
    drop = next(each for each in asked.decision.options if asked.spell(each) == "drop")
    assert steps_of(plan_of(asked, asked.decision, drop, mind, seats)) == []
    assert not steps_of(plan_of(view, decision, decision.options[-1], mind, seats))


def test_steps_end_with_what_they_belong_to() -> None:
    """NG-11.3: what a card does is over before the next card is played."""
    table = longhouse.new_table("northgard", players=2, seed=4)
    bots = seated(["greedy"] * 2, 4)
    while table.decision.ask != "northgard-ask-choose":
        seat = table.decision.seat
        view = table.view(seat)
        table.pick(bots[seat].choose(view, view.decision_for(seat)), seat)
    view = table.view(table.decision.seat)
    for option in view.decision.options:
        plan = plan_of(view, view.decision, option, longhouse.find_game("northgard").mind(), NAMES)
        assert all("Play " not in Catalog("en").render(step) for step, _ in plan.steps)


def test_a_nudge_does_not_name_the_option() -> None:
    view = place(4)
    found = hint(view, view.decision, Budget(simulations=160), NAMES)
    assert found.nudge is not None and found.nudge.key.startswith("midgard-matter-") and not found.nudge.args


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
        found = hint(view, decision, Budget(simulations=10), NAMES)
        worth = longhouse.find_game("midgard").mind().judge(view, decision)
        count = min(SHOWN, len(decision.options))
        assert found.planned and len(found.options) == count
        assert worth[found.options[0].at] == max(worth)
        assert {option.visits for option in found.options} == {10 // count}
        assert found.simulations == count * (10 // count)
        rest = [option.value for option in found.options[1:]]
        assert rest == sorted(rest, reverse=True)


def test_a_plan_says_what_it_comes_to() -> None:
    """CM-8.14: the odds are those of all whom it sends, not of the first."""
    for view, decision in planned_questions(4, 12):
        worth = longhouse.find_game("midgard").mind().judge(view, decision)
        first, confirm = decision.options[worth.index(max(worth))], decision.options[-1]
        if decision.ask == "midgard-ask-assign" and first.verb != confirm.verb:
            break
    inquiry = Inquiry(view, decision, [first, confirm], NAMES)
    odds = [fact.args[-1] for fact in inquiry.facts(first) if fact.key == "midgard-preview-odds"]
    alone = [fact.args[-1] for fact in preview_of(view, first) if fact.key == "midgard-preview-odds"]
    said = [Catalog("en").render(step) for step in steps_of(inquiry.plan(first))]
    assert odds and alone and odds[0] > alone[0]
    assert said[-1] == "Confirm the assignment" and len(said) == len(set(said))


def preview_of(view: Table, option: Option) -> list[Fact]:
    return longhouse.find_game(view.origin.game).face().preview(view, option, view.viewer)


def test_a_plan_is_compared_as_long_as_the_clock_lets_it() -> None:
    view, decision = next(planned_questions(4, 1))
    long, short = (hint(view, decision, Budget(seconds=seconds), NAMES) for seconds in (1.0, 0.001))
    assert long.simulations > short.simulations == min(SHOWN, len(decision.options))


def test_where_there_is_nothing_to_choose_nothing_is_thought_about() -> None:
    table = longhouse.new_table("watch", players=2, seed=4, settings={"mode": "base"})
    while len(table.decision.options) > 1:
        table.pick(table.decision.options[0])
    view = table.view(table.decision.seat)
    found = hint(view, view.decision_for(view.viewer), Budget(simulations=5), NAMES)
    assert (found.simulations, [option.visits for option in found.options]) == (0, [0])


def test_cm_2_7_a_leader_is_searched_for() -> None:
    """It is a single pick, and has figures like others."""
    table = longhouse.new_table("midgard", players=2, seed=4)
    view = table.view(table.decision.seat)
    decision = view.decision_for(view.viewer)
    assert decision.ask == "midgard-ask-leader" and not is_planned(view, decision)
    found = hint(view, decision, Budget(simulations=4), NAMES)
    assert found.simulations == sum(option.visits for option in found.options) == 4
    assert len({round(option.value, 6) for option in found.options}) > 1


def test_per_cent() -> None:
    assert [per_cent(value) for value in (-0.1, 0.0, 0.544, 0.996, 1.2)] == [0, 0, 54, 100, 100]
