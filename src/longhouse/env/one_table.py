"""What the environments of one table have in common."""

from gymnasium import error

from longhouse.boards.showing import board_svg, board_text
from longhouse.env.play import Play, Rules
from longhouse.kernel.decision import SPECTATOR, Seat
from longhouse.kernel.table import Table


class OneTable:
    """A game that is looked at and played by numbers of actions."""

    rules: Rules
    play: Play | None
    render_mode: str | None

    def action_text(self, action: int) -> str:
        """`road/3,-1,E`"""
        return self.rules.actions.text(action)

    def action_number(self, text: str) -> int:
        return self.rules.actions.number(text)

    @property
    def table(self) -> Table:
        """The table itself, with all its secrets: for looking, not for learning."""
        return self.playing().table

    def playing(self) -> Play:
        if self.play is None:
            raise error.ResetNeeded("there is no game yet: reset() comes first")
        return self.play

    def drawn(self, seat: Seat = SPECTATOR) -> str | None:
        """The board as this seat sees it: text with colours, or SVG; `human` prints the text."""
        if self.render_mode == "svg":
            return board_svg(self.table, seat)
        if self.render_mode == "ansi":
            return board_text(self.table, seat)
        if self.render_mode == "human":
            print(board_text(self.table, seat))
        return None
