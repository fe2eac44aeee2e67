"""What matters for the first time is said in a line of its own, once to a person, and not to whom does not want it."""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit, Visiting
from tests.browser.northgard_player import Chieftain
from tests.server.outside import ME, bot

WANTED: Final = """wanted => {
    const kept = JSON.parse(localStorage['longhouse.settings'] ?? '{}');
    localStorage['longhouse.settings'] = JSON.stringify({ ...kept, tips: wanted });
}"""
QUICK: Final = {"first_player": "seat1", "clan_pick": "random"}
CUT: Final = """line => {
    const whole = line.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(line.querySelector('.grow'));
    return [...words.getClientRects()].some(({ left, right, top, bottom }) =>
        left < whole.left || right > whole.right || top < whole.top || bottom > whole.bottom);
}"""
PLACE: Final = "part => (({ top, bottom }) => ({ top, bottom }))(part.getBoundingClientRect())"


def wants(page: Page, wanted: bool) -> None:
    page.goto("/about")
    page.evaluate(WANTED, wanted)


def seated(someone: Visit) -> Locator:
    """In the first turn of Northgard, where land lies open; the line of the tip."""
    player = someone.sit_down_as(Chieftain, ME, bot("easy"), settings=QUICK, ahead=lays_open)
    player.wait_for_question()
    return someone.page.locator("[data-tip]")


def lays_open(player: Chieftain) -> bool:
    return bool(player.picture["phase"] != "setup" and player.seen.options)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_tip_is_said_once(visit: Visiting, phone: bool) -> None:
    """It covers nothing, is not cut, and what was said is not said again after a reload."""
    someone = visit(phone=phone, theme="light" if phone else "dark")
    page = someone.page
    wants(page, True)
    tip = seated(someone)
    first = tip.get_attribute("data-tip")
    assert first is not None
    assert not tip.evaluate(CUT)
    status, stage = (page.locator(f'[data-part="{part}"]').evaluate(PLACE) for part in ("status", "stage"))
    place = tip.evaluate(PLACE)
    assert status["bottom"] <= place["top"] + 1 and place["bottom"] <= stage["top"] + 1
    tip.get_by_role("button", name="Got it").click()
    expect(tip).to_have_count(0)
    with page.expect_event("websocket") as line, page.expect_event("load"):
        page.reload()
    with line.value.expect_event("framereceived", lambda frame: '"type":"advice"' in str(frame)):
        pass
    expect(page.locator(f'[data-tip="{first}"]')).to_have_count(0)


def test_who_does_not_want_tips_is_asked_for_none(visit: Visiting) -> None:
    someone = visit()
    page = someone.page
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    wants(page, True)
    tip = seated(someone)
    expect(tip).to_have_count(1)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Tips when something matters").click()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.reload()
    page.locator(".tray").wait_for()
    sent.clear()
    page.keyboard.press("h")
    expect(
        page.locator("[data-part=log] [role=tabpanel] .hint").get_by_role("button", name="Show the options")
    ).to_be_visible()
    assert any('"hint"' in frame for frame in sent)
    assert not any('"advise"' in frame for frame in sent)
