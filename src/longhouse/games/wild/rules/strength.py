"""VW-7.8, VW-8.4, VW-19.7: strength and defence of an attack, and whether it can still be made legal.

An attack is a list of entries in the order of adding: card | from hand << 8 | printed as << 9.
"""

from typing import Final, final

from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.cards import Card
from longhouse.games.wild.state.steps import Step
from longhouse.games.wild.state.table import NO_NUMBERS, Wild
from longhouse.kernel.decision import Seat
from longhouse.kernel.secret import SecretFrame

ENTRY_CARD: Final = 255
ENTRY_FROM_HAND: Final = 256
ENTRY_AS: Final = 9
HOPELESS: Final = -1000  # less than any attack falls short by


def hand_entry(card: int) -> int:
    return card | ENTRY_FROM_HAND | card << ENTRY_AS


def ready_entry(packed: int) -> int:
    """VW-17.7: a copy attacks as what it is printed as."""
    return packed & ENTRY_CARD | packed >> 8 << ENTRY_AS


class Assault(SecretFrame):
    """An attack on a building once it is declared: `gone` has a bit for every entry that was taken out (VW-8.14)."""

    def __init__(self, seat: Seat, victim: Seat, slot: int, entries: list[int], gone: int, step: int) -> None:
        super().__init__(seat)
        self.victim = victim
        self.slot = slot
        self.entries = entries
        self.gone = gone
        self.step = step

    def strength(self, t: Wild) -> int:
        return strength(t, self.seat, self.entries, self.gone)

    def attackers(self, t: Wild) -> int:
        """VW-8.14: those that were taken out count."""
        return force_of(t, self.seat, self.entries, 0).attackers

    def defence(self, t: Wild) -> int:
        return defence(t, self.victim, self.slot, self.attackers(t))


# --- strength


@final
class Force:
    """Cards that attack together, added up."""

    def __init__(self) -> None:
        self.attackers = 0  # fighters and heroes
        self.fighters = 0
        self.own = 0  # printed strength and might
        self.aura = 0
        self.boost = 0

    def total(self) -> int:
        """VW-7.8: auras for each fighter, boosts with at least one."""
        return self.own + self.fighters * self.aura + (self.boost if self.fighters else 0)

    def add(self, t: Wild, seat: Seat, card: int) -> None:
        """A card as it is printed."""
        printed = t.box.cards[card]
        self.own += own_strength(t, seat, card)
        self.aura += printed.aura
        self.boost += printed.boost
        if printed.attacks:
            self.attackers += 1
        if printed.kind == w.FIGHTER:
            self.fighters += 1


def strength(t: Wild, seat: Seat, entries: list[int], gone: int) -> int:
    """VW-7.8, VW-8.14"""
    return force_of(t, seat, entries, gone).total()


def force_of(t: Wild, seat: Seat, entries: list[int], gone: int) -> Force:
    force = Force()
    for at in range(len(entries)):
        if not gone >> at & 1:
            force.add(t, seat, entries[at] >> ENTRY_AS)
    return force


def own_strength(t: Wild, seat: Seat, card: int) -> int:
    """VW-7.8: what is printed, and might."""
    printed = t.box.cards[card]
    return printed.strength + might(t, seat, printed)


def might(t: Wild, seat: Seat, printed: Card) -> int:
    n = 0
    for step in printed.attack_steps:
        if step.verb == w.DO_MIGHT:
            n += amount(t, seat, step, 0)
    return n


def amount(t: Wild, seat: Seat, step: Step, attackers: int) -> int:
    """VW-17.3: n times what it is multiplied by."""
    if step.per == w.PER_BREWERY:
        return step.n * t.count(seat, t.box.brewery)
    if step.per == w.PER_SMELTER:
        return step.n * t.count(seat, t.box.smelter)
    if step.per == w.PER_OPPONENT:
        return step.n * (t.seats - 1)
    if step.per == w.PER_ATTACKER:
        return step.n * attackers
    return step.n


# --- defence


def defence(t: Wild, victim: Seat, slot: int, attackers: int) -> int:
    """VW-8.4: printed defence and the fortification cards on the building, computed again for each attack."""
    n = t.box.sites[t.site(victim, slot)].defence
    for card in t.forts_on(victim, slot) if t.forts else NO_NUMBERS:
        n += card_defence(t, victim, card, attackers)
    return n


def card_defence(t: Wild, victim: Seat, card: int, attackers: int) -> int:
    n = 0
    for step in t.box.cards[card].respond_steps:
        if step.verb == w.DO_DEFEND:
            n += amount(t, victim, step, attackers)
    return n


# --- what can be mustered


def attackers_left(t: Wild, seat: Seat, entries: list[int]) -> list[int]:
    """VW-7.6, VW-7.7: ready cards and attackers in hand that are not in the attack, as entries."""
    cards = t.box.cards
    left = [ready_entry(packed) for packed in t.ready]
    for card in t.hands[seat].cards:
        if card >= 0 and cards[card].attacks:
            left.append(hand_entry(card))
    return less_entries(left, entries)


def upgrades_left(t: Wild, seat: Seat, entries: list[int]) -> list[int]:
    """VW-3.7: upgrades in hand that can be committed, as entries."""
    cards = t.box.cards
    return less_entries(
        [hand_entry(card) for card in t.hands[seat].cards if card >= 0 and cards[card].committed], entries
    )


def less_entries(left: list[int], entries: list[int]) -> list[int]:
    for entry in entries:
        if entry in left:
            left.remove(entry)
    return left


def reach(t: Wild, seat: Seat, entries: list[int], each: int) -> int:
    """VW-19.7: the highest defence that the attack can still be brought up to with some of the cards left, where
    every attacker makes it grow by `each`."""
    attackers = attackers_left(t, seat, entries)
    force = force_of(t, seat, entries, 0)
    with_fighter = margin_with_fighter(t, seat, force, attackers, upgrades_left(t, seat, entries), each)
    return max(with_fighter, margin_of_heroes(t, seat, force, attackers, each))


def margin_with_fighter(t: Wild, seat: Seat, force: Force, attackers: list[int], upgrades: list[int], each: int) -> int:
    """All auras and boosts, every attacker that brings more than it costs, and one fighter at any price."""
    cards = t.box.cards
    aura, boost = force.aura, force.boost
    for entry in attackers:
        aura += cards[entry >> ENTRY_AS].aura
    for entry in upgrades:
        aura += cards[entry >> ENTRY_AS].aura
        boost += cards[entry >> ENTRY_AS].boost
    margin = force.own + force.fighters * aura + boost - force.attackers * each
    has_fighter = force.fighters > 0
    best = HOPELESS
    for entry in attackers:
        printed = cards[entry >> ENTRY_AS]
        is_fighter = printed.kind == w.FIGHTER
        worth = printed.strength + might(t, seat, printed) + printed.boost - each
        worth += aura if is_fighter else 0
        if worth > 0 or printed.aura:
            margin += worth
            has_fighter = has_fighter or is_fighter
        elif is_fighter:
            best = max(best, worth)
    return margin if has_fighter else margin + best


def margin_of_heroes(t: Wild, seat: Seat, force: Force, attackers: list[int], each: int) -> int:
    """Where no fighter joins, no aura or boost is added; one attacker at least."""
    margin = force.own - force.attackers * each
    has_attacker = force.attackers > 0
    best = HOPELESS
    for entry in attackers:
        printed = t.box.cards[entry >> ENTRY_AS]
        if printed.kind == w.FIGHTER:
            continue
        worth = printed.strength + might(t, seat, printed) - each
        if worth > 0:
            margin += worth
            has_attacker = True
        else:
            best = max(best, worth)
    return margin if has_attacker else margin + best
