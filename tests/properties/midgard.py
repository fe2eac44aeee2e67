"""Champions of Midgard for the properties: its option sets, its pieces, and which places are full."""

from typing import Final

from longhouse import Table
from longhouse.games.midgard.state.table import Midgard
from longhouse.games.midgard.state.words import DICE, NONE, PHASE_COMBAT, PHASE_PLACEMENT, STOCK_FOOD
from longhouse.kernel.decision import NOBODY
from tests.golden.midgard_games import DISTRUST, FAME, HOST, HUTS, MIXED
from tests.properties.subject import Settings, Subject


def pieces(table: Table) -> list[int]:
    """CM-1.6: every die is in exactly one place; CM-2.9: so is every worker, and CM-2.3: every private longship."""
    assert isinstance(table, Midgard)
    dice = table.supply[:]
    for at, n in enumerate([*table.stock[:STOCK_FOOD], *table.reserve, *table.sent]):
        dice[at % DICE] += n
    assert min([*table.supply, *table.stock, *table.reserve, *table.sent, *table.laden]) >= 0
    assert min([*table.goods, *table.blame, *table.coins, *table.workers]) >= 0
    spare = table.hired
    for seat in range(table.seats):
        spare -= table.crew[seat] - table.box.workers
        assert table.warriors(seat) <= table.box.warriors_per_player
        if PHASE_PLACEMENT <= table.phase <= PHASE_COMBAT:
            assert table.workers[seat] + table.placed[1::2].count(seat) == table.crew[seat]
    assert spare == 0, "a worker whom nobody has hired"
    ships = [ship for ship in table.ship_of if ship != NONE]
    assert len(set(ships)) == len(ships) and set(ships) <= set(table.box.private_ships)
    for target, holder in enumerate(table.holder):
        assert holder != NOBODY or not (table.warriors_at(target) or table.laden[target])
    return dice


def remembered(table: Table) -> list[object]:
    assert isinstance(table, Midgard)
    return [table.full]


def recomputed(table: Table) -> list[object]:
    """CM-4.3: a space holds one worker; spaces = 0 is any number (CM-5.26)."""
    assert isinstance(table, Midgard)
    full = 0
    for place, printed in enumerate(table.box.places):
        there = len([at for at in range(0, len(table.placed), 2) if table.placed[at] == place])
        full |= (1 << place) if 0 < printed.spaces <= there else 0
    return [full]


OPTIONS: Final[dict[str, Settings]] = {
    "plain": {},
    "hall-of-fame": FAME,
    "distrust": DISTRUST,
    "turn-order": {"assign": "turn_order"},
    "huts-round": HUTS,
    "host": HOST,
    "mixed": MIXED,
}

# every number of players meets the game as printed and assignment in turn order; of the others each has one
PLAYERS: Final = {"hall-of-fame": (3,), "distrust": (2,), "huts-round": (4,), "host": (3,), "mixed": (2, 4)}


def allowed(players: int, options: Settings) -> bool:
    name = next(name for name in OPTIONS if OPTIONS[name] is options)
    return players in PLAYERS.get(name, (2, 3, 4))


MIDGARD: Final = Subject(
    players=(2, 3, 4),
    settings=OPTIONS,
    widths=(("goods", 4), ("short", 4), ("held", 4), ("dice", 3), ("roll", 8)),
    pieces=pieces,
    remembered=remembered,
    recomputed=recomputed,
    never_asked=frozenset(),
    never_told=frozenset(),
    never_said=frozenset(),
    never_decided=frozenset(),
    longest=5_000,
    allowed=allowed,
)
