"""axe finds nothing serious on any page, in both themes."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, Visiting
from tests.browser.test_pages import open_replay
from tests.server.outside import ME, REPOSITORY, bot

AXE: Final = REPOSITORY / "web" / "node_modules" / "axe-core" / "axe.min.js"
BAD: Final = ("serious", "critical")


def lobby(someone: Visit) -> None:
    someone.make_table(ME, bot("greedy"))  # so that its lists are not empty
    someone.page.goto("/")
    expect(someone.page.locator("article.door.open")).to_be_visible()
    expect(someone.page.locator('a[href^="/table/"]').first).to_be_visible()


def create(someone: Visit) -> None:
    someone.page.goto("/new/watch")
    expect(someone.page.locator("aside button.primary")).to_be_visible()


def table(someone: Visit) -> None:
    someone.sit_down(ME, bot("greedy"), bot("greedy"), seed="axe").play(60)


def choosing(someone: Visit) -> None:
    """While targets glow on the board."""
    someone.sit_down(ME, bot("greedy"), options={"initial_placement": "phase", "first_player": "seat"})
    expect(someone.page.locator("g.target.loud").first).to_be_attached()


def words(someone: Visit) -> None:
    """The table as a text."""
    someone.sit_down(ME, bot("greedy"), options={"first_player": "seat"})
    someone.page.keyboard.press("v")
    expect(someone.page.locator("dialog[open]")).to_be_visible()


def replay(someone: Visit) -> None:
    open_replay(someone.page)


PAGES: Final[list[Callable[[Visit], None]]] = [lobby, create, table, choosing, words, replay]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("show", PAGES)
def test_nothing_serious(visit: Visiting, show: Callable[[Visit], None], theme: str) -> None:
    if not AXE.is_file():
        pytest.skip("NO CHECK OF ACCESSIBILITY: axe-core is not installed; `make web` does it")
    someone = visit(theme=theme)
    show(someone)
    expect(someone.page.locator("html")).to_have_attribute("data-theme", theme)
    assert [told(found) for found in violations(someone.page)] == []


def violations(page: Page) -> list[dict[str, Any]]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
    return [each for each in found if each["impact"] in BAD]


def told(found: dict[str, Any]) -> str:
    nodes = [f"{node['html'][:160]} {node['failureSummary'][:300]}" for node in found["nodes"][:4]]
    return f"{found['impact']} {found['id']} ({len(found['nodes'])}): {nodes}"
