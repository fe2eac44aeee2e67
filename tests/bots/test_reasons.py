"""Why an option and not another: each reason is held by the numbers, and goes when they change."""

from collections.abc import Callable

import pytest

import longhouse
from longhouse.bots.reasons import (
    BETTER,
    BRINGS,
    COSTS,
    PREPARES,
    PREVENTS,
    WORSE,
    Found,
    Inquiry,
    Why,
    facts_of,
    instead,
    reasons,
)
from longhouse.kernel.decision import Decision, Option, Seat
from longhouse.kernel.face import Fact
from longhouse.kernel.mind import Mind, Telling
from longhouse.kernel.registry import mind_of
from longhouse.kernel.table import Table
from longhouse.messages.catalog import Catalog
from tests.bots.playing import seated

NAMES = ["Helga", "Thorstein", "Astrid", "Gunnar"]
SEATS = 4


def come_to(game: str, seed: int, ask: str, wanted: Callable[[Decision], bool], seats: int = SEATS) -> Table:
    """The view of the seat that is first asked such a question, when greedy bots play."""
    table = longhouse.new_table(game, players=seats, seed=seed)
    bots = seated(["greedy"] * seats, seed)
    while True:
        seat = table.decision.seat
        view = table.view(seat)
        decision = view.decision_for(seat)
        if decision.ask == ask and wanted(decision):
            return view
        table.pick(bots[seat].choose(view, decision), seat)


def pick(view: Table, text: str) -> Option:
    option = view.read(text)
    assert option is not None and option in view.decision.options, [view.spell(each) for each in view.decision.options]
    return option


def told(view: Table, option: str, other: str, mind: Mind | None = None) -> list[Why]:
    return reasons(view, view.decision, pick(view, option), pick(view, other), NAMES[: view.seats], mind=mind)


def words(found: list[Why], kind: str) -> list[str]:
    return [Catalog("en").render(why.say) for why in found if why.kind == kind]


def with_weight(mind: Mind, names: tuple[str, ...], factor: float) -> Mind:
    """The same mind, to which these numbers matter more, not at all, or the other way round."""
    early, late = (
        tuple(weight * factor if name in names else weight for name, weight in zip(mind.names, row, strict=True))
        for row in mind.weights
    )
    return copied(mind, mind.features, (early, late))


def copied(
    mind: Mind,
    features: Callable[[Table, Seat], list[float]],
    weights: tuple[tuple[float, ...], tuple[float, ...]],
) -> Mind:
    return Mind(
        judge=mind.judge,
        style=mind.style,
        planned=mind.planned,
        evaluate=mind.evaluate,
        sides=mind.sides,
        names=mind.names,
        features=features,
        progress=mind.progress,
        weights=weights,
        telling=mind.telling,
    )


@pytest.mark.parametrize("game", longhouse.GAMES)
def test_what_a_game_tells_is_what_it_knows(game: str) -> None:
    found = longhouse.find_game(game)
    mind, keys = found.mind(), found.message_keys
    telling = mind.telling
    assert isinstance(telling, Telling)
    assert set(telling.costs) | set(telling.brings) <= set(keys.previews)
    assert not set(telling.costs) & set(telling.brings)
    assert set(telling.scoring) <= set(keys.events)
    named = [name for _, good, bad in telling.matters for name in (*good, *bad)]
    assert len(named) == len(set(named)) and set(named) <= set(mind.names)
    assert [len(row) for row in mind.weights] == [len(mind.names)] * 2


def is_hiring(decision: Decision) -> bool:
    return len(decision.options) >= 15


@pytest.fixture(scope="module")
def placing() -> Table:
    """CM-5: the first worker of the first player."""
    return come_to("midgard", 3, "midgard-ask-place", is_hiring)


@pytest.fixture(scope="module")
def two(placing: Table) -> Found:
    """The two options, played on."""
    options = [pick(placing, text) for text in ("place/merchant_ship", "place/varangians")]
    return Inquiry(placing, placing.decision, options, NAMES).found(*options)


def test_an_option_says_what_it_costs_and_brings(placing: Table) -> None:
    found = told(placing, "place/merchant_ship", "place/varangians")
    assert words(found, COSTS) == ["1 coin"]
    assert "You recruit: 2 spearmen" in words(found, BRINGS)
    assert all(why.rule.startswith("CM-") for why in found if why.kind in (COSTS, BRINGS))
    assert len(found) <= 4
    assert found == told(placing, "place/merchant_ship", "place/varangians")


def test_what_both_options_bring_is_no_reason(placing: Table) -> None:
    telling = mind_of(placing).telling
    assert telling is not None
    swords, spears = (previewed(placing, text) for text in ("place/swordsmith", "place/hafter"))
    assert not facts_of(swords, swords, telling)
    assert [fact.key for fact in facts_of(swords, spears, telling)] == ["midgard-preview-recruits"]


def previewed(view: Table, text: str) -> list[Fact]:
    return longhouse.find_game(view.origin.game).face().preview(view, pick(view, text), view.viewer)


def test_what_changes_nothing_is_no_reason(placing: Table) -> None:
    telling = mind_of(placing).telling
    assert telling is not None
    odds = [Fact("CM-8.16", "midgard-preview-fight-odds", [1000, after]) for after in (1000, 1001)]
    assert facts_of(odds, [], telling) == odds[1:]
    assert facts_of([Fact("CM-4.9", "midgard-preview-gain", [0, 0, 0, 0])], [], telling) == []
    warning = Fact("CM-9.7", "midgard-preview-gifts", [0], True)
    assert facts_of([warning], [], telling) == []


def test_what_the_evaluation_weighs_is_said_as_long_as_it_weighs_it(two: Found) -> None:
    """A weight is changed, and the reason changes."""
    stock = ("food", "wood", "coins", "favour")
    said = stock_of(two)
    assert said.startswith("goods in stock: +")
    assert stock_of(thought_with(two, with_weight(two.mind, stock, 0.0))) == ""
    assert stock_of(thought_with(two, with_weight(two.mind, stock, -1.0))) == ""
    doubled = stock_of(thought_with(two, with_weight(two.mind, stock, 2.0)))
    assert doubled.startswith("goods in stock: +") and doubled != said


def test_a_number_that_is_the_same_after_both_is_no_reason(two: Found) -> None:
    """A feature is changed, and the reason goes."""
    mind = two.mind
    stock = [mind.names.index(name) for name in ("food", "wood", "coins", "favour")]

    def without_stock(table: Table, seat: Seat) -> list[float]:
        return [0.0 if at in stock else number for at, number in enumerate(mind.features(table, seat))]

    assert stock_of(two)
    assert not stock_of(thought_with(two, copied(mind, without_stock, mind.weights)))


def stock_of(found: Found) -> str:
    return next((said for said in words(found.better(), BETTER) if said.startswith("goods in stock")), "")


def thought_with(found: Found, mind: Mind) -> Found:
    return Found(found.view, found.seat, found.seats, found.option, found.ours, found.theirs, mind)


def test_a_place_that_others_want_is_kept_from_them() -> None:
    """GW-2.7: a good first settlement is worth more than a bad one, and what is worse is said of the bad one."""
    view = come_to("watch", 3, "watch-ask-first-settlement", lambda decision: decision.seat == 3)
    best, least = best_and_least(view)
    found = Inquiry(view, view.decision, [best, least], NAMES)
    assert words(found.reasons(best, least), BETTER) and words(found.lacks(least, best), WORSE)
    assert not found.lacks(best, best)


def best_and_least(view: Table) -> tuple[Option, Option]:
    worth = mind_of(view).judge(view, view.decision)
    return view.decision.options[worth.index(max(worth))], view.decision.options[worth.index(min(worth))]


def test_what_is_scored_later_is_prepared() -> None:
    """CM-8.20: who goes for the troll defeats it, who does not does not."""
    view = come_to("midgard", 3, "midgard-ask-place", lambda asked: asked.seat == 1 and len(asked.options) < 12)
    found = told(view, "place/troll", "place/beg")
    (said,) = words(found, PREPARES)
    assert "has defeated an enemy" in said and said.endswith("otherwise in 0.")
    assert not words(told(view, "place/beg", "place/troll"), PREPARES)


def test_who_would_take_it_is_what_it_prevents() -> None:
    """GW-2.7: everybody wants the best place."""
    view = come_to("watch", 3, "watch-ask-first-settlement", lambda decision: decision.seat == 0)
    best, least = best_and_least(view)
    found = Inquiry(view, view.decision, [best, least], NAMES)
    (said,) = words(found.reasons(best, least), PREVENTS)
    assert said.startswith("Thorstein takes it otherwise: in 8 of 8")
    assert not any("takes it" in said for said in words(found.reasons(least, best), PREVENTS))


def test_who_took_it_came_instead(placing: Table) -> None:
    option = pick(placing, "place/swordsmith")
    seat = placing.viewer
    other = (seat + 1) % placing.seats
    (why,) = instead(placing, option, NAMES, [(seat, option), (other, option)])
    assert Catalog("en").render(why.say) == f"{NAMES[other]} took it."
    assert instead(placing, option, NAMES, [(seat, option)]) == []
