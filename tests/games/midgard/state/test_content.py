"""CM-5.26 to CM-5.32: content that cannot be played is refused, with one line that says where and why."""

import copy
import tomllib
from random import Random

import pytest

import longhouse
from longhouse.kernel.chance import seeded
from longhouse.kernel.content import ContentError, ContentFile, Entry
from tests.games.content import GONE, change, open_box

GAME = longhouse.find_game("midgard")
PRINTED = tomllib.loads((GAME.folder / "content.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        # verbs and their keys
        ("locations large_longship effect 0 ship", GONE, "'sail' needs 'ship'"),
        ("locations worker_huts effect 0 prices", GONE, "'hire_worker' needs 'prices'"),
        ("stalls skald effect 0 glory", GONE, "'gain' needs 'food'"),
        ("stalls skald effect 0 glory", -2, "'glory' must be 0 or more, not -2"),
        ("stalls raiders effect 0 spear", -1, "'spear' must be 0 or more, not -1"),
        ("locations market effect 0 ratio", 2, "'ratio' can only be 1, not 2"),
        (
            "locations runesmith effect 0 from",
            ["display"],
            "'from' can only be ['display', 'deck_top'], not ['display']",
        ),
        ("beg effect 1 who", "others", "'who' can only be 'self', not 'others'"),
        ("leaders ullr ability 0 if", "any_shield", "'if' can only be 'any_double', not 'any_shield'"),
        ("locations market effect 0 among", ["favour"], "'among' must hold some of food, wood, coin"),
        ("runes gifts effect 0 among", [], "'among' must hold some of food, wood, coin"),
        ("runes potential effect 0 faces", ["empty"], "'faces' must hold some of blank, hit, double, shield"),
        ("journeys storm effect 0 among", ["wood"], "'among' must hold some of food, warrior"),
        ("journeys storm effect 0 n", "all", "'n' must be a whole number, not 'all'"),
        ("locations troll effect 0 enemy", "shore_1", "'enemy' cannot be 'shore_1'; known: troll, draugr_1, draugr_2"),
        ("journeys kraken effect 0 enemy", "troll", "'enemy' cannot be 'troll'; known: kraken"),
        ("leaders svanhildr ability 0 map", {"hits": 2}, "there can be no 'hits'"),
        # which verb is allowed where
        ("stalls skald effect 0 do", "replace_journey", "'replace_journey' knows no 'glory'"),
        ("stalls skald effect 0", {"do": "replace_journey"}, "'effect' cannot hold 'replace_journey'"),
        ("journeys storm effect 0", {"do": "reserve_hunt"}, "'effect' cannot hold 'reserve_hunt'; known: lose, fight"),
        ("runes potential window", "free", "'reroll' cannot be done in the window 'free'"),
        ("runes gifts effect 0", {"do": "gain", "coin": 4}, "'gain' cannot be done in the window 'free'"),
        ("runes knowledge effect 0 n", 2, "'n' can only be 'all', not 2"),
        ("runes success effect 0 n", 2, "'n' can only be 1, not 2"),
        ("leaders ullr ability 0 when", "sages_house", "'ability' cannot do 'gain' with 'when' 'sages_house'"),
        ("leaders ullr ability 0 when", GONE, "'ability' cannot do 'gain' with 'when' ''"),
        # prices, gains and cards
        ("stalls beggar cost", {"foods": 1}, "there can be no 'foods'; known: food, wood, coin, favour"),
        ("stalls beggar kind", "trde", "'kind' cannot be 'trde' (did you mean 'trade'?); known: war, trade"),
        ("stalls beggar repeat_max", 0, "'repeat_max' must be 1 or more, not 0"),
        ("merchant_ships ms_timber gain", {"swords": 1}, "there can be no 'swords'"),
        ("trolls 0 reward", {"glory": 1}, "there can be no 'glory'"),
        ("draugr 0 colour", GONE, "'colour' is missing"),
        ("runes gifts count", 2, "'count' can only be 1, not 2"),
        ("longships karvi buy_cost", {"wood": -1}, "'wood' must be 0 or more, not -1"),
        # what belongs together
        ("stalls beggar id", "market", "there can be only one 'market'"),
        ("destinies 0 id", "craftsman", "there can be only one 'craftsman'"),
        ("setup p4 private_longships", ["karvy"], "setup, p4: 'karvy' is no private longship"),
        ("setup p4 stalls_war", 5, "too few 'stalls' for 4 players"),
        ("journeys", [{"id": "storm", "count": 3, "effect": []}], "too few 'journeys' for 4 players (at least 4)"),
        ("round_setup draugr_cards", 1, "round_setup: 'draugr_cards' can only be 2, not 1"),
        ("round_setup troll_cards", 2, "round_setup: 'troll_cards' can only be 1, not 2"),
        ("limits private_longships_per_player", 2, "limits: 'private_longships_per_player' can only be 1, not 2"),
        ("shores shore_1 ships_max", 2, "shores 'shore_1': 'ships_max' can only be 1, not 2"),
        ("limits warriors_per_player", 9, "nobody can have more than 8 warriors"),
        ("start sword", 9, "nobody can have more than 8 warriors"),
        ("start sword", 4, "too few 'sword' for 4 players (at least 16)"),
        ("scoring blame_table", [], "too few 'blame_table' for 4 players (at least 1)"),
        ("player_colours ids", ["red", "blue"], "too few 'player_colours' for 4 players (at least 4)"),
        ("locations stave_church effect 0 table", [], "'stave_church' must sell 1 to 4 favour"),
        ("locations stave_church effect 0 table 0 favour", 5, "'stave_church' must sell 1 to 4 favour"),
        ("locations stave_church effect 0 table 0 favour", 2, "must have one price for so much favour"),
        ("locations worker_huts effect 0 prices", [], "'worker_huts' must have prices of 0 or more"),
        ("trolls", [], "too few 'trolls' for 4 players (at least 8)"),
        ("leaders", [], "too few 'leaders' for 4 players"),
        ("destinies", [], "too few 'destinies' for 4 players"),
        ("shores", [], "too few 'shores' for 4 players (at least 4)"),
        ("dice 0 id", "club", "'dice' must be sword, spear, axe, in this order"),
        ("dice 0 faces", ["hit"], "'faces' must be six of blank, hit, double, shield"),
    ],
)
def test_cm_5_26_what_cannot_be_played_is_refused(path: str, value: object, says: str) -> None:
    """CM-5.26 to CM-5.32: in one line, that begins with the file."""
    with pytest.raises(ContentError) as problem:
        open_box(GAME, change(PRINTED, path, value))
    text = str(problem.value)
    assert text.startswith("mine.toml") and "\n" not in text
    assert says in text


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("trolls 0 glory", 12),
        ("stalls beggar cost", {"coin": 2, "wood": 1}),
        ("stalls skald effect", [{"do": "gain", "favour": 1}, {"do": "recruit", "axe": 1}]),
        ("locations sages_house effect 0 n", "all"),
        ("locations worker_huts effect 0 prices", [3]),
        ("dice 2 faces", ["double"] * 6),
        ("runes potential effect 0 faces", ["blank", "hit"]),
        ("scoring blame_table", [0]),
    ],
)
def test_cm_5_26_other_values_can_be_played(path: str, value: object) -> None:
    """CM-RU36: owners of the cards may fill in what is printed on them."""
    open_box(GAME, change(PRINTED, path, value))


def test_cm_ru29_nothing_depends_on_the_colours_of_locations() -> None:
    """CM-RU29, CM-5.26: what a place does decides when it is resolved."""
    root = copy.deepcopy(PRINTED)
    for place in root["locations"]:
        place["colour"] = "grey"
    one, other = GAME.complete_settings(2, {}), ContentFile(Entry(root, "mine.toml"), "grey")
    tables = [GAME.deal(2, one, content, seeded("same", GAME.stream_names())) for content in (GAME.content(), other)]
    luck = Random(1)
    for _ in range(120):
        for table in tables:
            table.reask()
        assert tables[0].decision.options == tables[1].decision.options
        option = luck.choice(tables[0].decision.options)
        for table in tables:
            table.play(option, table.decision.seat)


def test_cm_ru20_names_the_scan_has_damaged() -> None:
    """CM-RU20: smokehouse, spearmen, axemen and draugr in Russian."""
    names = {entry["id"]: entry["name"]["ru"] for key in ("locations", "dice") for entry in PRINTED[key]}
    assert names["smokehouse"] == "Коптильня" and names["draugr_1"] == "Место драугра 1"
    assert (names["spear"], names["axe"]) == ("Копейщик", "Топорщик")
