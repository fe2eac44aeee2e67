"""Where a learner is in a lesson: what is accepted now, what a pick is answered, what comes next.

The table decides what is legal; a course only says which of it is taught. What it keeps (`Place`) may lag behind the
journal: `follow` brings it in line, forwards by the picks it has not seen, backwards after an undo.
"""

import json
from dataclasses import asdict, dataclass, field, fields
from typing import Final, NamedTuple, final

from longhouse import Option, Table
from longhouse.kernel.history import History
from longhouse.kernel.journal import Pick
from longhouse.lessons.lesson import Answer, Lesson, Step


@dataclass(slots=True)
class Place:
    """What is kept of a course. `marks` says how many picks had been made when each step so far began."""

    step: int = 0
    made: int = 0  # how many picks the learner has made in this step
    done: bool = False  # the step's last pick is made, and its script goes on
    played: int = 0  # how many picks of the script are made
    seen: int = 0  # how many picks of the journal have been followed
    marks: list[int] = field(default_factory=lambda: [0])
    skipped: list[str] = field(default_factory=list)  # ids of steps
    left: bool = False  # the table goes on as an ordinary game
    finished: bool = False  # the last step was reached once
    renewed: bool = False  # the lesson has changed, and this step is where it went on


class Cue(NamedTuple):
    """Who picks next: the script makes this pick; or, without a pick, whoever is asked, if `bots`; else nobody."""

    bots: bool
    option: Option | None = None
    seat: int = -1


WAIT: Final = Cue(False)
BOTS: Final = Cue(True)


@final
class Course:
    """One learner's way through a lesson."""

    def __init__(self, lesson: Lesson, place: Place) -> None:
        self.lesson: Final = lesson
        self.place: Final = place

    # --- where it is

    @property
    def is_on(self) -> bool:
        return not self.place.left

    @property
    def step(self) -> Step | None:
        """None when the lesson is at its end."""
        steps = self.lesson.steps
        return steps[self.place.step] if self.place.step < len(steps) else None

    def only_speaks(self, table: Table) -> bool:
        """Whether the learner has nothing to pick here."""
        return self.step is not None and (self.step.only_speaks or table.over)

    # --- what may be picked

    def accepted(self, table: Table) -> list[Option]:
        """The legal picks that are taught now. Where the game has taken another way than the lesson, all of them."""
        step, place = self.step, self.place
        legal = table.legal_options(self.lesson.learner)
        if place.left or step is None:
            return legal
        if place.done or step.only_speaks:
            return []
        taught = [option for option in legal if step.line_for(table.spell(option), place.made) is not None]
        return taught or legal

    def answer(self, table: Table, option: Option) -> Answer | None:
        """What the coach says to a legal pick that is not accepted; None if it is."""
        step = self.step
        if step is None or option in self.accepted(table):
            return None
        text = table.spell(option)
        return next(answer for answer in step.wrong if answer.fits(text))

    def luck(self, option: str, seat: int) -> tuple[int, ...]:
        """The outcomes that are loaded before this pick."""
        step, place = self.step, self.place
        if place.left or step is None:
            return ()
        if place.done:
            line = step.script[place.played]
            return line.luck if (line.option, line.seat) == (option, seat) else ()
        found = step.line_for(option, place.made) if seat == self.lesson.learner else None
        return () if found is None else found.luck

    def cue(self, table: Table) -> Cue:
        """Who picks next. Bots help out where the learner waits for somebody whom no script tells what to do."""
        step, place = self.step, self.place
        if place.left:
            return BOTS
        if step is None or table.over:
            return WAIT
        if place.done:
            line = step.script[place.played]
            return Cue(False, table.read(line.option), line.seat)
        asked = [decision.seat for decision in table.decisions]
        return WAIT if step.only_speaks or self.lesson.learner in asked else BOTS

    def own_pick(self, table: Table) -> Option | None:
        """What the lesson picks itself when this step is skipped; None if there is nothing to pick."""
        step = self.step
        if step is None or self.place.done or self.only_speaks(table):
            return None
        made, legal = self.place.made, table.legal_options(self.lesson.learner)
        for line in [*step.own[made:], *step.own]:
            option = table.read(line.option)
            if option in legal:
                return option
        return next(iter(self.accepted(table)), None)

    # --- going on

    def follow(self, history: History) -> bool:
        """Come in line with the journal. Says whether anything has changed."""
        before, picks = self.kept(), history.journal.picks
        if self.is_on:
            if len(picks) < self.place.seen:
                self.rewind(len(picks))
            for pick in picks[self.place.seen :]:
                self.take(pick)
            self.settle(history.table)
        return self.kept() != before

    def take(self, pick: Pick) -> None:
        """A pick was made at the table."""
        place, step = self.place, self.step
        place.seen += 1
        if step is None:
            if pick.seat == self.lesson.learner:
                self.leave()  # played on from the end of the lesson
        elif place.done:
            place.played += 1
            self.end_script(step)
        elif pick.seat == self.lesson.learner:
            place.made += 1
            if step.ends_with(pick.option, place.made):
                place.done = True
                self.end_script(step)

    def end_script(self, step: Step) -> None:
        if self.place.played >= len(step.script):
            self.enter(self.place.step + 1)

    def settle(self, table: Table) -> None:
        """If the next pick of the script is not legal, because the learner took another way, the script ends here."""
        step, place = self.step, self.place
        if step is None or not place.done:
            return
        line = step.script[place.played]
        if table.read(line.option) not in table.legal_options(line.seat):
            self.enter(place.step + 1)

    def enter(self, number: int) -> None:
        place = self.place
        place.step, place.made, place.done, place.played = number, 0, False, 0
        place.marks.append(place.seen)
        place.renewed = False
        place.finished = place.finished or self.step is None

    def go_on(self, table: Table) -> bool:
        """The learner has read it. Does nothing (False) where a pick is awaited."""
        if self.place.left or not self.only_speaks(table):
            return False
        self.place.done = True
        assert self.step is not None
        self.end_script(self.step)
        self.settle(table)
        return True

    def skip(self) -> None:
        """Remember that this step was skipped."""
        if self.step is not None and self.step.id not in self.place.skipped:
            self.place.skipped.append(self.step.id)

    def pass_over(self) -> None:
        """Go on without a pick, where none can be made."""
        if self.step is not None and not self.place.done:
            self.enter(self.place.step + 1)

    def can_go_back(self) -> bool:
        place = self.place
        return self.is_on and (place.step > 0 or place.done or place.seen > place.marks[-1])

    def go_back(self) -> int:
        """To the step before; from amid a script to the beginning of its step. Returns how many picks stay."""
        place = self.place
        to = place.step if place.done or place.step == 0 else place.step - 1
        del place.marks[to + 1 :]
        place.step, place.made, place.done, place.played, place.seen = to, 0, False, 0, place.marks[to]
        if to < len(self.lesson.steps) and self.lesson.steps[to].id in place.skipped:
            place.skipped.remove(self.lesson.steps[to].id)
        return place.seen

    def rewind(self, picks: int) -> None:
        """Some picks were undone."""
        place = self.place
        while place.step > 0 and place.marks[-1] > picks:
            place.marks.pop()
            place.step -= 1
        place.made, place.done, place.played, place.seen = 0, False, 0, place.marks[-1]

    def leave(self) -> None:
        self.place.left = True

    # --- what is kept of it

    def kept(self) -> str:
        """The place as a text."""
        step = self.step
        about = {"lesson": self.lesson.fingerprint, "of": len(self.lesson.steps), "id": "" if step is None else step.id}
        return json.dumps(about | asdict(self.place), separators=(",", ":"))


class Kept(NamedTuple):
    """A place that was kept, and of which lesson, which may have changed since."""

    fingerprint: str
    of: int
    id: str
    place: Place


def read_kept(text: str) -> Kept:
    data = json.loads(text)
    known = [part.name for part in fields(Place)]
    place = Place(**{name: value for name, value in data.items() if name in known})
    return Kept(data["lesson"], data["of"], data["id"], place)
