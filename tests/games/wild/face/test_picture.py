"""What a page receives: scenery and picture. Nothing that the viewer does not see, and everything by its number."""

import json
from typing import Any

from longhouse.games.wild.face.picture import picture
from longhouse.games.wild.face.scenery import scenery
from tests.scenes.wild.scene import Opening, Scene


def shown(scene: Scene | Opening, to: str = "table") -> dict[str, Any]:
    """As it goes over the wire."""
    found: dict[str, Any] = json.loads(json.dumps(picture(scene.seen(to))))
    return found


def staged(scene: Scene) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(scenery(scene.table)))
    return found


def by_id(things: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {thing["id"]: thing for thing in things}


def some(thing: dict[str, Any], names: str) -> list[Any]:
    return [thing[name] for name in names.split()]


# --- scenery


def test_vw_16_1_what_was_agreed_and_who_sits_where() -> None:
    """VW-16.1, VW-15.1, VW-9.9: options and numbers as a page needs them, colours by seat."""
    told = staged(Scene("red", "blue"))
    assert some(told["rules"], "players target thresholds pathOpen sameMax handDraw") == [2, 40, [5, 12, 20], 5, 3, 5]
    assert told["rules"]["attackVp"] == [0, 1, 3, 5, 7, 9, 11, 13] and told["rules"]["attackVpBeyond"] == 2
    assert some(told["rules"], "missionsMax swapCost exchangeRate achievementVp") == [2, [0, 1], 2, [6, 3, 2, 1]]
    assert some(told["rules"], "byHand limitedTokens roundLimit hopelessAttacks") == [True, False, 0, True]
    assert told["colours"] == ["red", "blue"]
    other = Scene("red", "blue", "green", by_hand=False, limited_tokens=True, round_limit=9, long_game=True)
    assert some(staged(other)["rules"], "target byHand limitedTokens roundLimit") == [40, False, True, 9]
    assert staged(Scene("red", "blue", "green"))["rules"]["target"] == 30


def test_vw_17_1_cards_as_they_are_printed() -> None:
    """VW-1.3, VW-3.7, VW-4.6, VW-17.1: kind, cost, strength, steps; what is committed, and what pays by itself."""
    cards = by_id(staged(Scene("red", "blue"))["cards"])
    assert sum(card["count"] for card in cards.values()) == 40 + 18 + 14 + 40 + 12
    assert some(cards["pigator"], "deck kind count cost strength plain") == ["unit", "fighter", 4, [4, 3], 5, False]
    assert cards["beer"]["cost"] is None and cards["beer"]["plain"] and not cards["treasure_chest"]["plain"]
    assert cards["miner"]["steps"] == [{"do": "gain", "when": "play", "n": 1, "res": "gold", "per": "smelter"}]
    assert cards["sword"]["committed"] and cards["sword"]["steps"][0]["when"] == "attack"
    assert cards["assassin"]["steps"][0]["kinds"] == ["fighter"] and not cards["scroll"]["committed"]
    steal = {"do": "gain", "when": "play", "n": 1, "res": "gold"}
    assert cards["money_theft"]["steps"][0]["else"] == [steal]
    token = {"do": "token", "n": 1, "res": "gold"}
    assert cards["undead_gold"]["rewards"] == [{"do": "vp", "n": 1, "res": None}, token]
    assert some(cards["sheep_cannon"], "defence deck kind") == [5, "fort", "fortification"]


def test_vw_9_10_sites_missions_and_achievements() -> None:
    """VW-9.10, VW-6.8, VW-6.13, VW-11.1, VW-16.5: buildings, then town halls; what missions and achievements ask."""
    told = staged(Scene("red", "blue"))
    sites = by_id(told["sites"])
    assert [site["id"] for site in told["sites"]][-3:] == ["town_hall_1", "town_hall_2", "town_hall_3"]
    assert some(sites["brewery"], "level count cost defence produces stores") == [0, 12, [0, 2], 1, "beer", None]
    assert some(sites["gold_storage"], "stores capacity rewards") == [
        "gold",
        4,
        [{"do": "loot", "n": 1, "res": "gold"}],
    ]
    assert some(sites["town_hall_3"], "level cost limit onUpgrade defence") == [3, [0, 6], 0, 3, 6]
    assert sites["town_hall_1"]["cost"] is None and sites["town_hall_2"]["limit"] == 6
    assert sites["tavern"]["draws"] == 1 and sites["drakkar"]["keeps"] == 1
    missions = by_id(told["missions"])
    worker = {"id": "worker", "vp": 1, "count": 2, "check": check("bought", 1, "building"), "source": "public"}
    assert missions["worker"] == worker
    assert missions["brewer"]["check"] == check("have_building", 2, "brewery")
    assert missions["thirsty"]["check"] == check("spent", 8, "beer")
    assert missions["town_fall"]["check"] == check("damaged_hall", 1, None)
    found = {achievement["id"]: some(achievement, "measure what") for achievement in told["achievements"]}
    assert found["king_of_pigs"] == ["card", "pigator"] and found["performer"] == ["missions", None]
    assert found["defender"] == ["kind", "fortification"] and found["follower"] == ["deck", "path"]
    assert found["gold_digger"] == ["stored", "gold"]
    assert told["dragon"] == {"defence": 1, "rewards": [{"do": "token", "n": 1, "res": "any"}], "source": "public"}


def check(do: str, n: int, what: str | None) -> dict[str, Any]:
    return {"do": do, "n": n, "what": what}


# --- the table


def test_vw_5_1_round_path_and_decks() -> None:
    """VW-5.1, VW-2.7, VW-2.3: where the game stands, Odin's Path from slot 1, and how many cards lie face down."""
    scene = Scene("red", "blue").path("scroll", "undead_gold", "sword", "miner", "").path_discard("crystal")
    scene.asgard("thor", "alvis").under("worker").round(4).first("blue").last().turn("red")
    told = shown(scene, "blue")
    assert some(told, "round phase first active last") == [4, "action", 1, 0, True]
    names = ("scroll", "undead_gold", "sword", "miner")
    assert told["path"] == [*[scene.card(name) for name in names], None]
    assert some(told, "pathDeck pathDiscard missionDeck") == [35, 1, 20]
    assert told["missionUnder"] == [scene.mission("worker")]
    assert told["asgardRow"] == [scene.card("thor"), scene.card("alvis")]
    assert some(told, "asgardDeck asgardRevealed") == [4, None]


def test_vw_2_5_piles_and_tokens() -> None:
    """VW-2.4, VW-2.5, VW-4.10: what is left; tokens only where they are limited."""
    scene = Scene("red", "blue").supply(tower=2, smelter=5).town("red", "brewery").turn("red")
    told = shown(scene, "spectator")
    assert told["buildingSupply"] == [11, 5, 8, 8, 6, 6] and told["tokenSupply"] is None
    assert {row["card"]: row["left"] for row in told["pileSupply"]}[scene.card("tower")] == 2
    assert [row["left"] for row in told["pileSupply"]] == [8, 6, 4, 2, 4, 4]
    limited = Scene("red", "blue", limited_tokens=True).town("red", "gold_storage tokens=3").turn("red")
    assert shown(limited)["tokenSupply"] == [25, 22]


def test_vw_15_2_the_card_that_was_revealed_stands_apart() -> None:
    """VW-15.2: two lie beside the deck, the third is to be chosen from."""
    scene = Scene("red", "blue").missions("red", "worker").bought(building=1).vp(red=4).asgard("thor", "alvis")
    scene.asgard_deck("mjolnir").turn("red").pick("red", "mission/worker")
    told = shown(scene, "blue")
    assert told["asgardRow"] == [scene.card("thor"), scene.card("alvis")]
    assert some(told, "asgardRevealed asgardDeck") == [scene.card("mjolnir"), 3]
    after = shown(scene.pick("red", "asgard/thor"), "blue")
    assert after["asgardRevealed"] is None and after["asgardRow"] == [scene.card("mjolnir"), scene.card("alvis")]


# --- the seats


def test_vw_1_4_what_a_seat_has() -> None:
    """VW-1.4, VW-6.17, VW-15.1: points by source, cards, marks, the next threshold."""
    scene = Scene("red", "blue").vp(red=6).hand("red", "tower", "beer").discard("red", "gold").played("red", "scroll")
    scene.hall("red", loot="beer 1").marks("red", "mission", "dragon").attacked("red").turn("blue")
    mine, theirs = shown(scene, "red")["seats"][0], shown(scene, "blue")["seats"][0]
    assert some(mine, "vp nextThreshold attacked marks") == [6, 12, True, ["mission", "dragon"]]
    assert mine["sources"] == [6, 0, 0, 0, 0, 0, 0, 0, 0]
    assert mine["hand"] == sorted([scene.card("tower"), scene.card("beer")])
    assert theirs["hand"] is None and some(theirs, "handSize deckSize") == [2, 8]
    assert some(theirs, "discard played loot") == [[scene.card("gold")], [scene.card("scroll")], [1, 0]]
    assert shown(Scene("red", "blue").vp(red=22).turn("red"))["seats"][0]["nextThreshold"] is None


def test_vw_6_8_a_settlement_building_by_building() -> None:
    """VW-6.8, VW-8.4, VW-19.1: tokens and marks, defence with the fortifications there, the first of equals, limits."""
    scene = Scene("red", "blue").hall("red", 2, damaged=True)
    scene.town("red", "smelter tokens=1", "smelter tokens=1", "tavern new").fort("red", "hall", "tower", "sheep_cannon")
    seat = shown(scene.turn("blue"), "blue")["seats"][0]
    hall, first, second, tavern = seat["town"]
    assert some(hall, "site defence damaged construction") == [7, 5 + 2 + 5, True, False]
    assert hall["forts"] == [scene.card("tower"), scene.card("sheep_cannon")]
    assert some(first, "site tokens defence same") == [1, 1, 1, 1] and some(second, "tokens same") == [1, 1]
    assert some(tavern, "construction defence tokens same") == [True, 3, 0, 3]
    assert some(seat, "buildings limit") == [3, 6]
    new = Scene("red", "blue").hall("red", 2, new=True).hall("blue", 3).turn("red")
    assert [seat["limit"] for seat in shown(new)["seats"]] == [3, None]


def test_vw_11_3_missions_with_how_far_they_are() -> None:
    """VW-11.1, VW-11.3: have and need; what was done in this turn counts for the active player."""
    scene = Scene("red", "blue").missions("red", "worker", "brewer").town("red", "brewery").bought(building=1)
    scene.missions("blue", "worker", "gold_mission").hall("blue", loot="gold 2").completed("blue", "shield").turn("red")
    red, blue = shown(scene, "blue")["seats"]
    assert some(red["missions"][0], "mission done have need") == [scene.mission("worker"), True, 1, 1]
    assert some(red["missions"][1], "done have need") == [False, 1, 2]
    assert [some(mission, "done have need") for mission in blue["missions"]] == [[False, 0, 1], [False, 2, 3]]
    assert some(blue, "completed completedCards") == [1, [scene.mission("shield")]]
    assert some(shown(scene, "red")["seats"][1], "completed completedCards") == [1, None]


def test_vw_16_3_who_leads_in_the_achievements() -> None:
    """VW-16.3, VW-16.5: the highest value, at least 1."""
    scene = Scene("red", "blue", "green").achievements("builder", "king_of_pigs", "conqueror", "gold_digger")
    scene.town("red", "smelter", "gold_storage tokens=2").town("blue", "tavern", "drakkar new").hand("green", "shaman")
    told = shown(scene.turn("red"), "blue")
    assert [some(row, "leaders value") for row in told["achievements"]] == [[[0, 1], 2], [[], 0], [[2], 3], [[0], 2]]
    assert told["achievementShares"] is None and told["places"] is None


def test_vw_16_4_the_end_with_its_shares() -> None:
    """VW-16.4, VW-16.10: points of every achievement by seat, and places."""
    scene = Scene("red", "blue", "green").achievements("builder", "king_of_pigs", "conqueror", "gold_digger")
    scene.town("red", "smelter").town("blue", "tavern").hand("green", "shaman").vp(red=31, blue=20).scoring()
    told = shown(scene, "spectator")
    assert told["achievementShares"] == [[3, 3, 0], [0, 0, 0], [0, 0, 6], [0, 0, 0]] and told["phase"] == "end"
    assert told["places"] == [1, 2, 3] and told["breaking"] == []
    assert [seat["vp"] for seat in told["seats"]] == [34, 23, 6]


# --- the turn


def test_vw_4_1_what_can_be_paid_with() -> None:
    """VW-4.1, VW-4.6: pool, plain cards in hand and tokens, for the active player alone."""
    scene = Scene("red", "blue").hand("red", "beer", "beer_mugs", "treasure_chest").pool(beer=1, gold=2)
    scene.town("red", "smelter tokens=1", "beer_storage tokens=3").hall("red", loot="gold 1").turn("red")
    assert some(shown(scene, "red"), "pool available") == [[1, 2], [7, 4]]
    for colour in ("blue", "spectator"):
        assert some(shown(scene, colour), "pool available") == [[1, 2], None]


def test_vw_3_17_what_the_turn_has_brought() -> None:
    """VW-3.17, VW-7.2, VW-11.3: cards played and ready, the opponent attacked, what was bought and spent."""
    scene = Scene("red", "blue").ready("elf_archer").played_now("beer").victim("blue", damaged=2)
    told = shown(scene.bought(path=1).paid(beer=3).turn("red"), "blue")
    archer = scene.card("elf_archer")
    assert told["ready"] == [{"card": archer, "as": archer}] and told["playedNow"] == [archer, scene.card("beer")]
    assert some(told, "victim damaged bought spent") == [1, 2, [0, 0, 1, 0], [3, 0]]
    assert shown(Scene("red", "blue").turn("red"))["victim"] == -1


# --- what is put together, and what is settled


def test_vw_7_12_an_attack_that_is_built() -> None:
    """VW-7.12, VW-7.8: target, cards in the order of adding, strength and defence so far; for the attacker alone."""
    scene = Scene("red", "blue").hand("red", "elf_archer", "sword").ready("viking_warrior").town("blue", "tavern")
    scene.turn("red").pick("red", "attack/blue,1", "add/elf_archer", "ready/viking_warrior")
    plan = shown(scene, "red")["plan"]
    archer, warrior = scene.card("elf_archer"), scene.card("viking_warrior")
    assert some(plan, "what target strength defence") == ["attack", {"seat": 1, "slot": 1}, 3, 3]
    assert plan["entries"] == [
        {"card": archer, "as": archer, "fromHand": True},
        {"card": warrior, "as": warrior, "fromHand": False},
    ]
    assert some(plan, "about cost paid left") == [None, None, [], None]
    assert shown(scene, "blue")["plan"] is None and shown(scene, "spectator")["plan"] is None
    assert shown(scene.pick("red", "commit/sword"), "red")["plan"]["strength"] == 6


def test_vw_10_1_an_undead_and_the_dragon_as_targets() -> None:
    """VW-10.1"""
    scene = Scene("red", "blue").hand("red", "elf_archer").path("scroll", "undead_beer").turn("red")
    undead = scene.twin().pick("red", "undead/2")
    assert some(shown(undead, "red")["plan"], "what target strength defence") == ["undead", {"path": 1}, 2, 2]
    dragon = scene.pick("red", "dragon")
    assert some(shown(dragon, "red")["plan"], "what target strength defence") == ["dragon", "dragon", 2, 1]


def test_vw_19_4_a_payment_by_hand() -> None:
    """VW-19.4: what it is for, what is paid so far, and what is still to be paid."""
    scene = Scene("red", "blue").hand("red", "beer", "beer", "beer_mugs").town("red", "brewery tokens=1").turn("red")
    scene.pick("red", "buy-by-hand/elf_archer", "pay/1", "pay-with/beer")
    plan = shown(scene, "red")["plan"]
    assert some(plan, "what target entries cost left") == ["buy-by-hand", None, [], [3, 0], [1, 0]]
    assert plan["about"] == scene.card("elf_archer")
    assert plan["paid"] == [{"card": None, "slot": 1}, {"card": scene.card("beer"), "slot": None}]
    pool = Scene("red", "blue").pool(gold=1).town("red", "smelter tokens=1").hall("red", loot="gold 2").turn("red")
    pool.pick("red", "upgrade-by-hand", "pay/pool", "pay/hall")
    plan = shown(pool, "red")["plan"]
    assert plan["paid"] == [{"card": None, "slot": None}, {"card": None, "slot": 0}] and plan["left"] == [0, 1]


def test_vw_9_11_an_attack_that_is_answered() -> None:
    """VW-8.4, VW-8.14, VW-9.11: cards with which it was declared, those taken out, and both sums."""
    scene = Scene("red", "blue").hand("red", "thor", "elf_archer", "elf_archer").town("blue", "tavern")
    scene.hand("blue", "hero_trap", "tower", "beer").turn("red")
    scene.pick("red", "attack/blue,1", "add/thor", "add/elf_archer", "add/elf_archer", "declare")
    told = shown(scene, "spectator")["attack"]
    assert some(told, "attacker victim slot strength defence answering responses") == [0, 1, 1, 11, 3, 1, []]
    assert [entry["out"] for entry in told["entries"]] == [False] * 3
    assert told["entries"][0] == {"card": scene.card("thor"), "as": scene.card("thor"), "out": False}
    after = shown(scene.pick("blue", "respond/hero_trap", "respond/tower"), "red")["attack"]
    assert some(after, "strength defence") == [4, 5] and [entry["out"] for entry in after["entries"]] == [
        True,
        False,
        False,
    ]
    assert after["responses"] == [scene.card("tower")]
    assert shown(scene.pick("blue", "pass"), "red")["attack"] is None


def test_vw_19_12_storing_by_hand() -> None:
    """VW-19.12: the storages that are set, and how many tokens are left to place."""
    scene = (
        Scene("red", "blue")
        .hall("red", 2)
        .town("red", "gold_storage tokens=3", "gold_storage tokens=2", "smelter tokens=1", "smelter tokens=1")
    )
    scene.storage()
    assert shown(scene, "blue")["storing"]["seat"] == 0
    told = shown(scene.pick("red", "by-hand", "hold/3"), "blue")["storing"]
    assert some(told, "seat resource left") == [0, "gold", 4]
    assert told["slots"] == [{"slot": 1, "hold": 3}, {"slot": 2, "hold": None}]
    assert shown(Scene("red", "blue").turn("red"))["storing"] is None


def test_before_the_first_turn_and_at_the_very_beginning() -> None:
    """VW-2.8: an opening can be drawn by everybody."""
    scene = Opening(4, seed="picture")
    for colour in ("red", "spectator"):
        told = shown(scene, colour)
        assert some(told, "round phase attack plan storing") == [1, "action", None, None, None]
        assert [seat["handSize"] for seat in told["seats"]] == [5] * 4
