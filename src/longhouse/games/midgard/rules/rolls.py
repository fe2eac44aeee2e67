"""CM-8.15 to CM-8.17: a roll of warriors, its rerolls and what it counts for; hunts and fights share it."""

from typing import Final

from longhouse.games.midgard.rules.runes import free_runes, is_free, rune_barred, use_free, window_barred
from longhouse.games.midgard.state import reasons as r
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.box import MidgardBox
from longhouse.games.midgard.state.table import Midgard
from longhouse.games.midgard.state.verbs import flip, gain, gain_glory, pay_one
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NO_ARGS, NOT_NOW, SeatFrame, Table

# where a roll stands, CM-8.25
ROLLING: Final = 0  # all dice are to be rolled
ROLLED: Final = 1  # the loop of CM-8.16
MARKING: Final = 2  # dice to reroll are being marked
COUNTING: Final = 3  # the faces are final

FACES: Final = 6
ROLL_ARGS: Final = 8  # arguments of an event about a roll


class Roll(SeatFrame):
    """Dice that lie rolled before a seat, swords first, then spears, then axes.

    `dice`: how many of each type were rolled (`rolled`); it stays as it was while some of them are given up.
    `faces`: what they show (`face_at`). `marked`: a bit for each die that is to be rerolled; `rune`: the rune that
    rerolls them, or NONE where favour does. `reaction`: how many hits each shield deals besides (CM-9.8), 0 without.
    """

    def __init__(self, seat: Seat, step: int, dice: int, faces: int, marked: int, rune: int, reaction: int) -> None:
        super().__init__(seat)
        self.step = step
        self.dice = dice
        self.faces = faces
        self.marked = marked
        self.rune = rune
        self.reaction = reaction

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        """CM-8.16: a reroll costs 1 favour, and there is none."""
        return [1, 0] if why == r.NO_FAVOUR else NO_ARGS


# --- what can be read off


def packed(counts: list[int]) -> int:
    """Swords, spears and axes in one number."""
    return counts[w.SWORD] | counts[w.SPEAR] << 4 | counts[w.AXE] << 8


def rolled(dice: int) -> list[int]:
    """How many swords, spears and axes."""
    return [dice & 15, dice >> 4 & 15, dice >> 8 & 15]


def size(dice: int) -> int:
    return (dice & 15) + (dice >> 4 & 15) + (dice >> 8 & 15)


def die_at(dice: int, at: int) -> int:
    """The type of a die of the roll."""
    if at < dice & 15:
        return w.SWORD
    return w.SPEAR if at < (dice & 15) + (dice >> 4 & 15) else w.AXE


def face_at(faces: int, at: int) -> int:
    return faces >> 2 * at & 3


def hits(t: Midgard, roll: Roll) -> int:
    """CM-8.17, CM-9.8, CM-10.4"""
    total = 0
    for at in range(size(roll.dice)):
        die, face = die_at(roll.dice, at), face_at(roll.faces, at)
        total += hits_of(t.box, t.leaders[roll.seat], die, face, roll.reaction)
    return total


def hits_of(box: MidgardBox, leader: int, die: int, face: int, reaction: int) -> int:
    """CM-8.17, CM-9.8, CM-10.4: of one die."""
    ability = box.ability(leader, w.COUNT_HITS)
    back = reaction if box.dice[die].shields[face] else 0
    if ability is not None and ability.verb == w.DO_MAP_HITS and ability.die == die:
        return ability.hits_of[face] + (ability.hits_of_reaction if back else 0)
    return box.dice[die].hits[face] + back


def shields(t: Midgard, roll: Roll) -> int:
    """CM-8.18: those that reaction has made hits are still shields."""
    total = 0
    for at in range(size(roll.dice)):
        total += t.box.dice[die_at(roll.dice, at)].shields[face_at(roll.faces, at)]
    return total


def shows(roll: Roll, faces: list[int]) -> bool:
    """Whether any die shows one of these faces."""
    return any(face_at(roll.faces, at) in faces for at in range(size(roll.dice)))


# --- rolling


def roll_all(t: Midgard, roll: Roll, counts: list[int], rule: str) -> None:
    """CM-8.15; CM-9.8: the reaction to an earlier roll is over."""
    roll.dice = packed(counts)
    roll.faces = 0
    roll.reaction = 0
    throw(t, roll, (1 << size(roll.dice)) - 1)
    roll.step = ROLLED
    if t.listening:
        t.record("midgard-event-rolled", rule, roll.seat, roll_args(roll))


def throw(t: Midgard, roll: Roll, mask: int) -> None:
    """The dice of the mask, one after another; the others stay as they are."""
    for at in range(size(roll.dice)):
        if mask >> at & 1:
            face = t.box.dice[die_at(roll.dice, at)].faces[t.chance.below(w.CHANCE_DICE, FACES)]
            roll.faces = roll.faces & ~(3 << 2 * at) | face << 2 * at


def roll_args(roll: Roll) -> list[int]:
    """For an event: by die its type and face, 0 where there is none."""
    args = [0] * ROLL_ARGS
    for at in range(min(ROLL_ARGS, size(roll.dice))):
        args[at] = die_at(roll.dice, at) * 4 + face_at(roll.faces, at) + 1
    return args


# --- CM-8.16: the loop after a roll


def after_roll(t: Midgard, roll: Roll) -> list[Option]:
    """Favour, the runes of this window, free runes, and last to be done; empty if there is nothing but that."""
    say, seat = t.box.say, roll.seat
    options = [say[w.REROLL][0]] if reroll_barred(t, roll) == MAY else []
    for rune in t.runes[seat]:
        if t.box.runes[rune].window == w.WINDOW_AFTER_ROLL and rune_of_roll_barred(t, roll, rune) == MAY:
            options.append(say[w.USE][rune])
    options += free_runes(t, seat)
    return [*options, say[w.DONE][0]] if options else options


def reroll_barred(t: Midgard, roll: Roll) -> int:
    """CM-8.16"""
    return MAY if t.goods[roll.seat * w.GOODS + w.FAVOUR] else r.NO_FAVOUR


def rune_of_roll_barred(t: Midgard, roll: Roll, rune: int) -> int:
    """CM-9.7, CM-9.8, CM-9.13: potential needs a blank, reaction a shield; free runes go too."""
    step = t.box.runes[rune].step
    useful = shields(t, roll) > 0
    if step.verb == w.DO_REROLL:
        useful = shows(roll, step.faces)
    return window_barred(t, roll.seat, rune, w.WINDOW_AFTER_ROLL, useful)


# --- CM-8.16, CM-9.7: the subset to reroll


def marking(t: Midgard, roll: Roll) -> list[Option]:
    """Mark and unmark, roll what is marked, or cancel: nothing has been spent yet."""
    say = t.box.say
    options: list[Option] = []
    for at in range(size(roll.dice)):
        if mark_barred(t, roll, at) == MAY:
            options.append(say[w.MARK][at])
        elif unmark_barred(roll, at) == MAY:
            options.append(say[w.UNMARK][at])
    if roll.marked:
        options.append(say[w.ROLL][0])
    return [*options, say[w.CANCEL][0], *free_runes(t, roll.seat)]


def mark_barred(t: Midgard, roll: Roll, at: int) -> int:
    """CM-8.16: any die; CM-9.7: with the rune only those that show a blank."""
    if at >= size(roll.dice):
        return r.DIE_NOT_ROLLED
    if roll.marked >> at & 1:
        return r.DIE_MARKED
    if roll.rune != w.NONE and face_at(roll.faces, at) not in t.box.runes[roll.rune].step.faces:
        return r.FACE_STAYS
    return MAY


def unmark_barred(roll: Roll, at: int) -> int:
    if at >= size(roll.dice):
        return r.DIE_NOT_ROLLED
    return MAY if roll.marked >> at & 1 else r.DIE_NOT_MARKED


def reroll(t: Midgard, roll: Roll) -> None:
    """CM-8.16, CM-9.7: now it is paid for; the new faces count."""
    if roll.rune != w.NONE:
        flip(t, roll.seat, roll.rune, "CM-9.7")
    else:
        pay_one(t, roll.seat, w.FAVOUR, 1, "CM-8.16")
        gain_by_leader(t, roll.seat, w.FAVOUR_SPENT, "CM-10.2")
    throw(t, roll, roll.marked)
    if t.listening:
        t.record("midgard-event-rerolled", "CM-8.16" if roll.rune == w.NONE else "CM-9.7", roll.seat, roll_args(roll))
    lay_down(roll)


def lay_down(roll: Roll) -> None:
    """Back to the loop."""
    roll.step = ROLLED
    roll.marked = 0
    roll.rune = w.NONE


def gain_by_leader(t: Midgard, seat: Seat, moment: int, rule: str) -> None:
    """CM-10.2, CM-10.6"""
    ability = t.box.ability(t.leaders[seat], moment)
    if ability is not None and ability.verb == w.DO_GAIN:
        gain_glory(t, seat, ability.glory, w.FROM_DEEDS, rule)
        gain(t, seat, ability.goods, rule)


# --- answers


def roll_picked(t: Midgard, roll: Roll, option: Option) -> None:
    verb = option.verb
    if verb == w.USE:
        use_after_roll(t, roll, option.a)
    elif verb == w.REROLL:
        roll.step = MARKING
    elif verb == w.MARK or verb == w.UNMARK:
        roll.marked ^= 1 << option.a
    elif verb == w.ROLL:
        reroll(t, roll)
    elif verb == w.CANCEL:
        lay_down(roll)
    else:
        roll.step = COUNTING


def use_after_roll(t: Midgard, roll: Roll, rune: int) -> None:
    """CM-9.7, CM-9.8"""
    step = t.box.runes[rune].step
    if is_free(t, rune):
        use_free(t, roll.seat, rune)
    elif step.verb == w.DO_REROLL:
        roll.step = MARKING
        roll.rune = rune
    else:
        flip(t, roll.seat, rune, "CM-9.8")
        roll.reaction = step.hits


def roll_why_not(t: Midgard, roll: Roll, option: Option) -> int:
    """In the loop and while marking."""
    if roll.step == MARKING:
        return marking_why_not(t, roll, option)
    if option.verb == w.REROLL:
        return reroll_barred(t, roll)
    if option.verb == w.USE:
        return rune_of_roll_barred(t, roll, option.a)
    if option.verb in (w.MARK, w.UNMARK, w.ROLL, w.CANCEL):
        return r.REROLL_FIRST
    return MAY if option.verb == w.DONE else NOT_NOW


def marking_why_not(t: Midgard, roll: Roll, option: Option) -> int:
    verb = option.verb
    if verb == w.MARK:
        return mark_barred(t, roll, option.a)
    if verb == w.UNMARK:
        return unmark_barred(roll, option.a)
    if verb == w.ROLL:
        return MAY if roll.marked else r.NOTHING_MARKED
    if verb == w.USE and is_free(t, option.a):
        return rune_barred(t, roll.seat, option.a, w.WINDOW_FREE)
    if verb == w.DONE or verb == w.REROLL or verb == w.USE:
        return r.FINISH_REROLL
    return MAY if verb == w.CANCEL else NOT_NOW
