"""Words: message keys and numbers become sentences, in English, Russian and Ukrainian."""

from longhouse.messages.bundle import LANGUAGES, BrokenMessage, MissingMessage
from longhouse.messages.catalog import Catalog

__all__ = ["LANGUAGES", "BrokenMessage", "Catalog", "MissingMessage"]
