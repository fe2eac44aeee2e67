"""Playing on from any move of a game: board, hands and piles as they were then, and new luck from there on."""

from longhouse.kernel.chance import COUNTER, chance_of
from longhouse.kernel.content import ContentFile
from longhouse.kernel.game import Game, SettingError
from longhouse.kernel.history import History, replay
from longhouse.kernel.journal import Journal, JournalError, Parent, fingerprint_of
from longhouse.kernel.table import Table


def table_at(game: Game, journal: Journal, content: ContentFile, picks: int, seed: str) -> Table:
    """The table as it stood after so many picks. What is drawn from there on comes from this seed."""
    check_move(journal, picks)
    check_seed(journal, seed)
    table = replay(game, journal, content, picks).table
    table.chance = chance_of(COUNTER, seed, game.stream_names())
    table.listening = False
    table.events = []
    return table


def play_on(game: Game, branch: Journal, content: ContentFile) -> History:
    """The game that `branch_of` has begun. Raises JournalError if it is over there."""
    history = replay(game, branch, content)
    if history.table.over:
        picks = len(branch.picks)
        text = f"after move {picks} the game is over: play on from an earlier one"
        raise JournalError(text, "journal-ended", {"picks": picks})
    return history


def branch_of(game: Game, journal: Journal, picks: int, seats: list[str], seed: str, generator: str) -> Journal:
    """A journal that begins with the first picks of another one, and names it as its parent."""
    check_move(journal, picks)
    check_seed(journal, seed)
    branch = Journal(journal.game, journal.version, journal.content, seed, journal.settings.copy(), seats)
    branch.format = journal.format
    branch.generator = generator
    branch.pack = journal.pack
    branch.parent = Parent(fingerprint_of(game, journal, picks), picks)
    branch.deal = journal.deal
    branch.picks = journal.picks[:picks]
    return branch


def check_move(journal: Journal, picks: int) -> None:
    last = len(journal.picks)
    if not 0 <= picks <= last:
        text = f"there is no move {picks} in it: its moves are 0 (the deal) to {last}"
        raise JournalError(text, "journal-beyond", {"picks": picks, "last": last})


def check_seed(journal: Journal, seed: str) -> None:
    """The same seed would roll again what was rolled before."""
    if seed == journal.seed:
        raise SettingError(
            f"the seed {seed} is that of the game which is played on: name another one",
            "setting-seed-old",
            {"seed": seed},
        )
