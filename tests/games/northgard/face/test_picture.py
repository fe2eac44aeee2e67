"""What a page receives: scenery and picture. Nothing that the viewer does not see, and everything by its number."""

import json
from typing import Any

from longhouse.games.northgard.face.picture import letter, picture
from longhouse.games.northgard.face.scenery import scenery
from longhouse.games.northgard.state.words import BUILDING_IDS
from tests.scenes.northgard.scene import Opening, Scene


def shown(scene: Scene | Opening, to: str = "table") -> dict[str, Any]:
    """As it goes over the wire."""
    found: dict[str, Any] = json.loads(json.dumps(picture(scene.seen(to))))
    return found


def staged(scene: Scene) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(scenery(scene.table)))
    return found


def territory(scene: Scene, region: str) -> dict[str, Any]:
    rep = scene.table.territory(scene.region(region))
    (found,) = [each for each in shown(scene)["territories"] if each["territory"] == rep]
    assert isinstance(found, dict)
    return found


# --- scenery


def test_ng_2_1_tiles_as_they_are_printed() -> None:
    """NG-2.1 to NG-2.3: regions, sides, symbols, slots, lairs and borders, under the numbers of events."""
    tiles = staged(Scene("red", "blue"))["tiles"]
    assert len(tiles) == 35 and sum(len(tile["regions"]) for tile in tiles) == 103
    t03 = tiles[4]
    assert [t03["id"], t03["shape"]] == ["t03", "quad_we"]
    assert [region["sides"] for region in t03["regions"]] == [[0], [1], [2], [3]]
    assert [region["lair"] for region in t03["regions"]] == [True, False, False, False]
    assert [[slot["kind"] for slot in region["slots"]] for region in t03["regions"]] == [[], ["rune"], ["small"], []]
    assert t03["regions"][3]["food"] == 1 and t03["regions"][0]["polygon"][0] == [0, 0]
    names = {region["region"]: region["id"] for region in t03["regions"]}
    rough = {(names[border["a"]], names[border["b"]]) for border in t03["borders"] if border["rough"]}
    assert rough == {("t03.e", "t03.n"), ("t03.s", "t03.w"), ("t03.e", "t03.w")}


def test_ng_2_3_the_totals_of_the_components() -> None:
    """NG-2.3: 12 food, 11 wood, 8 lore, 67 slots, 11 lairs, 76 regular and 21 rough borders."""
    tiles = staged(Scene("red", "blue"))["tiles"]
    regions = [region for tile in tiles for region in tile["regions"]]
    assert [sum(region[name] for region in regions) for name in ("food", "wood", "lore", "lair")] == [12, 11, 8, 11]
    assert sorted(slot["slot"] for region in regions for slot in region["slots"]) == list(range(67))
    rough = [border["rough"] for tile in tiles for border in tile["borders"]]
    assert [rough.count(False), rough.count(True)] == [76, 21]


def test_ng_3_1_what_was_agreed_and_who_sits_where() -> None:
    """NG-3.1, NG-20.2: settings as a page needs them, colours and partners by seat."""
    scene = Scene("green", "red", "blue", "purple", teams=True, creatures=True, open_fame=True, trade_rate="same3")
    told = staged(scene)
    assert told["colours"] == ["green", "red", "blue", "purple"] and told["partners"] == [2, 3, 0, 1]
    assert told["rules"]["toWin"] == 5 and told["rules"]["tradeSame"] and told["rules"]["openFame"]
    assert [told["rules"][name] for name in ("years", "teams", "creatures", "moreCreatures")] == [7, True, True, False]
    assert staged(Scene("red", "blue", years=10))["rules"]["winByTerritories"] is False


def test_ng_8_1_buildings_cards_creatures_faces_and_winter() -> None:
    """NG-8.1, NG-12.6, NG-14.1, NG-18.1: in the order of the content."""
    told = staged(Scene("red", "blue"))
    assert [(building["id"], building["cost"]) for building in told["buildings"][4:6]] == [
        ("carved_stone", 1),
        ("fortress", 3),
    ]
    assert [face["id"] for face in told["faces"]] == ["p2", "p3", "p2k1", "k2", "p1k1", "p1_or_k1"]
    assert told["winter"][-1] == {"min": 13, "max": 0, "food": 4, "wood": 2}
    assert [(creature["id"], creature["power"]) for creature in told["creatures"][:1]] == [("wolf_beige", 4)]
    cards = {card["id"]: card for card in told["cards"]}
    assert cards["bear_clan"]["clan"] == "bear" and cards["bear_clan"]["kind"] == "base"
    assert cards["scouts"]["clan"] is None and cards["scouts"]["fame"] == 2 and cards["unrest"]["fame"] == -5
    assert cards["start_move"]["steps"][0]["do"] == "move" and cards["defensive_strategy"]["reaction"]


# --- the map


def test_ng_1_1_territories_by_their_oldest_region() -> None:
    """NG-1.1 to NG-1.7: what belongs together, oldest first, each with a letter."""
    scene = Scene("red", "blue").land("t28 0,-1", "t30 1,-1 ").units("red", "t30.w", 2).turn("red")
    first = shown(scene)["territories"][0]
    assert [first["name"], first["letter"], first["size"], first["open"]] == ["start.n", "A", 3, False]
    names = scene.table.box.tiles.region_names
    assert {names[region] for region in first["regions"]} == {"start.n", "t28.s", "t30.w"}
    assert [first["holder"], first["units"], first["tileSymbols"]] == [0, 2, [0, 1, 0]]
    assert [tile["tile"] for tile in shown(scene)["tiles"]] == scene.table.placed[::3]
    assert shown(scene)["tiles"][2]["x"] == 1 and shown(scene)["tiles"][2]["y"] == -1


def test_ng_2_10_rough_borders_between_neighbours() -> None:
    """NG-2.10: t01.e and t01.s are parted by a rough border only."""
    scene = Scene("red", "blue").tile("t01", 0, -1).turn("red")
    rough = {each["territory"]: each["rough"] for each in territory(scene, "t01.e")["neighbours"]}
    assert rough[scene.table.territory(scene.region("t01.s"))] is True
    assert rough[scene.region("t01.n")] is False


def test_ng_2_3_buildings_and_free_slots() -> None:
    """NG-2.3, NG-21.10: with their spots; those without a slot come after the last slot."""
    scene = Scene("red", "blue").tile("t03", 0, -1).building("t03.e", "carved_stone")
    scene.building("t03.e", "food_silo", slot="none").turn("red")
    assert territory(scene, "t03.e")["freeSlots"] == [0, 0, 0] and territory(scene, "t03.s")["freeSlots"] == [1, 0, 0]
    assert territory(scene, "t03.e")["symbols"] == [1, 0, 1] and territory(scene, "t03.e")["tileSymbols"] == [0, 0, 0]
    spots = {BUILDING_IDS[each["building"]]: each["spot"] for each in shown(scene)["buildings"]}
    assert spots == {"carved_stone": 4, "food_silo": 67}
    assert territory(scene, "t03.e")["buildings"] == [1, 0, 0, 0, 1, 0, 0, 0]


def test_ng_18_6_creatures_kaija_and_the_token() -> None:
    """NG-2.12, NG-17.2, NG-18.6: where they are."""
    scene = Scene("red", "blue", clans="bear snake", creatures=True).tile("t30", 0, -1).kaija("t30.e")
    scene.creature("wolf_brown", "t30.w").creature("draugr_beige", "t30.w").scorched("t30.n").turn("red")
    assert territory(scene, "t30.w")["creatures"] == scene.table.row and territory(scene, "t30.n")["scorched"]
    assert [territory(scene, "t30.e")[name] for name in ("kaija", "units", "holder")] == [True, 0, 0]
    assert [each["region"] for each in shown(scene)["creatures"]] == [scene.region("t30.w")] * 2


def test_letters_go_on_after_z() -> None:
    assert [letter(age) for age in (0, 25, 26, 27, 51, 52, 102)] == ["A", "Z", "AA", "AB", "AZ", "BA", "CY"]


# --- the seats


def test_ng_13_6_hands_and_fame_are_for_their_owners() -> None:
    """NG-13.6, hidden information: null where the viewer does not see it; sizes are public."""
    scene = Scene("red", "blue").fame(red=4).hand("red", "start_move", "start_build").turn("red")
    mine, theirs = shown(scene, "red")["seats"][0], shown(scene, "blue")["seats"][0]
    assert mine["fame"] == 4 and mine["hand"] == [scene.card("start_move"), scene.card("start_build")]
    assert theirs["fame"] is None and theirs["hand"] is None and theirs["handSize"] == 2 and theirs["deckSize"] == 5
    assert shown(scene, "spectator")["seats"][0]["hand"] is None
    assert shown(scene, "spectator")["tileHand"] is None and shown(scene, "red")["tileHand"] == []


def test_ng_14_1_what_a_seat_has() -> None:
    """NG-14.1, NG-15.1, NG-17.4: upkeep, territories, closed ones with large buildings, flags of the year."""
    scene = (
        Scene("red", "blue", clans="bear goat").tile("t01", 0, -1).units("red", "start.n", 4).units("red", "t01.n", 3)
    )
    scene.building("start.n", "forge", slot="none").flag("red", "kaija_may_attack").goods("red", food=1, lore=2)
    seat = shown(scene.hand("red", "start_move").turn("red"))["seats"][0]
    assert [seat[name] for name in ("territories", "closed", "closedLarge", "winter")] == [2, 1, 1, [2, 0]]
    assert [seat[name] for name in ("reserve", "onMap", "kaijaHome", "flags")] == [7, 7, True, ["kaija_may_attack"]]
    assert seat["goods"] == [1, 0, 2] and seat["passed"] is False and len(seat["upgrades"]) == 2


def test_ng_5_1_the_year_and_the_piles() -> None:
    """NG-5.1, NG-5.3: what everybody sees beside the map."""
    told = shown(Scene("red", "blue").year(3).unrest(4).first("blue").hand("red", "start_move").turn("red"))
    assert [told[name] for name in ("year", "lastYear", "phase", "first", "active")] == [3, 7, "actions", 1, 0]
    assert [len(told["display"]), told["developmentLeft"], told["unrest"], told["pile"]] == [2, 6, 4, 34]


# --- what is going on


def test_ng_9_1_a_move_in_progress() -> None:
    """NG-9.1: points left, and what was chosen for the next movement."""
    scene = Scene("red", "blue").tile("t28", 0, -1).units("red", "start.n", 3).units("red", "start.s", 1)
    scene.hand("red", "start_move").turn("red").pick("red", "play/start_move", "from/start.n", "figures/2")
    moving = shown(scene, "blue")["moving"]
    assert moving == {"seat": 0, "points": 1, "from": scene.region("start.n"), "units": 2, "kaija": False}
    assert shown(scene)["battle"] is None and shown(scene)["placing"] is None


def test_ng_12_a_battle_in_progress() -> None:
    """NG-12.2 to NG-12.4: both sides by their parts, before the dice."""
    scene = Scene("red", "blue").tile("t28", 0, -1).units("red", "start.n", 3).units("blue", "start.e", 2)
    scene.building("start.e", "fortress", slot="none").goods("red", food=2).hand("red", "start_move").turn("red")
    scene.pick("red", "play/start_move", "from/start.n", "figures/3", "to/start.e")
    scene.asks("red battle-food")
    told = shown(scene, "blue")
    battle = told["battle"]
    assert battle["territory"] == scene.region("start.e") and battle["faces"] == [-1, -1]
    assert [battle["attacker"][name] for name in ("seat", "creature", "figures", "base", "total")] == [0, -1, 3, 3, 3]
    assert [battle["defender"][name] for name in ("seat", "figures", "base", "buildings", "total")] == [1, 2, 2, 2, 4]
    there = territory(scene, "start.e")
    assert [there[name] for name in ("holder", "units", "raider", "raiders")] == [1, 2, 0, 3]
    assert territory(scene, "start.n")["raider"] == -1


def test_ng_11_2_a_battle_before_anything_is_counted() -> None:
    """NG-11.2: while the attacker may push a defender away, both sides are shown as they are, without dice."""
    scene = Scene("red", "blue").tile("t28", 0, -1).units("red", "start.n", 3).units("blue", "start.e", 2)
    scene.hand("red", "intimidate").turn("red")
    scene.pick("red", "play/intimidate", "from/start.n", "figures/3", "to/start.e").asks("red push")
    battle = shown(scene, "blue")["battle"]
    assert battle["faces"] == [-1, -1] and [battle["attacker"]["total"], battle["defender"]["total"]] == [3, 2]


def test_ng_10_2_a_tile_to_be_placed() -> None:
    """NG-10.2, NG-10.3: the tile, where it may lie and how it may be turned."""
    scene = Scene("red", "blue").units("red", "start.n", 1).pile("t13").hand("red", "start_explore").turn("red")
    scene.pick("red", "play/start_explore")
    placing = shown(scene, "blue")["placing"]
    assert placing["purpose"] == "explore" and placing["tile"] == scene.table.box.tiles.tile_names.index("t13")
    assert placing["places"] == [{"x": 0, "y": -1, "turns": [0, 1, 2, 3]}]
    assert shown(scene)["drawn"] == [placing["tile"]]


def test_ng_ru27_setup_tiles_are_seen_by_their_holder_alone() -> None:
    """NG-RU27: others see how many there are."""
    scene = Opening(2, clan_pick="random", first_player="seat1")
    hands = [zone.cards for zone in scene.table.tile_hands]
    assert shown(scene, "red")["tileHand"] == hands[0] and shown(scene, "blue")["tileHand"] == hands[1]
    assert shown(scene, "blue")["tileHands"] == [3, 3] and shown(scene)["year"] == 0
