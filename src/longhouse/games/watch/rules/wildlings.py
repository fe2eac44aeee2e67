"""GW-12: wildlings: tokens, camps, trails. Nothing is asked in here (GW-11.5)."""

from longhouse.games.watch.rules.wall import leave_camp, reach_clearing
from longhouse.games.watch.state.north import NO_TRAIL
from longhouse.games.watch.state.table import EMPTY, Watch
from longhouse.games.watch.state.words import LUCK_TOKENS, PIECE_KEEP, PIECES
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.zone import FACE_DOWN

# --- tokens


def settlement_tokens(t: Watch, seat: Seat) -> int:
    """GW-10.4: how many tokens lie under the settlements of a build card; the others lie under its keeps."""
    return len(t.under[seat].cards) - keep_tokens(t, seat)


def keep_tokens(t: Watch, seat: Seat) -> int:
    return min(t.stock[seat * PIECES + PIECE_KEEP] * t.box.north.keep_tokens, len(t.under[seat].cards))


def take_settlement_token(t: Watch, seat: Seat) -> int:
    """GW-12.12: which settlement is taken off the build card is not chosen but random. FACE_DOWN = none."""
    n = settlement_tokens(t, seat)
    if n <= 0:
        return FACE_DOWN
    t.own_tokens()
    place = t.chance.below(LUCK_TOKENS, n) if n > 1 else 0
    return t.under[seat].cards.pop(len(t.under[seat].cards) - n + place)


def settlement_revealed(t: Watch, seat: Seat) -> None:
    """GW-12.2: founding a settlement reveals the token under it."""
    for _ in range(t.box.north.settlement_tokens):
        if not t.over:
            reveal(t, seat, take_settlement_token(t, seat), "GW-12.2")


def keep_revealed(t: Watch, seat: Seat) -> None:
    """GW-12.2: a keep reveals its tokens one after another; then the settlement is back, on a new one.

    The tokens under keeps are alike and never renewed, so the next of them is as random as any.
    """
    t.own_tokens()
    place = keep_tokens(t, seat)  # the keep is on the board already: its tokens come after those of the other keeps
    for _ in range(t.box.north.keep_tokens):
        if not t.over and place < len(t.under[seat].cards):
            reveal(t, seat, t.under[seat].cards.pop(place), "GW-12.2")
    for _ in range(t.box.north.settlement_tokens):
        if not t.over:
            settlement_back(t, seat)


def settlement_back(t: Watch, seat: Seat) -> None:
    """GW-12.2: a new token of the reserve under the settlement that a keep has replaced; GW-12.5: or none."""
    t.own_tokens()
    refill(t)
    if t.reserve.cards:
        t.under[seat].cards.append(t.reserve.cards.pop())
        if t.listening:
            t.record("watch-event-token-under", "GW-12.2", seat, [])


def reveal_from_reserve(t: Watch, seat: Seat, rule: str) -> None:
    """GW-12.3: a random token of the reserve."""
    t.own_tokens()
    refill(t)
    if t.reserve.cards:
        reveal(t, seat, t.reserve.cards.pop(), rule)


def refill(t: Watch) -> None:
    """GW-12.5: when a token must be drawn and none is left, the used ones are shuffled into a new reserve.

    A view knows nothing of the new order, so nothing is drawn from it there.
    """
    if not t.reserve.cards and t.used.cards and t.viewer == NOBODY:
        t.reserve.cards = t.used.cards
        t.used.cards = []
        t.chance.shuffle(LUCK_TOKENS, t.reserve.cards)
        if t.listening:
            t.record("watch-event-refilled", "GW-12.5", NOBODY, [len(t.reserve.cards)])


def reveal(t: Watch, seat: Seat, number: int, rule: str) -> None:
    """GW-12.1: a figure of this kind comes to the clan; the token is used. On a view a token is never turned over."""
    if number == FACE_DOWN:
        return
    t.own_tokens()
    t.used.cards.append(number)
    t.reveals += 1
    token = t.box.north.tokens[number]
    if t.listening:
        t.record("watch-event-token", rule, seat, [number])
    if t.frostfangs[token.kind]:
        t.frostfangs[token.kind] -= 1
        come_to_camp(t, token.clan, token.kind)
        return
    if t.listening:
        t.record("watch-event-no-figure", "GW-12.6", NOBODY, [token.kind])
    if t.box.redraws and t.reserve.cards:
        reveal(t, seat, t.reserve.cards.pop(), "GW-12.6")


# --- camps and trails


def come_to_camp(t: Watch, clan: int, kind: int) -> None:
    """GW-12.1: into the lowest-numbered empty camp; GW-12.10: a fifth sets off a rush."""
    camps = t.box.north.camps
    first = clan * camps
    for camp in range(camps):
        if t.camps[first + camp] == EMPTY:
            t.camps[first + camp] = kind
            if t.listening:
                t.record("watch-event-camp", "GW-12.1", NOBODY, [kind, clan, camp + 1])
            return
    rush(t, clan, kind)


def rush(t: Watch, clan: int, newcomer: int) -> None:
    """GW-12.10: camp 1 down the lower trail, then camp 2 down the higher one; GW-12.11: unless the game ends before."""
    if t.listening:
        t.record("watch-event-rush", "GW-12.10", NOBODY, [clan])
    camps = t.box.north.camps
    first = leave_camp(t, clan * camps)
    t.camps[(clan + 1) * camps - 1] = newcomer
    if t.listening:
        t.record("watch-event-camp", "GW-12.10", NOBODY, [newcomer, clan, camps])
    go_down(t, t.box.north.clans[clan].low, first, "GW-12.10")
    if not t.over:
        go_down(t, t.box.north.clans[clan].high, leave_camp(t, clan * camps), "GW-12.10")


def advance(t: Watch, number: int) -> None:
    """GW-12.9: the wildling in camp 1 of the clan goes down the trail of this number, if there is one."""
    trail = t.box.north.trail_of[number]
    if trail != NO_TRAIL:
        camp = t.box.north.trails[trail].clan * t.box.north.camps
        if t.camps[camp] != EMPTY:
            go_down(t, trail, leave_camp(t, camp), "GW-12.9")
            return
    if t.listening:
        t.record("watch-event-no-advance", "GW-12.9", NOBODY, [number])


def go_down(t: Watch, trail: int, kind: int, rule: str) -> None:
    """GW-12.8: down the trail to its clearing, and all that follows there."""
    clearing = t.box.north.trails[trail].clearing
    if t.listening:
        t.record("watch-event-advance", rule, NOBODY, [kind, trail, clearing])
    reach_clearing(t, clearing, kind)
