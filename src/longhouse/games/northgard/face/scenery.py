"""What never changes while a game of Northgard is played, as plain JSON."""

from typing import Final, Literal

from longhouse.games.northgard.face import shapes
from longhouse.games.northgard.face.shapes import (
    BuildingKind,
    CardKind,
    CreatureKind,
    Region,
    Rules,
    Scenery,
    TileKind,
    Winter,
)
from longhouse.games.northgard.face.texts import texts
from longhouse.games.northgard.state.box import Building, Creature, Face, NorthgardBox
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.tiles import SIDES
from longhouse.games.northgard.state.words import CLAN_IDS, DECK_CLAN, DECK_IDS, FOOD, LORE, ROUGH, SLOT_IDS, WOOD
from longhouse.kernel.content import Entry
from longhouse.kernel.packs.provenance import Marks, Source, shown_sources
from longhouse.kernel.registry import find_game

BUILDING_VALUES: Final = ("cost", "harvest", "defend_power", "defend_kill", "recruit_bonus", "year_draw")


def scenery(t: Northgard) -> Scenery:
    box = t.box
    root = box.origin.content.root
    tiles, cards = marks(t, "tile", ("regions", "borders")), marks(t, "card", ("instant", "fame", "effect"))
    buildings, creatures = marks(t, "building", BUILDING_VALUES), marks(t, "creature", ("power", "reward"))
    return {
        "texts": texts(t),
        "rules": rules(box),
        "tiles": [tile_of(box, entry, tile, tiles) for tile, entry in enumerate(root.entries("tile"))],
        "cards": [card_of(box, entry, number, cards) for number, entry in enumerate(root.entries("card"))],
        "buildings": [building_of(building, buildings[building.name]) for building in box.buildings],
        "clans": list(CLAN_IDS),
        "creatures": [creature_of(creature, creatures[creature.name]) for creature in box.creatures],
        "faces": [face_of(face) for face in box.faces],
        "winter": [winter_of(entry) for entry in root.entries("winter")],
        "colours": [box.colours[colour] for colour in t.colours],
        "partners": [box.partner(seat) for seat in range(t.seats)],
    }


def marks(t: Northgard, group: str, values: tuple[str, ...]) -> Marks:
    """The sources of what is shown of a group of things."""
    origin = t.box.origin
    return shown_sources(origin.content, find_game(origin.game).content(), (group,), values)


def rules(box: NorthgardBox) -> Rules:
    """What was agreed before the game, as far as a page needs it."""
    return {
        "years": box.last_year,
        "creatures": box.creatures_on,
        "moreCreatures": box.more_creatures,
        "teams": box.teams,
        "openFame": box.open_fame,
        "winByTerritories": box.win_by_territories,
        "toWin": box.to_win,
        "tradeIn": box.trade_in,
        "tradeSame": box.trade_same,
        "unitsPerPlayer": box.units_per_player,
        "replaceLore": box.replace_lore,
        "removeLore": box.remove_lore,
        "upgradeLore": box.upgrade_lore,
    }


def tile_of(box: NorthgardBox, entry: Entry, tile: int, sources: Marks) -> TileKind:
    first = box.tiles.tile_first[tile]
    outlines = shape_of(box.origin.content.root, entry.text("shape")).entry("polygons")
    return {
        "id": entry.text("id"),
        "shape": entry.text("shape"),
        "regions": [region_of(box, first + i, part, outlines) for i, part in enumerate(entry.entries("regions"))],
        "borders": [{"a": a, "b": b, "rough": kind == ROUGH} for a, b, kind in box.tiles.tile_borders[tile]],
        "source": sources[entry.text("id")],
    }


def region_of(box: NorthgardBox, region: int, part: Entry, outlines: Entry) -> Region:
    tiles = box.tiles
    sides = part.text("sides")
    return {
        "id": tiles.region_names[region],
        "region": region,
        "sides": [SIDES.index(letter) for letter in sides],
        "polygon": [corner_of(outlines, corner, sides) for corner in outlines.items(sides)],
        "slots": [{"slot": slot, "kind": SLOT_IDS[tiles.slot_kind[slot]]} for slot in tiles.region_slots[region]],
        "lair": part.has("lair") and part.flag("lair"),
        "food": part.number_or("food", 0),
        "wood": part.number_or("wood", 0),
        "lore": part.number_or("lore", 0),
    }


def corner_of(outlines: Entry, corner: object, sides: str) -> tuple[int | float, int | float]:
    """Whole numbers stay whole."""
    if isinstance(corner, list) and len(corner) == 2:
        x, y = corner
        if isinstance(x, int | float) and isinstance(y, int | float):
            return x, y
    raise outlines.not_a("'{key}' must be a list of corners [x, y], not of {value}", "fault-corners", sides, corner)


def card_of(box: NorthgardBox, entry: Entry, number: int, sources: Marks) -> CardKind:
    card = box.cards[number]
    kind: Literal["base", "upgrade"] = "base" if card.base else "upgrade"
    return {
        "id": card.name,
        "deck": DECK_IDS[card.deck],
        "clan": CLAN_IDS[card.clan] if card.deck == DECK_CLAN else None,
        "kind": kind if card.deck == DECK_CLAN else None,
        "instant": card.instant,
        "reaction": card.reaction,
        "fame": card.fame + card.end_fame,
        "steps": entry.items("effect"),
        "source": sources[card.name],
    }


def building_of(building: Building, source: Source) -> BuildingKind:
    return {
        "id": building.name,
        "size": "large" if building.large else "small",
        "cost": building.cost,
        "count": building.count,
        "harvest": goods_of(building.goods),
        "fame": building.fame,
        "power": building.defend_power,
        "kill": building.defend_kill,
        "source": source,
    }


def creature_of(creature: Creature, source: Source) -> CreatureKind:
    return {
        "id": creature.name,
        "kind": creature.kind,
        "colour": creature.colour,
        "power": creature.power,
        "reward": creature.reward,
        "shares": creature.shares,
        "source": source,
    }


def face_of(face: Face) -> shapes.Face:
    return {"id": face.name, "power": face.power, "kill": face.kill, "choice": face.choice}


def winter_of(entry: Entry) -> Winter:
    """NG-14.1; 0 as `max`: no upper end."""
    return {
        "min": entry.number("min"),
        "max": entry.number("max"),
        "food": entry.number("food"),
        "wood": entry.number("wood"),
    }


def goods_of(goods: list[int]) -> tuple[int, int, int]:
    return goods[FOOD], goods[WOOD], goods[LORE]


def shape_of(root: Entry, name: str) -> Entry:
    for entry in root.entries("shape"):
        if entry.text("id") == name:
            return entry
    raise root.no_such("shape", name)
