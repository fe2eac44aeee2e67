"""VW-7, VW-19.6 to VW-19.8: who and what is attacked, and how an attack is put together and declared."""

from tests.scenes.wild.scene import Scene


def raid(*hand: str, **settings: bool) -> Scene:
    """Red has these cards; blue has a smelter and a tavern and holds a beer, and so is asked to respond."""
    scene = Scene("red", "blue", **settings).hand("red", *hand).hand("blue", "beer")
    return scene.town("blue", "smelter tokens=1", "tavern")


# --- an attack from its beginning to its end


def test_vw_ex6_a_viking_warrior_damages_a_smelter() -> None:
    """VW-EX6, VW-8.5, VW-9.1, VW-9.5, VW-9.9, VW-7.11: no reward; the token stays where it is; 1 VP at the end."""
    scene = raid("viking_warrior").turn("red").pick("red", "attack/blue,1", "declare")
    scene.hears("table", "VW-19.8 red attacked blue smelter 1 1", "VW-7.6 red attacks viking_warrior")
    scene.asks("blue respond").pick("blue", "pass").hears("table", "VW-9.1 red damaged blue smelter 1 1")
    scene.shows(town={"blue": ["smelter tokens=1 damaged", "tavern"]}, attacked=["blue"], vp={"red": 0}, damaged=1)
    scene.pick("red", "end-turn").hears("table", "VW-9.9 red scored 1").shows(vp={"red": 1, "blue": 0})


def test_vw_7_10_attacks_are_settled_one_after_the_other() -> None:
    """VW-7.10, VW-RU35, VW-7.7: each is answered before the next; nobody attacks twice."""
    scene = raid("viking_warrior", "bone_crusher").turn("red")
    scene.pick("red", "attack/blue,1", "add/viking_warrior", "declare").pick("blue", "pass")
    scene.shows(played={"red": ["viking_warrior"]}, ready=[], played_now=["viking_warrior"])
    scene.pick("red", "attack/blue,2", "declare").asks("blue respond").pick("blue", "pass")
    scene.shows(damaged=2, hand={"red": []}, played={"red": ["bone_crusher", "viking_warrior"]})
    scene.offers_of("red", "attack").barred("red", "attack/blue,hall", "VW-7.6", "no-attacker")


def test_vw_7_7_a_ready_card_attacks_once() -> None:
    """VW-7.7, VW-3.4: played from the menu it is ready, and after its attack no longer."""
    scene = raid("viking_warrior").turn("red").pick("red", "play/viking_warrior").shows(ready=["viking_warrior"])
    scene.pick("red", "attack/blue,1", "declare").shows(ready=[], played_now=["viking_warrior"])
    scene.pick("blue", "pass").offers_of("red", "attack").barred("red", "dragon", "VW-7.6", "no-attacker")


# --- whom


def test_vw_7_1_players_attack_buildings_of_opponents() -> None:
    """VW-7.1"""
    scene = raid("pigator").town("red", "brewery").turn("red")
    scene.offers_of("red", "attack", "blue,hall", "blue,1", "blue,2")
    scene.barred("red", "attack/red,1", "VW-7.1", "own-building")
    scene.barred("red", "attack/blue,3", "VW-7.1", "no-building")


def test_vw_7_2_one_opponent_a_turn() -> None:
    """VW-7.2, VW-10.6: after blue no other player, but undead and the dragon as before."""
    scene = Scene("red", "blue", "green").hand("red", "viking_warrior", "viking_warrior")
    scene.town("blue", "smelter", "brewery")
    scene.town("green", "smelter").turn("red").offers_of(
        "red", "attack", "blue,hall", "blue,1", "blue,2", "green,hall", "green,1"
    )
    scene.pick("red", "attack/blue,1", "declare").shows(victim="blue")
    scene.offers_of("red", "attack", "blue,hall", "blue,2").barred("red", "attack/green,1", "VW-7.2", "one-opponent")
    scene.pick("red", "dragon", "declare", "token/beer").barred("red", "attack/green,1", "VW-7.2")


def test_vw_7_3_nobody_is_attacked_in_two_turns() -> None:
    """VW-7.3, VW-1.6: blue was attacked in another turn, green was not."""
    scene = Scene("red", "blue", "green").hand("red", "viking_warrior").town("blue", "smelter").town("green", "smelter")
    scene.attacked("blue").turn("red").offers_of("red", "attack", "green,hall", "green,1")
    scene.barred("red", "attack/blue,1", "VW-7.3", "attacked-already")


def test_vw_7_3_an_attack_that_failed_counts() -> None:
    """VW-7.3, VW-1.6: the flag is set by the declaration."""
    scene = Scene("red", "blue", "green").hand("red", "viking_warrior").hand("blue", "viking_warrior", "tower")
    scene.hand("green", "viking_warrior").town("blue", "smelter").town("red", "smelter").turn("red")
    scene.pick("red", "attack/blue,1", "declare").shows(attacked=["blue"]).pick("blue", "respond/tower", "pass")
    scene.pick("red", "end-turn").pick("blue", "end-turn")
    scene.offers_of("green", "attack", "red,hall", "red,1").barred("green", "attack/blue,1", "VW-7.3")


def test_vw_ex12_all_opponents_were_attacked() -> None:
    """VW-EX12, VW-7.4, VW-7.5, VW-RU14: then one of them, but no building with a damage token."""
    scene = Scene("red", "blue", "green").town("red", "smelter", "tavern").town("blue", "smelter", "drakkar")
    scene.hand("red", "viking_warrior").hand("blue", "viking_warrior").hand("green", "bone_crusher", "bone_crusher")
    scene.turn("red").pick("red", "attack/blue,1", "declare").pick("blue", "pass").pick("red", "end-turn")
    spared = scene.twin().pick("blue", "end-turn")
    spared.offers_of("green", "attack", "red,hall", "red,1", "red,2").barred("green", "attack/blue,2", "VW-7.3")
    scene.pick("blue", "attack/red,1", "declare", "end-turn").shows(attacked=["red", "blue"])
    scene.offers_of("green", "attack", "red,hall", "red,2", "blue,hall", "blue,2")
    scene.barred("green", "attack/red,1", "VW-7.5", "damaged-already").barred("green", "attack/blue,1", "VW-7.5")
    scene.pick("green", "attack/red,2", "add/bone_crusher", "declare").barred("green", "attack/blue,2", "VW-7.2")


def test_vw_7_4_that_the_active_player_was_attacked_does_not_count() -> None:
    """VW-7.4: yellow and blue were attacked, red and green were not."""
    scene = Scene("red", "blue", "green", "yellow").hand("yellow", "viking_warrior").town("blue", "smelter")
    scene.attacked("yellow", "blue").turn("yellow").offers_of("yellow", "attack", "red,hall", "green,hall")
    scene.barred("yellow", "attack/blue,1", "VW-7.3", "attacked-already")


def test_vw_7_3_an_attack_on_the_active_player_opens_nobody_to_attack() -> None:
    """VW-7.3, VW-7.4: red and blue were attacked, green was not: as many as red has opponents, but not all of them."""
    scene = Scene("red", "blue", "green").hand("red", "viking_warrior").town("blue", "smelter").town("green", "smelter")
    scene.attacked("red", "blue").turn("red").offers_of("red", "attack", "green,hall", "green,1")
    scene.barred("red", "attack/blue,1", "VW-7.3", "attacked-already")


def test_vw_7_4_holds_also_for_an_active_player_who_was_attacked() -> None:
    """VW-7.4: everybody was attacked, red too: red may attack either opponent."""
    scene = Scene("red", "blue", "green").hand("red", "viking_warrior").town("blue", "smelter")
    scene.attacked("red", "blue", "green").turn("red").offers_of("red", "attack", "blue,hall", "blue,1", "green,hall")


def test_vw_ru13_an_opponent_without_a_legal_target_is_still_not_attacked() -> None:
    """VW-RU13, VW-7.4: green has no target, and blue still may not be attacked."""
    scene = Scene("red", "blue", "green").hand("red", "viking_warrior").town("blue", "smelter")
    scene.town("green", "smelter new").hall("green", 2, new=True)
    scene.attacked("blue").turn("red").offers_of("red", "attack")
    scene.barred("red", "attack/blue,1", "VW-7.3").barred("red", "attack/green,1", "VW-7.5")


def test_vw_7_4_with_two_players_the_exception_holds_at_once() -> None:
    """VW-7.4: with a single opponent, that player may always be attacked."""
    raid("viking_warrior").attacked("blue").turn("red").offers_of("red", "attack", "blue,hall", "blue,1", "blue,2")


def test_vw_8_7_a_building_that_repelled_an_attack_may_be_attacked_again() -> None:
    """VW-8.7, VW-RU14: with other fighters; the Tower still counts."""
    scene = raid("viking_warrior", "bone_crusher", "elf_archer").hand("blue", "tower", "beer").turn("red")
    scene.pick("red", "attack/blue,1", "add/viking_warrior", "declare").pick("blue", "respond/tower", "pass")
    scene.offers_of("red", "attack", "blue,hall", "blue,1", "blue,2")
    scene.pick("red", "attack/blue,1").asks("red compose").offers("red", "add/elf_archer", "add/bone_crusher")
    scene.pick("red", "add/bone_crusher", "declare").pick("blue", "pass")
    scene.shows(damaged=1, forts={"blue": {"1": ["tower"]}})


# --- what


def test_vw_7_5_neither_new_nor_damaged_buildings() -> None:
    """VW-7.5, VW-6.9, VW-RU39"""
    scene = Scene("red", "blue").hand("red", "pigator").town("blue", "smelter new", "brewery damaged", "tavern")
    scene.hall("blue", damaged=True).turn("red").offers_of("red", "attack", "blue,3")
    scene.barred("red", "attack/blue,1", "VW-7.5", "under-construction")
    scene.barred("red", "attack/blue,2", "VW-7.5", "damaged-already")
    scene.barred("red", "attack/blue,hall", "VW-7.5", "damaged-already")


def test_vw_7_5_a_new_town_hall() -> None:
    """VW-7.5, VW-6.11"""
    scene = Scene("red", "blue").hand("red", "pigator").hall("blue", 2, new=True).turn("red").offers_of("red", "attack")
    scene.barred("red", "attack/blue,hall", "VW-7.5", "under-construction")


def test_vw_19_1_buildings_that_differ_in_nothing_are_listed_once() -> None:
    """VW-19.1: two smelters are one target, a third with a token and a fourth with a Tower on it are others."""
    scene = Scene("red", "blue").hand("red", "bone_crusher").hand("blue", "beer")
    scene.town("blue", "brewery", "brewery", "brewery tokens=1", "smelter", "smelter").fort("blue", "5", "tower")
    scene.turn("red").offers_of("red", "attack", "blue,hall", "blue,1", "blue,3", "blue,4", "blue,5")
    scene.barred("red", "attack/blue,2", "VW-19.1", "listed-once")
    scene.pick("red", "attack/blue,1", "declare").pick("blue", "pass")
    scene.shows(town={"blue": ["brewery damaged", "brewery", "brewery tokens=1", "smelter", "smelter"]})


def test_vw_7_9_without_the_option_an_attack_must_be_able_to_succeed() -> None:
    """VW-7.9, VW-19.6, VW-RU16: a warrior and an archer reach 3, not 4."""
    scene = raid("viking_warrior", "elf_archer", allow_hopeless_attacks=False).turn("red")
    scene.offers_of("red", "attack", "blue,1", "blue,2")
    scene.barred("red", "attack/blue,hall", "VW-7.9", "too-weak")
    scene.pick("red", "attack/blue,2").offers("red", "add/viking_warrior", "add/elf_archer")
    scene.barred("red", "declare", "VW-7.6", "nobody-attacks")


def test_vw_7_9_an_attack_may_be_weaker_than_the_building() -> None:
    """VW-7.9, VW-19.6: one attacker is enough for a building, and any card may join; it is repelled."""
    scene = raid("viking_warrior", "sword").turn("red")
    scene.offers_of("red", "attack", "blue,hall", "blue,1", "blue,2")
    scene.pick("red", "attack/blue,hall").offers("red", "commit/sword", "declare").pick("red", "declare")
    scene.pick("blue", "pass").told("repelled", "scored").shows(vp={"red": 0, "blue": 1}, damaged=0)


def test_vw_7_9_any_card_may_join_an_attack_without_hope() -> None:
    """VW-7.9, VW-19.7: 3 can never reach 4, nor what a Shockwave Tower makes of it; both are still listed."""
    for forts in ([], ["shockwave_tower"]):
        scene = raid("viking_warrior", "elf_archer").fort("blue", "hall", *forts)
        scene.turn("red").pick("red", "attack/blue,hall").offers("red", "add/viking_warrior", "add/elf_archer")
        scene.pick("red", "add/elf_archer").offers("red", "add/viking_warrior", "declare")


def test_vw_10_1_but_undead_and_the_dragon_never_without_hope() -> None:
    """VW-10.1: even with `allow_hopeless_attacks`."""
    scene = Scene("red", "blue").hand("red", "viking_warrior").path("undead_beer")
    scene.turn("red").barred("red", "undead/1", "VW-10.1", "too-weak-for-it").may("red", "dragon", "attack/blue,hall")


def test_vw_19_6_no_attackers_no_targets() -> None:
    """VW-19.6, VW-7.6: committed upgrades alone attack nobody."""
    scene = raid("sword", "mjolnir", "beer").path("undead_beer").turn("red").offers_of("red", "attack")
    scene.barred("red", "attack/blue,1", "VW-7.6", "no-attacker").barred("red", "dragon", "VW-7.6", "no-attacker")
    scene.barred("red", "undead/1", "VW-7.6", "no-attacker")


# --- putting it together


def test_vw_19_7_ready_cards_cards_from_hand_and_upgrades() -> None:
    """VW-19.7, VW-3.7: upgrades once a fighter is in; `declare` as soon as it is legal."""
    scene = raid("viking_warrior", "thor", "sword", allow_hopeless_attacks=False).ready("elf_archer").turn("red")
    scene.pick("red", "attack/blue,hall")
    scene.offers("red", "ready/elf_archer", "add/viking_warrior", "add/thor")
    scene.barred("red", "commit/sword", "VW-3.7", "needs-fighter").barred("red", "declare", "VW-7.6")
    scene.pick("red", "ready/elf_archer").offers("red", "add/viking_warrior", "add/thor", "commit/sword")
    scene.barred("red", "declare", "VW-7.9", "not-strong-enough")
    scene.barred("red", "ready/elf_archer", "VW-7.7", "in-the-attack")
    scene.pick("red", "commit/sword").offers("red", "add/viking_warrior", "add/thor", "declare").pick("red", "declare")
    scene.hears(
        "blue",
        "VW-19.8 red attacked blue town_hall_1 5 4",
        "VW-7.6 red attacks elf_archer",
        "VW-3.7 red committed sword",
    )
    scene.shows(played={"red": ["elf_archer", "sword"]}, played_now=["elf_archer", "sword"], ready=[])


def test_vw_3_7_an_upgrade_needs_a_fighter_though_a_hero_attacks() -> None:
    """VW-3.7, VW-18.8"""
    scene = raid("thor", "valkyrie", "mjolnir").turn("red").pick("red", "attack/blue,hall", "add/thor")
    scene.offers("red", "add/valkyrie", "declare").barred("red", "commit/mjolnir", "VW-3.7", "needs-fighter")
    scene.pick("red", "add/valkyrie").offers("red", "declare")  # VW-18.10, VW-7.6: several heroes together


def test_vw_7_6_what_cannot_be_added() -> None:
    """VW-7.6, VW-3.7, VW-3.1: each has its reason."""
    scene = raid("viking_warrior", "elf_archer", "beer", "tower", "sword").turn("red").pick("red", "attack/blue,1")
    scene.barred("red", "add/beer", "VW-7.6", "no-fighter-or-hero").barred("red", "add/tower", "VW-7.6")
    scene.barred("red", "commit/beer", "VW-3.7", "not-committed")
    scene.barred("red", "add/pigator", "VW-3.1", "card-not-held")
    scene.barred("red", "ready/elf_archer", "VW-7.6", "not-ready").barred("red", "end-turn", "VW-19.1", "not-now")
    scene.pick("red", "add/viking_warrior").barred("red", "add/viking_warrior", "VW-7.7", "in-the-attack")
    scene.barred("red", "commit/mjolnir", "VW-3.1", "card-not-held")


def test_vw_19_7_a_card_is_listed_only_if_the_attack_can_still_be_made_legal() -> None:
    """VW-19.7: two Shockwave Towers on the smelter: 3, and 2 more for every attacker. A warrior only does harm."""
    scene = raid("viking_warrior", "bone_crusher", "bone_crusher", allow_hopeless_attacks=False)
    scene.fort("blue", "1", "shockwave_tower", "shockwave_tower")
    scene.turn("red").barred("red", "attack/blue,1", "VW-7.9", "too-weak")
    scene = raid("viking_warrior", "pigator", allow_hopeless_attacks=False)
    scene.fort("blue", "1", "shockwave_tower", "shockwave_tower").turn("red").pick("red", "attack/blue,1").asks(
        "red compose"
    ).offers("red", "declare")
    scene.barred("red", "add/viking_warrior", "VW-19.7", "cannot-succeed", 1)


def test_vw_19_1_a_forced_card_is_not_asked_for() -> None:
    """VW-19.1: with one card that can be added only the declaration is asked; with two equal ones too."""
    scene = raid("elf_archer", "elf_archer", allow_hopeless_attacks=False).turn("red").pick("red", "attack/blue,hall")
    scene.offers("red", "declare")
    scene.pick("red", "declare").shows(played={"red": ["elf_archer", "elf_archer"]}, hand={"red": []})
    scene = raid("viking_warrior", "viking_warrior").turn("red").pick("red", "attack/blue,1")
    scene.offers("red", "add/viking_warrior", "declare")


def test_vw_7_12_nobody_else_sees_an_attack_before_it_is_declared() -> None:
    """VW-7.12, VW-19.2, VW-RU40: blue cannot tell whether red thinks or puts an attack together."""
    scene = raid("viking_warrior", "elf_archer", "sword").turn("red")
    before = scene.view("blue")[0]
    for pick in ("attack/blue,2", "add/elf_archer", "add/viking_warrior"):
        scene.pick("red", pick).withheld("red", "blue", "spectator").hears_not("blue", "attacked", "attacks")
        assert scene.view("blue")[0] == before
        scene.shows(
            hand={"red": ["elf_archer", "sword", "viking_warrior"]}, attacked=[], victim="nobody", planning=True
        )
    scene.pick("red", "declare").shows(attacked=["blue"], planning=False)
    assert scene.view("blue")[0] != before


def test_vw_19_2_an_attack_that_is_put_together_can_be_saved() -> None:
    """VW-19.2: the plan lies in the table: a twin goes on with it."""
    scene = raid("bone_crusher", "elf_archer").turn("red").pick("red", "attack/blue,2", "add/bone_crusher")
    scene.twin().pick("red", "declare").shows(hand={"red": ["elf_archer"]}, planning=False)
    scene.twin().pick("red", "add/elf_archer", "declare").shows(hand={"red": []})
    scene.shows(hand={"red": ["bone_crusher", "elf_archer"]}).offers("red", "add/elf_archer", "declare")


def test_vw_19_8_what_is_declared_is_not_taken_back() -> None:
    """VW-19.2, VW-19.8, VW-8.3: until then every pick may be undone; declaring reveals it."""
    scene = raid("bone_crusher", "elf_archer").turn("red")
    before = scene.table.barriers()
    scene.pick("red", "attack/blue,2", "add/bone_crusher")
    assert scene.table.barriers() == before
    scene.pick("red", "declare")
    assert scene.table.barriers() > before
