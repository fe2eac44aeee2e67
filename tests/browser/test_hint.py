"""A hint by key and by button, and the levels of bots that can be chosen."""

from playwright.sync_api import Locator, Page, expect

from longhouse.messages import Catalog
from tests.browser.conftest import Visiting
from tests.browser.table import CONFIRM, wait_until
from tests.server.outside import ME, bot

PLACING = {"first_player": "seat", "initial_placement": "phase"}


def reveal(hint: Locator) -> None:
    """After the nudge, the options."""
    hint.get_by_role("button", name="Show the options").click()


def test_a_hint_stands_beside_the_board_and_says_why(visit: Visiting) -> None:
    """A tab of its own; first a nudge, then the options, which the board shows too; the best is played from there."""
    someone = visit()
    player, page = someone.sit_down(ME, bot("normal"), settings=PLACING), someone.page
    page.keyboard.press("h")
    hint = page.locator("[data-part=log] [role=tabpanel] .hint")
    best = hint.locator("li.first")
    check_nudge(page, hint)
    expect(best).to_contain_text("tried")  # a slow machine may not try it often enough to rank it
    expect(best.locator("dt, .sub").last).to_be_visible()
    told = best.inner_text()
    check_shown(page)
    page.keyboard.press("Escape")  # the preview, which nobody has opened, and the hint
    expect(hint).to_have_count(0)
    expect(page.locator("[data-hinted], [data-ghost], g.target.looked")).to_have_count(0)
    page.keyboard.press("h")
    reveal(hint)
    expect(best).to_contain_text(told.splitlines()[1])  # the same hint
    before = player.seen.version
    best.get_by_role("button", name="Play it").click()
    expect(hint).to_have_count(0)
    page.locator(f'[data-version="{before}"]').wait_for(state="detached")


def check_nudge(page: Page, hint: Locator) -> None:
    expect(hint.get_by_role("status")).to_contain_text("Kind of move: Build")
    expect(page.locator("[data-ghost]")).to_have_count(0)
    expect(hint.get_by_role("button", name="Show the options")).to_be_focused()
    page.keyboard.press("Enter")
    expect(hint.get_by_role("button", name="Play it")).to_be_focused()


def check_shown(page: Page) -> None:
    """All ranked places have their number on the board, and a digit shows one of them."""
    expect(page.locator("[data-ghost='1'] .pl")).to_have_count(1)
    page.keyboard.press("1")
    expect(page.locator("g.target.looked[data-hinted]")).to_have_count(1)
    expect(page.locator(".card.still")).to_be_visible()


def test_on_a_phone_a_place_is_shown_before_it_is_taken(visit: Visiting) -> None:
    """The sheet leaves the board above it to be seen, with the places of the hint."""
    someone = visit(phone=True)
    player, page = someone.sit_down(ME, bot("normal"), settings=PLACING), someone.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("dialog", name="Hint")
    reveal(hint)
    box = hint.bounding_box()
    assert box is not None and box["y"] > 844 * 0.35
    ghost = page.locator("[data-ghost='1']")
    ghost.wait_for()
    wait_until(page, f"document.querySelector('[data-ghost=\"1\"]')?.getBoundingClientRect().bottom < {box['y']}")
    hint.locator("[data-focus]").tap()
    expect(page.locator("g.target.looked")).to_have_count(1)
    before = player.seen.version
    page.locator(CONFIRM).tap()
    page.locator(f'[data-version="{before}"]').wait_for(state="detached")


def test_on_a_phone_it_is_in_the_menu(visit: Visiting) -> None:
    someone = visit(phone=True, language="uk")
    someone.sit_down(ME, bot("easy"), settings=PLACING)
    page, words = someone.page, Catalog("uk")
    page.get_by_role("button", name=words.text("web-table-menu")).click()
    page.get_by_role("button", name=words.text("web-hint")).click()
    hint = page.get_by_role("dialog", name=words.text("web-hint"))
    hint.get_by_role("button", name=words.text("hint-reveal")).click()
    expect(hint.locator("li.first")).to_contain_text("випробувано")


def test_on_a_phone_a_question_that_covers_the_menu_offers_it_itself(visit: Visiting) -> None:
    """The choice of a clan is asked in a dialog over the whole screen."""
    someone = visit(phone=True)
    someone.sit_down(ME, bot("easy"), game="northgard", settings={"first_player": "seat1"})
    page = someone.page
    page.get_by_role("dialog").get_by_role("button", name="Hint").click()
    hint = page.get_by_role("dialog", name="Hint")
    reveal(hint)
    expect(hint.locator("li.first")).to_contain_text("tried")


def test_every_level_says_what_it_is(visit: Visiting) -> None:
    someone = visit(language="ru")
    page, words = someone.page, Catalog("ru")
    page.goto("/new/northgard")
    level = page.get_by_label(words.text("web-seat-level")).first
    expect(level).to_have_value("normal")
    for name in ("easy", "normal", "hard"):
        level.select_option(name)
        expect(level.locator("xpath=following-sibling::small")).to_have_text(words.text(f"web-explain-bot-{name}"))
