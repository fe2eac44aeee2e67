"""The table before anything is laid: pieces in stock, cards in the supply, figures in the Frostfangs."""

from longhouse.games.watch.state.box import WatchBox
from longhouse.games.watch.state.table import CHOSEN, DEALT, EMPTY, Watch
from longhouse.games.watch.state.words import POOL_CARDS, POOL_RESOURCES, POOL_TOKENS, RESOURCES, SIDE_A
from longhouse.kernel.chance import Chance
from longhouse.kernel.decision import EVERYBODY, NO_EYES, NOBODY
from longhouse.kernel.table import Frame
from longhouse.kernel.zone import NO_POOL, Zone, tally


def empty_table(box: WatchBox, chance: Chance, agenda: list[Frame]) -> Watch:
    """GW-2.1: the board bare, all cards in the supply, all pieces in stock."""
    seats = box.players
    kinds = len(box.cards)
    places = box.board.map
    own = [1 << seat for seat in range(seats)]
    hands = tally(seats + 1, RESOURCES, [*own, EVERYBODY], POOL_RESOURCES)
    hands.counts[seats * RESOURCES :] = box.stock_of
    cards = tally(3 * seats, kinds, own + own + [EVERYBODY] * seats, POOL_CARDS)
    deck = [kind for kind in range(kinds) for _ in range(box.cards[kind].count)]
    table = Watch(
        box,
        chance,
        agenda,
        box.seat_colours,
        box.board.terrain,
        box.board.token,
        [],
        hands,
        tally(seats, CHOSEN, own, NO_POOL),
        cards,
        Zone(deck, NO_EYES, POOL_CARDS),
        [NOBODY] * len(places.sides),
        [NOBODY] * len(places.corners),
        [0] * len(places.corners),
        box.pieces * seats,
        [],
        [0] * seats,
        [NOBODY, NOBODY],
        0,
        0,
        0,
        0,
        False,
        False,
        0,
        [],
        NOBODY,
        [],
        [],
        [],
        [],
    )
    if box.full:
        fill_north(table)
    table.refresh()
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
