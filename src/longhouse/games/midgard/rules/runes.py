"""CM-9: which runes may be flipped, and what the free ones do. The others are carried out where their window is."""

from typing import Final, final

from longhouse.games.midgard.rules.destinies import bonus, destinies_left
from longhouse.games.midgard.state import reasons as r
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.games.midgard.state.verbs import flip, gain_glory, gain_one, look
from longhouse.kernel.decision import EVERYBODY, Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, Frame, Table
from longhouse.kernel.zone import Zone

# by what a rune does, the rule that says so
RUNE_RULES: Final[dict[int, str]] = {
    w.DO_GAIN_CHOICE: "CM-9.3",
    w.DO_GLORY_BONUS_PERCENT: "CM-9.4",
    w.DO_CANCEL_LOSSES: "CM-9.5",
    w.DO_REPLACE_JOURNEY: "CM-9.6",
    w.DO_REROLL: "CM-9.7",
    w.DO_SHIELDS_ALSO_HIT: "CM-9.8",
    w.DO_SCORE_DESTINY_NOW: "CM-9.9",
    w.DO_DRAW_DESTINY_EXTRA: "CM-9.10",
    w.DO_PEEK_JOURNEY: "CM-9.11",
    w.DO_DOUBLE_COINS: "CM-9.12",
}

# --- which may be flipped


def rune_barred(t: Midgard, seat: Seat, rune: int, window: int) -> int:
    """CM-9.13: a rune of this window, and of no other.

    Whether it would do something is tested here for the free runes and the Sage's House.
    """
    here = window == t.box.runes[rune].window
    barred = ready_barred(t, seat, rune, not here or has_effect(t, seat, rune))
    return barred if here or barred != MAY else r.RUNE_NOT_HERE


def window_barred(t: Midgard, seat: Seat, rune: int, window: int, useful: bool) -> int:
    """CM-9.2: at a decision in combat the free runes too, and those of its window, whose use the caller knows."""
    if t.box.runes[rune].window == window:
        return ready_barred(t, seat, rune, useful)
    return rune_barred(t, seat, rune, w.WINDOW_FREE)


def ready_barred(t: Midgard, seat: Seat, rune: int, useful: bool) -> int:
    """CM-9.1, CM-9.13"""
    if rune not in t.runes[seat]:
        return r.NOT_YOUR_RUNE
    if t.used >> rune & 1:
        return r.RUNE_USED
    return MAY if useful else r.RUNE_NO_EFFECT


def has_effect(t: Midgard, seat: Seat, rune: int) -> bool:
    """CM-9.13: a use without any effect is not offered."""
    verb = t.box.runes[rune].step.verb
    if verb == w.DO_DOUBLE_COINS:
        return t.goods[seat * w.GOODS + w.COIN] > 0
    if verb == w.DO_SCORE_DESTINY_NOW:
        return len(t.destinies[seat].cards) > 0
    if verb == w.DO_PEEK_JOURNEY:
        return any(zone.cards and not zone.seen_by >> seat & 1 for zone in t.journeys)
    return verb != w.DO_DRAW_DESTINY_EXTRA or destinies_left(t) > drawn_anyway(t, seat)


def drawn_anyway(t: Midgard, seat: Seat) -> int:
    """CM-5.9, CM-10.3: how many destinies a visit to the Sage's House draws without a rune."""
    n = sum([step.draw for place in t.box.places for step in place.steps if step.verb == w.DO_DRAW_DESTINY])
    more = t.box.ability(t.leaders[seat], w.AT_SAGE)
    return n + (more.draw if more is not None else 0)


def free_runes(t: Midgard, seat: Seat) -> list[Option]:
    """CM-9.2: what may be flipped at every decision of its owner; every such decision appends it."""
    return rune_options(t, seat, w.WINDOW_FREE)


def rune_options(t: Midgard, seat: Seat, window: int) -> list[Option]:
    return [t.box.say[w.USE][rune] for rune in t.runes[seat] if rune_barred(t, seat, rune, window) == MAY]


def runes_with_verb(t: Midgard, seat: Seat, verb: int) -> list[int]:
    """The runes of a seat, not flipped yet, that do this."""
    return [rune for rune in t.runes[seat] if t.box.runes[rune].step.verb == verb and not t.used >> rune & 1]


def rune_of(t: Midgard, seat: Seat, verb: int) -> int:
    """The first of them, or NONE."""
    for rune in runes_with_verb(t, seat, verb):
        return rune
    return w.NONE


def is_free(t: Midgard, rune: int) -> bool:
    """CM-9.2"""
    return t.box.runes[rune].window == w.WINDOW_FREE


def rune_rule(t: Midgard, rune: int) -> str:
    return RUNE_RULES[t.box.runes[rune].step.verb]


# --- what the free ones do


def use_free(t: Midgard, seat: Seat, rune: int) -> None:
    """CM-9.2, CM-9.3, CM-9.9, CM-9.11, CM-9.12: flipped, and carried out; then the decision below is asked again."""
    step, rule = t.box.runes[rune].step, rune_rule(t, rune)
    flip(t, seat, rune, rule)
    if step.verb == w.DO_GAIN_CHOICE:
        t.enter(Gifts(seat, rune, step.n))
    elif step.verb == w.DO_SCORE_DESTINY_NOW:
        t.enter(Success(seat, rune))
    elif step.verb == w.DO_PEEK_JOURNEY:
        for shore in range(t.box.shores_used):
            if t.journeys[shore].cards and t.journeys[shore].seen_by != EVERYBODY:  # face down
                look(t, seat, shore, rule)
    else:
        coins = t.goods[seat * w.GOODS + w.COIN]
        gain_one(t, seat, w.COIN, min(coins, step.max_gain), rule)


@final
class Gifts(Frame):
    """CM-9.3: `left` are still to be gained, in any mix."""

    def __init__(self, seat: Seat, rune: int, left: int) -> None:
        self.seat = seat
        self.rune = rune
        self.left = left

    def run(self, table: Table) -> None:
        assert isinstance(table, Midgard)
        if self.left == 0:
            table.leave()
            return
        options = [table.box.say[w.GAIN][good] for good in table.box.runes[self.rune].step.among]
        table.ask_about(self.seat, "midgard-ask-gifts", [self.left], options)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Midgard)
        self.left -= 1
        gain_one(table, seat, option.a, 1, rune_rule(table, self.rune))

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Midgard)
        if option.verb == w.USE:
            return meanwhile_barred(table, seat, option.a)
        return MAY if option.verb == w.GAIN and option.a in table.box.runes[self.rune].step.among else NOT_NOW

    def clone(self) -> "Gifts":
        return Gifts(self.seat, self.rune, self.left)


@final
class Success(Frame):
    """CM-9.9: one unrevealed destiny of the player's own is revealed and scored as of now."""

    def __init__(self, seat: Seat, rune: int) -> None:
        self.seat: Final = seat
        self.rune: Final = rune

    def run(self, table: Table) -> None:
        assert isinstance(table, Midgard)
        cards = table.destinies[self.seat].cards
        if len(cards) == 1:
            self.reveal(table, cards[0])
        else:
            table.ask(self.seat, "midgard-ask-success", [table.box.say[w.REVEAL][destiny] for destiny in sorted(cards)])

    def reveal(self, t: Midgard, destiny: int) -> None:
        """CM-RU15, CM-H10: the table sees the card, and what it brings, not what was compared."""
        t.leave()
        held = t.destinies[self.seat]
        left = [card for card in held.cards if card != destiny]
        t.destinies[self.seat] = Zone(left, held.seen_by, held.pool)
        t.revealed[self.seat] = [*t.revealed[self.seat], destiny]
        t.reveals += 1
        if t.listening:
            t.record("midgard-event-revealed", rune_rule(t, self.rune), self.seat, [destiny])
        gain_glory(t, self.seat, bonus(t, self.seat, destiny), w.FROM_DEEDS, "CM-12.3")

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Midgard)
        self.reveal(table, option.a)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Midgard)
        if option.verb == w.USE:
            return meanwhile_barred(table, seat, option.a)
        return reveal_barred(table, seat, option.a) if option.verb == w.REVEAL else NOT_NOW


def meanwhile_barred(t: Midgard, seat: Seat, rune: int) -> int:
    """CM-9.2: while one rune is being carried out, the next waits."""
    barred = rune_barred(t, seat, rune, w.WINDOW_FREE)
    return r.RUNE_AFTER_RUNE if barred == MAY else barred


def reveal_barred(t: Midgard, seat: Seat, destiny: int) -> int:
    """CM-9.9: one of the player's own that is not open yet."""
    if destiny in t.revealed[seat]:
        return r.DESTINY_REVEALED
    return MAY if destiny in t.destinies[seat].cards else r.DESTINY_NOT_YOURS
