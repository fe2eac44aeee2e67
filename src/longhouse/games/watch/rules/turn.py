"""GW-3: the turn."""

from typing import Final, final

from longhouse.games.watch.rules.build import add_builds, build, build_barred, pay_amounts, within_means
from longhouse.games.watch.rules.cards import card_barred, open_cards, play_card
from longhouse.games.watch.rules.dice import roll_three_dice
from longhouse.games.watch.rules.ending import check_victory, claim_victory, may_have_won
from longhouse.games.watch.rules.heroes import add_heroes, hero_amounts, hero_barred, use_hero
from longhouse.games.watch.rules.production import roll_dice
from longhouse.games.watch.rules.proposals import propose, propose_barred, unanswered, withdraw, withdrawals
from longhouse.games.watch.rules.trade import TakeFromSupply, add_supply_trades, give_amounts, give_barred
from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.means import PAYS, TRADES
from longhouse.games.watch.state.table import Watch
from longhouse.games.watch.state.verbs import cards_ripen
from longhouse.kernel.decision import Decision, Option, Seat
from longhouse.kernel.table import MAY, NO_ARGS, NOT_NOW, Frame, Table

# steps of a turn, GW-3.1 and GW-3.3
BEGIN: Final = 0
BEFORE_ROLL: Final = 1
TRADING: Final = 2
BUILDING: Final = 3
BOTH: Final = 4


@final
class Turn(Frame):
    """GW-3.1: roll, trade, build; then the turn passes clockwise."""

    def __init__(self, step: int) -> None:
        self.step = step

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        if self.step == BEGIN:
            self.begin(table)
        if table.over:
            return
        if self.step == BEFORE_ROLL:
            self.ask_roll(table)
        else:
            self.ask_main(table)

    def begin(self, t: Watch) -> None:
        """GW-9.2: a player who has 10 points as their turn begins has won."""
        self.step = BEFORE_ROLL
        t.turn += 1
        t.card_played = False
        t.proposals_left = t.box.proposals
        if t.sent:
            t.sent = []
        if t.hero_uses:
            t.hero_uses = []
        if t.listening:
            t.record("watch-event-turn", "GW-3.1", t.active, [t.turn])
        check_victory(t)
        if may_have_won(t):
            t.let_slip()

    def ask_roll(self, t: Watch) -> None:
        """GW-3.2, GW-14.18: the roll is compulsory; a card or a hero may come before it."""
        more = open_cards(t, t.active)
        if t.box.full:
            more = more[:]
            add_heroes(t, t.active, w.OWN_BEFORE_ROLL, more)
        roll = t.box.just_roll[t.active]
        if more:
            t.ask(t.active, roll.ask, [*roll.options, *more])
        else:
            t.decision = roll

    def ask_main(self, t: Watch) -> None:
        """GW-3.3: trade, then build; or both in one step."""
        seat = t.active
        step = self.step
        within = within_means(t, seat)
        options: list[Option] = []
        if step != BUILDING:
            if t.proposals_left and propose_barred(t, seat) == MAY:
                options.append(t.box.say[w.PROPOSE][0])
            if within >= TRADES:
                add_supply_trades(t, within, options)
        if within & PAYS and step != TRADING:
            add_builds(t, seat, within, options)
        cards = open_cards(t, seat)
        if cards:
            options.extend(cards)
        if t.box.full:
            add_heroes(t, seat, WINDOWS[step], options)
        last = t.box.just_go_on[seat] if step == TRADING else t.box.just_end[seat]
        if options:
            options.append(last.options[0])
            t.ask(seat, last.ask, options)
        else:
            t.decision = last

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Watch)
        verb = option.verb
        if verb == w.ROLL:
            self.step = BOTH if table.box.combined else TRADING
            if table.box.full:
                roll_three_dice(table, seat)
            else:
                roll_dice(table, seat)
        elif verb == w.END_TURN:
            self.end(table, seat)
        elif verb == w.GO_ON:
            self.step = BUILDING
        elif verb == w.PLAY:
            play_card(table, seat, option.a)
        elif verb == w.GIVE:
            table.enter(TakeFromSupply(seat, option.a))
        elif verb == w.PROPOSE:
            propose(table, seat)
        elif verb == w.WITHDRAW:
            withdraw(table, seat)
        elif verb == w.HERO:
            use_hero(table, seat, option.a)
        else:
            build(table, option, seat)

    def offers(self, table: Table) -> list[Decision]:
        """GW-4.12"""
        assert isinstance(table, Watch)
        return withdrawals(table)

    def end(self, t: Watch, seat: Seat) -> None:
        """GW-15.6: where 10 points win only as the turn ends, this is the moment."""
        if t.card_bought:
            cards_ripen(t, seat)
        self.step = BEGIN
        if t.box.wins_at_end_of_turn and t.points(seat) >= t.box.goal:
            claim_victory(t)
        else:
            t.active = (seat + 1) % t.seats

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Watch)
        verb = option.verb
        if unanswered(table) is not None:
            return MAY if verb == w.WITHDRAW else NOT_NOW
        if verb == w.PLAY:
            return card_barred(table, seat, option.a)
        if verb == w.HERO:
            return hero_barred(table, seat, option.a, WINDOWS[self.step])
        if verb == w.ROLL:
            return MAY if self.step == BEFORE_ROLL else w.ALREADY_ROLLED
        if verb in OF_NO_STEP:
            return OF_NO_STEP[verb]
        return w.ROLL_FIRST if self.step == BEFORE_ROLL else self.step_barred(table, option, seat)

    def step_barred(self, table: Watch, option: Option, seat: Seat) -> int:
        """GW-3.3: why this cannot be done in the step that the turn has come to after the roll."""
        verb = option.verb
        if verb == w.END_TURN:
            return w.TRADE_STEP_OPEN if self.step == TRADING else MAY
        if verb == w.GO_ON:
            if self.step == BOTH:
                return NOT_NOW
            return MAY if self.step == TRADING else w.TRADE_STEP_OVER
        if verb in (w.GIVE, w.PROPOSE):
            if self.step == BUILDING:
                return w.TRADE_STEP_OVER
            return give_barred(table, seat, option.a) if verb == w.GIVE else propose_barred(table, seat)
        if w.ROAD <= verb <= w.BUY_CARD or verb == w.GUARD:
            return w.TRADE_STEP_OPEN if self.step == TRADING else build_barred(table, option, seat)
        return NOT_NOW

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Watch)
        if why == w.NO_PROPOSALS_LEFT:
            return [table.box.proposals]
        if why == w.RATE_TOO_HIGH:
            return give_amounts(table, seat, option.a)
        if why == w.NO_SUBSTITUTE:
            return hero_amounts(table, seat, option.a)
        return pay_amounts(table, option, seat) if why == w.CANNOT_PAY else NO_ARGS

    def clone(self) -> "Turn":
        return Turn(self.step)


# what no step of a turn has, with the reason: wildlings go back, Tormund, heroes and roads move by something else
OF_NO_STEP: Final = {
    w.WILDLING: w.NO_SENDING_BACK,
    w.TORMUND: w.TORMUND_WAITS,
    w.KEEP_HERO: w.USE_HERO_FIRST,
    w.TAKE_HERO: w.USE_HERO_FIRST,
    w.LIFT: w.ROADS_STAY,
}

# GW-14.18: the windows of each step
WINDOWS: Final[tuple[int, ...]] = (
    0,
    w.OWN_BEFORE_ROLL,
    w.OWN_AFTER_ROLL | w.OWN_TRADE,
    w.OWN_AFTER_ROLL | w.OWN_BUILD,
    w.OWN_AFTER_ROLL | w.OWN_TRADE | w.OWN_BUILD,
)
