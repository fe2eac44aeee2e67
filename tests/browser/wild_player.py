"""A player of Vikings Gone Wild in a browser, who picks any open option by its control."""

from typing import Any, Final

from tests.browser.table import CONFIRM, Player, verb_of

Picture = dict[str, Any]


class Raider(Player):
    """Clicks buildings, piles and cards on the board, the cards of the tray, the boxes over the board."""

    GAME = "wild"

    @property
    def plan(self) -> Picture | None:
        """What is being put together: an attack, a payment by hand."""
        plan: Picture | None = self.picture["plan"]
        return plan

    def move(self) -> None:
        """One thing that we may do now."""
        self.pick(self.choose())

    def pick(self, text: str) -> None:
        done = self.seen.done
        self.met.add(verb_of(text))
        if self.is_there(READ):  # how the last attacks ended
            self.click(READ)
        self.press(text)
        self.wait_until_done(done + 1)

    def choose(self) -> str:
        """What is wished for, then what was never done before, then what brings most, until nothing of it is left."""
        options = self.seen.options
        if self.wishes and self.wishes[0] in options:
            return self.wishes.pop(0)
        fresh = [text for text in options if text not in ENDS and verb_of(text) not in self.met]
        if fresh:
            return self.luck.choice(fresh)
        more = [text for text in options if text not in ENDS and not is_enough_once(text)]
        if not more or ("declare" in options and self.luck.random() < ENOUGH):
            return next((text for text in options if text in ENDS), options[0])
        best = next((verb for verb in BEST if verb in map(verb_of, more)), None)
        return self.luck.choice([text for text in more if best in (None, verb_of(text))])

    # --- how it is done

    def press(self, text: str) -> int:
        """Opens the right part of the board or sheet first; on a touch screen confirms afterwards."""
        self.open(text)
        button = f'[data-option="{text}"]{LIVE}'
        over = f"[role=dialog] {button}"
        self.click(over if self.is_there(over) else button)
        if self.is_there(SURE):
            self.click(SURE)
        elif self.touch and self.is_there(YES):
            self.click(YES)
        return 1

    def open(self, text: str) -> None:
        """On a phone the board shows one of its parts at a time, and missions lie in a sheet."""
        button = f'[data-option="{text}"]{LIVE}'
        if self.is_there(button):
            return
        verb = verb_of(text)
        if verb in ("mission", "swap", "swap-by-hand"):
            self.click('[data-sheet="missions"]')
        elif verb == "dismantle":
            self.click('[data-sheet="dismantle"]')
        elif verb in TABS:
            self.click(f'[data-tab="{TABS[verb]}"]')


ENOUGH: Final = 0.5  # how likely an attack is declared that could be made stronger
ENDS: Final = ("end-turn", "declare", "pass", "done", "none", "stop", "decline")
ONCE: Final = ("swap", "dismantle", "exchange")  # leads nowhere, or back
BEST: Final = ("mission", "attack", "upgrade", "undead", "dragon", "build", "path", "buy", "play")
TABS: Final = {
    **dict.fromkeys(("attack", "steal"), "foes"),
    **dict.fromkeys(("path", "path-by-hand", "undead", "dragon"), "path"),
    **dict.fromkeys(("buy", "buy-by-hand", "build", "build-by-hand"), "market"),
    **dict.fromkeys(("upgrade", "upgrade-by-hand"), "own"),
}
READ: Final = "[data-outcome] [data-close]"
SURE: Final = "[role=alertdialog] .btn.grow"
YES: Final = f"[data-yes], {CONFIRM}"
LIVE: Final = ':not([aria-disabled="true"]) >> visible=true'


def is_enough_once(text: str) -> bool:
    return verb_of(text) in ONCE or text.partition("/")[0].endswith("by-hand")
