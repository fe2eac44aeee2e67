"""Hnefatafl, as a learner sees it."""

from typing import Final

from examples.hnefatafl.state import PIECE_IDS, Hnefatafl
from longhouse.fields import Layout, Number, Part, Places, Who


def layout(table: Hnefatafl) -> list[Part]:
    return [
        Number("turn", table.box.move_limit),
        Who("attackers", table.seats),
        Places("board", len(table.board), len(PIECE_IDS)),
    ]


LAYOUT: Final = Layout(layout)
