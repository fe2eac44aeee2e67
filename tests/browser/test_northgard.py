"""Northgard by clicking: from the hall, a whole game, a table of five on a phone."""

from typing import Final

from playwright.sync_api import Page, expect

from longhouse.messages import Catalog
from tests.browser.conftest import PHONE, Visiting
from tests.browser.northgard_player import Chieftain
from tests.browser.test_pages import check_fingers, check_width
from tests.server.outside import ME, bot

CREATURES: Final = {"creatures": "true"}
# parts of the players' cards that overlap or stick out of the card, and numbers that are missing
CROWDED: Final = """() => [...document.querySelectorAll('.seat')].flatMap(seat => {
    const named = getComputedStyle(seat.querySelector('.name')).clipPath === 'none';
    const [frame, ...parts] = [seat, ...seat.querySelectorAll(`.badge, .points${named ? ', .name' : ''}`)]
        .map(each => each.getBoundingClientRect());
    const numbers = [...seat.querySelectorAll('.numbers li')];
    const shown = numbers.map(each => each.getBoundingClientRect()).filter(box => box.width > 0);
    const boxes = [...parts, ...shown];
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
    const out = boxes.filter(box => box.left < frame.left - 1 || box.right > frame.right + 1).length;
    const both = boxes.filter((one, at) => boxes.slice(at + 1).some(other => over(one, other))).length;
    const few = named && shown.length < numbers.length ? 1 : 0; // on a phone they are in a table
    const told = `${seat.innerText}: ${out} outside, ${both} over another, ${shown.length} shown`;
    return out + both + few > 0 ? [told] : [];
})"""


def check_crowded(page: Page) -> None:
    """With the fonts that the page asks for: fallback fonts are wider."""
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.evaluate(CROWDED) == []


def test_one_click_in_the_hall_and_the_game_has_begun(visit: Visiting) -> None:
    someone = visit()
    player, page = Chieftain(someone.page), someone.page
    page.goto("/")
    page.locator("article.door.northgard button.primary").click()
    page.wait_for_url("**/table/*")
    player.wait_for_question()
    player.move()
    assert player.met == {"clan"}


def test_teams_are_refused_in_words_unless_four_play(visit: Visiting) -> None:
    someone = visit()
    page = someone.page
    page.goto("/new/northgard")
    teams = Catalog("en").text("northgard-setting-teams")
    with page.expect_response(lambda answer: "/preview" in answer.url and answer.status == 422):
        page.get_by_role("switch", name=teams).click()
    page.locator("aside button.primary").click()
    expect(page.get_by_role("alert")).to_have_text(f"{teams}: two against two is for exactly four players.")
    page.get_by_role("group", name="Players").get_by_role("button", name="4").click()
    page.locator("aside button.primary").click()
    page.wait_for_url("**/table/*")
    someone.complaints[:] = [said for said in someone.complaints if "422" not in said]  # the browser's own lines


def test_a_whole_game_by_clicking(visit: Visiting) -> None:
    someone = visit()
    player, page = someone.sit_down_as(Chieftain, ME, bot("greedy"), seed="a", settings=CREATURES), someone.page
    check_crowded(page)
    player.play()
    print(f"{player.clicks} clicks, {player.seen.version} picks, {sorted(player.met)}")
    assert {"place", "play", "figures", "build", "pass"} <= player.met
    over, seats = player.seen.state["over"], player.seen.state["seats"]
    ending = page.get_by_role("dialog")
    expect(ending.get_by_role("heading", level=1)).to_contain_text(seats[over["winners"][0]]["name"])
    for seat in seats:
        expect(ending.get_by_role("table").first).to_contain_text(seat["name"])
    luck = ending.get_by_role("heading", name=Catalog("en").text("web-luck-title"), exact=True)
    expect(luck).to_have_count(0)  # its dice have no sums
    picks = player.picks_in_journal()
    ending.locator('a[href^="/replay/"]').first.click()
    page.wait_for_url("**/replay/*")
    expect(page.get_by_role("slider").first).to_have_attribute("aria-valuemax", str(picks))


def test_five_players_on_a_phone(visit: Visiting) -> None:
    """The first two years, in Ukrainian; then the same table on a larger screen."""
    someone = visit(phone=True, language="uk")
    player, page = (
        someone.sit_down_as(Chieftain, ME, *[bot("greedy")] * 4, seed="five", settings=CREATURES),
        someone.page,
    )
    check_crowded(page)
    player.play_until(lambda: player.year == 2 and "pass" in player.seen.options, "the second year")
    check_width(page)
    check_fingers(page)
    check_crowded(page)
    player.play_until(lambda: player.year == 3, "the third year")
    check_width(page)
    for width in (1280, 1440):
        page.set_viewport_size({"width": width, "height": PHONE["height"]})
        check_crowded(page)
