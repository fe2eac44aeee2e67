"""Northgard in lines: what every territory holds, the cards that lie open, the hand with its texts."""

from collections import Counter
from textwrap import wrap
from typing import Final

from longhouse.boards.canvas import Canvas
from longhouse.boards.styles import BOLD, FAINT
from longhouse.games.northgard.face.board_seats import seat_style
from longhouse.games.northgard.face.names import goods, letter_of
from longhouse.games.northgard.face.picture import free_slots
from longhouse.games.northgard.face.texts import texts
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.words import BUILDINGS, CLAN, NONE, RESOURCES, SLOT_IDS
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.zone import FACE_DOWN
from longhouse.messages.catalog import Catalog

APART: Final = " · "
INDENT: Final = 4  # of lines after the first
TAB: Final = " " * INDENT
ROUGH_SIGN: Final = "#"


# --- territories


def territories(view: Northgard, catalog: Catalog, letters: list[str], width: int) -> Canvas:
    """NG-1.1: every territory, the oldest first."""
    canvas = Canvas()
    for rep in view.land.reps:
        parts = [holder(view, letters, rep), *contents(view, catalog, rep), extent(view, catalog, rep)]
        parts.append(neighbours(view, catalog, rep))
        text = f"{letter_of(view, rep):<{INDENT - 1}} " + APART.join(part for part in parts if part)
        y = canvas.height
        for line in wrap(text, width, subsequent_indent=TAB):
            canvas.put(0, canvas.height, line)
        style = BOLD if view.is_neutral(rep) else seat_style(view, view.holder[rep])
        canvas.put(0, y, letter_of(view, rep), style)
    return canvas


def holder(view: Northgard, letters: list[str], rep: int) -> str:
    """NG-1.4: R3 is three units of R, +K Kaija; those who have come in follow a !."""
    figures = ""
    if not view.is_neutral(rep):
        figures = f"{letters[view.holder[rep]]}{view.units[rep]}"
        figures += "+K" if view.kaija_in(rep) and not view.kaija_raids else ""
    if view.raiding(rep):
        figures += f" !{letters[view.raider]}{view.raiders[rep]}"
        figures += "+K" if view.kaija_in(rep) and view.kaija_raids else ""
    return figures.strip()


def contents(view: Northgard, catalog: Catalog, rep: int) -> list[str]:
    """Symbols (of tiles and buildings), buildings, free slots, lairs, creatures, the token."""
    symbols = [view.symbols(rep, r) + view.produced(rep, r) for r in range(RESOURCES)]
    texts = [catalog.forms(goods(symbols))[""]] if any(symbols) else []
    built = [times(catalog.term(view, "building", b, []), n) for b in range(BUILDINGS) if (n := view.has(rep, b))]
    texts += [", ".join(built)] if built else []
    slots = [times(catalog.text(f"northgard-slot-{SLOT_IDS[k]}"), n) for k, n in enumerate(free_slots(view, rep)) if n]
    texts += [", ".join(slots)] if slots else []
    if view.lairs(rep):
        texts.append(times(catalog.text("northgard-lair"), view.lairs(rep)))
    texts += [catalog.term(view, "creature", creature, []) for creature in view.creatures_in(rep)]
    if view.scorched != NONE and view.territory(view.scorched) == rep:
        texts.append(catalog.text("board-northgard-scorched"))
    return texts


def times(name: str, n: int) -> str:
    return name if n == 1 else f"{n}× {name}"


def extent(view: Northgard, catalog: Catalog, rep: int) -> str:
    """NG-1.3, NG-1.7"""
    key = "board-northgard-open" if view.land.is_open(rep) else "board-northgard-shut"
    return catalog.text(key, tiles=view.land.size(rep))


def neighbours(view: Northgard, catalog: Catalog, rep: int) -> str:
    """NG-1.2: those beyond a rough border are marked."""
    beside = view.land.neighbours(rep)
    if not beside:
        return ""
    letters = [letter_of(view, other) + (ROUGH_SIGN if view.land.is_rough(rep, other) else "") for other in beside]
    return catalog.text("board-northgard-beside", letters=", ".join(letters))


# --- cards


def cards(view: Northgard, catalog: Catalog, letters: list[str], width: int) -> Canvas:
    """What lies open, by name; then the viewer's hand, each card with its text."""
    canvas = Canvas()
    for label, kinds in open_cards(view, catalog, letters):
        if kinds:
            names = ", ".join(times(catalog.term(view, "card", kind, []), n) for kind, n in Counter(kinds).items())
            for line in wrap(f"{label} {names}", width, subsequent_indent=TAB):
                canvas.put(0, canvas.height, line)
    if view.viewer not in range(view.seats):
        return canvas
    canvas.put(0, canvas.height, catalog.text("board-northgard-your-hand"), BOLD)
    for kind, n in Counter(view.hands[view.viewer].cards).items():
        for line in wrap(times(card_line(view, catalog, kind), n), width - 2, subsequent_indent="  "):
            canvas.put(2, canvas.height, line)
    return canvas


def open_cards(view: Northgard, catalog: Catalog, letters: list[str]) -> list[tuple[str, list[int]]]:
    """Lines of cards by their names: on offer, in the active zones, seen for a moment."""
    found = [(catalog.text("board-northgard-display"), view.display)]
    found.append((catalog.text("board-northgard-achievements"), view.achievements))
    for seat in range(view.seats):
        found.append((catalog.text("board-northgard-active", letter=letters[seat]), view.actives[seat]))
        found.append((catalog.text("board-northgard-upgrades", letter=letters[seat]), view.upgrades[seat]))
    looked = [card for card in view.looked.cards if card != FACE_DOWN]
    return [*found, (catalog.text("board-northgard-looked"), looked)]


def card_line(view: Northgard, catalog: Catalog, kind: int) -> str:
    """Scouts (instant, fame 2). Explore: 1 tile."""
    card = view.box.cards[kind]
    marks = [catalog.text("board-northgard-instant")] if card.instant else []
    marks += [catalog.text("board-northgard-worth", fame=card.fame)] if card.fame else []
    notes = f" ({', '.join(marks)})" if marks else ""
    return f"{catalog.term(view, 'card', kind, [])}{notes}{card_text(view, catalog, kind)}"


def card_text(view: Northgard, catalog: Catalog, kind: int) -> str:
    """A card that only a host's content has is shown by its name alone."""
    key = f"northgard-card-{view.box.cards[kind].name}-text"
    return f". {catalog.text(texts(view).get(key, key))}" if catalog.bundle.has(key) else ""


# --- clans


def clans_to_choose(view: Northgard, catalog: Catalog, marks: dict[Option, str], width: int) -> Canvas:
    """NG-17.1: the clans that are offered, with their powers."""
    canvas = Canvas()
    for option, mark in marks.items():
        if option.verb == CLAN:
            for line in wrap(f"{mark:>{INDENT - 1}} {power(view, catalog, option.a)}", width, subsequent_indent=TAB):
                canvas.put(0, canvas.height, line)
    return canvas


def power(view: Northgard, catalog: Catalog, clan: int) -> str:
    key = f"northgard-clan-{view.box.name_of('clan', clan)}-power"
    return f"{catalog.term(view, 'clan', clan, [])}: {catalog.text(key)}"


# --- the table


def heading(view: Northgard, catalog: Catalog, seats: list[str], width: int) -> Canvas:
    """The year, the phase, what is left in the piles, creatures in the order in which they act."""
    canvas = Canvas()
    year = catalog.text("board-northgard-year", year=str(view.year), last=str(view.box.last_year))
    texts = [year] if view.year else []
    texts.append(catalog.term(view, "phase", view.phase, seats))
    texts.append(catalog.text("board-northgard-pile", tiles=str(len(view.pile.cards))))
    texts.append(catalog.text("board-northgard-unrest", cards=str(view.unrest)))
    lines = [APART.join(texts), catalog.text("board-northgard-borders")]
    if view.row:
        row = ", ".join(catalog.term(view, "creature", creature, seats) for creature in view.row)
        lines.append(f"{catalog.text('board-northgard-row')} {row}")
    for number, line in enumerate(lines):
        for part in wrap(line, width, subsequent_indent=TAB):
            canvas.put(0, canvas.height, part, BOLD if number == 0 else FAINT)
    return canvas


def explain(view: Northgard, catalog: Catalog, seats: list[str], letters: list[str]) -> list[str]:
    """The powers of the clans at the table, every card that anybody can see or come to own, buildings, creatures."""
    texts: list[str] = []
    for seat in range(view.seats):
        texts += clan_lines(view, catalog, seat, letters)
    texts += [card_line(view, catalog, kind) for kind in [*view.display, *view.achievements]]
    texts += [card_line(view, catalog, kind) for kind in sorted(set(mine(view)))]
    for building in range(BUILDINGS):
        key = f"northgard-building-{view.box.buildings[building].name}-text"
        texts.append(f"{catalog.term(view, 'building', building, seats)}: {catalog.text(key)}")
    if view.box.creatures_on:
        texts += creature_lines(view, catalog, seats)
    return texts


def clan_lines(view: Northgard, catalog: Catalog, seat: Seat, letters: list[str]) -> list[str]:
    """NG-17.1: the power, then the upgrades that can still be taken."""
    clan = view.clans[seat]
    if clan == NONE:
        return []
    upgrades = [f"{letters[seat]} {card_line(view, catalog, card)}" for card in view.upgrades[seat]]
    return [f"{letters[seat]} {power(view, catalog, clan)}", *upgrades]


def mine(view: Northgard) -> list[int]:
    """The viewer's cards, in hand and face up."""
    if view.viewer not in range(view.seats):
        return []
    return [*view.hands[view.viewer].cards, *view.actives[view.viewer], *view.discards[view.viewer]]


def creature_lines(view: Northgard, catalog: Catalog, seats: list[str]) -> list[str]:
    """NG-18.1: one line for each kind."""
    texts: dict[str, str] = {}
    for number, creature in enumerate(view.box.creatures):
        key = f"northgard-creature-{creature.name}-text"
        if creature.kind not in texts and catalog.bundle.has(key):
            name = catalog.term(view, "creature", number, seats).partition(" (")[0]
            numbers = catalog.text("board-northgard-creature", power=str(creature.power), fame=str(creature.reward))
            texts[creature.kind] = f"{name} ({numbers}): {catalog.text(key)}"
    return list(texts.values())
