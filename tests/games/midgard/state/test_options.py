"""The digest's table of options, CM-13, CM-14, and the contents of the box."""

from pathlib import Path

import pytest

import longhouse
from longhouse import SettingValue
from longhouse.kernel.content import ContentError
from tests.scenes.midgard.scene import Opening, Scene

GAME = longhouse.find_game("midgard")
ROOT = GAME.content().root

# --- options


def test_the_options_and_their_defaults() -> None:
    """CM-13.3, CM-RU9, CM-RU7: as the digest's table has them."""
    assert {choice.name: (choice.values, choice.default) for choice in GAME.choices} == {
        "hall_of_fame": (["false", "true"], "false"),
        "distrust": (["false", "true"], "false"),
        "assign": (["turn_order", "simultaneous"], "simultaneous"),
        "huts_price": (["game", "round"], "game"),
        "rune_display": (["2", "3", "4"], "3"),
        "first_player": (["random", "host"], "random"),
        "leader_choice": (["pick", "random"], "pick"),
    }


@pytest.mark.parametrize("players", [0, 1, 5])
def test_cm_1_1_two_to_four_players(players: int) -> None:
    """CM-1.1"""
    with pytest.raises(longhouse.SettingError):
        Opening(players)


@pytest.mark.parametrize(
    ("option", "value"), [("rune_display", 1), ("rune_display", 5), ("assign", "sealed"), ("first_player", "seat1")]
)
def test_values_that_are_not_in_the_table(option: str, value: SettingValue) -> None:
    """CM-13.3: nothing else can be chosen."""
    with pytest.raises(longhouse.SettingError):
        Opening(2, **{option: value})


@pytest.mark.parametrize("spaces", [2, 3, 4])
def test_cm_3_4_the_number_of_open_runes(spaces: int) -> None:
    """CM-3.4, CM-RU4: option rune_display."""
    opening = Opening(2, leader_choice="random", rune_display=spaces).shows(decks={"rune": 10 - spaces})
    assert len([rune for rune in opening.table.display if rune >= 0]) == spaces


def test_cm_13_1_hall_of_fame() -> None:
    """CM-13.1, CM-H3: defeated enemies lie open before their owners, also those defeated later."""
    scene = Scene("red", "blue", hall_of_fame=True).trophies("red", "nykr_red").enemy("troll", "moss_troll_1")
    scene.fight("red", "troll", axe=1).roll("axe double").combat()
    scene.shows("blue", trophies={"red": ["nykr_red", "moss_troll_1"]})
    scene.shows("spectator", trophies={"red": ["nykr_red", "moss_troll_1"]})


def test_cm_13_1_without_it_they_are_secret() -> None:
    """CM-H3: content and size; the victory itself is a public event."""
    scene = Scene("red", "blue").trophies("red", "nykr_red").enemy("troll", "moss_troll_1")
    scene.fight("red", "troll", axe=1).roll("axe double").combat()
    scene.shows("blue", trophies={"red": []}).shows("red", trophies={"red": ["nykr_red", "moss_troll_1"]})
    scene.told("defeated")


def test_cm_13_3_all_options_together() -> None:
    """CM-13.3: everything can be combined, with any number of players."""
    for players in (2, 3, 4):
        opening = Opening(
            players,
            hall_of_fame=True,
            distrust=True,
            assign="simultaneous",
            huts_price="round",
            rune_display=4,
            first_player="host",
            leader_choice="random",
        )
        opening.shows(blame={"red": 1, "blue": 1}, first="red").asks("red place")
        assert opening.table.box.simultaneous and opening.table.box.huts_by_round


# --- the box


def test_components_of_the_box() -> None:
    """CM-RU5, CM-RU19: the printed counts; 8 stalls, half of them war stalls."""
    counts = {key: len(ROOT.entries(key)) for key in ("trolls", "draugr", "monsters", "runes", "destinies", "leaders")}
    assert counts == {"trolls": 16, "draugr": 21, "monsters": 36, "runes": 10, "destinies": 12, "leaders": 5}
    assert sum(journey.number("count") for journey in ROOT.entries("journeys")) == 18
    kinds = [stall.text("kind") for stall in ROOT.entries("stalls")]
    assert (kinds.count("war"), kinds.count("trade"), len(ROOT.entries("merchant_ships"))) == (4, 4, 8)
    assert [die.number("count") for die in ROOT.entries("dice")] == [12, 12, 10]


def test_cm_ru1_enemies() -> None:
    """CM-RU1, CM-RU6: every type of draugr and monster in three colours; bans go by colour."""
    ban = {"red": "axe", "blue": "sword", "yellow": "spear"}
    for key in ("draugr", "monsters"):
        types: dict[str, set[str]] = {}
        for card in ROOT.entries(key):
            types.setdefault(card.text("type"), set()).add(card.text("colour"))
            assert card.texts("ban") in ([], [ban[card.text("colour")]])
        assert all(colours == {"red", "blue", "yellow"} for colours in types.values())
    glory = {card.text("id"): card.number("glory") for card in [*ROOT.entries("draugr"), *ROOT.entries("monsters")]}
    assert glory["draugr_lord_red"] == 6 and glory["sea_serpent_blue"] == glory["fire_giant_red"] == 13


def test_cm_ru36_glory_of_enemies() -> None:
    """CM-RU36, CM-RU3: trolls 2 to 5, draugr 1 to 6, monsters 5 to 17; the kraken 2, 2 and 3."""
    glory = {key: [card.number("glory") for card in ROOT.entries(key)] for key in ("trolls", "draugr", "monsters")}
    assert {key: (min(row), max(row)) for key, row in glory.items()} == {
        "trolls": (2, 5),
        "draugr": (1, 6),
        "monsters": (5, 17),
    }
    assert sum(glory["trolls"]) == 52 and sum(glory["monsters"]) == 3 * 124
    kraken = ROOT.entry("kraken")
    assert [kraken.number(name) for name in ("attack", "defence", "glory")] == [2, 2, 3]


def test_cm_ru2_faces_of_the_dice() -> None:
    """CM-RU2: blank, hit, double, shield; at least two blanks each, and no shield on an axe."""
    names = ("blank", "hit", "double", "shield")
    faces = {die.text("id"): [die.texts("faces").count(face) for face in names] for die in ROOT.entries("dice")}
    assert faces == {"sword": [3, 1, 1, 1], "spear": [2, 1, 1, 2], "axe": [2, 2, 2, 0]}


def test_cm_10_1_leaders() -> None:
    """CM-10.1, CM-5.29: at most 8 warriors each; one ability."""
    for leader in ROOT.entries("leaders"):
        assert leader.number("warriors_max") == ROOT.entry("limits").number("warriors_per_player") == 8
        assert len(leader.entries("ability")) == 1


def test_cm_1_5_resources_never_run_out() -> None:
    """CM-1.5: more coins than the box holds."""
    scene = Scene("red", "blue").goods("red", coin=60).goods("blue", coin=58).runes("red", "wealth").placement("red")
    scene.pick("red", "use/wealth").shows(goods={"red": {"coin": 65}})


# --- content that cannot be played


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('do = "double_coins", max_gain = 5', 'do = "double_coins", most = 5', "'double_coins' knows no 'most'"),
        ('do = "lose", n = 2, among', 'do = "lose", times = 2, among', "'lose' knows no 'times'"),
        ('do = "reserve_hunt"', 'do = "go_hunting"', "go_hunting"),
        ('do = "sail", ship = "large"', 'do = "sail", ship = "raft"', "sails 'raft'"),
        ('window = "journey_revealed"', 'window = "at_night"', "at_night"),
        ('ban = ["sword"]', 'ban = ["club"]', "club"),
    ],
)
def test_cm_5_26_the_words_of_the_data_are_checked(tmp_path: Path, old: str, new: str, says: str) -> None:
    """CM-5.26, CM-5.27, CM-5.28, CM-5.30, CM-5.31, CM-5.32: what would silently do nothing is refused."""
    text = (Path(longhouse.__file__).parent / "games/midgard/content.toml").read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "content.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError, match=says):
        Scene("red", "blue", content=file)
