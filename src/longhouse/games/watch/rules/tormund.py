"""GW-6: seven and Tormund."""

from typing import Final, final

from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.table import GIVES, IN_HIS_CAMP, Watch
from longhouse.games.watch.state.verbs import discard_chosen, move_tormund, steal
from longhouse.kernel.apart import apart
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, Frame, SeatFrame, Table

FRIENDLY_POINTS: Final = 3  # GW-16.5: fewer public points than this protect a player


def seven_rolled(t: Watch, seat: Seat) -> None:
    """GW-6.1, GW-6.2: all who hold too much discard; then the roller moves Tormund and robs."""
    t.enter(MoveTormund(seat, 1, 0))
    in_turn = [(seat + step) % t.seats for step in range(t.seats)]
    rich = [s for s in in_turn if t.hands.size(s) > t.box.hand_limit]
    if rich:
        t.enter(RevealDiscards(rich))
        t.enter(apart("watch-ask-discard-others", [Discard(s, t.hands.size(s) // 2) for s in rich]))


@final
class Discard(SeatFrame):
    """GW-6.1: one seat chooses half its cards, one card per pick. They stay in the hand until all have chosen."""

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        if self.left == 0:
            table.leave()
        else:
            table.ask_about(self.seat, "watch-ask-discard", [self.left], open_discards(table, self.seat))

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Watch)
        table.chosen.counts[seat * table.chosen.width + GIVES + option.a] += 1
        self.left -= 1

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Watch)
        if option.verb != w.DISCARD:
            return NOT_NOW
        return MAY if option in open_discards(table, seat) else w.NOT_TO_DISCARD

    def clone(self) -> "Discard":
        return Discard(self.seat, self.left)


def open_discards(t: Watch, seat: Seat) -> list[Option]:
    """GW-6.1: every resource of which the hand has a card that is not chosen yet."""
    held, chosen = t.hands.counts, t.chosen.counts
    hand = seat * w.RESOURCES
    aside = seat * t.chosen.width + GIVES
    return [option for option in t.box.say[w.DISCARD] if held[hand + option.a] > chosen[aside + option.a]]


@final
class RevealDiscards(Frame):
    """GW-6.1: the last has chosen; the cards are laid on the supply together."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats: Final = seats

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        for seat in self.seats:
            discard_chosen(table, seat)
        table.leave()


CHOOSE_HEX: Final = 0
CHOOSE_VICTIM: Final = 1


@final
class MoveTormund(SeatFrame):
    """GW-6.2, GW-6.3: the hex, then the victim."""

    def __init__(self, seat: Seat, thefts: int, step: int) -> None:
        super().__init__(seat)
        self.thefts = thefts
        self.step = step

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        if self.step == CHOOSE_HEX:
            table.ask(self.seat, "watch-ask-tormund", open_hexes(table))
            return
        victims: list[Seat] = []
        if self.thefts:
            victims = find_victims(table, self.seat)
        if not victims:
            table.leave()
        elif len(victims) == 1:
            self.rob(table, victims[0])
        else:
            table.ask(self.seat, "watch-ask-rob", [table.box.say[w.ROB][s] for s in victims])

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Watch)
        if self.step == CHOOSE_HEX:
            move_tormund(table, seat, option.a)
            self.step = CHOOSE_VICTIM
        else:
            self.rob(table, option.a)

    def rob(self, t: Watch, victim: Seat) -> None:
        """GW-6.3: a random card of the victim's hand."""
        number = t.chance.below(w.LUCK_THEFT, t.hands.size(victim))
        resource = 0
        while number >= t.hands.counts[victim * w.RESOURCES + resource]:
            number -= t.hands.counts[victim * w.RESOURCES + resource]
            resource += 1
        self.thefts -= 1
        steal(t, self.seat, victim, resource)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Watch)
        if option.verb == w.TORMUND and self.step == CHOOSE_HEX:
            return hex_barred(table, option.a)
        if option.verb == w.ROB and self.step == CHOOSE_VICTIM:
            return victim_barred(table, seat, option.a)
        return NOT_NOW

    def clone(self) -> "MoveTormund":
        return MoveTormund(self.seat, self.thefts, self.step)


def hex_barred(t: Watch, place: int) -> int:
    """GW-6.2: any hex except his own; GW-16.5: with the friendly Tormund, none beside a player who has little."""
    if place == t.tormund:
        return w.TORMUND_STAYS
    if t.box.friendly and beside_the_weak(t, place) and not all_beside_the_weak(t):
        return w.TORMUND_FRIENDLY
    return MAY


def open_hexes(t: Watch) -> list[Option]:
    """Every hex that he may be moved to."""
    if t.box.friendly:
        return [option for option in t.box.say[w.TORMUND] if hex_barred(t, option.a) == MAY]
    return t.box.say[w.TORMUND] if t.tormund == IN_HIS_CAMP else t.box.other_hexes[t.tormund]


def beside_the_weak(t: Watch, place: int) -> bool:
    for corner in t.box.hex_corners[place]:
        seat = t.buildings[corner]
        if seat != NOBODY and t.public_points(seat) < FRIENDLY_POINTS:
            return True
    return False


def all_beside_the_weak(t: Watch) -> bool:
    """GW-16.5: if it leaves no hex, all are allowed."""
    return all(beside_the_weak(t, place) or place == t.tormund for place in range(len(t.terrain)))


def find_victims(t: Watch, thief: Seat) -> list[Seat]:
    """The players who can be robbed. Most hexes have few neighbours: the test is for them alone."""
    owners = 0
    for corner in t.box.hex_corners[t.tormund]:
        if t.buildings[corner] != NOBODY:
            owners |= 1 << t.buildings[corner]
    return [seat for seat in range(t.seats) if owners >> seat & 1 and victim_barred(t, thief, seat) == MAY]


def victim_barred(t: Watch, thief: Seat, victim: Seat) -> int:
    """GW-6.3: an opponent with a building on Tormund's hex and at least 1 card."""
    if victim != thief:
        for corner in t.box.hex_corners[t.tormund]:
            if t.buildings[corner] == victim:
                return MAY if t.hands.size(victim) else w.NOTHING_TO_ROB
    return w.NOTHING_TO_ROB
