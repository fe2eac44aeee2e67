"""Following the others: the chronicle, the board as it was, and what happened since one's last turn."""

from typing import Final

from playwright.sync_api import expect

from longhouse.messages import Catalog
from tests.browser.conftest import Visiting
from tests.browser.table import Player
from tests.browser.test_axe import check
from tests.server.outside import ME, bot

WORDS: Final = Catalog("en")


def begins_a_later_turn(player: Player) -> bool:
    return player.is_asked("roll") and player.picture["turn"] > 6


def test_the_others_can_be_followed(visit: Visiting) -> None:
    someone = visit()
    player = someone.sit_down(ME, bot("greedy"), bot("greedy"), seed="followed", ahead=begins_a_later_turn)
    page, turn = someone.page, player.picture["turn"]
    since, then = page.locator("aside.strip"), page.locator("p.then")
    expect(since).to_contain_text(WORDS.text("recap-strip"))
    expect(page.locator(".chronicle .now h3")).to_contain_text(f"Turn {turn}")

    turns = page.locator(".chronicle .chapter")
    expect(turns.first).to_contain_text(f"Turn {turn - 1}")
    expect(page.locator(".chronicle .list .line")).to_have_count(0)
    turns.nth(1).click()
    rolled = page.locator(".chronicle .list .line").first
    expect(rolled.locator(".die")).to_have_count(2)

    # the keyboard goes the same way: one stop, then arrows
    assert page.locator(".chronicle [tabindex='0']").count() == 1
    turns.nth(1).press("ArrowDown")
    expect(rolled.locator(".stop")).to_be_focused()
    page.keyboard.press("Enter")
    expect(then).to_contain_text(f"Turn {turn - 2}")
    expect(since).to_have_count(0)
    check(page)
    page.keyboard.press("Escape")
    expect(then).to_have_count(0)
    expect(since).to_be_visible()

    check_return(player)


def check_return(player: Player) -> None:
    """Whoever comes back later is told in full."""
    page = player.page
    page.evaluate("localStorage.setItem('longhouse.seen', JSON.stringify([[location.pathname.split('/').at(-1), 1]]))")
    page.reload()
    card = page.get_by_role("dialog", name=WORDS.text("recap-title"))
    expect(card.locator("li, .attack")).not_to_have_count(0)
    check(page)
    page.keyboard.press("Enter")
    expect(card).to_have_count(0)
    player.move()
    expect(page.locator("aside.strip")).to_have_count(0)
