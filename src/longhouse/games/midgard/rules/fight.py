"""CM-8.14 to CM-8.21, CM-8.25: a fight, round after round, until the enemy or all dice are beaten."""

from typing import Final, final

from longhouse.games.midgard.rules import rolls
from longhouse.games.midgard.rules.losses import TO_ENEMY, WARRIORS, lose
from longhouse.games.midgard.rules.runes import free_runes, is_free, rune_of, use_free, window_barred
from longhouse.games.midgard.rules.victory import win
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.games.midgard.state.verbs import flip
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, Table

# steps after those of the roll
HEALING: Final = 4
LOSING: Final = 5
JUDGING: Final = 6


@final
class Fight(rolls.Roll):
    """CM-8.25: a combat round in progress. Beside the fields of a roll:

    `target`: where it is fought; `enemy`: the card there, or the kraken; `damage`: what the enemy has suffered in
    this fight; `round`: of the fight, from 1; `losses`: dice to be given up in this round, known from HEALING on.
    While they are being given up, Losses lies on top; once the enemy is defeated, Victory lies in its place.
    """

    def __init__(
        self,
        seat: Seat,
        step: int,
        dice: int,
        faces: int,
        marked: int,
        rune: int,
        reaction: int,
        target: int,
        enemy: int,
        damage: int,
        round: int,
        losses: int,
    ) -> None:
        super().__init__(seat, step, dice, faces, marked, rune, reaction)
        self.target = target
        self.enemy = enemy
        self.damage = damage
        self.round = round
        self.losses = losses

    def run(self, table: Table) -> None:
        assert isinstance(table, Midgard)
        step = self.step
        if step == rolls.ROLLING:
            begin_round(table, self)
        elif step == rolls.ROLLED:
            ask_after_roll(table, self)
        elif step == rolls.MARKING:
            table.ask(self.seat, "midgard-ask-mark", rolls.marking(table, self))
        elif step == rolls.COUNTING:
            strike(table, self)
        elif step == HEALING:
            offer_healing(table, self)
        elif step == LOSING:
            give_up_dice(table, self)
        else:
            judge(table, self)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Midgard)
        if self.step == HEALING:
            healing_answered(table, self, option)
        else:
            rolls.roll_picked(table, self, option)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Midgard)
        if self.step != HEALING:
            return rolls.roll_why_not(table, self, option)
        if option.verb == w.USE:
            return healing_barred(table, self, option.a)
        return MAY if option.verb == w.DECLINE else NOT_NOW

    def clone(self) -> "Fight":
        return Fight(
            self.seat,
            self.step,
            self.dice,
            self.faces,
            self.marked,
            self.rune,
            self.reaction,
            self.target,
            self.enemy,
            self.damage,
            self.round,
            self.losses,
        )


# --- how a fight begins


def fight(t: Midgard, target: int, enemy: int) -> None:
    """CM-8.5, CM-8.11, CM-8.13: with all dice that are there; CM-8.27: it cannot be broken off."""
    seat = t.holder[target]
    t.enter(Fight(seat, rolls.ROLLING, 0, 0, 0, w.NONE, 0, target, enemy, 0, 0, 0))
    if t.listening:
        t.record("midgard-event-fight", "CM-8.14", seat, [target, enemy, *dice_there(t, target)])


def dice_there(t: Midgard, target: int) -> list[int]:
    return t.sent[target * w.DICE : (target + 1) * w.DICE]


# --- the steps


def begin_round(t: Midgard, f: Fight) -> None:
    """CM-8.15: all dice still in the fight."""
    f.round += 1
    rolls.roll_all(t, f, dice_there(t, f.target), "CM-8.15")


def ask_after_roll(t: Midgard, f: Fight) -> None:
    """CM-8.16: asked with what the round would bring as the dice lie."""
    options = rolls.after_roll(t, f)
    if options:
        would = [f.enemy, f.damage + rolls.hits(t, f), t.box.enemies[f.enemy].defence, losses_now(t, f)]
        t.ask_about(f.seat, "midgard-ask-fight", would, options)
    else:
        f.step = rolls.COUNTING


def losses_now(t: Midgard, f: Fight) -> int:
    """CM-8.18: attack less shields; CM-RU23: not more dice than there are."""
    return min(max(t.box.enemies[f.enemy].attack - rolls.shields(t, f), 0), t.warriors_at(f.target))


def strike(t: Midgard, f: Fight) -> None:
    """CM-10.6, CM-8.17, CM-8.18: glory of the leader, damage, the number of losses."""
    if rolls.shows(f, [w.DOUBLE]):
        rolls.gain_by_leader(t, f.seat, w.FINAL_ROLL, "CM-10.6")
    dealt = rolls.hits(t, f)
    f.damage += dealt
    f.losses = losses_now(t, f)
    f.step = HEALING
    if t.listening:
        enemy = t.box.enemies[f.enemy]
        t.record("midgard-event-strike", "CM-8.17", f.seat, [f.enemy, dealt, f.damage, enemy.defence])
        t.record("midgard-event-losses", "CM-8.18", f.seat, [enemy.attack, rolls.shields(t, f), f.losses])


def offer_healing(t: Midgard, f: Fight) -> None:
    """CM-9.5: when the losses are known, before dice are chosen."""
    rune = rune_of(t, f.seat, w.DO_CANCEL_LOSSES)
    if rune == w.NONE or healing_barred(t, f, rune) != MAY:
        f.step = LOSING
        return
    options = [t.box.say[w.USE][rune], *free_runes(t, f.seat), t.box.say[w.DECLINE][0]]
    t.ask_about(f.seat, "midgard-ask-healing", [f.losses], options)


def healing_barred(t: Midgard, f: Fight, rune: int) -> int:
    """CM-9.13: not with 0 losses; free runes go too."""
    return window_barred(t, f.seat, rune, w.WINDOW_LOSSES, f.losses > 0)


def healing_answered(t: Midgard, f: Fight, option: Option) -> None:
    """CM-9.5: the losses of this round become 0; combat goes on."""
    if option.verb == w.DECLINE:
        f.step = LOSING
    elif is_free(t, option.a):
        use_free(t, f.seat, option.a)
    else:
        flip(t, f.seat, option.a, "CM-9.5")
        if t.listening:
            t.record("midgard-event-healed", "CM-9.5", f.seat, [f.losses])
        f.losses = 0
        f.step = LOSING


def give_up_dice(t: Midgard, f: Fight) -> None:
    """CM-8.18, CM-8.19: even if the enemy dies in this round."""
    f.step = JUDGING
    if f.losses:
        lose(t, f.target, f.losses, WARRIORS, TO_ENEMY)


def judge(t: Midgard, f: Fight) -> None:
    """CM-8.20, CM-8.21"""
    if f.damage >= t.box.enemies[f.enemy].defence:
        t.leave()
        win(t, f.target, f.enemy)
    elif t.warriors_at(f.target):
        f.step = rolls.ROLLING
    else:
        t.leave()
        if t.listening:
            t.record("midgard-event-beaten", "CM-8.21", f.seat, [f.enemy])
