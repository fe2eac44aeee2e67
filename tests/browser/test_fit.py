"""Long Russian words fit on a small screen too, and everything that is needed is there and can be read."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Visit, Visiting
from tests.browser.fit import CHECK, Size, settle
from tests.browser.needed import look, missing, needed
from tests.browser.positions import Position, put_on, reach
from tests.browser.table import SEEN
from tests.browser.test_northgard import check_crowded
from tests.browser.test_pages import open_replay
from tests.golden.golden import FOLDER
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


def test_the_numbers_of_the_seats_in_a_replay(visit: Visiting) -> None:
    page = visit(language="uk").page
    page.set_viewport_size(SMALL)
    open_replay(page, FOLDER / "northgard" / "stag-and-valkyrie-5.journal")
    row, numbers = page.locator(".seats").bounding_box(), page.locator(".seats [data-number]")
    assert row is not None and numbers.count() > 30
    boxes = [box for box in (number.bounding_box() for number in numbers.all()) if box is not None]
    assert all(box["y"] + box["height"] <= row["y"] + row["height"] for box in boxes)
    assert all(box["x"] + box["width"] <= SMALL["width"] for box in boxes)


def test_numbers_lie_over_a_question_on_a_phone(visit: Visiting, database: Path) -> None:
    """The question fills the screen: the table of numbers can be folded again, a sheet be read and closed."""
    someone = visit(phone=True)
    page = someone.page
    page.goto(f"/table/{put_on(someone.context.request, database, Position('midgard/plain-2', 0.93))}")
    settle(page)
    grip = page.locator(".grip")
    grip.tap()
    expect(page.locator("[data-of]").last).to_be_visible()
    grip.tap()
    expect(page.locator("[data-of]")).to_have_count(0)
    page.locator('.seat[data-seat="1"] .badge').tap()
    sheet = page.locator("[data-part=sheet]")
    sheet.locator("h2, h3").last.click(trial=True)
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)


def test_the_chips_of_northgard_on_a_phone(visit: Visiting, database: Path) -> None:
    """One stands for all creatures; what shows the battle lies over none of them."""
    someone = visit(phone=True, language="ru")
    page = someone.page
    page.goto(f"/table/{put_on(someone.context.request, database, Position('northgard/creatures-4', 0.1, 'retreat'))}")
    settle(page)
    battle, chips = page.locator("[data-battle]").bounding_box(), page.locator(".chips > *")
    assert battle is not None and battle["width"] >= 44
    boxes = [box for box in (chip.bounding_box() for chip in chips.all()) if box is not None]
    assert len(boxes) == chips.count() == 3
    assert all(box["x"] + box["width"] <= battle["x"] for box in boxes)
    many = chips.last.inner_text().strip()
    chips.last.tap()
    expect(page.get_by_role("dialog").locator("ol > li")).to_have_count(int(many))


# late, when most lies on the table
CROWDED: Final = [
    Position("northgard/stag-and-valkyrie-5", 0.93),
    Position("midgard/mixed-4", 0.93),
    Position("watch/full-4-second-as-first", 0.93),
    Position("wild/plain-4", 0.93),
]


LEFT_OUT: Final = {
    "northgard": ".units text { display: none }",
    "midgard": ".enemy .stat { display: none }",
    "watch": ".token text { font-size: 0 }",
    "wild": ".pile .cost { visibility: hidden }",
}


@pytest.mark.parametrize("position", CROWDED, ids=lambda position: position.game)
@pytest.mark.parametrize(("size", "language"), [(Size(1280, 720), "ru"), (Size(360, 740), "uk")], ids=str)
def test_everything_fits(visit: Visiting, database: Path, position: Position, size: Size, language: str) -> None:
    """And nothing that lies on the table is left out. `make fit` looks at many more positions, sizes and languages."""
    someone = visit(phone=size.touch, language=language)
    someone.page.set_viewport_size(size.view)
    table = put_on(someone.context.request, database, position)
    someone.page.goto(f"/table/{table}")
    settle(someone.page)
    someone.page.evaluate(SEEN)
    assert someone.page.evaluate(CHECK) == []
    wanted = needed(reach(position), language, size.width)
    assert missing(someone.page, wanted) == []
    someone.page.add_style_tag(content=LEFT_OUT[position.game])  # what a board might leave out is missed
    assert look(someone.page, wanted)
