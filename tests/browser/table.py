"""A table in a browser: what its socket was told, and somebody who plays there by clicking what can be clicked."""

import json
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page, TimeoutError, WebSocket

from longhouse import find_game
from longhouse.kernel.journal import read_journal
from tests.server.house import PATIENCE, WORTH

Frame = dict[str, Any]


class Seen:
    """The frames that came to a page, and the state that they add up to."""

    def __init__(self, page: Page) -> None:
        self.frames: Final[list[Frame]] = []
        self.state: Frame = {}
        self.done = 0  # picks of ours that are done, and what became of them was told
        self.acknowledged = 0
        self.happened = 0  # events that we were told of; viewers at the same moment know of as many
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, text: str | bytes) -> None:
        frame: Frame = json.loads(text)
        self.frames.append(frame)
        if frame["type"] in ("state", "update"):
            self.state = {**self.state, **frame}
            self.done = self.acknowledged
            self.happened = len(frame["events"]) + (self.happened if frame["type"] == "update" else 0)
        elif frame["type"] == "done":
            self.acknowledged += 1

    @property
    def version(self) -> int:
        return int(self.state.get("version", -1))

    @property
    def over(self) -> bool:
        return self.state.get("over") is not None

    @property
    def options(self) -> list[str]:
        """What we may pick now."""
        viewer, mine = self.state.get("viewer"), self.state.get("me", [])
        found = [decision for decision in self.state.get("decisions", []) if decision["seat"] == viewer in mine]
        return [option["text"] for decision in found for option in decision["options"]]


class Player:
    """Clicks the control of what they want to pick: on the board, in the tray, in a dialog."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page: Final = page
        self.seen: Final = Seen(page)
        self.luck: Final = random.Random(seed)
        self.touch: Final[bool] = page.evaluate("navigator.maxTouchPoints > 0")
        self.proposals = 0
        self.clicks = 0

    # --- waiting

    def wait_for(self, condition: Callable[[], bool], what: str) -> None:
        patience = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > patience:
                raise AssertionError(f"{what} does not come: {self.look()}")
            self.page.wait_for_timeout(10)

    def look(self) -> str:
        """For whoever has to find out what went wrong."""
        picture = Path(tempfile.gettempdir()) / "longhouse-browser.png"
        self.page.screenshot(path=picture)
        heard = [f"{frame['type']} {frame.get('id', frame.get('version', ''))}" for frame in self.seen.frames[-12:]]
        return f"{self.page.url}, options {self.seen.options}, heard {heard}, picture {picture}"

    def wait_for_question(self) -> None:
        self.wait_for(lambda: (self.seen.over or bool(self.seen.options)) and self.is_shown(), "a question to us")

    def is_shown(self) -> bool:
        """Whether what has come is on screen; that takes a frame."""
        return int(self.page.evaluate(VERSION)) >= self.seen.version

    def wait_until_done(self, picks: int) -> None:
        self.wait_for(lambda: self.seen.done >= picks, "what becomes of our pick")

    def picks_in_journal(self) -> int:
        """Once the game is over: all of them, also those that others made in secret, which no message counts."""
        table = self.seen.state["table"]
        text = self.page.request.get(f"/api/tables/{table['id']}/journal").text()
        return len(read_journal(find_game(table["game"]), text).picks)

    # --- clicking

    def click(self, where: str | Locator) -> None:
        locator = self.page.locator(where).first if isinstance(where, str) else where
        self.clicks += 1
        try:
            locator.click()
        except TimeoutError as problem:
            problem.add_note(self.look())
            raise

    def point(self, target: str) -> None:
        """Something on the board: a line has no size, so it is pointed at, and nothing may lie over it."""
        locator = self.page.locator(target).first
        locator.wait_for(state="attached")
        x, y, covered = locator.evaluate(WHERE)
        assert not covered, f"{target} lies under {covered}"
        self.clicks += 1
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def is_there(self, where: str) -> bool:
        visible: bool = self.page.locator(where).first.is_visible()
        return visible

    # --- playing

    def play(self, picks: int = 10_000) -> None:
        """Until so many versions have gone by, or the game is over."""
        last = self.seen.version + picks
        self.wait_for_question()
        while not self.seen.over and self.seen.version < last:
            self.move()
            self.wait_for_question()

    def play_to_the_middle_of_a_turn(self, picks: int) -> None:
        """Of our own; it is then for us to end it."""
        self.play(picks)
        while not {"go-on", "end-turn"} & set(self.seen.options):
            self.move()
            self.wait_for_question()

    def move(self) -> None:
        """One thing that we may do now, whatever wins soon; now and then a trade."""
        done = self.seen.done
        text = self.choose()
        picks = HOW.get(verb_of(text), Player.press)(self, text)
        self.wait_until_done(done + picks)

    def choose(self) -> str:
        options = self.seen.options
        if "propose" in options and self.proposals < 1 and self.luck.random() < 0.3:
            return "propose"
        gifts = [text for text in options if text.startswith("give/")]
        if gifts and self.luck.random() < 0.1:
            return self.luck.choice(gifts)
        best = max(worth(text) for text in options)
        return self.luck.choice([text for text in options if worth(text) == best])

    # --- how each is done, and how many picks that is

    def press(self, text: str) -> int:
        """A button of its own."""
        self.click(f'button[data-option="{text}"]')
        return 1

    def place(self, text: str) -> int:
        """On the board; what is not asked for right now must be taken from the tray first."""
        target = f'g.target.loud[data-option="{text}"]'
        if self.page.locator(target).count() == 0:
            self.click(f'[data-build="{verb_of(text)}"]')
        self.point(target)
        if self.touch:
            self.click(CONFIRM)
        return 1

    def buy(self, _: str) -> int:
        self.click('[data-build="buy-card"]')
        self.click(CONFIRM)
        return 1

    def play_card(self, text: str) -> int:
        card = f'[data-card="{text.partition("/")[2]}"]{ON}'
        if not self.is_there(card):  # on a phone they lie in a sheet
            self.click('[data-sheet="cards"]')
        self.click(card)
        self.click(CONFIRM)
        return 1

    def use_hero(self, text: str) -> int:
        card = f'[data-hero="{text.partition("/")[2]}"]'
        if not self.is_there(card):  # on a phone in a sheet
            self.click('[data-sheet="hero"]')
        self.click(card)
        self.click(CONFIRM)
        return 1

    def swap_or_trade(self, text: str) -> int:
        """Giving to the supply: a question of its own for a hero, else a trade that is opened first."""
        if all(verb_of(option) == "give" for option in self.seen.options):
            return self.press(text)
        return self.exchange(text)

    def discard(self, _: str) -> int:
        """All cards of a discard are chosen together, and go one by one."""
        number = 0
        while self.is_there(f"{SEND}{OFF}"):
            self.click(f'[data-row="discard"] [data-more]{ON}')
            number += 1
        self.click(SEND)
        return number

    def end_turn(self, text: str) -> int:
        self.click(f'button[data-option="{text}"]')
        if self.is_there("[role=alertdialog]"):
            self.click("[role=alertdialog] .btn.primary")
        return 1

    def open_trade(self, way: str) -> None:
        if self.is_there(f'[data-trade="{way}"]'):
            self.click(f'[data-trade="{way}"]')
        else:  # on a phone
            self.click('[data-sheet="trade"]')
            self.click(self.page.locator(".ways .btn").nth(0 if way == "players" else 1))

    def exchange(self, text: str) -> int:
        self.open_trade("supply")
        self.click(f'[data-row="give"] [data-option="{text}"]')
        self.click(f"[data-take]{ON}")
        self.click(SEND)
        return 2

    def propose(self, _: str) -> int:
        """One card for another. What the others answer is the next question."""
        self.proposals += 1
        self.open_trade("players")
        self.click(f'[data-row="give"] [data-more]{ON}')
        self.click(f'[data-row="want"] [data-more]{ON}')
        self.click(SEND)
        return 5


VERSION: Final = "document.querySelector('[data-version]')?.dataset.version ?? -1"
# where its middle is on the page, and what lies over it, if anything does
WHERE: Final = """target => {
    const box = target.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return [x, y, target.contains(top) ? '' : top?.outerHTML.slice(0, 100) ?? 'nothing'];
}"""
ON: Final = ':not([aria-disabled="true"])'
OFF: Final = '[aria-disabled="true"]'
SEND: Final = "button[data-send]"
CONFIRM: Final = ".card.parch .btn.gold, .confirm.parch .btn.gold"

HOW: Final[dict[str, Callable[[Player, str], int]]] = {
    "road": Player.place,
    "settlement": Player.place,
    "keep": Player.place,
    "tormund": Player.place,
    "guard": Player.place,
    "wildling": Player.place,
    "lift": Player.place,
    "hero": Player.use_hero,
    "buy-card": Player.buy,
    "play": Player.play_card,
    "discard": Player.discard,
    "end-turn": Player.end_turn,
    "give": Player.swap_or_trade,
    "propose": Player.propose,
}


def verb_of(text: str) -> str:
    return text.partition("/")[0]


def worth(text: str) -> int:
    return WORTH.get(verb_of(text), 0)
