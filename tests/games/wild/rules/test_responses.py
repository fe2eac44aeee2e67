"""VW-8, VW-19.9: the response window."""

from longhouse.kernel.secret import formality
from tests.scenes.wild.scene import Scene


def attacked(*hand: str, with_: str = "elf_archer elf_archer") -> Scene:
    """Red attacks blue's tavern with these cards; blue holds a hand."""
    scene = Scene("red", "blue", "green").hand("red", *with_.split()).hand("blue", *hand).hand("green", "tower", "beer")
    scene.town("blue", "tavern", "smelter").turn("red").pick("red", "attack/blue,1")
    while "declare" not in scene.options("red") or len(scene.options("red")) > 1:
        scene.pick("red", scene.options("red")[0])
    return scene.pick("red", "declare")


def test_vw_8_2_fortifications_lie_on_the_building() -> None:
    """VW-8.2, VW-8.7, VW-19.9: any number, one by one, until the defender passes; they stay whatever the outcome
    (VW-RU29)."""
    scene = attacked("tower", "tower", "beer").asks("blue respond").offers("blue", "respond/tower", "pass")
    scene.pick("blue", "respond/tower").hears("table", "VW-8.2 blue responded tower 4 5")
    scene.offers("blue", "respond/tower", "pass").pick("blue", "pass").hears("table", "VW-8.2 blue passed")
    scene.shows(forts={"blue": {"1": ["tower"]}}, hand={"blue": ["beer", "tower"]}, played={"blue": []})
    scene = attacked("tower", "beer", with_="pigator elf_archer").pick("blue", "respond/tower", "pass")
    scene.shows(damaged=1, forts={"blue": {"1": ["tower"]}}, town={"blue": ["tavern damaged", "smelter"]})


def test_vw_8_2_other_responses_go_to_the_played_area() -> None:
    """VW-8.2, VW-17.8: the Assassin takes an archer out, lies in blue's played area and was not played in a turn."""
    scene = attacked("assassin", "beer").pick("blue", "respond/assassin")
    scene.shows(played={"blue": ["assassin"]}, forts={"blue": {}})
    scene.hears("table", "VW-8.2 blue responded assassin 4 3", "VW-8.14 blue taken-out elf_archer 2 3")
    scene.pick("blue", "pass").hears("table", "VW-8.5 blue repelled tavern 2 3", "VW-8.6 blue scored 2")
    scene.shows(played_now=["elf_archer", "elf_archer"])


def test_vw_8_2_what_is_no_response() -> None:
    """VW-8.2, VW-8.1, VW-3.1: only fortifications and cards with a `respond` step; only cards in hand."""
    scene = attacked("tower", "beer", "elf_archer")
    scene.barred("blue", "respond/beer", "VW-8.2", "no-response").barred("blue", "respond/elf_archer", "VW-8.2")
    scene.barred("blue", "respond/sheep_cannon", "VW-3.1", "card-not-held")
    scene.barred("blue", "play/beer", "VW-8.1", "defence-only").barred("blue", "end-turn", "VW-19.1", "not-now")


def test_vw_8_15_nobody_else_responds() -> None:
    """VW-8.15, VW-8.3: neither green nor the attacker."""
    scene = attacked("tower", "beer").asks("blue respond")
    scene.barred("green", "respond/tower", "VW-6.1", "not-asked").barred("red", "pass", "VW-6.1", "not-asked")


def test_vw_8_11_the_window_opens_also_for_a_hand_without_use() -> None:
    """VW-8.11: so that the absence of a question reveals nothing; the list is for the defender alone."""
    scene = attacked("beer").offers("blue", "pass").withheld("blue", "red", "green", "spectator")
    other = attacked("tower").offers("blue", "respond/tower", "pass").withheld("blue", "red", "green")
    assert scene.questions("red") == other.questions("red") == ["blue respond"]
    assert scene.seen("red").decision.args == other.seen("red").decision.args


def test_vw_8_11_to_pass_is_a_formality_where_nothing_else_can_be_done() -> None:
    """VW-8.11, VW-19.9: known to the defender alone; neither with a usable card, nor while one takes effect."""
    scene = attacked("beer")
    blue = scene.seat("blue")
    passing = formality(scene.table, blue)
    assert passing is not None and scene.spell(passing) == "pass"
    assert formality(scene.seen("blue"), blue) == passing
    assert [formality(scene.seen(other), blue) for other in ("red", "green", "spectator")] == [None] * 3
    assert formality(scene.table, scene.seat("red")) is None
    assert formality(attacked("tower").table, blue) is None
    answered = attacked("tower", "beer").pick("blue", "respond/tower").offers("blue", "pass")
    assert formality(answered.table, blue) == passing


def test_vw_8_11_it_is_skipped_with_an_empty_hand() -> None:
    """VW-8.11"""
    attacked().asks("red turn").shows(damaged=1)


def test_vw_19_9_until_the_hand_is_empty() -> None:
    """VW-19.9: with the last card played nothing is asked any more."""
    attacked("tower").pick("blue", "respond/tower").asks("red turn").shows(damaged=0, vp={"blue": 2})


def test_vw_8_13_a_fortification_may_always_be_played() -> None:
    """VW-8.13: even when the attack is already repelled."""
    scene = attacked("sheep_cannon", "tower", "beer").pick("blue", "respond/sheep_cannon")
    scene.pick("blue", "respond/tower").asks("blue respond")
    scene.shows(forts={"blue": {"1": ["sheep_cannon", "tower"]}})


def test_vw_8_13_another_card_needs_something_to_act_on() -> None:
    """VW-8.13: no Assassin against heroes, nor when the last fighter is out; no Hero Trap against fighters."""
    scene = attacked("assassin", "beer", with_="thor").offers("blue", "pass")
    scene.barred("blue", "respond/assassin", "VW-8.13", "nobody-to-take-out")
    scene = attacked("assassin", "assassin", "beer", with_="pigator").pick("blue", "respond/assassin")
    scene.offers("blue", "pass")
    scene.barred("blue", "respond/assassin", "VW-8.13")
    attacked("hero_trap", "beer").barred("blue", "respond/hero_trap", "VW-8.13", "nobody-to-take-out")


def test_vw_8_2_a_hero_trap_is_no_fortification() -> None:
    """VW-8.2, VW-RU45, VW-3.5: in the played area it adds nothing to the defence; it cannot be played in its owner's
    turn."""
    scene = attacked("hero_trap", "beer", with_="thor elf_archer").pick("blue", "respond/hero_trap")
    scene.hears("table", "VW-8.2 blue responded hero_trap 8 3", "VW-8.14 blue taken-out thor 2 3")
    scene.shows(forts={"blue": {}}, played={"blue": ["hero_trap"]})
    scene = Scene("red", "blue").hand("red", "hero_trap", "assassin").turn("red").may("red", "play/assassin")
    scene.barred("red", "play/hero_trap", "VW-3.5", "not-in-own-turn")


def test_vw_19_9_the_defender_chooses_whom_to_take_out() -> None:
    """VW-19.9, VW-8.4: each different card of the allowed kind, no hero, and not nobody."""
    scene = attacked("assassin", "beer", with_="pigator thor elf_archer elf_archer sword")
    scene.pick("blue", "respond/assassin")
    scene.asks("blue take-out").offers("blue", "take-out/elf_archer", "take-out/pigator")
    scene.barred("blue", "take-out/thor", "VW-8.4", "cannot-take-out")
    scene.barred("blue", "pass", "VW-8.15", "take-out-first")
    scene.barred("blue", "take-out/sword", "VW-8.4").barred("blue", "respond/beer", "VW-19.1", "not-now")
    scene.pick("blue", "take-out/pigator").hears("table", "VW-8.14 blue taken-out pigator 14 3").asks("blue respond")


def test_vw_8_14_a_card_that_was_taken_out() -> None:
    """VW-8.14, VW-8.6: it stays in the played area, has used up its attack, and counts for the defender."""
    scene = attacked("assassin", with_="pigator").pick("blue", "respond/assassin").asks("red turn")
    scene.shows(vp={"blue": 1}, played={"red": ["pigator"]}, ready=[]).offers_of("red", "attack")


def test_vw_8_14_win_steps_of_a_card_taken_out_do_not_count() -> None:
    """VW-8.14, VW-9.2: Grendel in the trap scores nothing; the others damage the tavern."""
    attacked("hero_trap", with_="grendel pigator").pick("blue", "respond/hero_trap").shows(damaged=1, vp={"red": 1})
    attacked("beer", with_="grendel pigator").pick("blue", "pass").shows(damaged=1, vp={"red": 3})


def test_vw_8_14_it_still_counts_for_per_attacker() -> None:
    """VW-8.14, VW-17.3: a Shockwave Tower counts the cards that were declared."""
    scene = attacked("assassin", "shockwave_tower", "beer").pick("blue", "respond/assassin", "respond/shockwave_tower")
    scene.hears("table", "VW-8.2 blue responded shockwave_tower 2 6")


def test_vw_ru34_all_attackers_taken_out() -> None:
    """VW-RU34: strength 0, repelled."""
    scene = Scene("red", "blue").hand("red", "viking_warrior").hand("blue", "assassin").town("blue", "smelter")
    scene.turn("red")
    scene.pick("red", "attack/blue,1", "declare").pick("blue", "respond/assassin")
    scene.hears("table", "VW-8.5 blue repelled smelter 0 1", "VW-8.6 blue scored 1")


def test_vw_8_6_upgrades_do_not_count() -> None:
    """VW-8.6: 1 VP for each fighter and hero that was declared."""
    scene = attacked("sheep_cannon", "sheep_cannon", with_="viking_warrior alvis sword")
    scene.pick("blue", "respond/sheep_cannon")
    scene.pick("blue", "respond/sheep_cannon").hears("table", "VW-8.6 blue scored 2").shows(vp={"blue": 2})


def test_vw_8_3_an_attack_is_fixed_once_it_is_declared() -> None:
    """VW-8.3: the attacker is not asked until it is resolved; the attacker's hand does not help."""
    scene = Scene("red", "blue").hand("red", "pigator", "sword").hand("blue", "sheep_cannon", "beer")
    scene.town("blue", "tavern")
    scene.turn("red").pick("red", "attack/blue,1", "declare").pick("blue", "respond/sheep_cannon").asks("blue respond")
    scene.barred("red", "commit/sword", "VW-6.1", "not-asked").pick("blue", "pass").shows(hand={"red": ["sword"]})


def test_vw_8_12_fortifications_bought_this_round_do_not_help() -> None:
    """VW-8.12, VW-3.8: a Tower in the played area is not in the hand."""
    scene = Scene("red", "blue").hand("red", "elf_archer").hand("blue", "beer").played("blue", "tower")
    scene.town("blue", "smelter")
    scene.turn("red").pick("red", "attack/blue,1", "declare").barred("blue", "respond/tower", "VW-3.1", "card-not-held")
