"""NG-21.2: an enemy's unit is removed."""

from longhouse import SettingValue
from tests.scenes.northgard.scene import Scene


def scene(clans: str = "raven wolf stag", **settings: SettingValue) -> Scene:
    """Red holds t06.e; Blue t06.n next to it; Yellow start.s, far away."""
    three = Scene("red", "blue", "yellow", clans=clans, **settings).land("t06 0,-1").units("red", "t06.e", 1)
    return three.units("blue", "t06.n", 2).units("yellow", "start.s", 1)


def play(scene: Scene, card: str) -> Scene:
    return scene.hand("red", card).turn("red").pick("red", f"play/{card}")


def test_ng_21_2_any_enemy() -> None:
    """NG-21.2: Raiding Party: any territory of an enemy; the figure returns to its owner's reserve."""
    three = scene()
    play(three, "raiding_party").only("red", "strike/t06.n", "strike/start.s")
    three.barred("red", "strike/t06.e", "NG-1.11", "no-enemy-there").barred("red", "strike/t06.w", "NG-1.11")
    three.barred("red", "strike/t01.n", "NG-1.1", "not-on-map").barred("red", "done", "NG-6.1", "not-now")
    three.pick("red", "strike/start.s").shows(holder={"start.s": "nobody"}, reserve={"yellow": 14}, goods={"red": {}})
    three.hears("red", "NG-21.2 red struck yellow start.s").asks("red play-on")


def test_ng_21_2_only_next_door() -> None:
    """NG-21.2: `enemy_adjacent`; what is forced is not asked; Plunder then draws a card."""
    three = scene()
    play(three, "plunder").shows(units={"t06.n": 1}, reserve={"blue": 13}, hand_size={"red": 1}).asks("red play-on")
    two = scene().units("blue", "t06.w", 1)
    play(two, "plunder").only("red", "strike/t06.n", "strike/t06.w")
    two.barred("red", "strike/start.s", "NG-21.2", "not-beside-yours")


def test_ng_11_10_without_a_target_the_card_cannot_be_played() -> None:
    """NG-11.10: a `remove_unit` step without a legal target forbids the card."""
    two = Scene("red", "blue", clans="wolf stag").land("t06 0,-1").units("red", "t06.n", 1).units("blue", "start.s", 1)
    two.hand("red", "plunder", "raiding_party").turn("red")
    two.barred("red", "play/plunder", "NG-11.10", "nobody-to-strike").may("red", "play/raiding_party")


def test_ng_21_2_a_resource_of_that_territory() -> None:
    """NG-21.2: 1 of a kind that the territory shows, on tiles or buildings; its owner keeps their goods."""
    three = Scene("red", "blue", "yellow", clans="raven wolf stag").land("t20 1,0").units("red", "start.w", 1)
    three.units("blue", "t20.s", 2).building("t20.s", "woodcutters_lodge")
    play(three, "raiding_party").asks("red spoils").only("red", "gain/wood", "gain/lore")
    three.barred("red", "gain/food", "NG-21.2", "no-spoils-there").barred("red", "strike/t20.s", "NG-6.1", "not-now")
    three.pick("red", "gain/lore").shows(goods={"red": {"lore": 1}, "blue": {}}).asks("red play-on")
    one = scene().units("blue", "t06.w", 1)
    play(one, "raiding_party").pick("red", "strike/t06.w").shows(goods={"red": {"wood": 1}}).asks("red play-on")


def test_ng_17_17_the_owner_chooses_between_kaija_and_a_unit() -> None:
    """NG-21.2, NG-17.17, NG-RU17: Kaija is removed if nobody else is there."""
    three = scene("raven bear stag").kaija("t06.n")
    play(three, "plunder").asks("blue losses").only("blue", "unit", "kaija")
    three.pick("blue", "kaija").shows(kaija="nowhere", units={"t06.n": 2}).asks("red play-on")
    alone = Scene("red", "blue", clans="raven bear").land("t06 0,-1").units("red", "t06.e", 1).kaija("t06.n")
    play(alone, "plunder").shows(kaija="nowhere", holder={"t06.n": "nobody"})


def test_ng_20_7_partners_are_no_targets() -> None:
    """NG-20.7"""
    four = Scene("red", "blue", "yellow", "purple", clans="raven wolf stag boar", teams=True).land("t06 0,-1")
    four.units("red", "t06.e", 1).units("yellow", "t06.n", 1).units("blue", "t06.w", 1).units("blue", "start.s", 1)
    play(four, "raiding_party").only("red", "strike/t06.w", "strike/start.s")
    four.barred("red", "strike/t06.n", "NG-1.11", "no-enemy-there")
