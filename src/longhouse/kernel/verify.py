"""Were dice and decks fixed before the game? A journal is played again from its seed alone, and what it has
recorded must be what the seed gives: the deal, every roll, every card."""

from typing import Final, final

from longhouse.kernel.chance import chance_of
from longhouse.kernel.content import ContentFile
from longhouse.kernel.decision import IllegalPick
from longhouse.kernel.game import Game
from longhouse.kernel.history import History, check_content
from longhouse.kernel.journal import Journal, Pick, write_luck
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
    if journal.proof is None:
        return Finding(RIGHT, "proof-seed-only", {"seed": journal.seed, "picks": len(journal.picks)})
    facts: dict[str, int | str] = {"commitment": journal.proof.commitment, "picks": len(journal.picks)}
    missing = [journal.seats[seat] for seat in journal.proof.unrevealed()]
    if missing:
        facts["seats"] = ", ".join(missing)
        return Finding(RIGHT, "proof-unrevealed", facts)
    return Finding(RIGHT, "proof-right", facts)


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
    """Deal and play with the seed, without the recorded outcomes; then compare."""
    bare = Journal(journal.game, journal.version, journal.content, journal.seed, journal.settings, journal.seats)
    bare.generator = journal.generator
    history = History(game, bare, content)
    recorded, drawn = write_luck(game, journal.deal), write_luck(game, bare.deal)
    if recorded != drawn:
        return Finding(WRONG, "proof-deal", {})
    for number, pick in enumerate(journal.picks, 1):
        fault = check_pick(history, number, pick)
        if fault is not None:
            return fault
    return None


def draws_of(game: Game, journal: Journal, content: ContentFile) -> Draws:
    """All that was drawn. With the seed it can be computed without the rules (docs/dice.md). Only for a journal that
    `verify` has found right."""
    chance = chance_of(journal.generator, journal.seed, game.stream_names())
    table = game.deal(len(journal.seats), journal.settings, content, chance)
    drawn: list[int] = []
    bounds: list[int] = []
    table.chance.drawn, table.chance.bounds = drawn, bounds
    table.settle()
    for pick in journal.picks:
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
