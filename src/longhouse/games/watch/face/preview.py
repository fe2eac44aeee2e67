"""What a pick would cost and bring, as far as its seat can know.

A pick that needs nothing hidden is played on a copy of the seat's view, and the two are compared; for the others, the
functions of the rules are asked about the view. Keys and kinds of arguments: PREVIEWS in message_keys.py.
"""

from typing import Final

from longhouse.games.watch.face.hero_preview import hero_preview, is_of_heroes
from longhouse.games.watch.face.preview_north import brought_down, guarding, sending_home
from longhouse.games.watch.face.preview_patrol import choosing
from longhouse.games.watch.face.preview_roads import leads_nowhere
from longhouse.games.watch.face.preview_trade import dealing
from longhouse.games.watch.face.preview_turn import ending, rolling
from longhouse.games.watch.face.previewing import (
    cards_moved,
    cards_of,
    chances,
    fact,
    played,
    points,
    tiles,
    victim,
    warning,
    yields,
)
from longhouse.games.watch.rules.ending import check_victory
from longhouse.games.watch.rules.production import starting_income
from longhouse.games.watch.rules.setup import Placement
from longhouse.games.watch.rules.tiles import check_largest_patrol
from longhouse.games.watch.rules.tormund import MoveTormund, find_victims, open_hexes, victim_barred
from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.board import ANY
from longhouse.games.watch.state.table import IN_HIS_CAMP, Watch
from longhouse.games.watch.state.verbs import turn_card_up
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.face import Fact
from longhouse.kernel.table import MAY

MOVES: Final = {w.TAKE: "GW-4.5", w.GAIN: "GW-7.3"}  # picks that only move cards, and their rules


def preview(view: Watch, option: Option, seat: Seat) -> list[Fact]:
    """Facts about a pick that is open to this seat; none for other picks or other viewers."""
    if view.viewer == NOBODY:
        view = view.view(seat)
    if view.viewer != seat or option not in view.legal_options(seat):
        return []
    verb = option.verb
    if view.box.full and is_of_heroes(view, option):
        return hero_preview(view, option, seat)
    if verb in (w.ROAD, w.SETTLEMENT, w.KEEP):
        return building(view, option, seat)
    if verb in MOVES:
        return cards_moved(view, played(view, option, seat), seat, "give", MOVES[verb])
    if verb in (w.PLAY, w.CHOOSE):
        return playing(view, seat, option.a) if verb == w.PLAY else choosing(view, option, seat)
    if verb in (w.GUARD, w.WILDLING):
        return guarding(view, option, seat) if verb == w.GUARD else sending_home(view, option, seat)
    if verb in (w.ROLL, w.END_TURN):
        return rolling(view, seat) if verb == w.ROLL else ending(view, seat)
    if verb in (w.TORMUND, w.ROB):
        return tormund(view, seat, option.a) if verb == w.TORMUND else [fact("GW-6.3", "rob", victim(view, option.a))]
    return dealing(view, option, seat)


# --- building


def building(view: Watch, option: Option, seat: Seat) -> list[Fact]:
    """GW-5: roads, settlements and keeps, paid for or free."""
    after = played(view, option, seat)
    facts = cards_moved(view, after, seat, "cost", "GW-5.1" if view.turn else "GW-2.7")
    if option.verb == w.SETTLEMENT:
        facts += second_settlement(view, seat, option.a)
    tokens = brought_down(view, after, seat, option.verb) if view.box.full and view.turn else []
    facts += points(view, after, seat, bool(tokens)) + tiles(view, after, seat) + tokens
    if option.verb == w.ROAD:
        facts.append(fact("GW-8.1", "length", [view.lengths[seat], after.lengths[seat]]))
        return facts + leads_nowhere(view, after, seat, option.a)
    for other in view.clockwise_after(seat):
        if after.lengths[other] != view.lengths[other]:
            facts.append(fact("GW-8.4", "cut", [other, view.lengths[other], after.lengths[other]]))
    return facts + income(view, option.a) + routes(view, after, seat, option.a)


def second_settlement(view: Watch, seat: Seat, intersection: int) -> list[Fact]:
    """GW-2.7: its cards come in with its road."""
    frame = view.agenda[-1]
    if not isinstance(frame, Placement) or frame.placed < view.seats:
        return []
    after = view.clone()
    starting_income(after, seat, intersection, "GW-2.7")
    facts = cards_moved(view, after, seat, "cost", "GW-2.7")
    return [fact(found.rule, "gain-later", found.args) for found in facts]


def income(t: Watch, intersection: int) -> list[Fact]:
    """GW-3.4: what a settlement yields here, or a keep on top of its settlement: 1 card of every producing hex."""
    facts: list[Fact] = []
    total = 0
    for place in t.box.corner_hexes[intersection]:
        if t.token[place] >= 0:
            total += chances(t, place)
            facts.append(fact("GW-3.4", "income", [place, *cards_of(t, place, 1), chances(t, place)]))
            if place == t.tormund:
                facts.append(fact("GW-3.5", "income-blocked", [place]))
            elif t.silent(place):
                facts.append(fact("GW-11.3", "income-wildling", [place]))
    producing = [place for place in t.box.corner_hexes[intersection] if t.token[place] >= 0]
    if producing and all(t.silent(place) for place in producing):
        facts.append(warning("GW-3.5", "income-silent", [len(producing)]))
    setting_up = not t.turn  # later, a settlement is worth its point
    facts.append(warning("GW-3.4", "income-sum", [total], setting_up and total == 0))
    return facts


def routes(view: Watch, after: Watch, seat: Seat, intersection: int) -> list[Fact]:
    """GW-4.6: the trade routes that make something cheaper."""
    facts: list[Fact] = []
    for route in view.box.routes_at[intersection]:
        gains = False
        for resource in range(w.RESOURCES):
            i = seat * w.RESOURCES + resource
            if route.resource in (ANY, resource) and after.rates[i] == route.rate < view.rates[i]:
                gains = True
        if gains and route.resource == ANY:
            facts.append(fact("GW-4.6", "route-any", [route.rate]))
        elif gains:
            facts.append(fact("GW-4.6", "route", [route.resource, route.rate]))
    return facts


# --- Tormund


def tormund(view: Watch, seat: Seat, place: int) -> list[Fact]:
    """GW-6.2, GW-6.3: who can be robbed there, whose income stops, and what the seat gets back."""
    moved = view.clone()
    moved.tormund = place
    frame = view.agenda[-1]
    facts: list[Fact] = []
    if isinstance(frame, MoveTormund) and frame.thefts:
        victims = [s for s in range(view.seats) if victim_barred(moved, seat, s) == MAY]
        name = "rob" if len(victims) == 1 else "rob-maybe"
        facts = [fact("GW-6.3", name, victim(view, s)) for s in victims] or robbing_nobody(view, seat)
    for other in [*view.clockwise_after(seat), seat]:
        cards = yields(view, other, place)
        if any(cards):
            facts.append(warning("GW-3.5", "block", [other, *cards, chances(view, place)], other == seat))
    mine = [] if view.tormund == IN_HIS_CAMP else yields(view, seat, view.tormund)
    if any(mine):
        facts.append(fact("GW-3.5", "unblock", [view.tormund, *mine, chances(view, view.tormund)]))
    return facts


def robbing_nobody(view: Watch, seat: Seat) -> list[Fact]:
    """GW-6.3: a pity if there are victims elsewhere."""
    elsewhere = view.clone()
    missed = False
    for option in open_hexes(view):
        elsewhere.tormund = option.a
        missed = missed or len(find_victims(elsewhere, seat)) > 0
    return [warning("GW-6.3", "rob-nobody", [], missed)]


# --- development cards


def playing(view: Watch, seat: Seat, kind: int) -> list[Fact]:
    """GW-7.2 to GW-7.4, GW-8.5: what the card can bring, and the patrol for Largest Patrol."""
    card = view.box.cards[kind]
    facts: list[Fact] = []
    for effect in view.box.scripts.effects[card.script]:
        n = effect.numbers.get("n", 1)
        if effect.verb == w.DO_GAIN:
            facts.append(up_to("GW-7.3", "gain-any", n, view.hands.size(view.seats)))
        elif effect.verb == w.DO_BUILD and effect.numbers["item"] == w.ITEM_GUARD:
            facts.append(up_to("GW-13.15", "free-guards", n, view.stock[seat * w.PIECES + w.PIECE_GUARD]))
        elif effect.verb == w.DO_BUILD:
            facts.append(up_to("GW-7.4", "free-roads", n, view.stock[seat * w.PIECES + w.PIECE_ROAD]))
        elif effect.verb == w.DO_TAKE_ALL and not any(view.hands.size(s) for s in view.clockwise_after(seat)):
            facts.append(warning("GW-7.7", "gain-nobody", []))
    return facts + patrolling(view, seat, kind) if card.role == w.PATROL else facts


def up_to(rule: str, name: str, printed: int, there: int) -> Fact:
    """What a card brings; less than is printed is a reason to keep it."""
    return warning(rule, name, [min(printed, there)], there < printed)


def patrolling(view: Watch, seat: Seat, kind: int) -> list[Fact]:
    """GW-8.5, GW-12.3: one more patrol, the tile that it may move, and the token of the tile."""
    after = view.clone()
    turn_card_up(after, seat, kind)
    facts = [fact("GW-8.5", "patrols", [view.patrols(seat), after.patrols(seat)])]
    check_largest_patrol(after)
    check_victory(after)
    tokens = brought_down(view, after, seat, w.PLAY) if view.box.full else []
    return facts + points(view, after, seat, bool(tokens)) + tiles(view, after, seat) + tokens
