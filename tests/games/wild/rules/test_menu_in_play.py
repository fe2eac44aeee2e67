"""VW-19.3, VW-19.7: throughout random games the lists of a turn hold exactly what no rule forbids."""

from random import Random
from typing import Final

import pytest

import longhouse
from longhouse import Option, Table
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.playout import play_out
from tests.golden.wild_games import MIXED

LISTS: Final = {"wild-ask-turn", "wild-ask-compose"}
EVERY: Final = 5  # picks; all of them would take long


def at_the_table(players: int, seed: int, **settings: bool | str | int) -> Wild:
    table = longhouse.new_table("wild", players=players, seed=seed, settings=settings)
    assert isinstance(table, Wild)
    return table


def said_by(options: list[Option]) -> list[tuple[int, int, int]]:
    return sorted((option.verb, option.a, option.b) for option in options)


def not_barred(table: Table) -> list[Option]:
    """Each checked separately."""
    seat = table.decision.seat
    return [option for option in table.vocabulary() if table.why_not(option, seat) is None]


@pytest.mark.parametrize(
    ("players", "seed", "settings"),
    [(4, 1, {}), (2, 2, {"by_hand": False}), (3, 3, {"allow_hopeless_attacks": True}), (4, 4, MIXED)],
    ids=["plain", "automatic", "hopeless", "mixed"],
)
def test_vw_19_3_the_list_is_all_that_is_not_barred(
    players: int, seed: int, settings: dict[str, bool | str | int]
) -> None:
    """VW-19.3, VW-19.6, VW-19.7: made in one go, or each line by itself."""
    table, luck = at_the_table(players, seed, **settings), Random(seed)
    asked: set[str] = set()
    while not table.over:
        if table.decision.ask in LISTS:
            asked.add(table.decision.ask)
            assert said_by(table.decision.options) == said_by(not_barred(table))
        play_out(table, luck, EVERY)
    assert asked == LISTS


def test_vw_6_3_what_can_be_paid_is_looked_up_as_it_is_printed() -> None:
    """VW-4.2, VW-6.3, VW-6.7: with any beer and gold, even more than anything costs."""
    box = at_the_table(2, 1).box
    dearest = 2 + max(max(card.cost) for card in box.cards if card.cost)
    for beer in range(dearest):
        for gold in range(dearest):
            piles = [
                n for n in box.pile_cards if box.cards[n].cost[w.BEER] <= beer and box.cards[n].cost[w.GOLD] <= gold
            ]
            assert box.pile_prices.within(beer, gold) == piles
            costs = [site.cost for site in box.sites[: box.buildings]]
            sites = [n for n, cost in enumerate(costs) if cost[w.BEER] <= beer and cost[w.GOLD] <= gold]
            assert box.site_prices.within(beer, gold) == sites
