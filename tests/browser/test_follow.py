"""Following the others at normal speed: what is shown is always one moment, and a question to us does not wait."""

from typing import Final

import pytest

from tests.browser.conftest import Visiting
from tests.browser.midgard_player import Jarl
from tests.browser.northgard_player import Chieftain
from tests.browser.table import Player, middle_of_a_turn
from tests.browser.wild_player import ENDS, Raider
from tests.server.outside import ME, bot

NORMAL: Final = "localStorage['longhouse.settings'] = JSON.stringify({ speed: 1, goalFirst: false })"
# every 100 ms: the moment on the board, in the status, in the caption if there is one, and the time planned until the
# last question to us was to be shown, and the time that it then took
WATCH: Final = """
    window.seen = [];
    window.faded = 0;
    setInterval(() => {
        const at = (where) => document.querySelector(where)?.dataset.moment;
        const told = at('.ticker') ?? at('[data-scene]') ?? at('.stage');
        if (at('.stage')) window.seen.push([at('.stage'), at('.status'), told,
            Number(document.querySelector('.status').dataset.planned),
            Number(document.querySelector('.status').dataset.waited)]);
        window.faded += document.getAnimations().some((one) => one.effect.target?.closest('.stage') &&
            (one.transitionProperty === 'opacity' || one.animationName?.endsWith('appear')));
    }, 100);
"""
# every caption of something built, and whether it stands beside it
CAPTIONS: Final = """
    window.captions = new Map();
    setInterval(() => {
        const caption = document.querySelector('.ticker');
        const last = caption?.lastElementChild?.innerText ?? '';
        if (/builds|founds/.test(last)) window.captions.set(last, caption.classList.contains('beside'));
    }, 50);
"""
# what changes about roads and buildings that come: anything but these is drawn by the processor, frame by frame
MOVES: Final = """
    window.changes = new Set();
    setInterval(() => document.getAnimations().forEach(({ effect }) => {
        if (!effect.target?.matches('.stage [data-path], .stage [data-corner]')) return;
        const [{ offset, computedOffset, easing, composite, ...changed }] = effect.getKeyframes();
        Object.keys(changed).forEach((name) => window.changes.add(name));
    }), 50);
"""
# every worker of others that was told of while nothing was asked, and whether its place was in view at the end
IN_VIEW: Final = """
    window.places = new Map();
    setInterval(() => {
        const [, name] = /places a worker: (.*)\\./.exec(document.querySelector('.ticker')?.innerText ?? '') ?? [];
        const spots = [...document.querySelectorAll('.world [data-spot]')];
        const place = name && spots.find(({ textContent }) => textContent.includes(name));
        if (!place || document.querySelector('.status.yours')) return;
        const [box, stage] = [place, document.querySelector('.stage .board')].map((one) => one.getBoundingClientRect());
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        window.places.set(name, x > stage.left && x < stage.right && y > stage.top && y < stage.bottom);
    }, 50);
"""
# every building of others that a caption has told of, and which part of the board was shown at the end
TABS: Final = """
    window.tabs = new Map();
    setInterval(() => {
        const last = document.querySelector('.ticker')?.lastElementChild?.innerText ?? '';
        const tab = document.querySelector('[data-tab][aria-pressed=true]')?.dataset.tab;
        if (/new building/.test(last)) window.tabs.set(last, tab);
    }, 50);
"""
SOON: Final = 1500
ENOUGH: Final = 6  # moments that were seen for at least 100 ms


@pytest.mark.parametrize("kind", [Player, Chieftain, Jarl, Raider])
def test_board_status_and_caption_are_always_of_the_same_moment(visit: Visiting, kind: type[Player]) -> None:
    someone = visit()
    someone.page.add_init_script(NORMAL)
    someone.page.add_init_script(WATCH)
    ahead = middle_of_a_turn(0) if kind is Player else None
    player = someone.sit_down_as(kind, ME, bot("uniform"), bot("uniform"), ahead=ahead)
    seen: list[list[object]] = []
    while len({board for board, *_ in seen}) < ENOUGH or not any(waited for *_, waited in seen):
        player.move()
        player.wait_for_question()
        seen = someone.page.evaluate("window.seen")
    assert [row for row in seen if len(set(row[:3])) > 1] == []
    moments = [int(str(board)) for board, *_ in seen]
    assert moments == sorted(moments)
    assert max(int(str(planned)) for *_, planned, _ in seen) <= SOON
    assert max(int(str(waited)) for *_, waited in seen) <= SOON + 100  # and then each `move` clicked
    assert someone.page.evaluate("window.faded") > 0  # this visitor's system asks for reduced motion: nothing jumps


def test_what_is_built_is_told_beside_its_place(visit: Visiting) -> None:
    """Also while the piece still comes from its owner: this visitor's system asks for no less motion."""
    someone = visit()
    someone.page.emulate_media(reduced_motion="no-preference")
    someone.page.add_init_script(NORMAL)
    someone.page.add_init_script(CAPTIONS)
    someone.page.add_init_script(MOVES)
    player = someone.sit_down(ME, bot("uniform"), bot("uniform"), settings={"initial_placement": "phase"})
    seen: list[tuple[str, bool]] = []
    while len(seen) < 3:
        player.move()
        player.wait_for_question()
        seen = someone.page.evaluate("[...window.captions]")
    assert [caption for caption, beside in seen if not beside] == []
    assert someone.page.evaluate("[...window.changes]") == ["transform"]


def test_the_board_of_a_phone_goes_where_the_others_act(visit: Visiting) -> None:
    someone = visit(phone=True)
    someone.page.add_init_script(NORMAL)
    someone.page.add_init_script(IN_VIEW)
    player = someone.sit_down_as(Jarl, ME, bot("uniform"), bot("uniform"), bot("uniform"))
    seen: list[tuple[str, bool]] = []
    while len(seen) < ENOUGH:
        player.move()
        player.wait_for_question()
        seen = someone.page.evaluate("[...window.places]")
    assert [place for place, in_view in seen if not in_view] == []


class Idler(Raider):
    """Ends every turn at once."""

    def choose(self) -> str:
        options = self.seen.options
        return next((text for text in options if text in ENDS), options[0])


def test_the_part_of_the_board_is_shown_where_the_others_act(visit: Visiting) -> None:
    """Vikings Gone Wild shows one part at a time on a phone."""
    someone = visit(phone=True)
    someone.page.add_init_script(NORMAL)
    someone.page.add_init_script(TABS)
    player = someone.sit_down_as(Idler, ME, bot("greedy"), bot("greedy"))
    seen: list[tuple[str, str]] = []
    while len(seen) < 3:
        player.move()
        player.wait_for_question()
        seen = someone.page.evaluate("[...window.tabs]")
    assert {tab for _, tab in seen} == {"foes"}


@pytest.mark.parametrize("kind", [Player, Chieftain, Jarl, Raider])
def test_a_pick_taken_back_leaves_no_trace_on_another_browser(visit: Visiting, kind: type[Player]) -> None:
    """The one who looks on has the same board, questions and chronicle as before."""
    someone, other = visit(), visit()
    ahead = middle_of_a_turn(0) if kind is Player else None
    player = someone.sit_down_as(kind, ME, bot("uniform"), bot("uniform"), ahead=ahead)
    watcher = other.player()
    watcher.page.goto(player.page.url)
    watcher.page.locator(".chronicle").wait_for()
    undo = player.page.locator('button.undo:not([aria-disabled="true"])')
    before = trace(player, watcher)
    player.move()
    player.wait_for_question()
    while not undo.is_visible():
        before = trace(player, watcher)
        player.move()
        player.wait_for_question()
    while player.seen.state["seq"] > before[0]:
        assert trace(player, watcher) != before
        now = player.seen.state["seq"]
        undo.click()
        player.wait_for(lambda now=now: player.seen.state["seq"] < now, "the state before the pick")  # type: ignore[misc]
    assert trace(player, watcher) == before


def trace(player: Player, watcher: Player) -> tuple[int, object, list[str], str]:
    """What another browser knows and shows, once it is where the player is."""
    watcher.wait_for(lambda: watcher.seen.version >= player.seen.version and watcher.is_shown(), "the same moment")
    told = watcher.page.locator(".chronicle").inner_text()
    return player.seen.state["seq"], watcher.picture, sorted(watcher.asks), told
