"""The things of Northgard by name. Territories are named by the letter they have on the map and by their oldest region;
one to choose is also named by what it shows."""

from typing import Final, final

from longhouse.games.northgard.face.picture import letter
from longhouse.games.northgard.rules.cards.script import Script
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.cards import Step
from longhouse.games.northgard.state.message_keys import MESSAGE_KEYS
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.tiles import key_x, key_y
from longhouse.kernel.decision import Option
from longhouse.kernel.table import Table
from longhouse.messages.bundle import speaks
from longhouse.messages.nouns import Kinds, Nouns, thing_of
from longhouse.messages.phrase import Arg, Join, Noun, Phrase, Text

SHOWN: Final = ", "  # between all that a region or a territory shows
BESIDE: Final = " · "  # between the regions of a tile
THEN: Final = " + "  # between the steps of one choice
ASK: Final = "northgard-ask-"
OPTIONAL: Final = "northgard-ask-optional"
BY_QUESTION: Final = ("northgard-option-yes", "northgard-option-no", "northgard-option-done")


@final
class NorthgardNouns(Nouns):
    """The nouns of Northgard."""

    def width(self, kind: str) -> int:
        return w.RESOURCES if kind == "goods" else 1

    def option_args(self, table: Table, option: Option) -> tuple[Kinds, list[int]]:
        """A territory to choose is named with what it shows: `$land`."""
        kinds, numbers = super().option_args(table, option)
        return tuple("land" if kind == "territory" else kind for kind in kinds), numbers

    def context(self, table: Table, key: str) -> dict[str, Arg]:
        """What yes, no and done mean depends on the question (`$about`); what may be done, on the card (`$step`)."""
        assert isinstance(table, Northgard)
        if key == OPTIONAL:
            step = open_step(table)
            return {"step": "other" if step is None else w.EFFECT_IDS[step.verb]}
        if key not in BY_QUESTION:
            return {}
        return {"about": table.decision.ask.removeprefix(ASK) if table.decisions else "other"}

    def noun(self, table: Table, kind: str, numbers: list[int]) -> Noun:
        assert isinstance(table, Northgard)
        if kind == "goods":
            return goods(numbers)
        number = numbers[0]
        if kind == "territory":
            return territory_noun(table, number)
        if kind == "land":
            return land_noun(table, number)
        if kind == "tile":
            return tile_noun(table, number)
        if kind == "place":
            return Phrase("northgard-place", {"at": Text(f"{key_x(number)},{key_y(number)}")})
        if kind == "spot":
            return spot_noun(table, number)
        if kind == "choice":
            return choice_noun(table, number)
        if kind == "face":
            return face_noun(table, number)
        return thing(table, kind, ids(table, kind)[number])


NOUNS: Final = NorthgardNouns("northgard", w.VERBS, MESSAGE_KEYS.kinds())


# --- things with a name


def ids(t: Northgard, kind: str) -> list[str]:
    """What the content calls the things of this kind."""
    known: dict[str, list[str]] = {
        "resource": list(w.RESOURCE_IDS),
        "building": list(w.BUILDING_IDS),
        "clan": list(w.CLAN_IDS),
        "slot": list(w.SLOT_IDS),
        "phase": list(w.PHASE_IDS),
        "card": [card.name for card in t.box.cards],
        "creature": [creature.name for creature in t.box.creatures],
        "colour": t.box.colours,
    }
    return known[kind]


def thing(t: Northgard, kind: str, name: str) -> Noun:
    return thing_of(t, kind, name, (kind,))


def goods(counts: list[int]) -> Noun:
    """2 food, 1 lore."""
    held = goods_parts(counts)
    return Join(held, ", ") if held else Phrase("northgard-goods-none", {})


def goods_parts(counts: list[int]) -> list[Noun]:
    found = zip(w.RESOURCE_IDS, counts, strict=True)
    return [Phrase(f"northgard-goods-{name}", {"number": n}) for name, n in found if n]


def face_noun(t: Northgard, number: int) -> Noun:
    """NG-12.6: a face that only a host's content has is named by its numbers."""
    face = t.box.faces[number]
    key = f"northgard-face-{face.name}"
    return Phrase(key, {}) if speaks(key) else Phrase("northgard-face", {"power": face.power, "kills": face.kill})


# --- places


def letter_of(t: Northgard, territory: int) -> str:
    """NG-1.1: A, B, C in the order of age, as in the picture."""
    return letter(t.land.reps.index(territory))


def territory_noun(t: Northgard, region: int) -> Noun:
    """C (t05.n)"""
    name = t.box.tiles.region_names[region]
    territory = t.land.of[region]
    if territory == w.NONE:
        return Text(f"({name})")
    return Phrase("northgard-territory", {"letter": letter_of(t, territory), "region": Text(name)})


def land_noun(t: Northgard, region: int) -> Noun:
    """C · 2 food, small slot (t05.n); what is printed there if the tile is not on the map yet."""
    name = Text(t.box.tiles.region_names[region])
    territory = t.land.of[region]
    if territory == w.NONE:
        return Phrase("northgard-tile", {"shown": region_noun(t, region), "tile": name})
    symbols = [t.symbols(territory, r) + t.produced(territory, r) for r in range(w.RESOURCES)]
    shown = goods_parts(symbols) + [slot_noun(t, slot) for slot in free_slots(t, territory)]
    if t.lairs(territory):
        shown.append(Phrase("northgard-lair", {}))
    said = Join(shown, SHOWN) if shown else Phrase("northgard-plain", {})
    return Phrase("northgard-territory-shown", {"letter": letter_of(t, territory), "shown": said, "region": name})


def free_slots(t: Northgard, territory: int) -> list[int]:
    regions = t.land.regions(territory)
    return [slot for region in regions for slot in t.box.tiles.region_slots[region] if t.slots[slot] == w.NONE]


def slot_noun(t: Northgard, slot: int) -> Noun:
    return Phrase(f"northgard-slot-{w.SLOT_IDS[t.box.tiles.slot_kind[slot]]}", {})


def region_noun(t: Northgard, region: int) -> Noun:
    """What is printed on a region: 1 food, small slot."""
    tiles = t.box.tiles
    packed = tiles.symbols[region]
    shown = goods_parts([packed >> 5 * resource & 31 for resource in range(w.RESOURCES)])
    shown += [slot_noun(t, slot) for slot in tiles.region_slots[region]]
    if packed >> 5 * w.RESOURCES:
        shown.append(Phrase("northgard-lair", {}))
    return Join(shown, SHOWN) if shown else Phrase("northgard-plain", {})


def tile_noun(t: Northgard, tile: int) -> Noun:
    """rune slot · large slot (t05)"""
    tiles = t.box.tiles
    regions = [region for region in range(tiles.regions) if tiles.region_tile[region] == tile]
    shown = Join([region_noun(t, region) for region in regions], BESIDE)
    return Phrase("northgard-tile", {"shown": shown, "tile": Text(tiles.tile_names[tile])})


def spot_noun(t: Northgard, spot: int) -> Noun:
    """NG-21.9: a building by its place; a free slot by its kind."""
    slots = t.box.tiles.slots
    if spot < slots:
        region = t.box.tiles.slot_region[spot]
        building = t.slots[spot]
        if building == w.NONE:
            return Phrase("northgard-spot-empty", {"slot": slot_noun(t, spot), "territory": territory_noun(t, region)})
    else:
        at = 2 * (spot - slots)
        if at >= len(t.loose):
            return Phrase("northgard-spot-loose", {"number": spot - slots + 1})
        region, building = t.loose[at], t.loose[at + 1]
    standing = thing(t, "building", w.BUILDING_IDS[building])
    return Phrase("northgard-spot", {"building": standing, "territory": territory_noun(t, region)})


# --- what a card lets its player choose


def open_step(t: Northgard) -> Step | None:
    """NG-11: the step of a card that asks something now."""
    top = t.agenda[-1] if t.agenda else None
    if not isinstance(top, Script):
        return None
    script = t.box.scripts[top.script]
    return t.box.steps[script[top.at]] if top.at < len(script) else None


def choice_noun(t: Northgard, number: int) -> Noun:
    """NG-11.6: while a card waits for the choice, what its steps do; otherwise its number."""
    step = open_step(t)
    if step is not None and step.verb == w.DO_CHOOSE and number < len(step.choices):
        chosen = [t.box.steps[n] for n in t.box.scripts[step.choices[number]]]
        if all(speaks(choice_key(one)) for one in chosen):
            return Join([Phrase(choice_key(one), {"number": one.n}) for one in chosen], THEN)
    return Phrase("northgard-choice", {"number": number + 1})


def choice_key(step: Step) -> str:
    return f"northgard-choice-{w.EFFECT_IDS[step.verb]}"
