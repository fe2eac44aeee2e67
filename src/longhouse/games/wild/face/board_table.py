"""The middle of a table of Vikings Gone Wild: the score track, what is for sale, Odin's Path, Asgard, achievements."""

from textwrap import wrap
from typing import Final

from longhouse.boards.canvas import Canvas, below, beside
from longhouse.boards.styles import BOLD, FAINT, MARK
from longhouse.games.wild.face import board_parts as parts
from longhouse.games.wild.face.picture import next_threshold
from longhouse.games.wild.rules.ending import leaders, measure
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.decks import mission_deck_size
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.messages.catalog import Catalog

GAP: Final = 3
NAME: Final = 6  # the column where names begin, after the labels
TRACK: Final = 12  # the column where the track begins
BEYOND: Final = 5  # columns for points beyond the target


def heading(view: Wild, catalog: Catalog, width: int) -> Canvas:
    """The round, the phase, the target, and what is left in the decks."""
    canvas = Canvas()
    told = [catalog.text("board-wild-round", round=view.round)] if view.round else []
    told += [catalog.text("board-wild-last")] if view.last else []
    told.append(catalog.term(view, "phase", view.phase, []))
    told.append(catalog.text("board-wild-target", number=view.box.target))
    decks = [
        catalog.text("board-wild-path-deck", number=len(view.path_deck.cards), discard=len(view.path_discard.cards)),
        catalog.text("board-wild-asgard-deck", number=len(view.asgard_deck.cards)),
        catalog.text("board-wild-mission-deck", number=mission_deck_size(view)),
    ]
    if view.token_supply:
        decks.append(catalog.text("board-wild-supply", cost=parts.cost_told(catalog, view.token_supply)))
    parts.put(canvas, parts.APART.join(told), width, BOLD)
    parts.put(canvas, parts.APART.join(decks), width, FAINT)
    return canvas


# --- the score track


def track(view: Wild, catalog: Catalog, letters: list[str], width: int) -> Canvas:
    """VW-15.1, VW-16.1: a line for each seat, with the thresholds of Asgard cards and the target."""
    canvas = Canvas()
    stops = [*[n for n in view.box.thresholds if n < view.box.target], view.box.target]
    scale = -(-view.box.target // (width - TRACK - BEYOND))  # points in one column
    canvas.put(0, 0, catalog.text("board-wild-vp")[: TRACK - 1], BOLD)
    for stop in stops:
        canvas.end_at(column(stop, scale), 0, str(stop), FAINT)
    for seat in range(view.seats):
        track_row(canvas, view, letters, seat, stops, scale)
    return canvas


def column(points: int, scale: int) -> int:
    return TRACK + (points - 1) // scale


def track_row(canvas: Canvas, view: Wild, letters: list[str], seat: Seat, stops: list[int], scale: int) -> None:
    """7 →12 =====|==····|: points, the next threshold, and the way there."""
    y, points, due = canvas.height, view.vp(seat), next_threshold(view, seat)
    canvas.put(0, y, letters[seat], parts.seat_style(seat))
    canvas.end_at(4, y, str(points), BOLD)
    canvas.put(6, y, f"→{due}" if due is not None else "")
    for n in range(1, view.box.target + 1):
        canvas.put(column(n, scale), y, "=" if n <= points else "·", BOLD if n <= points else FAINT)
    for stop in stops:
        canvas.put(column(stop, scale), y, "|")
    if points > view.box.target:
        canvas.put(column(view.box.target, scale) + 1, y, f"+{points - view.box.target}", BOLD)


# --- what is for sale


class Row:
    """A line of a list: the label of the move, a name, and the facts."""

    def __init__(self, mark: str, name: str, facts: str) -> None:
        self.mark: Final = mark
        self.name: Final = name
        self.facts: Final = facts


def draw_rows(title: str, rows: list[Row], width: int) -> Canvas:
    """Names and facts are aligned; what does not fit continues below."""
    canvas = Canvas()
    canvas.put(0, 0, title, BOLD)
    at = NAME + max(len(row.name) for row in rows) + 2
    for row in rows:
        y = canvas.height
        canvas.put(0, y, " ")
        canvas.end_at(NAME - 2, y, row.mark, MARK)
        canvas.put(NAME, y, row.name)
        for n, line in enumerate(wrap(row.facts, width - at)):
            canvas.put(at, y + n, line)
    return canvas


def market(view: Wild, catalog: Catalog, marks: dict[Option, str], width: int) -> Canvas:
    """VW-2.4, VW-2.5: the piles with what is left of them; side by side where there is room."""
    cards = [pile(view, catalog, marks, card) for card in [*view.box.unit_cards, *view.box.fort_cards]]
    sites = [building(view, catalog, marks, site) for site in range(view.box.buildings)]
    sheets = [
        draw_rows(catalog.text("board-wild-piles"), cards, width),
        draw_rows(catalog.text("board-wild-buildings"), [*sites, *hall(view, catalog, marks)], width),
    ]
    together = sum(sheet.width for sheet in sheets) + GAP <= width
    return beside(sheets, GAP) if together else below(sheets, 0)


def pile(view: Wild, catalog: Catalog, marks: dict[Option, str], card: int) -> Row:
    """Elf Archer  3 beer · left 8 · strength 2"""
    printed = view.box.cards[card]
    facts = [parts.cost_told(catalog, printed.cost), catalog.text("board-wild-left", number=view.pile_supply[card])]
    if printed.attacks:
        facts.append(catalog.text("board-wild-strength", number=printed.strength))
    else:
        facts.append(catalog.text("board-wild-more-defence", number=printed.defence))
    mark = parts.label(marks, [Option(w.BUY, card), Option(w.BUY_BY_HAND, card)])
    return Row(mark, catalog.term(view, "card", card, []), parts.APART.join(facts))


def building(view: Wild, catalog: Catalog, marks: dict[Option, str], site: int) -> Row:
    printed = view.box.sites[site]
    facts = [
        parts.cost_told(catalog, printed.cost),
        catalog.text("board-wild-left", number=view.building_supply[site]),
        catalog.text("board-wild-defence", number=printed.defence),
    ]
    mark = parts.label(marks, [Option(w.BUILD, site), Option(w.BUILD_BY_HAND, site)])
    return Row(mark, parts.site_name(view, catalog, site), parts.APART.join(facts))


def hall(view: Wild, catalog: Catalog, marks: dict[Option, str]) -> list[Row]:
    """VW-6.10: the next level for the player whose turn it is."""
    if view.active == NOBODY or view.level(view.active) == w.HALL_LEVELS:
        return []
    site = view.box.hall(view.level(view.active) + 1)
    printed = view.box.sites[site]
    facts = [parts.cost_told(catalog, printed.cost), catalog.text("board-wild-defence", number=printed.defence)]
    mark = parts.label(marks, [Option(w.UPGRADE_HALL), Option(w.UPGRADE_BY_HAND)])
    return [Row(mark, parts.site_name(view, catalog, site), parts.APART.join(facts))]


# --- Odin's Path, the dragon, Asgard, achievements


def path(view: Wild, catalog: Catalog, marks: dict[Option, str], width: int) -> Canvas:
    """VW-2.7: five places, the newest first; then the dragon, which is always there."""
    rows = [place(view, catalog, marks, at) for at in range(view.box.path_open)]
    defence = catalog.text("board-wild-defence", number=view.box.dragon_defence)
    rows.append(Row(parts.label(marks, [Option(w.FIGHT_DRAGON)]), catalog.text("board-wild-dragon"), defence))
    return draw_rows(catalog.text("board-wild-path"), rows, width)


def place(view: Wild, catalog: Catalog, marks: dict[Option, str], at: int) -> Row:
    """1 Scroll  2 beer, 1 gold · Draw 2 cards."""
    card = view.path[at]
    if card == w.NONE:
        return Row("", f"{at + 1} {catalog.text('wild-path-empty')}", "")
    printed = view.box.cards[card]
    facts = [parts.cost_told(catalog, printed.cost)] if printed.cost else []
    text = parts.text_of(view, catalog, "card", printed.name)
    facts += [text] if text else []
    mark = parts.label(marks, [Option(w.PATH, at), Option(w.PATH_BY_HAND, at), Option(w.FIGHT_UNDEAD, at)])
    return Row(mark, f"{at + 1} {catalog.term(view, 'card', card, [])}", parts.APART.join(facts))


def asgard(view: Wild, catalog: Catalog, letters: list[str], marks: dict[Option, str], width: int) -> Canvas:
    """VW-2.3, VW-15.2, VW-16.3: the open Asgard cards, and who leads in what is scored at the end."""
    canvas = Canvas()
    if view.asgard_row:
        parts.put(canvas, catalog.text("board-wild-asgard"), width, BOLD)
    for card in view.asgard_row:
        text = parts.sentence(view, catalog, "card", card, view.box.card_names[card])
        parts.put(canvas, "  " + parts.with_label(marks, [Option(w.ASGARD, card)], text), width)
    if view.achievements:
        parts.put(canvas, catalog.text("board-wild-achievements"), width, BOLD)
    for achievement in view.achievements:
        parts.put(canvas, "  " + achieved(view, catalog, letters, achievement), width)
    return canvas


def achieved(view: Wild, catalog: Catalog, letters: list[str], achievement: int) -> str:
    """Builder: The most buildings, town hall aside. — A, B (3)"""
    name = view.box.achievements[achievement].name
    ahead = leaders(view, achievement, list(range(view.seats)))
    told = parts.sentence(view, catalog, "achievement", achievement, name)
    if not ahead:
        return told
    return f"{told} — {', '.join(letters[seat] for seat in ahead)} ({measure(view, ahead[0], achievement)})"
