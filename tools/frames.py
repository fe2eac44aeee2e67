"""How long frames take on a phone whose processor is four times slower: while five pieces move, and while bots play.

Beside each game the same motion on an empty page, in the same run: a headless browser draws without a graphics card, so
only the difference says something. python -m tools.frames --only midgard
"""

import argparse
import sqlite3
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import ARGUMENTS, CLIENT, PHONE, find_chromium
from tests.browser.positions import Position, put_on
from tests.server.outside import served


@dataclass(frozen=True)
class Moving:
    position: Position
    pieces: str  # what moves over the board


GAMES: Final = (
    Moving(Position("midgard/mixed-4", 0.5), "[data-worker]"),
    Moving(Position("northgard/stag-and-valkyrie-5", 0.5), ".thing"),
    Moving(Position("watch/full-4-second-as-first", 0.5), "[data-path], [data-corner]"),
    Moving(Position("wild/plain-4", 0.5), ".marker, [data-building]"),
)
SLOWER: Final = 4
# what a game is about would cover it, and a tip move it
BARE: Final = "localStorage['longhouse.settings'] ??= JSON.stringify({ goalFirst: false, tips: false })"
EMPTY: Final = "<main class=stage>" + "<b style='display:block;width:30px;height:30px'>x</b>" * 5 + "</main>"
# as a piece comes to its place (`wayOf` in pieces.ts), eight times over: how long each frame took
MOVE: Final = """async ([selector, rounds]) => {
    const inside = ({ left, top, width, height }) =>
        width > 0 && height > 0 && left > 0 && top > 0 && left < innerWidth && top < innerHeight;
    const all = [...document.querySelector('.stage').querySelectorAll(selector)];
    const pieces = all.filter((one) => inside(one.getBoundingClientRect())).slice(0, 5);
    const frames = [];
    for (let round = 0; round < rounds; round += 1) {
        const moving = pieces.map((piece) => {
            const own = getComputedStyle(piece).transform.replace('none', '');
            const way = ['90px, -60px', '0px, 0px'].map((by) => ({ transform: `translate(${by}) ${own}` }));
            return piece.animate(way, { duration: 460, easing: 'ease-out' });
        });
        let last = await new Promise(requestAnimationFrame);
        while (moving.some(({ playState }) => playState !== 'finished')) {
            const now = await new Promise(requestAnimationFrame);
            frames.push(now - last);
            last = now;
        }
    }
    return { what: `${pieces.length} pieces`, frames };
}"""
# whatever happens meanwhile
WATCH: Final = """async (seconds) => {
    const frames = [];
    const first = await new Promise(requestAnimationFrame);
    for (let last = first; last - first < 1000 * seconds; ) {
        const now = await new Promise(requestAnimationFrame);
        frames.push(now - last);
        last = now;
    }
    return { what: `${seconds} s`, frames };
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="games whose name contains this")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seconds", type=int, default=15, help="how long bots play")
    wish = parser.parse_args()
    games = [each for each in GAMES if wish.only in each.position.game]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = Path(folder) / "test.db"
        with served(Path(folder), database, LONGHOUSE_WEB=str(CLIENT.parent)) as server:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
            for each in games:
                page = phone(browser, server.address)
                page.set_content(EMPTY)
                show("empty page", slowly(page, MOVE, ["b", wish.rounds]))
                page.goto(f"/table/{put_on(page.context.request, database, each.position)}")
                page.locator(".tray").wait_for()
                page.wait_for_load_state("networkidle")
                show(each.position.name, slowly(page, MOVE, [each.pieces, wish.rounds]))
                page.goto(f"/table/{left_to_bots(page, database, each.position)}")
                page.locator(".ticker").first.wait_for()
                show(f"{each.position.name}, bots", slowly(page, WATCH, wish.seconds))
                page.context.close()
            browser.close()


def phone(browser: Browser, address: str) -> Page:
    context = browser.new_context(base_url=address, viewport=PHONE, has_touch=True, is_mobile=True)
    context.add_init_script(BARE)
    return context.new_page()


def left_to_bots(page: Page, database: Path, position: Position) -> str:
    """The same position, which its owner only watches."""
    table = put_on(page.context.request, database, position)
    with sqlite3.connect(database, timeout=30) as rows:
        rows.execute(
            "update seats set kind = 'bot', bot = 'greedy', person = null where table_id = ? and kind = 'person'",
            [table],
        )
    rows.close()
    return table


def slowly(page: Page, script: str, wish: object) -> dict[str, Any]:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    found: dict[str, Any] = page.evaluate(script, wish)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    session.detach()
    return found


def show(name: str, found: dict[str, Any]) -> None:
    frames = sorted(found["frames"])
    half, most = frames[len(frames) // 2], frames[len(frames) * 95 // 100]
    print(
        f"{name:38} {found['what']:8}  {len(frames):4} frames  p50 {half:5.1f} ms  p95 {most:5.1f} ms",
        flush=True,
    )


if __name__ == "__main__":
    main()
