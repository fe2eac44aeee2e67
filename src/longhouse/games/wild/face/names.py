"""The things of Vikings Gone Wild by name. A thing to choose is named with its price, its strength or its place."""

from typing import Final, final

from longhouse.games.wild.rules.strength import defence, own_strength
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.message_keys import MESSAGE_KEYS
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import Table
from longhouse.messages.bundle import speaks
from longhouse.messages.nouns import Kinds, Nouns, deed_of, thing_of
from longhouse.messages.phrase import Join, Noun, Phrase

LISTED: Final = ", "  # between the parts of a list
# a cost is beer and gold; a lot is a seat and its slot, a hoard a seat and a source of its tokens
WIDTHS: Final = {
    **{"cost": w.RESOURCES, "price": w.RESOURCES, "short": w.RESOURCES, "held": w.RESOURCES},
    **{"lot": 2, "hoard": 2},
}
DOING: Final = "_does"  # after a kind: what such a thing does
ASK_STEP: Final = "wild-ask-step"
# facts that say what a card does instead of naming it
DOES: Final[dict[str, Kinds]] = {"wild-preview-card": ("card_does",), "wild-preview-in-attack": ("card_does",)}
# reasons that name a building where their keys have its slot
LOTS: Final[dict[str, Kinds]] = {
    "wild-why-not-built": ("own",),
    "wild-why-no-storage": ("own",),
    "wild-why-storage-unfinished": ("own",),
    "wild-why-no-room": ("own", "have"),
    "wild-why-no-building": ("lot",),
    "wild-why-under-construction": ("lot",),
    "wild-why-damaged-already": ("lot",),
    "wild-why-too-weak": ("lot", "missing", "have"),
    "wild-why-nothing-to-steal": ("hoard",),
}
# where the content prints the names of things
PRINTED: Final[dict[str, tuple[str, ...]]] = {
    "card": ("card",),
    "site": ("building", "town_hall"),
    "mission": ("mission",),
    "achievement": ("achievement",),
}
BUYING: Final = (w.BUY, w.BUY_BY_HAND)
TAKING: Final = (w.PATH, w.PATH_BY_HAND)
BUILDING: Final = (w.BUILD, w.BUILD_BY_HAND)
UPGRADING: Final = (w.UPGRADE_HALL, w.UPGRADE_BY_HAND)
EXCHANGING: Final = (w.EXCHANGE, w.EXCHANGE_BY_HAND)
SWAPPING: Final = (w.SWAP, w.SWAP_BY_HAND)


@final
class WildNouns(Nouns):
    """The nouns of Vikings Gone Wild."""

    def width(self, kind: str) -> int:
        return WIDTHS.get(kind, 1)

    def option_args(self, table: Table, option: Option) -> tuple[Kinds, list[int]]:
        """A purchase is named with its price, a target with its defence, an attacker with its strength."""
        assert isinstance(table, Wild)
        verb, n = option.verb, option.a
        if verb in BUYING or verb in TAKING or verb in BUILDING or verb in UPGRADING:
            return bought_args(table, verb, n)
        if verb in EXCHANGING:
            return ("cost", "cost"), exchanged(table, n)
        if verb in SWAPPING:
            return ("mission", "cost"), [n, *table.box.swap_cost]
        if verb == w.MISSION:
            return ("mission", "number"), [n, table.box.missions[n].vp]
        if verb in (w.ATTACK, w.FIGHT_UNDEAD, w.FIGHT_DRAGON):
            return target_args(table, option)
        if verb in (w.READY, w.ADD):
            return ("card", "number"), [n, attacker_strength(table, verb, n)]
        if verb == w.STEAL:
            return ("seat", "hoard"), [n, n, option.b]
        if verb in (w.DISMANTLE, w.STORE):
            return ("own",), [n]
        return super().option_args(table, option)

    def noun(self, table: Table, kind: str, numbers: list[int]) -> Noun:
        assert isinstance(table, Wild)
        if kind in ("cost", "price"):
            return cost_noun(numbers) if numbers else Phrase("wild-price-none", {})
        if kind in ("short", "held"):
            return cost_noun(numbers) if kind == "short" else held_noun(numbers)
        number = numbers[0]
        if kind == "lot":
            return lot_noun(table, number, numbers[1])
        if kind == "hoard":
            return hoard_noun(table, number, numbers[1])
        if kind in ("own", "purse", "slot"):
            return own_noun(table, kind, number)
        if kind in ("path", "lying"):
            return path_noun(table, kind, number)
        if kind == "step":
            return step_noun(table, number)
        if kind.endswith(DOING):
            kind = kind.removesuffix(DOING)
            return deed_of(table, kind, ids(table, kind)[number], PRINTED.get(kind, ()))
        return thing(table, "site" if kind == "building" else kind, ids(table, kind)[number])


NOUNS: Final = WildNouns("wild", w.VERBS, {**MESSAGE_KEYS.kinds(), **DOES, **LOTS})


# --- things with a name


def ids(t: Wild, kind: str) -> list[str]:
    """What the content calls the things of this kind."""
    box = t.box
    known: dict[str, list[str]] = {
        "resource": list(w.RESOURCE_IDS),
        "kind": list(w.KIND_IDS),
        "phase": list(w.PHASE_IDS),
        "colour": list(w.COLOUR_IDS),
        "card": box.card_names,
        "site": [site.name for site in box.sites],
        "building": box.building_names,
        "mission": [mission.name for mission in box.missions],
        "achievement": [achievement.name for achievement in box.achievements],
    }
    return known[kind]


def thing(t: Wild, kind: str, name: str) -> Noun:
    return thing_of(t, kind, name, PRINTED.get(kind, ()))


def lot_noun(t: Wild, seat: Seat, slot: int) -> Noun:
    """Smelter (4): a building and its place in the settlement; only the place if it is empty."""
    if seat == NOBODY or slot >= len(t.towns[seat]):
        return Phrase("wild-slot", {"number": slot}) if slot else Phrase("wild-slot-hall", {})
    site = thing(t, "site", t.box.sites[t.site(seat, slot)].name)
    return Phrase("wild-lot", {"site": site, "number": slot}) if slot else site


def own_noun(t: Wild, kind: str, number: int) -> Noun:
    """A building of the active player, as a source of payment; other slots may be anybody's, so they get a number."""
    if kind == "slot":
        return lot_noun(t, NOBODY, number)
    if kind == "own":
        return lot_noun(t, t.active, number)
    if number == w.PURSE_POOL:
        return Phrase("wild-purse-pool", {})
    return lot_noun(t, t.active, w.HALL if number == w.PURSE_HALL else number - w.FIRST_SLOT)


def hoard_noun(t: Wild, seat: Seat, source: int) -> Noun:
    """VW-19.10: the producers of a type count as one source."""
    if source == w.STEAL_PRODUCERS:
        return Phrase("wild-hoard-producers", {})
    return lot_noun(t, seat, w.HALL if source == w.STEAL_HALL else source - w.FIRST_SLOT)


def path_noun(t: Wild, kind: str, place: int) -> Noun:
    """Place 3 of Odin's Path; or the card that lies there."""
    if kind == "path":
        return Phrase("wild-path", {"number": place + 1})
    card = t.path[place]
    return Phrase("wild-path-empty", {}) if card == w.NONE else thing(t, "card", t.box.card_names[card])


def step_noun(t: Wild, at: int) -> Noun:
    """What this step of the current card does; otherwise only its number."""
    for decision in t.decisions:
        if decision.ask == ASK_STEP:
            steps = t.box.cards[decision.args[0]].play_steps
            if at < len(steps) and speaks(f"wild-step-{w.EFFECT_IDS[steps[at].verb]}"):
                return Phrase(f"wild-step-{w.EFFECT_IDS[steps[at].verb]}", {"number": steps[at].n})
    return Phrase("wild-step", {"number": at + 1})


# --- prices and strengths


def cost_noun(cost: list[int]) -> Noun:
    """2 beer, 1 gold"""
    told = zip(w.RESOURCE_IDS, cost, strict=False)
    held: list[Noun] = [Phrase(f"wild-cost-{name}", {"number": n}) for name, n in told if n]
    return Join(held, LISTED) if held else Phrase("wild-cost-none", {})


def held_noun(counts: list[int]) -> Noun:
    """0 beer, 1 gold: of the resources that are missing (`kernel.decision.lacking`)."""
    found = zip(w.RESOURCE_IDS, counts, strict=False)
    return Join([Phrase(f"wild-cost-{name}", {"number": n - 1}) for name, n in found if n], LISTED)


def bought_args(t: Wild, verb: int, n: int) -> tuple[Kinds, list[int]]:
    """The price comes last: what is not for sale has none."""
    box = t.box
    if verb in BUYING:
        return ("card", "price"), [n, *box.cards[n].cost]
    if verb in TAKING:
        return ("path", "lying", "price"), [n, n, *(box.cards[t.path[n]].cost if t.path[n] != w.NONE else [])]
    if verb in BUILDING:
        return ("building", "price"), [n, *box.sites[n].cost]
    level = t.level(t.active) if t.active != NOBODY else 1
    site = box.hall(min(level + 1, w.HALL_LEVELS))
    return ("site", "price"), [site, *(box.sites[site].cost if level < w.HALL_LEVELS else [])]


def exchanged(t: Wild, given: int) -> list[int]:
    """VW-12.1: what is given, then what is got."""
    paid, got = [0] * w.RESOURCES, [0] * w.RESOURCES
    paid[given], got[1 - given] = t.box.exchange_rate, 1
    return [*paid, *got]


def target_args(t: Wild, option: Option) -> tuple[Kinds, list[int]]:
    a, b = option.a, option.b
    if option.verb == w.FIGHT_DRAGON:
        return ("number",), [t.box.dragon_defence]
    if option.verb == w.FIGHT_UNDEAD:
        return ("path", "lying", "number"), [a, a, t.box.cards[t.path[a]].defence if t.path[a] != w.NONE else 0]
    there = b < len(t.towns[a])
    return ("seat", "lot", "number"), [a, a, b, defence(t, a, b, 0) if there else 0]


def attacker_strength(t: Wild, verb: int, card: int) -> int:
    """VW-7.8: with might; VW-17.7: a copy that is ready has the strength of its printed card."""
    seat = t.active if t.active != NOBODY else 0
    printed = [packed >> 8 for packed in t.ready if packed & 255 == card] if verb == w.READY else []
    return own_strength(t, seat, printed[0] if printed else card)
