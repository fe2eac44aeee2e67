"""A position drawn as text, and moves as players write them: `d2-d5`."""

import longhouse
from examples.hnefatafl.rules import Turn, position
from examples.hnefatafl.state import NONE, PIECE, SIGNS, TO, Hnefatafl
from longhouse import Option
from tests.examples.guest import NAME

ATTACKERS = 0
DEFENDERS = 1


class Scene:
    """The first seat has the attackers, who move first by default."""

    def __init__(self, drawn: str = "", turn: int = ATTACKERS, move_limit: int = 100) -> None:
        settings: dict[str, longhouse.SettingValue] = {"attackers": "first", "move_limit": move_limit}
        table = longhouse.new_table(NAME, players=2, seed=1, settings=settings)
        assert isinstance(table, Hnefatafl)
        self.table = table
        table.record_events()
        if drawn:
            table.board = [SIGNS.index(sign) for sign in "".join(drawn.split())]
            table.past = [position(table.board, turn)]
            table.agenda = [Turn(turn, NONE)]
            table.reask()

    def square(self, name: str) -> int:
        names = [self.table.box.name_of("place", square) for square in range(len(self.table.board))]
        return names.index(name)

    def move(self, *moves: str) -> "Scene":
        for move in moves:
            piece, to = move.split("-")
            self.table.pick(Option(PIECE, self.square(piece)))
            self.table.pick(Option(TO, self.square(to)))
        return self

    def may_move(self) -> set[str]:
        """The squares of the pieces that can be chosen."""
        assert {option.verb for option in self.table.decision.options} == {PIECE}
        return {self.table.spell(option).removeprefix("piece/") for option in self.table.decision.options}

    def goes(self, piece: str) -> set[str]:
        """Where a piece may go."""
        table = self.table.clone()
        table.pick(Option(PIECE, self.square(piece)))
        return {table.spell(option).removeprefix("to/") for option in table.decision.options}

    def why_not(self, move: str) -> tuple[str, str]:
        """The rule and the reason why a piece cannot be chosen (`d2`) or cannot go there (`d2-d5`)."""
        piece, _, to = move.partition("-")
        table = self.table.clone()
        option = Option(PIECE, self.square(piece))
        if to:
            table.pick(option)
            option = Option(TO, self.square(to))
        reason = table.why_not(option, table.decision.seat)
        assert reason is not None, f"{move} is allowed"
        return reason.rule, reason.key.removeprefix("hnefatafl-why-")

    def shows(self, drawn: str) -> "Scene":
        size, signs = self.table.box.size, [SIGNS[piece] for piece in self.table.board]
        assert ["".join(signs[row * size : row * size + size]) for row in range(size)] == drawn.split()
        return self

    def told(self) -> list[tuple[str, str]]:
        """The rule and the kind of the last pick's events."""
        return [(event.rule, event.kind.removeprefix("hnefatafl-event-")) for event in self.table.events]

    def ended(self) -> tuple[str, str, list[int]]:
        result = self.table.result
        assert result is not None, "the game goes on"
        return result.rule, result.ending.removeprefix("hnefatafl-ending-"), result.winners
