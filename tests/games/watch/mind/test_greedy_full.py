"""How the greedy bot plays the full game: heroes, guards and wildlings, where a sensible player would not hesitate."""

from longhouse.bots import make_bot
from tests.games.watch.rules.test_hero_cards import PAID, PRICE
from tests.scenes.watch.play import Play
from tests.scenes.watch.scene import Scene

BOT = make_bot("greedy", "full scenes")


def choice(scene: Play, colour: str = "red") -> str:
    return scene.spell(BOT.choose(scene.seen(colour), scene.decision(colour)))


def full(hero: str) -> Scene:
    """Red has this hero and a road that leads to a site."""
    scene = Scene("red", "blue", "yellow", mode="full").hero("red", hero).settlement("red", "0,2,N")
    return scene.road("red", "0,2,NE", "0,2,E").settlement("blue", "-2,3,S").road("blue", "-2,3,SW")


def test_a_card_for_nothing_is_taken() -> None:
    """GW-14.9: the one that a settlement needs."""
    scene = full("samwell_tarly").hand("red", lumber=1, brick=1, wool=1).turn("red").dice(1, 2).load("trail", 12)
    assert choice(scene.pick("red", "roll")) == "gain/grain"


def test_a_swap_that_makes_a_settlement_is_made() -> None:
    """GW-14.8: a spare ore for the grain that is missing."""
    scene = full("bowen_marsh").hand("red", lumber=1, brick=1, wool=1, ore=1).turn("red", "trade")
    for text in ("hero/bowen_marsh", "give/ore", "take/grain"):
        assert choice(scene) == text
        scene.pick("red", text)


def test_a_swap_that_brings_nothing_is_not_made() -> None:
    """GW-14.8: all that a settlement needs is there."""
    scene = full("bowen_marsh").hand("red", lumber=1, brick=1, wool=1, grain=1).turn("red", "trade")
    assert choice(scene) == "go-on"


def test_the_third_guard_brings_a_point() -> None:
    """GW-13.12: no other point is in sight."""
    scene = full("ygritte").guard("red", "wall1", "wall2").hand("red", lumber=1, brick=1, wool=1).turn("red", "build")
    assert choice(scene).startswith("guard/")


def test_a_guard_goes_where_the_wall_is_thin() -> None:
    """GW-13.4: the next regular would break section 3; the others hold."""
    scene = full("yoren").face_up("red", ranger_patrol=1).guard("blue", "wall1", "wall2", "wall3", "wall4")
    scene.wildling("clearing", "c5_6", "regular").turn("red").pick("red", "hero/yoren")
    assert choice(scene) == "guard/wall3"


def test_the_first_guards_stand_apart() -> None:
    """GW-10.7: not two on one section while another has none."""
    scene = full("alliser_thorne").guard("blue", "wall1", "wall2", "wall3").hand("red", brick=1, wool=1, ore=1)
    scene.turn("red", "build").pick("red", "hero/alliser_thorne", "leave-out/lumber", "substitute/ore")
    assert choice(scene) == "guard/wall4"


def test_largest_patrol_is_not_given_away_for_a_guard() -> None:
    """GW-14.16, GW-8.6"""
    scene = full("yoren").face_up("red", ranger_patrol=3).largest_patrol("red").turn("red")
    assert choice(scene) == "roll"


def test_a_wildling_is_sent_home_from_ones_own_hex() -> None:
    """GW-14.15: not from that of a rival."""
    scene = full("ygritte").wildling("gift", "1,1", "regular").wildling("gift", "-2,3", "regular").turn("red")
    assert choice(scene) == "hero/ygritte"
    assert choice(scene.pick("red", "hero/ygritte")) == "wildling/1,1"


def test_tormund_is_sent_home_from_ones_own_hex() -> None:
    """GW-14.17"""
    assert choice(full("qhorin_halfhand").tormund("1,1").turn("red")) == "hero/qhorin_halfhand"


def test_the_leader_with_the_fuller_hand_is_looked_at() -> None:
    """GW-14.13"""
    scene = full("mance_rayder").keep("blue", "2,0,N").keep("yellow", "-2,2,N").settlement("yellow", "0,0,N")
    scene.hand("blue", ore=1).hand("yellow", ore=3, grain=2).turn("red", "build")
    assert choice(scene) == "hero/mance_rayder"
    assert choice(scene.pick("red", "hero/mance_rayder")) == "look/yellow"


def test_a_victory_point_is_kept() -> None:
    """GW-14.12"""
    scene = full("melisandre").hand("red", **PRICE).deck("ranger_patrol", "victory_point", "road_building")
    scene.turn("red", "build").pick("red", "hero/melisandre", *PAID)
    assert choice(scene) == "keep-card/victory_point"
