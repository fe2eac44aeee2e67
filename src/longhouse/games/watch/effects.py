"""GW-17: cards carried out from data. A verb is a frame (it may have to ask) and a test whether it can do anything."""

from typing import ClassVar, Final, final

from longhouse.games.watch.build import build_road, piece_barred
from longhouse.games.watch.ending import check_victory
from longhouse.games.watch.sites import path_barred, road_sites
from longhouse.games.watch.table import Watch
from longhouse.games.watch.tormund import CHOOSE_HEX, MoveTormund
from longhouse.games.watch.verbs import gain, take_all
from longhouse.games.watch.words import (
    CARD_NO_EFFECT,
    CHOICE_NO_EFFECT,
    CHOOSE,
    GAIN,
    NAME,
    NO_FREE_ROAD,
    OUT_OF_STOCK,
    PIECE_ROAD,
    ROAD,
)
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.effect import Effect
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table

# numbers of the verbs, in the order of EFFECT_VERBS in box.py
DO_CHOOSE: Final = 0
DO_MOVE_TORMUND: Final = 1
DO_GAIN: Final = 2
DO_BUILD: Final = 3
DO_TAKE_ALL: Final = 5


def script_barred(t: Watch, seat: Seat, script: int) -> int:
    """A list of effects can be carried out if its first effect can."""
    effects = t.box.scripts.effects[script]
    return effect_barred(t, seat, effects[0]) if effects else CARD_NO_EFFECT


def effect_barred(t: Watch, seat: Seat, effect: Effect) -> int:
    """GW-7.3: an empty supply gives nothing; GW-7.4: a road needs a piece and a place."""
    if effect.verb == DO_GAIN and t.supply_empty():
        return CARD_NO_EFFECT
    if effect.verb == DO_BUILD and not free_road_possible(t, seat):
        return NO_FREE_ROAD
    if effect.verb == DO_CHOOSE and not open_choices(t, seat, effect):
        return CHOICE_NO_EFFECT
    return MAY


def open_choices(t: Watch, seat: Seat, effect: Effect) -> list[int]:
    """GW-17.1: the lists to choose from that can be carried out."""
    return [i for i in range(len(effect.choices)) if script_barred(t, seat, effect.choices[i]) == MAY]


@final
class Perform(SeatFrame):
    """GW-17.1: carry out a list of effects in order. Two numbers say where we are: a card is saved half-read."""

    FIELDS: ClassVar = ("seat", "script", "step")

    def __init__(self, seat: Seat, script: int, step: int) -> None:
        super().__init__(seat)
        self.script = script
        self.step = step

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        effects = table.box.scripts.effects[self.script]
        if self.step == len(effects):
            table.leave()
            return
        effect = effects[self.step]
        if effect.verb == DO_CHOOSE:
            self.choose(table, effect)
        else:
            self.step += 1
            perform(table, self.seat, effect)

    def choose(self, t: Watch, effect: Effect) -> None:
        """What is forced is not asked."""
        choices = open_choices(t, self.seat, effect)
        if len(choices) > 1:
            t.ask(self.seat, "watch-ask-choose", [t.box.say[CHOOSE][i] for i in choices])
            return
        self.step += 1
        if choices:
            t.enter(Perform(self.seat, effect.choices[choices[0]], 0))

    def picked(self, table: Table, seat: Seat, option: Option) -> None:
        assert isinstance(table, Watch)
        effect = table.box.scripts.effects[self.script][self.step]
        self.step += 1
        table.enter(Perform(seat, effect.choices[option.a], 0))

    def why_not(self, table: Table, seat: Seat, option: Option) -> int:
        assert isinstance(table, Watch)
        if option.verb != CHOOSE:
            return NOT_NOW
        effect = table.box.scripts.effects[self.script][self.step]
        return MAY if option.a in open_choices(table, seat, effect) else CHOICE_NO_EFFECT

    def clone(self) -> "Perform":
        return Perform(self.seat, self.script, self.step)


def perform(t: Watch, seat: Seat, effect: Effect) -> None:
    n = effect.numbers.get("n", 1)
    if effect.verb == DO_MOVE_TORMUND:
        t.enter(MoveTormund(seat, effect.numbers.get("steal", 0), CHOOSE_HEX))
    elif effect.verb == DO_GAIN:
        t.enter(Gain(seat, n))
    elif effect.verb == DO_BUILD:
        t.enter(FreeRoads(seat, n))
    elif effect.verb == DO_TAKE_ALL:
        t.enter(NameResource(seat))


@final
class Gain(SeatFrame):
    """GW-7.3, GW-7.12: cards of one's choice from the supply, one a pick, as long as there are any."""

    FIELDS: ClassVar = ("seat", "left")

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        if self.left == 0 or table.supply_empty():
            table.leave()
        else:
            options = [o for o in table.box.say[GAIN] if table.supply(o.a)]
            table.ask_about(self.seat, "watch-ask-gain", [self.left], options)

    def picked(self, table: Table, seat: Seat, option: Option) -> None:
        assert isinstance(table, Watch)
        self.left -= 1
        gain(table, seat, option.a)

    def why_not(self, table: Table, seat: Seat, option: Option) -> int:
        assert isinstance(table, Watch)
        if option.verb != GAIN:
            return NOT_NOW
        return MAY if table.supply(option.a) else OUT_OF_STOCK

    def clone(self) -> "Gain":
        return Gain(self.seat, self.left)


def free_road_possible(t: Watch, seat: Seat) -> bool:
    return piece_barred(t, seat, PIECE_ROAD) == MAY and bool(road_sites(t, seat))


@final
class FreeRoads(SeatFrame):
    """GW-7.4, GW-7.11: roads for nothing, one after the other, compulsory as far as possible."""

    FIELDS: ClassVar = ("seat", "left")

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        if self.left and free_road_possible(table, self.seat):
            table.ask_about(self.seat, "watch-ask-free-road", [self.left], road_sites(table, self.seat))
        else:
            table.leave()

    def picked(self, table: Table, seat: Seat, option: Option) -> None:
        assert isinstance(table, Watch)
        self.left -= 1
        build_road(table, seat, option.a, "GW-7.4")
        check_victory(table)

    def why_not(self, table: Table, seat: Seat, option: Option) -> int:
        assert isinstance(table, Watch)
        return path_barred(table, seat, option.a) if option.verb == ROAD else NOT_NOW

    def clone(self) -> "FreeRoads":
        return FreeRoads(self.seat, self.left)


@final
class NameResource(SeatFrame):
    """GW-7.7: Monopoly: every opponent gives all cards of the resource that is named."""

    FIELDS: ClassVar = ("seat",)

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        table.ask(self.seat, "watch-ask-name", table.box.say[NAME])

    def picked(self, table: Table, seat: Seat, option: Option) -> None:
        assert isinstance(table, Watch)
        table.leave()
        take_all(table, seat, option.a)

    def why_not(self, table: Table, seat: Seat, option: Option) -> int:
        return MAY if option.verb == NAME else NOT_NOW

    def clone(self) -> "NameResource":
        return NameResource(self.seat)
