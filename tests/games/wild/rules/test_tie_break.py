"""VW-16.7 to VW-16.10: who wins among equals."""

import pytest

from tests.scenes.wild.scene import Scene

COLOURS = ("red", "blue", "green", "yellow")
LEFT = ["follower", "conqueror", "beer_tycoon", "defender"]  # the achievements that are not in play


def tied(*colours: str, points: int = 41, **said: bool | str) -> Scene:
    """As many VP for all; the achievements in play are those of the first game, and nobody fulfils them."""
    scene = Scene(*colours, **said)
    return scene.vp(**dict.fromkeys(colours, points))


def revealed_in(scene: Scene, *order: str) -> Scene:
    """The unused achievements come in this order: outcomes that shuffle them so."""
    cards, wanted = LEFT[:], list(order)[::-1]
    outcomes = []
    for last in range(len(cards) - 1, 0, -1):
        at = cards.index(wanted[last])
        outcomes.append(at)
        cards[last], cards[at] = cards[at], cards[last]
    return scene.load("achievements", *outcomes)


def test_vw_16_7_an_unused_achievement_decides() -> None:
    """VW-16.7: a player who alone fulfils it wins; no more are revealed, and no points are scored for it."""
    scene = tied("red", "blue").discard("blue", "tower")
    revealed_in(scene, "defender", "follower", "conqueror", "beer_tycoon").scoring().won("blue", tie="achievement")
    scene.shows(breaking=["defender"], places={"blue": 1, "red": 2}).total("blue", total=41, achievements=0)
    scene.hears(
        "table", "VW-16.7 nobody tie-achievement defender", "VW-16.7 red dropped-out defender", "VW-16.6 blue won 41"
    )


def test_vw_16_7_nobody_or_all_fulfil_it() -> None:
    """VW-16.7: nothing changes, and the next card is revealed."""
    scene = tied("red", "blue").discard("red", "tower", "scroll").discard("blue", "hero_trap")
    revealed_in(scene, "beer_tycoon", "conqueror", "follower", "defender").discard("blue", "tower", "scroll", "sword")
    scene.scoring().won("blue", tie="achievement").shows(breaking=["beer_tycoon", "conqueror", "follower"])


def test_vw_16_9_the_victory_is_shared() -> None:
    """VW-16.9: all four cards are used up."""
    scene = tied("red", "blue").scoring().won("red", "blue", tie="shared").shows(places={"red": 1, "blue": 1})
    assert sorted(LEFT) == sorted(scene.table.box.achievements[n].name for n in scene.table.breaking)


def test_vw_16_7_only_those_with_the_most_points_contend() -> None:
    """VW-16.7, VW-16.10: green has more towers, but fewer points, and is placed by them."""
    scene = tied("red", "blue", "green", points=35).vp(green=12).discard("green", "tower", "tower")
    revealed_in(scene.discard("red", "tower"), "defender", "follower", "conqueror", "beer_tycoon").scoring()
    scene.won("red", tie="achievement").shows(places={"red": 1, "blue": 2, "green": 3})


def test_vw_16_8_measured_among_the_contenders() -> None:
    """VW-16.8, VW-RU10: option tie_break_scope; among all players green has the most, so no contender fulfils it."""
    for scope, winners, tie in (("contenders", ["red"], "achievement"), ("all_players", ["red", "blue"], "shared")):
        scene = tied("red", "blue", "green", points=35, tie_break_scope=scope).vp(green=12)
        scene.discard("red", "tower").discard("green", "tower", "tower").scoring().won(*winners, tie=tie)


def test_vw_16_7_contenders_drop_out_one_after_another() -> None:
    """VW-16.7, VW-RU11: players who fail where others succeed; the others go on among themselves."""
    scene = tied(*COLOURS, points=35).discard("red", "tower").discard("blue", "tower", "scroll")
    scene.discard("yellow", "scroll", "sword")
    revealed_in(scene, "defender", "follower", "conqueror", "beer_tycoon").scoring().won("blue", tie="achievement")
    scene.shows(breaking=["defender", "follower"], places={"blue": 1, "red": 2, "green": 2, "yellow": 2})


def test_vw_16_10_who_dropped_out_is_behind_the_winners() -> None:
    """VW-16.10, VW-16.9: two share the victory, the third is behind them, ahead of players with fewer points."""
    scene = tied(*COLOURS, points=35).vp(yellow=30).discard("red", "tower").discard("green", "tower").scoring()
    scene.won("red", "green", tie="shared").shows(places={"red": 1, "green": 1, "blue": 3, "yellow": 4})


def test_vw_16_7_the_unused_achievements_are_shuffled() -> None:
    """VW-16.7: only those that were not in play, in a random order."""
    for first in LEFT:
        rest = [name for name in LEFT if name != first]
        scene = revealed_in(tied("red", "blue"), first, *rest).scoring()
        scene.shows(breaking=[first, *rest])


@pytest.mark.parametrize("points", [(41, 40), (40, 41)])
def test_vw_16_6_without_a_tie_nothing_is_revealed(points: tuple[int, int]) -> None:
    """VW-16.6, VW-16.7: most VP wins."""
    scene = Scene("red", "blue").vp(red=points[0], blue=points[1]).scoring()
    scene.won("red" if points[0] > points[1] else "blue").shows(breaking=[])
