"""The table before anything is laid: pieces in stock, cards in the supply, figures in the Frostfangs."""

from longhouse.games.watch.state.box import WatchBox
from longhouse.games.watch.state.table import DEALT, EMPTY, Watch
from longhouse.games.watch.state.words import POOL_TOKENS, SIDE_A
from longhouse.kernel.chance import Chance
from longhouse.kernel.decision import EVERYBODY, NO_EYES, NOBODY
from longhouse.kernel.table import Frame
from longhouse.kernel.zone import Zone


def empty_table(box: WatchBox, chance: Chance, agenda: list[Frame]) -> Watch:
    table = Watch(box, chance, agenda)
    table.lay_out()
    if box.full:
        fill_north(table)
    return table


def fill_north(t: Watch) -> None:
    """GW-10.2, GW-10.3: all figures in the Frostfangs, the Wall empty, tokens in the reserve, heroes displayed."""
    north = t.box.north
    t.frostfangs = [wildling.figures for wildling in north.wildlings]
    t.camps = [EMPTY] * (len(north.clans) * north.camps)
    t.clearings = []
    t.posts = [NOBODY] * (len(north.sections) * north.posts)
    t.gift = [EMPTY] * len(t.terrain)
    tokens = [number for number in range(len(north.tokens)) for _ in range(north.tokens[number].count)]
    t.reserve = Zone(tokens, NO_EYES, POOL_TOKENS)
    t.under = [Zone([], NO_EYES, POOL_TOKENS) for _ in range(t.seats)]
    t.used = Zone([], EVERYBODY, POOL_TOKENS)
    t.heroes = [NOBODY] * t.seats
    t.hero_sides = [SIDE_A] * t.seats
    t.hero_rests = [DEALT] * t.seats
    t.display = list(range(len(t.box.heroes)))
