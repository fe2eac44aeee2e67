"""Following the others at normal speed: what is shown is always one moment, and a question to us does not wait."""

from typing import Final

import pytest

from tests.browser.conftest import Visiting
from tests.browser.midgard_player import Jarl
from tests.browser.northgard_player import Chieftain
from tests.browser.table import Player, middle_of_a_turn
from tests.browser.wild_player import Raider
from tests.server.outside import ME, bot

NORMAL: Final = "localStorage['longhouse.settings'] = JSON.stringify({ speed: 1 })"
# every 100 ms: the moment on the board, in the status, in the caption if there is one, and the time planned until the
# last question to us was to be shown
WATCH: Final = """
    window.seen = [];
    setInterval(() => {
        const at = (where) => document.querySelector(where)?.dataset.moment;
        if (at('.stage')) window.seen.push([at('.stage'), at('.status'), at('.ticker') ?? at('.stage'),
            Number(document.querySelector('.status').dataset.planned)]);
    }, 100);
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
    while len({board for board, *_ in seen}) < ENOUGH:
        player.move()
        player.wait_for_question()
        seen = someone.page.evaluate("window.seen")
    assert [row for row in seen if len(set(row[:3])) > 1] == []
    moments = [int(str(board)) for board, *_ in seen]
    assert moments == sorted(moments)
    assert max(int(str(planned)) for *_, planned in seen) <= SOON
