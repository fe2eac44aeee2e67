"""NG-3.2 to NG-3.10, NG-18.2: what is dealt without anybody choosing."""

from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.pile import pop_pile
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.verbs import gain, place_tile
from longhouse.kernel.decision import NO_EYES, NOBODY, Seat
from longhouse.kernel.zone import Zone


def deal(t: Northgard) -> None:
    """Once the clans are taken (NG-3.19)."""
    deal_development(t)
    deal_decks(t)
    for at in range(0, len(t.box.start_layout), 3):
        place_tile(t, NOBODY, t.box.start_layout[at], t.box.start_layout[at + 1], t.box.start_layout[at + 2], "NG-3.5")
    t.first = first_player(t)
    if t.listening:
        t.record("northgard-event-first", "NG-3.8", t.first, [])
    for place, seat in enumerate(t.turn_order()):
        gain(t, seat, t.box.start_goods[place], "NG-3.9")
    if t.box.creatures_on:
        deal_creatures(t)
    deal_tiles(t)


def shuffled(t: Northgard, stream: int, cards: list[int]) -> list[int]:
    cards = cards[:]
    t.chance.shuffle(stream, cards)
    return cards


def deal_development(t: Northgard) -> None:
    """NG-3.3, NG-20.1: early and advanced cards by the number of players; NG-3.4: an achievement each, face up."""
    box = t.box
    early = shuffled(t, w.LUCK_DEVELOPMENT, box.early_cards)
    advanced = shuffled(t, w.LUCK_DEVELOPMENT, box.advanced_cards)
    n, m = box.early_per_player * t.seats, box.advanced_per_player * t.seats
    t.early = Zone(early[:n], NO_EYES, w.POOL_EARLY)
    t.early_aside = Zone(early[n:], NO_EYES, w.POOL_EARLY)
    t.advanced = Zone(advanced[:m], NO_EYES, w.POOL_ADVANCED)
    t.advanced_aside = Zone(advanced[m:], NO_EYES, w.POOL_ADVANCED)
    t.achievements = shuffled(t, w.LUCK_DEVELOPMENT, box.achievement_cards)[: t.seats]
    if t.listening:
        for card in t.achievements:
            t.record("northgard-event-achievement", "NG-3.4", NOBODY, [card])


def deal_decks(t: Northgard) -> None:
    """NG-3.7: the starting cards and the clan's base card; the clan's upgrades lie beside them."""
    for seat in range(t.seats):
        clan = t.clans[seat]
        cards = [*t.box.start_cards, *t.box.base_cards[clan]]
        owned = [0] * len(t.box.cards)
        for card in cards:
            owned[card] += 1
        t.owned[seat] = owned
        t.decks[seat] = Zone(shuffled(t, w.LUCK_DECKS, cards), NO_EYES, w.POOL_PLAYERS + seat)
        t.upgrades[seat] = t.box.upgrade_cards[clan][:]


def first_player(t: Northgard) -> Seat:
    """NG-3.8, NG-RU38: the most axes, a seat drawn at random, or seat 1."""
    if t.box.first_player == "seat1":
        return 0
    if t.box.first_player == "random":
        return t.chance.below(w.LUCK_FIRST, t.seats)
    seats = list(range(t.seats))
    while len(seats) > 1:
        seats = most_axes(t, seats)
    return seats[0]


def most_axes(t: Northgard, seats: list[Seat]) -> list[Seat]:
    """NG-3.8: everybody rolls both battle dice; those who are ahead."""
    axes: list[int] = []
    for seat in seats:
        one = t.chance.below(w.LUCK_DICE, len(t.box.faces))
        two = t.chance.below(w.LUCK_DICE, len(t.box.faces))
        axes.append(t.box.faces[one].axes + t.box.faces[two].axes)
        if t.listening:
            t.record("northgard-event-rolled-first", "NG-3.8", seat, [one, two])
    most = max(axes)
    return [seats[i] for i in range(len(seats)) if axes[i] == most]


def deal_creatures(t: Northgard) -> None:
    """NG-18.2: some of the weaker ones come first, the rest with the Fallen Valkyries later."""
    box = t.box
    weak = [c for c in range(len(box.creatures)) if box.creatures[c].power <= box.first_max_power]
    strong = [c for c in range(len(box.creatures)) if box.creatures[c].power > box.first_max_power]
    weak = shuffled(t, w.LUCK_CREATURES, weak)
    n = t.seats + box.first_extra
    t.creature_top = Zone(weak[:n], NO_EYES, w.POOL_CREATURES)
    t.creature_rest = Zone(shuffled(t, w.LUCK_CREATURES, weak[n:] + strong), NO_EYES, w.POOL_CREATURES)


def deal_tiles(t: Northgard) -> None:
    """NG-3.6, NG-3.10: the pile, and three tiles for everybody, in turn order."""
    t.pile = Zone(shuffled(t, w.LUCK_TILES, t.box.pile_tiles), NO_EYES, w.POOL_TILES)
    for seat in t.turn_order():
        for _ in range(t.box.setup_tiles_drawn):
            give_tile(t, seat, "NG-3.10")


def give_tile(t: Northgard, seat: Seat, rule: str) -> None:
    """The top tile of the pile, seen by its holder alone."""
    tile = pop_pile(t)
    hands = t.tile_hands[:]
    hands[seat] = Zone([*hands[seat].cards, tile], hands[seat].seen_by, w.POOL_TILES)
    t.tile_hands = hands
    if t.listening:
        t.record_secret("northgard-event-dealt-tile", rule, seat, [tile], 0, 1 << seat)
