"""Words of a game are explained where they stand: by click, Enter and tap, in tool-tips, dialogs and rules."""

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import purpose
from tests.browser.conftest import Visiting
from tests.browser.positions import Position, put_on
from tests.browser.test_axe import check
from tests.server.outside import ME, bot

OFF_SCREEN: Final = """box => {
    const { left, top, right, bottom } = box.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}"""


def pop(page: Page, name: str) -> Locator:
    return page.locator(".pop").filter(has_text=name)


def test_a_click_opens_a_word_and_esc_leads_back_to_it(visit: Visiting) -> None:
    page = visit(language="ru").page
    page.goto("/rules/northgard#NG-14.2")
    rule = page.locator("#NG-14\\.2 .body > p")
    food = rule.locator("[data-term=food]")
    expect(food).to_have_text("еды")
    food.click()
    shown = pop(page, "Еда")
    expect(shown).to_be_focused()
    expect(shown).to_contain_text("Едой зимой кормят воинов")
    assert not shown.evaluate(OFF_SCREEN)
    assert shown.locator(".term").count() == 0
    check(page)
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    expect(food).to_be_focused()
    expect(page).to_have_url(re.compile("/rules/northgard"))
    food.click()
    page.mouse.click(5, 5)
    expect(shown).to_have_count(0)


def test_enter_opens_it_and_its_rule_in_a_dialog(visit: Visiting) -> None:
    """The goal page lies over the table, and the rule over that; every close gives the focus back."""
    someone = visit()
    page = someone.page
    someone.sit_down(ME, bot("easy"))
    page.keyboard.press("g")
    word = page.locator("dialog[open] p [data-term=item-settlement]").first
    word.focus()
    page.keyboard.press("Enter")
    shown = pop(page, "Settlement")
    expect(shown).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.get_by_role("heading", name="GW-5.5")).to_be_visible()
    expect(shown).to_have_count(0)
    expect(rules.locator("[data-term=item-road]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(word).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_key_leads_into_a_tool_tip(visit: Visiting, database: Path) -> None:
    someone = visit()
    purpose.hasten(someone.context)
    page = someone.page
    position = Position("watch/full-4", 0.6)
    with page.expect_response(lambda answer: "watch-purpose" in answer.url):
        page.goto(f"/table/{put_on(someone.context.request, database, position)}")
    keep = page.locator(".tray button.tile").filter(has_text="Keep")
    page.keyboard.press("Tab")  # what is focused by keys shows its tool-tip
    keep.focus()
    tip = page.locator("#tool-tip")
    word = tip.locator(".term").first
    expect(word).to_be_visible()
    page.keyboard.press("i")
    expect(word).to_be_focused()
    page.keyboard.press("Enter")
    expect(tip.locator(".pop")).to_be_focused()
    page.keyboard.press("Escape")
    expect(word).to_be_focused()
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(keep).to_be_focused()
    expect(tip).to_be_hidden()


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_tap_opens_it_and_the_next_one_closes_it(visit: Visiting, language: str) -> None:
    page = visit(phone=True, language=language, theme="light").page
    page.goto("/rules/wild#VW-9.1")
    words = page.locator("#VW-9\\.1 .body > p .term")
    words.last.tap()
    shown = page.locator(".pop")
    expect(shown).to_be_visible()
    assert not shown.evaluate(OFF_SCREEN)
    shown.locator(".text").tap()
    expect(shown).to_be_visible()
    words.first.tap()
    expect(shown).to_have_count(1)
    shown.get_by_role("button").last.tap()
    expect(shown).to_have_count(0)
