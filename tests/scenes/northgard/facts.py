"""What a table of Northgard shows, in the words of the game: territories by their regions, and facts by colour."""

from collections.abc import Callable

from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.tiles import key_x, key_y
from longhouse.games.northgard.state.words import (
    BEAR,
    BUILDING_IDS,
    BUILDINGS,
    CLAN_IDS,
    FLAG_IDS,
    NONE,
    PHASE_IDS,
    RESOURCE_IDS,
    RESOURCES,
)
from longhouse.kernel.decision import NOBODY
from longhouse.kernel.zone import FACE_DOWN, Zone


def colours(t: Northgard) -> list[str]:
    return [t.box.colours[colour] for colour in t.colours]


def colour(t: Northgard, seat: int) -> str:
    return "nobody" if seat == NOBODY else colours(t)[seat]


def by_colour(t: Northgard, fact: Callable[[int], object]) -> dict[str, object]:
    return {name: fact(seat) for seat, name in enumerate(colours(t))}


def region(t: Northgard, number: int) -> str:
    return "nowhere" if number == NONE else t.box.tiles.region_names[number]


def by_region(t: Northgard, fact: Callable[[int], object]) -> dict[str, object]:
    """A fact of territories, under the name of each of their regions."""
    return {region(t, number): fact(rep) for number, rep in enumerate(t.land.of) if rep != NONE}


def cards(t: Northgard, numbers: list[int]) -> list[str]:
    return ["?" if number == FACE_DOWN else t.box.cards[number].name for number in numbers]


def top_first(t: Northgard, zone: Zone) -> list[str]:
    return cards(t, zone.cards[::-1])


def tiles(t: Northgard, numbers: list[int]) -> list[str]:
    return ["?" if number == FACE_DOWN else t.box.tiles.tile_names[number] for number in numbers]


def goods(t: Northgard, seat: int) -> dict[str, int]:
    held = t.goods[seat * RESOURCES : (seat + 1) * RESOURCES]
    return {name: n for name, n in zip(RESOURCE_IDS, held, strict=True) if n}


def fame(t: Northgard, seat: int) -> int | str:
    known = t.viewer == NOBODY or t.fame.seen_by[seat] >> t.viewer & 1
    return t.fame.counts[seat] if known else "?"


def buildings(t: Northgard, rep: int) -> list[str]:
    """As many times as there are, in the order of the content."""
    return [name for building, name in enumerate(BUILDING_IDS) for _ in range(t.has(rep, building))]


def placed(t: Northgard) -> list[str]:
    """`t05 1,-1 2`: tile, place and turn, in the order in which they were placed."""
    rows = [t.placed[at : at + 3] for at in range(0, len(t.placed), 3)]
    return [f"{t.box.tiles.tile_names[tile]} {key_x(key)},{key_y(key)} {turn}" for tile, key, turn in rows]


FACTS: dict[str, Callable[[Northgard], object]] = {
    # the map; a territory is known by any of its regions
    "units": lambda t: by_region(t, lambda rep: t.units[rep]),
    "figures": lambda t: by_region(t, t.figures),
    "raiding": lambda t: by_region(t, t.raiding),
    "holder": lambda t: by_region(t, lambda rep: colour(t, t.holder[rep])),
    "buildings": lambda t: by_region(t, lambda rep: buildings(t, rep)),
    "creatures": lambda t: by_region(t, lambda rep: [t.box.creatures[c].name for c in t.creatures_in(rep)]),
    "size": lambda t: by_region(t, t.land.size),
    "closed": lambda t: by_region(t, lambda rep: not t.land.is_open(rep)),
    "beside": lambda t: by_region(t, lambda rep: {region(t, other) for other in t.land.neighbours(rep)}),
    "territory": lambda t: by_region(t, lambda rep: {region(t, part) for part in t.land.regions(rep)}),
    "placed": placed,
    "kaija": lambda t: region(t, t.kaija),
    "scorched": lambda t: region(t, t.scorched),
    # the players
    "goods": lambda t: by_colour(t, lambda seat: goods(t, seat)),
    "fame": lambda t: by_colour(t, lambda seat: fame(t, seat)),
    "reserve": lambda t: by_colour(t, lambda seat: t.reserve[seat]),
    "clan": lambda t: by_colour(t, lambda seat: CLAN_IDS[t.clans[seat]] if t.clans[seat] != NONE else ""),
    "hand": lambda t: by_colour(t, lambda seat: sorted(cards(t, t.hands[seat].cards))),
    "hand_size": lambda t: by_colour(t, lambda seat: len(t.hands[seat].cards)),
    "deck": lambda t: by_colour(t, lambda seat: top_first(t, t.decks[seat])),
    "deck_size": lambda t: by_colour(t, lambda seat: len(t.decks[seat].cards)),
    "active_zone": lambda t: by_colour(t, lambda seat: cards(t, t.actives[seat])),
    "discard": lambda t: by_colour(t, lambda seat: cards(t, t.discards[seat])),
    "resolved": lambda t: by_colour(t, lambda seat: cards(t, t.resolved[seat])),
    "upgrades": lambda t: by_colour(t, lambda seat: cards(t, t.upgrades[seat])),
    "passed": lambda t: by_colour(t, lambda seat: bool(t.passed[seat])),
    "flags": lambda t: by_colour(t, lambda seat: [f for i, f in enumerate(FLAG_IDS) if t.flags[seat] >> i & 1]),
    # the table
    "year": lambda t: t.year,
    "phase": lambda t: PHASE_IDS[t.phase],
    "first": lambda t: colour(t, t.first),
    "display": lambda t: sorted(cards(t, t.display)),
    "achievements": lambda t: sorted(cards(t, t.achievements)),
    "removed": lambda t: sorted(cards(t, t.removed)),
    "unrest": lambda t: t.unrest,
    "development": lambda t: [len(t.early.cards), len(t.advanced.cards)],
    "supply": lambda t: dict(zip(BUILDING_IDS, t.supply, strict=True)),
    "pile": lambda t: tiles(t, t.pile.cards[::-1]),
    "pile_size": lambda t: len(t.pile.cards),
    "drawn": lambda t: tiles(t, t.drawn),
    "tile_hands": lambda t: by_colour(t, lambda seat: sorted(tiles(t, t.tile_hands[seat].cards))),
    "row": lambda t: [t.box.creatures[c].name for c in t.row],
    "creature_deck": lambda t: len(t.creature_top.cards) + len(t.creature_rest.cards),
    "creature_discard": lambda t: [t.box.creatures[c].name for c in t.creature_discard],
}


# --- what no pick may break


def check_sound(t: Northgard, when: str) -> None:
    check_figures(t, when)
    check_buildings(t, when)
    check_cards(t, when)
    assert min(t.goods) >= 0 and min(t.fame.counts) >= 0, f"less than nothing {when}: {t.goods}, {t.fame.counts}"
    lying = [*t.pile.cards, *t.drawn, *t.placed[::3], *[tile for zone in t.tile_hands for tile in zone.cards]]
    assert len(set(lying)) == len(lying), f"a tile lies twice {when}"


def check_figures(t: Northgard, when: str) -> None:
    """NG-1.4 to NG-1.6, NG-1.9: every player keeps 14 units, and holds where their figures are."""
    for seat in range(t.seats):
        n = t.reserve[seat] + sum(t.units[rep] for rep in t.own(seat))
        n += sum(t.raiders) if t.raider == seat else 0
        assert n == t.box.units_per_player, f"{colour(t, seat)} has {n} units {when}"
    for rep in t.land.reps:
        held = t.holder[rep] != NOBODY
        assert held == (t.figures(rep) > 0), f"{region(t, rep)}: {t.figures(rep)} figures, held {held} {when}"
    raids = t.kaija_raids or (t.kaija != NONE and t.holder[t.land.of[t.kaija]] == t.seat_of(BEAR))
    assert t.kaija == NONE or raids, f"Kaija is a guest in {region(t, t.kaija)} {when}"


def check_buildings(t: Northgard, when: str) -> None:
    """NG-8.4: 7 of each, in the supply or in a territory that knows of it."""
    standing = [(t.box.tiles.slot_region[slot], building) for slot, building in enumerate(t.slots) if building != NONE]
    standing += [(t.loose[at], t.loose[at + 1]) for at in range(0, len(t.loose), 2)]
    for building in range(BUILDINGS):
        where = [t.land.of[number] for number, other in standing if other == building]
        assert t.supply[building] + len(where) == t.box.buildings[building].count, f"buildings lost or made {when}"
        for rep in t.land.reps:
            assert t.has(rep, building) == where.count(rep), (
                f"{region(t, rep)} miscounts {BUILDING_IDS[building]} {when}"
            )


def check_cards(t: Northgard, when: str) -> None:
    """NG-4.7: a player owns what lies in their four zones, or is being looked at."""
    for seat in range(t.seats):
        lying = [*t.hands[seat].cards, *t.decks[seat].cards, *t.actives[seat], *t.discards[seat]]
        if t.looked.pool == t.hands[seat].pool:
            lying += t.looked.cards
        counts = [lying.count(number) for number in range(len(t.box.cards))]
        wrong = [t.box.cards[i].name for i, n in enumerate(counts) if n != t.owned[seat][i]]
        assert not wrong, f"{colour(t, seat)} has lost or made {wrong} {when}"
