"""What is going on at a table of Champions of Midgard, as plain JSON: orders, a trade, a fight, a voyage."""

from typing import Final

from longhouse.games.midgard.face import shapes
from longhouse.games.midgard.face.scenery import by_die, by_stock
from longhouse.games.midgard.rules.assignment import Assign, Assignment, Seal, free_dice, free_food, ordered, room
from longhouse.games.midgard.rules.fight import HEALING, Fight, dice_there, losses_now
from longhouse.games.midgard.rules.hunt import Hunt
from longhouse.games.midgard.rules.losses import Losses
from longhouse.games.midgard.rules.market import Trade
from longhouse.games.midgard.rules.odds import fight_odds, standing_odds, voyage_odds
from longhouse.games.midgard.rules.rolls import MARKING, Roll, die_at, face_at, hits, shields, size
from longhouse.games.midgard.rules.victory import Victory
from longhouse.games.midgard.rules.voyage import Voyage
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.apart import Apart
from longhouse.kernel.decision import NOBODY, Seat

# where a ship is while its owner is asked; a step of the voyage is counted before it asks
VOYAGE_STEPS: Final[tuple[shapes.VoyageStep, ...]] = (
    "revealing",
    "replacing",
    "resolving",
    "feeding",
    "feeding",
    "landing",
)


# --- assignment


def assigning(t: Midgard) -> shapes.Assigning | None:
    """CM-7: the seat that assigns; if orders are sealed, the viewer, if it has any to give."""
    confirmed: list[Seat] = []
    for frame in t.agenda:
        if isinstance(frame, Assignment):
            order = t.turn_order()
            confirmed = [seat for seat in order[: max(frame.at - 2, 0)] if t.targets_of(seat)]
        elif isinstance(frame, Assign):
            return orders_of(t, frame.seat, False, confirmed, True)
        elif isinstance(frame, Apart):
            return sealed_orders(t, frame)
    return None


def sealed_orders(t: Midgard, frame: Apart) -> shapes.Assigning:
    """CM-H9: of the others only who has confirmed."""
    confirmed: list[Seat] = []
    for agenda in frame.agendas:
        seal = agenda[-1]
        if isinstance(seal, Seal) and seal.confirmed and t.targets_of(seal.seat):
            confirmed.append(seal.seat)
    seat = t.viewer if t.viewer != NOBODY else t.decision.seat
    mine = 0 <= seat < t.seats and len(t.targets_of(seat)) > 0
    return orders_of(t, seat if mine else NOBODY, True, confirmed, mine)


def orders_of(t: Midgard, seat: Seat, sealed: bool, confirmed: list[Seat], seen: bool) -> shapes.Assigning:
    free = [*[free_dice(t, seat, die) for die in range(w.DICE)], free_food(t, seat)] if seen else []
    return {
        "seat": seat,
        "sealed": sealed,
        "confirmed": confirmed,
        "free": by_stock(free) if seen else None,
        "orders": [order_of(t, seat, target) for target in t.targets_of(seat)] if seen else None,
    }


def order_of(t: Midgard, seat: Seat, target: int) -> shapes.Order:
    dice = [ordered(t, seat, target, die) for die in range(w.DICE)]
    food = ordered(t, seat, target, w.CARGO_FOOD)
    if target >= w.SHORE_1:
        odds, quiet = voyage_odds(t, seat, target, dice, food)
        return {
            "target": target,
            "dice": by_die(dice),
            "food": food,
            "room": room(t, seat, target),
            "quiet": permille(quiet),
            "fed": min(sum(dice), food * t.box.warriors_per_food(target)),
            "odds": permille(odds),
        }
    enemy = t.box.enemies[t.enemies[target]]
    return {
        "target": target,
        "dice": by_die(dice),
        "food": food,
        "room": None,
        "quiet": None,
        "fed": 0,
        "odds": permille(fight_odds(t.box, t.leaders[seat], dice, enemy.attack, enemy.defence, 0)),
    }


# --- trade


def swapping(t: Midgard) -> shapes.Swapping | None:
    """CM-5.13: what was not received in this visit, and may still be given."""
    for frame in t.agenda:
        if isinstance(frame, Trade):
            return {"food": frame.held[w.FOOD], "wood": frame.held[w.WOOD], "coin": frame.held[w.COIN]}
    return None


# --- fights and hunts


def fight(t: Midgard) -> shapes.Fight | None:
    """CM-8.14, CM-8.3: the current roll, or the enemy that has just been defeated."""
    for frame in t.agenda:
        if isinstance(frame, Fight):
            return fight_of(t, frame)
        if isinstance(frame, Hunt):
            return roll_of(t, frame)
        if isinstance(frame, Victory):
            return victory_of(t, frame)
    return None


def fight_of(t: Midgard, f: Fight) -> shapes.Fight:
    """CM-8.14: the dice as they lie, before they are counted and after."""
    enemy = t.box.enemies[f.enemy]
    dealt = f.damage if f.step < HEALING else f.damage - hits(t, f)
    losses = losses_left(t, f)
    need = enemy.defence - dealt - hits(t, f)
    dice = dice_there(t, f.target)
    odds = standing_odds(t.box, t.leaders[f.seat], dice, 0, enemy.attack - losses, enemy.attack, need)
    shown = roll_of(t, f)
    shown["target"] = f.target
    shown["enemy"] = f.enemy
    shown["kind"] = w.ENEMY_KIND_IDS[enemy.kind]
    shown["damage"] = dealt
    shown["defence"] = enemy.defence
    shown["attack"] = enemy.attack
    shown["round"] = f.round
    shown["losses"] = losses
    shown["odds"] = permille(odds)
    return shown


def losses_left(t: Midgard, f: Fight) -> int:
    """CM-8.18: what this roll will cost, or what of it is still to be given up."""
    if f.step < HEALING:
        return losses_now(t, f)
    for frame in t.agenda:
        if isinstance(frame, Losses):
            return frame.n
    return f.losses


def roll_of(t: Midgard, roll: Roll) -> shapes.Fight:
    """A roll without an enemy, as in a hunt."""
    by: str | None = None
    if roll.step == MARKING:
        by = "favour" if roll.rune == w.NONE else t.box.runes[roll.rune].name
    return {
        "seat": roll.seat,
        "dice": [rolled_die(roll, at) for at in range(size(roll.dice))],
        "hits": hits(t, roll),
        "shields": shields(t, roll),
        "reaction": roll.reaction > 0,
        "step": "marking" if roll.step == MARKING else "losing" if roll.step >= HEALING else "rolled",
        "by": by,
        "target": w.NONE,
        "enemy": w.NONE,
        "kind": "hunt",
        "damage": 0,
        "defence": 0,
        "attack": 0,
        "round": 1,
        "losses": 0,
        "odds": 0,
    }


def rolled_die(roll: Roll, at: int) -> shapes.RolledDie:
    marked = (roll.marked >> at & 1) == 1
    return {"die": die_at(roll.dice, at), "face": face_at(roll.faces, at), "marked": marked}


def victory_of(t: Midgard, victory: Victory) -> shapes.Fight:
    """CM-8.26: while the rune of glory or the blame after a troll is being decided."""
    enemy = t.box.enemies[victory.enemy]
    return {
        "seat": victory.seat,
        "target": victory.target,
        "enemy": victory.enemy,
        "kind": w.ENEMY_KIND_IDS[enemy.kind],
        "damage": enemy.defence,
        "defence": enemy.defence,
        "attack": enemy.attack,
        "round": 0,
        "dice": [],
        "hits": 0,
        "shields": 0,
        "losses": 0,
        "reaction": False,
        "step": "won",
        "by": None,
        "odds": 1000,
    }


# --- voyages


def voyage(t: Midgard) -> shapes.Voyage | None:
    """CM-8.8: the ship at sea; its journey card while it is open."""
    for frame in t.agenda:
        if isinstance(frame, Voyage):
            cards = t.journeys[frame.shore].cards
            journey = cards[0] if cards else w.NONE
            return {"target": frame.target, "journey": journey, "step": VOYAGE_STEPS[frame.step]}
    return None


def permille(chance: float) -> int:
    return int(chance * 1000 + 0.5)
