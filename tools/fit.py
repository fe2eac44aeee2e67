"""Whether everything fits: recorded positions of every game, on screens of every size, in every language.

Names what sticks out, overlaps, is cut, is written too small or lies out of sight without a cue, and what breaks; keeps
a picture of each. `make fit`, or: python -m tools.fit --only northgard --size 1280x720 --language ru
"""

import argparse
import itertools
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, StorageState, sync_playwright

from tests.browser.conftest import ARGUMENTS, AT_ONCE, CLIENT, find_chromium
from tests.browser.fit import CHECK, LANGUAGES, POSITIONS, SIZES, Size, settle
from tests.browser.needed import missing, needed
from tests.browser.positions import Position, put_on, reach
from tests.server.outside import REPOSITORY, served

PICTURES: Final = REPOSITORY / "build" / "fit"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="positions whose name contains this")
    parser.add_argument("--size", action="append", choices=[str(size) for size in SIZES])
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    parser.add_argument("--pictures", type=Path, default=PICTURES)
    wish = parser.parse_args()
    positions = [position for position in POSITIONS if wish.only in position.name]
    if not positions:
        parser.error(
            f"no position is called like '{wish.only}'; there are {', '.join(each.name for each in POSITIONS)}"
        )
    sizes = [size for size in SIZES if not wish.size or str(size) in wish.size]
    wish.pictures.mkdir(parents=True, exist_ok=True)
    faults = 0
    for what, found in look_at(positions, sizes, wish.language or LANGUAGES, wish.pictures):
        faults += len(found)
        for fault in found:
            print(f"{what}  {fault}", flush=True)
    print(f"{faults} faults; the pictures are in {wish.pictures}")
    sys.exit(1 if faults else 0)


def look_at(
    positions: list[Position], sizes: list[Size], languages: list[str], pictures: Path
) -> Iterator[tuple[str, list[str]]]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = Path(folder) / "test.db"
        with served(Path(folder), database, LONGHOUSE_WEB=str(CLIENT.parent)) as server:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
            owner = browser.new_context(base_url=server.address)
            tables = {position: put_on(owner.request, database, position) for position in positions}
            kept = owner.storage_state()
            for language, touch in itertools.product(languages, (False, True)):
                some = [size for size in sizes if size.touch == touch]
                context = new_context(browser, server.address, language, touch, kept)
                for position, size, page, broken in walk(context, tables, some):
                    what = f"{position.name}-{size}-{language}"
                    page.screenshot(path=pictures / f"{what}.png")
                    faults = broken + page.evaluate(CHECK)
                    # a sheet lies over the table
                    if not position.press:
                        faults += missing(page, needed(reach(position), language, size.width))
                    yield what, faults
                context.close()
            browser.close()


def walk(
    context: BrowserContext, tables: dict[Position, str], sizes: list[Size]
) -> Iterator[tuple[Position, Size, Page, list[str]]]:
    """Every position on every size of screen, and what broke on the way there."""
    page, broken = context.new_page(), list[str]()
    page.on("pageerror", lambda problem: broken.append(f"page: {problem}"))
    for position, table in tables.items():
        for size in sizes:
            page.set_viewport_size(size.view)
            if size is sizes[0]:
                page.goto(f"/table/{table}")
            settle(page, position.press)
            yield position, size, page, broken
            broken.clear()


def new_context(browser: Browser, address: str, language: str, touch: bool, kept: StorageState) -> BrowserContext:
    context = browser.new_context(
        base_url=address,
        locale=language,
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="reduce",
        color_scheme="dark",
        storage_state=kept,
    )
    context.add_init_script(AT_ONCE)  # what a game is about would cover its first position
    return context


if __name__ == "__main__":
    main()
