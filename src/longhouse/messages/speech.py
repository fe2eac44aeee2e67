"""Everything a table can say, as phrases. `seats` are the players' names, by seat.

A message is given named arguments, which follow from the kinds of its numbers in the game's message keys:

- each kind is an argument: `$resource`, `$card`, `$hex`, `$path`, `$number`, ...; the second of a kind is `$resource2`;
- `$seat` is a player's name, always as it was typed in: names are never declined;
- `$who` is the player that an event happened to or that a question is asked of;
- `$cards` is a list such as "2 wool, 1 ore";
- a thing has its name, and for languages that need them its cases: `$resource-acc`, `$resource-gen`, `$cards-acc`;
- `$total` is the sum of all that are plain numbers (a `$die` is shown, never summed);
- `$score` is a number that may be below 0, and for that reason never a secret;
- `$goods` is a list such as "2 food, 1 lore", `$land` a territory with what it shows, where `$territory` names it;
- `$dice` is a list such as "2 swordsmen, 1 axeman", `$roll` what they show; `$foe` is a `$target` with its enemy;
- `$missing` and `$have` are numbers in a reason, `$short` and `$held` lists such as "2 coins" and "0 coins";
- `$percent` is "63%", `$tenths` a mean such as "2.5"; `$rune_does` is not the name of a card but what it does;
- `$cost` and `$price` are lists such as "2 beer, 1 gold", `$lot` and `$own` a building with its place, `$hoard` where
  tokens lie, `$lying` the card at a place of a row;
- `$mode` is a word to select on, where the modes of a game have other sentences; so is `$about`, where one option
  answers several questions, and `$step`, where one question is asked for several effects of a card;
- what the reader may not see is the word `hidden`, to select on: `{ $card -> [hidden] a card *[other] { $card } }`.

Options have the key `<game>-option-<verb>`. Others read a question by its attribute `.others`.
"""

from functools import cache
from typing import Final

from longhouse.kernel.content import ContentError
from longhouse.kernel.decision import NOBODY, Decision, Option, Reason, Seat
from longhouse.kernel.event import Event
from longhouse.kernel.face import Advice, Fact, Rolled
from longhouse.kernel.game import SettingError
from longhouse.kernel.journal import JournalError
from longhouse.kernel.packs.faults import Fault
from longhouse.kernel.registry import find_game
from longhouse.kernel.table import Table
from longhouse.kernel.zone import FACE_DOWN
from longhouse.messages.bundle import speaks
from longhouse.messages.nouns import Kinds, Nouns
from longhouse.messages.phrase import Arg, Noun, Phrase, Players, Text

HIDDEN: Final = "hidden"
COUNTS: Final = ("number", "missing", "have")


@cache
def nouns_of(game: str) -> Nouns:
    """Of one game; the others are not even loaded."""
    return find_game(game).face().names.load(Nouns)


def option_phrase(table: Table, option: Option, seats: Players) -> Phrase:
    nouns = nouns_of(table.origin.game)
    kinds, numbers = nouns.option_args(table, option)
    key = f"{nouns.game}-option-{nouns.verbs[option.verb].name}"
    return Phrase(key, arguments(table, kinds, numbers, seats) | nouns.context(table, key))


def ask_phrase(table: Table, decision: Decision, seats: Players) -> Phrase:
    """The question; in the view of another seat, what that seat reads instead."""
    said = key_phrase(table, decision.ask, decision.seat, decision.args, seats)
    others = f"{decision.ask}.others"
    if table.viewer in (NOBODY, decision.seat) or not speaks(others):
        return said
    return Phrase(others, said.args)


def event_phrase(table: Table, event: Event, seats: Players) -> Phrase:
    return key_phrase(table, event.kind, event.seat, event.args, seats)


def reason_phrase(table: Table, reason: Reason, seats: Players) -> Phrase:
    return key_phrase(table, reason.key, NOBODY, reason.args, seats)


def fact_phrase(table: Table, fact: Fact, seats: Players) -> Phrase:
    return key_phrase(table, fact.key, NOBODY, fact.args, seats)


def advice_phrase(table: Table, advice: Advice, numbers: list[int], seats: Players) -> Phrase:
    return Phrase(advice.key, arguments(table, advice.kinds, numbers, seats))


def rolled_phrase(table: Table, rolled: Rolled, seats: Players) -> Phrase:
    """What dice gave: its name, for a list."""
    return key_phrase(table, rolled.key, NOBODY, rolled.args, seats)


def setting_phrase(problem: SettingError, game: str = "") -> Phrase:
    """Why settings are not possible. With a game, they and their values are named in words, else as they are typed."""
    args: dict[str, Arg] = dict(problem.facts)
    setting = f"{game}-setting-{problem.facts.get('setting')}"
    value = f"{setting}-{problem.facts.get('value')}"
    if game and speaks(setting):
        args["setting"] = Phrase(setting, {})
    if game and speaks(value):
        args["value"] = Phrase(value, {})
    return Phrase(problem.key, args)


def journal_phrase(problem: JournalError) -> Phrase:
    """Why a journal cannot be read or played again."""
    args: dict[str, Arg] = dict(problem.facts)
    if isinstance(problem.__cause__, ContentError):
        args["problem"] = content_phrase(problem.__cause__)
    return Phrase(problem.key, args)


def content_phrase(problem: ContentError) -> Phrase:
    """Where something is wrong with a content file, and what."""
    if not problem.key:
        return Phrase("fault-english", {"text": str(problem)})
    return Phrase("fault-where", {"where": problem.where, "what": Phrase(problem.key, dict(problem.facts))})


def fault_phrase(fault: Fault) -> Phrase:
    """What is wrong with a field of a pack."""
    return Phrase(fault.key, dict(fault.facts)) if fault.key else Phrase("fault-english", {"text": fault.text})


def term_noun(table: Table, kind: str, number: int, seats: Players) -> Noun:
    """The name of a thing: resource, card, hex, path, intersection, terrain, tile, piece, colour, board, seat."""
    arg = argument(table, kind, [number], seats)
    return Text(str(arg)) if isinstance(arg, int | str) else arg


def key_phrase(table: Table, key: str, who: Seat, numbers: list[int], seats: Players) -> Phrase:
    """A message of the game's own."""
    nouns = nouns_of(table.origin.game)
    args = arguments(table, nouns.kinds.get(key, ()), numbers, seats) | nouns.context(table, key)
    if who != NOBODY:
        args["who"] = seats[who]
    return Phrase(key, args)


def arguments(table: Table, kinds: Kinds, numbers: list[int], seats: Players) -> dict[str, Arg]:
    nouns = nouns_of(table.origin.game)
    args: dict[str, Arg] = {}
    at = 0
    for kind in kinds:
        width = nouns.width(kind)
        args[free_name(kind, args)] = argument(table, kind, numbers[at : at + width], seats)
        at += width
    if "number" in kinds:
        args["total"] = sum(arg for arg in args.values() if isinstance(arg, int))
    return args


def argument(table: Table, kind: str, numbers: list[int], seats: Players) -> Arg:
    if kind == "score":
        return numbers[0]
    if FACE_DOWN in numbers:
        return HIDDEN
    if kind in COUNTS:
        return numbers[0]
    if kind == "seat":
        return seats[numbers[0]]
    return nouns_of(table.origin.game).noun(table, kind, numbers)


def free_name(kind: str, args: dict[str, Arg]) -> str:
    """`resource`, then `resource2`, then `resource3`."""
    name = kind
    count = 1
    while name in args:
        count += 1
        name = f"{kind}{count}"
    return name
