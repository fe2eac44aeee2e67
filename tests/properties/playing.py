"""Random play for the properties: whole games, and those of their moments that are worth a look."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Final

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

import longhouse
from longhouse import SPECTATOR, Option, Table
from longhouse.kernel.apart import Apart, is_done
from longhouse.kernel.journal import read_journal
from longhouse.kernel.saving import save_decision
from tests.golden.games import GOLDEN, dealt
from tests.golden.golden import Golden
from tests.properties.registry import CASES, GAMES, Case

Photo = list[object]

OF_A_KIND: Final = 1  # moments of the same kind that are kept of a game
EVERY: Final = 211  # and one more every this many picks, whatever its kind
LARGE: Final = 1000  # a vocabulary that is looked at in parts

# The same examples on every run and both builds; a table is not a small value, so generating one may take time.
STABLE: Final = settings(derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow])


def photo(table: Table) -> Photo:
    """All that a table is: its save and its questions."""
    return [longhouse.save(table), [save_decision(decision) for decision in table.questions]]


def new_table(case: Case, seed: int) -> Table:
    return longhouse.new_table(case.game, players=case.players, seed=seed, settings=case.settings)


def some_pick(table: Table, luck: random.Random) -> tuple[int, Option]:
    """Any option of any seat that is asked. (Of Random's methods only random() is guaranteed to stay the same.)"""
    decisions = table.decisions
    decision = decisions[int(luck.random() * len(decisions))]
    return decision.seat, decision.options[int(luck.random() * len(decision.options))]


def walk(table: Table, seed: int) -> Iterator[Table]:
    """Play at random to the end, on this table, which is yielded before every pick and at the end."""
    luck = random.Random(seed)
    for _ in range(GAMES[table.origin.game].longest):
        yield table
        if table.over:
            return
        seat, option = some_pick(table, luck)
        table.pick(option, seat)
    raise AssertionError("this random game does not end")


def finish(table: Table, seed: int) -> Table:
    """Play at random to the end, on this table."""
    for _ in walk(table, seed):
        pass
    return table


def play_a_while(table: Table, seed: int, steps: int) -> Table:
    """Play this many random picks on this table, or to its end."""
    for step, _ in enumerate(walk(table, seed)):
        if step == steps:
            break
    return table


def open_frame(table: Table) -> Apart | None:
    """The frame in which several seats choose apart from one another, while they do."""
    top = table.agenda[-1]
    return top if isinstance(top, Apart) and not table.over else None


def kind(table: Table) -> str:
    """What is asked, of how many seats, and how many have answered in secret."""
    apart = open_frame(table)
    done = sum(is_done(agenda) for agenda in apart.agendas) if apart else 0
    return " ".join([*[decision.ask for decision in table.decisions], f"{done} done", "over" if table.over else ""])


def golden_walk(golden: Golden) -> Iterator[Table]:
    """A golden game, pick by pick, by the rules of its version."""
    history = dealt(golden)
    table = history.table
    for pick in read_journal(history.game, golden.path.read_text(encoding="utf-8")).picks:
        yield table
        option = table.read(pick.option)
        assert option is not None
        table.pick(option, pick.seat)
    yield table


@cache
def moments(case: Case) -> tuple[Table, ...]:
    """Tables of one random game, plus what golden games with the same settings reach: one of each kind of moment,
    including the last. Clone them before playing.
    """
    seed = CASES.index(case)
    seen: Counter[str] = Counter()
    kept: list[Table] = []
    for number, table in enumerate(walk(new_table(case, seed), seed)):
        here = kind(table)
        seen[here] += 1
        if seen[here] <= OF_A_KIND or number % EVERY == 0:
            kept.append(table.clone())
    for golden in GOLDEN:
        if [golden.game, golden.players, golden.settings] == [case.game, case.players, case.settings]:
            for table in golden_walk(golden):
                here = kind(table)
                seen[here] += 1
                if seen[here] <= OF_A_KIND:
                    kept.append(table.clone())
    return tuple(kept)


def eyes(table: Table) -> list[int]:
    """Everybody who may look at a table."""
    return [*range(table.seats), SPECTATOR]


def sample(options: list[Option], number: int) -> list[Option]:
    """All of a vocabulary; of a very large one (every place on which a tile might lie) another part at each moment."""
    step = 1 + len(options) // LARGE
    return options[number % step :: step]


@st.composite
def tables_in_play(draw: DrawFn) -> Table:
    """A table somewhere in a random game."""
    case = draw(st.sampled_from(CASES))
    seed = draw(st.integers(0, 2**32))
    steps = draw(st.integers(0, 1500))
    return play_a_while(new_table(case, seed), seed, steps)


picks: Final[SearchStrategy[list[int]]] = st.lists(st.integers(0, 2**16), max_size=40)


def play_on(table: Table, numbers: list[int]) -> list[Photo]:
    """Answer the open decisions by these numbers, on this table; the photos after each pick."""
    photos: list[Photo] = []
    for number in numbers:
        if table.over:
            break
        decisions = table.decisions
        decision = decisions[number % len(decisions)]
        option = decision.options[number // len(decisions) % len(decision.options)]
        table.pick(option, decision.seat)
        photos.append(photo(table))
    return photos


def cards_in_play(table: Table) -> dict[int, list[int]]:
    """By pool, how many cards of each kind lie in zones and tallies; fails if a number is negative."""
    found: dict[int, list[int]] = {}
    for zone in table.zones():
        if zone.pool >= 0:
            kinds = found.setdefault(zone.pool, [0] * len(table.pool(zone.pool)))
            for card in zone.cards:
                assert card >= 0, "a card without a face on a table that is no view"
                kinds[card] += 1
    for tally in table.tallies():
        assert min(tally.counts) >= 0, f"less than no cards: {tally.counts}"
        assert not any(tally.unknown), "cards without a face on a table that is no view"
        if tally.pool >= 0:
            kinds = found.setdefault(tally.pool, [0] * len(table.pool(tally.pool)))
            for i, count in enumerate(tally.counts):
                kinds[i % tally.width] += count
    return found


def check_conserved(table: Table) -> None:
    """Every pool is complete."""
    for pool, kinds in cards_in_play(table).items():
        assert kinds == table.pool(pool), f"pool {pool}"
