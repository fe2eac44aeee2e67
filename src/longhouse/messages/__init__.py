"""Words: message keys and numbers become phrases, and phrases sentences in English, Russian and Ukrainian."""

from longhouse.messages.bundle import LANGUAGES, BrokenMessage, MissingMessage
from longhouse.messages.catalog import Catalog
from longhouse.messages.phrase import Join, Names, Noun, Phrase, Text
from longhouse.messages.speech import (
    ask_phrase,
    content_phrase,
    event_phrase,
    fact_phrase,
    fault_phrase,
    journal_phrase,
    option_phrase,
    reason_phrase,
    setting_phrase,
    term_noun,
)

__all__ = [
    "LANGUAGES",
    "BrokenMessage",
    "Catalog",
    "Join",
    "MissingMessage",
    "Names",
    "Noun",
    "Phrase",
    "Text",
    "ask_phrase",
    "content_phrase",
    "event_phrase",
    "fact_phrase",
    "fault_phrase",
    "journal_phrase",
    "option_phrase",
    "reason_phrase",
    "setting_phrase",
    "term_noun",
]
