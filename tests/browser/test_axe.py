"""axe finds nothing serious: on any page, in any dialog, in both themes."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from longhouse.messages import Catalog
from tests.browser.conftest import Visit, Visiting
from tests.browser.midgard_player import Jarl
from tests.browser.northgard_player import Chieftain
from tests.browser.table import ON, SEEN, SEND, Player, after, can_end_turn, can_propose, middle_of_a_turn, verb_of
from tests.browser.test_pages import open_replay
from tests.browser.wild_player import Raider
from tests.server.outside import ME, OPEN, REPOSITORY, bot

AXE: Final = REPOSITORY / "web" / "node_modules" / "axe-core" / "axe.min.js"
BAD: Final = ("serious", "critical")
ALL_RULES: Final[dict[str, Any]] = {"resultTypes": ["violations"]}  # what is right need not be described
COLOURS: Final[dict[str, Any]] = {**ALL_RULES, "runOnly": ["color-contrast", "link-in-text-block"]}
WHERE: Final = {"exclude": [["aside .list section ~ section ~ section"]]}  # two turns of the log: all look like them
RUN: Final = "([where, rules]) => axe.run(where, rules).then(result => result.violations)"
PIECES: Final = ("road", "settlement", "keep")


def lobby(someone: Visit) -> None:
    someone.make_table(ME, bot("greedy"))  # so that its lists are not empty
    someone.page.goto("/")
    expect(someone.page.locator("article.door.open").first).to_be_visible()
    expect(someone.page.locator('a[href^="/table/"]').first).to_be_visible()


def goal(someone: Visit) -> None:
    lobby(someone)
    someone.page.get_by_role("button", name="The game on one page").first.click()
    expect(someone.page.get_by_role("heading", name="The icons")).to_be_visible()


def create(someone: Visit) -> None:
    someone.page.goto("/new/watch")
    expect(someone.page.locator("aside button.primary")).to_be_visible()


def table(someone: Visit) -> None:
    someone.sit_down(ME, bot("greedy"), bot("greedy"), seed="axe", ahead=after(60))


def north(someone: Visit) -> None:
    """The full game, with wildlings in their camps and guards on the Wall."""
    someone.sit_down(ME, *[bot("greedy")] * 3, seed="axe", settings={"mode": "full"}, ahead=after(120))


def choosing(someone: Visit) -> None:
    """While targets glow on the board."""
    someone.sit_down(ME, bot("greedy"), settings={"initial_placement": "phase", "first_player": "seat"})
    expect(someone.page.locator("g.target.loud").first).to_be_attached()


def trade(someone: Visit) -> None:
    """A proposal that is being put together; the board lies behind it."""
    player = someone.sit_down(ME, bot("greedy"), seed="trade", settings={"first_player": "seat"}, ahead=can_propose)
    player.open_trade("players")
    player.click(f'[data-row="give"] [data-more]{ON}')
    expect(someone.page.locator(SEND)).to_be_visible()


def confirm(someone: Visit) -> None:
    """A turn is ended while something can still be built."""
    player = someone.sit_down(ME, bot("greedy"), seed="axe", ahead=ends_or_builds)
    player.click('button[data-option="end-turn"]')
    expect(someone.page.get_by_role("alertdialog")).to_be_visible()


def ends_or_builds(player: Player) -> bool:
    return can_end_turn(player) and any(verb_of(text) in PIECES for text in player.seen.options)


def replay(someone: Visit) -> None:
    open_replay(someone.page)


def end(someone: Visit) -> None:
    """The end of a game that bots have played, with its charts."""
    look_at_the_end(someone, someone.make_table(bot("greedy"), bot("greedy"), seed="axe"))


def look_at_the_end(someone: Visit, table: str) -> None:
    player = someone.player()
    someone.page.goto(f"/table/{table}")
    player.wait_for(lambda: player.seen.over, "the end")
    expect(someone.page.get_by_role("dialog").locator("svg[role=img]").first).to_be_visible()


def northgard(someone: Visit) -> None:
    """While a territory is chosen, and one is looked at."""
    seats, settings = (ME, *[bot("greedy")] * 4), {"creatures": "true"}
    someone.sit_down_as(Chieftain, *seats, seed="axe", settings=settings, ahead=is_asked("group"))
    someone.page.locator("svg.top [data-option]").first.hover()
    expect(someone.page.locator("aside.facts")).to_be_visible()


def card(someone: Visit) -> None:
    """Of Northgard, with what can be done with it."""
    player = someone.sit_down_as(Chieftain, ME, bot("greedy"), settings={"creatures": "true"}, ahead=is_asked("pass"))
    player.click("[data-card]")
    expect(someone.page.locator(".hand [role=dialog]")).to_be_visible()


def battle(someone: Visit) -> None:
    """Of Northgard, where food is paid."""
    someone.sit_down_as(Chieftain, ME, bot("greedy"), settings={"creatures": "true"}, ahead=is_asked("food"))
    expect(someone.page.locator("[role=dialog] .duel")).to_be_visible()


def is_asked(verb: str) -> Callable[[Player], bool]:
    return lambda player: player.is_asked(verb)


def northgard_end(someone: Visit) -> None:
    look_at_the_end(someone, someone.make_table(bot("greedy"), bot("greedy"), game="northgard", seed="axe"))


def about(someone: Visit) -> None:
    someone.page.goto("/about")
    expect(someone.page.get_by_role("heading", level=1)).to_be_visible()


def waiting(someone: Visit) -> None:
    someone.page.goto(f"/table/{someone.make_table(ME, OPEN)}")
    expect(someone.page.locator("input[readonly]")).to_be_visible()


def lost(someone: Visit) -> None:
    someone.page.goto("/nowhere")
    expect(someone.page.get_by_role("heading", level=1)).to_be_visible()


PAGES: Final[list[Callable[[Visit], None]]] = [
    *(lobby, goal, create, about, waiting, lost, table, north, choosing, trade, confirm, replay, end),
    *(northgard, card, battle, northgard_end),
]


@pytest.mark.parametrize("show", PAGES)
def test_nothing_serious(visit: Visiting, show: Callable[[Visit], None]) -> None:
    someone = visit()
    show(someone)
    check(someone.page)


def test_nothing_serious_in_midgard(visit: Visiting) -> None:
    """At every kind of question of the first two rounds: boxes, the port, the drawer, a fight."""
    wishes = ("place/small_longship", "place/stave_church", "place/market", "place/troll", "send/troll,sword")
    player = visit().sit_down_as(Jarl, ME, bot("uniform"), seed="axe", wishes=wishes)
    asked = player.look_at_questions(lambda: check(player.page), lambda: player.picture["round"] > 2, "the third round")
    assert {"midgard-ask-leader", "midgard-ask-place", "midgard-ask-sail", "midgard-ask-assign"} <= asked


def test_nothing_serious_at_the_end_of_midgard(visit: Visiting) -> None:
    """Of a game that bots have played, with more sources of points than any other has."""
    someone = visit(theme="light")
    look_at_the_end(someone, someone.make_table(bot("uniform"), bot("uniform"), game="midgard", seed="axe"))
    check(someone.page)


def test_nothing_serious_in_the_wild(visit: Visiting) -> None:
    """At every kind of question until we are attacked ourselves; and in what opens over the table."""
    player = visit().sit_down_as(Raider, ME, bot("greedy"), seed="9")
    page = player.page
    asked = player.look_at_questions(lambda: check(player.page), lambda: player.is_asked("respond"), "an attack on us")
    assert {"wild-ask-turn", "wild-ask-compose", "wild-ask-asgard", "wild-ask-respond"} <= asked
    player.play_until(lambda: "end-turn" in player.seen.options, "a turn")
    for sheet in ("piles", "dismantle"):
        page.locator(f'[data-sheet="{sheet}"]').click()
        expect(page.locator("dialog[open]")).to_be_visible()
        check(page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


def test_nothing_serious_in_the_wild_on_a_phone(visit: Visiting) -> None:
    """On every part of the board, and where the missions lie."""
    someone = visit(phone=True, language="ru", theme="light")
    page = someone.page
    someone.sit_down_as(Raider, ME, *[bot("greedy")] * 3, seed="axe", ahead=can_end_turn)
    for tab in ("foes", "path", "market", "own"):
        page.locator(f'[data-tab="{tab}"]').click()
        check(page)
    page.locator('[data-sheet="missions"]').click()
    expect(page.locator("dialog[open]")).to_be_visible()
    check(page)


def test_nothing_serious_at_the_end_of_the_wild(visit: Visiting) -> None:
    """Of a game that bots have played; and in its points by source."""
    someone = visit(theme="light")
    table = someone.make_table(*[bot("greedy")] * 2, game="wild", seed="axe", settings={"round_limit": "4"})
    look_at_the_end(someone, table)
    check(someone.page)
    someone.page.keyboard.press("Escape")
    someone.page.locator("[data-ending]").click()
    expect(someone.page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    check(someone.page)


def test_nothing_serious_in_what_opens_at_a_table(visit: Visiting) -> None:
    someone = visit()
    someone.sit_down(ME, bot("greedy"), settings={"first_player": "seat"})
    page = someone.page
    for name in ("web-text-view", "web-rules", "web-proof", "web-settings", "?"):
        if name == "?":
            page.keyboard.press(name)
        else:
            page.get_by_role("button", name=Catalog("en").text(name), exact=True).first.click()
        expect(page.locator("dialog[open]")).to_be_visible()
        check(page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    page.get_by_role("tab").nth(1).click()  # the chat
    check(page)


def test_nothing_serious_on_a_phone(visit: Visiting) -> None:
    someone = visit(phone=True, language="ru")
    someone.sit_down(ME, bot("greedy"), seed="axe", ahead=middle_of_a_turn(30))
    page = someone.page
    check(page)
    page.get_by_role("button", name=Catalog("ru").text("web-table-menu")).click()
    expect(page.locator("dialog[open]")).to_be_visible()
    check(page)


def test_nothing_serious_for_a_guest(visit: Visiting) -> None:
    """The page behind an invitation, and the dialog for the visitor's name."""
    host, guest = visit(), visit(theme="light")
    host.page.goto(f"/table/{host.make_table(ME, OPEN)}")
    guest.page.goto(host.page.locator("input[readonly]").input_value())
    expect(guest.page.locator("li.free button")).to_be_visible()
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "light")
    check(guest.page)
    guest.page.locator("header .me").click()
    expect(guest.page.locator("dialog[open]")).to_be_visible()
    check(guest.page)


def test_what_is_hard_to_read_is_found(visit: Visiting) -> None:
    """The check looks at colours, although pages are not drawn in these tests."""
    someone = visit()
    about(someone)
    button = someone.page.locator("button[aria-pressed=true]").first
    button.evaluate("button => { button.style = 'background: #fff; color: #eee' }")
    with pytest.raises(AssertionError, match="serious color-contrast"):
        check(someone.page)


def check(page: Page) -> None:
    """In the current theme, and before that in the other one, which differs only in its colours."""
    if not AXE.is_file():
        pytest.skip("NO CHECK OF ACCESSIBILITY: axe-core is not installed; `make web` does it")
    page.evaluate(SEEN)
    own = page.locator("html").get_attribute("data-theme")
    for theme, rules in (("light" if own == "dark" else "dark", COLOURS), (own, ALL_RULES)):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        page.wait_for_function("() => document.getAnimations().every((running) => !(running instanceof CSSTransition))")
        assert [told(found) for found in violations(page, rules)] == [], theme


def violations(page: Page, rules: dict[str, Any]) -> list[dict[str, Any]]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(RUN, [WHERE, rules])
    return [each for each in found if each["impact"] in BAD]


def told(found: dict[str, Any]) -> str:
    nodes = [f"{node['html'][:160]} {node['failureSummary'][:300]}" for node in found["nodes"][:4]]
    return f"{found['impact']} {found['id']} ({len(found['nodes'])}): {nodes}"
