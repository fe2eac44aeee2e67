"""NG-21.3: figures moved by a card."""

from longhouse import SettingValue
from tests.scenes.northgard.scene import Scene

FOUR = ("red", "blue", "yellow", "purple")


def scene(clans: str = "stag wolf raven", **settings: SettingValue) -> Scene:
    """{start.n, t01.s} is closed; t01.n, t01.e, t01.w, start.e, start.s and start.w are open."""
    return Scene("red", "blue", "yellow", clans=clans, **settings).land("t01 0,-1")


def play(scene: Scene, card: str) -> Scene:
    return scene.hand("red", card).turn("red").pick("red", f"play/{card}")


# --- Stag Clan


def test_ng_21_3_stag_clan_brings_one_unit_to_the_recruits() -> None:
    """NG-21.3, NG-21.18: from an own territory adjacent to the one just recruited in; rough borders do not matter."""
    three = scene().units("red", "t01.e", 2).units("red", "start.n", 1).units("red", "start.s", 1)
    play(three, "stag_clan").pick("red", "recruit/t01.e").asks("red relocate").only("red", "from/start.n", "done")
    three.barred("red", "from/start.s", "NG-21.18", "not-beside-recruits").barred("red", "from/t01.w", "NG-1.4")
    three.barred("red", "figures/1", "NG-6.1", "not-now")
    three.pick("red", "from/start.n").shows(units={"t01.e": 4}, holder={"start.n": "nobody"}).asks("red play-on")
    three.hears("red", "NG-21.3 red relocated 1 0 start.n t01.e")


def test_ng_21_3_stag_clan_may_leave_it_at_that() -> None:
    """NG-11.8, NG-7.7: optional; without recruits there is no target."""
    three = scene().units("red", "t01.e", 2).units("red", "start.n", 1)
    other = scene().units("red", "t01.e", 2).units("red", "start.n", 1)
    play(three, "stag_clan").pick("red", "recruit/t01.e", "done").shows(units={"t01.e": 3, "start.n": 1})
    play(other, "stag_clan").pick("red", "done").shows(units={"t01.e": 2, "start.n": 1}).asks("red play-on")


def test_ng_21_18_kaija_may_be_the_one() -> None:
    """NG-21.18, NG-1.14: a figure: a unit or Kaija; one only."""
    three = scene("bear wolf raven").units("red", "t01.e", 2).units("red", "start.n", 1).kaija("start.n")
    play(three, "stag_clan").pick("red", "recruit/t01.e", "from/start.n").only("red", "figures/1", "figures/0k")
    three.barred("red", "figures/1k", "NG-21.18", "relocate-not-so-many").pick("red", "figures/0k").shows(kaija="t01.e")


def test_ng_21_18_not_away_from_a_brown_bear_or_a_valkyrie() -> None:
    """NG-21.18, NG-18.8, NG-18.13"""
    three = scene(creatures=True).units("red", "t01.e", 2).units("red", "start.n", 1).units("red", "t01.n", 1)
    three.units("red", "t01.w", 1).creature("brown_bear_beige", "start.n").creature("fallen_valkyrie_beige", "t01.n")
    play(three, "stag_clan").pick("red", "recruit/t01.e").only("red", "from/t01.w", "done")
    three.barred("red", "from/start.n", "NG-18.8", "bear-holds")
    three.barred("red", "from/t01.n", "NG-18.13", "valkyrie-holds")


# --- Hidden Ways


def test_ng_21_3_hidden_ways_to_any_other_open_territory() -> None:
    """NG-21.3, NG-21.18: any units of one territory; at least 1."""
    three = scene().units("red", "start.n", 3).units("blue", "t01.w", 1)
    play(three, "hidden_ways").asks("red relocate-figures").only("red", "figures/1", "figures/2", "figures/3")
    three.barred("red", "figures/4", "NG-21.18", "relocate-not-so-many").barred("red", "done", "NG-6.1", "not-now")
    three.pick("red", "figures/2").only(
        "red", "to/start.e", "to/start.s", "to/start.w", "to/t01.n", "to/t01.e", "to/t01.w"
    )
    three.barred("red", "to/start.n", "NG-21.18", "not-other-open").barred("red", "to/t02.n", "NG-1.1", "not-on-map")
    three.pick("red", "to/start.s").shows(units={"start.s": 2, "start.n": 1}).asks("red play-on")


def test_ng_21_3_hidden_ways_not_into_a_closed_territory() -> None:
    """NG-21.18: `any_open`."""
    three = scene().units("red", "start.e", 3)
    play(three, "hidden_ways").pick("red", "figures/1").barred("red", "to/start.n", "NG-21.18", "not-other-open")


def test_ng_11_16_hidden_ways_into_an_enemy_territory() -> None:
    """NG-11.16, NG-21.3: a battle at once, without a card bonus; the player who came in attacks."""
    three = scene().units("red", "start.n", 3).units("blue", "t01.w", 1).dice("k2", "p2")
    play(three, "hidden_ways").pick("red", "figures/3", "to/t01.w").hears("red", "NG-12.1 red battle blue t01.w")
    three.shows(holder={"t01.w": "red"}, units={"t01.w": 3}).asks("red play-on")


def test_ng_21_3_hidden_ways_must_be_used() -> None:
    """NG-21.18: not optional: with several territories one is chosen."""
    three = scene().units("red", "start.n", 1).units("red", "start.s", 1)
    play(three, "hidden_ways").only("red", "from/start.n", "from/start.s")
    three.barred("red", "done", "NG-11.8", "step-compulsory").barred("red", "from/t01.n", "NG-1.4", "not-yours")


def test_ng_21_3_never_into_a_valkyries_territory() -> None:
    """NG-21.3"""
    three = scene(creatures=True).units("red", "start.n", 2).creature("fallen_valkyrie_beige", "t01.n")
    play(three, "hidden_ways").pick("red", "figures/1").barred("red", "to/t01.n", "NG-21.3", "valkyrie-alone-there")


def test_ng_21_3_kaija_needs_permission() -> None:
    """NG-21.3, NG-17.4: with her in the group no enemy territory, unless The Bear Awakens."""
    three = scene("bear wolf raven").units("red", "start.n", 1).kaija("start.n").units("blue", "t01.w", 1)
    play(three, "hidden_ways").only("red", "figures/1", "figures/0k", "figures/1k").pick("red", "figures/1k")
    three.barred("red", "to/t01.w", "NG-17.4", "kaija-stays-out").may("red", "to/t01.e")
    awake = scene("bear wolf raven").kaija("start.n").units("blue", "t01.w", 1).flag("red", "kaija_may_attack")
    play(awake, "hidden_ways").pick("red", "to/t01.w").hears("red", "NG-12.1 red battle blue t01.w")


def test_ng_20_4_not_into_a_partners_territory() -> None:
    """NG-20.4: relocation into a partner's territory is forbidden."""
    four = Scene(*FOUR, clans="stag wolf raven boar", teams=True).land("t01 0,-1").units("red", "start.n", 2)
    four.units("yellow", "t01.n", 1)
    play(four, "hidden_ways").pick("red", "figures/1").barred("red", "to/t01.n", "NG-21.3", "others-there")


def test_ng_11_11_nobody_to_relocate() -> None:
    """NG-11.11: a legal target, or the card cannot be played."""
    three = scene().units("blue", "start.n", 1).hand("red", "hidden_ways", "start_build").turn("red")
    three.barred("red", "play/hidden_ways", "NG-21.18", "nowhere-to-relocate")


# --- Bribery


def test_ng_21_3_bribery_moves_enemies_next_door() -> None:
    """NG-21.3, NG-21.19: up to 2 units of one enemy to one adjacent territory, over rough borders too."""
    three = scene().units("blue", "t01.e", 3).units("yellow", "start.s", 1).units("red", "start.w", 1)
    play(three, "bribery").asks("red relocate-enemy").only("red", "from/t01.e", "from/start.s")
    three.barred("red", "from/start.w", "NG-1.11", "no-enemy-there").barred("red", "from/t01.n", "NG-1.11")
    three.pick("red", "from/t01.e").only("red", "figures/1", "figures/2")
    three.barred("red", "figures/3", "NG-21.18", "relocate-not-so-many")
    three.barred("red", "figures/0k", "NG-21.19", "owner-chooses")
    three.pick("red", "figures/2").only("red", "to/start.n", "to/t01.n", "to/t01.w")
    three.barred("red", "to/start.e", "NG-1.2", "not-beside")
    three.pick("red", "to/start.n").shows(units={"t01.e": 1, "start.n": 2}, holder={"start.n": "blue"})
    three.hears("red", "NG-21.19 blue driven 2 0 t01.e start.n").asks("red play-on")


def test_ng_21_3_bribery_into_a_third_players_territory() -> None:
    """NG-21.3, NG-21.19: the owner of the moved units attacks; the acting player has no part in it."""
    three = scene().units("blue", "t01.e", 2).units("yellow", "t01.n", 1).units("red", "start.w", 1).dice("k2", "p2")
    three.goods("blue", food=1)
    play(three, "bribery").pick("red", "from/t01.e", "figures/2", "to/t01.n").asks("blue battle-food")
    three.hears("red", "NG-12.1 blue battle yellow t01.n")
    three.pick("blue", "food/0").shows(holder={"t01.n": "blue", "t01.e": "nobody"}).asks("red play-on")


def test_ng_21_3_bribery_into_an_own_territory() -> None:
    """NG-21.3: a battle with the acting player as the defender."""
    three = scene().units("blue", "t01.e", 1).units("red", "t01.n", 3).dice("p2", "p2")
    play(three, "bribery").pick("red", "to/t01.n").hears("red", "NG-12.1 blue battle red t01.n")
    three.shows(holder={"t01.n": "red"}, units={"t01.n": 3}).asks("blue retreat")


def test_ng_21_19_the_owner_says_whether_kaija_goes() -> None:
    """NG-21.19: if Kaija and units are there; into others' territories she goes only with permission."""
    three = scene("stag bear raven").units("blue", "t01.e", 1).kaija("t01.e").units("yellow", "t01.n", 1)
    play(three, "bribery").pick("red", "from/t01.e", "figures/1", "to/t01.w").asks("blue driven")
    three.only("blue", "unit", "kaija").pick("blue", "kaija").shows(kaija="t01.w", units={"t01.e": 1})


def test_ng_21_19_number_and_targets_are_limited_to_what_units_allow() -> None:
    """NG-21.19, NG-17.4: with one unit and Kaija only one figure can be sent against others."""
    three = scene("stag bear raven").units("blue", "t01.e", 1).kaija("t01.e").units("yellow", "t01.n", 1)
    play(three, "bribery").pick("red", "from/t01.e", "figures/2")
    three.barred("red", "to/t01.n", "NG-17.4", "kaija-stays-out")
    one = scene("stag bear raven").units("blue", "t01.e", 1).kaija("t01.e").units("yellow", "t01.n", 1)
    play(one, "bribery").pick("red", "from/t01.e", "figures/1", "to/t01.n").hears(
        "red", "NG-12.1 blue battle yellow t01.n"
    )
    one.shows(kaija="t01.e")
    alone = scene("stag bear raven").kaija("t01.e")
    for region in ("t01.n", "t01.w", "start.n"):
        alone.units("yellow", region, 1)
    play(alone, "bribery").barred("red", "from/t01.e", "NG-21.18", "nowhere-to-relocate")


def test_ng_21_3_bribery_not_to_the_partner_of_the_bribed() -> None:
    """NG-21.3, NG-20.7: nor are partners bribed."""
    four = Scene(*FOUR, clans="stag wolf raven boar", teams=True).land("t01 0,-1").units("blue", "t01.e", 1)
    four.units("purple", "t01.n", 1).units("yellow", "t01.w", 1)
    play(four, "bribery").barred("red", "from/t01.w", "NG-1.11", "no-enemy-there")
    four.pick("red", "from/t01.e").barred("red", "to/t01.n", "NG-21.3", "others-there").may("red", "to/t01.w")
