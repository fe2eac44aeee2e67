"""Vikings Gone Wild for the properties: its option sets, its pieces, and who owns which cards."""

from typing import Final

from longhouse import Table
from longhouse.games.wild.state.table import Wild, counted
from tests.golden.wild_games import AUTOMATIC, HOPELESS, HOST, LIMITED, LONG, MIXED
from tests.properties.subject import Settings, Subject
from tests.scenes.wild.facts import check_sound, everything, of_seat


def pieces(table: Table) -> list[int]:
    """VW-1.4, VW-2.5, VW-4.10: every card, mission and building is in exactly one place, and every token that is
    limited."""
    assert isinstance(table, Wild)
    check_sound(table, f"in round {table.round}")
    return [n for numbers in everything(table) for n in numbers]


def remembered(table: Table) -> list[object]:
    assert isinstance(table, Wild)
    return [table.owned]


def recomputed(table: Table) -> list[object]:
    """VW-16.5: all own cards, wherever they lie."""
    assert isinstance(table, Wild)
    return [[counted(len(table.box.cards), of_seat(table, seat)) for seat in range(table.seats)]]


# the rounds are few where nothing depends on their number: random players are slow to score
OPTIONS: Final[dict[str, Settings]] = {
    "plain": {},
    "automatic": AUTOMATIC,
    "hopeless": HOPELESS,
    "limited": LIMITED,
    "host": HOST,
    "long": LONG,
    "mixed": MIXED,
}

# every number of players meets the game as printed; of the others each has one
PLAYERS: Final = {"automatic": (2,), "hopeless": (3,), "limited": (4,), "host": (3,), "long": (3,), "mixed": (2, 4)}


def allowed(players: int, options: Settings) -> bool:
    name = next(name for name in OPTIONS if OPTIONS[name] is options)
    return players in PLAYERS.get(name, (2, 3, 4))


WILD: Final = Subject(
    players=(2, 3, 4),
    settings=OPTIONS,
    widths=(("cost", 2), ("short", 2), ("held", 2)),
    pieces=pieces,
    remembered=remembered,
    recomputed=recomputed,
    never_asked=frozenset(),
    never_told=frozenset({"wild-event-no-token"}),  # 25 tokens of a type are more than random players gather
    never_said=frozenset(),
    never_decided=frozenset(),
    longest=20_000,
    allowed=allowed,
    at_once=False,
)
