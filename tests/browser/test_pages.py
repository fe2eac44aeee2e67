"""The other pages: three languages, replays, and everything on a phone."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from longhouse.messages import Catalog
from tests.browser.conftest import PHONE, Visiting
from tests.browser.table import can_propose, middle_of_a_turn, near_the_end
from tests.server.outside import ME, REPOSITORY, bot

WORDS: Final = Catalog("en")
GOLDEN: Final = REPOSITORY / "tests" / "golden" / "watch"
JOURNAL: Final = GOLDEN / "full-4-gift.journal"
LONG: Final = GOLDEN / "gift-3.journal"


# --- languages


def test_the_language_changes_at_any_time(visit: Visiting) -> None:
    someone = visit()
    page = someone.page
    page.goto("/")
    play = page.locator("article.door.watch button.primary")
    for language, name in (("ru", "Русский"), ("uk", "Українська"), ("en", "English")):
        page.get_by_role("button", name=name, exact=True).click()
        expect(play).to_have_text(Catalog(language).text("web-play-now"))
        expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_language_changes_in_the_middle_of_a_game(visit: Visiting) -> None:
    someone = visit(language="uk")
    player, page = someone.sit_down(ME, bot("greedy"), seed="words", ahead=middle_of_a_turn(8)), someone.page
    log = page.locator("aside.sheet .body li").first
    before = log.text_content() or ""
    page.get_by_role("button", name=Catalog("uk").text("web-settings")).click()
    page.get_by_role("dialog").get_by_role("button", name="Русский").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("status").first).to_contain_text(Catalog("ru").text("web-status-your-turn"))
    expect(log).not_to_have_text(before)
    page.reload()
    expect(page.get_by_role("status").first).to_contain_text(Catalog("ru").text("web-status-your-turn"))
    player.play(4)


def test_refusals_come_in_the_language_of_the_reader(visit: Visiting) -> None:
    """The server says no with a phrase; the reader chose the language after the page was loaded."""
    someone = visit()
    page = someone.page
    page.goto("/")
    page.get_by_role("button", name="Українська", exact=True).click()
    with page.expect_request("**/api/journals") as sent:
        page.locator("input[type=file]").set_input_files(
            {"name": "a.journal", "mimeType": "text/plain", "buffer": b"not a journal"}
        )
    assert sent.value.headers["accept-language"] == "uk"
    expect(page.get_by_role("status")).to_contain_text("Цей журнал не можна програти")
    someone.complaints[:] = [said for said in someone.complaints if "422" not in said]  # the browser's own line


# --- a new table


def test_who_plays_at_one_screen_may_choose_another_game(visit: Visiting) -> None:
    page = visit().page
    page.goto("/new/watch?seats=hotseat")
    kinds = page.get_by_role("combobox", name=WORDS.text("web-seat-kind"))
    expect(kinds.nth(1)).to_have_value("hotseat")
    page.get_by_role("link", name="Vikings Gone Wild").click()
    expect(page.get_by_role("link", name="Vikings Gone Wild")).to_have_attribute("aria-current", "true")
    expect(kinds.nth(3)).to_have_value("hotseat")


def test_the_rules_open_at_the_game_of_the_table(visit: Visiting) -> None:
    someone = visit()
    someone.sit_down(ME, bot("greedy"))
    page = someone.page
    page.get_by_role("button", name=WORDS.text("web-rules"), exact=True).click()
    page.get_by_role("button", name="GW-4 Trade", exact=False).click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="GW-4")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=WORDS.text("web-rules"), exact=True)).to_be_focused()
    page.goto(page.url.replace("/table/", "/replay/"))  # of a game that goes on: only what its player knows
    expect(page.locator("[data-part=replay-tray]")).to_have_attribute("data-hand", "0")
    points = page.get_by_role("group", name=WORDS.text("web-replay-see-as")).get_by_role("button")
    expect(points).to_have_count(2)
    expect(page.get_by_role("button", name=WORDS.text("web-playon"))).to_have_count(0)


def test_the_log_does_not_name_places_by_coordinates(visit: Visiting) -> None:
    someone = visit()
    player = someone.sit_down(ME, bot("greedy"), seed="places", settings={"initial_placement": "phase"})
    player.play(6)
    someone.page.get_by_role("button", name="Every line").click()
    log = someone.page.locator("aside.sheet .body li")
    expect(log.filter(has_text="settlement").first).to_be_visible()
    assert not [line for line in log.all_inner_texts() if ",N)" in line or ",S)" in line]


def test_the_board_is_shown_before_the_table_is_made(visit: Visiting) -> None:
    page = visit().page
    page.goto("/new/watch")
    board = page.locator("aside figure")
    expect(board.locator("[data-hex]")).to_have_count(21)
    expect(board.get_by_text(Catalog("en").text("web-create-shuffled"))).to_have_count(0)
    page.get_by_role("button", name="Random", exact=True).click()
    expect(board.get_by_text(Catalog("en").text("web-create-shuffled"))).to_be_visible()


# --- replays


def open_replay(page: Page, journal: Path = JOURNAL) -> int:
    """A journal from a file, by the door of the hall; how many picks it has."""
    page.goto("/")
    page.locator("input[type=file]").set_input_files(journal)
    page.wait_for_url("**/replay/*")
    slider = page.get_by_role("slider").first
    expect(slider).to_have_attribute("aria-busy", "false")  # the line of turns grows until the whole game has loaded
    return int(slider.get_attribute("aria-valuemax") or 0)


def at(page: Page) -> int:
    return int(page.get_by_role("slider").first.get_attribute("aria-valuenow") or -1)


def test_a_replay_is_walked_through(visit: Visiting) -> None:
    page = visit().page
    picks = open_replay(page, LONG)
    assert picks > 100
    assert at(page) == 0
    page.get_by_role("button", name=Catalog("en").text("web-replay-forward")).click()
    assert at(page) > 0
    page.get_by_role("button", name=Catalog("en").text("web-replay-last")).click()
    assert at(page) == picks
    page.keyboard.press("ArrowLeft")
    assert at(page) < picks
    box = page.get_by_role("slider").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert picks / 4 < at(page) < picks * 3 / 4
    middle = at(page)
    page.get_by_role("button", name=Catalog("en").text("web-replay-play"), exact=True).click()
    expect(page.get_by_role("slider").first).not_to_have_attribute("aria-valuenow", str(middle))
    expect(page.locator("[data-caption]")).to_be_visible()  # what others do is told, as at a table
    page.get_by_role("button", name=Catalog("en").text("web-replay-pause")).click()


def test_a_link_leads_to_a_move_and_a_viewpoint(visit: Visiting) -> None:
    page = visit().page
    open_replay(page)
    base = page.url.partition("?")[0]
    page.goto(f"{base}?to=60&as=1")
    expect(page.get_by_role("slider").first).to_have_attribute("aria-valuenow", "60")
    points = page.get_by_role("group", name=Catalog("en").text("web-replay-see-as")).get_by_role("button")
    expect(points.nth(2)).to_have_attribute("aria-pressed", "true")
    points.nth(0).click()
    page.wait_for_url("**as=spectator*")
    expect(page.get_by_role("slider").first).to_have_attribute("aria-valuenow", "60")
    expect(page.get_by_label(Catalog("en").text("web-watch-board"), exact=True)).to_be_visible()


def test_the_hands_of_a_replay(visit: Visiting) -> None:
    """While all is open: whose tray lies below the board, and what the others held."""
    page = visit().page
    picks = open_replay(page, LONG)
    page.goto(f"{page.url.partition('?')[0]}?to={picks - 1}&as=all")
    tray = page.locator("[data-part=replay-tray]")
    expect(tray.locator("[data-hand][data-count]")).to_have_count(5)
    for key, seat in (("3", "2"), ("1", "0")):
        page.keyboard.press(key)
        expect(tray).to_have_attribute("data-hand", seat)
    whose = tray.get_by_role("button", name=WORDS.text("web-replay-hand-of", name="Ada"))
    expect(whose).to_have_attribute("aria-pressed", "true")
    expect(others(page, "web-replay-others")).to_have_count(2)
    assert not all(is_count(text) for text in others(page, "web-replay-others").all_inner_texts())
    page.keyboard.press("0")
    expect(tray.get_by_role("button", pressed=True)).to_have_count(0)


def test_the_hand_of_one_player_in_a_replay(visit: Visiting) -> None:
    """Of the others only what that player knew; a spectator sees no hand; the tray stays folded away."""
    page = visit().page
    picks = open_replay(page, LONG)
    address = f"{page.url.partition('?')[0]}?to={picks - 1}&as=0"
    tray = page.locator("[data-part=replay-tray]")
    expect(tray).to_have_count(1)
    page.keyboard.press("t")
    expect(tray).to_have_count(0)
    page.goto(address)
    expect(page.get_by_role("button", name=WORDS.text("web-replay-tray"))).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("t")
    expect(others(page, "web-replay-knew", name="Ada")).to_have_count(2)
    assert all(is_count(text) for text in others(page, "web-replay-knew", name="Ada").all_inner_texts())
    page.get_by_role("group", name=WORDS.text("web-replay-see-as")).get_by_role("button").first.click()
    expect(tray).to_have_count(0)


def others(page: Page, title: str, **words: str) -> Locator:
    return page.get_by_role("region", name=WORDS.text(title, **words)).get_by_role("listitem")


def is_count(text: str) -> bool:
    return text.rsplit(maxsplit=1)[-1] in ("card", "cards")


def test_a_replay_is_shared_and_its_journal_comes_back(visit: Visiting, tmp_path: Path) -> None:
    page = visit().page
    picks = open_replay(page, LONG)
    base = page.url.partition("?")[0]
    page.keyboard.press("End")
    page.keyboard.press("l")
    box = page.get_by_role("dialog", name=WORDS.text("web-share"))
    expect(box.get_by_role("textbox")).to_have_value(f"{base}?to={picks}&as=all")
    box.get_by_role("combobox").select_option("1")
    box.get_by_role("button", name=WORDS.text("web-share-game")).click()
    expect(box.get_by_role("textbox")).to_have_value(f"{base}?as=1")
    with page.expect_download() as kept:
        box.get_by_role("link", name=WORDS.text("web-journal")).click()
    kept.value.save_as(tmp_path / "kept.journal")
    box.locator("input[type=file]").set_input_files(tmp_path / "kept.journal")
    page.wait_for_url(lambda url: "/replay/" in url and base not in url)
    expect(page.get_by_role("slider").first).to_have_attribute("aria-valuemax", str(picks))


def test_a_new_table_begins_at_a_move_of_a_replay(visit: Visiting) -> None:
    page = visit().page
    picks = open_replay(page, LONG)
    begin = page.get_by_role("button", name=WORDS.text("web-playon"))
    page.keyboard.press("End")
    expect(begin).to_have_attribute("aria-disabled", "true")  # there is nothing left to play
    page.keyboard.press("b")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.goto(f"{page.url.partition('?')[0]}?to={picks // 2}&as=1&play=on")  # as an analysis links to it
    box = page.get_by_role("dialog", name=WORDS.text("web-playon-title", move=picks // 2))
    expect(box.get_by_role("radio").nth(1)).to_be_checked()  # through whose eyes we look
    box.get_by_role("radio").nth(2).check(force=True)
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    page.keyboard.press("b")
    box.get_by_role("radio").nth(2).check(force=True)
    box.get_by_role("combobox").select_option("easy")
    box.get_by_role("button", name=WORDS.text("web-playon-begin")).click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_label(WORDS.text("web-watch-board"), exact=True)).to_be_visible()
    here = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert here["me"] == [2]
    assert (here["table"]["status"], here["table"]["parent_move"]) == ("playing", picks // 2)
    page.get_by_role("link", name=WORDS.text("web-origin", move=picks // 2)).click()
    expect(page.get_by_role("slider").first).to_have_attribute("aria-valuenow", str(picks // 2))


def test_a_table_of_friends_begins_at_a_move_of_a_replay(visit: Visiting) -> None:
    page = visit(phone=True).page
    open_replay(page)
    page.get_by_role("button", name=WORDS.text("web-playon")).click()
    box = page.get_by_role("dialog")
    box.get_by_text(WORDS.text("web-playon-friends")).click()
    check_width(page)
    box.get_by_role("button", name=WORDS.text("web-playon-begin")).click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text(WORDS.text("web-origin", move=0))).to_be_visible()
    expect(page.get_by_text(WORDS.text("web-join-free"), exact=True)).to_have_count(3)


def test_a_damaged_journal_is_refused_in_words(visit: Visiting, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.journal"
    damaged.write_text(LONG.read_text().replace(" roll ", " rool "))
    someone = visit()
    page = someone.page
    page.goto("/")
    page.locator("input[type=file]").set_input_files(damaged)
    expect(page.get_by_role("status")).to_contain_text("Pick 1: there is nothing like “rool”")  # which one
    assert page.url.rstrip("/").count("/") == 2
    someone.complaints[:] = [said for said in someone.complaints if "422" not in said]  # the browser's own line


# --- a phone


def check_width(page: Page) -> None:
    """Nothing is wider than the screen."""
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


# what comes last on each of them
PAGES: Final = {"/": "article.door.open", "/new/watch": "aside figure svg", "/about": "h1", "/nowhere": "h1"}


@pytest.mark.parametrize("path", PAGES)
def test_pages_fit_a_phone(visit: Visiting, path: str) -> None:
    for language in ("en", "uk"):
        page = visit(phone=True, language=language).page
        page.goto(path)
        page.locator(PAGES[path]).first.wait_for()
        page.evaluate("document.fonts.ready.then(() => true)")
        check_width(page)


@pytest.mark.parametrize("mode", ["base", "full"])
def test_a_game_on_a_phone(visit: Visiting, mode: str) -> None:
    """In Russian, by touch, against three bots: its beginning, a turn, its end; nothing covers what is tapped."""
    someone = visit(phone=True, language="ru")
    bots = (bot("greedy"),) * 3
    player = someone.sit_down(ME, *bots, seed="phone", settings={"mode": mode, "initial_placement": "phase"})
    page = someone.page
    check_width(page)
    player.play(16)
    player.hasten(lambda: middle_of_a_turn(40)(player), "a turn")
    check_width(page)
    check_fingers(page)
    main = page.locator("button.main").bounding_box()
    assert main is not None
    assert main["y"] + main["height"] <= PHONE["height"]
    player.hasten(lambda: near_the_end(player), "the last turns")
    player.play()
    winner = player.seen.state["seats"][player.seen.state["over"]["winners"][0]]
    name = Catalog("ru").text(winner["named"]) if winner["named"] else winner["name"]
    expect(page.get_by_role("heading", level=1).last).to_contain_text(name)
    check_width(page)
    check_fingers(page)


FINGER: Final = 44  # pixels
# controls that are too small for a finger; rule ids inside texts have a larger area around them
SMALL: Final = """least => {
    const top = document.querySelector('dialog[open]') ?? document.body;
    return [...top.querySelectorAll('button, select, input:not([type=file]), [role=tab]')]
        .filter(each => each.tabIndex >= 0 && !each.closest('svg') && !each.matches('.rule'))
        .map(each => [each.getBoundingClientRect(), each.outerHTML.slice(0, 100)])
        .filter(([box]) => box.width > 0 && (box.width < least || box.height < least))
        .map(([box, html]) => `${box.width}x${box.height} ${html}`);
}"""


def check_fingers(page: Page) -> None:
    """Whatever is tapped is large enough."""
    assert page.evaluate(SMALL, FINGER) == []


def test_what_is_put_together_on_a_phone_can_be_tapped(visit: Visiting) -> None:
    someone = visit(phone=True, language="uk")
    someone.page.goto("/new/watch")
    expect(someone.page.locator("aside figure svg").first).to_be_attached()
    check_fingers(someone.page)
    player = someone.sit_down(ME, bot("greedy"), seed="trade", settings={"first_player": "seat"}, ahead=can_propose)
    player.open_trade("players")
    check_fingers(someone.page)


def test_a_replay_on_a_phone(visit: Visiting) -> None:
    """Nothing is cut; what has no room lies in a sheet."""
    page = visit(phone=True).page
    open_replay(page)
    page.keyboard.press("End")
    expect(page.locator("[data-part=replay-tray] [data-hand]").first).to_be_visible()
    check_width(page)
    check_fingers(page)
    begin = page.get_by_role("button", name=WORDS.text("web-playon")).bounding_box()
    assert begin is not None
    assert begin["y"] + begin["height"] <= PHONE["height"]
    page.get_by_role("button", name=WORDS.text("web-replay-tray")).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("listitem")).to_have_count(3)  # of the others
    check_width(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=WORDS.text("web-settings")).click()
    expect(page.get_by_role("dialog").get_by_role("button", name=WORDS.text("web-replay-stop-lead"))).to_be_visible()
    check_fingers(page)


def test_a_dialog_that_closes_late_closes_no_other(visit: Visiting) -> None:
    """The browser reports that a dialog was closed only after the script that closed it and opened the next."""
    someone = visit()
    someone.sit_down(ME, bot("greedy"), settings={"first_player": "seat"})
    page = someone.page
    names = [WORDS.text(key) for key in ("web-text-view", "web-proof")]
    page.get_by_role("button", name=names[0], exact=True).first.click()
    expect(page.get_by_role("dialog", name=names[0])).to_be_visible()
    page.evaluate(
        """name => {
            const box = document.querySelector('dialog[open]');
            const closed = new Promise(done => box.addEventListener('close', () => setTimeout(done)));
            box.close();
            document.querySelector(`button[aria-label="${name}"]`).click();
            return closed;
        }""",
        names[1],
    )
    expect(page.get_by_role("dialog", name=names[1])).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(1)
