"""GW-13: the Wall: guards and their posts, clearings, breaches, and the wildlings who cross into the Gift.

Wildling events ask nothing: each is resolved completely before anything else (GW-11.5).
"""

from typing import Final, final

from longhouse.games.watch.rules.ending import check_breaches, check_gift, check_victory
from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.table import EMPTY, Watch
from longhouse.games.watch.state.verbs import gain_of_hex
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table

PAID_GUARD: Final = "GW-14.11"  # the rule of guards that a hero places and their owner has paid for

# --- guards


def guards_on(t: Watch, section: int) -> int:
    """How many guards stand there: from the left, without gaps."""
    posts = t.box.north.posts
    first = section * posts
    n = 0
    while n < posts and t.posts[first + n] != NOBODY:
        n += 1
    return n


def post_barred(t: Watch, section: int) -> int:
    """GW-13.11: a section with a free post."""
    return MAY if t.posts[(section + 1) * t.box.north.posts - 1] == NOBODY else w.NO_POST


def free_guard_barred(t: Watch, seat: Seat) -> int:
    """GW-13.15: a guard from the player's stock, and a post for it."""
    if not t.stock[seat * w.PIECES + w.PIECE_GUARD]:
        return w.NO_PIECE
    for section in range(len(t.box.north.sections)):
        if post_barred(t, section) == MAY:
            return MAY
    return w.NO_POST


def open_sections(t: Watch) -> list[Option]:
    """GW-13.11: every section with a free post."""
    return [option for option in t.box.say[w.GUARD] if post_barred(t, option.a) == MAY]


def place_guard(t: Watch, seat: Seat, section: int, rule: str) -> None:
    """GW-13.11: on the lowest free post."""
    before = t.box.guard_points[t.guards(seat)]
    t.posts[section * t.box.north.posts + guards_on(t, section)] = seat
    t.stock[seat * w.PIECES + w.PIECE_GUARD] -= 1
    if t.listening:
        t.record("watch-event-guard", rule, seat, [section])
    count_guard_points(t, seat, before)


def guard_leaves(t: Watch, section: int, rule: str) -> None:
    """GW-13.2, GW-13.5, GW-13.13: the guard on post 1 returns to its owner's stock, the others close up to the left."""
    posts = t.box.north.posts
    first = section * posts
    seat = t.posts[first]
    before = t.box.guard_points[t.guards(seat)]
    for post in range(first, first + posts - 1):
        t.posts[post] = t.posts[post + 1]
    t.posts[first + posts - 1] = NOBODY
    t.stock[seat * w.PIECES + w.PIECE_GUARD] += 1
    if t.listening:
        t.record("watch-event-guard-home", rule, seat, [section])
    count_guard_points(t, seat, before)


def count_guard_points(t: Watch, seat: Seat, before: int) -> None:
    """GW-13.12, GW-13.17: tokens for guards follow the number at every moment."""
    now = t.box.guard_points[t.guards(seat)]
    if now != before:
        t.shown[seat] += now - before
        if t.listening:
            t.record("watch-event-guard-points", "GW-13.12", seat, [now])


# --- at a clearing


def waiting(t: Watch, clearing: int) -> int:
    """GW-13.4: the regulars there."""
    kinds = t.box.north.kinds
    wildlings = t.box.north.wildlings
    return len([at for at in t.clearings if at // kinds == clearing and wildlings[at % kinds].waits])


def reach_clearing(t: Watch, clearing: int, kind: int) -> None:
    """GW-17.4: what a wildling does once it has come down a trail."""
    section = t.box.north.clearings[clearing].section
    wildling = t.box.north.wildlings[kind]
    verb = wildling.guarded if guards_on(t, section) else wildling.unguarded
    if verb == w.CROSS:
        cross(t, section, kind, "GW-13.1")
    elif verb == w.GUARD_HOME:
        guard_leaves(t, section, "GW-13.2")
        go_home(t, kind, "GW-13.2")
        if t.box.recheck:
            check_clearing(t, clearing)
    else:
        t.clearings = [*t.clearings, clearing * t.box.north.kinds + kind]
        if verb == w.BREACH:
            breach(t, clearing)
        else:
            if t.listening:
                t.record("watch-event-waits", "GW-13.4", NOBODY, [kind, clearing])
            check_clearing(t, clearing)


def check_clearing(t: Watch, clearing: int) -> None:
    """GW-13.4, GW-13.8: a breach as soon as more regulars are there than guards."""
    if waiting(t, clearing) > guards_on(t, t.box.north.clearings[clearing].section):
        breach(t, clearing)


def breach(t: Watch, clearing: int) -> None:
    """GW-13.5: the guard on post 1 goes home, all of the clearing cross in their order of arrival, the marker moves."""
    section = t.box.north.clearings[clearing].section
    kinds = t.box.north.kinds
    if t.listening:
        t.record("watch-event-breach", "GW-13.5", NOBODY, [section])
    if guards_on(t, section):
        guard_leaves(t, section, "GW-13.5")
    for wildling in t.clearings:
        if wildling // kinds == clearing:
            remove_first(t, wildling)
            cross(t, section, wildling % kinds, "GW-13.5")
            if t.over:
                return
    t.breaches += 1
    if t.listening:
        t.record("watch-event-marker", "GW-13.5", NOBODY, [t.breaches, t.box.north.breach_limit])
    check_breaches(t)


def cross(t: Watch, section: int, kind: int, rule: str) -> None:
    """GW-13.6: to the first free hex; GW-13.7: then the Gift is counted."""
    place = first_free_hex(t, section)
    if place == NOBODY:
        if t.listening:
            t.record("watch-event-turned-back", "GW-13.6", NOBODY, [kind, section])
        t.frostfangs[kind] += 1
        return
    t.gift[place] = kind
    if t.listening:
        t.record("watch-event-crossed", rule, NOBODY, [kind, section, place])
        t.record("watch-event-gift", "GW-13.7", NOBODY, [t.in_gift(), t.box.north.gift_limit])
    check_gift(t)


def first_free_hex(t: Watch, section: int) -> int:
    """GW-13.6: of the section's route, then (`invasion_full_route`) of its overflow list."""
    for place in t.box.north.sections[section].route:
        if t.gift[place] == EMPTY:
            return place
    if t.box.overflows:
        for place in t.box.north.sections[section].overflow:
            if t.gift[place] == EMPTY:
                return place
    return NOBODY


def go_home(t: Watch, kind: int, rule: str) -> None:
    """A figure returns to the Frostfangs."""
    t.frostfangs[kind] += 1
    if t.listening:
        t.record("watch-event-wildling-home", rule, NOBODY, [kind])


def remove_first(t: Watch, wildling: int) -> None:
    """The one of this kind in this clearing that came first. The list may be walked meanwhile, so it is replaced."""
    i = t.clearings.index(wildling)
    t.clearings = t.clearings[:i] + t.clearings[i + 1 :]


# --- one wildling sent home (GW-13.16)


def wildling_at(t: Watch, place: int) -> int:
    """The kind of wildling in a place of the vocabulary, or EMPTY."""
    camps = t.box.camp_place(0, 0)
    clearings = t.box.clearing_place(0, 0)
    if place < camps:
        return t.gift[place]
    if place < clearings:
        return t.camps[place - camps]
    wildling = place - clearings
    return wildling % t.box.north.kinds if wildling in t.clearings else EMPTY


def reach_of(t: Watch, place: int) -> int:
    """Where a place of the vocabulary is: in the Gift, a camp or a clearing."""
    if place < t.box.camp_place(0, 0):
        return w.IN_GIFT
    return w.IN_CAMP if place < t.box.clearing_place(0, 0) else w.IN_CLEARING


def wildling_barred(t: Watch, place: int, reach: int) -> int:
    """GW-13.16: a wildling, as far as the effect reaches."""
    if not reach & reach_of(t, place):
        return w.NOT_IN_REACH
    return w.NO_WILDLING if wildling_at(t, place) == EMPTY else MAY


def any_wildling(t: Watch, reach: int) -> bool:
    """Whether there is one in reach at all."""
    if reach & w.IN_GIFT and t.in_gift():
        return True
    if reach & w.IN_CAMP and t.camps.count(EMPTY) < len(t.camps):
        return True
    return reach & w.IN_CLEARING != 0 and len(t.clearings) > 0


def open_wildlings(t: Watch, reach: int) -> list[Option]:
    return [option for option in t.box.say[w.WILDLING] if wildling_barred(t, option.a, reach) == MAY]


def send_home(t: Watch, seat: Seat, place: int) -> None:
    """GW-13.16: back to the Frostfangs; the gap in the camps is closed; no clearing is compared again."""
    kind = wildling_at(t, place)
    camps = t.box.camp_place(0, 0)
    reach = reach_of(t, place)
    if reach == w.IN_GIFT:
        t.gift[place] = EMPTY
    elif reach == w.IN_CAMP:
        leave_camp(t, place - camps)
    else:
        remove_first(t, place - t.box.clearing_place(0, 0))
    t.frostfangs[kind] += 1
    if t.listening:
        t.record("watch-event-removed", "GW-13.16", seat, [kind, place])


def leave_camp(t: Watch, camp: int) -> int:
    """GW-12.9: the wildling of this camp goes, those behind it move up one camp each."""
    kind = t.camps[camp]
    last = camp + t.box.north.camps - 1 - camp % t.box.north.camps
    for i in range(camp, last):
        t.camps[i] = t.camps[i + 1]
    t.camps[last] = EMPTY
    return kind


@final
class RemoveWildling(SeatFrame):
    """GW-13.16: one pick for every wildling that is sent home; `reach` says where from.

    GW-13.14: if it blocked a hex, the player `gains` this many cards of what that hex produces.
    """

    def __init__(self, seat: Seat, reach: int, left: int, gains: int = 0) -> None:
        super().__init__(seat)
        self.reach = reach
        self.left = left
        self.gains = gains

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        options = open_wildlings(table, self.reach) if self.left else []
        if options:
            table.ask(self.seat, "watch-ask-wildling", options)
        else:
            table.leave()

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Watch)
        self.left -= 1
        send_home(table, seat, option.a)
        if self.gains and reach_of(table, option.a) == w.IN_GIFT:
            gain_of_hex(table, seat, option.a, self.gains, "GW-13.14")

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Watch)
        return wildling_barred(table, option.a, self.reach) if option.verb == w.WILDLING else NOT_NOW

    def clone(self) -> "RemoveWildling":
        return RemoveWildling(self.seat, self.reach, self.left, self.gains)


@final
class PlaceGuards(SeatFrame):
    """GW-13.15: free guards, each on a section of the player's choice; after the first, the player may stop (`more`).

    `rule` says whose guards they are: of a card, of Yoren (GW-14.16), or of Alliser, who has paid (GW-14.11).
    """

    def __init__(self, seat: Seat, left: int, rule: str, more: bool = False) -> None:
        super().__init__(seat)
        self.left = left
        self.rule = rule
        self.more = more

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        if self.left == 0 or free_guard_barred(table, self.seat) != MAY:
            table.leave()
            return
        options = open_sections(table)
        if self.more:
            check_victory(table)  # GW-9.2: the first guard may have been enough
            options.append(table.box.say[w.NONE][0])
        if table.over:
            return
        if self.rule == PAID_GUARD:
            table.ask(self.seat, "watch-ask-guard", options)
        else:
            table.ask_about(self.seat, "watch-ask-free-guard", [self.left], options)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Watch)
        if option.verb == w.NONE:
            self.left = 0
            return
        self.left -= 1
        self.more = True
        place_guard(table, seat, option.a, self.rule)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Watch)
        if option.verb == w.NONE:
            return MAY if self.more else NOT_NOW
        return post_barred(table, option.a) if option.verb == w.GUARD else NOT_NOW

    def clone(self) -> "PlaceGuards":
        return PlaceGuards(self.seat, self.left, self.rule, self.more)
