"""Chance is fair, repeatable and recorded, and its streams are independent."""

import json
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from math import sqrt
from pathlib import Path

import pytest

from longhouse.kernel.chance import KEYED_NUMBERS, BadOutcome, Chance, keyed, seeded

Making = Callable[[str, tuple[str, ...]], Chance]
both = pytest.mark.parametrize("make", [seeded, keyed])

VECTORS = Path(__file__).parents[2] / "docs" / "dice.json"

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
@both
def test_outcomes_are_equally_likely(make: Making, seed: str, n: int) -> None:
    outcomes: Counter[object] = Counter(draw(make(seed, STREAMS), DICE, n, 200 * n))
    assert set(outcomes) == set(range(n))
    assert abs(surprise(outcomes, n)) < 5


@both
def test_consecutive_outcomes_are_independent(make: Making) -> None:
    rolls = draw(make("7", STREAMS), DICE, 6, 12_000)
    for distance in (1, 2, 3, 6):
        pairs: Counter[object] = Counter(zip(rolls, rolls[distance:], strict=False))
        assert abs(surprise(pairs, 36)) < 5


@both
def test_streams_of_one_seed_are_independent(make: Making) -> None:
    chance = make("7", STREAMS)
    pairs: Counter[object] = Counter((chance.below(DICE, 6), chance.below(DECK, 6)) for _ in range(9_000))
    assert abs(surprise(pairs, 36)) < 5


@both
def test_drawing_from_one_stream_leaves_the_other_alone(make: Making) -> None:
    busy, quiet = make("7", STREAMS), make("7", STREAMS)
    draw(busy, DECK, 6, 100)
    assert draw(busy, DICE, 6, 50) == draw(quiet, DICE, 6, 50)


@both
def test_seeds_side_by_side_are_independent(make: Making) -> None:
    """The first rolls of games numbered 0, 1, 2 .. are as good as one long row of rolls."""
    first = [make(str(seed), STREAMS).below(DICE, 6) for seed in range(6_000)]
    assert abs(surprise(Counter(first), 6)) < 5
    assert abs(surprise(Counter(pairwise(first)), 36)) < 5


@both
def test_every_order_of_cards_is_equally_likely(make: Making) -> None:
    chance = make("7", STREAMS)
    orders: Counter[object] = Counter()
    for _ in range(4_800):
        cards = [0, 1, 2, 3]
        chance.shuffle(DECK, cards)
        orders[tuple(cards)] += 1
    assert abs(surprise(orders, 24)) < 5


@both
def test_the_same_seed_gives_the_same_luck(make: Making) -> None:
    assert draw(make("7", STREAMS), DICE, 6, 30) == draw(make("7", STREAMS), DICE, 6, 30)
    assert draw(make("7", STREAMS), DICE, 6, 30) != draw(make("8", STREAMS), DICE, 6, 30)


def test_these_numbers_stay() -> None:
    """A change of the generator changes what a seed means: resumed games would go on differently."""
    chance = seeded("7", STREAMS)
    assert draw(chance, DICE, 6, 12) == EXPECTED_DICE
    cards = list(range(8))
    chance.shuffle(DECK, cards)
    assert cards == EXPECTED_CARDS


@both
def test_of_one_thing_there_is_no_choice(make: Making) -> None:
    chance = make("7", STREAMS)
    assert draw(chance, DICE, 1, 5) == [0] * 5
    cards = [9]
    chance.shuffle(DECK, cards)
    assert cards == [9]


@both
def test_loaded_outcomes_come_first_and_the_generator_moves_along(make: Making) -> None:
    plain, loaded = make("7", STREAMS), make("7", STREAMS)
    loaded.load(DICE, [5, 0])
    loaded.load(DICE, [3])
    assert loaded.unused() == 3
    own = draw(plain, DICE, 6, 10)
    assert draw(loaded, DICE, 6, 10) == [5, 0, 3, *own[3:]]
    assert loaded.unused() == 0
    assert draw(loaded, DECK, 6, 5) == draw(plain, DECK, 6, 5)
    assert loaded.draws() == plain.draws()


@both
def test_loaded_outcomes_wait_for_their_own_stream(make: Making) -> None:
    chance, plain = make("7", STREAMS), make("7", STREAMS)
    chance.load(DECK, [1])
    assert draw(chance, DICE, 6, 5) == draw(plain, DICE, 6, 5)
    assert chance.unused() == 1
    assert chance.below(DECK, 2) == 1


@pytest.mark.parametrize("outcome", [6, 7, 1000, -1])
@both
def test_an_outcome_that_cannot_come_is_refused(make: Making, outcome: int) -> None:
    chance = make("7", STREAMS)
    chance.load(DICE, [outcome])
    with pytest.raises(BadOutcome, match=f"outcome {outcome} is recorded, but only 0 to 5 are possible"):
        chance.below(DICE, 6)


@both
def test_what_is_drawn_is_recorded_where_somebody_records(make: Making) -> None:
    chance = make("7", STREAMS)
    draw(chance, DICE, 6, 3)
    assert chance.drawn is None
    chance.drawn = []
    chance.load(DICE, [4])
    expected = [DICE, chance.below(DICE, 6), DECK, chance.below(DECK, 9), DICE, chance.below(DICE, 2)]
    assert chance.drawn == expected
    assert expected[1] == 4


@both
def test_draws_are_counted(make: Making) -> None:
    chance = make("7", STREAMS)
    draw(chance, DICE, 6, 3)
    draw(chance, DECK, 6, 4)
    assert chance.draws() == 7


@both
def test_a_clone_has_the_same_future_and_goes_its_own_way(make: Making) -> None:
    chance = make("7", STREAMS)
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


@both
def test_a_sealed_chance_tells_nothing_but_how_often_luck_was_asked(make: Making) -> None:
    one, other = make("7", STREAMS), make("8", STREAMS)
    one.load(DICE, [1, 2, 3])
    draw(one, DICE, 6, 2)
    draw(other, DICE, 6, 2)
    seals = [one.sealed(), other.sealed()]
    assert seals[0].draws() == one.draws()
    assert not any(seal.unused() for seal in seals)
    assert draw(seals[0], DICE, 6, 20) == draw(seals[1], DICE, 6, 20)


# --- the generator that nobody can predict


@pytest.mark.parametrize("vector", json.loads(VECTORS.read_text()), ids=lambda vector: str(vector["stream"]))
def test_the_vectors_of_the_documentation(vector: dict[str, object]) -> None:
    """They also hold in the browser (web/src/proof/dice.test.ts)."""
    chance = keyed(str(vector["seed"]), (str(vector["stream"]),))
    assert chance.keys is not None
    assert chance.keys[0].hex() == vector["key"]
    draws = vector["draws"]
    assert isinstance(draws, list)
    assert [chance.below(0, n) for n, _ in draws] == [outcome for _, outcome in draws]
    assert chance.draws() == vector["numbers"]


def test_a_keyed_number_of_the_last_incomplete_row_is_drawn_again() -> None:
    """A little over half of all numbers fill the first row, so that nearly half of them are thrown away."""
    chance, n = keyed("7", STREAMS), KEYED_NUMBERS // 2 + 1
    outcomes = draw(chance, DICE, n, 400)
    assert max(outcomes) < n
    assert 700 < chance.draws() < 900


def test_a_keyed_chance_has_no_seeds_and_a_sealed_one_no_keys() -> None:
    chance = keyed("7", STREAMS)
    assert chance.seeds == []
    assert chance.sealed().keys is None
    assert chance.clone().keys is chance.keys
