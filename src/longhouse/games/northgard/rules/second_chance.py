"""NG-15.2, NG-15.3, NG-15.5: the second chance."""

from typing import Final, final

from longhouse.games.northgard.rules.explore import draw_fitting, wake_lair
from longhouse.games.northgard.rules.groups import PlaceGroup, peaceful
from longhouse.games.northgard.rules.placing import PlaceTile
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.words import FOR_SECOND_CHANCE, NO, NONE, YES
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, Frame, Table

# stages of one player's return
OFFER: Final = 0
ACCEPTED: Final = 1
LAIR: Final = 2  # a tile has just been placed
TILE: Final = 3  # and its creature has appeared and acted


@final
class SecondChance(Frame):
    """NG-15.2: in turn order, players without a figure on the map may come back. `place` is a place in turn order."""

    def __init__(self, place: int, stage: int) -> None:
        self.place = place
        self.stage = stage

    def seat(self, t: Northgard) -> Seat:
        return (t.first + self.place) % t.seats

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        if self.stage == OFFER:
            self.offer(table)
        elif self.stage == ACCEPTED:
            self.come_back(table)
        elif self.stage == LAIR:
            self.stage = TILE
            wake_lair(table, table.land.placed[-3], True)
        else:
            self.settle_on_tile(table)

    def offer(self, t: Northgard) -> None:
        """NG-RU7: declining is allowed, unless option `second_chance` says must."""
        while self.place < t.seats and not may_come_back(t, self.seat(t)):
            self.place += 1
        if self.place == t.seats:
            t.leave()
        elif t.box.second_chance_must:
            self.accept(t)
        else:
            t.ask(self.seat(t), "northgard-ask-second-chance", [t.box.say[YES][0], t.box.say[NO][0]])

    def accept(self, t: Northgard) -> None:
        self.stage = ACCEPTED
        if t.listening:
            t.record("northgard-event-second-chance", "NG-15.2", self.seat(t), [])

    def come_back(self, t: Northgard) -> None:
        """NG-15.3: where no neutral territory is left, a tile must make one."""
        if peaceful(t, NONE):
            self.put_group(t, NONE)
            return
        draw_fitting(t, self.seat(t), 1, FOR_SECOND_CHANCE, "NG-15.3", "NG-15.3")
        if t.drawn:
            self.stage = LAIR
            t.enter(PlaceTile(self.seat(t), t.drawn[0], FOR_SECOND_CHANCE, NONE))
        else:
            self.next_player()

    def settle_on_tile(self, t: Northgard) -> None:
        """NG-15.5: if its creature has left no neutral territory on it, the tile stays and the next one is drawn."""
        tile = t.land.placed[-3]
        if peaceful(t, tile):
            self.put_group(t, tile)
        else:
            self.stage = ACCEPTED

    def put_group(self, t: Northgard, tile: int) -> None:
        seat = self.seat(t)
        self.next_player()
        t.enter(PlaceGroup(seat, tile, NONE))

    def next_player(self) -> None:
        self.place += 1
        self.stage = OFFER

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        if option.verb == YES:
            self.accept(table)
            return
        if table.listening:
            table.record("northgard-event-second-chance-declined", "NG-15.2", seat, [])
        self.next_player()

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        return MAY if option.verb in (YES, NO) else NOT_NOW

    def clone(self) -> "SecondChance":
        return SecondChance(self.place, self.stage)


def may_come_back(t: Northgard, seat: Seat) -> bool:
    """NG-15.2, NG-15.3: no figure of the player's on the map, and a neutral territory or a tile that may make one."""
    return t.is_homeless(seat) and (len(t.pile.cards) > 0 or len(peaceful(t, NONE)) > 0)
