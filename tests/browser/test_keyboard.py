"""A turn without a mouse: every key is pressed where the focus is, and the focus is visible."""

from typing import Final

from playwright.sync_api import Page

from tests.browser.conftest import Visit, Visiting
from tests.browser.table import OFF, SEND, Player, verb_of, wait_until
from tests.server.outside import ME, bot

# what has the focus, and whether that is visible: a ring around a control, a ghost on the board
FOCUSED: Final = """() => {
    const at = document.activeElement, look = getComputedStyle(at);
    const ring = look.boxShadow !== 'none' || look.outlineStyle !== 'none';
    return {
        option: at.dataset?.option ?? '',
        build: at.dataset?.build ?? '',
        more: at.dataset?.more ?? '',
        send: at.dataset?.send ?? 'no',
        html: at.outerHTML.slice(0, 120),
        seen: at === document.body || (at.closest('svg') ? at.classList.contains('looked') : ring),
    };
}"""
SEATED: Final = {"initial_placement": "phase", "first_player": "seat"}
PLACED: Final = ("road", "settlement", "keep", "tormund")
MOST: Final = 90  # presses of Tab after which everything has had the focus
BESIDE: Final = 2  # presses of Tab from a pick to the first place of the next one
# how far the focused place is inside the board, in pixels: negative if it is not visible
INSIDE: Final = """() => {
    const [at, stage] = [document.activeElement, document.querySelector('.stage')].map(e => e.getBoundingClientRect());
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    return Math.min(x - stage.left, stage.right - x, y - stage.top, stage.bottom - y);
}"""


class Typist(Player):
    """Plays with Tab, Enter and the keys of the table."""

    def tab_to(self, name: str, value: str) -> None:
        for _ in range(MOST):
            self.page.keyboard.press("Tab")
            focused = self.page.evaluate(FOCUSED)
            assert focused["seen"], f"one cannot see that the focus is at {focused['html']}"
            if focused[name] == value:
                return
        raise AssertionError(f"Tab does not come to {value}: {self.look()}")

    def confirm_warning(self) -> bool:
        if self.is_there("[data-confirm]"):
            self.page.keyboard.press("Enter")  # the same place or button again
        return False

    def press(self, text: str) -> int:
        self.tab_to("option", text)
        self.page.keyboard.press("Enter")
        return 1

    def place(self, text: str) -> int:
        if self.page.locator(f'g.target.loud[data-option="{text}"]').count() == 0:
            self.tab_to("build", verb_of(text))
            self.page.keyboard.press("Enter")
        self.tab_to("option", text)
        self.page.keyboard.press("Enter")
        return 1

    def end_turn(self, text: str) -> int:
        self.press(text)
        if self.is_there("[role=alertdialog]"):
            self.page.keyboard.press("Enter")
        return 1

    def discard(self, _: str) -> int:
        """Cards until it is enough, in their order; then they are sent."""
        number = 0
        kinds = [text.partition("/")[2] for text in self.seen.options]
        while kinds and self.is_there(f"{SEND}{OFF}"):
            self.tab_to("more", kinds.pop(0))
            while self.page.evaluate("document.activeElement.ariaDisabled") == "false":
                self.page.keyboard.press("Enter")
                number += 1
        self.tab_to("send", "")
        self.page.keyboard.press("Enter")
        return number

    def move_by(self, text: str) -> None:
        done = self.seen.done
        how = {"end-turn": Typist.end_turn, "discard": Typist.discard, **dict.fromkeys(PLACED, Typist.place)}
        picks = how.get(verb_of(text), Typist.press)(self, text)
        self.wait_until_done(done + picks)
        self.wait_for_question()


def options_of(player: Player, verb: str) -> list[str]:
    return [text for text in player.seen.options if verb_of(text) == verb]


def sit_down(someone: Visit) -> Typist:
    return someone.sit_down_as(Typist, ME, bot("greedy"), seed="keys-52", settings=SEATED)


def test_a_turn_with_the_keyboard_alone(visit: Visiting) -> None:
    """The first settlements and roads, a roll, a road, the end of the turn."""
    player = sit_down(visit())
    played: set[str] = set()
    while not played >= {"roll", "road", "end-turn"}:
        assert player.seen.version < 200, f"only {played}: {player.look()}"
        verbs = {verb_of(text) for text in player.seen.options}
        wanted = next(verb for verb in ORDER if verb in verbs)
        found = options_of(player, wanted)
        player.move_by(found[len(found) // 2])  # inland
        if played or wanted == "roll":
            played.add(wanted)
    assert player.clicks == 0


ORDER: Final = ("roll", "settlement", "road", "tormund", "discard", "decline", "go-on", "end-turn", "withdraw")


def test_after_a_pick_the_focus_is_where_the_next_one_is(visit: Visiting) -> None:
    """It does not fall back to the top of the page, from where it is a long way to the board."""
    player = sit_down(visit())
    page = player.page
    settlements = options_of(player, "settlement")
    player.move_by(settlements[len(settlements) // 2])
    assert options_of(player, "road")
    page.locator('g.target[data-option^="road/"]').first.wait_for()
    for _ in range(BESIDE):
        focused = page.evaluate(FOCUSED)
        if focused["option"].startswith("road/"):
            break
        page.keyboard.press("Tab")
    assert focused["option"].startswith("road/")
    assert focused["seen"]


def test_the_board_follows_the_focus_and_the_arrows(visit: Visiting) -> None:
    player = sit_down(visit())
    page = player.page
    for _ in range(4):
        page.keyboard.press("=")
    player.tab_to("option", page.locator("g.target").first.get_attribute("data-option") or "")
    seen = []
    for _ in range(20):
        wait_until(page, f"({INSIDE})() > 20")
        seen.append(page.evaluate(FOCUSED)["option"])
        page.keyboard.press("Tab")
    assert len(set(seen)) == 20
    where = "() => new DOMMatrix(getComputedStyle(document.querySelector('.world')).transform).e"
    before = page.evaluate(where)
    page.keyboard.press("ArrowRight")
    wait_until(page, f"({where})() < {before} - 50")
    page.keyboard.press("ArrowLeft")
    wait_until(page, f"Math.abs(({where})() - {before}) < 1")


def test_many_tabs_in_a_row_ask_the_server_for_little(visit: Visiting) -> None:
    """Nobody hears that they were too fast, and their next pick is accepted."""
    player = sit_down(visit())
    for _ in range(120):
        player.page.keyboard.press("Tab")
    player.move_by(options_of(player, "settlement")[0])
    assert options_of(player, "road")
    assert player.page.locator(".notice").count() == 0


def test_tab_visits_the_places_from_west_to_east(visit: Visiting) -> None:
    someone = visit()
    someone.sit_down(ME, bot("greedy"), seed="keys-52", settings=SEATED)
    visited = [text for text in tabbed(someone.page) if text.startswith("settlement/")]
    box = "target => target.getBoundingClientRect().x"
    xs = [someone.page.locator(f'g.target[data-option="{text}"]').evaluate(box) for text in visited]
    assert len(xs) > 40
    assert xs == sorted(xs)


def tabbed(page: Page) -> list[str]:
    """The options that get the focus, one after another, until the first has it again."""
    found: list[str] = []
    for _ in range(MOST):
        page.keyboard.press("Tab")
        option = page.evaluate(FOCUSED)["option"]
        if found and option == found[0]:
            break
        if option:
            found.append(option)
    return found
