"""What is going on at a table of Vikings Gone Wild, as plain JSON: what is put together, an attack, storing."""

from typing import Final, Literal

from longhouse.games.wild.face import shapes
from longhouse.games.wild.face.scenery import pair
from longhouse.games.wild.rules.attack import ANSWERING, Attack
from longhouse.games.wild.rules.composing import plan_goal
from longhouse.games.wild.rules.dealing import FORM_BY_HAND, cost_of
from longhouse.games.wild.rules.payment import card_of
from longhouse.games.wild.rules.storage import STORE, Storage, StoreByHand, loose, storages, stored
from longhouse.games.wild.rules.strength import ENTRY_AS, ENTRY_CARD, ENTRY_FROM_HAND, force_of
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import NOBODY, Seat

ATTACKS: Final = (w.ATTACK, w.FIGHT_UNDEAD, w.FIGHT_DRAGON)

# --- what is put together in secret


def plan(t: Wild) -> shapes.Plan | None:
    """VW-19.2: an attack or a payment by hand, for the player who makes it."""
    if t.active == NOBODY or t.viewer not in (NOBODY, t.active) or not t.plan.counts:
        return None
    row = t.plan.row(t.active)
    if row[0] == 0:
        return None
    entries = row[4 : 4 + row[3]]
    return attack_plan(t, row, entries) if row[0] - 1 in ATTACKS else payment_plan(t, row, entries)


def attack_plan(t: Wild, row: list[int], entries: list[int]) -> shapes.Plan:
    """VW-19.7: the cards in the order of adding, and both sums."""
    goal, force = plan_goal(t, t.active), force_of(t, t.active, entries, 0)
    return {
        "what": w.VERBS[row[0] - 1].name,
        "target": target_of(row[0] - 1, row[1], row[2]),
        "entries": [plan_entry(entry) for entry in entries],
        "strength": force.total(),
        "defence": goal.defence + goal.each * force.attackers,
        "about": None,
        "cost": None,
        "paid": [],
        "left": None,
    }


def target_of(verb: int, a: int, b: int) -> shapes.AimedAt | Literal["dragon"]:
    if verb == w.ATTACK:
        return {"seat": a, "slot": b}
    return {"path": a} if verb == w.FIGHT_UNDEAD else "dragon"


def plan_entry(entry: int) -> shapes.PlanEntry:
    """VW-17.7: a copy is printed as another card."""
    return {"card": entry & ENTRY_CARD, "as": entry >> ENTRY_AS, "fromHand": entry & ENTRY_FROM_HAND != 0}


def payment_plan(t: Wild, row: list[int], sources: list[int]) -> shapes.Plan:
    """VW-19.4: beer first, then gold."""
    cost = cost_of(t, t.active, row[0] - 1 - FORM_BY_HAND, row[1])
    beer = min(len(sources), cost[w.BEER])
    return {
        "what": w.VERBS[row[0] - 1].name,
        "target": None,
        "entries": [],
        "strength": 0,
        "defence": 0,
        "about": row[1],
        "cost": pair(cost),
        "paid": [source_of(t, source) for source in sources],
        "left": (cost[w.BEER] - beer, cost[w.GOLD] - (len(sources) - beer)),
    }


def source_of(t: Wild, source: int) -> shapes.Paid:
    """A card, or the town hall or a building by its slot; neither: the pool."""
    card = card_of(t, source)
    if card != w.NONE:
        return {"card": card, "slot": None}
    if source == w.PURSE_POOL:
        return {"card": None, "slot": None}
    return {"card": None, "slot": w.HALL if source == w.PURSE_HALL else source - w.FIRST_SLOT}


# --- an attack that is answered


def attack(t: Wild) -> shapes.Attack | None:
    """VW-9.11: from the declaration until it is resolved."""
    for frame in t.agenda:
        if isinstance(frame, Attack):
            return attack_of(t, frame)
    return None


def attack_of(t: Wild, frame: Attack) -> shapes.Attack:
    return {
        "attacker": frame.seat,
        "victim": frame.victim,
        "slot": frame.slot,
        "entries": [attack_entry(frame, at) for at in range(len(frame.entries))],
        "strength": frame.strength(t),
        "defence": frame.defence(t),
        "answering": frame.victim if frame.step == ANSWERING else NOBODY,
        "responses": t.forts_on(frame.victim, frame.slot),
    }


def attack_entry(frame: Attack, at: int) -> shapes.AttackEntry:
    entry = frame.entries[at]
    return {"card": entry & ENTRY_CARD, "as": entry >> ENTRY_AS, "out": (frame.gone >> at & 1) == 1}


# --- storing


def storing(t: Wild) -> shapes.Storing | None:
    """VW-19.12: who stores, and what the storages asked about so far will hold."""
    for frame in reversed(t.agenda):
        if isinstance(frame, StoreByHand):
            return by_hand(t, frame)
        if isinstance(frame, Storage) and frame.step == STORE and frame.at < t.seats:
            return {"seat": t.seat_at(frame.at), "resource": None, "slots": [], "left": 0}
    return None


def by_hand(t: Wild, frame: StoreByHand) -> shapes.Storing:
    seat, resource, held = frame.seat, frame.resource, frame.held
    return {
        "seat": seat,
        "resource": w.TOKEN_IDS[resource],
        "slots": [slot_of(t, seat, resource, at, held) for at in range(len(storages(t, seat, resource)))],
        "left": stored(t, seat, resource) + loose(t, seat, resource) - sum(held),
    }


def slot_of(t: Wild, seat: Seat, resource: int, at: int, held: list[int]) -> shapes.Held:
    return {"slot": storages(t, seat, resource)[at], "hold": held[at] if at < len(held) else None}
