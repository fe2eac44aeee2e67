"""A question covers nothing on the board that it asks about; the card that asks it is shown with its steps."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Visit, Visiting
from tests.browser.fit import CHECK
from tests.browser.positions import Position, put_on
from tests.browser.table import wait_until
from tests.server.outside import Served

SMALL: Final = ViewportSize(width=1280, height=720)
SIZES: Final = {False: [SMALL], True: [ViewportSize(width=390, height=844), ViewportSize(width=360, height=740)]}
# every kind of question that has both: places on the board, and something that lies over it
OVER_PLACES: Final = [
    Position("wild/automatic-2", 0.2, "asgard"),
    Position("wild/long-3", 0.9, "steal"),
    Position("wild/plain-3-rich", 0.6, "store"),
    Position("northgard/creatures-4", 0.0, "scorch"),
    Position("northgard/camp-2", 0.2, "move-figures"),
    Position("midgard/any-moment-2", 0.0, "take-rune"),
    Position("watch/classic-2-random", 0.0, "tormund"),
]
# what is asked about, as far as the board shows it, under a dialog or a bar; and how much of it is in view
COVERED: Final = """() => {
    const board = document.querySelector('.board').getBoundingClientRect();
    const about = document.querySelector('.stage').dataset.about;
    const asked = ['.board [data-option]', ...(about ? [`.board ${about}`] : [])];
    const places = [...document.querySelectorAll(asked.join())];
    const boxes = [...document.querySelectorAll('[role=dialog], .bar.panel')].map((box) => box.getBoundingClientRect());
    const seen = places.map((place) => {
        const { left, top, right, bottom } = place.getBoundingClientRect();
        return { left: Math.max(left, board.left), top: Math.max(top, board.top),
            right: Math.min(right, board.right), bottom: Math.min(bottom, board.bottom) };
    }).filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1);
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return { seen: seen.length, covered: seen.filter((one) => boxes.some((box) => over(one, box))).length };
}"""


def open_at(someone: Visit, server: Served, position: Position) -> Page:
    someone.page.goto(f"/table/{put_on(someone.context.request, Path(server.database), position)}")
    someone.page.locator(".tray").wait_for()
    someone.page.locator(".board").wait_for()
    return someone.page


def wait_for_places(page: Page) -> None:
    wait_until(page, f"({COVERED})().seen > 0")
    wait_until(page, f"({COVERED})().covered === 0")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_no_question_covers_what_it_asks_about(visit: Visiting, server: Served, phone: bool) -> None:
    someone = visit(phone=phone, language="ru")
    for position in OVER_PLACES:
        someone.page.set_viewport_size(SIZES[phone][0])
        page = open_at(someone, server, position)
        for size in SIZES[phone]:
            page.set_viewport_size(size)
            wait_for_places(page)
        if page.locator("[data-put-aside]").count():  # the board gets its room back, and gives it again
            page.keyboard.press("d")
            expect(page.locator("[data-aside]")).to_be_visible()
            assert page.evaluate("document.querySelector('.stage').style.length") == 0
            page.keyboard.press("Escape")
            wait_for_places(page)


def test_a_question_beside_the_board_leaves_the_chronicle_its_newest_lines(visit: Visiting, server: Served) -> None:
    """Which begins below the box; nothing makes the page longer than the screen."""
    someone = visit(language="ru")
    someone.page.set_viewport_size(SMALL)
    page = open_at(someone, server, Position("northgard/stag-and-valkyrie-5", 0.0, "losses"))
    box, lines = page.locator(".scrim.column .dialog"), page.locator("aside .now")
    box.wait_for()
    wait_until(page, "document.querySelector('.table').style.getPropertyValue('--log-covered') !== ''")
    over, line = box.bounding_box(), lines.bounding_box()
    assert over is not None and line is not None
    assert line["y"] >= over["y"] + over["height"]
    assert line["height"] > 60
    expect(lines.locator("li").last).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("document.documentElement.scrollHeight") == SMALL["height"]
    page.keyboard.press("d")
    expect(page.locator("[data-aside]")).to_be_visible()
    assert page.evaluate("document.querySelector('.table').style.length") == 0


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_card_that_asks_is_shown_with_its_steps(visit: Visiting, server: Served, phone: bool) -> None:
    someone = visit(phone=phone)
    steps = {
        Position("northgard/creatures-4", 0.0, "scorch"): ["Move", "Scorched earth"],
        Position("midgard/any-moment-2", 0.0, "gifts"): ["1 of your choice"] * 4,
        Position("watch/classic-4-busy", 0.7, "free-road"): ["Free road", "Free road"],
        Position("wild/automatic-2", 0.4, "step"): ["Destroy", "Draw"],
    }
    for position, parts in steps.items():
        someone.page.set_viewport_size(SIZES[phone][-1])
        page = open_at(someone, server, position)
        card = page.locator("[data-carried]")
        expect(card.locator("li")).to_have_count(len(parts))
        assert [(part or "").strip() for part in card.locator("li").all_text_contents()] == parts
        faults = [fault for fault in page.evaluate(CHECK) if fault.startswith("status")]
        assert faults == [], position
