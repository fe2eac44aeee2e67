"""NG-3.11, NG-15.2: a group of figures is put into one neutral territory."""

from typing import final

from longhouse.games.northgard.state import reasons as r
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.verbs import place_kaija, place_units, territory_barred
from longhouse.games.northgard.state.words import ATTACKS, GROUP, KAIJA, NONE, PHASE_SETUP, UNIT
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.table import MAY, NOT_NOW, SeatFrame, Table


def group_barred(t: Northgard, tile: int, region: int) -> int:
    """NG-3.13, NG-15.2: a neutral territory, of this tile if there is one, without a Fallen Valkyrie.

    NG-18.4, NG-RU46: in the set-up into hers as well; by the first version only if the tile has no other neutral one.
    """
    why = territory_barred(t, region)
    if why != MAY:
        return why
    first = t.phase == PHASE_SETUP
    if tile != NONE and not t.land.tiles[region] >> tile & 1:
        return r.NOT_ON_TILE if first else r.COME_BACK_NOT_ON_TILE
    if not t.is_neutral(region):
        return r.NOT_NEUTRAL if first else r.COME_BACK_NOT_NEUTRAL
    if not t.houses(region, ATTACKS):
        return MAY
    if not first:
        return r.COME_BACK_NOT_NEUTRAL
    return MAY if t.box.group_beside_valkyrie or not peaceful(t, tile) else r.VALKYRIE_THERE


def peaceful(t: Northgard, tile: int) -> list[int]:
    """The neutral territories without a Fallen Valkyrie: of a tile, or (NONE) of the whole map."""
    return [
        territory
        for territory in t.land.reps
        if t.is_neutral(territory)
        and (tile == NONE or t.land.tiles[territory] >> tile & 1)
        and not t.houses(territory, ATTACKS)
    ]


def group_sites(t: Northgard, tile: int) -> list[int]:
    return [territory for territory in t.land.reps if group_barred(t, tile, territory) == MAY]


@final
class PlaceGroup(SeatFrame):
    """NG-3.20, NG-15.2: a group in one territory, on a tile or (NONE) anywhere; NG-3.15: one of it may be Kaija."""

    def __init__(self, seat: Seat, tile: int, territory: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.territory = territory

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        say = table.box.say
        if self.territory == NONE:
            sites = group_sites(table, self.tile)
            if len(sites) > 1:
                table.ask(self.seat, "northgard-ask-group", [say[GROUP][site] for site in sites])
                return
            self.territory = sites[0]
        if table.kaija_home(self.seat):
            options = [say[UNIT][0], say[KAIJA][0]]
            table.ask_about(self.seat, "northgard-ask-group-kaija", [self.territory], options)
        else:
            self.place(table, 0)

    def place(self, t: Northgard, kaija: int) -> None:
        """NG-3.15: two units and Kaija, or three units."""
        t.leave()
        if t.phase == PHASE_SETUP:
            n, rule = t.box.setup_group, "NG-3.12" if t.own(self.seat) else "NG-3.11"
        else:
            n, rule = t.box.second_chance_group, "NG-15.2"
        if n > kaija:
            place_units(t, self.seat, self.territory, n - kaija, rule)
        if kaija:
            place_kaija(t, self.seat, self.territory, rule)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        if option.verb == GROUP:
            self.territory = option.a
        else:
            self.place(table, 1 if option.verb == KAIJA else 0)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        if option.verb == GROUP and self.territory == NONE:
            return group_barred(table, self.tile, option.a)
        return MAY if option.verb in (UNIT, KAIJA) and self.territory != NONE else NOT_NOW

    def clone(self) -> "PlaceGroup":
        return PlaceGroup(self.seat, self.tile, self.territory)
