"""GW-8.5, GW-8.7: Largest Patrol."""

from tests.scenes.watch.scene import Scene


def patrols(red: int, blue: int, **settings: str) -> Scene:
    """This many patrols lie face up before red and blue; each has one more in hand."""
    scene = Scene("red", "blue", **settings).face_up("red", ranger_patrol=red).face_up("blue", ranger_patrol=blue)
    return scene.cards("red", ranger_patrol=1).cards("blue", ranger_patrol=1)


def play(scene: Scene, colour: str) -> Scene:
    return scene.turn(colour).pick(colour, "play/ranger_patrol", "tormund/3,0")


def test_gw_8_5_the_first_with_three() -> None:
    """GW-8.5: 2 do not take it, 3 do; 2 points."""
    play(patrols(1, 0), "red").shows(largest_patrol="nobody", points={"red": 0})
    scene = play(patrols(2, 0), "red").shows(largest_patrol="red", points={"red": 2})
    scene.hears("blue", "GW-6.2 red tormund 3,0", "GW-8.7 red tile largest_patrol 3")


def test_gw_8_5_cards_in_hand_do_not_count() -> None:
    """GW-8.5: face-up cards only."""
    scene = Scene("red", "blue").cards("red", ranger_patrol=5).face_up("red", ranger_patrol=1)
    play(scene, "red").shows(largest_patrol="nobody")


def test_gw_8_5_a_tie_never_moves_it() -> None:
    """GW-8.5: blue draws level with three."""
    play(patrols(3, 2).largest_patrol("red"), "blue").shows(largest_patrol="red", points={"red": 2, "blue": 0})


def test_gw_8_5_strictly_more_take_it_over() -> None:
    """GW-8.5"""
    scene = play(patrols(3, 3).largest_patrol("red"), "blue")
    scene.shows(largest_patrol="blue", points={"red": 0, "blue": 2})
    assert scene.heard()[-1] == "GW-8.7 blue tile largest_patrol 4"


def test_gw_8_7_the_holder_who_plays_another_keeps_it_silently() -> None:
    """GW-8.7"""
    scene = play(patrols(3, 0).largest_patrol("red"), "red").shows(largest_patrol="red")
    scene.hears("table", "GW-6.2 red tormund 3,0")


def test_gw_8_5_knights_of_the_classic_deck_are_patrols() -> None:
    """GW-8.5, GW-7.7"""
    scene = Scene("red", "blue", dev_deck="classic").cards("red", classic_knight=1).face_up("red", classic_knight=2)
    scene.turn("red").pick("red", "play/classic_knight", "tormund/3,0").shows(largest_patrol="red")
