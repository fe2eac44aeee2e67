"""What a page receives: scenery and picture. Nothing that the viewer does not see, and everything by its number."""

import json
from typing import Any

from longhouse.games.midgard.face.picture import picture, scenery
from longhouse.games.midgard.rules.odds import fight_odds, voyage_odds
from longhouse.games.midgard.state.words import DIE_IDS, FACE_IDS
from tests.scenes.midgard.scene import Opening, Scene

TROLL, DRAUGR_1, SHORE_1, SHORE_2 = 0, 1, 3, 4


def shown(scene: Scene | Opening, to: str = "table") -> dict[str, Any]:
    """As it goes over the wire."""
    found: dict[str, Any] = json.loads(json.dumps(picture(scene.seen(to))))
    return found


def staged(scene: Scene) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(scenery(scene.table)))
    return found


def by_id(things: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {thing["id"]: thing for thing in things}


def rolled(fight: dict[str, Any]) -> list[str]:
    return [f"{DIE_IDS[die['die']]} {FACE_IDS[die['face']]}" for die in fight["dice"]]


# --- scenery


def test_cm_13_what_was_agreed_and_who_sits_where() -> None:
    """CM-1.1, CM-13.3: settings as a page needs them, colours by seat, shores in use."""
    scene = Scene("red", "blue", "green", hall_of_fame=True, huts_price="round", rune_display=4)
    told = staged(scene)
    assert told["rules"] == {
        "rounds": 8,
        "players": 3,
        "hallOfFame": True,
        "distrust": False,
        "simultaneous": True,
        "hutsPrice": "round",
        "runeSpaces": 4,
        "warriorsMax": 8,
        "huntMax": 6,
    }
    assert told["colours"] == ["red", "blue", "green"] and len(told["shores"]) == 3
    other = staged(Scene("red", "blue", "green", "yellow", distrust=True, assign="simultaneous"))
    assert [other["rules"][name] for name in ("distrust", "simultaneous", "hutsPrice")] == [True, True, "game"]
    assert [shore["perFood"] for shore in other["shores"]] == [2, 2, 1, 1]


def test_cm_5_26_places_as_they_are_printed() -> None:
    """CM-5.26, CM-5.27: kind, spaces, cost and steps; a private longship names its ship."""
    scene = Scene("red", "blue")
    places = by_id(staged(scene)["places"])
    assert places["large_longship"]["cost"] == [0, 0, 1, 0] and places["hunting_grounds"]["spaces"] == 0
    assert places["large_longship"]["steps"] == [{"do": "sail", "ship": "large"}]
    assert places["jomsvikings"]["steps"] == [{"do": "recruit", "dice": [1, 0, 1]}]
    assert places["beggar"]["repeat"] == 3 and places["beggar"]["kind"] == "stall"
    assert places["beggar"]["colour"] == "trade" and places["market"]["colour"] == "brown"
    assert places["stave_church"]["steps"][0]["table"][3] == {"coin": 10, "favour": 4}
    assert places["worker_huts"]["steps"] == [{"do": "hire_worker", "prices": [5, 4, 3, 2]}]
    assert places["hafter"]["steps"] == [{"do": "collect_stock", "stock": "spear"}]
    assert places["draugr_2"]["steps"] == [{"do": "reserve_fight", "target": 2}]
    assert places["beg"]["steps"] == [{"do": "gain", "goods": [1, 0, 0, 0]}, {"do": "blame", "n": 1}]
    assert places["karvi"]["kind"] == "longship" and places["market"]["ship"] is None
    assert staged(scene)["ships"][places["karvi"]["ship"]]["id"] == "karvi"


def test_cm_5_32_cards_dice_and_numbers_of_the_scoring() -> None:
    """CM-5.32, CM-12: enemies, merchants, runes, destinies, ships, dice in the order of the content."""
    told = staged(Scene("red", "blue"))
    enemies = by_id(told["enemies"])
    assert len(told["enemies"]) == 16 + 21 + 36 + 1
    serpent = enemies["sea_serpent_blue"]
    assert [serpent[name] for name in ("type", "kind", "colour", "ban")] == [
        "sea_serpent",
        "monster",
        "blue",
        ["sword"],
    ]
    assert [serpent[name] for name in ("attack", "defence", "glory", "reward")] == [3, 4, 13, [0, 0, 0, 2]]
    assert enemies["kraken"]["kind"] == "kraken" and enemies["river_troll_1"]["colour"] is None
    headsman = by_id(told["merchants"])["ms_headsman"]
    assert headsman == {"id": "ms_headsman", "goods": [2, 0, 0, 0], "dice": [0, 0, 1], "source": "house"}
    healing = {"id": "healing", "glory": 2, "window": "combat_losses", "source": "public"}
    assert by_id(told["runes"])["healing"] == healing
    craftsman = by_id(told["destinies"])["craftsman"]
    assert craftsman == {"id": "craftsman", "measure": "wood", "big": 5, "small": 2, "source": "public"}
    assert [die["count"] for die in told["dice"]] == [12, 12, 10] and told["dice"][2]["faces"][5] == "double"
    assert sum(journey["count"] for journey in told["journeys"]) == 18 and len(told["leaders"]) == 5
    assert told["blameTable"] == [0, -1, -3, -6, -10, -15, -21]
    assert [told[name] for name in ("setGlory", "favourGlory", "coinsPerGlory")] == [5, 2, 3]


# --- the town


def test_cm_4_workers_stalls_and_stocks() -> None:
    """CM-4.15, CM-3.8, CM-2.3: the workers in their order; the dice at the smiths; the ships left."""
    scene = Scene("red", "blue").stalls("beggar", "militia").stock(sword=2, food=1).dice("red", sword=1)
    scene.placed("blue", "market").placed("red", "beg").workers(red=2, blue=3).ship("blue", "karvi").placement("red")
    told = shown(scene, "blue")
    names = [place["id"] for place in staged(scene)["places"]]
    assert [(names[row["place"]], row["seat"]) for row in told["placed"]] == [("market", 1), ("beg", 0), ("beg", 0)]
    assert [names[place] for place in told["stalls"]] == ["beggar", "militia"]
    assert told["stock"] == [2, 0, 0, 1] and told["supply"] == [9, 12, 10]
    assert [staged(scene)["ships"][ship]["id"] for ship in told["shipsLeft"]] == ["drakkar"]
    assert [told[name] for name in ("round", "lastRound", "phase", "first", "active")] == [1, 8, "placement", 0, 0]
    assert [seat["workers"] for seat in told["seats"]] == [2, 3] and [seat["crew"] for seat in told["seats"]] == [4, 4]


def test_cm_5_17_what_the_next_spare_worker_costs() -> None:
    """CM-5.17, CM-RU7: by the hires of the game, or of the round."""
    assert shown(Scene("red", "blue").placement("red"))["hutsPrice"] == 5
    told = shown(Scene("red", "blue").crew("blue").placement("red"))
    assert told["hutsPrice"] == 4 and told["hired"] == 1 and told["seats"][1]["crew"] == 5
    by_round = Scene("red", "blue", huts_price="round").crew("blue")
    assert shown(by_round.placement("red"))["hutsPrice"] == 5
    now = Scene("red", "blue", huts_price="round").crew("blue").placed("blue", "worker_huts").placement("red")
    assert shown(now)["hutsPrice"] == 4


def test_cm_h7_decks_display_and_merchant() -> None:
    """CM-H7, CM-3.4, CM-3.7: counts, open runes (null for an empty space), the merchant ship in force."""
    scene = Scene("red", "blue").round(3).display("gifts").merchant("ms_timber").discarded("storm", "moss_troll_1")
    told = shown(scene.placement("red"), "blue")
    assert told["display"] == [scene.rune("gifts"), None, None]
    assert told["merchant"] == 1 and told["decks"]["merchant"] == 5
    assert told["decks"] == {"troll": 14, "draugr": 19, "monster": 33, "rune": 9, "destiny": 12, "merchant": 5}
    assert told["journeyDeck"] == 14 and told["journeyDiscard"] == [scene.journey_card("storm")]
    assert told["enemyDiscard"] == [scene.enemy_card("moss_troll_1")]


def test_before_the_first_round_nothing_lies_there() -> None:
    """CM-2.7: while leaders are chosen."""
    told = shown(Opening(4), "spectator")
    assert told["phase"] == "setup" and told["round"] == 0 and told["merchant"] is None
    assert [seat["leader"] for seat in told["seats"]] == [-1] * 4 and told["display"] == [None] * 3
    assert [target["enemy"] for target in told["targets"]] == [None] * 7
    assert told["targets"][SHORE_1]["journey"] == {"there": False, "card": None, "seenBy": []}


# --- fights and shores


def test_cm_6_targets_with_their_ships() -> None:
    """CM-6.1, CM-7.10, CM-11.5: holder, ship, dice and food; coins on a monster."""
    scene = Scene("red", "blue").monster("shore_2", "nykr_red", coins=3).enemy("troll", "river_troll_1")
    scene.voyage("blue", "shore_2", "karvi", food=2, sword=1, axe=2).fight("red", "troll", spear=1)
    told = shown(scene.goods("red", favour=1).combat())
    shore, troll = told["targets"][SHORE_2], told["targets"][TROLL]
    assert len(told["targets"]) == 6 and [target["target"] for target in told["targets"]] == list(range(6))
    assert [shore[name] for name in ("holder", "dice", "food", "coins")] == [1, [1, 0, 2], 2, 3]
    assert staged(scene)["ships"][shore["ship"]]["id"] == "karvi" and told["seats"][1]["ship"] == shore["ship"]
    assert [troll[name] for name in ("holder", "dice", "ship", "journey")] == [0, [0, 1, 0], None, None]
    assert troll["enemy"] == scene.enemy_card("river_troll_1") and told["targets"][DRAUGR_1]["holder"] == -1
    assert told["seats"][1]["warriors"] == 3 and told["seats"][1]["reserve"] == [0, 0, 0]


def test_cm_h4_a_journey_is_shown_to_who_has_looked() -> None:
    """CM-H4, CM-H8: everybody knows who has looked."""
    scene = Scene("red", "blue").journey("shore_1", "kraken", seen="red").placement("blue")
    card = scene.journey_card("kraken")
    assert shown(scene, "red")["targets"][SHORE_1]["journey"] == {"there": True, "card": card, "seenBy": [0]}
    for colour in ("blue", "spectator"):
        assert shown(scene, colour)["targets"][SHORE_1]["journey"] == {"there": True, "card": None, "seenBy": [0]}


# --- the seats


def test_cm_1_4_what_a_seat_has() -> None:
    """CM-1.4, CM-9.1, CM-12.11: goods, blame and what it will cost, glory, runes used or not."""
    scene = Scene("red", "blue", leaders="ullr asmundr").goods("red", food=2, coin=3, favour=1).blame(red=4)
    scene.glory(red=9).runes("red", "gifts", "wealth", used="wealth").hunt("red").dice("red", sword=1, axe=2)
    seat = shown(scene.placement("blue"), "blue")["seats"][0]
    assert seat["goods"] == [2, 0, 3, 1] and [seat["blame"], seat["blameGlory"], seat["glory"]] == [4, -10, 9]
    assert seat["runes"] == [{"rune": scene.rune("gifts"), "used": False}, {"rune": scene.rune("wealth"), "used": True}]
    assert [seat[name] for name in ("leader", "colour", "ship", "hunts", "warriors")] == [4, 0, -1, True, 3]
    assert seat["reserve"] == [1, 0, 2] and seat["workers"] == 3


def test_cm_h2_destinies_and_trophies_are_for_their_owners() -> None:
    """CM-H2, CM-H3: null if the viewer does not see them; sets are counted by trophies."""
    scene = Scene("red", "blue").destinies("red", "craftsman", revealed="prepared")
    scene.trophies("red", "nykr_red", "haugbui_blue", "mara_yellow", "nykr_blue", "moss_troll_1").placement("red")
    mine, theirs = shown(scene, "red")["seats"][0], shown(scene, "blue")["seats"][0]
    assert mine["destinyCards"] == [scene.destiny("craftsman")] and mine["sets"] == 1 and len(mine["trophies"]) == 5
    assert [theirs[name] for name in ("destinyCards", "trophies", "sets", "destinies")] == [None, None, None, 1]
    assert theirs["revealed"] == [scene.destiny("prepared")]
    assert shown(scene, "spectator")["seats"][0]["trophies"] is None
    fame = Scene("red", "blue", hall_of_fame=True).trophies("red", "nykr_red").placement("red")
    assert shown(fame, "blue")["seats"][0]["trophies"] == [fame.enemy_card("nykr_red")]


def test_cm_h8_what_the_viewer_knows_under_the_deck() -> None:
    """CM-H8, CM-H2: and the cards to choose from."""
    scene = (
        Scene("red", "blue", leaders="dagrun ullr").under("red", "prosperous").deck("destiny", "craftsman", "prepared")
    )
    scene.placement("red").pick("red", "place/sages_house", "peek/shore_1")
    told = shown(scene, "red")
    assert told["under"] == [scene.destiny("prosperous")]
    assert sorted(told["looked"]) == sorted([scene.destiny("craftsman"), scene.destiny("prepared")])
    assert shown(scene, "blue")["under"] == [] and shown(scene, "blue")["looked"] is None
    assert shown(scene, "blue")["decks"]["destiny"] == 10
    assert shown(Scene("red", "blue").placement("red"), "red")["looked"] is None


# --- assignment


def assigning() -> Scene:
    scene = Scene("red", "blue", "green", assign="turn_order").fight("red", "troll")
    scene.voyage("red", "shore_1", "small").fight("blue", "draugr_1")
    scene.enemy("troll", "river_troll_1").dice("red", sword=3, axe=1).goods("red", food=2).first("blue")
    return scene.dice("blue", spear=1).assignment()


def test_cm_7_2_orders_are_shown_to_all_as_they_are_made() -> None:
    """CM-7.2, CM-6.5: what is left, what is sent where, the room of a ship, the odds."""
    scene = assigning().pick("blue", "send/draugr_1,spear", "confirm")
    scene.pick("red", "send/troll,sword", "send/troll,axe", "send/shore_1,sword", "load/shore_1")
    told = shown(scene, "green")["assigning"]
    assert [told[name] for name in ("seat", "sealed", "confirmed", "free")] == [0, False, [1], [1, 0, 0, 1]]
    troll, ship = told["orders"]
    assert [troll[name] for name in ("target", "dice", "food", "room", "quiet")] == [TROLL, [1, 0, 1], 0, None, None]
    t = scene.table
    assert troll["odds"] == round(1000 * fight_odds(t.box, t.leaders[0], [1, 0, 1], 2, 3, 0))
    assert [ship[name] for name in ("target", "dice", "food", "room", "fed")] == [SHORE_1, [1, 0, 0], 1, 3, 1]
    odds, quiet = voyage_odds(scene.seen("green"), 0, SHORE_1, [1, 0, 0], 1)
    assert [ship["odds"], ship["quiet"]] == [round(1000 * odds), round(1000 * quiet)]
    assert shown(scene, "red")["assigning"] == told and shown(scene, "spectator")["assigning"] == told


def test_cm_h4_odds_follow_what_the_viewer_knows_of_the_journey() -> None:
    """CM-H4: odds by the card for those who have looked, for the others by what it may be."""
    scene = Scene("red", "blue", assign="turn_order").voyage("red", "shore_1", "small").monster("shore_1", "nykr_red")
    scene.journey("shore_1", "all_quiet", seen="red").dice("red", axe=3).goods("red", food=2).assignment()
    scene.pick("red", "send/shore_1,axe", "send/shore_1,axe", "send/shore_1,axe", "load/shore_1", "load/shore_1")
    mine, theirs = (shown(scene, colour)["assigning"]["orders"][0] for colour in ("red", "blue"))
    assert mine["odds"] == mine["quiet"] == theirs["quiet"] > theirs["odds"]


def test_cm_h9_sealed_orders_are_the_viewers_own() -> None:
    """CM-H6, CM-H9: of the others only who has confirmed; a seat with nothing to assign sees no orders."""
    scene = Scene("red", "blue", "green", assign="simultaneous").fight("red", "troll").fight("blue", "draugr_1")
    scene.dice("red", sword=2).dice("blue", axe=1).assignment()
    scene.pick("red", "send/troll,sword").pick("blue", "send/draugr_1,axe", "confirm")
    mine = shown(scene, "red")["assigning"]
    assert [mine[name] for name in ("seat", "sealed", "confirmed", "free")] == [0, True, [1], [1, 0, 0, 0]]
    assert [order["dice"] for order in mine["orders"]] == [[1, 0, 0]]
    theirs = shown(scene, "blue")["assigning"]
    assert theirs["seat"] == 1 and [order["dice"] for order in theirs["orders"]] == [[0, 0, 1]]
    for colour in ("green", "spectator"):
        told = shown(scene, colour)["assigning"]
        assert told == {"seat": -1, "sealed": True, "confirmed": [1], "free": None, "orders": None}


# --- market, fight, voyage


def test_cm_5_13_what_may_still_be_swapped() -> None:
    """CM-5.13, CM-RU32: not what was received in this visit."""
    scene = Scene("red", "blue").goods("red", food=2, wood=1).placement("red").pick("red", "place/market")
    scene.pick("red", "swap/food,coin")
    assert shown(scene, "blue")["swapping"] == {"food": 1, "wood": 1, "coin": 0}
    assert shown(scene.pick("red", "done"))["swapping"] is None


def test_cm_8_16_a_roll_that_lies_there() -> None:
    """CM-8.15 to CM-8.18: the dice with their faces, what they would do, and the odds if they are kept."""
    scene = Scene("red", "blue").enemy("troll", "river_troll_1").fight("red", "troll", sword=2, axe=1)
    scene.goods("red", favour=2).roll("sword hit", "sword shield", "axe blank").combat()
    fight = shown(scene, "blue")["fight"]
    assert rolled(fight) == ["sword hit", "sword shield", "axe blank"]
    assert [fight[name] for name in ("seat", "target", "kind", "round", "step", "by")] == [
        0,
        TROLL,
        "troll",
        1,
        "rolled",
        None,
    ]
    numbers = [fight[name] for name in ("damage", "defence", "attack", "hits", "shields", "losses")]
    assert numbers == [0, 3, 2, 1, 1, 1]
    assert fight["enemy"] == scene.enemy_card("river_troll_1") and not fight["reaction"]
    t = scene.table
    best = max(fight_odds(t.box, t.leaders[0], dice, 2, 2, 0) for dice in ([2, 0, 0], [1, 0, 1]))
    assert fight["odds"] == round(1000 * best)
    scene.pick("red", "reroll", "mark/3")
    fight = shown(scene, "blue")["fight"]
    assert fight["step"] == "marking" and fight["by"] == "favour"
    assert [die["marked"] for die in fight["dice"]] == [False, False, True]


def test_cm_8_18_while_dice_are_given_up() -> None:
    """CM-8.18, CM-8.19: `damage` is what the enemy had before this roll, `losses` what is still to be given up."""
    scene = Scene("red", "blue").enemy("draugr_1", "draugr_lord_red").fight("red", "draugr_1", sword=3, axe=1)
    scene.roll("sword hit", "sword blank", "sword blank", "axe hit").combat()
    fight = shown(scene, "blue")["fight"]
    numbers = [fight[name] for name in ("step", "damage", "hits", "defence", "losses")]
    assert numbers == ["losing", 0, 2, 3, 3]
    fight = shown(scene.pick("red", "lose/sword"))["fight"]
    assert [fight[name] for name in ("damage", "hits", "losses")] == [0, 2, 2] and len(fight["dice"]) == 4
    t = scene.table
    best = max(fight_odds(t.box, t.leaders[0], dice, 3, 1, 0) for dice in ([1, 0, 0], [0, 0, 1]))
    assert fight["odds"] == round(1000 * best)


def test_cm_9_8_reaction_and_potential_are_shown() -> None:
    """CM-9.7, CM-9.8: shields that hit; rerolls by a rune."""
    scene = Scene("red", "blue").enemy("troll", "forest_troll_1").fight("red", "troll", spear=2, sword=1)
    scene.runes("red", "reaction", "potential").roll("sword blank", "spear shield", "spear hit").combat()
    fight = shown(scene.pick("red", "use/reaction"))["fight"]
    assert [fight[name] for name in ("hits", "shields", "reaction")] == [2, 1, True]
    fight = shown(scene.pick("red", "use/potential"))["fight"]
    assert [fight["step"], fight["by"]] == ["marking", "potential"]


def test_cm_8_3_a_hunt_is_a_roll_without_an_enemy() -> None:
    """CM-8.3"""
    scene = Scene("red", "blue").hunt("red").dice("red", sword=1, axe=1).goods("red", favour=1)
    scene.roll("sword blank", "axe double").combat()
    fight = shown(scene, "blue")["fight"]
    assert [fight[name] for name in ("seat", "kind", "enemy", "target", "hits")] == [0, "hunt", -1, -1, 2]
    assert rolled(fight) == ["sword blank", "axe double"] and shown(scene)["voyage"] is None


def test_cm_8_26_an_enemy_that_has_just_been_defeated() -> None:
    """CM-8.7, CM-8.26: while the blame is given away."""
    scene = Scene("red", "blue", "green").enemy("troll", "moss_troll_1").fight("red", "troll", axe=3)
    scene.roll("axe double", "axe double", "axe double").combat().asks("red blame")
    fight = shown(scene, "blue")["fight"]
    assert [fight[name] for name in ("seat", "step", "kind", "odds")] == [0, "won", "troll", 1000]
    assert fight["enemy"] == scene.enemy_card("moss_troll_1") and fight["damage"] == fight["defence"]
    assert shown(scene, "blue")["seats"][0]["trophies"] is None


def test_cm_8_8_a_voyage_by_its_steps() -> None:
    """CM-8.8, CM-8.9, CM-8.12: the revealed journey, losses at sea, hunger, the monster."""
    scene = Scene("red", "blue").voyage("red", "shore_1", "large", food=1, sword=3, axe=2).journey("shore_1", "storm")
    scene.monster("shore_1", "hafgufa_red").runes("red", "journey").goods("red", favour=1).combat()
    told = shown(scene, "blue")
    assert told["voyage"] == {"target": SHORE_1, "journey": scene.journey_card("storm"), "step": "replacing"}
    assert told["targets"][SHORE_1]["journey"]["card"] == scene.journey_card("storm") and told["fight"] is None
    assert shown(scene.pick("red", "decline"))["voyage"]["step"] == "resolving"
    scene.pick("red", "lose/sword")
    assert shown(scene)["voyage"] == {"target": SHORE_1, "journey": -1, "step": "feeding"}
    scene.pick("red", "lose/sword", "lose/sword")
    told = shown(scene)
    assert told["voyage"]["step"] == "landing" and told["fight"]["kind"] == "monster"
    assert told["fight"]["target"] == SHORE_1 and told["targets"][SHORE_1]["food"] == 0


def test_cm_8_11_the_kraken() -> None:
    """CM-8.11: fought by the dice aboard while its journey is open."""
    scene = Scene("red", "blue").voyage("red", "shore_1", "large", food=3, axe=3).journey("shore_1", "kraken")
    scene.goods("red", favour=1).combat()
    told = shown(scene)
    assert told["fight"]["kind"] == "kraken" and told["fight"]["enemy"] == scene.table.box.kraken
    assert [told["voyage"]["step"], told["voyage"]["journey"]] == ["resolving", scene.journey_card("kraken")]
