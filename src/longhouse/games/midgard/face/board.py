"""Champions of Midgard as text: the players, the enemies and shores, the town, the cards, then what is going on."""

from typing import Final

from longhouse.boards.canvas import below, beside
from longhouse.boards.drawing import Board
from longhouse.boards.letters import letters_of
from longhouse.games.midgard.face.board_cards import cards, heading, leaders_to_choose
from longhouse.games.midgard.face.board_cards import explain as explain_things
from longhouse.games.midgard.face.board_now import assignment, rolled
from longhouse.games.midgard.face.board_seats import numbers, who_plays
from longhouse.games.midgard.face.board_town import targets, town
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import Option
from longhouse.messages.catalog import Catalog

GAP: Final = 3
TOWN: Final = 56  # columns that the town needs; if there is room beside the players, it goes there


def draw(
    view: Midgard, catalog: Catalog, seats: list[str], marks: dict[Option, str], colour: bool, width: int
) -> list[str]:
    """The lines of the whole table as the viewer sees it. `marks` are the labels of the moves to choose from."""
    letters = letters_of(seats)
    players, counts = who_plays(view, catalog, seats, letters, marks), numbers(view, catalog, letters)
    shores = targets(view, catalog, letters, marks, width)
    sheets = [heading(view, catalog, width)]
    panel = max(players.width, counts.width)
    if panel + GAP + TOWN <= width:
        places = town(view, catalog, letters, marks, width - panel - GAP)
        sheets += [beside([below([players, counts], 1), places], GAP), shores]
    else:
        sheets += [beside([players, counts], GAP), shores, town(view, catalog, letters, marks, width)]
    sheets += [cards(view, catalog, letters, marks, width), leaders_to_choose(view, catalog, marks, width)]
    sheets += [assignment(view, catalog, marks, width), rolled(view, catalog, seats, marks, width)]
    return below(sheets, 1).lines(colour)


def explain(view: Midgard, catalog: Catalog, seats: list[str]) -> list[str]:
    return explain_things(view, catalog)


BOARD: Final = Board(draw, explain, places=("place", "shore", "target", "rolled"))
