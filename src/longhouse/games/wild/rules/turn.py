"""VW-6.1, VW-6.2, VW-19.3: a player's turn and its main menu."""

from typing import Final, final

from longhouse.games.wild.rules.attack import declare
from longhouse.games.wild.rules.by_hand import pay_by_hand
from longhouse.games.wild.rules.cards.playing import play_barred, play_card
from longhouse.games.wild.rules.composing import compose, planned
from longhouse.games.wild.rules.dealing import (
    DEALS,
    DEALS_BY_HAND,
    FORM_BY_HAND,
    automatic_sources,
    by_hand_barred,
    close_deal,
    deal_amounts,
    deal_barred,
)
from longhouse.games.wild.rules.missions import complete, mission_barred, progress
from longhouse.games.wild.rules.payment import Funds, different
from longhouse.games.wild.rules.settlement import dismantle, dismantle_barred
from longhouse.games.wild.rules.targets import add_targets, target_amounts, target_barred
from longhouse.games.wild.rules.turn_end import end_of_turn
from longhouse.games.wild.state import reasons as r
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import NO_PLAN, PLAN, Wild
from longhouse.kernel.apart import apart
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NO_ARGS, NOT_NOW, Frame, SeatFrame, Table

# steps of a turn
OPENING: Final = 0
CHOOSING: Final = 1
CHOSEN: Final = 2
CLOSING: Final = 3

# VW-7.12, VW-19.2: what is put together unseen before it happens
ATTACKS: Final = (w.ATTACK, w.FIGHT_UNDEAD, w.FIGHT_DRAGON)

# what the deals of the menu are about; never written to
HALLS: Final = [0]
GIVEN: Final = [w.BEER, w.GOLD]


@final
class Turn(Frame):
    """VW-6.2: the player chooses apart from the others; what was put together in secret is carried out here."""

    def __init__(self, seat: Seat, step: int) -> None:
        self.seat = seat
        self.step = step

    def run(self, table: Table) -> None:
        assert isinstance(table, Wild)
        if self.step == OPENING:
            self.open(table)
        elif self.step == CHOOSING:
            self.step = CHOSEN
            table.enter(apart("wild-ask-turn", [Menu(self.seat)]))
        elif self.step == CHOSEN:
            self.carry_out(table)
        else:
            self.close(table)

    def open(self, t: Wild) -> None:
        self.step = CHOOSING
        t.begin_turn(self.seat)
        if t.listening:
            t.record("wild-event-turn-began", "VW-6.1", self.seat, [])

    def carry_out(self, t: Wild) -> None:
        """VW-19.2: an attack is declared or a payment is made; without either the turn ends."""
        if t.plan is NO_PLAN:
            self.step = CLOSING
            end_of_turn(t, self.seat)
            return
        self.step = CHOOSING
        at = self.seat * PLAN
        verb, a, b = t.plan.counts[at] - 1, t.plan.counts[at + 1], t.plan.counts[at + 2]
        chosen = planned(t, self.seat)
        t.plan = NO_PLAN
        if verb in ATTACKS:
            declare(t, self.seat, verb, a, b, chosen)
        else:
            close_deal(t, self.seat, verb - FORM_BY_HAND, a, chosen)

    def close(self, t: Wild) -> None:
        """VW-4.4, VW-6.16: the pool is emptied."""
        if t.listening and any(t.pool_now):
            t.record("wild-event-pool-lost", "VW-4.4", self.seat, t.pool_now[:])
        t.begin_turn(NOBODY)
        t.leave()

    def clone(self) -> "Turn":
        return Turn(self.seat, self.step)


@final
class Menu(SeatFrame):
    """VW-19.3: one flat list of everything that is allowed and can be paid."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def is_open(self, option: Option) -> bool:
        """VW-19.2: everything but what is put together first."""
        return option.verb not in ATTACKS and option.verb not in DEALS_BY_HAND

    def run(self, table: Table) -> None:
        assert isinstance(table, Wild)
        seat = self.seat
        box = table.box
        funds = Funds(table, seat)
        missions = different(table.missions[seat])
        options: list[Option] = []
        add_plays(table, funds.cards, options)
        add_deals(table, seat, w.BUY, box.pile_prices.within(funds.beer.have, funds.gold.have), funds, options)
        add_deals(table, seat, w.PATH, box.path_slots, funds, options)
        add_deals(table, seat, w.BUILD, box.site_prices.within(funds.beer.have, funds.gold.have), funds, options)
        add_deals(table, seat, w.UPGRADE_HALL, HALLS, funds, options)
        add_targets(table, seat, options)
        add_missions(table, seat, missions, options)
        add_deals(table, seat, w.EXCHANGE, GIVEN, funds, options)
        add_deals(table, seat, w.SWAP, missions, funds, options)
        add_buildings(table, seat, options)
        options.append(box.say[w.END_TURN][0])
        table.ask(seat, "wild-ask-turn", options)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Wild)
        if option.verb in ATTACKS:
            compose(table, option, seat)
        elif option.verb in DEALS_BY_HAND:
            pay_by_hand(table, option, seat)
        elif option.verb in DEALS:
            sources = automatic_sources(table, seat, option.verb, option.a)
            close_deal(table, seat, option.verb, option.a, sources)
        elif option.verb == w.PLAY:
            play_card(table, seat, option.a)
        elif option.verb == w.MISSION:
            complete(table, seat, option.a)
        elif option.verb == w.DISMANTLE:
            dismantle(table, seat, option.a)
        else:
            table.leave()

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Wild)
        verb = option.verb
        if verb in DEALS or verb in DEALS_BY_HAND:
            return menu_deal_barred(table, seat, verb, option.a)
        if verb in ATTACKS:
            return target_barred(table, option, seat)
        if verb == w.PLAY:
            return play_barred(table, option.a) if option.a in table.hands[seat].cards else r.CARD_NOT_HELD
        if verb == w.MISSION:
            return mission_barred(table, seat, option.a) if option.a in table.missions[seat] else r.MISSION_NOT_YOURS
        if verb == w.DISMANTLE:
            return dismantle_barred(table, seat, option.a)
        if verb == w.ASGARD:
            return r.ASGARD_NOT_SOLD
        return MAY if verb == w.END_TURN else NOT_NOW

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Wild)
        verb = option.verb
        if verb in DEALS or verb in DEALS_BY_HAND:
            return deal_amounts(table, why, seat, verb if verb in DEALS else verb - FORM_BY_HAND, option.a)
        if why in (r.TOO_WEAK, r.TOO_WEAK_FOR_IT):
            return target_amounts(table, option, seat)
        if why != r.MISSION_UNFULFILLED:
            return NO_ARGS
        have = progress(table, seat, option.a)
        return [table.box.missions[option.a].n - have, have]


# --- the parts of the menu, each added to one list


def add_plays(t: Wild, cards: list[int], options: list[Option]) -> None:
    """VW-3.1: of the different cards in hand."""
    for card in cards:
        if play_barred(t, card) == MAY:
            options.append(t.box.say[w.PLAY][card])


def add_deals(t: Wild, seat: Seat, verb: int, things: list[int], funds: Funds, options: list[Option]) -> None:
    """VW-19.4: the plain form, and next to it the form by hand."""
    for n in things:
        if deal_barred(t, seat, verb, n, funds) == MAY:
            options.append(t.box.say[verb][n])
            if by_hand_barred(t, seat, verb, n, funds) == MAY:
                options.append(t.box.say[verb + FORM_BY_HAND][n])


def add_missions(t: Wild, seat: Seat, missions: list[int], options: list[Option]) -> None:
    """VW-11.1: of the different current missions."""
    for mission in missions:
        if mission_barred(t, seat, mission) == MAY:
            options.append(t.box.say[w.MISSION][mission])


def add_buildings(t: Wild, seat: Seat, options: list[Option]) -> None:
    """VW-6.15: those that may be dismantled."""
    for slot in range(1, len(t.towns[seat])):
        if dismantle_barred(t, seat, slot) == MAY:
            options.append(t.box.say[w.DISMANTLE][slot])


def menu_deal_barred(t: Wild, seat: Seat, verb: int, n: int) -> int:
    """VW-19.4, VW-19.5: of either form."""
    funds = Funds(t, seat)
    plain = verb if verb in DEALS else verb - FORM_BY_HAND
    if plain == w.SWAP and n not in t.missions[seat]:
        return r.MISSION_NOT_YOURS
    barred = deal_barred(t, seat, plain, n, funds)
    if barred != MAY or verb == plain:
        return barred
    return by_hand_barred(t, seat, plain, n, funds)
