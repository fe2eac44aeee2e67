"""Everything that can be said at the tables of a game is said, in every language: what happens there, and all it has
words for. The Watch, which came first and has other modes, has test_rendering.py."""

import random
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

import pytest

import longhouse
from longhouse import SPECTATOR, Decision, Event, Reason, Table
from longhouse.games.midgard.state import message_keys as midgard
from longhouse.games.northgard.state import message_keys as northgard
from longhouse.games.wild.state import message_keys as wild
from longhouse.kernel.face import Fact, Rolled
from longhouse.messages import Catalog, fact_phrase
from tests.messages import midgard_tables, northgard_tables, wild_tables
from tests.messages.saying import LANGUAGE, NO_NAMES, SEATS, check, check_sentence
from tests.messages.tables import arguments, faces
from tests.messages.test_rendering import Heard

Words = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Spoken:
    """A game: its tables, its words, and how many of them a number of random picks covers."""

    tables: tuple[dict[str, str], ...]
    fresh: Callable[[int], Table]
    settled: Callable[[int], Table]
    secret: Mapping[str, int]
    events: Words
    asks: Words
    previews: Words
    reasons: Mapping[int, tuple[str, str, tuple[str, ...]]]
    rolls: Words
    named: tuple[str, ...]
    picks: int
    share: tuple[float, float]
    shunned: str = ""  # picks that would end the game too early
    has_twins: bool = False  # cards that are printed exactly alike
    names: re.Pattern[str] = NO_NAMES


GAMES: Final = {
    "northgard": Spoken(
        tables=northgard_tables.TABLES,
        fresh=northgard_tables.fresh_table,
        settled=northgard_tables.settled_table,
        secret=northgard_tables.SECRET,
        events=northgard.EVENTS,
        asks=northgard.ASKS,
        previews=northgard.PREVIEWS,
        reasons=northgard.REASONS,
        rolls=northgard.ROLLS,
        named=northgard_tables.NAMED,
        picks=600,
        share=(1 / 2, 1 / 3),
        shunned="pass",
        has_twins=True,
        names=northgard_tables.NAMES,
    ),
    "midgard": Spoken(
        tables=midgard_tables.TABLES,
        fresh=midgard_tables.fresh_table,
        settled=midgard_tables.settled_table,
        secret=midgard_tables.SECRET,
        events=midgard.EVENTS,
        asks=midgard.ASKS,
        previews=midgard.PREVIEWS,
        reasons=midgard.REASONS,
        rolls=midgard.ROLLS,
        named=midgard_tables.NAMED,
        picks=600,
        share=(1 / 2, 1 / 3),
    ),
    "wild": Spoken(
        tables=wild_tables.TABLES,
        fresh=wild_tables.fresh_table,
        settled=wild_tables.settled_table,
        secret=wild_tables.SECRET,
        events=wild.EVENTS,
        asks=wild.ASKS,
        previews=wild.PREVIEWS,
        reasons=wild.REASONS,
        rolls={},
        named=wild_tables.NAMED,
        picks=900,
        share=(2 / 3, 1 / 2),
    ),
}
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
EVERY_TABLE = pytest.mark.parametrize(("game", "number"), [(g, n) for g in GAMES for n in range(len(GAMES[g].tables))])


def each(of: Callable[[Spoken], Iterator[object]]) -> list[tuple[str, object]]:
    return [(game, thing) for game, spoken in GAMES.items() for thing in of(spoken)]


# --- real tables


@cache
def heard(game: str, number: int) -> Heard:
    spoken = GAMES[game]
    history = longhouse.new_game(game, seats=SEATS["en"], seed=number, settings=spoken.tables[number])
    luck = random.Random(number)
    found = Heard()
    found.listen(history.table)
    for turn in range(spoken.picks):
        if history.table.over:
            break
        decision = luck.choice(history.table.decisions)
        rather = [option for option in decision.options if history.table.spell(option) != spoken.shunned]
        history.pick(luck.choice(rather or decision.options), decision.seat)
        found.listen(history.table)
        if turn % 10 == 0:
            found.look_around(history.table.clone(), turn // 10)
    return found


@EVERY_GAME
def test_much_happens_at_these_tables(game: str) -> None:
    spoken = GAMES[game]
    all_heard = [heard(game, number) for number in range(len(spoken.tables))]
    events = {event.kind for found in all_heard for _, event in found.events.values()}
    reasons = {reason.key for found in all_heard for _, reason in found.reasons.values()}
    assert len(events) > len(spoken.events) * spoken.share[0]
    assert len(reasons) > len(spoken.reasons) * spoken.share[1]


@LANGUAGE
@EVERY_TABLE
def test_what_happens_at_a_table_can_be_told(game: str, number: int, language: str) -> None:
    catalog, seats, names = Catalog(language), SEATS[language], GAMES[game].names
    found = heard(game, number)
    for table, event in found.events.values():
        check_sentence(catalog.event(table, event, seats), language, names)
    for table, decision in found.asks.values():
        check_sentence(catalog.ask(table, decision, seats), language, names)
    for table, reason in found.reasons.values():
        check_sentence(catalog.reason(table, reason, seats), language, names)


# --- everything the vocabulary has


@LANGUAGE
@EVERY_GAME
def test_every_option_can_be_said_and_told_from_every_other(game: str, language: str) -> None:
    catalog = Catalog(language)
    table = GAMES[game].settled(1)
    known: dict[str, str] = {}
    for option in table.vocabulary():
        text = catalog.option(table, option, SEATS[language])
        check(text, language, GAMES[game].names)
        spelled = table.spell(option)
        same = known.setdefault(text, spelled) == spelled
        assert same or (GAMES[game].has_twins and are_twins(table, known[text], spelled))


def are_twins(table: Table, one: str, other: str) -> bool:
    """It does not matter which of such cards is picked."""
    verbs, names = zip(one.split("/"), other.split("/"), strict=True)
    cards = [entry.data for entry in table.origin.content.root.entries("card") if entry.text("id") in names]
    printed = [{key: card.get(key) for key in ("name", "effect", "instant", "fame")} for card in cards]
    return verbs[0] == verbs[1] and len(printed) == 2 and printed[0] == printed[1]


@LANGUAGE
@EVERY_GAME
def test_options_are_said_before_anything_has_happened(game: str, language: str) -> None:
    table = GAMES[game].fresh(0)
    for option in table.vocabulary():
        check(Catalog(language).option(table, option, SEATS[language]), language, GAMES[game].names)


@LANGUAGE
@pytest.mark.parametrize(("game", "kind"), each(lambda spoken: iter(spoken.events)))
def test_every_event_can_be_told(game: str, kind: str, language: str) -> None:
    catalog, spoken = Catalog(language), GAMES[game]
    table = spoken.settled(1)
    for args in arguments(table, spoken.events[kind]):
        event = Event(kind, "", 1, args, spoken.secret.get(kind, len(args)), 0b1)
        check_sentence(catalog.event(table, event, SEATS[language]), language, spoken.names)
        check_sentence(catalog.event(table, event.seen_from(1), SEATS[language]), language, spoken.names)


@LANGUAGE
@pytest.mark.parametrize(("game", "ask"), each(lambda spoken: iter(spoken.asks)))
def test_every_question_can_be_asked(game: str, ask: str, language: str) -> None:
    catalog, spoken = Catalog(language), GAMES[game]
    table = spoken.settled(1)
    for here in (table, table.view(1), table.view(SPECTATOR)):
        for args in arguments(table, spoken.asks[ask]):
            check_sentence(catalog.ask(here, Decision(1, ask, args, []), SEATS[language]), language, spoken.names)


@LANGUAGE
@pytest.mark.parametrize(("game", "why"), each(lambda spoken: iter(spoken.reasons)))
def test_every_reason_can_be_given(game: str, why: int, language: str) -> None:
    spoken = GAMES[game]
    rule, key, kinds = spoken.reasons[why]
    table = spoken.settled(1)
    for args in arguments(table, kinds):
        text = Catalog(language).reason(table, Reason(rule, key, args), SEATS[language])
        check_sentence(text, language, spoken.names)


@LANGUAGE
@pytest.mark.parametrize(("game", "key"), each(lambda spoken: iter(spoken.previews)))
def test_every_fact_of_a_preview_can_be_told(game: str, key: str, language: str) -> None:
    spoken = GAMES[game]
    table = spoken.settled(1)
    for args in arguments(table, spoken.previews[key]):
        phrase = fact_phrase(table, Fact("", key, args), SEATS[language])
        check(Catalog(language).render(phrase), language, spoken.names)


@LANGUAGE
@pytest.mark.parametrize(("game", "key"), each(lambda spoken: iter(spoken.rolls)))
def test_everything_that_dice_bring_has_a_name(game: str, key: str, language: str) -> None:
    spoken = GAMES[game]
    table = spoken.settled(1)
    for args in arguments(table, spoken.rolls[key]):
        text = Catalog(language).rolled(table, Rolled(0, key, args, 1.0, [0.0, 1.0]), SEATS[language])
        check(text, language, spoken.names)


@LANGUAGE
@pytest.mark.parametrize(("game", "kind"), each(lambda spoken: iter(spoken.named)))
def test_every_thing_has_a_name(game: str, kind: str, language: str) -> None:
    table = GAMES[game].settled(1)
    for (number,) in faces(table, kind):
        check(Catalog(language).term(table, kind, number, SEATS[language]), language, GAMES[game].names)
