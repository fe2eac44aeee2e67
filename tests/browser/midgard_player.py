"""A player of Champions of Midgard in a browser, who picks any open option by its control."""

from typing import Any, Final

from tests.browser.table import CONFIRM, Player, verb_of

Picture = dict[str, Any]


class Jarl(Player):
    """Clicks the places of the port, the drawer of the assignment, the cards of the tray, the boxes over the board."""

    GAME = "midgard"
    OFFERS = ("demand",)  # while others still send their warriors

    def move(self) -> None:
        """One thing that we may do now."""
        self.pick(self.choose())

    def pick(self, text: str) -> None:
        done = self.seen.done
        self.met.add(verb_of(text))
        if self.is_there(READ):  # how the last fights went
            self.click(READ)
        self.press(text)
        self.wait_until_done(done + 1)

    def choose(self) -> str:
        """What is wished for, then what was never done before, then any; but after a while it ends the question."""
        if self.wishes and self.wishes[0] in self.seen.options:
            return self.wishes.pop(0)
        options = [text for text in self.seen.options if verb_of(text) not in BACK] or self.seen.options
        fresh = [text for text in options if text not in ENDS and verb_of(text) not in self.met]
        ends = [text for text in options if text in ENDS]
        if ends and not fresh and self.luck.random() < ENOUGH:
            return ends[0]
        return self.luck.choice(fresh or options)

    # --- how it is done

    def press(self, text: str) -> int:
        """A place on the map, a die, or a button; what lies in a sheet on a phone is taken out first."""
        place = f'.world [data-option="{text}"]'
        if self.page.locator(place).count() > 0:
            self.go_to(place)
        else:
            if verb_of(text) == "use" and not self.is_there(f'[data-option="{text}"]'):
                self.click('[data-sheet="cards"]')
            self.click(f':not([inert]) > * [data-option="{text}"]{LIVE}')
        if self.is_there(SURE):
            self.click(SURE)
        return 1

    def go_to(self, place: str) -> None:
        """Moves the map until it can be clicked: on a phone not all of it is visible at once."""
        for _ in range(TRIES):
            way = self.page.locator(place).first.evaluate(AWAY)
            if way is None:
                break
            self.drag(*way)
        self.point(place)
        if self.touch:
            self.click(CONFIRM)

    def drag(self, x: float, y: float) -> None:
        """Moves the map by this much."""
        board = self.page.locator(".board .hold").bounding_box()
        assert board is not None
        from_x, from_y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
        self.page.mouse.move(from_x, from_y)
        self.page.mouse.down()
        self.page.mouse.move(from_x + x, from_y + y, steps=4)
        self.page.mouse.up()


ENOUGH: Final = 0.35  # how likely it is to end the question
ENDS: Final = ("confirm", "done", "decline", "roll", "cancel")
BACK: Final = ("recall", "unload", "unmark")
READ: Final = "[data-story] >> xpath=ancestor::*[@role='dialog']//*[@data-close]"
SURE: Final = "[role=alertdialog] .btn.grow"
LIVE: Final = ':not([aria-disabled="true"]) >> visible=true'
TRIES: Final = 20
# how far the map must be moved to uncover its middle; nothing if it is uncovered
AWAY: Final = """target => {
    const [box, board] = [target, target.closest('.board')].map(each => each.getBoundingClientRect());
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (target.contains(document.elementFromPoint(x, y))) return null;
    const way = (at, from, size) => Math.max(-size / 2.5, Math.min(size / 2.5, from + size / 2 - at));
    return [way(x, board.x, board.width), way(y, board.y, board.height)];
}"""
