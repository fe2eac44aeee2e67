"""GW-14: heroes: when they may be used, the use, and whether they are kept or replaced."""

from typing import Final, final

from longhouse.games.watch.rules.effects import Perform, effect_barred
from longhouse.games.watch.rules.ending import check_victory
from longhouse.games.watch.rules.hero_effects import substitute_amounts
from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.table import Watch
from longhouse.games.watch.state.verbs import gain
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NO_ARGS, NOT_NOW, Frame, SeatFrame, Table

# --- may this hero be used?


def hero_barred(t: Watch, seat: Seat, hero: int, windows: int) -> int:
    """Why this seat cannot use this hero in one of these windows (GW-14.18): the first test that speaks against it."""
    if t.heroes[seat] != hero:
        return w.HERO_NOT_YOURS
    if not t.box.heroes[hero].windows & windows:
        return w.HERO_NOT_NOW
    return rest_barred(t, seat) or effects_barred(t, seat, hero)


def rest_barred(t: Watch, seat: Seat) -> int:
    """GW-14.4: not in the turn in which it was taken (except with `hero_fresh_use`), and none twice in one turn."""
    if seat * len(t.box.heroes) + t.heroes[seat] in t.hero_uses:
        return w.HERO_USED
    return w.HERO_FRESH if t.hero_rests[seat] == t.turn and not t.box.hero_fresh_use else MAY


def effects_barred(t: Watch, seat: Seat, hero: int) -> int:
    """GW-14.6, GW-14.21: all that the hero does must be possible."""
    for effect in t.box.scripts.effects[t.box.heroes[hero].script]:
        why = effect_barred(t, seat, effect)
        if why != MAY:
            return OF_HEROES.get(why, why)
    return MAY


def hero_amounts(t: Watch, seat: Seat, hero: int) -> list[int]:
    """GW-14.20: of the price that is paid with another card."""
    for effect in t.box.scripts.effects[t.box.heroes[hero].script]:
        if effect.verb == w.DO_SUBSTITUTE:
            return substitute_amounts(t, seat, effect.numbers["item"], NOBODY, NOBODY)
    return NO_ARGS


# verbs that have another name on cards
OF_HEROES: Final = {w.NO_FREE_GUARD: w.HERO_NO_GUARD, w.NO_WILDLING: w.HERO_NO_WILDLING}


def add_heroes(t: Watch, seat: Seat, windows: int, options: list[Option]) -> None:
    """GW-14.1: the hero of this seat, if it can be used now."""
    hero = t.heroes[seat]
    if hero_barred(t, seat, hero, windows) == MAY:
        options.append(t.box.say[w.HERO][hero])


# --- using it


def use_hero(t: Watch, seat: Seat, hero: int) -> None:
    note_use(t, seat, hero)
    t.enter(HeroUse(seat, CARRY_OUT))


def note_use(t: Watch, seat: Seat, hero: int) -> None:
    """GW-14.4: no hero twice by one player in one turn, nor the one that is taken for it."""
    t.hero_uses = [*t.hero_uses, seat * len(t.box.heroes) + hero]
    t.hero_rests[seat] = t.turn
    if t.listening:
        t.record("watch-event-hero", "GW-14.1", seat, [hero])


CARRY_OUT: Final = 0
KEEP_OR_REPLACE: Final = 1


@final
class HeroUse(SeatFrame):
    """GW-14.22: the effect with all that follows from it, then keep or replace, then the test of victory."""

    def __init__(self, seat: Seat, step: int) -> None:
        super().__init__(seat)
        self.step = step

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        if self.step == CARRY_OUT:
            self.step = KEEP_OR_REPLACE
            hero = table.box.heroes[table.heroes[self.seat]]
            table.enter(Perform(self.seat, hero.script, 0))
            return
        options = replacements(table, self.seat)
        if len(options) == 1:
            self.picked(table, options[0], self.seat)
        else:
            table.ask_about(self.seat, ASKS[table.hero_sides[self.seat]], [table.heroes[self.seat]], options)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Watch)
        if option.verb == w.KEEP_HERO:
            keep_hero(table, seat)
        else:
            replace_hero(table, seat, option.a)
        table.leave()
        check_victory(table)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Watch)
        if self.step != KEEP_OR_REPLACE:
            return NOT_NOW
        if option.verb == w.KEEP_HERO:
            return keep_barred(table, seat)
        return take_barred(table, seat, option.a) if option.verb == w.TAKE_HERO else NOT_NOW

    def clone(self) -> "HeroUse":
        return HeroUse(self.seat, self.step)


ASKS: Final = ("watch-ask-keep-hero", "watch-ask-replace-hero")


# --- keep or replace


def keep_barred(t: Watch, seat: Seat) -> int:
    """GW-14.2: after the use of side B it must be replaced."""
    return MAY if t.hero_sides[seat] == w.SIDE_A else w.MUST_REPLACE


def take_barred(t: Watch, seat: Seat, hero: int) -> int:
    """GW-14.2, GW-14.3, GW-14.5: any of the display; the one just returned by option, or if there is no other."""
    if hero == t.heroes[seat]:
        return MAY if t.box.hero_take_back_same or not t.display else w.HERO_RETURNED
    return MAY if hero in t.display else w.HERO_NOT_SHOWN


def replacements(t: Watch, seat: Seat) -> list[Option]:
    options = [o for o in t.box.say[w.TAKE_HERO] if take_barred(t, seat, o.a) == MAY]
    return [t.box.say[w.KEEP_HERO][0], *options] if keep_barred(t, seat) == MAY else options


def keep_hero(t: Watch, seat: Seat) -> None:
    """GW-14.2: turned to side B."""
    t.hero_sides[seat] = w.SIDE_B
    if t.listening:
        t.record("watch-event-hero-kept", "GW-14.2", seat, [t.heroes[seat]])


def replace_hero(t: Watch, seat: Seat, hero: int) -> None:
    """GW-14.2: back to the display, another one instead, side A up; the display keeps the order of the data."""
    returned = t.heroes[seat]
    t.display = sorted([other for other in [*t.display, returned] if other != hero])
    t.heroes[seat] = hero
    t.hero_sides[seat] = w.SIDE_A
    if t.listening:
        if hero == returned:
            rule = "GW-14.3" if t.box.hero_take_back_same else "GW-14.5"
            t.record("watch-event-hero-back", rule, seat, [hero])
        else:
            t.record("watch-event-hero-taken", "GW-14.2", seat, [returned, hero])


# --- after any production


def offer_heroes(t: Watch, before: list[int]) -> None:
    """GW-14.9: whose hero serves after a roll, and whose hand (its size before, by seat) the roll did not fill."""
    idle: list[Seat] = []
    for seat in [t.active, *t.clockwise_after(t.active)]:
        serves = t.box.heroes[t.heroes[seat]].windows & w.AFTER_PRODUCTION
        if serves and t.hands.size(seat) == before[seat] and rest_barred(t, seat) == MAY:
            idle.append(seat)
    if idle:
        t.enter(HeroOffer(idle))


@final
class HeroOffer(Frame):
    """GW-14.9: each of these seats is asked once, right after production, while the supply has a card."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        if not self.seats or table.supply_empty():
            table.leave()
            return
        options = [o for o in table.box.say[w.GAIN] if table.supply(o.a)]
        seat = self.seats[0]
        table.ask_about(seat, "watch-ask-hero-gain", [table.heroes[seat]], [*options, table.box.say[w.NONE][0]])

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Watch)
        self.seats = self.seats[1:]
        if option.verb == w.GAIN:
            note_use(table, seat, table.heroes[seat])
            gain(table, seat, option.a, "GW-14.9")
            table.enter(HeroUse(seat, KEEP_OR_REPLACE))

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Watch)
        if option.verb == w.GAIN:
            return MAY if table.supply(option.a) else w.OUT_OF_STOCK
        return MAY if option.verb == w.NONE else NOT_NOW

    def clone(self) -> "HeroOffer":
        return HeroOffer(self.seats)
