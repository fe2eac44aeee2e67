"""Plays a journal again and thinks about it: roughly about the whole game, then thoroughly, and longest about the
decisions that cost most."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, final

from longhouse import History, replay
from longhouse.arena.analysis import Analysis, Move, distinct
from longhouse.arena.dice import counted
from longhouse.arena.draws import drawn
from longhouse.arena.further import played_further
from longhouse.arena.luck import Moment, fortune, is_rolled, used
from longhouse.arena.verdict import SMALLEST, compared, judged
from longhouse.bots.reasons import MOST, instead, reasons
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.face import Rolled
from longhouse.kernel.history import replay_pick
from longhouse.kernel.journal import Pick, played_game, read_journal
from longhouse.kernel.secret import formality
from longhouse.kernel.table import Table
from longhouse.messages.catalog import Catalog
from longhouse.messages.phrase import Players

SIMULATIONS: Final = 50  # of a decision
WORLDS: Final = 200  # in which a pick is played again, to measure the luck of its rolls
DRAWS: Final = 5  # the luck of a draw, which takes longer, is measured in this fraction of the worlds
ROUGH: Final = 5  # the first look at a whole game takes this fraction of it all
LISTED: Final = 5  # mistakes of a player that are checked before they are listed
CHECKS: Final = 6  # at most so many, as some are not borne out
CHECKED: Final = 0.8  # of the simulations: the worlds in which they are compared again
FURTHER: Final = 0.3  # and those in which they are played on for longer
CLEAR: Final = 3.0  # times its margin: a loss that large needs no more worlds
WON: Final = 0.9999  # in all worlds
MAYBE: Final = 0.5  # of its margin: a loss that large may turn out to be a mistake


@dataclass(frozen=True)
class Case:
    """A pick to think about: somebody had a choice, or luck followed."""

    number: int
    pick: Pick
    past: Table
    option: Option
    is_choice: bool
    came: Table | None  # what luck made of it
    kind: str  # of what was drawn
    before: list[float]
    after: list[float]


@final
class Analyst:
    """First all picks are followed, then they are thought about, step by step."""

    def __init__(
        self,
        history: History,
        simulations: int,
        worlds: int,
        seats: list[Seat],
        language: str = "en",
        called: Players | None = None,
    ) -> None:
        """`called` is what the reasons call the players, if not as the journal does."""
        self.history: Final = history
        self.simulations: Final = simulations
        self.worlds: Final = worlds
        self.seats: Final = seats
        self.evaluate: Final = history.game.mind().evaluate
        self.catalog: Final = Catalog(language)
        self.names: Final = distinct(history.journal.seats, self.catalog)
        self.called: Final = called or self.names
        self.picked: Final[list[tuple[int, Seat, Option]]] = []  # all that was picked, with its turn
        self.chances: Final = [self.evaluate(history.table)]
        self.rolls: Final[list[Rolled]] = []
        self.cases: Final[dict[int, Case]] = {}
        self.moves: Final[dict[int, Move]] = {}
        self.moments: Final[dict[int, Moment]] = {}
        self.checked: Final[set[int]] = set()
        self.judged = 0  # the last pick that was thought about thoroughly

    def follow(self, number: int, pick: Pick) -> None:
        """One more pick."""
        past = self.history.table.clone()
        option = past.read(pick.option)
        replay_pick(self.history, number, pick)
        assert option is not None
        self.picked.append((past.turn, pick.seat, option))
        table = self.history.table
        self.chances.append(self.evaluate(table))
        chosen = pick.seat in self.seats and is_choice(past, pick.seat)
        lucky = table.barriers() - past.barriers() > max(0, table.opened)  # not what its player knew
        if lucky:
            self.rolls.extend(self.history.game.face().rolled(past, option, pick.seat, table.events))
        if chosen or lucky:
            came = table.clone() if lucky else None
            kind = self.kind_of(pick, table) if lucky else ""
            self.cases[number] = Case(number, pick, past, option, chosen, came, kind, *self.chances[-2:])

    def kind_of(self, pick: Pick, table: Table) -> str:
        """The message key of what was drawn."""
        if is_rolled(self.history.game, pick.luck):
            return ""
        kinds = {event.kind for event in table.events}
        return next((key for kind, key in self.history.game.face().draws if kind in kinds), "")

    @property
    def steps(self) -> int:
        """How many `think` takes."""
        return 2 * len(self.cases) + CHECKS * len(self.seats)

    def think(self) -> Iterator[None]:
        """A step at a time; whatever has been found so far is in `analysis`."""
        for case in self.cases.values():
            self.look_at(case, max(2, self.simulations // ROUGH), max(2, self.worlds // ROUGH))
            yield
        for case in self.cases.values():
            self.look_at(case, self.simulations, self.worlds)
            self.judged = case.number
            yield
        self.judged = len(self.chances) - 1
        for _ in range(CHECKS):
            for seat in self.seats:
                self.check_one(seat)
                yield

    def look_at(self, case: Case, simulations: int, worlds: int) -> None:
        if case.is_choice:
            self.moves[case.number] = self.thought(case, simulations)
        if case.came is not None:
            self.moments[case.number] = self.chanced(case, case.came, worlds)

    def thought(self, case: Case, simulations: int) -> Move:
        view = case.past.view(case.pick.seat)
        decision = view.decision_for(case.pick.seat)
        verdict = judged(view, decision, case.option, simulations, str(case.number))
        return Move(
            case.number,
            case.past.turn,
            case.pick.seat,
            decision.ask,
            len(decision.options),
            case.pick.option,
            self.words(view, case.option),
            view.spell(verdict.best),
            self.words(view, verdict.best),
            verdict,
            case.before,
            case.after,
        )

    def chanced(self, case: Case, came: Table, worlds: int) -> Moment:
        """The evaluation sees a roll at once, but a drawn card only after it is used."""
        past, pick = case.past, case.pick
        rolls = is_rolled(self.history.game, pick.luck)
        value = self.evaluate if rolls else used
        times = worlds if rolls else max(2, worlds // DRAWS)
        found = fortune(past, case.option, pick.seat, value(came), value, times, f"luck/{case.number}")
        words = self.words(past.view(pick.seat), case.option)
        return Moment(case.number, past.turn, pick.seat, pick.option, words, rolls, case.kind, times, *found)

    def words(self, view: Table, option: Option) -> str:
        return self.catalog.option(view, option, self.names)

    # --- checking what is listed first

    def check_one(self, seat: Seat) -> None:
        """Of those that this player lost most by, the first that nobody has checked yet."""
        found = [move for move in self.moves.values() if move.seat == seat and self.may_be_listed(move)]
        found.sort(key=lambda move: -move.verdict.loss)
        for move in found[:LISTED]:
            if move.number not in self.checked:
                self.check(self.cases[move.number], move)
                break

    def may_be_listed(self, move: Move) -> bool:
        verdict = move.verdict
        if move.number in self.checked:
            return verdict.mistake
        return verdict.loss > MAYBE * verdict.margin and verdict.loss >= SMALLEST

    def check(self, case: Case, move: Move) -> None:
        """Again, in other worlds: among hundreds of decisions some look bad by chance alone, and those come first in a
        list. Then played on for longer than a search looks, unless the game was won at once. What says less counts."""
        view = case.past.view(move.seat)
        decision = view.decision_for(move.seat)
        pair = (case.option, move.verdict.best)
        worlds, fewer = (max(2, round(share * self.simulations)) for share in (CHECKED, FURTHER))
        again = move.verdict
        if again.loss < CLEAR * again.margin:
            again = compared(view, decision, *pair, worlds, f"{case.number}/check")
        if again.best_value < WON:
            further = played_further(view, decision, *pair, fewer, f"{case.number}/further")
            again = min(again, further, key=lambda verdict: verdict.loss)
        self.checked.add(case.number)
        self.moves[case.number] = replace(move, verdict=again)
        if again.mistake:
            known = reasons(view, decision, again.best, case.option, self.called)
            came = instead(view, again.best, self.called, self.later(case))
            why = (*known[: MOST - len(came)], *came)
            self.moves[case.number] = replace(self.moves[case.number], why=why)

    def later(self, case: Case) -> list[tuple[Seat, Option]]:
        """What was picked afterwards, to the end of the round, or until it is the same seat's turn again."""
        rounds = self.history.game.mind().style.rounds
        turn = case.past.turn
        past = (turn + 1) if rounds else turn + case.past.seats
        first = len(self.picked) - (len(self.chances) - 1) + case.number
        return [(seat, option) for when, seat, option in self.picked[first:] if turn <= when < past]

    # --- what was found

    def analysis(self) -> Analysis:
        history = self.history
        score = history.table.result if history.table.over else None
        moments = [self.moments[number] for number in sorted(self.moments)]
        kinds = {key: self.catalog.text(key) for _, key in history.game.face().draws}
        return Analysis(
            history.game.name,
            history.journal.settings,
            self.names,
            self.catalog.language,
            self.simulations,
            self.worlds,
            self.seats,
            None if score is None else score.winners,
            self.chances,
            [self.moves[number] for number in sorted(self.moves)],
            moments,
            counted(self.rolls, lambda roll: self.catalog.rolled(history.table, roll, self.names)),
            drawn(moments, len(self.names), kinds),
        )


def analysed(
    text: str,
    content: Path | None,
    advance: Callable[[int, int], None],
    simulations: int = SIMULATIONS,
    worlds: int = WORLDS,
    seat: Seat = NOBODY,
    language: str = "en",
) -> Analysis:
    """A journal from its first pick to its last; only the decisions of `seat`, if one is named. `advance` is called
    with how many of how many steps are done. JournalError if it cannot have happened, before any analysis."""
    picks = read_journal(played_game(text), text).picks
    history = replay(text, upto=0, content=content)
    seats = list(range(history.table.seats)) if seat == NOBODY else [seat]
    analyst = Analyst(history, simulations, worlds, seats, language)
    for number, pick in enumerate(picks, 1):
        analyst.follow(number, pick)
    for done, _ in enumerate(analyst.think()):
        advance(done, analyst.steps)
    return analyst.analysis()


def is_choice(table: Table, seat: Seat) -> bool:
    return len(table.legal_options(seat)) > 1 and formality(table, seat) is None
