"""NG-8: building. Small named tests decide what is legal; the same tests explain what is not."""

from typing import final

from longhouse.games.northgard.rules.clans import after_build
from longhouse.games.northgard.rules.harvest import income
from longhouse.games.northgard.state import reasons as r
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.cards import Step
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.verbs import add_building, gain, pay_one, territory_barred
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NO_ARGS, NOT_NOW, SeatFrame, Table

# --- may this be built?


def build_barred(t: Northgard, seat: Seat, step: Step, last: int) -> int:
    """NG-11.11: an affordable legal building; NG-21.14: with `collect_here`, after collecting."""
    for rep in t.own(seat):
        if site_barred(t, seat, step, 0, rep) == MAY:
            return MAY
    return r.NOTHING_TO_BUILD


def site_barred(t: Northgard, seat: Seat, step: Step, larges: int, rep: int) -> int:
    """NG-8.1, NG-8.9: a territory of the player's in which something can be built."""
    if t.holder[rep] != seat:
        return r.NOT_YOURS
    if t.houses(rep, w.LOCK):
        return r.BEAR_BARS_BUILDING
    free = free_slots(t, rep)
    if free == 0 and not step.no_slot_small:
        return r.NOTHING_FITS_HERE
    wood = wood_for(t, seat, step, rep)
    for building in range(w.BUILDINGS):
        if building_barred(t, step, larges, rep, free, wood, building) == MAY:
            return MAY
    return r.NOTHING_FITS_HERE if lowest_price(t, step, larges, rep) == w.NONE else r.WOOD_FOR_NONE


def lowest_price(t: Northgard, step: Step, larges: int, rep: int) -> int:
    """NG-8.1: of what could be built there with wood enough; NONE if nothing could."""
    free = free_slots(t, rep)
    prices = [price(t, step, building) for building in range(w.BUILDINGS)]
    return min(
        [cost for kind, cost in enumerate(prices) if building_barred(t, step, larges, rep, free, cost, kind) == MAY],
        default=w.NONE,
    )


def wood_for(t: Northgard, seat: Seat, step: Step, rep: int) -> int:
    """NG-21.14: wood collected in the territory may pay for its building."""
    wood = t.goods[seat * w.RESOURCES + w.WOOD]
    return wood + income(t, rep)[w.WOOD] if step.collect_here else wood


def building_barred(t: Northgard, step: Step, larges: int, rep: int, free: int, wood: int, building: int) -> int:
    """NG-8.1 to NG-8.4. `free`: the kinds of free slots, a bit each; `larges`: built by this action so far."""
    kind = t.box.buildings[building]
    if t.supply[building] == 0:
        return r.BUILDING_USED_UP
    if kind.large and larges >= step.max_large:
        return r.NO_MORE_LARGE
    if t.has(rep, building) and not step.duplicate:
        return r.BUILDING_THERE
    if (kind.large or not step.no_slot_small) and fitting(t, building) & free == 0:
        return r.NO_FREE_SLOT
    return MAY if price(t, step, building) <= wood else r.WOOD_TOO_LITTLE


def price(t: Northgard, step: Step, building: int) -> int:
    """NG-8.1: discounts never go below 0."""
    return max(0, t.box.buildings[building].cost - step.discount)


def fitting(t: Northgard, building: int) -> int:
    """NG-8.2, NG-8.10: the kinds of slots that a building fits, a bit each."""
    kind = t.box.buildings[building]
    bits = 0
    for slot in range(w.FREE_STANDING):
        if kind.fits[slot]:
            bits |= 1 << slot
    if t.box.small_on_large and kind.fits[w.SMALL]:
        bits |= 1 << w.LARGE
    return bits


def free_slots(t: Northgard, rep: int) -> int:
    """The kinds of slots of a territory on which nothing stands, a bit each."""
    printed = t.box.tiles
    bits = 0
    region = rep
    while True:
        for slot in printed.region_slots[region]:
            if t.slots[slot] == w.NONE:
                bits |= 1 << printed.slot_kind[slot]
        region = t.land.next[region]
        if region == rep:
            return bits


def free_slot(t: Northgard, rep: int, kind: int) -> int:
    """The first free slot of this kind: among equals it does not matter which."""
    printed = t.box.tiles
    for region in t.land.regions(rep):
        for slot in printed.region_slots[region]:
            if printed.slot_kind[slot] == kind and t.slots[slot] == w.NONE:
                return slot
    return w.NONE


# --- building


def build(t: Northgard, seat: Seat, step: Step) -> None:
    """NG-8.1"""
    t.enter(Build(seat, step.number, 0, 0, w.NONE, w.NONE, False))


@final
class Build(SeatFrame):
    """NG-8.1: a territory, a building, a slot. What is forced is not asked.

    NG-21.14: with `collect_here` the harvest of the territory may be collected before or after.
    """

    def __init__(
        self, seat: Seat, step: int, built: int, larges: int, site: int, building: int, collected: bool
    ) -> None:
        super().__init__(seat)
        self.step = step
        self.built = built  # how many by this action
        self.larges = larges  # of these
        self.site = site  # the territory; NONE: to be chosen
        self.building = building  # NONE: to be chosen
        self.collected = collected

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        step = table.box.steps[self.step]
        if self.site == w.NONE:
            self.choose_site(table, step)
        elif self.building != w.NONE:
            self.choose_slot(table, step)
        elif self.must_build(step):
            self.choose_building(table, step)
        else:
            options = [table.box.say[w.COLLECT][0], table.box.say[w.DONE][0]]
            table.ask_about(self.seat, "northgard-ask-collect", [self.site], options)

    def must_build(self, step: Step) -> bool:
        """Not so if only the question is left whether to collect after the last building."""
        return self.built < step.times

    # --- where

    def choose_site(self, t: Northgard, step: Step) -> None:
        """NG-11.4: builds after the first are optional."""
        options: list[Option] = []
        if self.must_build(step):
            say = t.box.say[w.SITE]
            options = [say[rep] for rep in t.own(self.seat) if site_barred(t, self.seat, step, self.larges, rep) == MAY]
        if not options:
            t.leave()
        elif self.built:
            t.ask(self.seat, "northgard-ask-site-more", [*options, t.box.say[w.DONE][0]])
        elif len(options) > 1:
            t.ask(self.seat, "northgard-ask-site", options)
        else:
            self.site = options[0].a

    # --- what

    def choose_building(self, t: Northgard, step: Step) -> None:
        options = self.buildings(t, step)
        if self.may_collect(t, step):
            options.append(t.box.say[w.COLLECT][0])
        if len(options) > 1:
            t.ask_about(self.seat, "northgard-ask-build", [self.site], options)
        else:
            self.picked(t, options[0], self.seat)

    def buildings(self, t: Northgard, step: Step) -> list[Option]:
        free = free_slots(t, self.site)
        wood = t.goods[self.seat * w.RESOURCES + w.WOOD]
        say = t.box.say[w.BUILD]
        return [
            say[building]
            for building in range(w.BUILDINGS)
            if building_barred(t, step, self.larges, self.site, free, wood, building) == MAY
        ]

    def may_collect(self, t: Northgard, step: Step) -> bool:
        """NG-21.14: once, and if there is something to collect."""
        return step.collect_here and not self.collected and sum(income(t, self.site)) > 0

    def collect(self, t: Northgard) -> None:
        """NG-11.4: the harvest resources of this one territory; no fame."""
        self.collected = True
        gain(t, self.seat, income(t, self.site), "NG-21.14")

    # --- on which slot

    def slot_kinds(self, t: Northgard, step: Step, building: int) -> int:
        """NG-21.10: with `no_slot_small` a small building takes no slot."""
        if step.no_slot_small and not t.box.buildings[building].large:
            return 1 << w.FREE_STANDING
        return fitting(t, building) & free_slots(t, self.site)

    def choose_slot(self, t: Northgard, step: Step) -> None:
        kinds = self.slot_kinds(t, step, self.building)
        options = [option for option in t.box.say[w.SLOT] if kinds >> option.a & 1]
        if len(options) > 1:
            t.ask_about(self.seat, "northgard-ask-slot", [self.building, self.site], options)
        else:
            self.put_up(t, step, options[0].a)

    def put_up(self, t: Northgard, step: Step, kind: int) -> None:
        """NG-8.1: pay and build; NG-17.7: then the Goat's food."""
        building = self.building
        self.building = w.NONE
        self.built += 1
        self.larges += 1 if t.box.buildings[building].large else 0
        slot = w.NONE if kind == w.FREE_STANDING else free_slot(t, self.site, kind)
        pay_one(t, self.seat, w.WOOD, price(t, step, building), "NG-8.1")
        add_building(t, self.site, self.site, building, slot)
        if t.listening:
            t.record("northgard-event-built", "NG-8.1", self.seat, [building, self.site])
        after_build(t, self.seat, building)
        if self.must_build(step) or not self.may_collect(t, step):
            self.site = w.NONE

    # --- the answers

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        if option.verb == w.SITE:
            self.site = option.a
        elif option.verb == w.BUILD:
            self.building = option.a
        elif option.verb == w.SLOT:
            self.put_up(table, table.box.steps[self.step], option.a)
        elif option.verb == w.COLLECT:
            self.collect(table)
            if not self.must_build(table.box.steps[self.step]):
                table.leave()
        else:
            table.leave()

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        step = table.box.steps[self.step]
        verb = option.verb
        if self.site == w.NONE:
            if verb == w.SITE:
                why = territory_barred(table, option.a)
                return why or site_barred(table, seat, step, self.larges, option.a)
            return r.STEP_COMPULSORY if verb == w.DONE and not self.built else MAY if verb == w.DONE else NOT_NOW
        if self.building != w.NONE:
            if verb != w.SLOT:
                return NOT_NOW
            return MAY if self.slot_kinds(table, step, self.building) >> option.a & 1 else r.SLOT_NOT_FREE
        if verb == w.COLLECT:
            return self.collect_barred(table, step)
        if self.must_build(step):
            return self.option_barred(table, step, option)
        return MAY if verb == w.DONE else NOT_NOW

    def option_barred(self, t: Northgard, step: Step, option: Option) -> int:
        if option.verb != w.BUILD:
            return r.STEP_COMPULSORY if option.verb == w.DONE else NOT_NOW
        wood = t.goods[self.seat * w.RESOURCES + w.WOOD]
        return building_barred(t, step, self.larges, self.site, free_slots(t, self.site), wood, option.a)

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Northgard)
        if why == r.WOOD_FOR_NONE:
            step = table.box.steps[self.step]
            wood = wood_for(table, seat, step, option.a)
            return [lowest_price(table, step, self.larges, option.a) - wood, wood]
        if why != r.WOOD_TOO_LITTLE:
            return NO_ARGS
        wood = table.goods[seat * w.RESOURCES + w.WOOD]
        return [price(table, table.box.steps[self.step], option.a) - wood, wood]

    def collect_barred(self, t: Northgard, step: Step) -> int:
        if not step.collect_here:
            return NOT_NOW
        if self.collected:
            return r.COLLECTED_ALREADY
        return MAY if self.may_collect(t, step) else r.NOTHING_TO_COLLECT

    def clone(self) -> "Build":
        return Build(self.seat, self.step, self.built, self.larges, self.site, self.building, self.collected)
