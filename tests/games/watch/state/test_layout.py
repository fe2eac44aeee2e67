"""GW-16.2, GW-16.3: random boards."""

import pytest

from tests.scenes.watch.scene import Opening, Scene

SEEDS = [str(number) for number in range(20)]
STAY = list(range(18, 0, -1))  # the outcomes of a shuffle of 19 tiles that leaves each where it is


def split(opening: Opening) -> tuple[list[str], list[str]]:
    """Terrains and numbers by place; no number is empty."""
    pairs = [text.partition(" ") for text in opening.hexes()]
    return [terrain for terrain, _, _ in pairs], [number for _, _, number in pairs]


@pytest.mark.parametrize("board", ["base_gift", "classic19"])
def test_gw_16_2_a_random_board_keeps_its_tiles_and_tokens(board: str) -> None:
    """GW-16.2, GW-16.3: they are only shuffled; another seed, another board."""
    terrains, numbers = split(Opening(2, board=board))
    layouts = []
    for seed in SEEDS:
        shuffled = split(Opening(2, board=board, layout="random", seed=seed))
        assert (sorted(shuffled[0]), sorted(shuffled[1])) == (sorted(terrains), sorted(numbers))
        layouts.append(shuffled)
    assert len({str(layout) for layout in layouts}) == len(SEEDS)


def test_gw_16_2_only_the_token_under_the_ice_moves() -> None:
    """GW-16.2: it goes to the former place of the ice; Tormund stands on the ice fields wherever they are."""
    _, numbers = split(Opening(2))
    moved = 0
    for seed in SEEDS:
        opening = Opening(2, layout="random", seed=seed)
        terrains, shuffled = split(opening)
        ice, former = terrains.index("ice"), numbers.index("")
        expected = numbers[:]
        expected[ice], expected[former] = expected[former], expected[ice]
        assert shuffled == expected
        opening.shows(tormund=opening.pick_names("tormund")[ice])
        moved += ice != former
    assert moved


def test_gw_16_2_ice_that_stays_leaves_all_tokens() -> None:
    """GW-16.2: a shuffle that changes nothing gives the standard board."""
    opening = Opening(2, layout="random", luck={"layout": list(range(20, 0, -1))})
    assert opening.hexes() == Opening(2).hexes()


@pytest.mark.parametrize(("board", "place"), [("base_gift", "3,2,NE"), ("classic19", "2,-1,NE")])
def test_gw_16_2_trade_routes_keep_their_places(board: str, place: str) -> None:
    """GW-16.2, GW-16.3: the ore route is where it is printed."""
    scene = Scene("red", "blue", board=board, layout="random").settlement("red", place).turn("red", "trade")
    assert scene.rates("red")["ore"] == 2


def test_gw_16_2_income_follows_the_tiles() -> None:
    """GW-16.2, GW-3.4: what a hex produces is what lies there now."""
    opening = Opening(2, layout="random", seed="7", first_player="seat")
    hexes = dict(zip(opening.pick_names("tormund"), opening.hexes(), strict=True))
    opening.pick("red", "settlement/0,0,N", "road/0,0,NE").pick("blue", "settlement/3,0,N", "road/3,0,NE")
    opening.pick("blue", "settlement/-3,3,S", "road/-3,3,SW")
    kinds = {"forest": "lumber", "hills": "brick", "pasture": "wool", "fields": "grain", "mountains": "ore"}
    beside = [hexes["-3,3"].split()[0]]
    opening.shows(hand={"blue": {kinds[terrain]: 1 for terrain in beside if terrain in kinds}})


EX23 = {
    "0,-2": "5", "-1,-1": "2", "-2,0": "6", "-2,1": "3", "-2,2": "8", "-1,2": "10", "0,2": "9", "1,1": "12",
    "2,0": "11", "2,-1": "4", "2,-2": "8", "1,-2": "10", "0,-1": "9", "-1,0": "4", "-1,1": "5", "0,1": "6",
    "1,0": "3", "1,-1": "11", "0,0": "",
}  # fmt: skip


def spiral(*layout: int) -> dict[str, str]:
    opening = Opening(2, board="classic19", layout="random", luck={"layout": list(layout)})
    return dict(zip(opening.pick_names("tormund"), split(opening)[1], strict=True))


def test_gw_ex23_the_spiral_from_the_north_west() -> None:
    """GW-EX23, GW-16.3: the desert in the middle, start at (0,-2)."""
    assert spiral(*STAY, 0) == EX23


def test_gw_16_3_the_spiral_from_another_corner() -> None:
    """GW-16.3: counter-clockwise from (-2,0), then the inner ring from its inner neighbour (-1,0)."""
    numbers = spiral(*STAY, 1)
    rim = ["-2,0", "-2,1", "-2,2", "-1,2", "0,2", "1,1", "2,0", "2,-1", "2,-2", "1,-2", "0,-2", "-1,-1"]
    inner = ["-1,0", "-1,1", "0,1", "1,0", "1,-1", "0,-1"]
    tokens = ["5", "2", "6", "3", "8", "10", "9", "12", "11", "4", "8", "10", "9", "4", "5", "6", "3", "11"]
    assert [numbers[place] for place in rim + inner] == tokens


def test_gw_16_3_every_corner_may_be_drawn() -> None:
    """GW-16.3: token A lies on the corner that was drawn."""
    corners = ["0,-2", "-2,0", "-2,2", "0,2", "2,0", "2,-2"]
    for drawn, corner in enumerate(corners):
        numbers = spiral(*STAY, drawn)
        assert numbers[corner] == "5" and numbers["0,0"] == ""


def test_gw_16_3_the_desert_is_skipped() -> None:
    """GW-16.3: it lies on the start corner (the first tile and the desert change places): A lies on the next hex."""
    desert, swap = 9, [*range(18, 9, -1), 0, *range(8, 0, -1)]
    assert swap[18 - desert] == 0
    numbers = spiral(*swap, 0)
    path = list(EX23)
    assert numbers["0,-2"] == ""
    assert [numbers[place] for place in path[1:]] == [EX23[place] for place in path[:-1]]


def test_gw_16_3_the_robber_stands_on_the_desert() -> None:
    """GW-16.3"""
    for seed in SEEDS:
        opening = Opening(2, board="classic19", layout="random", seed=seed)
        opening.shows(tormund=opening.pick_names("tormund")[split(opening)[0].index("desert")])


def test_gw_16_3_six_and_eight_never_lie_side_by_side() -> None:
    """GW-16.3: wherever the desert lies and wherever the spiral starts."""
    for desert in range(19):
        layout = [*range(18, 9, -1), desert if desert <= 9 else 9, *range(8, 0, -1)]
        if desert > 9:
            layout[18 - desert] = 9
        for corner in range(6):
            numbers = spiral(*layout, corner)
            assert list(numbers.values()).index("") == desert
            best = [
                tuple(int(n) for n in place.split(",")) for place, number in numbers.items() if number in ("6", "8")
            ]
            for q, r in best:
                beside = {(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)}
                assert not beside & set(best), f"{(q, r)} has a red neighbour; desert on {desert}, corner {corner}"


def test_gw_16_3_the_standard_island_is_no_spiral() -> None:
    """GW-16.3"""
    assert split(Opening(2, board="classic19"))[1] not in [list(spiral(*STAY, corner).values()) for corner in range(6)]
