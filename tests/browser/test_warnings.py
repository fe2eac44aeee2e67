"""What the table warns of is never picked unseen, however fast the hand is."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visiting
from tests.browser.midgard_player import Jarl
from tests.server.outside import ME, bot

DOOMED: Final = '.world [data-option="place/troll"]'  # nobody has warriors enough in the first round
YES: Final = "[data-confirm]"
CARD: Final = f"[role=alert]:has({YES})"


@pytest.mark.parametrize("phone", [False, True])
def test_a_fast_hand_is_warned(visit: Visiting, phone: bool) -> None:
    """Two clicks at once, or two taps, or the same key twice: nothing has been read yet."""
    someone = visit(phone=phone)
    page = someone.page
    player = someone.sit_down_as(Jarl, ME, bot("uniform"))
    while DOOMED.split('"')[1] not in player.seen.options:
        player.move()
        player.wait_for_question()
    player.go_to(DOOMED) if phone else page.locator(DOOMED).dblclick()
    expect(page.locator(f"{CARD} .warns").first).to_contain_text("Careful")
    if not phone:
        page.locator(CARD).get_by_role("button", name="Cancel").click()
        expect(page.locator(YES)).to_have_count(0)
        page.locator(DOOMED).focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        expect(page.locator(CARD)).to_be_visible()
    done = player.seen.done
    page.locator(YES).click()
    player.wait_until_done(done + 1)
