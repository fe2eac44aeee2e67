"""One question put to a person: the board, the options, and everything that can be typed before one is picked."""

from typing import Final

from longhouse import Decision, Option, Table, read_option
from longhouse.boards.drawing import draw_board, explain_cards, is_on_board
from longhouse.bots.hint import hint
from longhouse.bots.search import Budget
from longhouse.cli.answers import show_help, show_log, show_rule, show_why, show_word
from longhouse.cli.hint import tell_hint
from longhouse.cli.menu import marks_of, menu, plain_menu
from longhouse.cli.session import Session
from longhouse.cli.settings import read_number

# the same keys with the Russian and the Ukrainian layout
KEYS: Final = {"й": "q", "ц": "w", "к": "r", "г": "u", "д": "l", "и": "b", "щ": "o", "ш": "i", "р": "h", "ч": "x"}

QUIT: Final = "quit"
ASK_AGAIN: Final = "again"  # the table has changed, and so has the question
HAND_ON: Final = "hand on"  # to the next person who may do something


def person_picks(session: Session, seat: int) -> bool:
    """Ask until somebody picks or takes something back; False if the person leaves."""
    answer: Option | str = HAND_ON
    while answer == HAND_ON:
        if not session.hand_over(seat):
            return False
        session.tell()
        question = Question(session, seat)
        question.show()
        answer = question.answer()
        if isinstance(answer, Option):
            session.pick(answer, seat)
        seat = question.next
    return answer != QUIT


class Question:
    """A decision of one seat, as this seat sees it."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session: Final = session
        self.seat: Final = seat
        self.view: Final[Table] = session.table.view(seat)
        self.decision: Final[Decision] = self.view.decision_for(seat)
        self.next: Final = session.next_to_act(seat)

    def show(self) -> None:
        """The board if there is something new to see on it or to choose from it; then the question and the options."""
        session = self.session
        if session.drawn != len(session.log) or any(is_on_board(self.view, o) for o in self.decision.options):
            self.show_board()
        self.show_options()

    def show_board(self) -> None:
        session = self.session
        talk = session.talk
        marks = marks_of(self.decision)
        talk.say()
        talk.draw(draw_board(self.view, session.catalog, session.seats, marks, talk.colour, talk.width))
        session.drawn = len(session.log)

    def show_options(self) -> None:
        talk = self.session.talk
        talk.say()
        talk.say(self.session.catalog.ask(self.view, self.decision, self.session.seats), "bold")
        if talk.live:
            self.list_options({option.verb for option in self.decision.options if is_on_board(self.view, option)})
        else:
            talk.draw(plain_menu(self.view, self.decision, self.session.catalog, self.session.seats))
        if self.next != self.seat:
            talk.say(self.session.catalog.text("terminal-meanwhile", name=self.session.seats[self.next]))

    def list_options(self, on_board: set[int]) -> None:
        session = self.session
        talk = session.talk
        talk.draw(menu(self.view, self.decision, session.catalog, session.seats, talk.width, on_board))

    def answer(self) -> Option | str:
        """What the person picks; or QUIT; or ASK_AGAIN."""
        while True:
            text = self.session.talk.ask()
            if text is None:
                return QUIT
            answer = self.understand(text)
            if answer is not None:
                return answer

    def understand(self, text: str) -> Option | str | None:
        """None: it was answered at once, and the question is still open."""
        word, _, rest = text.partition(" ")
        key = KEYS.get(word.lower(), word.lower())
        if key == "q":
            return QUIT
        if key == "u":
            return self.undo()
        if key == "x" and self.next != self.seat:
            return HAND_ON
        if self.looked_up(key, rest.strip()):
            return None
        return self.option_of(text)

    def looked_up(self, key: str, rest: str) -> bool:
        """Commands that only show something."""
        session = self.session
        if key == "?":
            show_help(session, self.view)
        elif key == "b":
            self.show_board()
            self.show_options()
        elif key == "o":
            self.list_options(set())
        elif key == "i":
            for line in [] if rest else explain_cards(self.view, session.catalog, session.seats):
                session.talk.say(f"  {line}")
            if rest:
                show_word(session, rest)
        elif key == "l":
            show_log(session, rest)
        elif key == "h":
            self.show_hint()
        elif key == "w":
            show_why(session, self.view, self.decision, rest)
        elif key == "r":
            show_rule(session, rest)
        else:
            return key == ""
        return True

    def show_hint(self) -> None:
        """What a searching bot would do, if that is unfair to nobody."""
        session = self.session
        if session.alone:
            found = hint(self.view, self.decision, Budget(), session.seats)
            tell_hint(session.talk, session.catalog, self.view, self.decision, session.seats, found)
        else:
            session.talk.say(session.catalog.text("terminal-hint-others"))

    def undo(self) -> str | None:
        session = self.session
        if not session.history.can_undo(self.seat):
            session.talk.say(session.catalog.text("terminal-no-undo"))
            return None
        last = read_option(session.table, session.history.journal.picks[-1].option)
        assert last is not None
        session.undo()
        name = session.catalog.option(session.table.view(self.seat), last, session.seats)
        session.talk.say(session.catalog.text("terminal-undone", option=name))
        return ASK_AGAIN

    def option_of(self, text: str) -> Option | None:
        """An option by its number or by its text form; else one line of help."""
        session = self.session
        options = self.decision.options
        number = read_number(text)
        if number is not None and 1 <= number <= len(options):
            return options[number - 1]
        option = read_option(self.view, text)
        if option in options:
            return option
        if option is not None:
            show_why(session, self.view, self.decision, text)
        else:
            session.talk.say(session.catalog.text("terminal-not-understood", text=text[:40], count=len(options)))
        return None
