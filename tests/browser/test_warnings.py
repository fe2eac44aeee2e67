"""What the table warns of is never picked unseen, however fast the hand is."""

import json
from typing import Final

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visiting
from tests.browser.midgard_player import Jarl
from tests.server.outside import ME, bot

DOOMED: Final = '.world [data-option="place/troll"]'  # nobody has warriors enough in the first round
YES: Final = "[data-confirm]"
CARD: Final = f"[role=alert]:has({YES})"


@pytest.mark.parametrize("by", ["mouse", "keys", "finger"])
def test_a_hand_faster_than_the_preview_is_warned(visit: Visiting, by: str) -> None:
    """However fast or slow the machine is: the preview never comes."""
    someone = visit(phone=by == "finger")
    page = someone.page
    lose_previews(page)
    player = someone.sit_down_as(Jarl, ME, bot("uniform"))
    while DOOMED.split('"')[1] not in player.seen.options:
        player.move()
        player.wait_for_question()
    if by == "finger":
        player.go_to(DOOMED)
    elif by == "mouse":
        page.locator(DOOMED).dblclick()
    else:
        page.locator(DOOMED).focus()
        page.keyboard.press("Enter")
    expect(page.locator(f"{CARD} .warns").first).to_contain_text("Careful")
    done = player.seen.done
    page.locator(YES).click()
    player.wait_until_done(done + 1)


def lose_previews(page: Page) -> None:
    """What the page asks before a pick is lost on the way; what answers a pick is not."""

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda frame: None if json.loads(frame)["type"] == "preview" else server.send(frame))

    page.route_web_socket("**/ws/**", route)
