"""Long Russian words fit on a small screen too."""

from typing import Final

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Visit, Visiting
from tests.browser.test_northgard import check_crowded
from tests.server.outside import ME, bot

SMALL: Final = ViewportSize(width=1280, height=720)
# elements of the second selector that stick out of those of the first
OUTSIDE: Final = """([things, parts]) => [...document.querySelectorAll(things)].flatMap(thing => {
    const frame = thing.getBoundingClientRect();
    return [...thing.querySelectorAll(parts)].filter(part => {
        const text = document.createRange();
        text.selectNodeContents(part);
        const box = part.textContent ? text.getBoundingClientRect() : part.getBoundingClientRect();
        return box.width > 0 && (box.left < frame.left - 1 || box.right > frame.right + 1);
    }).map(part => part.textContent || part.outerHTML.slice(0, 100));
})"""
CUT: Final = """names => [...document.querySelectorAll(names)]
    .filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent)"""


def sit_down(someone: Visit, game: str, **settings: str) -> Page:
    someone.page.set_viewport_size(SMALL)
    someone.sit_down(ME, *[bot("normal")] * 3, game=game, settings=settings)
    someone.page.evaluate("document.fonts.ready.then(() => true)")
    return someone.page


def test_a_table_can_be_made_without_scrolling(visit: Visiting) -> None:
    page = visit(language="ru").page
    for width in (1280, 800, 390):
        page.set_viewport_size({"width": width, "height": 720})
        page.goto("/new/watch")
        expect(page.locator("aside > .primary")).to_be_in_viewport(ratio=1)


def test_seats_cards_and_tiles_of_the_watch(visit: Visiting) -> None:
    page = sit_down(visit(language="ru"), "watch", mode="full")
    check_crowded(page)
    assert page.evaluate(OUTSIDE, [".tray .card", ".name"]) == []
    assert page.evaluate(OUTSIDE, [".tray .tile", "b"]) == []


def test_names_and_the_dragon_of_vikings_gone_wild(visit: Visiting) -> None:
    """A bot's level is hidden before its name is cut."""
    page = sit_down(visit(language="ru"), "wild")
    check_crowded(page)
    assert page.evaluate(CUT, ".seat .ell, .town h3") == []
    assert page.evaluate(OUTSIDE, [".dragon .face", ".icon, b"]) == []
