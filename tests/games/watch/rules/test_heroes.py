"""GW-14.1 to GW-14.6, GW-14.22: who owns heroes, how often they serve, and how they are kept or replaced."""

from pathlib import Path

import pytest

import longhouse
from tests.scenes.dealing import Said
from tests.scenes.watch.play import Play
from tests.scenes.watch.scene import Opening, Scene

OTHERS = ["othell_yarwyck", "alliser_thorne", "melisandre", "mance_rayder", "benjen_stark", "ygritte", "yoren"]
DISPLAY = [*OTHERS, "qhorin_halfhand"]


def bowen(side: str = "A", /, **said: Said) -> Scene:
    """Red has Bowen Marsh and a card to swap; blue has Samwell, yellow Jeor; the other eight are on the display."""
    scene = Scene("red", "blue", "yellow", mode="full", **said).hero("red", "bowen_marsh", side)
    return scene.hand("red", lumber=2, wool=1).turn("red", "trade")


def swapped(side: str = "A", /, **said: Said) -> Play:
    return bowen(side, **said).pick("red", "hero/bowen_marsh", "give/lumber", "take/ore")


def test_gw_ru19_the_heroes_and_their_numbers() -> None:
    """GW-RU19, GW-RU21, GW-10.6: eleven; the first four are those of the book, all texts are public."""
    entries = longhouse.find_game("watch").content().root.entries("hero")
    assert [entry.number("number") for entry in entries] == list(range(1, 12))
    assert [entry.text("id") for entry in entries][:4] == [
        "jeor_mormont", "bowen_marsh", "samwell_tarly", "othell_yarwyck"
    ]  # fmt: skip
    sources = [
        entry.entry("prov").text("number") if entry.entry("prov").has("number") else "public" for entry in entries
    ]
    assert sources == ["book"] * 4 + ["public"] * 2 + ["house"] * 5
    assert {entry.text("source") for entry in entries} == {"public"}


@pytest.mark.parametrize(
    ("printed", "other", "told"),
    [
        ("give = 1, take = 1", "give = 1, take = 2", "hero 'bowen_marsh': 'take' can only be 1, not 2"),
        ("same_resource = true", "same_resource = false", "hero 'jeor_mormont': 'same_resource' can only be 1"),
        ('item = "guard", n = 1 }]', 'item = "guard", n = 2 }]', "hero 'alliser_thorne': 'n' can only be 1, not 2"),
        ("keep = 1, reshuffle = true", "keep = 1", "hero 'melisandre': 'reshuffle' can only be 1"),
        (
            'from = "opponent_with_more_vp"',
            'from = "opponents"',
            "hero 'mance_rayder': 'from' can only be 'opponent_with_more_vp'",
        ),
        ('timing = ["own_build"]', 'timing = ["own_sleep"]', "'timing' cannot hold 'own_sleep'"),
    ],
)
def test_gw_17_3_a_hero_that_no_verb_can_carry_out(tmp_path: Path, printed: str, other: str, told: str) -> None:
    """GW-17.3: the content is refused, instead of a hero that does something other than it says."""
    text = (Path(longhouse.__path__[0]) / "games" / "watch" / "content.toml").read_text(encoding="utf-8")
    assert printed in text
    file = tmp_path / "watch.toml"
    file.write_text(text.replace(printed, other), encoding="utf-8")
    with pytest.raises(longhouse.ContentError, match=told):
        Scene("red", "blue", "yellow", mode="full", content=file)


def next_turn(scene: Play) -> Play:
    """The other two pass, and red rolls again; nobody gets anything, and blue does not want Samwell's help."""
    scene.pick("red", "go-on", "end-turn")
    for colour in ("blue", "yellow", "red"):
        scene.dice(1, 2).load("trail", 12).pick(colour, "roll").pick("blue", "none")
        if colour != "red":
            scene.pick(colour, "go-on", "end-turn")
    return scene


def test_gw_14_1_every_player_has_one_hero() -> None:
    """GW-14.1: nobody uses another's."""
    scene = bowen().may("red", "hero/bowen_marsh")
    scene.shows(hero={"red": "bowen_marsh A", "blue": "samwell_tarly A", "yellow": "jeor_mormont A"}, display=DISPLAY)
    scene.barred("red", "hero/jeor_mormont", "GW-14.1", "hero-not-yours")
    scene.barred("red", "hero/ygritte", "GW-14.1", "hero-not-yours")


def test_gw_14_1_using_it_is_voluntary() -> None:
    """GW-14.1: the trade step goes on without it."""
    bowen().pick("red", "go-on", "end-turn").shows(hero={"red": "bowen_marsh A"}, active="blue")


def test_gw_14_2_after_side_a_keep_or_replace() -> None:
    """GW-14.2: kept, it lies side B up; the display does not change."""
    scene = swapped().asks("red keep-hero 1").only("red", "keep-hero", *[f"take-hero/{name}" for name in DISPLAY])
    scene.hears("blue", "GW-14.8 red supply-trade lumber 1 ore").barred("red", "go-on", "GW-RU26", "not-now")
    scene.pick("red", "keep-hero").hears("blue", "GW-14.2 red hero-kept bowen_marsh").asks("red trade")
    scene.shows(hero={"red": "bowen_marsh B"}, display=DISPLAY)


def test_gw_14_2_replaced_it_returns_to_the_display() -> None:
    """GW-14.2: the new hero lies side A up; the display keeps the order of the data."""
    scene = swapped().pick("red", "take-hero/ygritte").hears("blue", "GW-14.2 red hero-taken bowen_marsh ygritte")
    scene.shows(hero={"red": "ygritte A"}, display=["bowen_marsh", *[name for name in DISPLAY if name != "ygritte"]])


def test_gw_14_2_after_side_b_it_must_be_replaced() -> None:
    """GW-14.2: both sides have the same ability."""
    scene = swapped("B").asks("red replace-hero 1").barred("red", "keep-hero", "GW-14.2", "must-replace")
    scene.only("red", *[f"take-hero/{name}" for name in DISPLAY]).pick("red", "take-hero/yoren")
    scene.shows(hero={"red": "yoren A"}, hand={"red": {"lumber": 1, "wool": 1, "ore": 1}})


def test_gw_14_3_not_the_hero_just_returned() -> None:
    """GW-14.3, GW-RU8; nor one that another player has (GW-14.1)."""
    scene = swapped().barred("red", "take-hero/bowen_marsh", "GW-14.3", "hero-returned")
    scene.barred("red", "take-hero/samwell_tarly", "GW-14.2", "hero-not-shown")


@pytest.mark.parametrize("side", ["A", "B"])
def test_gw_14_3_hero_take_back_same(side: str) -> None:
    """GW-14.3: the setting allows it, side A up; GW-14.4: it still rests."""
    scene = swapped(side, hero_take_back_same=True).pick("red", "take-hero/bowen_marsh")
    scene.hears("blue", "GW-14.3 red hero-back bowen_marsh").shows(hero={"red": "bowen_marsh A"}, display=DISPLAY)
    scene.barred("red", "hero/bowen_marsh", "GW-14.4", "hero-used")


def test_gw_14_4_a_kept_hero_rests_until_the_next_turn() -> None:
    """GW-14.4: not again in the turn in which it was used; in the player's next turn it serves again."""
    scene = swapped().pick("red", "keep-hero").barred("red", "hero/bowen_marsh", "GW-14.4", "hero-used")
    next_turn(scene).may("red", "hero/bowen_marsh")


def test_gw_14_4_a_new_hero_rests_until_the_next_turn() -> None:
    """GW-14.4, GW-RU8: Jeor, taken in this turn, would be used in the trade step too."""
    scene = bowen().hero("yellow", "ygritte").hand("blue", ore=1).turn("red", "trade")
    scene.pick("red", "hero/bowen_marsh", "give/lumber", "take/ore", "take-hero/jeor_mormont")
    scene.barred("red", "hero/jeor_mormont", "GW-14.4", "hero-fresh")
    next_turn(scene).may("red", "hero/jeor_mormont")


def test_gw_14_4_hero_fresh_use() -> None:
    """GW-14.4: with the option a hero taken this turn serves at once, but none twice by one player in one turn."""
    scene = bowen(hero_fresh_use=True).hero("yellow", "ygritte").hand("blue", ore=1, grain=1).turn("red", "trade")
    scene.pick("red", "hero/bowen_marsh", "give/lumber", "take/ore", "take-hero/jeor_mormont")
    scene.pick("red", "hero/jeor_mormont", "name/ore", "hand/wool").shows(hand={"blue": {"wool": 1, "grain": 1}})
    scene.pick("red", "take-hero/bowen_marsh").barred("red", "hero/bowen_marsh", "GW-14.4", "hero-used")


def test_gw_14_4_heroes_of_the_set_up_may_be_used_at_once() -> None:
    """GW-14.4, GW-10.6: in the first turn."""
    scene = Opening(3, mode="full", first_player="seat", luck={"dice": [1, 1], "trail": [12]})
    scene.shows(hero={"red": "samwell_tarly A", "blue": "bowen_marsh A", "yellow": "jeor_mormont A"})
    places = ["0,0,N", "1,0,N", "2,0,N", "-3,3,S", "-2,3,S", "-1,3,S"]
    for colour, place in zip(["red", "blue", "yellow", "yellow", "blue", "red"], places, strict=True):
        scene.pick(colour, f"settlement/{place}", f"road/{place}{'W' if place.endswith('N') else 'E'}")
    for colour in ("red", "blue", "yellow"):
        scene.pick(colour, "guard/wall1")
    scene.pick("red", "roll").asks("red hero-gain 2").pick("red", "gain/ore", "keep-hero")
    scene.shows(hero={"red": "samwell_tarly B"})


@pytest.mark.parametrize(("side", "picks"), [("A", ["take-hero/bowen_marsh"]), ("B", [])])
def test_gw_14_5_an_empty_display_gives_the_same_hero_back(side: str, picks: list[str]) -> None:
    """GW-14.5: side A up; on side B there is nothing to choose."""
    scene = bowen(side).display().turn("red", "trade").pick("red", "hero/bowen_marsh", "give/lumber", "take/ore")
    if picks:
        scene.only("red", "keep-hero", *picks)
    scene.pick("red", *picks).hears_last("table", "GW-14.5 red hero-back bowen_marsh").asks("red trade")
    scene.shows(hero={"red": "bowen_marsh A"}, display=[])


def test_gw_14_5_the_only_other_hero_is_taken_unasked() -> None:
    """GW-14.2, GW-14.5: after side B with one hero on the display there is nothing to choose."""
    scene = bowen("B").display("yoren").turn("red", "trade")
    scene.pick("red", "hero/bowen_marsh", "give/lumber", "take/ore").asks("red trade")
    scene.shows(hero={"red": "yoren A"}, display=["bowen_marsh"])


def test_gw_14_6_a_use_without_effect_is_not_offered() -> None:
    """GW-14.6: red has no card to swap."""
    scene = bowen().hand("red").turn("red", "trade").may_not("red", "hero/bowen_marsh")
    scene.barred("red", "hero/bowen_marsh", "GW-14.21", "no-swap")


def nine_points(**said: Said) -> Scene:
    """Red has 9 points, 2 guards and Alliser Thorne; the third guard brings the tenth (GW-13.12)."""
    scene = Scene("red", "blue", "yellow", mode="full", **said).hero("red", "alliser_thorne")
    scene.keep("red", "0,0,N", "2,0,N", "-2,2,S", "0,3,S").settlement("red", "0,1,S").hand("red", brick=2, wool=1)
    return scene.guard("red", "wall1", "wall2").turn("red", "build")


def test_gw_14_22_keep_or_replace_comes_before_the_test_of_victory() -> None:
    """GW-14.22, GW-13.12: the tenth point is there, but the hero is dealt with first."""
    scene = nine_points().pick("red", "hero/alliser_thorne", "leave-out/lumber", "substitute/brick", "guard/wall3")
    scene.not_over().shows(points={"red": 10}).asks("red keep-hero 4").pick("red", "keep-hero").won("red", 10)
    scene.hears_last("table", "GW-15.1 red won 10")


def test_gw_14_22_the_hero_given_back_is_on_the_display_for_the_next() -> None:
    """GW-14.22: only the player who gave it back is barred; blue may take it later."""
    scene = swapped().pick("red", "take-hero/ygritte", "go-on", "end-turn").dice(1, 2).load("trail", 12)
    scene.pick("blue", "roll", "gain/ore").may("blue", "take-hero/bowen_marsh")


def test_gw_14_22_longest_road_by_a_hero_does_not_win_before_keep_or_replace() -> None:
    """GW-14.22, GW-14.10, GW-12.3: Othell's road brings the tile and the tenth point."""
    scene = Scene("red", "blue", "yellow", mode="full").hero("red", "othell_yarwyck").settlement("red", "0,2,N")
    scene.road("red", "0,2,NE", "0,2,E", "0,2,SE", "0,2,SW", "0,2,NW").longest_road("nobody")
    scene.keep("red", "0,0,N", "2,0,N", "-2,2,S", "0,3,S").token("regular", "cave").turn("red", "build")
    scene.pick("red", "hero/othell_yarwyck", "lift/0,2,NW", "road/0,2,W").shows(points={"red": 10})
    scene.not_over().asks("red keep-hero 3").pick("red", "keep-hero").won("red", 10)
