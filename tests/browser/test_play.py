"""From the hall to a game, and a whole game by clicking."""

from playwright.sync_api import expect

from tests.browser.conftest import Visiting
from tests.server.outside import ME, bot

BOTS = (bot("greedy"),) * 3


def test_one_click_in_the_hall_and_the_game_has_begun(visit: Visiting) -> None:
    someone = visit()
    player, page = someone.player(), someone.page
    page.goto("/")
    page.locator("article.door.open button.primary").click()
    page.wait_for_url("**/table/*")
    player.wait_for_question()
    assert player.seen.state["me"] == [0]
    assert [seat["kind"] for seat in player.seen.state["seats"]] == ["person", "bot", "bot", "bot"]
    player.move()
    page.get_by_role("link", name="Longhouse").first.click()
    expect(page.locator(f'a[href$="{player.seen.state["table"]["id"]}"]').first).to_be_visible()  # among our tables


def test_a_table_of_ones_own_making(visit: Visiting) -> None:
    someone = visit()
    player, page = someone.player(), someone.page
    page.goto("/")
    page.locator("article.door.open a[href^='/new/']").click()
    page.get_by_role("group", name="Players").get_by_role("button", name="3").click()
    page.locator("aside button.primary").click()
    page.wait_for_url("**/table/*")
    player.wait_for_question()
    assert len(player.seen.state["seats"]) == 3


def test_a_whole_game_by_clicking(visit: Visiting) -> None:
    someone = visit()
    player, page = someone.sit_down(ME, *BOTS, seed="browser"), someone.page
    player.play()
    print(f"{player.clicks} clicks, {player.seen.version} picks")
    over, seats = player.seen.state["over"], player.seen.state["seats"]
    ending = page.get_by_role("dialog")
    expect(ending.get_by_role("heading", level=1)).to_contain_text(seats[over["winners"][0]]["name"])
    for seat in seats:
        expect(ending.get_by_role("table").first).to_contain_text(seat["name"])
    replay = ending.locator('a[href^="/replay/"]').first
    replay.click()
    page.wait_for_url("**/replay/*")
    expect(page.get_by_role("slider").first).to_have_attribute("aria-valuemax", str(player.seen.state["seq"]))
