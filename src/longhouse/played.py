"""A game that was played: its table at any move, and playing on from there."""

import secrets
from typing import Final, final

from longhouse.kernel.branch import branch_of, play_on, table_at
from longhouse.kernel.chance import COUNTER, GENERATORS
from longhouse.kernel.content import ContentFile
from longhouse.kernel.game import LONGEST_SEED, Game, SettingError, one_line
from longhouse.kernel.history import History, replay
from longhouse.kernel.journal import Journal
from longhouse.kernel.table import Table

SEED_BYTES: Final = 8


@final
class Played:
    """What `longhouse.load` makes of a journal. Moves are counted as in the journal: 0 is the deal."""

    def __init__(self, game: Game, journal: Journal, content: ContentFile) -> None:
        self.game: Final = game
        self.journal: Final = journal
        self.content: Final = content

    def __len__(self) -> int:
        """How many picks there are."""
        return len(self.journal.picks)

    def at(self, picks: int, *, seed: int | str | None = None) -> Table:
        """The table as it stood after so many picks. Hidden cards lie where they lay; what is rolled and drawn from
        there on is new, and the same each time only if you name a seed. Raises JournalError in one line."""
        return table_at(self.game, self.journal, self.content, picks, fresh(seed))

    def history(self, picks: int = -1) -> History:
        """The game played again, up to a move, with what was rolled then."""
        return replay(self.game, self.journal, self.content, picks)

    def play_on(
        self,
        picks: int,
        *,
        seats: list[str] | None = None,
        seed: int | str | None = None,
        generator: str = COUNTER,
    ) -> History:
        """A new game from there, whose journal names this one as its parent. Its seats keep their names, or get
        these."""
        names = self.journal.seats if seats is None else seats
        if len(names) != len(self.journal.seats) or not all(one_line(name) for name in names):
            raise SettingError(f"this game has {len(self.journal.seats)} seats, and each needs a name")
        if generator not in GENERATORS:
            raise SettingError(f"a generator is one of {', '.join(GENERATORS)}, not {generator!r}")
        branch = branch_of(self.game, self.journal, picks, names, fresh(seed), generator)
        return play_on(self.game, branch, self.content)


def fresh(seed: int | str | None) -> str:
    """The seed that was named, or one that nobody can know."""
    text = secrets.token_hex(SEED_BYTES) if seed is None else one_line(str(seed), LONGEST_SEED)
    if not text:
        raise SettingError("a seed is a number or a word, and not empty")
    return text
