"""The small changes that every section uses: one change to the table and one event."""

from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.sites import road_placed, settlement_placed
from longhouse.games.watch.state.table import FACE_UP, FRESH, GIVES, IN_HAND, WANTS, Watch
from longhouse.kernel.decision import NOBODY, Seat


def pay(t: Watch, seat: Seat, item: int) -> None:
    """GW-5.1: paid cards go back to the supply."""
    counts = t.hands.counts
    mine = seat * w.RESOURCES
    supply = t.seats * w.RESOURCES
    cost = t.box.costs[item]
    for resource in t.box.cost_kinds[item]:
        counts[mine + resource] -= cost[resource]
        counts[supply + resource] += cost[resource]


def take_from_supply(t: Watch, seat: Seat, resource: int, n: int) -> None:
    t.hands.counts[t.seats * w.RESOURCES + resource] -= n
    t.hands.counts[seat * w.RESOURCES + resource] += n


def move_card(t: Watch, giver: Seat, taker: Seat, resource: int, n: int) -> None:
    t.hands.counts[giver * w.RESOURCES + resource] -= n
    t.hands.counts[taker * w.RESOURCES + resource] += n


def place_road(t: Watch, seat: Seat, path: int, rule: str) -> None:
    """GW-5.3: a road from the player's stock on a path."""
    t.roads[path] = seat
    t.stock[seat * w.PIECES + w.PIECE_ROAD] -= 1
    road_placed(t, seat, path)
    if t.listening:
        t.record("watch-event-road", rule, seat, [path])


def place_settlement(t: Watch, seat: Seat, intersection: int, rule: str) -> None:
    """GW-5.5: a settlement from the player's stock on an intersection, and the trade routes it reaches (GW-4.6)."""
    t.buildings[intersection] = seat
    t.stock[seat * w.PIECES + w.PIECE_SETTLEMENT] -= 1
    t.shown[seat] += t.box.worth[w.ITEM_SETTLEMENT]
    t.reach_routes(seat, intersection)
    t.reach_hexes(seat, intersection, 1)
    settlement_placed(t, seat, intersection)
    if t.listening:
        t.record("watch-event-settlement", rule, seat, [intersection])


def place_keep(t: Watch, seat: Seat, intersection: int) -> None:
    """GW-5.6: the settlement that the keep replaces returns to its owner's stock."""
    t.keeps[intersection] = 1
    t.reach_hexes(seat, intersection, 1)
    t.stock[seat * w.PIECES + w.PIECE_KEEP] -= 1
    t.stock[seat * w.PIECES + w.PIECE_SETTLEMENT] += 1
    t.shown[seat] += t.box.worth[w.ITEM_KEEP] - t.box.worth[w.ITEM_SETTLEMENT]
    if t.listening:
        t.record("watch-event-keep", "GW-5.6", seat, [intersection])


def draw_card(t: Watch, seat: Seat) -> None:
    """GW-5.8: the top card, seen by its buyer alone."""
    kind = t.deck.cards.pop()
    t.cards.counts[t.card_row(FRESH, seat) + kind] += 1
    t.card_bought = True
    t.reveals += 1
    if t.listening:
        t.record_secret("watch-event-bought", "GW-5.8", seat, [kind], 0, 1 << seat)


def turn_card_up(t: Watch, seat: Seat, kind: int) -> None:
    """GW-7.1: a card from the hand is played."""
    t.cards.counts[t.card_row(IN_HAND, seat) + kind] -= 1
    t.cards.counts[t.card_row(FACE_UP, seat) + kind] += 1
    t.card_played = True
    t.lay_open()
    if t.listening:
        t.record("watch-event-played", "GW-7.1", seat, [kind])


def cards_ripen(t: Watch, seat: Seat) -> None:
    """GW-7.1: what was bought in the turn that ends can be played from now on."""
    hand = t.card_row(IN_HAND, seat)
    fresh = t.card_row(FRESH, seat)
    counts = t.cards.counts
    for kind in range(t.cards.width):
        counts[hand + kind] += counts[fresh + kind]
        counts[fresh + kind] = 0
    t.card_bought = False


def show_victory_cards(t: Watch, seat: Seat) -> None:
    """GW-7.6: victory cards are revealed when they win, or after the game ended."""
    for kind in t.box.victory_kinds:
        hand = t.card_row(IN_HAND, seat) + kind
        fresh = t.card_row(FRESH, seat) + kind
        counts = t.cards.counts
        n = counts[hand] + counts[fresh]
        if n:
            counts[t.card_row(FACE_UP, seat) + kind] += n
            counts[hand] = 0
            counts[fresh] = 0
            t.reveals += 1
            if t.listening:
                t.record("watch-event-revealed", "GW-7.6", seat, [kind, n])


def move_tormund(t: Watch, seat: Seat, place: int) -> None:
    """GW-6.2"""
    t.tormund = place
    if t.listening:
        t.record("watch-event-tormund", "GW-6.2", seat, [place])


def steal(t: Watch, thief: Seat, victim: Seat, resource: int) -> None:
    """GW-6.4: which card it is, only thief and victim know."""
    move_card(t, victim, thief, resource, 1)
    t.reveals += 1
    if t.listening:
        t.record_secret("watch-event-robbed", "GW-6.3", thief, [victim, resource], 1, 1 << thief | 1 << victim)


def hand_tile(t: Watch, tile: int, seat: Seat, value: int) -> None:
    """GW-8.7: a special tile comes to a player, or is set aside."""
    holder = t.holders[tile]
    t.holders[tile] = seat
    if holder != NOBODY:
        t.shown[holder] -= t.box.tile_points[tile]
    if seat != NOBODY:
        t.shown[seat] += t.box.tile_points[tile]
    if t.listening:
        if seat == NOBODY:
            t.record("watch-event-tile-aside", "GW-8.4", NOBODY, [tile])
        else:
            t.record("watch-event-tile", "GW-8.7", seat, [tile, value])


def discard_chosen(t: Watch, seat: Seat) -> None:
    """GW-6.1: the cards that a seat has chosen are laid on the supply."""
    cards = t.chosen.row(seat)[GIVES:WANTS]
    t.chosen.clear(seat)
    for resource in range(w.RESOURCES):
        take_from_supply(t, seat, resource, -cards[resource])
    t.reveals += 1
    if t.listening:
        t.record("watch-event-discarded", "GW-6.1", seat, cards)


def trade_with_supply(t: Watch, seat: Seat, given: int, n: int, taken: int, rule: str) -> None:
    """GW-4.5: n identical cards for one of another resource."""
    take_from_supply(t, seat, given, -n)
    take_from_supply(t, seat, taken, 1)
    if t.listening:
        t.record("watch-event-supply-trade", rule, seat, [given, n, taken])


def exchange(t: Watch, seat: Seat, partner: Seat, gives: list[int], wants: list[int]) -> None:
    """GW-4.2, GW-4.10: cards both ways at once."""
    for resource in range(w.RESOURCES):
        move_card(t, seat, partner, resource, gives[resource] - wants[resource])
    if t.listening:
        t.record("watch-event-traded", "GW-4.10", seat, [partner, *gives, *wants])


def gain(t: Watch, seat: Seat, resource: int, rule: str) -> None:
    """GW-7.3: a card of the player's choice from the supply."""
    take_from_supply(t, seat, resource, 1)
    if t.listening:
        cards = [0] * w.RESOURCES
        cards[resource] = 1
        t.record("watch-event-gained", rule, seat, cards)


def gain_of_hex(t: Watch, seat: Seat, place: int, n: int, rule: str) -> None:
    """GW-13.14, GW-14.17: cards of what this hex produces, as far as they are in stock."""
    resource = t.box.terrain_resource[t.terrain[place]]
    for _ in range(n):
        if resource != w.BARREN and t.supply(resource):
            gain(t, seat, resource, rule)


def take_all(t: Watch, seat: Seat, resource: int) -> None:
    """GW-7.7: all cards of one resource from every opponent."""
    if t.listening:
        t.record("watch-event-named", "GW-7.7", seat, [resource])
    for other in t.clockwise_after(seat):
        n = t.hands.counts[other * w.RESOURCES + resource]
        move_card(t, other, seat, resource, n)
        if t.listening:
            t.record("watch-event-handed", "GW-7.7", other, [seat, resource, n])
    t.reveals += 1
