"""NG-17: what the clans gain, and the Scorched Earth token."""

from typing import Final, final

from longhouse.games.northgard.rules.harvest import income
from longhouse.games.northgard.state import reasons as r
from longhouse.games.northgard.state.cards import Step
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.verbs import gain, gain_fame, gain_one, territory_barred
from longhouse.games.northgard.state.words import BOAR, FOOD, GOAT, LORE, NO, NONE, RAVEN, SCORCH, SNAKE, STAG, WOLF
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table

BOAR_LORE: Final = 1  # NG-17.6
GOAT_SMALL: Final = 1  # NG-17.7
GOAT_LARGE: Final = 2
STAG_FAME: Final = 1  # NG-17.11
WOLF_FOOD: Final = 1  # NG-17.12


def after_explore(t: Northgard, seat: Seat, closed: list[int]) -> None:
    """NG-10.8: the powers of Boar, Raven and Stag; `closed` are all territories that the tile has closed."""
    clan = t.clans[seat]
    own = [rep for rep in closed if t.holder[rep] == seat]
    if clan == BOAR:
        if not (own if t.box.boar_own_only else closed):
            gain_one(t, seat, LORE, BOAR_LORE, "NG-17.6")
    elif clan == RAVEN:
        for rep in own:
            gain(t, seat, income(t, rep), "NG-17.10")
    elif clan == STAG:
        gain_fame(t, seat, len(own) * STAG_FAME, "NG-17.11")


def after_build(t: Northgard, seat: Seat, building: int) -> None:
    """NG-17.7: Goat"""
    if t.clans[seat] == GOAT:
        gain_one(t, seat, FOOD, GOAT_LARGE if t.box.buildings[building].large else GOAT_SMALL, "NG-17.7")


def attack_won(t: Northgard, seat: Seat, creature: int) -> None:
    """NG-17.11, NG-17.12: Wolf gains from every attack that is won; Stag from those that take a territory."""
    if t.clans[seat] == WOLF:
        gain_one(t, seat, FOOD, WOLF_FOOD, "NG-17.12")
    elif t.clans[seat] == STAG and takes_territory(t, creature):
        gain_fame(t, seat, STAG_FAME, "NG-17.11")


def takes_territory(t: Northgard, creature: int) -> bool:
    """NG-RU39: from another player (NONE) or from a creature that shares with nobody; beside other creatures Stag was
    there before."""
    return creature == NONE or (t.box.stag_beats_beasts and not t.box.creatures[creature].shares)


# --- NG-17.8: Scorched Earth


def scorch_territory_barred(t: Northgard, seat: Seat, rep: int) -> int:
    """NG-17.8, NG-17.15: adjacent to a territory of the player's; their own too, but no partner's (NG-RU16)."""
    why = territory_barred(t, rep)
    if why != MAY:
        return why
    holder = t.holder[rep]
    if holder == seat:
        if not t.box.scorch_own:
            return r.SCORCH_NOT_OWN
    elif holder != NOBODY and not t.is_enemy(seat, holder):
        return r.SCORCH_NOT_PARTNER
    if t.scorched != NONE and t.territory(t.scorched) == rep:
        return r.SCORCH_MUST_MOVE
    for other in t.land.neighbours(rep):
        if t.holder[other] == seat:
            return MAY
    return r.SCORCH_NOT_BESIDE


def scorch_territories(t: Northgard, seat: Seat) -> list[int]:
    return [rep for rep in t.land.reps if scorch_territory_barred(t, seat, rep) == MAY]


def scorch_barred(t: Northgard, seat: Seat, step: Step, last: int) -> int:
    """NG-11.11: Snake with a legal territory."""
    if t.clans[seat] != SNAKE:
        return r.FOR_ANOTHER_CLAN
    return MAY if scorch_territories(t, seat) else r.CARD_NO_USE


def scorch(t: Northgard, seat: Seat, step: Step) -> None:
    """NG-17.8, NG-21.1: skipped for other clans."""
    if t.clans[seat] == SNAKE:
        t.enter(Scorch(seat, step.optional))


@final
class Scorch(SeatFrame):
    """NG-17.8: a territory for the token, or (`optional`) it stays where it is."""

    def __init__(self, seat: Seat, optional: bool) -> None:
        super().__init__(seat)
        self.optional: Final = optional

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        say = table.box.say
        options = [say[SCORCH][rep] for rep in scorch_territories(table, self.seat)]
        if not options:
            table.leave()
        elif len(options) == 1 and not self.optional:
            self.place(table, options[0].a)
        else:
            table.ask(self.seat, "northgard-ask-scorch", [*options, say[NO][0]] if self.optional else options)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        if option.verb == SCORCH:
            self.place(table, option.a)
        else:
            table.leave()

    def place(self, t: Northgard, rep: int) -> None:
        t.leave()
        t.scorched = rep
        if t.listening:
            t.record("northgard-event-scorched", "NG-17.8", self.seat, [rep])

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        if option.verb == SCORCH:
            return scorch_territory_barred(table, seat, option.a)
        return MAY if option.verb == NO and self.optional else NOT_NOW
