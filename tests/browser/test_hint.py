"""A hint by key and by button, and the levels of bots that can be chosen."""

from playwright.sync_api import expect

from longhouse.messages import Catalog
from tests.browser.conftest import Visiting
from tests.browser.table import CONFIRM
from tests.server.outside import ME, bot

PLACING = {"first_player": "seat", "initial_placement": "phase"}


def test_a_hint_by_its_key_is_told_and_picked(visit: Visiting) -> None:
    someone = visit()
    player, page = someone.sit_down(ME, bot("normal"), settings=PLACING), someone.page
    page.keyboard.press("h")
    hint = page.get_by_role("dialog", name="Hint")
    expect(hint.locator("li").first).to_contain_text("of 100")
    before = player.seen.version
    hint.locator("li button").first.click()
    expect(hint).to_have_count(0)
    page.locator(f'[data-version="{before}"]').wait_for(state="detached")


def test_a_line_is_shown_on_the_board_and_told_again_at_once(visit: Visiting) -> None:
    """Closed while the bot thinks and opened again: it is the same hint."""
    someone = visit()
    someone.sit_down(ME, bot("normal"), settings=PLACING)
    page = someone.page
    page.keyboard.press("h")
    hint, head = page.get_by_role("dialog", name="Hint"), page.locator("dialog h2", has_text="Hint")
    expect(hint).to_be_visible()
    page.keyboard.press("Escape")
    expect(head).to_have_count(0)  # the browser says late that it is closed
    page.keyboard.press("h")
    hint.locator("li button").first.hover()
    expect(page.locator("g.target.looked[data-hinted]")).to_have_count(1)
    expect(page.locator(".card.still")).to_be_visible()
    told = hint.get_by_role("status").inner_text()
    page.keyboard.press("Escape")  # the preview, which nobody has opened, and the hint
    expect(head).to_have_count(0)
    expect(page.locator("[data-hinted], g.target.looked")).to_have_count(0)
    page.keyboard.press("h")
    expect(hint.get_by_role("status")).to_have_text(told)
    expect(page.locator(".notice")).to_have_count(0)


def test_on_a_phone_a_place_is_shown_before_it_is_taken(visit: Visiting) -> None:
    someone = visit(phone=True)
    player, page = someone.sit_down(ME, bot("normal"), settings=PLACING), someone.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("dialog", name="Hint").locator("li button").first.tap()
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
    expect(page.get_by_role("dialog", name=words.text("web-hint")).locator("li").first).to_contain_text("зі 100")


def test_on_a_phone_a_question_that_covers_the_menu_offers_it_itself(visit: Visiting) -> None:
    """The choice of a clan is asked in a dialog over the whole screen."""
    someone = visit(phone=True)
    someone.sit_down(ME, bot("easy"), game="northgard", settings={"first_player": "seat1"})
    page = someone.page
    page.get_by_role("dialog").get_by_role("button", name="Hint").click()
    expect(page.get_by_role("dialog", name="Hint").locator("li").first).to_contain_text("of 100")


def test_every_level_says_what_it_is(visit: Visiting) -> None:
    someone = visit(language="ru")
    page, words = someone.page, Catalog("ru")
    page.goto("/new/northgard")
    level = page.get_by_label(words.text("web-seat-level")).first
    expect(level).to_have_value("normal")
    for name in ("easy", "normal", "hard"):
        level.select_option(name)
        expect(level.locator("xpath=following-sibling::small")).to_have_text(words.text(f"web-explain-bot-{name}"))
