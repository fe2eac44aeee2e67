"""What bots are called: Norse names, which every reader sees in their own language.

A bot that somebody has given a name keeps it. Seats and journals hold a name as plain text, in the language of whoever
sat the bot down; here it is recognised again, in whatever language it was written.
"""

from functools import cache
from typing import Final

from longhouse.messages import LANGUAGES, Catalog, Phrase
from longhouse.messages.phrase import Players
from longhouse.server.people.names import outline
from longhouse.server.store.facts import SeatInfo

BOT_NAMES: Final = (
    *("thorstein", "astrid", "gunnar", "freydis", "leif", "ragnhild"),
    *("sigurd", "thyra", "halfdan", "gudrun", "eskil", "solveig"),
)


def key_of(seat: SeatInfo) -> str:
    """The message with the name of this bot; empty for people, and for names that people have given."""
    return keys().get(seat.name, "") if seat.kind == "bot" else ""


def names_of(seats: list[SeatInfo]) -> Players:
    """By seat, for sentences: a name as it is, or a message."""
    return [Phrase(key, {}) if (key := key_of(seat)) else seat.name for seat in seats]


def outlines_of(seats: list[SeatInfo]) -> set[str]:
    """What everybody here is called to anybody who reads: nobody else may be."""
    own = {outline(seat.name) for seat in seats if seat.name}
    return own.union(*[outlines(key) for seat in seats if (key := key_of(seat))])


def said_in(language: str, names: Players) -> list[str]:
    catalog = Catalog(language)
    return [name if isinstance(name, str) else catalog.render(name) for name in names]


def name_bots(seats: list[SeatInfo], taken: set[str], language: str) -> None:
    """No bot is called what somebody else is called, in no language. There are more names than any table has seats."""
    free = [key for key in messages() if not taken & outlines(key)]
    for seat, key in zip(seats, free, strict=False):
        seat.name = Catalog(language).text(key)


def outlines(key: str) -> set[str]:
    return {outline(Catalog(language).text(key)) for language in LANGUAGES}


def messages() -> list[str]:
    return [f"bot-{name}" for name in BOT_NAMES]


@cache
def keys() -> dict[str, str]:
    """By name, in every language."""
    return {Catalog(language).text(key): key for key in messages() for language in LANGUAGES}
