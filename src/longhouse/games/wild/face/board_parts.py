"""What every sheet of Vikings Gone Wild needs: styles, lines that fit, labels of moves, names of things."""

from textwrap import wrap
from typing import Final

from longhouse.boards.canvas import Canvas
from longhouse.boards.styles import colour_style
from longhouse.games.wild.face.names import cost_noun
from longhouse.games.wild.face.texts import texts
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.messages.catalog import Catalog

APART: Final = " · "
TAB: Final = " " * 4  # before lines after the first


def seat_style(seat: Seat) -> str:
    return colour_style(w.COLOUR_IDS[seat])


def put(canvas: Canvas, text: str, width: int, style: str = "") -> None:
    """Below what is already there."""
    for line in wrap(text, width, subsequent_indent=TAB):
        canvas.put(0, canvas.height, line, style)


def own_seat(view: Wild) -> Seat:
    """The seat whose moves have labels: the viewer, or at an open table the seat that is asked."""
    if view.viewer in range(view.seats):
        return view.viewer
    return view.decision.seat if view.viewer == NOBODY and view.decisions else NOBODY


# --- labels of moves


def label(marks: dict[Option, str], options: list[Option]) -> str:
    """`4`, or `4/5` if there are two ways to get a thing."""
    return "/".join(marks[option] for option in options if option in marks)


def with_label(marks: dict[Option, str], options: list[Option], text: str) -> str:
    found = label(marks, options)
    return f"[{found}] {text}" if found else text


# --- names


def card_name(view: Wild, catalog: Catalog, card: int) -> str:
    return catalog.term(view, "card", card, [])


def copy_name(view: Wild, catalog: Catalog, card: int, printed: int) -> str:
    """VW-17.7: Loki's Lens = Thor"""
    name = card_name(view, catalog, card)
    return name if card == printed else f"{name} = {card_name(view, catalog, printed)}"


def site_name(view: Wild, catalog: Catalog, site: int) -> str:
    return catalog.term(view, "site", site, [])


def sentence(view: Wild, catalog: Catalog, kind: str, number: int, name: str) -> str:
    """A name and what the thing does; a thing that only a host's content has is shown by its name alone."""
    words = text_of(view, catalog, kind, name)
    return catalog.term(view, kind, number, []) + (f": {words}" if words else "")


def text_of(view: Wild, catalog: Catalog, kind: str, name: str) -> str:
    """What a card or mission does at this table; nothing of what only a host's content has."""
    key = f"wild-{kind}-{name}-text"
    return catalog.text(texts(view).get(key, key)) if catalog.bundle.has(key) else ""


def cost_told(catalog: Catalog, cost: list[int]) -> str:
    return catalog.forms(cost_noun(cost))[""]


def counted(view: Wild, catalog: Catalog, cards: list[int], marks: dict[Option, str], verbs: tuple[int, ...]) -> str:
    """[3] Beer ×4, Gold, [7] Scroll: every card once, in the order of the content."""
    told = []
    for card in sorted(set(cards)):
        times = cards.count(card)
        name = card_name(view, catalog, card) + (f" ×{times}" if times > 1 else "")
        told.append(with_label(marks, [Option(verb, card) for verb in verbs], name))
    return ", ".join(told)
