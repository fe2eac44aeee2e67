"""NG-11.6, NG-11.7: the steps that ask within the script: choose, pay, take, copy, and optional steps.

Each function runs its step: it asks, or moves the script on. It returns the script that is to be carried out now, or
NONE.
"""

from longhouse.games.northgard.rules.cards import playable
from longhouse.games.northgard.rules.cards.script import Script
from longhouse.games.northgard.state import reasons as r
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.cards import Step
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.verbs import forced_rest, pay, pay_one
from longhouse.games.northgard.state.zones import kinds, put_in_hand, put_on_deck, without
from longhouse.kernel.decision import EVERYBODY, Option, Seat
from longhouse.kernel.table import MAY, NO_ARGS, NOT_NOW

# --- choose


def choose(t: Northgard, script: Script, step: Step) -> int:
    """NG-11.15: one option at a time, among those that are possible now."""
    options = playable.open_choices(t, script.seat, step, script.done)
    left = step.times_picked - script.done.bit_count()
    if left == 0 or not options:
        script.next_step()
        return w.NONE
    if len(options) == 1:
        return chosen(script, step, options[0])
    t.ask_about(script.seat, "northgard-ask-choose", [left], [t.box.say[w.CHOOSE][i] for i in options])
    return w.NONE


def chosen(script: Script, step: Step, choice: int) -> int:
    script.done |= 1 << choice
    return step.choices[choice]


# --- pay


def pay_for(t: Northgard, script: Script, step: Step) -> int:
    """NG-11.6: may pay, one resource per pick; a player who has begun pays all of it. `done` counts what is paid."""
    left = step.price - script.done
    if left == 0:
        script.next_step()
        return step.choices[0]
    if script.done == 0 and playable.pay_barred(t, script.seat, step, script.last) != MAY:
        script.next_step()
        return w.NONE
    rest = forced_rest(t, script.seat, left)
    if script.done and rest:
        pay(t, script.seat, rest, "NG-11.6")
        script.done = step.price
        return w.NONE
    options = [option for option in t.box.say[w.PAY] if t.goods[script.seat * w.RESOURCES + option.a]]
    if script.done == 0:
        options.append(t.box.say[w.NO][0])
    t.ask_about(script.seat, "northgard-ask-pay", [left], options)
    return w.NONE


def paid(t: Northgard, script: Script, option: Option) -> None:
    if option.verb == w.NO:
        script.next_step()
        return
    pay_one(t, script.seat, option.a, 1, "NG-11.6")
    script.done += 1


def price_barred(t: Northgard, script: Script, option: Option) -> int:
    if option.verb == w.NO:
        return r.PAYING_BEGUN if script.done else MAY
    if option.verb != w.PAY:
        return NOT_NOW
    return MAY if t.goods[script.seat * w.RESOURCES + option.a] else r.NOT_ENOUGH


# --- take


def take(t: Northgard, script: Script, step: Step) -> None:
    """NG-11.7: any one card of the player's discard pile, or of the display."""
    if playable.take_barred(t, script.seat, step) != MAY:
        script.next_step()
        return
    cards = kinds(playable.take_sources(t, script.seat, step))
    if len(cards) == 1:
        taken(t, script, step, cards[0])
        return
    ask = "northgard-ask-take-discard" if step.source == w.FROM_OWN_DISCARD else "northgard-ask-take-display"
    t.ask(script.seat, ask, [t.box.say[w.TAKE][card] for card in cards])


def taken(t: Northgard, script: Script, step: Step, card: int) -> None:
    """NG-21.11: a player who has looked ahead takes no card when they pass."""
    script.next_step()
    if step.skip_pass_pick:
        t.flags[script.seat] |= w.FLAG_NO_PASS_PICK
    if step.source == w.FROM_OWN_DISCARD:
        take_back(t, script.seat, card)
    else:
        take_from_display(t, script.seat, card, "NG-11.7")


def take_back(t: Northgard, seat: Seat, card: int) -> None:
    t.discards[seat] = without(t.discards[seat], card)
    put_in_hand(t, seat, card)
    if t.listening:
        t.record("northgard-event-took-back", "NG-11.7", seat, [card])


def take_from_display(t: Northgard, seat: Seat, card: int, rule: str) -> None:
    """NG-6.9: openly on top of the player's deck."""
    t.display = without(t.display, card)
    put_on_deck(t, seat, card, EVERYBODY)
    if t.listening:
        t.record("northgard-event-took", rule, seat, [card])


def taking_barred(t: Northgard, script: Script, step: Step, option: Option) -> int:
    if option.verb != w.TAKE:
        return NOT_NOW
    if option.a in playable.take_sources(t, script.seat, step):
        return MAY
    return r.NOT_IN_DISCARD if step.source == w.FROM_OWN_DISCARD else r.NOT_IN_DISPLAY


# --- copy


def copy(t: Northgard, script: Script, step: Step) -> int:
    """NG-21.1: the same card of two owners has the same effect, so it is named by its kind alone."""
    cards = playable.open_copies(t, script.seat, playable.copy_sources(t, script.seat, step))
    if len(cards) > 1:
        t.ask(script.seat, "northgard-ask-copy", [t.box.say[w.COPY][card] for card in cards])
        return w.NONE
    if cards:
        return copied(t, script, cards[0])
    script.next_step()
    return w.NONE


def copied(t: Northgard, script: Script, card: int) -> int:
    script.next_step()
    if t.listening:
        t.record("northgard-event-copied", "NG-21.1", script.seat, [card])
    return t.box.cards[card].script


def copying_barred(t: Northgard, script: Script, step: Step, option: Option) -> int:
    if option.verb != w.COPY:
        return NOT_NOW
    if option.a not in playable.copy_sources(t, script.seat, step):
        return r.NOT_THERE_TO_COPY
    return playable.of_a_card(playable.copy_barred(t, script.seat, option.a))


# --- all of them


def ask_in_script(t: Northgard, script: Script, step: Step) -> int:
    if step.verb == w.DO_CHOOSE:
        return choose(t, script, step)
    if step.verb == w.DO_PAY:
        return pay_for(t, script, step)
    if step.verb == w.DO_COPY:
        return copy(t, script, step)
    take(t, script, step)
    return w.NONE


def answered(t: Northgard, script: Script, step: Step, option: Option) -> int:
    if step.verb == w.DO_CHOOSE:
        return chosen(script, step, option.a)
    if step.verb == w.DO_COPY:
        return copied(t, script, option.a)
    if step.verb == w.DO_PAY:
        paid(t, script, option)
    else:
        taken(t, script, step, option.a)
    return w.NONE


def answer_amounts(t: Northgard, why: int, option: Option, seat: Seat) -> list[int]:
    if why == r.NOT_ENOUGH:
        return [1, t.goods[seat * w.RESOURCES + option.a]]
    return playable.card_amounts(t, why, seat, option.a) if option.verb == w.COPY else NO_ARGS


def answer_barred(t: Northgard, script: Script, step: Step, option: Option) -> int:
    if step.verb == w.DO_CHOOSE:
        if option.verb != w.CHOOSE:
            return NOT_NOW
        return playable.choice_barred(t, script.seat, step, script.done, option.a)
    if step.verb == w.DO_PAY:
        return price_barred(t, script, option)
    if step.verb == w.DO_COPY:
        return copying_barred(t, script, step, option)
    return taking_barred(t, script, step, option)
