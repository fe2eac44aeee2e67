"""Following the others: the chronicle, the board as it was, and what happened since one's last turn."""

from typing import Final

from playwright.sync_api import ViewportSize, expect

from longhouse.messages import Catalog
from tests.browser.conftest import DESKTOP, PHONE, Visiting
from tests.browser.northgard_player import Chieftain
from tests.browser.table import Player, wait_until
from tests.browser.test_axe import check
from tests.server.outside import ME, bot

WORDS: Final = Catalog("en")
FAST: Final = "localStorage['longhouse.settings'] = JSON.stringify({ speed: 0.5, goalFirst: false })"


def begins_a_later_turn(player: Player) -> bool:
    return player.is_asked("roll") and player.picture["turn"] > 6


def test_the_others_can_be_followed(visit: Visiting) -> None:
    someone = visit()
    someone.page.add_init_script(FAST)
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
    check_order(player)
    card = page.get_by_role("dialog", name=WORDS.text("recap-title"))
    page.keyboard.press("Enter")
    expect(card).to_have_count(0)
    player.move()
    expect(page.locator("aside.strip")).to_have_count(0)


def check_order(player: Player) -> None:
    """What has happened is shown again, each event beside its place, and ends at the present."""
    page = player.page
    page.evaluate(WATCH_THE_PAST)
    page.locator("[data-order]").click()
    expect(page.locator("p.then")).to_be_visible()
    expect(page.locator("p.then")).to_have_count(0)
    seen = [(int(line), int(told)) for line, told in page.evaluate("window.seen")]
    assert len(seen) > 1
    assert seen == sorted(seen)
    assert all(line == told for line, told in seen)  # the chronicle and the caption or the stage are of the same moment
    page.reload()


# whether something lies over the button that opens the recap
FREE: Final = """(() => {
    const button = document.querySelector('aside.strip button').getBoundingClientRect();
    const top = document.elementFromPoint(button.x + button.width / 2, button.y + button.height / 2);
    return Boolean(top?.closest('aside.strip'));
})()"""


def test_no_question_covers_what_happened_since_our_last_turn(visit: Visiting) -> None:
    """Whether the chronicle is open beside the board, or not."""
    someone = visit()
    player = someone.sit_down_as(Chieftain, ME, bot("uniform"), bot("uniform"))
    page = someone.page
    since, question = page.locator("aside.strip"), page.locator(".scrim.low .dialog")
    while not (player.asks == {"northgard-ask-setup-tile"} and since.count()):
        player.move()
        player.wait_for_question()
    question.wait_for()
    for size in (DESKTOP, ViewportSize(width=1100, height=760), PHONE):
        page.set_viewport_size(size)
        wait_until(page, FREE)
    since.get_by_role("button", name=WORDS.text("recap-open")).click()
    expect(page.get_by_role("dialog", name=WORDS.text("recap-title"))).to_be_visible()


# whenever another line of the chronicle belongs to the board: its moment, and that of what is said over the board
WATCH_THE_PAST: Final = """
    window.seen = [];
    new MutationObserver(() => {
        const at = (where) => document.querySelector(where)?.dataset.moment;
        const [line, told] = [at('.chronicle .line.then'), at('[data-caption]') ?? at('[data-scene]')];
        if (line && told && `${window.seen.at(-1)}` !== `${[line, told]}`) window.seen.push([line, told]);
    }).observe(document.querySelector('.table'), { subtree: true, childList: true, attributes: true });
"""
