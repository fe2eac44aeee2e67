"""The settlements of Vikings Gone Wild: every seat as a tableau of its town hall, its buildings and its missions."""

from textwrap import wrap
from typing import Final

from longhouse.boards.canvas import Canvas, below, beside
from longhouse.boards.styles import BOLD, FAINT, MARK
from longhouse.games.wild.face.board_parts import (
    APART,
    card_name,
    cost_told,
    label,
    own_seat,
    seat_style,
    site_name,
    text_of,
)
from longhouse.games.wild.rules.missions import progress
from longhouse.games.wild.rules.settlement import building_limit
from longhouse.games.wild.rules.strength import defence
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import Option, Seat
from longhouse.messages.catalog import Catalog

NARROWEST: Final = 38  # columns of a settlement: two fit on the narrowest screen
GAP: Final = 3
ASK_STEAL: Final = "wild-ask-steal"
NAME: Final = 5  # the column where names begin, after the labels


def towns(
    view: Wild, catalog: Catalog, seats: list[str], letters: list[str], marks: dict[Option, str], width: int
) -> Canvas:
    """As many side by side as fit."""
    beside_another = min(view.seats, max(1, (width + GAP) // (NARROWEST + GAP)))
    room = (width + GAP) // beside_another - GAP
    sheets = [town(view, catalog, seats, letters, marks, seat, room) for seat in range(view.seats)]
    for sheet in sheets:
        if sheet.is_blank(room - 1, 0):
            sheet.put(room - 1, 0, " ")  # so that all have the same width
    rows = [sheets[at : at + beside_another] for at in range(0, len(sheets), beside_another)]
    return below([beside(row, GAP) for row in rows], 1)


def town(
    view: Wild, catalog: Catalog, seats: list[str], letters: list[str], marks: dict[Option, str], seat: Seat, width: int
) -> Canvas:
    canvas = Canvas()
    room = width - NAME
    name = seats[seat]
    canvas.put(0, 0, turn_sign(view, seat), BOLD)
    canvas.put(2, 0, letters[seat], seat_style(seat))
    canvas.put(3, 0, "*" if seat == view.first and view.round else " ", BOLD)
    canvas.put(NAME, 0, name if len(name) <= room else name[: room - 1] + "…", BOLD if seat == view.viewer else "")
    write(canvas, "", APART.join(counts(view, catalog, seat)), room, FAINT)
    for slot in range(len(view.towns[seat])):
        moves = moves_at(view, seat, slot)
        write(canvas, label(marks, moves), building(view, catalog, seat, slot), room)
    mine = own_seat(view) == seat
    for mission in sorted(set(view.missions[seat])):
        moves = [Option(verb, mission) for verb in (w.MISSION, w.SWAP, w.SWAP_BY_HAND)] if mine else []
        write(canvas, label(marks, moves), mission_told(view, catalog, seat, mission, mine), room, FAINT)
    return canvas


def write(canvas: Canvas, mark: str, text: str, width: int, style: str = "") -> None:
    """A label, and beside it as many lines as the text needs."""
    y = canvas.height
    long = len(mark) > NAME - 2  # a label with several moves has its own line
    canvas.put(0, y, mark if long else f"{mark:>{NAME - 2}}", MARK if mark else "")
    for n, line in enumerate(wrap(text, width, subsequent_indent="  ")):
        canvas.put(NAME, y + n + long, line, style)


def turn_sign(view: Wild, seat: Seat) -> str:
    """`>` has the turn, `?` is also asked."""
    if seat == view.active:
        return ">"
    return "?" if any(decision.seat == seat for decision in view.decisions) else " "


def counts(view: Wild, catalog: Catalog, seat: Seat) -> list[str]:
    """Cards by place, buildings with their limit, missions, whether the player was attacked."""
    limit = building_limit(view, seat)
    buildings = len(view.towns[seat]) - 1
    told = [
        catalog.text("board-wild-hand", number=len(view.hands[seat].cards)),
        catalog.text("board-wild-deck", number=len(view.decks[seat].cards)),
        catalog.text("board-wild-discard", number=len(view.discards[seat])),
        catalog.text("board-wild-built", number=f"{buildings}/{limit}" if limit else str(buildings)),
        catalog.text("board-wild-completed", number=len(view.completed[seat].cards)),
    ]
    return [*told, catalog.text("board-wild-attacked")] if view.attacked[seat] else told


# --- buildings


def moves_at(view: Wild, seat: Seat, slot: int) -> list[Option]:
    """What can be done with a building: attack it or steal from it; or, with the seat's own, dismantle it, pay or
    store."""
    if seat != own_seat(view):
        source = w.STEAL_HALL if slot == w.HALL else slot + w.FIRST_SLOT
        found = [Option(w.ATTACK, seat, slot), Option(w.STEAL, seat, source)]
        return [*found, Option(w.STEAL, seat, w.STEAL_PRODUCERS)] if first_producer(view, seat) == slot else found
    purse = w.PURSE_HALL if slot == w.HALL else slot + w.FIRST_SLOT
    return [Option(w.DISMANTLE, slot), Option(w.PAY, purse), Option(w.STORE, slot)]


def first_producer(view: Wild, seat: Seat) -> int:
    """VW-19.10: for stealing, the producers of a type are one source; the first has the label."""
    for decision in view.decisions:
        if decision.ask == ASK_STEAL:
            for slot in range(1, len(view.towns[seat])):
                produces = view.box.sites[view.site(seat, slot)].produces
                if produces == decision.args[0] and view.tokens(seat, slot):
                    return slot
    return w.NONE


def building(view: Wild, catalog: Catalog, seat: Seat, slot: int) -> str:
    """3 Tavern · defence 5 · damaged · Tower"""
    name = site_name(view, catalog, view.site(seat, slot))
    facts = [
        f"{slot} {name}" if slot else name,
        catalog.text("board-wild-defence", number=defence(view, seat, slot, 0)),
    ]
    facts += tokens_told(view, catalog, seat, slot)
    facts += [] if view.works(seat, slot) else [catalog.text("board-wild-construction")]
    facts += [catalog.text("board-wild-damaged")] if view.is_damaged(seat, slot) else []
    facts += [card_name(view, catalog, card) for card in view.forts_on(seat, slot)]
    return APART.join(facts)


def tokens_told(view: Wild, catalog: Catalog, seat: Seat, slot: int) -> list[str]:
    """Loot on a town hall; a token on a producer; 3/4 in a storage."""
    if slot == w.HALL:
        loot = view.loot[seat * w.RESOURCES : (seat + 1) * w.RESOURCES]
        return [catalog.text("board-wild-loot", cost=cost_told(catalog, loot))] if any(loot) else []
    site, n = view.box.sites[view.site(seat, slot)], view.tokens(seat, slot)
    if site.stores != w.NONE:
        return [f"{n}/{site.capacity}"]
    made = [n if resource == site.produces else 0 for resource in range(w.RESOURCES)]
    return [cost_told(catalog, made)] if n else []


# --- missions


def mission_told(view: Wild, catalog: Catalog, seat: Seat, mission: int, full: bool) -> str:
    """Worker 0/1 (1 VP): Build a building this turn. Two copies are listed once, with their number."""
    printed = view.box.missions[mission]
    have = min(progress(view, seat, mission), printed.n)
    worth = catalog.text("board-wild-worth", number=printed.vp)
    times = view.missions[seat].count(mission)
    name = catalog.term(view, "mission", mission, []) + (f" ×{times}" if times > 1 else "")
    words = text_of(view, catalog, "mission", printed.name) if full else ""
    return f"{name} {have}/{printed.n} ({worth})" + (f": {words}" if words else "")
