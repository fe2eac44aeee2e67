"""What a pick would cost and bring: from the rules, for the seat that may pick it."""

from longhouse.games.wild.face.preview import preview
from tests.scenes.wild.scene import Scene

# --- who gets a preview


def test_vw_19_2_only_who_may_pick_is_told() -> None:
    """VW-19.2: no facts about picks that are not open, nor for other viewers."""
    scene = Scene("red", "blue").hand("red", "beer", "beer", "beer").turn("red")
    assert scene.preview("red", "build/smelter") and not scene.preview("red", "buy/pigator")
    assert not scene.preview("blue", "build/smelter")
    option, seen = scene.option("build/smelter"), scene.seen("blue")
    assert not preview(seen, option, 0) and not preview(scene.seen("spectator"), option, 0)
    assert len(preview(scene.table, option, 0)) == len(scene.preview("red", "build/smelter"))


def test_every_preview_changes_nothing() -> None:
    """VW-19.2: the table is the same after all of them were read."""
    scene = Scene("red", "blue").hand("red", "beer", "beer", "gold", "scroll", "elf_archer", "recipe_theft", "crystal")
    scene.town("red", "smelter tokens=1", "beer_storage tokens=2").town("blue", "brewery tokens=1", "tavern")
    scene.missions("red", "worker", "shield").path("undead_beer", "scroll").hand("blue", "tower").turn("red")
    before = scene.position()
    told = {text: scene.preview("red", text) for text in scene.options("red")}
    assert scene.position() == before
    assert [text for text, facts in told.items() if not facts] == ["end-turn"]


# --- paying


def test_vw_4_7_where_a_payment_is_taken_from() -> None:
    """VW-4.7: pool, cards, tokens, and what is left of everything."""
    scene = Scene("red", "blue").hand("red", "beer", "beer", "beer_mugs", "gold").town("red", "smelter tokens=1")
    scene.pool(beer=1).turn("red")
    scene.foresees("red", "buy/bone_crusher", "VW-4.2 cost 4 beer+1 gold", "VW-4.7 from-pool 1 beer")
    scene.foresees("red", "buy/bone_crusher", "VW-4.7 from-card beer_mugs 1", "VW-4.7 from-card beer 1")
    scene.foresees("red", "buy/bone_crusher", "VW-4.7 from-card gold 1", "VW-4.6 left 1 beer+1 gold")
    tokens = Scene("red", "blue").town("red", "smelter tokens=1").hall("red", loot="gold 2").turn("red")
    tokens.foresees("red", "upgrade", "VW-4.2 cost 3 gold", "VW-4.7 from-tokens 3 gold", "VW-4.6 left nothing")


def test_vw_19_4_paying_by_hand_unit_by_unit() -> None:
    """VW-19.4, VW-4.12: what is still to be paid, and what a card gives."""
    scene = Scene("red", "blue").hand("red", "beer", "beer", "beer_mugs").town("red", "brewery tokens=1").turn("red")
    scene.foresees("red", "buy-by-hand/elf_archer", "VW-4.2 cost 3 beer", "VW-4.6 left 2 beer")
    assert not [line for line in scene.preview("red", "buy-by-hand/elf_archer") if " from-" in line]
    scene.pick("red", "buy-by-hand/elf_archer")
    scene.foresees("red", "pay/1", "VW-19.4 to-pay 2 beer")
    scene.foresees("red", "pay-with/beer_mugs", "VW-19.4 to-pay 2 beer", "VW-4.12 gain 2 beer")


# --- buying, building, missions


def test_vw_6_3_a_card_that_is_bought() -> None:
    """VW-3.16, VW-11.3, VW-16.3: the pile, missions and achievements that come nearer, the path."""
    scene = Scene("red", "blue").pool(beer=9, gold=9).missions("red", "strategy", "worship")
    scene.achievements("king_of_pigs", "follower", "conqueror", "defender").path("scroll").hand("blue", "shaman")
    scene.turn("red")
    scene.foresees("red", "buy/pigator", "VW-3.16 pile 3", "VW-11.1 progress strategy 1 1")
    scene.foresees("red", "buy/pigator", "VW-16.3 achievement king_of_pigs 1 0", "VW-16.3 achievement conqueror 3 3")
    scene.foresees("red", "path/1", "VW-11.1 progress worship 1 1", "VW-16.3 achievement follower 1 1")
    scene.foresees("red", "buy/pigator", "VW-3.8 card pigator").foresees("red", "path/1", "VW-3.8 card scroll")
    scene.foresees("red", "path/1", "VW-6.5 refill", "VW-4.6 left 7 beer+8 gold")
    scene.foresees("red", "buy/tower", "VW-16.3 achievement defender 1 0")


def test_vw_6_8_a_building_and_its_limits() -> None:
    """VW-6.8, VW-6.9, VW-6.11, VW-6.13"""
    scene = Scene("red", "blue").pool(beer=9, gold=9).missions("red", "worker", "architect").town("red", "brewery")
    scene.achievements("builder", "performer", "defender", "follower").turn("red")
    scene.foresees("red", "build/smelter", "VW-6.8 buildings 2 3", "VW-6.9 construction", "VW-11.1 progress worker 1 1")
    scene.foresees("red", "build/smelter", "VW-16.3 achievement builder 2 0")
    scene.foresees("red", "upgrade", "VW-6.11 limit 6", "VW-11.1 progress architect 2 2")
    third = Scene("red", "blue").pool(beer=9, gold=9).hall("red", 2).vp(red=3).turn("red")
    third.foresees("red", "upgrade", "VW-6.13 vp 3", "VW-15.1 asgard 1", "VW-6.11 no-limit")
    free = Scene("red", "blue").pool(gold=2).hall("red", 3).turn("red")
    free.foresees("red", "build/brewery", "VW-6.8 buildings-free 1")


def test_vw_6_15_dismantling_loses_what_lies_there() -> None:
    """VW-6.15"""
    scene = Scene("red", "blue").town("red", "gold_storage tokens=3", "brewery").missions("red", "gold_mission")
    scene.turn("red").foresees("red", "dismantle/1", "VW-6.8 buildings 1 3", "VW-6.15 tokens-lost 3 gold")
    scene.foresees("red", "dismantle/1", "VW-11.1 progress gold_mission 0 3")
    assert scene.preview("red", "dismantle/2") == ["VW-6.8 buildings 1 3", "VW-16.3 achievement builder 1 0"]


def test_vw_11_1_a_mission_and_what_it_sets_off() -> None:
    """VW-11.1, VW-15.1, VW-16.2"""
    scene = Scene("red", "blue").missions("red", "worker").bought(building=1).vp(red=39).turn("red")
    facts = scene.preview("red", "mission/worker")
    assert facts == ["VW-11.1 vp 1", "VW-16.2 last-round 40", "VW-16.3 achievement performer 1 0"]
    empty = Scene("red", "blue").missions("red", "worker").bought(building=1).vp(red=4).asgard_deck(only=True)
    assert empty.turn("red").preview("red", "mission/worker")[:2] == [
        "VW-11.1 vp 1",
        "VW-16.3 achievement performer 1 0",
    ]


def test_vw_12_1_exchange_and_swap() -> None:
    """VW-12.1, VW-11.6"""
    scene = Scene("red", "blue").hand("red", "beer", "beer").missions("red", "worker").hall("red", loot="gold 1")
    scene.turn("red").foresees("red", "exchange/beer", "VW-4.2 cost 2 beer", "VW-12.1 gain 1 gold")
    scene.foresees("red", "exchange/beer", "VW-4.6 left 2 gold")
    scene.foresees("red", "swap/worker", "VW-4.2 cost 1 gold", "VW-4.7 from-tokens 1 gold", "VW-11.6 new-mission 19")


# --- attacks


def test_vw_19_6_a_target_with_all_that_can_attack() -> None:
    """VW-19.6, VW-9.9, VW-9.4: strength against defence, what success brings, and who may answer."""
    scene = Scene("red", "blue").hand("red", "elf_archer", "viking_warrior", "sword").hand("blue", "beer", "tower")
    scene.town("blue", "tavern", "gold_storage tokens=2").missions("red", "attacker", "town_fall").turn("red")
    tavern = ["VW-7.9 most 6 3", "VW-9.9 won 1 1", "VW-11.1 progress attacker 1 2", "VW-8.2 answer blue 2"]
    assert scene.preview("red", "attack/blue,1") == tavern
    scene.foresees("red", "attack/blue,2", "VW-7.9 most 6 2", "VW-9.9 won 0 1", "VW-9.4 loot gold 1")
    scene.foresees("red", "attack/blue,hall", "VW-9.9 won 1 1", "VW-11.1 progress town_fall 1 1")
    again = Scene("red", "blue").hand("red", "thor").town("blue", "tavern").victim("blue", damaged=2).turn("red")
    again.foresees("red", "attack/blue,1", "VW-9.9 won 1 5")
    third = Scene("red", "blue").hand("red", "thor", "alvis").hall("blue", 3).turn("red")
    third.foresees("red", "attack/blue,hall", "VW-9.9 won 0 1", "VW-9.8 take-asgard")


def test_vw_10_2_undead_and_dragon() -> None:
    """VW-10.2, VW-10.4"""
    scene = Scene("red", "blue").hand("red", "elf_archer").path("undead_beer").vp(red=4).turn("red")
    assert scene.preview("red", "undead/1") == [
        "VW-10.1 most 2 2",
        "VW-10.2 vp 1",
        "VW-15.1 asgard 1",
        "VW-10.2 loot beer 1",
        "VW-6.5 refill",
    ]
    assert scene.preview("red", "dragon") == ["VW-10.1 most 2 1", "VW-10.4 token"]
    scene.pick("red", "dragon", "declare")
    scene.foresees("red", "token/beer", "VW-9.6 on-hall beer")
    stored = Scene("red", "blue").hand("red", "elf_archer").town("red", "beer_storage tokens=1", "beer_storage new")
    stored.turn("red").pick("red", "dragon", "declare").foresees("red", "token/beer", "VW-9.6 hold 1 2")


def test_vw_19_7_how_an_attack_stands_card_by_card() -> None:
    """VW-7.8, VW-7.9, VW-8.6: what is missing, then both outcomes."""
    scene = Scene("red", "blue").hand("red", "elf_archer", "viking_warrior", "sword").hand("blue", "tower")
    scene.town("blue", "tavern").turn("red").pick("red", "attack/blue,1")
    scene.foresees("red", "add/elf_archer", "VW-7.8 against 2 3", "VW-7.9 short 1")
    scene.pick("red", "add/elf_archer")
    assert scene.preview("red", "commit/sword") == ["VW-7.8 against 5 3", "VW-17.2 in-attack sword"]
    assert scene.preview("red", "add/viking_warrior") == ["VW-7.8 against 3 3"]
    scene.pick("red", "commit/sword")
    scene.foresees("red", "declare", "VW-7.8 against 5 3", "VW-9.9 won 1 1", "VW-8.6 repelled blue 1")
    empty = Scene("red", "blue").hand("red", "grendel").town("blue", "tavern").turn("red").pick("red", "attack/blue,1")
    assert empty.preview("red", "declare") == ["VW-7.8 against 4 3", "VW-9.9 won 3 1"]


def test_vw_8_8_declaring_and_defending_name_the_point_of_full_defence() -> None:
    """VW-8.8, VW-9.12: as long as nothing was damaged this turn; to the attacker and to the defender."""
    scene = Scene("red", "blue").hand("red", "elf_archer", "viking_warrior").hand("blue", "tower", "beer")
    scene.town("blue", "smelter", "tavern").turn("red").pick("red", "attack/blue,1", "add/elf_archer")
    scene.foresees("red", "declare", "VW-8.6 repelled blue 1", "VW-8.8 full-defence blue 1")
    scene.pick("red", "declare").foresees("blue", "respond/tower", "VW-8.5 against 2 3", "VW-8.8 full-defence blue 1")
    assert scene.preview("blue", "pass") == ["VW-8.5 against 2 1", "VW-9.1 damages red 0"]
    late = Scene("red", "blue").hand("red", "elf_archer").hand("blue", "tower").town("blue", "smelter", "brewery")
    late.victim("blue", damaged=1).turn("red").pick("red", "attack/blue,1")
    assert not [line for line in late.preview("red", "declare") if "full-defence" in line]
    late.pick("red", "declare")
    assert late.preview("blue", "respond/tower") == ["VW-8.5 against 2 3", "VW-8.6 repelled blue 1"]


def test_vw_7_9_an_attack_that_cannot_succeed_promises_nothing() -> None:
    """VW-7.9, VW-8.6, VW-8.8: what is missing, and what the defender scores, even with an empty hand."""
    scene = Scene("red", "blue").hand("red", "viking_warrior").turn("red")
    assert scene.preview("red", "attack/blue,hall") == ["VW-7.9 most 1 4", "VW-7.9 short 3"]
    scene.pick("red", "attack/blue,hall")
    assert scene.preview("red", "declare") == [
        "VW-7.8 against 1 4",
        "VW-7.9 short 3",
        "VW-8.6 repelled blue 1",
        "VW-8.8 full-defence blue 1",
    ]


def test_vw_18_a_defence_that_grows_with_the_attackers() -> None:
    """VW-17.3, VW-EX18: each attacker makes the Shockwave Tower stronger."""
    scene = Scene("red", "blue").hand("red", "elf_archer", "elf_archer").town("blue", "smelter")
    scene.fort("blue", "1", "shockwave_tower").attacked("blue").turn("red")
    scene.foresees("red", "attack/blue,1", "VW-7.9 most 4 4")


# --- responses


def test_vw_8_4_what_a_response_holds() -> None:
    """VW-8.4, VW-8.6, VW-EX17: repelled or not, with the points of either."""
    scene = Scene("red", "blue").hand("red", "thor", "elf_archer", "elf_archer").town("blue", "tavern").vp(blue=3)
    scene.hand("blue", "hero_trap", "tower", "sheep_cannon", "assassin").turn("red")
    scene.pick("red", "attack/blue,1", "add/thor", "add/elf_archer", "add/elf_archer", "declare")
    assert scene.preview("blue", "pass") == ["VW-8.5 against 11 3", "VW-9.1 damages red 1"]
    assert scene.preview("blue", "respond/tower") == ["VW-8.5 against 11 5", "VW-9.1 damages red 1"]
    assert scene.preview("blue", "respond/hero_trap") == ["VW-8.5 against 4 3", "VW-9.1 damages red 1"]
    scene.foresees("blue", "respond/assassin", "VW-8.5 against 8 3")
    scene.pick("blue", "respond/hero_trap")
    repelled = ["VW-8.5 against 4 5", "VW-8.6 repelled blue 3", "VW-8.8 full-defence blue 1", "VW-15.1 asgard 1"]
    assert scene.preview("blue", "respond/tower") == repelled
    assert not scene.preview("red", "respond/tower")


def test_vw_19_9_whom_to_take_out() -> None:
    """VW-8.14: the attack without this card."""
    scene = Scene("red", "blue").hand("red", "elf_archer", "bone_crusher").town("blue", "tavern")
    scene.hand("blue", "assassin").turn("red")
    scene.pick("red", "attack/blue,1", "add/elf_archer", "add/bone_crusher", "declare")
    scene.foresees("blue", "respond/assassin", "VW-8.5 against 2 3", "VW-8.6 repelled blue 2")
    scene.pick("blue", "respond/assassin")
    scene.foresees("blue", "take-out/bone_crusher", "VW-8.5 against 2 3", "VW-8.6 repelled blue 2")
    scene.foresees("blue", "take-out/elf_archer", "VW-8.5 against 3 3", "VW-9.1 damages red 1")


# --- Asgard, the end of the turn, storing, keeping


def test_vw_9_8_asgard_cards() -> None:
    """VW-9.8, VW-15.2"""
    scene = Scene("red", "blue").hand("red", "thor", "alvis").hall("blue", 3).turn("red")
    scene.pick("red", "attack/blue,hall", "add/thor", "add/alvis", "declare")
    assert scene.preview("red", "take") == ["VW-9.8 asgard 1"]
    assert scene.preview("red", "decline") == ["VW-9.8 nothing"]
    card = scene.pick("red", "take").options("red")[0].partition("/")[2]
    assert scene.preview("red", f"asgard/{card}") == [f"VW-15.3 card {card}"]


def test_vw_6_16_the_end_of_a_turn() -> None:
    """VW-9.9, VW-8.8, VW-4.4"""
    scene = Scene("red", "blue").victim("blue", damaged=3).pool(beer=2).vp(red=8).turn("red")
    assert scene.preview("red", "end-turn") == ["VW-9.9 vp 5", "VW-15.1 asgard 1", "VW-4.4 pool-lost 2 beer"]
    repelled = Scene("red", "blue").victim("blue").turn("red")
    assert repelled.preview("red", "end-turn") == ["VW-8.8 vp-of blue 1"]
    assert Scene("red", "blue").turn("red").preview("red", "end-turn") == []


def test_vw_13_8_storing() -> None:
    """VW-13.4, VW-13.5, VW-19.12"""
    scene = (
        Scene("red", "blue")
        .hall("red", 2)
        .vp(red=4)
        .town(
            "red",
            "gold_storage tokens=3",
            "gold_storage tokens=2",
            "smelter tokens=1",
            "smelter tokens=1",
            "brewery tokens=1",
        )
    )
    scene.achievements("gold_digger", "builder", "performer", "defender").storage()
    scene.foresees("red", "automatic", "VW-13.5 stored 1 1", "VW-15.1 asgard 1", "VW-13.4 burned 1 beer")
    scene.foresees("red", "automatic", "VW-16.3 achievement gold_digger 7 0")
    assert scene.preview("red", "by-hand") == []
    scene.pick("red", "by-hand").foresees("red", "hold/3", "VW-19.12 hold 1 3")
    scene.pick("red", "hold/3").foresees("red", "hold/2", "VW-13.5 stored 0 0", "VW-13.4 burned 1 beer+2 gold")
    scene.foresees("red", "hold/4", "VW-19.12 hold 2 4", "VW-13.5 stored 1 1", "VW-13.4 burned 1 beer")


def test_vw_14_2_keeping() -> None:
    """VW-14.2"""
    scene = Scene("red", "blue").town("red", "drakkar", "drakkar").hand("red", "beer", "gold", "tower").round_end()
    scene.foresees("red", "keep/tower", "VW-14.2 keeps 1 2").foresees("red", "done", "VW-14.2 discards 3")
    scene.pick("red", "keep/tower").foresees("red", "done", "VW-14.2 discards 2")
