"""What is going on in Vikings Gone Wild: the turn, what is put together, an attack that is answered, storing, cards."""

from typing import Final

from longhouse.boards.canvas import Canvas
from longhouse.boards.styles import BOLD
from longhouse.games.wild.face import board_parts as parts
from longhouse.games.wild.face.picture import sees
from longhouse.games.wild.face.picture_now import ATTACKS
from longhouse.games.wild.rules.attack import Attack
from longhouse.games.wild.rules.composing import plan_goal, planned
from longhouse.games.wild.rules.dealing import FORM_BY_HAND, cost_of
from longhouse.games.wild.rules.payment import available, card_of
from longhouse.games.wild.rules.storage import StoreByHand, loose, storages, stored
from longhouse.games.wild.rules.strength import ENTRY_AS, ENTRY_CARD, force_of, own_strength
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.messages.catalog import Catalog

# what can be done with a card of the hand, of the discard pile, and with one that was played in this turn
FROM_HAND: Final = (w.PLAY, w.ADD, w.COMMIT, w.PAY_WITH, w.RESPOND, w.DESTROY_HAND, w.KEEP)
FROM_DISCARD: Final = (w.RECOVER, w.DESTROY_DISCARD)
PLAYED_NOW: Final = (w.COPY,)


# --- the turn


def turn(view: Wild, catalog: Catalog, marks: dict[Option, str], width: int) -> Canvas:
    """The pool and what can be spent in all, cards that are ready, cards that were played."""
    canvas = Canvas()
    if view.active == NOBODY:
        return canvas
    told = [catalog.text("board-wild-pool", cost=parts.cost_told(catalog, view.pool_now))]
    if view.viewer in (NOBODY, view.active):
        all_of_it = [available(view, view.active, resource) for resource in range(w.RESOURCES)]
        told.append(catalog.text("board-wild-available", cost=parts.cost_told(catalog, all_of_it)))
    told += [catalog.text("board-wild-hits", number=view.damaged)] if view.damaged else []
    parts.put(canvas, parts.APART.join(told), width)
    if view.ready:
        parts.put(canvas, f"{catalog.text('board-wild-ready')} {ready_told(view, catalog, marks)}", width)
    if view.played_now:
        cards = parts.counted(view, catalog, view.played_now, marks, PLAYED_NOW)
        parts.put(canvas, f"{catalog.text('board-wild-played-now')} {cards}", width)
    return canvas


def ready_told(view: Wild, catalog: Catalog, marks: dict[Option, str]) -> str:
    """[5] Elf Archer (2), Loki's Lens = Thor (5): the first of a kind has the label."""
    told, seen = [], set()
    for packed in view.ready:
        card, printed = packed & 255, packed >> 8
        name = f"{parts.copy_name(view, catalog, card, printed)} ({own_strength(view, view.active, printed)})"
        told.append(name if card in seen else parts.with_label(marks, [Option(w.READY, card)], name))
        seen.add(card)
    return ", ".join(told)


# --- cards


def cards(view: Wild, catalog: Catalog, letters: list[str], marks: dict[Option, str], width: int) -> Canvas:
    """Hands that the viewer sees; everybody's discard pile and played area (VW-3.13)."""
    canvas = Canvas()
    mine = parts.own_seat(view)
    for seat in range(view.seats):
        own = marks if seat == mine else {}
        discard, played = view.discards[seat], view.played[seat]
        if discard:
            told = parts.counted(view, catalog, discard, own, FROM_DISCARD)
            parts.put(canvas, f"{catalog.text('board-wild-discard-of', letter=letters[seat])} {told}", width)
        if played:
            told = parts.counted(view, catalog, played, {}, ())
            parts.put(canvas, f"{catalog.text('board-wild-played-of', letter=letters[seat])} {told}", width)
    for seat in range(view.seats):
        hand = view.hands[seat]
        if hand.cards and sees(view, hand.seen_by):
            told = parts.counted(view, catalog, hand.cards, marks if seat == mine else {}, FROM_HAND)
            parts.put(canvas, f"{catalog.text('board-wild-hand-of', letter=letters[seat])} {told}", width, BOLD)
    return canvas


# --- what is put together (VW-19.2)


def plan(view: Wild, catalog: Catalog, seats: list[str], width: int) -> Canvas:
    canvas = Canvas()
    if view.active == NOBODY or not view.plan.counts or not sees(view, 1 << view.active):
        return canvas
    row = view.plan.row(view.active)
    if row[0] - 1 in ATTACKS:
        planned_attack(canvas, view, catalog, seats, width)
    elif row[0]:
        planned_payment(canvas, view, catalog, width)
    return canvas


def planned_attack(canvas: Canvas, view: Wild, catalog: Catalog, seats: list[str], width: int) -> None:
    """VW-19.7: the target, the attackers, and both sums."""
    entries, goal = planned(view, view.active), plan_goal(view, view.active)
    force = force_of(view, view.active, entries, 0)
    row = view.plan.row(view.active)
    title = f"{catalog.text('board-wild-planning')} {target_name(view, catalog, seats, row[0] - 1, row[1], row[2])}"
    parts.put(canvas, title, width, BOLD)
    parts.put(canvas, sums(catalog, force.total(), goal.defence + goal.each * force.attackers), width, BOLD)
    if entries:
        parts.put(canvas, ", ".join(entry_told(view, catalog, view.active, entry) for entry in entries), width)


def target_name(view: Wild, catalog: Catalog, seats: list[str], verb: int, a: int, b: int) -> str:
    if verb == w.ATTACK:
        return f"{seats[a]}{parts.APART}{lot_told(view, catalog, a, b)}"
    if verb == w.FIGHT_UNDEAD:
        return parts.card_name(view, catalog, view.path[a])
    return catalog.text("board-wild-dragon")


def lot_told(view: Wild, catalog: Catalog, seat: Seat, slot: int) -> str:
    name = parts.site_name(view, catalog, view.site(seat, slot))
    return f"{name} ({slot})" if slot else name


def sums(catalog: Catalog, strength: int, defence: int) -> str:
    return catalog.text("board-wild-sums", strength=strength, defence=defence)


def entry_told(view: Wild, catalog: Catalog, seat: Seat, entry: int) -> str:
    """Elf Archer 2; upgrades have no strength themselves."""
    printed = entry >> ENTRY_AS
    name = parts.copy_name(view, catalog, entry & ENTRY_CARD, printed)
    return f"{name} {own_strength(view, seat, printed)}" if view.box.cards[printed].attacks else name


def planned_payment(canvas: Canvas, view: Wild, catalog: Catalog, width: int) -> None:
    """VW-19.4: what is to be paid, and what has been paid so far."""
    row = view.plan.row(view.active)
    cost = cost_of(view, view.active, row[0] - 1 - FORM_BY_HAND, row[1])
    parts.put(canvas, catalog.text("board-wild-paying", cost=parts.cost_told(catalog, cost)), width, BOLD)
    paid = [source_told(view, catalog, source) for source in row[4 : 4 + row[3]]]
    if paid:
        parts.put(canvas, f"{catalog.text('board-wild-paid')} {', '.join(paid)}", width)


def source_told(view: Wild, catalog: Catalog, source: int) -> str:
    card = card_of(view, source)
    if card != w.NONE:
        return parts.card_name(view, catalog, card)
    return catalog.term(view, "purse", source, [])


# --- an attack that is answered (VW-9.11)


def attack(view: Wild, catalog: Catalog, seats: list[str], marks: dict[Option, str], width: int) -> Canvas:
    """Attacker, target, cards and both sums; cards that were taken out are in brackets."""
    canvas = Canvas()
    for frame in view.agenda:
        if isinstance(frame, Attack):
            target = f"{seats[frame.victim]}{parts.APART}{lot_told(view, catalog, frame.victim, frame.slot)}"
            parts.put(canvas, f"{seats[frame.seat]} → {target}", width, BOLD)
            parts.put(canvas, sums(catalog, frame.strength(view), frame.defence(view)), width, BOLD)
            parts.put(canvas, attackers_told(view, catalog, frame, marks), width)
            forts = view.forts_on(frame.victim, frame.slot)
            if forts:
                parts.put(
                    canvas, f"{catalog.text('board-wild-forts')} {parts.counted(view, catalog, forts, {}, ())}", width
                )
    return canvas


def attackers_told(view: Wild, catalog: Catalog, frame: Attack, marks: dict[Option, str]) -> str:
    told, seen = [], set()
    for at, entry in enumerate(frame.entries):
        name, card = entry_told(view, catalog, frame.seat, entry), entry & ENTRY_CARD
        if frame.gone >> at & 1:
            told.append(f"({name})")
        else:
            told.append(name if card in seen else parts.with_label(marks, [Option(w.TAKE_OUT, card)], name))
            seen.add(card)
    return ", ".join(told)


# --- storing (VW-19.12)


def storing(view: Wild, catalog: Catalog, width: int) -> Canvas:
    """How many tokens each storage will hold, as far as it was asked about already."""
    canvas = Canvas()
    for frame in view.agenda:
        if isinstance(frame, StoreByHand):
            seat, resource, held = frame.seat, frame.resource, frame.held
            slots = storages(view, seat, resource)
            left = stored(view, seat, resource) + loose(view, seat, resource) - sum(held)
            told = [f"{slot}: {held[at] if at < len(held) else '?'}" for at, slot in enumerate(slots)]
            name = catalog.term(view, "resource", resource, [])
            text = catalog.text("board-wild-storing", resource=name, slots=", ".join(told), number=left)
            parts.put(canvas, text, width, BOLD)
    return canvas
