"""What somebody sees of a table, as plain JSON, for a page to draw. Made by allow-list, so nothing slips through.

`scenery` never changes while a game is played, `picture` is the rest. Things are called by their numbers, which are
their places in the lists of the scenery; -1 is nobody and nothing. A territory is called by its oldest region. GOODS
is [food, wood, lore].

scenery
    rules        {years, creatures, moreCreatures, teams, openFame, winByTerritories, toWin, tradeIn, tradeSame,
                 unitsPerPlayer, replaceLore, removeLore, upgradeLore}
    tiles        [{id, shape, regions [{id "t05.n", region, sides (0 north .. 3 west), polygon [[x, y], ..], food, wood,
                 lore, slots [{slot, kind "small" | "rune" | "large"}], lair}], borders [{a, b (regions), rough}]}]
    cards        [{id, deck, clan or null, kind "base" | "upgrade" | null, instant, reaction, fame, steps (as in the
                 content)}]
    buildings    [{id, size "small" | "large", cost, count, harvest GOODS, fame, power, kill}]
    clans        [id];  creatures [{id, kind, colour, power, reward, shares}];  faces [{id, power, kill, choice}]
    winter       [{min, max (0: no upper end), food, wood}]
    colours      [id by seat];  partners [seat]

picture
    year, lastYear, phase, first, active, turn
    tiles        [{tile, x, y, turn}] as they were placed
    territories  [{territory, name "t05.n", letter, regions, open, openSides, size, holder, units, kaija, raider,
                 raiders, raidersKaija, symbols GOODS, tileSymbols GOODS, buildings (how many of each), freeSlots
                 [small, rune, large], creatures, scorched, neighbours [{territory, rough}]}], oldest first
    buildings    [{spot, region, building}];  creatures [{creature, region}] in the order of the row
    creatureDeck, creatureDiscard
    seats        [{clan, colour, goods GOODS, fame or null, reserve, onMap, kaijaHome, hand or null, handSize, deckSize,
                 active, discard, resolved, upgrades, passed, territories, closed, closedLarge, winter [food, wood],
                 flags}]
    display, achievements, developmentLeft, unrest, pile, drawn, tileHand (the viewer's) or null, tileHands (sizes),
    removed
    placing      null or {tile, purpose, places [{x, y, turns}], place {x, y} or null}
    moving       null or {seat, points, from, units, kaija}
    battle       null or {territory, attacker SIDE, defender SIDE, step, faces [the attacker's, the defender's]}
                 SIDE {seat, creature, figures, kaija, base, card, clan, buildings, food, die, total, kills, losses}

A hand or a fame that the viewer does not see is null. `symbols` counts those of buildings too. While a battle waits,
`raider` and `raiders` have come into the territory of `holder`.
"""

from typing import Final

from longhouse.games.northgard.face.picture_now import battle, moving, placing
from longhouse.games.northgard.face.scenery import Json, scenery
from longhouse.games.northgard.rules.ending import is_closed_large
from longhouse.games.northgard.rules.winter import upkeep
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.tiles import key_x, key_y
from longhouse.games.northgard.state.words import BUILDINGS, FLAG_IDS, NONE, PHASE_IDS, RESOURCES, SLOT_IDS
from longhouse.kernel.decision import NOBODY, Seat

__all__ = ["picture", "scenery"]

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def picture(t: Northgard) -> Json:
    shown: Json = {
        "year": t.year,
        "lastYear": t.box.last_year,
        "phase": PHASE_IDS[t.phase],
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
    }
    shown.update(piles(t))
    return shown


def piles(t: Northgard) -> Json:
    """What lies beside the map."""
    mine = t.tile_hands[t.viewer].cards[:] if 0 <= t.viewer < t.seats else None
    return {
        "display": t.display[:],
        "achievements": t.achievements[:],
        "developmentLeft": len(t.early.cards) + len(t.advanced.cards),
        "unrest": t.unrest,
        "pile": len(t.pile.cards),
        "drawn": t.drawn[:],
        "tileHand": mine,
        "tileHands": [len(zone.cards) for zone in t.tile_hands],
        "removed": t.removed[:],
    }


# --- the map


def tiles(t: Northgard) -> list[Json]:
    shown: list[Json] = []
    for at in range(0, len(t.placed), 3):
        tile, key, turn = t.placed[at : at + 3]
        shown.append({"tile": tile, "x": key_x(key), "y": key_y(key), "turn": turn})
    return shown


def territory(t: Northgard, age: int, rep: int) -> Json:
    land = t.land
    raids = t.raiding(rep) > 0
    kaija = t.kaija_in(rep)
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
        "symbols": [t.symbols(rep, resource) + t.produced(rep, resource) for resource in range(RESOURCES)],
        "tileSymbols": [t.symbols(rep, resource) for resource in range(RESOURCES)],
        "buildings": [t.has(rep, building) for building in range(BUILDINGS)],
        "freeSlots": free_slots(t, rep),
        "creatures": t.creatures_in(rep),
        "scorched": t.scorched != NONE and t.territory(t.scorched) == rep,
        "neighbours": [{"territory": other, "rough": land.is_rough(rep, other)} for other in land.neighbours(rep)],
    }


def letter(age: int) -> str:
    """A .. Z, AA, AB .."""
    last = LETTERS[age % len(LETTERS)]
    return last if age < len(LETTERS) else letter(age // len(LETTERS) - 1) + last


def free_slots(t: Northgard, rep: int) -> list[int]:
    """Small, rune, large."""
    free = [0] * (len(SLOT_IDS) - 1)
    for region in t.land.regions(rep):
        for slot in t.box.tiles.region_slots[region]:
            if t.slots[slot] == NONE:
                free[t.box.tiles.slot_kind[slot]] += 1
    return free


def buildings(t: Northgard) -> list[Json]:
    """Those on slots, then those without."""
    shown: list[Json] = []
    for slot, building in enumerate(t.slots):
        if building != NONE:
            shown.append({"spot": slot, "region": t.box.tiles.slot_region[slot], "building": building})
    for at in range(0, len(t.loose), 2):
        spot = t.box.tiles.slots + at // 2
        shown.append({"spot": spot, "region": t.loose[at], "building": t.loose[at + 1]})
    return shown


# --- the seats


def seat_of(t: Northgard, seat: Seat) -> Json:
    own = t.own(seat)
    hand = t.hands[seat]
    return {
        "clan": t.clans[seat],
        "colour": t.colours[seat],
        "goods": t.goods[seat * RESOURCES : (seat + 1) * RESOURCES],
        "fame": t.fame.counts[seat] if sees(t, t.fame.seen_by[seat]) else None,
        "reserve": t.reserve[seat],
        "onMap": t.on_map(seat),
        "kaijaHome": t.kaija_home(seat),
        "hand": hand.cards[:] if sees(t, hand.seen_by) else None,
        "handSize": len(hand.cards),
        "deckSize": len(t.decks[seat].cards),
        "active": t.actives[seat][:],
        "discard": t.discards[seat][:],
        "resolved": t.resolved[seat][:],
        "upgrades": t.upgrades[seat][:],
        "passed": t.passed[seat] == 1,
        "territories": len(own),
        "closed": len([rep for rep in own if not t.land.is_open(rep)]),
        "closedLarge": len([rep for rep in own if is_closed_large(t, rep)]),
        "winter": upkeep(t, seat)[:2],
        "flags": [FLAG_IDS[bit] for bit in range(len(FLAG_IDS)) if t.flags[seat] >> bit & 1],
    }


def sees(t: Northgard, mask: int) -> bool:
    return t.viewer == NOBODY or (mask >> t.viewer & 1) == 1
