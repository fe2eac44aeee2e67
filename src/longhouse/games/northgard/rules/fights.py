"""NG-9.6, NG-18.11, NG-18.12: after the movements creatures are named, and all fights are fought in a chosen order."""

from typing import final

from longhouse.games.northgard.rules.battle import battle, fight_creature
from longhouse.games.northgard.rules.retreat import Waiting
from longhouse.games.northgard.state import reasons as r
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.verbs import end_raid, territory_barred
from longhouse.games.northgard.state.words import ATTACK, ATTACKS, DONE, FIGHT, NONE
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, Table


def begin(t: Northgard, seat: Seat, card: int) -> None:
    """NG-9.6: the movements of a Move action are over; `card` is the number of its step."""
    if t.raider == NOBODY and not t.row:
        return
    frame = Fights(seat, [], card, True)
    frame.name_valkyries(t)
    t.enter(frame)


def relocated(t: Northgard, attacker: Seat, territory: int) -> None:
    """NG-11.16: a card has brought figures into another player's territory; no creature may be named."""
    assert t.raider == attacker and t.raiding(territory)
    t.enter(Fights(attacker, [], NONE, False))


@final
class Fights(Waiting):
    """NG-18.12: the named fights and the battles against players, in the order that the player chooses."""

    def __init__(self, seat: Seat, named: list[int], card: int, naming: bool) -> None:
        super().__init__(seat, named)
        self.card = card
        self.naming = naming

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        if self.naming:
            self.ask_creature(table)
        if not self.naming:
            self.next_fight(table)

    # --- NG-18.11: naming creatures

    def name_valkyries(self, t: Northgard) -> None:
        """NG-18.11: she must be named; where there is one of them, there is nothing to choose."""
        for rep in t.own(self.seat):
            angry = self.unshared(t, rep)
            if len(angry) == 1:
                self.name(t, angry[0])

    def unshared(self, t: Northgard, rep: int) -> list[int]:
        return [creature for creature in t.creatures_in(rep) if not t.box.creatures[creature].shares]

    def name(self, t: Northgard, creature: int) -> None:
        self.named = [*self.named, creature]
        if t.listening:
            t.record("northgard-event-creature-named", "NG-18.11", self.seat, [creature])

    def attack_barred(self, t: Northgard, creature: int) -> int:
        """NG-18.11: at most one creature in each territory that holds only the player's own units."""
        if t.creature_at[creature] == NONE:
            return r.CREATURE_NOT_ON_MAP
        rep = t.territory(t.creature_at[creature])
        if t.holder[rep] != self.seat:
            return r.CREATURE_NOT_HERE
        if rep in self.named_places(t):
            return r.CREATURE_NAMED
        return r.VALKYRIE_COMES_FIRST if t.box.creatures[creature].shares and t.houses(rep, ATTACKS) else MAY

    def named_places(self, t: Northgard) -> list[int]:
        return [t.territory(t.creature_at[creature]) for creature in self.named]

    def done_barred(self, t: Northgard) -> int:
        """NG-18.11: not before every Fallen Valkyrie that must be fought has been named."""
        places = self.named_places(t)
        for rep in t.own(self.seat):
            if rep not in places and t.houses(rep, ATTACKS):
                return r.VALKYRIE_MUST_BE_NAMED
        return MAY

    def ask_creature(self, t: Northgard) -> None:
        say = t.box.say
        options = [say[ATTACK][creature] for creature in t.row if self.attack_barred(t, creature) == MAY]
        if not options:
            self.naming = False
            return
        if self.done_barred(t) == MAY:
            options.append(say[DONE][0])
        t.ask(self.seat, "northgard-ask-name-creature", options)

    # --- NG-18.12: the order of the fights

    def places(self, t: Northgard) -> list[int]:
        """Where fights are waiting."""
        named = self.named_places(t)
        return [rep for rep in t.land.reps if rep in named or (t.raider != NOBODY and t.raiding(rep))]

    def next_fight(self, t: Northgard) -> None:
        places = self.places(t)
        if len(places) > 1:
            t.ask(self.seat, "northgard-ask-fight", [t.box.say[FIGHT][rep] for rep in places])
        elif places:
            self.fight(t, places[0])
        else:
            t.leave()
            if t.raider != NOBODY:
                end_raid(t)

    def fight(self, t: Northgard, rep: int) -> None:
        for creature in self.named:
            if t.territory(t.creature_at[creature]) == rep:
                self.named = [other for other in self.named if other != creature]
                fight_creature(t, self.seat, creature, self.card)
                return
        battle(t, self.seat, rep, self.card)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        if option.verb == ATTACK:
            self.name(table, option.a)
        elif option.verb == DONE:
            self.naming = False
        else:
            self.fight(table, option.a)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        if self.naming:
            if option.verb == ATTACK:
                return self.attack_barred(table, option.a)
            return self.done_barred(table) if option.verb == DONE else NOT_NOW
        if option.verb != FIGHT:
            return NOT_NOW
        why = territory_barred(table, option.a)
        if why != MAY:
            return why
        return MAY if option.a in self.places(table) else r.NO_FIGHT_THERE

    def clone(self) -> "Fights":
        return Fights(self.seat, self.named, self.card, self.naming)
