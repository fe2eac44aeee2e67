"""A player of Northgard in a browser, who picks any open option by its control."""

from collections.abc import Callable
from typing import Final

from tests.browser.table import CONFIRM, ON, SEND, Player, verb_of

PRICE: Final = 3  # resources of a trade


class Chieftain(Player):
    """Clicks the map, the cards of the hand and the boxes over the board."""

    GAME = "northgard"

    def move(self) -> None:
        """One thing that we may do now."""
        done, text = self.seen.done, self.choose()
        self.met.add(verb_of(text))
        if self.is_there(READ):  # how the last battle went
            self.click(READ)
        picks = HOW.get(verb_of(text), Chieftain.press)(self, text)
        self.wait_until_done(done + picks)

    def choose(self) -> str:
        """Any of them; but a turn that can be ended is ended, so that the game goes on."""
        options = self.seen.options
        return "end-turn" if "end-turn" in options else self.luck.choice(options)

    @property
    def year(self) -> int:
        return int(self.seen.state["picture"]["year"])

    # --- how each is done, and how many picks that is

    def press(self, text: str) -> int:
        """A place on the map, or a button."""
        place = f'svg.top [data-option="{text}"]'
        if self.page.locator(place).count() > 0:
            self.point(place)
            if self.touch:
                self.click(CONFIRM)
        else:
            self.click(f'button[data-option="{text}"] >> visible=true')
        return 1

    def point(self, target: str) -> None:
        """A point that nothing covers: a territory may have any shape."""
        at: list[float] | None = self.page.locator(target).first.evaluate(FREE)
        assert at is not None, f"{target} cannot be pointed at: {self.look()}"
        self.clicks += 1
        if self.touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)

    def place_tile(self, text: str) -> int:
        """If it can lie in only one way, a button lays it; otherwise the next question is how it lies."""
        self.point(f'svg.top [data-option="{text}"]')
        before = self.seen.version
        self.wait_for(lambda: self.seen.version > before or self.is_there(LAY), "the tile")
        if self.seen.version == before and self.places_in_one_way(text):
            self.click(LAY)
        return 1

    def places_in_one_way(self, text: str) -> bool:
        places = self.seen.state["picture"]["placing"]["places"]
        return any(text == f"place/{at['x']},{at['y']}" and len(at["turns"]) == 1 for at in places)

    def turn_tile(self, text: str) -> int:
        wanted = f"{90 * int(text.partition('/')[2])}°"
        for _ in range(4):
            if self.page.locator(f"{BAR} output").inner_text() == wanted:
                break
            self.click(f"{BAR} [aria-keyshortcuts=R]")
        self.click(LAY)
        return 1

    def use_card(self, text: str) -> int:
        """What is done with a card of the hand is chosen over it; with any other, in a box over the board."""
        if {"pass", "end-turn"} & set(self.seen.options) or any(verb_of(one) == "lay" for one in self.seen.options):
            self.click(f'[data-card="{text.partition("/")[2]}"]')
        self.click(f'button[data-option="{text}"] >> visible=true')
        return 1

    def upgrade(self, text: str) -> int:
        if self.is_there('[data-sheet="upgrades"]'):
            self.click('[data-sheet="upgrades"]')
        self.click(f'button[data-option="{text}"] >> visible=true')
        self.click(CONFIRM)
        return 1

    def choose_figures(self, text: str) -> int:
        """A number of units, with or without Kaija."""
        kaija = self.page.locator(f"{BOX} input[type=checkbox]")
        if kaija.count() > 0 and kaija.is_enabled() and kaija.is_checked() != text.endswith("k"):
            kaija.click()
        wanted = int(text.partition("/")[2].rstrip("k"))
        self.step_to(wanted)
        self.click(f'{BOX} [data-option="{text}"]')
        return 1

    def pay_food(self, text: str) -> int:
        self.step_to(int(text.partition("/")[2]))
        self.click(f'{BOX} [data-option="{text}"]')
        return 1

    def step_to(self, wanted: int) -> None:
        count = self.page.locator(f"{BOX} [role=spinbutton]")
        while (now := int(count.get_attribute("aria-valuenow") or 0)) != wanted:
            self.click(count.locator("xpath=../button").nth(int(now < wanted)))

    def stop(self, text: str) -> int:
        """The main button of the tray or, in a trade, of the box."""
        if self.is_there(SEND):
            self.click(f'{BOX} [data-option="{text}"]')
            return 1
        return self.end_turn(text)

    def trade(self, text: str) -> int:
        """At the harvest three resources are put together for one; what leaves no choice is not asked."""
        if "done" not in self.seen.options:
            return self.press(text)
        for _ in range(PRICE):
            self.click(f"{BOX} [data-more]{ON}")
        self.click(f"{BOX} input[type=radio]:enabled")
        before = self.seen.version
        self.click(SEND)
        self.wait_for(lambda: self.seen.version > before and not self.is_trading(), "the end of the trade")
        return 0

    def is_trading(self) -> bool:
        options = self.seen.options
        return "done" not in options and any(verb_of(one) in ("give", "gain") for one in options)


READ: Final = "[data-close]"
BAR: Final = ".board section.bar"
LAY: Final = f"{BAR} .lay"
BOX: Final = ".scrim [role=dialog]"
# a point of it that nothing covers
FREE: Final = """target => {
    const box = target.getBoundingClientRect();
    for (const part of [8, 4, 12, 2, 6, 10, 14, 1, 3, 5, 7, 9, 11, 13, 15]) {
        for (const other of [8, 4, 12, 2, 6, 10, 14, 1, 3, 5, 7, 9, 11, 13, 15]) {
            const [x, y] = [box.x + box.width * part / 16, box.y + box.height * other / 16];
            const top = document.elementFromPoint(x, y);
            if (top && target.contains(top)) return [x, y];
        }
    }
    return null;
}"""

HOW: Final[dict[str, Callable[[Chieftain, str], int]]] = {
    "place": Chieftain.place_tile,
    "turn": Chieftain.turn_tile,
    "play": Chieftain.use_card,
    "wait": Chieftain.use_card,
    "replace": Chieftain.use_card,
    "remove": Chieftain.use_card,
    "lay": Chieftain.use_card,
    "upgrade": Chieftain.upgrade,
    "figures": Chieftain.choose_figures,
    "food": Chieftain.pay_food,
    "pass": Chieftain.stop,
    "done": Chieftain.stop,
    "end-turn": Chieftain.stop,
    "give": Chieftain.trade,
}
