"""What a pick would cost and bring, as far as its seat can know.

Numbers come from the functions of the rules and from exact odds; nothing here draws a card or rolls a die. Keys and
kinds of arguments: PREVIEWS in message_keys.py.
"""

from typing import Final

from longhouse.games.midgard.face import preview_town
from longhouse.games.midgard.face.preview_assignment import assigning
from longhouse.games.midgard.face.preview_combat import healing, losing, rolling, use_in_roll
from longhouse.games.midgard.face.previewing import cost, fact, gain, only, percent, warning
from longhouse.games.midgard.rules.destinies import bonus, destinies_left, is_secret, measure
from longhouse.games.midgard.rules.fight import Fight
from longhouse.games.midgard.rules.losses import Losses
from longhouse.games.midgard.rules.rolls import Roll
from longhouse.games.midgard.rules.runes import rune_rule
from longhouse.games.midgard.rules.sage import Vision
from longhouse.games.midgard.rules.sailing import Sail
from longhouse.games.midgard.rules.shops import Pray
from longhouse.games.midgard.rules.victory import Victory
from longhouse.games.midgard.rules.visits import Visit
from longhouse.games.midgard.rules.voyage import Voyage
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.face import Fact

# by moment, the rule of a leader's ability
LEADER_RULES: Final[dict[int, str]] = {
    w.FAVOUR_SPENT: "CM-10.2",
    w.AT_SAGE: "CM-10.3",
    w.COUNT_HITS: "CM-10.4",
    w.AT_MERCHANT: "CM-10.5",
    w.FINAL_ROLL: "CM-10.6",
}


def preview(view: Midgard, option: Option, seat: Seat) -> list[Fact]:
    """Facts about a pick that is open to this seat; none for other picks or other viewers."""
    if view.viewer == NOBODY:
        view = view.view(seat)
    if view.viewer != seat or option not in view.legal_options(seat):
        return []
    verb = option.verb
    if verb == w.PLACE:
        return preview_town.placing(view, seat, option.a)
    if verb in (w.SEND, w.RECALL, w.LOAD, w.UNLOAD, w.CONFIRM, w.DEMAND):
        return assigning(view, option, seat)
    if verb == w.USE:
        return using(view, seat, option.a)
    if verb in (w.KEEP, w.REVEAL, w.TAKE, w.DRAW, w.LEADER):
        return of_card(view, option, seat)
    if verb in (w.DONE, w.REROLL, w.MARK, w.UNMARK, w.ROLL, w.CANCEL, w.LOSE, w.BLAME, w.DECLINE):
        return of_combat(view, option, seat)
    return of_visit(view, option, seat)


# --- cards


def of_card(view: Midgard, option: Option, seat: Seat) -> list[Fact]:
    """CM-2.7, CM-5.15, CM-9.9, CM-9.10"""
    if option.verb == w.LEADER:
        return [fact(LEADER_RULES[step.when], "leader", [option.a]) for step in view.box.leaders[option.a].ability]
    if option.verb == w.TAKE:
        return [
            fact("CM-12.7", "glory-end", [view.box.runes[option.a].glory]),
            fact(rune_rule(view, option.a), "rune", [option.a]),
        ]
    if option.verb == w.DRAW:
        return [fact("CM-5.15", "unseen", [len(view.rune_deck.cards)])]
    facts = destiny(view, seat, option.a)
    if option.verb == w.REVEAL and not is_secret(view, view.box.destinies[option.a].measure):
        facts.append(fact("CM-9.9", "glory", [bonus(view, seat, option.a)]))
    return facts


def destiny(view: Midgard, seat: Seat, number: int) -> list[Fact]:
    """CM-12.3: what it may bring, and what it would bring now as far as the seat can see."""
    card = view.box.destinies[number]
    facts = [fact("CM-12.3", "destiny", [card.big, card.small])]
    own = measure(view, seat, card.measure)
    if is_secret(view, card.measure):
        return [*facts, fact("CM-12.3", "destiny-own", [own])]
    most = max([measure(view, other, card.measure) for other in range(view.seats) if other != seat])
    return [*facts, fact("CM-12.3", "destiny-now", [own, most, bonus(view, seat, number)])]


# --- runes


def using(view: Midgard, seat: Seat, rune: int) -> list[Fact]:
    """CM-9.3 to CM-9.12: what flipping a rune does now."""
    step, rule = view.box.runes[rune].step, rune_rule(view, rune)
    frame = view.agenda[-1]
    if step.verb == w.DO_GAIN_CHOICE:
        return [fact(rule, "gifts", [step.n])]
    if step.verb == w.DO_DOUBLE_COINS:
        coins = min(view.goods[seat * w.GOODS + w.COIN], step.max_gain)
        return gain(rule, only(w.COIN, coins)) or [warning(rule, "brings-nothing", [coins])]
    if step.verb == w.DO_PEEK_JOURNEY:
        return [fact(rule, "look", [len([zone for zone in view.journeys if zone.cards and not zone.shows(0, seat)])])]
    if step.verb == w.DO_SCORE_DESTINY_NOW:
        return [succeeding(view, seat, rule)]
    if step.verb == w.DO_REPLACE_JOURNEY:
        return next_journey(view, seat, rule)
    if isinstance(frame, Roll) and step.verb in (w.DO_REROLL, w.DO_SHIELDS_ALSO_HIT):
        return use_in_roll(view, frame, rune)
    if isinstance(frame, Fight):
        return healing(view, frame, True)
    if isinstance(frame, Victory):
        return [fact(rule, "glory", [frame.bonus(view, rune)])]
    return drawing(view, frame.draw + step.draw, frame.keep + step.keep) if isinstance(frame, Vision) else []


def succeeding(view: Midgard, seat: Seat, rule: str) -> Fact:
    """CM-9.9: what the best of the destinies may bring."""
    most = max([most_now(view, seat, card) for card in view.destinies[seat].cards])
    return warning(rule, "glory-most", [most], most == 0)


def most_now(view: Midgard, seat: Seat, number: int) -> int:
    """CM-12.3: for a destiny that compares secrets (CM-H3), as if nobody else had any."""
    card = view.box.destinies[number]
    if not is_secret(view, card.measure):
        return bonus(view, seat, number)
    return card.big if measure(view, seat, card.measure) >= card.minimum else 0


def next_journey(view: Midgard, seat: Seat, rule: str) -> list[Fact]:
    """CM-9.6: how likely the next card of the deck does nothing, even if it may be worse."""
    facts = calm_already(view, rule)
    if not view.journey_deck.cards:
        return [*facts, fact(rule, "quiet", [percent(preview_town.quiet(view, discarded_then(view)))])]
    left = view.pool(w.POOL_JOURNEYS)
    for zone in view.journeys:
        if zone.cards and zone.shows(0, seat):
            left[zone.cards[0]] -= 1
    return [*facts, fact(rule, "quiet", [percent(preview_town.quiet(view, left))])]


def calm_already(view: Midgard, rule: str) -> list[Fact]:
    """CM-8.9: the journey that lies there does no harm."""
    voyage = view.agenda[-1]
    assert isinstance(voyage, Voyage)
    journey = view.journeys[voyage.shore].cards[0]
    harms = len(view.box.journeys[journey].steps) > 0
    return [] if harms else [warning(rule, "calm-already", [journey])]


def discarded_then(view: Midgard) -> list[int]:
    """CM-3.10: by kind, the cards that refill an empty deck: the discard pile, and the journey that goes there now."""
    voyage = view.agenda[-1]
    assert isinstance(voyage, Voyage)
    cards = [*view.journey_discard, *view.journeys[voyage.shore].cards]
    return [cards.count(journey) for journey in range(len(view.box.journeys))]


def drawing(view: Midgard, draw: int, keep: int) -> list[Fact]:
    """CM-10.3: if the deck is short, what there is."""
    drawn = min(draw, destinies_left(view))
    return [fact("CM-9.10", "destinies", [drawn, min(drawn, keep)])]


# --- combat


def of_combat(view: Midgard, option: Option, seat: Seat) -> list[Fact]:
    """CM-8"""
    frame = view.agenda[-1]
    if isinstance(frame, Losses) and option.verb == w.LOSE:
        return losing(view, frame, option.a)
    if option.verb == w.BLAME:
        return [fact("CM-8.7", "blames", [option.a, *preview_town.blaming(view, option.a, 1).args])]
    if option.verb == w.DECLINE:
        return declining(view, seat)
    return rolling(view, frame, option) if isinstance(frame, Roll) else []


def declining(view: Midgard, seat: Seat) -> list[Fact]:
    """What happens without the rune."""
    frame = view.agenda[-1]
    if isinstance(frame, Fight):
        return healing(view, frame, False)
    if isinstance(frame, Vision):
        return drawing(view, frame.draw, frame.keep)
    return preview_town.journey_there(view, seat, frame.shore) if isinstance(frame, Voyage) else []


# --- the choices of a visit


def of_visit(view: Midgard, option: Option, seat: Seat) -> list[Fact]:
    """CM-5"""
    frame, verb = view.agenda[-1], option.verb
    if verb == w.SAIL and isinstance(frame, Sail):
        return preview_town.at_shore(view, seat, frame.ship, option.a)
    if verb == w.PEEK:
        return preview_town.journey_there(view, seat, option.a)
    if verb == w.PRAY and isinstance(frame, Pray):
        return preview_town.praying(view, frame.printed(view), option.a + 1)
    if verb == w.AGAIN and isinstance(frame, Visit):
        return preview_town.going_again(view, seat, frame.place)
    if verb == w.SWAP:
        return [*cost("CM-5.13", only(option.a, 1)), *gain("CM-5.13", only(option.b, 1))]
    if verb == w.BUY:
        return preview_town.buying(view, option.a)
    if verb == w.GAIN:
        return gain("CM-9.3", only(option.a, 1))
    if verb == w.RECRUIT:
        return preview_town.enlisting(view, seat, [1 if die == option.a else 0 for die in range(w.DICE)], "CM-1.8")
    return []
