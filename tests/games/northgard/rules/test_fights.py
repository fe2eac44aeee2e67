"""NG-9.6, NG-12.16, NG-18.11 to NG-18.13: the fights after a Move, and their order."""

from tests.scenes.northgard.scene import Scene


def test_ng_9_6_battles_are_fought_in_the_order_that_the_player_chooses() -> None:
    """NG-9.6, NG-9.9: several groups, several battles, one after another."""
    scene = Scene("red", "purple", "blue").units("red", "start.n", 9).units("purple", "start.e", 1)
    scene.units("blue", "start.w", 1).hand("red", "militia").turn("red")
    scene.pick(
        "red", "play/militia", "from/start.n", "figures/4", "to/start.e", "from/start.n", "figures/4", "to/start.w"
    )
    scene.asks("red fight").dice("p3", "k2", "p3", "p2").pick("red", "fight/start.w")
    scene.hears("table", "NG-12.1 red battle blue start.w", "NG-12.8 red battle-won start.w 7 1")
    scene.hears("table", "NG-12.10 blue retreated 1 0 start.w start.s", "NG-12.1 red battle purple start.e")
    scene.hears("table", "NG-12.11 purple fell start.e 1")
    scene.shows(holder={"start.w": "red", "start.e": "red"}, raiding={"start.e": 0, "start.w": 0}).asks("red play-on")


def test_ng_12_15_the_next_battle_begins_after_the_gains_of_the_one_before() -> None:
    """NG-12.15, NG-17.12: Wolf's food of the first battle can be paid in the second."""
    scene = Scene("red", "purple", "blue", clans="wolf boar goat").units("red", "start.n", 9)
    scene.units("purple", "start.e", 1).units("blue", "start.w", 1).hand("red", "militia").turn("red")
    scene.pick(
        "red", "play/militia", "from/start.n", "figures/4", "to/start.e", "from/start.n", "figures/4", "to/start.w"
    )
    scene.dice("k2", "p2").pick("red", "fight/start.w").asks("red battle-food")
    scene.hears("table", "NG-17.12 red gained 1 food", "NG-12.1 red battle purple start.e").only(
        "red", "food/0", "food/1"
    )


def test_ng_12_13_kaija_holds_what_she_has_won_while_another_battle_waits() -> None:
    """NG-12.13, NG-1.4, NG-17.3: she alone controls it, though the next battle is still to be fought."""
    scene = Scene("red", "purple", "blue", clans="bear boar goat").units("red", "start.n", 5).kaija("start.n")
    scene.units("purple", "start.e", 1).units("blue", "start.w", 4).flag("red", "kaija_may_attack")
    scene.hand("red", "militia").turn("red").goods("blue", food=1)
    scene.pick("red", "play/militia", "from/start.n", "figures/0k", "to/start.e", "from/start.n", "figures/4")
    scene.pick("red", "to/start.w").dice("k2", "p2").pick("red", "fight/start.e").asks("blue battle-food")
    scene.shows(holder={"start.e": "red"}, figures={"start.e": 1}, raiding={"start.e": 0, "start.w": 4})


def test_ng_9_8_a_move_that_moves_nobody_may_attack_a_creature() -> None:
    """NG-9.8, NG-18.11: at most one creature in each territory, and only where their own units are."""
    scene = Scene("red", "purple", creatures=True).units("red", "start.n", 3).units("purple", "start.e", 1)
    scene.creature("wolf_brown", "start.n").creature("draugr_beige", "start.n").creature("wolf_beige", "start.e")
    scene.creature("draugr_brown", "start.w").hand("red", "start_move").turn("red")
    scene.pick("red", "play/start_move", "done").asks("red name-creature")
    scene.only("red", "attack/wolf_brown", "attack/draugr_beige", "done")
    scene.barred("red", "attack/wolf_beige", "NG-18.11", "creature-not-here")
    scene.barred("red", "attack/draugr_brown", "NG-18.11", "creature-not-here")
    scene.barred("red", "attack/wolf_dark_brown", "NG-18.11", "creature-not-on-map")
    scene.barred("red", "fight/start.n", "NG-6.1").dice("p3", "p2").pick("red", "attack/wolf_brown")
    scene.hears(
        "table", "NG-18.11 red creature-fight wolf_brown start.n", "NG-18.15 red creature-won wolf_brown start.n 6 6"
    )
    scene.shows(row=["wolf_brown", "draugr_beige", "wolf_beige", "draugr_brown"], units={"start.n": 3}).asks(
        "red play-on"
    )


def test_ng_18_11_nobody_has_to_attack() -> None:
    """NG-18.11: a creature that shares is named or not."""
    scene = Scene("red", "purple", creatures=True).units("red", "start.n", 3).creature("wolf_brown", "start.n")
    scene.units("purple", "start.e", 1).hand("red", "start_move").turn("red")
    scene.pick("red", "play/start_move", "done", "done").asks("red play-on").shows(row=["wolf_brown"])


def test_ng_18_11_no_creature_where_he_fights_another_player() -> None:
    """NG-18.11, NG-RU21: there is only the battle."""
    scene = Scene("red", "purple", creatures=True).units("red", "start.n", 6).units("purple", "start.e", 1)
    scene.creature("wolf_brown", "start.e").hand("red", "start_move").turn("red").dice("k2", "p2")
    scene.pick("red", "play/start_move", "from/start.n", "figures/5", "to/start.e")
    scene.hears("table", "NG-12.8 red battle-won start.e 5 3").asks("red play-on").shows(row=["wolf_brown"])


def test_ng_18_11_a_valkyrie_must_be_named_and_comes_before_others() -> None:
    """NG-18.10, NG-18.11: units that enter her territory fight her and nobody else there."""
    scene = Scene("red", "purple", creatures=True).units("red", "start.n", 9).units("purple", "start.s", 1)
    scene.creature("fallen_valkyrie_brown", "start.e").creature("wolf_brown", "start.e").hand("red", "start_move")
    scene.turn("red").dice("p3", "p2").pick("red", "play/start_move", "from/start.n", "figures/8", "to/start.e")
    scene.hears("table", "NG-18.11 red creature-named fallen_valkyrie_brown", "NG-18.15 red battle-won start.e 11 9")
    scene.hears("table", "NG-18.16 red creature-beaten fallen_valkyrie_brown", "NG-18.16 red fame 4")
    scene.shows(row=["wolf_brown"], creature_discard=["fallen_valkyrie_brown"], fame={"red": 4}, units={"start.e": 8})


def test_ng_18_13_of_two_valkyries_one_must_be_named() -> None:
    """NG-18.11, NG-18.13: units that have shared with her since the set-up have no other choice."""
    scene = Scene("red", "purple", creatures=True).units("red", "start.n", 9).units("purple", "start.s", 1)
    scene.creature("fallen_valkyrie_brown", "start.n").creature("fallen_valkyrie_beige", "start.n")
    scene.creature("wolf_brown", "start.n").hand("red", "start_move").turn("red")
    scene.pick("red", "play/start_move").asks("red name-creature")
    scene.only("red", "attack/fallen_valkyrie_brown", "attack/fallen_valkyrie_beige")
    scene.barred("red", "done", "NG-18.11", "valkyrie-must-be-named")
    scene.barred("red", "attack/wolf_brown", "NG-18.11", "valkyrie-comes-first")
    scene.dice("p3", "p2").pick("red", "attack/fallen_valkyrie_beige").shows(
        row=["fallen_valkyrie_brown", "wolf_brown"]
    )


def test_ng_18_13_whoever_takes_the_territory_of_a_valkyrie_has_to_fight_her_with_his_next_move() -> None:
    """NG-18.13: Red fights the owner, not her; then Red's units cannot leave, and every Move must name her."""
    scene = Scene("red", "purple", creatures=True).units("red", "start.n", 8).units("purple", "start.e", 1)
    scene.creature("fallen_valkyrie_brown", "start.e").hand("red", "bodyguard", "start_move").turn("red")
    scene.dice("k2", "p2").pick("red", "play/bodyguard", "from/start.n", "figures/7", "to/start.e")
    scene.hears_not("table", "creature-named").shows(row=["fallen_valkyrie_brown"], holder={"start.e": "red"})
    scene.pick("red", "play/start_move").barred("red", "from/start.e", "NG-18.13")
    scene.dice("p3", "p2").pick("red", "done").shows(row=[], fame={"red": 4}, units={"start.e": 7})


def test_ng_18_12_named_fights_and_battles_in_one_order() -> None:
    """NG-18.12, NG-12.16: while the fight against the Wolf waits, nobody retreats there."""
    scene = Scene("red", "purple", creatures=True).units("red", "start.n", 3).units("red", "start.w", 2)
    scene.units("purple", "start.e", 4).creature("wolf_brown", "start.w").hand("red", "start_move").turn("red")
    scene.pick("red", "play/start_move", "from/start.n", "figures/2", "to/start.e", "attack/wolf_brown")
    scene.asks("red fight").only("red", "fight/start.e", "fight/start.w").dice("p1_or_k1", "p3")
    scene.pick("red", "fight/start.e", "power").asks("red retreat").only("red", "retreat/start.n", "retreat/start.s")
    scene.barred("red", "retreat/start.w", "NG-12.16", "fight-waits-there").dice("p3", "p2")
    scene.pick("red", "retreat/start.n", "figures/2").hears("table", "NG-18.11 red creature-fight wolf_brown start.w")


def test_ng_18_11_one_creature_in_each_territory() -> None:
    """NG-18.11: after one is named, the others of its territory are safe."""
    scene = Scene("red", "purple", creatures=True).units("red", "start.n", 5).units("red", "start.w", 5)
    scene.creature("wolf_brown", "start.n").creature("wolf_beige", "start.n").creature("draugr_brown", "start.w")
    scene.units("purple", "start.e", 1).hand("red", "start_move").turn("red")
    scene.pick("red", "play/start_move", "done", "attack/wolf_brown").only("red", "attack/draugr_brown", "done")
    scene.barred("red", "attack/wolf_beige", "NG-18.11", "creature-named").pick("red", "attack/draugr_brown")
    scene.asks("red fight")


def test_ng_11_16_a_battle_of_hidden_ways_names_no_creature() -> None:
    """NG-11.16, NG-21.3: no card bonus, no attack on creatures."""
    scene = Scene("red", "purple", creatures=True).units("red", "start.n", 5).units("purple", "start.e", 1)
    scene.units("red", "start.w", 1).creature("wolf_brown", "start.w").hand("red", "hidden_ways").turn("red")
    scene.dice("k2", "p2").pick("red", "play/hidden_ways", "from/start.n", "figures/5", "to/start.e")
    scene.hears("table", "NG-12.8 red battle-won start.e 5 3").asks("red play-on").shows(holder={"start.e": "red"})


def test_ng_21_19_in_a_battle_of_bribery_the_owner_of_the_moved_units_attacks() -> None:
    """NG-21.3, NG-21.19: the owners of the two sides decide; Wolf gains for the battle won as attacker."""
    scene = Scene("red", "purple", "blue", clans="goat wolf boar").units("red", "start.n", 3)
    scene.units("purple", "start.e", 2).units("blue", "start.s", 1).hand("red", "bribery").turn("red")
    scene.dice("k2", "p2").pick("red", "play/bribery", "from/start.e", "figures/2", "to/start.s")
    scene.hears("table", "NG-12.1 purple battle blue start.s", "NG-12.8 purple battle-won start.s 2 3")
    scene.shows(goods={"purple": {"food": 1}}, holder={"start.s": "purple", "start.e": "nobody"})
