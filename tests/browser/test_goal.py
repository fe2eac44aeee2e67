"""A game on one page: before the first game, and wherever one may ask for it."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from longhouse.messages import LANGUAGES
from tests.browser.conftest import DESKTOP, Visiting
from tests.server.outside import ME, OPEN, bot

WIDE: Final = "(body => body.scrollWidth - body.clientWidth)(document.querySelector('dialog .body'))"
HIDDEN: Final = "(body => body.scrollHeight - body.clientHeight)(document.querySelector('dialog .body'))"
SHEET: Final = ViewportSize(width=1062, height=733)  # an A4 page across without its margins, in pixels
# each game, and plain Catan
TITLES: Final[list[tuple[str, int, dict[str, str]]]] = [
    ("northgard", 2, {}),
    ("midgard", 2, {}),
    ("watch", 3, {}),
    ("watch", 2, {"mode": "base"}),
    ("wild", 2, {}),
]
NEWCOMER: Final = """() => {
    const kept = JSON.parse(localStorage['longhouse.settings'] ?? '{}');
    localStorage['longhouse.settings'] = JSON.stringify({ ...kept, goalFirst: true, known: [] });
}"""


def forget(page: Page) -> None:
    """As somebody who has not been here before."""
    page.goto("/about")
    page.evaluate(NEWCOMER)


def test_it_opens_before_the_first_game_and_only_then(visit: Visiting) -> None:
    someone = visit()
    page = someone.page
    forget(page)
    first, second = (someone.make_table(ME, bot("easy")) for _ in range(2))
    page.goto(f"/table/{first}")
    goal = page.get_by_role("dialog", name="Brotherhood of the Watch")
    expect(goal.get_by_role("button", name="To the table")).to_be_focused()
    expect(goal).to_contain_text("Be the first to have 10 victory points")
    expect(goal).not_to_contain_text("Wall")  # it is plain Catan here
    page.keyboard.press("Escape")
    expect(goal).to_have_count(0)
    page.goto(f"/table/{second}")
    page.locator(".tray").wait_for()
    page.keyboard.press("g")
    expect(goal).to_be_visible()
    goal.get_by_role("button", name="GW-9.1").click()
    expect(page.get_by_role("dialog", name="Rules").get_by_role("heading", name="GW-9.1")).to_be_visible()


def test_who_does_not_want_it_is_not_shown_it(visit: Visiting) -> None:
    someone = visit()
    page = someone.page
    forget(page)
    page.goto(f"/table/{someone.make_table(ME, bot('easy'))}")
    page.get_by_role("dialog").get_by_label("Show before the first game").uncheck()
    page.get_by_role("button", name="To the table").click()
    page.goto(f"/table/{someone.make_table(ME, bot('easy'), game='wild', settings={})}")
    page.locator(".tray").wait_for()
    expect(page.get_by_role("dialog", name="Vikings Gone Wild")).to_have_count(0)


def test_in_the_hall_at_the_door_and_on_an_invitation(visit: Visiting) -> None:
    """With the numbers of what would be played: the gentle set-up of a first game, and a table for three."""
    host, page = visit(), visit(language="ru").page
    page.goto("/")
    door = page.locator("article.door.watch")
    expect(door).to_contain_text("«Катан» с одним ботом")
    door.get_by_role("button", name="Игра на одной странице").click()
    goal = page.get_by_role("dialog", name="Братство Дозора")
    expect(goal).to_contain_text("2 игрока")
    expect(goal).not_to_contain_text("Стен")
    goal.get_by_role("button", name="Закрыть").last.click()
    table = host.make_table(ME, OPEN, OPEN, game="wild", settings={})
    page.goto(f"/join/{table}")
    page.get_by_role("button", name="Игра на одной странице").click()
    expect(page.get_by_role("dialog", name="Дикинги")).to_contain_text("3 игрока")


def test_it_leads_to_the_lesson(visit: Visiting) -> None:
    page = visit().page
    page.goto("/")
    page.locator("article.door.wild").get_by_role("button", name="The game on one page").click()
    page.get_by_role("dialog").get_by_role("button", name="Learn it in").click()
    expect(page.locator("[data-coach]")).to_be_visible()
    expect(page.get_by_role("dialog", name="Vikings Gone Wild")).to_have_count(0)


def test_on_a_phone_it_is_read_downwards(visit: Visiting) -> None:
    page = visit(phone=True).page
    page.goto("/")
    page.locator("article.door.midgard").get_by_role("button", name="The game on one page").click()
    goal = page.get_by_role("dialog", name="Champions of Midgard")
    expect(goal.get_by_role("heading", name="The icons")).to_be_attached()
    assert page.evaluate(WIDE) <= 0
    expect(goal.get_by_role("button", name="Close").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_a_screen_and_a_sheet_of_paper(visit: Visiting, language: str) -> None:
    """Nothing to scroll at 1440 by 900; one page of A4, on which nothing is cut."""
    someone = visit(language=language)
    page = someone.page
    for game, players, settings in TITLES:
        forget(page)
        bots = [bot("easy") for _ in range(players - 1)]
        table = someone.make_table(
            ME, *bots, game=game, settings={"mode": "full", **settings} if game == "watch" else {}
        )
        page.goto(f"/table/{table}")
        page.locator("dialog[open] article.page").wait_for()
        assert page.evaluate(HIDDEN) <= 0, (game, settings)
        page.set_viewport_size(SHEET)
        page.emulate_media(media="print")
        assert page.evaluate(HIDDEN) <= 0, (game, settings)
        paper = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1, (game, settings)
        page.emulate_media(media="screen")
        page.set_viewport_size(DESKTOP)
