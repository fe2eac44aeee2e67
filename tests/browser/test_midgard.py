"""Champions of Midgard by clicking: a whole game, sealed assignments, a phone, other languages."""

import functools
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from longhouse.messages import Catalog
from tests.browser.conftest import Visiting
from tests.browser.midgard_player import Jarl
from tests.browser.table import Player
from tests.browser.test_pages import check_fingers, check_width
from tests.server.outside import ME, OPEN, bot

DRAWER: Final = "section.drawer"
SENT: Final = "midgard-event-sent"
NOTHING: Final = [0, 0, 0]
# where two players place all their workers of the first round, whatever the seed of a table with open seats
WORKERS: Final = (
    ("troll", "swordsmith", "blacksmith", "smokehouse"),
    ("draugr_1", "hafter", "hunting_grounds", "sages_house"),
)


def test_a_whole_game_by_clicking(visit: Visiting) -> None:
    someone = visit()
    player, page = someone.sit_down_as(Jarl, ME, bot("uniform"), seed="10"), someone.page
    player.play()
    print(f"{player.clicks} clicks, {player.seen.version} picks, {sorted(player.met)}")
    assert {"place", "sail", "send", "load", "confirm", "done"} <= player.met
    over, seats = player.seen.state["over"], player.seen.state["seats"]
    ending = page.get_by_role("dialog")
    expect(ending.get_by_role("heading", level=1)).to_contain_text(seats[over["winners"][0]]["name"])
    for seat in seats:
        expect(ending.get_by_role("table").first).to_contain_text(seat["name"])
    picks = player.picks_in_journal()
    ending.locator('a[href^="/replay/"]').first.click()
    page.wait_for_url("**/replay/*")
    expect(page.get_by_role("slider").first).to_have_attribute("aria-valuemax", str(picks))


def test_a_screen_that_is_turned_while_a_shore_is_chosen(visit: Visiting) -> None:
    """The port is then drawn tall instead of wide, and back again: the focus stays on the shore that had it."""
    someone = visit()
    wishes, seats = ["place/small_longship"], (ME, bot("uniform"))
    player = someone.sit_down_as(Jarl, *seats, seed="turned", wishes=wishes, ahead=lambda jarl: jarl.is_asked("sail"))
    page = someone.page
    shore = page.locator(".world .shore.target").first
    shore.focus()
    player.wait_for(lambda: bool(player.seen.of_type("preview")), "what the shore would bring")
    for width in (390, 1440):
        page.set_viewport_size({"width": width, "height": 844})
        expect(page.locator(".world .track")).to_have_count(int(width == 1440))
        expect(shore).to_be_focused()
    player.move()
    assert "sail" in player.met


# --- sealed


def two_jarls(visit: Visiting) -> list[Jarl]:
    """At a table where all send their warriors at once. The first of them fights the troll, the other a draugr."""
    ada, bo = visit(), visit()
    table = ada.make_table(ME, OPEN, game="midgard", settings={"assign": "simultaneous"})
    jarls = [Jarl(ada.page), Jarl(bo.page)]
    ada.page.goto(f"/table/{table}")
    bo.page.goto(ada.page.locator("input[readonly]").input_value())
    bo.page.locator("li.free button").click()
    bo.page.wait_for_url("**/table/*")
    ada.page.locator("footer button.primary:not([aria-disabled='true'])").click()
    return jarls


def reach_assignment(jarls: list[Jarl]) -> None:
    """Both have a fight then, warriors for it whatever leader and enemy they have, and the drawer before them."""
    for jarl, places in zip(jarls, WORKERS, strict=True):
        jarl.wishes = [f"place/{place}" for place in places]
    asked: set[int] = set()
    while len(asked) < len(jarls):
        for number, jarl in enumerate(jarls):
            if "confirm" in jarl.seen.options:
                asked.add(number)
            elif jarl.seen.options and jarl.is_shown():
                jarl.move()
        jarls[0].page.wait_for_timeout(20)
        jarls[1].page.wait_for_timeout(20)
    assert [jarl.wishes for jarl in jarls] == [[], []]


def told_of(jarl: Jarl, key: str) -> list[Any]:
    return [event for frame in jarl.seen.frames for event in frame.get("events", []) if event["label"]["key"] == key]


def dice_at(jarl: Jarl, target: int) -> list[Any]:
    """What is there, or is ordered there, as this player sees it."""
    orders = jarl.picture["assigning"]["orders"] or []
    ordered = [order["dice"] for order in orders if order["target"] == target]
    return [jarl.picture["targets"][target]["dice"], *ordered]


def test_sealed_assignments_are_not_seen_and_can_be_swept_away(visit: Visiting) -> None:
    ada, bo = jarls = two_jarls(visit)
    reach_assignment(jarls)
    expect(ada.page.locator(DRAWER)).to_be_visible()
    expect(bo.page.locator(DRAWER)).to_be_visible()
    ada.pick(next(text for text in ada.seen.options if text.startswith("send/troll")))
    bo.pick(next(text for text in bo.seen.options if text.startswith("send/draugr_1")))
    assert sum(dice_at(ada, 0)[-1]) == sum(dice_at(bo, 1)[-1]) == 1
    expect(bo.page.locator('[data-order="troll"]')).to_have_count(0)
    expect(bo.page.locator(f"{DRAWER} .confirmed")).to_contain_text(Catalog("en").text("midgard-web-nobody-yet"))
    ada.pick("confirm")
    offer = ada.page.locator("section.sealed")
    expect(offer.locator('[data-option="demand"]')).to_be_visible()
    expect(bo.page.locator(f"{DRAWER} .confirmed span").first).to_be_visible()
    assert dice_at(bo, 0) == [NOTHING]
    assert dice_at(ada, 1) == [NOTHING]
    offer.locator('[data-option="demand"]').click()
    for jarl in jarls:
        jarl.wait_for(functools.partial(is_in_turn_order, jarl), "turn order")
        assert told_of(jarl, SENT) == []
        assert [dice for target in range(2) for dice in dice_at(jarl, target) if dice != NOTHING] == []
    expect(offer).to_have_count(0)
    first = ada.picture["first"]
    expect(jarls[first].page.locator(DRAWER)).to_be_visible()
    expect(jarls[1 - first].page.locator(DRAWER)).to_have_count(0)


def is_in_turn_order(jarl: Jarl) -> bool:
    return not jarl.picture["assigning"]["sealed"]


def test_sealed_assignments_are_revealed_together(visit: Visiting) -> None:
    jarls = two_jarls(visit)
    reach_assignment(jarls)
    for jarl, target in zip(jarls, ("troll", "draugr_1"), strict=True):
        jarl.pick(next(text for text in jarl.seen.options if text.startswith(f"send/{target}")))
        assert [told_of(each, SENT) for each in jarls] == [[], []]
        jarl.pick("confirm")
    for jarl in jarls:
        jarl.wait_for(functools.partial(knows_both, jarl), "what both have sent")
        expect(jarl.page.locator(f"{DRAWER}, section.sealed")).to_have_count(0)


def knows_both(jarl: Jarl) -> bool:
    return {event["seat"] for event in told_of(jarl, SENT)} == {0, 1}


# --- other screens and languages


def test_a_round_on_a_phone(visit: Visiting) -> None:
    """A worker is placed, a ship sails, warriors are sent, a fight is fought; nothing is wider than the screen."""
    someone = visit(phone=True, language="uk")
    player, page = someone.sit_down_as(Jarl, ME, bot("uniform"), seed="phone"), someone.page
    player.wishes = ["place/small_longship", "sail/shore_3", "place/troll", "send/troll,sword"]
    player.play_until(lambda: player.is_asked("confirm"), "the assignment")
    assert {"place", "sail"} <= player.met
    expect(page.locator(DRAWER)).to_be_visible()
    check_width(page)
    check_fingers(page)
    player.play_until(lambda: player.picture["fight"] is not None, "a fight")
    expect(page.locator("[role=dialog] .dice")).to_be_visible()
    check_width(page)
    check_fingers(page)
    player.play_until(lambda: player.picture["round"] == 2, "the second round")
    assert {"send", "confirm"} <= player.met
    check_width(page)


# words of Latin letters on the page or for screen readers, other than names, rules and keys
LATIN: Final = """names => {
    const texts = [document.body.innerText];
    for (const each of document.querySelectorAll('[aria-label], [title], [placeholder]'))
        texts.push(...['aria-label', 'title', 'placeholder'].map(name => each.getAttribute(name) ?? ''));
    const known = new Set([...names, 'Longhouse', 'Enter', 'Esc', 'CM', 'LONGHOUSE']);
    const words = texts.flatMap(text => text.match(/[A-Za-z]{2,}/g) ?? []);
    return [...new Set(words)].filter(word => !known.has(word));
}"""
# plates of the port that overflow or overlap
PLATES: Final = """() => {
    const plates = [...document.querySelectorAll('.world .plate, .world .enemy .card, .world .shore .monster')];
    const boxes = plates.map(each => each.getBoundingClientRect());
    const out = plates.filter((plate, at) => [...plate.querySelectorAll('b, span')].some(part => {
        const box = part.getBoundingClientRect();
        return box.width > 0 && (box.left < boxes[at].left - 1 || box.right > boxes[at].right + 1);
    }));
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const both = plates.filter((_, at) => boxes.some((box, other) => other > at && over(boxes[at], box)));
    return [...out.map(each => `out: ${each.innerText}`), ...both.map(each => `over: ${each.innerText}`)];
}"""


def names_at(player: Player) -> list[str]:
    """Of those who play, word by word."""
    return re.findall("[A-Za-z]{2,}", " ".join(seat["name"] for seat in player.seen.state["seats"]))


def check_words(page: Page, player: Jarl) -> None:
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.evaluate(LATIN, names_at(player)) == []
    assert page.evaluate(PLATES) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_table_in_another_language(visit: Visiting, language: str) -> None:
    """At every question of the first round, on a wide screen; at the end of it on two smaller ones."""
    someone = visit(language=language)
    wishes = ("place/small_longship", "sail/shore_2", "place/troll")
    player = someone.sit_down_as(Jarl, ME, *[bot("uniform")] * 3, seed=language, wishes=wishes)
    page = someone.page
    asked = player.look_at_questions(
        lambda: check_words(page, player), lambda: player.picture["round"] == 2, "the second round"
    )
    assert len(asked) > 3, asked
    for width, height in ((1024, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        check_words(page, player)
