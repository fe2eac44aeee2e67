"""A table with an owner's values: a file with faults, the same file corrected, and the table that names it."""

import pytest
from playwright.sync_api import expect

from longhouse.messages import Catalog
from tests.browser.conftest import Visiting
from tests.browser.test_axe import check

STEEL = """[pack]
name = "Steel dice"
extends = true

[[dice]]
id = "sword"
faces = ["double", "double", "double", "hit", "blank", "blank"]

[start]
coin = 5
"""
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
    expect(faults.last).to_contain_text("start.coin")
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
