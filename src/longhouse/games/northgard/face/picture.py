"""What a viewer sees of a table, as plain JSON for a page to draw. Built from an allow-list: nothing slips through."""

from typing import Final

from longhouse.games.northgard.face.carrying import carrying
from longhouse.games.northgard.face.picture_now import battle, moving, placing
from longhouse.games.northgard.face.scenery import goods_of
from longhouse.games.northgard.face.shapes import BuildingPlace, Picture, PlacedTile, SeatPicture, Territory
from longhouse.games.northgard.rules.ending import is_closed_large
from longhouse.games.northgard.rules.winter import upkeep
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.tiles import key_x, key_y
from longhouse.kernel.decision import NOBODY, Seat

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def picture(t: Northgard) -> Picture:
    return reveal(t, open_picture(t))


def reveal(t: Northgard, shown: Picture) -> Picture:
    """The picture of a spectator, and what this viewer sees besides."""
    more: Picture = {
        **shown,
        "seats": [own_seat(t, seat, shown["seats"][seat]) for seat in range(t.seats)],
        "tileHand": t.tile_hands[t.viewer].cards[:] if 0 <= t.viewer < t.seats else None,
    }
    return more


def open_picture(t: Northgard) -> Picture:
    """What everybody sees."""
    return {
        "year": t.year,
        "lastYear": t.box.last_year,
        "phase": w.PHASE_IDS[t.phase],
        "first": t.first,
        "active": t.active,
        "turn": t.turn,
        "tiles": tiles(t),
        "territories": [territory(t, age, rep) for age, rep in enumerate(t.land.reps)],
        "buildings": buildings(t),
        "creatures": [{"creature": creature, "region": t.creature_at[creature]} for creature in t.row],
        "creatureDeck": len(t.creature_top.cards) + len(t.creature_rest.cards),
        "creatureDiscard": t.creature_discard[:],
        "seats": [seat_of(t, seat) for seat in range(t.seats)],
        "placing": placing(t),
        "moving": moving(t),
        "battle": battle(t),
        "carrying": carrying(t),
        "display": t.display[:],
        "achievements": t.achievements[:],
        "developmentLeft": len(t.early.cards) + len(t.advanced.cards),
        "unrest": t.unrest,
        "pile": len(t.pile.cards),
        "drawn": t.drawn[:],
        "tileHand": None,
        "tileHands": [len(zone.cards) for zone in t.tile_hands],
        "removed": t.removed[:],
    }


# --- the map


def tiles(t: Northgard) -> list[PlacedTile]:
    shown: list[PlacedTile] = []
    for at in range(0, len(t.placed), 3):
        tile, key, turn = t.placed[at : at + 3]
        shown.append({"tile": tile, "x": key_x(key), "y": key_y(key), "turn": turn})
    return shown


def territory(t: Northgard, age: int, rep: int) -> Territory:
    land = t.land
    raids = t.raiding(rep) > 0
    kaija = t.kaija_in(rep)
    free = free_slots(t, rep)
    printed = [t.symbols(rep, resource) for resource in range(w.RESOURCES)]
    built = t.built[rep] != 0
    made = [printed[resource] + t.produced(rep, resource) for resource in range(w.RESOURCES)] if built else printed
    return {
        "territory": rep,
        "name": t.box.tiles.region_names[rep],
        "letter": letter(age),
        "regions": land.regions(rep),
        "open": land.is_open(rep),
        "openSides": land.open_sides[rep],
        "size": land.size(rep),
        "holder": t.holder[rep],
        "units": t.units[rep],
        "kaija": kaija and not t.kaija_raids,
        "raider": t.raider if raids else NOBODY,
        "raiders": t.raiders[rep] if t.raiders else 0,
        "raidersKaija": kaija and t.kaija_raids,
        "symbols": goods_of(made),
        "tileSymbols": goods_of(printed),
        "buildings": [t.has(rep, building) for building in range(w.BUILDINGS)] if built else [0] * w.BUILDINGS,
        "freeSlots": (free[w.SMALL], free[w.RUNE], free[w.LARGE]),
        "creatures": t.creatures_in(rep),
        "scorched": t.scorched != w.NONE and t.territory(t.scorched) == rep,
        "neighbours": [{"territory": other, "rough": kind == w.ROUGH} for other, kind in land.beside[rep].items()],
    }


def letter(age: int) -> str:
    """A .. Z, AA, AB .."""
    last = LETTERS[age % len(LETTERS)]
    return last if age < len(LETTERS) else letter(age // len(LETTERS) - 1) + last


def free_slots(t: Northgard, rep: int) -> list[int]:
    """Small, rune, large."""
    free = [0] * (len(w.SLOT_IDS) - 1)
    for region in t.land.regions(rep):
        for slot in t.box.tiles.region_slots[region]:
            if t.slots[slot] == w.NONE:
                free[t.box.tiles.slot_kind[slot]] += 1
    return free


def buildings(t: Northgard) -> list[BuildingPlace]:
    """Those on slots, then those without."""
    shown: list[BuildingPlace] = []
    for slot, building in enumerate(t.slots):
        if building != w.NONE:
            shown.append({"spot": slot, "region": t.box.tiles.slot_region[slot], "building": building})
    for at in range(0, len(t.loose), 2):
        spot = t.box.tiles.slots + at // 2
        shown.append({"spot": spot, "region": t.loose[at], "building": t.loose[at + 1]})
    return shown


# --- the seats


def own_seat(t: Northgard, seat: Seat, shown: SeatPicture) -> SeatPicture:
    """With the hand and the fame, if the viewer sees them."""
    hand = t.hands[seat]
    fame_seen, hand_seen = sees(t, t.fame.seen_by[seat]), sees(t, hand.seen_by)
    if not fame_seen and not hand_seen:
        return shown
    return {
        **shown,
        "fame": t.fame.counts[seat] if fame_seen else None,
        "hand": hand.cards[:] if hand_seen else None,
    }


def seat_of(t: Northgard, seat: Seat) -> SeatPicture:
    own = t.own(seat)
    due = upkeep(t, seat)
    return {
        "clan": t.clans[seat],
        "colour": t.colours[seat],
        "goods": goods_of(t.goods[seat * w.RESOURCES : (seat + 1) * w.RESOURCES]),
        "fame": None,
        "reserve": t.reserve[seat],
        "onMap": t.on_map(seat),
        "kaijaHome": t.kaija_home(seat),
        "hand": None,
        "handSize": len(t.hands[seat].cards),
        "deckSize": len(t.decks[seat].cards),
        "active": t.actives[seat][:],
        "discard": t.discards[seat][:],
        "resolved": t.resolved[seat][:],
        "upgrades": t.upgrades[seat][:],
        "passed": t.passed[seat] == 1,
        "territories": len(own),
        "closed": len([rep for rep in own if not t.land.is_open(rep)]),
        "closedLarge": len([rep for rep in own if is_closed_large(t, rep)]),
        "winter": (due[w.FOOD], due[w.WOOD]),
        "flags": [w.FLAG_IDS[bit] for bit in range(len(w.FLAG_IDS)) if t.flags[seat] >> bit & 1],
    }


def sees(t: Northgard, mask: int) -> bool:
    return t.viewer == NOBODY or (mask >> t.viewer & 1) == 1
