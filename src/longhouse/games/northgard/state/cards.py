"""NG-11: cards and their steps as typed numbers, read once from the content."""

from typing import Final, final

from longhouse.games.northgard.state import words as w
from longhouse.kernel.content import Entry
from longhouse.kernel.decision import NOBODY
from longhouse.kernel.effect import Effect, Scripts

# by verb, the keys that it knows besides `do` and `optional`
COMMON: Final = ("do", "optional", "options", "then")
KEYS: Final[dict[str, tuple[str, ...]]] = {
    "recruit": ("n", "where", "group", "per", "filter", "max_territories", "camps"),
    "move": (
        "n",
        "power",
        "kill",
        "power_or_kill",
        "cancel_kill",
        "ignore_rough",
        "pass_enemy",
        "push_defender",
        "kaija_collect",
    ),
    "explore": ("draw", "redraw", "from", "collect_tile"),
    "build": ("discount", "duplicate", "no_slot_small", "times", "max_large", "collect_here"),
    "draw": ("n", "keep", "discard", "top", "per"),
    "gain": ("food", "wood", "lore", "fame"),
    "choose": ("pick", "options"),
    "pay": ("any", "then"),
    "take": ("from", "to", "skip_pass_pick"),
    "copy": ("from",),
    "discard_enemy": ("target", "pick", "ransom"),
    "remove_unit": ("target", "collect"),
    "relocate": ("who", "n", "from", "to", "ignore_rough", "battle"),
    "replace_building": ("follows",),
    "scorch": (),
    "year_flag": ("flag",),
    "counter": (),
    "score": ("fame", "per"),
}


@final
class Step:
    """One step of a card, NG-11.1 to NG-11.8. What a card does not say is 0, but where the comment says otherwise."""

    def __init__(self, number: int, effect: Effect, entry: Entry) -> None:
        numbers = effect.numbers
        self.number: Final = number  # in `NorthgardBox.steps`
        self.verb: Final = effect.verb
        self.optional: Final = numbers.get("optional", 0) == 1
        self.follows: Final = numbers.get("follows", 0) == 1  # only after the step before it has been carried out
        self.n: Final = w.ANY_NUMBER if "n" in effect.words else numbers.get("n", 0)
        self.per: Final = word(effect, "per", w.PER_IDS, entry)
        self.source: Final = word(effect, "from", w.FROM_IDS, entry)
        self.to: Final = word(effect, "to", w.TO_IDS, entry)
        self.target: Final = word(effect, "target", w.TARGET_IDS, entry)
        self.choices: Final = effect.choices  # scripts: the options of `choose`, the `then` of `pay`
        self.read_recruit(effect, entry)
        self.read_move(effect, entry)
        self.read_explore(numbers)
        self.read_build(numbers)
        self.read_cards(effect, entry)
        self.read_others(effect, entry)

    def read_recruit(self, effect: Effect, entry: Entry) -> None:
        self.where = word(effect, "where", w.WHERE_IDS, entry)
        self.group = word(effect, "group", w.GROUP_IDS, entry)
        self.filter = word(effect, "filter", w.FILTER_IDS, entry)
        self.max_territories = effect.numbers.get("max_territories", w.ANY_NUMBER)
        self.camps = effect.numbers.get("camps", 1) == 1
        # NG-7.8: a recruit that a later step continues keeps its camps until that step is over
        self.holds_camps = False
        self.frees_camps = False

    def read_move(self, effect: Effect, entry: Entry) -> None:
        numbers = effect.numbers
        self.power = numbers.get("power", 0)
        self.kill = numbers.get("kill", 0)
        self.power_or_kill = numbers.get("power_or_kill", 0)
        self.cancel_kill = numbers.get("cancel_kill", 0)
        self.ignore_rough = numbers.get("ignore_rough", 0) == 1
        self.pass_enemy = numbers.get("pass_enemy", 0) == 1
        self.push_defender = numbers.get("push_defender", 0)
        self.kaija_collect = mask(effect, "kaija_collect", w.RESOURCE_IDS, entry)  # a bit per resource

    def read_explore(self, numbers: dict[str, int]) -> None:
        self.draw = numbers.get("draw", 1)
        self.redraw = numbers.get("redraw", 0) == 1
        self.collect_tile = numbers.get("collect_tile", 0) == 1

    def read_build(self, numbers: dict[str, int]) -> None:
        self.discount = numbers.get("discount", 0)
        self.duplicate = numbers.get("duplicate", 0) == 1
        self.no_slot_small = numbers.get("no_slot_small", 0) == 1
        self.times = numbers.get("times", 1)
        self.max_large = numbers.get("max_large", self.times)
        self.collect_here = numbers.get("collect_here", 0) == 1

    def read_cards(self, effect: Effect, entry: Entry) -> None:
        """draw (discard, top; the rest is kept), choose, take, discard_enemy."""
        numbers = effect.numbers
        self.discard = numbers.get("discard", 0)
        self.top = numbers.get("top", 0)
        self.times_picked = numbers.get("pick", 1)  # of `choose`: how many options
        self.skip_pass_pick = numbers.get("skip_pass_pick", 0) == 1
        self.pick = word(effect, "pick", w.PICK_IDS, entry)  # of `discard_enemy`: who picks
        self.ransom = numbers.get("ransom", 0)

    def read_others(self, effect: Effect, entry: Entry) -> None:
        """gain and score, pay, remove_unit, relocate, year_flag."""
        numbers = effect.numbers
        self.goods = [numbers.get(name, 0) for name in w.RESOURCE_IDS]
        self.fame = numbers.get("fame", 0)
        self.price = numbers.get("any", 0)
        self.collect = numbers.get("collect", 0)
        self.who = word(effect, "who", w.WHO_IDS, entry)
        self.battle = numbers.get("battle", 0) == 1
        self.flag = 1 << word(effect, "flag", w.FLAG_IDS, entry) if "flag" in effect.words else 0


def word(effect: Effect, key: str, known: tuple[str, ...], entry: Entry) -> int:
    """The number of a word; 0 where the card says nothing."""
    if key not in effect.words:
        return 0
    text = effect.words[key][0]
    if text not in known:
        raise entry.cannot_be(key, text, list(known))
    return known.index(text)


def mask(effect: Effect, key: str, known: tuple[str, ...], entry: Entry) -> int:
    """A bit for each word that is named."""
    bits = 0
    for text in effect.words.get(key, []):
        if text not in known:
            raise entry.cannot_hold(key, text, known)
        bits |= 1 << known.index(text)
    return bits


@final
class Card:
    """A kind of card: where it comes from, how many there are, and what it does."""

    def __init__(self, entry: Entry, number: int, script: int) -> None:
        self.number: Final = number
        self.name: Final = entry.text("id")
        self.deck: Final = entry.one_of("deck", list(w.DECK_IDS))
        self.copies: Final = entry.at_least("copies", 1)
        self.instant: Final = entry.flag("instant")
        self.fame: Final = entry.number("fame")
        self.end_fame: Final = entry.number_or("end_fame", 0)
        self.removable: Final = not entry.has("removable") or entry.flag("removable")
        self.reaction: Final = entry.has("reaction") and entry.flag("reaction")
        self.clan: Final = entry.one_of("clan", list(w.CLAN_IDS)) if entry.has("clan") else NOBODY
        self.base: Final = entry.has("kind") and entry.text("kind") == "base"
        self.script: Final = script


@final
class Library:
    """All cards of a content file, with their scripts: lists of numbers of steps."""

    def __init__(self, root: Entry) -> None:
        self.cards: list[Card] = []
        self.steps: list[Step] = []
        self.scripts: list[list[int]] = []
        scripts = Scripts(list(w.EFFECT_IDS), "")
        for number, entry in enumerate(root.entries("card")):
            first = len(scripts.effects)
            script = scripts.read(entry.entries("effect"))
            self.read_steps(scripts, first, entry)
            self.cards.append(Card(entry, number, script))
        for script_steps in self.scripts:
            self.mark_camps(script_steps)

    def read_steps(self, scripts: Scripts, first: int, entry: Entry) -> None:
        for effects in scripts.effects[first:]:
            steps: list[int] = []
            for effect in effects:
                verb = w.EFFECT_IDS[effect.verb]
                entry.check_keys(verb, [*effect.numbers, *effect.words], KEYS[verb], COMMON)
                steps.append(len(self.steps))
                self.steps.append(Step(len(self.steps), effect, entry))
            self.scripts.append(steps)

    def mark_camps(self, script: list[int]) -> None:
        """NG-7.8"""
        for at in range(len(script) - 1):
            step, after = self.steps[script[at]], self.steps[script[at + 1]]
            if step.verb == w.DO_RECRUIT and after.verb == w.DO_PAY:
                then = [self.steps[number] for number in self.scripts[after.choices[0]]]
                if any(later.verb == w.DO_RECRUIT and later.where == w.WHERE_LAST for later in then):
                    step.holds_camps = True
                    after.frees_camps = True
