"""NG-12.10 to NG-12.12: retreat."""

from tests.scenes.northgard.play import Play
from tests.scenes.northgard.scene import Scene


def beaten(scene: Scene, units: int = 2, card: str = "start_move") -> Scene:
    """Red attacks start.e from start.n with this many units and loses without losing figures."""
    scene.hand("red", card).turn("red").dice("p1_or_k1", "p3")
    scene.pick("red", f"play/{card}", "from/start.n", f"figures/{units}")
    if "to/start.e" in scene.options("red"):
        scene.pick("red", "to/start.e")
    return scene.pick("red", "power")


def stand(red: int = 3, purple: int = 4, **settings: bool) -> Scene:
    return Scene("red", "purple", **settings).units("red", "start.n", red).units("purple", "start.e", purple)


def test_ng_12_10_to_neutral_or_own_territories_only() -> None:
    """NG-12.10: adjacent, and not a territory of another player."""
    scene = beaten(stand().units("purple", "start.w", 1))
    scene.only("red", "retreat/start.n", "retreat/start.s")
    scene.barred("red", "retreat/start.w", "NG-12.10", "retreat-to-others")
    scene.barred("red", "retreat/start.e", "NG-12.10", "retreat-not-beside")
    scene.barred("red", "retreat/t05.n", "NG-1.1", "not-on-map")
    scene.barred("red", "figures/1", "NG-12.10", "territory-first").barred("red", "done", "NG-6.1")


def test_ng_12_10_all_of_them_retreat_in_groups_of_his_choice() -> None:
    """NG-12.10: split among several territories; no more than there are is offered."""
    scene = beaten(stand(red=4), units=3).pick("red", "retreat/start.w")
    scene.only("red", "figures/1", "figures/2", "figures/3").barred("red", "figures/4", "NG-12.10")
    scene.barred("red", "figures/1k", "NG-12.10").barred("red", "retreat/start.s", "NG-12.10", "territory-chosen")
    scene.pick("red", "figures/2").asks("red retreat").pick("red", "retreat/start.s")
    scene.shows(units={"start.w": 2, "start.s": 1, "start.n": 1, "start.e": 4})
    scene.hears("table", "NG-12.10 red retreated 1 0 start.e start.s").asks("red play-on")


def test_ng_12_10_with_one_way_out_all_take_it_unasked() -> None:
    """NG-12.10, NG-12.11: what is forced is not asked."""
    scene = stand().units("purple", "start.w", 1).units("purple", "start.s", 1)
    beaten(scene).asks("red play-on").shows(units={"start.n": 3})


def test_ng_12_11_without_a_way_out_they_return_to_the_reserve() -> None:
    """NG-12.11: brought there by a card, they have no friendly territory beside it."""
    scene = Scene("red", "purple").tile("t12", -1, 0).units("red", "t12.n", 2).units("purple", "start.e", 4)
    for region in ("start.n", "start.s", "start.w"):
        scene.units("purple", region, 1)
    scene.hand("red", "hidden_ways").turn("red").dice("p2", "p2")
    scene.pick("red", "play/hidden_ways", "figures/2", "to/start.e")
    scene.hears("table", "NG-12.11 red fell start.e 2").shows(reserve={"red": 14}, holder={"start.e": "purple"})


def test_ng_12_11_the_defender_has_nowhere_to_go() -> None:
    """NG-12.11, NG-12.13: purple is surrounded."""
    scene = stand(red=6, purple=2).units("red", "start.w", 1).units("red", "start.s", 1)
    scene.hand("red", "start_move").turn("red").dice("p3", "p2")
    scene.pick("red", "play/start_move", "from/start.n", "figures/5", "to/start.e")
    scene.hears("table", "NG-12.11 purple fell start.e 2").shows(reserve={"purple": 14}, holder={"start.e": "red"})


def test_ng_12_10_the_defender_retreats_before_the_winner_holds_the_territory() -> None:
    """NG-12.10, NG-12.13, NG-12.15: Stag's fame comes after the retreat."""
    scene = Scene("red", "purple", clans="stag boar").units("red", "start.n", 6).units("purple", "start.e", 2)
    scene.hand("red", "start_move").turn("red").dice("p3", "p2")
    scene.pick("red", "play/start_move", "from/start.n", "figures/5", "to/start.e")
    scene.asks("purple retreat").shows(holder={"start.e": "purple"}, fame={"red": 0}, raiding={"start.e": 5})
    scene.only("purple", "retreat/start.w", "retreat/start.s").pick("purple", "retreat/start.s", "figures/2")
    scene.shows(holder={"start.e": "red", "start.s": "purple"}, fame={"red": 1}, units={"start.e": 5, "start.s": 2})


def test_ng_12_10_not_over_a_rough_border() -> None:
    """NG-12.10, NG-RU13: t08.n and t08.m touch only roughly."""
    scene = rough_scene("start_move").pick("red", "power")
    scene.barred("red", "retreat/t08.n", "NG-12.10", "retreat-over-rough")
    assert "retreat/t08.n" not in scene.options("red")


def test_ng_11_2_the_wolf_clan_card_lets_them_retreat_over_rough_borders() -> None:
    """NG-11.2: `ignore_rough` holds for the retreat too."""
    rough_scene("wolf_clan").pick("red", "power").may("red", "retreat/t08.n")


def test_ng_11_2_the_wolf_clan_card_does_not_help_the_defender() -> None:
    """NG-11.2, NG-12.10: only the units of the player who moves cross rough borders."""
    scene = Scene("red", "purple", clans="wolf boar").land("t06 0,-1").units("red", "t06.e", 6)
    scene.units("purple", "t06.w", 2).units("red", "t06.n", 1).hand("red", "wolf_clan").turn("red").dice("p3", "p2")
    scene.pick("red", "play/wolf_clan", "from/t06.e", "figures/5", "to/t06.w")
    scene.hears("table", "NG-12.11 purple fell t06.w 2").shows(reserve={"purple": 14}, holder={"t06.w": "red"})


def rough_scene(card: str) -> Play:
    """t08 is north of the starting tile: t08.s joins start.n; red has come from there to t08.m."""
    scene = Scene("red", "purple", clans="wolf boar").tile("t08", 0, -1)
    scene.units("red", "start.n", 3).units("purple", "t08.m", 4).hand("red", card).turn("red")
    scene.tile("t12", 1, -1)
    scene.dice("p1_or_k1", "p3")
    return scene.pick("red", f"play/{card}", "from/start.n", "figures/2", "to/t08.m")


def test_ng_12_10_kaija_retreats_with_the_others_or_alone() -> None:
    """NG-12.10, NG-17.3: `figures/0k` is Kaija alone."""
    scene = Scene("red", "purple", clans="bear boar").units("red", "start.n", 3).units("purple", "start.e", 4)
    scene.kaija("start.n").flag("red", "kaija_may_attack").hand("red", "start_move").turn("red")
    scene.dice("p1_or_k1", "p3").pick("red", "play/start_move", "from/start.n", "figures/2k", "to/start.e")
    scene.shows(raiding={"start.e": 3}, figures={"start.e": 4, "start.n": 1})
    scene.pick("red", "power", "retreat/start.w")
    scene.only("red", "figures/1", "figures/2", "figures/0k", "figures/1k", "figures/2k")
    scene.pick("red", "figures/0k").shows(kaija="start.w", holder={"start.w": "red"}, units={"start.w": 0})
    scene.pick("red", "retreat/start.s", "figures/1", "retreat/start.w").shows(figures={"start.w": 2, "start.s": 1})


def test_ng_12_12_a_brown_bear_does_not_hold_back_those_who_retreat() -> None:
    """NG-12.12, NG-18.8"""
    scene = stand(creatures=True).creature("brown_bear_beige", "start.e")
    beaten(scene).pick("red", "retreat/start.w", "figures/2").shows(units={"start.w": 2})


def test_ng_12_12_nobody_retreats_to_a_fallen_valkyrie() -> None:
    """NG-12.12"""
    scene = beaten(stand(creatures=True).creature("fallen_valkyrie_brown", "start.s"))
    scene.only("red", "retreat/start.n", "retreat/start.w")
    scene.barred("red", "retreat/start.s", "NG-12.12", "retreat-to-valkyrie")


def test_ng_12_16_nobody_retreats_to_where_a_battle_is_waiting() -> None:
    """NG-12.16: not even the owner of that territory."""
    scene = stand(red=8, purple=2).units("purple", "start.w", 2).hand("red", "militia").turn("red")
    scene.pick(
        "red", "play/militia", "from/start.n", "figures/4", "to/start.e", "from/start.n", "figures/3", "to/start.w"
    )
    scene.asks("red fight").only("red", "fight/start.e", "fight/start.w").barred("red", "fight/start.n", "NG-9.6")
    scene.dice("p3", "p2", "k2", "p2").pick("red", "fight/start.e")
    scene.hears("table", "NG-12.10 purple retreated 2 0 start.e start.s")
    scene.shows(holder={"start.e": "red", "start.s": "purple"}, units={"start.s": 2})


def test_ng_20_4_nobody_retreats_to_his_partner() -> None:
    """NG-20.4: not to a partner's territory."""
    scene = Scene("red", "blue", "purple", "green", clans="goat boar raven stag", teams=True)
    scene.units("red", "start.n", 3).units("blue", "start.e", 4).units("purple", "start.w", 1)
    beaten(scene).only("red", "retreat/start.n", "retreat/start.s")
    scene.barred("red", "retreat/start.w", "NG-12.10", "retreat-to-others")
