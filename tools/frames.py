"""How long frames take while five pieces move over the board, on a phone whose processor is four times slower.

Beside each game the same motion on an empty page, in the same run: a headless browser draws without a graphics card, so
only the difference says something. python -m tools.frames --only midgard
"""

import argparse
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import ARGUMENTS, CLIENT, PHONE, find_chromium
from tests.browser.positions import Position, put_on
from tests.server.outside import served

POSITIONS: Final = (
    Position("midgard/mixed-4", 0.5),
    Position("northgard/stag-and-valkyrie-5", 0.5),
    Position("watch/full-4-second-as-first", 0.5),
    Position("wild/plain-4", 0.5),
)
SLOWER: Final = 4
PIECES: Final = ".stage :is(.p1, .p2, .p3, .p4, .p5), .stage :is([data-hex], [data-spot])"
EMPTY: Final = "<main class=stage>" + '<b class="p1" style="display:block;width:30px;height:30px">x</b>' * 5 + "</main>"
# as a piece comes to its place, eight times over: how long each frame took
MOVE: Final = """async ([selector, rounds]) => {
    const inside = ({ left, top, width, height }) =>
        width > 0 && height > 0 && left > 0 && top > 0 && left < innerWidth && top < innerHeight;
    const all = [...document.querySelectorAll(selector)];
    const pieces = all.filter((one) => inside(one.getBoundingClientRect())).slice(0, 5);
    const frames = [];
    for (let round = 0; round < rounds; round += 1) {
        const moving = pieces.map((piece) => piece.animate(
            [{ translate: '90px -60px' }, { translate: '0px 0px' }], { duration: 460, easing: 'ease-out' }));
        let last = await new Promise(requestAnimationFrame);
        while (moving.some(({ playState }) => playState !== 'finished')) {
            const now = await new Promise(requestAnimationFrame);
            frames.push(now - last);
            last = now;
        }
    }
    return { pieces: pieces.length, frames };
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="games whose name contains this")
    parser.add_argument("--rounds", type=int, default=8)
    wish = parser.parse_args()
    positions = [position for position in POSITIONS if wish.only in position.game]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = Path(folder) / "test.db"
        with served(Path(folder), database, LONGHOUSE_WEB=str(CLIENT.parent)) as server:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
            for position in positions:
                page = phone(browser, server.address)
                page.set_content(EMPTY)
                show("empty page", measure(page, wish.rounds))
                page.goto(f"/table/{put_on(page.context.request, database, position)}")
                page.locator(".tray").wait_for()
                show(position.name, measure(page, wish.rounds))
                page.context.close()
            browser.close()


def phone(browser: Browser, address: str) -> Page:
    context = browser.new_context(base_url=address, viewport=PHONE, has_touch=True, is_mobile=True)
    return context.new_page()


def measure(page: Page, rounds: int) -> dict[str, Any]:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    found: dict[str, Any] = page.evaluate(MOVE, [PIECES, rounds])
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    session.detach()
    return found


def show(name: str, found: dict[str, Any]) -> None:
    frames = sorted(found["frames"])
    half, most = frames[len(frames) // 2], frames[len(frames) * 95 // 100]
    print(
        f"{name:32} {found['pieces']} pieces  {len(frames):4} frames  p50 {half:5.1f} ms  p95 {most:5.1f} ms",
        flush=True,
    )


if __name__ == "__main__":
    main()
