"""GW-14.10 to GW-14.12, GW-14.17, GW-17.1: what heroes do besides moving cards; and which verb asks what."""

from typing import final

from longhouse.games.watch.rules import hero_cards
from longhouse.games.watch.rules.build import deck_barred, pay_barred
from longhouse.games.watch.rules.tiles import check_largest_patrol, check_longest_road, road_length
from longhouse.games.watch.rules.wall import PAID_GUARD, PlaceGuards, free_guard_barred
from longhouse.games.watch.rules.wildlings import reveal_from_reserve
from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.hero_verbs import discard_patrol, lift_road, move_tormund_home, pay_with
from longhouse.games.watch.state.sites import path_barred, road_sites
from longhouse.games.watch.state.table import IN_HIS_CAMP, Watch
from longhouse.games.watch.state.verbs import gain_of_hex, place_road
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.effect import Effect
from longhouse.kernel.secret import SecretFrame
from longhouse.kernel.table import MAY, NO_ARGS, NOT_NOW, SeatFrame, Table

# --- a road moved


def open_end(t: Watch, seat: Seat, path: int) -> int:
    """GW-14.10: the end without the owner's pieces, if the other has some; else none. Rivals' pieces are ignored."""
    bare = [end for end in t.box.side_ends[path] if not own_piece_at(t, seat, end, path)]
    return bare[0] if len(bare) == 1 else NOBODY


def own_piece_at(t: Watch, seat: Seat, end: int, but: int) -> bool:
    if t.buildings[end] == seat:
        return True
    return any(path != but and t.roads[path] == seat for path in t.box.corner_sides[end])


def lift_barred(t: Watch, seat: Seat, path: int, open_ended: bool) -> int:
    """GW-14.10: a road of the player's own with an open end that finds another place."""
    if t.roads[path] != seat:
        return w.NOT_YOUR_ROAD
    if open_ended and open_end(t, seat, path) == NOBODY:
        return w.NOT_OPEN_ENDED
    return MAY if finds_place(t, seat, path) else w.NOWHERE_ELSE


def finds_place(t: Watch, seat: Seat, path: int) -> bool:
    """GW-14.10: some other path is legal with the road taken up. Lifting opens no path but its own."""
    sites = road_sites(t, seat)
    t.roads[path] = NOBODY
    found = False
    for option in sites:
        if path_barred(t, seat, option.a) == MAY:
            found = True
            break
    t.roads[path] = seat
    return found


def move_road_barred(t: Watch, seat: Seat, open_ended: bool) -> int:
    """GW-14.21: a road can move."""
    for path in range(len(t.roads)):
        if t.roads[path] == seat and lift_barred(t, seat, path, open_ended) == MAY:
            return MAY
    return w.NO_ROAD_TO_MOVE


@final
class MoveRoad(SeatFrame):
    """GW-14.10: which road, then where to. Longest Road is tested once, after it is rebuilt (GW-8.7)."""

    def __init__(self, seat: Seat, left: int, open_ended: bool, lifted: int) -> None:
        super().__init__(seat)
        self.left = left
        self.open_ended = open_ended
        self.lifted = lifted

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        if self.lifted != NOBODY:
            options = [o for o in road_sites(table, self.seat) if o.a != self.lifted]
            table.ask(self.seat, "watch-ask-rebuild", options)
            return
        options = [o for o in table.box.say[w.LIFT] if lift_barred(table, self.seat, o.a, self.open_ended) == MAY]
        if self.left and options:
            table.ask(self.seat, "watch-ask-lift", options)
        else:
            table.leave()

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Watch)
        if option.verb == w.LIFT:
            lift_road(table, seat, option.a)
            table.lengths[seat] = road_length(table, seat)
            self.lifted = option.a
            return
        self.lifted = NOBODY
        self.left -= 1
        place_road(table, seat, option.a, "GW-14.10")
        table.lengths[seat] = road_length(table, seat)
        check_longest_road(table)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Watch)
        if option.verb == w.LIFT and self.lifted == NOBODY:
            return lift_barred(table, seat, option.a, self.open_ended)
        if option.verb == w.ROAD and self.lifted != NOBODY:
            return w.SAME_PATH if option.a == self.lifted else path_barred(table, seat, option.a)
        return NOT_NOW

    def clone(self) -> "MoveRoad":
        return MoveRoad(self.seat, self.left, self.open_ended, self.lifted)


# --- another card instead


def price(t: Watch, item: int, left_out: int, instead: int) -> list[int]:
    """GW-14.20: the cost with one card replaced."""
    cost = t.box.costs[item][:]
    cost[left_out] -= 1
    cost[instead] += 1
    return cost


def instead_barred(t: Watch, seat: Seat, item: int, left_out: int, instead: int) -> int:
    """GW-14.20: another resource, held besides the other cards of the cost."""
    if instead == left_out:
        return w.SAME_AS_LEFT_OUT
    cost = price(t, item, left_out, instead)
    for resource in range(w.RESOURCES):
        if t.hands.counts[seat * w.RESOURCES + resource] < cost[resource]:
            return w.NO_SUBSTITUTE
    return MAY


def paid_of(t: Watch, seat: Seat, cost: list[int]) -> int:
    """How many cards of a cost are held."""
    held = t.hands.row(seat)
    return sum([min(cost[resource], held[resource]) for resource in range(w.RESOURCES)])


def substitute_amounts(t: Watch, seat: Seat, item: int, left_out: int, instead: int) -> list[int]:
    """GW-14.20: how many cards are missing and held; of what is left open (NOBODY), with the best choice."""
    outs = t.box.cost_kinds[item] if left_out == NOBODY else [left_out]
    ins = list(range(w.RESOURCES)) if instead == NOBODY else [instead]
    have = max([paid_of(t, seat, price(t, item, a, b)) for a in outs for b in ins if a != b])
    return [sum(t.box.costs[item]) - have, have]


def leave_out_barred(t: Watch, seat: Seat, item: int, left_out: int) -> int:
    """GW-14.20: only payable combinations."""
    if not t.box.costs[item][left_out]:
        return w.NOT_IN_COST
    for instead in range(w.RESOURCES):
        if instead_barred(t, seat, item, left_out, instead) == MAY:
            return MAY
    return w.NO_SUBSTITUTE


def substitute_barred(t: Watch, seat: Seat, item: int, optional: bool) -> int:
    """GW-14.20, GW-14.21: payable, with another card or (where it is optional) without."""
    if optional and pay_barred(t, seat, item) == MAY:
        return MAY
    for left_out in t.box.cost_kinds[item]:
        if leave_out_barred(t, seat, item, left_out) == MAY:
            return MAY
    return w.NO_SUBSTITUTE


@final
class Substitute(SecretFrame):
    """GW-14.20: the resource left out (or none), then the one paid instead."""

    def __init__(self, seat: Seat, item: int, optional: bool, left_out: int) -> None:
        super().__init__(seat)
        self.item = item
        self.optional = optional
        self.left_out = left_out

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        say = table.box.say
        if self.left_out == NOBODY:
            options = [o for o in [*say[w.LEAVE_OUT], say[w.NONE][0]] if self.why_not(table, o, self.seat) == MAY]
            table.ask_about(self.seat, "watch-ask-leave-out", table.box.costs[self.item], options)
        else:
            options = [o for o in say[w.SUBSTITUTE] if self.why_not(table, o, self.seat) == MAY]
            table.ask_about(self.seat, "watch-ask-substitute", [self.left_out], options)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Watch)
        if option.verb == w.LEAVE_OUT:
            self.left_out = option.a
            return
        table.leave()
        if option.verb == w.NONE:
            pay_with(table, seat, table.box.costs[self.item])
        else:
            pay_with(table, seat, price(table, self.item, self.left_out, option.a))

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Watch)
        if option.verb == w.SUBSTITUTE and self.left_out != NOBODY:
            return instead_barred(table, seat, self.item, self.left_out, option.a)
        if self.left_out == NOBODY:
            if option.verb == w.LEAVE_OUT:
                return leave_out_barred(table, seat, self.item, option.a)
            if option.verb == w.NONE and self.optional:
                return MAY if pay_barred(table, seat, self.item) == MAY else w.NO_SUBSTITUTE
        return NOT_NOW

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Watch)
        if why != w.NO_SUBSTITUTE:
            return NO_ARGS
        if option.verb == w.NONE:
            have = paid_of(table, seat, table.box.costs[self.item])
            return [sum(table.box.costs[self.item]) - have, have]
        if option.verb == w.LEAVE_OUT:
            return substitute_amounts(table, seat, self.item, option.a, NOBODY)
        return substitute_amounts(table, seat, self.item, self.left_out, option.a)

    def needs(self, table: Table, pool: int, seat: Seat) -> list[list[int]]:
        """GW-14.21: the player who is asked can pay in at least one way."""
        assert isinstance(table, Watch)
        if pool != w.POOL_RESOURCES or seat != self.seat:
            return []
        out = table.box.cost_kinds[self.item] if self.left_out == NOBODY else [self.left_out]
        sets = [price(table, self.item, r, instead) for r in out for instead in range(w.RESOURCES) if instead != r]
        return [*sets, table.box.costs[self.item]] if self.optional and self.left_out == NOBODY else sets

    def clone(self) -> "Substitute":
        return Substitute(self.seat, self.item, self.optional, self.left_out)


# --- which verb does what


def hero_effect_barred(t: Watch, seat: Seat, effect: Effect) -> int:
    """GW-14.21: whether what only heroes do can be done."""
    verb = effect.verb
    numbers = effect.numbers
    if verb == w.DO_SWAP_SUPPLY:
        return hero_cards.swap_barred(t, seat, numbers.get("give", 1))
    if verb == w.DO_FORCED_TRADE:
        return hero_cards.forced_trade_barred(t, seat)
    if verb == w.DO_MOVE_ROAD:
        return move_road_barred(t, seat, numbers.get("open_end", 0) == 1)
    if verb == w.DO_SUBSTITUTE:
        item = numbers["item"]
        if item == w.ITEM_GUARD and free_guard_barred(t, seat) != MAY:
            return w.NO_FREE_GUARD
        return substitute_barred(t, seat, item, numbers.get("optional", 0) == 1)
    if verb == w.DO_DRAW_DEV:
        return deck_barred(t)
    if verb == w.DO_TAKE_SEEN:
        return hero_cards.take_seen_barred(t, seat)
    if verb == w.DO_DISCARD_PATROL:
        return MAY if t.patrols(seat) else w.NO_PATROL
    if verb == w.DO_TORMUND_HOME:
        return w.TORMUND_AT_HOME if t.tormund == IN_HIS_CAMP else MAY
    return MAY


def perform_hero_effect(t: Watch, seat: Seat, effect: Effect) -> None:
    """GW-17.1: what only heroes do."""
    verb = effect.verb
    numbers = effect.numbers
    n = numbers.get("n", 1)
    if verb == w.DO_SWAP_SUPPLY:
        t.enter(hero_cards.SwapSupply(seat, numbers.get("give", 1), numbers.get("times", 1), NOBODY))
    elif verb == w.DO_FORCED_TRADE:
        t.enter(hero_cards.ForcedTrade(seat, numbers.get("players_max", 1), hero_cards.NAMING, NOBODY, [], [], 0))
    elif verb == w.DO_MOVE_ROAD:
        t.enter(MoveRoad(seat, n, numbers.get("open_end", 0) == 1, NOBODY))
    elif verb == w.DO_SUBSTITUTE:
        pay_otherwise(t, seat, numbers["item"], numbers.get("optional", 0) == 1)
    elif verb == w.DO_DRAW_DEV:
        hero_cards.draw_and_choose(t, seat, numbers.get("look", 1), numbers.get("keep", 1))
    elif verb == w.DO_TAKE_SEEN:
        t.enter(hero_cards.TakeSeen(seat, n, NOBODY))
    else:
        perform_at_once(t, seat, effect, n)


def perform_at_once(t: Watch, seat: Seat, effect: Effect, n: int) -> None:
    """Effects without a question."""
    if effect.verb == w.DO_REVEAL_WILDLING:
        for _ in range(n):
            if not t.over:
                reveal_from_reserve(t, seat, "GW-14.14")
    elif effect.verb == w.DO_TORMUND_HOME:
        tormund_home(t, seat, effect.numbers.get(w.HEX_LEFT, 0))
    elif effect.verb == w.DO_DISCARD_PATROL:
        for _ in range(n):
            discard_patrol(t, seat)
        check_largest_patrol(t)


def pay_otherwise(t: Watch, seat: Seat, item: int, optional: bool) -> None:
    """GW-14.11: a guard is paid, then placed; GW-14.12: a card is paid, and drawn by the effect that follows."""
    if item == w.ITEM_GUARD:
        t.enter(PlaceGuards(seat, 1, PAID_GUARD))
    t.enter(Substitute(seat, item, optional, NOBODY))


def tormund_home(t: Watch, seat: Seat, n: int) -> None:
    """GW-14.17: back to his camp; a resource of the hex he leaves, if it is in stock."""
    place = t.tormund
    move_tormund_home(t, seat)
    gain_of_hex(t, seat, place, n, "GW-14.17")
