"""GW-16.2, GW-16.3: random boards."""

from longhouse.games.watch.state.board import CAMP, Board
from longhouse.games.watch.state.table import IN_HIS_CAMP, Watch
from longhouse.games.watch.state.words import BARREN, LUCK_LAYOUT

CORNER_COUNT = 6


def lay_board(t: Watch) -> None:
    """The tiles on their places, the tokens on the tiles, Tormund on the barren hex (GW-2.4) or in camp (GW-10.1)."""
    if t.box.settings["layout"] == "random":
        terrain = t.terrain[:]
        t.chance.shuffle(LUCK_LAYOUT, terrain)
        board = t.box.board
        if board.spiral:
            corner = t.chance.below(LUCK_LAYOUT, CORNER_COUNT)
            t.token = spiral_tokens(t, board, terrain, corner)
        elif board.barren_swaps_number:
            t.token = swap_barren(t, terrain)
        t.terrain = terrain
        t.refresh()
    start = t.box.board.tormund_terrain
    t.tormund = IN_HIS_CAMP if start == CAMP else t.terrain.index(start)


def swap_barren(t: Watch, terrain: list[int]) -> list[int]:
    """GW-16.2: the token at the place where the ice fields land moves to the former ice place."""
    token = t.token[:]
    barren = t.box.board.tormund_terrain
    old = t.terrain.index(barren)
    new = terrain.index(barren)
    token[old], token[new] = token[new], token[old]
    return token


def spiral_tokens(t: Watch, board: Board, terrain: list[int], corner: int) -> list[int]:
    """GW-16.3: tokens A to R from a corner hex, counter-clockwise around the rim, then inwards; none on the desert."""
    rim, inner = board.spiral_path[:12], board.spiral_path[12:18]
    path = rim[2 * corner :] + rim[: 2 * corner] + inner[corner:] + inner[:corner] + board.spiral_path[18:]
    token = [-1] * len(terrain)
    tokens = iter(board.spiral_tokens)
    for place in path:
        if t.box.terrain_resource[terrain[place]] != BARREN:
            token[place] = next(tokens)
    return token
