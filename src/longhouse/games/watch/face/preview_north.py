"""What a pick would bring down from the north, or keep away. See preview.py."""

from longhouse.games.watch.face.previewing import (
    cards_moved,
    cards_of,
    chances,
    fact,
    played,
    points,
    warning,
    yields,
)
from longhouse.games.watch.rules.wall import RemoveWildling, guards_on, reach_of, waiting
from longhouse.games.watch.rules.wildlings import advance
from longhouse.games.watch.state.table import EMPTY, Watch
from longhouse.games.watch.state.words import BY_GIFT, GUARD, IN_GIFT, KEEP, SETTLEMENT, TILE_IDS
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.face import Fact


def brought_down(view: Watch, after: Watch, seat: Seat, verb: int) -> list[Fact]:
    """GW-12.2, GW-12.3: how many tokens are revealed, by the piece and by the tiles that move, but not which."""
    facts: list[Fact] = []
    if verb == SETTLEMENT:
        facts.append(fact("GW-12.2", "tokens", [view.box.north.settlement_tokens]))
    elif verb == KEEP:
        facts.append(fact("GW-12.2", "tokens", [view.box.north.keep_tokens]))
    for tile in range(len(TILE_IDS)):
        taker = after.holders[tile]
        if taker not in (NOBODY, view.holders[tile]):
            facts.append(fact("GW-12.3", "tokens-tile", [tile, view.box.tile_tokens[tile]]))
    full = full_clans(view) if facts else 0
    return [*facts, warning("GW-12.10", "rush-near", [full])] if full else facts


def full_clans(view: Watch) -> int:
    """GW-12.10: clans whose next newcomer sets off a rush."""
    north, size = view.box.north, view.box.north.camps
    camps = [view.camps[clan * size : (clan + 1) * size] for clan in range(len(north.clans))]
    return len([clan for clan in camps if EMPTY not in clan])


def guarding(view: Watch, option: Option, seat: Seat) -> list[Fact]:
    """GW-13.11, GW-13.12: the price, the points, and the section's guards against its clearing."""
    after = played(view, option, seat)
    section = option.a
    there = [guards_on(view, section), guards_on(after, section)]
    facts = cards_moved(view, after, seat, "cost", "GW-13.11")
    facts.append(fact("GW-13.12", "guards", [view.guards(seat), after.guards(seat)]))
    facts += points(view, after, seat)
    clearing = view.box.north.sections[section].clearing
    facts.append(fact("GW-13.4", "section", [*there, waiting(view, clearing)]))
    needed = averted(view, seat)
    return facts if not needed or section in [found.args[0] for found in needed] else facts + needed


def sending_home(view: Watch, option: Option, seat: Seat) -> list[Fact]:
    """GW-13.10: fewer in the Gift, and the hex produces again; GW-13.14: a patrol brings a card of it."""
    if reach_of(view, option.a) != IN_GIFT:
        return []
    n = view.in_gift()
    facts = [fact("GW-13.7", "gift", [n, n - 1, view.box.north.gift_limit])]
    top = view.agenda[-1]
    cards = cards_of_hex(view, option.a, top.gains if isinstance(top, RemoveWildling) else 0)
    if any(cards):
        facts.append(fact("GW-13.14", "gain", cards))
    mine = yields(view, seat, option.a)
    if any(mine) and option.a != view.tormund:
        facts.append(fact("GW-13.10", "unblock", [option.a, *mine, chances(view, option.a)]))
    return facts


def cards_of_hex(view: Watch, place: int, n: int) -> list[int]:
    """GW-13.14: a number of cards of what a hex produces, as far as they are in stock."""
    return [min(wanted, view.supply(r)) for r, wanted in enumerate(cards_of(view, place, n))]


def trails(view: Watch) -> list[Fact]:
    """GW-12.9: the trail numbers that would breach the Wall now (GW-13.5), or bring one too many into the Gift.

    GW-13.1, GW-13.7: a climber that crosses makes no breach, but may still end the game.
    """
    north = view.box.north
    facts: list[Fact] = []
    for trail in north.trails:
        after = view.clone()
        advance(after, trail.numbers[0])
        args = [north.clearings[trail.clearing].section, len(trail.numbers), north.die_sides]
        if after.ending == BY_GIFT:
            facts.append(fact("GW-13.7", "roll-gift", args))
        elif after.breaches > view.breaches:
            facts.append(fact("GW-13.5", "roll-breach", args))
    return facts


def averted(view: Watch, seat: Seat) -> list[Fact]:
    """GW-13.4: what one more guard of this seat would keep off the section that the trail die threatens now."""
    facts: list[Fact] = []
    for option in view.legal_options(seat):
        if option.verb == GUARD:
            now = [found for found in trails(view) if found.args[0] == option.a]
            then = [found.args for found in trails(played(view, option, seat)) if found.args[0] == option.a]
            for found in now:
                if found.args not in then:
                    facts.append(Fact(found.rule, found.key, found.args, warns=True))
    return facts
