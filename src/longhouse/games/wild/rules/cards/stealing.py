"""VW-17.6, VW-19.10: tokens are taken from an opponent, without any attack."""

from typing import final

from longhouse.games.wild.rules.loot import place_loot
from longhouse.games.wild.state import reasons as r
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.steps import Step
from longhouse.games.wild.state.table import Wild
from longhouse.games.wild.state.verbs import set_tokens
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table

# --- where tokens can be taken from


def steal_options(t: Wild, seat: Seat, resource: int, victim: Seat) -> list[Option]:
    """VW-19.10: of all opponents, or of the one who was chosen."""
    width = t.box.slots + w.FIRST_SLOT
    found: list[Option] = []
    for other in t.opponents(seat) if victim == NOBODY else [victim]:
        for source in steal_sources(t, other, resource):
            found.append(t.box.say[w.STEAL][other * width + source])
    return found


def steal_sources(t: Wild, victim: Seat, resource: int) -> list[int]:
    """VW-19.10: the victim's town hall, their producers together, each different storage."""
    return [
        source
        for source in range(len(t.towns[victim]) + w.FIRST_SLOT)
        if source_barred(t, victim, source, resource) == MAY
    ]


def source_barred(t: Wild, victim: Seat, source: int, resource: int) -> int:
    """VW-19.1, VW-19.10"""
    slot = source - w.FIRST_SLOT
    if source <= w.STEAL_PRODUCERS:
        return MAY if slot_of(t, victim, source, resource) != w.NONE else r.NOTHING_TO_STEAL
    if slot < len(t.towns[victim]) and t.box.sites[t.site(victim, slot)].produces == resource:
        return r.PRODUCERS_TOGETHER
    if slot_of(t, victim, source, resource) == w.NONE:
        return r.NOTHING_TO_STEAL
    return MAY if t.twin(victim, slot) == slot else r.LISTED_ONCE


def slot_of(t: Wild, victim: Seat, source: int, resource: int) -> int:
    """Where a token of this source lies; NONE if there is none."""
    if source == w.STEAL_HALL:
        return w.HALL if t.loot[victim * w.RESOURCES + resource] else w.NONE
    if source == w.STEAL_PRODUCERS:
        for slot in range(1, len(t.towns[victim])):
            if t.box.sites[t.site(victim, slot)].produces == resource and t.tokens(victim, slot):
                return slot
        return w.NONE
    slot = source - w.FIRST_SLOT
    if slot < len(t.towns[victim]) and t.box.sites[t.site(victim, slot)].stores == resource and t.tokens(victim, slot):
        return slot
    return w.NONE


def tokens_at(t: Wild, victim: Seat, source: int, resource: int) -> int:
    """How many lie where one of this source is taken from; it is known that there is one."""
    slot = slot_of(t, victim, source, resource)
    return t.loot[victim * w.RESOURCES + resource] if slot == w.HALL else t.tokens(victim, slot)


# --- taking


def steal(t: Wild, seat: Seat, step: Step) -> None:
    t.enter(Steal(seat, step.resource, step.n, NOBODY))


@final
class Steal(SeatFrame):
    """VW-19.10: one list of all opponents and their sources; once a `victim` is chosen, of theirs alone."""

    def __init__(self, seat: Seat, resource: int, left: int, victim: Seat) -> None:
        super().__init__(seat)
        self.resource = resource
        self.left = left
        self.victim = victim

    def run(self, table: Table) -> None:
        assert isinstance(table, Wild)
        options = steal_options(table, self.seat, self.resource, self.victim) if self.left else []
        if not options:
            table.leave()
        elif len(options) == 1:
            self.take(table, options[0])
        else:
            table.ask_about(self.seat, "wild-ask-steal", [self.resource], options)

    def take(self, t: Wild, option: Option) -> None:
        """VW-17.6: the token is placed like loot, which may ask."""
        self.left -= 1
        self.victim = option.a
        slot = slot_of(t, option.a, option.b, self.resource)
        n = tokens_at(t, option.a, option.b, self.resource) - 1
        if slot == w.HALL:
            t.loot[option.a * w.RESOURCES + self.resource] = n
        else:
            set_tokens(t, option.a, slot, n)
        if t.listening:
            args = [option.a, t.site(option.a, slot), self.resource]
            t.record("wild-event-stole", "VW-17.6", self.seat, args)
        place_loot(t, self.seat, self.resource, "VW-9.6")

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Wild)
        self.take(table, option)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Wild)
        if option.verb != w.STEAL:
            return NOT_NOW
        if option.a == seat:
            return r.OWN_TOKENS
        if self.victim not in (NOBODY, option.a):
            return r.ONE_VICTIM
        return source_barred(table, option.a, option.b, self.resource)

    def clone(self) -> "Steal":
        return Steal(self.seat, self.resource, self.left, self.victim)
