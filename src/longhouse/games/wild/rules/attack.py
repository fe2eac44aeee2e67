"""VW-9.11: an attack on a building, from its declaration until it is resolved."""

from typing import Final, final

from longhouse.games.wild.rules.cards.playing import perform_due
from longhouse.games.wild.rules.responses import respond, response_barred, response_options
from longhouse.games.wild.rules.rewards import best_fighter, give_prize, prizes
from longhouse.games.wild.rules.scoring import score
from longhouse.games.wild.rules.strength import ENTRY_AS, ENTRY_CARD, ENTRY_FROM_HAND, Assault
from longhouse.games.wild.rules.undead import fight
from longhouse.games.wild.state import reasons as r
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.games.wild.state.verbs import from_hand, lay_played, mark_site
from longhouse.kernel.decision import Decision, Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, Table

# steps
ANSWERING: Final = 0
COMPARING: Final = 1
PERFORMING: Final = 2
PRIZES: Final = 3  # and how many of them were given


def declare(t: Wild, seat: Seat, verb: int, a: int, b: int, entries: list[int]) -> None:
    """VW-19.8: what was put together is public and fixed. The target is a pick of the main menu, as its numbers."""
    play_attackers(t, seat, entries)
    t.reveals += 1
    if verb == w.ATTACK:
        attack_building(t, Attack(seat, a, b, entries, 0, ANSWERING))
    else:
        fight(t, seat, a if verb == w.FIGHT_UNDEAD else w.NONE, entries)
    if t.listening:
        tell_entries(t, seat, entries)


def play_attackers(t: Wild, seat: Seat, entries: list[int]) -> None:
    """VW-3.4, VW-3.7, VW-7.7: cards from the hand are played, ready ones have used up their attack."""
    ready = t.ready[:]
    played = t.played_now[:]
    for entry in entries:
        card = entry & ENTRY_CARD
        if entry & ENTRY_FROM_HAND:
            from_hand(t, seat, card)
            lay_played(t, seat, card)
            played.append(card)
        else:
            ready.remove(card | entry >> ENTRY_AS << 8)
    t.ready = ready
    t.played_now = played


def attack_building(t: Wild, attack: "Attack") -> None:
    """VW-1.6, VW-7.2: the owner of the building is attacked, whatever the outcome."""
    t.victim = attack.victim
    t.attacked[attack.victim] = 1
    t.enter(attack)
    if t.listening:
        site = t.site(attack.victim, attack.slot)
        args = [attack.victim, site, attack.strength(t), attack.defence(t)]
        t.record("wild-event-attacked", "VW-19.8", attack.seat, args)


def tell_entries(t: Wild, seat: Seat, entries: list[int]) -> None:
    for entry in entries:
        card, printed = entry & ENTRY_CARD, entry >> ENTRY_AS
        if card != printed:
            t.record("wild-event-attacks-as", "VW-17.7", seat, [card, printed])
        elif t.box.cards[card].attacks:
            t.record("wild-event-attacks", "VW-7.6", seat, [card])
        else:
            t.record("wild-event-committed", "VW-3.7", seat, [card])


@final
class Attack(Assault):
    """VW-9.11: response window, comparison, rewards and `win` steps, `play` steps that are due."""

    def run(self, table: Table) -> None:
        assert isinstance(table, Wild)
        if self.step == ANSWERING:
            self.open_window(table)
        elif self.step == COMPARING:
            self.compare(table)
        elif self.step == PERFORMING:
            table.leave()
            perform_due(table, self.seat, self.entries)
        else:
            self.next_prize(table)

    def open_window(self, t: Wild) -> None:
        """VW-8.11: for every attack; skipped only if the hand of the defender is empty."""
        if not t.hands[self.victim].cards:
            self.step = COMPARING
            return
        args = [t.site(self.victim, self.slot), self.strength(t), self.defence(t)]
        t.ask_about(self.victim, "wild-ask-respond", args, response_options(t, self))

    def compare(self, t: Wild) -> None:
        """VW-8.5"""
        strength, defence = self.strength(t), self.defence(t)
        site = t.site(self.victim, self.slot)
        if strength < defence:
            self.step = PERFORMING
            if t.listening:
                t.record("wild-event-repelled", "VW-8.5", self.victim, [site, strength, defence])
            score(t, self.victim, t.box.repel_vp * self.attackers(t), w.FROM_DEFENCE, "VW-8.6")
            return
        self.step = PRIZES
        if t.listening:
            t.record("wild-event-damaged", "VW-9.1", self.seat, [self.victim, site, strength, defence])
        self.damage(t)

    def damage(self, t: Wild) -> None:
        """VW-9.1, VW-9.5: the token, and what missions ask for."""
        mark_site(t, self.victim, self.slot, w.DAMAGE)
        t.damaged += 1
        t.damaged_hall = t.damaged_hall or self.slot == w.HALL
        t.best_fighter = max(t.best_fighter, best_fighter(t, self))

    def next_prize(self, t: Wild) -> None:
        """VW-9.2: one after another, because each may be interrupted."""
        due = prizes(t, self)
        at = self.step - PRIZES
        if at == len(due):
            self.step = PERFORMING
        else:
            self.step += 1
            give_prize(t, self, due[at])

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Wild)
        if option.verb == w.RESPOND:
            respond(table, self, option.a)
            return
        self.step = COMPARING
        if table.listening:
            table.record("wild-event-passed", "VW-8.2", seat, [])

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Wild)
        if option.verb == w.RESPOND:
            return response_barred(table, self, option.a)
        if option.verb == w.PLAY:
            return r.DEFENCE_ONLY
        return MAY if option.verb == w.PASS else NOT_NOW

    def formality(self, decision: Decision) -> Option | None:
        """VW-8.11: a player who can only pass is still asked."""
        return decision.options[0] if len(decision.options) == 1 else None

    def clone(self) -> "Attack":
        return Attack(self.seat, self.victim, self.slot, self.entries, self.gone, self.step)
