"""What every preview uses: facts, points with their consequences, and what changes between now and then."""

from longhouse.games.wild.rules.ending import measure
from longhouse.games.wild.rules.missions import progress
from longhouse.games.wild.rules.payment import available, card_of, unit_of
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.apart import Apart
from longhouse.kernel.decision import Seat
from longhouse.kernel.face import Fact
from longhouse.kernel.table import Frame


def fact(rule: str, name: str, args: list[int]) -> Fact:
    return Fact(rule, f"wild-preview-{name}", args)


def warning(rule: str, name: str, args: list[int], warns: bool = True) -> Fact:
    """A fact that warns, always or only in this case."""
    return Fact(rule, f"wild-preview-{name}", args, warns)


def only(resource: int, n: int) -> list[int]:
    """A number of one resource."""
    return [n if i == resource else 0 for i in range(w.RESOURCES)]


def gain(rule: str, resources: list[int]) -> list[Fact]:
    return [fact(rule, "gain", resources)] if any(resources) else []


def scoring(view: Wild, seat: Seat, n: int, rule: str) -> list[Fact]:
    """VW-15.8: points, the Asgard cards that are due for them, and the end of the game."""
    return [fact(rule, "vp", [n]), *set_off(view, seat, n)] if n else []


def set_off(view: Wild, seat: Seat, n: int) -> list[Fact]:
    """VW-15.1, VW-16.2: what this many more points trigger."""
    box, points = view.box, view.vp(seat) + n
    due = len([vp for vp in box.thresholds[view.served[seat] :] if vp <= points])
    cards = len(view.asgard_deck.cards) + (len(view.asgard_row) if box.asgard_row_last else 0)
    facts = [fact("VW-15.1", "asgard", [min(due, cards)])] if min(due, cards) else []
    if points >= box.target and not view.last:
        facts.append(fact("VW-16.2", "last-round", [box.target]))
    return facts


# --- paying


def paying(view: Wild, after: Wild, seat: Seat, cost: list[int], sources: list[int]) -> list[Fact]:
    """VW-4.7: what it costs, from which sources, and what is left to pay with."""
    facts = [fact("VW-4.2", "cost", cost)]
    pool = [min(cost[resource], view.pool_now[resource]) for resource in range(w.RESOURCES)]
    facts += [fact("VW-4.7", "from-pool", pool)] if any(pool) else []
    tokens = [0] * w.RESOURCES
    for at in range(len(sources)):
        if sources[at] != w.PURSE_POOL and card_of(view, sources[at]) == w.NONE:
            tokens[unit_of(cost, at)] += 1
    for source in sorted(set(sources)):
        if card_of(view, source) != w.NONE:
            facts.append(fact("VW-4.7", "from-card", [card_of(view, source), sources.count(source)]))
    facts += [fact("VW-4.7", "from-tokens", tokens)] if any(tokens) else []
    return [*facts, left(after, seat)]


def left(after: Wild, seat: Seat) -> Fact:
    """VW-4.6"""
    return fact("VW-4.6", "left", [available(after, seat, resource) for resource in range(w.RESOURCES)])


# --- now and then


def changes(view: Wild, after: Wild, seat: Seat) -> list[Fact]:
    """VW-11.3, VW-16.5: missions and achievements that come nearer or move away."""
    facts: list[Fact] = []
    for mission in sorted(set(view.missions[seat])):
        have = progress(after, seat, mission)
        if have != progress(view, seat, mission):
            facts.append(fact("VW-11.1", "progress", [mission, have, view.box.missions[mission].n]))
    for achievement in view.achievements:
        own = measure(after, seat, achievement)
        if own != measure(view, seat, achievement):
            most = max([measure(view, other, achievement) for other in range(view.seats) if other != seat])
            facts.append(fact("VW-16.3", "achievement", [achievement, own, most]))
    return facts


def seat_frame(view: Wild, seat: Seat) -> Frame:
    """The frame in which the seat chooses: the top of the agenda, or of its own agenda if it chooses apart."""
    top = view.agenda[-1]
    return top.agenda_of(seat)[-1] if isinstance(top, Apart) else top
