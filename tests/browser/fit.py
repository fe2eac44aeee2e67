"""Where everything must fit: recorded positions, sizes of screens, languages; and how a page is checked."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, ViewportSize

from tests.browser.positions import Position

CHECK: Final = (Path(__file__).parent / "fit.js").read_text("utf-8")
LANGUAGES: Final = ["en", "ru", "uk"]


@dataclass(frozen=True)
class Size:
    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def touch(self) -> bool:
        return self.width < 1000

    @property
    def view(self) -> ViewportSize:
        return ViewportSize(width=self.width, height=self.height)


SIZES: Final = [
    Size(1280, 720),
    Size(1366, 768),
    Size(1440, 900),
    Size(1920, 1080),
    Size(2560, 1440),
    Size(768, 1024),
    Size(390, 844),
    Size(360, 740),
]

# the fewest and the most players of each game, early, in the middle and late, and those between late
POSITIONS: Final = [
    *[
        Position(journal, share)
        for journal in (
            "northgard/camp-2",
            "northgard/stag-and-valkyrie-5",
            "midgard/plain-2",
            "midgard/mixed-4",
            "watch/classic-2-random",
            "watch/full-4-second-as-first",
            "wild/plain-2",
            "wild/plain-4",
        )
        for share in (0.1, 0.5, 0.93)
    ],
    *[
        Position(journal, 0.93)
        for journal in (
            "northgard/wolf-3",
            "northgard/creatures-4",
            "midgard/shared-3",
            "watch/classic-3",
            "watch/full-3-second",
            "watch/classic-4-busy",
            "wild/plain-3",
        )
    ],
    # the sheet of the second player
    Position("northgard/stag-and-valkyrie-5", 0.7, press="Shift+2"),
    Position("midgard/mixed-4", 0.7, press="Shift+2"),
    Position("watch/full-4-second-as-first", 0.7, press="Shift+2"),
    Position("wild/plain-4", 0.7, press="Shift+2"),
]


# nothing has changed for some frames
STILL: Final = """() => new Promise(done => {
    const enough = 10;
    let left = enough;
    const watch = new MutationObserver(() => (left = enough));
    watch.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
    const frame = () => (left-- > 0 ? requestAnimationFrame(frame) : (watch.disconnect(), done()));
    frame();
})"""


def settle(page: Page, press: str = "") -> None:
    """Until the table is drawn, with the fonts and parts that it asks for."""
    page.locator(".tray").wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    if press and not page.locator("[data-part=sheet]").is_visible():
        page.keyboard.press(press)
        page.locator("[data-part=sheet]").wait_for()
    page.evaluate(STILL)
