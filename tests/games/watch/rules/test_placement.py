"""GW-2.6 to GW-2.9: the first player, and free placement."""

import pytest

from tests.scenes.watch.scene import Opening


def test_gw_2_6_by_default_the_first_player_is_drawn() -> None:
    """GW-2.6: `auto` is random in the base game."""
    for outcome, colour in enumerate(["red", "blue", "yellow", "black"]):
        Opening(4, luck={"first": [outcome]}).shows(first=colour, active=colour).asks(f"{colour} roll")
        Opening(4, first_player="random", luck={"first": [outcome]}).shows(first=colour)


def test_gw_2_6_the_lowest_seat() -> None:
    """GW-2.6: option first_player = seat."""
    for seed in "abcdef":
        Opening(4, seed=seed, first_player="seat").shows(first="red")


def test_gw_2_6_the_highest_roll() -> None:
    """GW-2.6, GW-10.5: option first_player = roll."""
    opening = Opening(3, first_player="roll", luck={"dice": [1, 2, 6, 5, 4, 4]}).shows(first="yellow")
    rolls = ["GW-10.5 blue rolled 1 2", "GW-10.5 yellow rolled 6 5", "GW-10.5 black rolled 4 4"]
    assert opening.heard()[:4] == [*rolls, "GW-10.5 yellow first"]


def test_gw_10_5_only_the_tied_roll_again_until_one_is_highest() -> None:
    """GW-10.5: blue and black tie twice; yellow, who was lower, does not roll again."""
    dice = [5, 4, 1, 1, 3, 6, 2, 2, 1, 3, 1, 1, 6, 6]
    opening = Opening(3, first_player="roll", luck={"dice": dice}).shows(first="black")
    rollers = [line.split()[1] for line in opening.heard() if "rolled" in line]
    assert rollers == ["blue", "yellow", "black", "blue", "black", "blue", "black"]


def test_gw_2_7_two_rounds_the_second_in_reverse() -> None:
    """GW-2.7: the last player places twice in a row, then the first player takes the first turn."""
    opening = Opening(3, board="classic19", luck={"first": [1]})
    order = []
    for _ in range(6):
        (question,) = opening.questions()
        colour = question.split()[0]
        order.append(colour)
        opening.asks(f"{colour} first-settlement").pick(colour, opening.options(colour)[0])
        opening.asks(f"{colour} first-road").pick(colour, opening.options(colour)[0])
    assert order == ["blue", "yellow", "red", "red", "yellow", "blue"]
    opening.asks("blue roll")


def test_gw_2_7_the_distance_rule_holds() -> None:
    """GW-2.7, GW-5.5: neither the intersection itself nor its neighbours, of anybody."""
    opening = Opening(2, board="classic19", first_player="seat").pick("red", "settlement/0,0,N", "road/0,0,NE")
    opening.barred("blue", "settlement/0,0,N", "GW-5.5", "corner-taken")
    for neighbour in ("0,0,NE", "0,0,NW", "0,-1,NE"):
        opening.barred("blue", f"settlement/{neighbour}", "GW-5.5", "too-close")
    assert len(opening.options("blue")) == 50
    opening.may("blue", "settlement/0,0,SE", "settlement/0,-1,N")


def test_gw_2_7_the_road_touches_the_settlement_just_placed() -> None:
    """GW-2.7: the second one touches the second settlement, not the first."""
    opening = Opening(2, board="classic19", first_player="seat")
    opening.pick("red", "settlement/0,0,N").only("red", "road/0,-1,E", "road/0,0,NE", "road/0,0,NW")
    opening.barred("red", "road/0,0,E", "GW-2.7", "not-beside-settlement").pick("red", "road/0,0,NE")
    opening.pick("blue", "settlement/0,2,N", "road/0,2,NE", "settlement/-2,2,N", "road/-2,2,NE")
    opening.pick("red", "settlement/0,0,SE")
    opening.barred("red", "road/0,0,NW", "GW-2.7", "not-beside-settlement")
    opening.only("red", "road/0,0,E", "road/0,0,SE", "road/1,0,SW")


def test_gw_2_7_a_path_that_is_taken_is_not_offered() -> None:
    """GW-2.7, GW-5.3: red's first road ends where red settles next."""
    opening = Opening(2, board="classic19", first_player="seat").pick("red", "settlement/0,0,N", "road/0,0,NE")
    opening.pick("blue", "settlement/0,2,N", "road/0,2,NE", "settlement/0,0,SE")
    opening.barred("blue", "road/0,0,NE", "GW-5.3", "path-taken").pick("blue", "road/0,0,SE")


def test_gw_2_7_cards_come_from_the_second_settlement_only() -> None:
    """GW-2.7: 1 card for every producing hex that borders it, two of one kind if two border it."""
    opening = Opening(2, board="classic19", first_player="seat").pick("red", "settlement/2,-2,N", "road/2,-2,NE")
    opening.shows(hand={"red": {}}).pick("blue", "settlement/0,2,N", "road/0,2,NE").shows(hand={"blue": {}})
    opening.pick("blue", "settlement/-1,1,S", "road/-1,1,SE")
    opening.shows(hand={"blue": {"ore": 1, "brick": 1, "grain": 1}})
    opening.pick("red", "settlement/-2,0,N", "road/-2,0,NE").shows(hand={"red": {"grain": 2}})
    assert "GW-2.7 red gained 2 grain" in opening.heard()


def test_gw_2_7_income_is_public() -> None:
    """GW-2.7, GW-3.8: everybody sees which cards are taken."""
    opening = Opening(2, board="classic19", first_player="seat").pick("red", "settlement/0,0,N", "road/0,0,NE")
    opening.pick("blue", "settlement/0,2,N", "road/0,2,NE", "settlement/-1,1,S", "road/-1,1,SE")
    assert "GW-2.7 blue gained 1 brick+1 grain+1 ore" in opening.heard("spectator")


def test_gw_2_8_set_up_is_free_and_wins_no_tile() -> None:
    """GW-2.8: nothing is paid; two roads that meet are not a Longest Road; a trade route may be settled."""
    opening = Opening(2, board="classic19", first_player="seat").pick("red", "settlement/0,-2,N", "road/0,-2,NE")
    opening.pick("blue", "settlement/0,2,N", "road/0,2,NE", "settlement/-1,1,S", "road/-1,1,SE")
    opening.pick("red", "settlement/0,-2,SE", "road/0,-2,E")
    opening.shows(length={"red": 2}, longest_road="nobody", hand={"red": {"ore": 1, "wool": 1, "brick": 1}})
    opening.shows(rates={"red": dict.fromkeys(("lumber", "brick", "wool", "grain", "ore"), 3)})
    opening.shows(pieces={"red": {"road": 13, "settlement": 3, "keep": 4}})


@pytest.mark.parametrize(
    ("board", "layout", "placement", "asked"),
    [
        ("auto", "standard", "auto", "roll"),
        ("base_gift", "standard", "auto", "roll"),
        ("base_gift", "standard", "printed", "roll"),
        ("base_gift", "standard", "phase", "first-settlement"),
        ("base_gift", "random", "auto", "first-settlement"),
        ("classic19", "standard", "auto", "first-settlement"),
        ("classic19", "random", "auto", "first-settlement"),
    ],
)
def test_gw_2_9_where_starts_are_printed(board: str, layout: str, placement: str, asked: str) -> None:
    """GW-2.9: on the standard Gift; everywhere else settlements are placed freely."""
    opening = Opening(4, board=board, layout=layout, initial_placement=placement, first_player="seat")
    opening.asks(f"red {asked}")
