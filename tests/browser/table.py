"""A table in a browser, and a player who clicks what can be clicked."""

import random
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import ClassVar, Final
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, TimeoutError

from longhouse import find_game
from longhouse.kernel.journal import read_journal
from tests.browser.seen import Frame, Seen
from tests.server.house import PATIENCE, WORTH, Talker


class Player:
    """Clicks the control of an option: on the board, in the tray, in a dialog."""

    GAME: ClassVar = "watch"
    OFFERS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page: Final = page
        self.seen: Final = Seen(page, self.OFFERS)
        self.luck: Final = random.Random(seed)
        self.touch: Final[bool] = page.evaluate("navigator.maxTouchPoints > 0")
        self.met: Final[set[str]] = set()  # verbs that were picked
        self.wishes: list[str] = []  # picked one after another, as soon as each is open
        self.proposals = 0
        self.hastened = 0  # picks without a click
        self.clicks = 0

    def is_asked(self, verb: str) -> bool:
        return any(verb_of(text) == verb for text in self.seen.options)

    @property
    def picture(self) -> Frame:
        picture: Frame = self.seen.state["picture"]
        return picture

    # --- waiting

    def wait_for(self, condition: Callable[[], bool], what: str) -> None:
        patience = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > patience:
                raise AssertionError(f"{what} does not come: {self.look()}")
            self.page.wait_for_timeout(10)

    def look(self) -> str:
        """For finding out what went wrong."""
        picture = Path(tempfile.gettempdir()) / "longhouse-browser.png"
        self.page.evaluate(SEEN)
        self.page.screenshot(path=picture)
        heard = [f"{frame['type']} {frame.get('id', frame.get('version', ''))}" for frame in self.seen.frames[-12:]]
        return f"{self.page.url}, options {self.seen.options}, heard {heard}, picture {picture}"

    def wait_for_question(self) -> None:
        self.wait_for(lambda: (self.seen.over or bool(self.seen.options)) and self.is_shown(), "a question to us")

    def is_shown(self) -> bool:
        """Whether what has arrived is on screen; that takes a frame."""
        return int(self.page.evaluate(VERSION)) >= self.seen.version

    def wait_until_done(self, picks: int) -> None:
        """A pick that the table warns of has to be confirmed before."""
        self.wait_for(lambda: self.seen.done >= picks or self.confirm_warning(), "what becomes of our pick")

    def confirm_warning(self) -> bool:
        """By hand it is confirmed elsewhere (test_warnings): here it may just go away."""
        self.page.evaluate("document.querySelector('[data-confirm]')?.click()")
        return False

    def pick_with(self, control: str) -> None:
        done = self.seen.done
        self.click(control)
        self.wait_until_done(done + 1)

    def picks_in_journal(self) -> int:
        """Once the game is over: all picks, including secret ones of others, which no message counts."""
        table = self.seen.state["table"]
        text = self.page.request.get(f"/api/tables/{table['id']}/journal").text()
        return len(read_journal(find_game(table["game"]), text).picks)

    # --- clicking

    def click(self, where: str | Locator) -> None:
        locator = self.page.locator(where).first if isinstance(where, str) else where
        self.clicks += 1
        try:
            if self.touch:
                locator.tap()
            else:
                locator.click()
        except TimeoutError as problem:
            problem.add_note(self.look())
            raise

    def point(self, target: str) -> None:
        """Something on the board: a line has no size, so the mouse is moved to it, and nothing may cover it."""
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

    def hasten(self, condition: Callable[[], bool], what: str) -> None:
        """Plays on without clicking to the part of a game that a test is about, while the page is open."""
        self.play_ahead(self.page.url, condition, what)
        self.wait_for_question()

    def look_at_questions(self, check: Callable[[], None], is_over: Callable[[], bool], what: str) -> set[str]:
        """Stops at every kind of question until then; returns their keys."""
        asked: set[str] = set()
        while not (self.asks <= asked and is_over()):
            check()
            asked.update(self.asks)
            self.hasten(lambda: is_over() or not self.asks <= asked, what)
        return asked

    @property
    def asks(self) -> set[str]:
        return {decision["ask"]["key"] for decision in self.seen.state["decisions"]}

    def play_ahead(self, address: str, condition: Callable[[], bool], what: str) -> None:
        """Reaches a similar place as clicking, only sooner. The bots may still play differently."""
        cookies = {cookie["name"]: cookie["value"] for cookie in self.page.context.cookies()}
        place = urlsplit(address)
        with closing(Talker(place.port or 0, Path(place.path).name, cookies["longhouse"])) as talker:
            talker.say(type="hello", seen=-1)
            self.seen.take(talker.hear("state"))
            self.hear_until_asked(talker)
            while not condition():
                assert not self.seen.over, f"the game is over before {what}"
                self.pick_ahead(talker)

    def pick_ahead(self, talker: Talker) -> None:
        text, viewer = self.choose(), self.seen.state["viewer"]
        self.met.add(verb_of(text))
        self.proposals += verb_of(text) == "propose"
        self.hastened += 1
        pick = {"type": "pick", "id": f"ahead-{self.hastened}", "seq": self.seen.state["seq"], "seat": viewer}
        pick["option"] = text
        done = self.seen.done
        talker.say(**pick)
        while self.seen.done == done:
            frame = talker.read()
            if frame["type"] == "refused":  # where all choose at once somebody was faster: look again
                assert frame["why"]["key"] == LATE, frame
                break
            if frame["type"] == "error":  # we picked too fast
                talker.say(**pick)
            self.seen.take(frame)
        self.hear_until_asked(talker)

    def hear_until_asked(self, talker: Talker) -> None:
        while not (self.seen.over or self.seen.options):
            self.seen.take(talker.read())

    def play(self, picks: int = 10_000) -> None:
        """Until this many versions have passed, or the game is over."""
        last = self.seen.version + picks
        self.wait_for_question()
        while not self.seen.over and self.seen.version < last:
            self.move()
            self.wait_for_question()

    def play_until(self, condition: Callable[[], bool], what: str) -> None:
        self.wait_for_question()
        while not condition():
            assert not self.seen.over, f"the game is over before {what}"
            self.move()
            self.wait_for_question()

    def move(self) -> None:
        """One thing that we may do now, preferably what wins soon; now and then a trade."""
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
        """Its own button."""
        self.click(f'button[data-option="{text}"]')
        return 1

    def place(self, text: str) -> int:
        """On the board; if no question asks for it, it must be chosen in the tray first."""
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
        """Giving to the supply: a separate question for a hero, otherwise a trade that is opened first."""
        if all(verb_of(option) == "give" for option in self.seen.options):
            return self.press(text)
        return self.exchange(text)

    def discard(self, _: str) -> int:
        """All cards of a discard are chosen together and sent one by one."""
        number = 0
        while self.is_there(f"{SEND}{OFF}"):
            self.click(f'[data-row="discard"] [data-more]{ON}')
            number += 1
        self.click(SEND)
        return number

    def end_turn(self, text: str) -> int:
        self.click(f'button[data-option="{text}"]')
        if self.is_there("[role=alertdialog]"):
            self.click("[role=alertdialog] .btn.grow")
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
        done = self.seen.done
        self.click(SEND)
        warned = 'button[data-option="send"]'
        self.wait_for(lambda: self.seen.done >= done + 5 or self.is_there(warned), "the proposal, or a warning")
        if self.is_there(warned):
            self.click(warned)
        return 5


LATE: Final = "room-late"
NEARLY: Final = 8  # points of ten
# Pages are laid out, but not drawn, which is an eighth of all the work. Whoever looks at colours makes them seen.
UNSEEN: Final = """
    const unseen = new CSSStyleSheet();
    unseen.replaceSync('html { opacity: 0 }');
    document.adoptedStyleSheets = [unseen];
"""
SEEN: Final = "document.adoptedStyleSheets = []"
VERSION: Final = "document.querySelector('[data-version]')?.dataset.version ?? -1"
# where its middle is on the page once it has stopped moving, and what covers it, if anything
WHERE: Final = """async target => {
    let [at, still] = [[], 0];
    while (still < 3) {
        await new Promise(requestAnimationFrame);
        const { x, y, width, height } = target.getBoundingClientRect();
        const now = [x + width / 2, y + height / 2];
        [at, still] = [now, `${now}` === `${at}` ? still + 1 : 0];
    }
    const top = document.elementFromPoint(...at);
    return [...at, target.contains(top) ? '' : top?.outerHTML.slice(0, 100) ?? 'nothing'];
}"""
ON: Final = ':not([aria-disabled="true"])'
OFF: Final = '[aria-disabled="true"]'
SEND: Final = "button[data-send]"
CONFIRM: Final = ".card.parch .btn:not(.icon-only), .confirm.parch .btn:not(.icon-only)"

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


def wait_until(page: Page, condition: str) -> None:
    """Asks again from here: the page's policy forbids that a condition in words waits inside it."""
    patience = time.monotonic() + PATIENCE
    while not page.evaluate(condition):
        assert time.monotonic() < patience, condition
        page.wait_for_timeout(20)


def after(versions: int) -> Callable[[Player], bool]:
    """Whether this many have passed; the game may be over before."""
    return lambda player: player.seen.over or player.seen.version >= versions


def middle_of_a_turn(versions: int) -> Callable[[Player], bool]:
    """One of our turns, after this many versions, that we can end."""
    return lambda player: after(versions)(player) and bool({"go-on", "end-turn"} & set(player.seen.options))


def near_the_end(player: Player) -> bool:
    """In a game of the Watch: somebody needs only one or two more points."""
    return any(seat["points"]["public"] >= NEARLY for seat in player.picture["seats"])


def can_propose(player: Player) -> bool:
    return "propose" in player.seen.options


def can_end_turn(player: Player) -> bool:
    return "end-turn" in player.seen.options


def verb_of(text: str) -> str:
    return text.partition("/")[0]


def worth(text: str) -> int:
    return WORTH.get(verb_of(text), 0)
