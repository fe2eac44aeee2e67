"""How well a seat is doing: the numbers from which its chance to win is calculated."""

from typing import Final

from longhouse.games.midgard.mind.prospects import Prospects
from longhouse.games.midgard.mind.standing import others_count, sigmoid
from longhouse.games.midgard.mind.weights import EARLY, LATE
from longhouse.games.midgard.rules.destinies import measure
from longhouse.games.midgard.rules.ending import blame_glory, longship_glory
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import Seat
from longhouse.kernel.search.evaluation import alone, chances, decided
from longhouse.kernel.table import Table
from longhouse.kernel.zone import FACE_DOWN

HIDDEN: Final = 3.5  # average glory of a hidden destiny

NAMES: Final[tuple[str, ...]] = (
    "points",  # glory if the game ended now, without destinies
    "destinies",  # expected glory of the seat's destinies
    "swords",
    "spears",
    "axes",
    "crowd",  # dice beyond six, which are hardly needed
    "food",
    "plenty",  # food beyond five
    "wood",
    "coins",
    "favour",
    "runes",  # not flipped yet
    "longship",
    "spare worker",
    "workers",  # not placed yet
    "first player",
    "to move",
    "blame",
    "much blame",
    "colours",  # of cards beyond full sets
    "town",  # expected glory of fights in town
    "sea",  # and across the sea
    "spoils",  # expected goods and coins
    "sets",  # expected cards of a missing colour
    "troll",
    "at risk",  # dice that may not return
    "hunt",  # expected food
)


def features(t: Table, seat: Seat) -> list[float]:
    """In the order of NAMES; from a whole table, an imagined one or a view."""
    assert isinstance(t, Midgard)
    goods, box = seat * w.GOODS, t.box
    have = [measure(t, seat, colour) for colour in range(w.COLOURS)]
    lowest = min(have)
    favour, coins, food, blame = t.goods[goods + 3], t.goods[goods + 2], t.goods[goods], t.blame[seat]
    runes = t.runes[seat]
    points = t.glory(seat) + lowest * box.set_glory + longship_glory(t, seat) + blame_glory(t, seat)
    points += favour * box.favour_glory + coins // box.coins_per_glory + sum([box.runes[rune].glory for rune in runes])
    hope = Prospects(t, seat, have)
    dice = hope.owned
    return [
        points / 20,
        destiny_glory(t, seat) / 10,
        dice[w.SWORD] / 4,
        dice[w.SPEAR] / 4,
        dice[w.AXE] / 4,
        max(0, sum(dice) - 6) / 2,
        food / 4,
        max(0, food - 5) / 4,
        t.goods[goods + w.WOOD] / 4,
        coins / 4,
        favour / 4,
        len([rune for rune in runes if not t.used >> rune & 1]) / 2,
        0.0 if t.ship_of[seat] == w.NONE else 1.0,
        float(t.crew[seat] - box.workers),
        t.workers[seat] / 4,
        1.0 if t.first == seat else 0.0,
        1.0 if t.decision.seat == seat else 0.0,
        blame / 5,
        max(0, blame - 3) / 3,
        len([n for n in have if n > lowest]) / 2,
        hope.town / 10,
        hope.sea / 10,
        hope.spoils / 4,
        hope.sets,
        hope.troll,
        hope.risk / 4,
        hope.hunt / 4,
    ]


def destiny_glory(t: Midgard, seat: Seat) -> float:
    """CM-12.3: for each, the chance to be ahead at the end, times what that scores."""
    spread = 0.35 + 0.33 * max(0, t.box.rounds - max(1, t.round))
    worth = 0.0
    for destiny in [*t.destinies[seat].cards, *t.revealed[seat]]:
        if destiny == FACE_DOWN:
            worth += HIDDEN
            continue
        card = t.box.destinies[destiny]
        most = max([others_count(t, seat, other, card.measure) for other in range(t.seats) if other != seat])
        own = measure(t, seat, card.measure)
        ahead, level = sigmoid((own - most - 0.5) / spread), sigmoid((own - most + 0.5) / spread)
        glory = card.big * ahead + card.small * (level - ahead)
        worth += glory if own >= card.minimum else glory * min(0.6, spread / 2 - 0.17)
    return worth


def progress(t: Table) -> float:
    """0 at the start, 1 at the end."""
    assert isinstance(t, Midgard)
    return min(1.0, max(0, t.round - 1) / t.box.rounds)


def evaluate(t: Table) -> list[float]:
    """By seat, the chance to win; for a finished game its result."""
    score = t.result
    if score is not None:
        return decided(score, alone(t.seats))
    return chances([features(t, seat) for seat in range(t.seats)], EARLY, LATE, progress(t))
