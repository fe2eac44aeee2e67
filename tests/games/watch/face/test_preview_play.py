"""In random play previews come true, and reveal no secret."""

import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Final

import pytest

import longhouse
from longhouse import SPECTATOR, Option, determinize
from longhouse.games.watch.face.preview import preview
from longhouse.games.watch.rules.cards import PlayedCard
from longhouse.games.watch.rules.hero_cards import ForcedTrade
from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.message_keys import PREVIEWS
from longhouse.games.watch.state.table import Watch
from tests.games.watch.face.foretelling import Facts, facts_of
from tests.properties.playing import moments, new_table, some_pick
from tests.properties.registry import CASES, Case
from tests.properties.words import rule_ids

MINE: Final = [case for case in CASES if case.game == "watch"]
some_cases = pytest.mark.parametrize("case", MINE[::2], ids=str)
NOTHING = [0] * w.RESOURCES


@some_cases
def test_what_is_foretold_comes_to_pass(case: Case) -> None:
    """The same tests for a few hundred picks of the verbs that have previews."""
    checked = 0
    for before, seat, option, after in picks(case):
        checks = CHECKS.get(option.verb, [])
        if checks:
            facts = facts_of(before, option, seat)
            for check in checks:
                check(facts, before, after, option, seat)
            checked += 1
    assert checked > 100


def picks(case: Case) -> Iterator[tuple[Watch, int, Option, Watch]]:
    """Picks of a random game with the table before and after; at most this many of a verb."""
    table = new_table(case, 11)
    assert isinstance(table, Watch)
    table.record_events()
    luck = random.Random(str(case))
    seen: dict[int, int] = defaultdict(int)
    while not table.over:
        seat, option = some_pick(table, luck)
        seen[option.verb] += 1
        if seen[option.verb] <= 60 or table.points(seat) >= table.box.goal - 2:
            before = table.clone()
            table.pick(option, seat)
            yield before, seat, option, table
        else:
            table.pick(option, seat)


def one(facts: Facts, name: str) -> list[int]:
    """The cards of the only fact of this name; no fact, no cards."""
    assert len(facts[name]) <= 1
    return facts[name][0] if facts[name] else NOTHING


def hand_moves(facts: Facts, before: Watch, after: Watch, option: Option, seat: int) -> None:
    """GW-5.1, GW-4.5, GW-4.10, GW-7.3, GW-7.7, GW-2.7: what goes out of the hand and comes into it."""
    paid = [a + b for a, b in zip(one(facts, "cost"), one(facts, "give"), strict=True)]
    moved = [b - a for a, b in zip(before.hands.row(seat), after.hands.row(seat), strict=True)]
    assert moved == [won - lost for won, lost in zip(one(facts, "gain"), paid, strict=True)]
    if not isinstance(before.agenda[-1], ForcedTrade):  # may still ask the wrong opponent
        assert (facts["gain-nothing"] != []) == (option.verb == w.NAME and moved == NOTHING)


def points_move(facts: Facts, before: Watch, after: Watch, option: Option, seat: int) -> None:
    """GW-9.1, GW-9.2"""
    told = facts["points"] or [[before.points(seat), before.points(seat)]]
    assert told == [[before.points(seat), after.points(seat)]]
    certain, likely = facts["wins"], facts["wins-unless"]
    assert certain + likely == ([[after.points(seat)]] if after.over else [])
    assert not certain or after.ending == w.BY_GOAL
    assert not likely or facts["tokens"] or facts["tokens-tile"]


def tiles_move(facts: Facts, before: Watch, after: Watch, option: Option, seat: int) -> None:
    """GW-8.7"""
    told = before.holders[:]
    for name in ("tile", "tile-from", "tile-to", "tile-aside"):
        for tile, *other in facts[name]:
            told[tile] = {"tile-to": other[-1] if other else -1, "tile-aside": -1}.get(name, seat)
            assert name != "tile-from" or other == [before.holders[tile]]
    assert told == after.holders


def lengths_move(facts: Facts, before: Watch, after: Watch, option: Option, seat: int) -> None:
    """GW-8.1, GW-8.4"""
    assert facts["length"] == ([[before.lengths[seat], after.lengths[seat]]] if option.verb == w.ROAD else [])
    told = before.lengths[:]
    told[seat] = after.lengths[seat]
    for other, length, left in facts["cut"]:
        assert length == before.lengths[other] > left
        told[other] = left
    assert told == after.lengths


def income_moves(facts: Facts, before: Watch, after: Watch, option: Option, seat: int) -> None:
    """GW-3.4: compared with what the table pays on each of 36 rolls."""
    assert facts["income-sum"] == [[on_36_rolls(after, seat) - on_36_rolls(before, seat)]]
    assert sum(sum(cards) * ways for _, *cards, ways in facts["income"]) == facts["income-sum"][0][0]
    bordered = [place for place, *_ in facts["income"]]
    assert facts["income-blocked"] == ([[before.tormund]] if before.tormund in bordered else [])


def on_36_rolls(table: Watch, seat: int) -> int:
    rolls = enumerate(table.yields)
    return sum(n * (6 - abs(7 - roll)) for roll, rows in rolls for _, slot, n in rows if slot // w.RESOURCES == seat)


def rates_move(facts: Facts, before: Watch, after: Watch, option: Option, seat: int) -> None:
    """GW-4.6"""
    told = before.rates[:]
    mine = seat * w.RESOURCES
    for resource, rate in facts["route"]:
        told[mine + resource] = min(rate, told[mine + resource])
    for (rate,) in facts["route-any"]:
        told[mine : mine + w.RESOURCES] = [min(rate, known) for known in told[mine : mine + w.RESOURCES]]
    assert told == after.rates


def tormund_robs(facts: Facts, before: Watch, after: Watch, option: Option, seat: int) -> None:
    """GW-6.3: a single victim is robbed at once, several are asked about, without one nobody loses a card."""
    lost = [s for s in range(before.seats) if after.hands.size(s) < before.hands.size(s)]
    assert [[s, before.hands.size(s)] for s in lost] == facts["rob"]
    if facts["rob-maybe"]:
        assert [[o.a, before.hands.size(o.a)] for o in after.legal_options(seat)] == facts["rob-maybe"]
    elif option.verb == w.TORMUND:
        assert bool(facts["rob-nobody"]) == (not lost)


def tormund_blocks(facts: Facts, before: Watch, after: Watch, option: Option, seat: int) -> None:
    """GW-3.5: what the hex would have paid, and what the one he left pays again."""
    for other in range(before.seats):
        told = [(cards, ways) for s, *cards, ways in facts["block"] if s == other]
        assert sum(sum(cards) * ways for cards, ways in told) == paid_by(before, other, option.a)
    told = [(cards, ways) for place, *cards, ways in facts["unblock"] if place == before.tormund]
    assert sum(sum(cards) * ways for cards, ways in told) == paid_by(before, seat, before.tormund)


def paid_by(table: Watch, seat: int, hex_number: int) -> int:
    return sum(
        n * (6 - abs(7 - roll))
        for roll, rows in enumerate(table.yields)
        for place, slot, n in rows
        if slot // w.RESOURCES == seat and place == hex_number
    )


def rolls_pay(facts: Facts, before: Watch, after: Watch, option: Option, seat: int) -> None:
    """GW-3.4 to GW-3.7: the actual roll was in the preview, including shortages."""
    (rolled,) = [event.args[:2] for event in after.events if event.kind.startswith("watch-event-rolled")][-1:]
    told = {roll: cards for roll, *cards, _ in facts["roll"]}
    gained = [b - a for a, b in zip(before.hands.row(seat), after.hands.row(seat), strict=True)]
    assert gained == told.get(sum(rolled), NOTHING)
    assert facts["roll-any"] == [[sum(ways for *_, ways in facts["roll"])]]
    size = before.hands.size(seat)
    assert facts["roll-seven"] == ([[size // 2, 6]] if size > before.box.hand_limit else [])


def odds_are_counted(facts: Facts, before: Watch, after: Watch, option: Option, seat: int) -> None:
    """GW-5.8: the cards that this seat has not seen are those of the deck and of the others' hands."""
    others = [row for row in range(2 * before.seats) if row % before.seats != seat]
    for kind in range(len(before.box.cards)):
        unseen = before.deck.cards.count(kind) + sum(before.cards.row(row)[kind] for row in others)
        told = [args for args in facts["odds"] if args[0] == kind]
        total = len(before.deck.cards) + sum(before.cards.size(row) for row in others)
        assert told == ([[kind, unseen, total]] if unseen else [])
    assert before.deck.cards[-1] in [kind for kind, *_ in facts["odds"]]


def card_is_played(facts: Facts, before: Watch, after: Watch, option: Option, seat: int) -> None:
    """GW-7.10: the card is carried out to its end, one way or another."""
    end = after.clone()
    luck = random.Random(1)
    while not end.over and any(isinstance(frame, PlayedCard) for frame in end.agenda):
        end.pick(some_pick(end, luck)[1])
    patrol = before.box.cards[option.a].role == 0
    assert facts["patrols"] == ([[before.patrols(seat), end.patrols(seat)]] if patrol else [])
    if patrol:
        points_move(facts, before, end, option, seat)
        tiles_move(facts, before, end, option, seat)
    if facts["gain-any"]:
        assert facts["gain-any"] == [[end.hands.size(seat) - before.hands.size(seat)]]
    roads = before.stock[seat * w.PIECES] - end.stock[seat * w.PIECES]
    assert roads <= sum(n for (n,) in facts["free-roads"])


def late_victory(facts: Facts, before: Watch, after: Watch, option: Option, seat: int) -> None:
    """GW-15.6"""
    assert bool(facts["wins"]) == (after.over and after.winner == seat)


Check = Callable[[Facts, Watch, Watch, Option, int], None]
BUILT: list[Check] = [hand_moves, points_move, tiles_move, lengths_move]
CHECKS: dict[int, list[Check]] = {
    w.ROAD: BUILT,
    w.SETTLEMENT: [*BUILT, income_moves, rates_move],
    w.KEEP: [*BUILT, income_moves, rates_move],
    w.BUY_CARD: [hand_moves, odds_are_counted],
    w.PLAY: [card_is_played],
    w.TORMUND: [tormund_robs, tormund_blocks],
    w.ROB: [tormund_robs],
    w.TAKE: [hand_moves],
    w.CLOSE: [hand_moves],
    w.GAIN: [hand_moves],
    w.NAME: [hand_moves],
    w.ROLL: [rolls_pay],
    w.END_TURN: [late_victory],
}


# --- no secrets


@some_cases
def test_what_a_seat_cannot_see_does_not_change_what_it_is_told(case: Case) -> None:
    for number, table in enumerate(moments(case)):
        assert isinstance(table, Watch)
        for decision in table.decisions:
            other = table.clone()
            determinize(other, decision.seat, str(number))
            for option in decision.options[::3]:
                assert facts_of(other, option, decision.seat) == facts_of(table, option, decision.seat)


@some_cases
def test_only_the_seat_that_is_asked_is_told(case: Case) -> None:
    for table in moments(case)[::3]:
        assert isinstance(table, Watch)
        before = longhouse.save(table)
        for decision in table.decisions:
            option = decision.options[-1]
            for viewer in [*range(table.seats), SPECTATOR]:
                if viewer != decision.seat:
                    assert preview(table.view(viewer), option, decision.seat) == []
                    assert preview(table.view(viewer), Option(w.BUY_CARD), viewer) == []
            told = [repr(fact) for fact in preview(table, option, decision.seat)]
            assert told == [repr(fact) for fact in preview(table.view(decision.seat), option, decision.seat)]
        assert longhouse.save(table) == before


@some_cases
def test_facts_have_their_words_rule_and_arguments(case: Case) -> None:
    for table in moments(case):
        assert isinstance(table, Watch)
        for decision in table.decisions:
            view = table.view(decision.seat)
            for option in decision.options:
                for fact in preview(view, option, decision.seat):
                    kinds = PREVIEWS[fact.key]
                    assert len(fact.args) == sum(w.RESOURCES if kind == "cards" else 1 for kind in kinds)
                    assert fact.rule in rule_ids()
                    assert min([0, *fact.args]) == 0
