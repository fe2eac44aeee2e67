"""Journals: a whole game as plain text, one line per pick, with its random outcomes. The journal is the truth.

longhouse-journal 2
game watch
rules 1
content standard
generator blake2b
commitment 5f3c..
secret 91ab..
seed 7
parent c2b0.. 214
options board=classic19 mode=base
seat Ada
seat Bo
promise 1 c0de..
word 1 77d1..
deal deck=3,0,2 first=1
0 settlement/0,0,N
1 roll dice=3,4

The generator of the random outcomes is `counter` if none is named (chance.py).
Commitment, secret, promises and words are there if dice and decks were fixed before the game (proof.py); a seat that
did not reveal its word in time has its promise as its word. A game that is played with a pack (pack.py) has its
fingerprint instead of `standard`, and below it the lines of the pack, each after `| `.

A journal with a parent was played on from another game: the deal and so many first picks are that game's, and what is
drawn from there on comes from this journal's own seed. The parent is named by the SHA-256 of its journal up to there.

In format 1 some games counted the seats in their options from 1; such a journal is read and continued in format 1.
"""

import hashlib
from typing import Final, final

from longhouse.kernel.chance import COUNTER, GENERATORS
from longhouse.kernel.game import LONGEST_SEED, Choice, Game, is_number, one_line
from longhouse.kernel.origin import Settings
from longhouse.kernel.proof import Proof
from longhouse.kernel.registry import find_game
from longhouse.kernel.table import Table

FORMAT: Final = 2
FIRST_LINE: Final = "longhouse-journal"  # and the format
SHOWN: Final = 60  # letters of a wrong line that are repeated
STANDARD: Final = "standard"  # the content that comes with the game; else the fingerprint of a pack
FINGERPRINT: Final = 64  # hexadecimal digits of a SHA-256
PACK: Final = "|"  # before each line of the pack


class JournalError(ValueError):
    """A journal that cannot be read or replayed; the text names the line or the pick that is wrong.

    For other languages there is a message `key` with its `facts`, as in SettingError.
    """

    def __init__(self, text: str, key: str = "", facts: dict[str, int | str] | None = None) -> None:
        super().__init__(text)
        self.key = key
        self.facts: dict[str, int | str] = {} if facts is None else facts


@final
class Pick:
    """One line: who picked what, and the random outcomes that followed (stream, outcome, stream, outcome ..)."""

    __slots__ = ("luck", "option", "seat")

    def __init__(self, option: str, seat: int, luck: list[int]) -> None:
        self.seat: Final = seat
        self.option: Final = option
        self.luck: Final = luck


@final
class Parent:
    """The game that another one was played on from: the fingerprint of its journal up to there, and how many picks."""

    def __init__(self, fingerprint: str, picks: int) -> None:
        self.fingerprint: Final = fingerprint
        self.picks: Final = picks


@final
class Journal:
    """Game, settings and seats, the outcomes of the deal, and every pick."""

    def __init__(
        self, game: str, version: int, content: str, seed: str, settings: dict[str, str], seats: list[str]
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        self.content: Final = content
        self.seed: Final = one_line(seed, LONGEST_SEED)  # empty in what is shown before the end
        self.settings: Final = settings
        self.seats: Final = [one_line(name) for name in seats]
        self.format = FORMAT
        self.generator = COUNTER
        self.proof: Proof | None = None
        self.pack = ""  # the text of the pack that it is played with, so that it can be replayed anywhere
        self.parent: Parent | None = None
        self.deal: list[int] = []
        self.picks: list[Pick] = []

    @property
    def taken_over(self) -> int:
        """How many of its picks are another game's; -1 if it was played from its own deal."""
        return -1 if self.parent is None else self.parent.picks


def write_head(game: Game, journal: Journal) -> str:
    """The lines before the first pick. What a setting of today was then, a journal of an older version leaves out."""
    left_out = [choice.name for choice in game.choices if unsaid(game, choice, journal.settings)]
    options = [f"{name}={value}" for name, value in sorted(journal.settings.items()) if name not in left_out]
    proof = journal.proof
    promises = [] if proof is None else by_seat("promise", proof.promises)
    words = [] if proof is None else by_seat("word", proof.words)
    lines = [
        f"{FIRST_LINE} {journal.format}",
        f"game {journal.game}",
        f"rules {journal.version}",
        f"content {journal.content}",
        *[f"{PACK} {line}".rstrip() for line in journal.pack.split("\n")[:-1]],
        *([] if journal.generator == COUNTER else [f"generator {journal.generator}"]),
        *([] if proof is None else [f"commitment {proof.commitment}", f"secret {proof.secret}"]),
        *([f"seed {journal.seed}"] if journal.seed else []),
        *([] if journal.parent is None else [f"parent {journal.parent.fingerprint} {journal.parent.picks}"]),
        f"options {' '.join(options)}",
        *[f"seat {name}" for name in journal.seats],
        *promises,
        *words,
        f"deal{write_luck(game, journal.deal)}",
    ]
    return "\n".join(lines) + "\n"


def by_seat(name: str, texts: list[str]) -> list[str]:
    return [f"{name} {seat} {text}" for seat, text in enumerate(texts) if text]


def unsaid(game: Game, choice: Choice, settings: Settings) -> bool:
    return choice.name in game.unknown and settings[choice.name] == choice.default


def write_pick(game: Game, journal: Journal, pick: Pick) -> str:
    option = recounted(game, pick.option, first_seat(game, journal.format))
    return f"{pick.seat} {option}{write_luck(game, pick.luck)}\n"


def write_journal(game: Game, journal: Journal) -> str:
    return write_head(game, journal) + "".join([write_pick(game, journal, pick) for pick in journal.picks])


def fingerprint_of(game: Game, journal: Journal, picks: int) -> str:
    """Of its head and its first picks, so that it stays the same while the game goes on."""
    lines = [write_head(game, journal), *[write_pick(game, journal, pick) for pick in journal.picks[:picks]]]
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def write_luck(game: Game, luck: list[int]) -> str:
    """` dice=3,4`: outcomes by stream, in the order drawn, numbered as players number them."""
    text = ""
    for number, stream in enumerate(game.streams):
        outcomes = [str(luck[i + 1] + stream.first) for i in range(0, len(luck), 2) if luck[i] == number]
        if outcomes:
            text += f" {stream.name}={','.join(outcomes)}"
    return text


def first_seat(game: Game, format: int) -> int:
    """The number of the first seat in the options of a journal."""
    return game.old_first_seat if format == 1 else 0


def recounted(game: Game, text: str, by: int) -> str:
    """The text of an option with its seat number raised by this; any other text stays as it is."""
    name, slash, rest = text.partition("/")
    if not by or not slash:
        return text
    kinds = [word.kinds for word in game.verbs if word.name == name]
    args = rest.split(",")
    if not kinds or "seat" not in kinds[0] or len(args) != len(kinds[0]):
        return text
    at = kinds[0].index("seat")
    if not is_number(args[at]) or int(args[at]) + by < 0:
        return text
    args[at] = str(int(args[at]) + by)
    return f"{name}/{','.join(args)}"


def format_of(text: str) -> int:
    """The format of a journal; raises JournalError if it is not known."""
    first = text.partition("\n")[0].split()
    if len(first) == 2 and first[0] == FIRST_LINE and first[1] in ("1", str(FORMAT)):
        return int(first[1])
    wanted = f"{FIRST_LINE} {FORMAT}"
    raise JournalError(f"this is no journal: its first line is not '{wanted}'", "journal-none", {"first": wanted})


def game_of(text: str) -> str:
    """The name of the game that was played, to find the game before reading on."""
    format_of(text)
    for line in text.splitlines():
        if line.startswith("game "):
            return line[5:].strip()
    raise JournalError("this journal names no game: a line 'game NAME' is missing", "journal-no-game")


def played_game(text: str) -> Game:
    """The game of a journal, by the version of the rules that it names. Raises JournalError if that is not known."""
    game = find_game(game_of(text))
    for line in text.splitlines():
        word, _, version = line.partition(" ")
        if word == "rules":
            found = game.edition(int(version)) if is_number(version.strip()) else None
            if found is None:
                raise unknown_version(game, version)
            return found
        if word == "deal":
            break
    return game  # `read_journal` says what is missing


def read_journal(game: Game, text: str) -> Journal:
    """The journal in a text; raises JournalError with the number of the line that is wrong."""
    format = format_of(text)
    head: dict[str, str] = {}
    lists: dict[str, list[str]] = {"seat": [], "promise": [], "word": [], PACK: []}
    picks: list[Pick] = []
    deal: list[int] | None = None
    for number, line in said_lines(text):
        word, _, rest = line.partition(" ")
        if deal is not None:
            picks.append(read_pick(game, format, number, line, len(lists["seat"])))
        elif word in lists:
            lists[word].append(rest)
        elif word == "deal":
            deal = read_luck(game, number, rest.split())
        elif word in ("game", "rules", "content", "generator", "commitment", "secret", "seed", "parent", "options"):
            head[word] = rest.strip()
        else:
            raise unknown_line(number, word)
    if deal is None:
        raise JournalError("this journal breaks off in its head: a line 'deal' is missing", "journal-no-deal")
    journal = checked(game, head, lists)
    journal.format, journal.deal, journal.picks = format, deal, picks
    journal.pack = "".join([line + "\n" for line in lists[PACK]])
    return journal


def said_lines(text: str) -> list[tuple[int, str]]:
    """The lines after the first with their numbers, without those that are empty or a comment."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    return [(number, line) for number, line in lines[1:] if line and not line.startswith("#")]


def unknown_line(number: int, word: str) -> JournalError:
    what: dict[str, int | str] = {"line": number, "text": word[:SHOWN]}
    return JournalError(f"line {number}: '{word}' is not known in the head of a journal", "journal-head", what)


def checked(game: Game, head: dict[str, str], lists: dict[str, list[str]]) -> Journal:
    seats = lists["seat"]
    if head.get("game", "") != game.name:
        raise JournalError(
            f"this is a journal of '{head.get('game', '')}', not of {game.name}",
            "journal-other-game",
            {"given": head.get("game", "")[:SHOWN], "game": game.name},
        )
    if head.get("rules", "") != str(game.version):
        raise unknown_version(game, head.get("rules", ""))
    settings: dict[str, str] = {}
    for item in head.get("options", "").split():
        name, _, value = item.partition("=")
        settings[name] = value
    settings = game.complete_settings(len(seats), settings)
    journal = Journal(game.name, game.version, head.get("content", STANDARD), head.get("seed", ""), settings, seats)
    journal.generator = read_generator(head.get("generator", COUNTER))
    journal.proof = read_proof(head, lists, len(seats))
    journal.parent = read_parent(head["parent"]) if "parent" in head else None
    return journal


def read_parent(text: str) -> Parent:
    words = text.split()
    if len(words) == 2 and is_fingerprint(words[0]) and is_number(words[1]):
        return Parent(words[0], int(words[1]))
    raise JournalError(
        f"'parent {text[:SHOWN]}' cannot be read: a fingerprint of {FINGERPRINT} digits and a number follow it",
        "journal-parent",
        {"text": text[:SHOWN], "digits": FINGERPRINT},
    )


def is_fingerprint(text: str) -> bool:
    return len(text) == FINGERPRINT and all(digit in "0123456789abcdef" for digit in text)


def read_generator(name: str) -> str:
    if name in GENERATORS:
        return name
    known = ", ".join(GENERATORS)
    raise JournalError(
        f"this journal names the generator '{name[:SHOWN]}', which is not known here (known: {known}): "
        "replay it with a newer release",
        "journal-generator",
        {"text": name[:SHOWN], "known": known},
    )


def unknown_version(game: Game, version: str) -> JournalError:
    given = version.strip()[:SHOWN]
    return JournalError(
        f"this journal was played by rules version {given or '(none named)'} of {game.name}; this is version "
        f"{game.version}: replay it with a release that has that version",
        "journal-rules",
        {"given": given or "none", "version": str(game.version)},
    )


def read_proof(head: dict[str, str], lists: dict[str, list[str]], seats: int) -> Proof | None:
    words = read_by_seat("word", lists["word"], seats)
    promises = read_by_seat("promise", lists["promise"], seats)
    if "commitment" not in head and "secret" not in head:
        return None
    return Proof(head.get("commitment", ""), head.get("secret", ""), words, promises)


def read_by_seat(name: str, lines: list[str], seats: int) -> list[str]:
    found = [""] * seats
    for line in lines:
        seat, _, text = line.strip().partition(" ")
        if not is_number(seat) or int(seat) >= seats:
            what: dict[str, int | str] = {"name": name, "text": line[:SHOWN], "seats": seats}
            raise JournalError(
                f"'{name} {line[:SHOWN]}' is no {name} ({name} SEAT TEXT) of {seats} seats", "journal-word", what
            )
        found[int(seat)] = text.strip()
    return found


def read_pick(game: Game, format: int, number: int, line: str, seats: int) -> Pick:
    words = line.split()
    if len(words) < 2 or not is_number(words[0]) or int(words[0]) >= seats:
        raise JournalError(
            f"line {number}: '{line[:SHOWN]}' is no pick (SEAT OPTION [OUTCOMES]) of {seats} seats",
            "journal-pick",
            {"line": number, "text": line[:SHOWN], "seats": seats},
        )
    option = recounted(game, words[1], -first_seat(game, format))
    return Pick(option, int(words[0]), read_luck(game, number, words[2:]))


def read_luck(game: Game, number: int, words: list[str]) -> list[int]:
    luck: list[int] = []
    names = game.stream_names()
    for word in words:
        name, equals, outcomes = word.partition("=")
        if not equals or name not in names:
            raise JournalError(
                f"line {number}: '{word[:SHOWN]}' is no random outcome; known streams: {', '.join(names)}",
                "journal-luck",
                {"line": number, "text": word[:SHOWN], "streams": ", ".join(names)},
            )
        stream = names.index(name)
        for outcome in outcomes.split(","):
            if not is_number(outcome):
                raise JournalError(
                    f"line {number}: '{outcome[:SHOWN]}' is no outcome of {name}",
                    "journal-outcome",
                    {"line": number, "text": outcome[:SHOWN], "stream": name},
                )
            luck.extend([stream, int(outcome) - game.streams[stream].first])
    return luck


def load_luck(table: Table, luck: list[int]) -> None:
    """Have the table draw these outcomes next."""
    for i in range(0, len(luck), 2):
        table.chance.load(luck[i], [luck[i + 1]])
