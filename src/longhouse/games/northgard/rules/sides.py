"""NG-12.2, NG-12.3, NG-12.7, NG-12.8: what each side of a battle brings, and who wins."""

from typing import Final

from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.words import DEFENSE_TOWER, FLAG_IGNORE_DEFENCES, FORTRESS, NONE, SNAKE
from longhouse.kernel.decision import NOBODY, Seat

# sides
ATTACKER: Final = 0
DEFENDER: Final = 1
NEITHER: Final = 2  # as a winner

# the numbers of a side; the first six add up to its score (NG-12.7)
OF_FIGURES: Final = 0  # a creature's printed power
OF_CARD: Final = 1
OF_CLAN: Final = 2
OF_BUILDINGS: Final = 3
OF_FOOD: Final = 4
OF_DIE: Final = 5
SCORED: Final = 6
KILLS: Final = 6
CANCELS: Final = 7
EITHER: Final = 8  # Axe Throwers: this much power or this many kills, still to be named
LOSSES: Final = 9
FIGHTING: Final = 10  # figures as the battle began
WITH_KAIJA: Final = 11
FACE: Final = 12  # of the die; NONE: not rolled
BEAST: Final = 13  # the side of a creature
PARTS: Final = 14

SCORCHED_POWER: Final = 1  # NG-17.9


def blank() -> list[int]:
    """A side of which nothing is known yet: its die has not been rolled."""
    parts = [0] * PARTS
    parts[FACE] = NONE
    return parts


def muster(t: Northgard, seat: Seat, rep: int, units: int, kaija: int) -> list[int]:
    """NG-12.2: 1 power per unit, Kaija 2; NG-17.9: Snake's token."""
    parts = blank()
    parts[OF_FIGURES] = units + kaija * t.box.kaija_power
    parts[FIGHTING] = units + kaija
    parts[WITH_KAIJA] = kaija
    if t.clans[seat] == SNAKE and t.scorched != NONE and t.territory(t.scorched) == rep:
        parts[OF_CLAN] = SCORCHED_POWER
    return parts


def muster_attacker(t: Northgard, seat: Seat, rep: int, units: int, kaija: int, card: int, creature: int) -> list[int]:
    """NG-12.3, NG-9.7: the card helps the attacker; NG-18.25: against a creature, what could kill does not."""
    parts = muster(t, seat, rep, units, kaija)
    if card != NONE:
        step = t.box.steps[card]
        parts[OF_CARD] = step.power
        parts[CANCELS] = step.cancel_kill
        if creature == NONE:
            parts[KILLS] = step.kill
            parts[EITHER] = step.power_or_kill
        else:
            parts[OF_CARD] += step.power_or_kill
    return parts


def muster_defender(t: Northgard, seat: Seat, rep: int, units: int, kaija: int, attacker: Seat) -> list[int]:
    """NG-12.3, NG-8.7: Fortresses and Defense Towers; NG-21.12: not against a Conqueror."""
    parts = muster(t, seat, rep, units, kaija)
    if attacker == NOBODY or not t.flagged(attacker, FLAG_IGNORE_DEFENCES):
        buildings = t.box.buildings
        parts[OF_BUILDINGS] = t.has(rep, FORTRESS) * buildings[FORTRESS].defend_power
        if attacker != NOBODY:
            parts[KILLS] = t.has(rep, DEFENSE_TOWER) * buildings[DEFENSE_TOWER].defend_kill
    return parts


def muster_creature(t: Northgard, creature: int) -> list[int]:
    """NG-18.14"""
    parts = blank()
    parts[OF_FIGURES] = t.box.creatures[creature].power
    parts[BEAST] = 1
    return parts


def losses(killers: list[int], victims: list[int]) -> int:
    """NG-12.7: kills less those cancelled, and never more than there are; NG-18.14: a creature is not killed."""
    if victims[BEAST]:
        return 0
    return min(max(killers[KILLS] - victims[CANCELS], 0), victims[FIGHTING])


def winner(attacker: list[int], defender: list[int]) -> int:
    """NG-12.8: a side that loses all figures loses; otherwise the higher score wins, and the defender wins a tie."""
    attacker_falls = not attacker[BEAST] and losses(defender, attacker) == attacker[FIGHTING]
    defender_falls = not defender[BEAST] and losses(attacker, defender) == defender[FIGHTING]
    if attacker_falls:
        return NEITHER if defender_falls else DEFENDER
    if defender_falls:
        return ATTACKER
    return ATTACKER if sum(attacker[:SCORED]) > sum(defender[:SCORED]) else DEFENDER
