"""Vikings Gone Wild by clicking: a whole game, attacks and answers to them, payments, a phone, other languages."""

import functools
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from longhouse.games.wild.state.message_keys import SOURCES
from longhouse.messages import Catalog
from tests.browser.conftest import Visiting
from tests.browser.test_midgard import LATIN, names_at
from tests.browser.test_pages import check_fingers, check_width
from tests.browser.test_together import looks_as
from tests.browser.wild_player import Raider
from tests.server.outside import ME, bot

FIRST: Final = {"first_player": "host_choice", "first_seat": "1"}
PANEL: Final = '[data-attack="composing"]'
PAY: Final = "[role=dialog] [data-option^='pay']"


def test_one_click_in_the_hall_and_the_game_has_begun(visit: Visiting) -> None:
    """With the settings that are offered there; the first two rounds of it."""
    someone = visit()
    player, page = Raider(someone.page), someone.page
    page.goto("/")
    page.locator("article.door.wild button.primary").click()
    page.wait_for_url("**/table/*")
    player.play_until(lambda: player.picture["round"] == 3, "the third round")
    assert "end-turn" in player.met
    assert player.seen.state["scenery"]["rules"]["roundLimit"] == 0


def test_a_whole_game_by_clicking(visit: Visiting) -> None:
    someone = visit()
    settings = {"round_limit": "6"}
    player, page = someone.sit_down_as(Raider, ME, bot("greedy"), seed="17", settings=settings), someone.page
    player.play()
    print(f"{player.clicks} clicks, {player.seen.version} picks, {sorted(player.met)}")
    assert {"play", "buy", "build", "mission", "attack", "add", "declare", "asgard", "pay", "end-turn"} <= player.met
    over, seats = player.seen.state["over"], player.seen.state["seats"]
    ending = page.get_by_role("dialog")
    expect(ending.get_by_role("heading", level=1)).to_contain_text(seats[over["winners"][0]]["name"])
    for seat in seats:
        expect(ending.get_by_role("table").first).to_contain_text(seat["name"])
    check_sources(page, player)


def check_sources(page: Page, player: Raider) -> None:
    """Points by source; below them each achievement has its own row."""
    page.keyboard.press("Escape")
    page.locator("[data-ending]").click()
    told, seats = page.get_by_role("dialog").get_by_role("table"), player.picture["seats"]
    expect(told.locator("tfoot td")).to_have_text([str(seat["vp"]) for seat in seats])
    rows = [row.inner_text().split("\t") for row in told.locator("tbody:not(.shared) tr").all()]
    brought = {source: [seat["sources"][at] for seat in seats] for at, source in enumerate(SOURCES[:-1])}
    assert [[cell.strip() for cell in row] for row in rows] == [
        [Catalog("en").text(source), *(str(each or "–") for each in points)]
        for source, points in brought.items()
        if any(points)
    ]


# --- put together in secret


def test_an_attack_is_taken_back_and_nothing_else(visit: Visiting) -> None:
    """VW-19.2, VW-19.1: Esc gives up what was put together, including cards added automatically, but nothing before
    that."""
    someone = visit()
    player, page = someone.sit_down_as(Raider, ME, bot("uniform"), seed="wild-10", settings=FIRST), someone.page
    player.pick("play/beer")
    player.wait_for_question()
    before = player.seen.options
    for way in ("Escape", "click"):
        player.pick("dragon")
        expect(page.locator(PANEL)).to_contain_text(Catalog("en").text("wild-card-viking_warrior"))
        if way == "click":
            page.locator(f"{PANEL} [data-cancel]").click()
        else:
            page.mouse.move(0, 0)
            page.keyboard.press(way)
        expect(page.locator(PANEL)).to_have_count(0)
        player.wait_for_question()
        assert (player.plan, player.picture["pool"], player.seen.options) == (None, [1, 0], before)
    player.pick("dragon")
    player.wait_for_question()
    player.pick("declare")
    player.wait_for_question()
    player.pick("token/gold")
    assert player.picture["seats"][0]["loot"] == [0, 1]


def test_a_purchase_is_paid_by_hand(visit: Visiting) -> None:
    """The pool first, then a card of the hand; taken back in between."""
    someone = visit()
    player, page = someone.sit_down_as(Raider, ME, bot("uniform"), seed="wild-10", settings=FIRST), someone.page
    player.pick("play/beer")
    player.wait_for_question()
    player.pick("build-by-hand/smelter")
    player.wait_for_question()
    expect(page.locator(PAY)).to_have_count(2)
    player.pick("pay-with/beer")
    page.locator("[data-back]").click()
    player.wait_for(lambda: player.plan is not None and player.plan["paid"] == [], "the first unit")
    while player.plan is not None:
        player.wait_for_question()
        player.pick(next(text for text in ("pay/pool", "pay-with/beer") if text in player.seen.options))
    expect(page.locator(PAY)).to_have_count(0)
    assert len(player.picture["seats"][0]["town"]) == 2
    assert player.picture["pool"] == [0, 0]
    assert player.picture["seats"][0]["handSize"] == 2


# --- at one screen


def take_seat(player: Raider, seat: int) -> None:
    """The player to move confirms that they are looking, unless they were already."""
    player.wait_for(lambda: is_awaited(player, seat) and player.is_shown(), f"a question to seat {seat}")
    curtain = f'[data-curtain="{seat}"]'
    if player.is_there(curtain):
        player.click(curtain)
    player.wait_for(functools.partial(looks_as, player, seat), f"the view of seat {seat}")
    player.wait_for_question()


def is_awaited(player: Raider, seat: int) -> bool:
    return any(decision["seat"] == seat for decision in player.seen.state.get("decisions", []))


def play_at_one_screen(player: Raider, *picks: tuple[int, str]) -> None:
    for seat, text in picks:
        take_seat(player, seat)
        player.pick(text)


# Bo builds a smelter and buys a tower, which is in hand in the third round
TOWERED: Final = (
    (0, "end-turn"),
    (1, "build/smelter"),
    (1, "end-turn"),
    (1, "buy/tower"),
    (1, "end-turn"),
    (0, "end-turn"),
)


def reach_the_tower(visit: Visiting, **how: Any) -> Raider:
    """Ada is to move, and can attack."""
    someone = visit(**how)
    seats = (ME, {"kind": "hotseat", "name": "Bo"})
    player = Raider(someone.page)
    someone.page.goto(f"/table/{someone.make_table(*seats, game='wild', seed='wild-10', settings=FIRST)}")
    play_at_one_screen(player, *TOWERED)
    take_seat(player, 0)
    return player


def test_an_attack_is_answered_with_a_tower(visit: Visiting) -> None:
    player = reach_the_tower(visit)
    page = player.page
    player.pick("attack/1,1")
    expect(page.locator(f"{PANEL} [data-sums]")).to_have_attribute("data-sums", "1:1")
    player.pick("declare")
    take_seat(player, 1)
    scene = page.locator('[data-attack="declared"]')
    expect(scene.locator("[data-sums]")).to_have_attribute("data-sums", "1:1")
    player.pick("respond/tower")
    take_seat(player, 1)
    expect(scene.locator("[data-sums]")).to_have_attribute("data-sums", "1:3")
    player.pick("pass")
    take_seat(player, 0)
    expect(page.locator("[data-story=repelled]")).to_be_visible()
    vp = [seat["vp"] for seat in player.picture["seats"]]
    assert vp[1] - vp[0] == 1
    player.pick("end-turn")
    player.wait_for(lambda: player.picture["active"] == 1, "Bo's turn")
    assert player.picture["seats"][1]["vp"] == vp[1] + 1  # full defence


# --- other screens, languages, and words


def test_the_table_in_words(visit: Visiting) -> None:
    someone = visit()
    player, page = someone.sit_down_as(Raider, ME, bot("uniform"), seed="wild-10", settings=FIRST), someone.page
    player.pick("dragon")
    player.wait_for_question()
    page.keyboard.press("v")
    words = page.locator("dialog[open]")
    expect(words).to_contain_text(Catalog("en").text("wild-web-tell-plan"))
    assert [each.get_attribute("data-option") for each in words.locator("[data-option]").all()] == player.seen.options
    for seat in player.seen.state["seats"]:
        expect(words).to_contain_text(seat["name"])
    words.locator('[data-option="declare"]').click()
    player.wait_for(lambda: player.is_asked("token"), "the dragon's token")


def test_turns_on_a_phone(visit: Visiting) -> None:
    """By touch, in Ukrainian; what is tapped is large enough and nothing is wider than the screen."""
    someone = visit(phone=True, language="uk")
    player, page = someone.sit_down_as(Raider, ME, bot("greedy"), seed="9"), someone.page
    player.play_until(lambda: player.plan is not None, "an attack")
    expect(page.locator(PANEL)).to_be_visible()
    check_width(page)
    check_fingers(page)
    for tab in ("foes", "path", "market", "own"):
        player.play_until(lambda: "end-turn" in player.seen.options, "a turn")
        page.locator(f'[data-tab="{tab}"]').click()
        check_width(page)
        check_fingers(page)
    player.play_until(lambda: player.picture["round"] == 3, "the third round")
    assert {"play", "mission", "declare", "end-turn"} <= player.met
    check_width(page)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_table_in_another_language(visit: Visiting, language: str) -> None:
    """At every kind of question of three rounds no word is left in English, and nothing sticks out of the page."""
    someone = visit(language=language)
    player, page = someone.sit_down_as(Raider, ME, *[bot("greedy")] * 3, seed="uk"), someone.page
    asked = player.look_at_questions(
        lambda: check_words(page, player), lambda: player.picture["round"] == 3, "the third round"
    )
    assert len(asked) > 2, asked
    for width, height in ((1024, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        check_words(page, player)


def check_words(page: Page, player: Raider) -> None:
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.evaluate(LATIN, [*names_at(player), "VW", "I", "II", "III"]) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
