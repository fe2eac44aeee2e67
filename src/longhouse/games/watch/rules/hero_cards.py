"""GW-14.7, GW-14.8, GW-14.12, GW-14.13: heroes that move cards between hands, supply and deck."""

from typing import Final, final

from longhouse.games.watch.rules.trade import take_barred, takes
from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.hero_verbs import (
    cover_hand,
    hand_card,
    keep_card,
    look_at_deck,
    put_back,
    seize,
    uncover_hand,
)
from longhouse.games.watch.state.table import Watch
from longhouse.games.watch.state.verbs import trade_with_supply
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.secret import SecretFrame
from longhouse.kernel.table import MAY, NO_ARGS, NOT_NOW, SeatFrame, Table

# --- a swap with the supply


def swap_give_barred(t: Watch, seat: Seat, rate: int, resource: int) -> int:
    """GW-14.8, GW-14.21: a card that is held, while another resource is in stock."""
    if t.hands.counts[seat * w.RESOURCES + resource] < rate:
        return w.SWAP_NOT_HELD
    return MAY if takes(t, resource) else w.NOTHING_TO_TAKE


def swap_barred(t: Watch, seat: Seat, rate: int) -> int:
    """GW-14.21"""
    for resource in range(w.RESOURCES):
        if swap_give_barred(t, seat, rate, resource) == MAY:
            return MAY
    return w.NO_SWAP


@final
class SwapSupply(SecretFrame):
    """GW-14.8: give `rate` cards of a resource, take 1 of another; as often as the hero says."""

    def __init__(self, seat: Seat, rate: int, left: int, given: int) -> None:
        super().__init__(seat)
        self.rate = rate
        self.left = left
        self.given = given

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        verb = w.GIVE if self.given == NOBODY else w.TAKE
        options = [o for o in table.box.say[verb] if self.why_not(table, o, self.seat) == MAY]
        if self.left == 0 or not options:
            table.leave()
        elif self.given == NOBODY:
            table.ask_about(self.seat, "watch-ask-swap", [self.rate], options)
        else:
            table.ask_about(self.seat, "watch-ask-take", [self.given, self.rate], options)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Watch)
        if option.verb == w.GIVE:
            self.given = option.a
            return
        trade_with_supply(table, seat, self.given, self.rate, option.a, "GW-14.8")
        self.given = NOBODY
        self.left -= 1

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Watch)
        if option.verb == w.GIVE and self.given == NOBODY:
            return swap_give_barred(table, seat, self.rate, option.a)
        if option.verb == w.TAKE and self.given != NOBODY:
            return take_barred(table, self.given, option.a)
        return NOT_NOW

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Watch)
        have = table.hands.counts[seat * w.RESOURCES + option.a] if why == w.SWAP_NOT_HELD else 0
        return [self.rate - have, have] if why == w.SWAP_NOT_HELD else NO_ARGS

    def needs(self, table: Table, pool: int, seat: Seat) -> list[list[int]]:
        """The player who swaps holds something that can be swapped; once it is named, just that."""
        assert isinstance(table, Watch)
        if pool != w.POOL_RESOURCES or seat != self.seat:
            return []
        given = range(w.RESOURCES) if self.given == NOBODY else [self.given]
        return [[self.rate if r == i else 0 for i in range(w.RESOURCES)] for r in given if takes(table, r)]

    def clone(self) -> "SwapSupply":
        return SwapSupply(self.seat, self.rate, self.left, self.given)


# --- a trade that nobody may refuse

NAMING: Final = 0
ASKING: Final = 1
GIVING_BACK: Final = 2


def forced_trade_barred(t: Watch, seat: Seat) -> int:
    """GW-14.21: an opponent has a card."""
    for other in range(t.seats):
        if ask_barred(t, seat, [], other) == MAY:
            return MAY
    return w.NOBODY_TO_ASK


def ask_barred(t: Watch, seat: Seat, asked: list[Seat], other: Seat) -> int:
    """GW-14.19: an opponent with at least 1 card who is not named yet."""
    return MAY if other != seat and other not in asked and t.hands.size(other) else w.NOT_TO_ASK


@final
class ForcedTrade(SecretFrame):
    """GW-14.7, GW-14.19: a resource, one or two opponents; one who has it gives 1 for a card that the player chooses.

    `sure` counts the cards of the resource that everybody saw come in and not go out again.
    """

    def __init__(
        self, seat: Seat, most: int, step: int, resource: int, asked: list[Seat], givers: list[Seat], sure: int
    ) -> None:
        super().__init__(seat)
        self.most = most
        self.step = step
        self.resource = resource
        self.asked = asked
        self.givers = givers
        self.sure = sure

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        if self.step == NAMING:
            table.ask(self.seat, "watch-ask-forced-trade", table.box.say[w.NAME])
        elif self.step == ASKING:
            self.ask_opponent(table)
        elif self.givers:
            options = [o for o in table.box.say[w.HAND] if table.hands.counts[self.seat * w.RESOURCES + o.a]]
            table.ask_about(self.seat, "watch-ask-hand", [self.givers[0]], options)
        else:
            table.leave()

    def ask_opponent(self, t: Watch) -> None:
        """GW-14.19: what is forced is not asked."""
        options = [o for o in t.box.say[w.ASK] if ask_barred(t, self.seat, self.asked, o.a) == MAY]
        if len(self.asked) == self.most or not options:
            self.hand_over(t)
        elif self.asked:
            t.ask_about(self.seat, "watch-ask-ask-more", [self.resource], [*options, t.box.say[w.NO_MORE][0]])
        elif len(options) == 1:
            self.asked = [options[0].a]
        else:
            t.ask_about(self.seat, "watch-ask-ask", [self.resource], options)

    def hand_over(self, t: Watch) -> None:
        """GW-14.7: everybody sees who gives, and so who has none."""
        self.step = GIVING_BACK
        for other in self.asked:
            n = min(1, t.hands.counts[other * w.RESOURCES + self.resource])
            hand_card(t, other, self.seat, self.resource, n, "GW-14.7")
            if n:
                self.givers = [*self.givers, other]
                self.sure += 1
        t.reveals += 1

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Watch)
        if option.verb == w.NAME:
            self.resource = option.a
            self.step = ASKING
            if table.listening:
                table.record("watch-event-named", "GW-14.7", seat, [option.a])
        elif option.verb == w.ASK:
            self.asked = [*self.asked, option.a]
        elif option.verb == w.NO_MORE:
            self.hand_over(table)
        else:
            hand_card(table, seat, self.givers[0], option.a, 1, "GW-14.19")
            self.givers = self.givers[1:]
            if option.a == self.resource:
                self.sure = max(0, self.sure - 1)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Watch)
        if option.verb == w.NAME and self.step == NAMING:
            return MAY
        if option.verb == w.ASK and self.step == ASKING:
            return ask_barred(table, seat, self.asked, option.a)
        if option.verb == w.NO_MORE and self.step == ASKING:
            return MAY if self.asked else w.NO_ONE_NAMED
        if option.verb == w.HAND and self.step == GIVING_BACK:
            return MAY if table.hands.counts[seat * w.RESOURCES + option.a] else w.HAND_NOT_HELD
        return NOT_NOW

    def proves(self, table: Table, pool: int, seat: Seat) -> list[int]:
        """GW-14.19: all hand-overs are open."""
        if pool != w.POOL_RESOURCES or seat != self.seat or not self.sure:
            return []
        return [self.sure if r == self.resource else 0 for r in range(w.RESOURCES)]

    def clone(self) -> "ForcedTrade":
        return ForcedTrade(self.seat, self.most, self.step, self.resource, self.asked, self.givers, self.sure)


# --- a card out of a hand that is shown


def take_seen_barred(t: Watch, seat: Seat) -> int:
    """GW-14.21"""
    for other in range(t.seats):
        if look_barred(t, seat, other) == MAY:
            return MAY
    return w.NOBODY_AHEAD


def look_barred(t: Watch, seat: Seat, other: Seat) -> int:
    """GW-14.13, GW-RU20: an opponent with more public points and at least 1 card."""
    ahead = other != seat and t.public_points(other) > t.public_points(seat)
    return MAY if ahead and t.hands.size(other) else w.NOT_AHEAD


@final
class TakeSeen(SeatFrame):
    """GW-14.13: an opponent shows their hand to this seat alone, which takes a card of its choice."""

    def __init__(self, seat: Seat, left: int, victim: Seat) -> None:
        super().__init__(seat)
        self.left = left
        self.victim = victim

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        if self.victim == NOBODY:
            options = [o for o in table.box.say[w.LOOK] if look_barred(table, self.seat, o.a) == MAY]
            if len(options) == 1:
                self.look(table, options[0].a)
            else:
                table.ask(self.seat, "watch-ask-look", options)
        elif self.left and table.hands.size(self.victim):
            options = [o for o in table.box.say[w.SEIZE] if self.why_not(table, o, self.seat) == MAY]
            table.ask_about(self.seat, "watch-ask-seize", [self.victim], options)
        else:
            cover_hand(table, self.victim)
            table.leave()

    def look(self, t: Watch, victim: Seat) -> None:
        self.victim = victim
        uncover_hand(t, self.seat, victim)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Watch)
        if option.verb == w.LOOK:
            self.look(table, option.a)
        else:
            self.left -= 1
            seize(table, seat, self.victim, option.a)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Watch)
        if option.verb == w.LOOK and self.victim == NOBODY:
            return look_barred(table, seat, option.a)
        if option.verb == w.SEIZE and self.victim != NOBODY:
            return MAY if table.hands.counts[self.victim * w.RESOURCES + option.a] else w.SEIZE_NOTHING
        return NOT_NOW

    def clone(self) -> "TakeSeen":
        return TakeSeen(self.seat, self.left, self.victim)


# --- the best of the next cards


@final
class ChooseCard(SeatFrame):
    """GW-14.12: keep a number of the cards in `looked`; the others go back and the deck is shuffled."""

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def run(self, table: Table) -> None:
        """That there is no choice is public only where there is one card."""
        assert isinstance(table, Watch)
        cards = table.looked.cards
        if self.left == 0 or not cards:
            put_back(table)
            table.leave()
        elif len(cards) <= self.left:
            self.keep(table, cards[0])
        else:
            options = [o for o in table.box.say[w.KEEP_CARD] if o.a in cards]
            table.ask_about(self.seat, "watch-ask-keep-card", [len(cards)], options)

    def keep(self, t: Watch, kind: int) -> None:
        self.left -= 1
        keep_card(t, self.seat, kind)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Watch)
        self.keep(table, option.a)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Watch)
        if option.verb != w.KEEP_CARD:
            return NOT_NOW
        return MAY if option.a in table.looked.cards else w.CARD_NOT_THERE

    def clone(self) -> "ChooseCard":
        return ChooseCard(self.seat, self.left)


def draw_and_choose(t: Watch, seat: Seat, look: int, keep: int) -> None:
    """GW-14.12: the top cards, fewer if the deck is smaller."""
    look_at_deck(t, seat, look)
    t.enter(ChooseCard(seat, keep))
