"""What a viewer cannot see changes none of the bytes that it is sent, nor how many frames there are: in the state, in
updates, in the log and in the replay of a running game, at every pick of random games. (How long an answer takes is not
looked at: SECURITY.md.)

Two tables differ only in what a viewer cannot see: hidden cards are dealt again, and what others choose in secret is
chosen again. The viewer must be sent the same by both.
"""

import copy
import os
import random
from collections import deque
from dataclasses import dataclass, replace
from typing import Final

import pytest

from longhouse import SPECTATOR, Event, Option, Table, determinize, save
from longhouse.kernel.apart import Apart
from longhouse.kernel.decision import NO_OPTION, NOBODY
from longhouse.server.base.settings import Settings
from longhouse.server.people.people import Person
from longhouse.server.store.facts import Entry, TableInfo
from longhouse.server.table import story, telling
from longhouse.server.table.client import Client
from longhouse.server.table.crowd import Crowd
from longhouse.server.table.entries import UNDO
from longhouse.server.table.lessons import Coach
from longhouse.server.table.patience import Patience
from longhouse.server.table.record import Record, begin, open_record
from longhouse.server.table.retelling import Facts, retell
from longhouse.server.table.teller import Teller
from longhouse.server.wire.wire import ENCODER
from tests.server.house import House
from tests.server.table.test_record import table_of

SEATS: Final = 3
PICKS: Final = 180
SEED: Final = os.environ.get("UNSEEN_SEED", "7")  # another one plays other games
REPLAYED: Final = 45  # picks between two replays of the running game
WHOLE: Final = 20  # picks between two whole states, and two boards in words
MISSED: Final = 20  # events that a viewer who comes back is told
UNDO_ONCE_IN: Final = 8


@dataclass(frozen=True)
class Case:
    """A random game."""

    game: str
    settings: dict[str, str]
    seed: str = SEED
    picks: int = PICKS
    ahead: int = 0  # picks before anything is compared
    undo: bool = True
    secrets: bool = True  # something is surely picked that a viewer does not notice
    wanted: str = "/"  # in the text of an option that is picked rather than others; by default, one that is no passing


CASES: Final = [
    Case("watch", {"mode": "full"}),
    Case("midgard", {"assign": "simultaneous"}),
    # somebody holds a card that may be used soon, and nobody may know who is asked
    Case("northgard", {}, seed="27", picks=PICKS // 2, ahead=110, undo=False, wanted="defensive"),
    Case("northgard", {}, picks=PICKS // 2, secrets=False),
    Case("wild", {}),
]
Moment = tuple[bytes, list[int]]  # the events and the picture; and who had been asked before, as the viewer knew


# --- another table that looks the same


def twin_of(record: Record, viewer: int, seed: str) -> Record:
    """The same game, as far as this viewer can see."""
    twin = copy.copy(record)
    twin.history = copy.copy(record.history)
    twin.history.journal = copy.copy(record.history.journal)  # type: ignore[misc]
    twin.history.journal.picks = record.history.journal.picks[:]
    twin.history.before = record.history.before[:]
    twin.history.table = table = record.history.table.clone()
    determinize(table, viewer, seed)
    table.chance = record.history.table.chance.clone()  # dice are public: only what is hidden may differ
    twin.history.record_events()
    twin.veil = copy.deepcopy(record.veil)  # type: ignore[misc]
    twin.asked_at, twin.asked_since = record.asked_at.copy(), record.asked_since.copy()
    twin.log = [(entry, unlike(event, viewer)) for entry, event in record.log]
    return twin


def unlike(event: Event, viewer: int) -> Event:
    """With other facts, where this viewer was not shown them."""
    if event.seen_by >> viewer & 1:
        return event
    args = [*event.args[: event.public], *[arg + 1 for arg in event.args[event.public :]]]
    return Event(event.kind, event.rule, event.seat, args, event.public, event.seen_by)


def alike(one: Record, other: Record, viewer: int) -> bool:
    """Whether the viewer cannot tell the two apart after a pick, by the table or by what the rules announce: an event
    may say more than what then lies on the table."""
    views = [record.history.table.view(viewer) for record in (one, other)]
    announced = [[(event.kind, event.seat, event.args) for event in view.events] for view in views]
    return bool(save(views[0]) == save(views[1]) and announced[0] == announced[1])


# --- what a viewer is sent


class Ear:
    """A viewer at a table, and the frames that it is sent."""

    def __init__(self, table: TableInfo, record: Record, viewer: int, whole: bool) -> None:
        crowd = Crowd(table, 0.0)
        self.client: Final = Client(Person(f"person {viewer}", "Somebody", True) if viewer != SPECTATOR else None)
        self.record: Final = record
        self.teller: Final = Teller(crowd, deque(), Patience(crowd, Settings()), Coach(table, record))
        crowd.add(self.client)
        self.teller.look(record, self.client)
        missed = self.teller.missed(record, viewer, record.log[-MISSED:])
        self.client.send(self.teller.state(record, self.client) if whole else missed)
        self.client.greeted = True
        self.client.patches = not whole

    def pick(self, option: Option, seat: int) -> str:
        line = self.record.play(option, seat)
        self.teller.tell_change(self.record, self.record.latest(), seat)
        return line

    def undo(self) -> str:
        line = self.record.undo()
        self.teller.tell_change(self.record, [], self.record.mover)
        return line

    @property
    def frames(self) -> list[str]:
        return [frame for frame, _ in self.client.outbox]


def in_words(record: Record, viewer: int, names: list[str]) -> bytes:
    return ENCODER.encode(story.board(record.history.table.view(viewer), "en", "1", names))


def option_of(twin: Record, record: Record, option: Option, seat: int, viewer: int, luck: random.Random) -> Option:
    """What the seat picks at the other table: if it is a secret, perhaps something else; NO_OPTION if it cannot."""
    if seat != viewer and option in secrets_of(record.history.table, seat):
        secrets = secrets_of(twin.history.table, seat)
        return luck.choice(secrets) if secrets else NO_OPTION
    return option if option in twin.history.table.legal_options(seat) else NO_OPTION


def secrets_of(table: Table, seat: int) -> list[Option]:
    """What this seat may pick that nobody else learns of, at least not yet."""
    top = None if table.over else table.agenda[-1]
    if not isinstance(top, Apart) or seat not in [decision.seat for decision in table.decisions]:
        return []
    return [option for option in table.legal_options(seat) if not top.is_open(option, seat)]


def asked_of(table: Table, viewer: int) -> list[int]:
    """Whom a viewer knows to be asked; NOBODY for somebody unknown."""
    return [decision.seat for decision in table.view(viewer).questions]


# --- a random game


class Game:
    """A random game that is played on while one viewer after another compares."""

    def __init__(self, case: Case) -> None:
        self.case: Final = case
        agreed = table_of(case.game, SEATS, **case.settings)
        self.table: Final = replace(agreed, seed=case.seed, secret="kept", status="playing")
        self.names: Final = [seat.name for seat in self.table.seats]
        self.entries: Final = [Entry("id", 1, begin(self.table))]
        self.record: Final = open_record(self.table, self.entries)
        self.viewers: Final = [*range(SEATS), SPECTATOR]
        self.luck: Final = random.Random(3 if case.ahead else f"{case.seed} picks")
        self.whim: Final = random.Random(4 if case.ahead else f"{case.seed} undos")
        for _ in range(case.ahead):
            self.entries.append(Entry("id", self.record.version + 1, self.record.play(*self.choice())))
        self.first: Final = {viewer: self.record.numbers_for(viewer)[0] for viewer in self.viewers}
        self.shown: Final[dict[int, list[Moment]]] = {viewer: [self.moment(viewer, [])] for viewer in self.viewers}
        self.differed = self.compared = self.unnoticed = self.hidden = 0

    def choice(self) -> tuple[Option, int]:
        table = self.record.history.table
        decision = self.luck.choice(table.decisions)
        likely = [option for option in decision.options if self.case.wanted in table.spell(option)]
        return self.luck.choice(likely or decision.options), decision.seat

    def moment(self, viewer: int, asked: list[int]) -> Moment:
        view, seq = self.record.history.table.view(viewer), self.record.numbers_for(viewer)[0]
        log = story.events(view, [(seq, event) for _, event in self.record.latest()], self.names)
        return ENCODER.encode([log, story.picture(view)]), asked

    def step(self, number: int) -> None:
        """One pick or undo, at two tables that are the same for one viewer."""
        record, viewer = self.record, self.viewers[number % len(self.viewers)]
        twin = twin_of(record, viewer, str(number))
        self.differed += save(twin.history.table) != save(record.history.table)
        whole = number % WHOLE == 0
        one, other = Ear(self.table, record, viewer, whole), Ear(self.table, twin, viewer, whole)
        assert one.frames == other.frames
        if whole:
            assert in_words(record, viewer, self.names) == in_words(twin, viewer, self.names)
        asked = {each: asked_of(record.history.table, each) for each in self.viewers}
        self.hidden += any(NOBODY in seats for seats in asked.values())
        if self.case.undo and record.history.before and self.whim.randrange(UNDO_ONCE_IN) == 0:
            line = one.undo()
        else:
            line = self.pick(one, other, viewer)
        self.entries.append(Entry("id", record.version, line))
        self.note(asked, is_undo=line == UNDO)

    def pick(self, one: Ear, other: Ear, viewer: int) -> str:
        option, seat = self.choice()
        instead = option_of(other.record, self.record, option, seat, viewer, self.whim)
        line = one.pick(option, seat)
        if instead is not NO_OPTION:
            other.pick(instead, seat)
            more = secrets_of(other.record.history.table, seat) if seat != viewer else []
            if more and self.whim.randrange(2):
                other.pick(self.whim.choice(more), seat)  # one more in secret
            if alike(self.record, other.record, viewer):
                assert one.frames == other.frames
                self.compared += 1
                self.unnoticed += len(one.frames) == 1
        return line

    def note(self, asked: dict[int, list[int]], is_undo: bool) -> None:
        """What every viewer was shown by now."""
        for viewer, moments in self.shown.items():
            seq = self.record.numbers_for(viewer)[0] - self.first[viewer]
            del moments[seq + 1 :]
            if seq == len(moments) and not is_undo:
                moments.append(self.moment(viewer, asked[viewer]))

    def check_replays(self) -> None:
        """Of the running game, for every viewer: what the table told it, moment by moment, and no moment more."""
        facts: Facts = (telling.table_facts(self.table, ""), [])
        for viewer, moments in self.shown.items():
            first = self.first[viewer] + 1
            told = retell(self.table, self.entries, viewer, first, 10**6, facts)
            assert [frame.seq for frame in told.frames] == list(range(first, first + len(moments) - 1))
            assert told.picks == self.record.numbers_for(viewer)[0]
            for frame, (shown, asked) in zip(told.frames, moments[1:], strict=True):
                assert ENCODER.encode([frame.events, frame.picture]) == shown
                assert frame.seat == story.NO_SEAT or frame.seat in (*asked, viewer)
                assert not frame.option or frame.seat == viewer


@pytest.mark.parametrize("case", CASES, ids=[f"{case.game} from {case.ahead}" for case in CASES])
def test_what_a_viewer_cannot_see_changes_none_of_its_bytes(case: Case) -> None:
    game, number = Game(case), 0
    while number < case.picks and not game.record.history.table.over:
        game.step(number)
        number += 1
        if number % REPLAYED == 0:
            game.check_replays()
    assert game.differed > number // 2
    assert game.compared > number // 2
    assert game.hidden + game.unnoticed > 0 or not case.secrets


def test_the_journal_of_a_running_game_is_not_given_to_anybody(home: House) -> None:
    """Nor its proof: the answers are the same for every game."""
    ada, vi = home.visitor("Ada"), home.visitor("Vi")
    tables = [home.table(ada, "greedy", game=game) for game in ("watch", "midgard")]
    for what in ("journal", "proof"):
        answers = [who.http.get(f"/api/tables/{table}/{what}") for table in tables for who in (ada, vi)]
        assert {(answer.status_code, answer.content) for answer in answers} == {(409, answers[0].content)}
