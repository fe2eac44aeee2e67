"""What people do at a table besides their moves: take back, leave and come back, mute, keep the game, play on."""

import functools
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from longhouse.messages import Catalog
from tests.browser.conftest import Browsers, Visit, Visiting, visiting
from tests.browser.table import ON, SEND, Player
from tests.browser.test_together import looks_as, say
from tests.server.outside import ME, OPEN, REPOSITORY, bot, served

JOURNAL: Final = REPOSITORY / "tests" / "golden" / "watch" / "gift-3.journal"
WORDS: Final = Catalog("en")
PLACED: Final = {"initial_placement": "phase", "first_player": "seat"}


def seat_all(visit: Visiting, *names: str) -> list[Visit]:
    """A table at which all of them sit in this order, and whose game has begun; each looks at it."""
    guests = [visit() for _ in names]
    host, *others = guests
    table = host.make_table(ME, *[OPEN] * len(others), name=names[0], settings=PLACED)
    for seat, (guest, name) in enumerate(zip(others, names[1:], strict=True), 1):
        post(guest, "/api/me", {"name": name})
        post(guest, f"/api/tables/{table}/sit", {"seat": seat})
    post(host, f"/api/tables/{table}/start", {})
    for guest in guests:
        guest.page.goto(f"/table/{table}")
        guest.page.locator(".tray").wait_for()
    return guests


def post(guest: Visit, path: str, body: dict[str, object]) -> None:
    request = guest.context.request
    answer = request.post(path, data=body, headers={"x-csrf-token": request.get("/api/me").json()["csrf"]})
    assert answer.ok, answer.text()


def button(page: Visit, key: str) -> Locator:
    return page.page.get_by_role("button", name=WORDS.text(key), exact=True)


# --- alone at the table


def test_a_move_is_announced_and_taken_back(visit: Visiting) -> None:
    someone = visit()
    player, page = someone.sit_down(ME, bot("greedy"), seed="undo", settings=PLACED), someone.page
    undo = page.locator("button.undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    before = player.seen.state["seq"]
    choice = player.seen.options
    player.move()
    expect(page.locator("[role=log][aria-live=polite] p").last).to_contain_text("Ada")
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    player.wait_for(lambda: player.seen.state["seq"] == before, "the state before the move")
    player.wait_for_question()
    assert player.seen.options == choice
    expect(undo).to_have_attribute("aria-disabled", "true")


def test_the_board_in_words_and_from_near(visit: Visiting) -> None:
    someone = visit()
    player, page = someone.sit_down(ME, bot("greedy"), seed="words", settings=PLACED), someone.page
    button(someone, "web-text-view").click()
    words = page.get_by_role("dialog")
    offered = words.locator("[data-option]")
    offered.first.wait_for()  # the words are loaded when they are first asked for
    assert [each.get_attribute("data-option") for each in offered.all()] == player.seen.options
    for seat in player.seen.state["seats"]:
        expect(words).to_contain_text(seat["name"])
    assert words.locator("li").count() > len(player.seen.state["scenery"]["hexes"])
    page.keyboard.press("Escape")
    tile = page.locator("[data-hex]").first
    sizes = [width_of(tile)]
    for key in ("web-zoom-in", "web-zoom-in", "web-zoom-out", "web-zoom-fit"):
        button(someone, key).click()
        player.wait_for(functools.partial(differs, tile, sizes[-1]), f"another size after {key}")
        sizes.append(width_of(tile))
    assert sizes[0] < sizes[1] < sizes[2] > sizes[3] > sizes[4] == pytest.approx(sizes[0])
    by_hand(player, tile)


def by_hand(player: Player, tile: Locator) -> None:
    """The wheel brings the board closer, and it follows the mouse."""
    page, width = player.page, width_of(tile)
    place = page.locator(".world").bounding_box()
    assert place is not None
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -200)
    player.wait_for(lambda: width_of(tile) > width + 1, "a board that comes closer")
    expect(page.locator(".world.moving")).to_have_count(0)
    left = left_of(tile)
    page.mouse.down()
    page.mouse.move(x + 30, y, steps=3)
    page.mouse.up()
    assert left_of(tile) - left == pytest.approx(30, abs=4)


def left_of(tile: Locator) -> float:
    return float(tile.evaluate("tile => tile.getBoundingClientRect().left"))


def width_of(tile: Locator) -> float:
    return float(tile.evaluate("tile => tile.getBoundingClientRect().width"))


def differs(tile: Locator, width: float) -> bool:
    return abs(width_of(tile) - width) > 1


# --- those who leave


def test_the_others_vote_a_bot_into_a_seat_and_it_is_taken_back(visit: Visiting) -> None:
    ada, bo, cy = seat_all(visit, "Ada", "Bo", "Cy")
    address = cy.page.url
    cy.page.close()
    bots = [each.page.locator('[data-vote="bot"]') for each in (ada, bo)]
    expect(bots[0]).to_have_text(WORDS.text("web-vote-bot", bot=0, needed=2))
    bots[0].click()
    expect(bots[1]).to_have_text(WORDS.text("web-vote-bot", bot=1, needed=2))
    bo.page.locator('[data-vote="wait"]').click()
    expect(ada.page.locator('[data-vote="wait"]')).to_have_text(WORDS.text("web-vote-wait", wait=1))
    bots[1].click()
    expect(bots[0]).to_have_count(0)
    again = cy.new_page()
    again.goto(address)
    again.get_by_role("button", name=WORDS.text("web-vote-take-back")).click()
    expect(again.get_by_text(WORDS.text("web-vote-stands-in"))).to_have_count(0)
    expect(ada.page.locator('[data-seat="2"] .chip')).to_have_count(0)


def test_a_game_is_left_to_bots_kept_and_played_again(visit: Visiting, tmp_path: Path) -> None:
    ada, bo = seat_all(visit, "Ada", "Bo")
    stands_in = ada.page.get_by_text(WORDS.text("web-vote-stands-in"))
    leave(ada)
    expect(stands_in).to_be_visible()
    expect(button(ada, "web-leave")).to_have_count(0)
    button(ada, "web-vote-take-back").click()
    expect(stands_in).to_have_count(0)
    leave(ada)
    expect(stands_in).to_be_visible()
    leave(bo)
    ending = ada.page.get_by_role("dialog")
    expect(ending.get_by_role("heading", level=1)).to_be_visible()
    with ada.page.expect_download() as download:
        ending.locator("a[download]").click()
    kept = tmp_path / download.value.suggested_filename
    download.value.save_as(kept)
    table = ada.page.url
    button(ada, "web-end-rematch").click()
    ada.page.wait_for_url(lambda url: "/table/" in url and url != table)
    bo.page.get_by_role("link", name=WORDS.text("web-end-rematch-on")).click()
    expect(bo.page).to_have_url(ada.page.url)
    button(ada, "web-create-start").click()
    for guest in (ada, bo):
        expect(guest.page.locator("[data-seat]")).to_have_count(2)
    check_replay(ada, kept)


def leave(guest: Visit) -> None:
    button(guest, "web-leave").click()
    guest.page.locator("[data-leave]").click()


def check_replay(guest: Visit, journal: Path) -> None:
    """A journal that was downloaded is replayed to its last pick."""
    picks = sum(1 for line in journal.read_text().splitlines() if line[:1].isdigit())
    bring(guest, journal)
    assert picks > 100
    expect(guest.page.get_by_role("slider").first).to_have_attribute("aria-valuemax", str(picks))


def bring(guest: Visit, journal: Path) -> None:
    guest.page.goto("/")
    guest.page.locator("input[type=file]").set_input_files(journal)
    guest.page.wait_for_url("**/replay/*")


def test_the_table_of_a_journal_without_an_end_is_its_replay(visit: Visiting, tmp_path: Path) -> None:
    someone = visit()
    torn = tmp_path / "torn.journal"
    torn.write_text("".join(JOURNAL.read_text().splitlines(keepends=True)[:60]))
    bring(someone, torn)
    replay = someone.page.url.partition("?")[0]
    someone.page.goto(replay.replace("/replay/", "/table/"))
    someone.page.wait_for_url(f"{replay}**")
    expect(someone.page.get_by_role("slider").first).to_be_visible()


# --- those who talk


def test_somebody_is_heard_no_more_and_again(visit: Visiting) -> None:
    ada, bo = seat_all(visit, "Ada", "Bo")
    players = [Player(ada.page), Player(bo.page)]
    said = ada.page.locator("aside .said")
    ada.page.get_by_role("tab").nth(1).click()
    say(players[1], "first")
    expect(said).to_have_text("first")
    button_named(ada, "web-chat-mute", "Bo").click()
    expect(said).to_have_count(0)
    bo.page.locator("aside form input").fill("second")
    bo.page.keyboard.press("Enter")
    expect(bo.page.locator("aside .said")).to_have_count(2)
    say(players[0], "only mine")
    button(ada, "web-chat-unmute").click()
    bo.page.locator("aside form input").fill("third")
    bo.page.keyboard.press("Enter")
    expect(said.last).to_have_text("third")
    expect(said.filter(has_text="second")).to_have_count(0)  # chat lines from meanwhile were never sent to us


def button_named(guest: Visit, key: str, name: str) -> Locator:
    return guest.page.get_by_role("button", name=WORDS.text(key, name=name), exact=True)


def test_an_account_is_made_left_and_entered_again(visit: Visiting) -> None:
    someone = visit()
    page, name = someone.page, someone.page.locator("button.me .name")
    page.goto("/")
    for way, send in (("web-me-sign-up", "web-me-send-new"), ("web-me-sign-in", "web-me-send-in")):
        page.locator("button.me").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("group").get_by_role("button", name=WORDS.text(way), exact=True).click()
        dialog.locator("input").nth(0).fill("Solveig")
        dialog.locator("input[type=password]").fill("a long winter")
        dialog.locator("form button.primary", has_text=WORDS.text(send)).click()
        expect(name).to_have_text("Solveig")
        page.reload()
        expect(name).to_have_text("Solveig")
        page.locator("button.me").click()
        button(someone, "web-me-sign-out").click()
        expect(name).not_to_have_text("Solveig")


# --- several at one screen


def draw_curtain(player: Player, seat: int) -> None:
    player.click(f'[data-curtain="{seat}"]')
    player.wait_for(functools.partial(looks_as, player, seat), f"the view of seat {seat}")
    player.wait_for_question()


def take_one(player: Player, row: str, which: str = ON) -> str:
    """Puts a card into a row of a trade; returns its kind."""
    card = player.page.locator(f'[data-row="{row}"] [data-more]{which}').first
    kind = card.get_attribute("data-more") or ""
    player.click(card)
    return kind


def test_a_proposal_is_answered_with_another(visit: Visiting) -> None:
    """At one screen, so that the seed can be chosen and both have cards."""
    someone = visit()
    bo = {"kind": "hotseat", "name": "Bo"}
    table = someone.make_table(ME, bo, seed="counter", settings={"first_player": "seat"})
    player, page = someone.player(), someone.page
    page.goto(f"/table/{table}")
    draw_curtain(player, 0)
    while "propose" not in player.seen.options:
        player.move()
        player.wait_for_question()
    player.open_trade("players")
    given = take_one(player, "give")
    wanted = take_one(player, "want")
    player.click(SEND)
    expect(page.locator("[role=dialog] .warns")).to_contain_text("nobody can accept")
    player.pick_with('button[data-option="send"]')  # it is sent all the same
    draw_curtain(player, 1)
    player.click('button[data-option="counter"]')
    take_one(player, "give", f'{ON}:not([data-more="{wanted}"], [data-more="{given}"])')  # not the same trade again
    player.click(SEND)  # it began with what was offered, so that the rest is wanted already
    draw_curtain(player, 0)
    player.click('button[data-option="close/1"]')
    player.wait_for(lambda: "propose" in player.seen.options, "the end of the trade")
    expect(page.locator("aside.sheet .body li", has_text="trades with Bo")).to_have_count(1)


@pytest.fixture
def slow(browsers: Browsers, client: str, tmp_path: Path) -> Iterator[Visiting]:
    """A server whose bots think for ever."""
    with served(tmp_path, LONGHOUSE_BOT_PAUSE="3600", LONGHOUSE_WEB=client) as made:
        yield from visiting(browsers, made.address)


def test_no_hand_is_shown_while_a_bot_has_the_move(slow: Visiting) -> None:
    someone = slow()
    page, player = someone.page, someone.player()
    bo = {"kind": "hotseat", "name": "Bo"}
    table = someone.make_table(bot("greedy"), ME, bo, settings=PLACED)
    page.goto(f"/table/{table}")
    for seat in (2, 1):  # after a reload nobody has confirmed yet that they are looking
        expect(page.locator("[data-curtain]")).to_have_count(2)
        expect(page.locator(".table")).to_have_attribute("inert", "")
        page.locator(f'[data-curtain="{seat}"]').click()
        expect(page.locator("[data-curtain]")).to_have_count(0)
        expect(page.locator(".table")).not_to_have_attribute("inert", "")
        assert player.seen.state["viewer"] == seat
        page.reload()
    expect(page.locator("[data-curtain]")).to_have_count(2)
