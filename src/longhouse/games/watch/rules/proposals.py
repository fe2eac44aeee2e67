"""GW-4.1 to GW-4.4, GW-4.8 to GW-4.10, GW-4.12: trade with players, in small picks."""

from typing import Final, final

from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.table import ANSWER, GIVES, WANTS, Watch
from longhouse.games.watch.state.verbs import exchange
from longhouse.kernel.apart import Apart, apart
from longhouse.kernel.decision import Decision, Option, Seat, lacking
from longhouse.kernel.secret import SecretFrame
from longhouse.kernel.table import MAY, NO_ARGS, NO_DECISIONS, NOT_NOW, SeatFrame, Table

# what a seat has answered; 0 = nothing yet
ACCEPTED: Final = 1
DECLINED: Final = 2
COUNTERED: Final = 3


def propose_barred(t: Watch, seat: Seat) -> int:
    """GW-4.3, GW-4.4: proposals are left, the player has a card, and so has some opponent."""
    if t.proposals_left == 0:
        return w.NO_PROPOSALS_LEFT
    if t.hands.size(seat) == 0:
        return w.NO_CARDS
    for other in range(t.seats):
        if other != seat and t.hands.size(other):
            return MAY
    return w.NO_PARTNER


def propose(t: Watch, seat: Seat) -> None:
    """GW-4.4: a proposal is used up at once, even if it is dropped later."""
    t.proposals_left -= 1
    t.enter(Trade(seat, COMPOSING, [], []))


# --- putting a proposal or a counter together

GIVING: Final = 0
WANTING: Final = 1


@final
class Compose(SeatFrame):
    """GW-4.8: cards to give one by one, then cards to want. What lies in is in `chosen`, unseen by the others.

    `offer` is empty for a proposal; for a counter it is the proposal (give, want) that it answers.
    """

    def __init__(self, seat: Seat, side: int, offer: list[int]) -> None:
        super().__init__(seat)
        self.side = side
        self.offer = offer

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        say = table.box.say
        options = [o for o in say[w.ADD] if add_barred(table, self.seat, self.side, o.a) == MAY]
        if self.side == GIVING:
            if side_barred(table, self.seat, GIVES) == MAY:
                options.append(say[w.DONE][0])
        elif send_barred(table, self.seat, self.offer) == MAY:
            options.append(say[w.SEND][0])
        options.append(say[w.DROP][0])
        ask = "watch-ask-give" if self.side == GIVING else "watch-ask-want"
        table.ask_about(self.seat, ask, table.chosen.row(self.seat)[GIVES:], options)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Watch)
        chosen = table.chosen
        if option.verb == w.ADD:
            chosen.counts[seat * chosen.width + (GIVES if self.side == GIVING else WANTS) + option.a] += 1
        elif option.verb == w.DONE:
            self.side = WANTING
        else:
            if option.verb == w.DROP:
                chosen.clear(seat)
            if self.offer:
                chosen.counts[seat * chosen.width + ANSWER] = COUNTERED if option.verb == w.SEND else DECLINED
            table.leave()

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Watch)
        if option.verb == w.ADD:
            return add_barred(table, seat, self.side, option.a)
        if option.verb == w.DROP:
            return MAY
        if option.verb == w.DONE and self.side == GIVING:
            return side_barred(table, seat, GIVES)
        if option.verb == w.SEND and self.side == WANTING:
            return send_barred(table, seat, self.offer)
        return NOT_NOW

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Watch)
        return [table.box.side_limit] if why == w.SIDE_FULL else NO_ARGS

    def clone(self) -> "Compose":
        return Compose(self.seat, self.side, self.offer)


def add_barred(t: Watch, seat: Seat, side: int, resource: int) -> int:
    """GW-4.8: resources in their order, so that each proposal has one spelling; GW-4.2: none on both sides."""
    counts = t.chosen.counts
    gives = seat * t.chosen.width + GIVES
    first = gives if side == GIVING else gives + w.RESOURCES
    laid = 0
    kinds = 0
    last = 0
    for other in range(w.RESOURCES):
        if counts[first + other]:
            laid += counts[first + other]
            kinds += 1
            last = other
    if laid >= t.box.side_limit:
        return w.SIDE_FULL
    if last > resource:
        return w.OUT_OF_ORDER
    if side == WANTING:
        return w.ON_BOTH_SIDES if counts[gives + resource] else MAY
    if t.hands.counts[seat * w.RESOURCES + resource] <= counts[first + resource]:
        return w.NOT_HELD
    if counts[first + resource] == 0 and kinds == w.RESOURCES - 1:
        return w.FIFTH_KIND
    return MAY


def side_barred(t: Watch, seat: Seat, side: int) -> int:
    """GW-4.2: at least 1 card each way."""
    return MAY if any(t.chosen.row(seat)[side : side + w.RESOURCES]) else w.SIDE_EMPTY


def send_barred(t: Watch, seat: Seat, offer: list[int]) -> int:
    """GW-4.4: nothing twice in a turn; GW-4.9: no counter that is the proposal's mirror."""
    cards = t.chosen.row(seat)[GIVES:]
    if not any(cards[w.RESOURCES :]):
        return w.SIDE_EMPTY
    if offer:
        return (
            w.MIRROR
            if cards[: w.RESOURCES] == offer[w.RESOURCES :] and cards[w.RESOURCES :] == offer[: w.RESOURCES]
            else MAY
        )
    return w.ALREADY_SENT if cards in t.sent else MAY


# --- answering


@final
class Answer(SeatFrame):
    """GW-4.9: accept, decline or counter; hidden until the last has answered."""

    def __init__(self, seat: Seat, offer: list[int]) -> None:
        super().__init__(seat)
        self.offer: Final = offer

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        if table.chosen.counts[self.seat * table.chosen.width + ANSWER]:
            table.leave()
            return
        options: list[Option] = []
        for verb in (w.ACCEPT, w.DECLINE, w.COUNTER):
            option = table.box.say[verb][0]
            if self.why_not(table, option, self.seat) == MAY:
                options.append(option)
        table.ask_about(self.seat, "watch-ask-answer", [table.active, *self.offer], options)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Watch)
        if option.verb == w.COUNTER:
            table.enter(Compose(seat, GIVING, self.offer))
        else:
            answer = ACCEPTED if option.verb == w.ACCEPT else DECLINED
            table.chosen.counts[seat * table.chosen.width + ANSWER] = answer

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Watch)
        if option.verb == w.ACCEPT:
            return hold_barred(table, seat, self.offer[w.RESOURCES :])
        if option.verb == w.COUNTER:
            return counter_barred(table, seat)
        return MAY if option.verb == w.DECLINE else NOT_NOW

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Watch)
        wanted = self.offer[w.RESOURCES :]
        return lacking(wanted, table.hands.row(seat)) if why == w.NOT_THESE_CARDS else NO_ARGS


def hold_barred(t: Watch, seat: Seat, cards: list[int]) -> int:
    """GW-4.9: only a player who holds the cards can give them."""
    for resource in range(w.RESOURCES):
        if t.hands.counts[seat * w.RESOURCES + resource] < cards[resource]:
            return w.NOT_THESE_CARDS
    return MAY


def counter_barred(t: Watch, seat: Seat) -> int:
    """GW-4.9: where counters are played, and with a card in hand."""
    if not t.box.counters:
        return w.COUNTERS_OFF
    return MAY if t.hands.size(seat) else w.NO_CARDS


# --- the whole proposal

COMPOSING: Final = 0
SENDING: Final = 1
REVEALING: Final = 2
CLOSING: Final = 3


@final
class Trade(SecretFrame):
    """GW-4.3: put together, sent to all opponents, answered by all, closed. What it holds is public."""

    def __init__(self, seat: Seat, step: int, offer: list[int], answers: list[list[int]]) -> None:
        super().__init__(seat)
        self.step = step
        self.offer = offer  # cards given, then cards wanted
        self.answers = answers  # by seat, once revealed: the answer, and for a counter its cards

    def run(self, table: Table) -> None:
        assert isinstance(table, Watch)
        if self.step == COMPOSING:
            self.step = SENDING
            table.enter(apart("watch-ask-compose-others", [Compose(self.seat, GIVING, [])]))
        elif self.step == SENDING:
            self.send(table)
        elif self.step == REVEALING:
            self.reveal(table)
        elif any(row[ANSWER] in (ACCEPTED, COUNTERED) for row in self.answers):
            options = [o for o in table.box.say[w.CLOSE] if self.close_barred(table, o.a) == MAY]
            options.append(table.box.say[w.WITHDRAW][0])
            table.ask_about(self.seat, "watch-ask-close", self.offer, options)
        else:
            table.leave()

    def send(self, t: Watch) -> None:
        """GW-4.9: every opponent is asked, clockwise; a proposal that was dropped ends here."""
        self.offer = t.chosen.row(self.seat)[GIVES:]
        t.chosen.clear(self.seat)
        if not any(self.offer):
            t.leave()
            return
        t.sent.append(self.offer)
        if t.listening:
            t.record("watch-event-proposed", "GW-4.3", self.seat, self.offer)
        self.step = REVEALING
        t.enter(apart("watch-ask-answer-others", [Answer(s, self.offer) for s in t.clockwise_after(self.seat)]))

    def reveal(self, t: Watch) -> None:
        """GW-4.9: the last answer is given: all are shown."""
        self.answers = [t.chosen.row(seat) for seat in range(t.seats)]
        for seat in t.clockwise_after(self.seat):
            t.chosen.clear(seat)
            if t.listening:
                self.tell(t, seat, self.answers[seat])
        t.reveals += 1
        self.step = CLOSING

    def tell(self, t: Watch, seat: Seat, answer: list[int]) -> None:
        if answer[ANSWER] == ACCEPTED:
            t.record("watch-event-accepted", "GW-4.9", seat, [])
        elif answer[ANSWER] == DECLINED:
            t.record("watch-event-declined", "GW-4.9", seat, [])
        else:
            t.record("watch-event-countered", "GW-4.9", seat, answer[GIVES:])

    def close_barred(self, t: Watch, partner: Seat) -> int:
        """GW-4.10: who accepted, or whose counter the proposer can pay."""
        answer = self.answers[partner]
        if answer[ANSWER] == ACCEPTED:
            return MAY
        if answer[ANSWER] != COUNTERED:
            return w.NO_DEAL
        return MAY if hold_barred(t, self.seat, answer[WANTS:]) == MAY else w.COUNTER_TOO_DEAR

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        """GW-4.10: one exchange at most; then the trade step goes on."""
        assert isinstance(table, Watch)
        table.leave()
        if option.verb == w.CLOSE:
            answer = self.answers[option.a]
            if answer[ANSWER] == ACCEPTED:
                exchange(table, seat, option.a, self.offer[: w.RESOURCES], self.offer[w.RESOURCES :])
            else:
                exchange(table, seat, option.a, answer[WANTS:], answer[GIVES:WANTS])
        elif table.listening:
            table.record("watch-event-withdrawn", "GW-4.10", seat, [])

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Watch)
        if option.verb == w.CLOSE:
            return self.close_barred(table, option.a)
        return MAY if option.verb == w.WITHDRAW else NOT_NOW

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Watch)
        if why != w.COUNTER_TOO_DEAR:
            return NO_ARGS
        return lacking(self.answers[option.a][WANTS:], table.hands.row(seat))

    def proves(self, table: Table, pool: int, seat: Seat) -> list[int]:
        """The sender holds what they give; a player who accepted, what is wanted; one who countered, what they give."""
        if pool != w.POOL_RESOURCES or not self.offer:
            return []
        if seat == self.seat:
            return self.offer[: w.RESOURCES]
        if seat < len(self.answers) and self.answers[seat][ANSWER] == ACCEPTED:
            return self.offer[w.RESOURCES :]
        return self.answers[seat][GIVES:WANTS] if seat < len(self.answers) else []

    def clone(self) -> "Trade":
        return Trade(self.seat, self.step, self.offer, self.answers)


# --- taking it back while others answer


def unanswered(t: Watch) -> Trade | None:
    """GW-4.12: the proposal whose last answer is still out."""
    if len(t.agenda) > 1 and isinstance(t.agenda[-1], Apart):
        trade = t.agenda[-2]
        if isinstance(trade, Trade) and trade.step == REVEALING:
            return trade
    return None


def withdrawals(t: Watch) -> list[Decision]:
    """GW-4.12: nobody waits for it; it is the question of GW-4.10, with nobody to trade with yet."""
    trade = unanswered(t)
    if trade is None:
        return NO_DECISIONS
    return [Decision(trade.seat, "watch-ask-close", trade.offer, [t.box.say[w.WITHDRAW][0]])]


def withdraw(t: Watch, seat: Seat) -> None:
    """GW-4.12: what the others have answered is never shown."""
    t.leave()  # those who answer
    t.leave()  # the proposal
    for other in t.clockwise_after(seat):
        t.chosen.clear(other)
    if t.listening:
        t.record("watch-event-withdrawn", "GW-4.12", seat, [])
