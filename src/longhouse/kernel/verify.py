"""Were dice and decks fixed before the game? A journal is played again from its seed alone, and what it has
recorded must be what the seed gives: the deal, every roll, every card."""

from typing import Final, final

from longhouse.kernel.chance import chance_of
from longhouse.kernel.content import ContentFile
from longhouse.kernel.decision import IllegalPick
from longhouse.kernel.game import Game
from longhouse.kernel.history import History, check_content, check_whole, replay
from longhouse.kernel.journal import Journal, JournalError, Pick, fingerprint_of, write_luck, write_pick
from longhouse.kernel.proof import commitment_of, seed_of

Draws = dict[str, list[tuple[int, int]]]  # by stream: out of how many, and the outcome

RIGHT: Final = 0
WRONG: Final = 1
NOTHING: Final = 2  # the journal has nothing that could be checked


@final
class Finding:
    """The result, as a message key with its arguments."""

    def __init__(self, verdict: int, key: str, args: dict[str, int | str]) -> None:
        self.verdict: Final = verdict
        self.key: Final = key
        self.args: Final = args


def verify(game: Game, journal: Journal, content: ContentFile) -> Finding:
    """The first thing that is wrong, or that all is right. Raises JournalError if the content is another one."""
    check_content(game, journal, content)
    if journal.proof is None and not journal.seed:
        return Finding(NOTHING, "proof-nothing", {})
    fault = check_promise(journal)
    if fault is None:
        fault = check_luck_of(game, journal, content)
    if fault is not None:
        return fault
    parent, proof = journal.parent, journal.proof
    facts: dict[str, int | str] = {"picks": len(journal.picks)}
    if parent is not None:  # of what was taken over, nothing is proved but that it can have happened
        facts = {"inherited": parent.picks, "parent": parent.fingerprint}
    if proof is None:
        key = "proof-seed-only" if parent is None else "proof-seed-only-on"
        return Finding(RIGHT, key, {**facts, "seed": journal.seed})
    facts["commitment"] = proof.commitment
    missing = [journal.seats[seat] for seat in proof.unrevealed()]
    if missing:
        key = "proof-unrevealed" if parent is None else "proof-unrevealed-on"
        return Finding(RIGHT, key, {**facts, "seats": ", ".join(missing)})
    return Finding(RIGHT, "proof-right" if parent is None else "proof-right-on", facts)


def verify_parent(game: Game, journal: Journal, parent: Journal) -> Finding | None:
    """What is wrong if a game was not played on from this other one; None if it was."""
    named = journal.parent
    if named is None:
        return Finding(WRONG, "proof-no-parent", {})
    picks = named.picks
    same = picks <= len(parent.picks) and fingerprint_of(game, parent, picks) == named.fingerprint
    same = same and write_luck(game, journal.deal) == write_luck(game, parent.deal)
    if same and lines_of(game, journal, picks) == lines_of(game, parent, picks):
        return None
    return Finding(WRONG, "proof-other-parent", {"inherited": picks})


def lines_of(game: Game, journal: Journal, picks: int) -> list[str]:
    return [write_pick(game, journal, pick) for pick in journal.picks[:picks]]


def check_promise(journal: Journal) -> Finding | None:
    """The secret fits the commitment, the words fit their promises, and secret and words give the seed."""
    proof = journal.proof
    if proof is None:
        return None
    if commitment_of(proof.secret) != proof.commitment:
        return Finding(WRONG, "proof-commitment", {"commitment": proof.commitment})
    broken = proof.broken()
    if broken >= 0:
        return Finding(WRONG, "proof-word", {"name": journal.seats[broken]})
    if seed_of(proof.secret, proof.words, journal.generator) != journal.seed:
        return Finding(WRONG, "proof-seed", {"seed": journal.seed})
    return None


def check_luck_of(game: Game, journal: Journal, content: ContentFile) -> Finding | None:
    """Deal and play with the seed, without the recorded outcomes; then compare. What was taken over from another game
    is played with them: it has another seed."""
    if journal.parent is not None:
        try:
            check_whole(journal)
            history = replay(game, journal, content, journal.parent.picks)
        except JournalError as problem:
            return Finding(WRONG, "proof-taken", {"number": problem.facts.get("number", 0)})
    else:
        bare = Journal(journal.game, journal.version, journal.content, journal.seed, journal.settings, journal.seats)
        bare.generator = journal.generator
        history = History(game, bare, content)
        if write_luck(game, journal.deal) != write_luck(game, bare.deal):
            return Finding(WRONG, "proof-deal", {})
    begun = len(history.journal.picks)
    for number, pick in enumerate(journal.picks[begun:], begun + 1):
        fault = check_pick(history, number, pick)
        if fault is not None:
            return fault
    return None


def draws_of(game: Game, journal: Journal, content: ContentFile) -> Draws:
    """All that was drawn, but for what was taken over from another game. With the seed it can be computed without the
    rules (docs/dice.md). Only for a journal that `verify` has found right."""
    if journal.parent is not None:
        table = replay(game, journal, content, journal.parent.picks).table
    else:
        chance = chance_of(journal.generator, journal.seed, game.stream_names())
        table = game.deal(len(journal.seats), journal.settings, content, chance)
    drawn: list[int] = []
    bounds: list[int] = []
    table.chance.drawn, table.chance.bounds = drawn, bounds
    table.settle()
    for pick in journal.picks[max(journal.taken_over, 0) :]:
        option = table.read(pick.option)
        assert option is not None
        table.play(option, pick.seat)
    found: Draws = {name: [] for name in game.stream_names()}
    for at, n in enumerate(bounds):
        found[game.streams[drawn[2 * at]].name].append((n, drawn[2 * at + 1]))
    return found


def check_pick(history: History, number: int, pick: Pick) -> Finding | None:
    game = history.game
    option = None if history.table.over else history.table.read(pick.option)
    impossible = Finding(WRONG, "proof-pick", {"number": number, "pick": pick.option})
    if option is None:
        return impossible
    try:
        played = history.pick(option, pick.seat)
    except IllegalPick:
        return impossible
    recorded, drawn = write_luck(game, pick.luck).strip(), write_luck(game, played.luck).strip()
    if recorded == drawn:
        return None
    facts: dict[str, int | str] = {"number": number, "pick": pick.option}
    facts["recorded"], facts["drawn"] = recorded or "–", drawn or "–"
    return Finding(WRONG, "proof-luck", facts)
