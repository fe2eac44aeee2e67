"""A lesson on its page: who clicks what glows comes to its end, and nobody is lost on the way."""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from longhouse import find_game
from longhouse.games import NAMES
from longhouse.lessons.reading import lesson_names
from tests.browser.conftest import Visit, Visiting
from tests.browser.table import wait_until

# a point inside of each target of the light that glows, once nothing moves any more
GLOWS: Final = """async () => {
    const inside = each => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const middle = [x + width / 2, y + height / 2];
        if (!(each instanceof SVGPathElement)) return middle;
        const back = each.getScreenCTM().inverse();
        const steps = [4, 3, 5, 2, 6, 1, 7];
        const points = steps.flatMap(i => steps.map(j => [x + width * i / 8, y + height * j / 8]));
        return points.find(([x, y]) => each.isPointInFill(new DOMPoint(x, y).matrixTransform(back))) ?? middle;
    };
    let [found, last, still] = [[], '', 0];
    while (still < 12) {
        await new Promise(requestAnimationFrame);
        found = [...document.querySelectorAll('.veil .target')].map(inside);
        const now = JSON.stringify([found, document.querySelector('[data-coach]')?.dataset.coach]);
        [last, still] = [now, now === last ? still + 1 : 0];
    }
    return found;
}"""
COVERED: Final = """() => {
    const card = document.querySelector('[data-coach]')?.getBoundingClientRect();
    if (!card) return [true, 0];
    const seen = [...document.querySelectorAll('.stage [data-put-aside]')].filter(each => each.checkVisibility());
    const asked = document.querySelector('[data-coach] .next') ? seen.length : 0;  // nothing hides what is spoken of
    const shown = document.querySelectorAll('.veil .target, [data-attack="composing"]');
    const lies = ({ left, top, right, bottom }) =>
        left < card.right && right > card.left && top < card.bottom && bottom > card.top;
    const inside = card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight;
    const lit = [...shown].filter(each => lies(each.getBoundingClientRect()));
    return [inside, asked + (document.querySelector('dialog[open]') ? 0 : lit.length)];
}"""
CLICKS: Final = 250  # while others play there is nothing to click
LESSONS: Final = [f"{game}/{name}" for game in NAMES for name in lesson_names(find_game(game))]


class Learner:
    """Clicks what glows."""

    def __init__(self, visit: Visit, at: str | None = None, lesson: str = "watch/catan") -> None:
        self.page: Final[Page] = visit.page
        self.touch: Final[bool] = self.page.evaluate("navigator.maxTouchPoints > 0")
        token = {"x-csrf-token": visit.context.request.get("/api/me").json()["csrf"]}
        assert visit.context.request.post("/api/me", data={"name": "Ada"}, headers=token).ok
        made = visit.context.request.post(f"/api/lessons/{lesson}", data={"at": at} if at else {}, headers=token)
        assert made.ok, made.text()
        self.page.goto(made.json()["link"])
        self.card.wait_for()

    @property
    def card(self) -> Locator:
        return self.page.locator("[data-coach]")

    @property
    def step(self) -> str:
        return self.card.get_attribute("data-coach") or ""

    def click(self, where: str) -> None:
        place = self.page.locator(where).first
        if self.touch:
            place.tap()
        else:
            place.click()

    def follow(self) -> None:
        """One click at what glows, or on to the next step."""
        spots = self.page.evaluate(GLOWS)
        if self.page.locator(END).count():
            return
        wait_until(self.page, f"JSON.stringify(({COVERED})()) === '[true,0]'")  # the card may just be making way
        if self.card.locator(".next").count():
            self.click("[data-coach] .next")
        elif spots and self.touch:
            self.page.touchscreen.tap(*spots[0])
        elif spots:
            self.page.mouse.click(*spots[0])

    def follow_to_the_end(self) -> None:
        """Nobody is lost on the way: something glows wherever something is to be done."""
        clicks = 0
        while not self.page.locator(END).count():
            self.follow()
            clicks += 1
            assert clicks < CLICKS, self.step


END: Final = "dialog[open] .way.main"


def test_who_clicks_what_glows_comes_to_the_end_and_plays_on(visit: Visiting) -> None:
    learner = Learner(visit())
    page = learner.page
    learner.follow_to_the_end()
    expect(page.get_by_role("dialog")).to_contain_text("A seven, and a Knight")
    expect(page.locator(END)).to_be_focused()
    tips = page.get_by_role("switch", name="Still tell me when something is new to me.")
    expect(tips).not_to_be_checked()  # browser tests play without tips
    tips.click()
    expect(tips).to_be_checked()
    page.locator(END).press("Enter")
    expect(page.locator(END)).to_have_count(0)
    page.get_by_role("button", name="Roll the dice").click()
    expect(page.get_by_role("button", name="On to building")).to_be_visible()
    page.goto("/")
    door = page.locator("article.door.watch")
    expect(door.locator(".lesson[data-lesson=wall]")).to_be_visible()  # the next one
    expect(door.locator("[data-lesson=catan]")).to_contain_text("Two Houses on an Island")


@pytest.mark.parametrize("lesson", [lesson for lesson in LESSONS if lesson != "watch/catan"])
def test_every_other_lesson_too(visit: Visiting, lesson: str) -> None:
    learner = Learner(visit(), lesson=lesson)
    learner.follow_to_the_end()
    expect(learner.page.locator(END)).to_be_focused()


@pytest.mark.parametrize("lesson", LESSONS)
def test_on_a_phone_too(visit: Visiting, lesson: str) -> None:
    learner = Learner(visit(phone=True), lesson=lesson)
    learner.follow_to_the_end()
    expect(learner.page.locator(END)).to_be_in_viewport()
    assert learner.page.evaluate(
        "[...document.querySelectorAll('dialog[open]')].every(d => d.scrollWidth <= d.clientWidth)"
    )


def test_a_wrong_pick_is_answered_and_nothing_is_played(visit: Visiting) -> None:
    learner = Learner(visit(), at="house")
    page = learner.page
    for _ in range(3):
        expect(learner.card.get_by_text("Shall I do it")).to_have_count(0)
        page.evaluate(GLOWS)
        page.locator('g.target[data-option="settlement/2,-1,S"]').click()
        expect(learner.card).to_contain_text("A fine corner, but for another island")
        expect(learner.card.get_by_role("button", name="GW-2.7")).to_be_visible()
        expect(page.locator(".veil .wrong")).to_be_attached()
    expect(page.locator("[data-corner]")).to_have_count(0)
    learner.card.get_by_role("button", name="Yes, please").click()
    expect(learner.card).to_have_attribute("data-coach", "track")


def test_back_skip_reload_and_leave(visit: Visiting) -> None:
    learner = Learner(visit(), at="house")
    page = learner.page
    learner.follow()
    expect(learner.card).to_have_attribute("data-coach", "track")
    learner.card.get_by_role("button", name="Back").click()
    expect(learner.card).to_have_attribute("data-coach", "house")
    learner.card.get_by_role("button", name="Skip this step").click()
    expect(learner.card).to_have_attribute("data-coach", "track")
    page.reload()
    expect(learner.card).to_have_attribute("data-coach", "track")
    page.goto("/")
    line = page.locator("article.door.watch [data-lesson=catan]")
    expect(line).to_contain_text("step 3 of 17")
    expect(page.get_by_role("img", name="From a lesson")).to_be_visible()
    line.click()
    expect(learner.card).to_have_attribute("data-coach", "track")
    learner.card.get_by_role("button", name="Leave lesson").click()
    learner.card.get_by_role("button", name="Play on from here").click()
    expect(learner.card).to_have_count(0)
    expect(page.locator(".status")).to_contain_text("Your turn")


def test_what_is_lit_comes_into_view_on_a_phone(visit: Visiting) -> None:
    """The smithy is far below what the port shows at first."""
    learner = Learner(visit(phone=True), at="smith", lesson="midgard/raid")
    lit = "document.querySelector('[data-lit]')?.getBoundingClientRect()"
    card = "document.querySelector('[data-coach]').getBoundingClientRect()"
    wait_until(learner.page, f"{lit} && {lit}.bottom <= {card}.top")


def test_on_a_phone_what_is_lit_stays_in_view_when_the_card_has_said_what_was_done(visit: Visiting) -> None:
    """The card is lower then, and stands elsewhere."""
    learner = Learner(visit(phone=True), at="beer", lesson="wild/village")
    while learner.step != "archer" or learner.page.locator('[data-tab="market"][aria-pressed="true"]').count() == 0:
        learner.follow()
    expect(learner.card.locator(".did")).to_have_count(0)
    learner.page.evaluate(GLOWS)
    wait_until(learner.page, f"JSON.stringify(({COVERED})()) === '[true,0]'")


def test_by_the_keyboard(visit: Visiting) -> None:
    learner = Learner(visit())
    page, card = learner.page, learner.card
    expect(card).to_be_focused()
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("data-coach", "house")
    expect(card).to_be_focused()
    page.evaluate(GLOWS)
    page.keyboard.press("Enter")
    expect(page.locator('[data-option="settlement/-1,0,N"]')).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(card.get_by_role("button", name="Leave lesson")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("data-coach", "track")
    page.keyboard.press("Alt+ArrowLeft")
    expect(card).to_have_attribute("data-coach", "house")
    page.keyboard.press("Alt+ArrowRight")
    expect(card).to_have_attribute("data-coach", "track")
    page.keyboard.press("Escape")
    expect(card).to_contain_text("Leave the lesson?")
    page.keyboard.press("Escape")
    expect(card).not_to_contain_text("Leave the lesson?")
