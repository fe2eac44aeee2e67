"""NG-13.5: trade in the harvest. Swaps between partners are in test_teams.py."""

from longhouse import SettingValue
from tests.scenes.northgard.scene import Scene


def trading(food: int = 0, wood: int = 0, lore: int = 0, **settings: SettingValue) -> Scene:
    """Red comes to their trade step with these resources."""
    scene = Scene("red", "blue", **settings).units("red", "start.n", 1).units("blue", "start.s", 1)
    return scene.goods("red", food=food, wood=wood, lore=lore).phase("harvest")


def test_ng_13_5_three_of_any_kinds_for_one_of_choice() -> None:
    """NG-13.5: three resources, one after another, then any one, even of a kind that was given."""
    scene = trading(food=2, wood=1, lore=1).asks("red trade").only("red", "give/food", "give/wood", "give/lore", "done")
    scene.pick("red", "give/food").asks("red trade-give").only("red", "give/food", "give/wood", "give/lore")
    scene.pick("red", "give/wood", "give/lore").asks("red trade-gain").only(
        "red", "gain/food", "gain/wood", "gain/lore"
    )
    scene.shows(goods={"red": {"food": 2, "wood": 1, "lore": 1}})
    scene.pick("red", "gain/lore")
    assert scene.heard()[:2] == ["NG-13.5 red paid 1 food+1 wood+1 lore", "NG-13.5 red gained 1 lore"]


def test_ng_13_5_any_number_of_times() -> None:
    """NG-13.5: until Red ends it or has fewer than three resources."""
    scene = trading(food=6).pick("red", "give/food", "gain/wood").asks("red trade")
    scene.shows(goods={"red": {"food": 3, "wood": 1}}).pick("red", "give/wood", "gain/lore")
    scene.shows(goods={"red": {"food": 1, "lore": 1}}).asks("red act")


def test_ng_13_5_what_is_forced_is_not_asked() -> None:
    """NG-13.5: with one kind only, one pick lays down all three."""
    trading(lore=4).pick("red", "give/lore").asks("red trade-gain").pick("red", "gain/food").shows(
        goods={"red": {"food": 1, "lore": 1}}
    )


def test_ng_13_5_with_fewer_than_three_there_is_no_trade_step() -> None:
    """NG-13.5: three must be there."""
    scene = Scene("red", "blue").goods("red", food=2).goods("blue", wood=3).phase("harvest").asks("blue trade")
    scene.barred("red", "give/food", "NG-6.1")


def test_ng_13_5_one_cannot_give_what_one_does_not_have() -> None:
    """NG-13.5: neither at first nor after some are laid down; no taking before all three are."""
    scene = trading(food=1, wood=2).barred("red", "give/lore", "NG-13.5", "trade-not-held", 0)
    scene.barred("red", "gain/lore", "NG-6.1").pick("red", "give/food")
    scene.asks("red trade-gain").barred("red", "give/wood", "NG-6.1").barred("red", "done", "NG-6.1")
    scene = (
        trading(food=1, wood=2, lore=1)
        .pick("red", "give/food")
        .barred("red", "give/food", "NG-13.5", "trade-not-held", 1)
    )
    scene.barred("red", "gain/lore", "NG-13.5", "trade-give-first").only("red", "give/wood", "give/lore")


def test_ng_ru5_three_of_one_kind() -> None:
    """NG-RU5: option trade_rate=same3."""
    scene = trading(food=3, wood=2, lore=2, trade_rate="same3").only("red", "give/food", "done")
    scene.barred("red", "give/wood", "NG-RU5", "trade-not-three").pick("red", "give/food").asks("red trade-gain")
    scene.pick("red", "gain/wood").asks("red trade").only("red", "give/wood", "done")
    scene.shows(goods={"red": {"wood": 3, "lore": 2}})


def test_ng_ru5_three_of_different_kinds_are_no_trade() -> None:
    """NG-RU5: nobody has three of one kind, so nobody is asked."""
    scene = Scene("red", "blue", trade_rate="same3").goods("red", food=2, wood=2).goods("blue", lore=3).phase("harvest")
    scene.asks("blue trade")


def test_ng_13_5_a_preview_tells_what_goes_and_what_comes() -> None:
    """NG-13.5"""
    scene = trading(food=2, wood=1, lore=1).foresees("red", "give/food", "NG-13.5 cost 1 food")
    scene.pick("red", "give/food", "give/food", "give/lore")
    scene.foresees("red", "gain/wood", "NG-13.5 cost 2 food+1 lore", "NG-13.5 gain 1 wood")
    scene = trading(food=3, trade_rate="same3").foresees("red", "give/food", "NG-13.5 cost 3 food")
