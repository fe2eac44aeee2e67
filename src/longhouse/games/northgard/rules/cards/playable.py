"""NG-11.10 to NG-11.15: which steps can do something, and which cards may be played."""

from typing import Final

from longhouse.games.northgard.rules.build import build_barred
from longhouse.games.northgard.rules.cards.draws import draw_barred, draws
from longhouse.games.northgard.rules.cards.exchange import replace_building_barred
from longhouse.games.northgard.rules.cards.relocate import relocate_barred
from longhouse.games.northgard.rules.cards.rivals import discard_enemy_barred
from longhouse.games.northgard.rules.cards.strikes import remove_unit_barred
from longhouse.games.northgard.rules.clans import scorch_barred, scorch_territory_barred
from longhouse.games.northgard.rules.explore import explore_barred
from longhouse.games.northgard.rules.move import move_barred
from longhouse.games.northgard.rules.recruit import recruit_barred
from longhouse.games.northgard.state import reasons as r
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.cards import Step
from longhouse.games.northgard.state.message_keys import REASONS
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.zones import cards_left, kinds
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.table import MAY, NO_ARGS

# reasons that forbid a card and are about a number of something
COUNTED: Final = (r.TOO_FEW_CARDS, r.PRICE_TOO_HIGH, r.RESERVE_EMPTY)


def play_barred(t: Northgard, seat: Seat, kind: int, main_played: bool) -> int:
    """NG-6.2, NG-6.4: a card of the hand, not a second main card, and one that is playable."""
    if kind not in t.hands[seat].cards:
        return r.CARD_NOT_HELD
    card = t.box.cards[kind]
    if card.reaction:
        return r.ONLY_REACTION
    if main_played and not card.instant:
        return r.MAIN_CARD_PLAYED
    if card.clan == w.SNAKE and copies_scorched(t, kind):
        return MAY if any(open_copies(t, seat, kinds(t.actives[o])) for o in scorchable(t, seat)) else r.NOTHING_TO_COPY
    return of_a_card(script_barred(t, seat, card.script, w.NONE))


def of_a_card(why: int) -> int:
    """A reason that is about something other than the card is given without it."""
    if why == MAY or why in COUNTED:
        return why
    return why if REASONS[why][2] in ((), ("card",)) else r.CARD_NO_USE


def card_amounts(t: Northgard, why: int, seat: Seat, card: int) -> list[int]:
    """The numbers of a reason that forbids a card."""
    if why not in COUNTED:
        return NO_ARGS
    if why == r.RESERVE_EMPTY:
        return [t.box.units_per_player]
    script = t.box.cards[card].script
    if why == r.TOO_FEW_CARDS:
        have = cards_left(t, seat)
        return [cards_wanted(t, seat, script) - have, have]
    have = sum(t.goods[seat * w.RESOURCES : (seat + 1) * w.RESOURCES])
    return [max([t.box.steps[number].price for number in t.box.scripts[script]]) - have, have]


def cards_wanted(t: Northgard, seat: Seat, script: int) -> int:
    """NG-11.12: how many cards a script draws, or what it pays for."""
    steps = [t.box.steps[number] for number in t.box.scripts[script]]
    paid_for = [cards_wanted(t, seat, step.choices[0]) for step in steps if step.verb == w.DO_PAY]
    return max([sum([draws(t, seat, step) for step in steps if step.verb == w.DO_DRAW]), *paid_for])


def script_barred(t: Northgard, seat: Seat, script: int, last: int) -> int:
    """NG-11.10: a step that can do something, and none that forbids the card (NG-RU65)."""
    steps = [t.box.steps[number] for number in t.box.scripts[script]]
    if not steps or steps[0].verb == w.DO_SCORE:
        return r.CARD_WITHOUT_EFFECT
    if sum([draws(t, seat, step) for step in steps if step.verb == w.DO_DRAW and not step.optional]) > cards_left(
        t, seat
    ):
        return r.TOO_FEW_CARDS
    why = r.CARD_NO_USE
    barred = MAY
    for step in steps:
        if not step.follows or barred == MAY:
            barred = step_barred(t, seat, step, last)
        if barred == MAY:
            why = MAY
        elif len(steps) == 1 or forbids_card(t, step):
            return barred
    return why


def forbids_card(t: Northgard, step: Step) -> bool:
    """NG-11.10: whether the card cannot be played if this step can do nothing."""
    return step.verb == w.DO_REMOVE_UNIT or (step.verb == w.DO_DISCARD_ENEMY and t.box.discard_needs_victim)


def step_barred(t: Northgard, seat: Seat, step: Step, last: int) -> int:
    """NG-11.11: whether a step can do something now."""
    verb = step.verb
    if verb == w.DO_RECRUIT:
        return recruit_barred(t, seat, step, last)
    if verb == w.DO_MOVE:
        return move_barred(t, seat, step, last)
    if verb == w.DO_EXPLORE:
        return explore_barred(t, seat, step, last)
    if verb == w.DO_BUILD:
        return build_barred(t, seat, step, last)
    if verb == w.DO_DRAW:
        return draw_barred(t, seat, step, last)
    if verb == w.DO_CHOOSE:
        return MAY if open_choices(t, seat, step, 0) else r.CARD_NO_USE
    if verb == w.DO_PAY:
        return pay_barred(t, seat, step, last)
    return rarer_step_barred(t, seat, step, last)


def rarer_step_barred(t: Northgard, seat: Seat, step: Step, last: int) -> int:
    verb = step.verb
    if verb == w.DO_TAKE:
        return take_barred(t, seat, step)
    if verb == w.DO_COPY:
        return MAY if open_copies(t, seat, copy_sources(t, seat, step)) else r.NOTHING_TO_COPY
    if verb == w.DO_DISCARD_ENEMY:
        return discard_enemy_barred(t, seat)
    if verb == w.DO_REMOVE_UNIT:
        return remove_unit_barred(t, seat, step, last)
    if verb == w.DO_RELOCATE:
        return relocate_barred(t, seat, step, last)
    if verb == w.DO_REPLACE_BUILDING:
        return replace_building_barred(t, seat, step, last)
    if verb == w.DO_SCORCH:
        return scorch_barred(t, seat, step, last)
    if verb == w.DO_YEAR_FLAG:
        return flag_barred(t, seat, step)
    return MAY if verb == w.DO_GAIN else r.CARD_WITHOUT_EFFECT


def flag_barred(t: Northgard, seat: Seat, step: Step) -> int:
    """NG-21.1: what is meant for Kaija is skipped for all other clans."""
    return r.FOR_ANOTHER_CLAN if step.flag == w.FLAG_KAIJA_MAY_ATTACK and t.clans[seat] != w.BEAR else MAY


# --- choose and pay


def choice_barred(t: Northgard, seat: Seat, step: Step, done: int, choice: int) -> int:
    """NG-11.6: different options, and such as can do something."""
    if choice >= len(step.choices):
        return r.NO_SUCH_CHOICE
    if done >> choice & 1:
        return r.CHOICE_MADE
    return MAY if script_barred(t, seat, step.choices[choice], w.NONE) == MAY else r.CHOICE_NO_USE


def open_choices(t: Northgard, seat: Seat, step: Step, done: int) -> list[int]:
    return [i for i in range(len(step.choices)) if choice_barred(t, seat, step, done, i) == MAY]


def pay_barred(t: Northgard, seat: Seat, step: Step, last: int) -> int:
    """NG-11.6: not offered if the player has fewer or `then` could do nothing."""
    if sum(t.goods[seat * w.RESOURCES : (seat + 1) * w.RESOURCES]) < step.price:
        return r.PRICE_TOO_HIGH
    return script_barred(t, seat, step.choices[0], last)


# --- take


def take_barred(t: Northgard, seat: Seat, step: Step) -> int:
    """NG-11.7: a card must be there; NG-21.11: Future Sight only once in a year."""
    if step.skip_pass_pick and t.flagged(seat, w.FLAG_NO_PASS_PICK):
        return r.FORESAW_ALREADY
    return MAY if take_sources(t, seat, step) else r.NOTHING_TO_TAKE


def take_sources(t: Northgard, seat: Seat, step: Step) -> list[int]:
    return t.discards[seat] if step.source == w.FROM_OWN_DISCARD else t.display


# --- copy


def copy_sources(t: Northgard, seat: Seat, step: Step) -> list[int]:
    """NG-21.1: the cards among which the copied one is chosen, each kind once."""
    if step.source == w.FROM_OWN_PLAYED:
        return kinds(t.resolved[seat])
    owners = enemies_beside(t, seat) if step.source == w.FROM_ADJACENT_ENEMY else scorched_owner(t, seat)
    return kinds([card for owner in owners for card in t.actives[owner]])


def enemies_beside(t: Northgard, seat: Seat) -> list[Seat]:
    """NG-21.1: the enemies with a territory adjacent to one of the player's."""
    holders = {t.holder[other] for rep in t.own(seat) for other in t.land.neighbours(rep)}
    return sorted([holder for holder in holders if t.is_enemy(seat, holder)])


def scorched_owner(t: Northgard, seat: Seat) -> list[Seat]:
    """NG-21.1: the opponent who controls the territory with the token, if there is one."""
    holder = NOBODY if t.scorched == w.NONE else t.holder[t.land.of[t.scorched]]
    return [holder] if t.is_enemy(seat, holder) else []


def scorchable(t: Northgard, seat: Seat) -> list[Seat]:
    """NG-17.14: whose card could be copied with the token where it is, or after some legal placing of it."""
    owners = scorched_owner(t, seat)
    for rep in t.land.reps:
        if t.is_enemy(seat, t.holder[rep]) and scorch_territory_barred(t, seat, rep) == MAY:
            owners.append(t.holder[rep])
    return sorted(set(owners))


def copies_scorched(t: Northgard, kind: int) -> bool:
    for number in t.box.scripts[t.box.cards[kind].script]:
        step = t.box.steps[number]
        if step.verb == w.DO_COPY and step.source == w.FROM_SCORCHED_OWNER:
            return True
    return False


def copy_barred(t: Northgard, seat: Seat, kind: int) -> int:
    """NG-21.1: not a card that copies or counters, nor one that the copier could not play now."""
    script = t.box.cards[kind].script
    for number in t.box.scripts[script]:
        if t.box.steps[number].verb in (w.DO_COPY, w.DO_COUNTER):
            return r.NEVER_COPIED
    return script_barred(t, seat, script, w.NONE)


def open_copies(t: Northgard, seat: Seat, cards: list[int]) -> list[int]:
    return [card for card in cards if copy_barred(t, seat, card) == MAY]
