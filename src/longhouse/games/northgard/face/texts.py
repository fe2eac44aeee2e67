"""What cards say at a table where they mean something else: by the key of a text, the key of the one to show."""

from typing import Final

from longhouse.games.northgard.state.table import Northgard

FIRST: Final = {"northgard-card-industrious_villagers-text": "northgard-card-industrious_villagers-text-v1"}


def texts(t: Northgard) -> dict[str, str]:
    """NG-21.9: in version 1 of the rules the exchange needed no Build."""
    return FIRST if t.origin.version == 1 else {}
