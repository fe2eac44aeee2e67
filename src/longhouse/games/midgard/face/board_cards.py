"""The cards of Champions of Midgard in lines: what lies beside the board, the viewer's own, and what each does."""

from textwrap import wrap
from typing import Final

from longhouse.boards.canvas import Canvas
from longhouse.boards.styles import BOLD, FAINT
from longhouse.games.midgard.face.board_seats import ship_text
from longhouse.games.midgard.face.board_town import APART, dice_text, enemy_facts, goods_text
from longhouse.games.midgard.face.picture import sees
from longhouse.games.midgard.rules.shops import open_runes
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import Option
from longhouse.kernel.zone import NO_POOL
from longhouse.messages.catalog import Catalog

INDENT: Final = 4  # of lines after the first
TAB: Final = " " * INDENT


def heading(view: Midgard, catalog: Catalog, width: int) -> Canvas:
    """The round, the phase, what is left in the supply and in the decks."""
    canvas = Canvas()
    parts = [catalog.text("board-midgard-round", round=view.round, last=view.box.rounds)] if view.round else []
    parts.append(catalog.term(view, "phase", view.phase, []))
    destinies = len(view.destiny_deck.cards) + sum(len(bundle.cards) for bundle in view.bundles)
    supply = dice_text(catalog, view.supply) or catalog.text("board-midgard-empty")
    decks = [
        catalog.text("board-midgard-supply", dice=supply),
        catalog.text("board-midgard-rune-deck", number=len(view.rune_deck.cards)),
        catalog.text("board-midgard-destiny-deck", number=destinies),
    ]
    put(canvas, APART.join(parts), width, BOLD)
    put(canvas, APART.join(decks), width, FAINT)
    return canvas


def put(canvas: Canvas, text: str, width: int, style: str = "") -> None:
    for line in wrap(text, width, subsequent_indent=TAB):
        canvas.put(0, canvas.height, line, style)


# --- on offer, and the viewer's


def cards(view: Midgard, catalog: Catalog, letters: list[str], marks: dict[Option, str], width: int) -> Canvas:
    canvas = Canvas()
    runes = [with_mark(marks, w.TAKE, rune, rune_line(view, catalog, rune, False)) for rune in open_runes(view)]
    if runes:
        put(canvas, f"{catalog.text('board-midgard-display')} {', '.join(runes)}", width)
    ships = [ship for ship in view.box.private_ships if ship not in view.ship_of]
    if ships:
        parts = [with_mark(marks, w.BUY, ship, sold_text(view, catalog, ship)) for ship in ships]
        put(canvas, f"{catalog.text('board-midgard-longships')} {'; '.join(parts)}", width)
    trophies(canvas, view, catalog, letters, width)
    destinies(canvas, view, catalog, marks, width)
    return canvas


def trophies(canvas: Canvas, view: Midgard, catalog: Catalog, letters: list[str], width: int) -> None:
    """CM-H3, CM-13.1: the piles that the viewer may look at."""
    for seat, pile in enumerate(view.trophies):
        if pile.cards and sees(view, pile.seen_by):
            names = [catalog.term(view, "enemy", enemy, []) for enemy in pile.cards]
            label = catalog.text("board-midgard-trophies-of", letter=letters[seat])
            put(canvas, f"{label} {', '.join(names)}", width)


def destinies(canvas: Canvas, view: Midgard, catalog: Catalog, marks: dict[Option, str], width: int) -> None:
    """CM-H2, CM-H8: the viewer's own, those to choose from, and those put under the deck."""
    if view.viewer not in range(view.seats):
        return
    own = view.destinies[view.viewer].cards
    looked = view.looked.cards if view.looked.pool != NO_POOL and sees(view, view.looked.seen_by) else []
    under = [card for bundle in view.bundles if sees(view, bundle.seen_by) for card in bundle.cards]
    for key, verb, found in (
        ("board-midgard-your-destinies", w.REVEAL, own),
        ("board-midgard-looked", w.KEEP, looked),
        ("board-midgard-under", w.REVEAL, under),
    ):
        if found:
            parts = [with_mark(marks, verb, card, destiny_line(view, catalog, card)) for card in found]
            put(canvas, f"{catalog.text(key)} {' '.join(parts)}", width)


def with_mark(marks: dict[Option, str], verb: int, number: int, text: str) -> str:
    mark = marks.get(Option(verb, number), "")
    return f"[{mark}] {text}" if mark else text


def sold_text(view: Midgard, catalog: Catalog, ship: int) -> str:
    """Karvi (6): 2 wood, 1 coin → glory 3"""
    gain = catalog.text("board-midgard-gain-glory", number=view.box.ships[ship].glory)
    return f"{ship_text(view, catalog, ship)}: {goods_text(catalog, view.box.ships[ship].cost)} → {gain}"


# --- leaders to choose


def leaders_to_choose(view: Midgard, catalog: Catalog, marks: dict[Option, str], width: int) -> Canvas:
    """CM-2.7: with what they can do."""
    canvas = Canvas()
    for option, mark in marks.items():
        if option.verb == w.LEADER:
            put(canvas, f"{mark:>{INDENT - 1}} {leader_line(view, catalog, option.a)}", width)
    return canvas


# --- what everything does


def explain(view: Midgard, catalog: Catalog) -> list[str]:
    """Leaders at the table, runes, the viewer's destinies, journeys, the merchant ship, places, enemies."""
    parts = [leader_line(view, catalog, leader) for leader in view.leaders if leader != w.NONE]
    owned = [rune for runes in view.runes for rune in runes]
    parts += [rune_line(view, catalog, rune, True) for rune in [*open_runes(view), *owned]]
    shown = [card for cards in view.revealed for card in cards]
    mine = view.destinies[view.viewer].cards if view.viewer in range(view.seats) else []
    parts += [destiny_line(view, catalog, destiny) for destiny in [*mine, *shown]]
    parts += [sentence(view, catalog, "journey", n, journey.name) for n, journey in enumerate(view.box.journeys)]
    if view.merchants:
        name = view.box.merchants[view.merchants[-1]].name
        parts.append(sentence(view, catalog, "merchant", view.merchants[-1], name))
    for number, place in enumerate(view.box.places):
        if place.kind == w.LOCATION or place.kind == w.BEGGING or number in view.stalls:
            parts.append(sentence(view, catalog, "place", number, place.name))
    return [*parts, kraken_line(view, catalog)]


def kraken_line(view: Midgard, catalog: Catalog) -> str:
    kraken = view.box.kraken
    return f"{catalog.term(view, 'enemy', kraken, [])}: {', '.join(enemy_facts(view, catalog, kraken))}"


def sentence(view: Midgard, catalog: Catalog, kind: str, number: int, name: str) -> str:
    """A thing that only a host's content has is shown by its name alone."""
    key = f"midgard-{kind}-{name}-text"
    words = f": {catalog.text(key)}" if catalog.bundle.has(key) else ""
    return catalog.term(view, kind, number, []) + words


def leader_line(view: Midgard, catalog: Catalog, leader: int) -> str:
    return sentence(view, catalog, "leader", leader, view.box.leaders[leader].name)


def rune_line(view: Midgard, catalog: Catalog, rune: int, full: bool) -> str:
    """Gifts (glory 2): what it does"""
    card = view.box.runes[rune]
    key = f"midgard-rune-{card.name}-text"
    worth = catalog.text("board-midgard-gain-glory", number=card.glory)
    words = f": {catalog.text(key)}" if full and catalog.bundle.has(key) else ""
    return f"{catalog.term(view, 'rune', rune, [])} ({worth}){words}"


def destiny_line(view: Midgard, catalog: Catalog, destiny: int) -> str:
    """Craftsman (5/2): The most wood."""
    card = view.box.destinies[destiny]
    key = f"midgard-destiny-{card.name}-text"
    words = f": {catalog.text(key)}" if catalog.bundle.has(key) else ""
    return f"{catalog.term(view, 'destiny', destiny, [])} ({card.big}/{card.small}){words}"
