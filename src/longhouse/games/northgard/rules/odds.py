"""How likely an attack is to be won: both dice, with power and kill named as well as possible."""

from longhouse.games.northgard.rules.sides import ATTACKER, BEAST, EITHER, FACE, KILLS, OF_DIE, winner
from longhouse.games.northgard.state.box import Face, NorthgardBox
from longhouse.games.northgard.state.words import NONE


def odds(box: NorthgardBox, attacker: list[int], defender: list[int]) -> int:
    """In how many of the 36 rolls of both dice the attacker wins, if both name power and kill as well as possible.

    The sides are as `muster_*` make them, with food added to OF_FOOD. A die that has been rolled (FACE) counts no more.
    """
    wins = 0
    for face in box.faces:
        best = 0
        for mine in with_face(face, attacker, defender):
            best = max(best, wins_against(box, mine, defender))
        wins += best
    return wins


def wins_against(box: NorthgardBox, attacker: list[int], defender: list[int]) -> int:
    """Of the six rolls of the defender, who names last."""
    wins = 0
    for face in box.faces:
        if all(winner(attacker, theirs) == ATTACKER for theirs in with_face(face, defender, attacker)):
            wins += 1
    return wins


def with_face(face: Face, parts: list[int], other: list[int]) -> list[list[int]]:
    """What a side may come to with this face of its die."""
    if parts[FACE] != NONE:
        return with_choice(parts, parts[EITHER])
    rolled = parts[:]
    rolled[OF_DIE] += face.power
    rolled[KILLS] += 0 if other[BEAST] else face.kill
    if not face.choice:
        return with_choice(rolled, parts[EITHER])
    if rolled[BEAST] or other[BEAST]:
        rolled[OF_DIE] += 1
        return [rolled]
    return [last for first in with_choice(rolled, 1) for last in with_choice(first, parts[EITHER])]


def with_choice(parts: list[int], n: int) -> list[list[int]]:
    """NG-12.5: n power, or n kills."""
    if n == 0:
        return [parts]
    power, kills = parts[:], parts[:]
    power[OF_DIE] += n
    kills[KILLS] += n
    return [power, kills]
