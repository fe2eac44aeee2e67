"""Several browsers at one table, a reload, a server that is killed, and a spectator."""

import functools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from longhouse.kernel.proof import commitment_of
from tests.browser.conftest import Browsers, Visiting, visiting
from tests.browser.table import Player, middle_of_a_turn
from tests.server.outside import ME, OPEN, Nest, bot

LOG = "aside.sheet .body"


def two_at_a_table(visit: Visiting) -> list[Player]:
    """One makes a table with a free seat; the other comes by the link."""
    ada, bo = visit(), visit()
    players = [ada.player(), bo.player()]
    ada.page.goto("/new/watch")
    ada.page.get_by_role("group", name="Number of players").get_by_role("button", name="2").click()
    ada.page.get_by_role("combobox", name="Rules", exact=True).select_option("base")  # the full game is for more
    ada.page.locator("select.kind").nth(1).select_option("open")
    ada.page.locator("aside button.primary").click()
    ada.page.wait_for_url("**/table/*")
    bo.page.goto(ada.page.locator("input[readonly]").input_value())
    bo.page.locator("li.free button").click()
    bo.page.wait_for_url("**/table/*")
    for one in (ada, bo):
        expect(one.page.locator(".dice [data-own-word='promised']")).to_be_visible()
        expect(one.page.locator(".dice [data-words] li")).to_have_count(2)
    ada.page.locator("footer button.primary:not([aria-disabled='true'])").click()
    wait_for_version(players, 1)
    return players


def wait_for_version(players: list[Player], version: int) -> None:
    for player in players:
        player.wait_for(functools.partial(has_come_to, player, version), f"version {version}")


def has_come_to(player: Player, version: int) -> bool:
    return player.seen.version >= version


def play_together(players: list[Player], versions: int) -> None:
    last = players[0].seen.version + versions
    while players[0].seen.version < last:
        for player in players:
            if player.seen.options:
                player.move()
        wait_for_one_another(players)


def wait_for_one_another(players: list[Player]) -> None:
    """Each has different numbers, but all know what has happened, who is asked, and in which part of the turn."""
    players[0].wait_for(functools.partial(know_the_same, players), "what the others have seen")


def know_the_same(players: list[Player]) -> bool:
    known = [known_to(player) for player in players]
    return all(each == known[0] for each in known)


def known_to(player: Player) -> list[Any]:
    """To go on to the next part of a turn is not an event; an offer is known to its seat alone."""
    asked = [decision["seat"] for decision in player.seen.state["decisions"] if not decision["offer"]]
    return [player.seen.happened, asked, *(player.picture[key] for key in ("turn", "active", "step"))]


def test_two_browsers_at_one_table(visit: Visiting) -> None:
    ada, bo = players = two_at_a_table(visit)
    assert [player.seen.state["me"] for player in players] == [[0], [1]]
    ada.page.get_by_role("button", name="Fair dice").click()
    expect(ada.page.get_by_role("dialog").locator("code")).to_have_text(ada.seen.state["table"]["commitment"])
    promised = ada.seen.state["table"]
    assert promised["promises"] == [commitment_of(word) for word in promised["words"]]
    expect(ada.page.get_by_role("dialog").locator("q")).to_have_text(promised["words"])
    expect(ada.page.get_by_role("dialog").locator("[data-own-word='in']")).to_be_visible()
    ada.page.keyboard.press("Escape")
    play_together(players, 30)
    for player in players:
        player.wait_for(player.is_shown, "the last message on the page")
    for player in players:
        player.page.get_by_role("button", name="Every line").click()
    logs = [player.page.locator(f"{LOG} li").all_inner_texts() for player in players]
    assert len(logs[0]) == len(logs[1]) > 8
    say(ada, "Hail & <b>well</b> met")
    bo.page.get_by_role("tab").nth(1).click()
    expect(bo.page.locator("aside .said")).to_have_text("Hail & <b>well</b> met")


def say(player: Player, text: str) -> None:
    player.page.get_by_role("tab").nth(1).click()
    player.page.locator("aside form input").fill(text)
    player.page.locator("aside form button").click()
    expect(player.page.locator("aside .said")).to_have_text(text)


# --- coming back


def shown(player: Player) -> list[str]:
    """The current sentence, the newest turns of the log, the hand."""
    turns = player.page.locator(f"{LOG} section").all_inner_texts()[:3]
    hand = [card.get_attribute("data-count") or "" for card in player.page.locator("[data-hand]").all()]
    return [player.page.get_by_role("status").first.inner_text(), *turns, *hand]


def test_a_word_is_promised_only_when_the_page_knows_who_we_are(visit: Visiting) -> None:
    """The table's facts may come before the answer to who we are, without which the server refuses every change."""
    ada = visit()
    table = ada.make_table(ME, OPEN)
    ada.page.route("**/api/me", lambda route: None)
    ada.page.goto(f"/table/{table}")
    expect(ada.page.locator(".dice code")).to_be_visible()
    expect(ada.page.locator(".dice [data-own-word]")).to_have_count(0)
    ada.page.unroute("**/api/me")  # lets go what was held
    expect(ada.page.locator(".dice [data-own-word='promised']")).to_be_visible()


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(visit: Visiting) -> None:
    someone = visit()
    player = someone.sit_down(ME, bot("greedy"), bot("greedy"), seed="reload", ahead=middle_of_a_turn(150))
    player.play(10)
    player.play_until(lambda: middle_of_a_turn(160)(player), "a turn of ours")
    before, page = dict(player.seen.state), shown(player)
    player.seen.state = {}
    someone.page.reload()
    player.wait_for_question()
    expect(someone.page.locator(f"{LOG} section").first).to_be_visible()
    for key in ("seq", "version", "picture", "decisions", "undo", "me", "viewer", "table"):
        assert player.seen.state[key] == before[key]
    assert shown(player) == page
    player.move()


@pytest.fixture
def nest(client: str, tmp_path: Path) -> Iterator[Nest]:
    made = Nest(tmp_path, LONGHOUSE_WEB=client)
    made.hatch()
    made.wait_until_up()
    yield made
    made.close()


@pytest.fixture
def visit_nest(browsers: Browsers, nest: Nest) -> Iterator[Visiting]:
    yield from visiting(browsers, f"http://127.0.0.1:{nest.port}", forgiven=("ERR_CONNECTION", "WebSocket"))


def test_a_killed_server_comes_back_and_nothing_is_lost(nest: Nest, visit_nest: Visiting) -> None:
    players = two_at_a_table(visit_nest)
    play_together(players, 12)
    for _ in range(2):
        before = [state_of(player) for player in players]
        nest.kill()
        for player in players:
            expect(player.page.locator(".light.off").first).to_be_visible()
        nest.hatch()
        nest.wait_until_up()
        for player in players:
            expect(player.page.locator(".light:not(.off, .wait)").first).to_be_visible()
        assert [state_of(player) for player in players] == before
        play_together(players, 6)


def state_of(player: Player) -> dict[str, Any]:
    return {key: player.seen.state[key] for key in ("seq", "version", "picture", "decisions", "undo")}


# --- at one screen


def test_two_at_one_screen_do_not_see_one_anothers_hand(visit: Visiting) -> None:
    someone = visit()
    page, player = someone.page, someone.player()
    page.goto("/new/watch?seats=hotseat")
    page.get_by_role("group", name="Number of players").get_by_role("button", name="2").click()
    page.get_by_role("combobox", name="Rules", exact=True).select_option("base")  # the full game is for more
    page.locator("aside button.primary").click()
    page.wait_for_url("**/table/*")
    curtain = page.locator("[data-curtain]")
    for _ in range(4):
        curtain.wait_for()
        seat = int(curtain.get_attribute("data-curtain") or -1)
        expect(page.locator(".table")).to_have_attribute("inert", "")
        curtain.click()
        player.wait_for(functools.partial(looks_as, player, seat), f"the view of seat {seat}")
        while player.seen.state["decisions"][0]["seat"] == seat:
            player.move()


def looks_as(player: Player, seat: int) -> bool:
    return player.seen.state.get("viewer") == seat and bool(player.seen.options)


# --- looking on


def test_a_spectator_sees_no_secret(visit: Visiting) -> None:
    someone, other = visit(), visit()
    player = someone.sit_down(ME, bot("greedy"), bot("greedy"), seed="watched", watch="all")
    watcher = other.player()
    other.page.goto(someone.page.url)
    wait_for_version([watcher], 1)
    player.play(20)
    player.hasten(lambda: middle_of_a_turn(100)(player), "a turn of ours")
    wait_for_one_another([watcher, player])
    state = watcher.seen.state
    assert (state["role"], state["viewer"], state["me"]) == ("spectator", -1, [])
    tell_tales = [frame for frame in watcher.seen.frames if secrets_in(frame)]
    assert tell_tales == []
    assert other.page.locator("[data-option], [data-hand], [data-build]").count() == 0
    expect(other.page.locator(f"{LOG} li").first).to_be_visible()


def secrets_in(frame: dict[str, Any]) -> list[Any]:
    """What only a seat may know: options, cards by kind, the seed, and that something may be undone."""
    seats = (frame.get("picture") or {}).get("seats", [])
    hands = [seat["hand"]["cards"] for seat in seats]
    cards = [pile["cards"] for seat in seats for pile in (seat["development"]["held"], seat["development"]["fresh"])]
    options = [decision["options"] for decision in frame.get("decisions", [])]
    seed = frame.get("table", {}).get("seed")
    undo = frame.get("undo", {}).get("allowed")
    return [secret for secret in (*hands, *cards, *options, seed, undo) if secret]


def test_a_misclick_leaves_no_trace_at_the_others(visit: Visiting) -> None:
    """It was already the other player's move; then the log and the board are as before."""
    players = two_at_a_table(visit)
    mover, other = sorted(players, key=lambda player: not player.seen.options)
    while "end-turn" not in mover.seen.options:
        mover.move()
        wait_for_one_another(players)
    log = other.page.locator(LOG)
    expect(log.get_by_role("button", name="Every line")).to_be_visible()  # it is loaded after the table
    other.wait_for(other.is_shown, "the last message on the page")
    before = log.inner_text(), other.picture
    version = mover.seen.version
    mover.end_turn("end-turn")
    wait_for_version(players, version + 1)
    other.wait_for_question()
    assert other.picture != before[1]
    mover.page.keyboard.press("u")
    wait_for_version(players, version + 2)
    other.wait_for(lambda: log.inner_text() == before[0], "the log as it was")
    assert other.picture == before[1]
    assert mover.seen.options and not other.seen.options
