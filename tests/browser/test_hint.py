"""A hint by key and by button, and the levels of bots that can be chosen."""

from playwright.sync_api import expect

from longhouse.messages import Catalog
from tests.browser.conftest import Visiting
from tests.server.outside import ME, bot

PLACING = {"first_player": "seat", "initial_placement": "phase"}


def test_a_hint_by_its_key_is_told_and_picked(visit: Visiting) -> None:
    someone = visit()
    player, page = someone.sit_down(ME, bot("normal"), options=PLACING), someone.page
    page.keyboard.press("h")
    hint = page.get_by_role("dialog", name="Hint")
    expect(hint.locator("li").first).to_contain_text("of 100")
    before = player.seen.version
    hint.locator("li button").first.click()
    expect(hint).to_have_count(0)
    page.locator(f'[data-version="{before}"]').wait_for(state="detached")


def test_on_a_phone_it_is_in_the_menu(visit: Visiting) -> None:
    someone = visit(phone=True, language="uk")
    someone.sit_down(ME, bot("easy"), options=PLACING)
    page, words = someone.page, Catalog("uk")
    page.get_by_role("button", name=words.text("web-table-menu")).click()
    page.get_by_role("button", name=words.text("web-hint")).click()
    expect(page.get_by_role("dialog", name=words.text("web-hint")).locator("li").first).to_contain_text("зі 100")


def test_on_a_phone_a_question_that_covers_the_menu_offers_it_itself(visit: Visiting) -> None:
    """The choice of a clan is asked in a dialog over the whole screen."""
    someone = visit(phone=True)
    someone.sit_down(ME, bot("easy"), game="northgard", options={"first_player": "seat1"})
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
