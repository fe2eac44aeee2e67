"""NG-6: a turn of the action phase."""

from typing import Final, final

from longhouse.games.northgard.rules.cards.choices import take_from_display
from longhouse.games.northgard.rules.cards.play import play_card
from longhouse.games.northgard.rules.cards.playable import card_amounts, play_barred
from longhouse.games.northgard.rules.creatures import MoreCreatures
from longhouse.games.northgard.state import reasons as r
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state import zones
from longhouse.games.northgard.state.map import NO_NUMBERS
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.verbs import pay_one
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NO_ARGS, NOT_NOW, SeatFrame, Table
from longhouse.kernel.zone import Zone

# --- what may be done with a card of the hand, besides playing it


def wait_barred(t: Northgard, seat: Seat, card: int) -> int:
    """NG-6.5"""
    return MAY if card in t.hands[seat].cards else r.CARD_NOT_HELD


def replace_barred(t: Northgard, seat: Seat, card: int) -> int:
    """NG-6.6: 1 lore, and a card to draw."""
    if card not in t.hands[seat].cards:
        return r.CARD_NOT_HELD
    if t.goods[seat * w.RESOURCES + w.LORE] < t.box.replace_lore:
        return r.REPLACE_TOO_DEAR
    return MAY if zones.cards_left(t, seat) else r.NOTHING_TO_DRAW


def remove_barred(t: Northgard, seat: Seat, card: int) -> int:
    """NG-6.7: 2 lore; NG-14.4: never Unrest."""
    if card not in t.hands[seat].cards:
        return r.CARD_NOT_HELD
    if not t.box.cards[card].removable:
        return r.NEVER_REMOVED
    return MAY if t.goods[seat * w.RESOURCES + w.LORE] >= t.box.remove_lore else r.REMOVE_TOO_DEAR


def upgrade_barred(t: Northgard, seat: Seat, card: int) -> int:
    """NG-6.8: 3 lore, and one of the player's upgrades that are left."""
    if card not in t.upgrades[seat]:
        return r.NO_SUCH_UPGRADE
    return MAY if t.goods[seat * w.RESOURCES + w.LORE] >= t.box.upgrade_lore else r.UPGRADE_TOO_DEAR


def wait(t: Northgard, seat: Seat, card: int, rule: str) -> None:
    """Into the active zone without its effect."""
    zones.lay_down(t, seat, card)
    if t.listening:
        t.record("northgard-event-laid", rule, seat, [card])


def replace(t: Northgard, seat: Seat, card: int) -> None:
    wait(t, seat, card, "NG-6.6")
    pay_one(t, seat, w.LORE, t.box.replace_lore, "NG-6.6")
    zones.draw_to_hand(t, seat, t.box.replace_draw, "NG-6.6")


def remove(t: Northgard, seat: Seat, card: int, rule: str) -> None:
    zones.remove_from_hand(t, seat, card)
    if t.listening:
        t.record("northgard-event-removed", rule, seat, [card])


def remove_and_draw(t: Northgard, seat: Seat, card: int) -> None:
    """NG-6.7: as many cards as there are, even none."""
    remove(t, seat, card, "NG-6.7")
    pay_one(t, seat, w.LORE, t.box.remove_lore, "NG-6.7")
    zones.draw_to_hand(t, seat, t.box.remove_draw, "NG-6.7")


@final
class Turn(SeatFrame):
    """NG-6.1: exactly one of Play, Wait, Replace, Remove, Upgrade and Pass.

    `start` is how many cards the player had resolved this year before this turn: a card that was cancelled is not
    among them, and the turn goes on as if it had not been played (NG-21.5).
    """

    def __init__(self, seat: Seat, start: int) -> None:
        super().__init__(seat)
        self.start: Final = start

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        hand = zones.kinds(table.hands[self.seat].cards)
        if self.has_played(table):
            options = self.plays(table, hand)
            table.ask(self.seat, "northgard-ask-play-on", [*options, table.box.say[w.END_TURN][0]])
        elif hand:
            table.ask(self.seat, "northgard-ask-act", self.menu(table, hand))
        else:  # NG-6.11
            table.leave()
            pass_turn(table, self.seat)

    def has_played(self, t: Northgard) -> bool:
        return len(t.resolved[self.seat]) > self.start

    def main_played(self, t: Northgard) -> bool:
        """NG-6.2: whether one of the cards of this turn was no instant."""
        return any(not t.box.cards[card].instant for card in t.resolved[self.seat][self.start :])

    def plays(self, t: Northgard, hand: list[int]) -> list[Option]:
        main_played = self.main_played(t)
        return [t.box.say[w.PLAY][card] for card in hand if play_barred(t, self.seat, card, main_played) == MAY]

    def menu(self, t: Northgard, hand: list[int]) -> list[Option]:
        seat = self.seat
        say = t.box.say
        options = self.plays(t, hand)
        options += [say[w.WAIT][card] for card in hand]
        options += [say[w.REPLACE][card] for card in hand if replace_barred(t, seat, card) == MAY]
        options += [say[w.REMOVE][card] for card in hand if remove_barred(t, seat, card) == MAY]
        options += [say[w.UPGRADE][card] for card in t.upgrades[seat] if upgrade_barred(t, seat, card) == MAY]
        options.append(say[w.PASS][0])
        return options

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        verb = option.verb
        if verb == w.PLAY:
            play_card(table, seat, option.a)
            return
        table.leave()
        if verb == w.WAIT:
            wait(table, seat, option.a, "NG-6.5")
        elif verb == w.REPLACE:
            replace(table, seat, option.a)
        elif verb == w.REMOVE:
            remove_and_draw(table, seat, option.a)
        elif verb == w.UPGRADE:
            table.enter(UpgradeWith(seat, option.a))
        elif verb == w.PASS:
            pass_turn(table, seat)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        verb = option.verb
        if verb == w.PLAY:
            return play_barred(table, seat, option.a, self.main_played(table))
        if verb == w.END_TURN:
            return MAY if self.has_played(table) else r.NOTHING_PLAYED
        if verb not in (w.WAIT, w.REPLACE, w.REMOVE, w.UPGRADE, w.PASS):
            return NOT_NOW
        return r.PLAY_TURN if self.has_played(table) else menu_barred(table, option, seat)

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Northgard)
        if option.verb == w.PLAY:
            return card_amounts(table, why, seat, option.a)
        return menu_amounts(table, why, seat)


def menu_barred(t: Northgard, option: Option, seat: Seat) -> int:
    """What forbids an action other than Play."""
    if option.verb == w.WAIT:
        return wait_barred(t, seat, option.a)
    if option.verb == w.REPLACE:
        return replace_barred(t, seat, option.a)
    if option.verb == w.REMOVE:
        return remove_barred(t, seat, option.a)
    return upgrade_barred(t, seat, option.a) if option.verb == w.UPGRADE else MAY


def menu_amounts(t: Northgard, why: int, seat: Seat) -> list[int]:
    """NG-6.6 to NG-6.8: the lore that is missing."""
    have = t.goods[seat * w.RESOURCES + w.LORE]
    if why == r.REPLACE_TOO_DEAR:
        return [t.box.replace_lore - have, have]
    if why == r.REMOVE_TOO_DEAR:
        return [t.box.remove_lore - have, have]
    return [t.box.upgrade_lore - have, have] if why == r.UPGRADE_TOO_DEAR else NO_ARGS


@final
class UpgradeWith(SeatFrame):
    """NG-6.8: the card of the hand that is laid down or removed for the upgrade. Asked even about a single card: what
    can be done with it would reveal what it is."""

    def __init__(self, seat: Seat, upgrade: int) -> None:
        super().__init__(seat)
        self.upgrade: Final = upgrade

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        say = table.box.say
        hand = zones.kinds(table.hands[self.seat].cards)
        options = [say[w.LAY][card] for card in hand]
        options += [say[w.REMOVE][card] for card in hand if table.box.cards[card].removable]
        table.ask_about(self.seat, "northgard-ask-upgrade-with", [self.upgrade], options)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        table.leave()
        if option.verb == w.LAY:
            wait(table, seat, option.a, "NG-6.8")
        else:
            remove(table, seat, option.a, "NG-6.8")
        pay_one(table, seat, w.LORE, table.box.upgrade_lore, "NG-6.8")
        table.upgrades[seat] = zones.without(table.upgrades[seat], self.upgrade)
        zones.own_more(table, seat, self.upgrade, 1)
        zones.put_in_hand(table, seat, self.upgrade)
        if table.listening:
            table.record("northgard-event-upgraded", "NG-6.8", seat, [self.upgrade])

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        if option.verb not in (w.LAY, w.REMOVE):
            return NOT_NOW
        if option.a not in table.hands[seat].cards:
            return r.CARD_NOT_HELD
        return MAY if option.verb == w.LAY or table.box.cards[option.a].removable else r.NEVER_REMOVED


# --- NG-6.9: Pass

TAKING: Final = 0
CALLING: Final = 1


def pass_turn(t: Northgard, seat: Seat) -> None:
    """NG-6.14: hand and active zone to the discard pile, the first-player marker, a card of the display, a creature."""
    hand = t.hands[seat]
    if hand.cards or t.actives[seat]:
        t.discards[seat] = [*t.discards[seat], *t.actives[seat], *hand.cards]
        t.actives[seat] = NO_NUMBERS
        t.hands[seat] = Zone([], hand.seen_by, hand.pool)
        t.lay_open()
    if t.listening:
        t.record("northgard-event-passed", "NG-6.9", seat, [])
    if sum(t.passed) == 0:  # NG-6.10
        t.first = seat
        if t.listening:
            t.record("northgard-event-first-marker", "NG-6.10", seat, [])
    t.passed[seat] = 1
    t.enter(Pass(seat, TAKING))


@final
class Pass(SeatFrame):
    """NG-6.9: one card of the display on top of the player's deck; NG-19.1: then maybe a creature."""

    def __init__(self, seat: Seat, step: int) -> None:
        super().__init__(seat)
        self.step = step

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        if self.step == CALLING:
            table.leave()
            if table.box.more_creatures:
                table.enter(MoreCreatures(self.seat))
            return
        cards = [] if table.flagged(self.seat, w.FLAG_NO_PASS_PICK) else zones.kinds(table.display)
        if len(cards) > 1:
            table.ask(self.seat, "northgard-ask-take", [table.box.say[w.TAKE][card] for card in cards])
            return
        self.step = CALLING
        for card in cards:
            take_from_display(table, self.seat, card, "NG-6.9")

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        self.step = CALLING
        take_from_display(table, seat, option.a, "NG-6.9")

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        if option.verb != w.TAKE:
            return NOT_NOW
        return MAY if option.a in table.display else r.NOT_IN_DISPLAY

    def clone(self) -> "Pass":
        return Pass(self.seat, self.step)
