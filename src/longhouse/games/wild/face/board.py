"""Vikings Gone Wild as text: the track, the settlements, what is for sale and to be won, then what is going on."""

from typing import Final

from longhouse.boards.canvas import below, beside
from longhouse.boards.drawing import Board
from longhouse.boards.letters import letters_of
from longhouse.games.wild.face.board_now import attack, cards, plan, storing, turn
from longhouse.games.wild.face.board_parts import own_seat, sentence
from longhouse.games.wild.face.board_table import asgard, heading, market, path, track
from longhouse.games.wild.face.board_towns import towns
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import Option
from longhouse.messages.catalog import Catalog

GAP: Final = 3
WIDE: Final = 120  # on screens this wide Odin's Path and Asgard are side by side


def draw(
    view: Wild, catalog: Catalog, seats: list[str], marks: dict[Option, str], colour: bool, width: int
) -> list[str]:
    """The lines of the whole table as the viewer sees it. `marks` are the labels of the moves to choose from."""
    letters = letters_of(seats)
    room = width if width < WIDE else (width - GAP) // 2
    middle = [path(view, catalog, marks, room), asgard(view, catalog, letters, marks, room)]
    sheets = [
        heading(view, catalog, width),
        track(view, catalog, letters, width),
        towns(view, catalog, seats, letters, marks, width),
        market(view, catalog, marks, width),
        below(middle, 1) if width < WIDE else beside(middle, GAP),
        cards(view, catalog, letters, marks, width),
        turn(view, catalog, marks, width),
        plan(view, catalog, seats, width),
        attack(view, catalog, seats, marks, width),
        storing(view, catalog, width),
    ]
    return below(sheets, 1).lines(colour)


def explain(view: Wild, catalog: Catalog, seats: list[str]) -> list[str]:
    """What the cards in sight do, then the buildings, the viewer's missions and the achievements."""
    box = view.box
    shown = [*box.starting_deck, *box.unit_cards, *box.fort_cards, *view.asgard_row]
    shown += [card for card in view.path if card != w.NONE]
    mine = own_seat(view)
    for seat in range(view.seats):
        shown += [card for card, n in enumerate(view.owned[seat]) if n]
    told = [sentence(view, catalog, "card", card, box.card_names[card]) for card in sorted(set(shown))]
    told += [sentence(view, catalog, "site", site, printed.name) for site, printed in enumerate(box.sites)]
    missions = view.missions[mine] if mine in range(view.seats) else []
    told += [sentence(view, catalog, "mission", n, box.missions[n].name) for n in sorted(set(missions))]
    return told + [sentence(view, catalog, "achievement", n, box.achievements[n].name) for n in view.achievements]


BOARD: Final = Board(draw, explain, places=("path",))
