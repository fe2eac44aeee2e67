"""Phrases with their texts, which terminal and browser must render alike. Everything in the games' message keys that
has arguments is there, once for each variant. `python -m tests.messages.golden` writes the file again: read its diff
like code.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import longhouse
from longhouse import SPECTATOR, Decision, Event, Reason, Table
from longhouse.games.midgard.state import message_keys as midgard
from longhouse.games.northgard.state import message_keys as northgard
from longhouse.games.watch.state.message_keys import ASKS, EVENTS, PREVIEWS, REASONS
from longhouse.games.wild.state import message_keys as wild
from longhouse.kernel.face import Fact
from longhouse.messages import LANGUAGES, Catalog, Names, Phrase
from longhouse.messages.nouns import Kinds
from longhouse.messages.speech import ask_phrase, event_phrase, fact_phrase, option_phrase, reason_phrase
from tests.messages.midgard_tables import SECRET as MIDGARD_SECRET
from tests.messages.midgard_tables import fresh_table as fresh_midgard
from tests.messages.northgard_tables import SECRET as NORTHGARD_SECRET
from tests.messages.northgard_tables import fresh_table
from tests.messages.tables import FULL, SECRET, arguments, table_of, tables_with
from tests.messages.wild_tables import SECRET as WILD_SECRET
from tests.messages.wild_tables import fresh_table as fresh_wild
from tests.scenes.watch.scene import Scene

FILE: Final = Path(__file__).parent / "golden_phrases.json"
SEATS: Final = ["Ada", "Бор", "{ $who }", "hidden"]  # names are not translated
PLURALS: Final = [Phrase("watch-event-won", {"who": "Ada", "number": n, "total": n}) for n in (1, 2, 5, 21)]
HOSTS_OWN: Final = [
    Phrase("watch-option-play", {"card": Names({"en": "Feast", "ru": "Пир", "uk": "Бенкет"})}),
    Phrase("watch-option-play", {"card": Names({"uk": "Бенкет"})}),
]


def phrases() -> list[Phrase]:
    said = [*options(table_of(0)), *options(table_of(1)), *options(table_of(FULL)), *deals(), *sent_home()]
    said += [*WATCH.phrases(), *PLURALS, *HOSTS_OWN, *options(fresh_table(1)), *NORTHGARD.phrases()]
    said += [*options(fresh_midgard(1)), *MIDGARD.phrases(), *options(fresh_wild(1)), *WILD.phrases()]
    once = {repr(phrase): phrase for phrase in said if phrase.args}
    return list(once.values())


def options(table: Table) -> Iterator[Phrase]:
    """The last option of every verb: for places, one at the frame of the board."""
    last = {option.verb: option for option in table.vocabulary()}
    return (option_phrase(table, option, SEATS) for option in last.values())


def deals() -> Iterator[Phrase]:
    """GW-4.10: an exchange that names its terms."""
    scene = Scene("red", "blue").hand("red", lumber=1, wool=2).hand("blue", ore=1).turn("red", "trade")
    scene.pick("red", "propose", "add/lumber", "add/wool", "add/wool", "done", "add/ore", "send").pick("blue", "accept")
    option = longhouse.read_option(scene.table, "close/1")
    assert option is not None
    yield option_phrase(scene.table, option, SEATS)


def sent_home() -> Iterator[Phrase]:
    """GW-13.14, GW-13.16: a card with a choice, and every place where a wildling can be."""
    scene = Scene("red", "blue", "black", mode="full", patrol_targets="gift,clearing")
    scene.cards("red", ranger_patrol=1).wildling("gift", "0,1", "climber").wildling("camp", "cave-1", "giant")
    scene.turn("red", "trade").pick("red", "play/ranger_patrol")
    for text in ("choose/0", "choose/1", "wildling/0,1", "wildling/cave-1", "wildling/c3_4-regular"):
        option = longhouse.read_option(scene.table, text)
        assert option is not None
        yield option_phrase(scene.table, option, SEATS)


@dataclass(frozen=True)
class Spoken:
    """What a game can say, and where."""

    asks: dict[str, Kinds]
    events: dict[str, Kinds]
    previews: dict[str, Kinds]
    reasons: dict[int, tuple[str, str, Kinds]]
    secret: dict[str, int]
    tables_with: Callable[[Kinds], Sequence[Table]]

    def phrases(self) -> Iterator[Phrase]:
        yield from self.questions()
        yield from self.told()
        for rule, key, kinds in self.reasons.values():
            table = self.tables_with(kinds)[0]
            yield reason_phrase(table, Reason(rule, key, next(arguments(table, kinds))), SEATS)
        for key, kinds in self.previews.items():
            table = self.tables_with(kinds)[0]
            yield fact_phrase(table, Fact("", key, next(arguments(table, kinds))), SEATS)

    def questions(self) -> Iterator[Phrase]:
        for ask, kinds in self.asks.items():
            for table in self.tables_with(kinds):
                decision = Decision(0, ask, next(arguments(table, kinds)), [])
                yield from (ask_phrase(view, decision, SEATS) for view in (table, table.view(SPECTATOR)))

    def told(self) -> Iterator[Phrase]:
        for kind, kinds in self.events.items():
            table = self.tables_with(kinds)[0]
            args = next(arguments(table, kinds))
            event = Event(kind, "", 1, args, self.secret.get(kind, len(args)), 0b10)
            yield from (event_phrase(table, event.seen_from(seat), SEATS) for seat in (1, 0))


WATCH: Final = Spoken(ASKS, EVENTS, PREVIEWS, REASONS, SECRET, tables_with)
NORTHGARD: Final = Spoken(
    northgard.ASKS,
    northgard.EVENTS,
    northgard.PREVIEWS,
    northgard.REASONS,
    NORTHGARD_SECRET,
    lambda kinds: [fresh_table(1)],
)
MIDGARD: Final = Spoken(
    midgard.ASKS, midgard.EVENTS, midgard.PREVIEWS, midgard.REASONS, MIDGARD_SECRET, lambda kinds: [fresh_midgard(1)]
)
WILD: Final = Spoken(wild.ASKS, wild.EVENTS, wild.PREVIEWS, wild.REASONS, WILD_SECRET, lambda kinds: [fresh_wild(1)])


def golden() -> str:
    catalogs = [Catalog(language) for language in LANGUAGES]
    lines: list[str] = []
    for phrase in phrases():
        texts = {catalog.language: catalog.render(phrase) for catalog in catalogs}
        lines.append(json.dumps({"phrase": phrase.to_json(), "texts": texts}, ensure_ascii=False))
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(golden(), encoding="utf-8", newline="\n")
