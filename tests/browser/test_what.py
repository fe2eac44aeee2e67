"""What can I do?, by its key: everything that can be picked, what it brings, and the way to the table and back."""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from longhouse.messages import Catalog
from tests.browser.conftest import Visiting
from tests.browser.midgard_player import Jarl
from tests.browser.northgard_player import Chieftain
from tests.browser.table import CONFIRM, Player
from tests.browser.wild_player import Raider
from tests.server.outside import ME, bot

PLACING: Final = {"first_player": "seat", "initial_placement": "phase"}
FOCUSED: Final = "document.activeElement?.dataset.choice ?? ''"


def opened(page: Page, language: str = "en") -> Locator:
    page.keyboard.press("?")
    return page.get_by_role("dialog", name=Catalog(language).text("web-what"))


def leaves_the_menu_free(player: Player) -> bool:
    """Midgard begins with a dialog over the whole screen of a phone."""
    return not player.is_asked("leader")


def choices(panel: Locator) -> list[str]:
    return [str(text) for text in panel.locator("[data-choice]").evaluate_all("all => all.map(c => c.dataset.choice)")]


def test_by_keys_from_the_question_to_the_pick(visit: Visiting) -> None:
    someone = visit()
    player, page = someone.sit_down(ME, bot("easy"), settings=PLACING), someone.page
    panel = opened(page)
    expect(panel.locator("[data-choice]").first).to_be_focused()
    assert sorted(choices(panel)) == sorted(player.seen.options)
    first = page.evaluate(FOCUSED)
    page.keyboard.press("ArrowDown")
    chosen = page.evaluate(FOCUSED)
    assert chosen != first
    expect(page.locator("g.target.looked[data-hinted]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator("[data-hinted], g.target.looked")).to_have_count(0)
    panel = opened(page)
    expect(panel.locator("[data-choice]").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-candidate="{chosen}"]')).to_have_count(1)
    expect(page.locator(CONFIRM)).to_be_focused()
    before = player.seen.version
    page.keyboard.press("Enter")
    page.locator(f'[data-version="{before}"]').wait_for(state="detached")


def test_the_keys_are_listed_from_it(visit: Visiting) -> None:
    someone = visit(language="uk")
    someone.sit_down(ME, bot("easy"), settings=PLACING)
    page = someone.page
    opened(page, "uk").get_by_role("button", name="Клавіші").click()
    expect(page.get_by_role("dialog", name="Клавіші")).to_contain_text("Що я можу зробити?")


def test_the_best_three_on_request(visit: Visiting) -> None:
    someone = visit()
    someone.sit_down(ME, bot("easy"), settings=PLACING)
    panel = opened(someone.page)
    panel.get_by_role("button", name="What would a bot do?").click()
    best = panel.locator("ol > li")
    expect(best).to_have_count(3)
    expect(best.first).to_contain_text("of 100")
    all_of_them = panel.locator("h3", has_text="Everything you can do")
    expect(all_of_them).to_be_visible()  # the three are not mistaken for the beginning of all


@pytest.mark.parametrize("kind", [Chieftain, Jarl, Raider])
def test_other_games_on_a_phone(visit: Visiting, kind: type[Player]) -> None:
    """A sheet over the whole screen, from the menu; nothing in it is wider than the screen."""
    someone = visit(phone=True, language="ru", theme="light")
    settings = {"clan_pick": "random", "first_player": "seat1"} if kind is Chieftain else {}
    player = someone.sit_down_as(kind, ME, bot("easy"), settings=settings, ahead=leaves_the_menu_free)
    page, words = someone.page, Catalog("ru")
    page.get_by_role("button", name=words.text("web-table-menu")).first.click()
    page.get_by_text(words.text("web-what")).click()  # the question has a button of this name, without the words
    panel = page.get_by_role("dialog", name=words.text("web-what"))
    expect(panel.locator("[data-choice]").first).to_be_visible()
    assert sorted(choices(panel)) == sorted(player.seen.options)
    assert panel.locator(".body").evaluate("body => body.scrollWidth <= body.clientWidth")
    chosen = choices(panel)[-1]
    panel.locator(f'[data-choice="{chosen}"]').tap()
    expect(page.locator(f'[data-candidate="{chosen}"]')).to_have_count(1)
    expect(page.locator(CONFIRM)).to_be_visible()


def test_from_a_question_that_covers_the_menu(visit: Visiting) -> None:
    """CM-2.7: on a phone the choice of a leader lies over the table, and leads there itself."""
    someone = visit(phone=True, language="ru", theme="light")
    player, page = someone.sit_down_as(Jarl, ME, bot("easy")), someone.page
    what = Catalog("ru").text("web-what")
    page.locator(".stage [role=dialog]").get_by_role("button", name=what).tap()
    panel = page.get_by_role("dialog", name=what)
    expect(panel.locator("[data-choice]").first).to_be_visible()
    assert sorted(choices(panel)) == sorted(player.seen.options)
