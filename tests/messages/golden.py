"""Phrases with their texts, which terminal and browser must render alike.

Everything of the game's vocabulary that has arguments is there, once for each way in which it is said.
`python -m tests.messages.golden` writes the file anew: read its diff like code.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import longhouse
from longhouse import SPECTATOR, Decision, Event, Reason, Table
from longhouse.games.watch.vocabulary import ASKS, EVENTS, PREVIEWS, REASONS
from longhouse.kernel.game import Fact
from longhouse.messages import LANGUAGES, Catalog, Names, Phrase
from longhouse.messages.speech import ask_phrase, event_phrase, fact_phrase, option_phrase, reason_phrase
from tests.messages.tables import SECRET, arguments, table_of
from tests.scenes.watch import Scene

FILE: Final = Path(__file__).parent / "golden_phrases.json"
SEATS: Final = ["Ada", "Бор", "{ $who }", "hidden"]  # names are said as they are
PLURALS: Final = [Phrase("watch-event-won", {"who": "Ada", "number": n, "total": n}) for n in (1, 2, 5, 21)]
HOSTS_OWN: Final = [
    Phrase("watch-option-play", {"card": Names({"en": "Feast", "ru": "Пир", "uk": "Бенкет"})}),
    Phrase("watch-option-play", {"card": Names({"uk": "Бенкет"})}),
]


def phrases() -> list[Phrase]:
    table = table_of(0)
    said = [*options(table), *options(table_of(1)), *deals(), *asks(table), *events(table), *reasons(table)]
    said += [*facts(table), *PLURALS, *HOSTS_OWN]
    once = {repr(phrase): phrase for phrase in said if phrase.args}
    return list(once.values())


def options(table: Table) -> Iterator[Phrase]:
    """The last of every verb: of places that is one at the frame of the board."""
    last = {option.verb: option for option in table.vocabulary()}
    return (option_phrase(table, option, SEATS) for option in last.values())


def deals() -> Iterator[Phrase]:
    """GW-4.10: an exchange that names its terms."""
    scene = Scene("red", "blue").hand("red", lumber=1, wool=2).hand("blue", ore=1).turn("red", "trade")
    scene.pick("red", "propose", "add/lumber", "add/wool", "add/wool", "done", "add/ore", "send").pick("blue", "accept")
    option = longhouse.read_option(scene.table, "close/1")
    assert option is not None
    yield option_phrase(scene.table, option, SEATS)


def asks(table: Table) -> Iterator[Phrase]:
    for ask, kinds in ASKS.items():
        decision = Decision(0, ask, next(arguments(table, kinds)), [])
        yield from (ask_phrase(view, decision, SEATS) for view in (table, table.seen_from(SPECTATOR)))


def events(table: Table) -> Iterator[Phrase]:
    for kind, kinds in EVENTS.items():
        args = next(arguments(table, kinds))
        event = Event(kind, "", 1, args, SECRET.get(kind, len(args)), 0b10)
        yield from (event_phrase(table, event.seen_from(seat), SEATS) for seat in (1, 0))


def reasons(table: Table) -> Iterator[Phrase]:
    for rule, key, kinds in REASONS.values():
        yield reason_phrase(table, Reason(rule, key, next(arguments(table, kinds))), SEATS)


def facts(table: Table) -> Iterator[Phrase]:
    for key, kinds in PREVIEWS.items():
        yield fact_phrase(table, Fact("", key, next(arguments(table, kinds))), SEATS)


def golden() -> str:
    catalogs = [Catalog(language) for language in LANGUAGES]
    lines: list[str] = []
    for phrase in phrases():
        texts = {catalog.language: catalog.render(phrase) for catalog in catalogs}
        lines.append(json.dumps({"phrase": phrase.to_json(), "texts": texts}, ensure_ascii=False))
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(golden(), encoding="utf-8", newline="\n")
