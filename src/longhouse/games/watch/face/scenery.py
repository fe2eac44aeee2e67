"""What never changes while a game of the Watch is played, as plain JSON; see picture.py for its shape."""

from longhouse.games.watch.face.picture_north import heroes_scenery, north_scenery
from longhouse.games.watch.state.board import ANY
from longhouse.games.watch.state.table import Watch
from longhouse.games.watch.state.words import ITEM_IDS, PIECE_IDS, PIECES, RESOURCE_IDS, RESOURCES, ROLE_IDS, TILE_IDS

Json = dict[str, object]


def scenery(t: Watch) -> Json:
    box = t.box
    return {
        "board": box.board.name,
        "resources": list(RESOURCE_IDS),
        "seats": [{"seat": seat, "colour": box.colours[t.colours[seat]]} for seat in range(t.seats)],
        "hexes": [hex_of(t, place) for place in range(len(t.terrain))],
        "paths": [path_of(t, path) for path in range(len(t.roads))],
        "intersections": [intersection_of(t, corner) for corner in range(len(t.buildings))],
        "routes": routes(t),
        "costs": {ITEM_IDS[item]: by_resource(box.costs[item]) for item in range(len(ITEM_IDS))},
        "worth": {name: box.worth[ITEM_IDS.index(name)] for name in PIECE_IDS},
        "pieces": {PIECE_IDS[piece]: box.pieces[piece] for piece in range(PIECES)},
        "tiles": {
            TILE_IDS[tile]: {"minimum": box.tile_minimum[tile], "points": box.tile_points[tile]}
            for tile in range(len(TILE_IDS))
        },
        "cards": [
            {"id": card.name, "role": ROLE_IDS[card.role], "count": card.count, "points": card.points}
            for card in box.cards
        ],
        "stock": by_resource(box.stock_of),
        "rules": rules(t),
        "mode": box.settings["mode"],
        "north": north_scenery(t),
        "heroes": heroes_scenery(t),
    }


def rules(t: Watch) -> Json:
    """What was agreed before the game, as far as a page needs it."""
    box = t.box
    return {
        "goal": box.goal,
        "hand_limit": box.hand_limit,
        "supply_rate": box.supply_rate,
        "proposals": box.proposals,
        "side_limit": box.side_limit,
        "counters": box.counters,
        "combined": box.combined,
        "friendly": box.friendly,
    }


def hex_of(t: Watch, place: int) -> Json:
    box = t.box
    q, r = box.board.map.hexes[place]
    token = t.token[place]
    resource = box.terrain_resource[t.terrain[place]]
    return {
        "at": [q, r],
        "text": box.name_of("hex", place),
        "terrain": box.terrains[t.terrain[place]],
        "resource": RESOURCE_IDS[resource] if resource >= 0 else None,
        "token": box.tokens[token] if token >= 0 else None,
        "pips": box.token_pips[token] if token >= 0 else 0,
        "rolls": box.token_rolls[token][:] if token >= 0 else [],
    }


def path_of(t: Watch, path: int) -> Json:
    return {"text": t.box.name_of("path", path), "ends": ends(t, path)}


def ends(t: Watch, path: int) -> list[str]:
    return [t.box.name_of("intersection", end) for end in t.box.side_ends[path]]


def intersection_of(t: Watch, corner: int) -> Json:
    hexes = [t.box.name_of("hex", place) for place in t.box.corner_hexes[corner]]
    return {"text": t.box.name_of("intersection", corner), "hexes": hexes}


def routes(t: Watch) -> list[Json]:
    found: list[Json] = []
    for route in t.box.board.routes:
        found.append(
            {
                "path": t.box.name_of("path", route.path),
                "ends": ends(t, route.path),
                "rate": route.rate,
                "resource": "any" if route.resource == ANY else RESOURCE_IDS[route.resource],
            }
        )
    return found


def by_resource(counts: list[int]) -> Json:
    return {RESOURCE_IDS[resource]: counts[resource] for resource in range(RESOURCES)}
