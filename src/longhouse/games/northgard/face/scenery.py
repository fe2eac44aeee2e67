"""What never changes while a game of Northgard is played, as plain JSON; see picture.py for its shape."""

from longhouse.games.northgard.state.box import Building, Creature, Face, NorthgardBox
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.tiles import SIDES
from longhouse.games.northgard.state.words import CLAN_IDS, DECK_CLAN, DECK_IDS, RESOURCE_IDS, ROUGH, SLOT_IDS
from longhouse.kernel.content import Entry

Json = dict[str, object]


def scenery(t: Northgard) -> Json:
    box = t.box
    root = box.origin.content.root
    return {
        "rules": rules(box),
        "tiles": [tile_of(box, entry, tile) for tile, entry in enumerate(root.entries("tile"))],
        "cards": [card_of(box, entry, number) for number, entry in enumerate(root.entries("card"))],
        "buildings": [building_of(building) for building in box.buildings],
        "clans": list(CLAN_IDS),
        "creatures": [creature_of(creature) for creature in box.creatures],
        "faces": [face_of(face) for face in box.faces],
        "winter": [winter_of(entry) for entry in root.entries("winter")],
        "colours": [box.colours[colour] for colour in t.colours],
        "partners": [box.partner(seat) for seat in range(t.seats)],
    }


def rules(box: NorthgardBox) -> Json:
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


def tile_of(box: NorthgardBox, entry: Entry, tile: int) -> Json:
    first = box.tiles.tile_first[tile]
    shapes = entry_of(box.origin.content.root.entries("shape"), entry.text("shape")).entry("polygons")
    return {
        "id": entry.text("id"),
        "shape": entry.text("shape"),
        "regions": [region_of(box, first + i, part, shapes) for i, part in enumerate(entry.entries("regions"))],
        "borders": [{"a": a, "b": b, "rough": kind == ROUGH} for a, b, kind in box.tiles.tile_borders[tile]],
    }


def region_of(box: NorthgardBox, region: int, part: Entry, shapes: Entry) -> Json:
    """As printed, on a square of side 1, before any turn."""
    tiles = box.tiles
    sides = part.text("sides")
    shown: Json = {
        "id": tiles.region_names[region],
        "region": region,
        "sides": [SIDES.index(letter) for letter in sides],
        "polygon": shapes.items(sides),
        "slots": [{"slot": slot, "kind": SLOT_IDS[tiles.slot_kind[slot]]} for slot in tiles.region_slots[region]],
        "lair": part.has("lair") and part.flag("lair"),
    }
    for name in RESOURCE_IDS:
        shown[name] = part.number_or(name, 0)
    return shown


def card_of(box: NorthgardBox, entry: Entry, number: int) -> Json:
    card = box.cards[number]
    kind = "base" if card.base else "upgrade"
    return {
        "id": card.name,
        "deck": DECK_IDS[card.deck],
        "clan": CLAN_IDS[card.clan] if card.deck == DECK_CLAN else None,
        "kind": kind if card.deck == DECK_CLAN else None,
        "instant": card.instant,
        "reaction": card.reaction,
        "fame": card.fame + card.end_fame,
        "steps": entry.items("effect"),
    }


def building_of(building: Building) -> Json:
    return {
        "id": building.name,
        "size": "large" if building.large else "small",
        "cost": building.cost,
        "count": building.count,
        "harvest": building.goods[:],
        "fame": building.fame,
        "power": building.defend_power,
        "kill": building.defend_kill,
    }


def creature_of(creature: Creature) -> Json:
    return {
        "id": creature.name,
        "kind": creature.kind,
        "colour": creature.colour,
        "power": creature.power,
        "reward": creature.reward,
        "shares": creature.shares,
    }


def face_of(face: Face) -> Json:
    return {"id": face.name, "power": face.power, "kill": face.kill, "choice": face.choice}


def winter_of(entry: Entry) -> Json:
    """NG-14.1; 0 as `max`: no upper end."""
    return {key: entry.number(key) for key in ("min", "max", "food", "wood")}


def entry_of(entries: list[Entry], name: str) -> Entry:
    for entry in entries:
        if entry.text("id") == name:
            return entry
    raise entries[0].wrong(f"there is no '{name}' among these")
