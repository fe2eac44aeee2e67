"""GW-17: cards carried out from data. A verb is a frame (it may have to ask) and a test whether it can do anything."""

from typing import final

from longhouse.games.watch.rules.build import build_road, piece_barred
from longhouse.games.watch.rules.ending import check_victory
from longhouse.games.watch.rules.hero_effects import hero_effect_barred, perform_hero_effect
from longhouse.games.watch.rules.tormund import CHOOSE_HEX, MoveTormund
from longhouse.games.watch.rules.wall import PlaceGuards, RemoveWildling, any_wildling, free_guard_barred
from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.sites import path_barred, road_sites
from longhouse.games.watch.state.table import Watch
from longhouse.games.watch.state.verbs import gain, take_all
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.effect import Effect
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table


def script_barred(t: Watch, seat: Seat, script: int) -> int:
    """A list of effects can be carried out if its first effect can."""
    effects = t.box.scripts.effects[script]
    return effect_barred(t, seat, effects[0]) if effects else w.CARD_NO_EFFECT


def effect_barred(t: Watch, seat: Seat, effect: Effect) -> int:
    """GW-7.3: an empty supply gives nothing; GW-7.4: a road needs a piece and a place."""
    verb = effect.verb
    if verb == w.DO_MOVE_TORMUND:
        return MAY
    if verb == w.DO_CHOOSE:
        return MAY if open_choices(t, seat, effect) else w.CHOICE_NO_EFFECT
    if verb == w.DO_BUILD:
        return free_build_barred(t, seat, effect)
    if verb == w.DO_GAIN:
        return w.CARD_NO_EFFECT if t.supply_empty() else MAY
    if verb == w.DO_REMOVE_WILDLING:
        return MAY if any_wildling(t, effect.numbers["places"]) else w.NO_WILDLING
    return hero_effect_barred(t, seat, effect) if verb >= w.DO_SWAP_SUPPLY else MAY


def open_choices(t: Watch, seat: Seat, effect: Effect) -> list[int]:
    """GW-17.1: the lists to choose from that can be carried out."""
    return [i for i in range(len(effect.choices)) if script_barred(t, seat, effect.choices[i]) == MAY]


@final
class Perform(SeatFrame):
    """GW-17.1: carry out a list of effects in order. Two numbers say where we are: a card is saved half-read."""

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
        if effect.verb == w.DO_CHOOSE:
            self.choose(table, effect)
        else:
            self.step += 1
            perform(table, self.seat, effect, self.script)

    def choose(self, t: Watch, effect: Effect) -> None:
        """What is forced is not asked."""
        choices = open_choices(t, self.seat, effect)
        if len(choices) > 1:
            t.ask(self.seat, "watch-ask-choose", [t.box.say[w.CHOOSE][i] for i in choices])
            return
        self.step += 1
        if choices:
            t.enter(Perform(self.seat, effect.choices[choices[0]], 0))

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Watch)
        effect = table.box.scripts.effects[self.script][self.step]
        self.step += 1
        table.enter(Perform(seat, effect.choices[option.a], 0))

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Watch)
        if option.verb != w.CHOOSE:
            return NOT_NOW
        effect = table.box.scripts.effects[self.script][self.step]
        return MAY if option.a in open_choices(table, seat, effect) else w.CHOICE_NO_EFFECT

    def clone(self) -> "Perform":
        return Perform(self.seat, self.script, self.step)


def perform(t: Watch, seat: Seat, effect: Effect, script: int) -> None:
    n = effect.numbers.get("n", 1)
    if effect.verb == w.DO_MOVE_TORMUND:
        t.enter(MoveTormund(seat, effect.numbers.get("steal", 0), CHOOSE_HEX))
    elif effect.verb == w.DO_GAIN:
        t.enter(Gain(seat, n))
    elif effect.verb == w.DO_BUILD:
        guard = effect.numbers["item"] == w.ITEM_GUARD
        t.enter(PlaceGuards(seat, n, guard_rule(t, script)) if guard else FreeRoads(seat, n))
    elif effect.verb == w.DO_REMOVE_WILDLING:
        t.enter(RemoveWildling(seat, effect.numbers["places"], n, effect.numbers.get(w.HEX_LEFT, 0)))
    elif effect.verb == w.DO_TAKE_ALL:
        t.enter(NameResource(seat))
    elif effect.verb >= w.DO_SWAP_SUPPLY:
        perform_hero_effect(t, seat, effect)


def guard_rule(t: Watch, script: int) -> str:
    """GW-14.16: a hero's free guard; GW-13.15: a card's."""
    return "GW-14.16" if script in [hero.script for hero in t.box.heroes] else "GW-13.15"


@final
class Gain(SeatFrame):
    """GW-7.3, GW-7.12: cards of the player's choice from the supply, one per pick, as long as there are any."""

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        if self.left == 0 or table.supply_empty():
            table.leave()
        else:
            options = [o for o in table.box.say[w.GAIN] if table.supply(o.a)]
            table.ask_about(self.seat, "watch-ask-gain", [self.left], options)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Watch)
        self.left -= 1
        gain(table, seat, option.a, "GW-7.3")

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Watch)
        if option.verb != w.GAIN:
            return NOT_NOW
        return MAY if table.supply(option.a) else w.OUT_OF_STOCK

    def clone(self) -> "Gain":
        return Gain(self.seat, self.left)


def free_build_barred(t: Watch, seat: Seat, effect: Effect) -> int:
    """GW-7.4, GW-13.15: a piece from the player's stock, and a place for it."""
    if effect.numbers["item"] == w.ITEM_GUARD:
        return w.NO_FREE_GUARD if free_guard_barred(t, seat) else MAY
    return MAY if free_road_possible(t, seat) else w.NO_FREE_ROAD


def free_road_possible(t: Watch, seat: Seat) -> bool:
    return piece_barred(t, seat, w.PIECE_ROAD) == MAY and bool(road_sites(t, seat))


@final
class FreeRoads(SeatFrame):
    """GW-7.4, GW-7.11: free roads, one after another, compulsory as far as possible."""

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        if self.left and free_road_possible(table, self.seat):
            table.ask_about(self.seat, "watch-ask-free-road", [self.left], road_sites(table, self.seat))
        else:
            table.leave()

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Watch)
        self.left -= 1
        build_road(table, seat, option.a, "GW-7.4")
        check_victory(table)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Watch)
        return path_barred(table, seat, option.a) if option.verb == w.ROAD else NOT_NOW

    def clone(self) -> "FreeRoads":
        return FreeRoads(self.seat, self.left)


@final
class NameResource(SeatFrame):
    """GW-7.7: Monopoly: every opponent gives all cards of the resource that is named."""

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        table.ask(self.seat, "watch-ask-name", table.box.say[w.NAME])

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Watch)
        table.leave()
        take_all(table, seat, option.a)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        return MAY if option.verb == w.NAME else NOT_NOW
