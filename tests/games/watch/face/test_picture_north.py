"""The frozen north as a page is shown it."""

import json

from longhouse.games.watch.face.picture import picture
from longhouse.games.watch.face.scenery import scenery
from tests.scenes.watch.scene import Opening, Scene, quiet_north


def shown(scene: Scene, to: str = "red") -> dict[str, object]:
    told: dict[str, object] = json.loads(json.dumps(picture(scene.seen(to))))
    return told


def scene_with_everything() -> Scene:
    scene = quiet_north().guard("red", "wall3", "wall3", "wall1").guard("blue", "wall3").breaches(1)
    scene.wildling("camp", "cave-1", "giant").wildling("camp", "cave-2", "regular")
    scene.wildling("clearing", "c5_6", "regular").wildling("gift", "2,0", "climber").used("giant", "hornfoot", 2)
    return scene.settlement("red", "1,1,N").turn("red")


def test_gw_12_8_the_scenery_has_clans_trails_clearings_and_sections() -> None:
    """GW-12.8, GW-13.6, GW-13.12, GW-15.2"""
    told = json.loads(json.dumps(scenery(quiet_north().table)))
    north = told["north"]
    assert told["mode"] == "full"
    assert north["clans"][1] == {"id": "cave", "camps": 4, "trails": ["t4", "t5"]}
    assert north["trails"][0] == {
        "id": "t1_2",
        "label": "1, 2",
        "clan": "ice_river",
        "clearing": "c1_2",
        "numbers": [1, 2],
        "source": "public",
    }
    clearing = {"id": "c5_6", "label": "5, 6", "section": "wall3", "trails": ["t5", "t6"], "source": "public"}
    assert north["clearings"][2] == clearing
    assert north["sections"][2]["route"] == ["2,0", "1,1", "0,2", "-1,3"]
    assert (north["sections"][2]["posts"], len(north["sections"][2]["overflow"])) == (5, 17)
    assert north["wildlings"][0] == {"id": "regular", "count": 24, "source": "public"}
    assert (north["breach_limit"], north["gift_limit"], north["trail_die_sides"]) == (3, 7, 12)
    assert north["guard_points"] == [[3, 1], [5, 1]]
    assert north["recheck_after_guard_loss"] is False
    samwell = {"id": "samwell_tarly", "number": 3, "timing": ["after_any_production"], "source": "public"}
    assert told["heroes"][2] == samwell
    assert told["costs"]["guard"] == {"lumber": 1, "brick": 1, "wool": 1, "grain": 0, "ore": 0}
    assert (told["pieces"]["guard"], told["worth"]["guard"]) == (7, 0)


def test_the_scenery_says_what_of_the_north_is_printed() -> None:
    """GW-12.8: trail 5 is in an example of the book; GW-RU2: the arrows are ours."""
    told = scenery(quiet_north().table)
    north = told["north"]
    assert north is not None
    assert [trail["source"] for trail in north["trails"]] == ["public", "public", "public", "book", "public", "public"]
    assert {(section["source"], section["route_source"]) for section in north["sections"]} == {("public", "house")}
    assert {token["source"] for token in north["tokens"]} == {"public"}
    assert set(told["stock_sources"].values()) == {"public"}
    old = scenery(quiet_north(token_mix="old").table)["north"]
    assert old is not None
    assert [token["source"] for token in old["tokens"][:3]] == ["house", "public", "house"]


def test_gw_13_the_picture_tells_where_everybody_stands() -> None:
    """GW-12.1, GW-13.2, GW-13.7, GW-12.5"""
    told = shown(scene_with_everything())
    north = told["north"]
    assert isinstance(north, dict)
    assert north["frostfangs"] == {"regular": 22, "climber": 7, "giant": 7}
    assert north["camps"] == {"ice_river": [], "cave": ["giant", "regular"], "hornfoot": []}
    assert north["clearings"] == {"c1_2": [], "c3_4": [], "c5_6": ["regular"], "c7_8": []}
    assert north["wall"] == {"wall1": [0], "wall2": [], "wall3": [0, 0, 1], "wall4": []}
    assert north["gift"] == [{"hex": "2,0", "kind": "climber"}]
    assert (north["breaches"], north["trail_die"]) == (1, 0)
    assert north["used"]["wt_hornfoot_giant"] == 2
    assert sum(north["used"].values()) == 2
    assert told["tormund"] == "camp"


def test_gw_10_4_of_face_down_tokens_only_the_number_is_told() -> None:
    """GW-10.4, GW-13.12, GW-14.2"""
    scene = scene_with_everything()
    told = shown(scene)
    seats = told["seats"]
    assert isinstance(seats, list)
    red = seats[0]
    assert red["tokens"] == {"settlements": 4, "keeps": 8}
    assert (red["guards"], red["guard_points"], red["pieces"]["guard"]) == (3, 1, 4)
    assert red["hero"] == {"id": "othell_yarwyck", "side": "A", "rests": False}
    assert told["display"] == [scene.table.box.heroes[hero].name for hero in scene.table.display]


def test_gw_1_1_the_base_game_has_no_north() -> None:
    """GW-1.1"""
    table = Opening(2).table
    assert (scenery(table)["north"], scenery(table)["heroes"], scenery(table)["mode"]) == (None, [], "base")
    told = json.loads(json.dumps(picture(table)))
    assert (told["north"], told["display"]) == (None, [])
    assert {(seat["hero"], seat["tokens"], seat["guards"], seat["guard_points"]) for seat in told["seats"]} == {
        (None, None, 0, 0)
    }
