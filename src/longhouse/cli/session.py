"""A game at the terminal: who moves next, what is shown to whom, and the journal that keeps it."""

from typing import Final

from longhouse import Decision, Event, History, Option, Table
from longhouse.bots import Bot
from longhouse.bots.failing import answered, illegal_reported
from longhouse.cli.problems import one_line
from longhouse.cli.savefile import SaveFile
from longhouse.cli.talk import Talk
from longhouse.kernel.decision import NOBODY
from longhouse.messages.catalog import Catalog


class Session:
    """What everybody at this terminal shares. `bots` sit in their seats; people sit in all others."""

    def __init__(self, history: History, bots: dict[int, Bot], catalog: Catalog, talk: Talk) -> None:
        self.history = history
        self.bots: Final = bots
        self.catalog: Final = catalog
        self.talk: Final = talk
        self.save: SaveFile | None = None
        self.again: list[str] = []  # what must be given besides the file to resume the game
        self.seats: Final = [one_line(name) for name in history.journal.seats]
        self.people: Final = [seat for seat in range(len(self.seats)) if seat not in bots]
        self.alone: Final = len(self.people) == 1
        self.viewer = self.people[0] if self.alone else NOBODY  # the person at the screen
        self.log: list[tuple[int, Event]] = []  # what happened, and at which pick
        self.read = [0] * len(self.seats)  # how much of the log each seat has seen
        self.drawn = -1  # how long the log was when the board was last drawn for the viewer
        self.remember()

    @property
    def table(self) -> Table:
        return self.history.table

    def remember(self) -> None:
        """Add the events of the last pick (or of the deal) to the log."""
        number = len(self.history.journal.picks)
        self.log += [(number, event) for event in self.table.events]

    def pick(self, option: Option, seat: int) -> None:
        """Pick, and have it on disk before anything is shown."""
        pick = self.history.pick(option, seat)
        if self.save is not None:
            self.save.add(self.history, pick)
        self.remember()

    def bot_picks(self, decision: Decision) -> None:
        bot = self.bots[decision.seat]
        option = answered(bot.name, bot, self.table, decision)
        with illegal_reported(bot.name):
            self.pick(option, decision.seat)

    def undo(self) -> None:
        """Take the last pick back, also on disk and in the log."""
        self.history.undo()
        if self.save is not None:
            self.save.rewrite(self.history)
        self.forget_after(len(self.history.journal.picks))

    def forget_after(self, picks: int) -> None:
        """What happened later is not true any more."""
        self.log = [entry for entry in self.log if entry[0] <= picks]
        self.read = [min(read, len(self.log)) for read in self.read]
        self.drawn = -1

    def next_to_act(self, seat: int) -> int:
        """The next person, clockwise, who is asked or has an offer that nobody waits for; else the same one."""
        may = [self.table.decision.seat, *[offer.seat for offer in self.table.all_offers()]]
        after = [*self.people[self.people.index(seat) + 1 :], *self.people]
        return next((person for person in after if person in may), seat)

    def hand_over(self, seat: int) -> bool:
        """Another person takes the keyboard: first the screen is cleared. False if nobody comes."""
        if seat == self.viewer:
            return True
        if self.viewer != NOBODY:
            self.talk.clear()
        self.viewer = seat
        self.drawn = -1
        return self.talk.wait(self.catalog.text("terminal-take-over", name=self.seats[seat]))

    def tell(self) -> None:
        """Show the viewer what has happened since the last time, as its seat saw it."""
        news = self.log[self.read[self.viewer] :]
        self.read[self.viewer] = len(self.log)
        for _, event in news:
            self.talk.say(f"  {self.sentence(event)}")

    def sentence(self, event: Event) -> str:
        """One line of the log, with the rule that caused it."""
        view = self.table.view(self.viewer)
        return f"{self.catalog.event(view, event.seen_from(self.viewer), self.seats)} [{event.rule}]"
