"""A table with an owner's values: a file with faults, the same file corrected, and the table that names it."""

from typing import Any

import pytest
from playwright.sync_api import expect

from longhouse.messages import Catalog
from tests.browser.conftest import Visiting
from tests.browser.midgard_player import Jarl
from tests.browser.test_axe import check
from tests.server.outside import ME

STEEL = """[pack]
name = "Steel dice"
extends = true

[[dice]]
id = "sword"
faces = ["double", "double", "double", "hit", "blank", "blank"]

[start]
coin = 5
"""
BOT = {"kind": "bot", "bot": "uniform"}
WISH: dict[str, Any] = {
    "pack": {"file": {"name": "steel.toml", "text": STEEL}},
    "settings": {"leader_choice": "random"},
}
BAD = STEEL.replace('"blank"]', '"blnk"]').replace("coin = 5", "coin = -5")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_table_with_a_file_of_ones_own(visit: Visiting, phone: bool) -> None:
    someone = visit(phone=phone)
    page, words = someone.page, Catalog("en")
    page.goto("/new/midgard")
    page.get_by_role("button", name=words.text("web-values-file"), exact=True).click()
    begin = page.get_by_role("button", name=words.text("web-create-start"))
    expect(begin).to_have_attribute("aria-disabled", "true")
    choose = page.locator(".values input[type=file]")
    choose.set_input_files({"name": "steel.toml", "mimeType": "text/plain", "buffer": BAD.encode()})
    faults = page.locator(".values ol li")
    expect(faults).to_have_count(2)
    expect(faults.first).to_contain_text("Line 7")
    expect(faults.first).to_contain_text("dice.sword.faces")
    expect(faults.last).to_contain_text("start.coin 'coin' must be 0 or more, not -5")
    expect(begin).to_have_attribute("aria-disabled", "true")
    check(page)
    choose.set_input_files({"name": "steel.toml", "mimeType": "text/plain", "buffer": STEEL.encode()})
    expect(page.locator(".values")).to_contain_text("“Steel dice” can be played.")
    expect(faults).to_have_count(0)
    begin.click()
    page.wait_for_url("**/table/*")
    if not phone:
        expect(page.locator("nav.menu")).to_contain_text("Steel dice")
    page.goto("/")
    expect(page.get_by_text("Values: Steel dice").first).to_be_visible()


def test_faults_in_the_language_of_the_page(visit: Visiting) -> None:
    page = visit(language="uk").page
    page.goto("/new/midgard")
    page.get_by_role("button", name=Catalog("uk").text("web-values-file"), exact=True).click()
    choose = page.locator(".values input[type=file]")
    choose.set_input_files({"name": "steel.toml", "mimeType": "text/plain", "buffer": BAD.encode()})
    expect(page.locator(".values ol li").last).to_contain_text("у «coin» потрібно 0 або більше, а не -5")


def test_a_game_with_a_pack_to_its_end(visit: Visiting) -> None:
    """On a phone, where the end screen has little room, and with what its owner changed counted in the menu."""
    someone = visit(phone=True)
    player = someone.sit_down_as(Jarl, ME, BOT, **WISH)
    page, words = someone.page, Catalog("en")
    page.get_by_role("button", name=words.text("web-table-menu"), exact=True).click()
    page.get_by_role("button", name=words.text("web-sources"), exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("2 values are from the pack “Steel dice”.")
    player.play_ahead(page.url, lambda: player.seen.over, "its end")
    page.reload()
    expect(page.get_by_role("dialog").get_by_text("Values: Steel dice")).to_be_visible()
