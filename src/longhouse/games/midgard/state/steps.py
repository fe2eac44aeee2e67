"""What is printed on places, leaders, runes and journeys: verbs with their numbers, CM-5.26 to CM-5.30."""

from typing import Final, final

from longhouse.games.midgard.state import words as w
from longhouse.kernel.content import Entry

DICE_KEYS: Final = ("sword", "spear", "axe")
KEYS: Final[dict[str, tuple[str, ...]]] = {
    "collect_stock": ("what",),
    "reserve_fight": ("enemy",),
    "reserve_hunt": (),
    "recruit": DICE_KEYS,
    "gain": ("food", "wood", "coin", "favour", "glory"),
    "blame": ("who", "n"),
    "sail": ("ship",),
    "take_rune": ("from",),
    "peek_journey": ("n",),
    "draw_destiny": ("draw", "keep"),
    "buy_longship": (),
    "buy_favour": ("table",),
    "hire_worker": ("prices",),
    "trade": ("any_number", "among", "ratio"),
    "first_player": (),
    "gain_card": ("deck",),
    "gain_choice": ("n", "among"),
    "glory_bonus_percent": ("percent", "round"),
    "cancel_losses": ("scope",),
    "replace_journey": (),
    "reroll": ("faces",),
    "shields_also_hit": ("hits",),
    "score_destiny_now": ("n",),
    "draw_destiny_extra": ("draw", "keep_extra"),
    "double_coins": ("max_gain",),
    "cost_zero": (),
    "map_hits": ("die", "map"),
    "lose": ("n", "among"),
    "fight": ("enemy",),
}
COMMON: Final = ("do", "when", "if")
ANY_OF: Final = ("recruit", "gain")  # verbs that need some of their keys; the others need all
# keys with only one allowed value: a file with another one would not be played as it says
FIXED: Final[dict[str, object]] = {
    "who": "self",
    "from": ["display", "deck_top"],
    "any_number": True,
    "ratio": 1,
    "deck": "merchant_ships",
    "round": "down",
    "scope": "combat_round",
    "if": "any_double",
}


@final
class Step:
    """One verb with its numbers. A key that its verb does not have is 0 or empty."""

    def __init__(self, entry: Entry) -> None:
        self.verb: Final = entry.one_of("do", list(w.EFFECT_IDS))
        check_step(entry, w.EFFECT_IDS[self.verb])
        self.when: Final = entry.one_of("when", list(w.MOMENT_IDS)) if entry.has("when") else w.NO_MOMENT
        self.goods: Final = read_goods(entry)
        self.dice: Final = read_dice(entry)
        self.glory: Final = count_or_0(entry, "glory")
        self.n: Final = self.read_count(entry)
        self.stock: Final = entry.one_of("what", list(w.STOCK_IDS)) if entry.has("what") else w.NONE
        self.target: Final = self.read_target(entry)
        self.ship: Final = entry.text("ship") if entry.has("ship") else ""
        self.draw: Final = count_or_0(entry, "draw")
        self.keep: Final = count_or_0(entry, "keep") + count_or_0(entry, "keep_extra")
        self.prices: Final = entry.numbers("prices") if entry.has("prices") else []
        among = some_of(entry, "among", ("food", "warrior") if self.verb == w.DO_LOSE else w.GOOD_IDS[: w.FAVOUR])
        self.among: Final = [good for good in range(w.GOODS) if w.GOOD_IDS[good] in among]
        self.warriors: Final = "warrior" in among  # CM-5.30: any die aboard
        rows = entry.entries("table")
        self.row_coins: Final = [row.at_least("coin", 0) for row in rows]  # CM-5.16: a row is a price and its favour
        self.row_favour: Final = [row.at_least("favour", 1) for row in rows]
        self.read_changes(entry)

    def read_changes(self, entry: Entry) -> None:
        """What changes glory and dice, CM-5.28 and CM-5.29."""
        self.percent = count_or_0(entry, "percent")
        self.faces = [w.FACE_IDS.index(face) for face in some_of(entry, "faces", w.FACE_IDS)]
        self.hits = count_or_0(entry, "hits")
        self.max_gain = count_or_0(entry, "max_gain")
        self.die = entry.one_of("die", list(w.DIE_IDS)) if entry.has("die") else w.NONE
        hits = entry.entry("map") if entry.has("map") else Entry({}, entry.where)
        hits.check_known((*w.FACE_IDS, "shield_reaction"))
        self.hits_of = [count_or_0(hits, face) for face in w.FACE_IDS]
        self.hits_of_reaction = count_or_0(hits, "shield_reaction")

    def read_target(self, entry: Entry) -> int:
        """CM-5.27: the card space that a fight is reserved at; CM-5.30: a journey fights the kraken."""
        if self.verb == w.DO_FIGHT:
            entry.one_of("enemy", ["kraken"])
        return entry.one_of("enemy", list(w.TARGET_IDS[: w.SHORE_1])) if self.verb == w.DO_RESERVE_FIGHT else w.NONE

    def read_count(self, entry: Entry) -> int:
        """CM-5.27: a number or, where one looks at journeys, "all"."""
        if self.verb == w.DO_PEEK_JOURNEY and isinstance(entry.value("n"), str):
            entry.one_of("n", ["all"])
            return w.ALL
        return count_or_0(entry, "n")


def count_or_0(entry: Entry, key: str) -> int:
    return entry.at_least(key, 0) if entry.has(key) else 0


def read_goods(entry: Entry) -> list[int]:
    return [count_or_0(entry, name) for name in w.GOOD_IDS]


def read_dice(entry: Entry) -> list[int]:
    return [count_or_0(entry, name) for name in w.DIE_IDS]


def read_price(entry: Entry) -> list[int]:
    """Goods and nothing else."""
    entry.check_known(w.GOOD_IDS)
    return read_goods(entry)


def some_of(entry: Entry, key: str, known: tuple[str, ...]) -> list[str]:
    """A list of known words, at least one; empty where there is no such key."""
    words = entry.texts(key) if entry.has(key) else []
    if entry.has(key) and (not words or any(word not in known for word in words)):
        raise entry.some_of(key, known)
    return words


def read_steps(entry: Entry, key: str) -> list[Step]:
    return [Step(step) for step in entry.entries(key)]


def check_step(entry: Entry, verb: str) -> None:
    """Without a key that its verb needs it could not be done."""
    entry.check_keys(verb, list(entry.data), KEYS[verb], COMMON)
    for key in entry.data:
        if key in FIXED and entry.data[key] != FIXED[key]:
            raise entry.can_only_be(key, FIXED[key], entry.data[key])
    missing = [key for key in KEYS[verb] if not entry.has(key)]
    if missing and (verb not in ANY_OF or len(missing) == len(KEYS[verb])):
        raise entry.needs(verb, missing[0])
