"""Everything that can be said at a table is said, in every language, at tables that are really played."""

import random
import re
from functools import cache
from typing import Final

import pytest

import longhouse
from longhouse import SPECTATOR, Decision, Event, Reason, Table
from longhouse.games.watch.state.message_keys import ASKS, EVENTS, PREVIEWS, REASONS, ROLLS
from longhouse.games.watch.state.words import PIECE_IDS
from longhouse.kernel.face import Fact, Rolled
from longhouse.messages import LANGUAGES, Catalog, fact_phrase
from tests.messages.tables import FULL, NORTHERN, SECRET, TABLES, arguments, faces, table_of, tables_with

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
SEATS: Final = {
    "en": ["Ada", "Bor", "Cid", "Dan"],
    "ru": ["Ада", "Бор", "Сид", "Дан"],
    "uk": ["Ада", "Бор", "Сід", "Дан"],
}
PICKS: Final = 500
COORDINATES: Final = re.compile(r"\(-?\d+,-?\d+(,[NSEW]{1,2})?\)")


def check(text: str, language: str) -> None:
    assert text
    assert text == text.strip()
    assert not re.search(r"[{}$]|  | [.,:;]|\.\.", text), text
    letters = "[A-Za-z]" if language != "en" else "[А-Яа-яҐґЇїЄєІі]"
    assert not re.search(letters, COORDINATES.sub("", text)), text


def check_sentence(text: str, language: str) -> None:
    check(text, language)
    assert text.endswith("."), text


# --- real tables


class Heard:
    """All phrases of a few hundred picks: each once, with its table (of which only the board matters)."""

    def __init__(self) -> None:
        self.events: dict[str, tuple[Table, Event]] = {}
        self.asks: dict[str, tuple[Table, Decision]] = {}
        self.reasons: dict[str, tuple[Table, Reason]] = {}

    def listen(self, table: Table) -> None:
        for event in table.events:
            for seat in range(table.seats):
                seen = event.seen_from(seat)
                self.events.setdefault(repr(seen), (table, seen))
        for decision in table.decisions:
            self.asks.setdefault(repr([decision.ask, decision.args]), (table, decision))

    def look_around(self, table: Table, number: int) -> None:
        """Ask about every option why it cannot be picked: as the seats that are asked, and as one more, which has other
        reasons. And look from several seats.
        """
        for seat in {number % table.seats, *[decision.seat for decision in table.decisions]}:
            for option in table.vocabulary():
                reason = table.why_not(option, seat)
                if reason is not None:
                    self.reasons.setdefault(repr(reason), (table, reason))
        for eyes in (0, 1, SPECTATOR):
            view = table.view(eyes)
            for decision in view.decisions:
                self.asks.setdefault(repr([eyes == decision.seat, decision.ask, decision.args]), (view, decision))


@cache
def heard(number: int) -> Heard:
    history = longhouse.new_game("watch", seats=SEATS["en"], seed=number, settings=TABLES[number])
    luck = random.Random(number)
    found = Heard()
    found.listen(history.table)
    for turn in range(PICKS):
        if history.table.over:
            break
        decision = luck.choice(history.table.decisions)
        history.pick(luck.choice(decision.options), decision.seat)
        found.listen(history.table)
        if turn % 20 == 0:
            found.look_around(history.table.clone(), turn // 20)
    return found


def test_much_happens_at_these_tables() -> None:
    all_heard = [heard(number) for number in range(len(TABLES))]
    events = {event.kind for found in all_heard for _, event in found.events.values()}
    reasons = {reason.key for found in all_heard for _, reason in found.reasons.values()}
    assert len(events) > len(EVENTS) // 2
    assert len(reasons) > len(REASONS) // 3


@LANGUAGE
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_what_happens_at_a_table_can_be_told(number: int, language: str) -> None:
    catalog = Catalog(language)
    seats = SEATS[language]
    found = heard(number)
    for table, event in found.events.values():
        check_sentence(catalog.event(table, event, seats), language)
    for table, decision in found.asks.values():
        check_sentence(catalog.ask(table, decision, seats), language)
    for table, reason in found.reasons.values():
        check_sentence(catalog.reason(table, reason, seats), language)


# --- everything the vocabulary has


@LANGUAGE
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_option_can_be_said(number: int, language: str) -> None:
    catalog = Catalog(language)
    table = table_of(number)
    said = [catalog.option(table, option, SEATS[language]) for option in table.vocabulary()]
    for text in said:
        check(text, language)
    assert len(set(said)) == len(said), "two options that a player cannot tell apart"


@LANGUAGE
@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_can_be_told(kind: str, language: str) -> None:
    catalog = Catalog(language)
    for table in tables_with(EVENTS[kind]):
        for args in arguments(table, EVENTS[kind]):
            event = Event(kind, "GW-1.1", 1, args, SECRET.get(kind, len(args)), 0b1)
            check_sentence(catalog.event(table, event, SEATS[language]), language)
            check_sentence(catalog.event(table, event.seen_from(1), SEATS[language]), language)


@LANGUAGE
@pytest.mark.parametrize("ask", ASKS)
def test_every_question_can_be_asked(ask: str, language: str) -> None:
    catalog = Catalog(language)
    for table in tables_with(ASKS[ask]):
        for here in (table, table.view(1), table.view(SPECTATOR)):
            for args in arguments(table, ASKS[ask]):
                check_sentence(catalog.ask(here, Decision(1, ask, args, []), SEATS[language]), language)


@LANGUAGE
@pytest.mark.parametrize("why", REASONS)
def test_every_reason_can_be_given(why: int, language: str) -> None:
    rule, key, kinds = REASONS[why]
    for table in tables_with(kinds):
        for args in arguments(table, kinds):
            check_sentence(Catalog(language).reason(table, Reason(rule, key, args), SEATS[language]), language)


@LANGUAGE
@pytest.mark.parametrize("key", PREVIEWS)
def test_every_fact_of_a_preview_can_be_told(key: str, language: str) -> None:
    for table in tables_with(PREVIEWS[key]):
        for args in arguments(table, PREVIEWS[key]):
            fact = Fact("GW-1.1", key, args)
            check(Catalog(language).render(fact_phrase(table, fact, SEATS[language])), language)


@LANGUAGE
@pytest.mark.parametrize("key", ROLLS)
def test_everything_that_dice_bring_has_a_name(key: str, language: str) -> None:
    for args in arguments(table_of(0), ROLLS[key]):
        check(Catalog(language).rolled(table_of(0), Rolled(0, key, args, 1.0, [0.0, 1.0]), SEATS[language]), language)


@LANGUAGE
def test_every_thing_has_a_name(language: str) -> None:
    for number in range(len(TABLES)):
        table = table_of(number)
        kinds = ["resource", "card", "hex", "path", "intersection", "tile", "seat"]
        domains = {kind: faces(table, kind) for kind in kinds + (list(NORTHERN) if number >= FULL else [])}
        names = {kind: [face for (face,) in found] for kind, found in domains.items()}
        names |= {
            "piece": list(range(len(PIECE_IDS))),
            "colour": list(range(4)),
            "terrain": list(range(7)),
            "board": [0],
        }
        for kind, numbers in names.items():
            assert numbers
            for thing in numbers:
                check(Catalog(language).term(table, kind, thing, SEATS[language]), language)
