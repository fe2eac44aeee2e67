"""What is going on at a table of Northgard, as plain JSON: a tile being placed, a move, a battle."""

from longhouse.games.northgard.face import shapes
from longhouse.games.northgard.face.shapes import Moving, PlaceToLay, Placing, Side
from longhouse.games.northgard.rules import sides
from longhouse.games.northgard.rules.battle import COUNTING, Battle, muster_side
from longhouse.games.northgard.rules.move import Move
from longhouse.games.northgard.rules.placing import TURNS, PlaceTile, placements
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.tiles import key_x, key_y
from longhouse.games.northgard.state.words import NONE, PURPOSE_IDS
from longhouse.kernel.decision import NOBODY, Seat


def moving(t: Northgard) -> Moving | None:
    """NG-9.2: the Move that is open, and what was chosen for its next movement."""
    for frame in t.agenda:
        if isinstance(frame, Move):
            return {
                "seat": frame.seat,
                "points": frame.points,
                "from": frame.source,
                "units": frame.units,
                "kaija": frame.kaija,
            }
    return None


def battle(t: Northgard) -> shapes.Battle | None:
    """NG-12: the battle being fought; there is never one inside another."""
    for frame in t.agenda:
        if isinstance(frame, Battle):
            attacker, defender = parts_of(t, frame, sides.ATTACKER), parts_of(t, frame, sides.DEFENDER)
            return {
                "territory": frame.territory,
                "attacker": side_of(frame.attacker, frame.creature, attacker),
                "defender": side_of(frame.defender, frame.creature, defender),
                "step": frame.step,
                "faces": (attacker[sides.FACE], defender[sides.FACE]),
            }
    return None


def parts_of(t: Northgard, frame: Battle, side: int) -> list[int]:
    """NG-11.2: while defenders may still be moved away, nothing has been counted yet."""
    return muster_side(t, frame, side) if frame.step <= COUNTING else frame.side(side)


def side_of(seat: Seat, creature: int, parts: list[int]) -> Side:
    return {
        "seat": seat,
        "creature": creature if seat == NOBODY else NONE,
        "figures": parts[sides.FIGHTING],
        "kaija": parts[sides.WITH_KAIJA] == 1,
        "base": parts[sides.OF_FIGURES],
        "card": parts[sides.OF_CARD],
        "clan": parts[sides.OF_CLAN],
        "buildings": parts[sides.OF_BUILDINGS],
        "food": parts[sides.OF_FOOD],
        "die": parts[sides.OF_DIE],
        "total": sum(parts[: sides.SCORED]),
        "kills": parts[sides.KILLS],
        "losses": parts[sides.LOSSES],
    }


def placing(t: Northgard) -> Placing | None:
    """NG-2.5: the tile being placed, and where it may lie."""
    for frame in t.agenda:
        if isinstance(frame, PlaceTile):
            found = placements(t, frame.tile, frame.purpose, frame.seat)
            return {
                "tile": frame.tile,
                "purpose": PURPOSE_IDS[frame.purpose],
                "places": [place_of(found[at], found[at + 1]) for at in range(0, len(found), 2)],
                "place": None if frame.key == NONE else {"x": key_x(frame.key), "y": key_y(frame.key)},
            }
    return None


def place_of(key: int, turns: int) -> PlaceToLay:
    return {"x": key_x(key), "y": key_y(key), "turns": [turn for turn in range(TURNS) if turns >> turn & 1]}
