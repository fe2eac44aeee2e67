"""GW-14.10, GW-14.14 to GW-14.17: heroes that move roads, wildlings, guards and Tormund."""

from tests.scenes.dealing import Said
from tests.scenes.watch.scene import Scene


def full(hero: str, **said: Said) -> Scene:
    return Scene("red", "blue", "yellow", mode="full", **said).hero("red", hero)


# --- Othell Yarwyck


def othell(*roads: str) -> Scene:
    """A red settlement at 0,2,N and these red roads."""
    return full("othell_yarwyck").settlement("red", "0,2,N").road("red", *roads)


def test_gw_14_10_a_road_with_an_open_end_moves() -> None:
    """GW-14.10: road, then new path; the piece is the same, nothing is paid."""
    scene = othell("0,2,NE", "0,2,E").turn("red", "build").pick("red", "hero/othell_yarwyck").asks("red lift")
    scene.only("red", "lift/0,2,E").barred("red", "lift/0,2,NE", "GW-14.10", "not-open-ended")
    scene.barred("red", "lift/0,2,W", "GW-14.10", "not-your-road").pick("red", "lift/0,2,E")
    scene.hears("blue", "GW-14.10 red lifted 0,2,E").asks("red rebuild").shows(length={"red": 1})
    scene.only("red", "road/0,2,NW", "road/0,1,E", "road/1,1,SE")
    scene.barred("red", "road/0,2,E", "GW-14.10", "same-path").barred("red", "road/0,2,SE", "GW-5.3", "not-connected")
    scene.pick("red", "road/0,2,NW").hears("blue", "GW-14.10 red road 0,2,NW").asks("red keep-hero 3")
    scene.shows(board={"red": {"settlement/0,2,N", "road/0,2,NE", "road/0,2,NW"}}, length={"red": 2})


def test_gw_14_10_the_new_path_is_legal_with_the_road_taken_up() -> None:
    """GW-14.10: nothing can be built from the open end of the road that is gone."""
    scene = othell("0,2,NE", "0,2,E").turn("red", "build").pick("red", "hero/othell_yarwyck", "lift/0,2,E")
    scene.may_not("red", "road/0,2,SE", "road/0,3,NE")


def test_gw_14_10_rivals_pieces_are_ignored() -> None:
    """GW-14.10: a rival's building or road at an end leaves it open; GW-5.4 holds for the new path."""
    scene = othell("0,2,NE").settlement("blue", "0,2,SE").road("blue", "0,2,E").turn("red", "build")
    scene.pick("red", "hero/othell_yarwyck").only("red", "lift/0,2,NE")


def test_gw_14_10_an_own_building_closes_an_end() -> None:
    """GW-14.10: the player's own building counts, as a road does."""
    scene = othell("0,2,NE", "0,2,E").settlement("red", "0,2,SE").turn("red", "build")
    scene.barred("red", "hero/othell_yarwyck", "GW-14.21", "no-road-to-move")


def hemmed_in() -> Scene:
    """Red can build only beyond the open end of 0,2,NE; the road 0,2,NW ends at a blue settlement."""
    scene = othell("0,2,NE", "0,2,NW").settlement("blue", "0,2,NW").road("blue", "0,1,E")
    return scene.turn("red", "build")


def test_gw_14_10_only_roads_with_another_path_are_offered() -> None:
    """GW-14.10: with 0,2,NE taken up there would be no path left, with the other road there is."""
    scene = hemmed_in().pick("red", "hero/othell_yarwyck").only("red", "lift/0,2,NW")
    scene.barred("red", "lift/0,2,NE", "GW-14.10", "nowhere-else").pick("red", "lift/0,2,NW")
    scene.only("red", "road/0,2,E", "road/1,1,SE")


def test_gw_14_10_without_such_a_road_it_is_not_offered() -> None:
    """GW-14.10, GW-14.21: red's road in the corner has no other path to go to."""
    scene = full("othell_yarwyck").settlement("red", "0,0,N").road("red", "0,0,NE").road("blue", "0,0,NW")
    scene.settlement("blue", "1,0,N").turn("red", "build")
    scene.barred("red", "hero/othell_yarwyck", "GW-14.21", "no-road-to-move")


def test_gw_8_7_a_moved_road_is_tested_once() -> None:
    """GW-14.10, GW-8.7: the holder keeps Longest Road if the road is long enough again after it is rebuilt."""
    roads = ("0,2,NE", "0,2,E", "0,2,SE", "0,2,SW", "0,2,W")
    scene = full("othell_yarwyck").settlement("red", "0,2,N").road("red", *roads).longest_road("red")
    scene.turn("red", "build").pick("red", "hero/othell_yarwyck", "lift/0,2,W").shows(longest_road="red")
    scene.pick("red", "road/0,2,NW").shows(longest_road="red", length={"red": 5})


def test_gw_8_7_a_moved_road_may_lose_the_tile() -> None:
    """GW-14.10, GW-8.7: a branch does not lengthen; the tile is set aside, and no token is drawn for that."""
    roads = ("0,2,NE", "0,2,E", "0,2,SE", "0,2,SW", "0,2,W")
    scene = full("othell_yarwyck").settlement("red", "0,2,N").road("red", *roads).longest_road("red")
    scene.turn("red", "build").pick("red", "hero/othell_yarwyck", "lift/0,2,W", "road/1,1,SE")
    scene.hears("blue", "GW-14.10 red road 1,2,NW", "GW-8.4 nobody tile-aside longest_road")
    scene.shows(longest_road="nobody", length={"red": 4})


def test_gw_12_7_a_tile_that_a_hero_moves_reveals_a_token() -> None:
    """GW-12.7, GW-12.3, GW-14.22: the moved road takes Longest Road; its token comes before keep or replace."""
    roads = ("0,2,NE", "0,2,E", "0,2,SE", "0,2,SW", "0,2,NW")
    scene = full("othell_yarwyck").settlement("red", "0,2,N").road("red", *roads).longest_road("nobody")
    scene.turn("red", "build")
    before = scene.reserve()
    scene.pick("red", "hero/othell_yarwyck", "lift/0,2,NW", "road/0,2,W").asks("red keep-hero 3")
    scene.shows(longest_road="red")
    assert scene.reserve() == before - 1


# --- Benjen Stark


def benjen() -> Scene:
    """Two wildlings with the cave clan, a regular and a climber in a guarded clearing."""
    scene = full("benjen_stark").wildling("camp", "cave-1", "giant").wildling("camp", "cave-2", "regular")
    scene.guard("blue", "wall1", "wall1").wildling("clearing", "c1_2", "regular")
    return scene.wildling("gift", "0,0", "regular").token("climber", "hornfoot")


def test_gw_14_14_a_wildling_of_a_camp_goes_and_another_comes() -> None:
    """GW-14.14: back to the Frostfangs, the gap is closed, then a reserve token is revealed."""
    scene = benjen().turn("red").pick("red", "hero/benjen_stark").asks("red wildling")
    scene.only("red", "wildling/cave-1", "wildling/cave-2", "wildling/c1_2-regular")
    scene.barred("red", "wildling/0,0", "GW-13.16", "not-in-reach").pick("red", "wildling/cave-1")
    scene.asks("red keep-hero 7").shows(camps={"cave": ["regular"], "hornfoot": ["climber"]})


def test_gw_14_14_a_wildling_of_a_clearing() -> None:
    """GW-14.14, GW-13.16: one pick per kind; taking it out causes no breach."""
    scene = benjen().turn("red", "build").pick("red", "hero/benjen_stark", "wildling/c1_2-regular")
    scene.shows(clearings={"c1_2": []}, camps={"cave": ["giant", "regular"], "hornfoot": ["climber"]})


def test_gw_14_14_the_token_may_cause_a_rush() -> None:
    """GW-14.14, GW-12.10: the fifth of a clan; the others of it rush at once, before keep or replace."""
    scene = full("benjen_stark").guard("blue", "wall3", "wall4").wildling("camp", "cave-1", "regular")
    for camp in (1, 2, 3, 4):
        scene.wildling("camp", f"hornfoot-{camp}", "regular")
    scene.token("regular", "hornfoot").turn("red").pick("red", "hero/benjen_stark", "wildling/cave-1")
    scene.asks("red keep-hero 7").shows(clearings={"c5_6": ["regular"], "c7_8": ["regular"]})
    scene.shows(camps={"cave": [], "hornfoot": ["regular"] * 3})


def test_gw_14_22_if_the_effect_ends_the_game_nothing_follows() -> None:
    """GW-14.22, GW-15.2: the rush breaches the Wall for the third time; nobody is asked about the hero."""
    scene = full("benjen_stark").guard("blue", "wall1").breaches(2).wildling("camp", "cave-1", "regular")
    for camp in (1, 2, 3, 4):
        scene.wildling("camp", f"hornfoot-{camp}", "regular")
    scene.token("regular", "hornfoot").turn("red").pick("red", "hero/benjen_stark", "wildling/cave-1")
    scene.won("blue", 0).shows(hero={"red": "benjen_stark A"})


# --- Ygritte


def test_gw_14_15_a_wildling_of_the_gift_goes_home() -> None:
    """GW-14.15: any hex of the Gift with a wildling; no token is revealed. GW-13.10: the hex produces at once."""
    scene = full("ygritte").wildling("gift", "1,0", "giant").wildling("gift", "0,0", "regular")
    scene.wildling("camp", "cave-1", "regular").settlement("red", "1,0,N").turn("red")
    before = scene.reserve()
    scene.pick("red", "hero/ygritte").only("red", "wildling/0,0", "wildling/1,0")
    scene.barred("red", "wildling/cave-1", "GW-13.16", "not-in-reach").pick("red", "wildling/1,0", "keep-hero")
    assert scene.reserve() == before
    scene.dice(4, 6).load("trail", 12).pick("red", "roll").shows(hand={"red": {"ore": 1}}, gift={"0,0": "regular"})


# --- Yoren


def test_gw_14_16_a_patrol_for_a_guard() -> None:
    """GW-14.16: the patrol leaves the game, the guard is free."""
    scene = full("yoren").face_up("red", ranger_patrol=2).turn("red").pick("red", "hero/yoren")
    scene.hears("blue", "GW-14.1 red hero yoren", "GW-14.16 red discarded-card ranger_patrol").asks("red free-guard 1")
    scene.pick("red", "guard/wall2").hears("blue", "GW-14.16 red guard wall2").asks("red keep-hero 9")
    scene.shows(face_up={"red": {"ranger_patrol": 1}})
    scene.shows(discarded=["ranger_patrol"], pieces={"red": {"road": 15, "settlement": 5, "keep": 4, "guard": 6}})


def test_gw_8_6_a_discarded_patrol_may_lose_largest_patrol() -> None:
    """GW-14.16, GW-8.6, GW-8.7: red falls to 2, blue has 3 and takes the tile with its token at once."""
    scene = full("yoren").face_up("red", ranger_patrol=3).face_up("blue", ranger_patrol=3).largest_patrol("red")
    scene.turn("red")
    before = scene.reserve()
    scene.pick("red", "hero/yoren").shows(largest_patrol="blue").asks("red free-guard 1")
    assert scene.reserve() == before - 1


def test_gw_8_6_with_nobody_at_three_the_tile_is_set_aside() -> None:
    """GW-14.16, GW-8.6"""
    scene = full("yoren").face_up("red", ranger_patrol=3).largest_patrol("red").turn("red").pick("red", "hero/yoren")
    scene.shows(largest_patrol="nobody", points={"red": 0})


# --- Qhorin Halfhand


def test_gw_14_17_tormund_goes_home_and_leaves_a_card() -> None:
    """GW-14.17: 1 card of what his hex produces; in his camp he blocks nothing."""
    scene = full("qhorin_halfhand").tormund("1,0").turn("red").pick("red", "hero/qhorin_halfhand")
    scene.hears(
        "blue", "GW-14.1 red hero qhorin_halfhand", "GW-14.17 red tormund-home 1,0", "GW-14.17 red gained 1 ore"
    )
    scene.asks("red keep-hero 10").shows(tormund="camp", hand={"red": {"ore": 1}}, supply={"ore": 18})
