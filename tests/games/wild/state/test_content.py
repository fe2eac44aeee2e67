"""VW-17: content that cannot be played is refused, with one line that says where and why."""

import tomllib
from pathlib import Path

import pytest

import longhouse
from longhouse.games.wild.state.box import WildBox
from longhouse.kernel.content import ContentError
from tests.games.content import GONE, change, open_box
from tests.scenes.wild.scene import Scene

GAME = longhouse.find_game("wild")
PRINTED = tomllib.loads((GAME.folder / "content.toml").read_text(encoding="utf-8"))
STEAL = {"do": "steal", "res": "gold"}
DRAW = {"do": "draw", "n": 1}


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        # verbs and their keys
        ("card scroll effect 0 do", "drow", "'do' cannot be 'drow' (did you mean 'draw'?)"),
        ("card scroll effect 0 res", "beer", "card 'scroll', effect 1: 'draw' knows no 'res'; it knows n"),
        ("card scroll effect 0 n", 0, "'n' must be 1 or more, not 0"),
        ("card beer effect 0 res", GONE, "'gain' needs 'res'"),
        ("card beer effect 0 res", "mead", "'res' cannot be 'mead'; known: beer, gold, any"),
        ("card money_theft effect 0 res", "any", "'res' cannot be 'any'; known: beer, gold"),
        ("card crystal effect 0 from", GONE, "'destroy' needs 'from'"),
        ("card crystal effect 0 from", ["deck"], "'from' cannot hold 'deck'; known: hand, discard"),
        ("card crystal effect 0 from", [], "'from' must hold some of hand, discard"),
        ("card crystal effect 0 optional", 1, "'optional' must be true or false, not 1"),
        ("card valkyrie effect 0 kind", GONE, "'recover' needs 'kind'"),
        ("card valkyrie effect 0 kind", ["elf"], "'kind' cannot hold 'elf'; known: resource, fighter"),
        ("card assassin effect 0 kind", [], "'kind' must hold some of resource, fighter"),
        ("card resurrection effect 0 except_deck", ["asgart"], "'except_deck' cannot hold 'asgart'"),
        ("card miner effect 0 per", "attacker", "'per' cannot be 'attacker'; known: brewery, smelter, opponent"),
        ("card dvergr effect 0 per", "", "'per' cannot be ''; known: brewery, smelter, opponent"),
        ("card money_theft effect 0 else", [STEAL, DRAW], "'else' can ask or score only with its last step"),
        ("card money_theft effect 0 else", [{"do": "vp"}, DRAW], "'else' can ask or score only with its last step"),
        ("card money_theft effect 0 else 0 when", "win", "'else' can hold only what is done when a card is played"),
        ("card money_theft effect 0 else", [{"do": "copy", "kind": ["hero"]}], "'else' can hold only what is done"),
        # when, and on which card
        ("card scroll effect 0 when", "never", "'when' cannot be 'never'; known: play, attack, win, respond"),
        ("card scroll effect 0 when", "respond", "'draw' cannot be done when 'respond'; it can when play, win"),
        ("card sword effect 0 when", GONE, "'boost' cannot be done when 'play'; it can when attack"),
        ("card tower effect 0 when", "play", "'defend' cannot be done when 'play'; it can when respond"),
        ("card loki_lens effect 0 when", "win", "'copy' cannot be done when 'win'; it can when play"),
        ("card scroll effect 0 when", "win", "'draw' when 'win' is not for the kind 'upgrade'"),
        ("card tower effect 0", DRAW, "'draw' when 'play' is not for the kind 'fortification'"),
        (
            "card scroll effect 0",
            {"do": "defend", "when": "respond"},
            "'defend' when 'respond' is not for the kind 'upgrade'",
        ),
        ("card sword effect 0 do", "might", "'might' when 'attack' is not for the kind 'upgrade'"),
        (
            "card beer effect 0",
            {"do": "boost", "when": "attack"},
            "'boost' when 'attack' is not for the kind 'resource'",
        ),
        ("card loki_lens effect", [PRINTED["card"][0]["effect"][0]] * 2 + [{"do": "copy", "kind": ["hero"]}], "'copy'"),
        ("card thor effect 0", {"do": "copy", "kind": ["hero"]}, "'copy' must be the only step"),
        ("card scroll effect", [DRAW] * 5, "there can be no more than 4 'effect'"),
        ("card undead_beer effect", [DRAW], "an undead lies on Odin's Path and has no effect"),
        ("card thor kind", "undead", "an undead lies on Odin's Path and has no effect"),
        # cards
        ("card scroll strenght", 2, "card 'scroll': there can be no 'strenght'; known: id, name"),
        ("card scroll strength", 2, "'strength' is for fighters and heroes"),
        ("card elf_archer strength", -1, "'strength' must be 0 or more, not -1"),
        ("card elf_archer cost", GONE, "card 'elf_archer': 'cost' is missing"),
        ("card elf_archer cost", {"beers": 3}, "there can be no 'beers'; known: beer, gold"),
        ("card elf_archer cost", {"beer": -3}, "'beer' must be 0 or more, not -3"),
        ("card elf_archer cost", {"beer": 60, "gold": 60}, "'cost' cannot be more than 92 in all"),
        ("card elf_archer count", 99, "there are more than 92 cards that take part in attacks"),
        ("card thor cost", {"beer": 3}, "'cost' cannot be given: it cannot be bought"),
        ("card undead_beer cost", {"beer": 3}, "'cost' cannot be given: it cannot be bought"),
        ("card elf_archer deck", "units", "'deck' cannot be 'units' (did you mean 'unit'?)"),
        ("card elf_archer kind", "elf", "'kind' cannot be 'elf'; known: resource, fighter"),
        ("card elf_archer id", "pigator", "there can be only one 'pigator'"),
        ("card elf_archer fixed_order", "yes", "'fixed_order' must be true or false"),
        # rewards and abilities
        ("card undead_beer reward 1 res", GONE, "'token' needs 'res'"),
        ("card undead_beer reward 0 n", 0, "'n' must be 1 or more, not 0"),
        ("card undead_beer reward 0", {"do": "asgard"}, "'reward' cannot hold 'asgard'; known: vp, token"),
        ("dragon reward 0", {"do": "vp", "n": 1}, "dragon: 'reward' cannot hold 'vp'; known: token"),
        ("building tavern reward 0", {"do": "token", "res": "beer"}, "'reward' cannot hold 'token'; known: vp, loot"),
        ("building tavern reward 0 res", "beer", "'vp' knows no 'res'; it knows n"),
        ("building beer_storage reward 0 res", "gold", "'loot' must be what the building stores"),
        ("building brewery ability 0 res", "any", "'res' cannot be 'any'; known: beer, gold"),
        ("building brewery ability 0 n", 2, "'produce' knows no 'n'; it knows res"),
        ("building brewery ability 0", {"do": "building_limit", "n": 1}, "'building_limit' is not for 'building'"),
        ("building beer_storage ability 0 capacity", 8, "'capacity' can be 7 at most, not 8"),
        ("building beer_storage ability 0 capacity", 5, "'storage_capacity' must be the capacity of 'beer_storage'"),
        ("building beer_storage ability 1", {"do": "produce", "res": "beer"}, "cannot both produce and store"),
        ("building tavern cost", GONE, "building 'tavern': 'cost' is missing"),
        ("building brewery id", "brewry", "there is no 'brewery' in 'building'"),
        ("building beer_storage id", "gold_storage", "there can be only one 'gold_storage'"),
        ("building tavern on_upgrade_vp", 1, "there can be no 'on_upgrade_vp'"),
        ("town_hall 1 level", 3, "'town_hall' must be of levels 1 to 3, in this order"),
        ("town_hall 1 cost", GONE, "town_hall 'town_hall_2': 'cost' is missing"),
        ("town_hall 0 cost", {"gold": 1}, "'cost' cannot be given: it cannot be bought"),
        ("town_hall 2 on_upgrade_vp", -3, "'on_upgrade_vp' must be 0 or more, not -3"),
        ("town_hall 2 ability 1", {"do": "store", "res": "gold", "capacity": 4}, "'store' is not for 'town_hall'"),
        ("town_hall 2 count", 3, "too few 'town_hall' for 4 players"),
        # missions and achievements
        ("mission worker check what", "buildings", "'what' cannot be 'buildings' (did you mean 'building'?)"),
        ("mission worker check res", "beer", "'bought' knows no 'res'; it knows what, n"),
        ("mission beer_mission needs", ["pub"], "'needs' cannot hold 'pub'; known: brewery, smelter"),
        ("mission beer_mission needs", "brewery", "'needs' must be a list in brackets"),
        ("mission brewer check building", "pub", "'building' cannot be 'pub'; known: brewery, smelter"),
        ("mission thirsty check n", 0, "'n' must be 1 or more, not 0"),
        ("mission thirsty check", GONE, "mission 'thirsty': 'check' is missing"),
        ("mission worker vp", 2, "too few 'mission' with 1 'vp' for 4 players"),
        ("mission worker id", "shield", "there can be only one 'shield'"),
        ("achievement king_of_pigs measure card", "pig", "'card' cannot be 'pig'"),
        ("achievement builder measure deck", "path", "'buildings' knows no 'deck'; it knows nothing more"),
        ("achievement defender id", "follower", "there can be only one 'follower'"),
        # numbers
        ("setup starting_deck", {"beers": 6}, "starting_deck: there can be no 'beers'; known: beer, gold"),
        ("setup starting_deck beer", 7, "there are too few 'beer' for 4 players"),
        ("setup starting_deck scroll", 1, "there can be no 'scroll'"),
        ("setup first_game_achievements 0", "buildr", "'first_game_achievements' must be 4 of performer, builder"),
        ("setup first_game_achievements 0", "builder", "'first_game_achievements' must be 4 of performer, builder"),
        ("setup achievements_in_play", 9, "'first_game_achievements' must be 9 of performer"),
        ("setup asgard_open", 13, "setup: 'asgard_open' is more than the Asgard deck has"),
        ("setup asgard_per_player", 4, "too few 'asgard' for 4 players"),
        ("setup hand_draw", "five", "setup: 'hand_draw' must be a whole number, not 'five'"),
        ("limits exchange_rate", 1, "limits: 'exchange_rate' must be 2 or more, not 1"),
        ("limits mission_swap_cost", {"gold": 1, "beer": 1}, "mission_swap_cost: there can be no 'beer'; known: gold"),
        ("limits dragon_attacks_per_round", 2, "limits: 'dragon_attacks_per_round' can only be 1, not 2"),
        ("limits same_building_max", 0, "'same_building_max' must be 1 or more, not 0"),
        ("scoring attack_vp", [], "scoring: there are too few 'attack_vp' for 4 players (at least 1)"),
        ("scoring achievement_vp_share", [6, 3, 2], "too few 'achievement_vp_share' for 4 players (at least 4)"),
        ("scoring asgard_thresholds", [5, "12"], "'asgard_thresholds' must hold whole numbers, not '12'"),
        ("scoring end_vp p4", GONE, "end_vp: 'p4' is missing"),
        ("scoring", GONE, "mine.toml: 'scoring' is missing"),
        ("components gold_tokens", "many", "components: 'gold_tokens' must be a whole number, not 'many'"),
    ],
)
def test_vw_17_1_what_cannot_be_played_is_refused(path: str, value: object, says: str) -> None:
    """VW-17.1, VW-17.2, VW-17.9: in one line, that begins with the file."""
    with pytest.raises(ContentError) as problem:
        open_box(GAME, change(PRINTED, path, value))
    text = str(problem.value)
    assert text.startswith("mine.toml") and "\n" not in text
    assert says in text


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("card elf_archer cost", {"gold": 4}),
        ("card elf_archer strength", 9),
        ("card scroll effect", [DRAW, {"do": "vp", "n": 1}, {"do": "gain", "res": "any", "n": 2, "per": "opponent"}]),
        ("card grendel effect", [{"do": "vp", "n": 2, "when": "win"}, DRAW, {"do": "aura", "n": 1, "when": "attack"}]),
        ("card sword effect", [{"do": "boost", "n": 3, "when": "attack"}, {"do": "draw", "when": "win"}]),
        ("card miner effect", [{"do": "remove_attacker", "kind": ["hero"], "when": "respond"}]),
        ("card money_theft effect 0 else", []),
        ("card money_theft effect 0 else", [DRAW, {"do": "gain", "res": "beer"}, STEAL]),
        ("card undead_beer reward 1 res", "any"),
        ("building tavern ability 1", {"do": "produce", "res": "gold"}),
        ("town_hall 2 ability 1", {"do": "extra_draw", "n": 1}),
        ("scoring asgard_thresholds", []),
        ("setup path_open", 6),
    ],
)
def test_vw_17_1_other_values_can_be_played(path: str, value: object) -> None:
    """VW-17.1, VW-RU3: owners of the cards may fill in what is printed on them."""
    open_box(GAME, change(PRINTED, path, value))


def test_vw_4_6_a_resource_with_another_step_is_not_plain() -> None:
    """VW-4.6: every step is a gain of beer or of gold; a card that also answers an attack, or gives any resource, pays
    nothing."""
    box = open_box(GAME, PRINTED)
    assert isinstance(box, WildBox)
    assert [card.name for card in box.cards if card.plain] == [
        "beer",
        "gold",
        "beer_mugs",
        "gold_bars",
        "beer_taxes",
        "gold_taxes",
    ]
    answer = {"do": "remove_attacker", "kind": ["hero"], "when": "respond"}
    for path, step in (("beer_mugs effect 1", answer), ("beer_mugs effect 0", {"do": "gain", "res": "any"})):
        other = open_box(GAME, change(PRINTED, f"card {path}", step))
        assert isinstance(other, WildBox)
        assert not other.cards[other.card_names.index("beer_mugs")].plain


def altered(folder: Path, card: str, old: str, new: str) -> Path:
    """The printed content with something else on one card."""
    before, after = (GAME.folder / "content.toml").read_text(encoding="utf-8").split(f'id = "{card}"')
    assert old in after
    path = folder / "content.toml"
    path.write_text(f'{before}id = "{card}"{after.replace(old, new, 1)}', encoding="utf-8")
    return path


def test_vw_17_11_points_come_before_any_question(tmp_path: Path) -> None:
    """VW-17.11: and so do resources of a named type, wherever they are printed; then the player picks the next step."""
    path = altered(tmp_path, "scroll", "n = 2 }]", 'n = 2 }, { do = "dig", kind = ["hero"] }, { do = "vp", n = 1 }]')
    scene = Scene("red", "blue", content=path).hand("red", "scroll").turn("red").pick("red", "play/scroll")
    scene.shows(vp={"red": 1}).asks("red step").offers("red", "step/1", "step/2")


def test_vw_19_1_equal_asgard_cards_are_listed_once(tmp_path: Path) -> None:
    """VW-19.1, VW-19.11: in a box that has two of them."""
    path = altered(tmp_path, "thor", "count = 1", "count = 2")
    scene = Scene("red", "blue", content=path).asgard("thor", "thor").asgard_deck("grendel").vp(red=4)
    scene.town("red", "gold_storage tokens=4").storage().offers("red", "asgard/thor", "asgard/grendel")
    scene.pick("red", "asgard/thor").shows(asgard=["grendel", "thor"], discard={"red": ["thor"]})
