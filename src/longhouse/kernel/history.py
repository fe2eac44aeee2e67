"""A game being played or replayed: the table, its journal, and which picks may be taken back."""

from typing import Final, final

from longhouse.kernel.apart import Apart
from longhouse.kernel.chance import BadOutcome, chance_of
from longhouse.kernel.content import ContentError, ContentFile
from longhouse.kernel.decision import IllegalPick, Option, Seat
from longhouse.kernel.game import Game
from longhouse.kernel.journal import STANDARD, Journal, JournalError, Pick, load_luck, write_luck
from longhouse.kernel.packs.pack import open_pack
from longhouse.kernel.secret import hidden_asker
from longhouse.kernel.table import Table

NOWHERE: Final = -1
NOTHING_DRAWN: Final[list[int]] = []  # shared by all picks that draw nothing, never written to


@final
class History:
    """Every pick goes through here, so that the journal always has the whole game."""

    def __init__(self, game: Game, journal: Journal, content: ContentFile) -> None:
        self.game: Final = game
        self.journal: Final = journal
        self.content: Final = content
        journal.pack = "" if journal.content == STANDARD else content.text
        self.before: list[Table] = []  # the tables before each pick that may still be taken back
        self.apart_from = NOWHERE  # the first of the picks that are being made apart, which are not in order yet
        chance = chance_of(journal.generator, journal.seed or "unknown", game.stream_names())
        self.table = game.deal(len(journal.seats), journal.settings, content, chance)
        self.record_events()
        load_luck(self.table, journal.deal)
        self.table.settle()
        journal.deal = self.drawn()
        self.cross_over()

    def record_events(self) -> None:
        """Have the table record events and random outcomes."""
        self.table.record_events()
        self.table.chance.drawn = []

    def drawn(self) -> list[int]:
        """The random outcomes since the last call."""
        drawn = self.table.chance.drawn
        if not drawn:
            return NOTHING_DRAWN
        self.table.chance.drawn = []
        return drawn

    def pick(self, option: Option, seat: Seat) -> Pick:
        """Pick, and write it down. Raises IllegalPick, and then nothing has changed."""
        table = self.table
        seat = table.check(option, seat).seat
        past = table.clone()
        top = table.agenda[-1]
        barriers = table.barriers()
        table.opened = 0
        table.play(option, seat)
        pick = Pick(table.spell(option), seat, self.drawn())
        if self.before and self.journal.picks[-1].seat != seat:
            self.before = []  # somebody has picked since
        self.before.append(past)
        if table.over or table.barriers() != barriers + table.opened or asks_in_secret(table, seat):
            self.before = []
        apart = past.agenda[-1]
        if isinstance(apart, Apart):
            self.write_apart(pick, apart, apart.is_open(option, seat), not table.over and table.agenda[-1] is top)
        else:
            self.journal.picks.append(pick)
        self.cross_over()
        return pick

    def cross_over(self) -> None:
        """Here a game is played on that began elsewhere: all that was hidden stays where it is, all that will be drawn
        is new, and nothing is taken back across it."""
        journal = self.journal
        if journal.taken_over == len(journal.picks):
            self.table.chance = chance_of(journal.generator, journal.seed or "unknown", self.game.stream_names())
            self.table.chance.drawn = []
            self.before = []
            self.apart_from = NOWHERE

    def write_apart(self, pick: Pick, apart: Apart, is_open: bool, goes_on: bool) -> None:
        """While seats choose apart: an open pick keeps its place, and the picks before it are put in order.

        If others are choosing, it cannot be taken back: they know of it when they go on choosing.
        """
        picks = self.journal.picks
        if is_open:
            self.put_in_order(apart.seats)
            picks.append(pick)
            if apart.seats != [pick.seat]:
                self.before = []
            return
        if self.apart_from == NOWHERE:
            self.apart_from = len(picks)
        picks.append(pick)
        if not goes_on:
            self.put_in_order(apart.seats)

    def put_in_order(self, seats: list[Seat]) -> None:
        """The journal lists what was chosen apart seat by seat, no matter who was first. The random outcomes after the
        last choice belong to the pick that is then the last."""
        if self.apart_from == NOWHERE:
            return
        picks = self.journal.picks
        chosen = picks[self.apart_from :]
        del picks[self.apart_from :]
        self.apart_from = NOWHERE
        luck = chosen[-1].luck
        chosen[-1] = Pick(chosen[-1].option, chosen[-1].seat, [])
        for seat in seats:
            picks += [pick for pick in chosen if pick.seat == seat]
        picks[-1] = Pick(picks[-1].option, picks[-1].seat, luck)
        if any(pick.seat != chosen[0].seat for pick in chosen):
            self.before = []  # the journal no longer shows which of them was the last

    def can_undo(self, seat: Seat) -> bool:
        """A seat can take back its own pick if it revealed nothing, drew nothing and nobody else has picked since, even
        if it is another seat's move by now."""
        return bool(self.before) and self.journal.picks[-1].seat == seat

    def undo(self) -> None:
        """Take the last pick back: the table is exactly as it was before it."""
        self.table = self.before.pop()
        self.record_events()
        self.journal.picks.pop()
        if len(self.journal.picks) == self.apart_from:
            self.apart_from = NOWHERE


def asks_in_secret(table: Table, seat: Seat) -> bool:
    """Whether others are asked now and may answer without this seat noticing: if it could take back its pick until they
    do, it would know when they did. Where the asker is hidden, that anybody is asked at all says what they hold."""
    hushed = isinstance(table.agenda[-1], Apart) or hidden_asker(table.agenda) != ""
    return hushed and any(decision.seat != seat for decision in table.decisions)


def replay(game: Game, journal: Journal, content: ContentFile, upto: int = -1) -> History:
    """Play a journal again with its recorded outcomes; all of it, or only its first picks."""
    check_content(game, journal, content)
    if upto < 0:
        check_whole(journal)
    picks = journal.picks if upto < 0 else journal.picks[:upto]
    copy = Journal(journal.game, journal.version, journal.content, journal.seed, journal.settings, journal.seats)
    copy.format = journal.format
    copy.generator = journal.generator
    copy.deal = journal.deal
    copy.proof = journal.proof
    copy.parent = journal.parent
    try:
        history = History(game, copy, content)
    except BadOutcome as problem:
        raise JournalError(f"the deal cannot have happened: {problem}", "journal-deal") from problem
    except ContentError as unfit:  # not the same name: the compiled build gives a name one type
        raise bad_pack(unfit) from unfit
    check_luck(game, 0, "", journal.deal, copy.deal)
    for number, pick in enumerate(picks, 1):
        replay_pick(history, number, pick)
    return history


def replay_pick(history: History, number: int, pick: Pick) -> Pick:
    """Play one more pick with its recorded outcomes, and return it as it was played. Raises JournalError."""
    table = history.table
    facts: dict[str, int | str] = {"number": number, "pick": pick.option, "seat": pick.seat}
    if table.over:
        raise JournalError(f"pick {number} ({pick.option}): the game was already over", "journal-after-end", facts)
    option = table.read(pick.option)
    if option is None:
        text = f"pick {number}: '{pick.option}' is not an option of {history.game.name}"
        raise JournalError(text, "journal-option", facts)
    load_luck(table, pick.luck)
    try:
        played = history.pick(option, pick.seat)
    except IllegalPick as refusal:
        raise JournalError(f"pick {number} of seat {pick.seat}: {refusal}", "journal-illegal", facts) from refusal
    except BadOutcome as outcome:  # not the same name: the compiled build gives a name one type
        raise JournalError(f"pick {number} ({pick.option}): {outcome}", "journal-impossible", facts) from outcome
    check_luck(history.game, number, pick.option, pick.luck, played.luck)
    return played


def check_luck(game: Game, number: int, option: str, recorded: list[int], drawn: list[int]) -> None:
    """Gaps in a journal would be filled by the generator, and another game would be replayed. Pick 0 is the deal."""
    what = f"pick {number} ({option})" if number else "the deal"
    facts: dict[str, int | str] = {"number": number, "pick": option}
    if len(recorded) > len(drawn):
        raise JournalError(f"{what}: more outcomes are recorded than were drawn", "journal-luck-more", facts)
    if len(recorded) < len(drawn):
        raise JournalError(f"{what}: fewer outcomes are recorded than were drawn", "journal-luck-less", facts)
    if write_luck(game, recorded) != write_luck(game, drawn):
        facts["recorded"] = write_luck(game, recorded).strip()
        text = f"{what}: other outcomes are recorded ({facts['recorded']}) than were drawn"
        raise JournalError(text, "journal-luck-other", facts)


def check_whole(journal: Journal) -> None:
    """A game that is played on has all picks of the one that it goes on from."""
    if len(journal.picks) < journal.taken_over:
        raise JournalError(
            f"this journal breaks off after {len(journal.picks)} of the {journal.taken_over} picks that it took over",
            "journal-cut",
            {"picks": len(journal.picks), "taken": journal.taken_over},
        )


def check_content(game: Game, journal: Journal, content: ContentFile) -> None:
    if journal.content != content_name(game, content):
        raise JournalError(
            f"this journal was played with other content ({journal.content}): name its file with --content",
            "journal-content",
        )


def content_of_journal(game: Game, journal: Journal) -> ContentFile:
    """The content that a journal names: the game's, or the pack that it carries. Raises JournalError."""
    if not journal.pack:
        return game.content()
    try:
        content = open_pack(game, journal.pack, "the pack of this journal")
    except ContentError as problem:
        raise bad_pack(problem) from problem
    if content.fingerprint != journal.content:
        raise JournalError("the pack in this journal is not the one that it was played with", "journal-pack-other")
    return content


def bad_pack(problem: ContentError) -> JournalError:
    return JournalError(str(problem), "journal-pack", {"problem": str(problem)})


def content_name(game: Game, content: ContentFile) -> str:
    """What a journal calls the content it was played with."""
    return STANDARD if content.fingerprint == game.content().fingerprint else content.fingerprint
