"""VW-8, VW-19.9: what the attacked player answers with cards from their hand."""

from typing import final

from longhouse.games.wild.rules.payment import different
from longhouse.games.wild.rules.strength import ENTRY_AS, ENTRY_CARD, Assault
from longhouse.games.wild.state import reasons as r
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.games.wild.state.verbs import from_hand, lay_played
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table

# --- the response window


def response_options(t: Wild, attack: Assault) -> list[Option]:
    """VW-19.9: each different card that may be played, and `pass`."""
    say = t.box.say
    cards = different(t.hands[attack.victim].cards)
    options = [say[w.RESPOND][card] for card in cards if response_barred(t, attack, card) == MAY]
    options.append(say[w.PASS][0])
    return options


def response_barred(t: Wild, attack: Assault, card: int) -> int:
    """VW-8.2, VW-8.13: a fortification always, another card if it has something to act on."""
    printed = t.box.cards[card]
    if printed.kind != w.FORTIFICATION and not printed.respond_steps:
        return r.NO_RESPONSE
    if card not in t.hands[attack.victim].cards:
        return r.CARD_NOT_HELD
    if printed.kind == w.FORTIFICATION:
        return MAY
    for step in printed.respond_steps:
        if step.verb == w.DO_REMOVE_ATTACKER and removable(t, attack, step.kinds):
            return MAY
    return r.NOBODY_TO_TAKE_OUT


def respond(t: Wild, attack: Assault, card: int) -> None:
    """VW-8.2, VW-8.15: a fortification lies on the building, another card in the played area; it works at once."""
    seat = attack.victim
    from_hand(t, seat, card)
    if t.box.cards[card].kind == w.FORTIFICATION:
        t.forts = [*t.forts, seat, attack.slot, card]
    else:
        lay_played(t, seat, card)
    t.reveals += 1
    if t.listening:
        t.record("wild-event-responded", "VW-8.2", seat, [card, attack.strength(t), attack.defence(t)])
    steps = [step for step in t.box.cards[card].respond_steps if step.verb == w.DO_REMOVE_ATTACKER]
    for step in reversed(steps):  # the first one on top
        t.enter(TakeOut(seat, step.kinds, step.n))


# --- taking attackers out


def removable(t: Wild, attack: Assault, kinds: int) -> list[int]:
    """VW-8.4: different attackers of these kinds that still take part."""
    found: list[int] = []
    for at in range(len(attack.entries)):
        if is_removable(t, attack, at, kinds) and attack.entries[at] & ENTRY_CARD not in found:
            found.append(attack.entries[at] & ENTRY_CARD)
    return found


def is_removable(t: Wild, attack: Assault, at: int, kinds: int) -> bool:
    printed = t.box.cards[attack.entries[at] >> ENTRY_AS]
    return not attack.gone >> at & 1 and printed.attacks and kinds >> printed.kind & 1 == 1


@final
class TakeOut(SeatFrame):
    """VW-8.4, VW-19.9: the defender takes `left` cards of some kinds out of the attack, which lies below."""

    def __init__(self, seat: Seat, kinds: int, left: int) -> None:
        super().__init__(seat)
        self.kinds = kinds
        self.left = left

    def run(self, table: Table) -> None:
        assert isinstance(table, Wild)
        attack = attack_below(table)
        cards = removable(table, attack, self.kinds)
        if self.left == 0 or not cards:  # VW-8.13: nothing to act on
            table.leave()
        elif len(cards) == 1:
            self.take_out(table, attack, cards[0])
        else:
            say = table.box.say[w.TAKE_OUT]
            standing = [attack.strength(table), attack.defence(table)]
            table.ask_about(self.seat, "wild-ask-take-out", standing, [say[card] for card in cards])

    def take_out(self, t: Wild, attack: Assault, card: int) -> None:
        """VW-8.14: it no longer counts, but stays where it was played."""
        for at in range(len(attack.entries)):
            if attack.entries[at] & ENTRY_CARD == card and is_removable(t, attack, at, self.kinds):
                attack.gone |= 1 << at
                break
        self.left -= 1
        if t.listening:
            t.record("wild-event-taken-out", "VW-8.14", self.seat, [card, attack.strength(t), attack.defence(t)])

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Wild)
        self.take_out(table, attack_below(table), option.a)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Wild)
        if option.verb == w.PASS:
            return r.TAKE_OUT_FIRST
        if option.verb != w.TAKE_OUT:
            return NOT_NOW
        return MAY if option.a in removable(table, attack_below(table), self.kinds) else r.CANNOT_TAKE_OUT

    def clone(self) -> "TakeOut":
        return TakeOut(self.seat, self.kinds, self.left)


def attack_below(t: Wild) -> Assault:
    """The attack that is being answered."""
    for frame in reversed(t.agenda):
        if isinstance(frame, Assault):
            return frame
    raise AssertionError("nothing is attacked")
