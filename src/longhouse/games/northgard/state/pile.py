"""NG-3.6, NG-10.2: the pile of tiles. Its top is its last tile."""

from longhouse.games.northgard.state.table import Northgard
from longhouse.kernel.decision import EVERYBODY, NO_EYES, Seat
from longhouse.kernel.zone import NOTHING_KNOWN, Zone


def pop_pile(t: Northgard) -> int:
    """The top tile; some player is going to see it."""
    pile = t.pile
    known = pile.known[:-1] if pile.known else NOTHING_KNOWN
    t.pile = Zone(pile.cards[:-1], NO_EYES, pile.pool, known)
    t.reveals += 1
    return pile.cards[-1]


def put_under(t: Northgard, tile: int, eyes: int) -> None:
    """Under the pile, seen by these seats."""
    pile = t.pile
    known = pile.known if pile.known else [NO_EYES] * len(pile.cards)
    t.pile = Zone([tile, *pile.cards], NO_EYES, pile.pool, [eyes, *known])


def draw_tiles(t: Northgard, seat: Seat, n: int, rule: str) -> None:
    """NG-10.12: all tiles drawn are shown to everybody."""
    tiles = [pop_pile(t) for _ in range(n)]
    t.drawn = tiles
    if t.listening:
        for tile in tiles:
            t.record("northgard-event-drew-tile", rule, seat, [tile])


def put_back(t: Northgard, seat: Seat, kept: list[int], rule: str) -> None:
    """NG-10.2: the tiles drawn, except those kept, go under the pile in the order in which they were drawn."""
    for tile in t.drawn:
        if tile not in kept:
            put_under(t, tile, EVERYBODY)
            if t.listening:
                t.record("northgard-event-tile-under", rule, seat, [tile])
    t.drawn = kept
