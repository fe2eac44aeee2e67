"""Chance is fair, repeatable and recorded, and its streams are independent."""

from collections import Counter
from itertools import pairwise
from math import sqrt

import pytest

from longhouse.kernel.chance import BadOutcome, Chance, seeded

STREAMS = ("dice", "deck")
DICE, DECK = 0, 1

# of seed 7: the first twelve rolls, and eight cards shuffled
EXPECTED_DICE = [1, 1, 5, 5, 5, 2, 3, 4, 1, 4, 1, 2]
EXPECTED_CARDS = [5, 3, 2, 6, 1, 4, 0, 7]


def surprise(counts: Counter[object], kinds: int) -> float:
    """Chi-square against equal likelihood of all kinds, in standard deviations above the expected value."""
    expected = sum(counts.values()) / kinds
    assert len(counts) <= kinds
    squares = sum((n - expected) ** 2 for n in counts.values()) + (kinds - len(counts)) * expected**2
    return (squares / expected - (kinds - 1)) / sqrt(2 * (kinds - 1))


def draw(chance: Chance, stream: int, n: int, times: int) -> list[int]:
    return [chance.below(stream, n) for _ in range(times)]


@pytest.mark.parametrize("seed", ["7", "8", "longhouse", ""])
@pytest.mark.parametrize("n", [2, 3, 6, 7, 19, 95])
def test_outcomes_are_equally_likely(seed: str, n: int) -> None:
    outcomes: Counter[object] = Counter(draw(seeded(seed, STREAMS), DICE, n, 200 * n))
    assert set(outcomes) == set(range(n))
    assert abs(surprise(outcomes, n)) < 5


def test_consecutive_outcomes_are_independent() -> None:
    rolls = draw(seeded("7", STREAMS), DICE, 6, 12_000)
    for distance in (1, 2, 3, 6):
        pairs: Counter[object] = Counter(zip(rolls, rolls[distance:], strict=False))
        assert abs(surprise(pairs, 36)) < 5


def test_streams_of_one_seed_are_independent() -> None:
    chance = seeded("7", STREAMS)
    pairs: Counter[object] = Counter((chance.below(DICE, 6), chance.below(DECK, 6)) for _ in range(9_000))
    assert abs(surprise(pairs, 36)) < 5


def test_drawing_from_one_stream_leaves_the_other_alone() -> None:
    busy, quiet = seeded("7", STREAMS), seeded("7", STREAMS)
    draw(busy, DECK, 6, 100)
    assert draw(busy, DICE, 6, 50) == draw(quiet, DICE, 6, 50)


def test_seeds_side_by_side_are_independent() -> None:
    """The first rolls of games numbered 0, 1, 2, … are as random as one long row of rolls."""
    first = [seeded(str(seed), STREAMS).below(DICE, 6) for seed in range(6_000)]
    assert abs(surprise(Counter(first), 6)) < 5
    assert abs(surprise(Counter(pairwise(first)), 36)) < 5


def test_every_order_of_cards_is_equally_likely() -> None:
    chance = seeded("7", STREAMS)
    orders: Counter[object] = Counter()
    for _ in range(4_800):
        cards = [0, 1, 2, 3]
        chance.shuffle(DECK, cards)
        orders[tuple(cards)] += 1
    assert abs(surprise(orders, 24)) < 5


def test_the_same_seed_gives_the_same_luck() -> None:
    assert draw(seeded("7", STREAMS), DICE, 6, 30) == draw(seeded("7", STREAMS), DICE, 6, 30)
    assert draw(seeded("7", STREAMS), DICE, 6, 30) != draw(seeded("8", STREAMS), DICE, 6, 30)


def test_these_numbers_stay() -> None:
    """A change of the generator changes what a seed means: resumed games would go on differently."""
    chance = seeded("7", STREAMS)
    assert draw(chance, DICE, 6, 12) == EXPECTED_DICE
    cards = list(range(8))
    chance.shuffle(DECK, cards)
    assert cards == EXPECTED_CARDS


def test_of_one_thing_there_is_no_choice() -> None:
    chance = seeded("7", STREAMS)
    assert draw(chance, DICE, 1, 5) == [0] * 5
    cards = [9]
    chance.shuffle(DECK, cards)
    assert cards == [9]


def test_loaded_outcomes_come_first_and_the_generator_moves_along() -> None:
    plain, loaded = seeded("7", STREAMS), seeded("7", STREAMS)
    loaded.load(DICE, [5, 0])
    loaded.load(DICE, [3])
    assert loaded.unused() == 3
    own = draw(plain, DICE, 6, 10)
    assert draw(loaded, DICE, 6, 10) == [5, 0, 3, *own[3:]]
    assert loaded.unused() == 0
    assert draw(loaded, DECK, 6, 5) == draw(plain, DECK, 6, 5)
    assert loaded.draws() == plain.draws()


def test_loaded_outcomes_wait_for_their_own_stream() -> None:
    chance, plain = seeded("7", STREAMS), seeded("7", STREAMS)
    chance.load(DECK, [1])
    assert draw(chance, DICE, 6, 5) == draw(plain, DICE, 6, 5)
    assert chance.unused() == 1
    assert chance.below(DECK, 2) == 1


@pytest.mark.parametrize("outcome", [6, 7, 1000, -1])
def test_an_outcome_that_cannot_come_is_refused(outcome: int) -> None:
    chance = seeded("7", STREAMS)
    chance.load(DICE, [outcome])
    with pytest.raises(BadOutcome, match=f"outcome {outcome} is recorded, but only 0 to 5 are possible"):
        chance.below(DICE, 6)


def test_what_is_drawn_is_recorded_where_somebody_records() -> None:
    chance = seeded("7", STREAMS)
    draw(chance, DICE, 6, 3)
    assert chance.drawn is None
    chance.drawn = []
    chance.load(DICE, [4])
    expected = [DICE, chance.below(DICE, 6), DECK, chance.below(DECK, 9), DICE, chance.below(DICE, 2)]
    assert chance.drawn == expected
    assert expected[1] == 4


def test_draws_are_counted() -> None:
    chance = seeded("7", STREAMS)
    draw(chance, DICE, 6, 3)
    draw(chance, DECK, 6, 4)
    assert chance.draws() == 7


def test_a_clone_has_the_same_future_and_goes_its_own_way() -> None:
    chance = seeded("7", STREAMS)
    chance.drawn = []
    chance.load(DICE, [1, 2])
    draw(chance, DECK, 6, 3)
    recorded = chance.drawn[:]
    clone = chance.clone()
    future = draw(clone, DICE, 6, 9)
    clone.load(DECK, [0])
    assert clone.drawn is None
    assert chance.drawn == recorded
    assert chance.unused() == 2
    assert draw(chance, DICE, 6, 9) == future


def test_a_sealed_chance_tells_nothing_but_how_often_luck_was_asked() -> None:
    one, other = seeded("7", STREAMS), seeded("8", STREAMS)
    one.load(DICE, [1, 2, 3])
    draw(one, DICE, 6, 2)
    draw(other, DICE, 6, 2)
    seals = [one.sealed(), other.sealed()]
    assert seals[0].draws() == one.draws()
    assert not any(seal.unused() for seal in seals)
    assert draw(seals[0], DICE, 6, 20) == draw(seals[1], DICE, 6, 20)
