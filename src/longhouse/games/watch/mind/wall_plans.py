"""What guards and wildlings are worth to a seat, as the greedy bot sees it."""

from typing import Final

from longhouse.games.watch.mind.outlook import changed, outlook
from longhouse.games.watch.mind.plans import TRADING, Mind, Plan
from longhouse.games.watch.rules.wall import RemoveWildling, guards_on, post_barred, reach_of, waiting, wildling_at
from longhouse.games.watch.state.table import EMPTY, Watch
from longhouse.games.watch.state.words import BARREN, IN_CAMP, IN_GIFT, ITEM_GUARD, NONE, PIECE_GUARD, PIECES
from longhouse.kernel.decision import NOBODY, Decision, Seat
from longhouse.kernel.table import MAY

GUARD: Final = 0.1  # any guard: the player with the most of them wins if the Wall falls
TOWARDS: Final = (0.0, 1.0, 0.45, 0.3)  # the share of a point that needs this many more guards
BREACH: Final = 0.3  # a section that the next regular breaks
SLACK: Final = 0.4  # the share that remains with each guard beyond the regulars
COMING: Final = 0.25  # for each wildling that may come down to the section
BLOCKED: Final = 0.05  # a pip that a wildling takes from its seat
CROWD: Final = 0.03  # each wildling in the Gift, the nearer its limit


def plan_guards(mind: Mind) -> None:
    """GW-13.11: the section that needs one most."""
    view = mind.view
    if not view.box.full or not view.stock[mind.seat * PIECES + PIECE_GUARD]:
        return
    best = NOBODY
    most = 0.0
    for section in range(len(view.box.north.sections)):
        gain = guard_gain(mind, section)
        if post_barred(view, section) == MAY and gain > most:
            best = section
            most = gain
    if best != NOBODY:
        mind.plans.append(Plan(ITEM_GUARD, best, 0, NOBODY, view.box.costs[ITEM_GUARD], most))


def guard_gain(mind: Mind, section: int) -> float:
    """GW-13.12, GW-15.3: points of the seat's guards, and what keeps the Wall from falling."""
    return GUARD + guard_points_gain(mind) + danger(mind.view, section)


def guard_points_gain(mind: Mind) -> float:
    """GW-13.12: the point that the next guard brings, or a part of one that is further away."""
    view = mind.view
    worth = view.box.guard_points
    mine = view.guards(mind.seat)
    for more in range(1, len(TOWARDS)):
        if mine + more < len(worth) and worth[mine + more] > worth[mine]:
            points = worth[mine + more] - worth[mine]
            return mind.scored(points) if more == 1 else points * TOWARDS[more]
    return 0.0


def danger(view: Watch, section: int) -> float:
    """GW-13.4, GW-13.5: how near a breach of this section is, and how much it would matter."""
    north = view.box.north
    clearing = north.sections[section].clearing
    slack = guards_on(view, section) - waiting(view, clearing)
    coming = 0
    for trail in north.trails:
        if trail.clearing == clearing:
            coming += in_camps(view, trail.clan)
    matters = (1 + view.breaches) / north.breach_limit
    return BREACH * (3 * matters) * SLACK**slack * (1 + COMING * coming)


def in_camps(view: Watch, clan: int) -> int:
    camps = view.box.north.camps
    return camps - view.camps[clan * camps : (clan + 1) * camps].count(EMPTY)


# --- wildlings sent home


def judge_wildlings(mind: Mind, decision: Decision) -> list[float]:
    """GW-13.16"""
    top = mind.view.agenda[-1]
    gains = top.gains if isinstance(top, RemoveWildling) else 0
    return [wildling_worth(mind, option.a) + hex_worth(mind, option.a, gains) for option in decision.options]


def hex_worth(mind: Mind, place: int, gains: int) -> float:
    """GW-13.14: what a card of the freed hex adds."""
    view = mind.view
    if not gains or reach_of(view, place) != IN_GIFT:
        return 0.0
    resource = view.box.terrain_resource[view.terrain[place]]
    if resource == BARREN or not view.supply(resource):
        return 0.0
    hand = changed(mind.hand, resource, 1)
    return outlook(mind, hand, mind.plans, TRADING) - outlook(mind, mind.hand, mind.plans, TRADING)


def wildling_worth(mind: Mind, place: int) -> float:
    """What this seat gains if the wildling at this place goes home."""
    view = mind.view
    north = view.box.north
    reach = reach_of(view, place)
    if wildling_at(view, place) == EMPTY:
        return 0.0
    if reach == IN_GIFT:
        return gift_worth(view, mind.seat, place)
    if reach == IN_CAMP:
        clan, camp = divmod(place - view.box.camp_place(0, 0), north.camps)
        section = north.clearings[north.trails[north.clans[clan].low].clearing].section
        return 0.2 * danger(view, section) - 0.01 * camp
    clearing = (place - view.box.clearing_place(0, 0)) // north.kinds
    return 0.6 * danger(view, north.clearings[clearing].section)


def gift_worth(view: Watch, seat: Seat, place: int) -> float:
    """GW-11.3, GW-13.7: the hex pays again, the seat and others, and the Gift is less crowded."""
    token = view.token[place]
    pips = view.box.token_pips[token] if token >= 0 else 0
    worth = 0.0
    for corner in view.box.board.map.hex_corners[place]:
        owner = view.buildings[corner]
        if owner == seat:
            worth += BLOCKED * pips * (1 + view.keeps[corner])
        elif owner != NOBODY:
            worth -= BLOCKED * pips * (1 + view.keeps[corner]) / view.seats
    crowd = view.in_gift()
    return worth + CROWD * crowd * crowd / view.box.north.gift_limit


def best_wildling(mind: Mind, places: int, gains: int = 0) -> float:
    """The most that sending one home is worth, among those that the effect reaches."""
    best = 0.0
    for place in range(mind.view.box.clearing_place(len(mind.view.box.north.clearings), 0)):
        if places & reach_of(mind.view, place) and wildling_at(mind.view, place) != EMPTY:
            best = max(best, wildling_worth(mind, place) + hex_worth(mind, place, gains))
    return best


def judge_guards(mind: Mind, decision: Decision) -> list[float]:
    """GW-10.7, GW-13.15: the best place for a free guard."""
    return [0.0 if option.verb == NONE else guard_gain(mind, option.a) for option in decision.options]
