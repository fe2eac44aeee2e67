"""A game that the client was built without: it brings its words, and is played by the list of its options."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from longhouse.messages import Catalog
from tests.browser.conftest import Browsers, Visiting, visiting
from tests.examples.guest import NAME, PLACE
from tests.server.outside import REPOSITORY, served


@pytest.fixture
def visit_guest(browsers: Browsers, client: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visiting]:
    folder, games = tmp_path_factory.mktemp("guest"), f"{NAME}={PLACE}"
    with served(folder, LONGHOUSE_WEB=client, LONGHOUSE_GAMES=games, PYTHONPATH=str(REPOSITORY)) as server:
        yield from visiting(browsers, server.address)


def test_somebody_plays_hnefatafl_against_a_bot(visit_guest: Visiting) -> None:
    """In Ukrainian, from the hall to the third move."""
    page = visit_guest(language="uk").page
    page.goto("/")
    page.get_by_role("link", name="Хнефатафл").click()
    expect(page.get_by_text("Хто грає за нападників; вони ж ходять першими.")).to_be_visible()
    page.get_by_role("button", name=Catalog("uk").text("web-create-start")).click()
    tray = page.locator(".tray")
    for _ in range(2):
        expect(tray.get_by_role("heading")).to_have_text("Якою фігурою ви ходите?")
        tray.locator("[data-option^='piece/']", has_text=re.compile("нападник|захисник")).first.click()
        expect(tray.get_by_role("heading")).to_have_text(re.compile("^Куди йде (нападник|захисник) з [a-g][1-7]\\?$"))
        tray.locator("[data-option^='to/']", has_text=re.compile("^на [a-g][1-7]$")).first.click()
    expect(tray.get_by_role("heading")).to_have_text("Якою фігурою ви ходите?")
    assert "hnefatafl-" not in page.locator("body").inner_text()


def test_what_can_be_done_is_told_by_its_key(visit_guest: Visiting) -> None:
    """With what each pick brings, as the game tells it; chosen with Enter, confirmed with Enter."""
    page = visit_guest().page
    page.goto("/")
    page.get_by_role("link", name="Hnefatafl").click()
    page.get_by_role("button", name=Catalog("en").text("web-create-start")).click()
    page.locator(".tray [data-option]").first.wait_for()
    page.keyboard.press("?")
    panel = page.get_by_role("dialog", name="What can I do?")
    expect(panel).to_contain_text("Which piece do you move?")
    expect(panel.locator("li li").first).to_contain_text(re.compile(r"\d"))
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".tray").get_by_role("heading")).to_have_text(re.compile("go"))
