"""The text board of Vikings Gone Wild: everything is on it; it fits; and it shows no secrets."""

import re
from functools import cache

import pytest

from longhouse import Option, new_table
from longhouse.boards.drawing import explain_cards
from longhouse.games.wild.face.board import draw, explain
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import SPECTATOR
from tests.boards import checks
from tests.scenes.wild.scene import Scene

# moves that are only in the list
LISTED = (w.END_TURN, w.EXCHANGE, w.EXCHANGE_BY_HAND, w.DECLARE, w.PASS, w.NO_CARD, w.STOP, w.DONE)


@cache
def position(players: int, picks: int, ask: str = "") -> Wild:
    """After this many random picks, at this question."""
    table = new_table("wild", players=players, seed=3, settings={"limited_tokens": "true"})
    assert isinstance(table, Wild)
    checks.play_on(table, picks, lambda t: not ask or t.decision.ask == f"wild-ask-{ask}")
    return table


def village() -> Scene:
    """It is Red's turn; Blue has a settlement that was attacked before."""
    scene = Scene("red", "blue").hand("red", "beer", "beer", "viking_warrior", "tower").discard("red", "gold")
    scene.hall("red", 2, loot="beer 1").town("red", "brewery tokens=1", "beer_storage tokens=3", "drakkar new")
    scene.town("blue", "tavern damaged", "smelter tokens=1").fort("blue", "2", "tower").attacked("blue")
    scene.hand("blue", "scroll").missions("red", "worker", "beer_mission").missions("blue", "shield", "shield")
    scene.path("scroll", "undead_gold", "").asgard("thor", "alvis").vp(red=7, blue=4).completed("blue", "brewer")
    return scene.supply(elf_archer=5)


# --- the whole


@checks.each_language
@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("players", [2, 4])
def test_no_line_is_wider_than_the_screen(language: str, width: int, players: int) -> None:
    tables = [position(players, picks) for picks in (0, 60, 300)]
    tables += [position(players, 60, ask) for ask in ("compose", "pay", "respond", "hold", "asgard")]
    for table in tables:
        checks.fits(table, language, width)


def test_sheets_lie_beside_one_another_where_there_is_room() -> None:
    table = village().turn("red").table
    assert len(checks.lines(table, "en", 140)) < len(checks.lines(table, "en", 80))


def test_colour_changes_nothing_but_the_colour() -> None:
    checks.only_coloured(position(4, 300))


@checks.each_language
@pytest.mark.parametrize(("picks", "ask"), [(60, ""), (300, ""), (100, "compose"), (100, "pay"), (100, "respond")])
def test_a_view_shows_nothing_that_the_seat_does_not_see(language: str, picks: int, ask: str) -> None:
    checks.tells_no_secrets(position(4, picks, ask), language)


def test_the_terminal_finds_the_board() -> None:
    table = village().turn("red").table
    assert checks.lines(table, "en", 80) == draw(table, checks.words("en"), checks.SEATS[:2], {}, False, 80)
    assert explain_cards(table, checks.words("en"), checks.SEATS[:2]) == explain(
        table, checks.words("en"), checks.SEATS[:2]
    )


# --- moves


@pytest.mark.parametrize("players", [2, 4])
def test_every_move_of_a_turn_is_marked_once(players: int) -> None:
    """VW-19.3: both ways of paying, and identical buildings only once."""
    for picks in (0, 50, 150, 250):
        table = position(players, picks, "turn")
        marks = {
            option: mark for option, mark in checks.labels(table.decision.options).items() if option.verb not in LISTED
        }
        text = checks.told(table.view(table.active), marks=marks)
        assert marks
        assert all(text.count(mark) == 1 for mark in marks.values())


@pytest.mark.parametrize(
    "ask", ["compose", "respond", "pay", "asgard", "keep", "take-out", "steal", "recover", "store"]
)
def test_what_lies_on_the_board_is_marked_once(ask: str) -> None:
    table = chosen(ask)
    assert table.decision.ask == f"wild-ask-{ask}"
    marks = checks.labels(table.decision.options)
    text = checks.told(table.view(table.decision.seat), marks=marks)
    pool = Option(w.PAY, w.PURSE_POOL)
    shown = [mark for option, mark in marks.items() if option.verb not in LISTED and option != pool]
    assert shown
    assert all(text.count(mark) == 1 for mark in shown)


def chosen(ask: str) -> Wild:
    if ask in ("compose", "respond", "take-out"):
        return assault(ask)
    scene = Scene("red", "blue")
    if ask == "pay":
        scene.hand("red", "beer", "beer_mugs").pool(beer=1).hall("red", loot="beer 1").town("red", "brewery tokens=1")
        return scene.turn("red").pick("red", "buy-by-hand/elf_archer").table
    if ask == "asgard":
        scene.vp(red=4).hand("red", "beer", "beer", "beer").missions("red", "worker").turn("red")
        return scene.pick("red", "build/smelter", "mission/worker").table
    if ask == "keep":
        return scene.town("red", "drakkar").hand("red", "beer", "gold", "tower").round_end().table
    if ask == "recover":
        scene.hand("red", "resurrection").discard("red", "beer", "beer", "tower", "scroll").turn("red")
        return scene.pick("red", "play/resurrection").table
    if ask == "steal":
        scene.hand("red", "money_theft").hall("blue", loot="gold 1")
        scene.town("blue", "gold_storage tokens=2", "smelter", "smelter tokens=1", "smelter tokens=1").turn("red")
        return scene.pick("red", "play/money_theft").table
    scene.town("red", "beer_storage tokens=1", "beer_storage tokens=2").hand("red", "viking_warrior").turn("red")
    return scene.pick("red", "dragon", "declare", "token/beer").table


def assault(ask: str) -> Wild:
    """Elf archers, a viking and Thor against a tavern."""
    scene = Scene("red", "blue").ready("elf_archer", "elf_archer", "viking_warrior").hand("red", "thor", "sword")
    scene.town("blue", "tavern").hand("blue", "tower", "assassin", "beer").turn("red").pick("red", "attack/blue,1")
    scene.pick("red", "ready/elf_archer")
    if ask != "compose":
        scene.pick("red", "ready/viking_warrior", "add/thor", "commit/sword", "declare")
    return scene.table if ask != "take-out" else scene.pick("blue", "respond/assassin").table


# --- the track


def test_points_stand_on_the_track_with_thresholds_and_target() -> None:
    """VW-15.1, VW-16.1"""
    drawn = checks.lines(village().turn("red").table, "en", 80)
    at = next(n for n, line in enumerate(drawn) if line.startswith("VP"))
    assert drawn[at].split() == ["VP", "5", "12", "20", "40"]
    ruler, red, blue = drawn[at : at + 3]
    assert red.split()[:3] == ["Ζ", "7", "→12"] and blue.split()[:3] == ["Ξ", "4", "→5"]
    assert red[12:] == "====|==····|·······|···················|"
    assert blue[12:].startswith("====|····")
    assert [n for n, sign in enumerate(red) if sign == "|"] == [
        ruler.index(stop) + len(stop) - 1 for stop in ("5", "12", "20", "40")
    ]


def test_points_beyond_the_target_are_counted() -> None:
    """VW-16.2"""
    drawn = checks.lines(Scene("red", "blue").vp(red=43).last().turn("red").table, "en", 80)
    row = next(line for line in drawn if line.startswith("Ζ  43"))
    assert row.endswith("|+3") and "→" not in row
    assert any("the last round" in line for line in drawn)


# --- the settlements


def test_a_building_is_told_with_all_that_lies_on_it() -> None:
    """VW-1.7, VW-8.4, VW-4.1"""
    text = checks.told(village().turn("red").table.view(1))
    for building in (
        "Town Hall II · defence 5 · loot: 1 beer",
        "1 Brewery · defence 1 · 1 beer",
        "2 Beer Storage · defence 2 · 3/4",
        "3 Drakkar · defence 3 · under construction",
        "1 Tavern · defence 3 · damaged",
        "2 Smelter · defence 3 · 1 gold · Cannon",
    ):
        assert building in text


def test_everything_of_a_seat_is_counted() -> None:
    """VW-1.4, VW-6.8"""
    text = checks.told(village().turn("red").table.view(0))
    assert re.search(r"> Ζ\* Ζeta Ξ Ξeno hand 4 · deck \d+ · discard 1 · buildings 3/6 · missions done 0 hand 1", text)
    assert re.search(r"buildings 2/3 · missions done 1 · attacked", text)


def test_missions_are_told_with_their_progress() -> None:
    """VW-11.1, VW-11.8: the viewer's with their conditions, two copies as two."""
    table = village().turn("red").table
    text = checks.told(table.view(0))
    assert "Worker 0/1 (1 VP): Build a building this turn." in text
    assert "Beer! 3/3 (2 VP): Have a brewery and 3 beer tokens on your cards." in text
    assert "Shield ×2 0/1 (1 VP)" in text and "Buy from a fortification pile" not in text


# --- what is for sale and to be won


def test_piles_are_told_with_prices_and_what_is_left() -> None:
    """VW-2.4, VW-2.5, VW-6.10"""
    text = checks.told(village().turn("red").table)
    for row in (
        "Elf Archer 3 beer · left 5 · strength 2",
        "Sheep Cannon 2 beer, 3 gold · left 4 · defence +5",
        "Drakkar 2 beer, 2 gold · left 5 · defence 3",
        "Town Hall III 6 gold · defence 6",
        "1 Scroll 2 beer, 1 gold · Draw 2 cards.",
        "2 Undead (gold) Not for sale.",
        "3 no card",
        "Dragon defence 1",
        "Thor: Hero, strength 5",
    ):
        assert row in text


def test_whoever_leads_in_an_achievement_is_named() -> None:
    """VW-16.3"""
    text = checks.told(village().achievements("builder", "king_of_pigs", "performer").turn("red").table)
    assert "Builder: The most buildings, town hall aside. — Ζ (3)" in text
    assert "Accomplisher: The most completed missions. — Ξ (1)" in text
    assert "King Pig: The most Pigators." in text and "King Pig: The most Pigators. —" not in text


def test_tokens_left_are_told_where_they_are_limited() -> None:
    """VW-4.10"""
    assert "tokens left: " in checks.told(position(2, 60))
    assert "tokens left: " not in checks.told(village().turn("red").table)


# --- cards


def test_hands_are_told_to_their_owners() -> None:
    """Hidden information of the digest; VW-3.13: discard piles lie open."""
    table = village().turn("red").table
    assert "Hand of Ζ: Beer ×2, Viking Warrior, Cannon" in checks.told(table.view(0))
    assert "Hand of Ξ: Scroll" in checks.told(table.view(1))
    for eyes, hidden in ((0, "Hand of Ξ"), (1, "Hand of Ζ"), (SPECTATOR, "Hand of")):
        assert hidden not in checks.told(table.view(eyes))
        assert "Discard pile of Ζ: Gold" in checks.told(table.view(eyes))


def test_the_pool_and_all_that_can_be_spent_are_told() -> None:
    """VW-4.1: nobody else sees what is in the hand."""
    table = village().pool(gold=1).turn("red").table
    assert "Pool: 1 gold · in all you can spend: 7 beer, 1 gold" in checks.told(table.view(0))
    assert "Pool: 1 gold" in checks.told(table.view(1)) and "in all you can spend" not in checks.told(table.view(1))


# --- what is going on


def test_an_attack_being_built_is_told_with_both_sums_to_whoever_builds_it() -> None:
    """VW-19.7, VW-19.2"""
    table = assault("compose")
    mine = checks.told(table.view(0))
    assert "Attack on Ξeno · Tavern (1) strength 2 : 3 defence Elf Archer 2" in mine
    assert "Ready to attack: Elf Archer (2), Elf Archer (2), Viking Warrior (1)" in mine
    for eyes in (1, SPECTATOR):
        assert "Attack on" not in checks.told(table.view(eyes)) and " : 3 defence" not in checks.told(table.view(eyes))


def test_an_attack_that_is_answered_is_told_to_everybody() -> None:
    """VW-8.4, VW-8.14: 2 + 1 of Thor, Thor 5, the sword 3; a card that is out is in brackets."""
    scene = Scene("red", "blue").hand("red", "elf_archer", "thor", "sword").town("blue", "tavern")
    scene.hand("blue", "tower", "hero_trap", "beer").turn("red").pick(
        "red", "attack/blue,1", "add/elf_archer", "add/thor"
    )
    scene.pick("red", "commit/sword", "declare")
    assert "Ζeta → Ξeno · Tavern (1) strength 11 : 3 defence Elf Archer 2, Thor 5, Sword" in checks.told(
        scene.table.view(SPECTATOR)
    )
    scene.pick("blue", "respond/hero_trap", "respond/tower")
    text = checks.told(scene.table.view(SPECTATOR))
    assert "strength 5 : 5 defence Elf Archer 2, (Thor 5), Sword Fortifications: Cannon" in text


def test_a_payment_by_hand_is_told_with_what_was_paid() -> None:
    """VW-19.4"""
    scene = (
        Scene("red", "blue").hand("red", "beer", "beer_mugs").hall("red", loot="beer 1").town("red", "brewery tokens=1")
    )
    scene.turn("red").pick("red", "buy-by-hand/elf_archer", "pay/1", "pay-with/beer")
    assert "Paying 3 beer Paid from: Brewery (1), Beer" in checks.told(scene.table.view(0))
    assert "Paying" not in checks.told(scene.table.view(1))


def test_storing_by_hand_is_told_with_what_is_left() -> None:
    """VW-EX19"""
    scene = Scene("red", "blue").town(
        "red", "gold_storage tokens=3", "gold_storage tokens=2", "smelter token=1", "smelter token=1"
    )
    scene.storage().pick("red", "by-hand", "hold/3")
    assert "Storing gold — 1: 3, 2: ? (left: 4)" in checks.told(scene.table.view(0))


# --- what everything does


@checks.each_language
def test_what_everything_does_is_explained(language: str) -> None:
    table = village().turn("red").table
    catalog = checks.words(language)
    text = "\n".join(explain(table.view(0), catalog, checks.SEATS[:2]))
    for key in (
        "card-beer",
        "card-sheep_cannon",
        "card-thor",
        "card-undead_gold",
        "site-tavern",
        "site-town_hall_3",
        "mission-worker",
        "achievement-builder",
    ):
        assert f"{catalog.text(f'wild-{key}')}: {catalog.text(f'wild-{key}-text')}" in text
    assert catalog.text("wild-card-grendel") not in text
    assert "wild-" not in text
