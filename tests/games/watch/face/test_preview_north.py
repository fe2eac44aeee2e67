"""Previews of what a pick brings down from the north or keeps away."""

from longhouse.games.watch.face.preview import preview
from tests.scenes.watch.scene import Scene, quiet_north

SETTLEMENT = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}


def facts(scene: Scene, colour: str, text: str) -> dict[str, tuple[str, list[int]]]:
    """The preview of this pick: rule and arguments by key, without its prefix."""
    view = scene.seen(colour)
    told = preview(view, scene.option(text), scene.seat(colour))
    return {fact.key.removeprefix("watch-preview-"): (fact.rule, fact.args) for fact in told}


def founder() -> Scene:
    return quiet_north().settlement("red", "1,2,N").road("red", "1,2,NE", "1,2,E").hand("red", **SETTLEMENT)


def test_gw_12_2_a_settlement_tells_its_token_but_not_which() -> None:
    """GW-12.2: the view does not know it, and nothing comes to a camp in the preview."""
    scene = founder().turn("red", "build")
    assert facts(scene, "red", "settlement/1,2,SE")["tokens"] == ("GW-12.2", [1])
    assert "tokens-tile" not in facts(scene, "red", "settlement/1,2,SE")
    scene.shows(used=[], camps={"cave": [], "ice_river": [], "hornfoot": []})


def test_gw_12_2_a_keep_tells_two_tokens() -> None:
    """GW-12.2"""
    scene = quiet_north().settlement("red", "1,2,N").hand("red", grain=2, ore=3).turn("red", "build")
    assert facts(scene, "red", "keep/1,2,N")["tokens"] == ("GW-12.2", [2])


def test_gw_12_3_longest_road_tells_its_token() -> None:
    """GW-12.3, even if the used tokens would have to be shuffled first (GW-12.5)."""
    scene = quiet_north().settlement("red", "0,2,NW").road("red", "0,2,NW", "0,2,NE", "0,2,E", "0,2,SE")
    scene.hand("red", lumber=1, brick=1).used("climber", "cave").turn("red", "build")
    assert facts(scene, "red", "road/0,2,SW")["tokens-tile"] == ("GW-12.3", [0, 1])
    scene.reserve_empty("black")
    assert facts(scene, "red", "road/0,2,SW")["tokens-tile"] == ("GW-12.3", [0, 1])
    assert "tokens-tile" not in facts(scene, "red", "road/1,2,NW")


def test_gw_13_12_a_guard_tells_its_cost_points_and_section() -> None:
    """GW-13.12, GW-13.4, GW-15.1"""
    scene = quiet_north().guard("red", "wall3", "wall1").hand("red", lumber=1, brick=1, wool=1)
    scene.wildling("clearing", "c5_6", "regular").turn("red", "build")
    told = facts(scene, "red", "guard/wall3")
    assert told["cost"] == ("GW-13.11", [1, 1, 1, 0, 0])
    assert told["guards"] == ("GW-13.12", [2, 3])
    assert told["points"] == ("GW-15.1", [0, 1])
    assert told["section"] == ("GW-13.4", [1, 2, 1])


def test_gw_13_10_sending_a_wildling_home_frees_its_hex() -> None:
    """GW-13.10, GW-13.7"""
    scene = quiet_north().settlement("red", "1,1,N").wildling("gift", "1,1", "regular").cards("red", ranger_patrol=1)
    scene.turn("red").pick("red", "play/ranger_patrol", "choose/1")
    told = facts(scene, "red", "wildling/1,1")
    assert told["gift"] == ("GW-13.7", [1, 0, 7])
    assert told["unblock"][0] == "GW-13.10"


def test_gw_11_3_income_beside_a_wildling_is_told_to_be_barred() -> None:
    """GW-11.3"""
    scene = founder().wildling("gift", "1,2", "regular").turn("red", "build")
    assert facts(scene, "red", "settlement/1,2,SE")["income-wildling"][0] == "GW-11.3"


def test_gw_13_5_the_roll_tells_which_trails_would_breach_the_wall() -> None:
    """GW-13.5, GW-12.9"""
    scene = quiet_north().wildling("camp", "hornfoot-1", "regular").guard("blue", "wall3").turn("red")
    assert facts(scene, "red", "roll")["roll-breach"] == ("GW-13.5", [3, 2, 12])
    scene = quiet_north().wildling("camp", "hornfoot-1", "regular").guard("blue", "wall3", "wall4").turn("red")
    assert "roll-breach" not in facts(scene, "red", "roll")


def test_gw_13_15_new_recruits_tell_how_many_guards() -> None:
    """GW-13.15"""
    scene = quiet_north(new_recruits_guards="2").cards("red", new_recruits=1).guard("red", *["wall1"] * 5, "wall2")
    assert facts(scene.turn("red"), "red", "play/new_recruits")["free-guards"] == ("GW-13.15", [1])


def test_gw_10_1_tormund_in_his_camp_leaves_nothing_behind() -> None:
    """GW-10.1, GW-6.2"""
    scene = quiet_north().settlement("red", "1,1,N").cards("red", ranger_patrol=1).turn("red")
    scene.pick("red", "play/ranger_patrol")
    assert "unblock" not in facts(scene, "red", "tormund/0,0")
    assert facts(scene, "red", "tormund/1,1")["block"][0] == "GW-3.5"


def full_gift() -> Scene:
    """Seven wildlings are in the Gift: one more ends the game."""
    scene = quiet_north()
    for place in ("0,0", "1,0", "3,0", "0,1", "2,1", "3,1", "-1,1"):
        scene.wildling("gift", place, "regular")
    return scene


def test_gw_13_7_a_climber_may_end_the_game_but_makes_no_breach() -> None:
    """GW-13.7, GW-13.1, GW-15.2: trails 4 and 5 bring an eighth into the Gift, past sections 2 and 3."""
    scene = full_gift().wildling("camp", "cave-1", "climber").guard("blue", "wall2", "wall3").turn("red")
    told = preview(scene.seen("red"), scene.option("roll"), 0)
    assert [(fact.rule, fact.args) for fact in told if fact.key == "watch-preview-roll-gift"] == [
        ("GW-13.7", [1, 1, 12]),
        ("GW-13.7", [2, 1, 12]),
    ]
    assert "roll-breach" not in facts(scene, "red", "roll")


def test_gw_13_7_a_breach_into_a_full_gift_ends_the_game_by_the_gift() -> None:
    """GW-13.7: before the marker moves."""
    scene = full_gift().wildling("camp", "hornfoot-1", "regular").guard("blue", "wall3").turn("red")
    told = facts(scene, "red", "roll")
    assert told["roll-gift"] == ("GW-13.7", [3, 2, 12])
    assert "roll-breach" not in told


def nine(scene: Scene) -> Scene:
    """Eight points, mostly keeps; with one of another kind red has nine."""
    return scene.keep("red", "0,0,N", "1,0,N", "2,0,N", "3,0,N")


def test_gw_15_1_tokens_come_before_the_tenth_point_wins() -> None:
    """GW-15.1: what reveals tokens wins only if the wildlings do not end the game first."""
    scene = nine(founder()).turn("red", "build")
    told = facts(scene, "red", "settlement/1,2,SE")
    assert told["wins-unless"] == ("GW-15.1", [10])
    assert "wins" not in told


def test_gw_15_1_so_does_the_token_of_a_tile() -> None:
    """GW-15.1, GW-12.3: Longest Road, and Largest Patrol, whose token is shown too."""
    scene = nine(quiet_north().settlement("red", "0,2,NW").road("red", "0,2,NW", "0,2,NE", "0,2,E", "0,2,SE"))
    scene.hand("red", lumber=1, brick=1).face_up("red", ranger_patrol=2).cards("red", ranger_patrol=1)
    scene.turn("red", "build")
    for text, tile in (("road/0,2,SW", 0), ("play/ranger_patrol", 1)):
        told = facts(scene, "red", text)
        assert told["tokens-tile"] == ("GW-12.3", [tile, 1])
        assert told["wins-unless"] == ("GW-15.1", [10])
        assert "wins" not in told


def test_gw_15_1_a_guard_reveals_nothing_and_wins_for_certain() -> None:
    """GW-15.1, GW-13.17"""
    scene = nine(quiet_north().settlement("red", "0,2,NW").guard("red", "wall1", "wall2"))
    told = facts(scene.hand("red", lumber=1, brick=1, wool=1).turn("red", "build"), "red", "guard/wall3")
    assert told["wins"] == ("GW-15.1", [10])
    assert "wins-unless" not in told


def test_gw_12_5_a_preview_draws_nothing_from_a_reserve_that_is_shuffled_anew() -> None:
    """GW-12.5: the used token would rush the cave clan over the Wall for the third time; a view does not know it."""
    scene = quiet_north().settlement("red", "0,2,NW").road("red", "0,2,NW", "0,2,NE", "0,2,E", "0,2,SE").breaches(2)
    for camp in (1, 2, 3, 4):
        scene.wildling("camp", f"cave-{camp}", "regular")
    scene.hand("red", lumber=1, brick=1).used("regular", "cave").turn("red", "build").reserve_empty("black")
    told = facts(scene, "red", "road/0,2,SW")
    assert told["tokens-tile"] == ("GW-12.3", [0, 1])
    assert "wins" not in told and "wins-unless" not in told
    scene.pick("red", "road/0,2,SW").fell("red", "breaches", "points")


# --- the halves of a Ranger Patrol


def patrol(**said: str) -> Scene:
    """Red has played a patrol, with a wildling in the Gift, and chooses."""
    scene = quiet_north(**said).settlement("blue", "1,1,N").settlement("yellow", "1,1,S").settlement("black", "3,2,S")
    scene.hand("blue", ore=2).hand("black", wool=1).cards("red", ranger_patrol=1).wildling("gift", "1,0", "climber")
    return scene.turn("red")


def told_of(scene: Scene, text: str) -> list[tuple[str, str, list[int]]]:
    found = preview(scene.seen("red"), scene.option(text), scene.seat("red"))
    return [(fact.rule, fact.key.removeprefix("watch-preview-"), fact.args) for fact in found]


def test_gw_13_14_the_tormund_half_tells_who_could_be_robbed() -> None:
    """GW-13.14, GW-6.3: blue and black have cards; yellow has none."""
    scene = patrol().pick("red", "play/ranger_patrol")
    assert told_of(scene, "choose/0") == [
        ("GW-7.2", "tormund", []),
        ("GW-6.3", "rob-maybe", [1, 2]),
        ("GW-6.3", "rob-maybe", [3, 1]),
    ]


def test_gw_13_14_the_tormund_half_tells_when_there_is_nobody_to_rob() -> None:
    """GW-13.14, GW-16.5: nobody has a card; or all who have one are too weak for a friendly Tormund."""
    scene = quiet_north().settlement("blue", "1,1,N").cards("red", ranger_patrol=1).wildling("gift", "1,0", "climber")
    scene.turn("red").pick("red", "play/ranger_patrol")
    assert told_of(scene, "choose/0") == [("GW-7.2", "tormund", []), ("GW-6.3", "rob-nobody-anywhere", [])]
    weak = patrol(friendly_tormund="true").pick("red", "play/ranger_patrol")
    assert told_of(weak, "choose/0") == [("GW-7.2", "tormund", []), ("GW-6.3", "rob-nobody-anywhere", [])]


def test_gw_13_14_the_wildling_half_tells_how_many_are_left_in_the_gift() -> None:
    """GW-13.14, GW-13.7"""
    scene = patrol().wildling("gift", "0,0", "regular").pick("red", "play/ranger_patrol")
    assert told_of(scene, "choose/1") == [("GW-13.7", "gift", [2, 1, 7]), ("GW-13.14", "gain-one", [1, 0, 0, 0, 1])]


def test_gw_13_14_a_wildling_tells_the_card_of_its_hex() -> None:
    """GW-13.14: if there is one in stock, and with patrol_gain; a hero brings none."""
    scene = patrol().pick("red", "play/ranger_patrol")
    assert ("GW-13.14", "gain", [0, 0, 0, 0, 1]) in told_of(scene, "choose/1")
    scene.pick("red", "choose/1")
    assert ("GW-13.14", "gain", [0, 0, 0, 0, 1]) in told_of(scene, "wildling/1,0")
    scene.supply("blue", ore=0)
    assert told_of(scene, "wildling/1,0") == [("GW-13.7", "gift", [1, 0, 7])]
    plain = patrol(patrol_gain="false").pick("red", "play/ranger_patrol")
    assert told_of(plain, "choose/1") == [("GW-13.7", "gift", [1, 0, 7])]
    assert told_of(plain.pick("red", "choose/1"), "wildling/1,0") == [("GW-13.7", "gift", [1, 0, 7])]
    hero = quiet_north().hero("red", "ygritte").wildling("gift", "1,0", "climber").turn("red")
    assert told_of(hero.pick("red", "hero/ygritte"), "wildling/1,0") == [("GW-13.7", "gift", [1, 0, 7])]


def test_gw_13_14_nothing_is_certain_where_the_patrol_reaches_clearings_too() -> None:
    """GW-13.14, GW-13.16"""
    scene = patrol(patrol_targets="gift,clearing").wildling("clearing", "c5_6", "regular")
    assert told_of(scene.pick("red", "play/ranger_patrol"), "choose/1") == []
    scene = patrol(patrol_targets="gift,clearing").pick("red", "play/ranger_patrol")
    assert ("GW-13.7", "gift", [1, 0, 7]) in told_of(scene, "choose/1")
