"""What every preview uses: facts, a pick played on a copy of a view, and the difference between the two."""

from typing import Final

from longhouse.games.watch.state.table import Watch
from longhouse.games.watch.state.words import RESOURCES, TILE_IDS
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.face import Fact

SEVEN: Final = 7


def played(view: Watch, option: Option, seat: Seat) -> Watch:
    """The option, played on a copy. Only for options that draw no chance and reveal nothing hidden."""
    after = view.clone()
    after.play(option, seat)
    return after


def fact(rule: str, name: str, args: list[int]) -> Fact:
    return Fact(rule, f"watch-preview-{name}", args)


def warning(rule: str, name: str, args: list[int], warns: bool = True) -> Fact:
    """A fact that warns, always or only in this case."""
    return Fact(rule, f"watch-preview-{name}", args, warns)


def cards_moved(view: Watch, after: Watch, seat: Seat, loss: str, rule: str) -> list[Fact]:
    """What leaves the hand and what comes into it, each as one fact."""
    before = view.hands.row(seat)
    now = after.hands.row(seat)
    lost = [max(before[i] - now[i], 0) for i in range(RESOURCES)]
    won = [max(now[i] - before[i], 0) for i in range(RESOURCES)]
    facts: list[Fact] = []
    if any(lost):
        facts.append(fact(rule, loss, lost))
    if any(won):
        facts.append(fact(rule, "gain", won))
    return facts


def points(view: Watch, after: Watch, seat: Seat, tokens: bool = False) -> list[Fact]:
    """GW-9.1: before and after, and whether they win; GW-15.1: the tokens that it reveals come first."""
    facts: list[Fact] = []
    if after.points(seat) != view.points(seat):
        facts.append(fact("GW-15.1" if view.box.full else "GW-9.1", "points", [view.points(seat), after.points(seat)]))
    if after.over and tokens:
        facts.append(fact("GW-15.1", "wins-unless", [after.points(seat)]))
    elif after.over:
        facts.append(fact(view.box.winning_rule, "wins", [after.points(seat)]))
    return facts


def tiles(view: Watch, after: Watch, seat: Seat) -> list[Fact]:
    """GW-8.7: which special tile goes where."""
    facts: list[Fact] = []
    for tile in range(len(TILE_IDS)):
        holder = view.holders[tile]
        taker = after.holders[tile]
        if taker == holder:
            continue
        if taker == NOBODY:
            facts.append(fact("GW-8.4", "tile-aside", [tile]))
        elif taker != seat:
            facts.append(fact("GW-8.7", "tile-to", [tile, taker]))
        elif holder == NOBODY:
            facts.append(fact("GW-8.7", "tile", [tile]))
        else:
            facts.append(fact("GW-8.7", "tile-from", [tile, holder]))
    return facts


def yields(t: Watch, seat: Seat, place: int) -> list[int]:
    """GW-3.4: what one roll of this hex's number brings a seat, if Tormund is elsewhere."""
    n = 0
    if t.token[place] >= 0:
        for corner in t.box.hex_corners[place]:
            if t.buildings[corner] == seat:
                n += 1 + t.keeps[corner]
    return cards_of(t, place, n)


def cards_of(t: Watch, place: int, n: int) -> list[int]:
    """A number of cards of what this hex produces."""
    resource = t.box.terrain_resource[t.terrain[place]]
    return [n if i == resource else 0 for i in range(RESOURCES)]


def chances(t: Watch, place: int) -> int:
    """In how many of 36 rolls of two dice this hex pays."""
    return sum([ways(roll) for roll in t.box.token_rolls[t.token[place]]])


def only(resource: int, n: int) -> list[int]:
    return [n if i == resource else 0 for i in range(RESOURCES)]


def with_the_others(t: Watch, seat: Seat, resource: int) -> int:
    """All cards of a resource except the supply's and the seat's own: how many the other players hold together."""
    return t.box.stock_of[resource] - t.supply(resource) - t.hands.counts[seat * RESOURCES + resource]


def ways(roll: int) -> int:
    return 6 - abs(SEVEN - roll)


def victim(t: Watch, seat: Seat) -> list[int]:
    """GW-3.8: how many cards a player holds is public."""
    return [seat, t.hands.size(seat)]
