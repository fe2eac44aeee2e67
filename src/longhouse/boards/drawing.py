"""The text board of any game, and its cards in words: the one place that knows which of them belong to which game."""

from longhouse import Option, Table
from longhouse.games.midgard.table import Midgard
from longhouse.games.northgard.table import Northgard
from longhouse.games.watch.table import Watch
from longhouse.games.wild.table import Wild
from longhouse.messages.catalog import Catalog


def draw_board(
    view: Table, catalog: Catalog, seats: list[str], marks: dict[Option, str], colour: bool, width: int
) -> list[str]:
    """The lines of the table as its viewer sees it. `marks` are the labels of the options that lie on the board."""
    if isinstance(view, Watch):
        from longhouse.boards.watch import draw

        return draw(view, catalog, seats, marks, colour, width)
    if isinstance(view, Northgard):
        from longhouse.boards.northgard import draw as draw_northgard

        return draw_northgard(view, catalog, seats, marks, colour, width)
    if isinstance(view, Midgard):
        from longhouse.boards.midgard import draw as draw_midgard

        return draw_midgard(view, catalog, seats, marks, colour, width)
    if isinstance(view, Wild):
        from longhouse.boards.wild import draw as draw_wild

        return draw_wild(view, catalog, seats, marks, colour, width)
    raise NotImplementedError(f"there is no text board for {view.origin.game}")


def explain_cards(view: Table, catalog: Catalog, seats: list[str]) -> list[str]:
    """What the cards of the game do, a line each."""
    if isinstance(view, Watch):
        from longhouse.boards.watch_things import explain

        return explain(view, catalog, seats)
    if isinstance(view, Northgard):
        from longhouse.boards.northgard import explain as explain_northgard

        return explain_northgard(view, catalog, seats)
    if isinstance(view, Midgard):
        from longhouse.boards.midgard import explain as explain_midgard

        return explain_midgard(view, catalog, seats)
    if isinstance(view, Wild):
        from longhouse.boards.wild import explain as explain_wild

        return explain_wild(view, catalog, seats)
    return []
