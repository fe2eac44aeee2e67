"""The things of Champions of Midgard by name. A fight or a shore to choose is named with its enemy."""

from typing import Final, final

from longhouse.games.midgard.rules.rolls import Roll, die_at, face_at, size
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.message_keys import MESSAGE_KEYS
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import Option
from longhouse.kernel.table import Table
from longhouse.messages.nouns import Kinds, Nouns, deed_of, thing_of
from longhouse.messages.phrase import Arg, Join, Noun, Phrase

LISTED: Final = ", "  # between the parts of a list
WIDTHS: Final = {"goods": w.GOODS, "short": w.GOODS, "held": w.GOODS, "dice": len(w.DIE_IDS), "roll": 8}
DOING: Final = "_does"  # after a kind: what such a thing does
ASK: Final = "midgard-ask-"
BY_QUESTION: Final = "midgard-option-done"
# facts that say what a card does instead of naming it
DOES: Final[dict[str, Kinds]] = {"midgard-preview-leader": ("leader_does",), "midgard-preview-rune": ("rune_does",)}
# where the content prints the names of things
PRINTED: Final[dict[str, tuple[str, ...]]] = {
    "place": ("locations", "stalls", "longships"),
    "ship": ("longships",),
    "leader": ("leaders",),
    "rune": ("runes",),
    "destiny": ("destinies",),
    "journey": ("journeys",),
    "merchant": ("merchant_ships",),
    "enemy": ("trolls", "draugr", "monsters"),
}


@final
class MidgardNouns(Nouns):
    """The nouns of Champions of Midgard."""

    def width(self, kind: str) -> int:
        return WIDTHS.get(kind, 1)

    def option_args(self, table: Table, option: Option) -> tuple[Kinds, list[int]]:
        """A fight or a shore to choose is named with its enemy (`$foe`), a purchase with its price (`$goods`)."""
        assert isinstance(table, Midgard)
        kinds, numbers = super().option_args(table, option)
        if option.verb == w.PRAY:
            return ("goods", "goods"), prayer(table, option.a + 1)
        if option.verb == w.BUY:
            return (*kinds, "goods"), [*numbers, *table.box.ships[option.a].cost]
        if kinds == ("shore",):
            return ("foe",), [w.SHORE_1 + option.a]
        return tuple("foe" if kind == "target" else kind for kind in kinds), numbers

    def context(self, table: Table, key: str) -> dict[str, Arg]:
        """What done means depends on the question (`$about`)."""
        if key != BY_QUESTION:
            return {}
        return {"about": table.decision.ask.removeprefix(ASK) if table.decisions else "other"}

    def noun(self, table: Table, kind: str, numbers: list[int]) -> Noun:
        assert isinstance(table, Midgard)
        if kind == "held":
            return Join(held_parts(numbers), LISTED)
        if kind in ("goods", "short"):
            return listed("goods", w.GOOD_IDS, numbers) or Phrase("midgard-goods-none", {})
        if kind == "dice":
            return listed("dice", w.DIE_IDS, numbers) or Phrase("midgard-dice-none", {})
        if kind == "roll":
            return roll_noun(numbers)
        number = numbers[0]
        if kind == "foe":
            return foe_noun(table, number)
        if kind == "stock":
            return Phrase("midgard-good-food" if number == w.STOCK_FOOD else f"midgard-die-{w.DIE_IDS[number]}", {})
        if kind == "rolled":
            return rolled_noun(table, number)
        if kind == "percent":
            return Phrase("midgard-percent", {"number": number})
        if kind == "tenths":
            return Phrase("midgard-tenths", {"whole": number // 10, "tenth": number % 10})
        if kind.endswith(DOING):
            kind = kind.removesuffix(DOING)
            return deed_of(table, kind, ids(table, kind)[number], PRINTED.get(kind, ()))
        return thing(table, kind, ids(table, kind)[number])


NOUNS: Final = MidgardNouns("midgard", w.VERBS, {**MESSAGE_KEYS.kinds(), **DOES})


# --- things with a name


def ids(t: Midgard, kind: str) -> list[str]:
    """What the content calls the things of this kind."""
    box = t.box
    known: dict[str, list[str]] = {
        "good": list(w.GOOD_IDS),
        "die": list(w.DIE_IDS),
        "cargo": list(w.CARGO_IDS),
        "face": list(w.FACE_IDS),
        "target": list(w.TARGET_IDS),
        "phase": list(w.PHASE_IDS),
        "place": [place.name for place in box.places],
        "shore": [shore.name for shore in box.shores],
        "ship": box.ship_names,
        "leader": [leader.name for leader in box.leaders],
        "rune": [rune.name for rune in box.runes],
        "destiny": [destiny.name for destiny in box.destinies],
        "journey": [journey.name for journey in box.journeys],
        "merchant": [merchant.name for merchant in box.merchants],
        "enemy": [enemy.name for enemy in box.enemies],
        "colour": box.colours,
    }
    return known[kind]


def thing(t: Midgard, kind: str, name: str) -> Noun:
    return thing_of(t, kind, name, PRINTED.get(kind, ()))


def foe_noun(t: Midgard, target: int) -> Noun:
    """Distant Shore 2 · Huldra (red); only the place if no card is there."""
    place = Phrase(f"midgard-target-{w.TARGET_IDS[target]}", {})
    if t.enemies[target] == w.NONE:
        return place
    enemy = thing(t, "enemy", t.box.enemies[t.enemies[target]].name)
    return Phrase("midgard-foe", {"target": place, "enemy": enemy})


# --- lists


def listed(kind: str, names: tuple[str, ...], counts: list[int]) -> Noun | None:
    """2 food, 1 coin; 1 swordsman, 3 axemen."""
    found = zip(names, counts, strict=True)
    held: list[Noun] = [Phrase(f"midgard-{kind}-{name}", {"number": n}) for name, n in found if n]
    return Join(held, LISTED) if held else None


def held_parts(counts: list[int]) -> list[Noun]:
    """0 coins, 1 wood: of the goods that are missing (`kernel.decision.lacking`)."""
    found = zip(w.GOOD_IDS, counts, strict=True)
    return [Phrase(f"midgard-goods-{name}", {"number": n - 1}) for name, n in found if n]


def roll_noun(rolled: list[int]) -> Noun:
    """swordsmen (2× hit, shield), axemen (double hit)"""
    parts: list[Noun] = []
    for die, name in enumerate(w.DIE_IDS):
        faces = [(shown - 1) % len(w.FACE_IDS) for shown in rolled if shown and (shown - 1) // len(w.FACE_IDS) == die]
        if faces:
            parts.append(Phrase(f"midgard-roll-{name}", {"faces": faces_noun(faces)}))
    return Join(parts, LISTED) if parts else Phrase("midgard-roll-none", {})


def faces_noun(faces: list[int]) -> Noun:
    parts: list[Noun] = []
    for face, name in enumerate(w.FACE_IDS):
        shown = Phrase(f"midgard-face-{name}", {})
        times = faces.count(face)
        if times:
            parts.append(shown if times == 1 else Phrase("midgard-roll-face", {"number": times, "face": shown}))
    return Join(parts, LISTED)


def rolled_noun(t: Midgard, number: int) -> Noun:
    """3 (Axeman, blank): a die of the current roll; otherwise only its number."""
    for frame in t.agenda:
        if isinstance(frame, Roll) and number < size(frame.dice):
            die = Phrase(f"midgard-die-{w.DIE_IDS[die_at(frame.dice, number)]}", {})
            face = Phrase(f"midgard-face-{w.FACE_IDS[face_at(frame.faces, number)]}", {})
            return Phrase("midgard-rolled-shown", {"number": number + 1, "die": die, "face": face})
    return Phrase("midgard-rolled", {"number": number + 1})


# --- prices


def prayer(t: Midgard, favour: int) -> list[int]:
    """CM-5.16: the coins for this much favour, then the favour, both as goods."""
    paid, gained = [0] * w.GOODS, [0] * w.GOODS
    gained[w.FAVOUR] = favour
    for place in t.box.places:
        for step in place.steps:
            if step.verb == w.DO_BUY_FAVOUR and favour in step.row_favour:
                paid[w.COIN] = step.row_coins[step.row_favour.index(favour)]
    return [*paid, *gained]
