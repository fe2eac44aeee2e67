"""From the hall to a game, and whole games by clicking."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visiting
from tests.browser.table import near_the_end
from tests.server.outside import ME, bot

BOTS = (bot("greedy"),) * 3


def test_one_click_in_the_hall_and_the_game_has_begun(visit: Visiting) -> None:
    someone = visit()
    player, page = someone.player(), someone.page
    page.goto("/")
    page.locator("article.door.watch button.primary").click()
    page.wait_for_url("**/table/*")
    player.wait_for_question()
    assert player.seen.state["me"] == [0]
    assert [seat["kind"] for seat in player.seen.state["seats"]] == ["person", "bot"]  # a first game is gentle
    assert player.seen.state["table"]["settings"]["mode"] == "base"
    player.move()
    page.get_by_role("link", name="Longhouse").first.click()
    expect(page.locator(f'a[href$="{player.seen.state["table"]["id"]}"]').first).to_be_visible()  # among our tables


def test_a_table_of_ones_own_making(visit: Visiting) -> None:
    someone = visit()
    player, page = someone.player(), someone.page
    page.goto("/")
    page.locator("article.door.watch a[href^='/new/']").click()
    page.get_by_role("group", name="Players").get_by_role("button", name="3").click()
    page.locator("aside button.primary").click()
    page.wait_for_url("**/table/*")
    player.wait_for_question()
    assert len(player.seen.state["seats"]) == 3


@pytest.mark.parametrize("mode", ["base", "full"])
def test_a_whole_game_by_clicking(visit: Visiting, mode: str) -> None:
    """The full game from its first pick; the base game, which is longer, from its last turns."""
    someone = visit()
    ahead = near_the_end if mode == "base" else None
    player, page = someone.sit_down(ME, *BOTS, settings={"mode": mode}, ahead=ahead), someone.page
    expect(page.locator("[data-north]")).to_have_count(1 if mode == "full" else 0)
    player.play()
    print(f"{player.clicks} clicks, {player.seen.version} picks")
    over, seats = player.seen.state["over"], player.seen.state["seats"]
    ending = page.get_by_role("dialog")
    title = seats[over["winners"][0]]["name"] if over["winners"] else "Nobody"
    expect(ending.get_by_role("heading", level=1)).to_contain_text(title)
    for seat in seats:
        expect(ending.get_by_role("table").first).to_contain_text(seat["name"])
    proof = ending.locator("[data-proof]")
    expect(proof).to_contain_text("There is no proof for these dice")  # we have chosen the seed
    expect(proof.locator("code")).to_have_text("browser")
    proof.get_by_role("button").click()
    picks = player.picks_in_journal()
    expect(proof.get_by_role("status")).to_contain_text(f"{picks:,} picks do come from the seed browser")
    replay = ending.locator('a[href^="/replay/"]').first
    replay.click()
    page.wait_for_url("**/replay/*")
    expect(page.get_by_role("slider").first).to_have_attribute("aria-valuemax", str(picks))
    expect(page.locator("[data-north]")).to_have_count(1 if mode == "full" else 0)


def test_the_dice_of_a_game_are_proved_at_its_end(visit: Visiting) -> None:
    """Of a game that bots have played, because the check is the same; the page is opened before the end or after it."""
    someone = visit()
    table = someone.make_table(*BOTS, seed=None)  # nobody has chosen it
    player = someone.player()
    someone.page.goto(f"/table/{table}")
    player.wait_for(lambda: player.seen.over, "the end")
    proof = someone.page.get_by_role("dialog").locator("[data-proof]")
    expect(proof).to_contain_text(
        "Checked by your browser: the secret and the players’ words have the hashes that were shown"
    )
    shown = someone.context.request.get(f"/api/tables/{table}").json()["table"]
    expect(proof.locator("code")).to_have_text([shown["commitment"], shown["secret"], shown["seed"]])
    proof.get_by_role("button").click()
    expect(proof.get_by_role("status")).to_contain_text("All is right")
