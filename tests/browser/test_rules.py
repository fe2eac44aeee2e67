"""The page of the rules: found by words in any form and by ids, by mouse, keyboard and finger, in three languages."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from longhouse.messages import Catalog
from tests.browser.conftest import Browsers, Visit, Visiting, visiting
from tests.browser.northgard_player import Chieftain
from tests.browser.test_axe import check
from tests.server.outside import ME, Served, bot

WORDS: Final = Catalog("en")


def search(page: Page, words: str) -> None:
    page.locator("#rules-search").fill(words)


def test_words_are_found_in_any_form_and_marked(visit: Visiting) -> None:
    page = visit().page
    page.goto("/rules/northgard")
    search(page, "winters")
    groups = page.locator("main section")
    expect(groups.first.get_by_role("heading", level=3)).to_contain_text("14. Phase 4: winter")
    expect(page.locator("mark").first).to_have_text(re.compile("winter", re.IGNORECASE))
    expect(page.locator("#NG-14\\.2")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/rules/northgard\?q=winters$"))
    others = page.get_by_role("complementary", name=WORDS.text("web-ref-beside"))
    others.get_by_role("link", name="Brotherhood of the Watch").click()
    expect(page.locator("#GW-7\\.3")).to_be_visible()  # a card of that name
    page.go_back()
    expect(page.locator("#NG-14\\.2")).to_be_visible()


def test_rules_lead_to_each_other(visit: Visiting) -> None:
    page = visit().page
    page.goto("/rules/watch#GW-12.9")
    expect(page.locator("article.here#GW-12\\.9")).to_be_in_viewport()
    page.locator("#GW-12\\.7").get_by_role("button", name="GW-12.3").click()
    expect(page.locator("article.here#GW-12\\.3")).to_be_visible()
    expect(page).to_have_url(re.compile("#GW-12.3$"))
    page.go_back()
    expect(page.locator("article.here#GW-12\\.9")).to_be_visible()
    page.get_by_role("button", name="Longest Road and Largest Patrol").click()
    example = page.locator("#GW-8\\.4 details")
    expect(example.locator("p")).to_be_hidden()
    example.locator("summary").click()
    expect(example.locator("p")).to_be_visible()
    expect(page.locator("#GW-8\\.4 .seal").first).to_have_attribute("aria-label", re.compile("^Public source"))


def test_nothing_found_is_never_a_dead_end(visit: Visiting) -> None:
    page = visit().page
    page.goto("/rules/northgard?q=wintr")
    status = page.get_by_role("main").get_by_role("status")
    expect(status).to_contain_text("“wintr” is in no rule of Northgard")
    status.get_by_role("button", name="winter", exact=True).click()
    expect(page.locator("#NG-14\\.2")).to_be_visible()
    search(page, "dragon")  # another game has it: no similar words are suggested
    expect(status.get_by_role("button")).to_have_text(["Vikings Gone Wild: dragon · 17", "Contents: Northgard"])
    search(page, "NG-99.9")
    expect(status).to_contain_text("There is no rule NG-99.9")
    status.get_by_role("button", name="NG-9.9", exact=True).click()
    expect(page.locator("article.here#NG-9\\.9")).to_be_visible()
    page.goto("/rules/nothing#VW-7.9")  # an unknown game, but a known rule
    expect(page.locator("article.here#VW-7\\.9")).to_be_visible()


def test_the_keyboard_is_enough(visit: Visiting) -> None:
    page = visit().page
    page.goto("/rules/northgard")
    expect(page.locator("#NG-1\\.1")).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("fortress")
    expect(page.locator("mark").first).to_be_visible()
    page.keyboard.press("ArrowDown")
    first = page.locator("main h4 a").first
    expect(first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("main h4 a").nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    name = first.inner_text()
    page.keyboard.press("Enter")
    expect(page.locator("article.here h4")).to_have_text(name)
    page.keyboard.press("#")
    expect(page.locator("#rules-search")).to_have_value("#")
    page.keyboard.type("12.4")
    expect(page.locator("article.here#NG-12\\.4")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#rules-search")).to_have_value("")


def test_only_what_has_one_source(visit: Visiting) -> None:
    page = visit().page
    page.goto("/rules/watch?q=card")
    chips = page.get_by_role("group", name=WORDS.text("web-ref-source")).get_by_role("button")
    expect(chips.nth(2)).to_have_text(re.compile(r"Sources \d"))
    chips.nth(2).click()
    expect(page.locator("main article")).to_have_count(int(chips.nth(2).inner_text().split()[-1]))
    assert page.locator("main article").count() == page.locator("main article:has(.seal.public)").count()


@pytest.mark.parametrize(("language", "word"), [("ru", "зима"), ("uk", "битва"), ("en", "dragon")])
def test_the_page_speaks_three_languages(visit: Visiting, language: str, word: str) -> None:
    """Words are found where the rules are translated; where they are not, the page says so."""
    page = visit(language=language, theme="light").page
    page.goto(f"/rules/wild?q={word}")
    expect(page.get_by_role("heading", level=1)).to_have_text(Catalog(language).text("web-rules"))
    expect(page.locator("main mark, main [role=status] .chip").first).to_be_visible()
    check(page)


def test_nothing_serious_on_a_phone(visit: Visiting) -> None:
    page = visit(phone=True).page
    page.goto("/rules/northgard?q=battle")
    expect(page.locator("mark").first).to_be_visible()
    check(page)
    page.get_by_role("button", name=WORDS.text("web-rules-sections")).click()
    check(page)
    page.get_by_role("dialog").get_by_role("button", name="Options").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("main table")).to_be_visible()
    check(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_rule_at_a_table_opens_beside_it(visit: Visiting) -> None:
    """The drawer shows it in the reader's language; the whole rules open over the table, which goes on."""
    someone = visit(language="uk")
    someone.sit_down(ME, bot("greedy"))
    page, words = someone.page, Catalog("uk")
    page.get_by_role("button", name=words.text("web-rules"), exact=True).click()
    drawer = page.get_by_role("dialog")
    drawer.get_by_role("textbox").fill("gw-4.3")
    drawer.get_by_role("button", name=words.text("web-rules-find")).click()
    expect(drawer.get_by_role("heading", name="GW-4.3")).to_be_visible()
    drawer.get_by_role("link", name=words.text("web-ref-open")).click()
    expect(page.locator("article.here#GW-4\\.3")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text(words.text("web-status-your-turn"))
    page.get_by_role("banner").get_by_role("button", name=words.text("web-ref-back")).click()
    expect(page.locator(".tray")).to_be_visible()


def winter_at_table(someone: Visit) -> Chieftain:
    """A table of Northgard where somebody has units on the map."""
    return someone.sit_down_as(Chieftain, ME, bot("greedy"), ahead=lambda player: player.is_asked("play"))


def search_at_table(page: Page, words: str) -> None:
    page.get_by_role("button", name=WORDS.text("web-rules"), exact=True).click()
    page.get_by_role("dialog").get_by_role("textbox").fill(words)
    page.keyboard.press("Enter")


def test_rules_say_what_they_are_at_the_table(visit: Visiting) -> None:
    someone = visit()
    player, page = winter_at_table(someone), someone.page
    search_at_table(page, "winter")
    winter = page.locator("#NG-14\\.1")
    units = player.picture["seats"][player.seen.state["viewer"]]["onMap"]
    expect(winter).to_contain_text(f"At your table: you have {units} units on the map")
    row = next(row for row in player.seen.state["scenery"]["winter"] if units <= row["max"] or row["max"] == 0)
    expect(winter.get_by_role("listitem")).to_have_count(5)
    expect(winter.locator("[aria-current]")).to_contain_text(str(row["min"]))
    beside = page.get_by_role("complementary", name=WORDS.text("web-ref-beside"))
    expect(beside).to_contain_text("Your winter, year 1")
    games = page.get_by_role("navigation", name=WORDS.text("web-ref-games")).get_by_role("link")
    expect(games.first).to_contain_text(WORDS.text("web-ref-here"))
    check(page)


def test_the_table_goes_on_below_the_rules(visit: Visiting) -> None:
    """Its line stays open, no key reaches it, and what a rule speaks of is pointed out there."""
    someone = visit()
    winter_at_table(someone)
    page, table = someone.page, someone.page.url
    lines: list[str] = []
    page.on("websocket", lambda line: lines.append(line.url))
    page.evaluate("document.querySelector('.table').dataset.same = 'yes'")
    search_at_table(page, "winter")
    page.locator("#NG-14\\.1 h4 a").click()
    page.locator("#NG-14\\.2 h4 a").click()
    page.keyboard.press("v")  # which opens the text view of a table
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_back()
    expect(page.locator("article.here#NG-14\\.1")).to_be_visible()
    page.locator("#NG-14\\.1").get_by_role("button", name="At your table").click()
    expect(page.locator(".tray")).to_be_visible()
    expect(page.locator(".rule-ring").first).to_be_visible()
    expect(page.locator(".rule-ring")).to_have_count(0)  # for a while only
    assert page.url == table
    assert page.locator(".table[data-same=yes]").count() == 1
    assert lines == []  # never left, so never joined again


def test_a_reload_keeps_the_table_below_the_rules(visit: Visiting) -> None:
    someone = visit()
    winter_at_table(someone)
    page, table = someone.page, someone.page.url
    page.locator(".own .winter").hover()
    page.get_by_role("tooltip").get_by_role("button", name="NG-14.1").click()
    page.get_by_role("dialog").get_by_role("link", name=WORDS.text("web-ref-open")).click()
    page.locator("#NG-14\\.2 h4 a").click()
    page.reload()
    expect(page.locator("#NG-14\\.1")).to_contain_text("At your table")
    page.keyboard.press("/")
    page.keyboard.press("Escape")
    expect(page.locator(".tray")).to_be_visible()
    assert page.url == table


def test_what_was_agreed_stands_at_its_rule(visit: Visiting) -> None:
    someone = visit()
    someone.sit_down_as(Chieftain, ME, bot("greedy"), settings={"boar_lore": "closes_no_own"})
    page = someone.page
    search_at_table(page, "boar")
    expect(page.locator("#NG-17\\.6")).to_contain_text(
        "At your table: Lore of the Boar: it closed no territory of their own"
    )
    search(page, "6.8")
    citing = page.locator("#NG-6\\.8").get_by_text(WORDS.text("web-ref-related"))
    citing.get_by_role("button", name="NG-17.1").click()
    expect(page.locator("article.here#NG-17\\.1")).to_contain_text("NG-6.8")


@pytest.fixture
def leaving(browsers: Browsers, server: Served) -> Iterator[Visiting]:
    """Visitors whose server may go away: the browser complains of that, and the page may not."""
    yield from visiting(browsers, server.address, forgiven=("ERR_FAILED",))


def test_what_was_read_stays_when_the_server_is_away(leaving: Visiting) -> None:
    page = leaving(language="ru").page
    page.goto("/rules/wild")
    expect(page.locator("#VW-1\\.1")).to_be_visible()
    page.route(re.compile("/api/"), lambda route: route.abort())
    page.reload()
    search(page, "дракон")
    expect(page.locator("mark").first).to_be_visible()
    expect(page.get_by_text(Catalog("ru").text("web-ref-offline"))).to_be_visible()
