"""Everything that lies in the box, as the content describes it; read once, never changed."""

from typing import Final, final

from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.steps import Step, read_dice, read_goods, read_price, read_steps
from longhouse.kernel.content import Entry, Facts

# CM-5.27 to CM-5.31: which verbs have a meaning where
PLACE_VERBS: Final[tuple[int, ...]] = tuple(range(w.DO_COLLECT_STOCK, w.DO_GAIN_CARD + 1))
JOURNEY_VERBS: Final[tuple[int, ...]] = (w.DO_LOSE, w.DO_FIGHT)
RUNE_WINDOWS: Final[dict[int, int]] = {
    w.DO_GAIN_CHOICE: w.WINDOW_FREE,
    w.DO_GLORY_BONUS_PERCENT: w.WINDOW_DEFEATED,
    w.DO_CANCEL_LOSSES: w.WINDOW_LOSSES,
    w.DO_REPLACE_JOURNEY: w.WINDOW_JOURNEY,
    w.DO_REROLL: w.WINDOW_AFTER_ROLL,
    w.DO_SHIELDS_ALSO_HIT: w.WINDOW_AFTER_ROLL,
    w.DO_SCORE_DESTINY_NOW: w.WINDOW_FREE,
    w.DO_DRAW_DESTINY_EXTRA: w.WINDOW_SAGE,
    w.DO_PEEK_JOURNEY: w.WINDOW_FREE,
    w.DO_DOUBLE_COINS: w.WINDOW_FREE,
}
ABILITIES: Final[dict[int, int]] = {  # by moment
    w.FAVOUR_SPENT: w.DO_GAIN,
    w.AT_SAGE: w.DO_DRAW_DESTINY_EXTRA,
    w.AT_MERCHANT: w.DO_COST_ZERO,
    w.COUNT_HITS: w.DO_MAP_HITS,
    w.FINAL_ROLL: w.DO_GAIN,
}


@final
class Die:
    """A type of warrior dice, CM-1.6."""

    def __init__(self, entry: Entry) -> None:
        self.name: Final = entry.text("id")
        self.count: Final = entry.at_least("count", 1)
        faces = entry.texts("faces")
        if len(faces) != 6 or any(face not in w.FACE_IDS for face in faces):
            raise entry.wrong("'faces' must be six of {known}", "fault-faces", {"known": ", ".join(w.FACE_IDS)})
        self.faces: Final = [w.FACE_IDS.index(face) for face in faces]
        hits, shields = entry.entry("hits"), entry.entry("shields")
        self.hits: Final = [hits.at_least(face, 0) for face in w.FACE_IDS]
        self.shields: Final = [shields.at_least(face, 0) for face in w.FACE_IDS]


@final
class Place:
    """Where a worker can go: a location, a stall, a private longship, or begging. CM-5.26"""

    def __init__(self, entry: Entry, kind: int) -> None:
        self.name: Final = entry.text("id")
        self.kind: Final = kind
        self.colour: Final = read_colour(entry, kind)
        self.spaces: Final = entry.at_least("spaces", 0) if kind <= w.STALL else 0 if kind == w.BEGGING else 1
        self.cost: Final = read_price(entry.entry("cost")) if entry.has("cost") else [0] * w.GOODS
        self.steps: Final = read_steps(entry, "effect")
        check_verbs(entry, self.steps, PLACE_VERBS)
        self.repeat_max: Final = entry.at_least("repeat_max", 1) if entry.has("repeat_max") else 1
        self.war: Final = kind == w.STALL and self.colour == "war"


@final
class Ship:
    """A longship, CM-6.5."""

    def __init__(self, entry: Entry) -> None:
        self.name: Final = entry.text("id")
        self.private: Final = entry.one_of("kind", ["public", "private"]) == 1
        self.capacity: Final = entry.at_least("capacity", 1)
        self.glory: Final = entry.at_least("glory", 0)
        self.min_players: Final = entry.at_least("min_players", 2)
        self.cost: Final = read_price(entry.entry("buy_cost")) if self.private else [0] * w.GOODS


@final
class Leader:
    """CM-10; what a leader does is a step with its moment."""

    def __init__(self, entry: Entry) -> None:
        self.name: Final = entry.text("id")
        self.warriors_max: Final = entry.at_least("warriors_max", 1)
        self.ability: Final = read_steps(entry, "ability")
        for step in self.ability:
            if ABILITIES.get(step.when) != step.verb:
                facts: Facts = {"verb": w.EFFECT_IDS[step.verb], "moment": w.MOMENT_IDS[step.when]}
                raise entry.wrong("'ability' cannot do '{verb}' with 'when' '{moment}'", "fault-ability", facts)


@final
class Rune:
    """CM-9"""

    def __init__(self, entry: Entry) -> None:
        self.name: Final = read_single(entry)
        self.glory: Final = entry.at_least("glory", 0)
        self.window: Final = entry.one_of("window", list(w.WINDOW_IDS))
        steps = read_steps(entry, "effect")
        if len(steps) != 1:
            raise entry.wrong("'effect' must hold one effect", "fault-one-effect")
        self.step: Final = steps[0]
        if RUNE_WINDOWS.get(self.step.verb) != self.window:
            facts: Facts = {"verb": w.EFFECT_IDS[self.step.verb], "window": entry.text("window")}
            raise entry.wrong("'{verb}' cannot be done in the window '{window}'", "fault-window", facts)
        if self.step.verb == w.DO_PEEK_JOURNEY and self.step.n != w.ALL:
            raise entry.can_only_be("n", "all", self.step.n)
        if self.step.verb == w.DO_SCORE_DESTINY_NOW and self.step.n != 1:
            raise entry.can_only_be("n", 1, self.step.n)


@final
class Destiny:
    """CM-12.3"""

    def __init__(self, entry: Entry) -> None:
        self.name: Final = read_single(entry)
        self.measure: Final = entry.one_of("measure", list(w.MEASURE_IDS))
        self.big: Final = entry.at_least("big", 0)
        self.small: Final = entry.at_least("small", 0)
        self.minimum: Final = entry.at_least("minimum", 0)


@final
class Journey:
    """CM-8.9"""

    def __init__(self, entry: Entry) -> None:
        self.name: Final = entry.text("id")
        self.count: Final = entry.at_least("count", 1)
        self.steps: Final = read_steps(entry, "effect")
        check_verbs(entry, self.steps, JOURNEY_VERBS)


@final
class Merchant:
    """CM-5.14: what a merchant ship brings."""

    def __init__(self, entry: Entry) -> None:
        self.name: Final = read_single(entry)
        gain = entry.entry("gain")
        gain.check_known((*w.GOOD_IDS, *w.DIE_IDS))
        self.goods: Final = read_goods(gain)
        self.dice: Final = read_dice(gain)


@final
class Shore:
    """CM-8.12"""

    def __init__(self, entry: Entry) -> None:
        self.name: Final = entry.text("id")
        self.min_players: Final = entry.at_least("min_players", 2)
        self.warriors_per_food: Final = entry.at_least("warriors_per_food", 1)


@final
class Enemy:
    """A card of an enemy, CM-5.32."""

    def __init__(self, entry: Entry, kind: int) -> None:
        self.name: Final = entry.text("id")
        self.type: Final = entry.text("type") if entry.has("type") else self.name
        self.kind: Final = kind
        coloured = kind == w.DRAUGR or kind == w.MONSTERS
        self.colour: Final = entry.one_of("colour", list(w.COLOUR_IDS)) if coloured else w.NONE
        self.attack: Final = entry.at_least("attack", 0)
        self.defence: Final = entry.at_least("defence", 1)
        self.glory: Final = entry.at_least("glory", 0)
        self.reward: Final = read_price(entry.entry("reward"))
        for name in entry.texts("ban"):
            if name not in w.DIE_IDS:
                raise entry.cannot_hold("ban", name, w.DIE_IDS)
        self.ban: Final = [name in entry.texts("ban") for name in w.DIE_IDS]  # by die


# --- what they share


def read_colour(entry: Entry, kind: int) -> str:
    """CM-5.26: of a location; CM-2.2: war or trade, of a stall."""
    if kind == w.STALL:
        entry.one_of("kind", ["war", "trade"])
        return entry.text("kind")
    return entry.text("colour") if kind == w.LOCATION else ""


def read_single(entry: Entry) -> str:
    """The name of a card that is in the box once."""
    if entry.has("count") and entry.number("count") != 1:
        raise entry.can_only_be("count", 1, entry.number("count"))
    return entry.text("id")


def check_verbs(entry: Entry, steps: list[Step], known: tuple[int, ...]) -> None:
    """CM-5.27, CM-5.30: what is done elsewhere would silently not be done here."""
    for step in steps:
        if step.verb not in known:
            raise entry.cannot_hold("effect", w.EFFECT_IDS[step.verb], [w.EFFECT_IDS[verb] for verb in known])
