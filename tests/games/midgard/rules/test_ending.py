"""CM-12: final scoring, and who wins."""

import pytest

from tests.scenes.midgard.scene import Scene

TROLLS = ("moss_troll_1", "moss_troll_2", "cave_troll_1", "cave_troll_2", "hill_troll_1")
RED = ("barrow_wretch_red", "nykr_red", "mara_red")
BLUE = ("barrow_wretch_blue", "nykr_blue")
YELLOW = ("barrow_wretch_yellow", "nykr_yellow", "mara_yellow", "haugbui_yellow")


def test_cm_ex22_a_final_scoring() -> None:
    """CM-EX22, CM-12.1: sets 10, runes 5, skeid 6, favour 6, coins 2, blame -6, troll_slayer 6: 29 on the track."""
    scene = Scene("red", "blue", "green", "yellow").trophies("red", *RED, *BLUE, *YELLOW, *TROLLS).glory(red=40)
    scene.runes("red", "gifts", "wealth", used="gifts wealth").ship("red", "skeid").goods("red", favour=3, coin=8)
    scene.blame(red=3).destinies("red", "troll_slayer").scoring()
    scene.total("red", destinies=6, sets=10, runes=5, longship=6, favour=6, coins=2, blame=-6, deeds=40, total=69)
    scene.shows(goods={"red": {"coin": 8, "favour": 3}}, blame={"red": 3})
    scene.hears(
        "blue",
        "CM-12.3 red scored-destiny troll_slayer 6",
        "CM-12.6 red scored-sets 2 10",
        "CM-12.7 red scored-runes 2 5",
        "CM-12.8 red scored-longship skeid 6",
        "CM-12.9 red scored-favour 3 6",
        "CM-12.10 red scored-coins 8 2",
        "CM-12.11 red scored-blame 3 -6",
        "CM-12.13 red total 69",
        "CM-12.13 red won 69",
    )


def test_cm_12_2_everything_is_opened() -> None:
    """CM-12.2, CM-H10: destinies and trophies, for everybody."""
    scene = Scene("red", "blue").destinies("red", "craftsman", revealed="prepared").trophies("red", "nykr_red")
    scene.scoring().shows("blue", destinies={"red": ["craftsman"]}, trophies={"red": ["nykr_red"]})
    scene.shows("spectator", destinies={"red": ["craftsman"]}, trophies={"red": ["nykr_red"]}, phase="end")
    scene.hears("spectator", "CM-12.3 red scored-destiny craftsman 0", "CM-12.3 red scored-destiny prepared 0")
    assert scene.table.over


def test_cm_h3_trophies_are_secret_before() -> None:
    """CM-H3, CM-H7: neither what they are nor how many."""
    scene = Scene("red", "blue").destinies("red", "craftsman").trophies("red", "nykr_red").placement("red")
    scene.shows("blue", destinies={"red": ["?"]}, trophies={"red": []})
    scene.shows("red", destinies={"red": ["craftsman"]}, trophies={"red": ["nykr_red"]})


@pytest.mark.parametrize(
    ("pile", "sets"),
    [
        ((), 0),
        (("nykr_red", "nykr_blue"), 0),
        (("nykr_red", "nykr_blue", "nykr_yellow"), 1),
        (("nykr_red", "haugbui_blue", "barrow_wretch_yellow"), 1),
        ((*RED, *BLUE, "nykr_yellow"), 1),
        ((*RED, *BLUE, *YELLOW), 2),
        (("nykr_red", "nykr_blue", *TROLLS), 0),
    ],
)
def test_cm_12_6_sets(pile: tuple[str, ...], sets: int) -> None:
    """CM-12.6, CM-RU18: one of each colour, of draugr and monsters in any mix; trolls have no colour."""
    Scene("red", "blue").trophies("red", *pile).scoring().total("red", sets=5 * sets)


def test_cm_12_7_runes_used_or_not() -> None:
    """CM-12.7, CM-9.1: their printed glory."""
    scene = Scene("red", "blue").runes("red", "glory", "success", "gifts", "healing", "journey", used="gifts")
    scene.runes("blue", "knowledge", "potential", "reaction", "true_vision", used="knowledge true_vision").scoring()
    scene.total("red", runes=1 + 1 + 2 + 2 + 2).total("blue", runes=3 + 3 + 3 + 2)


@pytest.mark.parametrize(("ship", "glory"), [("karvi", 3), ("snekkja", 4), ("skeid", 6), ("drakkar", 8)])
def test_cm_12_8_longships(ship: str, glory: int) -> None:
    """CM-12.8, CM-6.6: only at the end."""
    scene = Scene("red", "blue", "green", "yellow").ship("red", ship).scoring()
    scene.total("red", longship=glory, total=glory).total("blue", longship=0)


def test_cm_12_9_favour_and_coins() -> None:
    """CM-12.9, CM-12.10, CM-10.2: 2 for each favour left, 1 for 3 coins; for Asmundr too."""
    scene = Scene("red", "blue", leaders="asmundr ullr").goods("red", favour=4, coin=5).goods("blue", coin=3).scoring()
    scene.total("red", favour=8, coins=1).total("blue", favour=0, coins=1)
    Scene("red", "blue").goods("red", coin=2).scoring().total("red", coins=0)


@pytest.mark.parametrize(
    ("blame", "glory"), [(0, 0), (1, -1), (2, -3), (3, -6), (4, -10), (5, -15), (6, -21), (7, -21), (9, -21)]
)
def test_cm_ex8_blame(blame: int, glory: int) -> None:
    """CM-EX8, CM-12.11, CM-1.10: the total may be below 0."""
    scene = Scene("red", "blue").blame(red=blame).scoring().total("red", blame=glory, total=glory)
    scene.hears("blue", f"CM-12.13 red total {glory}")


def test_cm_12_12_what_scores_nothing() -> None:
    """CM-12.12: warriors, food and wood, but for destinies."""
    scene = Scene("red", "blue").goods("red", food=9, wood=9).dice("red", sword=4, axe=4).scoring()
    scene.total("red", total=0).won("red", "blue", tie="shared")


# --- who wins


def test_cm_12_13_most_glory_wins() -> None:
    """CM-12.13: and nothing else is compared."""
    scene = Scene("red", "blue", "green").glory(red=10, blue=12, green=3).trophies("red", *TROLLS).scoring()
    scene.won("blue").hears_last("red", "CM-12.13 blue won 12")


def test_cm_12_13_a_tie_is_decided_by_enemies() -> None:
    """CM-12.13: more defeated enemy cards, trolls included; only among the tied."""
    scene = Scene("red", "blue", "green").glory(red=10, blue=10, green=3).trophies("green", *YELLOW)
    scene.trophies("red", "nykr_red").trophies("blue", "moss_troll_1", "haugbui_red").scoring()
    scene.won("blue", tie="enemies")
    scene = Scene("red", "blue", "green").glory(red=10, blue=10, green=3).trophies("green", "nykr_blue", "nykr_yellow")
    scene.trophies("red", "nykr_red").trophies("blue", "moss_troll_1", "haugbui_red").scoring()
    scene.won("blue", tie="enemies")


def test_cm_12_13_a_shared_victory() -> None:
    """CM-12.13: those who are still tied."""
    scene = Scene("red", "blue", "green", "yellow").glory(red=10, blue=10, green=10, yellow=9)
    scene.trophies("red", "nykr_red").trophies("green", "moss_troll_1").trophies("yellow", *YELLOW).scoring()
    scene.won("red", "green", tie="shared").hears("red", "CM-12.13 red won 10", "CM-12.13 green won 10")


def test_cm_12_14_counted_from_the_last_on_the_track() -> None:
    """CM-12.14: player by player; among equals in turn order."""
    scene = Scene("red", "blue", "green").first("blue").glory(red=4, blue=9, green=4).blame(blue=6).scoring()
    lines = [line for line in scene.heard("red") if " total " in line]
    assert lines == ["CM-12.13 green total 4", "CM-12.13 red total 4", "CM-12.13 blue total -12"]


def test_cm_12_1_nothing_can_be_done_any_more() -> None:
    """CM-12.13: the game is over for everybody."""
    scene = Scene("red", "blue").runes("red", "gifts", used="gifts").scoring()
    scene.barred("red", "place/beg", "CM-12.13", "game-over").asks()
