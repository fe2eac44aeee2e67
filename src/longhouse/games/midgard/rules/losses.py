"""CM-8.9, CM-8.12, CM-8.18: the owner names what is lost, one by one, until there is nothing to choose."""

from typing import Final, final

from longhouse.games.midgard.rules.runes import free_runes, rune_barred, use_free
from longhouse.games.midgard.state import reasons as r
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.games.midgard.state.verbs import lose_food, lose_warrior
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table

# why something is lost
TO_ENEMY: Final = 0
AT_SEA: Final = 1
TO_HUNGER: Final = 2
ASKS: Final[tuple[str, ...]] = ("midgard-ask-lose-combat", "midgard-ask-lose-sea", "midgard-ask-starve")
RULES: Final[tuple[str, ...]] = ("CM-8.18", "CM-8.9", "CM-8.12")
NO_FOOD: Final[tuple[int, ...]] = (r.NO_FOOD_FOR_ENEMY, r.NO_FOOD_FOR_JOURNEY, r.NO_FOOD_FOR_HUNGER)

# of what, a bit for each kind of cargo
WARRIORS: Final = 7
FOODS: Final = 8


@final
class Losses(SeatFrame):
    """`n` more are lost of what is at a target: dice, food or either (`among`: WARRIORS, FOODS); `why`: TO_ENEMY, .."""

    def __init__(self, seat: Seat, target: int, n: int, among: int, why: int) -> None:
        super().__init__(seat)
        self.target = target
        self.n = n
        self.among = among
        self.why = why

    def run(self, table: Table) -> None:
        """CM-RU23: no more than there is. What is forced is not asked."""
        assert isinstance(table, Midgard)
        kinds = [cargo for cargo in range(len(w.CARGO_IDS)) if self.lose_barred(table, cargo) == MAY]
        there = sum([self.there(table, cargo) for cargo in kinds])
        if self.n == 0 or there == 0:
            table.leave()
        elif there <= self.n or len(kinds) == 1:
            self.lose(table, kinds[0])
        else:
            options = [table.box.say[w.LOSE][cargo] for cargo in kinds]
            table.ask_about(self.seat, ASKS[self.why], [self.n], [*options, *free_runes(table, self.seat)])

    def there(self, t: Midgard, cargo: int) -> int:
        return t.laden[self.target] if cargo == w.CARGO_FOOD else t.sent[self.target * w.DICE + cargo]

    def lose_barred(self, t: Midgard, cargo: int) -> int:
        """CM-8.10; CM-RU24: a die that shows a shield may be lost too."""
        if not self.among >> cargo & 1:
            return NO_FOOD[self.why] if cargo == w.CARGO_FOOD else NOT_NOW
        return MAY if self.there(t, cargo) else r.NONE_TO_LOSE

    def lose(self, t: Midgard, cargo: int) -> None:
        self.n -= 1
        if cargo == w.CARGO_FOOD:
            lose_food(t, self.target, 1, RULES[self.why])
        else:
            lose_warrior(t, self.target, cargo, RULES[self.why])

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Midgard)
        if option.verb == w.USE:
            use_free(table, seat, option.a)
        else:
            self.lose(table, option.a)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Midgard)
        if option.verb == w.USE:
            return rune_barred(table, seat, option.a, w.WINDOW_FREE)
        return self.lose_barred(table, option.a) if option.verb == w.LOSE else NOT_NOW

    def clone(self) -> "Losses":
        return Losses(self.seat, self.target, self.n, self.among, self.why)


def lose(t: Midgard, target: int, n: int, among: int, why: int) -> None:
    """What is at a target belongs to its holder, who chooses."""
    t.enter(Losses(t.holder[target], target, n, among, why))
