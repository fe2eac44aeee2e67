"""GW-13.5 to GW-13.10, GW-11.3: breaches, and the wildlings in the Gift."""

from tests.scenes.watch.scene import Scene, quiet_north

ROUTE = ("2,0", "1,1", "0,2", "-1,3")  # of section 3
OVERFLOW = (
    "1,0",
    "0,1",
    "-1,2",
    "-2,3",
    "3,0",
    "2,1",
    "1,2",
    "0,3",
    "0,0",
    "-1,1",
    "-2,2",
    "-3,3",
    "3,1",
    "2,2",
    "3,2",
)


def at_section_3(kind: str = "regular", **said: str) -> Scene:
    """This wildling of the Cave Dwellers comes down trail 5, to section 3, when a 5 is rolled."""
    return quiet_north(**said).wildling("camp", "cave-1", kind)


def test_gw_ex12_a_breach_step_by_step() -> None:
    """GW-EX12, GW-13.5, GW-RU13"""
    scene = at_section_3().guard("blue", "wall3").guard("yellow", "wall3")
    scene.wildling("clearing", "c5_6", "regular").wildling("clearing", "c5_6", "regular")
    scene.turn("red").dice(1, 1, 5).pick("red", "roll")
    scene.shows(gift=dict.fromkeys(ROUTE[:3], "regular"), wall={"wall3": ["yellow"]}, breaches=1)
    scene.shows(clearings={"c5_6": []}, guards={"blue": 0, "yellow": 1})
    assert scene.heard()[3:] == [
        "GW-13.5 nobody breach wall3",
        "GW-13.5 blue guard-home wall3",
        "GW-13.5 nobody crossed regular wall3 2,0",
        "GW-13.7 nobody gift 1 7",
        "GW-13.5 nobody crossed regular wall3 1,1",
        "GW-13.7 nobody gift 2 7",
        "GW-13.5 nobody crossed regular wall3 0,2",
        "GW-13.7 nobody gift 3 7",
        "GW-13.5 nobody marker 1 3",
    ]


def test_gw_13_5_guards_of_three_colours_close_up_in_their_order() -> None:
    """GW-13.5, GW-RU13"""
    scene = at_section_3().guard("blue", "wall3").guard("yellow", "wall3").guard("black", "wall3").guard("red", "wall3")
    for _ in range(4):
        scene.wildling("clearing", "c5_6", "regular")
    scene.turn("red").dice(1, 1, 5).pick("red", "roll")
    scene.shows(wall={"wall3": ["yellow", "black", "red"]}, guards={"blue": 0}, breaches=1)


def test_gw_13_5_they_cross_in_their_order_of_arrival_and_the_giant_last() -> None:
    """GW-13.5, GW-13.8: regulars may wait at a section that has lost its guards."""
    scene = at_section_3("giant").wildling("clearing", "c5_6", "regular")
    scene.turn("red").dice(1, 1, 5).pick("red", "roll")
    scene.shows(gift={"2,0": "regular", "1,1": "giant"}, breaches=1)


def test_gw_13_9_a_breach_counts_once_however_many_cross() -> None:
    """GW-13.9"""
    scene = at_section_3("giant")
    for _ in range(3):
        scene.wildling("clearing", "c5_6", "regular")
    scene.turn("red").dice(1, 1, 5).pick("red", "roll").shows(breaches=1, clearings={"c5_6": []})
    assert len(scene.table.gift) - scene.table.gift.count(-1) == 4


def test_gw_13_6_the_first_hex_of_the_route_without_a_wildling() -> None:
    """GW-13.6, GW-1.4: Tormund's hex is free for them."""
    scene = at_section_3("climber").wildling("gift", "2,0", "regular").tormund("1,1")
    scene.turn("red").dice(1, 1, 5).pick("red", "roll").shows(gift={"2,0": "regular", "1,1": "climber"}, tormund="1,1")


def test_gw_13_6_a_full_route_overflows_to_the_other_routes_nearest_first() -> None:
    """GW-13.6, GW-RU2"""
    scene = at_section_3("climber")
    for place in ROUTE:
        scene.wildling("gift", place, "regular")
    scene.turn("red").dice(1, 1, 5).pick("red", "roll").shows(gift={"1,0": "climber"})


def test_gw_13_6_the_overflow_lists_every_other_hex_of_the_board() -> None:
    """GW-13.6"""
    sections = at_section_3().table.box.north.sections
    spell = at_section_3().table.box.board.spell_hex
    assert [spell(place) for place in sections[2].route] == list(ROUTE)
    assert [spell(place) for place in sections[2].overflow][: len(OVERFLOW)] == list(OVERFLOW)
    assert all(sorted(section.route + section.overflow) == list(range(21)) for section in sections)


def test_gw_13_6_without_overflow_they_turn_back() -> None:
    """GW-13.6: invasion_full_route = none"""
    scene = at_section_3("climber", invasion_full_route="none")
    for place in ROUTE:
        scene.wildling("gift", place, "regular")
    scene.turn("red").dice(1, 1, 5).pick("red", "roll").shows(frostfangs={"climber": 8})
    scene.hears_last("table", "GW-13.6 nobody turned-back climber wall3")
    assert set(scene.table.gift) == {-1, 0}


def test_gw_13_7_the_gift_is_counted_after_every_crossing_before_the_marker_moves() -> None:
    """GW-13.7, GW-15.2"""
    scene = at_section_3().guard("blue", "wall3", "wall4").wildling("clearing", "c5_6", "regular")
    for place in ("0,0", "1,0", "3,0", "0,1", "2,1", "3,1", "-1,1"):
        scene.wildling("gift", place, "climber")
    scene.turn("red").dice(1, 1, 5).pick("red", "roll").fell("blue", "gift", "guards")
    scene.shows(breaches=0, clearings={"c5_6": ["regular"]}, guards={"blue": 1})


def test_gw_13_7_seven_are_not_too_many_and_tormund_is_no_wildling() -> None:
    """GW-13.7, GW-1.4"""
    scene = at_section_3("climber").tormund("2,3")
    for place in ("0,0", "1,0", "3,0", "0,1", "2,1", "3,1"):
        scene.wildling("gift", place, "regular")
    scene.turn("red").dice(1, 1, 5).pick("red", "roll").not_over().hears_last("table", "GW-13.7 nobody gift 7 7")


# --- wildlings on hexes


def test_gw_11_3_a_hex_with_a_wildling_produces_nothing_for_anybody() -> None:
    """GW-11.3, GW-13.10"""
    scene = quiet_north().settlement("red", "1,1,N").settlement("blue", "1,1,S").wildling("gift", "1,1", "regular")
    scene.hero("red", "ygritte").turn("red")
    other = scene.twin()
    scene.dice(4, 4, 12).pick("red", "roll").shows(hand={"red": {}, "blue": {}})
    other.pick("red", "hero/ygritte", "wildling/1,1", "keep-hero").dice(4, 4, 12).pick("red", "roll")
    other.shows(hand={"red": {"wool": 1}, "blue": {"wool": 1}})


def test_gw_11_3_a_barred_hex_is_no_claim_in_a_shortage() -> None:
    """GW-11.3, GW-3.6: only red claims wool, since blue's hex holds a wildling."""
    scene = quiet_north().settlement("red", "1,1,N").hex("3,1", "pasture", "8").settlement("blue", "3,1,S")
    scene.hex("3,0", "fields", "").wildling("gift", "3,1", "regular").keep("red", "1,1,S").supply("yellow", wool=1)
    scene.turn("red").dice(4, 4, 12).pick("red", "roll").shows(hand={"red": {"wool": 1}, "blue": {}})


def test_gw_11_3_one_may_build_beside_wildlings_and_tormund_may_join_them() -> None:
    """GW-11.3"""
    scene = quiet_north().wildling("gift", "1,2", "regular").settlement("red", "1,2,N").road("red", "1,2,NE", "1,2,E")
    scene.hand("red", lumber=1, brick=1, wool=1, grain=1).cards("red", ranger_patrol=1).turn("red", "build")
    scene.may("red", "settlement/1,2,SE").pick("red", "play/ranger_patrol", "choose/0").may("red", "tormund/1,2")


def test_gw_11_3_the_advance_does_not_change_the_production_of_its_roll() -> None:
    """GW-11.3, GW-11.2: the climber comes to the hex that has just produced."""
    scene = at_section_3("climber").settlement("red", "2,0,N").turn("red").dice(1, 2, 5).pick("red", "roll")
    scene.shows(hand={"red": {"brick": 1}}, gift={"2,0": "climber"})
