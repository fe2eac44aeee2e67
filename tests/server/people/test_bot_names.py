"""Bots are called in the reader's language; names that people gave stay as they are."""

from longhouse.messages import LANGUAGES, Catalog, Phrase
from longhouse.server.people.bot_names import (
    BOT_NAMES,
    key_of,
    messages,
    name_bots,
    names_of,
    outlines_of,
    said_in,
)
from longhouse.server.people.names import outline
from longhouse.server.store.facts import SeatInfo


def bots(*names: str) -> list[SeatInfo]:
    return [SeatInfo(seat, "bot", name, None, "greedy") for seat, name in enumerate(names)]


def test_there_are_more_names_than_seats_and_all_differ_in_every_language() -> None:
    for language in LANGUAGES:
        names = [Catalog(language).text(key) for key in messages()]
        assert len(set(map(outline, names))) == len(BOT_NAMES) > 8
        assert not any(" " in name for name in names)


def test_a_name_is_known_in_whatever_language_it_was_written() -> None:
    assert [key_of(seat) for seat in bots("Astrid", "Астрид", "Астрід")] == ["bot-astrid"] * 3
    assert said_in("uk", names_of(bots("Астрид"))) == ["Астрід"]


def test_what_people_are_called_stays_as_it_is() -> None:
    seats = [SeatInfo(0, "person", "Astrid", "ada"), *bots("Rolf")]
    assert names_of(seats) == ["Astrid", "Rolf"]
    assert names_of([*seats, *bots("Thyra")])[2] == Phrase("bot-thyra", {})


def test_a_bot_gets_no_name_that_somebody_else_has_in_another_language() -> None:
    seats = bots("", "")
    name_bots(seats, {outline("Торстейн")}, "en")
    assert [seat.name for seat in seats] == ["Astrid", "Gunnar"]
    assert outline("Гуннар") in outlines_of(seats)
