"""What never changes while a game of the Watch is played, as plain JSON."""

from longhouse.games.watch.face import shapes
from longhouse.games.watch.face.picture_north import heroes_scenery, north_scenery
from longhouse.games.watch.face.texts import texts
from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.board import ANY
from longhouse.games.watch.state.table import Watch
from longhouse.kernel.packs.provenance import Marks, shown_sources
from longhouse.kernel.registry import find_game


def scenery(t: Watch) -> shapes.Scenery:
    box = t.box
    return {
        "texts": texts(t),
        "board": box.board.name,
        "layout": marks(t, "board", ("hexes", "trade_route"))[box.board.name],
        "resources": list(w.RESOURCE_IDS),
        "seats": [{"seat": seat, "colour": box.colours[t.colours[seat]]} for seat in range(t.seats)],
        "hexes": [hex_of(t, place) for place in range(len(t.terrain))],
        "paths": [path_of(t, path) for path in range(len(t.roads))],
        "intersections": [intersection_of(t, corner) for corner in range(len(t.buildings))],
        "routes": routes(t),
        "costs": costs(t),
        "worth": worth(t),
        "pieces": by_piece(box.pieces),
        "tiles": tiles(t),
        "cards": cards(t),
        "stock": by_resource(box.stock_of),
        "stock_sources": marks(t, "resource", ("cards",)),
        "rules": rules(t),
        "mode": box.settings["mode"],
        "north": north_scenery(t, north_marks(t)),
        "heroes": heroes_scenery(t, marks(t, "hero", ("effect", "timing"))),
    }


def marks(t: Watch, group: str, values: tuple[str, ...]) -> Marks:
    """The sources of what is shown of a group of things."""
    origin = t.box.origin
    return shown_sources(origin.content, find_game(origin.game).content(), (group,), values)


def north_marks(t: Watch) -> dict[str, Marks]:
    """By group, where what is shown of the frozen north is from; of the board, the ways into the Gift."""
    counts = ("count", "count_old") if t.box.settings["token_mix"] == "old" else ("count",)
    return {
        "trail": marks(t, "trail", ("numbers", "clan", "clearing")),
        "clearing": marks(t, "clearing", ("wall_section",)),
        "wall_section": marks(t, "wall_section", ("posts", "clearing")),
        "board": marks(t, "board", ("invasion",)),
        "wildling": marks(t, "wildling", ("figures",)),
        "wildling_token": marks(t, "wildling_token", counts),
    }


def costs(t: Watch) -> shapes.Costs:
    of = t.box.costs
    return {
        "road": by_resource(of[w.ITEM_ROAD]),
        "settlement": by_resource(of[w.ITEM_SETTLEMENT]),
        "keep": by_resource(of[w.ITEM_KEEP]),
        "dev_card": by_resource(of[w.ITEM_CARD]),
        "guard": by_resource(of[w.ITEM_GUARD]),
    }


def worth(t: Watch) -> shapes.Pieces:
    return by_piece([t.box.worth[w.ITEM_IDS.index(name)] for name in w.PIECE_IDS])


def tiles(t: Watch) -> shapes.TilesTerms:
    return {"longest_road": terms(t, w.LONGEST_ROAD), "largest_patrol": terms(t, w.LARGEST_PATROL)}


def terms(t: Watch, tile: int) -> shapes.TileTerms:
    return {"minimum": t.box.tile_minimum[tile], "points": t.box.tile_points[tile]}


def cards(t: Watch) -> list[shapes.CardKind]:
    sources = marks(t, "dev_card", ("count", "effect"))
    return [
        {
            "id": card.name,
            "role": w.ROLE_IDS[card.role],
            "count": card.count,
            "points": card.points,
            "source": sources[card.name],
        }
        for card in t.box.cards
    ]


def rules(t: Watch) -> shapes.Rules:
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


def hex_of(t: Watch, place: int) -> shapes.Hex:
    box = t.box
    q, r = box.board.map.hexes[place]
    token = t.token[place]
    resource = box.terrain_resource[t.terrain[place]]
    return {
        "at": (q, r),
        "text": box.name_of("hex", place),
        "terrain": box.terrains[t.terrain[place]],
        "resource": w.RESOURCE_IDS[resource] if resource >= 0 else None,
        "token": box.tokens[token] if token >= 0 else None,
        "pips": box.token_pips[token] if token >= 0 else 0,
        "rolls": box.token_rolls[token][:] if token >= 0 else [],
    }


def path_of(t: Watch, path: int) -> shapes.Path:
    return {"text": t.box.name_of("path", path), "ends": ends(t, path)}


def ends(t: Watch, path: int) -> tuple[str, str]:
    one, other = t.box.side_ends[path]
    return t.box.name_of("intersection", one), t.box.name_of("intersection", other)


def intersection_of(t: Watch, corner: int) -> shapes.Intersection:
    hexes = [t.box.name_of("hex", place) for place in t.box.corner_hexes[corner]]
    return {"text": t.box.name_of("intersection", corner), "hexes": hexes}


def routes(t: Watch) -> list[shapes.Route]:
    found: list[shapes.Route] = []
    for route in t.box.board.routes:
        found.append(
            {
                "path": t.box.name_of("path", route.path),
                "ends": ends(t, route.path),
                "rate": route.rate,
                "resource": "any" if route.resource == ANY else w.RESOURCE_IDS[route.resource],
            }
        )
    return found


# --- numbers by what they count


def by_resource(counts: list[int]) -> shapes.Cards:
    return {
        "lumber": counts[w.LUMBER],
        "brick": counts[w.BRICK],
        "wool": counts[w.WOOL],
        "grain": counts[w.GRAIN],
        "ore": counts[w.ORE],
    }


def by_piece(counts: list[int]) -> shapes.Pieces:
    return {
        "road": counts[w.PIECE_ROAD],
        "settlement": counts[w.PIECE_SETTLEMENT],
        "keep": counts[w.PIECE_KEEP],
        "guard": counts[w.PIECE_GUARD],
    }
