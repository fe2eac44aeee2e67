"""The text board of Champions of Midgard: everything is on it; it fits; and it shows no secrets."""

import re
from functools import cache

import pytest

from longhouse import Option, new_table
from longhouse.boards.drawing import explain_cards
from longhouse.games.midgard.face.board import draw, explain
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import SPECTATOR
from tests.boards import checks
from tests.scenes.midgard.scene import Scene


@cache
def position(players: int, picks: int, ask: str = "") -> Midgard:
    """After this many random picks, at this question."""
    table = new_table("midgard", players=players, seed=3, settings={"rune_display": "4"})
    assert isinstance(table, Midgard)
    checks.play_on(table, picks, lambda t: not ask or t.decision.ask == f"midgard-ask-{ask}")
    return table


def town() -> Scene:
    """It is Red's turn; Blue has a private ship, and a worker at the Hafter."""
    scene = Scene("red", "blue", leaders="gylfir ullr").stalls("beggar", "jomsvikings").stock(sword=2, food=3)
    scene.enemy("troll", "hill_troll_2").enemy("draugr_1", "draugr_lord_red").monster("shore_3", "huldra_red", 2)
    scene.merchant("ms_whalers").display("gifts", "wealth").goods("red", food=2, wood=1, coin=3, favour=1)
    scene.runes("red", "glory", "knowledge", used="glory").destinies("red", "craftsman").destinies("blue", "prepared")
    return scene.ship("blue", "karvi").placed("blue", "hafter").blame(blue=3).dice("red", sword=1, axe=2)


# --- the whole


@checks.each_language
@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("players", [2, 4])
def test_no_line_is_wider_than_the_screen(language: str, width: int, players: int) -> None:
    tables = [position(players, picks) for picks in (0, 12, 80, 150)]
    tables += [position(players, 60, ask) for ask in ("assign", "fight", "mark")]
    for table in tables:
        checks.fits(table, language, width)


def test_the_town_stands_beside_the_players_where_there_is_room() -> None:
    table = town().placement("red").table
    assert len(checks.lines(table, "en", 140)) < len(checks.lines(table, "en", 80))


def test_colour_changes_nothing_but_the_colour() -> None:
    checks.only_coloured(position(4, 80))


@checks.each_language
@pytest.mark.parametrize("picks", [30, 80])
def test_a_view_shows_nothing_that_the_seat_does_not_see(language: str, picks: int) -> None:
    checks.tells_no_secrets(position(4, picks), language)


def test_the_terminal_finds_the_board() -> None:
    table = town().placement("red").table
    assert checks.lines(table, "en", 80) == draw(table, checks.words("en"), checks.SEATS[:2], {}, False, 80)
    assert explain_cards(table, checks.words("en"), checks.SEATS[:2]) == explain(
        table, checks.words("en"), checks.SEATS[:2]
    )


# --- moves


@pytest.mark.parametrize("players", [2, 4])
def test_every_place_for_a_worker_is_marked_once(players: int) -> None:
    """CM-4.2: in a live terminal they are not listed if there are many."""
    for picks in (5, 40, 90):
        table = position(players, picks, "place")
        marks = {
            option: mark for option, mark in checks.labels(table.decision.options).items() if option.verb == w.PLACE
        }
        text = checks.told(table, marks=marks)
        assert len(marks) > 5
        assert all(text.count(mark) == 1 for mark in marks.values())


@pytest.mark.parametrize("ask", ["leader", "sail", "peek", "take-rune", "buy-longship", "keep", "assign", "mark"])
def test_what_lies_on_the_board_is_marked_once(ask: str) -> None:
    table = chosen(ask)
    marks = checks.labels(table.decision.options)
    text = checks.told(table.view(table.decision.seat), marks=marks)
    elsewhere = (w.DRAW, w.CONFIRM, w.ROLL, w.CANCEL)
    shown = [mark for option, mark in marks.items() if option.verb not in elsewhere]
    assert len(shown) > 1
    assert all(text.count(mark) == 1 for mark in shown)


def chosen(ask: str) -> Midgard:
    if ask == "leader":
        return position(3, 0)
    if ask == "keep":
        scene = Scene("red", "blue", leaders="dagrun ullr").placement("red")
        return scene.pick("red", "place/sages_house", "peek/shore_1").table
    if ask == "assign":
        scene = Scene("red", "blue", assign="turn_order").dice("red", sword=2, axe=1).goods("red", food=2)
        scene.fight("red", "troll")
        return scene.voyage("red", "shore_2", "small").assignment().pick("red", "send/troll,axe", "load/shore_2").table
    if ask == "mark":
        scene = Scene("red", "blue").goods("red", favour=1).fight("red", "troll", sword=1, spear=1, axe=1)
        return scene.roll("sword hit", "spear shield", "axe blank").combat().pick("red", "reroll", "mark/2").table
    scene = Scene("red", "blue").goods("red", wood=4, coin=9).placement("red")
    places = {"sail": "small_longship", "peek": "sages_house", "take-rune": "runesmith", "buy-longship": "shipwright"}
    table = scene.pick("red", f"place/{places[ask]}").table
    assert table.decision.ask == f"midgard-ask-{ask}"
    return table


def test_runes_that_may_be_used_are_marked_with_their_owner() -> None:
    table = town().placement("red").table
    knowledge = Option(w.USE, [rune.name for rune in table.box.runes].index("knowledge"))
    assert knowledge in table.decision.options
    assert "Runes: (Glory), ωω Knowledge" in checks.told(table, marks={knowledge: "ωω"})


# --- the town


def test_a_place_is_told_with_its_cost_its_gain_and_its_workers() -> None:
    text = checks.told(town().placement("red").table)
    for place in (
        "Hafter Ξ nothing",
        "Swordsmith 2 swordsmen",
        "Smokehouse 3 food",
        "Large Public Longship 1 coin → a ship for 10",
        "Merchant Ship 1 coin → Whalers: 2 spearmen, 1 food",
        "Worker Huts 5 coins → your spare worker",
        "Stave Church coins → favour: 1 → 1, 3 → 2, 6 → 3, 10 → 4",
        "Beggar 1 food → 1 favour (×3)",
        "Jomsvikings 2 coins → 1 swordsman, 1 axeman",
        "Karvi a ship for 6",
        "Beg 1 food, 1 blame",
    ):
        assert place in text


@checks.each_language
def test_every_place_in_play_is_there_and_no_other(language: str) -> None:
    """CM-2.2, CM-6.3: two stalls of eight, and the longship that somebody has bought."""
    table = town().placement("red").table
    text = checks.told(table, language)
    catalog = checks.words(language)
    for number, place in enumerate(table.box.places):
        fight = any(step.target != w.NONE for step in place.steps)
        there = place.kind in (w.LOCATION, w.BEGGING) and not fight
        there = there or number in table.stalls or place.name == "karvi"
        if place.kind == w.STALL or there:
            assert (catalog.text(f"midgard-place-{place.name}") in text) == there, place.name


def test_the_price_of_the_huts_falls() -> None:
    """CM-5.17"""
    assert "Worker Huts 4 coins → your spare worker" in checks.told(town().crew("blue").placement("red").table)


# --- enemies and shores


def test_an_enemy_is_told_with_all_its_numbers() -> None:
    """CM-5.32"""
    text = checks.told(town().placement("red").table.view(1))
    assert "Hill Troll attack 2, defence 2 · 3 glory, 2 wood · banned: Spearman" in text
    assert "Draugr Lord (red) attack 3, defence 3 · 6 glory, 4 coins" in text
    assert (
        "3 Huldra (red) attack 1, defence 5 · 7 glory, 1 favour · banned: Axeman · coins on it: 2 · journey: ?"
        " · 1 food feeds 1" in text
    )


def test_a_ship_is_told_with_whoever_is_aboard() -> None:
    table = Scene("red", "blue").voyage("blue", "shore_1", "large", food=2, sword=3, axe=1).assignment().table
    assert re.search(r"Ξ attack .* · Large Public Longship \(10\) · 3 swordsmen, 1 axeman, 2 food", checks.told(table))


def test_cm_h4_a_journey_is_told_to_whoever_has_looked() -> None:
    table = town().journey("shore_2", "storm", seen="red").placement("red").table
    assert "journey: Storm (seen by Ζ)" in checks.told(table.view(0))
    for eyes in (1, SPECTATOR):
        assert "journey: ? (seen by Ζ)" in checks.told(table.view(eyes))
        assert "Storm" not in checks.told(table.view(eyes))


# --- the players


def row(table: Midgard, label: str) -> list[str]:
    return next(line for line in checks.lines(table, "en", 80) if label in line).split(label)[1].split()


def test_everything_is_counted() -> None:
    table = town().placement("red").table
    assert row(table, "Food ") == ["2", "0"]
    assert row(table, "Coins ") == ["3", "0"]
    assert row(table, "Blame ") == ["0", "3-6"]
    assert row(table, "Workers left") == ["4/4", "3/4"]
    assert row(table, "Axemen ") == ["2", "0"]
    assert row(table, "Warriors ") == ["3/8", "0/8"]
    assert row(table, "Destinies ") == ["1", "1"]


def test_cm_12_11_much_blame_has_room_beside_that_of_others() -> None:
    table = town().placement("red").table.clone()
    table.blame = [12, 10]
    assert row(table, "Blame ") == ["12-21", "10-21"]


def test_whose_turn_it_is_and_who_is_first() -> None:
    told_lines = checks.lines(town().first("blue").placement("red").table, "en", 80)
    assert any(line.startswith("> Ζ  Ζeta") for line in told_lines)
    assert any(line.startswith("  Ξ* Ξeno") for line in told_lines)


def test_cm_h2_destinies_are_told_to_their_owner() -> None:
    table = town().placement("red").table
    assert "Your destinies: Craftsman (5/2): The most wood." in checks.told(table.view(0))
    assert "Prepared" not in checks.told(table.view(0))
    assert "Craftsman" not in checks.told(table.view(SPECTATOR))


def test_cm_h3_trophies_are_secret_but_in_the_hall_of_fame() -> None:
    """CM-13.1"""
    for fame, seen in ((False, False), (True, True)):
        scene = Scene("red", "blue", hall_of_fame=fame).trophies("blue", "river_troll_1", "nykr_red").placement("red")
        assert ("Trophies of Ξ: River Troll, Nykr (red)" in checks.told(scene.table.view(0))) == seen
        assert "Trophies of Ξ: River Troll, Nykr (red)" in checks.told(scene.table.view(1))


# --- what is going on


def test_the_assignment_is_told_with_its_odds() -> None:
    """CM-7, CM-8.14: one hit or a double of one axeman, before any die is lost."""
    scene = Scene("red", "blue").enemy("draugr_1", "barrow_wretch_red").dice("red", sword=2, axe=1).goods("red", food=2)
    scene.fight("red", "draugr_1").voyage("red", "shore_1", "small").assignment()
    table = scene.pick("red", "send/draugr_1,axe", "send/shore_1,sword", "load/shore_1").table
    text = checks.told(table)
    assert re.search(r"Barrow Wretch \(red\) 0 0 1 0 chance 67%", text)
    assert re.search(r"1 0 0 1 chance \d+% · if quiet \d+% · room left 3 · fed 1", text)
    assert re.search(r"At home 1 0 0 1", text)


def test_cm_h6_sealed_orders_are_told_to_nobody_else() -> None:
    scene = Scene("red", "blue", assign="simultaneous").dice("red", sword=2).dice("blue", sword=1)
    scene.fight("red", "troll").fight("blue", "draugr_1").assignment().pick("red", "send/troll,sword")
    assert "At home 1 0 0 0" in checks.told(scene.table.view(0))
    assert "At home 1 0 0 0" in checks.told(scene.table.view(1))
    assert "chance" not in checks.told(scene.table.view(SPECTATOR))


def test_a_fight_is_told_with_its_dice() -> None:
    """CM-8.17, CM-8.18"""
    scene = Scene("red", "blue").enemy("troll", "river_troll_1").goods("red", favour=1)
    table = scene.fight("red", "troll", sword=2, axe=1).roll("sword hit", "sword shield", "axe blank").combat().table
    text = checks.told(table)
    assert "Ζeta: River Troll hits 1 · shields 1 · damage before 0 of 3 · attack 2, losses 1 · chance " in text
    assert "Swordsman Swordsman Axeman hit shield blank" in text


def test_a_die_that_is_marked_has_a_star() -> None:
    """CM-8.16"""
    table = chosen("mark")
    marks = checks.labels(table.decision.options)
    unmark = marks[Option(w.UNMARK, 1)]
    assert f"*{unmark}" in checks.told(table, marks=marks)
    assert checks.told(table, marks=marks).count("*") == 2  # and the first player


def test_a_hunt_has_no_enemy() -> None:
    """CM-8.3"""
    scene = Scene("red", "blue").goods("red", favour=1).dice("red", spear=2).hunt("red")
    text = checks.told(scene.roll("spear double", "spear shield").combat().table)
    assert "Ζeta: Hunt hits 2 · shields 1 Spearman Spearman double hit shield" in text


# --- what everything does


@checks.each_language
def test_what_everything_does_is_explained(language: str) -> None:
    table = town().placement("red").table
    catalog = checks.words(language)
    text = "\n".join(explain(table.view(0), catalog, checks.SEATS[:2]))
    for key in (
        "leader-gylfir",
        "leader-ullr",
        "rune-gifts",
        "rune-glory",
        "destiny-craftsman",
        "journey-kraken",
        "merchant-ms_whalers",
        "place-worker_huts",
        "place-jomsvikings",
        "place-beg",
    ):
        assert f"{catalog.text(f'midgard-{key}')}" in text
        assert catalog.text(f"midgard-{key}-text") in text
    assert catalog.text("midgard-destiny-prepared") not in text
    assert catalog.text("midgard-place-skald-text") not in text
    assert "midgard-" not in text


@checks.each_language
def test_whoever_chooses_a_leader_sees_what_each_can_do(language: str) -> None:
    """CM-2.7"""
    table = position(3, 0)
    text = checks.told(table, language, checks.labels(table.decision.options))
    for option, mark in checks.labels(table.decision.options).items():
        name = table.box.leaders[option.a].name
        catalog = checks.words(language)
        assert f"{mark} {catalog.text(f'midgard-leader-{name}')}: {catalog.text(f'midgard-leader-{name}-text')}" in text
